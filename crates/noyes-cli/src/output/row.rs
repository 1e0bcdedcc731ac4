//! An answer as a row of a table.

use noyes::{BlankMark, Grid};
use noyes_api::{ApplyLine, CheckLine, ErrorLine, ScrambleLine};
use serde::Serialize;

use super::picture::picture;
use crate::status::Status;

/// What a column holds; any cell may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Yes or no.
    Bool,
    /// A whole number.
    Number,
    /// Text.
    Text,
    /// A list of whole numbers.
    Numbers,
}

/// A column: its name, which is the JSON field's, and what it holds.
pub(crate) type Column = (&'static str, Kind);

/// What stands in one place of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// Nothing, as `null` in JSON.
    Empty,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// Text.
    Text(String),
    /// A list of whole numbers.
    Numbers(Vec<u32>),
}

/// An answer to one board.
pub(crate) trait Row: Serialize + Send + 'static {
    /// The columns, in the order of the JSON fields.
    const COLUMNS: &'static [Column];

    /// One cell a column.
    fn cells(self) -> Vec<Cell>;

    /// The answer in words, on one line.
    fn text(&self) -> &str;

    /// A picture of what the answer is about, for people at a terminal.
    fn picture(&self, _colour: bool) -> Option<String> {
        None
    }

    /// Whether text alone leaves open which board it is about.
    const TEXT_NEEDS_LINE: bool = false;

    /// The line or argument that it answers.
    fn line(&self) -> u64;

    /// How a command ends that has given this answer.
    fn status(&self) -> Status {
        Status::Yes
    }
}

/// The columns that follow each row's own, empty unless the line has an error.
pub(crate) const ERROR_COLUMNS: [Column; 3] =
    [("error_code", Kind::Text), ("error_message", Kind::Text), ("error_at", Kind::Number)];

/// All columns of a table.
pub(crate) fn columns<R: Row>() -> impl Iterator<Item = Column> {
    R::COLUMNS.iter().copied().chain(ERROR_COLUMNS)
}

/// A row of [`columns`].
pub(crate) fn cells<R: Row>(answer: Result<R, ErrorLine>) -> Vec<Cell> {
    match answer {
        Ok(row) => {
            let mut cells = row.cells();
            cells.resize(cells.len() + ERROR_COLUMNS.len(), Cell::Empty);
            cells
        }
        Err(ErrorLine { line, error }) => {
            let mut cells: Vec<Cell> = R::COLUMNS
                .iter()
                .map(|column| match (column, line) {
                    (("line", _), Some(line)) => Cell::Number(line),
                    _ => Cell::Empty,
                })
                .collect();
            cells.extend([
                Cell::Text(error.code),
                Cell::Text(error.message),
                error.at.map_or(Cell::Empty, Cell::Number),
            ]);
            cells
        }
    }
}

/// The first line of a CSV file.
pub(crate) fn csv_header<R: Row>() -> String {
    let names: Vec<&str> = columns::<R>().map(|(name, _)| name).collect();
    names.join(",") + "\n"
}

/// Writes a row of a CSV file.
pub(crate) fn push_csv(cells: &[Cell], out: &mut Vec<u8>) {
    for (k, cell) in cells.iter().enumerate() {
        if k > 0 {
            out.push(b',');
        }
        match cell {
            Cell::Empty => {}
            Cell::Bool(yes) => out.extend_from_slice(if *yes { b"true" } else { b"false" }),
            Cell::Number(number) => out.extend_from_slice(number.to_string().as_bytes()),
            Cell::Text(text) if text.contains(['"', ',', '\n', '\r']) => {
                out.push(b'"');
                out.extend_from_slice(text.replace('"', "\"\"").as_bytes());
                out.push(b'"');
            }
            Cell::Text(text) => out.extend_from_slice(text.as_bytes()),
            // By spaces, so that it is one field without quotes.
            Cell::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                out.extend_from_slice(numbers.join(" ").as_bytes());
            }
        }
    }
    out.push(b'\n');
}

fn text(text: Option<String>) -> Cell {
    text.map_or(Cell::Empty, Cell::Text)
}

