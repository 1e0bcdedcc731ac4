//! Windows of a path, solved anew.
//!
//! A window is a part of the path. Its moves stay within a small rectangle, and the boards
//! before and after it are a puzzle of that rectangle, with a goal of its own: a beam by the
//! distances, or by learned ranks, looks for a way of fewer moves. A window costs the same on
//! boards of any size.

use noyes::{Board, Goal, Metric, Size};

use super::{
    beam,
    between::Between,
    distance::Distance,
    grid::{self, Grid, Step},
    improve::length,
    whole::{MAX_AREA, Span, runs},
};
use crate::{
    learned::{self, Learned},
    watch::Watch,
};

/// By what the beams over windows rank their boards, and so which rectangles they can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ranks {
    /// Of no more squares than a beam has room for.
    Distances,
    /// As wide and high as the largest board of which ranks were learned.
    Learned,
}

impl Ranks {
    /// The best ones for windows of this board, if half of the memory suffices for them.
    pub(super) fn of(grid: &Grid, metric: Metric, memory: u64) -> Ranks {
        let learned = cfg!(not(target_family = "wasm"))
            && metric == Metric::Stm
            && grid.width().min(grid.height()) >= learned::SIDE
            && 2 * learned::bytes() <= memory;
        if learned { Ranks::Learned } else { Ranks::Distances }
    }
}

/// How windows are cut and solved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sweep {
    pub(super) ranks: Ranks,
    /// How many moves a window has.
    pub(super) moves: usize,
    /// How wide the beams are.
    pub(super) width: usize,
    pub(super) seed: u64,
}

/// Bytes in memory that a sweep takes besides the path.
pub(super) fn bytes(sweep: Sweep) -> u64 {
    let (width, depth) = (sweep.width, sweep.moves as u64);
    match sweep.ranks {
        Ranks::Distances => Span::bytes::<Distance>(width, depth),
        Ranks::Learned => learned::bytes() + Span::bytes::<Learned<'_, Distance>>(width, depth),
    }
}

/// The path after its windows, which overlap by a half, were solved anew from the first to
/// the last, or as far as the limits allow. Ways as long as before are taken as well: the
/// next windows then lie between other boards.
pub(super) fn sweep(
    start: &Grid,
    path: &[Step],
    metric: Metric,
    sweep: Sweep,
    watch: &Watch<'_>,
) -> Vec<Step> {
    let stride = sweep.moves.div_ceil(2);
    let mut grid = start.clone();
    let mut done = Vec::with_capacity(path.len());
    let mut rest = path.iter().copied().peekable();
    let mut window = Vec::with_capacity(sweep.moves);
    // No two sweeps cut at the same moves.
    let mut moves = stride + (sweep.seed.wrapping_mul(7) as usize) % stride;
    for seed in sweep.seed.. {
        while window.len() < moves
            && let Some(step) = rest.next()
        {
            push(&mut window, step);
        }
        moves = sweep.moves;
        if window.is_empty() || !watch.spend(0) {
            break;
        }
        let (puzzle, cut) = Puzzle::new(&grid, &window, sweep.ranks);
        // A run may go on across the seams, so what is beside a way counts with it.
        let beside = [done.last().copied(), window.get(cut).or(rest.peek()).copied()];
        if let Some(puzzle) = puzzle
            && let Some(way) =
                puzzle.solve(metric, Span { width: sweep.width, below: 0, seed }, watch)
            && between(beside, &way, metric) <= between(beside, &window[..cut], metric)
        {
            window.splice(..cut, way);
        }
        let last = window.len() < stride;
        for step in window.drain(..if last { window.len() } else { stride.min(cut).max(1) }) {
            grid.step(step);
            push(&mut done, step);
        }
    }
    window.into_iter().chain(rest).for_each(|step| push(&mut done, step));
    done
}

