//! The four ways that a tile can travel.

use core::fmt;

/// The direction in which a *tile* travels; the blank travels the other way.
///
/// ```
/// use noyes::Direction;
///
/// assert_eq!(Direction::from_letter('U'), Some(Direction::Up));
/// assert_eq!(Direction::Up.opposite(), Direction::Down);
/// assert_eq!(Direction::Up.transposed(), Direction::Left);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards the top row, letter `U`.
    Up,
    /// Towards the bottom row, letter `D`.
    Down,
    /// Towards the left column, letter `L`.
    Left,
    /// Towards the right column, letter `R`.
    Right,
}

impl Direction {
    /// All four, in the order of their letters in `UDLR`.
    pub const ALL: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    /// The letter: `U`, `D`, `L` or `R`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Direction::Up => 'U',
            Direction::Down => 'D',
            Direction::Left => 'L',
            Direction::Right => 'R',
        }
    }

    /// The direction of a letter, upper or lower case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Direction> {
        match letter.to_ascii_uppercase() {
            'U' => Some(Direction::Up),
            'D' => Some(Direction::Down),
            'L' => Some(Direction::Left),
            'R' => Some(Direction::Right),
            _ => None,
        }
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }

    /// Seen in a mirror on the main diagonal: rows become columns.
    #[must_use]
    pub const fn transposed(self) -> Direction {
        match self {
            Direction::Up => Direction::Left,
            Direction::Down => Direction::Right,
            Direction::Left => Direction::Up,
            Direction::Right => Direction::Down,
        }
    }

    /// Left and right exchanged.
    #[must_use]
    pub const fn flip_horizontal(self) -> Direction {
        if self.is_horizontal() { self.opposite() } else { self }
    }

    /// Up and down exchanged.
    #[must_use]
    pub const fn flip_vertical(self) -> Direction {
        if self.is_horizontal() { self } else { self.opposite() }
    }

    /// Whether the tile stays in its row.
    #[must_use]
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Direction::Left | Direction::Right)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}
