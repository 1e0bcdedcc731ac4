//! The estimate of a whole board: the sum over groups of tiles, seen from both
//! sides of the mirror.

use noyes::{Direction, Goal, Size, Square, Symmetry};

use super::{MAX_CELLS, Pattern, Placement, Word, codec::PART};
use crate::search::{Asked, Heuristic};

/// A partition of the tiles into patterns, with their tables, and the mirrors
/// in which a board is seen: the estimate is the largest sum.
#[derive(Debug)]
pub(crate) struct Additive<'a, W: Word, const VIEWS: usize> {
    lenses: [Lens<'a, W>; MAX_PARTS],
    pub(super) parts: Vec<Part<'a, W>>,
    views: [View; VIEWS],
    mirrors: Vec<Mirror>,
    /// The cell of each tile at home.
    pub(super) homes: Vec<u32>,
    /// For each view and part the cell of the part's pattern that each cell is.
    pub(super) seen: [[[u8; MAX_CELLS]; MAX_PARTS]; VIEWS],
}

/// A pattern with the table that holds its values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a, W: Word> {
    pub(crate) pattern: &'a Pattern<W>,
    pub(crate) table: &'a [u8],
    /// What brings the part to the pattern's cells.
    pub(crate) symmetry: Symmetry,
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

/// Where tiles are looked up.
#[derive(Clone, Debug)]
struct View {
    symmetry: Symmetry,
    /// The part that each tile's mirror image belongs to, and the mirror in which
    /// that part is seen.
    places: [Place; MAX_CELLS],
}

#[derive(Clone, Copy, Debug, Default)]
struct Place {
    part: u8,
    mirror: u8,
}

/// What a slide into each cell does in a mirror, by its letter.
#[derive(Clone, Debug)]
struct Mirror {
    symmetry: Symmetry,
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

impl<const VIEWS: usize> Standing<VIEWS> {
    pub(super) fn sums(&self) -> [u32; VIEWS] {
        self.sums.map(u32::from)
    }
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

impl<const VIEWS: usize> Change<VIEWS> {
    /// Number k is what becomes of a part in a view, given the bit of its value.
    #[inline(always)]
    fn set(&mut self, k: usize, v: usize, state: &Standing<VIEWS>, part: u8, new: Entry, bit: u64) {
        // One more than 2k is 2k + 1, with the same bit; one more than
        // 2k + 1 is 2k + 2, with the other. Only this bit and the lowest are
        // looked at, so that it does not matter if the byte overflows.
        let value = (new.0 >> VALUE) + 1;
        let less = (bit ^ value >> 1) & 1;
        let value = (1u64 << VALUE).wrapping_sub(less << (VALUE + 1));
        self.entries[k] = Entry(new.0.wrapping_add(value));
        self.sums[k] = (state.sums[v] + 1).wrapping_sub(2 * less as u16);
        self.parts[k] = (v * MAX_PARTS) as u8 + part;
    }
}

/// So many moves are looked up side by side.
const TOGETHER: usize = 32;

/// A move on its way through the tables.
#[derive(Clone, Copy, Debug, Default)]
struct Seek {
    entry: Entry,
    /// The number of the set of cells, then the byte of the table.
    at: u32,
    order: u16,
    byte: u8,
    part: u8,
    blank: u8,
}

impl<'a, W: Word, const VIEWS: usize> Additive<'a, W, VIEWS> {
    /// One view is the board as it is; the second, if there is one, is its
    /// transpose.
    pub(crate) fn new(goal: &Goal, parts: Vec<Part<'a, W>>) -> Self {
        assert!((1..=MAX_PARTS).contains(&parts.len()));
        let mut mirrors = Vec::new();
        let views = std::array::from_fn(|view| {
            let symmetry = [Symmetry::IDENTITY, Symmetry::TRANSPOSE][view];
            View::new(goal, symmetry, &parts, &mut mirrors)
        });
        let lens = |part: usize| {
            let &Part { pattern, table, .. } = parts.get(part).unwrap_or(&parts[0]);
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
        let lenses = std::array::from_fn(lens);
        let mut homes = vec![0; goal.size().area()];
        for (cell, &tile) in (0..).zip(goal.board().tiles()) {
            homes[tile as usize] = cell;
        }
        let mut seen = [[[0; MAX_CELLS]; MAX_PARTS]; VIEWS];
        for (view, seen) in views.iter().zip(&mut seen) {
            for (part, seen) in parts.iter().zip(seen) {
                let symmetry = view.symmetry.then(part.symmetry);
                for square in goal.size().squares() {
                    seen[square.index()] = symmetry.square(square, goal.size()).number() as u8;
                }
            }
        }
        Additive { lenses, parts, views, mirrors, homes, seen }
    }
}

impl<W: Word, const VIEWS: usize> Additive<'_, W, VIEWS> {
    /// The part of a tile in a view.
    pub(super) fn part_of(&self, view: usize, tile: u8) -> usize {
        self.views[view].places[usize::from(tile) % MAX_CELLS].part.into()
    }

