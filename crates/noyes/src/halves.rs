//! Which of the two halves of all boards each of many belongs to.

use alloc::vec::Vec;

use crate::{
    Cell, Goal, PackedBoard, Size, Square,
    cells::number,
    kernels::{
        Chosen, Fours, LANES, MAX_FOURS, MAX_PAIRED, Row, Step, TILE, Tile, boards_to_fours,
        boards_to_rows, checked_halves, coded_halves, halves, looks_up, split_tiles,
    },
};

/// Judges 64 boards at a time.
pub(crate) struct Halves {
    chosen: Chosen,
    /// The squares of odd colour, as on a chessboard.
    odd_squares: Vec<bool>,
    /// What is looked up, if numbers are: else all pairs are compared.
    coded: Option<Coded>,
    /// Whether the goal is in the half whose sign is set.
    goal_is_odd: bool,
    tiles: Vec<Tile>,
    /// Enough of them for any packed board.
    rows: Vec<Row>,
    steps: Vec<Step>,
}

/// What [`coded_halves`] wants to know of boards of some size.
struct Coded {
    fours: Vec<Fours>,
    odd_squares: Vec<u32>,
    /// The bytes that are squares, and what stands in the others: numbers that
    /// no board has, so that all together hold each number once.
    squares: Vec<u32>,
    others: Vec<u32>,
}

impl Coded {
    /// For squares in this order; a number past the last one is none.
    fn new(order: impl Iterator<Item = usize>, odd_squares: &[bool]) -> Coded {
        let order: Vec<usize> = order.collect();
        let mut unused = odd_squares.len() as u8..;
        let [mut odd, mut squares, mut others] = [const { Vec::new() }; 3];
        for four in order.as_chunks::<4>().0 {
            let colours = four.map(|square| odd_squares.get(square));
            odd.push(u32::from_le_bytes(colours.map(|odd| u8::from(odd == Some(&true)))));
            squares
                .push(u32::from_le_bytes(colours.map(|odd| if odd.is_some() { 255 } else { 0 })));
            others.push(u32::from_le_bytes(
                colours.map(|odd| if odd.is_some() { 0 } else { unused.next().unwrap_or(0) }),
            ));
        }
        let fours = alloc::vec![[0; LANES]; odd.len()];
        Coded { fours, odd_squares: odd, squares, others }
    }

    fn judge<const CHECKED: bool>(&mut self, chosen: Chosen, signs: &mut Row) -> bool {
        let rest = self.squares.iter().zip(&self.others);
        for (fours, (&squares, &others)) in self.fours.iter_mut().zip(rest) {
            if squares != u32::MAX {
                fours.iter_mut().for_each(|four| *four = *four & squares | others);
            }
        }
        let mut words = [0; LANES];
        let valid = coded_halves::<CHECKED>(chosen, &self.fours, &self.odd_squares, &mut words);
        *signs = words.map(|word| (word >> 24) as u8);
        valid
    }
}

impl Halves {
    /// Whether boards of this size can be judged so.
    pub(crate) fn serve(size: Size) -> bool {
        !size.is_one_wide() && size.area() <= MAX_PAIRED
    }

    /// For boards of one cell a square.
    pub(crate) fn of_cells(goal: &Goal) -> Halves {
        let mut halves = Halves::new(goal, 0..goal.size().area().next_multiple_of(4));
        let cells: Vec<u8> = goal.board().tiles().iter().map(|&tile| tile as u8).collect();
        let mut alike = [false];
        halves.judge_cells(&cells, &mut alike);
        halves.goal_is_odd = !alike[0];
        halves
    }

    /// For packed boards.
    pub(crate) fn of_packed<P: PackedBoard>(goal: &Goal) -> Halves {
        let mut halves = Halves::new(goal, P::squares_of_fours(goal.size().area()));
        let tiles = goal.board().tiles().iter().copied();
        let mut alike = [false];
        halves.judge_packed(&[P::pack(goal.size(), goal.blank(), tiles)], &mut alike);
        halves.goal_is_odd = !alike[0];
        halves
    }

    fn new(goal: &Goal, squares_of_fours: impl Iterator<Item = usize>) -> Halves {
        let size = goal.size();
        let odd_colour = |square: Square| (square.row(size) + square.column(size)) % 2 == 1;
        let odd_squares: Vec<bool> = size.squares().map(odd_colour).collect();
        let tiles = size.area().div_ceil(TILE);
        let chosen = Chosen::now();
        let coded = looks_up(chosen) && size.area() <= 4 * MAX_FOURS;
        Halves {
            chosen,
            coded: coded.then(|| Coded::new(squares_of_fours, &odd_squares)),
            odd_squares,
            goal_is_odd: false,
            tiles: alloc::vec![[[0; TILE]; LANES]; tiles],
            rows: alloc::vec![[0; LANES]; (tiles * TILE).max(2 * TILE)],
            steps: alloc::vec![Step::NONE; size.area()],
        }
    }

    /// Judges at most 64 boards; returns whether all of them are boards.
    pub(crate) fn judge_cells<C: Cell>(&mut self, cells: &[C], answers: &mut [bool]) -> bool {
        let area = self.odd_squares.len();
        match C::bytes(cells) {
            Some(bytes) => split_tiles(bytes, area, &mut self.tiles),
            None => {
                // What does not fit into a byte is no tile either.
                let bytes: Vec<u8> = cells
                    .iter()
                    .map(|&cell| u8::try_from(number(cell)).unwrap_or(u8::MAX))
                    .collect();
                split_tiles(&bytes, area, &mut self.tiles);
            }
        }
        // Where there are fewer boards the first stands in the other lanes.
        for tile in &mut self.tiles {
            let first = tile[0];
            tile[answers.len()..].fill(first);
        }
        let mut signs = [0; LANES];
        let valid = if let Some(coded) = &mut self.coded {
            for (tile, fours) in self.tiles.iter().zip(coded.fours.chunks_mut(TILE / 4)) {
                boards_to_fours(self.chosen, tile, fours);
            }
            coded.judge::<true>(self.chosen, &mut signs)
        } else {
            for (tile, rows) in self.tiles.iter().zip(self.rows.as_chunks_mut().0) {
                boards_to_rows(self.chosen, tile, rows);
            }
            let rows = &self.rows[..area];
            checked_halves(self.chosen, rows, &self.odd_squares, &mut self.steps, &mut signs)
        };
        self.answer(&signs, answers);
        valid
    }

    /// The same of packed boards, which are always boards.
    pub(crate) fn judge_packed<P: PackedBoard>(&mut self, boards: &[P], answers: &mut [bool]) {
        let mut signs = [0; LANES];
        if let Some(coded) = &mut self.coded {
            P::to_fours(self.chosen, boards, &mut coded.fours);
            coded.judge::<false>(self.chosen, &mut signs);
        } else {
            P::to_rows(self.chosen, boards, &mut self.rows);
            let rows = &self.rows[..self.odd_squares.len()];
            halves(self.chosen, rows, &self.odd_squares, &mut self.steps, &mut signs);
        }
        self.answer(&signs, answers);
    }

    fn answer(&self, signs: &Row, answers: &mut [bool]) {
        for (answer, &sign) in answers.iter_mut().zip(signs) {
            *answer = (sign >= 128) == self.goal_is_odd;
        }
    }
}
