//! Ranks of boards that are larger than those of which ranks were learned.
//!
//! As a board grows, two tiles and their cells still are in four rows and four columns at most.
//! Take others out until the board is as small as one that is known, and the pair has a weight
//! there. Only pairs on cells that are near one another are asked about, which rank boards as
//! well as all pairs do and are few enough to be laid out while somebody waits.

use std::sync::{Arc, Mutex, PoisonError};

use noyes::{Direction, Goal, Size};

use super::{
    SIDE, bytes_of,
    parts::{Parts, home},
    weights::{PARTS, STEP, in_moves},
};
use crate::{large::Distance, search::Heuristic};

/// The most squares of a board that is ranked so: the table of larger ones takes too long.
pub(crate) const MAX_AREA: usize = 196;

/// And the longest side: along a longer one tiles stay behind that are at home too far away.
const LONGEST: u32 = 20;

/// Pairs are on cells that are at most so many rows and columns apart.
const REACH: usize = 2;

/// So many rows or columns are that near to one, itself among them.
const BESIDE: usize = 2 * REACH + 1;

/// So many cells are near to a cell.
const NEAR: usize = BESIDE * BESIDE - 1;

/// A pair's weight is the mean over so many ways to take lines out, that of a tile alone over
/// so many.
const WAYS: usize = 2;
const WAYS_ALONE: usize = 30;

/// Into how many parts a move is divided before weights are added.
const FINE: u32 = 256;

/// What the goal weighs: more than nothing, as some boards weigh a little less.
const GOAL: i32 = 16 * PARTS as i32;

/// By how much a tile weighs more that is far from home, by the square of its distance: lest a
/// few stay far away until all others are at home, and it takes much to bring them through.
const FAR: f32 = 0.07;

/// What a pair weighs besides counts so much of what it would on the board that is known. With
/// all of it tiles that are at home hold those in place that are not.
const SHARE: f32 = 0.6;

/// The weights, in parts of a move, of near pairs on a board whose goal has the blank in
/// the last corner.
#[derive(Debug)]
pub(crate) struct Local {
    size: Size,
    squares: usize,
    /// What is added, so that the goal weighs what it should.
    base: i32,
    /// By tile and cell.
    alone: Vec<i32>,
    /// By a tile and its cell, the place of another cell beside it, and the tile there.
    pairs: Vec<i8>,
    /// By cell, those near it, and where their weights begin among those of a tile's cell. Where
    /// the board ends there is any cell, as weights are nothing there.
    near: Vec<[(u8, u16); NEAR]>,
    /// By the blank's cell and the letter of a move, the cell that the tile comes from.
    from: Vec<[u8; 4]>,
}

static KEPT: Mutex<Option<Arc<Local>>> = Mutex::new(None);

impl Local {
    /// Whether there can be such ranks of boards of this size.
    pub(crate) fn supports(size: Size) -> bool {
        let (width, height) = (size.width(), size.height());
        width.min(height) >= SIDE
            && (SIDE + 1..=LONGEST).contains(&width.max(height))
            && size.area() <= MAX_AREA
    }

    /// About the seconds that it takes to make them.
    pub(crate) fn seconds(size: Size) -> f64 {
        0.15 + 6e-8 * (size.area() as f64).powi(3)
    }

    /// About as many bytes as they take.
    pub(crate) fn bytes(size: Size) -> u64 {
        size.area().pow(3) as u64 * NEAR as u64
    }

    /// The same with what they are made from.
    pub(crate) fn bytes_to_make(size: Size) -> u64 {
        7 * u64::from(SIDE).pow(8) + Local::bytes(size)
    }

    /// The same ranks for all who ask, made when they are first asked for. Only those that were
    /// asked for last are kept.
    pub(crate) fn shared_while(goal: &Goal, go_on: &dyn Fn() -> bool) -> Option<Arc<Local>> {
        let known = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = known().clone().filter(|local| local.size == goal.size());
        if kept.is_some() {
            return kept;
        }
        // Those of another size would take their memory beside it.
        *known() = None;
        let local = Arc::new(Local::new_while(goal, go_on)?);
        *known() = Some(Arc::clone(&local));
        Some(local)
    }

