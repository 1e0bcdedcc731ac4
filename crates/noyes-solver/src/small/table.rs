//! The door to the tables of small boards.

use std::ops::RangeInclusive;

use noyes::{Algorithm, Goal, Metric, Position, Run, Size, SizeMismatch};

use super::{
    boards::BoardsAt,
    form::{Form, MAX_AREA, Place, Way},
    levels::{Levels, Masks, classes},
    line,
    slides::Slides,
};
use crate::{Limits, SolveError};

/// The distance of every board of a small size from a goal, and all that
/// follows from it.
///
/// There are tables for boards of up to twelve squares, and for boards one
/// square wide of any length, which need none. A table is built in about a
/// millisecond for 3x3, and in two to four seconds for 3x4 and 2x6 in one thread;
/// more threads share most of the work.
///
/// Single slides take 2 bytes for the boards that differ in the blank's square
/// alone, (n−1)! bytes in all: 40 kB for 3x3, 40 MB for 3x4 and 2x6, and twice
/// as much while they are built; runs take twice that, and four times while
/// they are built. Two goals with the blank on the same square have the same
/// table, up to the names of the tiles, and so have goals whose blanks a mirror
/// or a turn of the board exchanges.
///
/// ```
/// use noyes::{Board, Goal, Layout, Metric, Size};
/// use noyes_solver::{ExactTable, Limits};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let table = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
/// assert_eq!(table.gods_number(), 31);
///
/// let board: Board = "8 6 7/2 5 4/3 0 1".parse().unwrap();
/// assert_eq!(table.distance(&board)?, 31);
/// assert_eq!(table.solve(&board)?.length(Metric::Stm), 31);
/// assert_eq!(table.first_moves(&board)?.len(), 3); // any begins a shortest solution
/// # Ok::<(), noyes_solver::SolveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExactTable {
    pub(super) goal: Goal,
    pub(super) metric: Metric,
    pub(super) counts: Vec<u64>,
    /// `None` for boards one square wide.
    pub(super) classes: Option<Classes>,
}

/// Distances by their class, as [`Levels`] knows them.
#[derive(Clone, Debug)]
pub(super) struct Classes {
    pub(super) form: Form,
    slides: Slides,
    /// The classes from the second on; what is in none of them is in the first.
    pub(super) masks: Vec<Masks>,
}

impl Classes {
    pub(super) fn new(form: Form, masks: Vec<Masks>) -> Classes {
        Classes { slides: Slides::new(form.shape), form, masks }
    }

    /// The distance modulo 4 for single slides, modulo 3 for runs.
    fn residue(&self, metric: Metric, place: Place) -> usize {
        let bit = |masks: &Masks| masks[place.order as usize] >> place.blank & 1 == 1;
        let class = self.masks.iter().position(bit).map_or(0, |class| class + 1);
        match metric {
            Metric::Stm => 2 * class + usize::from(self.form.shape.odd_square(place.blank.into())),
            Metric::Mtm => class,
        }
    }

    /// The moves that lead one nearer to the goal, and where to.
    fn nearer(&self, metric: Metric, place: Place) -> impl Iterator<Item = (Way, u32, Place)> {
        let (modulus, longest) = match metric {
            Metric::Stm => (4, 1),
            Metric::Mtm => (3, u32::MAX),
        };
        let wanted = (self.residue(metric, place) + modulus - 1) % modulus;
        let along = move |way| {
            let mut here = place;
            let steps = (1..=longest).map_while(move |length| {
                here = self.slides.step(here, way)?;
                Some((way, length, here))
            });
            steps.filter(move |&(_, _, there)| self.residue(metric, there) == wanted)
        };
        Way::ALL.into_iter().flat_map(along)
    }

    /// One shortest way to the goal.
    fn way(&self, metric: Metric, from: Place) -> impl Iterator<Item = (Way, u32)> {
        let goal = self.form.shape.goal();
        let mut here = from;
        std::iter::from_fn(move || {
            let next = (here != goal).then(|| self.nearer(metric, here).next())?;
            let (way, length, there) = next.expect("a board that is not solved has a next move");
            here = there;
            Some((way, length))
        })
    }
}

impl ExactTable {
    /// The most squares of a board that is more than one square wide.
    pub const MAX_AREA: usize = MAX_AREA;

    /// Whether boards of this size can have a table: at most twelve squares,
    /// or one square wide.
    #[must_use]
    pub const fn supports(size: Size) -> bool {
        size.area() <= MAX_AREA || size.is_one_wide()
    }

