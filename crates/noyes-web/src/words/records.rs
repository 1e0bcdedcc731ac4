//! What the page of records says.

use noyes::{Layout, Metric, Size};
use noyes_game::{Challenge, Control, Measure, Millis, Outcome, Standing};

use super::{Phrase, clock, layout, say, size};

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

/// What came of a copy.
pub(crate) fn imported(new: usize, known: usize, wrong: Option<(usize, usize, String)>) -> String {
    let mut text = say("records-imported", &[("new", new.into()), ("known", known.into())]);
    if let Some((count, line, why)) = wrong {
        let values = [("count", count.into()), ("line", line.into()), ("why", why.into())];
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
        assert_eq!(imported(0, 0, None), "Nothing new in this copy.");
        assert_eq!(imported(1, 2, None), "One new entry, 2 known already.");
        assert_eq!(
            imported(3, 0, Some((1, 7, "the line has no at".into()))),
            "3 new entries. Line 7 could not be read: the line has no at."
        );
    }
}
