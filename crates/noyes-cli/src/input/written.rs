//! What a line says: the text of a board, and perhaps its size.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::csv::{self, Columns};
use crate::fault::Fault;

/// A board as it stands in a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Written<'a> {
    pub(super) board: Cow<'a, str>,
    pub(super) size: Option<Cow<'a, str>>,
}

/// How a line holds its board.
#[derive(Clone, Debug)]
pub(super) enum Dialect {
    /// As text; a line that begins like a JSON object or string is read as
    /// one, so that the answers of one command can be piped into another.
    Text,
    /// As a JSON object with a field `board`, a JSON string, or an array.
    Json,
    /// As the field of a row.
    Csv(Columns),
}

impl Dialect {
    pub(super) fn read<'a>(&self, line: &'a [u8]) -> Result<Written<'a>, Fault> {
        let line = std::str::from_utf8(line).map_err(|error| {
            let at = String::from_utf8_lossy(&line[..error.valid_up_to()]).chars().count() as u64;
            let message = format!("found bytes at character {at} that are no text; expected UTF-8");
            Fault { at: Some(at), ..Fault::wrong("invalid-utf8", message) }
        })?;
        match self {
            Dialect::Text if is_json(line) => json(line),
            Dialect::Text => Ok(Written { board: line.into(), size: None }),
            Dialect::Json => json(line),
            Dialect::Csv(columns) => csv::row(line, columns),
        }
    }
}

/// No board begins like this.
fn is_json(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with('"')
        || line.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"'))
}

#[derive(Deserialize)]
struct Object<'a> {
    #[serde(borrow)]
    board: Option<&'a RawValue>,
    #[serde(borrow)]
    size: Option<&'a RawValue>,
}

fn json(line: &str) -> Result<Written<'_>, Fault> {
    let line = line.trim();
    if !line.starts_with('{') {
        let value = serde_json::from_str::<&RawValue>(line).map_err(|error| bad_json(&error))?;
        return Ok(Written { board: board(value)?, size: None });
    }
    let object = serde_json::from_str::<Object>(line).map_err(|error| bad_json(&error))?;
    let value = object
        .board
        .ok_or_else(|| Fault::wrong("missing-board", "the object has no field \"board\""))?;
    // A size is taken where it is one; other objects may call other things so.
    let size = object.size.and_then(|size| serde_json::from_str::<Cow<str>>(size.get()).ok());
    Ok(Written { board: board(value)?, size })
}

/// A string's text; an array is read as it is written.
fn board(value: &RawValue) -> Result<Cow<'_, str>, Fault> {
    match value.get().as_bytes() {
        [b'"', ..] => Ok(text(value.get())),
        [b'[', ..] => Ok(value.get().into()),
        _ => Err(Fault::wrong(
            "missing-board",
            format!("found {} for a board; expected a string or an array", kind(value.get())),
        )),
    }
}

fn text(string: &str) -> Cow<'_, str> {
    // Borrowed where nothing is escaped, which is nearly always.
    serde_json::from_str::<&str>(string)
        .map(Cow::from)
        .or_else(|_| serde_json::from_str::<String>(string).map(Cow::from))
        .unwrap_or_default()
}

fn kind(json: &str) -> &'static str {
    match json.as_bytes().first() {
        Some(b'{') => "an object",
        Some(b't' | b'f') => "true or false",
        Some(b'n') => "null",
        _ => "a number",
    }
}

fn bad_json(error: &serde_json::Error) -> Fault {
    Fault {
        at: Some((error.column() as u64).saturating_sub(1)),
        ..Fault::wrong("bad-json", format!("found no JSON value: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(dialect: &Dialect, line: &str) -> Result<(String, Option<String>), &'static str> {
        let written = dialect.read(line.as_bytes()).map_err(|fault| fault.code)?;
        Ok((written.board.into_owned(), written.size.map(Cow::into_owned)))
    }

    #[test]
    fn json_in_all_its_forms() {
        let board = |text: &str| Ok((text.to_owned(), None));
        for (line, expected) in [
            (r#"{"line":1,"board":"1 2/3 0"}"#, board("1 2/3 0")),
            (r#"{"board":"1\u002c2,3 0"}"#, board("1,2,3 0")),
            (r#"{"board":[[1, 2], [3, 0]]}"#, board("[[1, 2], [3, 0]]")),
            (r#" [1,2,3,0] "#, board("[1,2,3,0]")),
            (r#""1 2/3 0""#, board("1 2/3 0")),
            (r#"{"board":"2 1 0","size":"3x1"}"#, Ok(("2 1 0".into(), Some("3x1".into())))),
            (r#"{"board":"0","size":4}"#, board("0")),
            (r#"{"bored":"0"}"#, Err("missing-board")),
            (r#"{"board":null}"#, Err("missing-board")),
            (r#"{"board":7}"#, Err("missing-board")),
            (r#"{"board":"0""#, Err("bad-json")),
            (r#"true"#, Err("missing-board")),
            (r#"1 2 3 0"#, Err("bad-json")),
        ] {
            assert_eq!(read(&Dialect::Json, line), expected, "{line}");
        }
    }

    #[test]
    fn text_is_json_only_where_it_cannot_be_a_board() {
        assert_eq!(read(&Dialect::Text, "{1 2 3 0}").unwrap().0, "{1 2 3 0}");
        assert_eq!(read(&Dialect::Text, "[1,2,3,0]").unwrap().0, "[1,2,3,0]");
        assert_eq!(read(&Dialect::Text, r#"{ "board": "0" }"#).unwrap().0, "0");
        assert_eq!(read(&Dialect::Text, r#""1 2/3 0""#).unwrap().0, "1 2/3 0");
    }
}
