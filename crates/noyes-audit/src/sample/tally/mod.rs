//! Counting boards in one pass and bounded memory.

mod frame;
mod lanes;
mod numbers;
mod plain;
mod repeats;
mod separators;
mod sums;
mod text;

use noyes::{DealError, Goal, Packed16, Position, Size, SizeMismatch};
use twox_hash::XxHash3_64;

pub(super) use self::repeats::kinds_in_part;
pub use self::text::{OddLine, ReadLines};
use self::{
    frame::Frame,
    lanes::{LANES, Lanes},
    plain::Plain,
    repeats::Keys,
    sums::Sums,
};
use crate::{AuditError, Counts};

/// Counts boards as they come, in memory that does not grow with their number.
///
/// All counts are exact and do not depend on the boards' order. Tallies of the
/// same memory that were filled apart, by several threads, add up to the very
/// same by [`merge`](Self::merge) or [`append`](Self::append).
///
/// Up to 16 squares boards are compared with one another as they are. Larger
/// ones are compared by a hash of 64 bits (XXH3): m different boards hold two
/// that are taken for equal with a probability of about m²/2^65, one in 370,000
/// for ten million boards.
///
/// ```
/// use noyes::{Dealer, Goal, Layout, Recipe, Size};
/// use noyes_audit::Tally;
///
/// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
/// let mut boards = vec![0; 10_000 * 16];
/// Dealer::new(goal.clone(), Recipe::default(), "noyes")?.deal_cells(0, &mut boards)?;
///
/// let mut tally = Tally::new(goal, 64 << 20);
/// tally.add_cells(&boards)?;
/// let counts = tally.counts();
/// assert_eq!((counts.boards, counts.unsolvable), (10_000, 0));
/// assert_eq!(counts.repeats.distinct, 10_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tally {
    goal: Goal,
    frame: Frame,
    sums: Sums,
    keys: Keys,
    plain: Plain,
    /// Made for the first batch: few boards need none.
    lanes: Option<Box<Lanes>>,
    /// Boards that are no whole batch yet: of at most 16 squares, or of a byte a square.
    packed: Vec<u64>,
    cells: Vec<u8>,
}

/// The most squares of a board that is kept in a word, four bits a square.
const MAX_PACKED_AREA: usize = Packed16::MAX_AREA;

impl Tally {
    /// Above so many squares, tiles and squares are not counted together.
    pub const MAX_PLACED_AREA: usize = 1024;
    /// Above so many squares, pairs of tiles are not counted.
    pub const MAX_PAIRS_AREA: usize = 256;

    /// Nothing counted yet. Repeated boards are looked for within about `memory`
    /// bytes, 16 kilobytes at least. Up to 3 different boards for every 64 bytes,
    /// fifty million for a gibibyte, are all compared with one another if few come
    /// again; of more, or where many come again, all of a part are. See
    /// [`Repeats::part`](crate::Repeats::part).
    #[must_use]
    pub fn new(goal: Goal, memory: u64) -> Tally {
        let frame = Frame::new(&goal);
        Tally {
            sums: Sums::new(&frame),
            keys: Keys::new(memory),
            plain: Plain::default(),
            lanes: None,
            packed: Vec::new(),
            cells: Vec::new(),
            goal,
            frame,
        }
    }

    /// The goal that the boards are meant for.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// Counts a board.
    ///
    /// # Errors
    /// [`AuditError::Size`] if it has another size than the goal.
    pub fn add(&mut self, board: &impl Position) -> Result<(), AuditError> {
        check_size(board.size(), self.goal.size())?;
        if self.frame.area <= MAX_PACKED_AREA {
            let bits = (0..).zip(board.numbers());
            self.push_packed(bits.fold(0, |bits, (k, tile)| bits | u64::from(tile) << (4 * k)));
        } else if self.frame.area <= lanes::MAX_AREA {
            self.cells.extend(board.numbers().map(|tile| tile as u8));
            self.count_full_cells();
        } else {
            let tiles: Vec<u32> = board.numbers().collect();
            self.plain.count(&self.frame, &tiles, &mut self.sums);
            self.keys.extend(std::iter::once(key_of_tiles(&tiles)));
        }
        Ok(())
    }

