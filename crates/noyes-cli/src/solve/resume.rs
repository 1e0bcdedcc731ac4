//! `--resume`: a file that was begun is gone on with.
//!
//! Answers are added to the file itself, whole lines at a time and in the order of the boards. A
//! program that is killed can thus leave the beginning of a line at the end of the file, and
//! nothing else that is wrong. What is there is compared with the input, board by board, before
//! anything is changed.

use std::{
    collections::HashMap,
    fs::{File, TryLockError},
    io::{BufRead, BufReader, Seek, SeekFrom},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use noyes::{Algorithm, Board, Metric, Position};
use noyes_api::{ErrorBody, SolveLine};
use noyes_engine::Solvers;
use serde::Deserialize;
use serde_json::json;

use super::{
    CANCELLED,
    tasks::{Task, Tasks},
};
use crate::{
    arguments::AnswerArgs,
    fault::{Failure, Fault},
    input,
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
    pub(super) fn new(answers: &AnswerArgs, format: Format) -> Result<Kept, Failure> {
        let Some(path) = answers.file() else {
            return Err(Fault::usage("--resume goes on with a file; expected --output too").into());
        };
        if format == Format::Parquet {
            let message = "a Parquet file is written when all is known, so it cannot be gone on \
                           with; expected .jsonl, .csv or .txt";
            return Err(Fault::usage(message).into());
        }
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
        let mut status = Status::Yes;
        let mut done = 0;
        let mut end = 0;
        let mut last = 0;
        let mut lines = Lines::new(&self.file, self.format)?;
        while let Some((answer, after)) = lines.next(&self.path)? {
            // Whoever was interrupted then may give these boards more time now.
            if answer.is_cancelled() {
                break;
            }
            loop {
                let task = tasks.next().transpose()?.filter(|task| task.line <= answer.line);
                let Some(task) = task else {
                    return Err(self.mismatch(answer.line, "the input has no such board").into());
                };
                progress.add(task.read, 1);
                if let Some(fault) = task.failure {
                    return Err(fault.into());
                }
                if task.line == answer.line {
                    let found = answer.status(task, solvers);
                    status = status.max(found.map_err(|why| self.mismatch(answer.line, &why))?);
                    break;
                }
                // Only text has no place for errors.
                if task.board.is_some() {
                    if !matches!(self.format, Format::Text { .. }) {
                        let line = task.line;
                        return Err(self.mismatch(line, "the board has no answer").into());
                    }
                    status = Status::WrongInput;
                }
            }
            (done, last, end) = (done + 1, answer.line, after);
        }
        progress.restart();
        let header = lines.header;
        let broken = |error| Fault::cannot_write(&self.path, &error, Status::Broken);
        self.file.set_len(end.max(header)).map_err(broken)?;
        self.file.seek(SeekFrom::End(0)).map_err(broken)?;
        if done > 0 {
            let boards = if done == 1 { "1 board is".into() } else { format!("{done} boards are") };
            output::tell(&format!("{boards} done already, up to line {last}\n"));
        }
        let mut sink = Sink::growing(self.file, &self.path);
        if self.format == Format::Csv && header == 0 {
            let header = Columns::of::<SolveLine>().csv_header();
            sink.put(output::Page::Bytes(header.into_bytes()))?;
        }
        Ok((sink, status))
    }

    fn mismatch(&self, line: u64, why: &str) -> Fault {
        let name = self.path.display();
        let message = format!("{name} is not from these boards and flags: line {line}: {why}");
        Fault::wrong("resume-mismatch", message)
    }
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

/// The whole lines of the file.
struct Lines<'a> {
    input: BufReader<&'a File>,
    format: Format,
    /// The names of the columns, of a table.
    columns: Vec<String>,
    /// The length of the header.
    header: u64,
    end: u64,
    number: u64,
}

impl<'a> Lines<'a> {
    fn new(file: &'a File, format: Format) -> Result<Lines<'a>, Failure> {
        let input = BufReader::new(file);
        Ok(Lines { input, format, columns: Vec::new(), header: 0, end: 0, number: 0 })
    }

    /// The next answer, and where the file is after it. A line that does not end is none.
    fn next(&mut self, path: &Path) -> Result<Option<(Answer, u64)>, Fault> {
        loop {
            let mut line = Vec::new();
            let read = self.input.read_until(b'\n', &mut line);
            let read = read.map_err(|error| Fault::cannot_read(path, &error))?;
            if line.pop() != Some(b'\n') {
                // What is torn must at least be the beginning of an answer.
                let header = Columns::of::<SolveLine>().csv_header();
                let torn = String::from_utf8_lossy(&line);
                let ours = match self.format {
                    Format::Csv if self.number == 0 => header.starts_with(&*torn),
                    _ if self.number > 0 => true,
                    Format::JsonLines => starts_alike(&torn, "{\"line\":"),
                    _ => starts_alike(&torn, "line "),
                };
                return if ours || read == 0 { Ok(None) } else { Err(self.no_answer(path)) };
            }
            self.end += read as u64;
            self.number += 1;
            let line = String::from_utf8(line).map_err(|_| self.no_answer(path))?;
            if self.format == Format::Csv && self.number == 1 {
                if line + "\n" != Columns::of::<SolveLine>().csv_header() {
                    return Err(self.no_answer(path));
                }
                let columns = Columns::of::<SolveLine>();
                self.columns = columns.iter().map(|(name, _)| name.to_owned()).collect();
                self.header = self.end;
                continue;
            }
            let answer = match self.format {
                Format::JsonLines => serde_json::from_str(&line).ok(),
                Format::Csv => self.row(&line),
                _ => text(&line),
            };
            let answer = answer.ok_or_else(|| self.no_answer(path))?;
            return Ok(Some((answer, self.end)));
        }
    }

    fn row(&self, line: &str) -> Option<Answer> {
        let fields = input::fields(line);
        if fields.len() != self.columns.len() {
            return None;
        }
        let fields: HashMap<&str, &str> =
            self.columns.iter().map(String::as_str).zip(fields.iter().map(|f| &**f)).collect();
        let text =
            |name: &str| fields.get(name).filter(|text| !text.is_empty()).map(|t| t.to_string());
        let error = text("error_code").map(|code| ErrorBody {
            code,
            message: text("error_message").unwrap_or_default(),
            at: None,
        });
        Some(Answer {
            line: text("line")?.parse().ok()?,
            board: text("board"),
            goal: text("goal"),
            metric: text("metric"),
            stopped: text("stopped"),
            error,
            words: None,
        })
    }

    fn no_answer(&self, path: &Path) -> Fault {
        let message = format!(
            "line {} of {} is no answer of solve in this format, so the file cannot be gone on with",
            self.number.max(1),
            path.display()
        );
        Fault::wrong("resume-mismatch", message)
    }
}

/// Whether one is the beginning of the other.
fn starts_alike(a: &str, b: &str) -> bool {
    a.starts_with(b) || b.starts_with(a)
}

/// A line for people: its number, and what follows.
fn text(line: &str) -> Option<Answer> {
    let (number, words) = line.strip_prefix("line ")?.split_once(": ")?;
    let answer = json!({ "line": number.parse::<u64>().ok()?, "words": words });
    serde_json::from_value::<Answer>(answer).ok()
}

/// The errors that boards can have.
const OF_BOARDS: [&str; 3] = ["size-mismatch", "too-far", "out-of-memory"];

/// What an answer in the file says of its board.
#[derive(Deserialize)]
struct Answer {
    line: u64,
    board: Option<String>,
    goal: Option<String>,
    metric: Option<String>,
    stopped: Option<String>,
    error: Option<ErrorBody>,
    /// Of an answer in words.
    words: Option<String>,
}

impl Answer {
    fn is_cancelled(&self) -> bool {
        let stopped = self.stopped.as_deref() == Some(CANCELLED);
        let error = self.error.as_ref().is_some_and(|error| error.code == CANCELLED);
        let words = self.words.as_ref().is_some_and(|words| words.contains("(stopped: cancelled)"));
        stopped || error || words
    }

    /// How a command ends that has given this answer, if it can belong to the board.
    fn status(&self, task: Task, solvers: &Solvers) -> Result<Status, String> {
        let board = match (task.board, &self.error) {
            (None, _) => return Err("the input has no such board".into()),
            (Some(Ok(_)), Some(error)) if OF_BOARDS.contains(&&*error.code) => {
                return Ok(Status::WrongInput);
            }
            (Some(Ok(board)), Some(error)) => {
                return Err(format!("found the error {}; expected the board {board}", error.code));
            }
            (Some(Err(fault)), Some(error)) if error.code == fault.code => return Ok(fault.status),
            (Some(Err(fault)), _) => return Err(format!("the input has no board there: {fault}")),
            (Some(Ok(board)), None) => board,
        };
        let goal = solvers.goal(board.size());
        if let Some(words) = &self.words {
            let solved = solves(words, &board, &goal);
            let solvable = goal.is_solvable(&board).is_ok_and(|solvable| solvable);
            let mtm = words.contains("multi-tile") || words.starts_with("This board");
            let stm = !words.contains("multi-tile");
            let metric = if solvers.wish().metric == Metric::Mtm { mtm } else { stm };
            return match (solvable, solved && metric) {
                (true, true) => Ok(Status::Yes),
                (false, _) if words.starts_with("This board cannot be solved.") => Ok(Status::No),
                _ => Err(format!("the answer is none to the board {board}")),
            };
        }
        let same = |name, found: &Option<String>, expected: String| match found {
            Some(found) if *found == expected => Ok(()),
            Some(found) => Err(format!("found the {name} {found}; expected {expected}")),
            None => Err(format!("found no {name}; expected {expected}")),
        };
        same("board", &self.board, board.to_string())?;
        same("goal", &self.goal, goal.name())?;
        same("metric", &self.metric, solvers.wish().metric.name().into())?;
        let solvable = goal.is_solvable(&board).is_ok_and(|solvable| solvable);
        Ok(if solvable { Status::Yes } else { Status::No })
    }
}

/// Whether the moves at the end of these words solve the board.
fn solves(words: &str, board: &Board, goal: &noyes::Goal) -> bool {
    let moves = words.rsplit_once(": ").map_or("", |(_, moves)| moves);
    let mut board = board.clone();
    let applied = moves.parse::<Algorithm>().is_ok_and(|moves| board.apply(&moves).is_ok());
    applied && goal.is_solved(&board)
}
