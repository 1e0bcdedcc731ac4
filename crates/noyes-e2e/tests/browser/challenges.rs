//! Challenges: chosen on the page, played, won and lost.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};

use crate::board::{BOARD, board, reach, until_board, until_moves};

const TWO_TO_GO: &str = "/#board=1-2-3.4-5-6.0-7-8";

/// Chooses a challenge by its class.
async fn choose(page: &Page, kind: &str) -> WebDriverResult<()> {
    board(page).await?;
    page.click(".choose").await?;
    reach(page, &format!(".kind.{kind} .kind-label")).await
}

async fn begin(page: &Page) -> WebDriverResult<()> {
    reach(page, ".begin").await?;
    page.evaluate("scrollTo(0, 0)").await?;
    Ok(())
}

/// Solves a 2x2 board by pressing keys: one way round, and round again.
async fn solve_two_by_two(page: &Page) -> WebDriverResult<()> {
    page.evaluate(
        "(() => {
            const at = () => [...document.querySelectorAll('.square')]
                .findIndex(square => square.querySelector('.tile').hidden);
            const board = () => document.querySelectorAll('.square').length;
            // The blank goes round clockwise: where it is tells which way the next tile slides.
            const next = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];
            window.through = false;
            window.pressed = 0;
            const press = () => {
                if (board() !== 4 || document.querySelector('.outcome') || window.pressed > 40) {
                    window.through = true;
                    return;
                }
                const key = next[at()];
                window.pressed += 1;
                document.body.dispatchEvent(
                    new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
                requestAnimationFrame(press);
            };
            press();
        })()",
    )
    .await?;
    page.until("window.through === true").await
}

#[test]
fn pause_hides_the_board_and_stops_the_clock() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        // Nothing to pause before the first move.
        assert_eq!(page.attribute(".pause", "aria-disabled").await?.as_deref(), Some("true"));
        page.press(Key::Left).await?;
        until_moves(page, 1).await?;
        page.press("p").await?;
        assert_eq!(page.text(".cover h2").await?, "Paused");
        let seen = "getComputedStyle(document.querySelector('.tile')).visibility";
        assert_eq!(page.evaluate(seen).await?, "hidden");
        assert_eq!(page.evaluate("document.querySelector('.board').inert").await?, true);
        page.press("a").await?;
        page.until(
            "document.querySelector('.spoken').textContent.startsWith('The game is paused')",
        )
        .await?;
        let time = page.text(".time dd").await?;
        page.evaluate("window.opened = performance.now()").await?;
        page.until("performance.now() - window.opened > 1200").await?;
        assert_eq!(page.text(".time dd").await?, time);
        page.screenshot("paused").await?;
        // It survives a reload, and the focus is where Space goes on.
        page.reload().await?;
        page.find(".cover").await?;
        page.press(Key::Space).await?;
        page.until("document.querySelector('.cover') === null").await?;
        page.press(Key::Left).await?;
        until_board(page, "1 2 3/4 5 6/7 8 0").await
    });
}

#[test]
fn a_game_for_the_record_never_stands_and_counts_what_is_undone() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        reach(page, ".setting.records").await?;
        page.evaluate("document.activeElement.blur()").await?;
        page.press(Key::Left).await?;
        until_moves(page, 1).await?;
        assert_eq!(page.attribute(".pause", "aria-disabled").await?.as_deref(), Some("true"));
        page.press("u").await?;
        until_moves(page, 2).await?;
        page.press("p").await?;
        assert_eq!(page.count(".cover").await?, 0);
        Ok(())
    });
}

#[test]
fn the_board_is_covered_until_it_is_looked_at() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        board(page).await?;
        reach(page, ".inspection .segment:nth-of-type(2)").await?;
        page.evaluate("scrollTo(0, 0)").await?;
        assert_eq!(page.text(".cover h2").await?, "Ready when you are");
        page.screenshot("inspection").await?;
        page.click(".cover-action").await?;
        page.until("document.querySelector('.cover') === null").await?;
        // It counts down, and the first move ends that.
        page.until("document.querySelector('.time dt').textContent === 'to look'").await?;
        page.until("Number(document.querySelector('.time dd').textContent) < 15").await?;
        page.press("a").await?;
        until_moves(page, 1).await?;
        page.until("document.querySelector('.time dt').textContent === 'time'").await
    });
}

