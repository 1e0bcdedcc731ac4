//! From questions to answers.

use std::time::Duration;

use noyes::{BlankMark, Board, Coded, Goal, Grid, Metric, Position, Size, Tile};
use noyes_api::{Advice, Ask, ErrorBody, StepLine, Want};
use noyes_solver::{LengthDealer, Lesson, Limits, Options, Progress, Solution, Solver};
use web_time::Instant;

use crate::track::{Bounds, Track};

/// Where answers go.
type Post<'a> = &'a (dyn Fn(Advice) + Sync);

/// Answers questions. The tables of the last goal stay for the next question.
#[derive(Debug, Default)]
pub(crate) struct Adviser {
    solver: Option<Solver>,
}

impl Adviser {
    /// What a browser's tab can spare.
    const MEMORY: u64 = 256 << 20;
    /// Solutions of larger boards have tens of millions of moves.
    const MOST_SQUARES: usize = 128 * 128;

    pub(crate) fn answer(&mut self, question: &str, post: Post<'_>) {
        let ask: Ask = match serde_json::from_str(question) {
            Ok(ask) => ask,
            Err(error) => {
                post(Advice::Error { id: None, error: unknown(error.to_string()) });
                return;
            }
        };
        if let Err(error) = self.try_answer(&ask, post) {
            post(Advice::Error { id: Some(ask.id), error });
        }
    }

    fn try_answer(&mut self, ask: &Ask, post: Post<'_>) -> Result<(), ErrorBody> {
        let size: Size = ask.size.parse().map_err(body)?;
        let goal = Goal::parse(&ask.goal, size).map_err(body)?;
        let id = ask.id;
        let progress = move |progress| match progress {
            Progress::Table { done, total } => post(Advice::Tables { id, done, total }),
            Progress::Search { lower_bound, best, .. } => {
                post(Advice::Search { id, lower_bound, best });
            }
            _ => {}
        };
        let limits = Limits {
            time: ask.milliseconds.map(Duration::from_millis),
            memory: Some(Adviser::MEMORY),
            progress: Some(&progress),
            ..Limits::default()
        };
        match &ask.want {
            Want::Solution if size.area() > Adviser::MOST_SQUARES => {
                let board = read(&ask.board, size)?;
                let lower_bound = distances(&board, &goal);
                let (steps, _) = lesson(&board, &goal)?;
                let moves = steps.into_iter().map(|step| step.moves).collect();
                post(Advice::Beginning { id, moves, lower_bound });
                Ok(())
            }
            Want::Solution => {
                let board = read(&ask.board, size)?;
                let solver = self.prepared(&goal, id, &limits, post)?;
                solve(solver, &board, id, &limits, post).map(drop)
            }
            Want::Tables => self.prepared(&goal, id, &limits, post).map(drop),
            Want::Lesson => {
                let board = read(&ask.board, size)?;
                let (steps, complete) = lesson(&board, &goal)?;
                post(Advice::Lesson { id, steps, complete });
                Ok(())
            }
            Want::Distances { moves } => {
                let track = Track::read(read(&ask.board, size)?, moves).map_err(body)?;
                let solver = self.prepared(&goal, id, &limits, post)?;
                let start = Instant::now();
                let solution = solve(solver, track.first(), id, &limits, post)?;
                let tell = |at, Bounds { least, most }| {
                    post(Advice::Distance { id, at, least, most });
                };
                track.measure(solver, solution, &limits, &tell).map_err(body)?;
                post(Advice::Finished { id, seconds: start.elapsed().as_secs_f64() });
                Ok(())
            }
            Want::Deal { seed, index, least, most } => {
                let solver = self.solver(&goal);
                let range = *least..=*most;
                let dealer = LengthDealer::new(solver, Metric::Stm, range, seed, &limits);
                let dealt = dealer.and_then(|dealer| dealer.deal(*index, &limits)).map_err(body)?;
                let (board, drawn) = (dealt.board.to_string(), dealt.drawn.name().into());
                post(Advice::Dealt { id, board, length: dealt.length, drawn });
                Ok(())
            }
            // A later page's question.
            _ => Err(unknown("this question is not known here")),
        }
    }

    /// The solver of a goal: the one that is there, or another in its place.
    fn solver(&mut self, goal: &Goal) -> &Solver {
        let solver = match self.solver.take() {
            Some(solver) if solver.goal() == goal => solver,
            _ => Solver::new(goal, Options::default()),
        };
        self.solver.insert(solver)
    }

    /// The same with its tables.
    fn prepared(
        &mut self,
        goal: &Goal,
        id: u64,
        limits: &Limits<'_>,
        post: Post<'_>,
    ) -> Result<&Solver, ErrorBody> {
        let solver = self.solver(goal);
        let start = Instant::now();
        solver.prepare(limits).map_err(body)?;
        post(Advice::Ready { id, seconds: start.elapsed().as_secs_f64() });
        Ok(solver)
    }
}

