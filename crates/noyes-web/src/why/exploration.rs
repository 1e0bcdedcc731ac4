//! The board that is looked at, and all that can be done with it.

use leptos::prelude::*;
use noyes::{Board, Dealer, Goal, Layout, Position, Recipe, Size, Tile};
use noyes_game::{Game, Input, Link, Start};

use super::{
    change::{Change, Deed},
    count::Count,
};
use crate::{browser, keys::Command, session::Session, stage::Stage, stage::tiles_of, words};

/// The board that is looked at. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Exploration {
    session: Session,
    game: RwSignal<Game>,
    /// What was done last.
    change: RwSignal<Option<Change>>,
    /// Why a link could not be opened.
    fault: RwSignal<Option<String>>,
    /// The board as it is drawn, while the page is open.
    stage: StoredValue<Option<Stage>>,
}

impl Exploration {
    /// What is looked at where nobody has said what.
    const EXAMPLE: &str = "1 3 4/7 0 2/5 8 6";
    /// The largest board that is looked at, in squares: each is a button of its own.
    pub(super) const MAX_AREA: usize = 32 * 32;

    pub(crate) fn new(session: Session) -> Exploration {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let game = Self::EXAMPLE
            .parse::<Board>()
            .ok()
            .and_then(|board| Game::endless(board, goal.clone()).ok());
        Exploration {
            session,
            game: RwSignal::new(game.unwrap_or_else(|| Game::solved(goal))),
            change: RwSignal::new(None),
            fault: RwSignal::new(None),
            stage: StoredValue::new(None),
        }
    }

    pub(super) fn game(self) -> RwSignal<Game> {
        self.game
    }

    pub(super) fn change(self) -> RwSignal<Option<Change>> {
        self.change
    }

    pub(super) fn fault(self) -> RwSignal<Option<String>> {
        self.fault
    }

    pub(super) fn draw_on(self, stage: Option<Stage>) {
        self.stage.set_value(stage);
    }

    fn stage(self) -> Option<Stage> {
        let size = self.game.with_untracked(Game::size);
        self.stage.get_value().filter(|stage| stage.size() == size)
    }

    pub(super) fn count(self) -> Memo<Option<Count>> {
        Memo::new(move |_| self.game.with(count))
    }

    /// Opens the board that an address carries. Without one, the last board stays.
    pub(crate) fn open(self, fragment: &str) {
        if !fragment.contains('=') {
            return;
        }
        let opened = match fragment.parse::<Link>() {
            Err(error) => Err(words::why::bad_link(&error)),
            Ok(link) if link.goal().size().area() > Self::MAX_AREA => {
                Err(words::why::too_large(link.goal().size()))
            }
            Ok(link) => {
                let goal = link.goal().clone();
                let board = match link.start() {
                    Start::Own(board) => Ok(board.clone()),
                    Start::Deal(_) => Game::open(link).map(|game| game.board().clone()),
                };
                board.map(|board| (board, goal)).map_err(|error| words::why::no_deal(&error))
            }
        };
        match opened {
            Ok((board, goal)) => self.lay(board, goal),
            Err(why) => {
                self.session.say(why.clone());
                self.fault.set(Some(why));
            }
        }
    }

    /// Puts another board there.
    fn lay(self, board: Board, goal: Goal) {
        let Ok(game) = Game::endless(board, goal) else { return };
        self.fault.set(None);
        self.change.set(None);
        self.game.set(game);
        if let Some(stage) = self.stage() {
            stage.show(&self.game.with_untracked(|game| tiles_of(game.board())));
        }
    }

    /// The same, and the address says so.
    fn lay_and_link(self, board: Board, goal: Goal) {
        self.lay(board, goal);
        browser::replace_fragment(&self.game.with_untracked(address));
    }

    /// The same, and what can be seen is said.
    pub(super) fn show(self, board: Board, goal: Goal) {
        self.lay_and_link(board, goal);
        if let Some(count) = self.game.with_untracked(count) {
            self.session.say(words::why::shown(&count.verdict, &count.goal));
        }
    }