/// How long a way is with the steps before and after it.
fn between([before, after]: [Option<Step>; 2], way: &[Step], metric: Metric) -> u64 {
    let all: Vec<Step> = before.into_iter().chain(way.iter().copied()).chain(after).collect();
    length(&all, metric)
}

/// Adds a step, or takes the last one back where this undoes it.
pub(super) fn push(path: &mut Vec<Step>, step: Step) {
    if path.last().is_some_and(|&last| last == 3 - step) {
        path.pop();
    } else {
        path.push(step);
    }
}

/// A way from the board with which these moves begin to the one with which they end, but that
/// the three tiles which stand on some squares in the beginning have changed places in the end:
/// the first stands where the second would, that one where the third would, and the third where
/// the first would. `None` if they are too far apart, or a beam finds no way so short.
#[cfg(not(target_family = "wasm"))]
pub(super) fn detour(
    grid: &Grid,
    way: &[Step],
    turned: [u32; 3],
    span: Span,
    watch: &Watch<'_>,
) -> Option<Vec<Step>> {
    let mut blank = grid.blank();
    let mut around = Around::at(grid, blank);
    for square in turned {
        around = around.with(grid, square);
    }
    for &step in way {
        blank = grid.beside(blank, step);
        around = around.with(grid, blank);
    }
    let ranks = Ranks::Distances;
    let puzzle = around.fits(ranks).then(|| around.wider(grid, ranks))?;
    let puzzle = Puzzle::within(grid, way, puzzle, &turned, ranks)?;
    puzzle.solve_below(Metric::Stm, span, watch)
}

/// A part of a path as a puzzle.
struct Puzzle {
    board: Board,
    goal: Goal,
    way: Vec<Step>,
    ranks: Ranks,
}

/// A rectangle of squares, its ends included.
#[derive(Clone, Copy)]
struct Around {
    left: u32,
    right: u32,
    top: u32,
    bottom: u32,
}

impl Around {
    fn at(grid: &Grid, square: u32) -> Around {
        let (x, y) = (grid.x(square), grid.y(square));
        Around { left: x, right: x, top: y, bottom: y }
    }

    fn with(self, grid: &Grid, square: u32) -> Around {
        let (x, y) = (grid.x(square), grid.y(square));
        Around {
            left: self.left.min(x),
            right: self.right.max(x),
            top: self.top.min(y),
            bottom: self.bottom.max(y),
        }
    }

    fn width(self) -> u32 {
        self.right - self.left + 1
    }

    fn height(self) -> u32 {
        self.bottom - self.top + 1
    }

    fn fits(self, ranks: Ranks) -> bool {
        match ranks {
            Ranks::Distances => (self.width() * self.height()) as usize <= MAX_AREA,
            Ranks::Learned => self.width().max(self.height()) <= learned::SIDE,
        }
    }

    /// A line more on each side, where the board goes on and the room suffices; where ranks were
    /// learned, lines until it is as large as a board of which they were.
    fn wider(mut self, grid: &Grid, ranks: Ranks) -> Around {
        let lines = if ranks == Ranks::Learned { learned::SIDE } else { 1 };
        for _ in 0..lines {
            self = self.a_line_wider(grid, ranks);
        }
        self
    }

    fn a_line_wider(mut self, grid: &Grid, ranks: Ranks) -> Around {
        for wider in [
            Around { left: self.left.saturating_sub(1), ..self },
            Around { right: (self.right + 1).min(grid.width() - 1), ..self },
            Around { top: self.top.saturating_sub(1), ..self },
            Around { bottom: (self.bottom + 1).min(grid.height() - 1), ..self },
        ] {
            let both = Around {
                left: self.left.min(wider.left),
                right: self.right.max(wider.right),
                top: self.top.min(wider.top),
                bottom: self.bottom.max(wider.bottom),
            };
            if both.fits(ranks) {
                self = both;
            }
        }
        self
    }
}

