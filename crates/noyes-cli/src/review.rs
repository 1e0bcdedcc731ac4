//! `noyes review`: recorded games, played again.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use noyes::{Goal, Position};
use noyes_api::{ErrorBody, ReviewLine};
use noyes_game::{Distance, Entry, Replay, Review};
use noyes_ranked::{Proof, PublicKey};
use noyes_solver::{Limits, Options, Solver, Store};

use crate::{
    arguments::ReviewArgs,
    batch::{self, Part},
    fault::{Failure, Fault},
    input::{Chunk, Input},
    output::{Format, Page},
    progress::Progress,
    status::Status,
};

/// Reviews every game.
pub(crate) fn run(args: ReviewArgs) -> Result<Status, Failure> {
    let input = Input::new(Vec::new(), Some(args.file))?;
    let answers = args.answers;
    let format = Format::new(answers.file(), answers.json, true);
    let progress = Progress::bytes(input.length(), answers.file().is_some());
    let measures = (!args.verify).then(Solvers::new);
    let expected = args.key;
    batch::run::<ReviewLine, _>(
        input.lines()?,
        answers,
        format,
        progress,
        move |chunk: Result<Chunk, Fault>| {
            let chunk = chunk?;
            let rows = chunk.texts().flat_map(|(line, text)| match text.and_then(games) {
                Ok(games) => games
                    .into_iter()
                    .enumerate()
                    .map(|(leg, game)| {
                        (line, review(line, leg as u64, game, expected, measures.as_ref()))
                    })
                    .collect(),
                Err(fault) => vec![(line, Err(fault))],
            });
            let (page, tally) = Page::of(format, rows);
            Ok(Part { page, tally, read: chunk.length() as u64, failure: chunk.failure().cloned() })
        },
    )
}

/// A game of a line, and whether it is said to reach its goal.
struct Recorded {
    replay: Replay,
    solved: bool,
    /// What a server has signed, of a ranked game.
    proof: Option<Proof>,
}

/// The games of a line: one of a replay record, as many as were played of a journal's line, and
/// none where that is about something else.
fn games(line: &str) -> Result<Vec<Recorded>, Fault> {
    if is_entry(line) {
        let Entry::Solve(record) = Entry::from_json(line)? else { return Ok(Vec::new()) };
        let (last, won) = (record.replays.len().saturating_sub(1), record.is_solved());
        let game = |(at, replay)| Recorded { replay, solved: won || at < last, proof: None };
        return Ok(record.replays.into_iter().enumerate().map(game).collect());
    }
    let (replay, proof) = match Proof::is_one(line) {
        true => {
            let proof = Proof::from_json(line)?;
            (proof.replay.clone(), Some(proof))
        }
        false => (Replay::from_json(line)?, None),
    };
    Ok(vec![Recorded { replay, solved: true, proof }])
}

/// Lines of a journal say their kind, and replay records do not.
fn is_entry(line: &str) -> bool {
    let object = serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(line);
    object.is_ok_and(|object| object.contains_key("kind"))
}

fn review(
    line: u64,
    leg: u64,
    game: Recorded,
    expected: Option<PublicKey>,
    solvers: Option<&Solvers>,
) -> Result<ReviewLine, Fault> {
    let Recorded { replay, solved, proof } = game;
    let problem = match replay.verify() {
        Err(error) => Some((&error).into()),
        Ok(_) if proof.is_some() || expected.is_some() => signature_problem(&proof, expected),
        Ok(shown) if solved && !shown.solved => {
            Some(Fault::wrong("not-solved", "the moves do not lead to the goal").line(None).error)
        }
        Ok(_) => None,
    };
    let mut review = Review::new(replay);
    let mut lower_bound = None;
    if let (Some(solvers), None) = (solvers, &problem) {
        lower_bound = solvers.measure(&mut review)?;
    }
    let answer = ReviewLine::new(line, leg, &review, lower_bound, problem);
    Ok(match proof {
        Some(proof) => answer.signed(proof.key.to_string()),
        None => answer,
    })
}

/// What is wrong with what a server has signed, or should have.
fn signature_problem(proof: &Option<Proof>, expected: Option<PublicKey>) -> Option<ErrorBody> {
    let wrong = |message: &str| Some(Fault::wrong("bad-signature", message).line(None).error);
    match (proof, expected) {
        (None, _) => wrong("no server has signed this game"),
        (Some(proof), Some(key)) if proof.key != key => wrong("another key has signed this game"),
        (Some(proof), _) => proof.verify().err().map(|error| (&error).into()),
    }
}

/// The largest boards of which every position is measured.
const EXACT_AREA: usize = 16;

/// A solver for each goal, shared by all threads; few goals are in one file.
struct Solvers {
    solvers: Mutex<Vec<Arc<Solver>>>,
    store: Store,
}

impl Solvers {
    fn new() -> Solvers {
        Solvers { solvers: Mutex::default(), store: Store::user() }
    }

    fn of(&self, goal: &Goal) -> Arc<Solver> {
        let mut solvers = self.solvers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(solver) = solvers.iter().find(|solver| solver.goal() == goal) {
            return Arc::clone(solver);
        }
        let options = Options { store: self.store.clone(), ..Options::default() };
        let solver = Arc::new(Solver::new(goal, options));
        solvers.push(Arc::clone(&solver));
        solver
    }

    /// Measures how far every board of a game is from its goal, or of large boards how far the
    /// first one is at least: that is returned.
    fn measure(&self, review: &mut Review) -> Result<Option<u64>, Fault> {
        let replay = review.replay();
        let goal = replay.goal.clone();
        if !goal.is_solvable(&replay.board)? {
            return Ok(None);
        }
        let solver = self.of(&goal);
        if replay.board.size().area() > EXACT_AREA {
            return Ok(Some(solver.lower_bound(&replay.board)?));
        }
        let boards: Vec<_> = replay.boards().collect();
        let limits = Limits { threads: NonZeroUsize::MIN, ..Limits::default() };
        for (at, board) in boards.iter().enumerate() {
            let length = solver.solve(board, &limits)?.summary.length;
            review.tell(at, Distance::Exactly(length));
        }
        Ok(review.optimal())
    }
}
