//! The answer of `tables`.

#[cfg(not(target_family = "wasm"))]
use noyes::Coded;
use serde::{Deserialize, Serialize};

/// A solver's table in the user's cache.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// The file's name without its extension.
    pub name: String,
    /// The size of the boards, `WxH`; `null`, as the other parameters, if the
    /// file does not tell.
    pub size: Option<String>,
    /// How moves are counted: `stm` or `mtm`.
    pub metric: Option<String>,
    /// The set of tables that it belongs to: `small`, `standard` or `large`.
    pub tables: Option<String>,
    /// The goal's blank square, after mirrors and turns.
    pub blank: Option<u32>,
    /// The length of the file.
    pub bytes: u64,
    /// The file.
    pub path: String,
    /// The checksum that the file says its content has: XXH3 with 128 bits, in
    /// hexadecimal digits.
    pub checksum: Option<String>,
    /// `ok`, `removed`, or the code of what is wrong.
    pub state: String,
    /// What is wrong, in words; `null` if nothing is.
    pub message: Option<String>,
}

#[cfg(not(target_family = "wasm"))]
impl TableLine {
    /// What is known of a file.
    #[must_use]
    pub fn new(file: &noyes_solver::TableFile) -> TableLine {
        TableLine {
            name: file.name.clone(),
            size: file.size.map(|size| size.to_string()),
            metric: file.metric.map(|metric| metric.name().into()),
            tables: file.tables.map(|tables| tables.name().into()),
            blank: file.blank.map(|blank| blank.number()),
            bytes: file.bytes,
            path: file.path.display().to_string(),
            checksum: file.checksum.map(|checksum| format!("{checksum:032x}")),
            state: file.fault.as_ref().map_or("ok", Coded::code).into(),
            message: file.fault.as_ref().map(ToString::to_string),
        }
    }
}
