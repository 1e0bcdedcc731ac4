//! `noyes audit`: what a shuffle really deals, and whether boards are fair.

mod command;
mod exact;
mod pass;
mod sample;
mod table;
mod words;

use crate::{
    arguments::AuditArgs,
    fault::{Failure, Fault},
    output::Target,
    status::Status,
};

/// Answers for a recipe, or for boards.
pub(crate) fn run(args: AuditArgs) -> Result<Status, Failure> {
    match args.boards.clone() {
        None => exact::run(args),
        Some(file) => sample::run(args, file),
    }
}

/// Opens the file of the report beforehand: long work is not to end with a name that is wrong.
fn report(args: &AuditArgs) -> Result<Option<Target>, Failure> {
    let Some(path) = args.html.as_deref() else { return Ok(None) };
    if path.as_os_str() == "-" {
        return Err(Fault::usage("--html writes a file; found -").into());
    }
    Target::open(Some(path)).map(Some)
}

/// An error of an audit; to be interrupted is no wrong input.
fn fault(error: noyes_audit::AuditError) -> Fault {
    let status = match error {
        noyes_audit::AuditError::Cancelled => Status::No,
        _ => Status::WrongInput,
    };
    Fault { status, ..error.into() }
}
