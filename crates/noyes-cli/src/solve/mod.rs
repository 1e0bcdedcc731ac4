//! `noyes solve`: short ways home, and what is proved of them.

mod resume;
mod share;
mod stream;
mod tasks;

use std::{
    fmt::Write,
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use noyes::{BlankMark, Board, Position};
use noyes_api::SolveLine;
use noyes_engine::{Solvers, Wish};
use noyes_solver::{Cancel, Progress as Step, SolveError, Store};

use self::{
    share::{Budget, Share},
    tasks::{Task, tasks},
};
use crate::{
    arguments::SolveArgs,
    batch::{self, Part},
    fault::{Failure, Fault},
    input::Input,
    interrupt,
    output::{self, Format, Page, Sink},
    parallel::{Crew, map_in_order},
    progress::Progress,
    status::Status,
};

/// Boards that are done while one before them takes longer. Few are that much harder than others.
const AHEAD: usize = 512;

/// Solves every board.
pub(crate) fn run(args: SolveArgs) -> Result<Status, Failure> {
    let reading = args.boards.reading()?;
    let wish = Wish {
        metric: args.metric,
        manner: args.quality,
        tables: args.tables,
        store: Store::user(),
        steps: !args.stream,
    };
    let solvers = Arc::new(Solvers::new(args.boards.goal.goals(reading)?, wish));
    let budget = Budget { time: args.time, nodes: args.nodes, memory: args.memory };
    let answers = args.answers;
    let input = Input::new(args.board, args.file)?;
    let single = input.is_single();
    let torn = input.looks_torn() && !answers.json;
    let numbered = !single || args.resume;
    let mut format = Format::new(answers.file(), answers.json, numbered);
    let cancel = interrupt::switch();
    // Moves that are streamed are progress enough.
    let progress = if single && !args.stream {
        Progress::search()
    } else {
        Progress::bytes(input.length(), answers.file().is_some())
    };
    // Of a single board that was renamed, a lesson speaks in other numbers.
    let renamed = reading.blank != BlankMark::default() && single && !answers.json;
    let ended = Arc::new(AtomicBool::new(false));
    let mut tasks = tasks(input.chunks()?, reading, Arc::clone(&ended));
    let crew = Crew { threads: answers.threads(), ahead: AHEAD, cancel: cancel.clone() };
    let mut unanswered = false;
    // What becomes of the answers when all are there.
    let mut table = None;
    let status = if args.stream {
        let sink = stream::sink(&answers, format)?;
        // Somebody else waits for the input, so that an interruption need not.
        let reader = Crew { threads: NonZeroUsize::MIN, ..crew.clone() };
        let tasks = map_in_order(tasks, reader, |task| task);
        stream::run(tasks, &solvers, budget, sink, format, &crew, &progress)?
    } else {
        let (sink, before) = if args.resume {
            let Some(path) = answers.file() else {
                let message = "--resume goes on with a file; expected --output too";
                return Err(Fault::usage(message).into());
            };
            let mut kept = path;
            if format == Format::Parquet {
                let table = table.insert(resume::Table::new(path)?);
                if table.is_finished() {
                    return table.compare(&mut tasks, &solvers, &progress);
                }
                (kept, format) = (table.lines(), Format::JsonLines);
            }
            let kept = resume::Kept::new(kept, format)?;
            kept.skip_finished(&mut tasks, &solvers, &progress)?
        } else {
            (Sink::open::<SolveLine>(answers.file(), format)?, Status::Yes)
        };
        let desk = Desk {
            solvers: Arc::clone(&solvers),
            budget,
            format,
            threads: crew.threads,
            cancel: cancel.clone(),
            keeps_finished_only: args.resume,
            busy: AtomicUsize::new(0),
            progress: single.then(|| progress.clone()),
            renamed,
        };
        let outcomes = map_in_order(tasks, crew, move |task| desk.answer(task));
        let parts = outcomes.map_while(|outcome| match outcome {
            Err(fault) => Some(Err(fault)),
            Ok(Outcome::Answered(part)) => Some(Ok(part)),
            Ok(Outcome::LeftOut) => {
                unanswered = true;
                None
            }
        });
        batch::write(parts, sink, &answers, format, &progress)?.max(before)
    };
    let all = ended.load(Ordering::Relaxed) && !unanswered;
    if let Some(table) = table.filter(|_| all) {
        table.finish()?;
    }
    let status = if cancel.is_cancelled() && !all { status.max(Status::No) } else { status };
    if torn && status == Status::WrongInput {
        output::tell("note: each argument is one board; a board stands in quotes\n");
    }
    Ok(status)
}

/// What became of a board.
enum Outcome {
    /// It has its answer, or its error.
    Answered(Part),
    /// The program was interrupted before.
    LeftOut,
}

/// Where boards are solved, one a thread, or one with all of them.
struct Desk {
    solvers: Arc<Solvers>,
    budget: Budget,
    format: Format,
    threads: NonZeroUsize,
    cancel: Cancel,
    /// Whether an answer that an interruption has made worse is left to the next run.
    keeps_finished_only: bool,
    /// How many boards are being solved.
    busy: AtomicUsize,
    /// Of a single board.
    progress: Option<Progress>,
    /// Whether boards are said as they were read.
    renamed: bool,
}

impl Desk {
    fn answer(&self, task: Result<Task, Fault>) -> Result<Outcome, Fault> {
        let Task { line, board, read, company, failure } = task?;
        let Some(board) = board else {
            let (page, tally) = Page::of::<SolveLine>(self.format, std::iter::empty());
            return Ok(Outcome::Answered(Part { page, tally, read, failure }));
        };
        if self.cancel.is_cancelled() {
            return Ok(Outcome::LeftOut);
        }
        let busy = self.busy.fetch_add(1, Ordering::Relaxed) + 1;
        // Boards that come together share the threads; one that comes alone has them all.
        let boards = busy.max(company).min(self.threads.get());
        let share = Share { threads: self.threads, boards: boards as u64 };
        let answer = board.and_then(|board| self.solve(line, &board, share));
        self.busy.fetch_sub(1, Ordering::Relaxed);
        let worse = match &answer {
            Ok(answer) => answer.stopped.as_deref() == Some("cancelled"),
            Err(fault) => fault.code == CANCELLED,
        };
        if worse && self.keeps_finished_only {
            return Ok(Outcome::LeftOut);
        }
        let (page, mut tally) = Page::of(self.format, std::iter::once((line, answer)));
        tally.complaints += &notes(&self.solvers);
        Ok(Outcome::Answered(Part { page, tally, read, failure }))
    }

    fn solve(&self, line: u64, board: &Board, share: Share) -> Result<SolveLine, Fault> {
        if self.renamed {
            output::tell(&format!("read as {board}, 0 the blank\n"));
        }
        let tell = |step: Step| {
            if let Some(progress) = &self.progress {
                progress.step(step);
            }
        };
        let limits = self.budget.limits(board.size(), share, &self.cancel, &tell);
        let answer = self.solvers.answer(line, board, &limits);
        if let Some(progress) = &self.progress {
            progress.finish();
        }
        answer.map_err(fault)
    }
}

/// The code of a board whose search was stopped before it had an answer.
const CANCELLED: &str = "cancelled";

/// Who is interrupted has no answer, but has done nothing wrong.
pub(crate) fn fault(error: SolveError) -> Fault {
    let fault = Fault::from(error);
    let status = if fault.code == CANCELLED { Status::No } else { fault.status };
    Fault { status, ..fault }
}

/// What there is to say about the files of tables, a line each.
fn notes(solvers: &Solvers) -> String {
    solvers.take_faults().into_iter().fold(String::new(), |mut notes, fault| {
        // Writing to a string cannot fail.
        writeln!(notes, "note: {fault}; answers are not affected").ok();
        notes
    })
}
