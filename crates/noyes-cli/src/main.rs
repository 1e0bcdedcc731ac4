//! The `noyes` program.

mod bundle;
mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Sliding puzzles that are dealt right.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game over HTTP.
    Serve(serve::ServeArgs),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Serve(args) => match serve::run(args) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("error: {error}");
                ExitCode::from(error.exit_status())
            }
        },
    }
}
