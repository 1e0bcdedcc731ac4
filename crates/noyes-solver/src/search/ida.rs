//! Iterative deepening A*.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use multiversion::multiversion;
use noyes::{Algorithm, Board, Direction, Position, Size};

use super::{
    duplicates::{Duplicates, Moves},
    slopes::{Slopes, Sums},
    walk::walk,
};
use crate::{clock::Clock, watch::Watch};

/// An estimate of the moves to go that never exceeds them, changes by exactly
/// one with each move, and is 0 on the solved board only.
pub(crate) trait Heuristic: Sync {
    /// What is kept of a board to estimate its neighbours.
    type State: Clone + Send + Sync;
    /// What a move changes of it.
    type Change: Copy + Default;

    /// The state of a board, given the tile on each cell.
    fn start(&self, cells: &[u8]) -> Self::State;

    /// The estimate.
    fn estimate(&self, state: &Self::State) -> u32;

    /// What changes if this tile slides into the blank's cell, and the estimate
    /// then, if that is below a bound. The letter is the direction's place in [`Direction::ALL`].
    fn look(
        &self,
        state: &Self::State,
        tile: u8,
        blank: u8,
        letter: usize,
        below: u32,
    ) -> Option<(Self::Change, u32)>;

    /// The same for many moves at once: each has its answer in `found`, in their
    /// order. What is looked up in memory is asked for side by side.
    fn look_at(
        &self,
        asked: &[Asked<'_, Self::State>],
        below: u32,
        found: &mut Vec<Option<(Self::Change, u32)>>,
    ) {
        found.extend(asked.iter().map(|&Asked { state, tile, blank, letter }| {
            self.look(state, tile, blank, letter.into(), below)
        }));
    }

    /// How good a board promises to be, the lower the better: the estimate, told
    /// more finely, for searches that choose among boards.
    fn rank(&self, change: &Self::Change, estimate: u32) -> u32;

    /// Makes the change; what it takes the place of undoes it in the same way.
    fn swap(&self, state: &mut Self::State, change: &mut Self::Change);
}

/// A move of which is asked where it leads.
#[derive(Debug)]
pub(crate) struct Asked<'a, S> {
    pub(crate) state: &'a S,
    pub(crate) tile: u8,
    pub(crate) blank: u8,
    pub(crate) letter: u8,
}

/// A search for one size of board, with its automaton of duplicate moves
/// (Korf, "Depth-first iterative-deepening", 1985).
///
/// Each round looks at all boards that could still be part of a solution of
/// some length, depth first, and proves that there is none; the next round
/// allows two moves more, because all solutions have the same parity.
pub(crate) struct Ida<'a, H: Sums<VIEWS>, const VIEWS: usize> {
    pub(super) heuristic: &'a H,
    pub(super) duplicates: &'a Duplicates,
    /// Where moves are remembered, if they are.
    slopes: Option<&'a Slopes>,
    /// How far the cell of the tile that a move slides is from the blank's.
    pub(super) steps: [i8; 4],
}

/// How many nodes are counted before the limits are looked at.
pub(super) const BREATH: u64 = 1 << 14;

/// A round is shared by threads if the one before had so many nodes, and split
/// into so many parts a thread.
const SHARED_FROM: u64 = 1 << 20;
const PARTS: usize = 256;

/// More threads than this are not worth their parts.
const MAX_THREADS: usize = 256;

/// The most squares of a board.
const CELLS: usize = 32;

/// A board on the way.
#[derive(Clone)]
pub(super) struct Node<S> {
    pub(super) cells: [u8; CELLS],
    pub(super) blank: u8,
    pub(super) moves: Moves,
    pub(super) state: S,
}

/// A move that can be made, or after it was made, what undoes it.
#[derive(Clone, Copy, Default)]
struct Step<C> {
    change: C,
    /// Looked up with the change, so that nobody waits for them afterwards.
    moves: Moves,
    blank: u8,
    tile: u8,
    letter: u8,
}

/// The longest solution that is looked for.
pub(super) const DEPTH: usize = 1 << 9;

/// The moves of every board of the path.
type Steps<C> = [[Step<C>; 4]; DEPTH];

/// What came of a round, or of a part of one.
pub(super) enum Round {
    /// The letters of a solution.
    Found(Vec<u8>),
    /// There is none.
    Nothing,
    /// A limit, or another part's solution, ended it.
    Stopped,
}

