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
    let mut sample = Sample::new(goal.clone());
    sample.add(cells, threads, cancel)?;
    sample.audit(alpha, 0)
}

/// Boards that come bit by bit, counted to be judged together. In what parts and
/// in what order they come changes nothing.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use noyes::{Goal, Layout, Recipe, Size};
/// use noyes_engine::{Sample, Scrambler, audit};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let mut cells = vec![0u8; 1000 * 9];
/// let scrambler = Scrambler::new(goal.clone(), Recipe::default(), Some("parts"))?;
/// scrambler.fill(0, &mut cells, NonZeroUsize::MIN)?;
/// let mut sample = Sample::new(goal.clone());
/// for part in cells.chunks(9 * 300) {
///     sample.add(part, NonZeroUsize::MIN, None)?;
/// }
/// let whole = audit(&goal, &cells, 0.001, NonZeroUsize::MIN, None)?;
/// assert_eq!(sample.audit(0.001, 0)?, whole);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Sample {
    tally: Tally,
}

impl Sample {
    /// No board yet.
    #[must_use]
    pub fn new(goal: Goal) -> Sample {
        Sample { tally: Tally::new(goal, MEMORY) }
    }

    /// Counts boards that stand in one cell a square, board after board.
    ///
    /// # Errors
    /// [`AuditError`] if one is none, and then none is counted; or if somebody threw the
    /// switch, and then some are.
    pub fn add<C: Cell + Sync>(
        &mut self,
        cells: &[C],
        threads: NonZeroUsize,
        cancel: Option<&Cancel>,
    ) -> Result<(), AuditError> {
        /// So many boards are counted before the switch is looked at again.
        const BOARDS: usize = 1 << 16;
        let size = self.tally.goal().size();
        size.boards_in(cells)?;
        let threads = cells::threads(threads);
        let mut tallies = vec![Tally::new(self.tally.goal().clone(), MEMORY); threads];
        for cells in cells.chunks(size.area() * BOARDS * threads) {
            if cancel.is_some_and(Cancel::is_cancelled) {
                return Err(AuditError::Cancelled);
            }
            let parts = tallies.iter_mut().zip(cells.chunks(size.area() * BOARDS));
            cells::each(parts, |(tally, cells)| count(tally, cells))
                .into_iter()
                .collect::<Result<(), _>>()?;
            for tally in &mut tallies {
                self.tally.append(tally)?;
            }
        }
        Ok(())
    }

    /// Judges all that were counted, at a level of significance `alpha`; `errors` is
    /// how many others were found to be no boards.
    ///
    /// # Errors
    /// [`AuditError`] if there are none, or the level is none.
    pub fn audit(&mut self, alpha: f64, errors: u64) -> Result<SampleLine, AuditError> {
        let audit = SampleAudit::new(self.tally.counts(), alpha)?;
        Ok(SampleLine::new(&audit, errors, None, false))
    }
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
