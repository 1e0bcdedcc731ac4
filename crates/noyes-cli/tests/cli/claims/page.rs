//! A page: its examples, its table of numbers, and the numbers in its text.

use std::{collections::BTreeSet, fs};

use crate::documentation::{examples, workspace};

/// The heading of the table that ties numbers to the program.
const TABLE: &str = "## The numbers";

#[derive(Debug)]
pub(super) struct Page {
    /// The path from the workspace, such as `docs/classroom.md`.
    pub(super) name: String,
    pub(super) text: String,
}

/// A row of the table.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) number: String,
    pub(super) what: String,
    /// The command that gives it, or `None` if a function of the tests does.
    pub(super) command: Option<String>,
    /// The field of the command's JSON, or the function.
    pub(super) field: String,
}

impl Page {
    pub(super) fn open(name: &str) -> Page {
        let text = fs::read_to_string(workspace().join(name));
        Page { name: name.to_owned(), text: text.unwrap_or_else(|error| panic!("{name}: {error}")) }
    }

    /// The commands, with what they are said to print.
    pub(super) fn examples(&self) -> Vec<(String, String)> {
        examples(&self.text)
    }

    pub(super) fn rows(&self) -> Vec<Row> {
        let row = |line: &str| {
            let line = line.trim_matches('|');
            let cells: Vec<&str> = line.split(" | ").map(str::trim).collect();
            let [number, what, command, field] = cells[..] else {
                panic!("{}: {line:?} has not four cells", self.name)
            };
            // In a table a pipe is written with a backslash.
            let code =
                |cell: &str| Some(cell.strip_prefix('`')?.strip_suffix('`')?.replace("\\|", "|"));
            let command = match command {
                "computed in the test" => None,
                _ => Some(code(command).unwrap_or_else(|| panic!("{}: {line}", self.name))),
            };
            let field = code(field).unwrap_or_else(|| panic!("{}: {line}", self.name));
            Row { number: number.to_owned(), what: what.to_owned(), command, field }
        };
        self.table().lines().filter(|line| line.starts_with('|')).skip(2).map(row).collect()
    }

    fn table(&self) -> &str {
        let (_, table) = self.text.split_once(TABLE).unwrap_or_default();
        table.split("\n## ").next().unwrap_or_default()
    }

    /// The text in which every number must be known: without examples, code,
    /// quotations, addresses, and lists of sources; of the table only what it
    /// says of its numbers.
    pub(super) fn prose(&self) -> String {
        let (text, rest) = self.text.split_once(TABLE).unwrap_or((&self.text, ""));
        // What follows the table is its page's list of sources.
        assert!(rest.matches("\n## ").count() <= 1, "{}", self.name);
        assert_eq!(rest.contains("\n## "), rest.contains("\n## Sources\n"), "{}", self.name);
        let mut prose = String::new();
        let mut fenced = false;
        for line in text.lines() {
            if line.starts_with("```") {
                fenced = !fenced;
            } else if !fenced && !line.starts_with("> ") {
                prose += &format!("{}\n", without_ordinal(line));
            }
        }
        for row in self.rows() {
            prose += &format!("{}\n", row.what);
        }
        without_markup(&prose)
    }

    /// Numbers that the text may have: those of the table, of quotations, and
    /// of examples and boards.
    pub(super) fn known_numbers(&self) -> BTreeSet<String> {
        let mut known: BTreeSet<String> = self.rows().into_iter().map(|row| row.number).collect();
        let mut fenced = false;
        for line in self.text.lines() {
            if line.starts_with("```") {
                fenced = !fenced;
            } else if fenced || line.starts_with("> ") {
                known.extend(numbers(line));
            } else {
                known.extend(line.split('"').skip(1).step_by(2).flat_map(numbers));
            }
        }
        known
    }

    /// Where its links lead.
    pub(super) fn links(&self) -> Vec<&str> {
        self.text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
    }
}

/// Without the number of an item of a list, or of a question.
fn without_ordinal(line: &str) -> &str {
    match line.trim_start_matches("### ").split_once(". ") {
        Some((ordinal, rest)) if ordinal.bytes().all(|byte| byte.is_ascii_digit()) => rest,
        _ => line,
    }
}

/// Without code, quotations and the addresses of links.
pub(super) fn without_markup(text: &str) -> String {
    let mut plain = String::new();
    for line in text.lines() {
        let line: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let line: String = line.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        let mut parts = line.split("](");
        plain += parts.next().unwrap_or_default();
        for part in parts {
            plain += part.split_once(')').map_or("", |(_, rest)| rest);
        }
        plain.push('\n');
    }
    plain
}

/// The numbers of a text, such as `26.87`, `6879/256`, `46,656` and `12.5%`,
/// but for sizes such as 4x4 and years.
pub(super) fn numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.split(|c: char| !c.is_ascii_digit() && !",./%x".contains(c)) {
        let number = part.trim_start_matches([',', '.', '/', '%', 'x']);
        let number = number.trim_end_matches([',', '.', '/', 'x']);
        let is_year = number.len() == 4
            && ["18", "19", "20"].iter().any(|century| number.starts_with(century))
            && number.bytes().all(|byte| byte.is_ascii_digit());
        if !number.is_empty() && !number.contains('x') && !is_year {
            found.push(number.to_owned());
        }
    }
    found
}

#[test]
fn numbers_are_found() {
    let text = "On 3x3, in 2013, 26.87 times; (6879/256), or 12.5%. 46,656/1 of 1x4: 14-15.";
    assert_eq!(numbers(text), ["26.87", "6879/256", "12.5%", "46,656/1", "14", "15"]);
    assert_eq!(without_markup("a `1` b \"2\" [c](d/3.md) 4"), "a   b   [c 4\n");
}
