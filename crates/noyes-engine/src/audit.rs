//! Whether boards could come from a fair dealer.

use std::num::NonZeroUsize;

use noyes::{Board, Cell, CellsError, Goal};
use noyes_api::SampleLine;
use noyes_audit::{AuditError, Cancel, SampleAudit, Tally};

use crate::cells;

/// Equal boards are looked for within so much memory: 16 million of them.
const MEMORY: u64 = 256 << 20;

/// Judges boards that stand in one cell a square, board after board, at a level
/// of significance `alpha`, above 0 and below 1.
///
/// # Errors
/// [`AuditError`] if there are none, if one is none, or if somebody threw the switch.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use noyes::{Goal, Layout, Recipe, Size};
/// use noyes_engine::{Scrambler, audit};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let mut cells = vec![0u8; 10_000 * 9];
/// let scrambler = Scrambler::new(goal.clone(), Recipe::default(), Some("fair"))?;
/// scrambler.fill(0, &mut cells, NonZeroUsize::MIN)?;
/// let answer = audit(&goal, &cells, 0.001, NonZeroUsize::MIN, None)?;
/// assert_eq!((answer.boards, &*answer.verdict), (10_000, "consistent"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn audit<C: Cell + Sync>(
    goal: &Goal,
    cells: &[C],
    alpha: f64,
    threads: NonZeroUsize,
    cancel: Option<&Cancel>,
) -> Result<SampleLine, AuditError> {
    /// So many boards are counted before the switch is looked at again.
    const BOARDS: usize = 1 << 16;
    let size = goal.size();
    if size.boards_in(cells)? == 0 {
        return Err(AuditError::NoBoards);
    }
    let mut all = Tally::new(goal.clone(), MEMORY);
    let threads = cells::threads(threads);
    let mut tallies = vec![all.clone(); threads];
    for cells in cells.chunks(size.area() * BOARDS * threads) {
        if cancel.is_some_and(Cancel::is_cancelled) {
            return Err(AuditError::Cancelled);
        }
        let parts = tallies.iter_mut().zip(cells.chunks(size.area() * BOARDS));
        cells::each(parts, |(tally, cells)| count(tally, cells))
            .into_iter()
            .collect::<Result<(), _>>()?;
        for tally in &mut tallies {
            all.append(tally)?;
        }
    }
    let audit = SampleAudit::new(all.counts(), alpha)?;
    Ok(SampleLine::new(&audit, 0, None, false))
}

/// Counts what is known to be boards.
fn count<C: Cell>(tally: &mut Tally, cells: &[C]) -> Result<(), AuditError> {
    let size = tally.goal().size();
    let number = |&cell: &C| cell.into() as u32;
    if size.area() <= usize::from(u8::MAX) + 1 {
        let bytes: Vec<u8> = cells.iter().map(|cell| number(cell) as u8).collect();
        return tally.add_cells(&bytes);
    }
    cells.chunks(size.area()).enumerate().try_for_each(|(board, tiles)| {
        let tiles: Vec<u32> = tiles.iter().map(number).collect();
        let tiles = Board::new(size, tiles).map_err(|error| CellsError::Board { board, error })?;
        tally.add(&tiles)
    })
}
