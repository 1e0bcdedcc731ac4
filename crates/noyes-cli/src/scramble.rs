//! `noyes scramble`: boards, dealt.

use std::{fmt::Write, ops::Range};

use noyes::{DealError, Dealer, Recipe, Shuffle, Size};
use noyes_api::{RankWish, ScrambleLine};

use crate::{
    arguments::ScrambleArgs,
    batch::{self, Part},
    fault::{Failure, Fault},
    output::{Format, Page},
    progress::Progress,
    status::Status,
};

/// Deals the boards that are asked for.
pub(crate) fn run(args: ScrambleArgs) -> Result<Status, Failure> {
    let recipe = Recipe {
        shuffle: Shuffle::from_name(&args.shuffle, args.steps)?,
        fix: args.fix,
        blank_square: args.blank_square,
    };
    let reading = args.boards.reading()?;
    let size = reading.size.unwrap_or(Size::FIFTEEN);
    let goal = args.boards.goal.goals(reading)?.of(size).clone();
    let end = args.start.saturating_add(args.count);
    if end > Dealer::DEALS {
        return Err(DealError::IndexTooLarge { found: end - 1 }.into());
    }
    let (seed, fresh) = match args.seed {
        Some(seed) => (seed, false),
        None => (fresh_seed()?, true),
    };
    let dealer = Dealer::new(goal, recipe, &seed)?;
    let format = Format::new(args.answers.file(), args.answers.json, false);
    let only_board = matches!(format, Format::Text { .. });
    // Said with the first boards, and so not where there are none.
    let said = (fresh && only_board).then(|| format!("seed {seed}\n"));
    let rank = if args.rank { RankWish::Always } else { RankWish::WhereShort };
    let progress = Progress::boards(args.count, args.answers.file().is_some());
    let chunks = chunks(args.start..end, size);
    batch::run::<ScrambleLine, _>(chunks, args.answers, format, progress, move |indices| {
        let Range { start, end } = indices;
        let lines = indices.map(|index| {
            let line = if only_board {
                board_only(&dealer, index)
            } else {
                line(&dealer, &seed, index, rank)
            };
            (index, line)
        });
        let (page, mut tally) = Page::of(format, lines);
        if let Some(seed) = said.as_ref().filter(|_| start == args.start) {
            tally.complaints.insert_str(0, seed);
        }
        Ok(Part { page, tally, read: end - start, failure: None })
    })
}

/// 256 bits from the operating system, as 64 hexadecimal digits.
fn fresh_seed() -> Result<String, Fault> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(|error| Fault {
        status: Status::Broken,
        ..Fault::wrong("no-randomness", format!("the system gives no random bits: {error}"))
    })?;
    Ok(bits.iter().fold(String::new(), |mut seed, byte| {
        // Writing to a string cannot fail.
        write!(seed, "{byte:02x}").ok();
        seed
    }))
}

/// The indices in chunks of about the same number of squares.
fn chunks(indices: Range<u64>, size: Size) -> impl Iterator<Item = Range<u64>> + Send + 'static {
    const SQUARES: usize = 1 << 15;
    let count = SQUARES.div_ceil(size.area()) as u64;
    let end = indices.end;
    indices.step_by(count as usize).map(move |start| start..end.min(start + count))
}

/// A deal with all that is to be known of it.
fn line(dealer: &Dealer, seed: &str, index: u64, rank: RankWish) -> Result<ScrambleLine, Fault> {
    let Recipe { shuffle, fix, blank_square } = dealer.recipe();
    let (board, goal) = (dealer.deal(index)?, dealer.goal());
    Ok(ScrambleLine {
        board: board.to_string(),
        size: goal.size().to_string(),
        goal: goal.name(),
        shuffle: shuffle.name().into(),
        steps: shuffle.steps(),
        fix: fix.name().into(),
        blank_square: blank_square.name().into(),
        seed: seed.into(),
        index,
        rank: rank.rank(&board, goal),
        solvable: goal.is_solvable(&board)?,
    })
}

/// A deal of which only the board will be printed.
fn board_only(dealer: &Dealer, index: u64) -> Result<ScrambleLine, Fault> {
    Ok(ScrambleLine { board: dealer.deal(index)?.to_string(), index, ..ScrambleLine::default() })
}
