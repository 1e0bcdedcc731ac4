//! The solver, in a thread of its own: drawing never waits for it.

use std::{
    io,
    sync::mpsc::{Receiver, Sender, channel},
    time::Duration,
};

use noyes::{Board, Goal, Metric, Position};
use noyes_game::Distance;
use noyes_solver::{
    Cancel, LengthDealer, LengthError, Limits, Options, Progress, SolveError, Solver, Store,
};

use super::Event;
use crate::model::{Answer, FoundWay, Question};

/// Where questions go. Dropping it ends the thread.
pub(crate) struct Adviser {
    questions: Sender<(Question, Cancel)>,
    /// Of the question that was asked last.
    cancel: Cancel,
}

impl Adviser {
    /// Starts the thread; what it finds comes as events.
    pub(crate) fn start(events: Sender<Event>) -> io::Result<Adviser> {
        let (questions, inbox) = channel();
        super::start("solver", events, move |events| answer_all(&inbox, events))?;
        Ok(Adviser { questions, cancel: Cancel::new() })
    }

    /// Asks. Nobody waits for the answer to the last question any more.
    pub(crate) fn ask(&mut self, question: Question) {
        self.cancel.cancel();
        self.cancel = Cancel::new();
        // If the thread is gone, the game is about to end.
        self.questions.send((question, self.cancel.clone())).ok();
    }
}

fn answer_all(inbox: &Receiver<(Question, Cancel)>, events: &Sender<Event>) {
    let mut desk = Desk { solver: None, store: Store::user() };
    while let Ok((question, cancel)) = inbox.recv() {
        let post = |answer| {
            // What was cancelled meanwhile answers a question that nobody remembers.
            if !cancel.is_cancelled() {
                events.send(Event::Answer(answer)).ok();
            }
        };
        if desk.answer(question, &cancel, &post).is_err() {
            post(Answer::Failed);
        }
    }
}

/// How long the solver may search for a way on a board above 4x4, where it would go on for ever and
/// improve little after a while.
const PATIENCE: Duration = Duration::from_millis(1500);
/// The same for each of many boards.
const GLANCE: Duration = Duration::from_millis(20);
/// The largest boards whose distance is proved in a moment.
const EXACT_AREA: usize = 16;

/// Answers questions. The tables of the last goal stay for the next question.
struct Desk {
    solver: Option<Solver>,
    store: Store,
}

enum Fault {
    Unanswered,
}

impl From<SolveError> for Fault {
    fn from(_: SolveError) -> Fault {
        Fault::Unanswered
    }
}

impl From<LengthError> for Fault {
    fn from(_: LengthError) -> Fault {
        Fault::Unanswered
    }
}

impl Desk {
    fn answer(
        &mut self,
        question: Question,
        cancel: &Cancel,
        post: &(dyn Fn(Answer) + Sync),
    ) -> Result<(), Fault> {
        let progress = |progress| match progress {
            Progress::Table { done, total } => post(Answer::Tables { done, total }),
            Progress::Search { lower_bound, .. } => post(Answer::AtLeast(lower_bound)),
            _ => {}
        };
        let limits =
            Limits { cancel: Some(cancel), progress: Some(&progress), ..Limits::default() };
        match question {
            Question::Nothing => {}
            Question::Way { goal, board } => {
                let small = board.size().area() <= EXACT_AREA;
                let time = (!small).then_some(PATIENCE);
                let solution = self.solver(&goal).solve(&board, &Limits { time, ..limits })?;
                let (moves, lower_bound) = (solution.moves, solution.summary.lower_bound);
                post(Answer::Way(FoundWay { board, moves, lower_bound }));
            }
            Question::Distances { goal, boards } => {
                let limits = Limits { progress: None, ..limits };
                for (at, board) in boards.iter().enumerate() {
                    let distance = self.distance(&goal, board, &limits)?;
                    post(Answer::Distance { at, distance });
                }
            }
            Question::Deal { goal, lengths, seed } => {
                let solver = self.solver(&goal);
                let dealer = LengthDealer::new(solver, Metric::Stm, lengths, &seed, &limits)?;
                post(Answer::Dealt { board: dealer.deal(0, &limits)?.board });
            }
        }
        Ok(())
    }

    fn distance(
        &mut self,
        goal: &Goal,
        board: &Board,
        limits: &Limits<'_>,
    ) -> Result<Distance, Fault> {
        let solver = self.solver(goal);
        let time = (board.size().area() > EXACT_AREA).then_some(GLANCE);
        let solution = solver.solve(board, &Limits { time, ..*limits })?;
        let noyes_solver::Summary { length, lower_bound, optimal, .. } = solution.summary;
        Ok(match optimal {
            true => Distance::Exactly(length),
            false => Distance::Between(lower_bound, length),
        })
    }

    fn solver(&mut self, goal: &Goal) -> &Solver {
        let solver = self.solver.take().filter(|solver| solver.goal() == goal);
        let options = || Options { store: self.store.clone(), ..Options::default() };
        let solver = solver.unwrap_or_else(|| Solver::new(goal, options()));
        self.solver.insert(solver)
    }
}
