//! What the page of records says.

use noyes::{Layout, Metric, Size};
use noyes_game::{
    Challenge, ChallengeError, Control, Entry, EntryError, Measure, Millis, Outcome, ReplayError,
    SheetError, Standing,
};

use super::{Phrase, clock, errors, layout, say, size};
use crate::journal::Unread;

pub(crate) const LOADING: Phrase = Phrase("records-loading");
pub(crate) const EMPTY: Phrase = Phrase("records-empty");
pub(crate) const EMPTY_ABOUT: Phrase = Phrase("records-empty-about");
pub(crate) const EMPTY_PLAY: Phrase = Phrase("records-empty-play");
pub(crate) const NONE_HERE: Phrase = Phrase("records-none-here");
pub(crate) const NONE_HERE_ABOUT: Phrase = Phrase("records-none-here-about");
pub(crate) const BOARD: Phrase = Phrase("records-board");
pub(crate) const KIND: Phrase = Phrase("records-kind");
pub(crate) const CONTROL: Phrase = Phrase("records-control");
pub(crate) const STANDING: Phrase = Phrase("records-standing");
pub(crate) const MEASURE: Phrase = Phrase("records-measure");
pub(crate) const BESTS: Phrase = Phrase("records-bests");
pub(crate) const BEST: Phrase = Phrase("records-best");
pub(crate) const NOW: Phrase = Phrase("records-now");
pub(crate) const SINGLE: Phrase = Phrase("records-single");
pub(crate) const MEAN: Phrase = Phrase("records-mean");
pub(crate) const AVERAGE_ABOUT: Phrase = Phrase("records-average-about");
pub(crate) const UNFINISHED: Phrase = Phrase("records-unfinished");
pub(crate) const HISTORY: Phrase = Phrase("records-history");
pub(crate) const MORE: Phrase = Phrase("records-more");
pub(crate) const REVIEW: Phrase = Phrase("records-review");
pub(crate) const FORGET: Phrase = Phrase("records-forget");
pub(crate) const FORGET_SURE: Phrase = Phrase("records-forget-sure");
pub(crate) const KEEP: Phrase = Phrase("records-keep");
pub(crate) const COPIES: Phrase = Phrase("records-copies");
pub(crate) const COPIES_ABOUT: Phrase = Phrase("records-copies-about");
pub(crate) const EVERYBODYS: Phrase = Phrase("records-everybodys");
pub(crate) const SAVE: Phrase = Phrase("records-save");
pub(crate) const SAVE_TABLE: Phrase = Phrase("records-save-table");
pub(crate) const READ: Phrase = Phrase("records-read");
pub(crate) const COPY_FAILED: Phrase = Phrase("records-copy-failed");
pub(crate) const FILE_FAILED: Phrase = Phrase("records-file-failed");

/// A time to the thousandth of a second: `1:58.214`.
pub(crate) fn clock_exact(time: Millis) -> String {
    let part = super::language().decimal((time % 1000) as f64 / 1000.0, 3);
    format!("{}{}", clock(time), part.strip_prefix('0').unwrap_or_default())
}

/// How many were finished, and the best of them.
pub(crate) fn headline(tries: usize, finished: usize, best: Option<String>) -> String {
    match best {
        Some(best) => say("records-headline", &[("count", finished.into()), ("best", best.into())]),
        None => say("records-headline-unfinished", &[("count", tries.into())]),
    }
}

/// Days in a row.
pub(crate) fn streak(days: usize) -> String {
    say("records-streak", &[("days", days.into())])
}

/// A size and a goal.
pub(crate) fn board(board: Size, goal: &str) -> String {
    let goal = match Layout::from_name(goal) {
        Some(known) => layout(known).text(),
        None => Phrase("records-goal-own").text(),
    };
    say("records-board-name", &[("size", size(board).into()), ("goal", goal.into())])
}