impl Puzzle {
    /// The first moves of a way, as many as stay within a rectangle that a beam can search,
    /// and how many they are. There is no puzzle if there is nothing to choose.
    fn new(grid: &Grid, way: &[Step], ranks: Ranks) -> (Option<Puzzle>, usize) {
        let mut blank = grid.blank();
        let mut around = Around::at(grid, blank);
        let mut cut = 0;
        for &step in way {
            blank = grid.beside(blank, step);
            let wider = around.with(grid, blank);
            if !wider.fits(ranks) {
                break;
            }
            (around, cut) = (wider, cut + 1);
        }
        // So wide a board that even one row of it does not fit: the next moves have their turn.
        (Puzzle::within(grid, &way[..cut], around.wider(grid, ranks), &[], ranks), cut.max(1))
    }

    /// The moves of a way within a rectangle, after which the tiles that stood on some squares
    /// are to have changed places: each stands where the next one of them would, the last one
    /// where the first would.
    fn within(
        grid: &Grid,
        way: &[Step],
        around: Around,
        turned: &[u32],
        ranks: Ranks,
    ) -> Option<Puzzle> {
        let size = Size::new(around.width(), around.height()).ok().filter(|s| !s.is_one_wide())?;
        let cell = |square: u32| {
            (grid.y(square) - around.top) * around.width() + grid.x(square) - around.left
        };
        let first = cell(grid.blank());
        // In reading order, whatever their names are.
        let name = |cell: u32| if cell < first { cell + 1 } else { cell };
        let all = 0..size.area() as u32;
        let mut tiles: Vec<u32> =
            all.map(|cell| if cell == first { 0 } else { name(cell) }).collect();
        let board = Board::new(size, &tiles[..]).ok()?;
        let mut blank = grid.blank();
        for &step in way {
            let next = grid.beside(blank, step);
            tiles.swap(cell(blank) as usize, cell(next) as usize);
            blank = next;
        }
        let cells: Vec<usize> = (turned.iter())
            .filter_map(|&square| tiles.iter().position(|&tile| tile == name(cell(square))))
            .collect();
        // The first one's place is taken by the last, that one's by the one before it.
        for pair in cells.windows(2).rev() {
            tiles.swap(pair[0], pair[1]);
        }
        let goal = Goal::from_board(Board::new(size, tiles).ok()?);
        Some(Puzzle { board, goal, way: way.to_vec(), ranks })
    }

    /// A way that is no longer, if the beam finds one.
    fn solve(&self, metric: Metric, span: Span, watch: &Watch<'_>) -> Option<Vec<Step>> {
        self.solve_below(metric, Span { below: length(&self.way, metric) + 1, ..span }, watch)
    }

