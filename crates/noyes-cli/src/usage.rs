//! Command lines that are wrong, and errors of whole commands.

use std::{
    env,
    error::Error,
    io::{self, ErrorKind, Write},
    path::Path,
};

use crate::{fault::Fault, output, status::Status};

/// Help and versions are asked for as errors are: this prints either.
pub(crate) fn explain(error: &clap::Error) -> Status {
    if !error.use_stderr() {
        return match error.print().and_then(|()| io::stdout().flush()) {
            // Who has read enough of the help has no complaint.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                let name = Path::new("standard output");
                complain(&Fault::cannot_write(name, &error, Status::Broken))
            }
            _ => Status::Yes,
        };
    }
    error.print().ok();
    let fault = error.source().and_then(|source| source.downcast_ref::<Fault>()).cloned();
    report(&fault.unwrap_or_else(|| Fault::usage(first_paragraph(error))))
}

/// Prints an error in words for people.
pub(crate) fn complain(fault: &Fault) -> Status {
    output::tell(&format!("error: {fault}\n"));
    report(fault)
}

/// Prints an error for programs, where they read JSON.
fn report(fault: &Fault) -> Status {
    if wants_json()
        && let Ok(line) = serde_json::to_string(&fault.line(None))
    {
        output::print(format!("{line}\n").as_bytes()).ok();
    }
    fault.status
}

/// Whether `--json` is there; looked for by hand, since a command line that is
/// wrong is not parsed to its end.
fn wants_json() -> bool {
    env::args_os().skip(1).take_while(|word| word != "--").any(|word| word == "--json")
}

/// What clap says, without its advice: the lines up to the first empty one.
fn first_paragraph(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
    let paragraph = lines.collect::<Vec<_>>().join(" ");
    paragraph.strip_prefix("error: ").unwrap_or(&paragraph).to_owned()
}
