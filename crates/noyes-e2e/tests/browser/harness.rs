//! The harness does what it says: tests that cannot fail are worth nothing.

use std::panic::{AssertUnwindSafe, catch_unwind};

use noyes_e2e::Visit;

#[test]
fn the_page_sees_what_the_visit_pretends() {
    let media = "[innerWidth, innerHeight,
        matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
        matchMedia('(pointer: coarse)').matches].join(' ')";
    let phone = Visit::phone().dark().reduced_motion();
    let seen = phone.run(async |page| page.evaluate(media).await);
    assert_eq!(seen, "360 640 true true true");
    let seen = Visit::window(1024, 700).run(async |page| page.evaluate(media).await);
    assert_eq!(seen, "1024 700 false false false");
}

#[test]
fn an_error_in_the_console_fails_a_test() {
    let visit = || {
        Visit::desktop().run(async |page| {
            page.evaluate("setTimeout(() => { window.thrown = true; throw Error('on purpose') })")
                .await?;
            page.until("window.thrown === true").await
        });
    };
    let panic = catch_unwind(AssertUnwindSafe(visit)).unwrap_err();
    let text = panic.downcast::<String>().unwrap();
    assert!(text.contains("on purpose"), "{text}");
}

#[test]
fn a_swipe_is_a_touch() {
    Visit::phone().run(async |page| {
        page.evaluate(
            "(window.seen = [], ['touchstart', 'touchend'].forEach(kind =>
                addEventListener(kind, event => seen.push(kind + event.changedTouches[0].clientX))))",
        )
        .await?;
        page.swipe((100, 300), (80, 0)).await?;
        page.until("seen.join(' ') == 'touchstart100 touchend180'").await
    });
}

#[test]
fn what_the_content_policy_refuses_is_an_error() {
    Visit::desktop().run(async |page| {
        page.evaluate("document.body.setAttribute('style', 'color: red')").await?;
        let errors = page.take_console_errors().await?;
        assert!(errors.iter().any(|error| error.contains("style-src")), "{errors:?}");
        page.evaluate("document.body.style.setProperty('color', 'red')").await?;
        assert_eq!(page.evaluate("getComputedStyle(document.body).color").await?, "rgb(255, 0, 0)");
        Ok(())
    });
}

#[test]
fn an_element_that_is_replaced_while_it_is_looked_at_is_looked_for_again() {
    Visit::desktop().run(async |page| {
        page.find(".tile").await?;
        page.evaluate(
            "setInterval(() => {
                const old = document.querySelector('h1');
                old.replaceWith(old.cloneNode(true));
            }, 30)",
        )
        .await?;
        for _ in 0..20 {
            page.find("h1").await?;
            assert_eq!(page.text("h1").await?, "noyes");
        }
        Ok(())
    });
}

#[test]
fn what_is_waited_for_may_come_with_another_page() {
    Visit::desktop().run(async |page| {
        for time in 0..20 {
            page.find(".tile").await?;
            let leave = format!(
                "(window.left = true, setTimeout(() => location.reload(), {}), null)",
                2 * time
            );
            page.evaluate(&leave).await?;
            page.until("window.left === undefined && document.body !== null").await?;
        }
        Ok(())
    });
}
