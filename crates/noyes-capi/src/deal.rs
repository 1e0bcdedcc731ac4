//! Scrambled boards: one with all that is known of it, or many as numbers.

#![allow(unsafe_code)] // Functions for C are unsafe to call, and `no_mangle` is for names that clash.
#![allow(non_camel_case_types)]
#![expect(clippy::missing_safety_doc, reason = "the header says it once for all functions")]

use std::{ffi::c_char, num::NonZeroUsize};

use noyes::{BlankSquare, Fix, Recipe, Shuffle, Size};
use noyes_api::RankWish;
use noyes_engine::{Error, Scrambler};

use crate::{
    answer::{Answer, Keep, or_minus_one},
    ffi::{Call, Plain},
    input,
    status::noyes_status,
};

/// What is to be dealt. Make one with noyes_scramble_options_init(): 4x4 boards, each solvable one as
/// likely as any other, from a fresh seed. Texts that are NULL have their default.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct noyes_scramble_options {
    /// sizeof(noyes_scramble_options), so that later versions can add fields.
    pub struct_size: u32,
    /// How many threads may work, at most 1024; 0 is one for each processor. The boards do not depend
    /// on it.
    pub threads: u32,
    /// The boards' size, "WIDTHxHEIGHT"; by default "4x4".
    pub size: *const c_char,
    /// What counts as solved: "blank-last" (the default), "blank-first", "snake", "spiral" or a board.
    pub goal: *const c_char,
    /// Any text: the same seed deals the same boards on every machine, for ever. By default 256 bits
    /// from the operating system, which the deal's field seed tells.
    pub seed: *const c_char,
    /// The number of the first deal under its seed, below 2^48.
    pub start: u64,
    /// "uniform" (the default), or a flawed way by name: "random-slides", "legal-slides",
    /// "no-backtrack-slides", "swap-any", "sattolo", "fisher-yates", "floor10".
    pub shuffle: *const c_char,
    /// How many slides, if has_steps is not 0; by default 30. Only for the shuffles that slide.
    pub steps: u64,
    /// Whether steps is meant.
    pub has_steps: u32,
    /// Not used: 0.
    pub reserved: u32,
    /// What is done about unsolvable boards: "none" (the default), "swap", "article" or "reject".
    pub fix: *const c_char,
    /// Where the blank may stand: "any" (the default) or "home".
    pub blank_square: *const c_char,
}

/// One board that was dealt, and all that is needed to deal it again. Free it with noyes_free_deal().
#[repr(C)]
pub struct noyes_deal {
    /// The board: rows separated by "/", tiles by spaces, 0 the blank.
    pub board: *const c_char,
    /// The same as numbers, row by row, width * height of them.
    pub tiles: *const u32,
    /// Squares in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// The size, "WIDTHxHEIGHT".
    pub size: *const c_char,
    /// The goal: its name, or a board.
    pub goal: *const c_char,
    /// The shuffle's name.
    pub shuffle: *const c_char,
    /// How many slides; -1 for the shuffles that do not slide.
    pub steps: i64,
    /// What is done about unsolvable boards.
    pub fix: *const c_char,
    /// Where the blank may stand.
    pub blank_square: *const c_char,
    /// The seed, as it was given or drawn.
    pub seed: *const c_char,
    /// The number of this deal under its seed.
    pub index: u64,
    /// The board's number among the solvable ones, in decimal digits; NULL for an unsolvable board,
    /// and above 64 squares.
    pub rank: *const c_char,
    /// 1 if the board can be solved, else 0.
    pub solvable: u8,
    /// All of this as one line of JSON.
    pub json: *const c_char,
}

