//! Solves as a table of plain text, in the notation that speed-solvers use.

use noyes::{Algorithm, BlankMark, Board, Coded, Goal, Grid, Metric, Position, Size};
use thiserror::Error;
use time::{Date, Duration, OffsetDateTime, Time};

use crate::{Challenge, Control, Millis, Moved, Outcome, Record, Replay};

/// The names of the columns, as [`sheet`] writes them.
const COLUMNS: [&str; 10] =
    ["date", "size", "time", "moves", "tps", "scramble", "solution", "times", "goal", "control"];

/// A table of every board of these records: a line of column names, then a line for each board, the
/// columns separated by tabulators.
///
/// Scramble and solution are written as slidysim and the tools around it write them: rows separated
/// by `/` with 0 for the blank, and a letter for the direction in which a tile travels, with a
/// number after it where it repeats. Times are in seconds; `times` has the milliseconds of each
/// move. [`read_sheet`] reads it again.
///
/// ```text
/// date                      size  time   moves  tps    scramble           solution  times  goal        control
/// 2026-11-22T23:30:00.000Z  3x3   0.412  2      4.854  1 2 3/4 5 6/0 7 8  L2        0 412  blank-last  keyboard
/// ```
#[must_use]
pub fn sheet<'r>(records: impl IntoIterator<Item = &'r Record>) -> String {
    let mut text = COLUMNS.join("\t") + "\n";
    for record in records {
        for replay in &record.replays {
            let (time, moves) = (replay.time(), replay.length(Metric::Stm));
            let seconds = time as f64 / 1000.0;
            let tps = if time > 0 { moves as f64 / seconds } else { 0.0 };
            let times: Vec<String> =
                replay.moves.iter().map(|moved| moved.at.to_string()).collect();
            let cells = [
                date(record.at),
                replay.size().to_string(),
                format!("{seconds:.3}"),
                moves.to_string(),
                format!("{tps:.3}"),
                replay.board.to_string(),
                replay.algorithm().to_string(),
                times.join(" "),
                replay.goal.name(),
                replay.control.map_or("", Control::name).to_owned(),
            ];
            text += &cells.join("\t");
            text.push('\n');
        }
    }
    text
}

/// `2026-11-22T23:30:00.000Z`.
fn date(unix: Millis) -> String {
    let since = Duration::milliseconds(i64::try_from(unix).unwrap_or(i64::MAX));
    let Some(at) = OffsetDateTime::UNIX_EPOCH.checked_add(since) else { return String::new() };
    let (year, month, day) = (at.year(), u8::from(at.month()), at.day());
    let (hour, minute, second) = at.to_hms();
    let thousandths = at.millisecond();
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{thousandths:03}Z")
}

fn read_date(text: &str) -> Option<Millis> {
    let (day, clock) = text.trim_end_matches('Z').split_once('T')?;
    let (year, month, day) = day.parse::<crate::Day>().ok()?.date();
    let mut parts = clock.split(':');
    let (hour, minute) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let thousandths = seconds(parts.next()?)?;
    let date = Date::from_calendar_date(year, month.try_into().ok()?, day).ok()?;
    let at = date.with_time(Time::from_hms(hour, minute, 0).ok()?).assume_utc();
    Millis::try_from(at.unix_timestamp()).ok()?.checked_mul(1000)?.checked_add(thousandths)
}

/// Seconds with up to three decimals, in milliseconds.
fn seconds(text: &str) -> Option<Millis> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let thousandths: Millis = format!("{part:0<3}").parse().ok()?;
    whole.parse::<Millis>().ok()?.checked_mul(1000)?.checked_add(thousandths)
}

/// A line of a table, counted from 1, and what is in it.
pub type SheetLine = (usize, Result<Record, SheetError>);

/// Reads a table: for each line the record, or what is wrong with it. Columns may stand in any
/// order and others may stand between them; `scramble` and `solution` have to be there.
///
/// Where there is no time of each move, all are taken for made at the end. A record's name is made
/// from the line, so that a table that is read twice gives the same records. Lines count from 1.
///
/// # Errors
/// [`SheetError::Columns`] if the first line does not name those two columns; the other errors
/// stand with their lines.
pub fn read_sheet(text: &str) -> Result<Vec<SheetLine>, SheetError> {
    let mut lines = text.lines().enumerate();
    let names: Vec<&str> = lines.next().map_or("", |(_, line)| line).split('\t').collect();
    let column = |name: &str| names.iter().position(|found| found.trim() == name);
    let (Some(scramble), Some(solution)) = (column("scramble"), column("solution")) else {
        return Err(SheetError::Columns);
    };
    let others = ["date", "size", "time", "times", "goal", "control"].map(column);
    let read = |(at, line): (usize, &str)| {
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        let cell = |at: Option<usize>| {
            at.and_then(|at| cells.get(at).copied()).filter(|cell| !cell.is_empty())
        };
        let [date, size, time, times, goal, control] = others.map(cell);
        let row = Row {
            scramble: cell(Some(scramble)).ok_or(SheetError::Empty { column: "scramble" }),
            solution: cell(Some(solution)).ok_or(SheetError::Empty { column: "solution" }),
            date,
            size,
            time,
            times,
            goal,
            control,
        };
        (at + 1, row.record())
    };
    Ok(lines.filter(|(_, line)| !line.trim().is_empty()).map(read).collect())
}

