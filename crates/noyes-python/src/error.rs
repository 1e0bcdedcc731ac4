//! Errors: one class in Python, `noyes.NoyesError`.

use noyes::{CellsError, Coded};
use noyes_audit::AuditError;
use noyes_engine::Error;
use pyo3::{PyErr, PyResult, exceptions::PyRuntimeError, import_exception};
use serde::Serialize;

import_exception!(noyes._errors, NoyesError);

/// What can be said of an error of the engine, in Python.
pub(crate) fn python(error: impl Into<Error>) -> PyErr {
    let Error { code, message, at, row } = error.into();
    NoyesError::new_err((code, message, at, row))
}

/// The error of a batch tells its row apart from its message.
pub(crate) fn cells(error: CellsError) -> PyErr {
    python(match error {
        CellsError::Board { board, error } => Error::from(error).in_row(board as u64),
        other => other.into(),
    })
}

/// The same of an audit.
pub(crate) fn audit(error: AuditError) -> PyErr {
    match error {
        AuditError::Cells(error) => cells(error),
        other => python(other),
    }
}

/// The error of one board of a batch, or of a board that came alone.
pub(crate) fn of_row<E: Coded>(error: E, row: usize, single: bool) -> PyErr {
    let error = Error::from(error);
    python(if single { error } else { error.in_row(row as u64) })
}

/// An answer as JSON.
pub(crate) fn json(answer: &impl Serialize) -> PyResult<String> {
    // Our types are objects, and do not refuse to be written.
    serde_json::to_string(answer).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}
