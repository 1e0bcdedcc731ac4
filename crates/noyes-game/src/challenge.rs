//! What there is to play besides one board after the other.

use core::{fmt, str::FromStr};

use noyes::{Coded, Size};
use thiserror::Error;

use crate::{Day, DayError, Millis, Rules};

/// What is to be done.
///
/// As text: `free`, `daily 2026-11-22`, `time 60000`, `moves 5`, `blindfold`, `marathon 10`,
/// `relay 2-5`, `fewest`, `length 60-65`, `ranked`, `race`.
///
/// ```
/// use noyes_game::Challenge;
///
/// let challenge: Challenge = "relay 2-5".parse()?;
/// assert_eq!(challenge, Challenge::Relay { from: 2, to: 5 });
/// assert_eq!(challenge.boards(), 4);
/// # Ok::<(), noyes_game::ChallengeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Challenge {
    /// One board, at leisure.
    #[default]
    Free,
    /// The board of a day.
    Daily(Day),
    /// One board in so many milliseconds.
    TimeLimit(Millis),
    /// One board in as many moves as a shortest solution has, and so many more.
    MoveLimit {
        /// The moves beyond the shortest.
        extra: u64,
    },
    /// One board that is only seen before the first move.
    Blindfold,
    /// Several boards in a row, whose time never stands.
    Marathon {
        /// How many.
        boards: u32,
    },
    /// A board of each size, from the smallest on.
    Relay {
        /// The side of the first, in squares.
        from: u32,
        /// The side of the last.
        to: u32,
    },
    /// One board in as few moves as possible, with time to think.
    FewestMoves,
    /// One board whose shortest solution has a length between these two.
    Length {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// One board that a server has dealt and whose result it ranks.
    Ranked,
    /// One board that others play at the same time.
    Race,
}

impl Challenge {
    /// The smallest side of a board, in squares.
    pub const SMALLEST_SIDE: u32 = 2;
    /// The most boards of a marathon.
    pub const MOST_BOARDS: u32 = 1000;
    /// The largest side of a relay's last board.
    pub const LARGEST_RELAY: u32 = 16;

    /// How many boards it has.
    #[must_use]
    pub fn boards(self) -> u32 {
        match self {
            Challenge::Marathon { boards } => boards,
            Challenge::Relay { from, to } => to - from + 1,
            _ => 1,
        }
    }

    /// What records of this challenge are compared with: its text, or `daily` on whatever day.
    #[must_use]
    pub fn kind(self) -> String {
        match self {
            Challenge::Daily(_) => "daily".into(),
            other => other.to_string(),
        }
    }

    /// These rules with those of the challenge. The limit of moves is not in them: it hangs on the
    /// board.
    #[must_use]
    pub fn rules(self, base: Rules) -> Rules {
        match self {
            Challenge::TimeLimit(limit) => Rules { time_limit: Some(limit), ..base },
            Challenge::MoveLimit { .. } => Rules { undo_counts: true, ..base },
            Challenge::Blindfold => Rules { blindfold: true, ..base },
            Challenge::Marathon { .. } | Challenge::Relay { .. } => {
                Rules { may_pause: false, ..base }
            }
            Challenge::FewestMoves => Rules { undo_counts: false, ..base },
            Challenge::Ranked | Challenge::Race => Rules::record(),
            Challenge::Free | Challenge::Daily(_) | Challenge::Length { .. } => base,
        }
    }

    /// The size that is played where this one is wanted. Below 2x2 nothing can pass, so a board is
    /// solved from the beginning or at once; and what the solver has to work out first, it works out
    /// for boards up to 4x4.
    #[must_use]
    pub fn size(self, wanted: Size) -> Size {
        if self == Challenge::Free {
            return wanted;
        }
        let side = |side: u32| side.max(Self::SMALLEST_SIDE);
        let wanted = Size::new(side(wanted.width()), side(wanted.height()));
        match (self, wanted.unwrap_or(Size::FIFTEEN)) {
            (Challenge::MoveLimit { .. }, size) if size.area() > Size::FIFTEEN.area() => {
                Size::FIFTEEN
            }
            (Challenge::Length { .. }, size) if size != Size::EIGHT => Size::FIFTEEN,
            (_, size) => size,
        }
    }