    /// Whether those of this size need not be made.
    pub(crate) fn is_kept(size: Size) -> bool {
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().is_some_and(|local| local.size == size)
    }

    /// The ranks of boards to this goal, which is in standard form with the blank in the last
    /// corner, unless it is told not to go on.
    pub(crate) fn new_while(goal: &Goal, go_on: &dyn Fn() -> bool) -> Option<Local> {
        let size = goal.size();
        let squares = size.area();
        let learned = bytes_of(SIDE)?;
        let parts = Parts::new(SIDE as usize, |class| in_moves(learned[class]));
        let lines = [size.height(), size.width()].map(|side| Lines::new(side as usize));
        if !go_on() {
            return None;
        }
        let alone = alone(goal, &parts);
        let pairs = pairs(size, &together(&parts), &lines, go_on)?;
        let (width, height) = (size.width() as usize, size.height() as usize);
        let near = (0..squares).map(|cell| {
            let mut near = [(0, 0); NEAR];
            for (down, right) in (0..BESIDE * BESIDE).map(|k| (k / BESIDE, k % BESIDE)) {
                let Some(place) = place(down, right) else { continue };
                let y = (cell / width + down).checked_sub(REACH).filter(|&y| y < height);
                let x = (cell % width + right).checked_sub(REACH).filter(|&x| x < width);
                let there = x.zip(y).map_or(0, |(x, y)| y * width + x);
                near[place] = (there as u8, (place * squares) as u16);
            }
            near
        });
        let from = size.squares().map(|to| {
            Direction::ALL.map(|direction| {
                to.neighbour(direction.opposite(), size).map_or(to, |from| from).number() as u8
            })
        });
        let (near, from) = (near.collect(), from.collect());
        let mut local = Local { size, squares, base: 0, alone, pairs, near, from };
        let goal: Vec<u8> = (1..squares as u8).chain([0]).collect();
        local.base = GOAL - local.sum(&goal);
        Some(local)
    }

    /// What a board weighs, given the tile on each cell.
    fn sum(&self, tiles: &[u8]) -> i32 {
        let all = || (0u8..).zip(tiles);
        let pairs: i32 = all().map(|(cell, &tile)| self.pairs(tiles, tile, cell)).sum();
        let alone: i32 = all().map(|(cell, &tile)| self.alone(tile, cell)).sum();
        // Each pair is met from both sides.
        self.base + pairs / 2 + alone
    }

    /// What a letter's move changes, where the blank weighs so much with the tiles near it.
    #[inline(always)]
    fn more(&self, cells: &[u8], tile: u8, blank: u8, letter: u8, with_blank: i32) -> More {
        let from = self.from[usize::from(blank)][usize::from(letter)];
        let after = self.pairs(cells, tile, blank);
        let [blank_row, tile_row] = [self.row(0, from), self.row(tile, from)];
        let (mut then, mut before) = (0, 0);
        for &(there, first) in &self.near[usize::from(from)] {
            let at = usize::from(first) + usize::from(cells[usize::from(there)]);
            then += i32::from(blank_row[at]);
            before += i32::from(tile_row[at]);
        }
        // The pair of the two is met from both sides before, and from none after it, as cells
        // are still as before and a tile weighs nothing with itself.
        let pairs = after - with_blank + then - before
            + self.pair(tile, from, 0, blank)
            + self.pair(tile, blank, 0, from);
        let alone = self.alone(tile, blank) - self.alone(tile, from) + self.alone(0, from)
            - self.alone(0, blank);
        let with_blank = then + self.pair(0, from, tile, blank);
        More { from, sum: pairs + alone, with_blank }
    }

