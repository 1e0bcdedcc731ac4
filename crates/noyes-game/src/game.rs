//! A game: one board on its way to its goal.

use noyes::{
    Algorithm, Board, DealError, Dealer, Direction, Goal, Metric, Position, Recipe, Run, Size,
    SizeMismatch, Square, Tile,
};
use thiserror::Error;

use crate::{Deal, Link, Millis, Start, history::History, timer::Timer};

/// What a player asks of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Slide the one tile that can travel in this direction.
    Slide(Direction),
    /// Slide several tiles together.
    Run(Run),
    /// Slide the tile on this square, and all between, towards the blank.
    Tap(Square),
    /// Take the last step back.
    Undo,
    /// Make the step again that was taken back last.
    Redo,
}

/// One tile that has moved by one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The tile.
    pub tile: Tile,
    /// The square that it left.
    pub from: Square,
    /// The square on which it stands now, next to `from`.
    pub to: Square,
}

/// What an input has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The run that was made.
    pub run: Run,
    /// The tiles that moved, at least one, the one next to the blank first.
    pub slides: Vec<Slide>,
    /// Whether the board is solved now, and the game over.
    pub solved: bool,
}

/// Why an input does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The board is solved; it stays as it is.
    #[error("the board is solved and locked")]
    Locked,
    /// No tile can travel that way, or the tapped one is not in line with the blank.
    #[error("no tile can slide there")]
    Blocked,
    /// No step was made yet, or all were taken back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// No step was taken back.
    #[error("there is nothing to redo")]
    NothingToRedo,
}

/// One board on its way from a start to a goal.
///
/// - A step is a run: one tile, or several that slide together. It is undone as a whole and counts
///   as many [`moves`](Game::moves) as tiles slide.
/// - In this casual game an undone step gives its moves back.
/// - The time runs from the first step on. It stands while the game is [paused](Game::pause), and
///   for good once the board is solved.
/// - A solved board is locked: every input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Start,
    goal: Goal,
    first: Board,
    board: Board,
    history: History,
    timer: Timer,
    assisted: bool,
    /// Whether it goes on when the goal is reached.
    endless: bool,
}

impl Game {
    /// How many more deals are looked at if one comes out solved, as one in twelve 2x2 boards does.
    /// If all of them are, as they are at 1x1, the first is taken after all.
    const SOLVED_DEALS: usize = 64;

    /// The first board from this deal on that is not solved already.
    ///
    /// # Errors
    /// [`DealError`] if the index is too large.
    pub fn deal(goal: Goal, deal: Deal) -> Result<Game, DealError> {
        let dealer = Dealer::new(goal.clone(), Recipe::default(), &deal.seed)?;
        let (mut index, mut first) = (deal.index, dealer.deal(deal.index)?);
        if goal.is_solved(&first) {
            let later = (index..Dealer::DEALS).skip(1).take(Self::SOLVED_DEALS);
            let unsolved = later
                .map_while(|index| Some((index, dealer.deal(index).ok()?)))
                .find(|(_, board)| !goal.is_solved(board));
            (index, first) = unsolved.unwrap_or((index, first));
        }
        Ok(Game::begin(Start::Deal(Deal { seed: deal.seed, index }), goal, first))
    }

    /// A board that a person set up. It may be one that cannot be solved.
    ///
    /// # Errors
    /// [`SizeMismatch`] if the goal is for another size.
    pub fn own(board: Board, goal: Goal) -> Result<Game, SizeMismatch> {
        if board.size() != goal.size() {
            return Err(SizeMismatch { found: board.size(), expected: goal.size() });
        }
        Ok(Game::begin(Start::Own(board.clone()), goal, board))
    }

    /// A board to slide about on: it is never locked, and never solved. For looking at what slides
    /// do. A snapshot of it is one of an ordinary game.
    ///
    /// # Errors
    /// [`SizeMismatch`] if the goal is for another size.
    pub fn endless(board: Board, goal: Goal) -> Result<Game, SizeMismatch> {
        Ok(Game { endless: true, ..Game::own(board, goal)? })
    }

    /// The goal's own board: nothing is left to do on it.
    #[must_use]
    pub fn solved(goal: Goal) -> Game {
        let board = goal.board().clone();
        Game::begin(Start::Own(board.clone()), goal, board)
    }

    /// The game that a link carries.
    ///
    /// # Errors
    /// [`DealError`] if the index of the deal is too large.
    pub fn open(link: Link) -> Result<Game, DealError> {
        let goal = link.goal;
        match link.start {
            Start::Deal(deal) => Game::deal(goal, deal),
            // The goal of a link has the size of its board: that is how it was read.
            Start::Own(board) => Ok(Game::begin(Start::Own(board.clone()), goal, board)),
        }
    }

