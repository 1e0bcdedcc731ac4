//! What the page says, by what it speaks of. The sentences are in `noyes-words`; here they are given
//! names, and the values that they tell.

pub(crate) mod challenge;
pub(crate) mod coach;
pub(crate) mod errors;
pub(crate) mod game;
pub(crate) mod help;
pub(crate) mod lab;
pub(crate) mod online;
pub(crate) mod own;
pub(crate) mod race;
pub(crate) mod records;
pub(crate) mod review;
mod say;
pub(crate) mod why;

use noyes::{Direction, Layout, Natural, Rule, Size, Tile, Verdict};
use noyes_game::{Millis, Refusal, Step};
use noyes_words::Arg;

#[allow(unused_imports, reason = "wanted by the records")]
pub(crate) use say::{Phrase, date, date_and_time, language, say};

use crate::{
    challenge::Kind,
    faces::Faces,
    hints::{Distance, ToGo},
    keys::Arrows,
    later::LinkFault,
    picture::Picture,
    settings::Theme,
    view::View,
};

pub(crate) const NAME: &str = "noyes";

// The pages.
pub(crate) const PAGES: Phrase = Phrase("page-pages");
pub(crate) const PLAY: Phrase = Phrase("page-play");
pub(crate) const OWN: Phrase = Phrase("page-own");
pub(crate) const RECORDS: Phrase = Phrase("page-records");
pub(crate) const ONLINE: Phrase = Phrase("page-online");
pub(crate) const WHY: Phrase = Phrase("page-why");
pub(crate) const LAB: Phrase = Phrase("page-lab");
pub(crate) const HELP: Phrase = Phrase("page-help");

/// The title of the browser's window.
pub(crate) fn window_title(view: View) -> String {
    match view {
        View::Play => say("page-title", &[]),
        // By its name on the way to it: the page itself may not be loaded yet.
        view => say("page-title-of", &[("page", page_name(view).into())]),
    }
}

/// What a page is called on the way to it.
pub(crate) fn page_name(view: View) -> Phrase {
    match view {
        View::Play => PLAY,
        View::Own => OWN,
        View::Records => RECORDS,
        View::Online => ONLINE,
        View::Race => challenge::name(Kind::Race),
        View::Why => WHY,
        View::Lab => LAB,
        View::Review => review::PAGE,
        View::Help => HELP,
    }
}

// A page that is being loaded.
pub(crate) const LOADING: Phrase = Phrase("page-loading");
pub(crate) const NOT_LOADED: Phrase = Phrase("page-not-loaded");
pub(crate) const PANELS_NOT_LOADED: Phrase = Phrase("page-panels-not-loaded");
pub(crate) const TRY_AGAIN: Phrase = Phrase("page-try-again");
pub(crate) const UPDATE_READY: Phrase = Phrase("page-update-ready");
pub(crate) const UPDATE_NOW: Phrase = Phrase("page-update-now");

// The figures and the buttons.
pub(crate) const TIME: Phrase = Phrase("play-time");
pub(crate) const NEW: Phrase = Phrase("play-new");
pub(crate) const NEXT: Phrase = Phrase("play-next");
pub(crate) const UNDO: Phrase = Phrase("play-undo");
pub(crate) const REDO: Phrase = Phrase("play-redo");
pub(crate) const HINT: Phrase = Phrase("play-hint");
pub(crate) const HINT_IS: Phrase = Phrase("play-hint-is");
pub(crate) const TO_GO: Phrase = Phrase("play-moves-to-go");
pub(crate) const RESTART: Phrase = Phrase("play-restart");
pub(crate) const SHARE: Phrase = Phrase("play-share");
pub(crate) const COPIED: Phrase = Phrase("page-copied");
pub(crate) const KEPT: Phrase = Phrase("play-kept");
pub(crate) const CLOSE: Phrase = Phrase("page-close");
pub(crate) const BRING_BACK: Phrase = Phrase("play-bring-back");