    /// Measures all boards.
    ///
    /// Of the limits, the threads, the memory, the cancel switch and the
    /// progress matter.
    ///
    /// # Errors
    /// [`SolveError::Memory`] if the table does not fit into the memory
    /// allowed, or the size has no table because none of a sensible size would
    /// hold it; [`SolveError::Cancelled`].
    ///
    /// ```
    /// use noyes::{Goal, Layout, Metric, Size};
    /// use noyes_solver::{ExactTable, Limits};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::Spiral); // the blank in the middle
    /// let slides = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
    /// let runs = ExactTable::build(&goal, Metric::Mtm, &Limits::default())?;
    /// assert_eq!((slides.gods_number(), runs.gods_number()), (30, 24));
    /// # Ok::<(), noyes_solver::SolveError>(())
    /// ```
    pub fn build(
        goal: &Goal,
        metric: Metric,
        limits: &Limits<'_>,
    ) -> Result<ExactTable, SolveError> {
        if goal.size().is_one_wide() {
            let counts = line::counts(goal, metric);
            return Ok(ExactTable { goal: goal.clone(), metric, counts, classes: None });
        }
        let form = form(goal, metric)?;
        let mut levels = Levels::new(form.shape, metric, 0, limits)?;
        while levels.advance(None, limits)? > 0 {}
        let Levels { mut classes, counts, slides, .. } = levels;
        classes.remove(0);
        let classes = Some(Classes { form, slides, masks: classes });
        Ok(ExactTable { goal: goal.clone(), metric, counts, classes })
    }

    /// The bytes of memory that a table of this size holds once it is built;
    /// `None` if there is no table for it.
    #[must_use]
    pub fn bytes_held(size: Size, metric: Metric) -> Option<u64> {
        if size.is_one_wide() {
            return Some(0);
        }
        let orders: u64 = (3..size.area() as u64).product();
        ExactTable::supports(size).then(|| orders * 2 * (classes(metric) as u64 - 1))
    }

    /// The goal.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// How moves are counted.
    #[must_use]
    pub fn metric(&self) -> Metric {
        self.metric
    }

    /// How many boards there are at each distance from 0 on; the last is not 0.
    #[must_use]
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// The greatest distance: every board can be solved in so many moves.
    #[must_use]
    pub fn gods_number(&self) -> u64 {
        self.counts.len() as u64 - 1
    }

    /// The least number of moves from the board to the goal.
    ///
    /// # Errors
    /// [`SolveError::Unsolvable`], or [`SolveError::Size`].
    pub fn distance(&self, board: &impl Position) -> Result<u64, SolveError> {
        Ok(match self.place(board)? {
            None => line::distance(&self.goal, self.metric, board.blank()),
            Some((classes, place)) => classes.way(self.metric, place).count() as u64,
        })
    }

    /// A shortest solution.
    ///
    /// # Errors
    /// As [`distance`](Self::distance).
    pub fn solve(&self, board: &impl Position) -> Result<Algorithm, SolveError> {
        Ok(match self.place(board)? {
            None => line::run(&self.goal, board).into_iter().collect(),
            Some((classes, place)) => classes
                .way(self.metric, place)
                .map(|(way, length)| run(classes, way, length))
                .collect(),
        })
    }

    /// Every first move of a shortest solution: single slides, or runs in
    /// their metric. Empty if the board is solved.
    ///
    /// # Errors
    /// As [`distance`](Self::distance).
    ///
    /// ```
    /// use noyes::{Board, Goal, Layout, Metric, Size};
    /// use noyes_solver::{ExactTable, Limits};
    ///
    /// let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
    /// let goal = Goal::new(board.size(), Layout::BlankLast);
    /// # use noyes::Position;
    /// let slides = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
    /// assert_eq!(slides.first_moves(&board)?, ["L".parse::<noyes::Algorithm>().unwrap().runs()[0]]);
    /// let runs = ExactTable::build(&goal, Metric::Mtm, &Limits::default())?;
    /// assert_eq!(runs.first_moves(&board)?[0].to_string(), "L2");
    /// # Ok::<(), noyes_solver::SolveError>(())
    /// ```
    pub fn first_moves(&self, board: &impl Position) -> Result<Vec<Run>, SolveError> {
        Ok(match (self.place(board)?, self.metric) {
            (None, Metric::Mtm) => line::run(&self.goal, board).into_iter().collect(),
            (None, Metric::Stm) => {
                line::run(&self.goal, board).map(|run| run.direction.into()).into_iter().collect()
            }
            (Some((classes, place)), _) => {
                let nearer = classes.nearer(self.metric, place);
                nearer.map(|(way, length, _)| run(classes, way, length)).collect()
            }
        })
    }

