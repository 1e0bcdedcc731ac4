//! Pieces of the input to be counted, whole lines of text where that is possible.

use std::{
    io::{ErrorKind, Read},
    path::PathBuf,
};

use noyes::{Position, Size};
use noyes_audit::Tally;

use super::{
    chunk::{Chunk, Reading, board},
    lines::{LONGEST, PIECE, too_long},
    written::Dialect,
};
use crate::fault::Fault;

/// Pieces in order; an error ends them.
pub(crate) type Pieces = Box<dyn Iterator<Item = Result<Piece, Fault>> + Send>;

/// Some lines of the input.
#[derive(Debug)]
pub(crate) enum Piece {
    /// As they were read.
    Block(Block),
    /// One by one.
    Chunk(Chunk),
}

/// What became of a piece.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    /// How many lines it had, where they have no numbers of their own.
    pub(crate) lines: u64,
    /// The lines that are no boards, by their numbers in the input from 1, or
    /// in the piece where it has `lines`.
    pub(crate) errors: Vec<(u64, Fault)>,
    /// How many boards were counted; empty lines may be among them.
    pub(crate) boards: u64,
    /// About how many bytes were read.
    pub(crate) read: u64,
    /// What ends the input after the piece.
    pub(crate) failure: Option<Fault>,
}

impl Piece {
    /// The size of the first line that is a board.
    pub(crate) fn first_size(&self, reading: Reading) -> Option<Size> {
        match self {
            Piece::Block(block) => block
                .bytes
                .split(|&byte| byte == b'\n')
                .find_map(|line| board(&Dialect::Text, line, reading).ok())
                .map(|board| board.size()),
            Piece::Chunk(chunk) => {
                chunk.boards(reading).find_map(|(_, board)| board.ok()).map(|board| board.size())
            }
        }
    }

    /// Counts all boards of the tally's size.
    pub(crate) fn count(&self, tally: &mut Tally, reading: Reading) -> Counted {
        match self {
            Piece::Block(block) => block.count(tally, reading),
            Piece::Chunk(chunk) => {
                let failure = chunk.failure().cloned();
                let read = chunk.length() as u64;
                let mut counted = Counted { failure, read, ..Counted::default() };
                for (line, board) in chunk.boards(reading) {
                    counted.add(tally, line, board);
                }
                counted
            }
        }
    }
}

impl Counted {
    fn add(&mut self, tally: &mut Tally, line: u64, board: Result<noyes::Board, Fault>) {
        match board.and_then(|board| Ok(tally.add(&board)?)) {
            Ok(()) => self.boards += 1,
            Err(fault) => self.errors.push((line, fault)),
        }
    }
}

/// Whole lines of text.
#[derive(Debug, Default)]
pub(crate) struct Block {
    bytes: Vec<u8>,
    /// The length of a line after these that is too long to be kept.
    too_long: Option<usize>,
    failure: Option<Fault>,
}

impl Block {
    fn count(&self, tally: &mut Tally, reading: Reading) -> Counted {
        let read = tally.add_lines(&self.bytes);
        let mut counted = Counted {
            lines: read.lines,
            boards: read.lines - read.odd.len() as u64,
            read: self.bytes.len() as u64,
            failure: self.failure.clone(),
            errors: Vec::new(),
        };
        for line in read.odd {
            let board = board(&Dialect::Text, &self.bytes[line.bytes], reading);
            counted.add(tally, line.number + 1, board);
        }
        if let Some(length) = self.too_long {
            counted.lines += 1;
            counted.read += length as u64;
            counted.errors.push((counted.lines, too_long(length)));
        }
        counted
    }
}

/// Reads blocks.
pub(super) struct Blocks<R> {
    input: R,
    name: PathBuf,
    /// The beginning of a line whose end is still to be read.
    begun: Vec<u8>,
    first: bool,
    ended: bool,
}

impl<R: Read> Blocks<R> {
    pub(super) fn new(input: R, name: PathBuf) -> Blocks<R> {
        Blocks { input, name, begun: Vec::new(), first: true, ended: false }
    }

