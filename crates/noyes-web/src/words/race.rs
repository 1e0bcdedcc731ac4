//! Races.

use noyes_api::RacePhase;
use noyes_game::Millis;

use super::{Phrase, records::clock_exact, say};

pub(crate) const TITLE: Phrase = Phrase("race-title");
pub(crate) const ABOUT: Phrase = Phrase("race-is");
pub(crate) const INVITED: Phrase = Phrase("race-invited");
pub(crate) const COME_IN: Phrase = Phrase("race-come-in");
pub(crate) const LOOK_ON: Phrase = Phrase("race-look-on");
pub(crate) const COMING_IN: Phrase = Phrase("race-coming-in");
pub(crate) const LOST: Phrase = Phrase("race-lost");
pub(crate) const GONE: Phrase = Phrase("race-gone");
pub(crate) const INVITE: Phrase = Phrase("race-invite");
pub(crate) const READY: Phrase = Phrase("race-ready");
pub(crate) const WAIT: Phrase = Phrase("race-wait");
pub(crate) const REMATCH: Phrase = Phrase("race-rematch");
pub(crate) const LEAVE: Phrase = Phrase("race-leave");
pub(crate) const GIVE_UP: Phrase = Phrase("race-give-up");
pub(crate) const GAVE_UP: Phrase = Phrase("race-gave-up");
pub(crate) const AWAY: Phrase = Phrase("race-away");
pub(crate) const IS_READY: Phrase = Phrase("race-is-ready");
pub(crate) const NOT_READY: Phrase = Phrase("race-not-ready");

/// What opens a race on boards of this size.
pub(crate) fn open(size: &str) -> String {
    say("race-open", &[("size", size.into())])
}

/// How a race stands.
pub(crate) fn stands(phase: RacePhase, racers: u64) -> String {
    match phase {
        RacePhase::Waiting if racers < 2 => say("race-alone", &[]),
        RacePhase::Waiting => say("race-waiting", &[]),
        RacePhase::Countdown => say("race-countdown", &[]),
        RacePhase::Running => say("race-running", &[]),
        RacePhase::Over => say("race-over", &[]),
    }
}

/// How many look on.
pub(crate) fn spectators(count: u64) -> String {
    say("race-spectators", &[("count", count.into())])
}

/// How many tiles are home.
pub(crate) fn home(home: u64, tiles: u64) -> String {
    say("race-home", &[("home", home.into()), ("tiles", tiles.into())])
}

/// A racer has solved the board; who won is not certain yet.
pub(crate) fn solved(time: Millis) -> String {
    say("race-solved", &[("time", clock_exact(time).into())])
}

/// A racer's place.
pub(crate) fn placed(place: u64, time: Millis) -> String {
    say("race-placed", &[("place", place.into()), ("time", clock_exact(time).into())])
}
