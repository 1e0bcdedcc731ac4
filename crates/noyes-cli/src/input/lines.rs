//! Lines of text, one by one, with their numbers.

use std::{
    collections::VecDeque,
    io::{BufRead, BufReader, Read},
    path::PathBuf,
};

use super::{chunk::Chunk, written::Dialect};
use crate::fault::Fault;

/// What is read at once. A chunk holds the lines of one such piece: many from
/// a file, one from a person who types.
pub(super) const PIECE: usize = 256 << 10;

/// Longer lines are refused unread. The largest board, 2^20 squares, takes a
/// quarter of this.
pub(super) const LONGEST: usize = 32 << 20;

/// A line without its end, or why it was not kept.
pub(super) type Line = (u64, Result<Vec<u8>, Fault>);

/// Reads lines, whatever bytes are in them, in bounded memory.
pub(super) struct Lines<R> {
    input: BufReader<R>,
    name: PathBuf,
    number: u64,
    /// Lines that were read ahead and given back.
    returned: VecDeque<Line>,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(input: R, name: PathBuf) -> Lines<R> {
        let input = BufReader::with_capacity(PIECE, input);
        Lines { input, name, number: 0, returned: VecDeque::new() }
    }

    /// Whether the next line is here already, so that asking for it does not wait.
    pub(super) fn is_ready(&self) -> bool {
        !self.returned.is_empty() || memchr::memchr(b'\n', self.input.buffer()).is_some()
    }

    /// Takes lines back, to be read again.
    pub(super) fn give_back(&mut self, lines: impl DoubleEndedIterator<Item = Line>) {
        for line in lines.rev() {
            self.returned.push_front(line);
        }
    }

    /// The next line; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Line>, Fault> {
        if let Some(line) = self.returned.pop_front() {
            return Ok(Some(line));
        }
        let mut line = Vec::new();
        let mut length = 0;
        loop {
            let piece = match self.input.fill_buf() {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(Fault::cannot_read(&self.name, &error)),
                Ok([]) if length == 0 => return Ok(None),
                Ok([]) => break,
                Ok(piece) => piece,
            };
            let end = memchr::memchr(b'\n', piece);
            let taken = end.unwrap_or(piece.len());
            length += taken;
            if length <= LONGEST {
                line.extend_from_slice(&piece[..taken]);
            } else {
                line = Vec::new();
            }
            self.input.consume(taken + usize::from(end.is_some()));
            if end.is_some() {
                break;
            }
        }
        self.number += 1;
        if length > LONGEST {
            return Ok(Some((self.number, Err(too_long(length)))));
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        // Some editors begin a file with a mark that is no part of its text.
        if self.number == 1 && line.starts_with("\u{feff}".as_bytes()) {
            line.drain(.."\u{feff}".len());
        }
        Ok(Some((self.number, Ok(line))))
    }
}

pub(super) fn too_long(length: usize) -> Fault {
    Fault::wrong(
        "line-too-long",
        format!("found a line of {length} bytes; expected at most {LONGEST}"),
    )
}

/// Lines as chunks, those without any content left out.
pub(super) struct LineChunks<R> {
    lines: Lines<R>,
    dialect: Dialect,
    ended: bool,
}

impl<R: Read> LineChunks<R> {
    pub(super) fn new(input: R, name: PathBuf, dialect: Dialect) -> LineChunks<R> {
        LineChunks { lines: Lines::new(input, name), dialect, ended: false }
    }
}

impl<R: Read> Iterator for LineChunks<R> {
    type Item = Result<Chunk, Fault>;

    fn next(&mut self) -> Option<Result<Chunk, Fault>> {
        fill(&mut self.ended, self.dialect.clone(), |chunk| match self.lines.next()? {
            None => Ok(Progress::End),
            Some(line) => {
                chunk.push_written(line);
                Ok(Progress::More { ready: self.lines.is_ready() })
            }
        })
    }
}

/// How far a chunk has got.
pub(super) enum Progress {
    /// There may be more; `ready` if it can be had without waiting.
    More { ready: bool },
    /// The input has ended.
    End,
}

/// Fills a chunk until it is large or more would have to be waited for. What
/// was read before an error is handed out first.
pub(super) fn fill(
    ended: &mut bool,
    dialect: Dialect,
    mut add: impl FnMut(&mut Chunk) -> Result<Progress, Fault>,
) -> Option<Result<Chunk, Fault>> {
    if *ended {
        return None;
    }
    let mut chunk = Chunk::new(dialect);
    loop {
        match add(&mut chunk) {
            Ok(Progress::More { ready: true }) if chunk.length() < PIECE => {}
            Ok(Progress::More { .. }) => return Some(Ok(chunk)),
            Ok(Progress::End) => {
                *ended = true;
                return (!chunk.is_empty()).then_some(Ok(chunk));
            }
            Err(fault) => {
                *ended = true;
                chunk.fail(fault);
                return Some(Ok(chunk));
            }
        }
    }
}
