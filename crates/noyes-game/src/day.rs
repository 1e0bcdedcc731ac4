//! The daily puzzle: one board a day, the same for everyone.

use core::{fmt, str::FromStr};

use noyes::{Coded, Goal, Layout, Size};
use thiserror::Error;
use time::{Date, Month};

use crate::{Deal, Millis};

/// A day by Universal Time.
///
/// # The daily puzzle
/// The board of a day is the first deal, number 0, of the seed `noyes daily YYYY-MM-DD`, a 4x4
/// board whose goal has the blank last. Everyone can work it out, on any machine and offline, so
/// nobody has to be asked for it, and nothing that hangs on it is a ranking: whoever likes can look
/// at tomorrow's.
///
/// # Stability
/// A day's board stays what it is, for ever: the rule and the deals it rests on do not change.
///
/// ```
/// use noyes_game::{Day, Game};
///
/// let day: Day = "2026-11-22".parse()?;
/// let game = Game::deal(day.goal(), day.deal())?;
/// assert_eq!(game.board().to_string(), "9 10 2 6/5 3 13 0/1 11 12 15/14 4 7 8");
///
/// // Half an hour before midnight.
/// let now = 1_795_390_200_000;
/// assert_eq!(Day::at(now), day);
/// assert_eq!(day.left(now), 30 * 60 * 1_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

/// Milliseconds of a day.
const LENGTH: u64 = 24 * 60 * 60 * 1000;

/// The first day of 1970, by the count of days that the calendar's library has.
const UNIX: i32 = 2_440_588;

impl Day {
    /// The day of a moment, in milliseconds since the beginning of 1970.
    #[must_use]
    pub fn at(unix: Millis) -> Day {
        let days = i32::try_from(unix / LENGTH).unwrap_or(i32::MAX).saturating_add(UNIX);
        Day(Date::from_julian_day(days).unwrap_or(Date::MAX))
    }

    /// How long this day still is at a moment; nothing once it is over.
    #[must_use]
    pub fn left(self, unix: Millis) -> Millis {
        let end = u64::try_from(self.0.to_julian_day() + 1 - UNIX).unwrap_or(0) * LENGTH;
        end.saturating_sub(unix)
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Option<Day> {
        self.0.previous_day().map(Day)
    }

    /// The number of the day's puzzle, from 1 on the first day of 2026.
    #[must_use]
    pub fn number(self) -> i64 {
        const FIRST: i32 = 2_461_042;
        i64::from(self.0.to_julian_day() - FIRST + 1)
    }

    /// The year, the month from 1, and the day of the month from 1.
    #[must_use]
    pub fn date(self) -> (i32, u8, u8) {
        (self.0.year(), self.0.month().into(), self.0.day())
    }

    /// The goal of a day's board.
    #[must_use]
    pub fn goal(self) -> Goal {
        Goal::new(Size::FIFTEEN, Layout::BlankLast)
    }

    /// The deal of a day's board.
    #[must_use]
    pub fn deal(self) -> Deal {
        Deal { seed: format!("noyes daily {self}"), index: 0 }
    }
}

impl fmt::Display for Day {
    /// `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Day, DayError> {
        let error = || DayError { found: text.chars().take(40).collect() };
        let mut parts = text.splitn(3, '-');
        let mut part = |length: usize| {
            let digits = parts.next().filter(|part| part.len() == length)?;
            digits.bytes().all(|byte| byte.is_ascii_digit()).then_some(digits)
        };
        let (year, month, day) = (part(4), part(2), part(2));
        let date = || {
            let month = Month::try_from(month?.parse::<u8>().ok()?).ok()?;
            Date::from_calendar_date(year?.parse().ok()?, month, day?.parse().ok()?).ok()
        };
        date().map(Day).ok_or_else(error)
    }
}

/// A text that is no day. Code `bad-day`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found {found:?}; expected a day such as 2026-11-22")]
pub struct DayError {
    found: String,
}

impl DayError {
    /// The beginning of the text.
    #[must_use]
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl Coded for DayError {
    fn code(&self) -> &'static str {
        "bad-day"
    }
}
