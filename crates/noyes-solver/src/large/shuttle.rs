//! Many tiles at once, roughly: what brings a large board near its goal.
//!
//! The blank shuttles in a band of a few rows, to the left and back to the right. Each of
//! its steps moves another tile by one square the other way, so on its way to the left it
//! takes along tiles that are to go right, and on its way back those that are to go left.
//! Tiles whose homes lie to the right are drawn into one row of the band and the others
//! into the row below, and soon nearly every step brings a tile nearer. After the rows come
//! the columns.
//!
//! *The way* is the best that there is: a way that never goes back along the band moves each
//! tile on it once, from where it stands before, so that what the steps are worth does not
//! depend on one another, and dynamic programming over the band's columns finds the way with
//! the greatest sum.
//!
//! *How far* it goes: between two columns as many tiles are to cross from the left as from the
//! right, most of them in the middle of the board. Each round has another share of the greatest
//! of these numbers as its threshold and goes as far as the number is above it, so that rounds
//! cross each place in proportion to what is to cross there.

mod band;

use super::grid::{Grid, Step};
use band::{
    Axis, BACK, Band, DOWN, FROM_ABOVE, FROM_BELOW, Lanes, NEVER, ON, RATHER_FROM_BELOW, ROWS, UP,
    Worth,
};

/// After so many columns the best way is worth zero again, lest numbers grow beyond their bits.
const FAR: usize = 64;

/// After so many rounds there is a look at what they gained.
const LOOK: u32 = 8;

/// So long an axis is at least, as on a shorter one most tiles need to go less far than the
/// ends of the ways take, and at most, for the bits of a distance.
const LENGTHS: std::ops::RangeInclusive<u32> = 40..=30_000;

/// How tiles are brought near.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// Rounds go on as long as this share of the steps bring a tile nearer.
    pub(super) gain: f64,
    /// How many times rows and columns have their turn, each time with half the tolerance.
    pub(super) turns: u32,
}

/// Whether there are tiles to be brought near on so large a board. Browsers rarely have one, and
/// would load the code for it each time.
pub(super) fn is_worth_while(grid: &Grid) -> bool {
    !cfg!(target_family = "wasm")
        && (LENGTHS.contains(&grid.width()) || LENGTHS.contains(&grid.height()))
}

/// Brings most tiles near their homes, along each side of the board that is long enough.
/// `false` if `take` had enough.
pub(super) fn shuttle(grid: &mut Grid, plan: Plan, take: impl FnMut(Step) -> bool) -> bool {
    let mut work = Shuttle::new(grid, take);
    for turn in 0..plan.turns {
        for axis in [Axis::Row, Axis::Column] {
            work.along(axis, turn, plan);
        }
    }
    let open = work.open;
    grid.find_places();
    open
}

struct Shuttle<'a, F: FnMut(Step) -> bool> {
    grid: &'a mut Grid,
    take: F,
    /// The last way, from its end: steps as a band numbers them.
    way: Vec<u8>,
    /// For each column that a way passes and each row, whether it comes from above, from below,
    /// and rather from below.
    choices: Vec<[u8; ROWS]>,
    /// Whether more steps are wanted.
    open: bool,
}

impl<'a, F: FnMut(Step) -> bool> Shuttle<'a, F> {
    fn new(grid: &'a mut Grid, take: F) -> Self {
        Shuttle { grid, take, way: Vec::new(), choices: Vec::new(), open: true }
    }

    fn along(&mut self, axis: Axis, turn: u32, plan: Plan) {
        let (width, height) = (self.grid.width(), self.grid.height());
        let (length, across) = if axis == Axis::Row { (width, height) } else { (height, width) };
        if !LENGTHS.contains(&length) {
            return;
        }
        let tolerance = (0.8 * f64::from(length).sqrt()) as Worth >> turn;
        let across = across as usize;
        let rows = across.min(ROWS);
        let count = across.div_ceil(rows);
        // Where they do not fit exactly they overlap.
        let mut tops: Vec<usize> =
            (0..count).map(|k| k * (across - rows) / (count - 1).max(1)).collect();
        let row = |grid: &Grid| {
            let blank = grid.blank();
            (if axis == Axis::Row { grid.y(blank) } else { grid.x(blank) }) as usize
        };
        if row(self.grid) > across / 2 {
            tops.reverse();
        }
        for top in tops {
            let band = Band::new(self.grid, axis, top, rows, tolerance);
            while self.open && !(top..top + rows).contains(&row(self.grid)) {
                let step = if row(self.grid) < top { DOWN } else { UP };
                self.step(band.steps[usize::from(step)]);
            }
            self.band(band, plan.gain);
        }
    }

