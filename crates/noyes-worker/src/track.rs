//! How far it was to the goal at each moment of a game.

use std::{collections::VecDeque, time::Duration};

use noyes::{Algorithm, Board, Coded, Direction, IllegalMove, Position};
use noyes_solver::{Limits, Solution, SolveError, Solver, Within};
use web_time::Instant;

/// The boards of a game.
#[derive(Debug)]
pub(crate) struct Track {
    first: Board,
    moves: Vec<Direction>,
    /// Whether the game ends at its goal is seen by the last board.
    last: Board,
}

/// No solution is shorter than the first, and one as long as the second is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) least: u64,
    pub(crate) most: u64,
}

/// Is told how far it is after so many moves.
pub(crate) type Tell<'a> = &'a dyn Fn(u64, Bounds);

/// Why there are no distances.
#[derive(Debug)]
pub(crate) enum TrackError {
    Moves(noyes::AlgorithmError),
    Illegal(IllegalMove),
}

/// How long a single position of a larger board is searched, and all of them together.
const EACH: Duration = Duration::from_millis(150);
const TOGETHER: Duration = Duration::from_secs(6);

impl Track {
    /// The game that begins with this board.
    pub(crate) fn read(first: Board, moves: &str) -> Result<Track, TrackError> {
        let moves: Algorithm = moves.parse().map_err(TrackError::Moves)?;
        let mut last = first.clone();
        last.apply(&moves).map_err(TrackError::Illegal)?;
        Ok(Track { first, moves: moves.moves().collect(), last })
    }

    pub(crate) fn first(&self) -> &Board {
        &self.first
    }

    /// Tells all distances, given a solution of the first board.
    pub(crate) fn measure(
        &self,
        solver: &Solver,
        solution: Solution,
        limits: &Limits<'_>,
        tell: Tell<'_>,
    ) -> Result<(), SolveError> {
        if solution.optimal {
            self.follow(solver, solution, limits, tell)
        } else {
            self.close_in(solver, &solution, limits, tell)
        }
    }

    /// Whether the moves from here on lead to the goal.
    fn ends_solved(&self, solver: &Solver) -> bool {
        solver.goal().is_solved(&self.last)
    }

    /// From move to move: each one leads one nearer or one away. As long as the known way is
    /// followed nothing is to be searched, and where it is left, only whether the new board is
    /// nearer: if it is not, the way leads over the last one.
    fn follow(
        &self,
        solver: &Solver,
        solution: Solution,
        limits: &Limits<'_>,
        tell: Tell<'_>,
    ) -> Result<(), SolveError> {
        let limits = Limits { progress: None, ..*limits };
        let solved = self.ends_solved(solver);
        let mut way: VecDeque<Direction> = solution.moves.moves().collect();
        let mut least = solution.lower_bound;
        let mut board = self.first.clone();
        tell(0, Bounds { least, most: way.len() as u64 });
        for (at, &step) in (1..).zip(&self.moves) {
            board.slide(step);
            let most = way.len() as u64;
            let nearest = least.saturating_sub(1);
            let rest = &self.moves[at..];
            if way.front() == Some(&step) {
                way.pop_front();
                least = least.saturating_sub(1);
            } else if solved && rest.len() as u64 + 1 == most {
                // What was played from here on is as short as can be.
                way = rest.iter().copied().collect();
                least = least.saturating_sub(1);
            } else if most == 0 {
                // On from a solved board.
                way.push_front(step.opposite());
                least = 1;
            } else {
                match solver.solve_within(&board, nearest..=most - 1, &limits)? {
                    Within::Solved(moves) => {
                        way = moves.moves().collect();
                        least = way.len() as u64;
                    }
                    Within::Farther => {
                        way.push_front(step.opposite());
                        least = way.len() as u64;
                    }
                    Within::Unknown => {
                        way.push_front(step.opposite());
                        least = least.saturating_sub(1);
                    }
                }
            }
            tell(at as u64, Bounds { least, most: way.len() as u64 });
        }
        Ok(())
    }