    /// What a tile on a cell weighs whatever the others do.
    #[inline(always)]
    fn alone(&self, tile: u8, cell: u8) -> i32 {
        self.alone[usize::from(tile) * self.squares + usize::from(cell)]
    }

    /// What it weighs with the tiles near it.
    #[inline(always)]
    fn pairs(&self, tiles: &[u8], tile: u8, cell: u8) -> i32 {
        let row = self.row(tile, cell);
        let of = |&(there, first): &(u8, u16)| {
            i32::from(row[usize::from(first) + usize::from(tiles[usize::from(there)])])
        };
        self.near[usize::from(cell)].iter().map(of).sum()
    }

    /// The same with one of them, on a cell beside it.
    #[inline(always)]
    fn pair(&self, tile: u8, cell: u8, other: u8, there: u8) -> i32 {
        let (width, middle) = (self.size.width() as usize, REACH * BESIDE + REACH);
        let place = match usize::from(there).wrapping_sub(usize::from(cell)) {
            1 => middle,
            n if n == width => middle + BESIDE - 1,
            n if n == usize::MAX => middle - 1,
            _ => middle - BESIDE,
        };
        i32::from(self.row(tile, cell)[place * self.squares + usize::from(other)])
    }

    /// The weights of a tile on a cell with those near it.
    #[inline(always)]
    fn row(&self, tile: u8, cell: u8) -> &[i8] {
        let row = usize::from(tile) * self.squares + usize::from(cell);
        &self.pairs[row * NEAR * self.squares..][..NEAR * self.squares]
    }
}

/// What a move changes.
struct More {
    /// The cell from which the tile came.
    from: u8,
    /// What the sum grows by.
    sum: i32,
    /// What the blank weighs then with the tiles near it.
    with_blank: i32,
}

/// The place among those near a cell, of the one so many rows and columns on, both more by the
/// reach; none for the cell itself.
fn place(down: usize, right: usize) -> Option<usize> {
    let at = down * BESIDE + right;
    let near = down < BESIDE && right < BESIDE && at != NEAR / 2;
    near.then(|| at - usize::from(at > NEAR / 2))
}

/// What a tile weighs alone, by tile and cell.
fn alone(goal: &Goal, parts: &Parts) -> Vec<i32> {
    let (size, distance) = (goal.size(), Distance::new(goal));
    let (squares, known) = (size.area(), SIDE as usize);
    let [height, width] = [size.height(), size.width()].map(|side| side as usize);
    // Where a home and a place are when others are taken out: in each way, by both.
    let lines = |side: usize| {
        let ways = (0..side * side * WAYS_ALONE).map(move |k| (k / WAYS_ALONE, k % WAYS_ALONE));
        let places = ways.map(move |(both, way)| {
            let (home, place) = (both / side, both % side);
            let places = without(side, &[home, place], way);
            [home, place].map(|line| usize::from(places[line]))
        });
        places.collect::<Vec<_>>()
    };
    let (rows, columns) = (lines(height), lines(width));
    let mut alone = Vec::with_capacity(squares * squares);
    for tile in 0..squares {
        let at = home(tile, squares);
        alone.extend((0..squares).map(|cell| {
            let steps = f32::from(distance.of(tile, cell));
            let mut sum = 0.0;
            let rows = &rows[(at / width * height + cell / width) * WAYS_ALONE..][..WAYS_ALONE];
            let columns = &columns[(at % width * width + cell % width) * WAYS_ALONE..];
            for (row, column) in rows.iter().zip(columns) {
                let [at, cell] = [0, 1].map(|k| row[k] * known + column[k]);
                let tile = if tile == 0 { 0 } else { at + 1 };
                let less = steps - f32::from(parts.distance.of(tile, cell));
                sum += parts.alone(tile, cell) + parts.slope * less;
            }
            let far = FAR * steps * steps;
            let parts_of_a_move = f32::from(PARTS);
            let step = f32::from(STEP) / parts_of_a_move;
            ((sum / WAYS_ALONE as f32 + step * steps + far) * parts_of_a_move).round() as i32
        }));
    }
    alone
}