    /// Adds what can be had to the buffer; false at the end.
    fn read(&mut self, buffer: &mut Vec<u8>) -> Result<bool, Fault> {
        let before = buffer.len();
        buffer.resize(before + PIECE, 0);
        let read = loop {
            match self.input.read(&mut buffer[before..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        buffer.truncate(before + *read.as_ref().unwrap_or(&0));
        if self.first && buffer.len() >= MARK.len() {
            self.first = false;
            // Some editors begin a file with a mark that is no part of its text.
            if buffer.starts_with(MARK) {
                buffer.drain(..MARK.len());
            }
        }
        match read {
            Ok(read) => Ok(read > 0),
            Err(error) => Err(Fault::cannot_read(&self.name, &error)),
        }
    }

    /// Passes over a line that is too long, and says its length.
    fn pass_over(&mut self, mut length: usize) -> Result<usize, Fault> {
        loop {
            let mut buffer = Vec::new();
            if !self.read(&mut buffer)? {
                self.ended = true;
                return Ok(length);
            }
            if let Some(end) = memchr::memchr(b'\n', &buffer) {
                self.begun = buffer.split_off(end + 1);
                return Ok(length + end);
            }
            length += buffer.len();
        }
    }

    fn fill(&mut self) -> Result<Block, (Vec<u8>, Fault)> {
        let mut bytes = std::mem::take(&mut self.begun);
        let mut looked = 0;
        loop {
            // A mark may have been taken away.
            looked = looked.min(bytes.len());
            match memchr::memrchr(b'\n', &bytes[looked..]) {
                // Of what was begun there may be whole lines already.
                Some(end) => {
                    self.begun = bytes.split_off(looked + end + 1);
                    return Ok(Block { bytes, ..Block::default() });
                }
                None => looked = bytes.len(),
            }
            if looked > LONGEST {
                let length = self.pass_over(looked).map_err(|fault| (Vec::new(), fault))?;
                return Ok(Block { too_long: Some(length), ..Block::default() });
            }
            match self.read(&mut bytes) {
                Ok(true) => {}
                Ok(false) => {
                    self.ended = true;
                    return Ok(Block { bytes, ..Block::default() });
                }
                Err(fault) => return Err((bytes, fault)),
            }
        }
    }
}

/// The mark of UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

impl<R: Read> Iterator for Blocks<R> {
    type Item = Result<Piece, Fault>;

    fn next(&mut self) -> Option<Result<Piece, Fault>> {
        if self.ended {
            return None;
        }
        let block = match self.fill() {
            Ok(block) if self.ended && block.bytes.is_empty() && block.too_long.is_none() => {
                return None;
            }
            Ok(block) => block,
            // What was read before counts.
            Err((bytes, fault)) => {
                self.ended = true;
                Block { bytes, too_long: None, failure: Some(fault) }
            }
        };
        Some(Ok(Piece::Block(block)))
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Goal, Layout};

    use super::*;

    /// Hands out a few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let count = self.1.min(self.0.len()).min(buffer.len());
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn lines_and_boards(text: &[u8], step: usize) -> (u64, u64, Vec<(u64, &'static str)>) {
        let mut tally = Tally::new(Goal::new(Size::EIGHT, Layout::BlankLast), 1 << 20);
        let reading = Reading { size: Some(Size::EIGHT), ..Reading::default() };
        let (mut lines, mut errors) = (0, Vec::new());
        for piece in Blocks::new(Slow(text, step), PathBuf::from("test")) {
            let counted = piece.unwrap().count(&mut tally, reading);
            errors.extend(counted.errors.iter().map(|(line, fault)| (lines + line, fault.code)));
            lines += counted.lines;
        }
        (lines, tally.counts().boards, errors)
    }

    #[test]
    fn lines_are_the_same_however_the_bytes_come() {
        let text = "\u{feff}1 2 3/4 5 6/7 8 0\r\n\n[1,2,3,4,5,6,7,8,0]\nno\n1 2 3/4 5 6/8 7 0\n0 1/2 3\n                    {\"board\":\"1 2 3/4 5 6/7 0 8\"}";
        let errors = vec![(4, "not-a-number"), (6, "size-mismatch")];
        for step in [1, 2, 3, 7, 20, 1000] {
            assert_eq!(lines_and_boards(text.as_bytes(), step), (7, 4, errors.clone()), "{step}");
        }
        assert_eq!(lines_and_boards(b"", 5), (0, 0, vec![]));
        assert_eq!(lines_and_boards(b"\n\n", 5), (2, 0, vec![]));
    }

    #[test]
    fn a_line_too_long_harms_no_other() {
        let mut text = b"1 2 3/4 5 6/7 8 0\n".to_vec();
        text.resize(text.len() + LONGEST + 2 * PIECE, b'1');
        text.extend_from_slice(b"\n1 2 3/4 5 6/7 8 0\n1 2 3/4 5 6/7 8 0\n");
        let errors = vec![(2, "line-too-long")];
        assert_eq!(lines_and_boards(&text, 1 << 20), (4, 3, errors.clone()));
        text.truncate(text.len() - 37);
        assert_eq!(lines_and_boards(&text, 1 << 20), (2, 1, errors));
    }
}
