//! The fifty boards of Korf and Felner, proved one after another: a run of hours, kept in a
//! file that it goes on from.

use std::{
    collections::HashSet,
    error::Error,
    fs::{self, OpenOptions},
    io::Write,
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use clap::Args;
use cpu_time::ProcessTime;
use noyes::{Goal, Layout, Size};
use noyes_solver::{Cancel, Limits, Options, Progress, Quality, Solver, Store, TableSize};
use serde::{Deserialize, Serialize};

use crate::solver::{instances, solve};

const BOARDS: &str = include_str!("../../../testdata/korf50_24.txt");

/// About the order in which they are hard: the first ones are told soon.
const EASY_FIRST: [usize; 50] = [
    40, 25, 38, 32, 44, 37, 30, 5, 28, 13, 1, 22, 16, 36, 29, 26, 41, 47, 3, 4, 43, 31, 49, 6, 8,
    45, 24, 27, 19, 46, 7, 42, 34, 48, 39, 35, 23, 12, 20, 9, 2, 18, 33, 15, 21, 17, 14, 10, 11,
    50,
];

/// Proves the fifty boards of Korf and Felner, each in a limited time, with one thread.
#[derive(Args)]
pub(crate) struct Fifty {
    /// One JSON line a board; boards that are there already are not solved again.
    #[arg(long, default_value = "target/fifty.jsonl")]
    output: PathBuf,
    /// The tables: small, standard or large.
    #[arg(long, default_value = "standard", value_parser = table_size)]
    tables: TableSize,
    /// Seconds of processor time for each board.
    #[arg(long, default_value_t = 300.0)]
    seconds: f64,
    /// Only these boards, by their numbers.
    #[arg(long, value_delimiter = ',')]
    only: Vec<usize>,
}

/// What came of a board.
#[derive(Serialize, Deserialize)]
struct Outcome {
    number: usize,
    tables: String,
    limit: f64,
    optimum: u64,
    length: u64,
    lower_bound: u64,
    optimal: bool,
    nodes: u64,
    seconds: f64,
    rate: f64,
}

fn table_size(name: &str) -> Result<TableSize, String> {
    let found = TableSize::ALL.into_iter().find(|size| size.name() == name);
    found.ok_or_else(|| "expected small, standard or large".into())
}

impl Fifty {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let size = Size::new(5, 5)?;
        let goal = Goal::new(size, Layout::BlankFirst);
        let options = Options {
            quality: Quality::Optimal,
            tables: self.tables,
            store: Store::user(),
            ..Options::default()
        };
        let solver = Solver::new(&goal, options);
        let start = ProcessTime::now();
        solver.prepare(&Limits::default())?;
        eprintln!(
            "{} bytes of tables, ready in {:.1} s of processor time",
            solver.table_bytes(),
            start.elapsed().as_secs_f64()
        );
        let done = self.done()?;
        let boards = instances(BOARDS, size);
        for number in EASY_FIRST {
            if done.contains(&number) || !self.only.is_empty() && !self.only.contains(&number) {
                continue;
            }
            let (optimum, board) = &boards[number - 1];
            let solution = self.within_time(|limits| solve(&solver, board, limits));
            assert!(solution.lower_bound <= *optimum && *optimum <= solution.length);
            self.keep(&Outcome {
                number,
                tables: self.tables.name().into(),
                limit: self.seconds,
                optimum: *optimum,
                length: solution.length,
                lower_bound: solution.lower_bound,
                optimal: solution.optimal,
                nodes: solution.nodes,
                seconds: solution.seconds,
                rate: solution.nodes as f64 / solution.seconds,
            })?;
        }
        Ok(())
    }

    /// The numbers of the boards that are in the file already.
    fn done(&self) -> Result<HashSet<usize>, Box<dyn Error>> {
        let mut done = HashSet::new();
        if !self.output.exists() {
            return Ok(done);
        }
        for line in fs::read_to_string(&self.output)?.lines() {
            let outcome: Outcome = serde_json::from_str(line)?;
            if outcome.tables == self.tables.name() && outcome.limit == self.seconds {
                done.insert(outcome.number);
            }
        }
        Ok(done)
    }

    fn keep(&self, outcome: &Outcome) -> Result<(), Box<dyn Error>> {
        let line = serde_json::to_string(outcome)?;
        println!("{line}");
        let mut file = OpenOptions::new().create(true).append(true).open(&self.output)?;
        // In one piece, so that a run that is killed leaves whole lines.
        file.write_all(format!("{line}\n").as_bytes())?;
        Ok(())
    }

    /// Limits in processor time: other programs on the machine do not count.
    fn within_time<T>(&self, solve: impl FnOnce(&Limits<'_>) -> T) -> T {
        let cancel = Cancel::new();
        let over = AtomicBool::new(false);
        let start = ProcessTime::now();
        let bound = Mutex::new(0);
        let progress = |progress: Progress| {
            if let Progress::Search { lower_bound, best, nodes } = progress {
                let mut bound = bound.lock().expect("nothing panics there");
                if lower_bound > *bound {
                    *bound = lower_bound;
                    let seconds = start.elapsed().as_secs_f64();
                    eprintln!("  {seconds:.1} s: {lower_bound}, best {best:?}, {nodes} boards");
                }
            }
        };
        thread::scope(|scope| {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    thread::sleep(Duration::from_millis(20));
                    if start.elapsed().as_secs_f64() >= self.seconds {
                        cancel.cancel();
                    }
                }
            });
            let limits =
                Limits { cancel: Some(&cancel), progress: Some(&progress), ..Limits::default() };
            let result = solve(&limits);
            over.store(true, Ordering::Relaxed);
            result
        })
    }
}