/// What pairs weigh on the board that is known, by the rows that both have at home and now, and by
/// the columns.
fn together(parts: &Parts) -> Vec<i16> {
    let (area, side) = ((SIDE * SIDE) as usize, SIDE as usize);
    let mut together = vec![0; area.pow(4)];
    let place = |cells: [usize; 4]| {
        let [rows, columns] = [cells.map(|cell| cell / side), cells.map(|cell| cell % side)];
        number(rows) * COLUMNS + number(columns)
    };
    for tile in 0..area {
        for other in 0..tile {
            for cell in 0..area {
                for there in (0..area).filter(|&there| there != cell) {
                    let weight = parts.together(tile, cell, other, there);
                    let weight = (SHARE * FINE as f32 * weight).round() as i16;
                    let [first, second] = [home(tile, area), home(other, area)];
                    together[place([first, cell, second, there])] = weight;
                    together[place([second, there, first, cell])] = weight;
                }
            }
        }
    }
    together
}

/// Four rows or columns of the board that is known, as one number.
fn number(lines: [usize; 4]) -> usize {
    lines.into_iter().fold(0, |number, line| number * SIDE as usize + line)
}

/// How many such numbers there are.
const COLUMNS: usize = (SIDE as usize).pow(4);

/// What near pairs weigh, in the order of [`Local::pairs`]. First come the rows that a pair is in,
/// so that all weights that are asked about for them are near one another.
fn pairs(
    size: Size,
    together: &[i16],
    [rows, columns]: &[Lines; 2],
    go_on: &dyn Fn() -> bool,
) -> Option<Vec<i8>> {
    let (squares, width) = (size.area(), size.width() as usize);
    let mut pairs = vec![0; squares * squares * NEAR * squares];
    let tile_of = |home: usize| if home + 1 == squares { 0 } else { home + 1 };
    for (at, now) in (0..rows.side).flat_map(|at| (0..rows.side).map(move |now| (at, now))) {
        if !go_on() {
            return None;
        }
        for (down, other) in (0..BESIDE).flat_map(|d| (0..rows.side).map(move |o| (d, o))) {
            let Some(known) = rows.of(at, now, down) else { continue };
            let known = known[other].map(|rows| &together[rows as usize * COLUMNS..][..COLUMNS]);
            for (x, to) in (0..width).flat_map(|x| (0..width).map(move |to| (x, to))) {
                let row = (tile_of(at * width + x) * squares + now * width + to) * NEAR;
                for right in 0..BESIDE {
                    let Some(place) = place(down, right) else { continue };
                    let Some(columns) = columns.of(x, to, right) else { continue };
                    let others = &mut pairs[(row + place) * squares..][..squares];
                    for (home, columns) in (other * width..).zip(columns) {
                        let both = known.iter().zip(columns);
                        let sum = both.map(|(known, &column)| i32::from(known[column as usize]));
                        others[tile_of(home)] = rounded(sum.sum());
                    }
                }
            }
        }
    }
    Some(pairs)
}

/// A sum over all ways, as it is kept. Up or down as by chance: hundreds of weights are added,
/// and what rounding to the nearest does to the most usual ones would not cancel out.
fn rounded(sum: i32) -> i8 {
    const BITS: u32 = (FINE * WAYS as u32 / PARTS as u32).ilog2();
    let chance = sum.cast_unsigned().wrapping_mul(0x9e37_79b9) >> (u32::BITS - BITS);
    ((sum + chance.cast_signed()) >> BITS).clamp(i8::MIN.into(), i8::MAX.into()) as i8
}

/// For one of both coordinates: which lines of the board that is known stand for those of pairs.
struct Lines {
    side: usize,
    /// By a tile's line at home and now, and how far away the other tile is now: by the other
    /// tile's line at home and the way, the four lines as a number.
    numbers: Vec<[u32; WAYS]>,
}