fn solve(
    solver: &Solver,
    board: &Board,
    id: u64,
    limits: &Limits<'_>,
    post: Post<'_>,
) -> Result<Solution, ErrorBody> {
    let start = Instant::now();
    let solution = solver.solve(board, limits).map_err(body)?;
    let seconds = start.elapsed().as_secs_f64();
    let Solution { moves, summary } = &solution;
    post(Advice::solution(id, moves, summary.lower_bound, summary.optimal, seconds));
    Ok(solution)
}

/// The steps of a lesson, and whether these are all: of a large board, where they are many and each
/// is looked for far and wide, those that make so many moves are enough for a while.
fn lesson(board: &Board, goal: &Goal) -> Result<(Vec<StepLine>, bool), ErrorBody> {
    const MOST_SQUARES: usize = 64 * 64;
    const ENOUGH: u64 = 1_000;
    let most = if board.size().area() <= MOST_SQUARES { u64::MAX } else { ENOUGH };
    let mut lesson = Lesson::new(board, goal).map_err(body)?;
    let (mut steps, mut moves) = (Vec::new(), 0);
    while moves < most {
        let Some(step) = lesson.next() else { return Ok((steps, true)) };
        moves += step.moves.length(Metric::Stm);
        steps.push(StepLine::new(&step, board.size()));
    }
    Ok((steps, lesson.next().is_none()))
}

/// How far the tiles are from their homes: no solution has fewer moves.
fn distances(board: &Board, goal: &Goal) -> u64 {
    let size = goal.size();
    let tiles = size.squares().zip(board.tiles()).filter(|&(_, &tile)| tile != 0);
    let homes = tiles.filter_map(|(square, &tile)| Some((square, goal.home(Tile::new(tile))?)));
    homes.map(|(square, home)| u64::from(square.distance(home, size))).sum()
}

fn read(board: &str, size: Size) -> Result<Board, ErrorBody> {
    let grid: Grid = board.parse().map_err(body)?;
    grid.board(Some(size), BlankMark::default()).map_err(body)
}

fn unknown(message: impl Into<String>) -> ErrorBody {
    ErrorBody { code: "bad-question".into(), message: message.into(), at: None }
}

