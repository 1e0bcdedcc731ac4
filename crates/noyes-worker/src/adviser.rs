//! From questions to answers.

use std::time::Duration;

use noyes::{BlankMark, Board, Coded, Goal, Grid, Size};
use noyes_api::{Advice, Ask, ErrorBody};
use noyes_solver::{Limits, Options, Progress, Solver};
use web_time::Instant;

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

    pub(crate) fn answer(&mut self, question: &str, post: Post<'_>) {
        let ask: Ask = match serde_json::from_str(question) {
            Ok(ask) => ask,
            Err(error) => {
                let (code, message) = ("bad-question".into(), error.to_string());
                post(Advice::Error { id: None, error: ErrorBody { code, message, at: None } });
                return;
            }
        };
        if let Err(error) = self.try_answer(&ask, post) {
            post(Advice::Error { id: Some(ask.id), error });
        }
    }

    fn try_answer(&mut self, ask: &Ask, post: Post<'_>) -> Result<(), ErrorBody> {
        let (board, goal) = read(ask)?;
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
        let solver = match self.solver.take() {
            Some(solver) if *solver.goal() == goal => solver,
            _ => Solver::new(&goal, Options::default()),
        };
        let solver = self.solver.insert(solver);

        let start = Instant::now();
        solver.prepare(&limits).map_err(body)?;
        post(Advice::Ready { id, seconds: start.elapsed().as_secs_f64() });

        let start = Instant::now();
        let solution = solver.solve(&board, &limits).map_err(body)?;
        let seconds = start.elapsed().as_secs_f64();
        post(Advice::solution(
            id,
            &solution.moves,
            solution.lower_bound,
            solution.optimal,
            seconds,
        ));
        Ok(())
    }
}

fn read(ask: &Ask) -> Result<(Board, Goal), ErrorBody> {
    let size: Size = ask.size.parse().map_err(body)?;
    let goal = Goal::parse(&ask.goal, size).map_err(body)?;
    let grid: Grid = ask.board.parse().map_err(body)?;
    let board = grid.board(Some(size), BlankMark::default()).map_err(body)?;
    Ok((board, goal))
}

fn body<E: Coded>(error: E) -> ErrorBody {
    ErrorBody::from(&error)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use noyes::{Algorithm, Layout, Position};

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
    fn what_cannot_be_answered_is_an_error() {
        let mut adviser = Adviser::default();
        let code = |said: Vec<Advice>| match said.last() {
            Some(Advice::Error { id, error }) => (*id, error.code.clone()),
            other => panic!("{other:?}"),
        };
        assert_eq!(code(answers(&mut adviser, "nonsense")), (None, "bad-question".into()));
        let (_, _, question) = ask(8, "2 1 3/4 5 6/7 8 0", Layout::BlankLast);
        assert_eq!(code(answers(&mut adviser, &question)), (Some(8), "unsolvable".into()));
        let twice = question.replace("2 1 3/", "2 2 3/");
        assert_eq!(code(answers(&mut adviser, &twice)), (Some(8), "duplicate-tile".into()));
    }
}
