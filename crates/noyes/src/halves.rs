//! Which of the two halves of all boards each of many belongs to.

use alloc::{boxed::Box, vec::Vec};

use crate::{
    Cell, Goal, PackedBoard, Size, Square,
    cells::number,
    kernels::{
        Chosen, Fours, LANES, MAX_FOURS, MAX_PAIRED, PLANED, PLANED_SQUARES, Row, Step, TILE, Tile,
        boards_to_fours, boards_to_rows, checked_halves, checked_nibbles, checked_plane_halves,
        coded_halves, halves, looks_up, plane_halves, split_tiles,
    },
};

/// How many boards are judged at a time at most.
pub(crate) const BATCH: usize = PLANED;

/// Judges boards of one size in batches.
pub(crate) struct Halves {
    chosen: Chosen,
    /// The squares of odd colour, as on a chessboard.
    odd_squares: Vec<bool>,
    way: Way,
    /// Whether the goal is in the half whose sign is set.
    goal_is_odd: bool,
    tiles: Vec<Tile>,
}

/// How boards of a size are judged, with the memory for it.
enum Way {
    /// By planes of bits.
    Planes(Planed),
    /// By looking their numbers up.
    Codes(Coded),
    /// By comparing all pairs.
    Pairs { rows: Vec<Row>, steps: Vec<Step> },
}

/// What [`plane_halves`] wants to know of boards of some size.
struct Planed {
    /// Boards of four bits a square.
    words: Box<[u64; PLANED]>,
    odd_squares: [bool; PLANED_SQUARES],
    /// The bits that are squares, and what stands in the others: numbers that no
    /// board has.
    squares: u64,
    others: u64,
}

impl Planed {
    fn new(odd_squares: &[bool]) -> Planed {
        let area = odd_squares.len();
        let squares = u64::MAX >> (4 * (PLANED_SQUARES - area));
        let in_order = (0..16).fold(0, |word, number| word | number << (4 * number));
        Planed {
            words: Box::new([0; PLANED]),
            odd_squares: core::array::from_fn(|square| odd_squares.get(square) == Some(&true)),
            squares,
            others: in_order & !squares,
        }
    }

    /// Judges this many boards in the words.
    fn judge<const CHECKED: bool>(
        &mut self,
        chosen: Chosen,
        count: usize,
        signs: &mut [Row; PLANED / LANES],
    ) -> bool {
        let words = &mut self.words;
        // Where there are fewer boards the first stands in the other lanes.
        let first = words[0];
        words[count..].fill(first);
        if self.others != 0 {
            words.iter_mut().for_each(|word| *word = *word & self.squares | self.others);
        }
        if CHECKED {
            checked_plane_halves(chosen, words, &self.odd_squares, signs)
        } else {
            plane_halves(chosen, words, &self.odd_squares, signs);
            true
        }
    }
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
    fn new(odd_squares: &[bool]) -> Coded {
        let area = odd_squares.len();
        let mut all = Coded {
            fours: Vec::new(),
            odd_squares: Vec::new(),
            squares: Vec::new(),
            others: Vec::new(),
        };
        for four in (0..area).step_by(4).map(|first| [0, 1, 2, 3].map(|k| first + k)) {
            let word = |byte: &dyn Fn(usize) -> u8| u32::from_le_bytes(four.map(byte));
            all.fours.push([0; LANES]);
            all.odd_squares.push(word(&|k| u8::from(odd_squares.get(k) == Some(&true))));
            all.squares.push(word(&|k| if k < area { u8::MAX } else { 0 }));
            all.others.push(word(&|k| if k < area { 0 } else { k as u8 }));
        }
        all
    }

    fn judge<const CHECKED: bool>(
        &mut self,
        chosen: Chosen,
        tiles: &[Tile],
        signs: &mut Row,
    ) -> bool {
        for (tile, fours) in tiles.iter().zip(self.fours.chunks_mut(TILE / 4)) {
            boards_to_fours(chosen, tile, fours);
        }
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
        Halves::new(goal, false)
    }

    /// For packed boards.
    pub(crate) fn of_packed(goal: &Goal) -> Halves {
        Halves::new(goal, true)
    }

    fn new(goal: &Goal, packed: bool) -> Halves {
        let mut halves = Halves::without_goal(goal.size(), packed);
        let cells: Vec<u8> = goal.board().tiles().iter().map(|&tile| tile as u8).collect();
        let mut alike = [false];
        halves.judge_cells(&cells, &mut alike);
        halves.goal_is_odd = !alike[0];
        halves
    }

