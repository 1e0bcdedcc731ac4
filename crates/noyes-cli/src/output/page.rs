//! A chunk's answers, ready to be written.

use std::fmt::Write;

use super::{
    Cell, Format, Row, Viewer,
    row::{self, Columns},
};
use crate::{fault::Fault, status::Status};

/// Answers in the format of their sink.
#[derive(Debug)]
pub(crate) enum Page {
    /// Lines of text.
    Bytes(Vec<u8>),
    /// Rows of a table.
    Cells(Vec<Vec<Cell>>),
}

/// What there is to say about a page besides its answers.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Errors and notes for standard error, a line each.
    pub(crate) complaints: String,
    /// The worst answer.
    pub(crate) status: Status,
    /// How many boards were answered, errors included.
    pub(crate) boards: u64,
    /// How many lines were in error.
    pub(crate) errors: u64,
}

impl Page {
    /// Writes down the answer of each line, or its error.
    pub(crate) fn of<R: Row>(
        format: Format,
        answers: impl Iterator<Item = (u64, Result<R, Fault>)>,
    ) -> (Page, Tally) {
        let mut page = match format {
            Format::Parquet => Page::Cells(Vec::new()),
            _ => Page::Bytes(Vec::new()),
        };
        let columns = match format {
            Format::Csv | Format::Parquet => Some(Columns::of::<R>()),
            _ => None,
        };
        let mut tally = Tally::default();
        for (line, answer) in answers {
            tally.boards += 1;
            tally.status = tally.status.max(match &answer {
                Ok(row) => row.status(),
                Err(fault) => fault.status,
            });
            if let Err(fault) = &answer {
                tally.errors += 1;
                if !format.holds_errors() {
                    // Writing to a string cannot fail.
                    writeln!(tally.complaints, "line {line}: {fault}").ok();
                }
            }
            page.push(format, &columns, answer.map_err(|fault| fault.line(Some(line))));
        }
        (page, tally)
    }

    /// The rows of a table.
    pub(crate) fn table<R: Row>(
        answers: impl Iterator<Item = Result<R, noyes_api::ErrorLine>>,
    ) -> Page {
        let columns = Columns::of::<R>();
        Page::Cells(answers.map(|answer| columns.cells(answer)).collect())
    }

    fn push<R: Row>(
        &mut self,
        format: Format,
        columns: &Option<Columns>,
        answer: Result<R, noyes_api::ErrorLine>,
    ) {
        let bytes = match (self, columns) {
            (Page::Cells(rows), Some(columns)) => return rows.push(columns.cells(answer)),
            (Page::Bytes(bytes), Some(columns)) => {
                return row::push_csv(&columns.cells(answer), bytes);
            }
            (Page::Bytes(bytes), None) => bytes,
            (Page::Cells(_), None) => return,
        };
        match (format, answer) {
            (Format::Text { numbered, viewer }, Ok(row)) => {
                if let Viewer::Person { colour } = viewer
                    && let Some(picture) = row.picture(colour)
                {
                    bytes.extend_from_slice(picture.as_bytes());
                }
                if numbered && R::TEXT_NEEDS_LINE {
                    bytes.extend_from_slice(format!("line {}: ", row.line()).as_bytes());
                }
                bytes.extend_from_slice(row.text(numbered).as_bytes());
                bytes.push(b'\n');
            }
            // It is complained about on standard error.
            (Format::Text { .. }, Err(_)) => {}
            (_, Ok(row)) => push_json(&row, bytes),
            (_, Err(line)) => push_json(&line, bytes),
        }
    }
}

fn push_json(value: &impl serde::Serialize, bytes: &mut Vec<u8>) {
    // Writing to memory cannot fail, nor do these types refuse to be written.
    serde_json::to_writer(&mut *bytes, value).ok();
    bytes.push(b'\n');
}
