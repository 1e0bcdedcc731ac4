//! Deals boards by the length of their shortest solution.

use std::ops::RangeInclusive;

use noyes::{Board, Dealer, Goal, Metric, Packed16, Recipe};

use super::{LengthError, bound::Bound, fifteen, near::Near};
use crate::{ExactTable, Limits, Quality, Solver};

/// How a board came to be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Drawn {
    /// Fair boards were dealt until one had a length in the range: exactly
    /// uniform over all boards of these lengths.
    Rejection,
    /// One of all boards of these lengths, which were counted out: exactly
    /// uniform.
    Enumeration,
    /// Found by a short walk from one of the hardest boards, its length
    /// proved: **not** uniform over the boards of these lengths.
    NearHardest,
}

impl Drawn {
    /// The name in JSON: `rejection`, `enumeration` or `near-hardest`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Drawn::Rejection => "rejection",
            Drawn::Enumeration => "enumeration",
            Drawn::NearHardest => "near-hardest",
        }
    }

    /// Whether each board of these lengths is exactly as likely as any other.
    #[must_use]
    pub const fn is_uniform(self) -> bool {
        !matches!(self, Drawn::NearHardest)
    }
}

/// A board, and how long its shortest solution is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The board.
    pub board: Board,
    /// The number of moves of a shortest solution.
    pub length: u64,
    /// How the board was drawn.
    pub drawn: Drawn,
}

/// Deals boards whose shortest solution is in a range of lengths: by number,
/// the same ones whenever seed, goal, metric and range are the same.
///
/// # What is fair, and where
/// - Boards of up to twelve squares, or one square wide: always exactly
///   uniform over all boards in the range, by an [`ExactTable`].
/// - 4x4 with the goal's blank in a corner, by slides: exactly uniform unless
///   fewer than about one board in 4,000 has such a length, which begins at
///   70. Up to 21 the boards are counted out, above fair boards are solved
///   until one fits. 80 alone is one of the seventeen boards; what begins at
///   70 is found near these, and [labelled](Drawn::NearHardest).
/// - Other boards of up to 16 squares, and 4x4 by runs: exactly uniform
///   likewise, but how rare a length is is not known beforehand, so that a deal
///   may give up.
/// - Boards of up to 25 squares: near the goal only, as far as all boards can
///   be counted out.
///
/// # Stability
/// Candidates of the deal `index` of a seed are the [fair deals](Dealer) 0, 1,
/// 2, … of the seed that is this seed's text, a line break, and the index in
/// decimal digits. By rejection the first in the range is dealt. A number
/// below N for one of N boards is the rank of the first candidate below the
/// largest multiple of N there is, modulo N. The boards and their numbers: of a
/// small size those in the range by rank; of others level by level in the order
/// of a breadth-first search, from each board by its moves up, down, left and
/// right, the shorter runs first.
///
/// ```
/// use noyes::{Goal, Layout, Metric, Size};
/// use noyes_solver::{LengthDealer, Limits, Options, Solver};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let solver = Solver::new(&goal, Options::default());
/// let limits = Limits::default();
/// let dealer = LengthDealer::new(&solver, Metric::Stm, 20..=22, "lesson 1", &limits)?;
/// let dealt = dealer.deal(0, &limits)?;
/// assert!((20..=22).contains(&dealt.length));
/// assert!(dealt.drawn.is_uniform());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct LengthDealer<'s> {
    solver: &'s Solver,
    metric: Metric,
    range: RangeInclusive<u64>,
    seed: String,
    source: Source,
}

#[derive(Debug)]
enum Source {
    /// Fair boards, measured by a table.
    Table(Box<ExactTable>),
    /// All boards in the range, by rank.
    Listed(Box<ExactTable>, Vec<Board>),
    /// The same of a larger size; how many there are.
    Near(Near, u64),
    /// Fair boards, solved: as many as this for a deal at most.
    Solved(Box<Bound>, u64),
    /// The hardest boards, and the lengths wanted among those below.
    Hardest(Vec<Board>, RangeInclusive<u64>),
}

/// Boards rarer than this among the fair ones are counted out where that is possible.
const RARE: f64 = 1e-4;