/// What was to be done.
pub(crate) fn kind(kind: &str) -> String {
    let square = |side: u32| Size::new(side, side).map(size).unwrap_or_default();
    match kind.parse::<Challenge>() {
        Ok(Challenge::TimeLimit(limit)) => {
            say("records-kind-time", &[("time", clock(limit).into())])
        }
        Ok(Challenge::MoveLimit { extra }) => say("records-kind-moves", &[("extra", extra.into())]),
        Ok(Challenge::Blindfold) => Phrase("records-kind-blindfold").text(),
        Ok(Challenge::Marathon { boards }) => {
            say("records-kind-marathon", &[("count", boards.into())])
        }
        Ok(Challenge::Relay { from, to }) => {
            say("records-kind-relay", &[("from", square(from).into()), ("to", square(to).into())])
        }
        Ok(Challenge::FewestMoves) => Phrase("records-kind-fewest").text(),
        Ok(Challenge::Length { least, most }) => {
            say("records-kind-length", &[("least", least.into()), ("most", most.into())])
        }
        Ok(Challenge::Ranked) => Phrase("records-kind-ranked").text(),
        Ok(Challenge::Race) => Phrase("records-kind-race").text(),
        Ok(Challenge::Free) => Phrase("records-kind-free").text(),
        // Whatever the day.
        Ok(Challenge::Daily(_)) | Err(_) => Phrase("records-kind-daily").text(),
    }
}

/// What a game was played with.
pub(crate) fn control(control: Option<Control>) -> Phrase {
    Phrase(match control {
        None => "records-control-any",
        Some(Control::Keyboard) => "records-control-keyboard",
        Some(Control::Mouse) => "records-control-mouse",
        Some(Control::Hover) => "records-control-hover",
        Some(Control::Touch) => "records-control-touch",
        Some(Control::Mixed) => "records-control-mixed",
    })
}

/// How a result came about.
pub(crate) fn standing(standing: Option<Standing>) -> Phrase {
    Phrase(match standing {
        None => "records-standing-any",
        Some(Standing::Clean) => "records-standing-clean",
        Some(Standing::Interrupted) => "records-standing-interrupted",
        Some(Standing::Repeated) => "records-standing-repeated",
        Some(Standing::Assisted) => "records-standing-assisted",
    })
}

/// What is compared.
pub(crate) fn measure(measure: Measure) -> Phrase {
    Phrase(match measure {
        Measure::Time => "records-measure-time",
        Measure::Moves(Metric::Stm) => "records-measure-moves",
        Measure::Moves(Metric::Mtm) => "records-measure-slides",
    })
}

/// A result with its unit.
pub(crate) fn result(measure: Measure, value: u64) -> String {
    match measure {
        Measure::Time => clock_exact(value),
        Measure::Moves(Metric::Stm) => say("records-moves", &[("count", value.into())]),
        Measure::Moves(Metric::Mtm) => say("records-slides", &[("count", value.into())]),
    }
}

/// An average, in short: `1:58.214`, or `83.4` where moves are counted.
pub(crate) fn average(measure: Measure, value: f64) -> String {
    match measure {
        // Not negative, and far below 2^53.
        Measure::Time => clock_exact(value.round() as Millis),
        Measure::Moves(_) => super::language().decimal(value, 2),
    }
}

/// A result, in short.
pub(crate) fn short(measure: Measure, value: u64) -> String {
    match measure {
        Measure::Time => clock_exact(value),
        Measure::Moves(_) => super::grouped(&value.to_string()),
    }
}

/// A round value beside a line of the graph.
pub(crate) fn mark(measure: Measure, value: u64) -> String {
    match measure {
        Measure::Time => clock(value),
        Measure::Moves(_) => super::grouped(&value.to_string()),
    }
}

/// The average of so many.
pub(crate) fn average_of(count: usize) -> String {
    say("records-average", &[("count", count.into())])
}

/// What the graph shows.
pub(crate) fn graph(count: usize) -> String {
    say("records-graph", &[("count", count.into())])
}

/// The link to a game's review, and the button that forgets it.
pub(crate) fn review_of(date: &str) -> String {
    say("records-review-of", &[("date", date.into())])
}

pub(crate) fn forget_of(date: &str) -> String {
    say("records-forget-of", &[("date", date.into())])
}

/// Moves, and what is known of them.
pub(crate) fn pace(moves: u64, turns_per_second: Option<f64>, optimal: Option<u64>) -> String {
    let moves = result(Measure::Moves(Metric::Stm), moves);
    match (optimal, turns_per_second) {
        (Some(optimal), _) => {
            say("records-would-have-done", &[("moves", moves.into()), ("optimal", optimal.into())])
        }
        (None, Some(tps)) => {
            let tps = super::language().decimal(tps, 2);
            say("records-pace", &[("moves", moves.into()), ("tps", tps.into())])
        }
        (None, None) => moves,
    }
}

