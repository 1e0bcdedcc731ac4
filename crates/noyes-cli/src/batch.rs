//! One answer a board, for as many boards as there are.

use noyes::Board;

use crate::{
    arguments::AnswerArgs,
    fault::{Failure, Fault},
    input::{Chunk, Input, Reading},
    output::{self, Format, Page, Row, Sink, Tally},
    parallel::{Crew, map_in_order},
    progress::Progress,
    status::Status,
};

/// Answers every board of the input, several at a time and in order. A line
/// that is no board gets its error; the others go on.
pub(crate) fn boards<R: Row, A>(
    input: Input,
    reading: Reading,
    answers: AnswerArgs,
    answer: impl Fn() -> A + Send + Sync + 'static,
) -> Result<Status, Failure>
where
    A: FnMut(u64, Board) -> Result<R, Fault>,
{
    let format = Format::new(answers.file(), answers.json, !input.is_single());
    let progress = Progress::bytes(input.length(), answers.file().is_some());
    let chunks = input.chunks()?;
    run::<R, _>(chunks, answers, format, progress, move |chunk: Result<Chunk, Fault>| {
        let chunk = chunk?;
        let mut answer = answer();
        let answers = chunk
            .boards(reading)
            .map(|(line, board)| (line, board.and_then(|board| answer(line, board))));
        let (page, tally) = Page::of(format, answers);
        Ok(Part { page, tally, read: chunk.length() as u64, failure: chunk.failure().cloned() })
    })
}

/// What came of a chunk.
pub(crate) struct Part {
    pub(crate) page: Page,
    pub(crate) tally: Tally,
    /// How much of the input it was, as the progress counts it.
    pub(crate) read: u64,
    /// What ends the input after it.
    pub(crate) failure: Option<Fault>,
}

/// Works on all chunks and writes what comes of them.
pub(crate) fn run<R: Row, T: Send + 'static>(
    chunks: impl Iterator<Item = T> + Send + 'static,
    answers: AnswerArgs,
    format: Format,
    progress: Progress,
    work: impl Fn(T) -> Result<Part, Fault> + Send + Sync + 'static,
) -> Result<Status, Failure> {
    let sink = Sink::open::<R>(answers.file(), format)?;
    let parts = map_in_order(chunks, Crew::new(answers.threads()), work);
    write(parts, sink, &answers, format, &progress)
}

/// Writes the parts as they come.
pub(crate) fn write(
    parts: impl Iterator<Item = Result<Part, Fault>>,
    mut sink: Sink,
    answers: &AnswerArgs,
    format: Format,
    progress: &Progress,
) -> Result<Status, Failure> {
    let mut status = Status::Yes;
    let mut errors = 0;
    for part in parts {
        let part = part?;
        progress.tell(&part.tally.complaints);
        sink.put(part.page)?;
        status = status.max(part.tally.status);
        errors += part.tally.errors;
        progress.add(part.read, part.tally.boards);
        if let Some(fault) = part.failure {
            return Err(fault.into());
        }
    }
    progress.finish();
    sink.finish()?;
    // Who looks at the terminal only would not learn of them.
    if let Some(file) = answers.file().filter(|_| errors > 0 && format.holds_errors()) {
        let lines = if errors == 1 { "1 line is".into() } else { format!("{errors} lines are") };
        output::tell(&format!("{lines} in error: see {}\n", file.display()));
    }
    Ok(status)
}
