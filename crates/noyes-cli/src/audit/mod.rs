//! `noyes audit`: what a shuffle really deals, and whether boards are fair.

mod command;
mod exact;
mod pass;
mod sample;
mod table;
mod words;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    arguments::AuditArgs,
    fault::{Failure, Fault},
    output::Target,
    status::Status,
};

/// Answers for a recipe, or for boards.
pub(crate) fn run(args: AuditArgs) -> Result<Status, Failure> {
    check_files(&args)?;
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

/// Refuses to write over the boards, or one answer over the other.
fn check_files(args: &AuditArgs) -> Result<(), Fault> {
    let files = [
        ("--boards", args.boards.as_deref()),
        ("--output", args.answers.file()),
        ("--html", args.html.as_deref()),
    ];
    let files = files.map(|(flag, path)| Some((flag, path?, fs::canonicalize(path?).ok())));
    let files: Vec<_> = files.into_iter().flatten().collect();
    for (at, (flag, path, place)) in files.iter().enumerate() {
        // Devices, such as /dev/null, may be used twice.
        let is_device = fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir());
        let same = |(_, other, there): &&(&str, &Path, Option<PathBuf>)| {
            other == path || (place.is_some() && there == place)
        };
        if let Some((other, ..)) = files[..at].iter().find(same)
            && !is_device
            && path.as_os_str() != "-"
        {
            let path = path.display();
            return Err(Fault::usage(format!(
                "{other} and {flag} are the same file, {path}; expected one file each"
            )));
        }
    }
    Ok(())
}

/// An error of an audit; to be interrupted is no wrong input.
fn fault(error: noyes_audit::AuditError) -> Fault {
    let status = match error {
        noyes_audit::AuditError::Cancelled => Status::No,
        _ => Status::WrongInput,
    };
    Fault { status, ..error.into() }
}