/// How a game was lost.
pub(crate) fn lost(outcome: Outcome) -> Phrase {
    Phrase(match outcome {
        Outcome::OutOfTime => "records-lost-time",
        Outcome::OutOfMoves => "records-lost-moves",
        Outcome::GivenUp | Outcome::Solved => "records-lost-given-up",
    })
}

/// Why a line is no entry of a journal: a clause.
pub(crate) fn not_an_entry(error: &EntryError, line: &str) -> String {
    let board = |board: &usize| ("board", (board + 1).into());
    match error {
        EntryError::Malformed(_) => {
            say("records-wrong-line", &[("found", excerpt(line.trim_start()).into())])
        }
        EntryError::Unknown { v, kind } => say(
            "records-wrong-kind",
            &[("kind", excerpt(kind).into()), ("version", u64::from(*v).into())],
        ),
        EntryError::Id { found } => say(
            "records-wrong-id",
            &[("found", (*found).into()), ("most", Entry::LONGEST_ID.into())],
        ),
        EntryError::Missing { field } => {
            say("records-wrong-missing", &[("field", (*field).into())])
        }
        EntryError::Boards { found, expected } => say(
            "records-wrong-boards",
            &[("found", (*found).into()), ("expected", (*expected).into())],
        ),
        EntryError::Replay { board: at, error } => {
            let (id, number) = match error {
                ReplayError::Illegal { at, .. } => ("records-wrong-move", *at),
                ReplayError::Time { at, .. } => ("records-wrong-order", *at),
                ReplayError::AfterTheEnd { at } => ("records-wrong-late", *at),
                ReplayError::Goal { .. } => ("records-wrong-goal", 0),
                other => return errors::other(other),
            };
            say(id, &[board(at), ("move", (number + 1).into())])
        }
        EntryError::Outcome { board: at } => say("records-wrong-outcome", &[board(at)]),
        EntryError::Time { found, played } => {
            say("records-wrong-time", &[("found", (*found).into()), ("played", (*played).into())])
        }
        EntryError::Challenge(error) => match error {
            ChallengeError::Unknown { found } => {
                say("records-wrong-challenge", &[("found", excerpt(found).into())])
            }
            ChallengeError::Range { found, least, most } => {
                let (least, most) = (("least", (*least).into()), ("most", (*most).into()));
                say("records-wrong-range", &[("found", (*found).into()), least, most])
            }
            ChallengeError::Day(error) => {
                say("records-wrong-day", &[("found", excerpt(error.found()).into())])
            }
            other => errors::other(other),
        },
        other => errors::other(other),
    }
}

/// Why a line of a table is no solve: a clause.
pub(crate) fn not_a_row(error: &SheetError) -> String {
    match error {
        SheetError::Empty { column } => say("records-wrong-empty", &[("column", (*column).into())]),
        SheetError::Cell { column, found, .. } => {
            let column = ("column", (*column).into());
            say("records-wrong-cell", &[column, ("found", excerpt(found).into())])
        }
        other => errors::other(other),
    }
}

