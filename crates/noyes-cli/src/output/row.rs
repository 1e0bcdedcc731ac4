//! An answer as a row of a table.

use std::borrow::Cow;

use indicatif::HumanBytes;
use noyes::{BlankMark, Grid};
use noyes_api::{
    ApplyLine, CheckLine, DumpLine, ErrorLine, RecordLine, ReviewLine, ScrambleLine, SolveLine,
    TableLine,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use serde_reflection::{ContainerFormat, Format, Tracer, TracerConfig};

use super::picture::picture;
use crate::status::Status;

/// What a column holds; any cell may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Yes or no.
    Bool,
    /// A whole number.
    Number,
    /// Any number.
    Real,
    /// Text; what has no column of its own kind stands there as JSON.
    Text,
    /// A list of whole numbers.
    Numbers,
}

/// A column: its name, which is the JSON field's, and what it holds.
pub(crate) type Column = (String, Kind);

/// What stands in one place of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    /// Nothing, as `null` in JSON.
    Empty,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// Any number.
    Real(f64),
    /// Text.
    Text(String),
    /// A list of whole numbers.
    Numbers(Vec<u32>),
}

/// An answer to one board. Its JSON fields are the columns of a table.
pub(crate) trait Row: Serialize + DeserializeOwned + Send + 'static {
    /// The answer in words, on one line if it is `numbered`.
    fn text(&self, numbered: bool) -> Cow<'_, str>;

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
const ERROR_COLUMNS: [(&str, Kind); 3] =
    [("error_code", Kind::Text), ("error_message", Kind::Text), ("error_at", Kind::Number)];

/// The columns of tables of one kind of row.
#[derive(Clone, Debug)]
pub(crate) struct Columns(Vec<Column>);

impl Columns {
    /// What the type's own fields are, in their order, and those of errors.
    pub(crate) fn of<R: Row>() -> Columns {
        let mut tracer = Tracer::new(TracerConfig::default());
        let traced = tracer.trace_simple_type::<R>().map(|(format, _)| format);
        let registry = tracer.registry();
        let fields = match (&traced, &registry) {
            (Ok(Format::TypeName(name)), Ok(registry)) => registry.get(name),
            _ => None,
        };
        let Some(ContainerFormat::Struct(fields)) = fields else {
            unreachable!("an answer is an object: {traced:?}, {registry:?}")
        };
        let fields = fields.iter().map(|field| (field.name.clone(), kind(&field.value)));
        let errors = ERROR_COLUMNS.map(|(name, kind)| (name.to_owned(), kind));
        Columns(fields.chain(errors).collect())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, Kind)> {
        self.0.iter().map(|(name, kind)| (name.as_str(), *kind))
    }

    /// A row: one cell a column.
    pub(crate) fn cells<R: Row>(&self, answer: Result<R, ErrorLine>) -> Vec<Cell> {
        let mut fields = match answer {
            Ok(row) => fields(&row),
            Err(line) => {
                let mut error = fields(&line.error);
                let renamed = ["code", "message", "at"].into_iter().zip(ERROR_COLUMNS);
                let renamed = renamed.filter_map(|(field, (column, _))| {
                    Some((column.to_owned(), error.remove(field)?))
                });
                renamed.chain([("line".to_owned(), line.line.into())]).collect()
            }
        };
        let cell = |(name, kind)| cell(kind, fields.remove(name).unwrap_or_default());
        self.iter().map(cell).collect()
    }

    /// The first line of a CSV file.
    pub(crate) fn csv_header(&self) -> String {
        let names: Vec<&str> = self.iter().map(|(name, _)| name).collect();
        names.join(",") + "\n"
    }
}

/// The column that a field has.
fn kind(field: &Format) -> Kind {
    match field {
        Format::Bool => Kind::Bool,
        Format::U8 | Format::U16 | Format::U32 | Format::U64 => Kind::Number,
        Format::F32 | Format::F64 => Kind::Real,
        Format::Option(inner) => kind(inner),
        Format::Seq(inner) | Format::TupleArray { content: inner, .. }
            if kind(inner) == Kind::Number =>
        {
            Kind::Numbers
        }
        _ => Kind::Text,
    }
}

fn fields(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        // Our types are objects, and do not refuse to be written.
        _ => Map::new(),
    }
}

fn cell(kind: Kind, value: Value) -> Cell {
    match (kind, value) {
        (_, Value::Null) => Cell::Empty,
        (Kind::Bool, Value::Bool(yes)) => Cell::Bool(yes),
        (Kind::Number, Value::Number(number)) => number.as_u64().map_or(Cell::Empty, Cell::Number),
        (Kind::Real, Value::Number(number)) => number.as_f64().map_or(Cell::Empty, Cell::Real),
        (Kind::Numbers, Value::Array(list)) => {
            let number = |value: &Value| value.as_u64().unwrap_or_default() as u32;
            Cell::Numbers(list.iter().map(number).collect())
        }
        (_, Value::String(text)) => Cell::Text(text),
        (_, other) => Cell::Text(other.to_string()),
    }
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
            Cell::Real(number) => out.extend_from_slice(number.to_string().as_bytes()),
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

impl Row for CheckLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        self.explanation.as_str().into()
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
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        self.board.as_str().into()
    }

    fn line(&self) -> u64 {
        self.line
    }
}

