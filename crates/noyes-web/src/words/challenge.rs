//! Challenges: their names, how they stand, and how they ended.

use noyes::{Direction, Metric, Size};
use noyes_game::{Attempt, Challenge, Day, Game, Millis, Outcome, Record};

use super::{Phrase, clock, records::clock_exact, review::percent, say};
use crate::{
    challenge::{Kind, Level},
    online,
};

pub(crate) const TITLE: Phrase = Phrase("challenge-title");
pub(crate) const CHOOSE: Phrase = Phrase("challenge-choose");
pub(crate) const BEGIN: Phrase = Phrase("challenge-begin");
pub(crate) const GIVE_UP: Phrase = Phrase("challenge-give-up");
pub(crate) const ONCE_MORE: Phrase = Phrase("challenge-once-more");
pub(crate) const TO_FREE: Phrase = Phrase("challenge-to-free");
pub(crate) const TIME: Phrase = Phrase("challenge-time-name");
pub(crate) const EXTRA: Phrase = Phrase("challenge-extra-name");
pub(crate) const BOARDS: Phrase = Phrase("challenge-boards-name");
pub(crate) const RELAY_TO: Phrase = Phrase("challenge-relay-name");
pub(crate) const TIME_LEFT: Phrase = Phrase("challenge-time-left");
pub(crate) const LOOK_LEFT: Phrase = Phrase("challenge-look-left");
pub(crate) const BOARD_LABEL: Phrase = Phrase("challenge-board-label");
pub(crate) const MEASURING: Phrase = Phrase("challenge-measuring");
pub(crate) const FAILED: Phrase = Phrase("challenge-failed");
pub(crate) const CANCEL: Phrase = Phrase("challenge-cancel");
pub(crate) const EFFICIENCY: Phrase = Phrase("challenge-efficiency");
pub(crate) const SPEED: Phrase = Phrase("challenge-speed");
pub(crate) const TODAY: Phrase = Phrase("challenge-today");
pub(crate) const PAUSE: Phrase = Phrase("challenge-pause");
pub(crate) const PAUSED: Phrase = Phrase("challenge-paused");
pub(crate) const PAUSED_IS: Phrase = Phrase("challenge-paused-is");
pub(crate) const GO_ON: Phrase = Phrase("challenge-go-on");
pub(crate) const LOOK: Phrase = Phrase("challenge-look");
pub(crate) const READY: Phrase = Phrase("challenge-ready");
pub(crate) const FEWEST_UNKNOWN: Phrase = Phrase("challenge-fewest-unknown");
pub(crate) const FEWEST_LARGE: Phrase = Phrase("challenge-fewest-large");
pub(crate) const SHARE_RESULT: Phrase = Phrase("challenge-share-result");
pub(crate) const RECORDS: Phrase = Phrase("challenge-records");
pub(crate) const RECORDS_ARE: Phrase = Phrase("challenge-records-is");
pub(crate) const INSPECTION: Phrase = Phrase("challenge-inspection");
pub(crate) const OFF: Phrase = Phrase("challenge-off");
pub(crate) const OTHER: Phrase = Phrase("challenge-own-time");
pub(crate) const SECONDS: Phrase = Phrase("challenge-seconds");

/// What it is called.
pub(crate) fn name(kind: Kind) -> Phrase {
    Phrase(match kind {
        Kind::Free => "challenge-free",
        Kind::Daily => "challenge-daily",
        Kind::Time => "challenge-time",
        Kind::Moves => "challenge-moves",
        Kind::Blindfold => "challenge-blindfold",
        Kind::Marathon => "challenge-marathon",
        Kind::Relay => "challenge-relay",
        Kind::Fewest => "challenge-fewest",
        Kind::Length => "challenge-length",
        Kind::Ranked => "challenge-ranked",
        Kind::Race => "challenge-race",
    })
}

/// What it is.
pub(crate) fn about(kind: Kind) -> Phrase {
    Phrase(match kind {
        Kind::Free => "challenge-free-is",
        Kind::Daily if online::is_there() => "online-daily-is",
        Kind::Daily => "challenge-daily-is",
        Kind::Time => "challenge-time-is",
        Kind::Moves => "challenge-moves-is",
        Kind::Blindfold => "challenge-blindfold-is",
        Kind::Marathon => "challenge-marathon-is",
        Kind::Relay => "challenge-relay-is",
        Kind::Fewest => "challenge-fewest-is",
        Kind::Length => "challenge-length-is",
        Kind::Ranked => "challenge-ranked-is",
        Kind::Race => "challenge-race-is",
    })
}

/// What it is called, with the day's number.
pub(crate) fn title(challenge: Challenge) -> String {
    match challenge {
        Challenge::Daily(day) => say("challenge-daily-number", &[("number", number(day).into())]),
        other => name(Kind::of(other)).text(),
    }
}

fn number(day: Day) -> f64 {
    day.number() as f64
}

/// A short time, as a choice.
pub(crate) fn duration(seconds: u64) -> String {
    match seconds % 60 {
        0 => say("challenge-minutes-short", &[("count", (seconds / 60).into())]),
        _ => say("challenge-seconds-short", &[("count", seconds.into())]),
    }
}

/// How hard a board is.
pub(crate) fn level(level: Level) -> Phrase {
    Phrase(match level {
        Level::Easy => "challenge-length-easy",
        Level::Medium => "challenge-length-medium",
        Level::Hard => "challenge-length-hard",
        Level::VeryHard => "challenge-length-very-hard",
        Level::Hardest => "challenge-length-hardest",
    })
}

