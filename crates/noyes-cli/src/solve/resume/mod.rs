//! `--resume`: a file that was begun is gone on with.
//!
//! Answers are added to the file itself, whole lines at a time and in the order of the boards. A
//! program that is killed can thus leave the beginning of a line at the end of the file, and
//! nothing else that is wrong. What is there is compared with the input, board by board, before
//! anything is changed. A Parquet file cannot grow: its answers are kept as lines beside it until
//! all are known.

mod answer;
mod lines;
mod table;

use std::{
    fs::{File, TryLockError},
    io::{Seek, SeekFrom},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use noyes_api::SolveLine;
use noyes_engine::Solvers;

pub(super) use self::table::Table;
use self::{answer::Answer, lines::Lines};
use super::tasks::Tasks;
use crate::{
    fault::{Failure, Fault},
    output::{self, Columns, Format, Sink},
    progress::Progress,
    status::Status,
};

/// The file with the answers so far.
pub(super) struct Kept {
    file: File,
    path: PathBuf,
    format: Format,
}

impl Kept {
    /// Opens the file, or makes it.
    pub(super) fn new(path: &Path, format: Format) -> Result<Kept, Failure> {
        let refuse = |error| Fault::cannot_write(path, &error, Status::WrongInput);
        if path.metadata().is_ok_and(|there| !there.is_file()) {
            let message = format!("{} is no file that could be gone on with", path.display());
            return Err(Fault::usage(message).into());
        }
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(refuse)?;
        if !lock(&file) {
            let message = format!("another noyes is writing to {}", path.display());
            return Err(Fault::wrong("in-use", message).into());
        }
        Ok(Kept { file, path: path.to_owned(), format })
    }

    /// Leaves out the boards that are done, and makes the file ready for the others. Also gives
    /// the status that the answers in it have.
    pub(super) fn skip_finished(
        mut self,
        tasks: &mut Tasks,
        solvers: &Solvers,
        progress: &Progress,
    ) -> Result<(Sink, Status), Failure> {
        let mut lines = Lines::new(&self.file, self.format)?;
        let errors = self.format.holds_errors();
        let mut end = 0;
        let answers = std::iter::from_fn(|| {
            let next = lines.next(&self.path).transpose()?;
            Some(next.map(|(answer, after)| {
                // Whoever was interrupted then may give these boards more time now.
                let counts = !answer.is_cancelled();
                end = if counts { after } else { end };
                counts.then_some(answer)
            }))
        });
        let answers = answers.map_while(Result::transpose);
        let status = follow(answers, errors, tasks, solvers, progress, &self.path)?;
        let header = lines.header;
        progress.restart();
        let broken = |error| Fault::cannot_write(&self.path, &error, Status::Broken);
        self.file.set_len(end.max(header)).map_err(broken)?;
        self.file.seek(SeekFrom::End(0)).map_err(broken)?;
        let mut sink = Sink::growing(self.file, &self.path);
        if self.format == Format::Csv && header == 0 {
            let header = Columns::of::<SolveLine>().csv_header();
            sink.put(output::Page::Bytes(header.into_bytes()))?;
        }
        Ok((sink, status))
    }
}

/// Draws the board of each of these answers and compares. Gives the status that the answers have.
fn follow(
    answers: impl Iterator<Item = Result<Answer, Fault>>,
    errors: bool,
    tasks: &mut Tasks,
    solvers: &Solvers,
    progress: &Progress,
    path: &Path,
) -> Result<Status, Failure> {
    let (mut status, mut done, mut last) = (Status::Yes, 0, 0);
    for answer in answers {
        let answer = answer?;
        loop {
            let task = tasks.next().transpose()?.filter(|task| task.line <= answer.line);
            let Some(task) = task else {
                return Err(mismatch(path, answer.line, "the input has no such board").into());
            };
            progress.add(task.read, 1);
            if let Some(fault) = task.failure {
                return Err(fault.into());
            }
            if task.line == answer.line {
                let found = answer.status(task, solvers);
                status = status.max(found.map_err(|why| mismatch(path, answer.line, &why))?);
                break;
            }
            // Only text has no place for errors.
            if task.board.is_some() {
                if errors {
                    return Err(mismatch(path, task.line, "the board has no answer").into());
                }
                status = Status::WrongInput;
            }
        }
        (done, last) = (done + 1, answer.line);
    }
    if done > 0 {
        let boards = if done == 1 { "1 board is".into() } else { format!("{done} boards are") };
        output::tell(&format!("{boards} done already, up to line {last}\n"));
    }
    Ok(status)
}

fn mismatch(path: &Path, line: u64, why: &str) -> Fault {
    let name = path.display();
    let message = format!("{name} is not from these boards and flags: line {line}: {why}");
    Fault::wrong("resume-mismatch", message)
}

/// Keeps other programs from the file. One that was killed may take a moment to be gone.
fn lock(file: &File) -> bool {
    const TRIES: u32 = 100;
    const PAUSE: Duration = Duration::from_millis(50);
    (0..TRIES).any(|number| {
        if number > 0 {
            thread::sleep(PAUSE);
        }
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => false,
            // Some file systems have no locks.
            Ok(()) | Err(TryLockError::Error(_)) => true,
        }
    })
}
