//! Boards from lines of text, fast where they are written plainly.

use std::ops::Range;

use super::{
    MAX_PACKED_AREA, Tally,
    numbers::{NONE, read_numbers},
    separators::Separators,
};

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
    /// caller knows which size lists have; and every board of more than 255
    /// squares. Lines end with a line feed, before which a carriage return may
    /// stand.
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
        let mut numbers = Vec::new();
        let mut start = 0;
        while start < text.len() {
            let least = (start + PIECE).min(text.len());
            let end = (line_end(text, least) + 1).min(text.len());
            let piece = Piece::new(&text[start..end], &mut numbers);
            self.add_piece(piece, start, &mut read);
            start = end;
        }
        read
    }

    fn add_piece(&mut self, mut piece: Piece<'_>, offset: usize, read: &mut ReadLines) {
        let text = piece.text;
        let mut start = 0;
        while start < text.len() {
            if let Some(next) = self.add_plain_line(&mut piece) {
                start = next;
            } else {
                let end = line_end(text, start);
                let line = &text[start..end];
                let line = line.strip_suffix(b"\r").unwrap_or(line);
                if !line.trim_ascii().is_empty() {
                    let bytes = offset + start..offset + start + line.len();
                    read.odd.push(OddLine { number: read.lines, bytes });
                }
                start = end + 1;
                piece.separators = Separators::new(text, start);
            }
            read.lines += 1;
        }
    }

    /// Counts the next line if it is a plain one, and says where the one after it begins.
    fn add_plain_line(&mut self, piece: &mut Piece<'_>) -> Option<usize> {
        let (area, shape) = (self.frame.area, &self.frame.separators[..]);
        if self.goal.size().height() == 1 || area > MAX_PLAIN_AREA {
            return None;
        }
        if area <= MAX_PACKED_AREA {
            let (mut bits, mut seen, mut shift) = (0, 0u32, 0);
            let next = piece.read_line(shape, |tile| {
                bits |= (u64::from(tile) & 15) << shift;
                seen |= 1 << (tile & 31);
                shift += 4;
                usize::from(tile) < area
            })?;
            // So many numbers below that are a permutation if each has come.
            if seen != u32::MAX >> (32 - area) {
                return None;
            }
            self.push_packed(bits);
            return Some(next);
        }
        let before = self.cells.len();
        let cells = &mut self.cells;
        let mut seen = [0u64; 4];
        let next = piece.read_line(shape, |tile| {
            let (word, bit) = (usize::from(tile / 64), 1 << (tile % 64));
            let is_new = seen[word] & bit == 0;
            seen[word] |= bit;
            cells.push(tile);
            is_new && usize::from(tile) < area
        });
        match next {
            None => self.cells.truncate(before),
            Some(_) => self.count_full_cells(),
        }
        next
    }
}

/// How much text is looked at together: little enough for the nearest memory.
const PIECE: usize = 8 << 10;

/// Up to so many squares, 255 is no tile and can stand for none.
const MAX_PLAIN_AREA: usize = NONE as usize;

/// The end of the line that holds this place: its line feed, or the text's end.
fn line_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    from + rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())
}

/// Some lines, the number that ends at each place, and what separates them.
struct Piece<'a> {
    text: &'a [u8],
    numbers: &'a [u8],
    separators: Separators<'a>,
}

impl<'a> Piece<'a> {
    fn new(text: &'a [u8], numbers: &'a mut Vec<u8>) -> Piece<'a> {
        read_numbers(text, numbers);
        Piece { text, numbers, separators: Separators::new(text, 0) }
    }

    /// Hands out the numbers of the next line as long as they are taken; `shape` has
    /// what must follow each but the last. Says where the line after it begins,
    /// or nothing if this one goes otherwise.
    #[inline(always)]
    fn read_line(&mut self, shape: &[u8], mut take: impl FnMut(u8) -> bool) -> Option<usize> {
        for expected in shape {
            let end = self.separators.next();
            if self.text.get(end) != Some(expected) || !take(self.number(end)?) {
                return None;
            }
        }
        let end = self.separators.next();
        if !take(self.number(end)?) {
            return None;
        }
        match self.text.get(end) {
            None | Some(b'\n') => Some(end + 1),
            Some(b'\r') if self.text.get(end + 1).is_none_or(|&byte| byte == b'\n') => {
                self.separators.next();
                Some(end + 2)
            }
            Some(_) => None,
        }
    }

    /// The number that ends before a place.
    #[inline(always)]
    fn number(&self, end: usize) -> Option<u8> {
        self.numbers.get(end.wrapping_sub(1)).copied()
    }
}