/// The word under the moves that are left.
pub(crate) fn moves_left(count: u64) -> String {
    say("challenge-moves-left", &[("count", count.into())])
}

/// Which board of a series it is, as short as a figure is.
pub(crate) fn board_of(attempt: &Attempt) -> String {
    say("challenge-board-of", &at_of(attempt))
}

/// The next board of a series lies there, as it is announced.
pub(crate) fn next_board(attempt: &Attempt) -> String {
    say("challenge-next-board", &at_of(attempt))
}

fn at_of(attempt: &Attempt) -> [(&'static str, noyes_words::Arg); 2] {
    let of = attempt.challenge().boards();
    [("at", (attempt.leg() as u64 + 1).min(of.into()).into()), ("of", of.into())]
}

/// A board of a certain length is being looked for.
pub(crate) fn dealing(least: u64, most: u64) -> String {
    match least == most {
        true => say("challenge-dealing-one", &[("most", most.into())]),
        false => say("challenge-dealing", &[("least", least.into()), ("most", most.into())]),
    }
}

/// How long there is to look.
pub(crate) fn look_is(time: Millis) -> String {
    say("challenge-look-is", &[("seconds", (time / 1000).into())])
}

/// The headline of a game that is over, and of what it was part of.
pub(crate) fn headline(game: &Game, attempt: Option<&Attempt>) -> String {
    match game.outcome() {
        Some(Outcome::OutOfTime) => say("challenge-out-of-time", &[]),
        Some(Outcome::OutOfMoves) => say("challenge-out-of-moves", &[]),
        Some(Outcome::GivenUp) => say("challenge-given-up", &[]),
        _ => match attempt.map(|attempt| (attempt, attempt.challenge())) {
            Some((attempt, Challenge::Marathon { .. } | Challenge::Relay { .. })) => {
                let of = attempt.challenge().boards();
                let time = clock(attempt.time());
                say("challenge-series-done", &[("of", of.into()), ("time", time.into())])
            }
            Some((_, Challenge::FewestMoves)) => {
                say("challenge-fewest-done", &[("count", game.moves().into())])
            }
            _ => super::solved_in(game.elapsed()),
        },
    }
}

/// The sentence below it.
pub(crate) fn sentence(game: &Game, attempt: Option<&Attempt>) -> String {
    let series = attempt.filter(|attempt| attempt.challenge().boards() > 1);
    match (game.outcome(), series) {
        (Some(Outcome::Solved), Some(attempt)) => {
            let of = u64::from(attempt.challenge().boards());
            let each = clock(attempt.time() / of.max(1));
            say(
                "challenge-series-done-is",
                &[("count", attempt.moves().into()), ("each", each.into())],
            )
        }
        (Some(Outcome::Solved), None) | (None, _) => {
            super::solved_with(game.moves(), game.is_assisted())
        }
        (Some(_), Some(attempt)) => {
            let done = attempt.leg().saturating_sub(1) as u64;
            let of = attempt.challenge().boards();
            say("challenge-series-lost", &[("done", done.into()), ("of", of.into())])
        }
        (Some(_), None) => {
            let time = clock(game.elapsed());
            say("challenge-after", &[("count", game.moves().into()), ("time", time.into())])
        }
    }
}

/// What the fewest moves would have been.
pub(crate) fn optimal(optimal: u64, made: u64) -> String {
    match made <= optimal {
        true => say("challenge-fewest-best", &[]),
        false => say("challenge-fewest-optimal", &[("optimal", optimal.into())]),
    }
}

/// The share of the moves that were needed.
pub(crate) fn efficiency(optimal: u64, made: u64) -> String {
    format!("{} %", percent(optimal, made))
}

/// A time beside the best of the others.
pub(crate) fn best_time(size: Size, time: Millis, best: Millis) -> String {
    let size = super::size(size).into();
    match best.checked_sub(time) {
        None => say("challenge-best-is", &[("size", size), ("time", clock_exact(best).into())]),
        Some(by) => say("challenge-best-by", &[("size", size), ("time", clock_exact(by).into())]),
    }
}

/// A place among some.
pub(crate) fn place(place: usize, of: usize) -> String {
    say("challenge-place", &[("place", place.into()), ("of", of.into())])
}

/// When the next daily board comes.
pub(crate) fn daily_next(left: Millis, time: &str) -> String {
    say("challenge-daily-next", &[("left", clock(left).into()), ("time", time.into())])
}

/// Today's board, which is solved.
pub(crate) fn daily_done(record: &Record) -> String {
    let (moves, time) = (record.moves(Metric::Stm), clock(record.time));
    say("challenge-daily-done", &[("count", moves.into()), ("time", time.into())])
}

/// A solved daily board, to be told to others.
pub(crate) fn share_text(day: Day, game: &Game) -> String {
    let (moves, time) = (game.moves(), clock(game.elapsed()));
    say(
        "challenge-share-text",
        &[("number", number(day).into()), ("moves", moves.into()), ("time", time.into())],
    )
}

/// A tile whose number is hidden.
pub(crate) fn blind_tile(column: u32, row: u32) -> String {
    say("challenge-blind-tile", &[("row", (row + 1).into()), ("column", (column + 1).into())])
}

/// A step of tiles whose numbers are hidden.
pub(crate) fn blind_step(direction: Direction) -> String {
    say("challenge-blind-step", &[("direction", super::way(direction))])
}
