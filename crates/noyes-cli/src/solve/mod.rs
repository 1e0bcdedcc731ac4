//! `noyes solve`: short ways home, and what is proved of them.

mod moves;
mod resume;
mod solvers;
mod stream;
mod tasks;
mod teach;

use std::{
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use noyes::{BlankMark, Board};
use noyes_api::SolveLine;
use noyes_solver::{Cancel, Progress as Step};

pub(crate) use self::solvers::fault;
use self::{
    moves::Text,
    solvers::{Share, Solvers, Wish},
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
    let wish = Wish::new(&args);
    let solvers = Solvers::new(args.boards.goal.goals(reading)?, wish);
    let answers = args.answers;
    let input = Input::new(args.board, args.file)?;
    let single = input.is_single();
    let torn = input.looks_torn() && !answers.json;
    let numbered = !single || args.resume;
    let format = Format::new(answers.file(), answers.json, numbered);
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
    let mut crew = Crew { threads: answers.threads(), ahead: AHEAD, cancel: cancel.clone() };
    let mut unanswered = false;
    let status = if args.stream {
        let sink = stream::sink(&answers, format)?;
        let threads = std::mem::replace(&mut crew.threads, NonZeroUsize::MIN);
        // Somebody else waits for the input, so that an interruption need not.
        let tasks = map_in_order(tasks, crew, |task| task);
        stream::run(tasks, &solvers, sink, format, threads, &cancel, &progress)?
    } else {
        let (sink, before) = if args.resume {
            let kept = resume::Kept::new(&answers, format)?;
            kept.skip_finished(&mut tasks, &solvers, &progress)?
        } else {
            (Sink::open::<SolveLine>(answers.file(), format)?, Status::Yes)
        };
        let desk = Desk {
            solvers: Arc::clone(&solvers),
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
            Err(fault) => fault.code == solvers::CANCELLED,
        };
        if worse && self.keeps_finished_only {
            return Ok(Outcome::LeftOut);
        }
        let (page, mut tally) = Page::of(self.format, std::iter::once((line, answer)));
        tally.complaints += &self.solvers.notes();
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
        let mut text = Text::default();
        let answer = self.solvers.solve(line, board, share, &self.cancel, &tell, &mut text);
        if let Some(progress) = &self.progress {
            progress.finish();
        }
        let answer = answer?;
        Ok(SolveLine { solution: answer.solvable.then(|| text.finish()), ..answer })
    }
}

/// Whether the board is as the goal has it, or cannot become so: then there is nothing to search.
fn verdict(board: &Board, goal: &noyes::Goal) -> Result<Option<noyes::Verdict>, Fault> {
    Ok(if goal.is_solvable(board)? { None } else { Some(goal.judge(board)?) })
}
