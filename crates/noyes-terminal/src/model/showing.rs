//! A solution that is being shown, move by move.

use noyes_game::Millis;

/// From one move to the next, the slowest first.
const PACES: [Millis; 6] = [1600, 800, 400, 200, 100, 50];
const USUAL: usize = 2;

/// How a solution is being shown.
#[derive(Clone, Debug)]
pub(crate) struct Showing {
    pace: usize,
    /// When the next move is due; `None` while it is halted.
    next_at: Option<Millis>,
    /// Whether the next move was asked for although it is halted.
    one: bool,
}

impl Showing {
    pub(crate) fn new(now: Millis) -> Showing {
        Showing { pace: USUAL, next_at: Some(now), one: false }
    }

    pub(crate) fn next_at(&self) -> Option<Millis> {
        self.next_at
    }

    pub(crate) fn is_halted(&self) -> bool {
        self.next_at.is_none()
    }

    /// Whether the next move is to be made now.
    pub(crate) fn is_due(&self, now: Millis) -> bool {
        self.one || self.next_at.is_some_and(|at| at <= now)
    }

    /// A move was made.
    pub(crate) fn made(&mut self, now: Millis) {
        self.one = false;
        if let Some(next_at) = &mut self.next_at {
            *next_at = now + PACES[self.pace];
        }
    }

    /// Halts, or goes on.
    pub(crate) fn toggle(&mut self, now: Millis) {
        self.next_at = match self.next_at {
            Some(_) => None,
            None => Some(now),
        };
    }

    /// Halts, and makes one move.
    pub(crate) fn step(&mut self) {
        self.next_at = None;
        self.one = true;
    }

    pub(crate) fn change_pace(&mut self, faster: bool) {
        self.pace = match faster {
            true => (self.pace + 1).min(PACES.len() - 1),
            false => self.pace.saturating_sub(1),
        };
    }
}
