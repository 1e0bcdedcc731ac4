//! What was asked of the solver, and what is known from it. Plain values: no browser, no thread.

use std::collections::VecDeque;

use noyes::{Algorithm, Board, Direction, Goal, Position};
use noyes_api::{Advice, Ask};
use noyes_game::{Game, Millis};

/// A board and where it is to lead.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) goal: Goal,
    pub(crate) board: Board,
}

impl Place {
    /// Where a game stands, unless it is over or can never be won.
    pub(crate) fn of(game: &Game) -> Option<Place> {
        let open = !game.is_solved() && game.is_solvable();
        open.then(|| Place { goal: game.goal().clone(), board: game.board().clone() })
    }

    /// Whether an exact answer may be waited for.
    fn is_small(&self) -> bool {
        self.board.size().area() <= 16
    }

    /// How long the solver may search. The hardest boards of 4x4 take seconds; on larger ones the
    /// search would go on for ever, and improves little after a while.
    fn time(&self) -> Millis {
        if self.is_small() { 30_000 } else { 1_500 }
    }

    /// How long a question that nobody waits for may go on before its thread is ended, and the
    /// tables with it. Large boards end by themselves before.
    fn patience(&self) -> Millis {
        if self.is_small() { 250 } else { 3_000 }
    }
}

/// How far it is to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Distance {
    Exactly(u64),
    /// A proved lower bound, where nobody has counted the moves of a solution.
    AtLeast(u64),
    /// A proved lower bound, and the length of a solution.
    Between(u64, u64),
}

/// The way on from a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) next: Direction,
    pub(crate) distance: Distance,
}

/// The moves from a place to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) moves: Vec<Direction>,
    /// Whether these are all; on a large board they may be the first.
    pub(crate) whole: bool,
    /// Whether there is no shorter one.
    pub(crate) optimal: bool,
}

/// The questions and the last answer. At most one question is open, because the thread hears
/// nothing while it works; of those that come meanwhile the last one waits.
#[derive(Debug, Default)]
pub(crate) struct Desk {
    last_id: u64,
    open: Option<Question>,
    next: Option<Place>,
    known: Option<Known>,
}

#[derive(Debug)]
struct Question {
    id: u64,
    place: Place,
    /// Whether the answer is still waited for.
    wanted: bool,
    /// Whether the tables are there.
    ready: bool,
    /// Whether they are all that is wished for.
    only_tables: bool,
}

#[derive(Debug)]
struct Known {
    place: Place,
    moves: VecDeque<Direction>,
    /// Whether they lead to the goal.
    whole: bool,
    lower_bound: u64,
    optimal: bool,
}

/// What became of an advice.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Nothing that anybody waits for.
    None,
    /// The open question is being worked on; no solution is shorter than this.
    AtLeast(u64),
    /// The question is answered; look up.
    Answered,
    /// There will be no answer.
    Failed,
}

impl Desk {
    /// What is known about a place: those on the way of the last solution are.
    pub(crate) fn look_up(&mut self, place: &Place) -> Option<Way> {
        let known = self.known.as_mut().filter(|known| known.place.goal == place.goal)?;
        let size = place.board.size();
        // A player's step is a run, which is shorter than the board is long.
        let longest = size.width().max(size.height()) as usize;
        let mut here = known.place.board.clone();
        let mut passed = 0;
        while here.blank() != place.board.blank() || here != place.board {
            let direction = *known.moves.get(passed)?;
            if passed == longest {
                return None;
            }
            here.slide(direction);
            passed += 1;
        }
        known.moves.drain(..passed);
        known.place.board = here;
        known.lower_bound = known.lower_bound.saturating_sub(passed as u64);
        let length = known.moves.len() as u64;
        let distance = match known.optimal {
            true => Distance::Exactly(length),
            // An unsolved board is one move away at least.
            false if known.whole => Distance::Between(known.lower_bound.max(1), length),
            false => Distance::AtLeast(known.lower_bound.max(1)),
        };
        Some(Way { next: *known.moves.front()?, distance })
    }

    /// All moves from a place on, if it was looked up and is known.
    pub(crate) fn path(&self, place: &Place) -> Option<Path> {
        let known = self.known.as_ref().filter(|known| known.place == *place)?;
        let moves = known.moves.iter().copied().collect();
        Some(Path { moves, whole: known.whole, optimal: known.optimal })
    }

    /// Wants an answer, and no other. The question that is to be sent, if it is to be sent now.
    pub(crate) fn ask(&mut self, place: Place) -> Option<Ask> {
        match &mut self.open {
            None => self.open(place),
            Some(question) if question.place == place => {
                question.wanted = true;
                self.next = None;
                None
            }
            Some(question) => {
                question.wanted = false;
                self.next = Some(place);
                None
            }
        }
    }

