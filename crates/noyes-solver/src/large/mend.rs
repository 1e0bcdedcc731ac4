//! Paths that end with a few tiles in each other's places, mended where it takes least.
//!
//! Take three tiles whose places would be better for one another. If they change places at some
//! time on the path, the rest of it moves each as it would have moved the one in whose place it
//! is. In the end they may be far apart and take a hundred moves; at another time they have met,
//! and it takes ten. So a detour is put in where they were near one another and the blank near
//! them: a way around, of a part of the path, found by a beam in a rectangle.

mod places;
mod trips;
mod turns;

use self::places::{Place, Places, apart};
use super::{
    grid::{Grid, Step},
    whole::Span,
    windows::{self, push},
};
use crate::watch::Watch;

/// How paths are mended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// How many of the most promising detours are tried each time.
    pub(super) tries: usize,
    /// How wide their beams are.
    pub(super) width: usize,
    /// Only paths of fewer moves are of interest.
    pub(super) below: usize,
}

/// So many moves of the path are replaced by a detour.
const REPLACED: usize = 16;

/// A detour may take so many more moves than it is taken to, and so many besides those of the path.
const SLACK: usize = 4;
const BESIDES: usize = 40;

/// One more detour is tried for so many tiles that are elsewhere: of many some have nothing to do
/// with one another, and are put in at once.
const TILES_A_TRY: usize = 2;

/// What it is worth that a tile comes home, and what it may cost if there are to be several
/// detours at once.
const WORTH: i64 = 8;
const CHEAP: i64 = 3;

/// With more tiles elsewhere there are nearly always some that meet.
const HELPED: usize = 14;

/// At so many times two of the tiles are taken to be near one another and the blank.
const MEETINGS: usize = 20;

/// So many times as many detours are tried with one that helps.
const HELP: usize = 4;

/// How many of the most promising trips are looked for, of which one is taken.
const TRIPS: usize = 16;

/// Of more threes and times than this those that promise least are forgotten.
const KEPT: usize = 1 << 14;

/// A path from the board that ends with it solved, made of one that ends with the blank at home
/// and some tiles elsewhere. `None` if it is not short enough, or a limit is met before.
pub(super) fn mend(
    start: &Grid,
    mut path: Vec<Step>,
    plan: Plan,
    watch: &Watch<'_>,
) -> Option<Vec<Step>> {
    loop {
        if path.len() >= plan.below || !watch.spend(0) {
            return None;
        }
        let wrong = Wrong::new(start, &path);
        if wrong.tiles.is_empty() {
            return Some(path);
        }
        let boards = boards(start, &path);
        let mut finder = Finder { path: &path, boards: &boards, plan, watch, tried: Vec::new() };
        let mut found = wrong.detours(&mut finder);
        if wrong.tiles.len() <= HELPED {
            found.extend(wrong.helped(&mut finder));
        }
        if found.is_empty() {
            found.extend(wrong.trip(&finder));
        }
        found.sort_by_key(|mending| mending.extra() - WORTH * mending.mends);
        let mut chosen: Vec<Mending> = Vec::new();
        for mending in found {
            let cheap = mending.extra() <= CHEAP * mending.mends;
            if chosen.is_empty() || cheap && chosen.iter().all(|other| !other.meets(&mending)) {
                chosen.push(mending);
            }
        }
        if chosen.is_empty() {
            return None;
        }
        path = with(&path, chosen.into_iter().flat_map(|mending| mending.ways).collect());
    }
}

/// A path some parts of which are replaced.
fn with(path: &[Step], mut ways: Vec<Way>) -> Vec<Step> {
    ways.sort_unstable_by_key(|way| way.first);
    let mut mended = Vec::with_capacity(path.len());
    let mut done = 0;
    for Way { first, replaced, way, .. } in ways {
        path[done..first].iter().chain(&way).for_each(|&step| push(&mut mended, step));
        done = first + replaced;
    }
    path[done..].iter().for_each(|&step| push(&mut mended, step));
    mended
}

/// The boards at every so many moves of a path.
fn boards(start: &Grid, path: &[Step]) -> Vec<Grid> {
    let mut grid = start.clone();
    let boards = path.chunks(REPLACED).map(|steps| {
        let board = grid.clone();
        steps.iter().for_each(|&step| grid.step(step));
        board
    });
    boards.collect()
}

/// Three tiles that might change places at some time: the first takes the second's place, that
/// one the third's, and that one the first's.
#[derive(Clone, Copy)]
struct Detour {
    tiles: [u32; 3],
    time: usize,
    /// What it is taken to cost.
    cost: usize,
}

