//! File formats and their extensions.

use std::path::Path;

/// A format of files that hold boards or answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileFormat {
    /// A board a line; any extension that is none of the others'.
    Text,
    /// `csv`.
    Csv,
    /// `jsonl`, also `ndjson` and `json`: one JSON value a line.
    JsonLines,
    /// `parquet`.
    Parquet,
}

impl FileFormat {
    /// The format of a name's extension, in upper or lower case.
    pub(crate) fn of(path: &Path) -> FileFormat {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
        match extension.to_ascii_lowercase().as_str() {
            "csv" => FileFormat::Csv,
            "jsonl" | "ndjson" | "json" => FileFormat::JsonLines,
            "parquet" => FileFormat::Parquet,
            _ => FileFormat::Text,
        }
    }
}

/// What a program says that was built without the feature `parquet`.
pub(crate) fn no_parquet() -> crate::fault::Fault {
    crate::fault::Fault::wrong(
        "unknown-format",
        "this noyes was built without Parquet; expected txt, csv or jsonl",
    )
}