/// How many boards may be solved for one deal: on average where their share is
/// known, else at most.
const SOLVES: u64 = 4000;

/// Below this the bound passes few enough of the boards of 4x4 that no length is
/// too rare to wait for; above, it lets all of them pass.
const FAR: u64 = 60;

/// How many fair boards tell which share passes the bound.
const PILOT: u64 = 1 << 16;

/// Where more of the fair boards than this pass the bound, lengths are not
/// near the goal.
const MIDDLE: f64 = 0.05;

/// How many fair boards are dealt at a time, at most.
const BATCH: usize = 4096;

impl<'s> LengthDealer<'s> {
    /// A dealer for the solver's goal. The solver is asked where there is no
    /// table; it must solve optimally, in this metric. Tables, or the boards
    /// near the goal, are made first, within these limits.
    ///
    /// # Errors
    /// [`LengthError`]: the range is empty, no such boards can be dealt, or the
    /// work was cancelled or had not enough memory.
    pub fn new(
        solver: &'s Solver,
        metric: Metric,
        range: RangeInclusive<u64>,
        seed: &str,
        limits: &Limits<'_>,
    ) -> Result<LengthDealer<'s>, LengthError> {
        if range.is_empty() {
            return Err(LengthError::EmptyRange { range });
        }
        let source = source(solver.goal(), metric, &range, limits)?;
        let dealer = LengthDealer { solver, metric, range, seed: seed.into(), source };
        if matches!(dealer.source, Source::Solved(..)) || dealer.drawn() == Drawn::NearHardest {
            if solver.options().quality == Quality::Fast || solver.options().metric != metric {
                return Err(LengthError::NotProved);
            }
            solver.prepare(limits)?;
        }
        Ok(dealer)
    }

    /// The goal.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        self.solver.goal()
    }

    /// How the boards are drawn.
    #[must_use]
    pub fn drawn(&self) -> Drawn {
        match &self.source {
            Source::Table(_) | Source::Solved(..) => Drawn::Rejection,
            Source::Listed(..) | Source::Near(..) => Drawn::Enumeration,
            Source::Hardest(_, lengths) if lengths.is_empty() => Drawn::Enumeration,
            Source::Hardest(..) => Drawn::NearHardest,
        }
    }

    /// The board of this index. Of the limits, the threads, the memory and the
    /// cancel switch matter.
    ///
    /// # Errors
    /// [`LengthError`]; [`NotFeasible`](LengthError::NotFeasible) if thousands
    /// of boards were solved and none was in the range.
    pub fn deal(&self, index: u64, limits: &Limits<'_>) -> Result<Dealt, LengthError> {
        let seed = format!("{}\n{index}", self.seed);
        let candidates = Dealer::new(self.goal().clone(), Recipe::default(), &seed)?;
        let (board, length) = match &self.source {
            Source::Table(table) => self.by_table(table, &candidates, limits)?,
            Source::Listed(table, boards) => {
                let number = number_below(boards.len() as u64, &candidates)?;
                let board = boards[number as usize].clone();
                let length = table.distance(&board)?;
                (board, length)
            }
            Source::Near(near, count) => {
                let number = number_below(*count, &candidates)?;
                near.get(number).expect("fewer than there are boards")
            }
            Source::Solved(bound, most) => self.by_solver(bound, *most, &candidates, limits)?,
            Source::Hardest(boards, lengths) => {
                self.near_hardest(boards, lengths, &candidates, limits)?
            }
        };
        Ok(Dealt { board, length, drawn: self.drawn() })
    }

    fn by_table(
        &self,
        table: &ExactTable,
        candidates: &Dealer,
        limits: &Limits<'_>,
    ) -> Result<(Board, u64), LengthError> {
        for number in 0..Dealer::DEALS {
            limits.check_cancel()?;
            let board = candidates.deal(number)?;
            let length = table.distance(&board)?;
            if self.range.contains(&length) {
                return Ok((board, length));
            }
        }
        Err(self.not_feasible("hardly any board has such a length"))
    }

    fn by_solver(
        &self,
        bound: &Bound,
        most: u64,
        candidates: &Dealer,
        limits: &Limits<'_>,
    ) -> Result<(Board, u64), LengthError> {
        let room = Packed16::try_from(self.goal().board()).expect("sixteen squares at most");
        let mut batch = vec![room; 16];
        let mut solved = 0;
        let mut start = 0;
        while solved < most && start < Dealer::DEALS {
            limits.check_cancel()?;
            candidates.deal_packed(start, &mut batch)?;
            let likely = batch.iter().filter(|&&board| bound.may_be_in(&self.range, board));
            for &board in likely {
                solved += 1;
                if bound.is_farther(*self.range.end(), board) {
                    continue;
                }
                let board = Board::from(board);
                let length = self.length(&board, limits)?;
                if self.range.contains(&length) {
                    return Ok((board, length));
                }
            }
            start += batch.len() as u64;
            // Rare lengths need many boards, common ones few.
            batch.resize((2 * batch.len()).min(BATCH), room);
        }
        Err(self.not_feasible(&format!("none of {solved} fair boards that were solved has one")))
    }

    fn near_hardest(
        &self,
        boards: &[Board],
        lengths: &RangeInclusive<u64>,
        candidates: &Dealer,
        limits: &Limits<'_>,
    ) -> Result<(Board, u64), LengthError> {
        let farthest = fifteen::COUNTS.len() as u64 - 1;
        for candidate in 0..SOLVES {
            limits.check_cancel()?;
            let mut digits = rank(candidates, candidate)?;
            let mut digit = |base: u64| {
                let digit = (digits % u128::from(base)) as u64;
                digits /= u128::from(base);
                digit
            };
            let mut board = boards[digit(boards.len() as u64) as usize].clone();
            if lengths.is_empty() {
                return Ok((board, farthest));
            }
            // A walk of k slides leads to 80 − k or farther, by an even number.
            let length = lengths.start() + digit(lengths.end() - lengths.start() + 1);
            fifteen::walk(&mut board, farthest - length, digits);
            let length = self.length(&board, limits)?;
            if self.range.contains(&length) {
                return Ok((board, length));
            }
        }
        Err(self.not_feasible("no walk from the hardest boards led to one"))
    }

    /// The length of a shortest solution, by the solver.
    fn length(&self, board: &Board, limits: &Limits<'_>) -> Result<u64, LengthError> {
        // Time and nodes would make the board depend on the machine.
        let limits = Limits { time: None, nodes: None, progress: None, ..*limits };
        let solution = self.solver.solve(board, &limits)?;
        if !solution.optimal || solution.metric != self.metric {
            limits.check_cancel()?;
            return Err(LengthError::NotProved);
        }
        Ok(solution.length)
    }

    fn not_feasible(&self, feasible: &str) -> LengthError {
        LengthError::NotFeasible {
            range: self.range.clone(),
            size: self.goal().size(),
            feasible: feasible.into(),
        }
    }
}

