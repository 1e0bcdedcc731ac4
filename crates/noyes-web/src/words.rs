//! Every sentence that the page says. Nothing else in this crate speaks, so that another language
//! is another version of these files.

pub(crate) mod help;
pub(crate) mod lab;
pub(crate) mod own;
mod say;
pub(crate) mod why;

use noyes::{Direction, Layout, Natural, Rule, Size, Tile, Verdict};
use noyes_game::{LinkError, Millis, Refusal, Step};

#[allow(unused_imports, reason = "wanted by the records")]
pub(crate) use say::{Phrase, date, date_and_time, language, say};

use crate::{
    faces::Faces,
    hints::{Distance, ToGo},
    keys::Arrows,
    picture::Picture,
    settings::Theme,
    view::View,
};

pub(crate) const NAME: &str = "noyes";

// The pages.
pub(crate) const PAGES: Phrase = Phrase("page-pages");
pub(crate) const PLAY: Phrase = Phrase("page-play");
pub(crate) const OWN: Phrase = Phrase("page-own");
pub(crate) const WHY: Phrase = Phrase("page-why");
pub(crate) const LAB: Phrase = Phrase("page-lab");
pub(crate) const HELP: Phrase = Phrase("page-help");

/// The title of the browser's window.
pub(crate) fn window_title(view: View) -> String {
    match view {
        View::Play => "noyes: a sliding puzzle that is dealt right".into(),
        View::Own => format!("{OWN} · {NAME}"),
        View::Why => format!("{} · {NAME}", why::TITLE),
        View::Lab => format!("{} · {NAME}", lab::TITLE),
        View::Help => format!("{HELP} · {NAME}"),
    }
}

// The figures and the buttons.
pub(crate) const TIME: &str = "time";
pub(crate) const NEW: &str = "New";
pub(crate) const NEXT: &str = "Next board";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const REDO: &str = "Redo";
pub(crate) const HINT: &str = "Hint";
pub(crate) const HINT_IS: &str = "Show the next tile to slide (H)";
pub(crate) const TO_GO: &str = "Moves to go";
pub(crate) const RESTART: &str = "Restart";
pub(crate) const SHARE: &str = "Share";
pub(crate) const COPIED: &str = "Copied";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const BRING_BACK: &str = "Bring it back";

// This deal.
pub(crate) const THIS_DEAL: &str = "This deal";
pub(crate) const YOUR_OWN_BOARD: &str = "Your own board";
pub(crate) const FAIR: &str = "Fair.";
pub(crate) const SEED: &str = "Seed";
pub(crate) const DEAL_NUMBER: &str = "Deal";
pub(crate) const COPY_SEED: &str = "Copy the seed";

// Settings.
pub(crate) const BOARD: &str = "Board";
pub(crate) const SIZE: &str = "Size";
pub(crate) const WIDTH: &str = "Width";
pub(crate) const HEIGHT: &str = "Height";
pub(crate) const GOAL: &str = "Goal";
pub(crate) const TILES: &str = "Tiles";
pub(crate) const PICTURE: &str = "Picture";
pub(crate) const OWN_PICTURE: &str = "Your own";
pub(crate) const CHOOSE_PICTURE: &str = "Choose a picture of your own";
pub(crate) const PICTURE_STAYS: &str = "Your picture stays on this device.";
pub(crate) const NUMBERS_ON_PICTURE: &str = "Numbers on the picture";
pub(crate) const ARROWS: &str = "Arrow keys move";
pub(crate) const LETTERS: &str = "Letter keys";
pub(crate) const LETTERS_ARE: &str = "W A S D slide, U takes back, N deals, H hints";
pub(crate) const THEME: &str = "Theme";
pub(crate) const LANGUAGE: Phrase = Phrase("settings-language");

// Sharing.
pub(crate) const LINK: &str = "Link to this board";
pub(crate) const LINK_COPIED: &str = "Link copied. Whoever opens it gets this very board.";
pub(crate) const LINK_TO_COPY: &str = "Copy this link. Whoever opens it gets this very board.";

// States.
pub(crate) const STORAGE_LOST: &str =
    "This browser does not let the page store anything. The game goes on, but a reload loses it.";
pub(crate) const GAME_DAMAGED: &str = "The stored game could not be read, so here is a new one.";
pub(crate) const BOARD_FROM_LINK: &str = "This is the board from your link.";
pub(crate) const PICTURE_FAILED: &str =
    "This file could not be read as a picture. A JPEG or PNG will do.";
pub(crate) const PICTURE_NOT_STORED: &str =
    "The picture is too large to be stored here: it is on the tiles until you leave the page.";

// Hints.
pub(crate) const NO_HINT: &str = "This board cannot be solved, so there is no hint.";
pub(crate) const SOLVER_FAILED: &str =
    "The solver could not be loaded, so there is no hint. Check the connection and try again.";

