//! What is to be said of one board.

use noyes::{Algorithm, Position};
use noyes_api::{CheckLine, RankWish};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{fault::Fault, options::Options};

/// The package's version.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// Judges a board: a [`CheckLine`] as JSON.
///
/// # Errors
/// The board or the goal is none, or they do not fit.
#[wasm_bindgen]
pub fn explain(board: &str, options: &str) -> Result<String, JsValue> {
    Ok(explanation(board, options)?)
}

fn explanation(board: &str, options: &str) -> Result<String, Fault> {
    let options = Options::read(options)?;
    let board = options.board(board)?;
    let goal = options.goal(board.size())?;
    Ok(json(&CheckLine::new(1, &board, &goal, RankWish::WhereShort)?))
}

/// The board as text after the moves of an algorithm.
///
/// # Errors
/// The board or the algorithm is none, or a move cannot be made.
#[wasm_bindgen]
pub fn apply(board: &str, moves: &str, options: &str) -> Result<String, JsValue> {
    Ok(applied(board, moves, options)?)
}

fn applied(board: &str, moves: &str, options: &str) -> Result<String, Fault> {
    let mut board = Options::read(options)?.board(board)?;
    board.apply(&moves.parse::<Algorithm>()?)?;
    Ok(board.to_string())
}

/// Whether slides lead from a board to the goal.
///
/// # Errors
/// The board or the goal is none, or they do not fit.
#[wasm_bindgen(js_name = isSolvable)]
pub fn is_solvable(board: &str, options: &str) -> Result<bool, JsValue> {
    let solvable = |options: &str| {
        let options = Options::read(options)?;
        let board = options.board(board)?;
        Ok::<_, Fault>(options.goal(board.size())?.is_solvable(&board)?)
    };
    Ok(solvable(options)?)
}

/// Whether a board is the goal.
///
/// # Errors
/// The board or the goal is none, or they do not fit.
#[wasm_bindgen(js_name = isSolved)]
pub fn is_solved(board: &str, options: &str) -> Result<bool, JsValue> {
    Ok(solved(board, options)?)
}

fn solved(board: &str, options: &str) -> Result<bool, Fault> {
    let options = Options::read(options)?;
    let board = options.board(board)?;
    Ok(options.goal(board.size())?.is_solved(&board))
}

/// The board as board text, whatever way it was written in.
///
/// # Errors
/// It is none.
#[wasm_bindgen(js_name = boardText)]
pub fn board_text(board: &str, options: &str) -> Result<String, JsValue> {
    let read = |options: &str| Ok::<_, Fault>(Options::read(options)?.board(board)?.to_string());
    Ok(read(options)?)
}

/// Numbers and texts only: nothing in the answers can fail to be written.
pub(crate) fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}