    /// Counts boards of at most 16 squares.
    ///
    /// # Errors
    /// [`AuditError::Size`] if one has another size than the goal; then none is counted.
    pub fn add_packed(&mut self, boards: &[Packed16]) -> Result<(), AuditError> {
        let size = self.goal.size();
        if let Some(board) = boards.iter().find(|board| board.size() != size) {
            check_size(board.size(), size)?;
        }
        self.push_all_packed(boards.len(), |k| boards[k].bits());
        Ok(())
    }

    /// Counts boards of at most 256 squares that stand in one byte a square,
    /// board after board.
    ///
    /// # Errors
    /// [`AuditError`] if the bytes are no whole number of boards, if the goal has
    /// more than 256 squares, or if a board is none ([`AuditError::Cells`] says
    /// which); then none is counted.
    pub fn add_cells(&mut self, cells: &[u8]) -> Result<(), AuditError> {
        let (size, area) = (self.goal.size(), self.frame.area);
        if area > lanes::MAX_AREA {
            return Err(DealError::CellTooSmall { max: u8::MAX.into(), size }.into());
        }
        size.boards_in(cells)?;
        if area == MAX_PACKED_AREA {
            let (boards, _) = cells.as_chunks();
            self.push_all_packed(boards.len(), |k| pack(boards[k]));
        } else if area < MAX_PACKED_AREA {
            self.push_all_packed(cells.len() / area, |k| {
                let mut board = [0; MAX_PACKED_AREA];
                board[..area].copy_from_slice(&cells[k * area..][..area]);
                pack(board)
            });
        } else {
            for boards in cells.chunks(area * LANES) {
                self.cells.extend_from_slice(boards);
                self.count_full_cells();
            }
        }
        Ok(())
    }

    /// Takes over all that another tally of the same goal has counted. Memory
    /// remains what it is for this one.
    ///
    /// # Errors
    /// [`AuditError::Size`] if its boards have another size,
    /// [`AuditError::Goal`] if they are meant for another goal.
    pub fn merge(&mut self, mut other: Tally) -> Result<(), AuditError> {
        self.append(&mut other)
    }

    /// Takes over all that another tally of the same goal has counted, and leaves
    /// it with nothing, ready to count on; of the boards to come it compares those
    /// of the same part as this one. Threads that count into tallies of their own,
    /// made with the same memory, and hand them over after some boards each need
    /// the memory of one, and 16 bytes for each board not handed over yet.
    ///
    /// # Errors
    /// [`AuditError::Size`] if its boards have another size,
    /// [`AuditError::Goal`] if they are meant for another goal; then it remains
    /// as it is.
    pub fn append(&mut self, other: &mut Tally) -> Result<(), AuditError> {
        check_size(other.goal.size(), self.goal.size())?;
        if other.goal != self.goal {
            return Err(AuditError::Goal);
        }
        if let Some(lanes) = &mut other.lanes {
            lanes.flush(&mut other.sums);
        }
        self.sums.add(&other.sums);
        other.sums = Sums::new(&other.frame);
        self.keys.append(&mut other.keys);
        for bits in other.packed.drain(..) {
            self.push_packed(bits);
        }
        self.cells.append(&mut other.cells);
        self.count_full_cells();
        Ok(())
    }

    /// What was counted so far.
    #[must_use]
    pub fn counts(&mut self) -> Counts {
        self.count_rest();
        if let Some(lanes) = &mut self.lanes {
            lanes.flush(&mut self.sums);
        }
        let sums = self.sums.clone();
        Counts {
            goal: self.goal.clone(),
            boards: sums.boards,
            unsolvable: sums.unsolvable,
            // Tile 0 is the blank.
            blank: sums.placed.get(..self.frame.area).map_or(sums.blank, <[u64]>::to_vec),
            placed: sums.placed,
            at_home: sums.at_home,
            cycles: sums.cycles,
            before: sums.before,
            repeats: self.keys.repeats(),
        }
    }

