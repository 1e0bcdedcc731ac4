//! The least number of vertical runs, where horizontal ones are free.

use noyes::Goal;

use super::{
    fill::{End, FIELDS, KEYS, Kept, Link, Links, Space, Tails},
    halves::Halves,
};

/// The least number of vertical runs to go from every *lane order*.
///
/// A lane is a row; a tile is known by its lane at home. The tiles in reading
/// order, the blank left out, are a string of lanes; horizontal moves do not
/// change it. With the blank's row it is all that vertical runs depend on,
/// because the blank can be brought to any column for free.
///
/// A board is its string, with the blank's row above; the table has a field for
/// each string and row.
#[derive(Debug)]
pub(super) struct Lanes {
    width: u32,
    height: u32,
    label_bits: u32,
    head_bits: u32,
    halves: Halves,
    home: u64,
    /// The runs that change the tail.
    others: Vec<Other>,
}

/// Runs that change the tail, of the blank in one column between two rows.
#[derive(Debug)]
struct Other {
    from: u32,
    to: u32,
    column: u32,
    /// Which label of the tail goes to the head, and which of the head to the
    /// tail, where the run turns a part of the string that has both.
    exchange: Option<[u32; 2]>,
    /// The first of the rows of places, one for each label that comes from the
    /// head.
    places: u32,
}

/// The largest half of a string that is worth a table.
const MAX_HALF_BITS: u32 = 21;

/// Where the blank's row stands in a board.
const ROW: u32 = 60;

impl Lanes {
    /// The lanes of a goal; `None` if strings are too long to be looked up.
    pub(super) fn new(goal: &Goal) -> Option<Lanes> {
        let size = goal.size();
        let (width, height) = (size.width(), size.height());
        let label_bits = u32::BITS - (height - 1).leading_zeros();
        let tiles = size.area() as u32 - 1;
        let head = tiles.div_ceil(2);
        if tiles * label_bits >= ROW || head * label_bits > MAX_HALF_BITS {
            return None;
        }
        let row = goal.blank().row(size);
        let lanes = (0..height).map(|lane| width - u32::from(lane == row)).collect::<Vec<_>>();
        let half = |length: u32| {
            move |code: usize| {
                let mut counts = vec![0; height as usize];
                for at in 0..length {
                    *counts.get_mut(code >> (at * label_bits) & ((1 << label_bits) - 1))? += 1;
                }
                Some(counts)
            }
        };
        let tail = tiles - head;
        let (head_bits, tail_bits) = (head * label_bits, tail * label_bits);
        let (heads, tails) = (1 << head_bits, 1 << tail_bits);
        let align = FIELDS >> field_bits(height);
        let halves = Halves::new(&lanes, align, heads, half(head), tails, half(tail));
        let home = (0..height).flat_map(|lane| (0..lanes[lane as usize]).map(move |_| lane));
        let others = others(width, height, head);
        let mut this = Lanes { width, height, label_bits, head_bits, halves, home: 0, others };
        this.home = this.board(home, row);
        Some(this)
    }

    /// Bytes in memory besides the table.
    pub(super) fn bytes(&self) -> usize {
        self.halves.bytes()
    }

    /// The number of rows.
    pub(super) fn height(&self) -> u32 {
        self.height
    }

    /// The board with these lanes in reading order, and the blank's row.
    pub(super) fn board(&self, lanes: impl Iterator<Item = u32>, row: u32) -> u64 {
        let at = (0..).step_by(self.label_bits as usize);
        lanes.zip(at).fold(0, |string, (lane, at)| string | u64::from(lane) << at)
            | u64::from(row) << ROW
    }

    /// The board after the tile below the blank, or above it, has moved into the
    /// blank's row. Between the two stand the other tiles of the rows.
    #[inline(always)]
    pub(super) fn step(&self, board: u64, column: u32, down: bool) -> u64 {
        let bits = self.label_bits;
        let row = (board >> ROW) as u32;
        // The tiles before the blank; the tile above it is `width` before it.
        let before = row * self.width + column;
        let first = if down { before } else { before - self.width };
        let low = first * bits;
        let length = self.width * bits;
        let mask = (1 << length) - 1;
        let part = board >> low & mask;
        let turned = if down {
            // The last of the part comes first.
            part << bits & mask | part >> (length - bits)
        } else {
            part >> bits | (part & ((1 << bits) - 1)) << (length - bits)
        };
        let moved = board ^ (part ^ turned) << low;
        if down { moved + (1 << ROW) } else { moved - (1 << ROW) }
    }
}

