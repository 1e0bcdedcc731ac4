//! Iterative deepening over runs.

use noyes::{Algorithm, Board, Direction, Goal, Metric, Position, Run, Square, Symmetry, Tile};

use super::{
    duplicates::{Duplicates, MAX_SIDE},
    fill::Space,
    labels::Labels,
    lanes::Lanes,
    round::{Labelled, Node, Outcome, Step, estimate, round},
};
use crate::{
    Limits, Progress, SolveError, Store, TableSize,
    store::{Table, TableKey},
    watch::Watch,
};

/// Solves boards of one goal, given in the standard form, with as few runs as
/// possible.
pub(crate) struct Runs {
    /// The vertical runs, and on the transposed board the horizontal ones.
    pub(super) axes: [Axis; 2],
    /// Bounds of all runs, where there is the memory for them.
    pub(super) labels: Vec<View>,
    pub(super) duplicates: Duplicates,
}

/// The labels of the tiles, on the board as it is or on its transpose.
pub(super) struct View {
    pub(super) labels: Labels,
    pub(super) table: Table,
    pub(super) cell: [u8; CELLS],
}

/// The squares of a board with labels.
pub(super) const CELLS: usize = 16;

/// One axis of the board: as it is, or transposed.
pub(super) struct Axis {
    symmetry: Symmetry,
    pub(super) lanes: Lanes,
    pub(super) table: Table,
    /// The lane at home of each tile.
    lane: Vec<u32>,
}

/// How long the sequences are that the automaton recognises.
const DUPLICATES: u32 = 8;

/// The memory for the lists of a fill, and for making the automaton.
const LISTS: usize = 8_000_000;
const AUTOMATON: usize = 64_000_000;

impl Runs {
    /// Whether boards of this size can be searched with tables of this size.
    pub(crate) fn supports(goal: &Goal, tables: TableSize) -> bool {
        let size = goal.size();
        let budget = match tables {
            TableSize::Small => 17_000_000,
            TableSize::Standard => 40_000_000,
            TableSize::Large => 100_000_000,
        };
        size.width().max(size.height()) as usize <= MAX_SIDE
            && [Symmetry::IDENTITY, Symmetry::TRANSPOSE].into_iter().all(|symmetry| {
                let lanes = Lanes::new(&Goal::from_board(symmetry.board(goal.board())));
                lanes.is_some_and(|lanes| lanes.table_bytes() <= budget)
            })
    }

    /// Builds the tables, or takes them from the store.
    pub(crate) fn new(
        goal: &Goal,
        tables: TableSize,
        store: &Store,
        limits: &Limits<'_>,
    ) -> Result<Runs, SolveError> {
        let symmetries = [Symmetry::IDENTITY, Symmetry::TRANSPOSE];
        let goals = symmetries.map(|symmetry| Goal::from_board(symmetry.board(goal.board())));
        let lanes = goals
            .each_ref()
            .map(|goal| Lanes::new(goal).expect("only sizes that are supported come here"));
        let labels = match tables {
            TableSize::Small => None,
            TableSize::Standard | TableSize::Large => Labels::new(goal),
        };
        // Both have the same table if the goal's blank is its own mirror image.
        let [own, mirrored] = &goals;
        let shared = (own.size(), own.blank()) == (mirrored.size(), mirrored.blank());
        let mut all: Vec<usize> = lanes.iter().map(|lanes| lanes.table_bytes()).collect();
        all.truncate(if shared { 1 } else { 2 });
        all.extend(labels.as_ref().map(|labels| labels.table_bytes()));
        // While a table is filled there are a copy and lists beside it.
        let largest = all.iter().max().copied().unwrap_or(0);
        let aside = lanes.iter().map(Lanes::bytes).sum::<usize>()
            + labels.as_ref().map_or(0, Labels::bytes);
        let filling = all.iter().sum::<usize>() + aside + largest + largest / 2 + LISTS;
        let needed = filling.max(AUTOMATON) as u64;
        if let Some(limit) = limits.memory.filter(|&limit| limit < needed) {
            return Err(SolveError::Memory { needed, limit });
        }
        // First, while there is nothing else in memory.
        let duplicates = Duplicates::new(goal.size(), DUPLICATES);
        let [vertical, horizontal] = lanes;
        let axis =
            |symmetry, goal: &Goal, lanes| Axis::new(goal, symmetry, lanes, tables, store, limits);
        let axes = [
            axis(symmetries[0], &goals[0], vertical)?,
            axis(symmetries[1], &goals[1], horizontal)?,
        ];
        let labels = match labels {
            Some(labels) => View::both(goal, labels, tables, store, limits)?,
            None => Vec::new(),
        };
        Ok(Runs { axes, labels, duplicates })
    }

