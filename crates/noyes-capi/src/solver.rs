//! Solutions and hints, from a solver that keeps its tables.

#![allow(unsafe_code)] // Functions for C are unsafe to call, and `no_mangle` is for names that clash.
#![allow(non_camel_case_types)]
#![expect(clippy::missing_safety_doc, reason = "the header says it once for all functions")]

use std::ffi::c_char;

use ::noyes_solver::Store;
use noyes::Board;
use noyes_api::HintLine;
use noyes_engine::{Error, Goals, Manner, Solvers, Wish, metric, tables};

use crate::{
    answer::{Answer, Keep, or_minus_one, yes_no_unknown},
    ffi::Call,
    input,
    limits::{Reins, noyes_limits},
    solution::{give, noyes_solution},
    status::noyes_status,
};

/// What solutions are to be like. Make one with noyes_solver_options_init(): shortest solutions up to
/// 4x4, near-optimal ones within ten seconds above. Texts that are NULL have their default.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct noyes_solver_options {
    /// sizeof(noyes_solver_options), so that later versions can add fields.
    pub struct_size: u32,
    /// Not used: 0.
    pub reserved: u32,
    /// What counts as solved: "blank-last" (the default), "blank-first", "snake", "spiral" or a board.
    pub goal: *const c_char,
    /// The size of a goal that is a flat list, "WIDTHxHEIGHT"; by default such a goal is a square.
    pub size: *const c_char,
    /// How moves are counted: "stm" (the default), each tile that moves, or "mtm", a slide of several
    /// tiles in a line as one.
    pub metric: *const c_char,
    /// "auto" (the default), "optimal", "near", "fast", or "teach", which solves as people do and
    /// tells the steps.
    pub quality: *const c_char,
    /// How large tables may be: "small" (the default), "standard" or "large".
    pub tables: *const c_char,
    /// A directory that tables are kept in from one run of the program to the next. By default they
    /// are in memory alone.
    pub cache: *const c_char,
}

/// A solver, which builds tables when they are first needed and keeps them. Threads may share it.
pub struct noyes_solver(Solvers);

/// What to do next on a board, and how far the goal is. Free it with noyes_free_advice().
#[repr(C)]
pub struct noyes_advice {
    /// The board: rows separated by "/", tiles by spaces, 0 the blank.
    pub board: *const c_char,
    /// Its size, "WIDTHxHEIGHT".
    pub size: *const c_char,
    /// The goal: its name, or a board.
    pub goal: *const c_char,
    /// 1 if slides lead from the board to the goal, else 0.
    pub solvable: u8,
    /// The best next move: the direction in which tiles travel, as in "L", with their number if it is
    /// a slide of several, as in "L3". NULL if the board is solved or cannot be.
    pub r#move: *const c_char,
    /// The tile to push: the one that moves, or of several the farthest from the blank; 0 if there is
    /// no move.
    pub tile: u32,
    /// Every move that begins a shortest solution where that is known, else move alone.
    pub moves: *const *const c_char,
    /// How many there are.
    pub moves_count: usize,
    /// The length of the best solution found; -1 for an unsolvable board.
    pub length: i64,
    /// No solution is shorter than this; -1 for an unsolvable board.
    pub lower_bound: i64,
    /// 1 if no solution is shorter, else 0; -1 for an unsolvable board.
    pub optimal: i32,
    /// How moves are counted: "stm" or "mtm".
    pub metric: *const c_char,
    /// The limit that ended the search: "time", "nodes", "memory" or "cancelled"; else NULL.
    pub stopped: *const c_char,
    /// Why the board cannot be solved, in words; NULL if it can be.
    pub explanation: *const c_char,
    /// All of this as one line of JSON.
    pub json: *const c_char,
}

/// Makes a solver; options may be NULL. Nothing is built yet. Free it with noyes_free_solver().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_solver_new(
    options: *const noyes_solver_options,
    solver: *mut *mut noyes_solver,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("solver", solver, || {
        let Some(options) = call.wishes("options", options)? else {
            let solvers = Solvers::new(Goals::default(), Wish::default());
            return Ok(Box::into_raw(Box::new(noyes_solver(solvers))));
        };
        let size = input::size(call.maybe_text("options.size", options.size)?)?;
        let goal = call.maybe_text("options.goal", options.goal)?;
        let text = |name, text| call.maybe_text(name, text);
        let cache = text("options.cache", options.cache)?;
        let wish = Wish {
            metric: text("options.metric", options.metric)?
                .map(metric)
                .transpose()?
                .unwrap_or_default(),
            manner: text("options.quality", options.quality)?
                .map(Manner::from_name)
                .transpose()?
                .unwrap_or_default(),
            tables: text("options.tables", options.tables)?
                .map(tables)
                .transpose()?
                .unwrap_or_default(),
            store: cache.map_or_else(Store::in_memory, Store::in_directory),
            ..Wish::default()
        };
        let goals = input::goals(goal, size)?;
        Ok(Box::into_raw(Box::new(noyes_solver(Solvers::new(goals, wish)))))
    })
}