// This deal.
pub(crate) const THIS_DEAL: Phrase = Phrase("play-this-deal");
pub(crate) const YOUR_OWN_BOARD: Phrase = Phrase("play-your-own-board");
pub(crate) const FAIR: Phrase = Phrase("play-fair");
pub(crate) const SEED: Phrase = Phrase("play-seed");
pub(crate) const DEAL_NUMBER: Phrase = Phrase("play-deal-number");
pub(crate) const COPY_SEED: Phrase = Phrase("play-copy-seed");

// Settings.
pub(crate) const BOARD: Phrase = Phrase("settings-board");
pub(crate) const SIZE: Phrase = Phrase("settings-size");
pub(crate) const WIDTH: Phrase = Phrase("settings-width");
pub(crate) const HEIGHT: Phrase = Phrase("settings-height");
pub(crate) const GOAL: Phrase = Phrase("settings-goal");
pub(crate) const TILES: Phrase = Phrase("settings-tiles");
pub(crate) const PICTURE: Phrase = Phrase("settings-picture");
pub(crate) const OWN_PICTURE: Phrase = Phrase("settings-picture-own");
pub(crate) const CHOOSE_PICTURE: Phrase = Phrase("settings-choose-picture");
pub(crate) const PICTURE_STAYS: Phrase = Phrase("settings-picture-stays");
pub(crate) const NUMBERS_ON_PICTURE: Phrase = Phrase("settings-numbers-on-picture");
pub(crate) const ARROWS: Phrase = Phrase("settings-arrows");
pub(crate) const LETTERS: Phrase = Phrase("settings-letters");
pub(crate) const LETTERS_ARE: Phrase = Phrase("settings-letters-are");
pub(crate) const THEME: Phrase = Phrase("settings-theme");
pub(crate) const LANGUAGE: Phrase = Phrase("settings-language");

// Sharing.
pub(crate) const LINK: Phrase = Phrase("play-link");
pub(crate) const LINK_COPIED: Phrase = Phrase("play-link-copied");
pub(crate) const LINK_TO_COPY: Phrase = Phrase("play-link-to-copy");

// States.
pub(crate) const STORAGE_LOST: Phrase = Phrase("play-storage-lost");
pub(crate) const GAME_DAMAGED: Phrase = Phrase("play-game-damaged");
pub(crate) const BOARD_FROM_LINK: Phrase = Phrase("play-board-from-link");
pub(crate) const PICTURE_FAILED: Phrase = Phrase("settings-picture-failed");
pub(crate) const PICTURE_NOT_STORED: Phrase = Phrase("settings-picture-not-stored");

// Hints.
pub(crate) const NO_HINT: Phrase = Phrase("play-no-hint");
pub(crate) const SOLVER_FAILED: Phrase = Phrase("play-solver-failed");

// Verdicts.
pub(crate) const YES: Phrase = Phrase("page-yes");
pub(crate) const NO: Phrase = Phrase("page-no");
pub(crate) const MOVES_NEEDED: Phrase = Phrase("play-moves-needed");
pub(crate) const CAN_BE_SOLVED: Phrase = Phrase("page-can-be-solved");
pub(crate) const CANNOT_BE_SOLVED: Phrase = Phrase("page-cannot-be-solved");

/// Digits in groups of three, such as `10,461,394,944,000`.
pub(crate) fn grouped(digits: &str) -> String {
    language().grouped(digits)
}

/// A number as a figure.
pub(crate) fn number(number: u64) -> String {
    grouped(&number.to_string())
}

/// A number that is read and not counted: in full up to 21 digits, else `about 4.7 × 10¹⁵⁷`.
fn count(number: &Natural) -> String {
    let digits = number.to_string();
    if digits.len() <= 21 {
        return grouped(&digits);
    }
    // Two digits, cut off and not rounded: "about" covers it, and 9.99 never becomes 10.0.
    let two = digits[..2].parse().map_or(0.0, |two: f64| two / 10.0);
    let power = superscript(digits.len() - 1);
    let number = format!("{} × 10{power}", language().decimal(two, 1));
    say("page-about", &[("number", number.into())])
}

fn superscript(number: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = |digit: char| digit.to_digit(10).map(|digit| DIGITS[digit as usize]);
    number.to_string().chars().filter_map(digit).collect()
}

