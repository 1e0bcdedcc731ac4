//! What a line says: the text of a board, and perhaps its size.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer};
use serde_json::{error::Category, value::RawValue};

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
        let line = utf8(line)?;
        match self {
            Dialect::Text if is_json(line) => json(line),
            Dialect::Text => Ok(Written { board: line.into(), size: None }),
            Dialect::Json => json(line),
            Dialect::Csv(columns) => csv::row(line, columns),
        }
    }
}

/// A line's text.
pub(super) fn utf8(line: &[u8]) -> Result<&str, Fault> {
    std::str::from_utf8(line).map_err(|error| {
        let at = String::from_utf8_lossy(&line[..error.valid_up_to()]).chars().count() as u64;
        let message = format!("found bytes at character {at} that are no text; expected UTF-8");
        Fault { at: Some(at), ..Fault::wrong("invalid-utf8", message) }
    })
}

/// No board begins like this.
fn is_json(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with('"')
        || line.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with('"'))
}

#[derive(Deserialize)]
struct Object<'a> {
    #[serde(borrow, default, deserialize_with = "present")]
    board: Option<&'a RawValue>,
    #[serde(borrow)]
    size: Option<&'a RawValue>,
}

/// A field that is there, be it null.
fn present<'de, D: Deserializer<'de>>(field: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(field).map(Some)
}

fn json(line: &str) -> Result<Written<'_>, Fault> {
    let json = line.trim();
    let bad = |error| bad_json(line, json, &error);
    if !json.starts_with('{') {
        let value = serde_json::from_str::<&RawValue>(json).map_err(bad)?;
        return Ok(Written { board: board(value)?, size: None });
    }
    let object = serde_json::from_str::<Object>(json).map_err(bad)?;
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

/// What is wrong with the JSON of a line, which may have space around it.
fn bad_json(line: &str, json: &str, error: &serde_json::Error) -> Fault {
    let (row, column) = (error.line(), error.column());
    let byte = if error.is_eof() {
        json.len()
    } else {
        // An argument may have several lines, and a column is the number of bytes so far on its own.
        let above =
            json.split_inclusive('\n').take(row.saturating_sub(1)).map(str::len).sum::<usize>();
        (above + column).saturating_sub(1)
    };
    let before = line.len() - line.trim_start().len();
    let at = line[..line.floor_char_boundary(before + byte)].chars().count();
    let reason = error.to_string();
    let reason = reason.strip_suffix(&format!(" at line {row} column {column}")).unwrap_or(&reason);
    let message = match error.classify() {
        Category::Data => format!("found a {reason} at character {at}; expected one"),
        _ => format!("found no JSON value: {reason} at character {at}"),
    };
    Fault { at: Some(at as u64), ..Fault::wrong("bad-json", message) }
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
    fn bad_json_is_told_with_its_place() {
        for (line, at, message) in [
            ("1 2", 2, "found no JSON value: trailing characters"),
            (r#"  {"ü": x}"#, 8, "found no JSON value: expected value"),
            ("\u{a0}{\"é\":\"\\é\"}", 8, "found no JSON value: invalid escape"),
            ("{\"ü\":\n \"ü\",\n ü}", 13, "found no JSON value: key must be a string"),
            (r#" {"ü":"0" "#, 9, "found no JSON value: EOF while parsing an object"),
            ("", 0, "found no JSON value: EOF while parsing a value"),
        ] {
            let fault = Dialect::Json.read(line.as_bytes()).unwrap_err();
            let expected = Fault {
                at: Some(at),
                ..Fault::wrong("bad-json", format!("{message} at character {at}"))
            };
            assert_eq!(fault, expected, "{line}");
        }
    }

    #[test]
    fn a_board_is_there_once_and_is_one() {
        let message = |line: &str| Dialect::Json.read(line.as_bytes()).unwrap_err().message;
        assert_eq!(
            message(r#"{"board":"0","board":"0"}"#),
            "found a duplicate field `board` at character 19; expected one"
        );
        assert_eq!(
            message(r#"{"board":null}"#),
            "found null for a board; expected a string or an array"
        );
        assert_eq!(message(r#"{"bored":null}"#), "the object has no field \"board\"");
    }

    #[test]
    fn text_is_json_only_where_it_cannot_be_a_board() {
        assert_eq!(read(&Dialect::Text, "{1 2 3 0}").unwrap().0, "{1 2 3 0}");
        assert_eq!(read(&Dialect::Text, "[1,2,3,0]").unwrap().0, "[1,2,3,0]");
        assert_eq!(read(&Dialect::Text, r#"{ "board": "0" }"#).unwrap().0, "0");
        assert_eq!(read(&Dialect::Text, r#""1 2/3 0""#).unwrap().0, "1 2/3 0");
    }
}
