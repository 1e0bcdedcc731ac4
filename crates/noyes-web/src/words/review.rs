//! What the review says.

use noyes_game::{Blunder, Distance, Millis, ReplayError, Review};

use super::{Phrase, clock, number, say};

pub(crate) const PAGE: Phrase = Phrase("page-review");
pub(crate) const OPEN_IT: Phrase = Phrase("page-review-it");
pub(crate) const UNSOLVABLE: Phrase = Phrase("review-unsolvable");
pub(crate) const FAILED: Phrase = Phrase("review-failed");
pub(crate) const EFFICIENCY: Phrase = Phrase("review-efficiency");
pub(crate) const LOST: Phrase = Phrase("review-lost");
pub(crate) const TIME: Phrase = Phrase("review-time");
pub(crate) const MEAN: Phrase = Phrase("review-mean");
pub(crate) const KEY_OWN: Phrase = Phrase("review-key-own");
pub(crate) const KEY_SHORTEST: Phrase = Phrase("review-key-shortest");
pub(crate) const KEY_AWAY: Phrase = Phrase("review-key-away");
pub(crate) const OWN_BOARD: Phrase = Phrase("review-own-board");
pub(crate) const SOLUTION: Phrase = Phrase("review-solution-steps");
pub(crate) const REPLAY: Phrase = Phrase("review-replay");
pub(crate) const PLAY: Phrase = Phrase("review-play");
pub(crate) const BLUNDERS: Phrase = Phrase("review-blunders");
pub(crate) const SPLITS: Phrase = Phrase("review-splits");
pub(crate) const SPLIT_ROW: Phrase = Phrase("review-split-row");
pub(crate) const SPLIT_MOVES: Phrase = Phrase("review-split-moves");
pub(crate) const SPLIT_TIME: Phrase = Phrase("review-split-time");
pub(crate) const TURNS: Phrase = Phrase("review-turns");
pub(crate) const BOARDS: Phrase = Phrase("review-boards");
pub(crate) const OPEN: Phrase = Phrase("review-open");
pub(crate) const OPEN_IS: Phrase = Phrase("review-open-is");
pub(crate) const OPEN_TEXT: Phrase = Phrase("review-open-text");
pub(crate) const OPEN_FILE: Phrase = Phrase("review-open-file");
pub(crate) const NOTHING: Phrase = Phrase("review-nothing");
pub(crate) const NOTHING_IS: Phrase = Phrase("review-nothing-is");

/// What stands where a figure is not known yet.
pub(crate) const COMING: &str = "…";

fn made(review: &Review) -> u64 {
    review.replay().moves.len() as u64
}

fn first(review: &Review) -> Option<Distance> {
    review.distances().first().copied().flatten()
}

/// Whether all that is known is exact.
pub(crate) fn is_exact(review: &Review) -> bool {
    review.distances().iter().flatten().all(|distance| distance.exactly().is_some())
}

/// The answer.
pub(crate) fn headline(review: &Review) -> String {
    let count = made(review);
    let values = |distance: Distance| {
        [
            ("count", count.into()),
            ("needed", distance.most().into()),
            ("most", distance.most().into()),
            ("least", distance.least().into()),
        ]
    };
    match first(review) {
        None => say("review-headline-unknown", &[("count", count.into())]),
        Some(distance) => {
            let id = match distance.exactly() {
                Some(needed) if needed == count => "review-headline-best",
                Some(_) => "review-headline",
                None if distance.most() >= count => "review-headline-good",
                None => "review-headline-bounds",
            };
            say(id, &values(distance))
        }
    }
}

/// What the curve shows.
pub(crate) fn lead(exact: bool) -> String {
    say(if exact { "review-lead" } else { "review-lead-bounds" }, &[])
}

/// The share of the moves that were needed, in per cent.
pub(crate) fn efficiency(review: &Review) -> String {
    let Some(distance) = first(review) else { return COMING.into() };
    let made = made(review);
    match (percent(distance.least(), made), percent(distance.most(), made)) {
        (least, most) if least == most => format!("{most} %"),
        (least, most) => format!("{least}–{most} %"),
    }
}

/// How many moves were made for nothing.
pub(crate) fn lost(review: &Review) -> String {
    let Some(distance) = first(review) else { return COMING.into() };
    let lost = |needed: u64| number(made(review).saturating_sub(needed));
    match distance.exactly() {
        Some(needed) => lost(needed),
        None => format!("{}–{}", lost(distance.most()), lost(distance.least())),
    }
}

