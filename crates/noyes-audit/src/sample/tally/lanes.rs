//! Counting many boards at once, each in a lane of its own.
//!
//! A row holds one square, or one tile, of all boards of a batch, a byte each:
//! every count is then a comparison of whole rows, which vector units do for
//! dozens of boards in one step. Nothing branches and nothing depends on the
//! boards, so that no order of boards is faster than another.

use multiversion::multiversion;

use super::{frame::Frame, sums::Sums};

/// How many boards a batch has.
pub(super) const LANES: usize = 256;

/// The most squares whose numbers fit into a byte.
pub(super) const MAX_AREA: usize = 256;

/// Up to so many squares each tile is compared with each square; above, it is
/// cheaper to look where it is.
const MAX_MATRIX_AREA: usize = 36;

/// Counters of a byte each, to which a batch adds at most `GROUPS`.
const WIDTH: usize = 64;
const GROUPS: usize = LANES / WIDTH;
type Counters = [u8; WIDTH];

/// After so many batches the counters must be emptied.
const FULL: usize = u8::MAX as usize / GROUPS;

type Row = [u8; LANES];

/// Rows, and counters that are not in the sums yet.
#[derive(Clone, Debug)]
pub(super) struct Lanes {
    /// What stands on each square.
    squares: Vec<Row>,
    /// Where each tile stands, the blank 0 first, biased so that signed bytes
    /// compare as squares do: signed bytes are what all vector units compare.
    places: Vec<[i8; LANES]>,
    cycling: Vec<Row>,
    placed: Vec<Counters>,
    before: Vec<Counters>,
    at_home: Vec<Counters>,
    /// By the number of cycles less one, which a byte holds for 256 squares too.
    cycles: Vec<Counters>,
    unsolvable: Counters,
    batches: usize,
}

impl Lanes {
    /// For boards of at most [`MAX_AREA`] squares.
    pub(super) fn new(frame: &Frame) -> Lanes {
        let area = frame.area;
        let counters = |length| vec![[0; WIDTH]; length];
        Lanes {
            squares: vec![[0; LANES]; area],
            places: vec![[0; LANES]; area],
            cycling: vec![[0; LANES]; area],
            placed: counters(if area <= MAX_MATRIX_AREA { area * area } else { 0 }),
            before: counters(frame.pairs()),
            at_home: counters(area),
            cycles: counters(area),
            unsolvable: [0; WIDTH],
            batches: 0,
        }
    }

    /// Counts boards of at most 16 squares, four bits a square.
    pub(super) fn count_packed(&mut self, frame: &Frame, boards: &[u64; LANES], sums: &mut Sums) {
        unpack(boards, &mut self.squares);
        self.count(frame, sums);
    }

    /// Counts boards of a byte a square, board after board.
    pub(super) fn count_cells(&mut self, frame: &Frame, cells: &[u8], sums: &mut Sums) {
        for (lane, board) in cells.chunks_exact(frame.area).enumerate() {
            for (row, &tile) in self.squares.iter_mut().zip(board) {
                row[lane] = tile;
            }
        }
        self.count(frame, sums);
    }

    fn count(&mut self, frame: &Frame, sums: &mut Sums) {
        if self.placed.is_empty() {
            self.place_one_by_one(frame.area, sums);
        } else {
            place(&self.squares, &mut self.places, &mut self.placed);
        }
        compare(frame, self);
        sums.boards += LANES as u64;
        self.batches += 1;
        if self.batches == FULL {
            self.flush(sums);
        }
    }

    fn place_one_by_one(&mut self, area: usize, sums: &mut Sums) {
        for (square, row) in self.squares.iter().enumerate() {
            for (lane, &tile) in row.iter().enumerate() {
                self.places[usize::from(tile)][lane] = biased(square);
                sums.placed[usize::from(tile) * area + square] += 1;
            }
        }
    }

    /// Adds the counters to the sums.
    pub(super) fn flush(&mut self, sums: &mut Sums) {
        add(&mut self.placed, &mut sums.placed);
        add(&mut self.before, &mut sums.before);
        add(&mut self.at_home, &mut sums.at_home);
        add(&mut self.cycles, &mut sums.cycles[1..]);
        sums.unsolvable += self.unsolvable.iter().map(|&count| u64::from(count)).sum::<u64>();
        self.unsolvable = [0; WIDTH];
        self.batches = 0;
    }
}

fn biased(square: usize) -> i8 {
    (square as u8 ^ 0x80) as i8
}

fn add(counters: &mut [Counters], sums: &mut [u64]) {
    for (counters, sum) in counters.iter_mut().zip(sums) {
        *sum += u64::from(counters.iter().map(|&count| u16::from(count)).sum::<u16>());
        *counters = [0; WIDTH];
    }
}