/// A string has a field for each row of the blank, in whole bytes.
fn field_bits(height: u32) -> u32 {
    if height <= 4 { 2 } else { 3 }
}

/// The runs that change the tail if the head has so many labels.
fn others(width: u32, height: u32, head: u32) -> Vec<Other> {
    let mut others: Vec<Other> = Vec::new();
    let mut places = 0;
    for column in 0..width.min(head + 1) {
        // The blank's first row from which a step down changes the tail.
        let row = (head - column) / width;
        for (from, to) in (0..height).flat_map(|from| (0..height).map(move |to| (from, to))) {
            if from == to || from.max(to) <= row {
                continue;
            }
            // The part of the string that this step turns.
            let part = row * width + column;
            let exchanges = part < head && from.min(to) <= row;
            let exchange = match from < to {
                true => [part + width - 1 - head, head - 1],
                false => [0, part],
            };
            // What is done above it is nothing to the tail.
            let same = |other: &&Other| {
                other.column == column
                    && other.from.max(row) == from.max(row)
                    && other.to.max(row) == to.max(row)
            };
            let known = others.iter().find(same).map(|other| other.places);
            let first = known.unwrap_or(places);
            if known.is_none() {
                places += height;
            }
            let exchange = exchanges.then_some(exchange);
            others.push(Other { from, to, column, exchange, places: first });
        }
    }
    others
}

impl Lanes {
    /// The string after a run of the blank between two rows.
    #[inline(always)]
    fn run(&self, string: u64, column: u32, from: u32, to: u32) -> u64 {
        let board = string | u64::from(from) << ROW;
        (0..from.abs_diff(to)).fold(board, |board, _| self.step(board, column, from < to))
            & ((1 << ROW) - 1)
    }

    /// The label at a place of a string.
    fn label(&self, string: u64, at: u32) -> u64 {
        string >> (at * self.label_bits) & ((1 << self.label_bits) - 1)
    }

    /// A string of the same label all over.
    fn plain(&self, label: u64) -> u64 {
        let labels = self.width * self.height - 1;
        (0..labels).fold(0, |string, _| string << self.label_bits | label)
    }

    /// The bits of the head.
    #[inline(always)]
    fn heads(&self) -> u64 {
        (1 << self.head_bits) - 1
    }

    #[inline(always)]
    fn head(&self, string: u64) -> usize {
        (string & self.heads()) as usize
    }
}

/// A tail has a key for each label that may go to the head.
impl Space for Lanes {
    fn halves(&self) -> &Halves {
        &self.halves
    }

    fn fields(&self) -> (u32, usize) {
        (field_bits(self.height), self.height as usize)
    }

    fn home(&self) -> u64 {
        self.home
    }

    #[inline(always)]
    fn field(&self, board: u64) -> usize {
        let string = board & ((1 << ROW) - 1);
        let number = self.halves.number(self.head(string), (string >> self.head_bits) as usize);
        (number << field_bits(self.height)) + (board >> ROW) as usize
    }

    fn neighbours(&self, board: u64, mut call: impl FnMut(u64) -> bool) {
        let row = (board >> ROW) as u32;
        for column in 0..self.width {
            for (down, room) in [(true, self.height - 1 - row), (false, row)] {
                let mut next = board;
                for _ in 0..room {
                    next = self.step(next, column, down);
                    if !call(next) {
                        return;
                    }
                }
            }
        }
    }

    fn tails(&self, tails: &[u32]) -> Tails {
        let keys = (0..self.width)
            .flat_map(|at| tails.iter().map(move |&tail| self.label(tail.into(), at) as u8));
        let mut places: Vec<u16> = Vec::new();
        for other in &self.others {
            if other.places as usize * tails.len() < places.len() {
                continue;
            }
            for label in 0..u64::from(self.height) {
                let head = self.head(self.plain(label)) as u64;
                places.extend(tails.iter().map(|&tail| {
                    let string = head | u64::from(tail) << self.head_bits;
                    let next = self.run(string, other.column, other.from, other.to);
                    self.halves.place((next >> self.head_bits) as usize)
                }));
            }
        }
        Tails { count: tails.len(), keys: keys.collect(), places }
    }