    fn step(&mut self, step: Step) {
        self.grid.push(step);
        self.open &= (self.take)(step);
    }

    /// Shuttles in a band as long as it is worth while.
    fn band(&mut self, band: Band, gain: f64) {
        let lanes = Lanes::new(band);
        let mut crossing = band.crossing(self.grid);
        let few = band.rows.div_ceil(2) as u32;
        let (mut share, mut steps, mut gained) = (1u32 << 31, 0usize, 0i64);
        for round in 1u32.. {
            let most = crossing.iter().copied().max().unwrap_or(0);
            if most < few || !self.open {
                break;
            }
            // The golden ratio's multiples are spread evenly.
            share = share.wrapping_add(0x9e37_79b9);
            let least = few.max(((u64::from(share) * u64::from(most)) >> 32) as u32 + 1);
            let first = crossing.iter().position(|&tiles| tiles >= least).unwrap_or(0);
            let last = crossing.iter().rposition(|&tiles| tiles >= least).unwrap_or(0) + 1;
            let mut ends = [first, last];
            if band.column(self.grid) <= first.midpoint(last) {
                ends.reverse();
            }
            for end in ends {
                let column = band.column(self.grid);
                if if end == first { column > end } else { column < end } {
                    gained += self.pass(band, &lanes, end, &mut crossing);
                    steps += self.way.len();
                }
            }
            if round.is_multiple_of(LOOK) {
                // Each look but the last one finds tiles nearer, so there is an end.
                if steps == 0 || (gained as f64) < gain * steps as f64 {
                    break;
                }
                (steps, gained) = (0, 0);
            }
        }
    }

    /// Goes to this column on the best way. How much nearer that brings tiles to their columns.
    fn pass(&mut self, band: Band, lanes: &Lanes, end: usize, crossing: &mut [u32]) -> i64 {
        self.find(band, lanes, end);
        let mut at = band.column(self.grid);
        let on = end > at;
        let mut gained = 0;
        for k in (0..self.way.len()).rev() {
            let step = band.steps[usize::from(self.way[k])];
            if self.way[k] <= BACK {
                // The tile leaves the next column for this one.
                let next = if on { at + 1 } else { at - 1 };
                let square = self.grid.beside(self.grid.blank(), step);
                let home = band.column_of(self.grid.at(square));
                let nearer = if on { home <= at } else { home >= at };
                let between = &mut crossing[at.min(next)];
                if nearer {
                    *between -= 1;
                    gained += 1;
                } else {
                    *between += 1;
                    gained -= 1;
                }
                at = next;
            }
            self.step(step);
        }
        gained
    }

    /// The best way to this column, and what it is worth above what it costs.
    fn find(&mut self, band: Band, lanes: &Lanes, end: usize) -> i64 {
        let column = band.column(self.grid);
        let on = end > column;
        let mut worth = [NEVER; ROWS];
        worth[band.row(self.grid)] = 0;
        let mut before = 0;
        self.choices.clear();
        for k in 0..=end.abs_diff(column) {
            let at = if on { column + k } else { column - k };
            let distances = band.distances(self.grid, at);
            if k > 0 {
                worth = lanes.on(&worth, &distances, on);
            }
            let choice;
            (worth, choice) = lanes.beside(&worth, &distances);
            self.choices.push(choice);
            if k % FAR == FAR - 1 {
                let most = worth.iter().copied().max().unwrap_or(0);
                worth = worth.map(|worth| (worth - most).max(NEVER));
                before += i64::from(most);
            }
        }
        let mut row = (0..band.rows).max_by_key(|&row| worth[row]).unwrap_or(0);
        let found = before + i64::from(worth[row]);
        self.way.clear();
        for (k, choice) in self.choices.iter().enumerate().rev() {
            if choice[row] & RATHER_FROM_BELOW == 0 {
                while choice[row] & FROM_ABOVE != 0 {
                    self.way.push(DOWN);
                    row -= 1;
                }
            } else {
                while choice[row] & FROM_BELOW != 0 {
                    self.way.push(UP);
                    row += 1;
                }
            }
            if k > 0 {
                self.way.push(if on { ON } else { BACK });
            }
        }
        found
    }
}

#[cfg(test)]
mod tests;