#[test]
fn the_time_runs_out() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        choose(page, "time-limit").await?;
        reach(page, ".kind .seconds .segment:first-of-type").await?;
        begin(page).await?;
        page.until("document.querySelector('.time dd').textContent === '0:30'").await?;
        let first = board(page).await?;
        // The clock of the page is put forward.
        for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
            page.press(key).await?;
        }
        page.until(&format!("{BOARD} !== '{first}'")).await?;
        page.evaluate(
            "(now => { performance.now = () => now() + 60000 })(performance.now.bind(performance))",
        )
        .await?;
        page.evaluate("(now => { Date.now = () => now() + 60000 })(Date.now.bind(Date))").await?;
        page.until("document.querySelector('.outcome h2')?.textContent === 'The time is over'")
            .await?;
        let after = board(page).await?;
        page.press("a").await?;
        page.press("w").await?;
        page.until("document.querySelector('.spoken').textContent.startsWith('This game is over')")
            .await?;
        assert_eq!(board(page).await?, after);
        page.screenshot("out-of-time").await?;
        page.click(".to-free").await?;
        page.until("document.querySelector('.challenge-name').textContent === 'Free play'").await
    });
}

#[test]
fn a_blindfold_hides_the_numbers_from_the_first_move_on() {
    Visit::desktop().path("/#size=3x3&seed=a&deal=0").run(async |page| {
        choose(page, "blindfold").await?;
        begin(page).await?;
        page.until("document.querySelector('.challenge-name').textContent === 'Blindfold'").await?;
        let numbers = "[...document.querySelectorAll('.number')].map(n => n.textContent).join('')";
        assert_eq!(page.evaluate(numbers).await?.as_str().map(str::len), Some(8));
        for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
            page.press(key).await?;
        }
        page.until(&format!("{numbers} === ''")).await?;
        // Nobody is told, by whatever sense.
        let names = "[...document.querySelectorAll('.tile:not([hidden])')].every(tile =>
            /^Row [1-3], column [1-3]$/.test(tile.ariaLabel))";
        assert_eq!(page.evaluate(names).await?, true);
        let said = page.evaluate("document.querySelector('.spoken').textContent").await?;
        assert!(
            ["Up", "Down", "Left", "Right"].contains(&said.as_str().unwrap_or_default().trim()),
            "{said}"
        );
        page.screenshot("blindfold").await?;
        page.reload().await?;
        page.until(&format!("{numbers} === ''")).await?;
        page.click(".give-up").await?;
        page.until("document.querySelector('.outcome h2')?.textContent === 'Given up'").await?;
        page.until(&format!("{numbers} !== ''")).await
    });
}

#[test]
fn a_marathon_has_one_clock_and_a_relay_grows() {
    Visit::desktop().path("/#size=2x2&seed=a&deal=0").run(async |page| {
        choose(page, "marathon").await?;
        reach(page, ".kind .boards .segment:first-of-type").await?;
        begin(page).await?;
        page.until("document.querySelector('.board-of dd')?.textContent === '1/2'").await?;
        solve_two_by_two(page).await?;
        page.until("document.querySelector('.outcome h2')?.textContent.startsWith('2 boards in ')")
            .await?;
        page.screenshot("marathon").await?;
        page.evaluate("document.querySelector('.choose').click()").await?;
        reach(page, ".kind.relay .kind-label").await?;
        begin(page).await?;
        page.until("document.querySelector('.board-of dd')?.textContent === '1/4'").await?;
        solve_two_by_two(page).await?;
        page.until("document.querySelector('.board-of dd')?.textContent === '2/4'").await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await?;
        // Where it stands is known after a reload.
        page.reload().await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await?;
        page.until("document.querySelector('.board-of dd')?.textContent === '2/4'").await
    });
}

