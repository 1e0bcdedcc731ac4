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

/// Begins what is chosen, on a board that is in sight.
async fn begin(page: &Page) -> WebDriverResult<()> {
    reach(page, ".begin").await?;
    page.evaluate("scrollTo(0, 0)").await?;
    Ok(())
}

/// Begins a challenge, with one of its options by its class if it has any; waits until it is there.
async fn play(page: &Page, kind: &str, option: Option<&str>, name: &str) -> WebDriverResult<()> {
    choose(page, kind).await?;
    if let Some(option) = option {
        reach(page, &format!(".kind .{option}")).await?;
    }
    begin(page).await?;
    until_challenge(page, name).await
}

/// Waits until the challenge of this name is played.
async fn until_challenge(page: &Page, name: &str) -> WebDriverResult<()> {
    let shown = "document.querySelector('.challenge-name').textContent";
    page.until(&format!("{shown}.startsWith('{name}') || {shown}")).await
}

/// Tries all ways in which a tile may slide.
async fn press_around(page: &Page) -> WebDriverResult<()> {
    for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
        page.press(key).await?;
    }
    Ok(())
}

/// Waits until this board of a series is played: `1/2`.
async fn until_board_of(page: &Page, number: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('.board-of dd')?.textContent === '{number}'")).await
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
        press_around(page).await?;
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
        until_challenge(page, "Free play").await
    });
}

#[test]
fn a_blindfold_hides_the_numbers_from_the_first_move_on() {
    Visit::desktop().path("/#size=3x3&seed=a&deal=0").run(async |page| {
        play(page, "blindfold", None, "Blindfold").await?;
        let numbers = "[...document.querySelectorAll('.number')].map(n => n.textContent).join('')";
        assert_eq!(page.evaluate(numbers).await?.as_str().map(str::len), Some(8));
        press_around(page).await?;
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
        until_board_of(page, "1/2").await?;
        solve_two_by_two(page).await?;
        page.until("document.querySelector('.outcome h2')?.textContent.startsWith('2 boards in ')")
            .await?;
        page.screenshot("marathon").await?;
        page.evaluate("document.querySelector('.choose').click()").await?;
        reach(page, ".kind.relay .kind-label").await?;
        begin(page).await?;
        until_board_of(page, "1/4").await?;
        solve_two_by_two(page).await?;
        until_board_of(page, "2/4").await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await?;
        // Where it stands is known after a reload.
        page.reload().await?;
        page.until(&format!("{BOARD}.split('/').length === 3")).await?;
        until_board_of(page, "2/4").await
    });
}

#[test]
fn every_board_of_a_series_can_be_looked_at() {
    Visit::desktop().path("/#size=2x2&seed=a&deal=0").run(async |page| {
        play(page, "marathon", Some("boards .segment:first-of-type"), "Marathon").await?;
        until_board_of(page, "1/2").await?;
        let first = board(page).await?;
        solve_two_by_two(page).await?;
        page.find(".kept").await?;
        page.goto("/#records").await?;
        reach(page, ".records-doing a").await?;
        // The board of each is looked at from its beginning, and the link says which it is.
        for (number, is_first) in [(1, true), (2, false), (1, true)] {
            page.click(&format!(".review-series a:nth-of-type({number})")).await?;
            page.until(&format!(
                "[...document.querySelectorAll('.review-series a')]
                    .map(link => link.ariaCurrent === 'page').indexOf(true) === {}",
                number - 1
            ))
            .await?;
            page.press(Key::Home).await?;
            // Beside it stands the one on the shortest way.
            page.until(&format!("{BOARD}.startsWith('{first}/') === {is_first} || {BOARD}"))
                .await?;
        }
        Ok(())
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
        play(page, "fewest", None, "Fewest moves").await?;
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
        play(page, "daily", None, "Daily ").await?;
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
        until_challenge(page, "Free play").await?;
        play(page, "daily", None, "Daily ").await?;
        until_board(page, &today).await
    });
}

#[test]
fn who_has_solved_the_daily_board_is_told_so() {
    Visit::desktop().path(TWO_TO_GO).run(async |page| {
        choose(page, "daily").await?;
        assert_eq!(page.evaluate("document.querySelector('.daily-done').textContent").await?, "");
        begin(page).await?;
        until_challenge(page, "Daily ").await?;
        page.click(".solve").await?;
        page.click(".coach .pace input").await?;
        page.press(Key::End).await?;
        page.find(".outcome").await?;
        page.find(".share-result").await?;
        page.click(".won-buttons .new").await?;
        until_challenge(page, "Free play").await?;
        choose(page, "daily").await?;
        page.until(
            "/^You solved today’s with \\d\\d moves in \\d+:\\d\\d/.test(
                document.querySelector('.daily-done').textContent)",
        )
        .await
    });
}

#[test]
fn a_challenge_that_is_left_can_be_brought_back() {
    Visit::desktop().path("/#size=4x4&seed=a&deal=0").run(async |page| {
        choose(page, "marathon").await?;
        begin(page).await?;
        until_board_of(page, "1/5").await?;
        press_around(page).await?;
        page.until("Number(document.querySelector('.moves dd').textContent) > 0").await?;
        reach(page, ".size .segment:first-of-type").await?;
        until_challenge(page, "Free play").await?;
        page.click(".notice .link").await?;
        until_board_of(page, "1/5").await
    });
}