    /// Bounds for each position at once, and better ones while there is time: those that are
    /// farthest apart are worked on first.
    fn close_in(
        &self,
        solver: &Solver,
        solution: &Solution,
        limits: &Limits<'_>,
        tell: Tell<'_>,
    ) -> Result<(), SolveError> {
        let mut boards = vec![self.first.clone()];
        for &step in &self.moves {
            let mut next = boards[boards.len() - 1].clone();
            next.slide(step);
            boards.push(next);
        }
        let mut band = Band::new(boards.len());
        band.learn(0, Bounds { least: solution.lower_bound, most: solution.length });
        if self.ends_solved(solver) {
            band.learn(boards.len() - 1, Bounds { least: 0, most: 0 });
        }
        for (at, board) in boards.iter().enumerate() {
            band.learn(at, Bounds { least: solver.lower_bound(board)?, most: u64::MAX });
        }
        band.tell(tell);

        let start = Instant::now();
        let time = Some(EACH.min(limits.time.unwrap_or(EACH)));
        let limits = Limits { time, progress: None, ..*limits };
        let mut searched = vec![false; boards.len()];
        searched[0] = true;
        while start.elapsed() < TOGETHER
            && let Some(at) = band.widest(|at| !searched[at])
        {
            searched[at] = true;
            let solution = solver.solve(&boards[at], &limits)?;
            band.learn(at, Bounds { least: solution.lower_bound, most: solution.length });
            band.tell(tell);
        }
        Ok(())
    }
}

/// The bounds of all positions of a game. Neighbours are one move apart, and so are their distances.
#[derive(Debug)]
struct Band {
    bounds: Vec<Bounds>,
    told: Vec<Option<Bounds>>,
}

impl Band {
    fn new(positions: usize) -> Band {
        let anything = Bounds { least: 0, most: u64::MAX };
        Band { bounds: vec![anything; positions], told: vec![None; positions] }
    }

    /// Takes notice of bounds, and of what they say about all others.
    fn learn(&mut self, at: usize, Bounds { least, most }: Bounds) {
        let here = &mut self.bounds[at];
        here.least = here.least.max(least);
        here.most = here.most.min(most);
        // Every solution of a board is odd, or every one is even.
        if here.most < u64::MAX && (here.most - here.least) % 2 == 1 {
            here.least += 1;
        }
        let here = *here;
        let spread = |bounds: &mut Bounds, away: u64| {
            let least = bounds.least.max(here.least.saturating_sub(away));
            let most = bounds.most.min(here.most.saturating_add(away));
            let news = Bounds { least, most } != *bounds;
            *bounds = Bounds { least, most };
            news
        };
        // What changes nothing for one position changes nothing for those behind it.
        for (away, bounds) in (1..).zip(&mut self.bounds[at + 1..]) {
            if !spread(bounds, away) {
                break;
            }
        }
        for (away, bounds) in (1..).zip(self.bounds[..at].iter_mut().rev()) {
            if !spread(bounds, away) {
                break;
            }
        }
    }

    /// Where the bounds are farthest apart; `None` where they meet.
    fn widest(&self, wanted: impl Fn(usize) -> bool) -> Option<usize> {
        let gap = |at: usize| self.bounds[at].most - self.bounds[at].least;
        (0..self.bounds.len())
            .filter(|&at| wanted(at) && gap(at) > 0)
            .max_by_key(|&at| (gap(at), core::cmp::Reverse(at)))
    }

    /// Tells what has changed.
    fn tell(&mut self, tell: Tell<'_>) {
        for ((at, &bounds), told) in (0..).zip(&self.bounds).zip(&mut self.told) {
            if *told != Some(bounds) {
                tell(at, bounds);
                *told = Some(bounds);
            }
        }
    }
}

impl core::fmt::Display for TrackError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            TrackError::Moves(error) => error.fmt(f),
            TrackError::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TrackError {}