    /// The second lowest bit of a placement's value.
    #[inline(always)]
    pub(super) fn bit(&self, part: usize, placement: Placement, blank: u32) -> u64 {
        self.lenses[part % MAX_PARTS].bit(Entry::new(placement, 0), blank as u8)
    }

    /// Where a view of a move is looked up.
    #[inline(always)]
    fn seek(&self, v: usize, state: &Standing<VIEWS>, tile: u8, blank: u8, letter: usize) -> Seek {
        let Place { part, mirror } = self.views[v].places[usize::from(tile) % MAX_CELLS];
        let mirror = &self.mirrors[usize::from(mirror)];
        let slide = mirror.slides[usize::from(blank) % MAX_CELLS][letter % 4];
        let entry = state.parts[v][usize::from(part) % MAX_PARTS].turned(slide);
        let lens = &self.lenses[usize::from(part) % MAX_PARTS];
        Seek {
            entry,
            at: W::number(lens.high, lens.low, entry.0 as u32) as u32,
            order: lens.order(entry),
            byte: 0,
            part,
            blank: slide.from,
        }
    }
}

impl View {
    fn new<W: Word>(
        goal: &Goal,
        symmetry: Symmetry,
        parts: &[Part<'_, W>],
        mirrors: &mut Vec<Mirror>,
    ) -> View {
        let size = goal.size();
        let mut view = View { symmetry, places: [Place::default(); MAX_CELLS] };
        for (number, part) in parts.iter().enumerate() {
            let seen = symmetry.then(part.symmetry);
            let mirror = mirrors.iter().position(|mirror| mirror.symmetry == seen);
            let mirror = mirror.unwrap_or_else(|| {
                mirrors.push(Mirror::new(size, seen));
                mirrors.len() - 1
            });
            let place = Place { part: number as u8, mirror: mirror as u8 };
            for (square, &tile) in size.squares().zip(goal.board().tiles()) {
                if part.pattern.homes().contains(&seen.square(square, size).number()) {
                    view.places[tile as usize] = place;
                }
            }
        }
        view
    }
}

impl Mirror {
    fn new(size: Size, symmetry: Symmetry) -> Mirror {
        let mut slides = [[Slide::default(); 4]; MAX_CELLS];
        let cell = |square: Square| symmetry.square(square, size).number();
        for square in size.squares() {
            for (letter, direction) in Direction::ALL.into_iter().enumerate() {
                if let Some(from) = square.neighbour(direction.opposite(), size) {
                    slides[square.index()][letter] = Slide::new(cell(from), cell(square));
                }
            }
        }
        Mirror { symmetry, slides }
    }
}

impl<W: Word> Lens<'_, W> {
    /// The second lowest bit of the value of an entry's placement.
    #[inline(always)]
    fn bit(&self, entry: Entry, blank: u8) -> u64 {
        let set = self.sets[W::number(self.high, self.low, entry.0 as u32)];
        let order = usize::from(self.order(entry));
        let byte = self.table[set.row(blank.into()) * self.stride + order / 8];
        u64::from(byte >> (order % 8)) & 1
    }

