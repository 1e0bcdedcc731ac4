//! A game: one board on its way to its goal.

use noyes::{
    Algorithm, Board, DealError, Dealer, Direction, Goal, Metric, Position, Recipe, Run, Size,
    SizeMismatch, Square, Tile,
};
use thiserror::Error;

use crate::{
    Control, Deal, Link, Millis, Moved, Outcome, Phase, Rules, Start, history::History, log::Log,
    timer::Timer,
};

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
    /// How the game has ended with this step, if it has.
    pub outcome: Option<Outcome>,
}

/// Why an input does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The board is solved; it stays as it is.
    #[error("the board is solved and locked")]
    Locked,
    /// The game was lost or given up.
    #[error("the game is over")]
    Over,
    /// The board is covered until it is looked at.
    #[error("the board is covered; look at it first")]
    Covered,
    /// The game is paused.
    #[error("the game is paused")]
    Paused,
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
/// - In a casual game an undone step gives its moves back; the [`Rules`] say what holds instead.
/// - The time runs from the first step on. It stands while the game is [paused](Game::pause), and
///   for good once the game is over.
/// - A solved board is locked, and so is one whose time or moves are over: every input is refused.
/// - Whatever moves is [written down](Game::log) with its time, undone or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Start,
    goal: Goal,
    first: Board,
    /// Whether the goal can be reached from the first board, and so from every later one.
    solvable: bool,
    board: Board,
    rules: Rules,
    progress: Progress,
    /// Whether it goes on when the goal is reached.
    endless: bool,
}