pub(crate) fn time(review: &Review) -> String {
    clock(review.replay().time())
}

/// Moves a second.
pub(crate) fn mean(review: &Review) -> String {
    match review.replay().time() {
        0 => "–".into(),
        time => a_second(made(review), time),
    }
}

/// Moves a second, in a time that is not nothing.
pub(crate) fn a_second(made: u64, time: Millis) -> String {
    tenths(made as f64 * 1000.0 / time as f64)
}

/// The share of the moves that were needed.
pub(super) fn percent(needed: u64, made: u64) -> u64 {
    (100 * needed + made / 2) / made.max(1)
}

fn tenths(value: f64) -> String {
    super::language().decimal(value, 1)
}

/// The curve for those who do not see it.
pub(crate) fn curve(review: &Review) -> String {
    let ends = review.distances().first().copied().flatten();
    let ends = ends.zip(review.distances().last().copied().flatten());
    match ends {
        Some((first, last)) => say(
            "review-curve",
            &[
                ("first", first.most().into()),
                ("last", last.most().into()),
                ("blunders", review.blunders().len().into()),
            ],
        ),
        None => say("review-curve-waiting", &[]),
    }
}

/// A moment, in short.
pub(crate) fn after(count: usize) -> String {
    say("review-after", &[("count", count.into())])
}

/// A moment, as it is announced.
pub(crate) fn after_of(at: usize, count: usize) -> String {
    say("review-after-of", &[("at", at.into()), ("count", count.into())])
}

/// A moment, beside the scrubber.
pub(crate) fn of(at: usize, count: usize) -> String {
    say("review-of", &[("at", at.into()), ("count", count.into())])
}

/// The player's board, for those who do not see it.
pub(crate) fn own_board(count: usize) -> String {
    say("review-own-board-after", &[("count", count.into())])
}

/// The solution's board.
pub(crate) fn solution_board(at: usize, count: usize) -> String {
    say("review-solution-board", &[("at", at.into()), ("count", count.into())])
}

/// The title above it.
pub(crate) fn solution(count: usize, optimal: bool) -> String {
    let id = if optimal { "review-solution" } else { "review-solution-known" };
    say(id, &[("count", count.into())])
}

/// How much faster than real.
pub(crate) fn times(factor: Millis) -> String {
    say("review-times", &[("factor", factor.into())])
}

/// What is known of the moves that led away.
pub(crate) fn blunders(blunders: &[Blunder], listed: usize, complete: bool, exact: bool) -> String {
    let values = [("count", blunders.len().into()), ("listed", listed.into())];
    let id = match blunders.len() {
        _ if !exact => "review-blunders-bounds",
        0 if complete => "review-blunders-none",
        _ if !complete => "review-blunders-waiting",
        count if count > listed => "review-blunders-most",
        _ => "review-blunders-known",
    };
    say(id, &values)
}

/// Where the player went away from the goal.
pub(crate) fn blunder_where(blunder: Blunder) -> String {
    let (from, to) = (blunder.from + 1, blunder.from + blunder.moves);
    match from == to {
        true => say("review-blunder-one", &[("from", from.into())]),
        false => say("review-blunder-more", &[("from", from.into()), ("to", to.into())]),
    }
}

/// What that has cost.
pub(crate) fn blunder_cost(blunder: Blunder) -> String {
    say("review-blunder-cost", &[("count", blunder.cost.into())])
}

/// A row of the board.
pub(crate) fn row(row: u32) -> String {
    say("review-row", &[("number", (row + 1).into())])
}

/// How fast the player was, and at the fastest, where the game was long enough to tell.
pub(crate) fn turns(mean: f64, most: Option<f64>) -> String {
    let mean = ("mean", tenths(mean).into());
    match most {
        Some(most) => say("review-turns-are", &[mean, ("most", tenths(most).into())]),
        None => say("review-turns-mean", &[mean]),
    }
}

/// Why a text is no replay.
pub(crate) fn bad_replay(error: &ReplayError) -> String {
    let (id, at) = match error {
        ReplayError::Illegal { at, .. } | ReplayError::Letter { at, .. } => {
            ("review-bad-move", *at)
        }
        ReplayError::Time { at, .. } => ("review-bad-time", *at),
        ReplayError::AfterTheEnd { at } => ("review-bad-end", *at),
        ReplayError::Version { .. } => ("review-bad-version", 0),
        _ => ("review-bad-replay", 0),
    };
    say(id, &[("at", (at + 1).into())])
}