    fn begin(start: Start, goal: Goal, first: Board) -> Game {
        let board = first.clone();
        let (history, timer) = (History::default(), Timer::default());
        Game { start, goal, first, board, history, timer, assisted: false, endless: false }
    }

    /// Continues from a saved state. The steps are known to be legal.
    pub(crate) fn resume_from(
        &mut self,
        board: Board,
        history: History,
        elapsed: Millis,
        assisted: bool,
    ) {
        self.board = board;
        self.history = history;
        self.timer = Timer::stopped_at(elapsed);
        self.assisted = assisted;
    }

    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    /// How the first board came about.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The goal.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.goal.size()
    }

    /// The board as it was before the first move.
    #[must_use]
    pub fn first_board(&self) -> &Board {
        &self.first
    }

    /// The board as it stands.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What leads to the same first board.
    #[must_use]
    pub fn link(&self) -> Link {
        Link { start: self.start.clone(), goal: self.goal.clone() }
    }

    /// The steps that stand, as one algorithm.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        self.history.algorithm()
    }

    /// How many tiles were moved, each by one square.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.history.length(Metric::Stm)
    }

    /// How many slides were made where tiles that move together count once, and so does a slide
    /// that goes on in the same direction.
    #[must_use]
    pub fn runs(&self) -> u64 {
        self.history.length(Metric::Mtm)
    }

    /// How long the game has been played, as of the last input, tick or pause.
    #[must_use]
    pub fn elapsed(&self) -> Millis {
        self.timer.elapsed()
    }

    /// Whether the time is running.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.timer.is_running()
    }

    /// Whether the board is solved, and the game over.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        !self.endless && self.goal.is_solved(&self.board)
    }

    /// Whether the player was told anything about the way to the goal.
    #[must_use]
    pub fn is_assisted(&self) -> bool {
        self.assisted
    }

    /// The player is told something about the way to the goal: a move, or how far it is. What is
    /// told about a board that is solved helps nobody.
    pub fn assist(&mut self) {
        self.assisted |= !self.is_solved();
    }

    /// Whether the player has done anything yet.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.history.steps().is_empty() || self.timer.elapsed() > 0
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.is_solved() && self.history.done() > 0
    }

    /// Whether there is a step that was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.done() < self.history.steps().len()
    }

    /// Does what a player asks.
    ///
    /// # Errors
    /// [`Refusal`] says why nothing happened.
    pub fn play(&mut self, input: Input, now: Millis) -> Result<Step, Refusal> {
        self.timer.tick(now);
        if self.is_solved() {
            return Err(Refusal::Locked);
        }
        let run = match input {
            Input::Slide(direction) => self.new_step(Some(direction.into())),
            Input::Run(run) => self.new_step(Some(run)),
            Input::Tap(square) => self.new_step(self.board.run_from(square)),
            Input::Undo => self.history.undo().ok_or(Refusal::NothingToUndo),
            Input::Redo => self.history.redo().ok_or(Refusal::NothingToRedo),
        }?;
        let slides = self.slide(run);
        let solved = self.is_solved();
        if solved {
            self.timer.stop(now);
        } else if !self.timer.is_running() {
            self.timer.start(now);
        }
        Ok(Step { run, slides, solved })
    }

    /// Enters a run into the history if it can be made.
    fn new_step(&mut self, run: Option<Run>) -> Result<Run, Refusal> {
        let run = run
            .filter(|run| run.length.get() <= self.board.room(run.direction))
            .ok_or(Refusal::Blocked)?;
        self.history.push(run);
        Ok(run)
    }

    fn slide(&mut self, run: Run) -> Vec<Slide> {
        let one = |_| {
            let to = self.board.blank();
            let tile = self.board.slide(run.direction)?;
            Some(Slide { tile, from: self.board.blank(), to })
        };
        (0..run.length.get()).map_while(one).collect()
    }

    /// Takes notice of the time.
    pub fn tick(&mut self, now: Millis) {
        self.timer.tick(now);
    }

    /// Stops the time until the next step, or until [`resume`](Self::resume).
    pub fn pause(&mut self, now: Millis) {
        self.timer.stop(now);
    }

    /// Lets the time run again, if the game has begun and is not over.
    pub fn resume(&mut self, now: Millis) {
        if self.has_begun() && !self.is_solved() {
            self.timer.start(now);
        }
    }

    /// Goes back to the first board, without moves, without time and without help.
    pub fn restart(&mut self) {
        self.board = self.first.clone();
        self.history = History::default();
        self.timer = Timer::default();
        self.assisted = false;
    }
}