// Verdicts.
pub(crate) const YES: &str = "Yes";
pub(crate) const NO: &str = "No";
pub(crate) const CAN_BE_SOLVED: &str = "it can be solved";
pub(crate) const CANNOT_BE_SOLVED: &str = "it cannot be solved";

/// Digits in groups of three, such as `10,461,394,944,000`.
pub(crate) fn grouped(digits: &str) -> String {
    language().grouped(digits)
}

/// A number that is read and not counted: in full up to 21 digits, else `about 4.7 × 10¹⁵⁷`.
fn count(number: &Natural) -> String {
    let digits = number.to_string();
    if digits.len() <= 21 {
        return grouped(&digits);
    }
    let exponent = digits.len() - 1;
    // Two digits, cut off and not rounded: "about" covers it, and 9.99 never becomes 10.0.
    format!("about {}.{} × 10{}", &digits[..1], &digits[1..2], superscript(exponent))
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
pub(crate) fn moves_label(moves: u64) -> &'static str {
    if moves == 1 { "move" } else { "moves" }
}

fn moves(count: u64) -> String {
    say("play-moves", &[("count", count.into())])
}

/// The headline of a won game.
pub(crate) fn solved_in(time: Millis) -> String {
    format!("Solved in {}", clock(time))
}

/// The sentence below it.
pub(crate) fn solved_with(count: u64, assisted: bool) -> String {
    let help = if assisted { ", with help" } else { "" };
    format!("{}{help}. The board is locked now.", capital(&moves(count)))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a fair deal is one of.
pub(crate) fn fair(size: Size) -> String {
    format!(
        "One of {} boards that can be solved, each as likely as the next.",
        count(&size.solvable_boards())
    )
}

/// What a deal is whose seed somebody has chosen.
pub(crate) fn dealt_by_seed(size: Size, seed: &str) -> String {
    format!(
        "Dealt from the seed “{seed}”: one of {} boards that can be solved.",
        count(&size.solvable_boards())
    )
}

/// What is known of a board that a person set up.
pub(crate) fn own_board(solvable: bool) -> &'static str {
    match solvable {
        true => "It can be solved.",
        false => "It cannot be solved, however long you try. Sliding the tiles is still allowed.",
    }
}

/// The name of the board for those who do not see it.
pub(crate) fn board(size: Size) -> String {
    format!("Board of {} columns and {} rows", size.width(), size.height())
}

/// The name of a solved board.
pub(crate) fn solved_board(size: Size) -> String {
    format!("{}, solved and locked", board(size))
}

/// A square on which nothing stands yet, counted from 1.
pub(crate) fn empty_square(column: u32, row: u32) -> String {
    format!("Empty, row {}, column {}", row + 1, column + 1)
}

fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "up",
        Direction::Down => "down",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

/// A step, in short: `5 up`.
pub(crate) fn step(step: &Step) -> String {
    let tiles: Vec<String> = step.slides.iter().map(|slide| slide.tile.to_string()).collect();
    format!("{} {}", tiles.join(", "), way(step.run.direction))
}

/// A won game, as it is announced.
pub(crate) fn won(time: Millis, count: u64, assisted: bool) -> String {
    format!("{}. {}", solved_in(time), solved_with(count, assisted))
}

/// A hint, as it is announced.
pub(crate) fn hint(tile: Tile, direction: Direction) -> String {
    format!("Hint: slide {tile} {}.", way(direction))
}

/// The moves that are left, as short as a figure is.
pub(crate) fn to_go(to_go: ToGo) -> String {
    let number = |number: u64| grouped(&number.to_string());
    match to_go {
        ToGo::Unknown | ToGo::AtLeast(None) => "…".into(),
        ToGo::AtLeast(Some(bound)) => format!("{}+", number(bound)),
        ToGo::Known(Distance::Exactly(moves)) => number(moves),
        ToGo::Known(Distance::Between(least, most)) => {
            format!("{}–{}", number(least), number(most))
        }
        ToGo::Never => "never".into(),
        ToGo::Failed => "?".into(),
    }
}

/// What stands below it.
pub(crate) fn to_go_label(shown: bool) -> &'static str {
    if shown { "to go, at best" } else { "to go" }
}

/// What it means, in a sentence.
pub(crate) fn to_go_sentence(to_go: ToGo) -> String {
    let number = |number: u64| grouped(&number.to_string());
    match to_go {
        ToGo::Unknown | ToGo::AtLeast(None) => "The moves to go are being computed.".into(),
        ToGo::AtLeast(Some(bound)) => {
            format!("At least {} to go; the exact number is being computed.", moves(bound))
        }
        ToGo::Known(Distance::Exactly(count)) => format!("{} to go, at best.", moves(count)),
        ToGo::Known(Distance::Between(least, most)) => format!(
            "At least {} to go, at best; a way with {} is known.",
            moves(least),
            number(most)
        ),
        ToGo::Never => "This board cannot be solved.".into(),
        ToGo::Failed => "The solver could not be loaded.".into(),
    }
}