    /// All boards whose distance is in this range, none where it is past the
    /// greatest.
    ///
    /// The boards are reached once more from the goal, up to the end of the
    /// range: that takes the time, and the memory, of building the table to
    /// there, and two bytes for each (n−1)!/2 of the size besides.
    ///
    /// # Errors
    /// As [`build`](Self::build).
    ///
    /// ```
    /// use noyes::{Goal, Layout, Metric, Size};
    /// use noyes_solver::{ExactTable, Limits};
    ///
    /// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    /// let table = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
    /// let hardest = table.hardest(&Limits::default())?;
    /// let mut hardest: Vec<String> = hardest.iter().map(|board| board.to_string()).collect();
    /// hardest.sort();
    /// assert_eq!(hardest, ["6 4 7/8 5 0/3 2 1", "8 6 7/2 5 4/3 0 1"]);
    /// # Ok::<(), noyes_solver::SolveError>(())
    /// ```
    pub fn boards_at(
        &self,
        distances: RangeInclusive<u64>,
        limits: &Limits<'_>,
    ) -> Result<BoardsAt, SolveError> {
        let Some(classes) = &self.classes else {
            let distance = |&blank: &_| line::distance(&self.goal, self.metric, blank);
            let inside = |blank: &_| distances.contains(&distance(blank));
            let blanks = self.goal.size().squares().filter(inside).collect();
            return Ok(BoardsAt::of_line(&self.goal, blanks));
        };
        let shape = classes.form.shape;
        let mut picked: Masks = Vec::new();
        let reserved = (size_of::<u16>() * shape.orders()) as u64;
        let mut levels = Levels::new(shape, self.metric, reserved, limits)?;
        picked.resize(shape.orders(), 0);
        if distances.contains(&0) {
            picked[shape.goal().order as usize] = 1 << shape.goal().blank;
        }
        for distance in 1..=self.gods_number().min(*distances.end()) {
            let picked = distances.contains(&distance).then_some(&mut picked);
            levels.advance(picked, limits)?;
        }
        drop(levels);
        Ok(BoardsAt::of_masks(&classes.form, picked))
    }

    /// The boards at the greatest distance.
    ///
    /// # Errors
    /// As [`build`](Self::build); see [`boards_at`](Self::boards_at).
    pub fn hardest(&self, limits: &Limits<'_>) -> Result<BoardsAt, SolveError> {
        self.boards_at(self.gods_number()..=self.gods_number(), limits)
    }

    /// Where the board stands in the table; `None` where there is no table.
    fn place(&self, board: &impl Position) -> Result<Option<(&Classes, Place)>, SolveError> {
        let (found, expected) = (board.size(), self.goal.size());
        if found != expected {
            return Err(SizeMismatch { found, expected }.into());
        }
        let unsolvable = |_| -> Result<_, SolveError> {
            Err(SolveError::Unsolvable(Box::new(self.goal.judge(board)?)))
        };
        match &self.classes {
            None if self.goal.is_solvable(board)? => Ok(None),
            None => unsolvable(()),
            Some(classes) => match classes.form.place(board) {
                Some(place) => Ok(Some((classes, place))),
                None => unsolvable(()),
            },
        }
    }
}

/// The inner form, if a table of the size is sensible.
pub(super) fn form(goal: &Goal, metric: Metric) -> Result<Form, SolveError> {
    let area = goal.size().area();
    if area > MAX_AREA {
        let bytes = |area: usize| {
            let orders = (3..area as u64).try_fold(1u64, |orders, base| orders.checked_mul(base));
            orders.map_or(u64::MAX, |orders| orders.saturating_mul(2 * classes(metric) as u64))
        };
        return Err(SolveError::Memory { needed: bytes(area), limit: bytes(MAX_AREA) });
    }
    Ok(Form::new(goal))
}

fn run(classes: &Classes, way: Way, length: u32) -> Run {
    let direction = classes.form.direction(way);
    Run::new(direction, length).expect("moves have a length from 1 on")
}