/// Counts the lanes of which something is true.
#[inline(always)]
fn count_lanes(counters: &mut Counters, is_true: impl Fn(usize) -> bool) {
    for (i, counter) in counters.iter_mut().enumerate() {
        let mut count = *counter;
        for group in 0..GROUPS {
            count = count.wrapping_add(u8::from(is_true(group * WIDTH + i)));
        }
        *counter = count;
    }
}

/// From four bits a square to a row a square.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512dq+avx512vl", "x86_64+avx2"))]
fn unpack(boards: &[u64; LANES], squares: &mut [Row]) {
    for (byte, rows) in squares.chunks_mut(2).enumerate() {
        let mut both = [0; LANES];
        for (both, board) in both.iter_mut().zip(boards) {
            *both = (board >> (8 * byte)) as u8;
        }
        rows[0] = both.map(|both| both & 15);
        if let Some(row) = rows.get_mut(1) {
            *row = both.map(|both| both >> 4);
        }
    }
}

/// Where each tile stands, and counts that.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512dq+avx512vl", "x86_64+avx2"))]
fn place(squares: &[Row], places: &mut [[i8; LANES]], placed: &mut [Counters]) {
    let all_of_tile = placed.chunks_exact_mut(squares.len());
    for ((tile, places), placed) in (0..=u8::MAX).zip(places).zip(all_of_tile) {
        for ((square, row), counters) in squares.iter().enumerate().zip(placed) {
            let square = biased(square);
            for (place, &other) in places.iter_mut().zip(row) {
                *place = if other == tile { square } else { *place };
            }
            count_lanes(counters, |lane| row[lane] == tile);
        }
    }
}

/// All other counts.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512dq+avx512vl", "x86_64+avx2"))]
fn compare(frame: &Frame, lanes: &mut Lanes) {
    let Lanes { squares, places, cycling, before, at_home, cycles, unsolvable, .. } = lanes;

    let mut home = [0u8; LANES];
    for (row, &tile) in squares.iter().zip(&frame.goal) {
        if tile != 0 {
            let tile = tile as u8;
            for (home, &other) in home.iter_mut().zip(row) {
                *home += u8::from(other == tile);
            }
        }
    }
    for (number, counters) in (0..=u8::MAX).zip(at_home) {
        count_lanes(counters, |lane| home[lane] == number);
    }

    let mut pairs = before.iter_mut();
    for (k, &a) in frame.order.iter().enumerate() {
        let first = &places[a as usize];
        for (&b, counters) in frame.order[k + 1..].iter().zip(&mut pairs) {
            let second = &places[b as usize];
            count_lanes(counters, |lane| first[lane] < second[lane]);
        }
    }

    // Each tile of the goal becomes the tile on its square. Taking a number out
    // of its cycle leaves a shorter one, until it is alone.
    for (&tile, row) in frame.goal.iter().zip(&*squares) {
        cycling[tile as usize] = *row;
    }
    let mut more_cycles = [0u8; LANES];
    for number in (1..cycling.len()).rev() {
        let (rest, [row, ..]) = cycling.split_at_mut(number) else { break };
        let number = number as u8;
        for (more, &next) in more_cycles.iter_mut().zip(&*row) {
            *more += u8::from(next == number);
        }
        for other in rest {
            for (other, &next) in other.iter_mut().zip(&*row) {
                *other = if *other == number { next } else { *other };
            }
        }
    }
    for (number, counters) in (0..=u8::MAX).zip(cycles) {
        count_lanes(counters, |lane| more_cycles[lane] == number);
    }

    let mut wrong = [0u8; LANES];
    if frame.one_wide {
        for pair in frame.order.windows(2) {
            let (first, second) = (&places[pair[0] as usize], &places[pair[1] as usize]);
            for ((wrong, a), b) in wrong.iter_mut().zip(first).zip(second) {
                *wrong |= u8::from(a > b);
            }
        }
    } else {
        // The reason is with `Plain::is_solvable`.
        let swaps_if_odd = frame.area as u8 ^ 1;
        for (wrong, &more) in wrong.iter_mut().zip(&more_cycles) {
            *wrong = (more ^ swaps_if_odd) & 1;
        }
        for (row, _) in squares.iter().zip(&frame.odd).filter(|&(_, &odd)| odd) {
            for (wrong, &tile) in wrong.iter_mut().zip(row) {
                *wrong ^= u8::from(tile == 0);
            }
        }
    }
    count_lanes(unsolvable, |lane| wrong[lane] != 0);
}