struct Row<'t> {
    scramble: Result<&'t str, SheetError>,
    solution: Result<&'t str, SheetError>,
    date: Option<&'t str>,
    size: Option<&'t str>,
    time: Option<&'t str>,
    times: Option<&'t str>,
    goal: Option<&'t str>,
    control: Option<&'t str>,
}

impl Row<'_> {
    fn record(self) -> Result<Record, SheetError> {
        let wrong = |column: &'static str, found: &str, error: &dyn core::fmt::Display| {
            let found = found.chars().take(40).collect();
            SheetError::Cell { column, found, error: error.to_string() }
        };
        /// A cell that need not be there.
        fn optional<T: core::str::FromStr<Err: core::fmt::Display>>(
            cell: Option<&str>,
            wrong: impl Fn(&str, &dyn core::fmt::Display) -> SheetError,
        ) -> Result<Option<T>, SheetError> {
            cell.map(|text| text.parse().map_err(|error| wrong(text, &error))).transpose()
        }
        let (scramble, solved_by) = (self.scramble?, self.solution?);
        let solution: Algorithm =
            solved_by.parse().map_err(|error| wrong("solution", solved_by, &error))?;
        let size: Option<Size> = optional(self.size, |text, error| wrong("size", text, error))?;
        let board: Board = scramble
            .parse::<Grid>()
            .and_then(|grid| grid.board(size, BlankMark::default()))
            .map_err(|error| wrong("scramble", scramble, &error))?;
        let goal = self.goal.unwrap_or("blank-last");
        let goal = Goal::parse(goal, board.size()).map_err(|error| wrong("goal", goal, &error))?;
        let control = optional(self.control, |text, error| wrong("control", text, error))?;
        let number = |column, text: Option<&str>, read: fn(&str) -> Option<Millis>| {
            let unread = |text: &str| wrong(column, text, &format!("found {text:?}"));
            text.map(|text| read(text).ok_or_else(|| unread(text))).transpose()
        };
        let time = number("time", self.time, seconds)?;
        let at = number("date", self.date, read_date)?.unwrap_or(0);
        let written = self.times.unwrap_or_default();
        let times: Option<Vec<Millis>> = self
            .times
            .map(|times| times.split(' ').map(str::parse).collect())
            .transpose()
            .map_err(|error| wrong("times", written, &error))?;
        let count = solution.moves().count();
        let end = time.or_else(|| times.as_ref()?.last().copied()).unwrap_or(0);
        let times = times.unwrap_or_else(|| vec![end; count]);
        if times.len() != count {
            let found = times.len();
            return Err(wrong("times", written, &format!("found {found}; expected {count}")));
        }
        let moves = solution.moves().zip(times);
        let moves = moves.map(|(direction, at)| Moved { direction, at }).collect();
        let id: String = format!("{}-{at}-{end}-{solution}", board.size());
        let replay = Replay { board, goal, metric: Metric::Stm, moves, assisted: false, control };
        let shown = replay.verify().map_err(|error| wrong("solution", solved_by, &error))?;
        if !shown.solved {
            return Err(wrong("solution", solved_by, &"it does not lead to the goal"));
        }
        Ok(Record {
            id: id.chars().take(crate::Entry::LONGEST_ID).collect(),
            at,
            challenge: Challenge::Free,
            outcome: Outcome::Solved,
            time: end.max(shown.time),
            inspected: 0,
            interrupted: false,
            repeated: false,
            replays: vec![replay],
        })
    }
}

/// Why a table, or a line of it, is not read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SheetError {
    /// The first line has not the names that it needs. Code `bad-columns`.
    #[error("expected a first line with names of columns, scramble and solution among them")]
    Columns,
    /// A cell that has to be filled. Code `bad-cell`.
    #[error("the column {column} is empty")]
    Empty {
        /// The column.
        column: &'static str,
    },
    /// A cell that cannot be read. Code `bad-cell`.
    #[error("the column {column}, {found:?}: {error}")]
    Cell {
        /// The column.
        column: &'static str,
        /// The beginning of what is in it.
        found: String,
        /// What is wrong.
        error: String,
    },
}

impl Coded for SheetError {
    fn code(&self) -> &'static str {
        match self {
            SheetError::Columns => "bad-columns",
            SheetError::Empty { .. } | SheetError::Cell { .. } => "bad-cell",
        }
    }
}
