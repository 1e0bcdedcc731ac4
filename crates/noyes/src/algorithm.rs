//! Sequences of moves, their notation and their length.

use core::{fmt, num::NonZeroU32, str::FromStr};

use alloc::vec::Vec;
use thiserror::Error;

use crate::{Coded, Direction};

/// How the length of a solution is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Metric {
    /// Single-tile moves: each tile that moves counts 1.
    #[default]
    Stm,
    /// Multi-tile moves: a slide of several tiles in a line counts 1.
    Mtm,
}

impl Metric {
    /// Both metrics.
    pub const ALL: [Metric; 2] = [Metric::Stm, Metric::Mtm];

    /// The name in commands and files: `stm` or `mtm`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Metric::Stm => "stm",
            Metric::Mtm => "mtm",
        }
    }
}

/// One or more tiles that slide together, such as `L3`: three tiles to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// The direction in which the tiles travel.
    pub direction: Direction,
    /// How many tiles slide.
    pub length: NonZeroU32,
}

impl Run {
    /// A run of this many tiles; `None` for a run of none.
    #[must_use]
    pub const fn new(direction: Direction, length: u32) -> Option<Run> {
        match NonZeroU32::new(length) {
            Some(length) => Some(Run { direction, length }),
            None => None,
        }
    }

    /// The run that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Run {
        Run { direction: self.direction.opposite(), length: self.length }
    }
}

impl From<Direction> for Run {
    fn from(direction: Direction) -> Run {
        Run { direction, length: NonZeroU32::MIN }
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.direction.fmt(f)?;
        if self.length.get() > 1 { self.length.fmt(f) } else { Ok(()) }
    }
}

/// A sequence of moves, written `URDL2`.
///
/// Each letter is the direction in which a tile travels; a number after it
/// repeats the move. Spaces and commas may stand between moves. Moves of the
/// same direction that follow one another are one run, so `LL` and `L2` are
/// the same algorithm and print as `L2`.
///
/// ```
/// use noyes::{Algorithm, Metric};
///
/// let algorithm: Algorithm = "URD LL".parse()?;
/// assert_eq!(algorithm.to_string(), "URDL2");
/// assert_eq!(algorithm.length(Metric::Stm), 5);
/// assert_eq!(algorithm.length(Metric::Mtm), 4);
/// assert_eq!(algorithm.inverse().to_string(), "R2ULD");
/// # Ok::<(), noyes::AlgorithmError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Algorithm {
    runs: Vec<Run>,
}

impl Algorithm {
    /// The algorithm without a move.
    #[must_use]
    pub const fn new() -> Algorithm {
        Algorithm { runs: Vec::new() }
    }

    /// The runs, no two neighbours of the same direction.
    #[must_use]
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The moves one by one, [`length`](Self::length)`(Stm)` in all.
    pub fn moves(&self) -> impl Iterator<Item = Direction> {
        self.runs
            .iter()
            .flat_map(|run| core::iter::repeat_n(run.direction, run.length.get() as usize))
    }

    /// Whether there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The number of moves in this metric.
    #[must_use]
    pub fn length(&self, metric: Metric) -> u64 {
        match metric {
            Metric::Stm => self.runs.iter().map(|run| u64::from(run.length.get())).sum(),
            Metric::Mtm => self.runs.len() as u64,
        }
    }

    /// Adds a run at the end; it joins the last one if that has the same direction.
    ///
    /// A run that would grow past `u32::MAX` begins a new one instead.
    pub fn push(&mut self, run: impl Into<Run>) {
        let run = run.into();
        if let Some(last) = self.runs.last_mut()
            && last.direction == run.direction
            && let Some(length) = last.length.checked_add(run.length.get())
        {
            last.length = length;
        } else {
            self.runs.push(run);
        }
    }

    /// The algorithm that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Algorithm {
        Algorithm { runs: self.runs.iter().rev().map(|run| run.inverse()).collect() }
    }
}

impl<R: Into<Run>> Extend<R> for Algorithm {
    fn extend<I: IntoIterator<Item = R>>(&mut self, moves: I) {
        moves.into_iter().for_each(|run| self.push(run));
    }
}

impl<R: Into<Run>> FromIterator<R> for Algorithm {
    fn from_iter<I: IntoIterator<Item = R>>(moves: I) -> Algorithm {
        let mut algorithm = Algorithm::new();
        algorithm.extend(moves);
        algorithm
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.runs.iter().try_for_each(|run| run.fmt(f))
    }
}

