//! `noyes apply`: the moves of an algorithm.

use std::ffi::OsString;

use noyes::{Algorithm, Position};
use noyes_api::ApplyLine;

use crate::{
    arguments::ApplyArgs,
    batch,
    fault::{Failure, Fault},
    input::Input,
    status::Status,
};

/// Makes the moves on every board.
pub(crate) fn run(args: ApplyArgs) -> Result<Status, Failure> {
    let reading = args.boards.reading()?;
    let goals = args.boards.goal.goals(reading)?;
    let (boards, algorithm) = match (args.file.is_some(), args.algorithm) {
        (false, Some(algorithm)) => (vec![args.board], algorithm),
        (true, None) => (Vec::new(), args.board),
        (false, None) => {
            let message = "expected a board and the moves, as in noyes apply \"1 2/0 3\" L";
            return Err(Fault::usage(message).into());
        }
        (true, Some(_)) => {
            let message = "found a board besides --file; expected the moves only";
            return Err(Fault::usage(message).into());
        }
    };
    let algorithm = read(algorithm)?;
    let input = Input::new(boards, args.file)?;
    batch::boards::<ApplyLine, _>(input, reading, args.answers, move || {
        let (mut goals, algorithm) = (goals.clone(), algorithm.clone());
        move |line, board| {
            let goal = goals.of(board.size());
            Ok(ApplyLine::new(line, board, goal, &algorithm)?)
        }
    })
}

fn read(algorithm: OsString) -> Result<Algorithm, Fault> {
    let text = algorithm
        .into_string()
        .map_err(|_| Fault::wrong("invalid-utf8", "the moves are no text; expected U, D, L, R"))?;
    Ok(text.parse()?)
}
