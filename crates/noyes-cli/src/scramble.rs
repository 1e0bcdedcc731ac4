//! `noyes scramble`: boards, dealt.

use std::{
    num::NonZeroUsize,
    ops::{Range, RangeInclusive},
};

use noyes::{DealError, Dealer, Goal, Metric, Recipe, Size};
use noyes_api::{RankWish, ScrambleLine};
use noyes_engine::{ScrambleError, Scrambler, fresh_seed};
use noyes_solver::{LengthDealer, Limits, Options, Quality, Solver, Store, TableSize};

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
    let recipe = args.recipe.recipe()?;
    let reading = args.boards.reading()?;
    let size = reading.size.unwrap_or(Size::FIFTEEN);
    let goal = args.boards.goal.goals(reading)?.of(size).clone();
    let end = args.start.saturating_add(args.count);
    if end > Dealer::DEALS {
        return Err(DealError::IndexTooLarge { found: end - 1 }.into());
    }
    let (seed, fresh) = match args.seed {
        Some(seed) => (seed, false),
        None => (fresh_seed().map_err(no_seed)?, true),
    };
    let format = Format::new(args.answers.file(), args.answers.json, false);
    let metric = args.metric.unwrap_or_default();
    let by_length = match args.length {
        Some(range) => Some(by_length(&goal, metric, range, &seed, args.answers.threads())?),
        None => None,
    };
    let scrambler = Scrambler::new(goal, recipe, Some(&seed)).map_err(no_seed)?;
    let only_board = matches!(format, Format::Text { .. });
    // Said with the first boards, and so not where there are none.
    let mut said = String::new();
    if only_board && fresh {
        said = format!("seed {seed}\n");
    }
    if only_board && by_length.as_ref().is_some_and(|dealer| !dealer.drawn().is_uniform()) {
        said += "note: these boards were found near the hardest ones, and not all boards of their \
                 lengths are equally likely\n";
    }
    let rank = if args.rank { RankWish::Always } else { RankWish::WhereShort };
    let progress = Progress::boards(args.count, args.answers.file().is_some());
    let squares = if by_length.is_some() { 1 } else { SQUARES };
    let chunks = chunks(args.start..end, size, squares);
    batch::run::<ScrambleLine, _>(chunks, args.answers, format, progress, move |indices| {
        let Range { start, end } = indices;
        let lines = indices.map(|index| {
            let line = if let Some(dealer) = &by_length {
                line_by_length(dealer, metric, &seed, index, rank)
            } else if only_board {
                board_only(scrambler.dealer(), index)
            } else {
                scrambler.line(index, rank).map_err(Fault::from)
            };
            (index, line)
        });
        let (page, mut tally) = Page::of(format, lines);
        if start == args.start {
            tally.complaints.insert_str(0, &said);
        }
        Ok(Part { page, tally, read: end - start, failure: None })
    })
}

/// Without randomness the fault is the system's.
fn no_seed(error: ScrambleError) -> Fault {
    let status = match error {
        ScrambleError::NoRandomness(_) => Status::Broken,
        _ => Status::WrongInput,
    };
    Fault { status, ..error.into() }
}

/// As many squares are dealt at once.
const SQUARES: usize = 1 << 15;

/// The indices in chunks of about this number of squares.
fn chunks(
    indices: Range<u64>,
    size: Size,
    squares: usize,
) -> impl Iterator<Item = Range<u64>> + Send + 'static {
    let count = squares.div_ceil(size.area()) as u64;
    let end = indices.end;
    indices.step_by(count as usize).map(move |start| start..end.min(start + count))
}

/// A dealer for boards of these lengths.
fn by_length(
    goal: &Goal,
    metric: Metric,
    range: RangeInclusive<u64>,
    seed: &str,
    threads: NonZeroUsize,
) -> Result<LengthDealer<'static>, Fault> {
    let (quality, tables, store) = (Quality::Optimal, TableSize::Standard, Store::user());
    // It is used to the program's end.
    let solver = Box::leak(Box::new(Solver::new(goal, Options { metric, quality, tables, store })));
    let limits = Limits { threads, ..Limits::default() };
    Ok(LengthDealer::new(solver, metric, range, seed, &limits)?)
}

/// A deal by its length.
fn line_by_length(
    dealer: &LengthDealer<'_>,
    metric: Metric,
    seed: &str,
    index: u64,
    rank: RankWish,
) -> Result<ScrambleLine, Fault> {
    let dealt = dealer.deal(index, &Limits::default())?;
    let Recipe { fix, blank_square, shuffle } = Recipe::default();
    let drawn = dealt.drawn;
    Ok(ScrambleLine {
        board: dealt.board.to_string(),
        size: dealer.goal().size().to_string(),
        goal: dealer.goal().name(),
        shuffle: if drawn.is_uniform() { shuffle.name() } else { drawn.name() }.into(),
        steps: None,
        fix: fix.name().into(),
        blank_square: blank_square.name().into(),
        seed: seed.into(),
        index,
        rank: rank.rank(&dealt.board, dealer.goal()),
        solvable: true,
        length: Some(dealt.length),
        metric: Some(metric.name().into()),
        drawn: Some(drawn.name().into()),
    })
}

/// A deal of which only the board will be printed.
fn board_only(dealer: &Dealer, index: u64) -> Result<ScrambleLine, Fault> {
    Ok(ScrambleLine { board: dealer.deal(index)?.to_string(), index, ..ScrambleLine::default() })
}
