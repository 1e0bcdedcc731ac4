//! Optimal solutions with additive pattern databases: the tables of one goal.

use std::{cmp::Reverse, sync::OnceLock};

use noyes::{Algorithm, Board, Direction, Goal, Metric, Position, Run, Size, Symmetry};

use super::{Duplicates, Heuristic, Ida, MAX_GROUPS, MAX_LABELS, Slopes, Sums};
use crate::{
    Limits, Progress, SolveError, Store, TableSize,
    large::{self, Span, Whole},
    learned::{self, Learned, Weights},
    pattern::{Additive, Part, Pattern, Share, Word, partitions, shared},
    store::{Table, TableKey},
    watch::Watch,
};

/// Solves boards of one goal, given in the standard form, with as few slides as
/// possible.
pub(crate) struct Deepening(Box<dyn Searcher>);

/// The same for each width of words and number of views.
trait Searcher: Send + Sync {
    fn room_for_proofs(&self, limits: &Limits<'_>) -> Result<(), SolveError>;
    fn prepare_proofs(&self, limits: &Limits<'_>) -> Result<(), SolveError>;
    fn prove(
        &self,
        by: By,
        board: &Board,
        least: u32,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm>;
    fn estimate(&self, board: &Board) -> u32;
    fn beam(&self, board: &Board, span: Span, watch: &Watch<'_>) -> Option<Algorithm>;
    fn beam_bytes(&self, width: usize, depth: u64) -> u64;
    fn first_moves(&self, board: &Board, length: u32, watch: &Watch<'_>) -> Option<Vec<Run>>;
    fn bytes(&self) -> u64;
}

/// By which of its partitions a goal's board is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// Without a trial.
    First,
    /// The one that serves the board best, if it takes long.
    Best,
}

/// How long the sequences are that the automaton recognises.
const DUPLICATES: u32 = 12;

/// Tables that are larger are kept on disk.
const KEPT_FROM: usize = 8_000_000;

impl Deepening {
    /// The most squares of a board.
    pub(crate) const MAX_AREA: usize = 26;

    /// Whether boards of this size can be searched with tables.
    pub(crate) fn supports(size: Size) -> bool {
        size.area() <= Deepening::MAX_AREA && !size.is_one_wide()
    }

    /// Builds the tables, or takes them from the store.
    pub(crate) fn new(
        goal: &Goal,
        tables: TableSize,
        store: &Store,
        limits: &Limits<'_>,
    ) -> Result<Deepening, SolveError> {
        let size = goal.size();
        let mirrored = Symmetry::TRANSPOSE.size(size) == size
            && Symmetry::TRANSPOSE.square(goal.blank(), size) == goal.blank();
        let narrow = size.area() <= 16;
        Ok(Deepening(match (narrow, mirrored) {
            (true, true) => Box::new(Tables::<u64, 2>::new(goal, tables, store, limits)?),
            (true, false) => Box::new(Tables::<u64, 1>::new(goal, tables, store, limits)?),
            (false, true) => Box::new(Tables::<u128, 2>::new(goal, tables, store, limits)?),
            (false, false) => Box::new(Tables::<u128, 1>::new(goal, tables, store, limits)?),
        }))
    }

    /// Makes what only proofs need, so that the first one need not wait for it.
    pub(crate) fn with_proofs(self, limits: &Limits<'_>) -> Result<Deepening, SolveError> {
        self.0.prepare_proofs(limits)?;
        Ok(self)
    }

    /// A shortest solution, known to be no shorter than `least`; `lower` is told each lower bound as
    /// it is proved, and says whether to go on. `None` if it or a limit ended the search.
    pub(crate) fn solve(
        &self,
        board: &Board,
        least: u32,
        watch: &Watch<'_>,
        mut lower: impl FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        self.0.prove(By::Best, board, least, watch, &mut lower)
    }

    /// No solution is shorter than this.
    pub(crate) fn estimate(&self, board: &Board) -> u32 {
        self.0.estimate(board)
    }

    /// Every move that begins a shortest solution, given the length of one.
    pub(crate) fn first_moves(
        &self,
        board: &Board,
        length: u32,
        watch: &Watch<'_>,
    ) -> Option<Vec<Run>> {
        self.0.first_moves(board, length, watch)
    }

    /// Bytes in memory.
    pub(crate) fn bytes(&self) -> u64 {
        self.0.bytes()
    }
}

impl Whole for Deepening {
    fn lower_bound(&self, board: &Board) -> u64 {
        self.estimate(board).into()
    }

    fn beam(&self, board: &Board, span: Span, watch: &Watch<'_>) -> Option<Algorithm> {
        self.0.beam(board, span, watch)
    }

    fn prove(
        &self,
        board: &Board,
        least: u64,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        self.0.room_for_proofs(watch.limits()).ok()?;
        self.0.prove(By::First, board, u32::try_from(least).ok()?, watch, lower)
    }

    fn bytes(&self, width: usize, depth: u64) -> u64 {
        self.0.bytes() + self.0.beam_bytes(width, depth)
    }
}

/// Whether so many bytes are allowed.
fn fits(limits: &Limits<'_>, bytes: usize) -> Result<(), SolveError> {
    let needed = bytes as u64;
    match limits.memory.filter(|&limit| limit < needed) {
        Some(limit) => Err(SolveError::Memory { needed, limit }),
        None => Ok(()),
    }
}

/// The patterns of a goal with their tables.
struct Tables<W: Word, const VIEWS: usize> {
    goal: Goal,
    /// Of all partitions.
    patterns: Vec<Pattern<W>>,
    /// The tables of those that have one.
    tables: Vec<Option<Table>>,
    /// One, or several of which a proof takes the one that serves its board best.
    partitions: Vec<Partition>,
    /// Made when a proof is first asked for, where that need not be.
    duplicates: OnceLock<Duplicates>,
}

/// A way to part the tiles.
struct Partition {
    /// Where each pattern is looked up.
    shares: Vec<Share>,
    /// Made when a proof first asks for them.
    slopes: OnceLock<Slopes>,
}

/// So many boards, and the rest of the round, show which partition serves a board best.
const SHOWN_BY: u64 = 1 << 20;

/// To find that out is worth while once the first one has taken so many.
const FIRST_ALONE: u64 = 1 << 24;

impl<W: Word, const VIEWS: usize> Tables<W, VIEWS> {
    fn new(
        goal: &Goal,
        tables: TableSize,
        store: &Store,
        limits: &Limits<'_>,
    ) -> Result<Self, SolveError> {
        let partitions = partitions(goal, tables);
        match Tables::of(goal, &partitions, tables, store, limits) {
            // With less memory the first one has to do.
            Err(SolveError::Memory { .. }) if partitions.len() > 1 => {
                Tables::of(goal, &partitions[..1], tables, store, limits)
            }
            made => made,
        }
    }

    /// Those of these partitions.
    fn of(
        goal: &Goal,
        partitions: &[Vec<Vec<u32>>],
        tables: TableSize,
        store: &Store,
        limits: &Limits<'_>,
    ) -> Result<Self, SolveError> {
        let groups = partitions.concat();
        let stop = || limits.is_cancelled();
        // Every group fits its board: there is no other reason for none.
        let patterns = Pattern::<W>::all(goal, &groups, &stop).ok_or(SolveError::Cancelled)?;
        let shares = shared(&patterns);
        let own = |at: usize| shares[at].table == at;
        let with_table = || (0..).zip(&patterns).filter(|&(at, _)| own(at)).map(|(_, own)| own);
        let filling = with_table().map(Pattern::bytes_to_fill).max().unwrap_or(0);
        let lasting = with_table().map(Pattern::table_bytes).sum::<usize>();
        // To choose among several takes what proofs need.
        let choosing = match partitions.len() {
            1 => 0,
            several => several * Slopes::BYTES + Duplicates::bytes_to_make(goal.size()),
        };
        fits(limits, lasting + Pattern::bytes(patterns.iter()) + filling.max(choosing))?;
        let total: u64 = with_table().map(Pattern::placements).sum();
        let mut done = 0;
        let build = |(at, (pattern, tiles)): (usize, (&Pattern<W>, &Vec<u32>))| {
            if !own(at) {
                return Ok(None);
            }
            let key = TableKey {
                size: goal.size(),
                blank: goal.blank(),
                metric: Metric::Stm,
                tables,
                kind: "pattern",
                parameters: tiles.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
                bytes: pattern.table_bytes() as u64,
            };
            let keep = pattern.table_bytes() >= KEPT_FROM;
            let table = store.table(&key, keep, limits.cancel, |bytes| {
                let progress = |reached| {
                    if let Some(progress) = limits.progress {
                        progress(Progress::Table { done: done + reached, total });
                    }
                };
                match pattern.fill(bytes, limits.threads, &stop, progress) {
                    true => Ok(()),
                    false => Err(SolveError::Cancelled),
                }
            })?;
            done += pattern.placements();
            Ok::<_, SolveError>(Some(table))
        };
        let tables =
            patterns.iter().zip(&groups).enumerate().map(build).collect::<Result<_, _>>()?;
        let mut shares = shares.into_iter();
        let partition = |groups: &Vec<_>| Partition {
            shares: shares.by_ref().take(groups.len()).collect(),
            slopes: OnceLock::new(),
        };
        let partitions = partitions.iter().map(partition).collect();
        let duplicates = OnceLock::new();
        Ok(Tables { goal: goal.clone(), patterns, tables, partitions, duplicates })
    }

    /// Whether there is one to be chosen; where there never is nothing need be compiled for it.
    fn has_several(&self) -> bool {
        W::SHARES && !cfg!(target_family = "wasm") && self.partitions.len() > 1
    }

    /// The first one, which beams and single rounds do with.
    fn first(&self) -> &Partition {
        &self.partitions[0]
    }

    /// The partition by which the rounds of a board have the fewest boards: those of one may have
    /// ten times as many as those of another. With it the bound that is proved meanwhile.
    fn best(&self, board: &Board, watch: &Watch<'_>) -> Option<(&Partition, u32)> {
        let duplicates = self.duplicates(&|| !watch.spend(0))?;
        let trial = |partition| {
            let before = watch.nodes();
            let (mut reached, mut boards) = (0, 0);
            let heuristic = self.heuristic(partition);
            let ida = Ida::new(self.goal.size(), &heuristic, duplicates, self.slopes(partition));
            let solved = ida.solve(board, 0, watch, &mut |bound| {
                (reached, boards) = (bound, watch.nodes() - before);
                boards < SHOWN_BY
            });
            // Whoever comes farther had fewer boards where the other one ended.
            ((solved.is_some(), reached, Reverse(boards)), partition)
        };
        let trials: Vec<_> = self.partitions.iter().map(trial).collect();
        let proved = trials.iter().map(|((_, reached, _), _)| *reached).max()?;
        let (_, best) = trials.into_iter().max_by_key(|(came, _)| *came)?;
        Some((best, proved))
    }

    /// A proof by one of the partitions.
    fn prove_by(
        &self,
        partition: &Partition,
        board: &Board,
        least: u32,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        let heuristic = self.heuristic(partition);
        let duplicates = self.duplicates(&|| !watch.spend(0))?;
        let ida = Ida::new(self.goal.size(), &heuristic, duplicates, self.slopes(partition));
        ida.solve(board, least, watch, lower)
    }

    /// A proof by the first of the partitions, and if it takes more boards than that by the best.
    fn prove_by_best(
        &self,
        first_alone: u64,
        board: &Board,
        least: u32,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        let before = watch.nodes();
        let (mut told, mut wanted) = (least, true);
        let alone = self.prove_by(self.first(), board, least, watch, &mut |bound| {
            (told, wanted) = (bound, lower(bound));
            wanted && watch.nodes() - before < first_alone
        });
        if alone.is_some() || !wanted || watch.stopped().is_some() {
            return alone;
        }
        let (best, proved) = self.best(board, watch)?;
        if proved > told {
            told = proved;
            if !lower(told) {
                return None;
            }
        }
        self.prove_by(best, board, told, watch, &mut |bound| bound <= told || lower(bound))
    }

    /// `None` if they are not made yet and making them was stopped. Threads that
    /// first ask at the same time make them each: none waits where it would not
    /// hear that it is to stop.
    fn duplicates(&self, stop: &dyn Fn() -> bool) -> Option<&Duplicates> {
        if self.duplicates.get().is_none() {
            let duplicates = Duplicates::new(self.goal.size(), DUPLICATES, stop)?;
            self.duplicates.set(duplicates).ok();
        }
        self.duplicates.get()
    }

    /// Where slopes are remembered, if they are for these tables.
    fn slopes<'a>(&self, partition: &'a Partition) -> Option<&'a Slopes> {
        self.remembers().then(|| partition.slopes.get_or_init(Slopes::new))
    }

    fn remembers(&self) -> bool {
        let fits = |pattern: &Pattern<W>| pattern.homes().len() <= MAX_LABELS;
        Additive::<W, VIEWS>::REMEMBERED
            && self.partitions.iter().all(|partition| partition.shares.len() <= MAX_GROUPS)
            && self.patterns.iter().all(fits)
    }

    /// What was learned of this goal. All that was is of boards above 16 squares, for the page of
    /// mirrored ones, so nothing is compiled for others.
    fn weights(&self) -> Option<Weights<'static>> {
        let mirrored = VIEWS == 2 || cfg!(not(target_family = "wasm"));
        if mirrored && W::SHARES { learned::weights(&self.goal, u64::MAX) } else { None }
    }

    fn heuristic(&self, partition: &Partition) -> Additive<'_, W, VIEWS> {
        let part = |share: &Share| {
            let table = self.tables[share.table].as_ref().map_or(&[][..], |table| table);
            Part { pattern: &self.patterns[share.table], table, symmetry: share.symmetry }
        };
        Additive::new(&self.goal, partition.shares.iter().map(part).collect())
    }