/// A part of the path replaced by a detour.
#[derive(Clone)]
struct Way {
    tiles: [u32; 3],
    first: usize,
    replaced: usize,
    way: Vec<Step>,
}

/// One detour or two by which tiles come home.
struct Mending {
    ways: Vec<Way>,
    mends: i64,
}

impl Way {
    fn extra(&self) -> i64 {
        self.way.len() as i64 - self.replaced as i64
    }

    /// Whether both replace the same moves.
    fn overlaps(&self, other: &Way) -> bool {
        self.first < other.first + other.replaced && other.first < self.first + self.replaced
    }

    /// Whether they do, or both are about the same tile.
    fn meets(&self, other: &Way) -> bool {
        self.overlaps(other) || self.tiles.iter().any(|tile| other.tiles.contains(tile))
    }
}

impl Mending {
    /// How many more moves it takes.
    fn extra(&self) -> i64 {
        self.ways.iter().map(Way::extra).sum()
    }

    fn meets(&self, other: &Mending) -> bool {
        self.ways.iter().any(|way| other.ways.iter().any(|other| way.meets(other)))
    }
}

/// Looks for detours, each of them once.
struct Finder<'a, 'w> {
    path: &'a [Step],
    boards: &'a [Grid],
    plan: Plan,
    watch: &'a Watch<'w>,
    tried: Vec<([u32; 3], usize, Option<Way>)>,
}

impl Finder<'_, '_> {
    /// The board before a move of the path.
    fn board(&self, time: usize) -> Grid {
        let before = time / REPLACED;
        let mut grid = self.boards[before].clone();
        self.path[before * REPLACED..time].iter().for_each(|&step| grid.step(step));
        grid
    }

    fn find(&mut self, detour: Detour) -> Option<Way> {
        let Detour { tiles, time, cost } = detour;
        let known = self.tried.iter().find(|tried| tried.0 == tiles && tried.1 == time);
        if let Some((_, _, way)) = known {
            return way.clone();
        }
        if !self.watch.spend(0) {
            return None;
        }
        let first = time.saturating_sub(REPLACED / 2);
        let grid = self.board(first);
        let replaced = &self.path[first..self.path.len().min(first + REPLACED)];
        let below = (replaced.len() + (cost + SLACK).min(BESIDES)) as u64;
        let span = Span { width: self.plan.width, below, seed: self.tried.len() as u64 };
        let squares = tiles.map(|tile| grid.place(tile));
        let way = windows::detour(&grid, replaced, squares, span, self.watch);
        let way = way.map(|way| Way { tiles, first, replaced: replaced.len(), way });
        self.tried.push((tiles, time, way.clone()));
        way
    }

    /// Both of two, unless the first of them is not found.
    fn find_both(&mut self, [first, second]: [Detour; 2]) -> [Option<Way>; 2] {
        let first = self.find(first);
        let second = if first.is_some() { self.find(second) } else { None };
        [first, second]
    }
}

/// The tiles that a path brings elsewhere.
struct Wrong {
    tiles: Vec<u32>,
    /// Where each of them is in the end: the place in `tiles` of the one that lives there.
    instead: Vec<usize>,
    /// All other tiles.
    helpers: Vec<u32>,
    /// Where they all are at each time, first those that end elsewhere.
    places: Places,
}

impl Wrong {
    fn new(start: &Grid, path: &[Step]) -> Wrong {
        let mut grid = start.clone();
        path.iter().for_each(|&step| grid.step(step));
        let tiles = grid.squares().filter(|&home| home != grid.home());
        let (tiles, helpers): (Vec<u32>, Vec<u32>) =
            tiles.partition(|&home| grid.place(home) != home);
        let instead = tiles.iter().map(|&tile| {
            let there = grid.place(tile);
            tiles.iter().position(|&other| other == there).expect("a square with another tile")
        });
        let instead = instead.collect();
        let places = Places::new(start, path, tiles.iter().chain(&helpers).copied());
        Wrong { tiles, instead, helpers, places }
    }

    fn tile(&self, number: usize) -> u32 {
        let count = self.tiles.len();
        if number < count { self.tiles[number] } else { self.helpers[number - count] }
    }

    /// What it is taken to cost that three tiles change places at a time.
    #[inline(always)]
    fn cost(&self, three: [usize; 3], time: usize) -> usize {
        let (places, blank) = self.places.at(time);
        turns::cost(blank, three.map(|tile| places[tile]))
    }