/// Chooses the way in which boards are drawn: it depends on what is asked for
/// alone, never on the machine.
fn source(
    goal: &Goal,
    metric: Metric,
    range: &RangeInclusive<u64>,
    limits: &Limits<'_>,
) -> Result<Source, LengthError> {
    let size = goal.size();
    let not_feasible =
        |feasible: String| Err(LengthError::NotFeasible { range: range.clone(), size, feasible });
    if ExactTable::supports(size) {
        let table = Box::new(ExactTable::build(goal, metric, limits)?);
        let (count, share) = count(table.counts(), range);
        if count == 0 {
            return not_feasible(format!("the lengths go from 0 to {}", table.gods_number()));
        }
        if share >= RARE {
            return Ok(Source::Table(table));
        }
        let mut ranked = Vec::new();
        for board in table.boards_at(range.clone(), limits)?.iter() {
            limits.check_cancel()?;
            ranked.push((goal.rank(&board).map_err(|_| LengthError::NotProved)?, board));
        }
        ranked.sort();
        let boards = ranked.into_iter().map(|(_, board)| board).collect();
        return Ok(Source::Listed(table, boards));
    }
    if size.area() > Near::MAX_AREA {
        return not_feasible(format!("boards of up to {} squares can", Near::MAX_AREA));
    }
    if fifteen::knows(goal, metric) {
        let farthest = fifteen::COUNTS.len() as u64 - 1;
        let (wanted, share) = count(&fifteen::COUNTS, range);
        if wanted == 0 {
            return not_feasible(format!("the lengths go from 0 to {farthest}"));
        }
        let largest = range.clone().take_while(|&length| length <= farthest);
        if largest.map(|length| fifteen::COUNTS[length as usize]).max() <= Some(NEAR_LEVEL) {
            if *range.start() == farthest {
                let none = RangeInclusive::new(1, 0);
                return Ok(Source::Hardest(fifteen::hardest(goal), none));
            }
            if *range.start() < farthest / 2 {
                return near(goal, metric, range, limits);
            }
        }
        let bound = Box::new(Bound::new(goal, metric));
        if *range.start() < FAR || passing(&bound, goal, range)? <= share * SOLVES as f64 {
            // How rare they are is known: one will come.
            return Ok(Source::Solved(bound, u64::MAX));
        }
        let lengths = *range.start()..=(*range.end()).min(farthest);
        return Ok(Source::Hardest(fifteen::hardest(goal), lengths));
    }
    if size.area() <= Packed16::MAX_AREA {
        let bound = Box::new(Bound::new(goal, metric));
        if passing(&bound, goal, range)? > MIDDLE {
            return Ok(Source::Solved(bound, SOLVES));
        }
        return match near(goal, metric, range, limits) {
            Err(LengthError::NotFeasible { .. }) => Ok(Source::Solved(bound, SOLVES)),
            other => other,
        };
    }
    near(goal, metric, range, limits)
}

