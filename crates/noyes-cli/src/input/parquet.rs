//! Parquet files: a column `board` of text, or of lists of numbers.

use std::{
    fs::File,
    path::{Path, PathBuf},
};

use parquet::{
    errors::ParquetError,
    file::reader::{FileReader, SerializedFileReader},
    record::{Field, Row, reader::RowIter},
    schema::types::{Type, TypePtr},
};

use super::{
    Chunks, Rows,
    chunk::Chunk,
    lines::{Progress, fill},
    written::Dialect,
};
use crate::{fault::Fault, panics};

/// The rows of a file, as lines of JSON.
pub(super) fn chunks(file: File, name: PathBuf) -> Result<Chunks, Fault> {
    let mut rows = rows(file, &name, &["board", "size"])?
        .ok_or_else(|| Fault::wrong("missing-board", "the file has no column \"board\""))?;
    let mut number = 0;
    let mut ended = false;
    Ok(Box::new(std::iter::from_fn(move || {
        fill(&mut ended, Dialect::Json, |chunk: &mut Chunk| match rows.next().transpose()? {
            None => Ok(Progress::End),
            Some(row) => {
                number += 1;
                chunk.push(number, Ok(row.as_bytes()));
                Ok(Progress::More { ready: true })
            }
        })
    })))
}

/// The rows of a file as JSON objects, each with those of the wanted columns that there are; `None`
/// if there are no boards.
pub(super) fn rows(file: File, name: &Path, wanted: &[&str]) -> Result<Option<Rows>, Fault> {
    let name = name.to_owned();
    let bad = move |error: String| {
        Fault::wrong("bad-parquet", format!("cannot read {}: {error}", name.display()))
    };
    let Some(mut rows) = sound(|| open(file, wanted)).map_err(&bad)? else { return Ok(None) };
    Ok(Some(Box::new(std::iter::from_fn(move || match sound(|| rows.next().transpose()) {
        Ok(row) => row.map(|row| Ok(json(&row))),
        Err(error) => Some(Err(bad(error))),
    }))))
}

/// What the reader of Parquet files answers. On some damaged files it panics,
/// which for us is an error like any other.
fn sound<T>(read: impl FnOnce() -> Result<T, ParquetError>) -> Result<T, String> {
    match panics::caught(read) {
        Some(result) => result.map_err(|error| error.to_string()),
        None => Err("the file is damaged".into()),
    }
}

/// The rows with the columns that are wanted; `None` if there is no board among them.
fn open(file: File, wanted: &[&str]) -> Result<Option<RowIter<'static>>, ParquetError> {
    let reader = SerializedFileReader::new(file)?;
    let schema = reader.metadata().file_metadata().schema();
    let wanted = |field: &&TypePtr| wanted.contains(&field.name());
    let wanted: Vec<_> = schema.get_fields().iter().filter(wanted).cloned().collect();
    if !wanted.iter().any(|field| field.name() == "board") {
        return Ok(None);
    }
    let projection = Type::group_type_builder(schema.name()).with_fields(wanted).build()?;
    RowIter::from_file_into(Box::new(reader)).project(Some(projection)).map(Some)
}

fn json(row: &Row) -> String {
    let mut line = String::from("{");
    for (name, field) in row.get_column_iter() {
        if line.len() > 1 {
            line.push(',');
        }
        line.push_str(&format!("\"{name}\":"));
        push(&mut line, field);
    }
    line.push('}');
    line
}

/// Numbers and lists as they are; whatever else as text, so that its error is
/// told when the board is read.
fn push(line: &mut String, field: &Field) {
    match field {
        Field::Null => line.push_str("null"),
        Field::ListInternal(list) => {
            line.push('[');
            for (k, element) in list.elements().iter().enumerate() {
                if k > 0 {
                    line.push(',');
                }
                push(line, element);
            }
            line.push(']');
        }
        Field::Byte(_)
        | Field::Short(_)
        | Field::Int(_)
        | Field::Long(_)
        | Field::UByte(_)
        | Field::UShort(_)
        | Field::UInt(_)
        | Field::ULong(_)
        | Field::Bool(_) => line.push_str(&field.to_string()),
        Field::Str(text) => line.push_str(&serde_json::Value::from(text.as_str()).to_string()),
        // Text whose writer did not say that it is text.
        Field::Bytes(bytes) => {
            let text = String::from_utf8_lossy(bytes.data());
            line.push_str(&serde_json::Value::from(text.as_ref()).to_string());
        }
        other => line.push_str(&serde_json::Value::from(other.to_string()).to_string()),
    }
}
