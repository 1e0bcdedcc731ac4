//! `noyes check`: can these boards be solved, and why.

use noyes::{BlankMark, Position};
use noyes_api::{CheckLine, RankWish};

use crate::{arguments::CheckArgs, batch, fault::Failure, input::Input, output, status::Status};

/// Judges every board.
pub(crate) fn run(args: CheckArgs) -> Result<Status, Failure> {
    let reading = args.boards.reading()?;
    let goals = args.boards.goal.goals(reading)?;
    let rank = if args.rank { RankWish::Always } else { RankWish::WhereShort };
    let input = Input::new(args.board, args.file)?;
    // Who wrote 6 should know why the answer speaks of tile 7.
    let renamed = reading.blank != BlankMark::default() && input.is_single() && !args.answers.json;
    let torn = input.looks_torn() && !args.answers.json;
    let status = batch::boards::<CheckLine, _>(input, reading, args.answers, move || {
        let mut goals = goals.clone();
        move |line, board| {
            if renamed {
                output::tell(&format!("read as {board}, 0 the blank\n"));
            }
            let goal = goals.of(board.size());
            Ok(CheckLine::new(line, &board, goal, rank)?)
        }
    })?;
    if torn && status == Status::WrongInput {
        output::tell("note: each argument is one board; a board stands in quotes\n");
    }
    Ok(status)
}
