//! `noyes check`: can these boards be solved, and why.

use noyes::Position;
use noyes_api::{CheckLine, RankWish};

use crate::{arguments::CheckArgs, batch, fault::Failure, input::Input, status::Status};

/// Judges every board.
pub(crate) fn run(args: CheckArgs) -> Result<Status, Failure> {
    let reading = args.boards.reading()?;
    let goals = args.boards.goal.goals(reading)?;
    let rank = if args.rank { RankWish::Always } else { RankWish::WhereShort };
    let input = Input::new(args.board, args.file)?;
    batch::boards::<CheckLine, _>(input, reading, args.answers, move || {
        let mut goals = goals.clone();
        move |line, board| {
            let goal = goals.of(board.size());
            Ok(CheckLine::new(line, &board, goal, rank)?)
        }
    })
}
