//! All boards at some distances.

use noyes::{Board, Goal, Square};

use super::{
    form::{Form, Place},
    levels::{Masks, boards, places},
    line,
};

/// The boards at some distances from the goal: as many as there are, in an
/// order of their own, of which any can be had by its number.
///
/// Made by [`ExactTable::boards_at`](crate::ExactTable::boards_at). At most two
/// bytes for twelve boards of the size, or eight for each board in it.
///
/// # Stability
/// The order is the same for the same goal, metric and distances, on every
/// machine; another version may have another.
///
/// ```
/// use noyes::{Goal, Layout, Metric, Size};
/// use noyes_solver::{ExactTable, Limits};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let table = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
/// let boards = table.boards_at(30..=31, &Limits::default())?;
/// assert_eq!(boards.len(), 221 + 2);
/// assert!(boards.iter().all(|board| table.distance(&board).unwrap() >= 30));
/// # Ok::<(), noyes_solver::SolveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BoardsAt {
    len: u64,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// One square wide: the blank's squares.
    Line(Goal, Vec<Square>),
    Few(Form, Vec<Place>),
    /// For each order the blank's squares, and how many boards stand before
    /// each stretch of [`STRETCH`] orders.
    Many(Form, Masks, Vec<u64>),
}

const STRETCH: usize = 1024;

/// Lists are smaller than masks below one board for so many orders.
const FEW: u64 = 4;

impl BoardsAt {
    pub(super) fn of_line(goal: &Goal, blanks: Vec<Square>) -> BoardsAt {
        BoardsAt { len: blanks.len() as u64, kind: Kind::Line(goal.clone(), blanks) }
    }

    pub(super) fn of_masks(form: &Form, masks: Masks) -> BoardsAt {
        let mut before = vec![0];
        for masks in masks.chunks(STRETCH) {
            before.push(before[before.len() - 1] + boards(masks));
        }
        let len = before.pop().unwrap_or(0);
        let form = form.clone();
        let kind = if len * FEW < masks.len() as u64 {
            let mut few = Vec::with_capacity(len as usize);
            (0..).zip(&masks).for_each(|(order, &mask)| few.extend(places(order, mask)));
            Kind::Few(form, few)
        } else {
            Kind::Many(form, masks, before)
        };
        BoardsAt { len, kind }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The board of this number, from 0; `None` from [`len`](Self::len) on.
    #[must_use]
    pub fn get(&self, number: u64) -> Option<Board> {
        if number >= self.len {
            return None;
        }
        Some(match &self.kind {
            Kind::Line(goal, blanks) => line::board(goal, blanks[number as usize]),
            Kind::Few(form, places) => form.board(places[number as usize]),
            Kind::Many(form, masks, before) => {
                let stretch = before.partition_point(|&before| before <= number) - 1;
                let mut left = number - before[stretch];
                let mut order = stretch * STRETCH;
                while left >= u64::from(masks[order].count_ones()) {
                    left -= u64::from(masks[order].count_ones());
                    order += 1;
                }
                let place = places(order as u32, masks[order]).nth(left as usize);
                form.board(place.expect("fewer are left than the mask has"))
            }
        })
    }

    /// One of them, each as likely as any other if the words are uniform and
    /// independent; `None` if there is none.
    ///
    /// A word is refused with a probability below [`len`](Self::len) / 2^64
    /// (D. Lemire, ACM Transactions on Modeling and Computer Simulation 29,
    /// 2019).
    ///
    /// ```
    /// use noyes::{Goal, Layout, Metric, Size};
    /// use noyes_solver::{ExactTable, Limits};
    /// use std::hash::{BuildHasher, RandomState};
    ///
    /// let goal = Goal::new(Size::new(4, 2).unwrap(), Layout::BlankLast);
    /// let table = ExactTable::build(&goal, Metric::Stm, &Limits::default())?;
    /// let boards = table.boards_at(20..=20, &Limits::default())?;
    /// let board = boards.pick(|| RandomState::new().hash_one(0)).unwrap();
    /// assert_eq!(table.distance(&board)?, 20);
    /// # Ok::<(), noyes_solver::SolveError>(())
    /// ```
    #[must_use]
    pub fn pick(&self, mut words: impl FnMut() -> u64) -> Option<Board> {
        if self.is_empty() {
            return None;
        }
        loop {
            let product = u128::from(words()) * u128::from(self.len);
            if product as u64 >= self.len.wrapping_neg() % self.len {
                return self.get((product >> 64) as u64);
            }
        }
    }

    /// All of them by their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Board> {
        let (line, few, many) = match &self.kind {
            Kind::Line(goal, blanks) => (Some((goal, blanks)), None, None),
            Kind::Few(form, places) => (None, Some((form, places)), None),
            Kind::Many(form, masks, _) => (None, None, Some((form, masks))),
        };
        let line = line
            .into_iter()
            .flat_map(|(goal, blanks)| blanks.iter().map(|&blank| line::board(goal, blank)));
        let few = few
            .into_iter()
            .flat_map(|(form, places)| places.iter().map(|&place| form.board(place)));
        let many = many.into_iter().flat_map(|(form, masks)| {
            let orders = (0..).zip(masks).flat_map(|(order, &mask)| places(order, mask));
            orders.map(|place| form.board(place))
        });
        line.chain(few).chain(many)
    }
}
