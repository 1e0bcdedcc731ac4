//! A game as WebAssembly, for the custom element `<noyes-board>`.
//!
//! The element (`crates/noyes-js/js/board`) draws and listens; what a move does, whether the board is
//! solved, how long it took and what is written down of it is decided here, by the same rules as in
//! every other game. It stands apart from the engine so that a page with a board loads no solver.
#![deny(unsafe_code)]

use noyes::{Coded, Direction, Goal, Size, Square, Tile};
use noyes_game::{Control, Deal, Game, Input, Refusal, Replay, Step};
use wasm_bindgen::prelude::*;

/// A game on one board.
#[wasm_bindgen]
pub struct Play {
    game: Game,
}

#[wasm_bindgen]
impl Play {
    /// The first board from this deal on that is not solved already.
    ///
    /// # Errors
    /// The size or the goal is none, as JSON with `code` and `message`.
    #[wasm_bindgen(constructor)]
    pub fn new(size: &str, goal: &str, seed: &str, index: f64) -> Result<Play, JsValue> {
        let size: Size = size.parse().map_err(thrown)?;
        let goal = Goal::parse(goal, size).map_err(thrown)?;
        // The scripts give whole numbers only.
        let deal = Deal { seed: seed.into(), index: index as u64 };
        Ok(Play { game: Game::deal(goal, deal).map_err(thrown)? })
    }

    /// The number of columns.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn width(&self) -> u32 {
        self.game.size().width()
    }

    /// The number of rows.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn height(&self) -> u32 {
        self.game.size().height()
    }

    /// The goal: a layout's name, or a board.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn goal(&self) -> String {
        self.game.goal().name()
    }

    /// The number of the deal, which is past the one that was asked for if that one was solved.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn index(&self) -> f64 {
        match self.game.start() {
            noyes_game::Start::Deal(deal) => deal.index as f64,
            noyes_game::Start::Own(_) => 0.0,
        }
    }

    /// The board as text.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn board(&self) -> String {
        self.game.board().to_string()
    }

    /// The tile on each square in reading order, 0 where there is none.
    #[must_use]
    pub fn tiles(&self) -> Vec<u32> {
        self.game.board().tiles().to_vec()
    }

    /// For each tile's number the square on which it belongs.
    #[must_use]
    pub fn homes(&self) -> Vec<u32> {
        let goal = self.game.goal();
        let tiles = (0..).map(Tile::new);
        tiles.map_while(|tile| goal.home(tile)).map(Square::number).collect()
    }

    /// How many moves were made and stand.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn moves(&self) -> f64 {
        self.game.moves() as f64
    }

    /// How many milliseconds have been played, as of the last move.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn milliseconds(&self) -> f64 {
        self.game.elapsed() as f64
    }

    /// Whether the board is solved, and locked.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn solved(&self) -> bool {
        self.game.is_solved()
    }

    /// The record of the game so far, as JSON.
    #[must_use]
    pub fn replay(&self) -> String {
        // Numbers and texts only: nothing in it can fail to be written.
        serde_json::to_string(&Replay::of(&self.game)).unwrap_or_default()
    }

    /// Slides the tile on a square, and all between, towards the blank. The answer is JSON, or
    /// nothing if no tile moves. `now` is in milliseconds by any clock.
    pub fn tap(&mut self, square: u32, now: f64, control: &str) -> Option<String> {
        // A square that is not there has no tile to slide.
        let on_board = (square as usize) < self.game.size().area();
        on_board.then_some(())?;
        self.play(Input::Tap(Square::new(square)), now, control)
    }

    /// Slides the one tile that can travel in this direction, `U`, `D`, `L` or `R`. See [`tap`].
    ///
    /// [`tap`]: Self::tap
    pub fn slide(&mut self, letter: char, now: f64, control: &str) -> Option<String> {
        self.play(Input::Slide(Direction::from_letter(letter)?), now, control)
    }

    /// Takes the last step back. See [`tap`](Self::tap).
    pub fn undo(&mut self, now: f64) -> Option<String> {
        self.play(Input::Undo, now, "")
    }

    /// Makes the step again that was taken back last. See [`tap`](Self::tap).
    pub fn redo(&mut self, now: f64) -> Option<String> {
        self.play(Input::Redo, now, "")
    }

    /// Goes back to the first board.
    pub fn restart(&mut self) {
        self.game.restart();
    }

    fn play(&mut self, input: Input, now: f64, control: &str) -> Option<String> {
        if let Ok(control) = control.parse::<Control>() {
            self.game.played_with(control);
        }
        let step: Result<Step, Refusal> = self.game.play(input, now.max(0.0) as u64);
        step.ok().map(|step| told(&step))
    }
}

/// `direction` in which tiles have moved, and `slides`: each tile, where from and where to.
fn told(step: &Step) -> String {
    let slide =
        |slide: &noyes_game::Slide| [slide.tile.number(), slide.from.number(), slide.to.number()];
    let slides: Vec<[u32; 3]> = step.slides.iter().map(slide).collect();
    let direction = step.run.direction.letter();
    serde_json::json!({ "direction": direction, "slides": slides }).to_string()
}

fn thrown(error: impl Coded) -> JsValue {
    let json = serde_json::json!({
        "code": error.code(), "message": error.to_string(), "at": error.at(), "row": null,
    });
    JsValue::from_str(&json.to_string())
}