/// Frees a solver and its tables, once the calls that use it have returned. NULL is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_free_solver(solver: *mut noyes_solver) {
    // SAFETY: this is called from outside.
    unsafe { Call::from_outside() }.free(solver);
}

/// Solves a board; limits may be NULL. That a board cannot be solved is an answer, no error. If a limit
/// or the cancel flag ends the search after a first solution, that is the answer, and its field stopped
/// says so. board and size are those of noyes_is_solvable().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_solve(
    solver: *const noyes_solver,
    board: *const c_char,
    size: *const c_char,
    limits: *const noyes_limits,
    solution: *mut *mut noyes_solution,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("solution", solution, || {
        let solver = call.handle("solver", solver)?;
        solver.solve(&call, &input::board_text(&call, board, size)?, limits)
    })
}

/// The same for a board that is width * height numbers, row by row, 0 the blank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_solve_tiles(
    solver: *const noyes_solver,
    tiles: *const u32,
    width: u32,
    height: u32,
    limits: *const noyes_limits,
    solution: *mut *mut noyes_solution,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("solution", solution, || {
        let solver = call.handle("solver", solver)?;
        solver.solve(&call, &input::board_tiles(&call, tiles, width, height)?, limits)
    })
}

/// Says what to do next on a board. The arguments are those of noyes_solve().
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_hint(
    solver: *const noyes_solver,
    board: *const c_char,
    size: *const c_char,
    limits: *const noyes_limits,
    advice: *mut *mut noyes_advice,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("advice", advice, || {
        let solver = call.handle("solver", solver)?;
        solver.hint(&call, &input::board_text(&call, board, size)?, limits)
    })
}

/// The same for a board that is width * height numbers, row by row, 0 the blank.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_hint_tiles(
    solver: *const noyes_solver,
    tiles: *const u32,
    width: u32,
    height: u32,
    limits: *const noyes_limits,
    advice: *mut *mut noyes_advice,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("advice", advice, || {
        let solver = call.handle("solver", solver)?;
        solver.hint(&call, &input::board_tiles(&call, tiles, width, height)?, limits)
    })
}

/// Frees advice. NULL is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_free_advice(advice: *mut noyes_advice) {
    // SAFETY: this is called from outside.
    unsafe { Call::from_outside() }.free_answer(advice);
}

impl noyes_solver {
    pub(crate) fn solvers(&self) -> &Solvers {
        &self.0
    }

    fn solve(
        &self,
        call: &Call,
        board: &Board,
        limits: *const noyes_limits,
    ) -> Result<*mut noyes_solution, Error> {
        let reins = Reins::read(call, limits)?;
        let line = reins.within(|limits| Ok(self.0.answer(1, board, limits)?))?;
        let mut keep = Keep::default();
        let shown = give(line, &mut keep)?;
        Ok(Answer::give(shown, keep))
    }

    fn hint(
        &self,
        call: &Call,
        board: &Board,
        limits: *const noyes_limits,
    ) -> Result<*mut noyes_advice, Error> {
        let reins = Reins::read(call, limits)?;
        let line = reins.within(|limits| Ok(self.0.hint(board, limits)?))?;
        let mut keep = Keep::default();
        let json = keep.json(&line)?;
        let HintLine { moves, .. } = line;
        let moves: Vec<_> = moves.into_iter().map(|text| keep.text(text)).collect();
        let shown = noyes_advice {
            json,
            board: keep.text(line.board),
            size: keep.text(line.size),
            goal: keep.text(line.goal),
            solvable: line.solvable.into(),
            r#move: keep.maybe_text(line.next),
            tile: line.tile.unwrap_or(0),
            moves_count: moves.len(),
            moves: keep.list(moves),
            length: or_minus_one(line.length),
            lower_bound: or_minus_one(line.lower_bound),
            optimal: yes_no_unknown(line.optimal),
            metric: keep.text(line.metric),
            stopped: keep.maybe_text(line.stopped),
            explanation: keep.maybe_text(line.explanation),
        };
        Ok(Answer::give(shown, keep))
    }
}
