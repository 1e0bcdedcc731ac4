//! A replay that is played, stepped and searched.

use core::time::Duration;

use leptos::prelude::*;
use noyes_game::Millis;

/// Where a replay stands, and whether it runs. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Playback {
    /// How many moves are made.
    at: RwSignal<usize>,
    runs: RwSignal<bool>,
    speed: RwSignal<Speed>,
    /// When each move was made.
    times: StoredValue<Vec<Millis>>,
    /// Counts up whenever what was to come next is to come no more.
    turn: StoredValue<u64>,
}

/// How fast it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Speed {
    #[default]
    Real,
    Double,
    Fourfold,
    Eightfold,
}

impl Speed {
    pub(super) const ALL: [Speed; 4] =
        [Speed::Real, Speed::Double, Speed::Fourfold, Speed::Eightfold];

    pub(super) fn factor(self) -> Millis {
        match self {
            Speed::Real => 1,
            Speed::Double => 2,
            Speed::Fourfold => 4,
            Speed::Eightfold => 8,
        }
    }
}

/// Nobody wants to watch somebody think for longer than this.
const LONGEST: Millis = 2_000;
/// Moves that came at once are seen one by one.
const SHORTEST: Millis = 40;

/// How long to wait before a move.
fn wait(times: &[Millis], at: usize, speed: Speed) -> Millis {
    let before = at.checked_sub(1).map_or(0, |before| times[before]);
    let thought = times[at].saturating_sub(before);
    (thought.min(LONGEST) / speed.factor()).max(SHORTEST)
}

impl Playback {
    pub(super) fn new(times: Vec<Millis>) -> Playback {
        Playback {
            at: RwSignal::new(0),
            runs: RwSignal::new(false),
            speed: RwSignal::new(Speed::default()),
            times: StoredValue::new(times),
            turn: StoredValue::new(0),
        }
    }

    pub(super) fn at(self) -> RwSignal<usize> {
        self.at
    }

    pub(super) fn runs(self) -> RwSignal<bool> {
        self.runs
    }

    pub(super) fn speed(self) -> RwSignal<Speed> {
        self.speed
    }

    pub(super) fn last(self) -> usize {
        self.times.with_value(Vec::len)
    }

    /// Goes to a moment, and stays there.
    pub(super) fn go_to(self, at: usize) {
        self.stop();
        self.at.set(at.min(self.last()));
    }

    pub(super) fn step(self, by: isize) {
        self.go_to(self.at.get_untracked().saturating_add_signed(by));
    }

    fn stop(self) {
        self.turn.update_value(|turn| *turn += 1);
        if self.runs.get_untracked() {
            self.runs.set(false);
        }
    }

    /// Starts it, or stops it. From the end it starts anew.
    pub(super) fn toggle(self) {
        if self.runs.get_untracked() {
            self.stop();
            return;
        }
        if self.at.get_untracked() == self.last() {
            self.at.set(0);
        }
        self.runs.set(true);
        self.go_on();
    }

    fn go_on(self) {
        let at = self.at.get_untracked();
        if at == self.last() {
            self.stop();
            return;
        }
        let turn = self.turn.get_value();
        let wait = self.times.with_value(|times| wait(times, at, self.speed.get_untracked()));
        let next = move || {
            if self.turn.try_get_value() == Some(turn) {
                self.at.set(at + 1);
                self.go_on();
            }
        };
        set_timeout(next, Duration::from_millis(wait));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_keeps_its_own_time_within_reason() {
        let times = [0, 500, 501, 60_000];
        let waits = |speed| (0..4).map(|at| wait(&times, at, speed)).collect::<Vec<_>>();
        assert_eq!(waits(Speed::Real), [40, 500, 40, 2_000]);
        assert_eq!(waits(Speed::Fourfold), [40, 125, 40, 500]);
    }
}
