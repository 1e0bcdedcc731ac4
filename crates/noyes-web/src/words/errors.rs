//! What is wrong with a text, a link or a recipe, as clauses that stand after a colon. Rows and
//! squares are counted from 1, as people do.

use noyes::{BoardError, DealError, GoalError, Size, SizeError, TextError};
use noyes_game::LinkError;

use super::{say, size as side_by_side};

/// A clause as a sentence of its own.
pub(crate) fn sentence(why: String) -> String {
    say("errors-sentence", &[("why", why.into())])
}

/// Why a text is not a board.
pub(crate) fn text(error: &TextError) -> String {
    match error {
        TextError::Empty => say("errors-empty", &[]),
        TextError::NotANumber { found, .. } => {
            say("errors-not-a-number", &[("found", found.as_str().into())])
        }
        TextError::HugeNumber { found, .. } => {
            say("errors-huge-number", &[("found", found.as_str().into())])
        }
        TextError::EmptyRow { row } => say("errors-empty-row", &[("row", (row + 1).into())]),
        TextError::OpenBracket => say("errors-open-bracket", &[]),
        TextError::RaggedRows { row, found, expected } => say(
            "errors-ragged-rows",
            &[
                ("row", (row + 1).into()),
                ("found", (*found).into()),
                ("expected", (*expected).into()),
            ],
        ),
        TextError::NotSquare { found } => say("errors-not-square", &[("found", (*found).into())]),
        TextError::TooManyNumbers => {
            say("errors-too-many-numbers", &[("most", Size::MAX_AREA.into())])
        }
        TextError::MissingBlank { mark: 0, largest } => {
            say("errors-missing-zero", &[("largest", largest.to_string().into())])
        }
        TextError::MissingBlank { mark, .. } => {
            say("errors-missing-blank", &[("mark", mark.to_string().into())])
        }
        TextError::BadBlank { found } => {
            say("errors-bad-blank", &[("found", found.as_str().into())])
        }
        TextError::Size(error) => size(error),
        TextError::Board(error) => board(error),
        other => self::other(other),
    }
}

/// Why numbers are not a board.
fn board(error: &BoardError) -> String {
    match error {
        BoardError::WrongCount { found, size } => say(
            "errors-wrong-count",
            &[
                ("found", (*found).into()),
                ("squares", size.area().into()),
                ("size", side_by_side(*size).into()),
            ],
        ),
        BoardError::OutOfRange { found, size, .. } => say(
            "errors-out-of-range",
            &[
                ("found", found.to_string().into()),
                ("size", side_by_side(*size).into()),
                ("largest", (size.area() - 1).to_string().into()),
            ],
        ),
        BoardError::Duplicate { tile, .. } => {
            say("errors-duplicate", &[("tile", tile.to_string().into())])
        }
        other => self::other(other),
    }
}

/// Why a text is not a size.
pub(crate) fn size(error: &SizeError) -> String {
    match error {
        SizeError::Malformed { found } => {
            say("errors-bad-size", &[("found", found.as_str().into())])
        }
        SizeError::Empty { width, height } => {
            say("errors-empty-size", &[("size", format!("{width}×{height}").into())])
        }
        SizeError::TooLarge { width, height } => {
            say("errors-size-too-large", &[("size", format!("{width}×{height}").into())])
        }
        other => self::other(other),
    }
}

/// Why a link leads to no board.
pub(crate) fn link(error: &LinkError) -> String {
    let part = |part: &&'static str| [("part", (*part).into())];
    match error {
        LinkError::Missing { part: name } => say("errors-link-missing", &part(name)),
        LinkError::Twice { part: name } => say("errors-link-twice", &part(name)),
        LinkError::BoardAndDeal { part: name } => say("errors-link-board-and-deal", &part(name)),
        LinkError::Encoding { part: name } => say("errors-link-encoding", &part(name)),
        LinkError::Index { found } => say("errors-link-index", &[("found", found.as_str().into())]),
        LinkError::Size(error) => size(error),
        LinkError::Board(error) => text(error),
        LinkError::Goal(GoalError::Text(error)) => {
            say("errors-goal-board", &[("why", text(error).into())])
        }
        LinkError::Goal(GoalError::UnknownName { .. }) => say("errors-goal", &[]),
        other => self::other(other),
    }
}

/// Why nothing can be dealt.
pub(crate) fn deal(error: &DealError) -> String {
    match error {
        DealError::UnknownName { found, expected, .. } => {
            let (found, expected) = (found.as_str().into(), expected.as_str().into());
            say("errors-unknown-name", &[("found", found), ("expected", expected)])
        }
        DealError::StepsWithoutSlides { .. } => say("errors-steps-without-slides", &[]),
        DealError::BlankHomeWithSlides { .. } => say("errors-blank-home-with-slides", &[]),
        DealError::NoRepair { size, .. } => {
            say("errors-no-repair", &[("size", side_by_side(*size).into())])
        }
        DealError::NeverSolvable { size, .. } => {
            say("errors-never-solvable", &[("size", side_by_side(*size).into())])
        }
        DealError::IndexTooLarge { found } => {
            say("errors-index-too-large", &[("found", found.to_string().into())])
        }
        other => self::other(other),
    }
}

/// What a thread answered instead of figures: its error's code is all that is known of it.
pub(crate) fn coded(code: &str) -> String {
    match code {
        "out-of-memory" => say("errors-out-of-memory", &[]),
        code => say("errors-other", &[("code", code.into())]),
    }
}

/// What has no sentence of its own is told by its code.
pub(super) fn other(error: &impl noyes::Coded) -> String {
    coded(error.code())
}
