//! A pattern's table, made by walking back from home one move at a time.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering},
};

use super::{
    Pattern,
    codec::{Orders, reorder},
    rows::{BREATH, Grid, Stop, Word, bits, neighbours, subsets},
};

/// Breadth-first search backwards from home over sets of placements: a row's
/// orders are the bits of a few words.
///
/// Neighbours differ by exactly one move, and a row's cells tell the parity of
/// its values. So the rows of one parity hold one level while those of the
/// other are given the next: what is reached there and is not two levels back
/// is new.
impl<W: Word> Pattern<W> {
    /// Fills the table, on so many threads. Tells `progress` the number of
    /// placements reached after every level; `false` if it was told to stop,
    /// which every thread asks within a few milliseconds.
    pub(crate) fn fill(
        &self,
        table: &mut [u8],
        threads: NonZeroUsize,
        stop: Stop<'_>,
        mut progress: impl FnMut(u64),
    ) -> bool {
        assert_eq!(table.len(), self.table_bytes());
        let Some(graph) = Graph::new(self, stop) else { return false };
        let halt = AtomicBool::new(false);
        let stop = || {
            let stopped = halt.load(Ordering::Relaxed) || stop();
            if stopped {
                halt.store(true, Ordering::Relaxed);
            }
            stopped
        };
        let words = self.orders.count().div_ceil(64);
        let mut levels = graph.sides.each_ref().map(|rows| Level::new(rows.len(), words));
        let home_row = self.rows.row(self.home.cells, self.home_blank());
        let home = graph.slot[home_row] as usize;
        let number = self.orders.number(self.home.order);
        levels[0].orders[home * words + number / 64] |= 1 << (number % 64);
        levels[0].any[home] = true;
        let mut reached = 1;
        let mut entries: [Vec<&mut [u8]>; 2] = [Vec::new(), Vec::new()];
        for (row, entry) in table.chunks_exact_mut(self.stride()).enumerate() {
            if row % BREATH == 0 && stop() {
                return false;
            }
            entry.fill(0);
            entries[usize::from(graph.is_odd[row])].push(entry);
        }
        for level in 1u32.. {
            let [even, odd] = &mut levels;
            let (source, target) = if level % 2 == 1 { (&*even, odd) } else { (&*odd, even) };
            let entries = &mut entries[(level % 2) as usize];
            let new = graph.advance(level, source, target, entries, threads, &stop);
            if stop() {
                return false;
            }
            reached += new;
            progress(reached);
            if new == 0 {
                return true;
            }
        }
        true
    }

    /// Bytes that each row needs while the table is filled, but for its moves.
    pub(super) fn bytes_of_a_row(&self) -> usize {
        // One of the two levels, the graph, and where the entry is.
        let level = 8 * self.orders.count().div_ceil(64) + size_of::<bool>();
        let graph = 4 * size_of::<u32>() + size_of::<bool>() + size_of::<(u32, u32)>();
        level + graph + size_of::<&mut [u8]>()
    }
}

/// The placements of one level, or of two levels back, on the rows of one parity.
struct Level {
    orders: Vec<u64>,
    any: Vec<bool>,
    words: usize,
}

impl Level {
    fn new(rows: usize, words: usize) -> Level {
        Level { orders: vec![0; rows * words], any: vec![false; rows], words }
    }

    fn row(&self, slot: usize) -> &[u64] {
        &self.orders[slot * self.words..][..self.words]
    }
}

/// Which rows a move leads between, and what it does to the orders.
struct Graph {
    /// The rows of each parity.
    sides: [Vec<u32>; 2],
    is_odd: Vec<bool>,
    /// A row's place among those of its parity.
    slot: Vec<u32>,
    /// For each row the moves that lead to it, from `first[row]` on.
    first: Vec<u32>,
    moves: Vec<Move>,
    /// What a move does to the number of each order.
    shuffles: Vec<Vec<u16>>,
}

struct Move {
    /// The row before the move, by its slot.
    from: u32,
    /// Which of `shuffles`; [`SAME`] if the orders stay as they are.
    shuffle: u32,
}

const SAME: u32 = u32::MAX;

impl Graph {
    /// `None` if told to stop.
    fn new<W: Word>(pattern: &Pattern<W>, stop: Stop<'_>) -> Option<Graph> {
        let neighbours = neighbours(pattern.size());
        let grid = Grid::new(pattern.size());
        let k = pattern.home.cells.count_ones();
        let count = pattern.rows.count();
        let mut is_odd = vec![false; count];
        let mut slot = vec![0; count];
        let mut sides = [Vec::new(), Vec::new()];
        let mut regions = Vec::with_capacity(count);
        for (set, cells) in subsets(k, neighbours.len() as u32).enumerate() {
            if set % BREATH == 0 && stop() {
                return None;
            }
            let odd = pattern.is_odd(cells);
            for region in grid.regions(cells) {
                let row = regions.len();
                debug_assert_eq!(pattern.rows.row(cells, region.trailing_zeros()), row);
                regions.push((cells, region));
                is_odd[row] = odd;
                slot[row] = sides[usize::from(odd)].len() as u32;
                sides[usize::from(odd)].push(row as u32);
            }
        }
        let mut shuffles = Shuffles::new(&pattern.orders, k);
        let mut first = Vec::with_capacity(count + 1);
        let mut moves = Vec::with_capacity(super::rows::moves(pattern.size(), k) as usize);
        for (row, &(cells, region)) in regions.iter().enumerate() {
            if row % BREATH == 0 && stop() {
                return None;
            }
            first.push(moves.len() as u32);
            // The moves that lead here are those that lead away, taken back.
            for to in bits(cells) {
                for from in bits(neighbours[to as usize] & region) {
                    let before = cells ^ (1 << from | 1 << to);
                    let row = pattern.rows.row(before, to);
                    let place = |cells: u32, cell: u32| (cells & ((1 << cell) - 1)).count_ones();
                    let shuffle = shuffles.of(place(before, from), place(cells, to));
                    moves.push(Move { from: slot[row], shuffle });
                }
            }
        }
        first.push(moves.len() as u32);
        debug_assert!(moves.len() == moves.capacity() || moves.is_empty());
        Some(Graph { sides, is_odd, slot, first, moves, shuffles: shuffles.tables })
    }