impl Coded for TrackError {
    fn code(&self) -> &'static str {
        match self {
            TrackError::Moves(error) => error.code(),
            TrackError::Illegal(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            TrackError::Moves(error) => error.at(),
            TrackError::Illegal(error) => error.at(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use noyes::{Dealer, Goal, Layout, Recipe, Size};
    use noyes_solver::{Lesson, Options};

    use super::*;

    fn told(board: &Board, goal: &Goal, moves: &Algorithm) -> Vec<Bounds> {
        let solver = Solver::new(goal, Options::default());
        let limits = Limits { time: Some(Duration::from_millis(100)), ..Limits::default() };
        let solution = solver.solve(board, &limits).unwrap();
        let track = Track::read(board.clone(), &moves.to_string()).unwrap();
        let bounds = RefCell::new(vec![None; moves.moves().count() + 1]);
        let tell = |at: u64, told| bounds.borrow_mut()[at as usize] = Some(told);
        track.measure(&solver, solution, &limits, &tell).unwrap();
        bounds.into_inner().into_iter().map(|told| told.expect("every moment is told")).collect()
    }

    #[test]
    fn each_distance_is_that_of_its_board() {
        for (size, layout) in
            [("3x3", Layout::Spiral), ("4x4", Layout::BlankLast), ("2x5", Layout::Snake)]
        {
            let goal = Goal::new(size.parse().unwrap(), layout);
            let dealer = Dealer::new(goal.clone(), Recipe::default(), "distances").unwrap();
            let solver = Solver::new(&goal, Options::default());
            let mut board = dealer.deal(0).unwrap();
            let moves = Lesson::new(&board, &goal).unwrap().moves();
            let told = told(&board, &goal, &moves);
            let ways = moves.moves().map(Some).chain([None]);
            for (at, (bounds, way)) in told.iter().zip(ways).enumerate() {
                let solution = solver.solve(&board, &Limits::default()).unwrap();
                let both = (bounds.least, bounds.most);
                assert_eq!(both, (solution.length, solution.length), "{size}, move {at}");
                way.map(|way| board.slide(way));
            }
            assert!(goal.is_solved(&board));
        }
    }

    #[test]
    fn a_game_may_be_given_up_or_go_on_from_the_goal() {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let exact = |moves: &str| {
            let bounds = told(goal.board(), &goal, &moves.parse().unwrap());
            assert!(bounds.iter().all(|bounds| bounds.least == bounds.most));
            bounds.iter().map(|bounds| bounds.most).collect::<Vec<_>>()
        };
        assert_eq!(exact("RDLU"), [0, 1, 2, 3, 4]);
        assert_eq!(exact("RLRD"), [0, 1, 0, 1, 2]);
    }

    #[test]
    fn larger_boards_have_bounds_that_fit_together() {
        let goal = Goal::new("5x5".parse().unwrap(), Layout::BlankLast);
        let mut board = goal.board().clone();
        // A loop around two squares, back and forth, and what leads home.
        let moves: Algorithm = "RRDDLLUURRDDLU".parse().unwrap();
        board.apply(&moves).unwrap();
        let back: Algorithm = moves.inverse();
        let bounds = told(&board, &goal, &back);
        assert_eq!(bounds.last(), Some(&Bounds { least: 0, most: 0 }));
        for pair in bounds.windows(2) {
            let &[a, b] = pair else { unreachable!() };
            assert!(a.least <= a.most && a.most.abs_diff(b.most) <= 1, "{bounds:?}");
            assert!(a.least.abs_diff(b.least) <= 1 && (a.most - a.least) % 2 == 0, "{bounds:?}");
        }
    }

    #[test]
    fn what_is_learnt_of_one_position_is_known_of_its_neighbours() {
        let mut band = Band::new(5);
        band.learn(4, Bounds { least: 0, most: 0 });
        let most = |band: &Band| band.bounds.iter().map(|bounds| bounds.most).collect::<Vec<_>>();
        assert_eq!(most(&band), [4, 3, 2, 1, 0]);
        band.learn(0, Bounds { least: 3, most: 9 });
        // Three is odd, and the known solution is even.
        assert_eq!(band.bounds[0], Bounds { least: 4, most: 4 });
        assert_eq!(band.bounds[2], Bounds { least: 2, most: 2 });
        assert_eq!(band.widest(|_| true), None);
    }
}
