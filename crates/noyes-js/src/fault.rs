//! Errors on their way to JavaScript.

use noyes::{CellsError, Coded};
use noyes_engine::Error;
use wasm_bindgen::JsValue;

/// What is thrown: JSON with `code`, `message`, `at` and `row`.
pub(crate) struct Fault(Error);

impl<E: Into<Error>> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault(error.into())
    }
}

impl From<Fault> for JsValue {
    fn from(Fault(error): Fault) -> JsValue {
        let json = serde_json::json!({
            "code": error.code,
            "message": error.to_string(),
            "at": error.at,
            "row": error.row,
        });
        JsValue::from_str(&json.to_string())
    }
}

/// What is wrong with one of many boards, which the message then names as all languages do.
pub(crate) fn in_cells(error: CellsError) -> Error {
    match error {
        CellsError::Board { board, error } => Error::from(error).in_row(board as u64),
        other => other.into(),
    }
}

/// The lists do not fit into the memory that there is.
#[derive(Debug)]
pub(crate) struct TooMany {
    pub(crate) boards: f64,
    pub(crate) area: usize,
}

impl Coded for TooMany {
    fn code(&self) -> &'static str {
        "out-of-memory"
    }
}

impl std::fmt::Display for TooMany {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let TooMany { boards, area } = self;
        write!(f, "{boards} boards of {area} squares do not fit into one list; expected fewer")
    }
}

impl std::error::Error for TooMany {}