    /// Packed boards of four bits a square are ready for planes. Bytes are worth packing
    /// where they cannot be looked up, and there are more than a few pairs.
    fn without_goal(size: Size, packed: bool) -> Halves {
        let area = size.area();
        let odd_colour = |square: Square| (square.row(size) + square.column(size)) % 2 == 1;
        let odd_squares: Vec<bool> = size.squares().map(odd_colour).collect();
        let tiles = area.div_ceil(TILE);
        let chosen = Chosen::now();
        let way = match area {
            ..=PLANED_SQUARES if packed => Way::Planes(Planed::new(&odd_squares)),
            _ if looks_up(chosen) && area <= 4 * MAX_FOURS => Way::Codes(Coded::new(&odd_squares)),
            10..=PLANED_SQUARES => Way::Planes(Planed::new(&odd_squares)),
            _ => Way::Pairs {
                rows: alloc::vec![[0; LANES]; tiles * TILE],
                steps: alloc::vec![Step::NONE; area],
            },
        };
        let tiles = alloc::vec![[[0; TILE]; LANES]; tiles];
        Halves { chosen, odd_squares, way, goal_is_odd: false, tiles }
    }

    /// Judges at most [`BATCH`] boards; returns whether all of them are boards.
    pub(crate) fn judge_cells<C: Cell>(&mut self, cells: &[C], answers: &mut [bool]) -> bool {
        let area = self.odd_squares.len();
        let mut valid = true;
        if let Way::Planes(planed) = &mut self.way {
            for (cells, words) in cells.chunks(LANES * area).zip(planed.words.as_chunks_mut().0) {
                split(cells, area, &mut self.tiles);
                valid &= checked_nibbles(self.chosen, &self.tiles[0], words);
            }
            return valid & self.judge_planes::<true>(answers);
        }
        for (cells, answers) in cells.chunks(LANES * area).zip(answers.chunks_mut(LANES)) {
            split(cells, area, &mut self.tiles);
            valid &= self.judge_tiles::<true>(answers);
        }
        valid
    }

    /// The same of packed boards, which are always boards.
    pub(crate) fn judge_packed<P: PackedBoard>(&mut self, boards: &[P], answers: &mut [bool]) {
        if let Way::Planes(planed) = &mut self.way {
            for (boards, words) in boards.chunks(LANES).zip(planed.words.as_chunks_mut().0) {
                P::unpack(self.chosen, boards, words, &mut self.tiles);
            }
            self.judge_planes::<false>(answers);
            return;
        }
        for (boards, answers) in boards.chunks(LANES).zip(answers.chunks_mut(LANES)) {
            P::unpack(self.chosen, boards, &mut [0; LANES], &mut self.tiles);
            self.judge_tiles::<false>(answers);
        }
    }

    /// Judges the boards in the words.
    fn judge_planes<const CHECKED: bool>(&mut self, answers: &mut [bool]) -> bool {
        let Way::Planes(planed) = &mut self.way else { return false };
        let mut signs = [[0; LANES]; PLANED / LANES];
        let valid = planed.judge::<CHECKED>(self.chosen, answers.len(), &mut signs);
        self.answer(signs.as_flattened(), answers);
        valid
    }

    /// Judges the at most 64 boards in the tiles.
    fn judge_tiles<const CHECKED: bool>(&mut self, answers: &mut [bool]) -> bool {
        for tile in &mut self.tiles {
            let first = tile[0];
            tile[answers.len()..].fill(first);
        }
        let (chosen, odd_squares, mut signs) = (self.chosen, &self.odd_squares, [0; LANES]);
        let valid = match &mut self.way {
            Way::Planes(_) => false,
            Way::Codes(coded) => coded.judge::<CHECKED>(chosen, &self.tiles, &mut signs),
            Way::Pairs { rows, steps } => {
                for (tile, rows) in self.tiles.iter().zip(rows.as_chunks_mut().0) {
                    boards_to_rows(chosen, tile, rows);
                }
                let rows = &rows[..odd_squares.len()];
                if CHECKED {
                    checked_halves(chosen, rows, odd_squares, steps, &mut signs)
                } else {
                    halves(chosen, rows, odd_squares, steps, &mut signs);
                    true
                }
            }
        };
        self.answer(&signs, answers);
        valid
    }

    fn answer(&self, signs: &[u8], answers: &mut [bool]) {
        for (answer, &sign) in answers.iter_mut().zip(signs) {
            *answer = (sign >= 128) == self.goal_is_odd;
        }
    }
}

/// Writes at most 64 boards as tiles.
fn split<C: Cell>(cells: &[C], area: usize, tiles: &mut [Tile]) {
    match C::bytes(cells) {
        Some(bytes) => split_tiles(bytes, area, tiles),
        None => {
            // What does not fit into a byte is no tile either.
            let byte = |&cell: &C| u8::try_from(number(cell)).unwrap_or(u8::MAX);
            split_tiles(&cells.iter().map(byte).collect::<Vec<u8>>(), area, tiles);
        }
    }
}