    /// Counts boards of at most 16 squares that are known to be boards.
    #[inline(always)]
    fn push_all_packed(&mut self, boards: usize, bits: impl Fn(usize) -> u64) {
        let mut start = 0;
        while start < boards {
            let end = boards.min(start + LANES - self.packed.len());
            self.packed.extend((start..end).map(&bits));
            start = end;
            self.count_full_packed();
        }
    }

    /// Counts a board of at most 16 squares that is known to be one.
    #[inline]
    fn push_packed(&mut self, bits: u64) {
        self.packed.push(bits);
        if self.packed.len() == LANES {
            self.count_full_packed();
        }
    }

    /// Counts the packed boards if they are a batch.
    fn count_full_packed(&mut self) {
        let Tally { frame, sums, lanes, packed, keys, .. } = self;
        if let Ok(boards) = <&[u64; LANES]>::try_from(&packed[..]) {
            let lanes = lanes.get_or_insert_with(|| Box::new(Lanes::new(frame)));
            lanes.count_packed(frame, boards, sums);
            keys.extend(boards.iter().map(|&bits| key_of_packed(bits)));
            packed.clear();
        }
    }

    /// Counts the batches among the boards of a byte a square.
    fn count_full_cells(&mut self) {
        let Tally { frame, sums, lanes, cells, keys, .. } = self;
        let batches = cells.chunks_exact(frame.area * LANES);
        let rest = batches.remainder().len();
        for boards in batches {
            let lanes = lanes.get_or_insert_with(|| Box::new(Lanes::new(frame)));
            lanes.count_cells(frame, boards, sums);
            keys.extend(boards.chunks_exact(frame.area).map(XxHash3_64::oneshot));
        }
        cells.drain(..cells.len() - rest);
    }

    /// Counts the boards that are no whole batch, one by one.
    fn count_rest(&mut self) {
        let Tally { frame, sums, plain, packed, cells, keys, .. } = self;
        for &bits in &*packed {
            let tiles: Vec<u32> = (0..frame.area).map(|k| (bits >> (4 * k)) as u32 & 15).collect();
            plain.count(frame, &tiles, sums);
        }
        keys.extend(packed.drain(..).map(key_of_packed));
        for board in cells.chunks_exact(frame.area) {
            let tiles: Vec<u32> = board.iter().map(|&tile| tile.into()).collect();
            plain.count(frame, &tiles, sums);
        }
        keys.extend(cells.chunks_exact(frame.area).map(XxHash3_64::oneshot));
        cells.clear();
    }
}

fn check_size(found: Size, expected: Size) -> Result<(), SizeMismatch> {
    if found == expected { Ok(()) } else { Err(SizeMismatch { found, expected }) }
}

/// From a byte a square, which must be below 16, to four bits.
#[inline(always)]
fn pack(board: [u8; MAX_PACKED_AREA]) -> u64 {
    let half = |bytes: u64| {
        let pairs = (bytes | bytes >> 4) & 0x00ff_00ff_00ff_00ff;
        let fours = (pairs | pairs >> 8) & 0x0000_ffff_0000_ffff;
        (fours | fours >> 16) & 0xffff_ffff
    };
    let board = u128::from_le_bytes(board);
    half(board as u64) | half((board >> 64) as u64) << 32
}

/// A key that looks random and that no other board of the size has: each step
/// can be undone (the last steps of `SplitMix64`: G. L. Steele, D. Lea and
/// C. H. Flood, OOPSLA 2014).
#[inline(always)]
fn key_of_packed(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

fn key_of_tiles(tiles: &[u32]) -> u64 {
    let mut bytes = Vec::with_capacity(size_of_val(tiles));
    bytes.extend(tiles.iter().flat_map(|tile| tile.to_le_bytes()));
    XxHash3_64::oneshot(&bytes)
}
