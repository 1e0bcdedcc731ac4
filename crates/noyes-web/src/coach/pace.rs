//! How fast moves are shown.

use noyes_game::Millis;

/// One of a few speeds, from slow to fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace(usize);

/// Milliseconds from move to move. A tile travels for 130: above that the next one sets out before
/// it has arrived.
const WAITS: [Millis; 6] = [1000, 600, 350, 180, 80, 25];

impl Pace {
    pub(crate) const FASTEST: usize = WAITS.len() - 1;

    /// At most the fastest.
    pub(crate) fn new(number: usize) -> Pace {
        Pace(number.min(Pace::FASTEST))
    }

    pub(crate) fn number(self) -> usize {
        self.0
    }

    /// Milliseconds from move to move.
    pub(crate) fn wait(self) -> Millis {
        WAITS[self.0]
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace(2)
    }
}
