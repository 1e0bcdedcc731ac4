//! `<noyes-board>`: a playable board on any page.

use noyes_e2e::{Key, Page, Visit, WebDriverResult};

const ONE: &str = "document.getElementById('one')";
const BOARD: &str = "document.getElementById('one').shadowRoot.querySelector('.board')";
/// The text of the board as the buttons show it.
const SHOWN: &str = "[...document.getElementById('one').shadowRoot.querySelectorAll('.row')].map(row =>
    [...row.querySelectorAll('.tile')].map(tile => tile.hidden ? '0' : tile.getAttribute('aria-label'))
        .join(' ')).join('/')";
const FOCUSED: &str = "document.activeElement?.shadowRoot?.activeElement";

async fn ready(page: &Page) -> WebDriverResult<()> {
    page.until(&format!("Boolean({ONE}.shadowRoot?.querySelector('.tile'))")).await
}

async fn evaluated(page: &Page, expression: &str) -> WebDriverResult<String> {
    let value = page.evaluate(&format!("String({expression})")).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The way to the goal.
async fn solution(page: &Page) -> WebDriverResult<String> {
    page.until("globalThis.engine !== undefined").await?;
    page.evaluate(&format!(
        "(globalThis.found = undefined, engine.solve({ONE}.board).then(answer => globalThis.found = answer.solution), null)"
    ))
    .await?;
    page.until("globalThis.found !== undefined").await?;
    evaluated(page, "found").await
}

/// The middle of the tile of this number on a board, in the window.
async fn middle(page: &Page, tile: &str) -> WebDriverResult<(i32, i32)> {
    let place = page
        .evaluate(&format!(
            "(() => {{
                const tile = [...{BOARD}.querySelectorAll('.tile')].find(tile => tile.getAttribute('aria-label') === '{tile}');
                const {{x, y, width, height}} = tile.getBoundingClientRect();
                return [Math.round(x + width / 2), Math.round(y + height / 2)];
            }})()"
        ))
        .await?;
    let at = |index: usize| place[index].as_i64().unwrap_or_default() as i32;
    Ok((at(0), at(1)))
}

/// The tile that a direction moves first from here.
const MOVABLE: &str = "(letter => {
    const board = document.getElementById('one');
    const tiles = board.board.split(/[ /]/).map(Number);
    const width = board.board.split('/')[0].split(' ').length;
    const blank = tiles.indexOf(0);
    const edge = {L: width - 1, R: 0}[letter];
    return blank % width === edge ? undefined : tiles[blank + {L: 1, R: -1, U: width, D: -width}[letter]];
})";

#[test]
fn the_element_is_played_with_keys_to_the_end() {
    Visit::desktop().reduced_motion().run(async |page| {
        ready(page).await?;
        page.press(Key::Tab).await?;
        page.until(&format!("{FOCUSED} !== null && {FOCUSED} !== undefined")).await?;
        let moves = solution(page).await?;
        let before = evaluated(page, SHOWN).await?;
        assert_eq!(before, evaluated(page, &format!("{ONE}.board")).await?);
        let mut letters = Vec::new();
        for letter in moves.chars() {
            match letter.to_digit(10) {
                Some(times) => {
                    let last = *letters.last().unwrap();
                    letters.extend((1..times).map(|_| last));
                }
                None => letters.push(letter),
            }
        }
        // Arrow keys and letters, in turns.
        for (at, letter) in letters.iter().enumerate() {
            let (arrow, key) = match letter {
                'U' => (Key::Up, "w"),
                'D' => (Key::Down, "s"),
                'L' => (Key::Left, "a"),
                _ => (Key::Right, "d"),
            };
            match at % 2 {
                0 => page.press(arrow).await?,
                _ => page.press(key).await?,
            }
            page.until(&format!("{ONE}.moves === {}", at + 1)).await?;
            // The focus is still on a tile.
            page.until(&format!("{FOCUSED}.matches('.tile:not([hidden])')")).await?;
        }
        assert_eq!(evaluated(page, SHOWN).await?, "1 2 3/4 5 6/7 8 0");
        let told = page.evaluate("told").await?;
        let told = told.as_array().unwrap();
        assert_eq!(told.len(), letters.len() + 1);
        assert_eq!(told[0]["name"], "move");
        assert_eq!(told[0]["detail"]["direction"], letters[0].to_string());
        let end = &told[letters.len()];
        assert_eq!((&end["name"], &end["id"]), (&"solved".into(), &"one".into()));
        assert_eq!(end["detail"]["moves"], letters.len());
        let replay = &end["detail"]["replay"];
        assert_eq!(replay["v"], 1);
        assert_eq!(replay["board"], before);
        assert_eq!(replay["control"], "keyboard");
        assert_eq!(replay["moves"].as_array().unwrap().len(), letters.len());
        // It is locked, and said so; another board is one button away.
        page.press(Key::Right).await?;
        page.until(&format!(
            "{ONE}.shadowRoot.querySelector('.spoken').textContent.includes('locked')"
        ))
        .await?;
        page.until(&format!("{BOARD}.getAttribute('aria-label').includes('solved')")).await?;
        page.evaluate(&format!("({ONE}.shadowRoot.querySelector('.again').click(), null)")).await?;
        page.until(&format!("!{ONE}.solved && {ONE}.moves === 0 && {ONE}.board !== '{before}'"))
            .await
    });
}