    fn links(&self, head: u32, links: &mut Links) {
        let head = u64::from(head);
        let block = |string| self.halves.block(self.head(string));
        for column in 0..self.width {
            for (from, to) in kept(self.width, column, self.head_bits / self.label_bits) {
                let block = block(self.run(head, column, from, to)) as usize;
                links.kept.push(Kept { from, to, block });
            }
        }
        for &Other { from, to, column, exchange, places } in &self.others {
            let mut ends = [End::default(); KEYS];
            let key = if let Some([enters, leaves]) = exchange {
                let places = places + self.label(head, leaves) as u32;
                for (label, end) in (0..u64::from(self.height)).zip(&mut ends) {
                    let string = head | self.plain(label) & !self.heads();
                    *end = End { block: block(self.run(string, column, from, to)), places };
                }
                enters as usize
            } else {
                ends.fill(End { block: block(self.run(head, column, from, to)), places });
                0
            };
            links.others[from as usize].push(Link { to, key, ends });
        }
    }
}

/// The rows between which runs in a column leave the tail as it is.
fn kept(width: u32, column: u32, head: u32) -> impl Iterator<Item = (u32, u32)> {
    let rows = head.checked_sub(column).map_or(0, |room| room / width + 1);
    let pairs = (0..rows).flat_map(move |from| (0..rows).map(move |to| (from, to)));
    pairs.filter(|(from, to)| from != to)
}

#[cfg(test)]
mod tests {
    use std::{
        collections::{HashMap, VecDeque},
        num::NonZeroUsize,
    };

    use noyes::{Board, Direction, Layout, Position};

    use super::*;

    /// The least number of vertical runs of every board, by a search in which
    /// horizontal slides are free.
    fn walk(goal: &Goal) -> HashMap<Board, u32> {
        let mut values = HashMap::new();
        let mut queue = VecDeque::from([(goal.board().clone(), 0)]);
        while let Some((board, value)) = queue.pop_front() {
            if values.contains_key(&board) {
                continue;
            }
            values.insert(board.clone(), value);
            for direction in Direction::ALL {
                let mut next = board.clone();
                while next.slide(direction).is_some() {
                    match direction.is_horizontal() {
                        true => queue.push_front((next.clone(), value)),
                        false => queue.push_back((next.clone(), value + 1)),
                    }
                }
            }
        }
        values
    }

    #[test]
    fn values_are_the_fewest_vertical_runs() {
        for (size, layout) in [
            ("3x3", Layout::BlankLast),
            ("3x3", Layout::Spiral),
            ("2x4", Layout::Snake),
            ("4x2", Layout::BlankFirst),
        ] {
            let goal = Goal::new(size.parse().unwrap(), layout);
            let lanes = Lanes::new(&goal).unwrap();
            let mut table = vec![0; lanes.table_bytes()];
            assert!(lanes.fill(&mut table, NonZeroUsize::MIN, &|| false, |_| ()));
            let row_of =
                |tile: u32| goal.board().find(noyes::Tile::new(tile)).unwrap().row(goal.size());
            let simple = |board: &Board| {
                let tiles = board.tiles().iter().filter(|&&tile| tile != 0);
                lanes.board(tiles.map(|&tile| row_of(tile)), board.blank().row(goal.size()))
            };
            // Boards that are simplified alike have the same value: the least that
            // any of them has, as the tiles of a row may change names.
            let mut least = HashMap::new();
            for (board, value) in walk(&goal) {
                let least = least.entry(simple(&board)).or_insert(value);
                *least = value.min(*least);
            }
            for (simple, value) in least {
                let found = lanes.value(&table, simple);
                assert_eq!(found, value, "{size} {simple:b}");
            }
            let mut again = vec![0; lanes.table_bytes()];
            assert!(lanes.fill(&mut again, NonZeroUsize::new(2).unwrap(), &|| false, |_| ()));
            assert_eq!(table, again);
        }
    }
}