    /// Wants the tables of a goal before there is a question. The wish that is to be sent; none if
    /// there was a question.
    pub(crate) fn prepare(&mut self, goal: &Goal) -> Option<Ask> {
        if self.last_id > 0 {
            return None;
        }
        self.last_id += 1;
        let place = Place { goal: goal.clone(), board: goal.board().clone() };
        self.open = Some(Question {
            id: self.last_id,
            place,
            wanted: false,
            ready: false,
            only_tables: true,
        });
        Some(Ask::tables(self.last_id, goal))
    }

    /// Nobody waits for an answer any more.
    pub(crate) fn drop_questions(&mut self) {
        self.next = None;
        if let Some(question) = &mut self.open {
            question.wanted = false;
        }
    }

    fn open(&mut self, place: Place) -> Option<Ask> {
        self.last_id += 1;
        let (id, time) = (self.last_id, place.time());
        let ask = Ask::new(id, &place.board, &place.goal, Some(time));
        self.open = Some(Question { id, place, wanted: true, ready: false, only_tables: false });
        Some(ask)
    }

    /// Takes notice of what the solver says.
    pub(crate) fn take(&mut self, advice: Advice) -> News {
        let Some(question) = &mut self.open else { return News::None };
        match advice {
            Advice::Ready { id, .. } if id == question.id => {
                question.ready = true;
                if question.only_tables {
                    self.open = None;
                    return News::Answered;
                }
            }
            Advice::Search { id, lower_bound, .. } if id == question.id && question.wanted => {
                return News::AtLeast(lower_bound);
            }
            Advice::Solution { id, solution, lower_bound, optimal, .. } if id == question.id => {
                return self.learn(&solution, true, lower_bound, optimal);
            }
            Advice::Beginning { id, moves, lower_bound } if id == question.id => {
                return self.learn(&moves, false, lower_bound, false);
            }
            Advice::Error { id, .. } if id.is_none() || id == Some(question.id) => {
                let wanted = question.wanted;
                self.open = None;
                return if wanted { News::Failed } else { News::Answered };
            }
            _ => {}
        }
        News::None
    }

    /// The open question is answered by these moves.
    fn learn(&mut self, moves: &str, whole: bool, lower_bound: u64, optimal: bool) -> News {
        let Some(Question { place, .. }) = self.open.take() else { return News::None };
        let Ok(moves) = moves.parse::<Algorithm>() else { return News::Failed };
        let moves = moves.moves().collect();
        self.known = Some(Known { place, moves, whole, lower_bound, optimal });
        News::Answered
    }

    /// The question that waited for the last one to end, if it still needs an answer.
    pub(crate) fn go_on(&mut self) -> Option<Ask> {
        let place = self.next.take()?;
        match self.look_up(&place) {
            Some(_) => None,
            None => self.open(place),
        }
    }

    /// The open question, if nobody waits for its answer, and for how long it may still go on.
    /// Tables that the next question needs too are waited for.
    pub(crate) fn stale(&self) -> Option<(u64, Millis)> {
        let question = self.open.as_ref().filter(|question| !question.wanted)?;
        if question.only_tables && self.next.is_none() {
            // They hinder nobody, and somebody may ask.
            return None;
        }
        Some((question.id, question.place.patience()))
    }

    /// Whether ending the thread now would throw away tables that are being built and needed.
    pub(crate) fn builds_what_is_needed(&self) -> bool {
        let open = self.open.as_ref().filter(|question| !question.ready);
        open.zip(self.next.as_ref()).is_some_and(|(open, next)| open.place.goal == next.goal)
    }

    /// The thread was ended. The question to be sent to the next one, if any.
    pub(crate) fn restart(&mut self) -> Option<Ask> {
        self.open = None;
        self.go_on()
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Size};

    use super::*;

    fn place(board: &str) -> Place {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        Place { goal, board: board.parse().unwrap() }
    }

    fn solution(id: u64, solution: &str, lower_bound: u64, optimal: bool) -> Advice {
        let length = solution.len() as u64;
        Advice::Solution {
            id,
            solution: solution.into(),
            length,
            lower_bound,
            optimal,
            seconds: 0.0,
        }
    }

    const START: &str = "1 2 3/4 0 5/7 8 6"; // solved by LU
    const AFTER: &str = "1 2 3/4 5 0/7 8 6";
    const ASIDE: &str = "1 2 3/0 4 5/7 8 6";

    #[test]
    fn the_way_is_known_as_long_as_it_is_followed() {
        let mut desk = Desk::default();
        let id = desk.ask(place(START)).unwrap().id;
        assert_eq!(desk.take(solution(id, "LU", 2, true)), News::Answered);
        let way = Way { next: Direction::Left, distance: Distance::Exactly(2) };
        assert_eq!(desk.look_up(&place(START)), Some(way));
        assert_eq!(desk.look_up(&place(ASIDE)), None);
        let way = Way { next: Direction::Up, distance: Distance::Exactly(1) };
        assert_eq!(desk.look_up(&place(AFTER)), Some(way));
        let path = Path { moves: vec![Direction::Up], whole: true, optimal: true };
        assert_eq!(desk.path(&place(AFTER)), Some(path));
        assert_eq!(desk.path(&place(START)), None);
        // No way back.
        assert_eq!(desk.look_up(&place(START)), None);
    }