    /// The time at which they do best.
    fn nearest(&self, three: [usize; 3], times: impl Iterator<Item = usize>) -> Detour {
        let nearest = times.map(|time| (self.cost(three, time), time)).min();
        let (cost, time) = nearest.unwrap_or((usize::MAX, 0));
        Detour { tiles: three.map(|tile| self.tile(tile)), time, cost }
    }

    /// The times at which two tiles are nearest to one another and to the blank.
    fn meetings(&self, a: usize, b: usize) -> Vec<usize> {
        let near = |time: usize| {
            let (places, blank) = self.places.at(time);
            let [a, b] = [a, b].map(|tile| places[tile]);
            (apart(a, b) + apart(a, blank).min(apart(b, blank)), time)
        };
        let mut times: Vec<(usize, usize)> = (0..self.places.len()).step_by(2).map(near).collect();
        if times.len() > MEETINGS {
            times.select_nth_unstable(MEETINGS);
            times.truncate(MEETINGS);
        }
        times.into_iter().map(|(_, time)| time).collect()
    }

    /// All three tiles some of which come home if they change places, and how many do.
    fn threes(&self) -> Vec<([usize; 3], i64)> {
        let count = self.tiles.len();
        let mut threes = Vec::new();
        for (second, &first) in self.instead.iter().enumerate() {
            for third in (0..count).filter(|&third| third != first && third != second) {
                let at_home = [[second, third], [third, first]];
                let also = at_home.iter().filter(|[a, b]| self.instead[*b] == *a).count();
                // A cycle of three is met from each of its tiles.
                if also < 2 || first < second.min(third) {
                    threes.push(([first, second, third], 1 + also as i64));
                }
            }
        }
        threes
    }

    /// Threes and times at which some of them come home, so many of those that promise to take least
    /// for each that does; of each part of the path the best time for a three.
    fn promising(
        &self,
        count: usize,
        cost: impl Fn(Place, [Place; 3]) -> usize,
    ) -> Vec<(Detour, i64)> {
        let key = |&(Detour { cost, .. }, mends): &(Detour, i64)| 60 * cost / mends as usize;
        let mut promising = Vec::new();
        for (three, mends) in self.threes() {
            let tiles = three.map(|tile| self.tile(tile));
            for first in (0..self.places.len()).step_by(REPLACED) {
                let cost = |time| {
                    let (places, blank) = self.places.at(time);
                    cost(blank, three.map(|tile| places[tile]))
                };
                let times = first..self.places.len().min(first + REPLACED);
                let nearest = times.map(|time| (cost(time), time)).min();
                promising.extend(nearest.map(|(cost, time)| (Detour { tiles, time, cost }, mends)));
            }
            // There may be millions of them.
            if promising.len() > KEPT.max(2 * count) {
                promising.select_nth_unstable_by_key(count, key);
                promising.truncate(count);
            }
        }
        promising.sort_unstable_by_key(key);
        promising.truncate(count);
        promising
    }

    /// Detours by which tiles come home.
    fn detours(&self, finder: &mut Finder<'_, '_>) -> Vec<Mending> {
        let tries = finder.plan.tries + self.tiles.len() / TILES_A_TRY;
        let found = self.promising(tries, turns::cost).into_iter().filter_map(|(detour, mends)| {
            Some(Mending { ways: vec![finder.find(detour)?], mends })
        });
        found.collect()
    }

    /// Three tiles, wherever they are, change places, some of which come home so: of what promises to
    /// take least for each of these the one that does.
    fn trip(&self, finder: &Finder<'_, '_>) -> Option<Mending> {
        let found = self.promising(TRIPS, trips::cost).into_iter().filter_map(|(detour, mends)| {
            let Detour { tiles, time, .. } = detour;
            let grid = finder.board(time);
            let way = trips::trip(&grid, tiles.map(|tile| grid.place(tile)), finder.watch)?;
            Some(Mending { ways: vec![Way { tiles, first: time, replaced: 0, way }], mends })
        });
        found.min_by_key(|found| 60 * found.extra() / found.mends)
    }

