//! The estimate of a whole board: the sum over groups of tiles, seen from both
//! sides of the mirror.

use noyes::{Direction, Goal, Size, Symmetry};

use super::{MAX_CELLS, Pattern, Placement, Word, codec::PART};
use crate::search::Heuristic;

/// A partition of the tiles into patterns, with their tables, and the mirrors
/// in which a board is seen: the estimate is the largest sum.
#[derive(Debug)]
pub(crate) struct Additive<'a, W: Word, const VIEWS: usize> {
    lenses: [Lens<'a, W>; MAX_PARTS],
    patterns: Vec<(&'a Pattern<W>, &'a [u8])>,
    views: [View; VIEWS],
}

/// The most patterns of a partition.
pub(crate) const MAX_PARTS: usize = 8;

/// A pattern and its table, as the search reads them.
#[derive(Clone, Copy, Debug)]
#[repr(align(128))]
struct Lens<'a, W: Word> {
    table: &'a [u8],
    stride: usize,
    low: &'a W::Half,
    high: &'a W::Half,
    sets: &'a [W],
    head: &'a [u16; PART],
    tail: &'a [u16; PART],
}

/// Where cells and tiles are in the mirror.
#[derive(Clone, Debug)]
struct View {
    cell: [u8; MAX_CELLS],
    /// The pattern of each tile's mirror image.
    part: [u8; MAX_CELLS],
    /// The cell of the tile's mirror image at home.
    home: [u8; MAX_CELLS],
    /// What a slide into each cell does in the mirror, by its letter.
    slides: [[Slide; 4]; MAX_CELLS],
}

/// A slide as a change of a set of cells.
#[derive(Clone, Copy, Debug, Default)]
struct Slide {
    /// The two cells.
    toggle: u32,
    /// The cells before both, in reading order, and those between.
    before: u32,
    between: u32,
    /// The cell that the tile leaves.
    from: u8,
    /// Whether the tile moves on in reading order.
    later: bool,
}

impl Slide {
    fn new(from: u32, to: u32) -> Slide {
        let below = |cell: u32| (1 << cell) - 1;
        let (first, last) = (from.min(to), from.max(to));
        Slide {
            toggle: 1 << from | 1 << to,
            before: below(first),
            between: below(last) & !below(first + 1),
            from: from as u8,
            later: from < to,
        }
    }
}

/// What is kept of a board: for each view where each pattern's tiles stand, with
/// the value, and the sum of the values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing<const VIEWS: usize> {
    parts: [[Entry; MAX_PARTS]; VIEWS],
    sums: [u16; VIEWS],
}

/// A placement and its value in one word: the cells in the low 32 bits, the
/// order in the next 24, the value modulo 256 in the rest.
#[derive(Clone, Copy, Debug, Default)]
struct Entry(u64);

const ORDER: u32 = 32;
const VALUE: u32 = 56;

impl Entry {
    fn new(Placement { cells, order }: Placement, value: u32) -> Entry {
        Entry(u64::from(value) << VALUE | u64::from(order) << ORDER | u64::from(cells))
    }

    /// The tile of a slide goes, and with it the order turns between the cells.
    #[inline(always)]
    fn turned(self, slide: Slide) -> Entry {
        let cells = self.0 as u32;
        let low = ORDER + 3 * (cells & slide.before).count_ones();
        let passed = 3 * (cells & slide.between).count_ones();
        let mask = (8 << passed) - 1;
        let part = (self.0 >> low) as u32 & mask;
        let turn = if slide.later { 3 } else { passed };
        let turned = (part >> turn | part << (passed + 3 - turn)) & mask;
        Entry(self.0 ^ u64::from(part ^ turned) << low ^ u64::from(slide.toggle))
    }