/// All that [`Game::restart`] takes back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    pub(crate) history: History,
    pub(crate) log: Log,
    /// How long has been played.
    pub(crate) timer: Timer,
    /// How long was looked before.
    pub(crate) look: Timer,
    pub(crate) seen: bool,
    pub(crate) paused: bool,
    /// Whether the time has stood in the middle of the game.
    pub(crate) interrupted: bool,
    /// Whether this board was played before.
    pub(crate) repeated: bool,
    pub(crate) assisted: bool,
    pub(crate) control: Option<Control>,
    /// How the game ended, unless by being solved.
    pub(crate) lost: Option<Outcome>,
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
        let (board, rules, progress) = (first.clone(), Rules::default(), Progress::default());
        let solvable = goal.is_solvable(&first).unwrap_or(false);
        Game { start, goal, first, solvable, board, rules, progress, endless: false }
    }

    /// The same board by other rules, from its beginning.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Game {
        self.board = self.first.clone();
        self.progress = Progress::default();
        self.rules = rules;
        self
    }

    /// Continues from a saved state, which is known to be one that play leads to.
    pub(crate) fn resume_from(&mut self, board: Board, rules: Rules, progress: Progress) {
        (self.board, self.rules, self.progress) = (board, rules, progress);
    }

    pub(crate) fn progress(&self) -> &Progress {
        &self.progress
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

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The steps that stand, as one algorithm.
    #[must_use]
    pub fn algorithm(&self) -> Algorithm {
        self.progress.history.algorithm()
    }

    /// Every slide that was made, those that were taken back and those that took them back too.
    #[must_use]
    pub fn log(&self) -> &[Moved] {
        self.progress.log.moves()
    }

    /// How many moves count: each tile that moves by one square is one. By the rules either those
    /// that stand, or all that were made.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.length(Metric::Stm)
    }

    /// The same where tiles that move together count once, and so does a slide that goes on in the
    /// same direction.
    #[must_use]
    pub fn runs(&self) -> u64 {
        self.length(Metric::Mtm)
    }

    fn length(&self, metric: Metric) -> u64 {
        match self.rules.undo_counts {
            true => self.made(metric),
            false => self.progress.history.length(metric),
        }
    }

    /// How many moves were made, whatever was taken back.
    #[must_use]
    pub fn made(&self, metric: Metric) -> u64 {
        self.progress.log.length(metric)
    }

    /// How many moves are left, where there is a limit.
    #[must_use]
    pub fn moves_left(&self) -> Option<u64> {
        Some(self.rules.move_limit?.saturating_sub(self.moves()))
    }

    /// How long the game has been played, as of the last input, tick or pause.
    #[must_use]
    pub fn elapsed(&self) -> Millis {
        self.progress.timer.elapsed()
    }

    /// How much time is left, where there is a limit.
    #[must_use]
    pub fn time_left(&self) -> Option<Millis> {
        Some(self.rules.time_limit?.saturating_sub(self.elapsed()))
    }

    /// How long the board was looked at before the time began, where the rules allow that.
    #[must_use]
    pub fn inspected(&self) -> Millis {
        self.progress.look.elapsed()
    }

    /// Whether the time is running.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.progress.timer.is_running()
    }

    /// Where the game stands, as of the last input, tick or pause.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let Progress { look, seen, paused, .. } = &self.progress;
        match self.rules.inspection {
            _ if let Some(outcome) = self.outcome() => Phase::Over(outcome),
            _ if *paused => Phase::Paused,
            _ if self.is_running() => Phase::Running,
            Some(_) if !seen && !self.has_begun() => Phase::Covered,
            Some(limit) if look.is_running() => {
                Phase::Inspecting { left: limit.saturating_sub(look.elapsed()) }
            }
            _ => Phase::Ready,
        }
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.progress.lost.or_else(|| self.is_solved().then_some(Outcome::Solved))
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether the goal can be reached: no slide ever changes that.
    #[must_use]
    pub fn is_solvable(&self) -> bool {
        self.solvable
    }

    /// Whether the board is solved, and the game over.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        !self.endless && self.goal.is_solved(&self.board)
    }

    /// Whether the tiles show no faces now.
    #[must_use]
    pub fn is_blind(&self) -> bool {
        self.rules.blindfold && !self.log().is_empty() && !self.is_over()
    }

    /// Whether the player was told anything about the way to the goal.
    #[must_use]
    pub fn is_assisted(&self) -> bool {
        self.progress.assisted
    }

    /// Whether the time has stood in the middle of the game.
    #[must_use]
    pub fn was_interrupted(&self) -> bool {
        self.progress.interrupted
    }

    /// Whether the same board was played before in this game, which was then
    /// [begun anew](Self::restart).
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        self.progress.repeated
    }

    /// What the game was played with, if that was [told](Self::played_with).
    #[must_use]
    pub fn control(&self) -> Option<Control> {
        self.progress.control
    }

    /// Tells what the next step is made with.
    pub fn played_with(&mut self, control: Control) {
        if !self.is_over() {
            let before = self.progress.control.unwrap_or(control);
            self.progress.control = Some(before.and(control));
        }
    }

    /// The player is told something about the way to the goal: a move, or how far it is. What is
    /// told about a game that is over helps nobody.
    pub fn assist(&mut self) {
        self.progress.assisted |= !self.is_over();
    }

    /// Whether the player has done anything yet, or the time runs: that of a series does from the
    /// first moment of its next board.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.progress.history.steps().is_empty() || self.is_running() || self.elapsed() > 0
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.is_over() && self.progress.history.done() > 0
    }

    /// Whether there is a step that was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.is_over() && self.progress.history.done() < self.progress.history.steps().len()
    }

    /// Does what a player asks.
    ///
    /// # Errors
    /// [`Refusal`] says why nothing happened.
    pub fn play(&mut self, input: Input, now: Millis) -> Result<Step, Refusal> {
        self.tick(now);
        match self.phase() {
            Phase::Over(Outcome::Solved) => return Err(Refusal::Locked),
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Covered => return Err(Refusal::Covered),
            Phase::Paused => return Err(Refusal::Paused),
            Phase::Inspecting { .. } | Phase::Ready | Phase::Running => {}
        }
        let history = &mut self.progress.history;
        let run = match input {
            Input::Slide(direction) => self.new_step(Some(direction.into())),
            Input::Run(run) => self.new_step(Some(run)),
            Input::Tap(square) => self.new_step(self.board.run_from(square)),
            Input::Undo => history.undo().ok_or(Refusal::NothingToUndo),
            Input::Redo => history.redo().ok_or(Refusal::NothingToRedo),
        }?;
        self.progress.look.stop(now);
        self.progress.timer.start(now);
        let slides = self.slide(run);
        let solved = self.is_solved();
        if !solved && self.moves_left() == Some(0) {
            self.progress.lost = Some(Outcome::OutOfMoves);
        }
        let outcome = self.outcome();
        if outcome.is_some() {
            self.progress.timer.stop(now);
        }
        Ok(Step { run, slides, solved, outcome })
    }

    /// Enters a run into the history if it can be made.
    fn new_step(&mut self, run: Option<Run>) -> Result<Run, Refusal> {
        let run = run
            .filter(|run| run.length.get() <= self.board.room(run.direction))
            .ok_or(Refusal::Blocked)?;
        self.progress.history.push(run);
        Ok(run)
    }

    fn slide(&mut self, run: Run) -> Vec<Slide> {
        let at = self.elapsed();
        let one = |_| {
            let to = self.board.blank();
            let tile = self.board.slide(run.direction)?;
            self.progress.log.push(run.direction, at);
            Some(Slide { tile, from: self.board.blank(), to })
        };
        (0..run.length.get()).map_while(one).collect()
    }

    /// Takes notice of the time.
    pub fn tick(&mut self, now: Millis) {
        let Progress { timer, look, lost, .. } = &mut self.progress;
        look.tick(now);
        if let Some(limit) = self.rules.inspection
            && look.is_running()
            && look.elapsed() > limit
        {
            *timer = Timer::stopped_at(look.elapsed() - limit);
            *look = Timer::stopped_at(limit);
            timer.start(now);
        }
        timer.tick(now);
        if let Some(limit) = self.rules.time_limit
            && timer.is_running()
            && timer.elapsed() >= limit
        {
            *timer = Timer::stopped_at(limit);
            *lost = Some(Outcome::OutOfTime);
        }
    }

    /// Uncovers the board, where the rules give time to look at it: that time begins now.
    pub fn inspect(&mut self, now: Millis) {
        if self.phase() == Phase::Covered {
            self.progress.seen = true;
            self.progress.look.start(now);
        }
    }

    /// Starts the time before the first step, as in a series of boards whose time never stands.
    pub fn start_clock(&mut self, now: Millis) {
        if !self.is_over() {
            self.progress.timer.start(now);
        }
    }

    /// Stops the game until it is [resumed](Self::resume); the board is to be hidden meanwhile.
    /// Does nothing to a game that has not begun, that is over, or whose rules allow no pause.
    pub fn pause(&mut self, now: Millis) {
        self.tick(now);
        if self.rules.may_pause && self.has_begun() && !self.is_over() {
            self.progress.paused = true;
            self.progress.interrupted = true;
            self.progress.timer.stop(now);
        }
    }

    /// Stops the time until the next step, or until [`resume`](Self::resume), if the rules allow
    /// it: the board is out of sight.
    pub fn stand(&mut self, now: Millis) {
        self.tick(now);
        if self.rules.may_pause && self.is_running() {
            self.progress.interrupted = true;
            self.progress.timer.stop(now);
        }
    }

    /// Lets the time run again, if the game has begun and is not over.
    pub fn resume(&mut self, now: Millis) {
        self.progress.paused = false;
        if self.has_begun() && !self.is_over() {
            self.progress.timer.start(now);
        }
    }

    /// Ends the game.
    pub fn give_up(&mut self, now: Millis) {
        self.tick(now);
        if !self.is_over() {
            self.progress.timer.stop(now);
            self.progress.look.stop(now);
            self.progress.paused = false;
            self.progress.lost = Some(Outcome::GivenUp);
        }
    }

    /// Goes back to the first board, without moves, without time and without help. The game is a
    /// [repeated](Self::is_repeated) one from then on.
    pub fn restart(&mut self) {
        self.board = self.first.clone();
        let repeated = self.is_repeated() || self.has_begun();
        self.progress = Progress { repeated, ..Progress::default() };
    }
}
