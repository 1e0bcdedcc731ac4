//! Hints and solutions.

use std::cell::RefCell;

use js_sys::Function;
use noyes::{Board, Position, Size};
use noyes_engine::{Solvers, Wish};
use noyes_solver::{Cancel, Limits, Progress};
use wasm_bindgen::prelude::*;

use crate::{answers::json, fault::Fault, options::Options};

thread_local! {
    /// The last solvers with what they were made for: their tables serve the next question.
    static KEPT: RefCell<Option<(String, Solvers)>> = const { RefCell::new(None) };

    /// Who is told how the work goes on. Here, because what the solver calls has to be such that
    /// threads could share it, and JavaScript's functions are not.
    static LISTENER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// The best next moves: a [`HintLine`](noyes_api::HintLine) as JSON. See [`solve`].
///
/// # Errors
/// The board, the goal or a name is none, or the search was cancelled.
#[wasm_bindgen]
pub fn hint(board: &str, options: &str, progress: &Function) -> Result<String, JsValue> {
    Ok(ask(board, options, progress, |solvers, board, limits| {
        Ok(json(&solvers.hint(board, limits)?))
    })?)
}

/// Solves a board: a [`SolveLine`](noyes_api::SolveLine) as JSON. `progress` is told how the work
/// goes on, as JSON, and ends it by answering with something true.
///
/// # Errors
/// The board, the goal or a name is none, or the search was cancelled before its first solution.
#[wasm_bindgen]
pub fn solve(board: &str, options: &str, progress: &Function) -> Result<String, JsValue> {
    Ok(ask(board, options, progress, |solvers, board, limits| {
        Ok(json(&solvers.answer(1, board, limits)?))
    })?)
}

fn ask(
    board: &str,
    options: &str,
    progress: &Function,
    answer: impl FnOnce(&Solvers, &Board, &Limits<'_>) -> Result<String, Fault>,
) -> Result<String, Fault> {
    let options = Options::read(options)?;
    let board = options.board(board)?;
    let (name, solvers) = solvers(&options, board.size())?;
    let cancel = Cancel::default();
    let tell = |progress| tell(progress, &cancel);
    let limits = Limits { cancel: Some(&cancel), progress: Some(&tell), ..options.limits() };
    let before = LISTENER.replace(Some(progress.clone()));
    let answer = answer(&solvers, &board, &limits);
    LISTENER.set(before);
    KEPT.set(Some((name, solvers)));
    answer
}

/// The solvers that are kept, if they are for the same; they are taken out while they work, so that
/// whoever hears of progress may ask something else.
fn solvers(options: &Options, size: Size) -> Result<(String, Solvers), Fault> {
    let (metric, manner, tables) = (options.metric()?, options.manner()?, options.tables()?);
    let goal = options.goal(size)?;
    let name = format!("{size} {} {metric:?} {manner:?} {tables:?}", goal.name());
    let kept = KEPT.take().filter(|(kept, _)| *kept == name);
    Ok(kept.unwrap_or_else(|| {
        (name, Solvers::new(goal.into(), Wish { metric, manner, tables, ..Wish::default() }))
    }))
}

/// Tells JavaScript how the work goes on, and ends the work if that is the answer.
fn tell(progress: Progress, cancel: &Cancel) {
    let told = match progress {
        Progress::Table { done, total } => {
            serde_json::json!({ "stage": "tables", "done": done, "total": total })
        }
        Progress::Search { lower_bound, best, nodes } => serde_json::json!({
            "stage": "search", "lower_bound": lower_bound, "best": best, "nodes": nodes,
        }),
        _ => return,
    };
    let told = JsValue::from_str(&told.to_string());
    let listener = LISTENER.with_borrow(Clone::clone);
    let ended = listener.is_some_and(|listener| match listener.call1(&JsValue::NULL, &told) {
        Ok(answer) => answer.is_truthy(),
        // The scripts have caught it before; whatever it is, nobody waits for the answer.
        Err(_) => true,
    });
    if ended {
        cancel.cancel();
    }
}
