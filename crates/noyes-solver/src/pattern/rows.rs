//! The cells that a pattern's tiles stand on, with the blank's region: a row
//! of the table.

use std::fmt;

use noyes::{Direction, Size, Square};

/// Numbers the pairs of a set of k cells and a region of the cells that are
/// left: the rows of a table.
#[derive(Debug)]
pub(crate) struct Rows<W: Word> {
    /// Sets are numbered by their high part, then by their low part.
    pub(super) high: Box<W::Half>,
    pub(super) low: Box<W::Half>,
    /// For each set its first row, and the region of each free cell.
    pub(super) sets: Box<[W]>,
    rows: usize,
}

/// What is known of a set of cells in one word: its first row in the low bits,
/// above it three bits a cell, the number of the cell's region.
pub(crate) trait Word: Copy + fmt::Debug + Send + Sync + 'static {
    /// A number for each possible half of a set. Its length is known to the
    /// compiler, so that looking one up needs no check.
    type Half: AsRef<[u32]> + AsMut<[u32]> + fmt::Debug + Send + Sync;
    /// The cells of a half.
    const HALF: u32;
    /// The most rows that can be numbered.
    const MAX_ROWS: u32;
    /// Whether one table may serve several patterns: the search has to be ready for
    /// rows that become columns, and on small boards it gains nothing.
    const SHARES: bool;

    /// Numbers that are all zero.
    fn half() -> Box<Self::Half>;

    fn new(first: u32, regions: u128) -> Self;

    /// The number of a set: that of its high half and of its low half.
    fn number(high: &Self::Half, low: &Self::Half, cells: u32) -> usize;

    /// The row of a cell's region.
    fn row(self, cell: u32) -> usize;
}

macro_rules! word {
    ($word:ty, $first:ty, $half:literal, $shares:literal) => {
        impl Word for $word {
            type Half = [u32; 1 << $half];
            const HALF: u32 = $half;
            const MAX_ROWS: u32 = <$first>::MAX as u32;
            const SHARES: bool = $shares;

            fn half() -> Box<Self::Half> {
                Box::new([0; 1 << $half])
            }

            fn new(first: u32, regions: u128) -> $word {
                (regions as $word) << <$first>::BITS | first as $word
            }

            #[inline(always)]
            fn number(high: &Self::Half, low: &Self::Half, cells: u32) -> usize {
                const SIZE: usize = 1 << $half;
                let part = |cells: u32| cells as usize % SIZE;
                (high[part(cells >> $half)] + low[part(cells)]) as usize
            }

            #[inline(always)]
            fn row(self, cell: u32) -> usize {
                let region = (self >> (<$first>::BITS + REGION_BITS * cell)) as usize;
                (self as $first) as usize + region % MAX_REGIONS
            }
        }
    };
}

// Up to 16 cells, and up to 26.
word!(u64, u16, 8, false);
word!(u128, u32, 13, true);

const REGION_BITS: u32 = 3;
const MAX_REGIONS: usize = 1 << REGION_BITS;

/// No pattern's board has more cells than this.
pub(crate) const MAX_CELLS: usize = 32;

impl<W: Word> Rows<W> {
    /// All rows of k tiles on a board of this size; `None` if there are more
    /// cells, or somewhere more regions, than an entry can tell apart, or if
    /// told to stop.
    pub(crate) fn new(size: Size, k: u32, stop: Stop<'_>) -> Option<Rows<W>> {
        let n = u32::try_from(size.area()).ok().filter(|&n| n <= 2 * W::HALF && k <= n)?;
        // Among the low halves with as many cells, this is the number of each.
        let mut low = W::half();
        let mut seen = [0; u32::BITS as usize];
        for (half, number) in (0..1u32 << n.min(W::HALF)).zip(low.as_mut().as_mut()) {
            let seen = &mut seen[half.count_ones() as usize];
            *number = *seen;
            *seen += 1;
        }
        let mut high = W::half();
        let mut before = 0;
        for (half, number) in (0..1u32 << n.saturating_sub(W::HALF)).zip(high.as_mut().as_mut()) {
            *number = before;
            before += k.checked_sub(half.count_ones()).map_or(0, |rest| seen[rest as usize]);
        }
        let grid = Grid::new(size);
        let mut sets = Vec::with_capacity(before as usize);
        let mut rows = 0u32;
        for cells in subsets(k, n) {
            if sets.len() % BREATH == 0 && stop() {
                return None;
            }
            let (regions, count) = regions(cells, &grid)?;
            sets.push(W::new(rows, regions));
            rows = rows.checked_add(count).filter(|&rows| rows <= W::MAX_ROWS)?;
        }
        Some(Rows { high, low, sets: sets.into(), rows: rows as usize })
    }

    /// How many rows there are.
    pub(crate) fn count(&self) -> usize {
        self.rows
    }

    /// The row of a set of cells and of the region that this free cell lies in.
    #[inline(always)]
    pub(crate) fn row(&self, cells: u32, blank: u32) -> usize {
        self.sets[W::number(&self.high, &self.low, cells)].row(blank)
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        2 * size_of::<W::Half>() + size_of_val(&*self.sets)
    }
}