    /// Deals a board that can be solved.
    pub(super) fn shuffle(self, goal: Goal) {
        let seed = browser::fresh_seed().unwrap_or_else(|| browser::now().to_string());
        let board = Dealer::new(goal.clone(), Recipe::default(), &seed)
            .and_then(|dealer| dealer.deal(0))
            .unwrap_or_else(|_| goal.board().clone());
        self.show(board, goal);
    }

    /// The same board, for another goal.
    pub(super) fn aim(self, layout: Layout) {
        let (board, size) = self.game.with_untracked(|game| (game.board().clone(), game.size()));
        self.show(board, Goal::new(size, layout));
    }

    /// Swaps two tiles, as no slide can.
    pub(super) fn swap(self, (a, b): (Tile, Tile)) {
        let Some(before) = self.game.with_untracked(count) else { return };
        let mut board = before.board.clone();
        let (Some(one), Some(other)) = (board.find(a), board.find(b)) else { return };
        board.swap(one, other);
        self.lay_and_link(board, before.goal.clone());
        self.note(&before, Deed::Swap(a, b));
    }

    pub(super) fn play(self, input: Input) {
        let Some(before) = self.game.with_untracked(count) else { return };
        match self.game.try_update(|game| game.play(input, 0)) {
            Some(Ok(step)) => {
                if let Some(stage) = self.stage() {
                    stage.slide(&step.slides);
                }
                let tiles = step.slides.iter().map(|slide| slide.tile).collect();
                self.note(&before, Deed::Slide { tiles, direction: step.run.direction });
            }
            Some(Err(refusal)) => self.session.say(words::refusal(refusal)),
            None => {}
        }
    }

    /// Says what has changed since then.
    fn note(self, before: &Count, deed: Deed) {
        let Some(after) = self.game.with_untracked(count) else { return };
        let change = Change::between(before, &after, deed);
        self.session.say(words::why::change(&change));
        self.change.set(Some(change));
    }

    /// Does what a key asks for; says whether it was for this page.
    pub(super) fn command(self, command: Command) -> bool {
        match command {
            Command::Slide(direction) => self.play(Input::Slide(direction)),
            Command::Undo => self.play(Input::Undo),
            Command::Redo => self.play(Input::Redo),
            Command::New => self.shuffle(self.game.with_untracked(|game| game.goal().clone())),
            Command::Focus(focus) => match self.stage().filter(Stage::has_focus) {
                Some(stage) => stage.move_focus(focus),
                None => return false,
            },
            Command::Hint | Command::Pause => return false,
        }
        true
    }
}

fn count(game: &Game) -> Option<Count> {
    Count::new(game.goal(), game.board()).ok()
}

/// The end of the address under which a game's first board is looked at.
pub(super) fn address(game: &Game) -> String {
    format!("why&{}", game.link())
}

/// The end of the address under which a board is looked at, if it can be drawn.
pub(crate) fn address_of(board: &Board, goal: &Goal) -> Option<String> {
    let fits = board.size().area() <= Exploration::MAX_AREA;
    let game = Game::own(board.clone(), goal.clone()).ok()?;
    fits.then(|| address(&game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_an_address_that_leads_back_to_it() {
        let board: Board = "1 3 4/7 0 2/5 8 6".parse().unwrap();
        let goal = Goal::new(board.size(), Layout::Snake);
        let address = address_of(&board, &goal).unwrap();
        assert_eq!(address, "why&board=1-3-4.7-0-2.5-8-6&goal=snake");
        let link: Link = format!("#{address}").parse().unwrap();
        assert_eq!((link.start(), link.goal()), (&Start::Own(board), &goal));
        // Boards in one row have to tell their size.
        let line: Board = Board::new(Size::new(4, 1).unwrap(), [2, 1, 3, 0]).unwrap();
        let goal = Goal::new(line.size(), Layout::BlankLast);
        assert_eq!(address_of(&line, &goal).unwrap(), "why&size=4x1&board=2-1-3-0");
        let huge = Size::new(33, 32).unwrap();
        assert_eq!(address_of(Goal::new(huge, Layout::Snake).board(), &goal), None);
    }
}