    fn check(self) -> Result<Challenge, ChallengeError> {
        let range = |found: u64, least: u64, most: u64| match (least..=most).contains(&found) {
            true => Ok(()),
            false => Err(ChallengeError::Range { found, least, most }),
        };
        match self {
            Challenge::TimeLimit(limit) => range(limit, 1, 24 * 60 * 60 * 1000)?,
            Challenge::Marathon { boards } => range(boards.into(), 2, Self::MOST_BOARDS.into())?,
            Challenge::Relay { from, to } => {
                range(from.into(), 2, Self::LARGEST_RELAY.into())?;
                range(to.into(), u64::from(from) + 1, Self::LARGEST_RELAY.into())?;
            }
            Challenge::Length { least, most } => range(most, least.max(1), u64::MAX)?,
            _ => {}
        }
        Ok(self)
    }
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Challenge::Free => f.write_str("free"),
            Challenge::Daily(day) => write!(f, "daily {day}"),
            Challenge::TimeLimit(limit) => write!(f, "time {limit}"),
            Challenge::MoveLimit { extra } => write!(f, "moves {extra}"),
            Challenge::Blindfold => f.write_str("blindfold"),
            Challenge::Marathon { boards } => write!(f, "marathon {boards}"),
            Challenge::Relay { from, to } => write!(f, "relay {from}-{to}"),
            Challenge::FewestMoves => f.write_str("fewest"),
            Challenge::Length { least, most } => write!(f, "length {least}-{most}"),
            Challenge::Ranked => f.write_str("ranked"),
            Challenge::Race => f.write_str("race"),
        }
    }
}

impl FromStr for Challenge {
    type Err = ChallengeError;

    fn from_str(text: &str) -> Result<Challenge, ChallengeError> {
        let unknown = || ChallengeError::Unknown { found: text.chars().take(40).collect() };
        fn number<T: FromStr>(text: &str) -> Option<T> {
            text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
        }
        fn pair<T: FromStr>(text: &str) -> Option<(T, T)> {
            let (one, other) = text.split_once('-')?;
            Some((number(one)?, number(other)?))
        }
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let challenge = match name {
            "free" if rest.is_empty() => Some(Challenge::Free),
            "blindfold" if rest.is_empty() => Some(Challenge::Blindfold),
            "fewest" if rest.is_empty() => Some(Challenge::FewestMoves),
            "ranked" if rest.is_empty() => Some(Challenge::Ranked),
            "race" if rest.is_empty() => Some(Challenge::Race),
            "daily" => Some(Challenge::Daily(rest.parse()?)),
            "time" => number(rest).map(Challenge::TimeLimit),
            "moves" => number(rest).map(|extra| Challenge::MoveLimit { extra }),
            "marathon" => number(rest).map(|boards| Challenge::Marathon { boards }),
            "relay" => pair(rest).map(|(from, to)| Challenge::Relay { from, to }),
            "length" => pair(rest).map(|(least, most)| Challenge::Length { least, most }),
            _ => None,
        };
        challenge.ok_or_else(unknown)?.check()
    }
}

/// Why a text is no challenge.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ChallengeError {
    /// No such challenge. Code `unknown-challenge`.
    #[error(
        "found {found:?}; expected free, daily DAY, time MILLISECONDS, moves EXTRA, blindfold, \
         marathon BOARDS, relay FROM-TO, fewest, length LEAST-MOST, ranked or race"
    )]
    Unknown {
        /// The beginning of the text.
        found: String,
    },
    /// A number that is too small or too large. Code `out-of-range`.
    #[error("found {found}; expected {least} to {most}")]
    Range {
        /// The number.
        found: u64,
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// The day is not one.
    #[error(transparent)]
    Day(#[from] DayError),
}

impl Coded for ChallengeError {
    fn code(&self) -> &'static str {
        match self {
            ChallengeError::Unknown { .. } => "unknown-challenge",
            ChallengeError::Range { .. } => "out-of-range",
            ChallengeError::Day(error) => error.code(),
        }
    }
}