impl Lines {
    fn new(side: usize) -> Lines {
        let mut numbers = Vec::with_capacity(side * side * BESIDE * side);
        for home in 0..side {
            for now in 0..side {
                for beside in 0..BESIDE {
                    let there = (now + beside).wrapping_sub(REACH);
                    numbers.extend((0..side).map(|other| {
                        if there >= side {
                            return [0; WAYS];
                        }
                        let lines = [home, now, other, there];
                        std::array::from_fn(|way| {
                            let places = without(side, &lines, way);
                            number(lines.map(|line| places[line].into())) as u32
                        })
                    }));
                }
            }
        }
        Lines { side, numbers }
    }

    fn of(&self, home: usize, now: usize, beside: usize) -> Option<&[[u32; WAYS]]> {
        let on_board = (REACH..REACH + self.side).contains(&(now + beside));
        let first = ((home * self.side + now) * BESIDE + beside) * self.side;
        on_board.then(|| &self.numbers[first..][..self.side])
    }
}

/// The places of a side's lines when so many are taken out as by chance that as many are left
/// as the board has that is known. Some stay, and the last one, where the blank is at home.
fn without(side: usize, stay: &[usize], way: usize) -> [u8; MAX_AREA] {
    let stay = stay.iter().fold(1u32 << (side - 1), |lines, &line| lines | 1 << line);
    let mut noise = u64::from(stay) << 32 | way as u64;
    let mut out = 0;
    let mut free: Vec<usize> = (0..side).filter(|&line| stay >> line & 1 == 0).collect();
    for _ in SIDE as usize..side {
        // SplitMix64 (Steele, Lea, Flood 2014).
        noise = noise.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (noise ^ (noise >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        out |= 1 << free.swap_remove((z >> 33) as usize % free.len());
    }
    let mut places = [0; MAX_AREA];
    for (line, place) in places[..side].iter_mut().enumerate() {
        *place = line as u8 - (out & ((1u32 << line) - 1)).count_ones() as u8;
    }
    places
}

/// Ranks by what was learned of smaller boards, and an estimate that says which are too far.
pub(crate) struct Around<'a, const CELLS: usize> {
    pub(crate) estimate: &'a Distance,
    pub(crate) local: &'a Local,
}

/// What is kept of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State<const CELLS: usize> {
    cells: [u8; CELLS],
    estimate: u16,
    sum: i32,
    /// What the blank weighs with the tiles near it: each move that there may be takes it away.
    with_blank: i32,
}

impl<const CELLS: usize> State<CELLS> {
    #[cfg(test)]
    pub(super) fn sum(&self) -> i32 {
        self.sum
    }
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Change {
    estimate: u16,
    sum: i32,
    with_blank: i32,
    from: u8,
    to: u8,
}

impl<const CELLS: usize> Heuristic for Around<'_, CELLS> {
    type State = State<CELLS>;
    type Change = Change;

    fn start(&self, tiles: &[u8]) -> State<CELLS> {
        let mut cells = [0; CELLS];
        cells[..tiles.len()].copy_from_slice(tiles);
        let blank = tiles.iter().position(|&tile| tile == 0).map_or(0, |cell| cell as u8);
        State {
            cells,
            estimate: self.estimate.start(tiles),
            sum: self.local.sum(tiles),
            with_blank: self.local.pairs(tiles, 0, blank),
        }
    }

    fn estimate(&self, state: &State<CELLS>) -> u32 {
        state.estimate.into()
    }

    #[inline(always)]
    fn look(
        &self,
        state: &State<CELLS>,
        tile: u8,
        blank: u8,
        letter: usize,
        below: u32,
    ) -> Option<(Change, u32)> {
        let (estimate, moves) = self.estimate.look(&state.estimate, tile, blank, letter, below)?;
        let State { cells, sum, with_blank, .. } = state;
        let More { from, sum: more, with_blank } =
            self.local.more(cells, tile, blank, letter as u8, *with_blank);
        Some((Change { estimate, sum: sum + more, with_blank, from, to: blank }, moves))
    }