    /// The number of an entry's order.
    #[inline(always)]
    fn order(&self, entry: Entry) -> u16 {
        let head = self.head[(entry.0 >> ORDER) as usize % PART];
        let tail = self.tail[(entry.0 >> (ORDER + 12)) as usize % PART];
        head + tail
    }
}

impl<W: Word, const VIEWS: usize> Heuristic for Additive<'_, W, VIEWS> {
    type State = Standing<VIEWS>;
    type Change = Change<VIEWS>;

    fn start(&self, cells: &[u8]) -> Standing<VIEWS> {
        let mut standing =
            Standing { parts: [[Entry::default(); MAX_PARTS]; VIEWS], sums: [0; VIEWS] };
        let size = self.parts[0].pattern.size();
        for (v, view) in self.views.iter().enumerate() {
            for (p, part) in self.parts.iter().enumerate() {
                let symmetry = view.symmetry.then(part.symmetry);
                let seen = |cell: u32| symmetry.square(Square::new(cell), size).number();
                let mut blank = 0;
                let mut cell_at_home = [0; MAX_CELLS];
                for (cell, &tile) in (0..).zip(cells) {
                    if tile == 0 {
                        blank = seen(cell);
                    }
                    let home = seen(self.homes[usize::from(tile)]);
                    cell_at_home[home as usize] = seen(cell);
                }
                let homes = part.pattern.homes().iter();
                let cells: Vec<u32> = homes.map(|&home| cell_at_home[home as usize]).collect();
                let placement = part.pattern.placement(&cells);
                let value = part.pattern.value(part.table, placement, blank);
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
            let Place { part: p, mirror } = view.places[usize::from(tile) % MAX_CELLS];
            let mirror = &self.mirrors[usize::from(mirror)];
            let slide = mirror.slides[usize::from(blank) % MAX_CELLS][letter % 4];
            let old = state.parts[v][usize::from(p) % MAX_PARTS];
            let along = k > 0 && !W::SHARES;
            let new = if along { old.shifted(slide) } else { old.turned(slide) };
            let bit = self.lenses[usize::from(p) % MAX_PARTS].bit(new, slide.from);
            change.set(k, v, state, p, new, bit);
            estimate = estimate.max(change.sums[k]);
            if u32::from(estimate) >= below {
                return None;
            }
        }
        Some((change, estimate.into()))
    }

    #[inline(always)]
    fn look_at(
        &self,
        asked: &[Asked<'_, Standing<VIEWS>>],
        below: u32,
        found: &mut Vec<Option<(Change<VIEWS>, u32)>>,
    ) {
        for asked in asked.chunks(TOGETHER) {
            let mut seeks = [[Seek::default(); VIEWS]; TOGETHER];
            let seeks = &mut seeks[..asked.len()];
            for (seeks, asked) in seeks.iter_mut().zip(asked) {
                for (v, seek) in seeks.iter_mut().enumerate() {
                    *seek = self.seek(v, asked.state, asked.tile, asked.blank, asked.letter.into());
                }
            }
            // No lookup waits for another one: the memory answers side by side.
            for seek in seeks.as_flattened_mut() {
                let lens = &self.lenses[usize::from(seek.part) % MAX_PARTS];
                let row = lens.sets[seek.at as usize].row(seek.blank.into());
                seek.at = (row * lens.stride) as u32 + u32::from(seek.order / 8);
            }
            for seek in seeks.as_flattened_mut() {
                let lens = &self.lenses[usize::from(seek.part) % MAX_PARTS];
                seek.byte = lens.table[seek.at as usize];
            }
            found.extend(seeks.iter().zip(asked).map(|(seeks, asked)| {
                let mut change = Change::default();
                let mut estimate = 0;
                for (v, seek) in seeks.iter().enumerate() {
                    let bit = u64::from(seek.byte >> (seek.order % 8)) & 1;
                    change.set(v, v, asked.state, seek.part, seek.entry, bit);
                    estimate = estimate.max(change.sums[v]);
                }
                (u32::from(estimate) < below).then_some((change, estimate.into()))
            }));
        }
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