    /// A solution of the fewest runs; `lower` is told each lower bound as it is
    /// proved, and says whether to go on. `None` if it or a limit ended the search.
    pub(crate) fn solve(
        &self,
        board: &Board,
        watch: &Watch<'_>,
        mut lower: impl FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        let mut bound = self.estimate(board);
        let mut before = 0;
        loop {
            if watch.stopped().is_some() || !lower(bound) {
                return None;
            }
            let spent = watch.nodes();
            match self.round(board, bound, watch, before) {
                Outcome::Found(path) => return Some(self.algorithm(board, &path)),
                Outcome::Nothing => bound += 1,
                Outcome::Stopped => return None,
            }
            before = watch.nodes() - spent;
        }
    }

    /// No solution is shorter than this.
    pub(crate) fn estimate(&self, board: &Board) -> u32 {
        let start = self.start(board);
        let labels = self.labelled(board).values.into_iter().max().unwrap_or(0);
        estimate(start.values, 0).min(estimate(start.values, 1)).max(labels.into())
    }

    /// Looks for a solution of at most so many runs.
    pub(super) fn round(
        &self,
        board: &Board,
        bound: u32,
        watch: &Watch<'_>,
        before: u64,
    ) -> Outcome {
        let (start, blank) = (self.start(board), board.blank().index());
        if self.labels.is_empty() {
            round(self, &start, blank, bound, watch, before)
        } else {
            let Node { lanes, values, place, .. } = start;
            let start = Node { lanes, values, place, labels: self.labelled(board) };
            round(self, &start, blank, bound, watch, before)
        }
    }

    /// Every run that begins a shortest solution, given the length of one.
    pub(crate) fn first_moves(
        &self,
        board: &Board,
        length: u32,
        watch: &Watch<'_>,
    ) -> Option<Vec<Run>> {
        let mut moves = Vec::new();
        for direction in Direction::ALL {
            let mut next = board.clone();
            for run in 1..=board.room(direction) {
                next.slide(direction);
                match self.round(&next, length - 1, watch, u64::MAX) {
                    Outcome::Found(_) => moves.extend(Run::new(direction, run)),
                    Outcome::Nothing => {}
                    Outcome::Stopped => return None,
                }
            }
        }
        Some(moves)
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        let axis = |axis: &Axis| axis.lanes.bytes() + axis.table.len();
        let label = |view: &View| view.labels.bytes() + view.table.len();
        let labels = self.labels.first().map_or(0, label);
        let [vertical, horizontal] = &self.axes;
        // Both have the same table if the goal is its own mirror image.
        let shared = vertical.table.as_ptr() == horizontal.table.as_ptr();
        let lanes = axis(vertical) + if shared { 0 } else { axis(horizontal) };
        (lanes + labels + self.duplicates.bytes()) as u64
    }

    /// A board, without labels.
    pub(super) fn start(&self, board: &Board) -> Node<()> {
        let [vertical, horizontal] = self.axes.each_ref().map(|axis| axis.start(board));
        let (row, column) = (board.blank().row(board.size()), board.blank().column(board.size()));
        Node {
            lanes: [vertical.0, horizontal.0],
            values: [vertical.1 as u8, horizontal.1 as u8],
            place: [row as u8, column as u8],
            labels: (),
        }
    }