    /// Gives the rows of one parity the next level; returns how many placements
    /// it has. It is not whole if told to stop.
    fn advance(
        &self,
        level: u32,
        source: &Level,
        target: &mut Level,
        entries: &mut [&mut [u8]],
        threads: NonZeroUsize,
        stop: Stop<'_>,
    ) -> u64 {
        let words = target.words;
        let rows = &self.sides[(level % 2) as usize];
        let set = level & 2 != 0;
        let share = rows.len().div_ceil(threads.get()).max(1);
        let work = |rows: &[u32],
                    orders: &mut [u64],
                    any: &mut [bool],
                    entries: &mut [&mut [u8]]| {
            let mut reached = vec![0; words];
            let mut count = 0;
            let mut breath = 0;
            let old = orders.chunks_exact_mut(words).zip(any).zip(entries);
            for (&row, ((old, any), entry)) in rows.iter().zip(old) {
                let moves = &self.moves
                    [self.first[row as usize] as usize..self.first[row as usize + 1] as usize];
                if !moves.iter().any(|from| source.any[from.from as usize]) {
                    if *any {
                        old.fill(0);
                        *any = false;
                    }
                    continue;
                }
                breath += words * moves.len();
                if breath >= WORDS_A_BREATH {
                    if stop() {
                        break;
                    }
                    breath = 0;
                }
                reached.fill(0);
                for from in moves.iter().filter(|from| source.any[from.from as usize]) {
                    let orders = source.row(from.from as usize);
                    match self.shuffles.get(from.shuffle as usize) {
                        None => reached.iter_mut().zip(orders).for_each(|(to, from)| *to |= from),
                        Some(shuffle) => scatter(orders, shuffle, &mut reached),
                    }
                }
                let mut new = 0;
                for (old, reached) in old.iter_mut().zip(&reached) {
                    *old = reached & !*old;
                    new += u64::from(old.count_ones());
                }
                *any = new != 0;
                count += new;
                if set && new != 0 {
                    let bytes = old.iter().flat_map(|word| word.to_le_bytes());
                    entry.iter_mut().zip(bytes).for_each(|(entry, new)| *entry |= new);
                }
            }
            count
        };
        if threads.get() == 1 || rows.len() * words < PARALLEL_WORDS {
            return work(rows, &mut target.orders, &mut target.any, entries);
        }
        let parts = rows
            .chunks(share)
            .zip(target.orders.chunks_mut(share * words))
            .zip(target.any.chunks_mut(share))
            .zip(entries.chunks_mut(share));
        std::thread::scope(|scope| {
            let threads: Vec<_> = parts
                .map(|(((rows, orders), any), entries)| {
                    scope.spawn(|| work(rows, orders, any, entries))
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic in a level")).sum()
        })
    }
}

/// As many words are added up in about a millisecond.
const WORDS_A_BREATH: usize = 1 << 13;

/// Below this size a level is not worth the threads.
const PARALLEL_WORDS: usize = 1 << 20;

/// Adds every order of a set, renumbered by the shuffle.
fn scatter(orders: &[u64], shuffle: &[u16], to: &mut [u64]) {
    for (&word, numbers) in orders.iter().zip(shuffle.chunks(64)) {
        let mut word = word;
        while word != 0 {
            let number = usize::from(numbers[word.trailing_zeros() as usize]);
            to[number / 64] |= 1 << (number % 64);
            word &= word - 1;
        }
    }
}

/// What moves do to the numbers of the orders: each is made when it is first needed.
struct Shuffles<'a> {
    strings: Vec<u32>,
    orders: &'a Orders,
    index: Vec<u32>,
    k: u32,
    tables: Vec<Vec<u16>>,
}

impl Shuffles<'_> {
    fn new(orders: &Orders, k: u32) -> Shuffles<'_> {
        let index = vec![SAME; (k * k) as usize];
        Shuffles { strings: orders.strings(), orders, index, k, tables: Vec::new() }
    }

    /// The shuffle of a tile that moves from one place in the order to another.
    fn of(&mut self, from: u32, to: u32) -> u32 {
        if from == to {
            return SAME;
        }
        let index = &mut self.index[(from * self.k + to) as usize];
        if *index == SAME {
            *index = self.tables.len() as u32;
            let moved = |&string: &u32| self.orders.number(reorder(string, from, to)) as u16;
            self.tables.push(self.strings.iter().map(moved).collect());
        }
        *index
    }
}
