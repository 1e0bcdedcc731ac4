//! Boards from lines of text, fast where they are written plainly.

use std::ops::Range;

use super::{Tally, lanes};

/// What became of some lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReadLines {
    /// How many lines there were, empty ones too.
    pub lines: u64,
    /// The lines that were not counted, in order.
    pub odd: Vec<OddLine>,
}

/// A line that is not plainly a board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OddLine {
    /// Its number among the lines, from 0.
    pub number: u64,
    /// Its bytes, without the end of the line.
    pub bytes: Range<usize>,
}

impl Tally {
    /// Counts the boards of some whole lines: each that is written as a
    /// [`Board`](noyes::Board) of the goal's size is printed, such as
    /// `1 2 3/4 5 6/7 8 0`, and is one. Every other line is handed back to be
    /// read with more patience, but for those with nothing but white space.
    /// So is every board of a single row: it is printed as a list, and only the
    /// caller knows which size lists have. Lines end with a line feed, before which a carriage return may stand.
    ///
    /// ```
    /// use noyes::{Goal, Layout, Size};
    /// use noyes_audit::Tally;
    ///
    /// let mut tally = Tally::new(Goal::new(Size::EIGHT, Layout::BlankLast), 1 << 20);
    /// let text = b"1 2 3/4 5 6/7 8 0\n\n[1, 2, 3, 4, 5, 6, 0, 7, 8]\r\n8 7 6/5 4 3/2 1 0";
    /// let read = tally.add_lines(text);
    /// assert_eq!((read.lines, tally.counts().boards), (4, 2));
    /// assert_eq!(read.odd.len(), 1);
    /// assert_eq!((read.odd[0].number, text[read.odd[0].bytes.clone()][0]), (2, b'['));
    /// ```
    pub fn add_lines(&mut self, text: &[u8]) -> ReadLines {
        let mut read = ReadLines::default();
        let mut start = 0;
        while start < text.len() {
            let end = text[start..].iter().position(|&byte| byte == b'\n');
            let end = end.map_or(text.len(), |end| start + end);
            let line = &text[start..end];
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let odd = !line.trim_ascii().is_empty() && !self.add_line(line);
            if odd {
                let bytes = start..start + line.len();
                read.odd.push(OddLine { number: read.lines, bytes });
            }
            read.lines += 1;
            start = end + 1;
        }
        read
    }

    fn add_line(&mut self, line: &[u8]) -> bool {
        if self.frame.area > lanes::MAX_AREA || self.goal.size().height() == 1 {
            return false;
        }
        let Ok(text) = std::str::from_utf8(line) else { return false };
        match text.parse::<noyes::Board>() {
            Ok(board) if board.to_string() == text => self.add(&board).is_ok(),
            _ => false,
        }
    }
}