    #[test]
    fn bounds_stay_bounds() {
        let mut desk = Desk::default();
        let id = desk.ask(place(START)).unwrap().id;
        desk.take(solution(id, "RLLU", 2, false));
        let distance = |desk: &mut Desk, board| desk.look_up(&place(board)).unwrap().distance;
        assert_eq!(distance(&mut desk, START), Distance::Between(2, 4));
        assert_eq!(distance(&mut desk, ASIDE), Distance::Between(1, 3));
    }

    #[test]
    fn where_a_beginning_ends_nothing_is_known() {
        let mut desk = Desk::default();
        let id = desk.ask(place(START)).unwrap().id;
        desk.take(Advice::Beginning { id, moves: "L".into(), lower_bound: 2 });
        let way = Way { next: Direction::Left, distance: Distance::AtLeast(2) };
        assert_eq!(desk.look_up(&place(START)), Some(way));
        let path = Path { moves: vec![Direction::Left], whole: false, optimal: false };
        assert_eq!(desk.path(&place(START)), Some(path));
        assert_eq!(desk.look_up(&place(AFTER)), None);
        assert!(desk.ask(place(AFTER)).is_some());
    }

    #[test]
    fn of_many_questions_the_last_one_is_asked() {
        let mut desk = Desk::default();
        let first = desk.ask(place(START)).unwrap();
        assert_eq!((first.board.as_str(), first.goal.as_str()), (START, "blank-last"));
        assert_eq!(desk.ask(place(START)), None);
        assert_eq!(desk.stale(), None);
        assert_eq!(desk.ask(place("0 1 2/4 5 3/7 8 6")), None);
        assert_eq!(desk.ask(place(ASIDE)), None);
        assert_eq!(desk.stale(), Some((first.id, 250)));
        assert_eq!(
            desk.take(Advice::Search { id: first.id, lower_bound: 2, best: None }),
            News::None
        );
        desk.take(solution(first.id, "LU", 2, true));
        let second = desk.go_on().unwrap();
        assert_eq!(second.board, ASIDE);
        // An answer to a question that is no longer open changes nothing.
        assert_eq!(desk.take(solution(first.id, "LU", 2, true)), News::None);
        let search = Advice::Search { id: second.id, lower_bound: 3, best: None };
        assert_eq!(desk.take(search), News::AtLeast(3));
    }

    #[test]
    fn the_answer_to_an_old_question_may_do_for_the_next() {
        let mut desk = Desk::default();
        let id = desk.ask(place(START)).unwrap().id;
        desk.ask(place(AFTER));
        desk.take(solution(id, "LU", 2, true));
        assert_eq!(desk.go_on(), None);
        assert!(desk.look_up(&place(AFTER)).is_some());
    }

    #[test]
    fn tables_are_built_ahead_and_a_question_waits_for_them() {
        let mut desk = Desk::default();
        let wish = desk.prepare(&place(START).goal).unwrap();
        assert_eq!(wish.want, noyes_api::Want::Tables);
        assert_eq!(desk.prepare(&place(START).goal), None);
        desk.drop_questions();
        assert_eq!(desk.stale(), None);
        assert_eq!(desk.ask(place(START)), None);
        assert!(desk.stale().is_some() && desk.builds_what_is_needed());
        assert_eq!(desk.take(Advice::Ready { id: wish.id, seconds: 0.1 }), News::Answered);
        assert_eq!(desk.go_on().unwrap().board, START);
        assert_eq!(Desk::default().ask(place(START)).map(|ask| ask.id), Some(1));
    }

    #[test]
    fn tables_of_another_goal_make_room() {
        let mut desk = Desk::default();
        desk.prepare(&Goal::new(Size::FIFTEEN, Layout::BlankLast)).unwrap();
        assert_eq!(desk.ask(place(START)), None);
        assert!(desk.stale().is_some() && !desk.builds_what_is_needed());
        assert_eq!(desk.restart().unwrap().board, START);
    }

    #[test]
    fn a_thread_that_was_ended_is_asked_no_more() {
        let mut desk = Desk::default();
        let id = desk.ask(place(START)).unwrap().id;
        desk.ask(place(ASIDE));
        assert!(desk.builds_what_is_needed());
        desk.take(Advice::Ready { id, seconds: 0.1 });
        assert!(!desk.builds_what_is_needed());
        assert_eq!(desk.restart().unwrap().board, ASIDE);
        desk.drop_questions();
        assert!(desk.stale().is_some());
        assert_eq!(desk.restart(), None);
        assert_eq!(desk.stale(), None);
    }
}
