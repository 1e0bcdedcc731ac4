//! The tiles.

use core::fmt;

/// What stands on a square: a tile with its number, or the blank, which is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u32);

impl Tile {
    /// The blank: the square without a tile.
    pub const BLANK: Tile = Tile(0);

    /// The tile with this number; 0 is the blank.
    #[must_use]
    pub const fn new(number: u32) -> Tile {
        Tile(number)
    }

    /// The number, 0 for the blank.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Whether this is the blank.
    #[must_use]
    pub const fn is_blank(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