impl Row for CheckLine {
    const COLUMNS: &'static [Column] = &[
        ("line", Kind::Number),
        ("board", Kind::Text),
        ("size", Kind::Text),
        ("goal", Kind::Text),
        ("solvable", Kind::Bool),
        ("inversions", Kind::Numbers),
        ("inversion_sum", Kind::Number),
        ("blank_row_from_bottom", Kind::Number),
        ("rule", Kind::Text),
        ("repair", Kind::Numbers),
        ("explanation", Kind::Text),
        ("rank", Kind::Text),
    ];

    fn cells(self) -> Vec<Cell> {
        vec![
            Cell::Number(self.line),
            Cell::Text(self.board),
            Cell::Text(self.size),
            Cell::Text(self.goal),
            Cell::Bool(self.solvable),
            Cell::Numbers(self.inversions),
            Cell::Number(self.inversion_sum),
            Cell::Number(self.blank_row_from_bottom.into()),
            Cell::Text(self.rule),
            self.repair.map_or(Cell::Empty, |tiles| Cell::Numbers(tiles.into())),
            Cell::Text(self.explanation),
            text(self.rank),
        ]
    }

    fn text(&self) -> &str {
        &self.explanation
    }

    fn picture(&self, colour: bool) -> Option<String> {
        let (size, grid) = (self.size.parse().ok()?, self.board.parse::<Grid>().ok()?);
        let board = grid.board(Some(size), BlankMark::default()).ok()?;
        picture(&board, self.repair.as_ref().map_or(&[], |tiles| tiles), colour)
    }

    const TEXT_NEEDS_LINE: bool = true;

    fn line(&self) -> u64 {
        self.line
    }

    fn status(&self) -> Status {
        if self.solvable { Status::Yes } else { Status::No }
    }
}

impl Row for ApplyLine {
    const COLUMNS: &'static [Column] = &[
        ("line", Kind::Number),
        ("board", Kind::Text),
        ("size", Kind::Text),
        ("goal", Kind::Text),
        ("solved", Kind::Bool),
        ("length", Kind::Number),
        ("length_mtm", Kind::Number),
    ];

    fn cells(self) -> Vec<Cell> {
        vec![
            Cell::Number(self.line),
            Cell::Text(self.board),
            Cell::Text(self.size),
            Cell::Text(self.goal),
            Cell::Bool(self.solved),
            Cell::Number(self.length),
            Cell::Number(self.length_mtm),
        ]
    }

    fn text(&self) -> &str {
        &self.board
    }

    fn line(&self) -> u64 {
        self.line
    }
}

impl Row for ScrambleLine {
    const COLUMNS: &'static [Column] = &[
        ("board", Kind::Text),
        ("size", Kind::Text),
        ("goal", Kind::Text),
        ("shuffle", Kind::Text),
        ("steps", Kind::Number),
        ("fix", Kind::Text),
        ("blank_square", Kind::Text),
        ("seed", Kind::Text),
        ("index", Kind::Number),
        ("rank", Kind::Text),
        ("solvable", Kind::Bool),
    ];

    fn cells(self) -> Vec<Cell> {
        vec![
            Cell::Text(self.board),
            Cell::Text(self.size),
            Cell::Text(self.goal),
            Cell::Text(self.shuffle),
            self.steps.map_or(Cell::Empty, Cell::Number),
            Cell::Text(self.fix),
            Cell::Text(self.blank_square),
            Cell::Text(self.seed),
            Cell::Number(self.index),
            text(self.rank),
            Cell::Bool(self.solvable),
        ]
    }

    fn text(&self) -> &str {
        &self.board
    }

    fn line(&self) -> u64 {
        self.index + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns_are_the_json_fields<R: Row>(row: R) {
        let json = serde_json::to_string(&row).unwrap();
        // The order counts as well, which a map would lose.
        let mut rest = json.as_str();
        for (name, _) in R::COLUMNS {
            let field = format!("\"{name}\":");
            let at = rest.find(&field).unwrap_or_else(|| panic!("{name} is not next in {rest}"));
            rest = &rest[at + field.len()..];
        }
        let object: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&json).unwrap();
        assert_eq!(object.len(), R::COLUMNS.len());
        let cells = row.cells();
        assert_eq!(cells.len(), R::COLUMNS.len());
        for ((name, kind), cell) in R::COLUMNS.iter().zip(cells) {
            let fits = matches!(
                (kind, &cell),
                (_, Cell::Empty)
                    | (Kind::Bool, Cell::Bool(_))
                    | (Kind::Number, Cell::Number(_))
                    | (Kind::Text, Cell::Text(_))
                    | (Kind::Numbers, Cell::Numbers(_))
            );
            assert!(fits, "{name}: {cell:?}");
            assert_eq!(object[*name].is_null(), cell == Cell::Empty, "{name}");
        }
    }

    #[test]
    fn tables_say_what_json_says() {
        let board: noyes::Board = "2 1/3 0".parse().unwrap();
        let goal = noyes::Goal::new("2x2".parse().unwrap(), noyes::Layout::BlankLast);
        let wish = noyes_api::RankWish::WhereShort;
        columns_are_the_json_fields(CheckLine::new(1, &board, &goal, wish).unwrap());
        let algorithm = noyes::Algorithm::new();
        columns_are_the_json_fields(ApplyLine::new(1, board, &goal, &algorithm).unwrap());
        columns_are_the_json_fields(ScrambleLine::default());
    }
}
