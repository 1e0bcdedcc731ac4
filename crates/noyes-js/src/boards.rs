//! Many boards, as lists of one type of number.

use std::num::NonZeroUsize;

use js_sys::{Uint8Array, Uint16Array, Uint32Array};
use noyes::{Cell, Size};
use noyes_engine::{Error, Scrambler, fresh_seed};
use wasm_bindgen::prelude::*;

use crate::{
    fault::{Fault, TooMany, in_cells},
    options::Options,
};

/// The number of squares of boards of a size, `WxH`.
///
/// # Errors
/// The size is none.
#[wasm_bindgen]
pub fn area(size: &str) -> Result<u32, JsValue> {
    let area = |size: &str| Ok::<u32, Fault>(size.parse::<Size>()?.area() as u32);
    Ok(area(size)?)
}

/// A seed of 256 random bits.
///
/// # Errors
/// There is no randomness to be had.
#[wasm_bindgen(js_name = freshSeed)]
pub fn seed() -> Result<String, JsValue> {
    Ok(fresh_seed().map_err(Fault::from)?)
}

/// Deals boards into a list: of bytes up to 256 squares, of 16 bits up to 65536, else of 32.
///
/// # Errors
/// The recipe is none, or there is too little memory.
#[wasm_bindgen]
pub fn scramble(count: f64, options: &str) -> Result<JsValue, JsValue> {
    let (scrambler, start) = scrambler(options)?;
    let area = scrambler.dealer().goal().size().area();
    Ok(match area {
        0..=0x100 => Uint8Array::from(&*deal::<u8>(&scrambler, start, count, area)?).into(),
        0x101..=0x1_0000 => {
            Uint16Array::from(&*deal::<u16>(&scrambler, start, count, area)?).into()
        }
        _ => Uint32Array::from(&*deal::<u32>(&scrambler, start, count, area)?).into(),
    })
}

fn scrambler(options: &str) -> Result<(Scrambler, u64), Fault> {
    let options = Options::read(options)?;
    let goal = options.goal(options.size_or_fifteen()?)?;
    Ok((Scrambler::new(goal, options.recipe()?, options.seed.as_deref())?, options.start))
}

fn deal<C: Cell + Send + Default>(
    scrambler: &Scrambler,
    start: u64,
    count: f64,
    area: usize,
) -> Result<Vec<C>, Fault> {
    // The list is there twice for a moment, and lists end at 2^32 bytes.
    let bytes = count * area as f64 * size_of::<C>() as f64;
    let mut cells = Vec::new();
    let boards = count as usize;
    if bytes > f64::from(1u32 << 30) || cells.try_reserve_exact(boards * area).is_err() {
        return Err(TooMany { boards: count, area }.into());
    }
    cells.resize(boards * area, C::default());
    scrambler.fill(start, &mut cells, NonZeroUsize::MIN)?;
    Ok(cells)
}

macro_rules! lists {
    ($($number:ty: $count:ident $solvable:ident $audit:ident;)*) => {$(
        /// How many boards the list holds; each of them is one.
        ///
        /// # Errors
        /// The first board that is none.
        #[wasm_bindgen]
        pub fn $count(cells: &[$number], options: &str) -> Result<u32, JsValue> {
            Ok(count(cells, options)?)
        }

        /// One answer for each board: 1 if it can be solved, else 0.
        ///
        /// # Errors
        /// The first board that is none, or a wrong goal.
        #[wasm_bindgen]
        pub fn $solvable(cells: &[$number], options: &str) -> Result<Vec<u8>, JsValue> {
            Ok(solvable(cells, options)?)
        }

        /// Whether a fair dealer could have dealt the boards, as JSON.
        ///
        /// # Errors
        /// The first board that is none, a wrong goal, or no board.
        #[wasm_bindgen]
        pub fn $audit(cells: &[$number], options: &str) -> Result<String, JsValue> {
            Ok(audit(cells, options)?)
        }
    )*};
}

lists! {
    u8: count8 solvable8 audit8;
    u16: count16 solvable16 audit16;
    u32: count32 solvable32 audit32;
}

fn count<C: Cell>(cells: &[C], options: &str) -> Result<u32, Fault> {
    let size = Options::read(options)?.size_or_fifteen()?;
    Ok(size.boards_in(cells).map_err(in_cells)? as u32)
}

fn solvable<C: Cell + Sync>(cells: &[C], options: &str) -> Result<Vec<u8>, Fault> {
    let options = Options::read(options)?;
    let goal = options.goal(options.size_or_fifteen()?)?;
    let mut answers = vec![false; cells.len() / goal.size().area()];
    noyes_engine::solvable(&goal, cells, &mut answers, NonZeroUsize::MIN).map_err(in_cells)?;
    Ok(answers.into_iter().map(u8::from).collect())
}

fn audit<C: Cell + Sync>(cells: &[C], options: &str) -> Result<String, Fault> {
    /// The probability that a fair dealer is accused.
    const ALPHA: f64 = 0.001;
    let options = Options::read(options)?;
    let goal = options.goal(options.size_or_fifteen()?)?;
    goal.size().boards_in(cells).map_err(in_cells)?;
    let alpha = options.alpha.unwrap_or(ALPHA);
    let answer = noyes_engine::audit(&goal, cells, alpha, NonZeroUsize::MIN, None)?;
    Ok(serde_json::to_string(&answer).map_err(|error| Error::new("bad-json", error.to_string()))?)
}
