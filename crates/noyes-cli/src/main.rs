//! The `noyes` program: parses, calls, prints, and maps errors to exit statuses.

mod apply;
mod arguments;
mod audit;
mod batch;
mod bundle;
mod check;
mod dump;
mod fault;
mod format;
mod goal;
mod input;
mod interrupt;
mod output;
mod pages;
mod panics;
mod parallel;
mod play;
mod progress;
mod records;
mod review;
mod scramble;
mod serve;
mod solve;
mod status;
mod tables;
mod usage;
mod values;

use std::process::ExitCode;

use clap::Parser;

use crate::{
    arguments::{Arguments, Command},
    fault::{Failure, Fault},
    status::Status,
};

fn main() -> ExitCode {
    panics::guard(run).into()
}

fn run() -> Status {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage::explain(&error),
    };
    match execute(arguments.command) {
        Ok(status) => status,
        // Who has read enough of the answers has no complaint.
        Err(Failure::BrokenPipe) => Status::Yes,
        Err(Failure::Fault(fault)) => usage::complain(&fault),
    }
}

fn execute(command: Command) -> Result<Status, Failure> {
    match command {
        Command::Play(args) => play::run(args),
        Command::Records(args) => records::run(args),
        Command::Review(args) => review::run(args),
        Command::Scramble(args) => scramble::run(args),
        Command::Check(args) => check::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Apply(args) => apply::run(args),
        Command::Audit(args) => audit::run(args),
        Command::Tables(args) => tables::run(args),
        Command::Serve(args) => match serve::run(args) {
            Ok(()) => Ok(Status::Yes),
            Err(error) => Err(Fault::cannot_serve(&error).into()),
        },
        Command::Dump(args) => dump::run(args),
        Command::Completions { shell } => pages::completions(shell),
        Command::Man { command } => pages::man(command.as_deref()),
    }
}
