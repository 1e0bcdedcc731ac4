//! Completions and man pages, from the same definitions as the help.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{
    arguments::Arguments,
    fault::{Failure, Fault},
    output,
    status::Status,
};

/// Prints a shell's completion script.
pub(crate) fn completions(shell: Shell) -> Result<Status, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "noyes", &mut script);
    output::print(&script)?;
    Ok(Status::Yes)
}

/// Prints the page of a command, or that of the program.
pub(crate) fn man(name: Option<&str>) -> Result<Status, Failure> {
    let mut program = Arguments::command();
    program.build();
    let command = match name {
        None => program,
        Some(name) => {
            let names: Vec<String> =
                program.get_subcommands().map(|command| command.get_name().to_owned()).collect();
            let found = program.find_subcommand(name).cloned();
            found.ok_or_else(|| {
                Fault::usage(format!("there is no command {name:?}; expected {}", names.join(", ")))
            })?
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command)
        .manual("noyes")
        .source(concat!("noyes ", env!("CARGO_PKG_VERSION")))
        .render(&mut page)
        .map_err(|error| Fault { status: Status::Broken, ..Fault::usage(error.to_string()) })?;
    // What follows the flags in our help are examples, and a page calls them so.
    let page = String::from_utf8_lossy(&page).replace(".SH EXTRA\nExamples:\n", ".SH EXAMPLES\n");
    output::print(page.as_bytes())?;
    Ok(Status::Yes)
}