/// The largest level of 4x4 that is counted out.
const NEAR_LEVEL: u64 = super::near::MOST as u64;

/// Counts out the boards in the range, if they are near enough.
fn near(
    goal: &Goal,
    metric: Metric,
    range: &RangeInclusive<u64>,
    limits: &Limits<'_>,
) -> Result<Source, LengthError> {
    let near = Near::new(goal, metric, range, limits)?;
    let last = near.last();
    if last < *range.end() {
        return Err(LengthError::NotFeasible {
            range: range.clone(),
            size: goal.size(),
            feasible: format!("lengths up to {last} can"),
        });
    }
    let count = near.counts().iter().sum();
    Ok(Source::Near(near, count))
}

/// How many boards are in the range, and their share of all.
fn count(counts: &[u64], range: &RangeInclusive<u64>) -> (u64, f64) {
    let inside = (0..).zip(counts).filter(|(length, _)| range.contains(length));
    let count: u64 = inside.map(|(_, count)| count).sum();
    (count, count as f64 / counts.iter().sum::<u64>() as f64)
}

/// The share of fair boards that pass the bound, on a sample of a fixed seed.
fn passing(bound: &Bound, goal: &Goal, range: &RangeInclusive<u64>) -> Result<f64, LengthError> {
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "pilot")?;
    let room = Packed16::try_from(goal.board()).expect("sixteen squares at most");
    let mut boards = vec![room; PILOT as usize];
    dealer.deal_packed(0, &mut boards)?;
    let passing = boards.iter().filter(|&&board| bound.may_be_in(range, board)).count();
    Ok(passing as f64 / PILOT as f64)
}

/// A number below `count`, each as likely as any other.
fn number_below(count: u64, candidates: &Dealer) -> Result<u64, LengthError> {
    let boards = candidates.goal().size().solvable_boards().to_u128();
    let boards = boards.expect("boards of at most 25 squares, or one square wide");
    let count = u128::from(count);
    for candidate in 0.. {
        let rank = rank(candidates, candidate)?;
        if rank < boards / count * count {
            return Ok((rank % count) as u64);
        }
    }
    unreachable!("a seed has an end, which is an error")
}

fn rank(candidates: &Dealer, number: u64) -> Result<u128, LengthError> {
    let rank = candidates.goal().rank(&candidates.deal(number)?);
    Ok(rank.ok().and_then(|rank| rank.to_u128()).expect("fair boards of at most 25 squares"))
}