impl Row for ScrambleLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        self.board.as_str().into()
    }

    fn line(&self) -> u64 {
        self.index + 1
    }
}

impl Row for SolveLine {
    fn text(&self, numbered: bool) -> Cow<'_, str> {
        let Some(length) = self.length else {
            return self.explanation.as_deref().unwrap_or_default().into();
        };
        if length == 0 {
            return "This board is solved.".into();
        }
        let moves = match self.metric.as_str() {
            "mtm" if length == 1 => "1 multi-tile move".into(),
            "mtm" => format!("{length} multi-tile moves"),
            _ if length == 1 => "1 move".into(),
            _ => format!("{length} moves"),
        };
        let mut text = match (self.optimal, self.lower_bound) {
            (Some(true), _) => format!("{moves}, the fewest"),
            (_, Some(bound)) => format!("{moves}; at least {bound} are needed"),
            _ => moves,
        };
        if let Some(stopped) = &self.stopped {
            text += &format!(" (stopped: {stopped})");
        }
        match (&self.solution, &self.steps) {
            (Some(_), Some(steps)) if !numbered && !steps.is_empty() => {
                let width = steps.iter().map(|step| step.text.chars().count()).max().unwrap_or(0);
                for (number, step) in (1..).zip(steps) {
                    let (words, moves) = (&step.text, &step.moves);
                    text += &format!("\n{number:3}. {words:width$}  {moves}");
                }
            }
            (Some(moves), _) if !moves.is_empty() => text += &format!(": {moves}"),
            _ => {}
        }
        text.into()
    }

    fn picture(&self, colour: bool) -> Option<String> {
        let (size, grid) = (self.size.parse().ok()?, self.board.parse::<Grid>().ok()?);
        let board = grid.board(Some(size), BlankMark::default()).ok()?;
        picture(&board, &[], colour)
    }

    const TEXT_NEEDS_LINE: bool = true;

    fn line(&self) -> u64 {
        self.line
    }

    fn status(&self) -> Status {
        if self.solvable { Status::Yes } else { Status::No }
    }
}

impl Row for ReviewLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        self.explanation.as_str().into()
    }

    const TEXT_NEEDS_LINE: bool = true;

    fn line(&self) -> u64 {
        self.line
    }

    fn status(&self) -> Status {
        if self.verified { Status::Yes } else { Status::No }
    }
}

impl Row for DumpLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        self.id.as_str().into()
    }

    fn line(&self) -> u64 {
        0
    }
}

impl Row for RecordLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        let RecordLine { at, size, challenge, outcome, moves, time, .. } = self;
        let seconds = *time as f64 / 1000.0;
        format!(
            "{at}  {size:>5}  {challenge:<12}  {outcome:<12}  {moves:>6} moves  {seconds:>9.2} s"
        )
        .into()
    }

    fn line(&self) -> u64 {
        0
    }
}

impl Row for TableLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        let TableLine { name, bytes, state, message, .. } = self;
        let words = match message {
            Some(message) => message,
            None => state,
        };
        let bytes = HumanBytes(*bytes).to_string();
        format!("{name}  {bytes:>10}  {words}").into()
    }

    fn line(&self) -> u64 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns_are_the_json_fields<R: Row>(row: R) {
        let json = serde_json::to_string(&row).unwrap();
        let columns = Columns::of::<R>();
        let own = columns.0.len() - ERROR_COLUMNS.len();
        // The order counts as well, which a map would lose.
        let mut rest = json.as_str();
        for (name, _) in columns.iter().take(own) {
            let field = format!("\"{name}\":");
            let at = rest.find(&field).unwrap_or_else(|| panic!("{name} is not next in {rest}"));
            rest = &rest[at + field.len()..];
        }
        let object: Map<String, Value> = serde_json::from_str(&json).unwrap();
        assert_eq!(object.len(), own);
        let cells = columns.cells(Ok(row));
        assert_eq!(cells.len(), columns.0.len());
        for ((name, kind), cell) in columns.iter().zip(cells) {
            let fits = matches!(
                (kind, &cell),
                (_, Cell::Empty)
                    | (Kind::Bool, Cell::Bool(_))
                    | (Kind::Number, Cell::Number(_))
                    | (Kind::Real, Cell::Real(_))
                    | (Kind::Text, Cell::Text(_))
                    | (Kind::Numbers, Cell::Numbers(_))
            );
            assert!(fits, "{name}: {cell:?}");
            assert_eq!(object.get(name).is_none_or(Value::is_null), cell == Cell::Empty, "{name}");
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

    #[test]
    fn the_kinds_of_columns_follow_from_the_fields() {
        let columns = Columns::of::<CheckLine>();
        let kind = |wanted| columns.iter().find(|(name, _)| *name == wanted).unwrap().1;
        assert_eq!(
            ["line", "board", "solvable", "inversions", "repair", "rank", "error_at"].map(kind),
            [
                Kind::Number,
                Kind::Text,
                Kind::Bool,
                Kind::Numbers,
                Kind::Numbers,
                Kind::Text,
                Kind::Number
            ]
        );
    }
}