/// The beginning of what somebody else has written.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut excerpt: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// What came of a copy.
pub(crate) fn imported(new: usize, known: usize, wrong: &[Unread]) -> String {
    let mut text = say("records-imported", &[("new", new.into()), ("known", known.into())]);
    if let Some(Unread { line, why, code }) = wrong.first() {
        let count = ("count", wrong.len().into());
        let why = ("why", why.as_str().into());
        let values = [count, ("line", (*line).into()), why, ("code", (*code).into())];
        text.push(' ');
        text += &say("records-imported-wrong", &values);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_names() {
        assert_eq!(kind("free"), "free play");
        assert_eq!(kind("daily"), "daily puzzle");
        assert_eq!(kind("time 60000"), "within 1:00");
        assert_eq!(kind("relay 2-5"), "relay 2×2 to 5×5");
        assert_eq!(kind("length 60-65"), "60 to 65 moves from home");
    }

    #[test]
    fn results_read_well() {
        assert_eq!(result(Measure::Time, 118_214), "1:58.214");
        assert_eq!(result(Measure::Moves(Metric::Stm), 1), "1 move");
        assert_eq!(average(Measure::Time, 61_000.4), "1:01.000");
        assert_eq!(average(Measure::Moves(Metric::Stm), 83.333_3), "83.33");
        assert_eq!(pace(83, Some(1.344), None), "83 moves, 1.34 a second");
        assert_eq!(pace(83, Some(1.344), Some(51)), "83 moves; 51 would have done");
        assert_eq!(headline(3, 0, None), "3 tries, none finished yet");
    }

    #[test]
    fn what_came_of_a_copy_is_a_sentence() {
        assert_eq!(imported(0, 0, &[]), "Nothing new in this copy.");
        assert_eq!(imported(1, 2, &[]), "One new entry, 2 known already.");
        assert_eq!(
            imported(3, 0, &[Unread { line: 7, why: "it has no “at”".into(), code: "bad-entry" }]),
            "3 new entries. Line 7 could not be read: it has no “at” (bad-entry)."
        );
    }

    /// The clause for a line of a journal.
    fn entry(line: &str) -> String {
        not_an_entry(&Entry::from_json(line).unwrap_err(), line)
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said_without_the_parsers_words() {
        assert_eq!(
            entry("nonsense from another program altogether"),
            "it begins with “nonsense from another pr…” and is not an entry of a copy"
        );
        assert_eq!(entry(r#"{"v":1,"kind":"optimal","id":"a"}"#), "it has no “length”");
        assert_eq!(
            entry(r#"{"v":9,"kind":"dream"}"#),
            "it is of the kind “dream”, version 9, which is not known here; it is kept all the same"
        );
        assert_eq!(entry(r#"{"v":1,"kind":"forget","id":""}"#), "the name of its game is empty");
        let solve = |replay: &str, challenge: &str| {
            format!(
                r#"{{"v":1,"kind":"solve","id":"a","at":5,"challenge":"{challenge}","outcome":"solved","time":9,"replays":[{replay}]}}"#
            )
        };
        let replay = |moves: &str| {
            format!(
                r#"{{"v":1,"board":"1 2/0 3","goal":"blank-last","size":"2x2","metric":"stm","moves":[{moves}],"assisted":false,"control":null}}"#
            )
        };
        assert_eq!(entry(&solve("", "free")), "it has replays of 0 boards, and 1 are expected");
        for (moves, said) in [
            (r#"["R",9]"#, "on board 1, move 1 cannot be made"),
            (r#"["D",9],["U",8]"#, "on board 1, move 2 comes before the one that it follows"),
            (r#"["L",9],["R",9]"#, "on board 1, move 2 was made when it was solved already"),
            (r#"["D",9]"#, "board 1 does not end as the entry says"),
            (r#"["L",99]"#, "its time of 9 ms is less than the 99 ms that its moves took"),
        ] {
            assert_eq!(entry(&solve(&replay(moves), "free")), said);
        }
        let fine = replay(r#"["L",9]"#);
        for (challenge, said) in [
            ("chess", "“chess” is no challenge that is known here"),
            ("marathon 1", "1 stands where a number from 2 to 1,000 is expected"),
            ("daily 2026-02-30", "“2026-02-30” is not a day such as 2026-11-22"),
        ] {
            assert_eq!(entry(&solve(&fine, challenge)), said);
        }
    }

    #[test]
    fn what_is_wrong_with_a_row_of_a_table_is_said_by_its_column() {
        let row = |names: &str, cells: &str| {
            let text = format!("solution\tscramble\t{names}\n{cells}");
            let (_, record) = noyes_game::read_sheet(&text).unwrap().remove(0);
            not_a_row(&record.unwrap_err())
        };
        for (names, cells, said) in [
            ("", "\t1 2/3 0", "the column “solution” is empty"),
            ("", "L\tx", "“x” in the column “scramble” is not a board such as 1 2 3/4 5 6/7 0 8"),
            (
                "",
                "X\t1 2/0 3",
                "“X” in the column “solution” is not a way to the goal, such as RDL2",
            ),
            (
                "",
                "D\t1 2/0 3",
                "“D” in the column “solution” is not a way to the goal, such as RDL2",
            ),
            ("size", "L\t1 2/0 3\t2", "“2” in the column “size” is not a size such as 4x4"),
            (
                "time",
                "L\t1 2/0 3\t1:2",
                "“1:2” in the column “time” is not a number of seconds such as 12.345",
            ),
            (
                "times",
                "L\t1 2/0 3\t1 2",
                "“1 2” in the column “times” is not a list of milliseconds, one for each move",
            ),
            (
                "control",
                "L\t1 2/0 3\tfeet",
                "“feet” in the column “control” is not keyboard, mouse, hover, touch or mixed",
            ),
        ] {
            assert_eq!(row(names, cells), said);
        }
    }
}