#[test]
fn the_element_takes_a_mouse_and_undo() {
    Visit::desktop().run(async |page| {
        ready(page).await?;
        let before = evaluated(page, SHOWN).await?;
        let letter = format!("['L', 'R', 'U', 'D'].find(letter => {MOVABLE}(letter) > 0)");
        let tile = evaluated(page, &format!("{MOVABLE}({letter})")).await?;
        let (x, y) = middle(page, &tile).await?;
        page.driver().action_chain().move_to(x.into(), y.into()).click().perform().await?;
        page.until(&format!("{ONE}.moves === 1")).await?;
        assert_eq!(page.evaluate("told[0].detail.tile").await?.to_string(), tile);
        // The focus is with the tile, where it is now.
        page.until(&format!("{FOCUSED}.getAttribute('aria-label') === '{tile}'")).await?;
        page.press("u").await?;
        page.until(&format!("{ONE}.moves === 0")).await?;
        assert_eq!(evaluated(page, SHOWN).await?, before);
        page.evaluate(&format!("({ONE}.redo(), {ONE}.restart(), null)")).await?;
        assert_eq!(evaluated(page, SHOWN).await?, before);
        page.evaluate(&format!("({ONE}.scramble('seed'), null)")).await?;
        assert_eq!(evaluated(page, &format!("{ONE}.seed")).await?, "seed");
        Ok(())
    });
}

#[test]
fn the_element_takes_fingers() {
    Visit::phone().run(async |page| {
        ready(page).await?;
        for letter in ['L', 'U'] {
            let way = match letter {
                'L' => ["L", "R"],
                _ => ["U", "D"],
            };
            // One of the two can be made.
            let made = evaluated(page, &format!("{MOVABLE}('{0}') > 0 ? '{0}' : '{1}'", way[0], way[1])).await?;
            let by = match made.as_str() {
                "L" => (-60, 0),
                "R" => (60, 0),
                "U" => (0, -60),
                _ => (0, 60),
            };
            let moves = evaluated(page, &format!("{ONE}.moves + 1")).await?;
            let (x, y) = middle(page, "5").await?;
            page.swipe((x, y), by).await?;
            page.until(&format!("{ONE}.moves === {moves}")).await?;
        }
        let tile = evaluated(page, &format!("{MOVABLE}('L') > 0 ? {MOVABLE}('L') : {MOVABLE}('R')")).await?;
        page.swipe(middle(page, &tile).await?, (0, 0)).await?;
        page.until(&format!("{ONE}.moves === 3")).await?;
        assert_eq!(page.evaluate(&format!("{ONE}.replay.control")).await?, "touch");
        assert!(page.fits_sideways().await?);
        let least = format!("Math.min(...[...{BOARD}.querySelectorAll('.tile:not([hidden])')].map(tile => tile.getBoundingClientRect().width))");
        assert!(page.evaluate(&least).await?.as_f64().unwrap() >= 44.0);
        Ok(())
    });
}

