//! Comma-separated values (RFC 4180).
//!
//! Rows are split here and not by a general reader: to that one, a quote that
//! is never closed swallows all the lines after it. Here a row goes past the
//! end of a line only if the quoted field is closed properly later, so a stray
//! quote spoils its own line and no other.

use std::{borrow::Cow, io::Read, path::PathBuf};

use super::{
    chunk::Chunk,
    lines::{LONGEST, Line, Lines, Progress, fill},
    written::{Dialect, Written},
};
use crate::fault::Fault;

/// Longer rows are refused, lest a quote that is never closed fill the memory.
const MOST_LINES: usize = 100_000;

/// Which fields of a row are wanted, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Columns {
    /// All: the row is the board.
    All,
    /// These, of a header that has a column `board`.
    Named { board: usize, size: Option<usize> },
}

impl Columns {
    /// What a header says; `None` if the row is no header.
    fn of_header(fields: &[Cow<str>]) -> Option<Columns> {
        let find = |name| fields.iter().position(|field| field.trim().eq_ignore_ascii_case(name));
        match find("board")? {
            // Under a lone `board` the commas can only be the board's own.
            0 if fields.len() == 1 => Some(Columns::All),
            board => Some(Columns::Named { board, size: find("size") }),
        }
    }
}

/// Rows as chunks.
pub(super) struct CsvChunks<R> {
    lines: Lines<R>,
    columns: Option<Columns>,
    ended: bool,
}

impl<R: Read> CsvChunks<R> {
    pub(super) fn new(input: R, name: PathBuf) -> CsvChunks<R> {
        CsvChunks { lines: Lines::new(input, name), columns: None, ended: false }
    }

    /// The next row with the number of its first line, which goes on over as
    /// many lines as its quotes ask for.
    fn row(&mut self) -> Result<Option<Line>, Fault> {
        let Some((number, line)) = self.lines.next()? else { return Ok(None) };
        let Ok(first) = line else { return Ok(Some((number, line))) };
        let mut end = Scan::default().over(&first);
        let mut row = first.clone();
        let mut ahead = Vec::new();
        while end == Scan::Quoted {
            let Some((following, line)) = self.lines.next()? else { break };
            if let Ok(line) = &line
                && row.len() + line.len() < LONGEST
                && ahead.len() < MOST_LINES
            {
                row.push(b'\n');
                end = end.over(b"\n").over(line);
                row.extend_from_slice(line);
            } else {
                end = Scan::Broken;
            }
            ahead.push((following, line));
        }
        match end {
            Scan::Quoted | Scan::Broken => {
                self.lines.give_back(ahead.into_iter());
                let message = "a quote is not closed, or stands inside a field";
                Ok(Some((number, Err(Fault::wrong("stray-quote", message)))))
            }
            _ => Ok(Some((number, Ok(row)))),
        }
    }

    /// The columns, from the first row that has anything on it.
    fn read_header(&mut self) -> Result<(), Fault> {
        while self.columns.is_none() {
            let Some((number, row)) = self.row()? else { break };
            let text = row.as_deref().ok().and_then(|row| std::str::from_utf8(row).ok());
            if text.is_some_and(|text| text.trim().is_empty()) {
                continue;
            }
            let header = text.and_then(|text| Columns::of_header(&fields(text)));
            if header.is_none() {
                // A row like any other. Should it fill several lines, they are
                // still one when they are read again.
                self.lines.give_back(std::iter::once((number, row)));
            }
            self.columns = Some(header.unwrap_or(Columns::All));
        }
        Ok(())
    }
}

impl<R: Read> Iterator for CsvChunks<R> {
    type Item = Result<Chunk, Fault>;

    fn next(&mut self) -> Option<Result<Chunk, Fault>> {
        let mut ended = self.ended;
        if let Err(fault) = self.read_header() {
            self.ended = true;
            return (!ended).then_some(Err(fault));
        }
        let dialect = Dialect::Csv(self.columns.clone().unwrap_or(Columns::All));
        let chunk = fill(&mut ended, dialect, |chunk| match self.row()? {
            None => Ok(Progress::End),
            Some(row) => {
                chunk.push_written(row);
                Ok(Progress::More { ready: self.lines.is_ready() })
            }
        });
        self.ended = ended;
        chunk
    }
}

/// Where a reader of a row stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Scan {
    /// At the start of a field.
    #[default]
    Start,
    /// In a field without quotes.
    Plain,
    /// Between a field's quotes.
    Quoted,
    /// After a quote between quotes: the field's end, or one of a pair.
    Closing,
    /// After something that no row has.
    Broken,
}

impl Scan {
    fn over(self, bytes: &[u8]) -> Scan {
        bytes.iter().fold(self, |state, byte| match (state, byte) {
            (Scan::Broken, _) => Scan::Broken,
            (Scan::Quoted, b'"') => Scan::Closing,
            (Scan::Quoted, _) => Scan::Quoted,
            (Scan::Closing, b'"') => Scan::Quoted,
            (Scan::Start | Scan::Plain | Scan::Closing, b',') => Scan::Start,
            (Scan::Start, b'"') => Scan::Quoted,
            // Spaces around quotes are not in the standard but in many files.
            (Scan::Start, b' ') => Scan::Start,
            (Scan::Closing, b' ') => Scan::Closing,
            (Scan::Start, _) => Scan::Plain,
            (Scan::Plain, b'"') | (Scan::Closing, _) => Scan::Broken,
            (Scan::Plain, _) => Scan::Plain,
        })
    }
}