    #[inline(always)]
    fn rank(&self, change: &Change, _: u32) -> u32 {
        change.sum.max(0) as u32
    }

    #[inline(always)]
    fn swap(&self, state: &mut State<CELLS>, change: &mut Change) {
        std::mem::swap(&mut state.estimate, &mut change.estimate);
        std::mem::swap(&mut state.sum, &mut change.sum);
        std::mem::swap(&mut state.with_blank, &mut change.with_blank);
        state.cells.swap(usize::from(change.from), usize::from(change.to));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::Layout;

    /// Each weight is the mean of what the pair weighs where lines are taken out, looked up afresh.
    #[test]
    fn near_pairs_weigh_what_they_do_on_smaller_boards() {
        let (width, height) = (9, 8);
        let size = Size::new(width as u32, height as u32).unwrap();
        let squares = size.area();
        let local = Local::new_while(&Goal::new(size, Layout::BlankLast), &|| true).unwrap();
        let learned = bytes_of(SIDE).unwrap();
        let parts = Parts::new(SIDE as usize, |class| in_moves(learned[class]));
        let mut noise = 3u64;
        let mut random = |below: usize| {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (noise >> 33) as usize % below
        };
        let mut seen = 0;
        while seen < 3000 {
            let [first, second, cell] = [0; 3].map(|_: usize| random(squares));
            let (y, x) = (cell / width + random(BESIDE), cell % width + random(BESIDE));
            let there = match (y.checked_sub(REACH), x.checked_sub(REACH)) {
                (Some(y), Some(x)) if y < height && x < width => y * width + x,
                _ => continue,
            };
            if first == second || cell == there {
                continue;
            }
            seen += 1;
            let cells = [first, cell, second, there];
            let sum: i32 = (0..WAYS)
                .map(|way| {
                    let rows = without(height, &cells.map(|cell| cell / width), way);
                    let columns = without(width, &cells.map(|cell| cell % width), way);
                    let [first, cell, second, there] = cells.map(|cell| {
                        let (row, column) = (rows[cell / width], columns[cell % width]);
                        usize::from(row) * SIDE as usize + usize::from(column)
                    });
                    let tile = |home: usize| (home + 1) % (SIDE * SIDE) as usize;
                    let (mut one, mut other) = ((tile(first), cell), (tile(second), there));
                    if one.0 < other.0 {
                        // The same, but for what is lost as the parts are added.
                        std::mem::swap(&mut one, &mut other);
                    }
                    let weight = parts.together(one.0, one.1, other.0, other.1);
                    (SHARE * FINE as f32 * weight).round() as i32
                })
                .sum();
            let tile = |home: usize| (home + 1) % squares;
            let place =
                place(there / width + REACH - cell / width, there % width + REACH - cell % width);
            let row = local.row(tile(first) as u8, cell as u8);
            let weight = row[place.unwrap() * squares + tile(second)];
            assert_eq!(weight, rounded(sum), "{cells:?}");
        }
    }

    #[test]
    fn weights_are_rounded_to_what_they_are_in_the_mean() {
        let parts = (FINE * WAYS as u32) as f32 / f32::from(PARTS);
        // All that fit a byte.
        let all = i32::from(i8::MIN) * parts as i32..i32::from(i8::MAX) * parts as i32;
        assert!(all.clone().all(|sum| (f32::from(rounded(sum)) - sum as f32 / parts).abs() < 1.0));
        let excess: f32 = all.map(|sum| f32::from(rounded(sum)) - sum as f32 / parts).sum();
        assert!(excess.abs() < 100.0, "{excess}");
        assert_eq!([rounded(-100_000), rounded(100_000)], [i8::MIN, i8::MAX]);
    }
}
