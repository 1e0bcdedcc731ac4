//! Every command that a developer types: `cargo xtask serve`, `test`, `build`, `bench`.
//!
//! Each sets up what is missing first, so that a fresh machine needs nothing but Rust.

mod apt;
mod assets;
mod axe;
mod bench;
mod browser;
mod build;
mod bundle;
mod cargo;
mod dist;
mod find;
mod js;
mod listen;
mod module;
mod page;
mod paths;
mod postgres;
mod python;
mod serve;
mod split;
mod test;
mod texts;
mod toolchain;
mod wasm_opt;

use std::net::SocketAddr;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Sets up, builds, serves and tests noyes.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the game and serve it on this machine.
    Serve {
        /// The address to listen on; port 0 takes any free port.
        #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8015", value_parser = listen::parse)]
        listen: SocketAddr,
        /// Let other machines in, as `noyes serve --public` does.
        #[arg(long)]
        public: bool,
    },
    /// Run every test: units, docs, properties, command line, browser.
    Test {
        /// Run only the tests whose names contain one of these.
        #[arg(value_name = "FILTER")]
        filters: Vec<String>,
    },
    /// Build the page and `target/release/noyes` with the page inside.
    Build,
    /// Write the JavaScript package `@noyes/engine` to `crates/noyes-js/pkg`.
    Js,
    /// Write the game as static files to `target/dist/web`, and pack the program beside it.
    Dist,
    /// Measure speed; every benchmark checks the answers that it times.
    Bench {
        /// Run only the benchmarks whose names contain this; `page` runs those in a browser, which are
        /// not run otherwise.
        filter: Option<String>,
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Serve { listen, public } => serve::run(listen, public),
        Task::Test { filters } => test::run(&filters),
        Task::Build => build::run(),
        Task::Js => js::run(),
        Task::Dist => dist::run(),
        Task::Bench { filter, json } => bench::run(filter.as_deref(), json),
    };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::from(if error.is::<listen::Unusable>() { 2 } else { 1 })
    })
}