impl<'a, H: Sums<VIEWS>, const VIEWS: usize> Ida<'a, H, VIEWS> {
    pub(crate) fn new(
        size: Size,
        heuristic: &'a H,
        duplicates: &'a Duplicates,
        slopes: Option<&'a Slopes>,
    ) -> Ida<'a, H, VIEWS> {
        let width = size.width() as i8;
        // Up: the tile comes from below the blank.
        Ida { heuristic, duplicates, slopes, steps: [width, -width, 1, -1] }
    }

    /// A shortest solution of a board. `lower` is told each bound that is
    /// proved, and says whether to go on; `None` if it or a limit ended the search.
    pub(crate) fn solve(
        &self,
        board: &Board,
        least: u32,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        let start = self.start(board);
        let mut bound = self.heuristic.estimate(&start.state);
        // Every solution of a board is odd, or every one is even.
        bound += least.saturating_sub(bound).next_multiple_of(2);
        let mut before = 0;
        loop {
            if watch.stopped().is_some() || bound as usize >= DEPTH || !lower(bound) {
                return None;
            }
            let spent = watch.nodes();
            match self.round(board, &start, bound, watch, before) {
                Round::Found(path) => {
                    let direction = |&letter: &u8| Direction::ALL[usize::from(letter)];
                    return Some(path.iter().map(direction).collect());
                }
                Round::Nothing => bound += 2,
                Round::Stopped => return None,
            }
            before = watch.nodes() - spent;
        }
    }

    /// Whether a board has a solution of exactly this many moves, which none of
    /// its solutions undercuts. `None` if a limit ended the search.
    pub(crate) fn reaches(&self, board: &Board, length: u32, watch: &Watch<'_>) -> Option<bool> {
        let start = self.start(board);
        if self.heuristic.estimate(&start.state) > length {
            return Some(false);
        }
        match self.round(board, &start, length, watch, u64::MAX) {
            Round::Found(_) => Some(true),
            Round::Nothing => Some(false),
            Round::Stopped => None,
        }
    }

    fn start(&self, board: &Board) -> Node<H::State> {
        let mut cells = [0; CELLS];
        let numbers = board.tiles().iter().map(|&tile| tile as u8);
        cells.iter_mut().zip(numbers).for_each(|(cell, tile)| *cell = tile);
        let state = self.heuristic.start(&cells[..board.size().area()]);
        Node { cells, blank: board.blank().number() as u8, moves: Moves::default(), state }
    }

    /// Looks for a solution of at most `bound` moves.
    fn round(
        &self,
        board: &Board,
        start: &Node<H::State>,
        bound: u32,
        watch: &Watch<'_>,
        before: u64,
    ) -> Round {
        if bound == 0 {
            return Round::Found(Vec::new());
        }
        // The nodes after the first move, which the automaton does not know. The last first, as
        // within: this order was luckier on many boards.
        let mut parts = Vec::new();
        let mut nodes = 0;
        for (letter, moves) in self.duplicates.first(board.blank()).into_iter().enumerate().rev() {
            let Some(moves) = moves else { continue };
            nodes += 1;
            let Some((mut step, estimate)) = self.look(start, letter, moves, bound) else {
                continue;
            };
            let mut node = start.clone();
            self.exchange(&mut node, &mut step);
            parts.push((node, vec![letter as u8]));
            if estimate == 0 {
                return Round::Found(vec![letter as u8]);
            }
        }
        watch.spend(nodes);
        let threads = watch.limits().threads.get().min(MAX_THREADS);
        if threads > 1 && before >= SHARED_FROM {
            self.shared(parts, bound, threads, watch)
        } else {
            for (node, path) in parts {
                match self.within(node, bound - 1, watch, &|| true) {
                    Round::Found(rest) => return Round::Found([path, rest].concat()),
                    Round::Nothing => {}
                    Round::Stopped => return Round::Stopped,
                }
            }
            Round::Nothing
        }
    }

    /// Several threads look for a solution below parts of the tree. Of all solutions it is the one
    /// that a single thread would come to first.
    fn shared(
        &self,
        mut parts: Vec<(Node<H::State>, Vec<u8>)>,
        bound: u32,
        threads: usize,
        watch: &Watch<'_>,
    ) -> Round {
        // Level by level, until there are parts enough that no thread is left
        // waiting for another's last one.
        while parts.len() < PARTS * threads && !parts.is_empty() {
            let mut next = Vec::with_capacity(2 * parts.len());
            for (node, path) in parts {
                let moves: Vec<_> = node.moves.each().collect();
                for (letter, moves) in moves.into_iter().rev() {
                    watch.spend(1);
                    let below = bound - path.len() as u32;
                    let Some((mut step, estimate)) = self.look(&node, letter, moves, below) else {
                        continue;
                    };
                    let mut node = node.clone();
                    self.exchange(&mut node, &mut step);
                    let mut path = path.clone();
                    path.push(letter as u8);
                    if estimate == 0 {
                        return Round::Found(path);
                    }
                    next.push((node, path));
                }
            }
            parts = next;
        }
        let taken = AtomicUsize::new(0);
        // The first part known to have a solution: those behind it are of no interest any more.
        let first = AtomicUsize::new(usize::MAX);
        let found = Mutex::new(None);
        let work = || {
            let clock = Clock::start();
            loop {
                let number = taken.fetch_add(1, Ordering::Relaxed);
                let wanted = || number < first.load(Ordering::Relaxed);
                let Some((node, path)) = parts.get(number).filter(|_| wanted()) else { break };
                let bound = bound - path.len() as u32;
                if let Round::Found(rest) = self.within(node.clone(), bound, watch, &wanted) {
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    if first.fetch_min(number, Ordering::Relaxed) > number {
                        *found = Some([&path[..], &rest].concat());
                    }
                }
                if watch.stopped().is_some() {
                    break;
                }
            }
            watch.worked(clock);
        };
        thread::scope(|scope| {
            // Where the system gives no more threads, those that there are will do.
            for _ in 1..threads {
                drop(thread::Builder::new().spawn_scoped(scope, work));
            }
            scope.spawn(work);
        });
        match found.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(path) => Round::Found(path),
            None if watch.stopped().is_some() => Round::Stopped,
            None => Round::Nothing,
        }
    }

    /// Looks for a solution of at most `bound` moves from a node, as long as one is wanted.
    fn within(
        &self,
        node: Node<H::State>,
        bound: u32,
        watch: &Watch<'_>,
        wanted: &dyn Fn() -> bool,
    ) -> Round {
        match self.slopes {
            Some(slopes) if H::REMEMBERED => walk(self, slopes, &node, bound, watch, wanted),
            _ => within(self, node, bound, watch, wanted),
        }
    }

    #[inline(always)]
    fn look(
        &self,
        node: &Node<H::State>,
        letter: usize,
        moves: u16,
        below: u32,
    ) -> Option<(Step<H::Change>, u32)> {
        let blank = (node.blank as i8 + self.steps[letter % 4]) as u8;
        let tile = node.cells[usize::from(blank) % CELLS];
        let (change, estimate) =
            self.heuristic.look(&node.state, tile, node.blank, letter, below)?;
        let moves = self.duplicates.after(moves);
        Some((Step { change, moves, blank, tile, letter: letter as u8 }, estimate))
    }

    /// Makes a move, or takes it back: the tile goes where the blank is. What
    /// stands on the blank's cell is never looked at.
    #[inline(always)]
    fn exchange(&self, node: &mut Node<H::State>, step: &mut Step<H::Change>) {
        node.cells[usize::from(node.blank) % CELLS] = step.tile;
        std::mem::swap(&mut node.blank, &mut step.blank);
        std::mem::swap(&mut node.moves, &mut step.moves);
        self.heuristic.swap(&mut node.state, &mut step.change);
    }
}