fn body<E: Coded>(error: E) -> ErrorBody {
    ErrorBody::from(&error)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use noyes::{Algorithm, Layout};

    use super::*;

    fn answers(adviser: &mut Adviser, question: &str) -> Vec<Advice> {
        let said = Mutex::new(Vec::new());
        adviser.answer(question, &|advice| said.lock().unwrap().push(advice));
        said.into_inner().unwrap()
    }

    fn ask(id: u64, board: &str, layout: Layout) -> (Board, Goal, String) {
        let board: Board = board.parse().unwrap();
        let goal = Goal::new(board.size(), layout);
        let question = serde_json::to_string(&Ask::new(id, &board, &goal, None)).unwrap();
        (board, goal, question)
    }

    #[test]
    fn a_question_is_answered_by_moves_that_solve_it() {
        let mut adviser = Adviser::default();
        for layout in [Layout::BlankLast, Layout::Spiral] {
            let (mut board, goal, question) = ask(5, "1 2 3/4 0 5/7 8 6", layout);
            if !goal.is_solvable(&board).unwrap() {
                board.swap(noyes::Square::new(0), noyes::Square::new(1));
            }
            let question = question.replace("1 2 3/4 0 5/7 8 6", &board.to_string());
            let said = answers(&mut adviser, &question);
            assert!(said.iter().any(|advice| matches!(advice, Advice::Ready { id: 5, .. })));
            let Some(Advice::Solution {
                id: 5, solution, length, lower_bound, optimal: true, ..
            }) = said.last()
            else {
                panic!("{said:?}");
            };
            assert_eq!(length, lower_bound);
            let moves: Algorithm = solution.parse().unwrap();
            board.apply(&moves).unwrap();
            assert!(goal.is_solved(&board));
            if layout == Layout::BlankLast {
                assert_eq!(solution, "LU");
            }
        }
    }

    #[test]
    fn tables_that_were_wished_for_are_there_for_the_next_question() {
        let mut adviser = Adviser::default();
        let (_, goal, question) = ask(2, "5 1 4/7 0 2/3 8 6", Layout::BlankLast);
        let wish = serde_json::to_string(&Ask::tables(1, &goal)).unwrap();
        let built = |said: &[Advice]| said.iter().any(|said| matches!(said, Advice::Tables { .. }));
        let said = answers(&mut adviser, &wish);
        assert!(matches!(said.last(), Some(Advice::Ready { id: 1, .. })), "{said:?}");
        assert!(built(&said));
        let said = answers(&mut adviser, &question);
        assert!(matches!(said.last(), Some(Advice::Solution { id: 2, .. })), "{said:?}");
        assert!(!built(&said));
    }

    #[test]
    fn a_lesson_is_a_list_of_steps_that_lead_to_the_goal() {
        let (mut board, goal, _) = ask(0, "5 1 4/7 0 2/3 8 6", Layout::BlankLast);
        let question = serde_json::to_string(&Ask::lesson(3, &board, &goal)).unwrap();
        let said = answers(&mut Adviser::default(), &question);
        let [Advice::Lesson { id: 3, steps, complete: true }] = said.as_slice() else {
            panic!("{said:?}")
        };
        for step in steps {
            board.apply(&step.moves.parse().unwrap()).unwrap();
            assert_eq!(board.tiles()[step.target as usize], step.tile);
        }
        assert!(goal.is_solved(&board));
    }

    #[test]
    fn of_large_boards_the_first_moves_are_told() {
        let size = Size::new(130, 129).unwrap();
        let goal = Goal::new(size, Layout::BlankLast);
        let dealer = noyes::Dealer::new(goal.clone(), noyes::Recipe::default(), "large").unwrap();
        let mut board = dealer.deal(0).unwrap();
        let question = serde_json::to_string(&Ask::new(1, &board, &goal, None)).unwrap();
        let said = answers(&mut Adviser::default(), &question);
        let [Advice::Beginning { id: 1, moves, lower_bound }] = said.as_slice() else {
            panic!("{said:?}");
        };
        let far: u64 = size
            .squares()
            .filter_map(|square| {
                Some((square, board.tile(square).filter(|tile| !tile.is_blank())?))
            })
            .map(|(square, tile)| {
                u64::from(square.distance(goal.board().find(tile).unwrap(), size))
            })
            .sum();
        assert_eq!(*lower_bound, far);
        let question = serde_json::to_string(&Ask::lesson(2, &board, &goal)).unwrap();
        let said = answers(&mut Adviser::default(), &question);
        let [Advice::Lesson { id: 2, steps, complete: false }] = said.as_slice() else {
            panic!("a lesson that goes on");
        };
        // Both begin alike, and bring the first tiles home.
        assert_eq!(*moves, steps.iter().map(|step| step.moves.as_str()).collect::<String>());
        board.apply(&moves.parse().unwrap()).unwrap();
        assert!(!steps.is_empty());
        assert_eq!(board.tiles()[..steps.len()], goal.board().tiles()[..steps.len()]);
    }

    #[test]
    fn distances_are_told_for_every_moment_of_a_game() {
        let (board, goal, _) = ask(0, "1 2 3/4 0 5/7 8 6", Layout::BlankLast);
        let moves = "RLLU".parse().unwrap();
        let question = serde_json::to_string(&Ask::distances(4, &board, &goal, &moves, None));
        let said = answers(&mut Adviser::default(), &question.unwrap());
        let told: Vec<_> = said
            .iter()
            .filter_map(|advice| match advice {
                Advice::Distance { id: 4, at, least, most } => Some((*at, *least, *most)),
                _ => None,
            })
            .collect();
        assert_eq!(told, [(0, 2, 2), (1, 3, 3), (2, 2, 2), (3, 1, 1), (4, 0, 0)]);
        assert!(said.iter().any(|advice| matches!(advice, Advice::Solution { length: 2, .. })));
        assert!(matches!(said.last(), Some(Advice::Finished { id: 4, .. })));
    }

    #[test]
    fn a_deal_has_the_length_that_was_asked_for() {
        let goal = Goal::new(Size::EIGHT, Layout::Spiral);
        let question = serde_json::to_string(&Ask::deal(6, &goal, "a seed", 2, 12..=14)).unwrap();
        let said = answers(&mut Adviser::default(), &question);
        let Some(Advice::Dealt { id: 6, board, length, drawn }) = said.last() else {
            panic!("{said:?}");
        };
        assert_eq!(drawn, "rejection");
        let solver = Solver::new(&goal, Options::default());
        let solution = solver.solve(&board.parse().unwrap(), &Limits::default()).unwrap();
        assert!((12..=14).contains(length) && solution.length == *length);
    }

    #[test]
    fn what_cannot_be_answered_is_an_error() {
        let mut adviser = Adviser::default();
        let code = |said: Vec<Advice>| match said.last() {
            Some(Advice::Error { id, error }) => (*id, error.code.clone()),
            other => panic!("{other:?}"),
        };
        assert_eq!(code(answers(&mut adviser, "nonsense")), (None, "bad-question".into()));
        let (_, goal, question) = ask(8, "2 1 3/4 5 6/7 8 0", Layout::BlankLast);
        assert_eq!(code(answers(&mut adviser, &question)), (Some(8), "unsolvable".into()));
        let wrong = Ask::distances(
            9,
            &"1 2 3/4 5 6/7 0 8".parse().unwrap(),
            &goal,
            &"U".parse().unwrap(),
            None,
        );
        let wrong = serde_json::to_string(&wrong).unwrap();
        assert_eq!(code(answers(&mut adviser, &wrong)), (Some(9), "illegal-move".into()));
        let far = serde_json::to_string(&Ask::deal(10, &goal, "far", 0, 40..=50)).unwrap();
        assert_eq!(code(answers(&mut adviser, &far)), (Some(10), "length-not-feasible".into()));
        let twice = question.replace("2 1 3/", "2 2 3/");
        assert_eq!(code(answers(&mut adviser, &twice)), (Some(8), "duplicate-tile".into()));
    }
}