#[test]
fn the_element_s_attributes_change_while_it_is_there() {
    Visit::desktop().run(async |page| {
        ready(page).await?;
        page.evaluate(&format!("({ONE}.setAttribute('size', '5x3'), {ONE}.goal = 'snake', null)")).await?;
        page.until(&format!("{BOARD}.querySelectorAll('.row').length === 3 && {BOARD}.querySelectorAll('.square').length === 15")).await?;
        page.until(&format!("engine.isSolvable({ONE}.board, {{goal: 'snake'}}).then(yes => globalThis.yes = yes) && globalThis.yes")).await?;
        // The same seed, the same board; another one, another.
        let first = evaluated(page, &format!("{ONE}.board")).await?;
        page.evaluate(&format!("({ONE}.seed = 'other', null)")).await?;
        page.until(&format!("{ONE}.board !== '{first}'")).await?;
        page.evaluate(&format!("({ONE}.seed = 'a', null)")).await?;
        page.until(&format!("{ONE}.board === '{first}'")).await?;
        page.evaluate(&format!("({ONE}.picture = 'picture.svg', null)")).await?;
        page.until(&format!("{BOARD}.matches('.picture.plain')")).await?;
        let picture = format!("getComputedStyle({BOARD}.querySelector('.face')).backgroundImage.includes('/picture.svg')");
        assert_eq!(page.evaluate(&picture).await?, true);
        // What cannot be meant is said, and told.
        page.evaluate(&format!("({ONE}.addEventListener('error', event => globalThis.wrong = event.detail.code), {ONE}.size = 'four', null)")).await?;
        page.until("globalThis.wrong === 'bad-size'").await?;
        page.until(&format!("{ONE}.shadowRoot.querySelector('[role=alert]').textContent.includes('four')")).await?;
        page.evaluate(&format!("({ONE}.size = '1000x1000', null)")).await?;
        page.until("globalThis.wrong === 'size-too-large'").await?;
        page.evaluate(&format!("({ONE}.size = 4, null)")).await?;
        page.until(&format!("{BOARD}?.querySelectorAll('.square').length === 16")).await?;
        // Another one is a game of its own, and one that is made by a script is as good.
        page.evaluate("(document.querySelector('main').append(Object.assign(
            document.createElement('noyes-board'), {id: 'three', size: '2x2'})), null)").await?;
        page.until("document.getElementById('three').board.split(/[ /]/).length === 4").await?;
        assert_eq!(page.evaluate("document.getElementById('two').moves").await?, 0);
        Ok(())
    });
}

#[test]
fn the_element_reads_from_left_to_right_on_any_page() {
    Visit::desktop().run(async |page| {
        ready(page).await?;
        page.evaluate("(document.documentElement.dir = 'rtl', null)").await?;
        let lefts = format!("[...{BOARD}.querySelectorAll('.row')[0].children].map(square => square.getBoundingClientRect().left)");
        let places = page.evaluate(&lefts).await?;
        let places: Vec<f64> = places.as_array().unwrap().iter().filter_map(|x| x.as_f64()).collect();
        assert!(places.is_sorted(), "{places:?}");
        assert!(page.fits_sideways().await?);
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_about_the_element() {
    for (name, visit) in [
        ("phone, light", Visit::phone().reduced_motion()),
        ("desk, dark", Visit::desktop().dark().reduced_motion()),
    ] {
        visit.run(async |page| {
            ready(page).await?;
            let found = page.barriers().await?;
            assert!(found.is_empty(), "{name}:\n{}", found.join("\n"));
            page.screenshot(&format!("element-{}", name.replace(", ", "-"))).await?;
            let moves = solution(page).await?;
            page.evaluate(&format!(
                "('{moves}'.replace(/([UDLR])(\\d+)/g, (_, letter, times) => letter.repeat(times)).split('')
                    .forEach(letter => {ONE}.slide(letter)), null)"
            ))
            .await?;
            page.until(&format!("{ONE}.solved")).await?;
            let found = page.barriers().await?;
            assert!(found.is_empty(), "{name}, solved:\n{}", found.join("\n"));
            page.screenshot(&format!("element-solved-{}", name.replace(", ", "-"))).await
        });
    }
}

#[test]
fn the_example_page_shows_the_element() {
    Visit::desktop().path("/examples/index.html").run(async |page| {
        page.until("document.querySelector('noyes-board').shadowRoot?.querySelectorAll('.square').length === 16").await?;
        page.click("#hint").await?;
        page.until("document.getElementById('next').value.includes('moves to go')").await?;
        assert!(page.fits_sideways().await?);
        page.screenshot("element-example").await
    });
}
