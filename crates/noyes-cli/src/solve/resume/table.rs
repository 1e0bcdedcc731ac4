//! A Parquet file of answers. It is written when all of them are known; until then they are lines
//! of JSON in a file beside it.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
};

use noyes_api::{ErrorBody, ErrorLine, SolveLine};
use noyes_engine::Solvers;
use serde::Deserialize;

use super::{Answer, follow, mismatch};
use crate::{
    fault::{Failure, Fault},
    format::no_parquet,
    input,
    output::{Format, Page, Sink},
    progress::Progress,
    solve::tasks::Tasks,
    status::Status,
};

/// So many rows are written at once.
const ROWS: usize = 1 << 12;

/// A table, and the lines that it is made of.
pub(crate) struct Table {
    path: PathBuf,
    lines: PathBuf,
}

impl Table {
    pub(crate) fn new(path: &Path) -> Result<Table, Fault> {
        if !cfg!(feature = "parquet") {
            // Better said before the work than after it.
            return Err(no_parquet());
        }
        let mut lines = path.as_os_str().to_owned();
        lines.push(".part");
        Ok(Table { path: path.to_owned(), lines: lines.into() })
    }

    /// The file of the lines.
    pub(crate) fn lines(&self) -> &Path {
        &self.lines
    }

    /// Whether the table is there, and nothing is left to be added to it.
    pub(crate) fn is_finished(&self) -> bool {
        self.path.exists() && !self.lines.exists()
    }

    /// Compares a finished table with the boards. Gives the status that its answers have.
    pub(crate) fn compare(
        &self,
        tasks: &mut Tasks,
        solvers: &Solvers,
        progress: &Progress,
    ) -> Result<Status, Failure> {
        let path = &self.path;
        let file = File::open(path).map_err(|error| Fault::cannot_read(path, &error))?;
        let columns = ["line", "board", "goal", "metric", "stopped", "error_code", "error_message"];
        let rows = input::parquet_rows(file, path, &columns)?;
        let no_answer = || {
            let message = format!("{} is no table of answers of solve", path.display());
            Fault::wrong("resume-mismatch", message)
        };
        let mut rows = rows.ok_or_else(no_answer)?;
        let answers = std::iter::from_fn(|| {
            let row = rows.next()?;
            let answer = row.and_then(|row| match serde_json::from_str::<AnswerRow>(&row) {
                Ok(row) => Ok(row.into()),
                Err(_) => Err(no_answer()),
            });
            Some(answer)
        });
        let status = follow(answers, true, tasks, solvers, progress, path)?;
        for task in tasks {
            let task = task?;
            if task.board.is_some() {
                let why = "the board is not in this table, which is finished";
                return Err(mismatch(path, task.line, why).into());
            }
            if let Some(fault) = task.failure {
                return Err(fault.into());
            }
        }
        progress.finish();
        Ok(status)
    }

    /// Makes the table of the lines, which are not needed then.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        let unreadable = |error| Fault::cannot_read(&self.lines, &error);
        let file = File::open(&self.lines).map_err(unreadable)?;
        let mut sink = Sink::open::<SolveLine>(Some(&self.path), Format::Parquet)?;
        let mut answers = Vec::with_capacity(ROWS);
        for line in BufReader::new(file).lines() {
            let line = line.map_err(unreadable)?;
            let answer: AnswerLine = serde_json::from_str(&line).map_err(|error| {
                let message = format!("cannot read {}: {error}", self.lines.display());
                Fault { status: Status::Broken, ..Fault::wrong("cannot-read", message) }
            })?;
            answers.push(match answer {
                AnswerLine::Solved(line) => Ok(*line),
                AnswerLine::Error(line) => Err(line),
            });
            if answers.len() == ROWS {
                sink.put(Page::table(answers.drain(..)))?;
            }
        }
        sink.put(Page::table(answers.drain(..)))?;
        sink.finish()?;
        // If this fails, the next run makes the same table again.
        fs::remove_file(&self.lines).ok();
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum AnswerLine {
    Solved(Box<SolveLine>),
    Error(ErrorLine),
}

/// An answer as the table has it.
#[derive(Deserialize)]
struct AnswerRow {
    line: u64,
    board: Option<String>,
    goal: Option<String>,
    metric: Option<String>,
    stopped: Option<String>,
    error_code: Option<String>,
    error_message: Option<String>,
}

impl From<AnswerRow> for Answer {
    fn from(row: AnswerRow) -> Answer {
        let AnswerRow { line, board, goal, metric, stopped, error_code, error_message } = row;
        let message = error_message.unwrap_or_default();
        let error = error_code.map(|code| ErrorBody { code, message, at: None });
        Answer { line, board, goal, metric, stopped, error, words: None }
    }
}