    /// What labels know of a board.
    fn labelled(&self, board: &Board) -> Labelled {
        let tiles = board.tiles().iter().take(CELLS);
        let tiles = tiles.rfold(0, |tiles, &tile| tiles << 4 | u64::from(tile));
        let mut labelled = Labelled { boards: [0; 2], values: [0; 2], tiles };
        for (v, view) in self.labels.iter().enumerate() {
            let mut seen = [0; CELLS];
            for (&tile, cell) in board.tiles().iter().zip(view.cell) {
                seen[usize::from(cell)] = tile;
            }
            labelled.boards[v] = view.labels.board(&seen);
            labelled.values[v] = view.labels.value(&view.table, labelled.boards[v]) as u8;
        }
        labelled
    }

    /// The runs of a path, of which each step is the row or column that the
    /// blank goes to.
    pub(super) fn algorithm(&self, board: &Board, path: &[Step]) -> Algorithm {
        let size = board.size();
        let mut place = [board.blank().row(size), board.blank().column(size)];
        path.iter()
            .filter_map(|&(axis, to)| {
                let here = &mut place[usize::from(axis)];
                // The tiles travel the other way.
                let direction = match (axis, u32::from(to) > *here) {
                    (0, true) => Direction::Up,
                    (0, false) => Direction::Down,
                    (_, true) => Direction::Left,
                    (_, false) => Direction::Right,
                };
                let run = Run::new(direction, here.abs_diff(to.into()));
                *here = to.into();
                run
            })
            .collect()
    }
}

impl Axis {
    /// Of a goal that is seen like this.
    fn new(
        goal: &Goal,
        symmetry: Symmetry,
        lanes: Lanes,
        tables: TableSize,
        store: &Store,
        limits: &Limits<'_>,
    ) -> Result<Axis, SolveError> {
        let size = goal.size();
        let table = table(goal, "lanes", &lanes, tables, store, limits)?;
        let mut lane = vec![0; size.area()];
        for square in size.squares() {
            let tile = goal.board().tile(square).map_or(0, Tile::number);
            lane[tile as usize] = square.row(size);
        }
        Ok(Axis { symmetry, lanes, table, lane })
    }

    /// The simplified board and its value.
    fn start(&self, board: &Board) -> (u64, u32) {
        let board = self.symmetry.board(board);
        let lanes =
            board.tiles().iter().filter(|&&tile| tile != 0).map(|&tile| self.lane[tile as usize]);
        let simple = self.lanes.board(lanes, board.blank().row(board.size()));
        (simple, self.lanes.value(&self.table, simple))
    }
}

impl View {
    /// The board as it is, and its transpose if the same table serves for it.
    fn both(
        goal: &Goal,
        labels: Labels,
        tables: TableSize,
        store: &Store,
        limits: &Limits<'_>,
    ) -> Result<Vec<View>, SolveError> {
        let table = table(goal, "labels", &labels, tables, store, limits)?;
        let mirrored = labels.transposed(goal);
        let view = |labels, symmetry: Symmetry| View {
            labels,
            table: table.clone(),
            cell: std::array::from_fn(|cell| {
                symmetry.square(Square::new(cell as u32), goal.size()).number() as u8
            }),
        };
        let mut views = vec![view(labels, Symmetry::IDENTITY)];
        views.extend(mirrored.map(|labels| view(labels, Symmetry::TRANSPOSE)));
        Ok(views)
    }
}

/// A table from the store, or filled.
fn table(
    goal: &Goal,
    kind: &'static str,
    space: &impl Space,
    tables: TableSize,
    store: &Store,
    limits: &Limits<'_>,
) -> Result<Table, SolveError> {
    let key = TableKey {
        size: goal.size(),
        blank: goal.blank(),
        metric: Metric::Mtm,
        tables,
        kind,
        parameters: "blocks".into(),
        bytes: space.table_bytes() as u64,
    };
    let stop = || limits.is_cancelled();
    let progress = |done| {
        if let Some(progress) = limits.progress {
            progress(Progress::Table { done, total: space.count() });
        }
    };
    store.table(&key, true, limits.cancel, |bytes| {
        match space.fill(bytes, limits.threads, &stop, progress) {
            true => Ok(()),
            false => Err(SolveError::Cancelled),
        }
    })
}