    /// The same where no tile is passed: along a row.
    #[inline(always)]
    fn shifted(self, slide: Slide) -> Entry {
        Entry(self.0 ^ u64::from(slide.toggle))
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Change<const VIEWS: usize> {
    entries: [Entry; VIEWS],
    sums: [u16; VIEWS],
    parts: [u8; VIEWS],
}

impl<const VIEWS: usize> Default for Change<VIEWS> {
    fn default() -> Change<VIEWS> {
        Change { entries: [Entry::default(); VIEWS], sums: [0; VIEWS], parts: [0; VIEWS] }
    }
}

impl<'a, W: Word, const VIEWS: usize> Additive<'a, W, VIEWS> {
    /// One view is the board as it is; the second, if there is one, is its
    /// transpose.
    pub(crate) fn new(goal: &Goal, patterns: Vec<(&'a Pattern<W>, &'a [u8])>) -> Self {
        assert!((1..=MAX_PARTS).contains(&patterns.len()));
        let size = goal.size();
        let views = std::array::from_fn(|view| {
            let symmetry = [Symmetry::IDENTITY, Symmetry::TRANSPOSE][view];
            View::new(goal, size, symmetry, &patterns)
        });
        let lens = |part: usize| {
            let &(pattern, table) = patterns.get(part).unwrap_or(&patterns[0]);
            Lens {
                table,
                stride: pattern.stride(),
                low: &*pattern.rows.low,
                high: &*pattern.rows.high,
                sets: &pattern.rows.sets,
                head: &pattern.orders.head,
                tail: &pattern.orders.tail,
            }
        };
        Additive { lenses: std::array::from_fn(lens), patterns, views }
    }
}

impl View {
    fn new<W: Word>(
        goal: &Goal,
        size: Size,
        symmetry: Symmetry,
        patterns: &[(&Pattern<W>, &[u8])],
    ) -> View {
        let mut view = View {
            cell: [0; MAX_CELLS],
            part: [0; MAX_CELLS],
            home: [0; MAX_CELLS],
            slides: [[Slide::default(); 4]; MAX_CELLS],
        };
        for square in size.squares() {
            let cell = symmetry.square(square, size).number();
            view.cell[square.index()] = cell as u8;
            let tile = goal.board().tiles()[square.index()] as usize;
            view.home[tile] = cell as u8;
            let part = patterns.iter().position(|(pattern, _)| pattern.homes().contains(&cell));
            view.part[tile] = part.unwrap_or(0) as u8;
            for (letter, direction) in Direction::ALL.into_iter().enumerate() {
                if let Some(from) = square.neighbour(direction.opposite(), size) {
                    let from = symmetry.square(from, size).number();
                    view.slides[square.index()][letter] = Slide::new(from, cell);
                }
            }
        }
        view
    }
}

impl<W: Word> Lens<'_, W> {
    /// The second lowest bit of the value of an entry's placement.
    #[inline(always)]
    fn bit(&self, entry: Entry, blank: u8) -> u64 {
        let set = self.sets[W::number(self.high, self.low, entry.0 as u32)];
        let head = self.head[(entry.0 >> ORDER) as usize % PART];
        let tail = self.tail[(entry.0 >> (ORDER + 12)) as usize % PART];
        let order = usize::from(head) + usize::from(tail);
        let byte = self.table[set.row(blank.into()) * self.stride + order / 8];
        u64::from(byte >> (order % 8)) & 1
    }
}

impl<W: Word, const VIEWS: usize> Heuristic for Additive<'_, W, VIEWS> {
    type State = Standing<VIEWS>;
    type Change = Change<VIEWS>;

    fn start(&self, cells: &[u8]) -> Standing<VIEWS> {
        let mut standing =
            Standing { parts: [[Entry::default(); MAX_PARTS]; VIEWS], sums: [0; VIEWS] };
        for (v, view) in self.views.iter().enumerate() {
            let mut cell_at_home = [0; MAX_CELLS];
            let mut blank = 0;
            for (cell, &tile) in cells.iter().enumerate() {
                let cell = u32::from(view.cell[cell]);
                if tile == 0 {
                    blank = cell;
                }
                cell_at_home[usize::from(view.home[usize::from(tile)])] = cell;
            }
            for (p, (pattern, table)) in self.patterns.iter().enumerate() {
                let cells: Vec<u32> =
                    pattern.homes().iter().map(|&home| cell_at_home[home as usize]).collect();
                let placement = pattern.placement(&cells);
                let value = pattern.value(table, placement, blank);
                standing.parts[v][p] = Entry::new(placement, value);
                standing.sums[v] += value as u16;
            }
        }
        standing
    }

    fn estimate(&self, state: &Standing<VIEWS>) -> u32 {
        state.sums.into_iter().max().unwrap_or(0).into()
    }

    #[inline(always)]
    fn look(
        &self,
        state: &Standing<VIEWS>,
        tile: u8,
        blank: u8,
        letter: usize,
        below: u32,
    ) -> Option<(Change<VIEWS>, u32)> {
        let mut change = Change::default();
        let mut estimate = 0;
        for k in (0..VIEWS).rev() {
            // With two views, the first turn of the loop is the one that sees
            // the tile go up or down, the second the one that sees it go along.
            let v = if VIEWS == 2 { k ^ (letter / 2 % 2) } else { k };
            let view = &self.views[v];
            let slide = view.slides[usize::from(blank) % MAX_CELLS][letter % 4];
            let p = view.part[usize::from(tile) % MAX_CELLS];
            let old = state.parts[v][usize::from(p) % MAX_PARTS];
            let new = if k == 0 { old.turned(slide) } else { old.shifted(slide) };
            let bit = self.lenses[usize::from(p) % MAX_PARTS].bit(new, slide.from);
            // One more than 2k is 2k + 1, with the same bit; one more than
            // 2k + 1 is 2k + 2, with the other. Only this bit and the lowest are
            // looked at, so that it does not matter if the byte overflows.
            let value = (old.0 >> VALUE) + 1;
            let less = (bit ^ value >> 1) & 1;
            let value = (1u64 << VALUE).wrapping_sub(less << (VALUE + 1));
            change.entries[k] = Entry(new.0.wrapping_add(value));
            change.sums[k] = (state.sums[v] + 1).wrapping_sub(2 * less as u16);
            change.parts[k] = (v * MAX_PARTS) as u8 + p;
            estimate = estimate.max(change.sums[k]);
            if u32::from(estimate) >= below {
                return None;
            }
        }
        Some((change, estimate.into()))
    }

    #[inline(always)]
    fn rank(&self, change: &Change<VIEWS>, estimate: u32) -> u32 {
        change.sums.iter().fold(estimate, |rank, &sum| rank + u32::from(sum))
    }

    #[inline(always)]
    fn swap(&self, state: &mut Standing<VIEWS>, change: &mut Change<VIEWS>) {
        for k in 0..VIEWS {
            let place = usize::from(change.parts[k]);
            let v = place / MAX_PARTS % VIEWS;
            std::mem::swap(&mut state.parts[v][place % MAX_PARTS], &mut change.entries[k]);
            std::mem::swap(&mut state.sums[v], &mut change.sums[k]);
        }
    }
}