/// Why an input does nothing.
pub(crate) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Locked => "The board is solved and locked.",
        Refusal::NothingToUndo => "There is nothing to take back.",
        Refusal::NothingToRedo => "There is nothing to do again.",
        _ => "No tile can slide there.",
    }
}

/// A new board lies there, as it is announced.
pub(crate) fn new_board(size: Size) -> String {
    format!("New {} board.", self::size(size))
}

/// A new board has taken the place of one that was being played.
pub(crate) fn replaced(size: Size) -> String {
    format!("Here is a new {} board. The last one is kept.", self::size(size))
}

/// The board was set back to its beginning.
pub(crate) const RESTARTED: &str = "Back to the beginning.";
/// The last game is there again.
pub(crate) const BROUGHT_BACK: &str = "The last board is back.";

/// A link that leads nowhere.
pub(crate) fn bad_link(error: &LinkError) -> String {
    format!("This link does not lead to a board: {error}. Here is another one.")
}

/// A link to a board that is too large to draw.
pub(crate) fn link_too_large(size: Size) -> String {
    format!(
        "The link leads to a {} board, which is more than this page can draw. Here is another one.",
        self::size(size)
    )
}

/// A link to a deal that cannot be dealt.
pub(crate) fn link_without_deal(error: &noyes::DealError) -> String {
    format!("This link does not lead to a board: {error}. Here is another one.")
}

/// A layout's name.
pub(crate) fn layout(layout: Layout) -> &'static str {
    match layout {
        Layout::BlankLast => "Blank last",
        Layout::BlankFirst => "Blank first",
        Layout::Snake => "Snake",
        Layout::Spiral => "Spiral",
    }
}

/// What the tiles show.
pub(crate) fn faces(faces: Faces) -> &'static str {
    match faces {
        Faces::Colours => "Colours",
        Faces::Plain => "Plain",
        Faces::Picture => "Picture",
    }
}

/// What the arrow keys move.
pub(crate) fn arrows(arrows: Arrows) -> &'static str {
    match arrows {
        Arrows::Tile => "A tile",
        Arrows::Blank => "The blank",
    }
}

/// Dark or light.
pub(crate) fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// A picture's name.
pub(crate) fn picture(picture: Picture) -> &'static str {
    match picture {
        Picture::Dunes => "Dunes",
        Picture::Peaks => "Peaks",
        Picture::Arcs => "Arcs",
        Picture::Rings => "Rings",
        Picture::Weave => "Weave",
        Picture::Own => OWN_PICTURE,
    }
}

/// A repair that makes a board solvable.
pub(crate) fn swap((a, b): (Tile, Tile)) -> String {
    format!("Swap {a} and {b}")
}

/// Why a board can be solved, or cannot.
pub(crate) fn reason(verdict: &Verdict, size: Size) -> String {
    let sum = verdict.inversion_sum;
    let pairs = match sum {
        0 => "No two tiles stand in the wrong order".to_owned(),
        1 => "One pair of tiles stands in the wrong order".to_owned(),
        _ => format!("{} pairs of tiles stand in the wrong order", grouped(&sum.to_string())),
    };
    let parity = |number: u64| if number.is_multiple_of(2) { "even" } else { "odd" };
    match verdict.rule {
        Rule::OneWide if verdict.solvable => "On a board one square wide no tile can pass \
             another, and they already follow one another as they should."
            .into(),
        Rule::OneWide => {
            format!("{pairs}, and on a board one square wide no tile can ever pass another.")
        }
        Rule::OddWidth if verdict.solvable => format!(
            "{pairs}, an even number. On a board {} squares wide every slide keeps it even, as it \
             is when the board is solved.",
            size.width()
        ),
        Rule::OddWidth => format!(
            "{pairs}, an odd number. On a board {} squares wide no slide ever makes it even, as \
             it is when the board is solved.",
            size.width()
        ),
        Rule::EvenWidth => {
            let rows = u64::from(verdict.rows_apart());
            let away = match rows {
                0 => "the blank is on its row".to_owned(),
                1 => "the blank is one row away from its own".to_owned(),
                _ => format!("the blank is {rows} rows away from its own"),
            };
            let total = sum + rows;
            let sum = format!("{sum} + {rows} = {total}, an {} number", parity(total));
            match verdict.solvable {
                true => format!(
                    "{pairs}, and {away}: {sum}. On a board {} squares wide every slide keeps \
                     this sum even, as it is when the board is solved.",
                    size.width()
                ),
                false => format!(
                    "{pairs}, and {away}: {sum}. On a board {} squares wide no slide ever makes \
                     this sum even, as it is when the board is solved.",
                    size.width()
                ),
            }
        }
    }
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
        assert_eq!(solved_with(1, false), "1 move. The board is locked now.");
        assert_eq!(solved_with(1234, true), "1,234 moves, with help. The board is locked now.");
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
