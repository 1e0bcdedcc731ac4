//! Boards from outside: arguments, a file of any format, standard input.
//!
//! Reading goes in two steps. One thread draws [`Chunk`]s: lines with their
//! numbers, whatever is in them. Many threads then ask which boards they are,
//! so that a line that is none harms no other.

mod block;
mod chunk;
mod csv;
mod lines;
#[cfg(feature = "parquet")]
mod parquet;
mod written;

use std::{
    ffi::OsString,
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use noyes::BlankMark;

pub(crate) use self::block::{Counted, Piece, Pieces};
pub(crate) use self::chunk::{Chunk, Reading};
pub(crate) use self::csv::fields;
use self::{block::Blocks, csv::CsvChunks, lines::LineChunks, written::Dialect};
use crate::{fault::Fault, format::FileFormat};

/// Rows of a table as JSON objects.
pub(crate) type Rows = Box<dyn Iterator<Item = Result<String, Fault>> + Send>;

/// The rows of a Parquet file, each with those of the wanted columns that there are; `None` if there
/// are no boards.
pub(crate) fn parquet_rows(
    file: File,
    name: &Path,
    wanted: &[&str],
) -> Result<Option<Rows>, Fault> {
    #[cfg(feature = "parquet")]
    return parquet::rows(file, name, wanted);
    #[cfg(not(feature = "parquet"))]
    Err(crate::format::no_parquet())
}

/// Chunks in order; an error ends them.
pub(crate) type Chunks = Box<dyn Iterator<Item = Result<Chunk, Fault>> + Send>;

/// Where the boards come from.
#[derive(Debug)]
pub(crate) enum Input {
    /// Each argument is a board.
    Arguments(Vec<OsString>),
    /// A file, in the format of its extension.
    File(PathBuf),
    /// Standard input, a board a line.
    Stdin,
}

impl Input {
    /// The words of a command: boards, or `-` alone, or none and `--file`.
    pub(crate) fn new(boards: Vec<OsString>, file: Option<PathBuf>) -> Result<Input, Fault> {
        match (file, boards) {
            (Some(file), _) if file.as_os_str() == "-" => Ok(Input::Stdin),
            (Some(file), _) => Ok(Input::File(file)),
            (None, boards) if boards.len() == 1 && boards[0] == "-" => Ok(Input::Stdin),
            (None, boards) if boards.iter().any(|board| board == "-") => {
                Err(Fault::usage("- reads standard input and stands alone; found other boards"))
            }
            (None, boards) => Ok(Input::Arguments(boards)),
        }
    }

    /// Whether there is one board only, named on the command line.
    pub(crate) fn is_single(&self) -> bool {
        matches!(self, Input::Arguments(boards) if boards.len() == 1)
    }

    /// Whether somebody forgot the quotes, so that each number is an argument.
    pub(crate) fn looks_torn(&self) -> bool {
        let is_number =
            |word: &OsString| word.as_encoded_bytes().iter().all(|byte| byte.is_ascii_digit());
        matches!(self, Input::Arguments(boards) if boards.len() > 1 && boards.iter().all(is_number))
    }

    /// The length in bytes, where it is known beforehand.
    pub(crate) fn length(&self) -> Option<u64> {
        match self {
            Input::File(path) => {
                path.metadata().ok().filter(|meta| meta.is_file()).map(|meta| meta.len())
            }
            _ => None,
        }
    }

    /// Opens it.
    pub(crate) fn chunks(self) -> Result<Chunks, Fault> {
        match self {
            Input::Arguments(boards) => {
                let mut chunk = Chunk::new(Dialect::Text);
                for (number, board) in (1..).zip(boards) {
                    chunk.push(number, Ok(board.as_encoded_bytes()));
                }
                Ok(Box::new(std::iter::once(Ok(chunk))))
            }
            Input::Stdin => Ok(text(io::stdin(), Path::new("standard input"), Dialect::Text)),
            Input::File(path) => {
                let open = || File::open(&path).map_err(|error| Fault::cannot_read(&path, &error));
                match FileFormat::of(&path) {
                    FileFormat::Text => Ok(text(open()?, &path, Dialect::Text)),
                    FileFormat::JsonLines => Ok(text(open()?, &path, Dialect::Json)),
                    FileFormat::Csv => Ok(Box::new(CsvChunks::new(open()?, path))),
                    #[cfg(feature = "parquet")]
                    FileFormat::Parquet => parquet::chunks(open()?, path),
                    #[cfg(not(feature = "parquet"))]
                    FileFormat::Parquet => Err(crate::format::no_parquet()),
                }
            }
        }
    }
}

impl Input {
    /// Opens it as lines of text, whatever they hold.
    pub(crate) fn lines(self) -> Result<Chunks, Fault> {
        match self {
            Input::File(path) => {
                let file = File::open(&path).map_err(|error| Fault::cannot_read(&path, &error))?;
                Ok(text(file, &path, Dialect::Text))
            }
            other => other.chunks(),
        }
    }

    /// Opens it to be counted: text in blocks of whole lines, if most of them
    /// may be boards as they are printed.
    pub(crate) fn pieces(self, reading: Reading) -> Result<Pieces, Fault> {
        let plain = reading.blank == BlankMark::default();
        match &self {
            Input::Stdin if plain => {
                Ok(Box::new(Blocks::new(io::stdin(), PathBuf::from("standard input"))))
            }
            Input::File(path) if plain && FileFormat::of(path) == FileFormat::Text => {
                let file = File::open(path).map_err(|error| Fault::cannot_read(path, &error))?;
                Ok(Box::new(Blocks::new(file, path.clone())))
            }
            _ => Ok(Box::new(self.chunks()?.map(|chunk| chunk.map(Piece::Chunk)))),
        }
    }
}

fn text(input: impl Read + Send + 'static, name: &Path, dialect: Dialect) -> Chunks {
    Box::new(LineChunks::new(input, name.to_owned(), dialect))
}