impl FromStr for Algorithm {
    type Err = AlgorithmError;

    fn from_str(text: &str) -> Result<Algorithm, AlgorithmError> {
        if let Some(algorithm) = plain(text.as_bytes()) {
            return Ok(algorithm);
        }
        let mut algorithm = Algorithm::new();
        let mut rest = text.chars().enumerate().peekable();
        while let Some((at, letter)) = rest.next() {
            if letter.is_whitespace() || letter == ',' {
                continue;
            }
            let direction = Direction::from_letter(letter)
                .ok_or(AlgorithmError::UnknownMove { found: letter, at })?;
            let mut count: Option<u32> = None;
            while let Some((_, digit)) = rest.next_if(|(_, c)| c.is_ascii_digit()) {
                let digit = digit as u32 - '0' as u32;
                count = Some(
                    count
                        .unwrap_or(0)
                        .checked_mul(10)
                        .and_then(|ten| ten.checked_add(digit))
                        .ok_or(AlgorithmError::CountTooLarge { letter, at })?,
                );
            }
            let run = Run::new(direction, count.unwrap_or(1))
                .ok_or(AlgorithmError::ZeroCount { letter, at })?;
            algorithm.push(run);
        }
        Ok(algorithm)
    }
}

/// Reads moves that are letters and nothing else, as most are written.
fn plain(text: &[u8]) -> Option<Algorithm> {
    /// The direction of each letter, by its number among all bytes.
    const DIRECTIONS: [Option<Direction>; 256] = {
        let mut all = [None; 256];
        let mut byte = 0;
        while byte < 128 {
            all[byte] = Direction::from_letter(byte as u8 as char);
            byte += 1;
        }
        all
    };
    /// Letters that are read together: their runs, and the one that was there
    /// before, are numbered by a byte.
    const LETTERS: usize = 255;
    let (&first, rest) = text.split_first()?;
    let mut run = Run { direction: DIRECTIONS[usize::from(first)]?, length: NonZeroU32::MIN };
    let mut runs = Vec::with_capacity(text.len());
    let mut piece = [run; LETTERS + 1];
    // How many slides the last run has after its first: fewer than there are letters.
    u32::try_from(text.len()).ok()?;
    let mut more = 0u32;
    for letters in rest.chunks(LETTERS) {
        // The last run is written anew with each letter, whether it grows or begins.
        let mut last = 0u8;
        for &letter in letters {
            let direction = DIRECTIONS[usize::from(letter)]?;
            // Nobody can foretell whether a run goes on: arithmetic, no branch.
            let begins = u8::from(direction != run.direction);
            last += begins;
            more = (more + 1) & u32::from(begins).wrapping_sub(1);
            run = Run { direction, length: NonZeroU32::MIN.saturating_add(more) };
            piece[usize::from(last)] = run;
        }
        runs.extend_from_slice(&piece[..usize::from(last)]);
        piece[0] = run;
    }
    runs.push(run);
    Some(Algorithm { runs })
}

/// Why a text is not an algorithm. `at` counts characters from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum AlgorithmError {
    /// A character that is no move. Code `unknown-move`.
    #[error(
        "found {found:?} at character {at}; expected a move: U, D, L or R, and perhaps a number"
    )]
    UnknownMove {
        /// The character.
        found: char,
        /// Where it stands.
        at: usize,
    },
    /// A move repeated 0 times, such as `L0`. Code `bad-count`.
    #[error("{letter}0 at character {at} moves nothing; expected a number from 1 on")]
    ZeroCount {
        /// The move's letter.
        letter: char,
        /// Where the letter stands.
        at: usize,
    },
    /// A number past `u32::MAX`. Code `bad-count`.
    #[error(
        "the number after {letter} at character {at} is too large; expected at most 4294967295"
    )]
    CountTooLarge {
        /// The move's letter.
        letter: char,
        /// Where the letter stands.
        at: usize,
    },
}

impl Coded for AlgorithmError {
    fn code(&self) -> &'static str {
        match self {
            AlgorithmError::UnknownMove { .. } => "unknown-move",
            AlgorithmError::ZeroCount { .. } | AlgorithmError::CountTooLarge { .. } => "bad-count",
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            AlgorithmError::UnknownMove { at, .. }
            | AlgorithmError::ZeroCount { at, .. }
            | AlgorithmError::CountTooLarge { at, .. } => Some(*at as u64),
        }
    }
}