#[test]
fn a_limit_of_moves_is_the_shortest_and_some() {
    Visit::desktop().path("/#size=3x3&seed=a&deal=0").run(async |page| {
        choose(page, "move-limit").await?;
        reach(page, ".kind .extra .segment:first-of-type").await?;
        begin(page).await?;
        page.until("document.querySelector('.moves dt')?.textContent === 'moves left'").await?;
        let left = "Number(document.querySelector('.moves dd')?.textContent)";
        let limit = page.evaluate(left).await?.as_u64().unwrap_or_default();
        assert!((1..=31).contains(&limit), "{limit}");
        // To and fro until nothing is left.
        page.evaluate(
            "(() => {
                let turn = 0;
                const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
                const press = () => {
                    if (document.querySelector('.outcome') || turn > 400) return;
                    const key = keys[(turn++ >> 1) % 2 ? turn % 2 : 2 + turn % 2];
                    document.body.dispatchEvent(
                        new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
                    requestAnimationFrame(press);
                };
                press();
            })()",
        )
        .await?;
        page.until("document.querySelector('.outcome h2')?.textContent === 'No moves left'").await
    });
}

#[test]
fn a_difficulty_is_the_length_of_the_shortest_solution() {
    Visit::desktop().path("/#size=3x3&seed=a&deal=0").run(async |page| {
        choose(page, "length").await?;
        reach(page, ".kind .level .segment:last-of-type").await?;
        begin(page).await?;
        // Two boards of 3x3 are 31 moves away, and these are they.
        page.until(&format!(
            "['8 6 7/2 5 4/3 0 1', '6 4 7/8 5 0/3 2 1'].includes({BOARD}) || {BOARD}"
        ))
        .await?;
        page.until("document.querySelector('.cover') === null").await
    });
}

#[test]
fn the_fewest_moves_are_compared_with_the_shortest_solution() {
    Visit::desktop().path("/#size=2x2&seed=a&deal=0").run(async |page| {
        choose(page, "fewest").await?;
        begin(page).await?;
        page.until("document.querySelector('.challenge-name').textContent === 'Fewest moves'")
            .await?;
        solve_two_by_two(page).await?;
        let headline = page.text(".outcome h2").await?;
        assert!(headline.starts_with("Solved with "), "{headline}");
        page.until(
            "/^(There is no shorter solution|\\d+ moves? would have done)\\.$/.test(
                document.querySelector('.shortest')?.textContent)",
        )
        .await
    });
}

#[test]
fn the_daily_board_is_the_same_for_all_and_tells_when_the_next_comes() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        choose(page, "daily").await?;
        begin(page).await?;
        let name = "document.querySelector('.challenge-name').textContent";
        page.until(&format!("/^Daily \\d+$/.test({name})")).await?;
        let seed = page.text(".seed").await?;
        assert!(seed.starts_with("noyes daily 20"), "{seed}");
        let today = board(page).await?;
        page.press("a").await?;
        page.press("d").await?;
        page.click(".give-up").await?;
        page.until(
            "/^The next board comes in \\d+:\\d\\d(:\\d\\d)?, at \\d+:\\d\\d\\.$/.test(
                document.querySelector('.next-day')?.textContent)",
        )
        .await?;
        page.screenshot("daily").await?;
        page.click(".new").await?;
        page.until(&format!("{name} === 'Free play'")).await?;
        choose(page, "daily").await?;
        begin(page).await?;
        until_board(page, &today).await
    });
}

#[test]
fn a_challenge_that_is_left_can_be_brought_back() {
    Visit::desktop().path("/#size=4x4&seed=a&deal=0").run(async |page| {
        choose(page, "marathon").await?;
        begin(page).await?;
        page.until("document.querySelector('.board-of dd')?.textContent === '1/5'").await?;
        for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
            page.press(key).await?;
        }
        page.until("Number(document.querySelector('.moves dd').textContent) > 0").await?;
        reach(page, ".size .segment:first-of-type").await?;
        page.until("document.querySelector('.challenge-name').textContent === 'Free play'").await?;
        page.click(".notice .link").await?;
        page.until("document.querySelector('.board-of dd')?.textContent === '1/5'").await
    });
}
