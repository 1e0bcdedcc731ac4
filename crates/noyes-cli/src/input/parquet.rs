//! Parquet files: a column `board` of text, or of lists of numbers.

use std::{fs::File, path::PathBuf};

use parquet::{
    errors::ParquetError,
    file::reader::{FileReader, SerializedFileReader},
    record::{Field, Row, reader::RowIter},
    schema::types::Type,
};

use super::{
    Chunks,
    chunk::Chunk,
    lines::{Progress, fill},
    written::Dialect,
};
use crate::fault::Fault;

/// The rows of a file, as lines of JSON.
pub(super) fn chunks(file: File, name: PathBuf) -> Result<Chunks, Fault> {
    let bad = move |error: ParquetError| {
        Fault::wrong("bad-parquet", format!("cannot read {}: {error}", name.display()))
    };
    let reader = SerializedFileReader::new(file).map_err(&bad)?;
    let schema = reader.metadata().file_metadata().schema().clone();
    let wanted: Vec<_> =
        schema.get_fields().iter().filter(|field| is_wanted(field.name())).cloned().collect();
    if !wanted.iter().any(|field| field.name() == "board") {
        return Err(Fault::wrong("missing-board", "the file has no column \"board\""));
    }
    let projection =
        Type::group_type_builder(schema.name()).with_fields(wanted).build().map_err(&bad)?;
    let mut rows =
        RowIter::from_file_into(Box::new(reader)).project(Some(projection)).map_err(&bad)?;
    let mut number = 0;
    let mut ended = false;
    Ok(Box::new(std::iter::from_fn(move || {
        fill(&mut ended, Dialect::Json, |chunk: &mut Chunk| match rows.next() {
            None => Ok(Progress::End),
            Some(row) => {
                let row = row.map_err(&bad)?;
                number += 1;
                chunk.push(number, Ok(json(&row).as_bytes()));
                Ok(Progress::More { ready: true })
            }
        })
    })))
}

fn is_wanted(name: &str) -> bool {
    matches!(name, "board" | "size")
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
