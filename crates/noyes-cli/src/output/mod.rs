//! Answers to the outside: standard output, or a file of any format.

mod page;
#[cfg(feature = "parquet")]
mod parquet;
mod picture;
mod row;
mod target;

use std::{io::Write, path::Path};

pub(crate) use self::target::Target;
pub(crate) use self::{
    page::{Page, Tally},
    picture::{Viewer, picture},
    row::{Cell, Columns, Row},
};
use crate::{fault::Failure, format::FileFormat};

/// How answers are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// For people.
    Text {
        /// Several boards are answered, each on one line.
        numbered: bool,
        /// Who sees the answer to a single board.
        viewer: Viewer,
    },
    /// One JSON object a line.
    JsonLines,
    /// One row a line, the JSON fields as columns.
    Csv,
    /// The same as a Parquet file.
    Parquet,
}

impl Format {
    /// The format of a file's extension, or else what `--json` says.
    pub(crate) fn new(output: Option<&Path>, json: bool, numbered: bool) -> Format {
        match output.map_or(FileFormat::Text, FileFormat::of) {
            FileFormat::Text if json => Format::JsonLines,
            FileFormat::Text => {
                let to_terminal = output.is_none() && !numbered;
                let viewer = if to_terminal { Viewer::of_stdout() } else { Viewer::Program };
                Format::Text { numbered, viewer }
            }
            FileFormat::JsonLines => Format::JsonLines,
            FileFormat::Csv => Format::Csv,
            FileFormat::Parquet => Format::Parquet,
        }
    }

    /// Whether a line's error stands in its place rather than on standard error.
    pub(crate) fn holds_errors(self) -> bool {
        !matches!(self, Format::Text { .. })
    }
}

/// Where the pages of answers go, in order.
pub(crate) enum Sink {
    /// Bytes as they come.
    Bytes(Target),
    /// Columns, some thousand rows at a time.
    #[cfg(feature = "parquet")]
    Parquet(Box<parquet::Table>),
}

impl Sink {
    /// Opens the file, or standard output, for rows of this kind.
    pub(crate) fn open<R: Row>(output: Option<&Path>, format: Format) -> Result<Sink, Failure> {
        let mut target = Target::open(output)?;
        match format {
            Format::Text { .. } | Format::JsonLines => {}
            Format::Csv => target.put(row::Columns::of::<R>().csv_header().as_bytes())?,
            #[cfg(feature = "parquet")]
            Format::Parquet => {
                return Ok(Sink::Parquet(Box::new(parquet::Table::new::<R>(target)?)));
            }
            #[cfg(not(feature = "parquet"))]
            Format::Parquet => return Err(crate::format::no_parquet().into()),
        }
        Ok(Sink::Bytes(target))
    }

    /// Goes on with a file that has its header already.
    pub(crate) fn growing(file: std::fs::File, name: &Path) -> Sink {
        Sink::Bytes(Target::Growing(file, name.to_owned()))
    }

    /// Writes a page and, where somebody may be reading along, passes it on.
    pub(crate) fn put(&mut self, page: Page) -> Result<(), Failure> {
        match (self, page) {
            (Sink::Bytes(target), Page::Bytes(bytes)) => target.put(&bytes),
            #[cfg(feature = "parquet")]
            (Sink::Parquet(table), Page::Cells(rows)) => table.put(rows),
            // A page is made for its sink's format.
            _ => Ok(()),
        }
    }

    /// Ends the file; until then it does not have its name.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self {
            Sink::Bytes(target) => target.finish(),
            #[cfg(feature = "parquet")]
            Sink::Parquet(table) => table.finish(),
        }
    }
}

/// Prints to standard output what is no answer to a board: a man page, completions.
pub(crate) fn print(text: &[u8]) -> Result<(), Failure> {
    let mut target = Target::open(None)?;
    target.put(text)?;
    target.finish()
}

/// Prints for people who watch. Nobody may be there, which is no reason to stop.
pub(crate) fn tell(text: &str) {
    std::io::stderr().write_all(text.as_bytes()).ok();
}
