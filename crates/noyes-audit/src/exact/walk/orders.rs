//! The order of all tiles: with the blank's square, the whole board.

use noyes::Goal;

use super::chain::Followed;
use crate::{
    AuditError, Limits,
    exact::ranks::{Ranks, Word},
};

/// The orders in which the tiles can stand in reading order, the blank skipped.
///
/// Slides along a row leave the order as it is; slides along a column take one
/// tile past `width` − 1 others. With the blank on a given square half of all
/// orders can occur, and of each two that differ in their last two tiles one.
/// So half the lexicographic number of an order is its own: (n−1)!/2 numbers,
/// or a single one in a board one square wide.
pub(super) struct Orders {
    goal: Goal,
    ranks: Ranks,
    count: usize,
    /// For each square below which there is another: what becomes of an order
    /// when the blank goes down from there.
    down: Vec<Vec<u32>>,
    /// And when it comes back up.
    up: Vec<Vec<u32>>,
}

impl Orders {
    /// The number of orders for one square of the blank.
    pub(super) fn count_for(goal: &Goal) -> usize {
        if goal.size().is_one_wide() { 1 } else { (3..goal.size().area()).product() }
    }

    /// The bytes that the tables of slides take.
    pub(super) fn bytes(goal: &Goal) -> u64 {
        let columns = goal.size().area() as u64 - u64::from(goal.size().width());
        2 * 4 * columns * Orders::count_for(goal) as u64
    }

    /// # Errors
    /// [`AuditError::Cancelled`].
    pub(super) fn new(goal: &Goal, limits: &Limits<'_>) -> Result<Orders, AuditError> {
        let size = goal.size();
        let ranks = Ranks::new(size.area() - 1);
        let count = Orders::count_for(goal);
        let mut orders =
            Orders { goal: goal.clone(), ranks, count, down: Vec::new(), up: Vec::new() };
        if size.is_one_wide() {
            return Ok(orders);
        }
        let width = size.width() as usize;
        for blank in 0..size.area() - width {
            limits.check_cancel()?;
            let (mut down, mut up) = (vec![0; count], vec![0; count]);
            for (number, to) in down.iter_mut().enumerate() {
                let mut order = orders.order(number, blank);
                // The tile below comes to the blank's square.
                order[blank..blank + width].rotate_right(1);
                let there = orders.number(&order);
                *to = there as u32;
                up[there] = number as u32;
            }
            orders.down.push(down);
            orders.up.push(up);
        }
        Ok(orders)
    }

    /// The number of the goal's order.
    pub(super) fn start(&self) -> usize {
        if self.goal.size().is_one_wide() {
            return 0;
        }
        self.number(&self.goals_order())
    }

    fn goals_order(&self) -> Word {
        let mut order = Word::default();
        let tiles = self.goal.board().tiles().iter().filter(|&&tile| tile != 0);
        order.iter_mut().zip(tiles).for_each(|(place, &tile)| *place = tile as u8 - 1);
        order
    }

    fn number(&self, order: &Word) -> usize {
        self.ranks.rank(order) / 2
    }

    /// The order of a number with the blank on this square: tiles from 0.
    fn order(&self, number: usize, blank: usize) -> Word {
        let mut order = self.ranks.word(2 * number);
        if self.is_odd(&order) != self.needs_odd(blank) {
            order.swap(self.ranks.places - 2, self.ranks.places - 1);
        }
        order
    }

    /// Whether a solvable board with its blank here has an odd order of tiles.
    fn needs_odd(&self, blank: usize) -> bool {
        // The blank's way home takes tiles past one another only in columns.
        let (size, home) = (self.goal.size(), self.goal.blank());
        let rows = noyes::Square::new(blank as u32).row(size).abs_diff(home.row(size));
        let odd_slide = size.width().is_multiple_of(2) && rows % 2 == 1;
        odd_slide != self.is_odd(&self.goals_order())
    }

    fn is_odd(&self, order: &Word) -> bool {
        let order = &order[..self.ranks.places];
        let inversions = |(k, tile)| order[k..].iter().filter(|&&later| later < tile).count();
        order.iter().copied().enumerate().map(inversions).sum::<usize>() % 2 == 1
    }

    /// The tiles of the board with this blank square and order.
    pub(super) fn tiles(&self, number: usize, blank: usize) -> Word {
        let order = if self.goal.size().is_one_wide() {
            self.goals_order()
        } else {
            self.order(number, blank)
        };
        let mut tiles = Word::default();
        for (place, &tile) in order[..self.ranks.places].iter().enumerate() {
            tiles[place + usize::from(place >= blank)] = tile + 1;
        }
        tiles
    }
}

impl Followed for Orders {
    fn len(&self) -> usize {
        self.count
    }

    fn slide(&self, (old, from): (usize, &[f64]), (new, into): (usize, &mut [f64]), factor: f64) {
        // Each new order is looked up where the slide back would lead.
        let width = self.goal.size().width() as usize;
        let back = match (old.cmp(&new), old.abs_diff(new) == width && !self.down.is_empty()) {
            (std::cmp::Ordering::Less, true) => &self.up[old],
            (std::cmp::Ordering::Greater, true) => &self.down[new],
            _ => return super::chain::add(into, from, factor),
        };
        for (into, &before) in into.iter_mut().zip(back) {
            *into += factor * from[before as usize];
        }
    }
}
