//! Breadth first from the goal, one distance at a time.

use noyes::Metric;

use super::{
    dense::Dense,
    form::{Place, Shape, Way},
    slides::Slides,
};
use crate::{Limits, Progress, SolveError};

/// For each order a mask of the blank's squares.
pub(super) type Masks = Vec<u16>;

/// A level of at most this share of the orders is a list, a larger one a pass
/// over all masks.
const SPARSE_SHARE: usize = 16;

/// Lists of this length are always worth it.
const SPARSE: usize = 2000;

/// How many places of a list are taken between two looks at the cancel switch.
const PATIENCE: usize = 1024;

/// All boards up to some distance, and the way to the next.
///
/// One step of the metric changes the distance by at most 1. So distances need
/// only be known modulo 3; in the metric of single slides, where the blank's
/// square says whether the distance is odd, only half of it modulo 2. Each
/// class has its masks, and a level reached from all boards of its
/// predecessor's *class* is still right: whatever is next to the older ones is
/// known already.
pub(super) struct Levels {
    pub(super) slides: Slides,
    pub(super) metric: Metric,
    /// By class, the boards seen so far.
    pub(super) classes: Vec<Masks>,
    /// How many boards there are at each distance so far.
    pub(super) counts: Vec<u64>,
    /// The last level, if it is small.
    frontier: Option<Vec<Place>>,
    dense: Option<Dense>,
}

/// The class of a distance, and in it the blank's squares that it can have.
pub(super) fn class(shape: Shape, metric: Metric, distance: usize) -> (usize, u16) {
    match metric {
        Metric::Stm => {
            let odd = distance % 2 == 1;
            let squares = (0..shape.area()).filter(|&square| shape.odd_square(square) == odd);
            (distance / 2 % 2, squares.fold(0, |squares, square| squares | 1 << square))
        }
        Metric::Mtm => (distance % 3, shape.squares()),
    }
}

/// How many classes there are.
pub(super) fn classes(metric: Metric) -> usize {
    match metric {
        Metric::Stm => 2,
        Metric::Mtm => 3,
    }
}

impl Levels {
    /// The goal alone.
    ///
    /// # Errors
    /// [`SolveError::Memory`] if the masks do not fit, and `reserved` bytes
    /// besides.
    pub(super) fn new(
        shape: Shape,
        metric: Metric,
        reserved: u64,
        limits: &Limits<'_>,
    ) -> Result<Levels, SolveError> {
        let needed = Levels::bytes(shape, metric) + reserved;
        if let Some(limit) = limits.memory.filter(|&limit| limit < needed) {
            return Err(SolveError::Memory { needed, limit });
        }
        let mut classes = vec![vec![0; shape.orders()]; classes(metric)];
        let goal = shape.goal();
        classes[0][goal.order as usize] = 1 << goal.blank;
        Ok(Levels {
            slides: Slides::new(shape),
            metric,
            classes,
            counts: vec![1],
            frontier: Some(vec![goal]),
            dense: None,
        })
    }

    /// The most memory that all levels take.
    pub(super) fn bytes(shape: Shape, metric: Metric) -> u64 {
        let masks = size_of::<u16>() * (classes(metric) + Dense::masks(metric, shape));
        let lists = 2 * size_of::<Place>() * (SPARSE + shape.orders() / SPARSE_SHARE);
        // A stripe of a dense level, the slides' tables, and the threads' room.
        let rest = 2 * shape.orders().min(1 << 21) + (1 << 20);
        (shape.orders() * masks + lists + rest) as u64
    }

    /// Goes on by one level, adds it to `picked` if there is one, and says how
    /// many boards it has.
    ///
    /// # Errors
    /// [`SolveError::Cancelled`].
    pub(super) fn advance(
        &mut self,
        picked: Option<&mut Masks>,
        limits: &Limits<'_>,
    ) -> Result<u64, SolveError> {
        let count = match self.frontier.take() {
            Some(frontier) if frontier.len() <= self.sparse() => {
                self.advance_list(&frontier, picked, limits)?
            }
            _ => self.advance_masks(picked, limits)?,
        };
        if count > 0 {
            self.counts.push(count);
        }
        if let Some(progress) = limits.progress {
            let total = self.slides.shape().orders() * self.slides.shape().area();
            progress(Progress::Table { done: self.counts.iter().sum(), total: total as u64 });
        }
        Ok(count)
    }

    fn sparse(&self) -> usize {
        SPARSE.max(self.slides.shape().orders() / SPARSE_SHARE)
    }

    fn advance_list(
        &mut self,
        frontier: &[Place],
        mut picked: Option<&mut Masks>,
        limits: &Limits<'_>,
    ) -> Result<u64, SolveError> {
        let (class, _) = class(self.slides.shape(), self.metric, self.counts.len());
        let mut next = Vec::with_capacity(2 * frontier.len());
        for (number, &place) in frontier.iter().enumerate() {
            if number % PATIENCE == 0 {
                limits.check_cancel()?;
            }
            for way in Way::ALL {
                let mut here = place;
                while let Some(there) = self.slides.step(here, way) {
                    let (order, bit) = (there.order as usize, 1 << there.blank);
                    if self.classes.iter().all(|masks| masks[order] & bit == 0) {
                        self.classes[class][order] |= bit;
                        if let Some(picked) = &mut picked {
                            picked[order] |= bit;
                        }
                        next.push(there);
                    }
                    if self.metric == Metric::Stm {
                        break;
                    }
                    here = there;
                }
            }
        }
        let count = next.len() as u64;
        self.frontier = Some(next);
        Ok(count)
    }

    fn advance_masks(
        &mut self,
        mut picked: Option<&mut Masks>,
        limits: &Limits<'_>,
    ) -> Result<u64, SolveError> {
        let (shape, metric) = (self.slides.shape(), self.metric);
        let (from, squares) = class(shape, metric, self.counts.len() - 1);
        let (to, _) = class(shape, metric, self.counts.len());
        let mut dense = self.dense.take().unwrap_or_else(|| Dense::new(&self.slides, metric));
        let most = self.sparse();
        let mut list = Some(Vec::new());
        let mut count = 0;
        dense.begin(&self.slides, &self.classes[from], limits)?;
        for start in (0..shape.orders()).step_by(dense.stripe()) {
            let new = dense.reached(&self.slides, &self.classes, from, squares, start, limits)?;
            let range = start..start + new.len();
            let here = boards(new);
            if here == 0 {
                continue;
            }
            count += here;
            add(&mut self.classes[to][range.clone()], new);
            if let Some(picked) = &mut picked {
                add(&mut picked[range], new);
            }
            list = list.filter(|_| count <= most as u64);
            if let Some(list) = &mut list {
                let masks = (start as u32..).zip(new).filter(|&(_, &mask)| mask != 0);
                masks.for_each(|(order, &mask)| list.extend(places(order, mask)));
            }
        }
        self.frontier = list;
        self.dense = Some(dense);
        Ok(count)
    }
}

/// How many boards there are in these masks.
pub(super) fn boards(masks: &[u16]) -> u64 {
    // The sum of so few bits fits into the lanes in which they are counted.
    let count = |masks: &[u16]| masks.iter().map(|mask| mask.count_ones() as u16).sum::<u16>();
    masks.chunks(1 << 12).map(|masks| u64::from(count(masks))).sum()
}

fn add(into: &mut [u16], masks: &[u16]) {
    for (into, &masks) in into.iter_mut().zip(masks) {
        *into |= masks;
    }
}

/// The places of an order's mask.
pub(super) fn places(order: u32, mut mask: u16) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        let blank = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(Place { order, blank })
    })
}
