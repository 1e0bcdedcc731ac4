//! Benchmarks: how fast the core deals, judges, reads and prints, and how well
//! and how fast boards are solved, beside plain ways in one run. Every answer
//! that is timed is checked, and nothing is asserted about time.

mod articles;
mod audit;
mod beyond;
mod core;
mod exact;
mod fifty;
mod learn;
mod measure;
mod reference;
mod report;
mod solver;
mod streamed;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use noyes::InstructionSet;

use fifty::Fifty;
use learn::Learn;
use measure::{Aim, Bench, Line};
use report::Report;

/// Times noyes beside the plain ways that articles show, and checks the answers.
#[derive(Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Arguments {
    /// Only the benchmarks of this group (core, solver, beyond, audit), or whose name contains this.
    filter: Option<String>,
    /// Measures the core on this instruction set alone: plain or avx2.
    #[arg(long, value_parser = instruction_set)]
    set: Option<InstructionSet>,
    /// One JSON object a line, instead of a table.
    #[arg(long)]
    json: bool,
    /// Makes one report, in this process.
    #[arg(long, hide = true)]
    report: Option<String>,
    #[command(subcommand)]
    run: Option<Run>,
}

/// What takes hours, and is only run when it is asked for.
#[derive(Subcommand)]
enum Run {
    Fifty(Fifty),
    Learn(Learn),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let run = match &arguments.run {
        Some(Run::Fifty(fifty)) => Some(("fifty", fifty.run())),
        Some(Run::Learn(learn)) => Some(("learn", learn.run())),
        None => None,
    };
    if let Some((name, outcome)) = run {
        return match outcome {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{name}: {error}");
                ExitCode::FAILURE
            }
        };
    }
    if let Some(name) = &arguments.report {
        let report = reports().into_iter().find(|report| report.name == *name);
        return report.map_or(ExitCode::from(2), |report| {
            report.lines().iter().for_each(|line| println!("{}", serde_json::json!(line)));
            ExitCode::SUCCESS
        });
    }
    let wanted = |group: &str, name: &str| {
        let filter = arguments.filter.as_deref();
        filter.is_none_or(|filter| group == filter || name.contains(filter))
    };
    let best_first = InstructionSet::ALL.into_iter().rev().filter(|set| set.is_available());
    let sets = arguments.set.map_or_else(|| best_first.collect(), |set| vec![set]);
    let mut benches: Vec<Bench> =
        core::benches(&sets).into_iter().filter(|bench| wanted("core", &bench.name)).collect();
    benches.extend(audit::benches().into_iter().filter(|bench| wanted("audit", &bench.name)));
    let group = |name: &str| match name.split('/').next() {
        Some("beyond") => "beyond",
        Some(name) if name.starts_with("threads") => "core",
        _ => "solver",
    };
    let reports: Vec<Report> =
        reports().into_iter().filter(|report| wanted(group(&report.name), &report.name)).collect();
    if benches.is_empty() && reports.is_empty() {
        eprintln!(
            "no benchmark is called {:?}; without a name all are run",
            arguments.filter.unwrap_or_default()
        );
        return ExitCode::from(2);
    }
    if !arguments.json {
        let (benchmark, ratio, aim) = ("benchmark", "ratio", "aim");
        println!("{benchmark:<28} {:>12}  {:<10} {ratio:>6} {aim:>6}  baseline", "value", "unit");
    }
    let print = |mut line: Line| {
        line.aim = core::aim(&line.bench, sets[0]);
        print(&line, arguments.json);
    };
    for bench in benches {
        print(bench.run());
    }
    for report in reports {
        match report.in_its_own_process() {
            Ok(lines) => lines.into_iter().for_each(print),
            Err(error) => {
                eprintln!("{}: {error}", report.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn reports() -> Vec<Report> {
    let reports = std::iter::once(core::threads()).chain(solver::reports());
    reports.chain(beyond::reports()).chain(streamed::reports()).collect()
}

fn instruction_set(name: &str) -> Result<InstructionSet, String> {
    let set = InstructionSet::from_name(name).filter(|set| set.is_available());
    set.ok_or_else(|| "expected plain or avx2, and a processor that has it".into())
}

fn print(line: &Line, json: bool) {
    if json {
        println!("{}", serde_json::json!(line));
        return;
    }
    let ratio = line.ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default();
    let aim = match line.aim {
        Some(Aim::Ratio(ratio)) => format!("{ratio}"),
        // In the unit of the value.
        Some(Aim::Value(value)) => format!("{value:e}"),
        None => String::new(),
    };
    let baseline = line.baseline.as_deref().unwrap_or_default();
    let Line { bench, value, unit, .. } = line;
    println!("{bench:<28} {value:>12.4e}  {unit:<10} {ratio:>6} {aim:>6}  {baseline}");
}
