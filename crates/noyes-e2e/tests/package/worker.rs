//! The engine in a worker of the browser.

use noyes_e2e::{Page, Visit, WebDriverResult};

/// Waits for what a promise comes to, as JSON.
async fn awaited(page: &Page, promise: &str, expected: &str) -> WebDriverResult<()> {
    page.until("globalThis.engine !== undefined").await?;
    page.evaluate(&format!(
        "(globalThis.outcome = undefined, ({promise}).then(
            value => globalThis.outcome = JSON.stringify(value),
            error => globalThis.outcome = `${{error.name}} ${{error.code}}`), null)"
    ))
    .await?;
    page.until(&format!("globalThis.outcome === `{expected}` || globalThis.outcome")).await
}

#[test]
fn the_package_answers_in_a_worker() {
    Visit::desktop().run(async |page| {
        let solve =
            "engine.solve('1 2 3/4 0 5/7 8 6').then(({solution, optimal}) => [solution, optimal])";
        awaited(page, solve, r#"["LU",true]"#).await?;
        awaited(page, "engine.explain('1 1/2 0')", "NoyesError duplicate-tile").await?;
        let dealt = "engine.scramble(1000, {size: '5x5'}).then(boards => boards.length)";
        awaited(page, dealt, "25000").await?;
        let fair =
            "engine.scramble(20000, {size: '3x3', seed: 'f'}).then(boards => engine.audit(boards))
            .then(({verdict}) => verdict)";
        awaited(page, fair, r#""consistent""#).await
    });
}

#[test]
fn the_package_s_search_ends_when_it_is_told_to() {
    Visit::desktop().run(async |page| {
        // The page goes on meanwhile: it hears of the progress, and ends it.
        let ended = "(() => {
            const controller = new AbortController();
            const progress = () => controller.abort();
            const options = {size: '6x6', quality: 'optimal', signal: controller.signal, progress};
            return engine.scramble(1, {size: '6x6', seed: 'x'}).then(board => engine.solve(board, options));
        })()";
        awaited(page, ended, "AbortError 20").await?;
        awaited(page, "engine.isSolvable('1 2/3 0')", "true").await
    });
}
