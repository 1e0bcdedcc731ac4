//! Lines that were read but not yet understood.

use std::ops::Range;

use noyes::{BlankMark, Board, Grid, Size};

use super::{
    lines::Line,
    written::{Dialect, utf8},
};
use crate::fault::Fault;

/// How the boards are written.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reading {
    /// The size of all boards, where it is said.
    pub(crate) size: Option<Size>,
    /// The blank's number.
    pub(crate) blank: BlankMark,
}

/// Some lines of the input, with their numbers.
#[derive(Debug)]
pub(crate) struct Chunk {
    dialect: Dialect,
    bytes: Vec<u8>,
    lines: Vec<(u64, Result<Range<usize>, Fault>)>,
    skipped: usize,
    failure: Option<Fault>,
}

impl Chunk {
    pub(super) fn new(dialect: Dialect) -> Chunk {
        Chunk { dialect, bytes: Vec::new(), lines: Vec::new(), skipped: 0, failure: None }
    }

    /// Adds a line.
    pub(super) fn push(&mut self, number: u64, line: Result<&[u8], Fault>) {
        let line = line.map(|line| {
            let start = self.bytes.len();
            self.bytes.extend_from_slice(line);
            start..self.bytes.len()
        });
        self.lines.push((number, line));
    }

    /// Adds a line of a file, unless there is nothing on it.
    pub(super) fn push_written(&mut self, (number, line): Line) {
        match line {
            // It counts as read all the same.
            Ok(line) if line.trim_ascii().is_empty() => self.skipped += line.len() + 1,
            Ok(line) => self.push(number, Ok(&line)),
            Err(fault) => self.push(number, Err(fault)),
        }
    }

    /// Ends the input with an error after these lines.
    pub(super) fn fail(&mut self, fault: Fault) {
        self.failure = Some(fault);
    }

    /// The error that ends the input after these lines.
    pub(crate) fn failure(&self) -> Option<&Fault> {
        self.failure.as_ref()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// About how many bytes were read.
    pub(crate) fn length(&self) -> usize {
        self.bytes.len() + self.lines.len() + self.skipped
    }

    /// Each line as it stands.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (u64, Result<&str, Fault>)> {
        self.lines.iter().map(|(number, line)| {
            let text = line.clone().and_then(|range| utf8(&self.bytes[range]));
            (*number, text)
        })
    }

    /// Each line's board, or why there is none.
    pub(crate) fn boards(
        &self,
        reading: Reading,
    ) -> impl Iterator<Item = (u64, Result<Board, Fault>)> {
        self.lines.iter().map(move |(number, line)| {
            let board = match line {
                Ok(range) => board(&self.dialect, &self.bytes[range.clone()], reading),
                Err(fault) => Err(fault.clone()),
            };
            (*number, board)
        })
    }
}

/// The board of a line.
pub(super) fn board(dialect: &Dialect, line: &[u8], reading: Reading) -> Result<Board, Fault> {
    let written = dialect.read(line)?;
    let grid: Grid = written.board.parse()?;
    // The command line knows better than the line, whose size may also
    // be that of something else.
    let its_own = || {
        let size = written.size.as_ref()?.parse().ok()?;
        grid.size(Some(size)).ok()
    };
    Ok(grid.board(reading.size.or_else(its_own), reading.blank)?)
}