    /// A way that is shorter than asked for, if the beam finds one.
    fn solve_below(&self, metric: Metric, span: Span, watch: &Watch<'_>) -> Option<Vec<Step>> {
        let distance = || Distance::new(&self.goal);
        let way = match (metric, self.ranks) {
            (Metric::Stm, Ranks::Learned) => {
                // That there is room for what was learned is known already.
                let between = Between::forwards(&self.board, self.goal.board(), u64::MAX)?;
                between.solve(|learned, start| beam(learned, start, span, watch))?
            }
            (Metric::Stm, Ranks::Distances) => beam(&distance(), &self.board, span, watch)?,
            (Metric::Mtm, _) => runs::search(&distance(), &self.board, span, watch)?,
        };
        Some(way.moves().map(grid::step).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Dealer, Layout, Position, Recipe};

    use crate::{Limits, large::grid::direction};

    fn deal(width: u32, height: u32) -> (Board, Goal, Grid) {
        let goal = Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast);
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "windows").unwrap();
        let board = dealer.deal(0).unwrap();
        let grid = Grid::new(&board, &goal);
        (board, goal, grid)
    }

    /// A walk without a plan, that never turns back at once.
    fn walk(grid: &Grid, moves: usize) -> Vec<Step> {
        let (mut grid, mut noise, mut path) = (grid.clone(), 7u64, Vec::new());
        while path.len() < moves {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let step = (noise >> 33) as u8 % 4;
            let back = path.last().is_some_and(|&last| last == 3 - step);
            if !back && !grid.is_locked(grid.beside(grid.blank(), step)) {
                grid.step(step);
                path.push(step);
            }
        }
        path
    }

    fn end(board: &Board, path: &[Step]) -> Board {
        let mut end = board.clone();
        for &step in path {
            end.slide(direction(step)).expect("a legal move");
        }
        end
    }

    #[test]
    fn a_swept_path_leads_to_the_same_board_and_is_no_longer() {
        for (width, height) in [(2, 2), (3, 5), (9, 9), (40, 3), (2, 70), (100, 2)] {
            let (board, _, grid) = deal(width, height);
            for metric in Metric::ALL {
                let path = walk(&grid, 400);
                let mut best = path.clone();
                for seed in 0..4 {
                    let ranks = Ranks::of(&grid, metric, u64::MAX);
                    let cut = Sweep { ranks, moves: 10 + 9 * seed as usize, width: 30, seed };
                    let watch = Watch::new(&Limits::default());
                    let swept = sweep(&grid, &best, metric, cut, &watch);
                    assert_eq!(end(&board, &swept), end(&board, &path), "{width}x{height}");
                    assert!(length(&swept, metric) <= length(&best, metric));
                    best = swept;
                }
                // A walk goes in circles, which the windows see.
                assert!(length(&best, metric) < length(&path, metric), "{width}x{height}");
            }
        }
    }

    #[test]
    fn a_window_that_drops_nothing_is_as_short_as_breadth_first_search_says() {
        let (board, _, grid) = deal(3, 3);
        let path = walk(&grid, 31);
        let watch = Watch::new(&Limits::default());
        let whole = Sweep { ranks: Ranks::Distances, moves: 62, width: 200_000, seed: 0 };
        let swept = sweep(&grid, &path, Metric::Stm, whole, &watch);
        let goal = Goal::from_board(end(&board, &path));
        let table = crate::ExactTable::build(&goal, Metric::Stm, &Limits::default()).unwrap();
        assert_eq!(swept.len() as u64, table.distance(&board).unwrap());
    }

    #[test]
    fn tiles_change_places_in_a_detour() {
        let (board, _, grid) = deal(9, 9);
        let path = walk(&grid, 20);
        let (x, y) = (grid.x(grid.blank()), grid.y(grid.blank()));
        let square = |right, down| grid.square((x + right) % 9, (y + down) % 9);
        let turned = [square(8, 0), square(8, 8), square(0, 7)];
        let watch = Watch::new(&Limits::default());
        let span = Span { width: 3000, below: 80, seed: 1 };
        let way = detour(&grid, &path[..0], turned, span, &watch);
        let way = way.expect("the three are near one another");
        let mut expected = end(&board, &[]).tiles().to_vec();
        let cell = |square: u32| (grid.y(square) * 9 + grid.x(square)) as usize;
        let [a, b, c] = turned.map(cell);
        (expected[b], expected[c], expected[a]) = (expected[a], expected[b], expected[c]);
        assert_eq!(end(&board, &way).tiles(), expected);
    }

    #[test]
    fn a_sweep_that_is_cut_short_keeps_the_rest_of_the_path() {
        let (board, _, grid) = deal(9, 9);
        let path = walk(&grid, 400);
        for nodes in [0, 1000, 20_000] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            for ranks in [Ranks::Distances, Ranks::Learned] {
                let cut = Sweep { ranks, moves: 40, width: 30, seed: 1 };
                let swept = sweep(&grid, &path, Metric::Stm, cut, &Watch::new(&limits));
                assert_eq!(end(&board, &swept), end(&board, &path));
            }
        }
    }
}
