//! `--stream`: moves while they are found, one board after the other.

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use noyes::{Position, Run};
use noyes_api::{MovesLine, SolveLine};
use noyes_engine::{MoveText, Solvers};

use super::{
    fault, notes,
    share::{Budget, Share},
    tasks::Task,
};
use crate::{
    arguments::AnswerArgs,
    fault::{Failure, Fault},
    output::{Format, Page, Sink},
    parallel::Crew,
    progress::Progress,
    status::Status,
};

/// So many letters go out together, or what there is after so long.
const LETTERS: usize = 1 << 14;
const PATIENCE: Duration = Duration::from_millis(100);

/// Where moves can go while they are found.
pub(super) fn sink(answers: &AnswerArgs, format: Format) -> Result<Sink, Failure> {
    match format {
        Format::Text { .. } | Format::JsonLines => Sink::open::<SolveLine>(answers.file(), format),
        Format::Csv | Format::Parquet => {
            let message = "--stream gives moves piece by piece, which tables have no place for; \
                           expected .jsonl, or text";
            Err(Fault::usage(message).into())
        }
    }
}

pub(super) fn run(
    tasks: impl Iterator<Item = Result<Task, Fault>>,
    solvers: &Solvers,
    budget: Budget,
    mut sink: Sink,
    format: Format,
    crew: &Crew,
    progress: &Progress,
) -> Result<Status, Failure> {
    let share = Share { threads: crew.threads, boards: 1 };
    let cancel = &crew.cancel;
    let mut status = Status::Yes;
    for task in tasks {
        let Task { line, board, read, failure, .. } = task?;
        if cancel.is_cancelled() {
            status = status.max(Status::No);
            break;
        }
        if let Some(board) = board {
            let answer = board.map_err(Failure::from).and_then(|board| {
                let mut stream = Stream {
                    line,
                    format,
                    sink: &mut sink,
                    text: MoveText::default(),
                    pushed: 0,
                    last: Instant::now(),
                    failure: None,
                };
                let tell = |step| progress.step(step);
                let limits = budget.limits(board.size(), share, cancel, &tell);
                let answer = solvers.solve(line, &board, &limits, &mut stream);
                stream.finish(answer.map_err(fault))
            });
            let answer = match answer {
                Ok(answer) => Ok(answer),
                Err(Failure::Fault(fault)) if fault.status != Status::Broken => Err(fault),
                Err(failure) => return Err(failure),
            };
            let (page, tally) = Page::of(format, std::iter::once((line, answer)));
            progress.tell(&(tally.complaints + &notes(solvers)));
            sink.put(page)?;
            status = status.max(tally.status);
            progress.add(read, tally.boards);
        }
        if let Some(fault) = failure {
            return Err(fault.into());
        }
    }
    progress.finish();
    sink.finish()?;
    Ok(status)
}

/// Passes moves on, some thousand at a time.
struct Stream<'a> {
    line: u64,
    format: Format,
    sink: &'a mut Sink,
    text: MoveText,
    pushed: u32,
    last: Instant,
    failure: Option<Failure>,
}

impl Stream<'_> {
    fn pass_on(&mut self, moves: String) -> ControlFlow<()> {
        if moves.is_empty() {
            return ControlFlow::Continue(());
        }
        let bytes = match self.format {
            Format::JsonLines => {
                let mut json = serde_json::to_vec(&MovesLine { line: self.line, moves });
                if let Ok(json) = &mut json {
                    json.push(b'\n');
                }
                // These types do not refuse to be written.
                json.unwrap_or_default()
            }
            _ => moves.into_bytes(),
        };
        self.last = Instant::now();
        match self.sink.put(Page::Bytes(bytes)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => {
                self.failure = Some(failure);
                ControlFlow::Break(())
            }
        }
    }

    /// The summary that follows the moves.
    fn finish(mut self, answer: Result<SolveLine, Fault>) -> Result<SolveLine, Failure> {
        let text = std::mem::take(&mut self.text);
        let any = text.length(noyes::Metric::Stm) > 0;
        self.pass_on(text.finish()).is_break();
        if any && matches!(self.format, Format::Text { .. }) && self.failure.is_none() {
            self.pass_on("\n".into()).is_break();
        }
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(answer?),
        }
    }
}

impl noyes_solver::Sink for Stream<'_> {
    fn push(&mut self, run: Run) -> ControlFlow<()> {
        self.text.push(run)?;
        self.pushed = self.pushed.wrapping_add(1);
        // A look at the clock takes as long as finding a move.
        let late = || self.pushed.is_multiple_of(64) && self.last.elapsed() >= PATIENCE;
        if self.text.bytes() >= LETTERS || late() {
            let moves = self.text.take();
            return self.pass_on(moves);
        }
        ControlFlow::Continue(())
    }
}