/// Deals one board. options may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_scramble(
    options: *const noyes_scramble_options,
    deal: *mut *mut noyes_deal,
) -> noyes_status {
    // SAFETY: this is called from outside.
    let call = unsafe { Call::from_outside() };
    call.give("deal", deal, || {
        let wish = Wish::read(&call, options)?;
        let size = wish.scrambler.dealer().goal().size();
        let line = wish.scrambler.line(wish.start, RankWish::WhereShort)?;
        let board = wish.scrambler.dealer().deal(wish.start)?;
        let mut keep = Keep::default();
        let shown = noyes_deal {
            json: keep.json(&line)?,
            board: keep.text(line.board),
            tiles: keep.tiles(&board),
            width: size.width(),
            height: size.height(),
            size: keep.text(line.size),
            goal: keep.text(line.goal),
            shuffle: keep.text(line.shuffle),
            steps: or_minus_one(line.steps),
            fix: keep.text(line.fix),
            blank_square: keep.text(line.blank_square),
            seed: keep.text(line.seed),
            index: line.index,
            rank: keep.maybe_text(line.rank),
            solvable: line.solvable.into(),
        };
        Ok(Answer::give(shown, keep))
    })
}

/// Frees a deal. NULL is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_free_deal(deal: *mut noyes_deal) {
    // SAFETY: this is called from outside.
    unsafe { Call::from_outside() }.free_answer(deal);
}

/// Deals as many boards as the cells have room for, board after board, one cell a square. length is
/// the number of cells: a multiple of width * height. For boards of at most 256 squares; options may
/// be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_scramble_u8(
    options: *const noyes_scramble_options,
    cells: *mut u8,
    length: usize,
) -> noyes_status {
    // SAFETY: this is called from outside.
    fill(&unsafe { Call::from_outside() }, options, cells, length)
}

/// The same for boards of at most 65536 squares.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_scramble_u16(
    options: *const noyes_scramble_options,
    cells: *mut u16,
    length: usize,
) -> noyes_status {
    // SAFETY: this is called from outside.
    fill(&unsafe { Call::from_outside() }, options, cells, length)
}

/// The same for boards of every size.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn noyes_scramble_u32(
    options: *const noyes_scramble_options,
    cells: *mut u32,
    length: usize,
) -> noyes_status {
    // SAFETY: this is called from outside.
    fill(&unsafe { Call::from_outside() }, options, cells, length)
}

fn fill<C: noyes::Cell + Plain + Send>(
    call: &Call,
    options: *const noyes_scramble_options,
    cells: *mut C,
    length: usize,
) -> noyes_status {
    call.run(|| {
        let wish = Wish::read(call, options)?;
        let cells = call.list_mut("cells", cells, length)?;
        Ok(wish.scrambler.fill(wish.start, cells, wish.threads)?)
    })
}

/// What the options ask for.
struct Wish {
    scrambler: Scrambler,
    start: u64,
    threads: NonZeroUsize,
}

impl Wish {
    fn read(call: &Call, options: *const noyes_scramble_options) -> Result<Wish, Error> {
        let Some(options) = call.wishes("options", options)? else {
            let goal = input::goal(None, Size::FIFTEEN)?;
            let scrambler = Scrambler::new(goal, Recipe::default(), None)?;
            return Ok(Wish { scrambler, start: 0, threads: input::threads(0)? });
        };
        let name = |name, text, default| -> Result<&str, Error> {
            Ok(call.maybe_text(name, text)?.unwrap_or(default))
        };
        let size = input::size(call.maybe_text("options.size", options.size)?)?;
        let goal = call.maybe_text("options.goal", options.goal)?;
        let goal = input::goal(goal, size.unwrap_or(Size::FIFTEEN))?;
        let steps = (options.has_steps != 0).then_some(options.steps);
        let shuffle = name("options.shuffle", options.shuffle, "uniform")?;
        let fix = name("options.fix", options.fix, "none")?;
        let blank_square = name("options.blank_square", options.blank_square, "any")?;
        let recipe = Recipe {
            shuffle: Shuffle::from_name(shuffle, steps)?,
            fix: Fix::from_name(fix)?,
            blank_square: BlankSquare::from_name(blank_square)?,
        };
        let seed = call.maybe_text("options.seed", options.seed)?;
        Ok(Wish {
            scrambler: Scrambler::new(goal, recipe, seed)?,
            start: options.start,
            threads: input::threads(options.threads)?,
        })
    }
}