/// A time as on a stopwatch: `0:42`, `1:02:03`.
pub(crate) fn clock(time: Millis) -> String {
    let seconds = time / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `4×4`.
pub(crate) fn size(size: Size) -> String {
    format!("{}×{}", size.width(), size.height())
}

/// The word under the number of moves.
pub(crate) fn moves_label(moves: u64) -> String {
    say("play-moves-label", &[("count", moves.into())])
}

/// The headline of a won game.
pub(crate) fn solved_in(time: Millis) -> String {
    say("play-solved-in", &[("time", clock(time).into())])
}

/// The sentence below it.
pub(crate) fn solved_with(count: u64, assisted: bool) -> String {
    let count = [("count", count.into())];
    match assisted {
        true => say("play-solved-with-help", &count),
        false => say("play-solved-with", &count),
    }
}

/// What a fair deal is one of.
pub(crate) fn fair(size: Size) -> String {
    say("play-one-of", &[("boards", count(&size.solvable_boards()).into())])
}

/// What a deal is whose seed somebody has chosen.
pub(crate) fn dealt_by_seed(size: Size, seed: &str) -> String {
    let boards = count(&size.solvable_boards());
    say("play-dealt-by-seed", &[("seed", seed.into()), ("boards", boards.into())])
}

/// What is known of a board that a person set up.
pub(crate) fn own_board(solvable: bool) -> Phrase {
    match solvable {
        true => Phrase("play-own-solvable"),
        false => Phrase("play-own-unsolvable"),
    }
}

/// The name of the board for those who do not see it.
pub(crate) fn board(size: Size) -> String {
    say("play-board", &[("columns", size.width().into()), ("rows", size.height().into())])
}

/// How short the deal could have been solved.
pub(crate) fn shortest_was(length: u64) -> String {
    say("play-shortest", &[("count", length.into())])
}

/// Where that stands among all boards, by the share of those that are shorter.
pub(crate) fn among_all(shorter: f64) -> String {
    match shorter {
        ..0.3 => say("play-easier", &[]),
        ..0.65 => say("play-usual", &[]),
        _ => say("play-harder", &[]),
    }
}

/// The drawing of all boards' lengths for those who do not see it.
pub(crate) fn lengths_drawn(shorter: f64) -> String {
    say("play-lengths", &[("percent", (100.0 * shorter).round().into())])
}

/// The name of a solved board.
pub(crate) fn solved_board(size: Size) -> String {
    say("play-solved-board", &[("columns", size.width().into()), ("rows", size.height().into())])
}

/// A square on which nothing stands yet, counted from 1.
pub(crate) fn empty_square(column: u32, row: u32) -> String {
    say("play-empty-square", &[("row", (row + 1).into()), ("column", (column + 1).into())])
}

/// A direction, for messages that choose by it.
fn way(direction: Direction) -> Arg {
    match direction {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
    .into()
}

/// Things one after the other: `4`, `4 and 1`, `4, 1 and 3`.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    let mut all = items.first().cloned().unwrap_or_default();
    for (at, item) in items.iter().enumerate().skip(1) {
        let id = if at + 1 == items.len() { "page-list-last" } else { "page-list-next" };
        all = say(id, &[("list", all.into()), ("item", item.as_str().into())]);
    }
    all
}

/// A step, in short: `5 up`.
pub(crate) fn step(step: &Step) -> String {
    let tiles: Vec<String> = step.slides.iter().map(|slide| slide.tile.to_string()).collect();
    let direction = way(step.run.direction);
    say("play-step", &[("tiles", tiles.join(", ").into()), ("direction", direction)])
}

/// Two sentences.
pub(crate) fn joined(one: &str, other: &str) -> String {
    say("play-won", &[("solved", one.into()), ("moves", other.into())])
}

/// A hint, as it is announced.
pub(crate) fn hint(tile: Tile, direction: Direction) -> String {
    let tile = tile.to_string();
    say("play-hint-told", &[("tile", tile.into()), ("direction", way(direction))])
}

/// The moves that are left, as short as a figure is.
pub(crate) fn to_go(to_go: ToGo) -> String {
    let number = |number: u64| grouped(&number.to_string());
    match to_go {
        ToGo::Unknown | ToGo::AtLeast(None) => "…".into(),
        ToGo::AtLeast(Some(bound)) | ToGo::Known(Distance::AtLeast(bound)) => {
            format!("{}+", number(bound))
        }
        ToGo::Known(Distance::Exactly(moves)) => number(moves),
        ToGo::Known(Distance::Between(least, most)) => {
            format!("{}–{}", number(least), number(most))
        }
        ToGo::Never => "–".into(),
        ToGo::Failed => "?".into(),
    }
}

/// What stands below it: for a number what it counts, else a sentence.
pub(crate) fn to_go_label(shown: Option<ToGo>) -> String {
    match shown {
        Some(to_go @ (ToGo::Never | ToGo::Failed)) => to_go_sentence(to_go),
        Some(_) => say("play-to-go-at-best", &[]),
        None => say("play-to-go", &[]),
    }
}

/// What it means, in a sentence.
pub(crate) fn to_go_sentence(to_go: ToGo) -> String {
    match to_go {
        ToGo::Unknown | ToGo::AtLeast(None) => say("play-to-go-unknown", &[]),
        ToGo::AtLeast(Some(bound)) | ToGo::Known(Distance::AtLeast(bound)) => {
            say("play-to-go-bound", &[("count", bound.into())])
        }
        ToGo::Known(Distance::Exactly(count)) => {
            say("play-to-go-exactly", &[("count", count.into())])
        }
        ToGo::Known(Distance::Between(least, most)) => {
            say("play-to-go-between", &[("least", least.into()), ("most", most.into())])
        }
        ToGo::Never => say("play-to-go-unsolvable", &[]),
        ToGo::Failed => say("play-to-go-failed", &[]),
    }
}

/// Why an input does nothing.
pub(crate) fn refusal(refusal: Refusal) -> Phrase {
    Phrase(match refusal {
        Refusal::Locked => "play-refused-locked",
        Refusal::NothingToUndo => "play-refused-undo",
        Refusal::NothingToRedo => "play-refused-redo",
        Refusal::Over => "challenge-refused-over",
        Refusal::Covered => "challenge-refused-covered",
        Refusal::Paused => "challenge-refused-paused",
        _ => "play-refused",
    })
}

/// A new board lies there, as it is announced.
pub(crate) fn new_board(size: Size) -> String {
    say("play-new-board", &[("size", self::size(size).into())])
}

/// A new board has taken the place of one that was being played.
pub(crate) fn replaced(size: Size) -> String {
    say("play-replaced", &[("size", self::size(size).into())])
}

/// The board was set back to its beginning.
pub(crate) const RESTARTED: Phrase = Phrase("play-restarted");
/// The last game is there again.
pub(crate) const BROUGHT_BACK: Phrase = Phrase("play-brought-back");

/// A link that leads nowhere, and whether the board that was there stays.
pub(crate) fn bad_link(fault: &LinkFault, stays: bool) -> String {
    let why = match fault {
        LinkFault::Link(error) => errors::link(error),
        LinkFault::Deal(error) => errors::deal(error),
    };
    let board = if stays { "stays" } else { "another" };
    say("play-bad-link", &[("why", why.into()), ("board", board.into())])
}

/// A layout's name.
pub(crate) fn layout(layout: Layout) -> Phrase {
    Phrase(match layout {
        Layout::BlankLast => "settings-goal-blank-last",
        Layout::BlankFirst => "settings-goal-blank-first",
        Layout::Snake => "settings-goal-snake",
        Layout::Spiral => "settings-goal-spiral",
    })
}

/// What the tiles show.
pub(crate) fn faces(faces: Faces) -> Phrase {
    Phrase(match faces {
        Faces::Colours => "settings-faces-colours",
        Faces::Plain => "settings-faces-plain",
        Faces::Picture => "settings-faces-picture",
    })
}

/// What the arrow keys move.
pub(crate) fn arrows(arrows: Arrows) -> Phrase {
    Phrase(match arrows {
        Arrows::Tile => "settings-arrows-tile",
        Arrows::Blank => "settings-arrows-blank",
    })
}

/// Dark or light.
pub(crate) fn theme(theme: Theme) -> Phrase {
    Phrase(match theme {
        Theme::System => "settings-theme-system",
        Theme::Light => "settings-theme-light",
        Theme::Dark => "settings-theme-dark",
    })
}

/// A picture's name.
pub(crate) fn picture(picture: Picture) -> Phrase {
    Phrase(match picture {
        Picture::Dunes => "settings-picture-dunes",
        Picture::Peaks => "settings-picture-peaks",
        Picture::Arcs => "settings-picture-arcs",
        Picture::Rings => "settings-picture-rings",
        Picture::Weave => "settings-picture-weave",
        Picture::Own => "settings-picture-own",
    })
}

/// A repair that makes a board solvable.
pub(crate) fn swap((one, other): (Tile, Tile)) -> String {
    let (one, other) = (one.to_string(), other.to_string());
    say("verdict-swap", &[("one", one.into()), ("other", other.into())])
}

/// Why a board can be solved, or cannot.
pub(crate) fn reason(verdict: &Verdict, size: Size) -> String {
    let (pairs, rows) = (verdict.inversion_sum, u64::from(verdict.rows_apart()));
    let values = [
        ("pairs", pairs.into()),
        ("rows", rows.into()),
        ("sum", (pairs + rows).into()),
        ("width", size.width().into()),
    ];
    let id = match (verdict.rule, verdict.solvable) {
        (Rule::OneWide, true) => "verdict-one-wide-yes",
        (Rule::OneWide, false) => "verdict-one-wide-no",
        (Rule::OddWidth, true) => "verdict-odd-width-yes",
        (Rule::OddWidth, false) => "verdict-odd-width-no",
        (Rule::EvenWidth, true) => "verdict-even-width-yes",
        (Rule::EvenWidth, false) => "verdict-even-width-no",
    };
    say(id, &values)
}

#[cfg(test)]
mod tests {
    use noyes::{Board, Goal};

    use super::*;

    #[test]
    fn large_numbers_can_be_read() {
        let boards = |width, height| count(&Size::new(width, height).unwrap().solvable_boards());
        assert_eq!(boards(2, 2), "12");
        assert_eq!(boards(3, 2), "360");
        assert_eq!(boards(4, 4), "10,461,394,944,000");
        assert_eq!(boards(5, 4), "1,216,451,004,088,320,000");
        assert_eq!(boards(10, 10), "about 4.6 × 10¹⁵⁷");
        // Beyond what a floating-point number can hold.
        assert_eq!(boards(32, 32), "about 2.7 × 10²⁶³⁹");
    }

    #[test]
    fn times_read_like_a_stopwatch() {
        assert_eq!(clock(999), "0:00");
        assert_eq!(clock(42_000), "0:42");
        assert_eq!(clock(118_900), "1:58");
        assert_eq!(clock(3_723_000), "1:02:03");
        assert_eq!(clock(360_000_000), "100:00:00");
    }

    #[test]
    fn one_move_is_no_moves() {
        assert_eq!(solved_with(1, false), "1 move.");
        assert_eq!(solved_with(1234, true), "1,234 moves, with help.");
    }

    #[test]
    fn verdicts_add_up() {
        let reason = |board: &str| {
            let board: Board = board.parse().unwrap();
            let goal = Goal::new(noyes::Position::size(&board), Layout::BlankLast);
            reason(&goal.judge(&board).unwrap(), goal.size())
        };
        assert_eq!(
            reason("2 1 3/4 5 6/7 8 0"),
            "One pair of tiles stands in the wrong order, an odd number. On a board 3 squares \
             wide no slide ever makes it even, as it is when the board is solved."
        );
        assert!(reason("2 1/3 0").contains("1 + 0 = 1, an odd number."));
        assert!(reason("0 1/3 2").contains("1 + 1 = 2, an even number."));
        assert!(reason("1/2/0").contains("one square wide"));
    }
}