/// The same where every move is looked up. Compiled twice: on processors that can count the bits
/// of a word it is faster by a quarter.
#[multiversion(targets("x86_64+popcnt+bmi1+bmi2+lzcnt"))]
fn within<H: Sums<VIEWS>, const VIEWS: usize>(
    ida: &Ida<'_, H, VIEWS>,
    mut node: Node<H::State>,
    bound: u32,
    watch: &Watch<'_>,
    wanted: &dyn Fn() -> bool,
) -> Round {
    // Of each board on the path the moves that are left to try, and how many.
    let mut steps: Box<Steps<H::Change>> = Box::new([[Step::default(); 4]; DEPTH]);
    let mut left = [0u8; DEPTH];
    let mut depth = 0;
    let mut nodes = 0;
    loop {
        // All neighbours are looked up before one is entered: the memory answers
        // side by side.
        let moves_left = bound - depth as u32;
        let tried = node.moves.count();
        let mut kept = 0;
        for (letter, moves) in node.moves.each() {
            let Some((step, estimate)) = ida.look(&node, letter, moves, moves_left) else {
                continue;
            };
            if estimate == 0 {
                watch.spend(nodes);
                let taken = |depth: usize| steps[depth][usize::from(left[depth])].letter;
                return Round::Found((0..depth).map(taken).chain([step.letter]).collect());
            }
            steps[depth % DEPTH][kept % 4] = step;
            kept += 1;
        }
        nodes += tried;
        if nodes >= BREATH {
            let go_on = watch.spend(std::mem::take(&mut nodes));
            if !go_on || !wanted() {
                return Round::Stopped;
            }
        }
        // Back over the moves that led nowhere.
        while kept == 0 {
            if depth == 0 {
                watch.spend(nodes);
                return Round::Nothing;
            }
            depth -= 1;
            kept = usize::from(left[depth % DEPTH]);
            ida.exchange(&mut node, &mut steps[depth % DEPTH][kept % 4]);
        }
        kept -= 1;
        left[depth % DEPTH] = kept as u8;
        ida.exchange(&mut node, &mut steps[depth % DEPTH][kept % 4]);
        depth += 1;
    }
}
