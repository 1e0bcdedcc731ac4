//! Which of the two halves of all boards each of many belongs to.

mod planed;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;

use crate::{
    Cell, Goal, PackedBoard, Size, Square,
    cells::number,
    kernels::{
        Chosen, LANES, MAX_PAIRED, PLANED, Row, Step, TILE, Tile, boards_to_rows, halves,
        split_tiles,
    },
};
use planed::Planes;

/// How many boards are judged at a time at most.
pub(crate) const BATCH: usize = PLANED;

/// Judges boards of one cell a square, of one size, in batches.
pub(crate) struct CellHalves {
    chosen: Chosen,
    area: usize,
    way: Way,
    /// Whether the goal is in the half whose sign is set.
    goal_is_odd: bool,
}

/// How boards of a size are judged.
enum Way {
    /// By planes of bits.
    Planes(Planes),
    /// By comparing all pairs.
    Pairs(Pairs),
}

/// Whether boards of this size can be judged so.
pub(crate) fn serve(size: Size) -> bool {
    !size.is_one_wide() && size.area() <= MAX_PAIRED
}

fn odd_squares(size: Size) -> Vec<bool> {
    let is_odd = |square: Square| (square.row(size) + square.column(size)) % 2 == 1;
    size.squares().map(is_odd).collect()
}

impl CellHalves {
    pub(crate) fn new(goal: &Goal) -> CellHalves {
        CellHalves::on(Chosen::now(), goal)
    }

    fn on(chosen: Chosen, goal: &Goal) -> CellHalves {
        let (odd_squares, area) = (odd_squares(goal.size()), goal.size().area());
        let way = match area {
            ..=Planes::MAX_AREA => Way::Planes(Planes::of_bytes(&odd_squares)),
            _ => Way::Pairs(Pairs::new(odd_squares)),
        };
        let mut halves = CellHalves { chosen, area, way, goal_is_odd: false };
        let mut alike = [false];
        halves.judge(goal.board().tiles(), &mut alike);
        halves.goal_is_odd = !alike[0];
        halves
    }

    /// Judges at most [`BATCH`] boards; returns whether all of them are boards.
    pub(crate) fn judge<C: Cell>(&mut self, cells: &[C], answers: &mut [bool]) -> bool {
        match C::bytes(cells) {
            Some(bytes) => self.judge_bytes(bytes, answers),
            None => {
                // What does not fit into a byte is no tile either.
                let byte = |&cell: &C| u8::try_from(number(cell)).unwrap_or(u8::MAX);
                self.judge_bytes(&cells.iter().map(byte).collect::<Vec<u8>>(), answers)
            }
        }
    }

    fn judge_bytes(&mut self, cells: &[u8], answers: &mut [bool]) -> bool {
        let mut signs = [[0; LANES]; BATCH / LANES];
        let valid = match &mut self.way {
            Way::Planes(planes) => {
                planes.take_bytes(self.chosen, cells, self.area)
                    & planes.judge(self.chosen, answers.len(), &mut signs)
            }
            Way::Pairs(pairs) => {
                let batches = cells.chunks(LANES * self.area).zip(&mut signs);
                let valid = batches.map(|(cells, signs)| pairs.judge(self.chosen, cells, signs));
                valid.fold(true, |all, valid| all & valid)
            }
        };
        answer(signs.as_flattened(), self.goal_is_odd, answers);
        valid
    }
}

/// What [`halves`] wants to know of boards of some size, and working memory.
struct Pairs {
    odd_squares: Vec<bool>,
    tiles: Vec<Tile>,
    rows: Vec<Row>,
    steps: Vec<Step>,
}

impl Pairs {
    fn new(odd_squares: Vec<bool>) -> Pairs {
        let area = odd_squares.len();
        let tiles = area.div_ceil(TILE);
        Pairs {
            odd_squares,
            tiles: alloc::vec![[[0; TILE]; LANES]; tiles],
            rows: alloc::vec![[0; LANES]; tiles * TILE],
            steps: alloc::vec![Step::NONE; area],
        }
    }

    /// Judges at most 64 boards.
    fn judge(&mut self, chosen: Chosen, cells: &[u8], signs: &mut Row) -> bool {
        let area = self.odd_squares.len();
        split_tiles(cells, area, &mut self.tiles);
        for (tile, rows) in self.tiles.iter_mut().zip(self.rows.as_chunks_mut().0) {
            // Where there are fewer boards the first stands in the other lanes.
            let first = tile[0];
            tile[cells.len() / area..].fill(first);
            boards_to_rows(chosen, tile, rows);
        }
        halves(chosen, &self.rows[..area], &self.odd_squares, &mut self.steps, signs)
    }
}

/// Judges packed boards of one size in batches: by planes of bits, for which they are ready.
pub(crate) struct PackedHalves {
    chosen: Chosen,
    planes: Planes,
    /// Whether the goal is in the half whose sign is set.
    goal_is_odd: bool,
}

impl PackedHalves {
    pub(crate) fn new<P: PackedBoard>(goal: &Goal) -> PackedHalves {
        PackedHalves::on::<P>(Chosen::now(), goal)
    }

    fn on<P: PackedBoard>(chosen: Chosen, goal: &Goal) -> PackedHalves {
        let size = goal.size();
        let planes = Planes::packed(&odd_squares(size), P::MAX_AREA);
        let mut halves = PackedHalves { chosen, planes, goal_is_odd: false };
        let board = P::pack(size, goal.blank(), goal.board().tiles().iter().copied());
        let mut alike = [false];
        halves.judge(&[board], &mut alike);
        halves.goal_is_odd = !alike[0];
        halves
    }

    /// Judges at most [`BATCH`] boards.
    pub(crate) fn judge<P: PackedBoard>(&mut self, boards: &[P], answers: &mut [bool]) {
        self.planes.take_packed(boards);
        let mut signs = [[0; LANES]; PLANED / LANES];
        self.planes.judge(self.chosen, answers.len(), &mut signs);
        answer(signs.as_flattened(), self.goal_is_odd, answers);
    }
}

fn answer(signs: &[u8], goal_is_odd: bool, answers: &mut [bool]) {
    for (answer, &sign) in answers.iter_mut().zip(signs) {
        *answer = (sign >= 128) == goal_is_odd;
    }
}
