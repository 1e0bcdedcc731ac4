//! The answers in a file of lines.

use std::{
    collections::HashMap,
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
};

use noyes_api::{ErrorBody, SolveLine};
use serde_json::json;

use super::answer::Answer;
use crate::{
    fault::{Failure, Fault},
    input,
    output::{Columns, Format},
};

/// The whole lines of the file.
pub(super) struct Lines<'a> {
    input: BufReader<&'a File>,
    format: Format,
    /// The names of the columns, of a table.
    columns: Vec<String>,
    /// The length of the header.
    pub(super) header: u64,
    end: u64,
    number: u64,
}

impl<'a> Lines<'a> {
    pub(super) fn new(file: &'a File, format: Format) -> Result<Lines<'a>, Failure> {
        let input = BufReader::new(file);
        Ok(Lines { input, format, columns: Vec::new(), header: 0, end: 0, number: 0 })
    }

    /// The next answer, and where the file is after it. A line that does not end is none.
    pub(super) fn next(&mut self, path: &Path) -> Result<Option<(Answer, u64)>, Fault> {
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