/// Says whether to stop, from any thread.
pub(crate) type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// So many sets are looked at in well below a millisecond.
pub(super) const BREATH: usize = 1024;

/// Every set of k of n cells, fewer than 32, in the order of the sets as binary
/// numbers.
pub(crate) fn subsets(k: u32, n: u32) -> impl Iterator<Item = u32> {
    let first = (k <= n).then_some((1u32 << k) - 1);
    std::iter::successors(first, |&set| {
        // The lowest cells that stand together: the last of them steps on, the
        // others go back to the beginning (Gosper).
        let stepped = set + (set & set.wrapping_neg());
        (set != 0).then(|| (set ^ stepped) >> 2 >> set.trailing_zeros() | stepped)
    })
    .take_while(move |&set| set >> n == 0)
}

/// How many rows k tiles have on a board of this size.
pub(crate) fn count(size: Size, k: u32) -> u64 {
    let grid = Grid::new(size);
    subsets(k, size.area() as u32).map(|cells| grid.regions(cells).count() as u64).sum()
}

/// How many moves lead from one of these rows to another: each has a tile on one
/// of two neighbours and none on the other.
pub(crate) fn moves(size: Size, k: u32) -> u64 {
    let n = size.area() as u64;
    let pairs = neighbours(size).iter().map(|cells| u64::from(cells.count_ones())).sum::<u64>();
    let Some(others) = u64::from(k).checked_sub(1).filter(|others| others + 2 <= n) else {
        return 0;
    };
    pairs * (0..others).fold(1, |sets, other| sets * (n - 2 - other) / (other + 1))
}

/// For each cell the set of the cells next to it.
pub(crate) fn neighbours(size: Size) -> Vec<u32> {
    let next_to = |square: Square| {
        Direction::ALL
            .into_iter()
            .filter_map(|direction| square.neighbour(direction, size))
            .fold(0, |cells, next| cells | 1 << next.number())
    };
    size.squares().map(next_to).collect()
}

/// The cells of a board, to walk about all of them at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    all: u32,
    /// All cells but those of the last column.
    before_last: u32,
    width: u32,
}

impl Grid {
    /// For a board of fewer than 32 cells.
    pub(crate) fn new(size: Size) -> Grid {
        let all = (1 << size.area()) - 1;
        let last = (1..=size.height()).fold(0, |cells, row| cells | 1 << (row * size.width() - 1));
        Grid { all, before_last: all & !last, width: size.width() }
    }

    /// All cells that can be reached from this one without those that are taken.
    #[inline]
    pub(crate) fn region(&self, cell: u32, taken: u32) -> u32 {
        let free = self.all & !taken;
        let mut region = 1 << cell & free;
        loop {
            let along = (region & self.before_last) << 1 | region >> 1 & self.before_last;
            let next = (region | along | region << self.width | region >> self.width) & free;
            if next == region {
                return region;
            }
            region = next;
        }
    }

    /// The regions that the taken cells leave, by their first cells.
    pub(crate) fn regions(self, taken: u32) -> impl Iterator<Item = u32> {
        let mut free = self.all & !taken;
        std::iter::from_fn(move || {
            let region = (free != 0).then(|| self.region(free.trailing_zeros(), taken))?;
            free &= !region;
            Some(region)
        })
    }
}

/// The region of each cell that is not taken, three bits a cell, and how many
/// there are.
fn regions(taken: u32, grid: &Grid) -> Option<(u128, u32)> {
    let (mut regions, mut count) = (0u128, 0u32);
    for region in grid.regions(taken) {
        if count as usize == MAX_REGIONS {
            return None;
        }
        for cell in bits(region) {
            regions |= u128::from(count) << (REGION_BITS * cell);
        }
        count += 1;
    }
    Some((regions, count))
}

/// The cells of a set, lowest first.
pub(crate) fn bits(set: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(set), |set| Some(set & set.wrapping_sub(1)))
        .take_while(|&set| set != 0)
        .map(u32::trailing_zeros)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_the_numbers_with_so_many_bits() {
        for n in 0..=13 {
            for k in 0..=n + 1 {
                let expected = (0..1u32 << n).filter(|set| set.count_ones() == k);
                assert!(subsets(k, n).eq(expected), "{k} of {n}");
            }
        }
        assert_eq!(subsets(8, 26).count(), 1_562_275);
        assert_eq!(subsets(8, 26).last(), Some(0xff << 18));
    }

    #[test]
    fn regions_are_what_neighbours_reach() {
        for size in ["4x4", "3x5", "5x3", "2x7", "7x2"] {
            let size: Size = size.parse().unwrap();
            let neighbours = neighbours(size);
            let grid = Grid::new(size);
            for taken in (0..1u32 << size.area()).step_by(7) {
                for cell in (0..size.area() as u32).filter(|cell| taken >> cell & 1 == 0) {
                    let mut region = 1 << cell;
                    for _ in 0..size.area() {
                        let next = |cells, cell: u32| cells | neighbours[cell as usize] & !taken;
                        region = bits(region).fold(region, next);
                    }
                    assert_eq!(grid.region(cell, taken), region, "{size} {taken:b} {cell}");
                }
            }
        }
    }
}