    /// The bytes of slopes, with those that are not made yet or without.
    fn bytes_of_slopes(&self, made: bool) -> usize {
        let all =
            self.partitions.iter().filter(|partition| partition.slopes.get().is_some() == made);
        if self.remembers() { all.count() * Slopes::BYTES } else { 0 }
    }
}

impl<W: Word, const VIEWS: usize> Searcher for Tables<W, VIEWS> {
    fn room_for_proofs(&self, limits: &Limits<'_>) -> Result<(), SolveError> {
        let mut needed = self.bytes() as usize;
        if self.duplicates.get().is_none() {
            needed += Duplicates::bytes_to_make(self.goal.size());
        }
        fits(limits, needed + self.bytes_of_slopes(false))
    }

    fn prepare_proofs(&self, limits: &Limits<'_>) -> Result<(), SolveError> {
        self.room_for_proofs(limits)?;
        for partition in &self.partitions {
            self.slopes(partition);
        }
        let stop = || limits.is_cancelled();
        self.duplicates(&stop).map(drop).ok_or(SolveError::Cancelled)
    }

    fn prove(
        &self,
        by: By,
        board: &Board,
        least: u32,
        watch: &Watch<'_>,
        lower: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Algorithm> {
        match by {
            By::Best if self.has_several() => {
                self.prove_by_best(FIRST_ALONE, board, least, watch, lower)
            }
            _ => self.prove_by(self.first(), board, least, watch, lower),
        }
    }

    fn estimate(&self, board: &Board) -> u32 {
        let cells: Vec<u8> = board.tiles().iter().map(|&tile| tile as u8).collect();
        let estimate = |partition| {
            let heuristic = self.heuristic(partition);
            heuristic.estimate(&heuristic.start(&cells))
        };
        self.partitions.iter().map(estimate).max().unwrap_or(0)
    }

    fn beam(&self, board: &Board, span: Span, watch: &Watch<'_>) -> Option<Algorithm> {
        let estimate = &self.heuristic(self.first());
        match self.weights() {
            Some(weights) => {
                large::beam(&Learned { estimate, weights: &weights }, board, span, watch)
            }
            None => large::beam(estimate, board, span, watch),
        }
    }

    fn beam_bytes(&self, width: usize, depth: u64) -> u64 {
        match self.weights() {
            Some(weights) => {
                let beam = Span::bytes::<Learned<'_, Additive<'_, W, VIEWS>>>(width, depth);
                weights.bytes() + beam
            }
            None => Span::bytes::<Additive<'_, W, VIEWS>>(width, depth),
        }
    }

    fn first_moves(&self, board: &Board, length: u32, watch: &Watch<'_>) -> Option<Vec<Run>> {
        let several = self.has_several();
        let partition = if several { self.best(board, watch)?.0 } else { self.first() };
        let heuristic = self.heuristic(partition);
        let duplicates = self.duplicates(&|| !watch.spend(0))?;
        let ida = Ida::new(self.goal.size(), &heuristic, duplicates, self.slopes(partition));
        let mut moves = Vec::new();
        for direction in Direction::ALL {
            let mut next = board.clone();
            if next.slide(direction).is_some() && ida.reaches(&next, length - 1, watch)? {
                moves.push(direction.into());
            }
        }
        Some(moves)
    }

    fn bytes(&self) -> u64 {
        let tables = self.tables.iter().flatten().map(|table| table.len()).sum::<usize>();
        let aside = Pattern::bytes(self.patterns.iter());
        let slopes = self.bytes_of_slopes(true);
        (tables + aside + slopes + self.duplicates.get().map_or(0, Duplicates::bytes)) as u64
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Dealer, Layout, Recipe};

    use super::*;

    /// With slopes that are remembered and without, a search has the same rounds and moves.
    #[test]
    fn remembered_slopes_change_nothing() {
        fn check<const VIEWS: usize>(size: &str, layout: Layout, boards: u64, moves: usize) {
            let goal = Goal::new(size.parse().unwrap(), layout);
            let limits = Limits::default();
            let tables =
                Tables::<u128, VIEWS>::new(&goal, TableSize::Small, &Store::default(), &limits);
            let tables = tables.unwrap();
            let heuristic = tables.heuristic(tables.first());
            let duplicates = tables.duplicates(&|| false).unwrap();
            let slopes = tables.slopes(tables.first());
            assert!(slopes.is_some());
            let ida = |slopes| Ida::new(goal.size(), &heuristic, duplicates, slopes);
            let dealer = Dealer::new(goal.clone(), Recipe::default(), "slopes").unwrap();
            for index in 0..boards {
                // A way of a uniform board's beam leads near enough to the goal.
                let start = dealer.deal(index).unwrap();
                let span = Span { width: 300, below: 1000, seed: 1 };
                let way = tables.beam(&start, span, &Watch::new(&limits)).unwrap();
                let mut board = start;
                let ways: Vec<_> = way.moves().collect();
                ways[..ways.len() - moves]
                    .iter()
                    .for_each(|&slide| assert!(board.slide(slide).is_some()));
                let solved = [None, slopes].map(|slopes| {
                    let watch = Watch::new(&limits);
                    let mut rounds = Vec::new();
                    let solution = ida(slopes).solve(&board, 0, &watch, &mut |bound| {
                        rounds.push((bound, watch.nodes()));
                        true
                    });
                    (solution, rounds)
                });
                assert_eq!(solved[0], solved[1], "{board}");
                assert!(solved[0].1.len() > 1, "{board}");
            }
        }
        check::<2>("5x5", Layout::BlankLast, 6, 50);
        check::<1>("6x3", Layout::BlankLast, 6, 46);
        check::<1>("5x4", Layout::BlankFirst, 6, 46);
    }

    /// Of the rows and the columns some boards are better served by the ones, some by the others;
    /// the moves are a shortest solution with both, and no bound is told twice.
    #[test]
    fn a_board_takes_the_partition_that_serves_it_best() {
        let size = Size::new(5, 4).unwrap();
        let goal = Goal::new(size, Layout::BlankLast);
        let rows = (1..20).step_by(5).map(|first| (first..(first + 5).min(20)).collect()).collect();
        let columns = (1..6).map(|first| (first..20).step_by(5).collect()).collect();
        let limits = Limits::default();
        let tables = |partitions: &[Vec<Vec<u32>>]| {
            let store = Store::default();
            Tables::<u128, 1>::of(&goal, partitions, TableSize::Small, &store, &limits).unwrap()
        };
        let both = tables(&[rows, columns]);
        let duplicates = both.duplicates(&|| false).unwrap();
        let dealer = Dealer::new(goal.clone(), Recipe::default(), "partitions").unwrap();
        let mut chosen = [0; 2];
        for index in 0..12 {
            let mut board = dealer.deal(index).unwrap();
            let span = Span { width: 300, below: 1000, seed: 1 };
            let way: Vec<_> =
                both.beam(&board, span, &Watch::new(&limits)).unwrap().moves().collect();
            way[..way.len() - 42].iter().for_each(|&slide| assert!(board.slide(slide).is_some()));
            // The bounds of each, with the boards before the round.
            let rounds = [0, 1].map(|at| {
                let heuristic = both.heuristic(&both.partitions[at]);
                let watch = Watch::new(&limits);
                let mut rounds = Vec::new();
                let ida = Ida::new(size, &heuristic, duplicates, None);
                let solution = ida.solve(&board, 0, &watch, &mut |bound| {
                    rounds.push((bound, watch.nodes()));
                    true
                });
                (solution.unwrap().length(Metric::Stm), rounds)
            });
            let [(length, of_rows), (_, of_columns)] = &rounds;
            let last = u32::try_from(*length).unwrap();
            let before =
                |rounds: &[(u32, u64)]| rounds.iter().find(|round| round.0 == last).unwrap().1;
            let (best, proved) = both.best(&board, &Watch::new(&limits)).unwrap();
            assert_eq!(proved, last);
            let at = both.partitions.iter().position(|other| std::ptr::eq(other, best)).unwrap();
            let boards = [before(of_rows), before(of_columns)];
            assert!(boards[at] <= boards[1 - at], "{boards:?}");
            chosen[at] += 1;
            for first_alone in [0, 1000, FIRST_ALONE] {
                let watch = Watch::new(&limits);
                let mut told = Vec::new();
                let solution = both.prove_by_best(first_alone, &board, 0, &watch, &mut |bound| {
                    told.push(bound);
                    true
                });
                assert_eq!(solution.unwrap().length(Metric::Stm), *length);
                assert_eq!(told.last(), Some(&last));
                assert!(told.is_sorted_by(|one, next| one < next), "{told:?}");
            }
            let watch = Watch::new(&limits);
            assert_eq!(both.prove_by_best(0, &board, 0, &watch, &mut |_| false), None);
            assert!(u64::from(both.estimate(&board)) <= *length);
        }
        assert!(chosen.iter().all(|&times| times > 1), "{chosen:?}");
    }
}
