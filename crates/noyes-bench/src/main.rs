//! Benchmarks: how fast the core deals, judges, reads and prints, beside the
//! plain way that articles show, in one run. Every answer that is timed is
//! checked, and nothing is asserted about time.

mod articles;
mod core;
mod measure;

use std::process::ExitCode;

use clap::Parser;

use measure::{Bench, Line};

/// Times noyes beside the plain ways that articles show, and checks the answers.
#[derive(Parser)]
struct Arguments {
    /// Only the benchmarks of this group (core), or whose name contains this.
    filter: Option<String>,
    /// One JSON object a line, instead of a table.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let groups = [("core", core::benches())];
    let chosen: Vec<Bench> = groups
        .into_iter()
        .flat_map(|(group, benches)| benches.into_iter().map(move |bench| (group, bench)))
        .filter(|(group, bench)| {
            let filter = arguments.filter.as_deref();
            filter.is_none_or(|filter| *group == filter || bench.name.contains(filter))
        })
        .map(|(_, bench)| bench)
        .collect();
    if chosen.is_empty() {
        eprintln!(
            "no benchmark is called {:?}; without a name all are run",
            arguments.filter.unwrap_or_default()
        );
        return ExitCode::from(2);
    }
    if !arguments.json {
        println!("{:<28} {:>12}  {:<14} {:>7}  baseline", "benchmark", "value", "unit", "ratio");
    }
    for bench in chosen {
        let line: Line = bench.run();
        if arguments.json {
            println!("{}", serde_json::json!(line));
        } else {
            println!(
                "{:<28} {:>12.3e}  {:<14} {:>7.2}  {}",
                line.bench, line.value, line.unit, line.ratio, line.baseline
            );
        }
    }
    ExitCode::SUCCESS
}