    /// Two detours instead of one: first two of the tiles change places with one that is at home,
    /// and then that one with the third. It may have been near them both.
    fn helped(&self, finder: &mut Finder<'_, '_>) -> Vec<Mending> {
        let (count, all) = (self.tiles.len(), self.tiles.len() + self.helpers.len());
        // By two of the tiles and one that helps.
        let mut nearest = Vec::with_capacity(count * count * all);
        for a in 0..count {
            for b in 0..count {
                let times = if a == b { Vec::new() } else { self.meetings(a, b) };
                nearest.extend((0..all).map(|helper| {
                    let times = if helper < count { &[][..] } else { &times };
                    self.nearest([a, b, helper], times.iter().copied())
                }));
            }
        }
        let at = |a: usize, b: usize, helper: usize| nearest[(a * count + b) * all + helper];
        let mut pairs = Vec::new();
        for ([a, b, c], mends) in self.threes() {
            for [p, q, r] in [[a, b, c], [b, c, a], [c, a, b]] {
                for helper in count..all {
                    let first = at(p, q, helper);
                    // In the end the one that helps is back where it was. What comes later moves
                    // what is in a tile's place by then.
                    for (second, later) in [(at(r, p, helper), true), (at(q, r, helper), false)] {
                        let apart = first.time.abs_diff(second.time) >= 2 * REPLACED;
                        if apart && later == (second.time > first.time) {
                            let cost = first.cost + second.cost;
                            pairs.push((60 * cost / mends as usize, [first, second], mends));
                        }
                    }
                }
            }
        }
        pairs.sort_unstable_by_key(|pair| pair.0);
        // Many of them have the same detour in common. Where that is not found they cost nothing.
        let mut found = Vec::new();
        let most = finder.tried.len() + HELP * finder.plan.tries;
        for (_, both, mends) in pairs {
            if finder.tried.len() >= most || finder.watch.stopped().is_some() {
                break;
            }
            let [Some(first), Some(second)] = finder.find_both(both) else { continue };
            if !first.overlaps(&second) {
                found.push(Mending { ways: vec![first, second], mends });
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Board, Dealer, Goal, Layout, Recipe, Size};

    use crate::{
        Limits,
        large::{carry::Carrier, strip::Region},
    };

    /// A board and a path that solves it, tile by tile.
    fn solved(goal: &Goal) -> (Grid, Vec<Step>) {
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "mended").unwrap();
        let start = Grid::new(&dealer.deal(0).unwrap(), goal);
        let (mut grid, mut path) = (start.clone(), Vec::new());
        let take = |step| {
            push(&mut path, step);
            true
        };
        assert!(Carrier::new(&mut grid, take).solve(Region::all(&start)).is_ok());
        (start, path)
    }

    /// Tiles are renamed along cycles, so that the path brings each to another one's home. From
    /// the renamed board the mended path brings all of them to their own.
    #[test]
    fn mended_paths_solve_the_board_and_are_little_longer() {
        let size = Size::new(10, 10).unwrap();
        let goal = Goal::new(size, Layout::BlankLast);
        let (start, path) = solved(&goal);
        let tiles: Vec<u32> = start.squares().map(|square| start.at(square)).collect();
        for (cycles, most) in [
            (vec![vec![75, 76, 86]], 30),
            (vec![vec![66, 67], vec![77, 57]], 30),
            // Corners, which never meet.
            (vec![vec![0, 9, 90]], 130),
            (vec![vec![1, 7, 30, 44, 98], vec![22, 60, 70]], 250),
        ] {
            let mut named: Vec<u32> = tiles.clone();
            let home = |cell: usize| start.square(cell as u32 % 10, cell as u32 / 10);
            for cycle in &cycles {
                for (k, &cell) in cycle.iter().enumerate() {
                    let at = tiles.iter().position(|&tile| tile == home(cell)).unwrap();
                    named[at] = home(cycle[(k + 1) % cycle.len()]);
                }
            }
            let number = |&tile: &u32| match start.y(tile) * 10 + start.x(tile) + 1 {
                100 => 0,
                number => number,
            };
            let board = Board::new(size, named.iter().map(number).collect::<Vec<_>>()).unwrap();
            let grid = Grid::new(&board, &goal);
            let wrong = cycles.iter().map(Vec::len).sum::<usize>();
            assert_eq!(Wrong::new(&grid, &path).tiles.len(), wrong);
            let plan = Plan { tries: 30, width: 300, below: usize::MAX };
            let watch = Watch::new(&Limits::default());
            let mended = mend(&grid, path.clone(), plan, &watch).expect("a path");
            let mut end = grid.clone();
            mended.iter().for_each(|&step| end.step(step));
            assert!(end.squares().all(|square| end.at(square) == square), "{cycles:?}");
            let more = mended.len() - path.len().min(mended.len());
            assert!(more <= most, "{cycles:?}: {more} moves more");
        }
    }
}