/// The fields of a row that the scan has found to be one.
pub(crate) fn fields(row: &str) -> Vec<Cow<'_, str>> {
    let mut fields = Vec::new();
    let mut state = Scan::Start;
    let mut start = 0;
    for (at, &byte) in row.as_bytes().iter().enumerate() {
        state = state.over(&[byte]);
        if state == Scan::Start && byte == b',' {
            fields.push(unquoted(&row[start..at]));
            start = at + 1;
        }
    }
    fields.push(unquoted(&row[start..]));
    fields
}

fn unquoted(field: &str) -> Cow<'_, str> {
    let inner = field.trim_matches(' ').strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    match inner {
        None => field.into(),
        Some(inner) if inner.contains('"') => inner.replace("\"\"", "\"").into(),
        Some(inner) => inner.into(),
    }
}

/// The board of a row.
pub(super) fn row<'a>(row: &'a str, columns: &Columns) -> Result<Written<'a>, Fault> {
    let (board, size) = match *columns {
        Columns::All if !row.contains('"') => return Ok(Written { board: row.into(), size: None }),
        Columns::All => {
            return Ok(Written { board: fields(row).join(",").into(), size: None });
        }
        Columns::Named { board, size } => (board, size),
    };
    let fields = fields(row);
    let board = fields.get(board).cloned().ok_or_else(|| {
        Fault::wrong(
            "missing-board",
            format!("found {} fields; the board is field {}", fields.len(), board + 1),
        )
    })?;
    let size = size.and_then(|size| fields.get(size).cloned()).filter(|size| !size.is_empty());
    Ok(Written { board, size })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Reading;

    /// Each line's number with its board, or its error's code.
    fn read(file: &str) -> Vec<(u64, String)> {
        CsvChunks::new(file.as_bytes(), "test.csv".into())
            .flat_map(|chunk| {
                let chunk = chunk.unwrap();
                let boards = chunk.boards(Reading::default());
                boards
                    .map(|(line, board)| match board {
                        Ok(board) => (line, board.to_string()),
                        Err(fault) => (line, fault.code.to_owned()),
                    })
                    .collect::<Vec<_>>()
            })
            .collect()
    }

    fn lines<const N: usize>(lines: [(u64, &str); N]) -> Vec<(u64, String)> {
        lines.map(|(number, text)| (number, text.to_owned())).into()
    }

    #[test]
    fn a_column_of_boards() {
        let file = "id,Board,note\n1,1 2/3 0,\"a, b\"\r\n\n2,\"1,2,3,0\"\n3\n4, \"0 1\n2 3\" ,x\n";
        let expected =
            lines([(2, "1 2/3 0"), (4, "1 2/3 0"), (5, "missing-board"), (6, "0 1/2 3")]);
        assert_eq!(read(file), expected);
    }

    #[test]
    fn rows_of_numbers() {
        assert_eq!(
            read("\u{feff}1,2,3,0\n\"1 2/3 0\"\n1,2,x,0"),
            lines([(1, "1 2/3 0"), (2, "1 2/3 0"), (3, "not-a-number")])
        );
        assert_eq!(read("board\n3,2,1,0\n"), lines([(2, "3 2/1 0")]));
        assert_eq!(read("board,size\n\"1 0\",2x1\n"), lines([(2, "1 0")]));
    }

    #[test]
    fn a_stray_quote_spoils_its_own_line_only() {
        for file in [
            "board,x\n\"1 2/3 0,a\n1 2/3 0,b\n",
            "board,x\n1 2/3\" 0,a\n1 2/3 0,b\n",
            "board,x\n\"1 2/3 0\"a,b\n1 2/3 0,b\n",
            // Another row's opening quote cannot be the closing one.
            "board,x\n\"1 2/3 0,a\n\"1 2/3 0\",b\n",
        ] {
            assert_eq!(read(file), lines([(2, "stray-quote"), (3, "1 2/3 0")]), "{file}");
        }
    }

    #[test]
    fn the_search_for_a_closing_quote_ends() {
        let rest = "1 2/3 0\n".repeat(MOST_LINES + 10);
        let found = read(&format!("board\n\"1 2\n{rest}\"\n"));
        assert_eq!(found.len(), MOST_LINES + 12);
        assert_eq!(found[0], (2, "stray-quote".into()));
        assert!(found[1..=MOST_LINES + 10].iter().all(|(_, board)| board == "1 2/3 0"));
    }

    #[test]
    fn nothing_at_all() {
        assert_eq!(read(""), []);
        assert_eq!(read("\n \n"), []);
        assert_eq!(read("board\n"), []);
    }
}
