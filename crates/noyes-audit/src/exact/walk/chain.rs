//! The steps of a walk, whatever is followed.

use noyes::{Direction, Goal, Shuffle, Size};

use super::leap::Leap;
use crate::{AuditError, Limits};

/// What a walk moves besides the blank: a set of states, rearranged by slides.
pub(super) trait Followed: Sync {
    /// The number of states for one square of the blank.
    fn len(&self) -> usize;

    /// Adds `factor` times the probabilities `from`, with the blank on one
    /// square, to `into`, with the blank on another, next to it.
    fn slide(&self, from: (usize, &[f64]), into: (usize, &mut [f64]), factor: f64);
}

/// After so many more steps a walk is looked at again: whether it is where it was.
///
/// A multiple of all periods: 2 for the parity trap, 12 where a blank that never
/// goes back circles on 2x2, and in a line its way to the end and back.
fn lap(size: Size) -> u64 {
    match size.is_one_wide() {
        true => (2 * (size.area() as u64 - 1)).max(2),
        false => 240,
    }
}

/// A lap that changes less than this in all changes nothing that a figure shows.
const STILL: f64 = 1e-14;

/// A distribution on its way.
///
/// Its states are grouped in *nodes*. For walks without memory a node is a
/// square of the blank. For the walk that never goes back it is a square and
/// the one that the blank came from.
pub(super) struct Chain<'f, F> {
    followed: &'f F,
    kind: Kind,
    squares: usize,
    /// The squares next to each square.
    neighbours: Vec<Vec<usize>>,
    nodes: Vec<Node>,
    now: Vec<f64>,
    next: Vec<f64>,
    /// Which nodes have any probability.
    live: Vec<bool>,
    steps: u64,
    lap: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Random,
    Legal,
    NoBacktrack,
}

/// Where the blank is, and where it was before the last slide if that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    here: usize,
    before: Option<usize>,
}

impl<'f, F: Followed> Chain<'f, F> {
    /// The walk before its first step, in this state of what is followed.
    /// `None` for shuffles that are no walks.
    pub(super) fn new(
        goal: &Goal,
        shuffle: Shuffle,
        followed: &'f F,
        state: usize,
    ) -> Option<Chain<'f, F>> {
        let kind = match shuffle {
            Shuffle::RandomSlides { .. } => Kind::Random,
            Shuffle::LegalSlides { .. } => Kind::Legal,
            Shuffle::NoBacktrackSlides { .. } => Kind::NoBacktrack,
            _ => return None,
        };
        let size = goal.size();
        let next_to = |square: noyes::Square| {
            let next = |direction| Some(square.neighbour(direction, size)?.index());
            Direction::ALL.into_iter().filter_map(next).collect::<Vec<usize>>()
        };
        let neighbours: Vec<Vec<usize>> = size.squares().map(next_to).collect();
        let mut nodes: Vec<Node> =
            (0..size.area()).map(|here| Node { here, before: None }).collect();
        if kind == Kind::NoBacktrack {
            // The first nodes are where the walk begins, before it has a past.
            for (here, befores) in neighbours.iter().enumerate() {
                nodes.extend(befores.iter().map(|&before| Node { here, before: Some(before) }));
            }
        }
        let mut now = vec![0.0; nodes.len() * followed.len()];
        now[goal.blank().index() * followed.len() + state] = 1.0;
        let mut live = vec![false; nodes.len()];
        live[goal.blank().index()] = true;
        let next = vec![0.0; now.len()];
        Some(Chain {
            followed,
            kind,
            squares: size.area(),
            neighbours,
            nodes,
            now,
            next,
            live,
            steps: 0,
            lap: lap(size),
        })
    }

    /// The bytes that a walk takes which follows so many states.
    pub(super) fn bytes(goal: &Goal, shuffle: Shuffle, states: usize) -> u64 {
        let size = goal.size();
        let (width, height) = (u64::from(size.width()), u64::from(size.height()));
        let past = matches!(shuffle, Shuffle::NoBacktrackSlides { .. });
        let nodes =
            width * height + if past { 2 * (2 * width * height - width - height) } else { 0 };
        // Now, next, and what it was a lap ago.
        3 * 8 * nodes * states as u64
    }

    /// How many steps were made.
    pub(super) fn steps(&self) -> u64 {
        self.steps
    }

    /// One step.
    pub(super) fn step(&mut self) {
        let states = self.followed.len();
        let mut next = std::mem::take(&mut self.next);
        let mut live = vec![false; self.nodes.len()];
        let mut sum = vec![0.0; if self.kind == Kind::NoBacktrack { states } else { 0 }];
        for ((number, &node), into) in
            self.nodes.iter().enumerate().zip(next.chunks_exact_mut(states))
        {
            into.fill(0.0);
            live[number] = match self.kind {
                Kind::Random => self.try_all(node.here, into),
                Kind::Legal => self.slide_all(node.here, into),
                Kind::NoBacktrack => self.go_on(node, into, &mut sum),
            };
        }
        self.next = std::mem::replace(&mut self.now, next);
        self.live = live;
        self.steps += 1;
    }

    /// The probabilities of a node, if there are any.
    fn node(&self, number: usize) -> Option<&[f64]> {
        let states = self.followed.len();
        self.live[number].then(|| &self.now[number * states..][..states])
    }

    /// A try in one of four directions; off the board nothing happens.
    fn try_all(&self, here: usize, into: &mut [f64]) -> bool {
        let mut live = false;
        let edges = 4 - self.neighbours[here].len();
        if let Some(from) = self.node(here).filter(|_| edges > 0) {
            add(into, from, edges as f64 / 4.0);
            live = true;
        }
        for &before in &self.neighbours[here] {
            if let Some(from) = self.node(before) {
                self.followed.slide((before, from), (here, into), 0.25);
                live = true;
            }
        }
        live
    }

    /// A slide in one of the directions that there are; where there is none,
    /// nothing happens.
    fn slide_all(&self, here: usize, into: &mut [f64]) -> bool {
        let mut live = false;
        if self.squares == 1 {
            into.copy_from_slice(&self.now);
            return true;
        }
        for &before in &self.neighbours[here] {
            if let Some(from) = self.node(before) {
                let factor = 1.0 / self.neighbours[before].len() as f64;
                self.followed.slide((before, from), (here, into), factor);
                live = true;
            }
        }
        live
    }

    /// A slide that does not undo the last one, unless there is no other.
    fn go_on(&self, node: Node, into: &mut [f64], sum: &mut [f64]) -> bool {
        let Some(before) = node.before else {
            return self.squares == 1 && self.slide_all(node.here, into);
        };
        // Where the walk was one slide ago with no past, and with every past.
        let ways = self.neighbours[before].len();
        let mut live = false;
        if let Some(from) = self.node(before) {
            self.followed.slide((before, from), (node.here, into), 1.0 / ways as f64);
            live = true;
        }
        let mut summed = 0;
        for (number, past) in self.nodes.iter().enumerate().skip(self.squares) {
            if past.here != before || (past.before == Some(node.here) && ways > 1) {
                continue;
            }
            let Some(from) = self.node(number) else { continue };
            if summed == 0 {
                sum.copy_from_slice(from);
            } else {
                add(sum, from, 1.0);
            }
            summed += 1;
        }
        if summed > 0 {
            let factor = 1.0 / (ways - 1).max(1) as f64;
            self.followed.slide((before, sum), (node.here, into), factor);
            live = true;
        }
        live
    }

    /// Makes steps until there were `steps` in all.
    ///
    /// A walk that has come to rest, or to a round that it will make for ever,
    /// is not followed any longer: the rest is taken modulo the round.
    ///
    /// # Errors
    /// [`AuditError::Cancelled`].
    pub(super) fn advance(&mut self, steps: u64, limits: &Limits<'_>) -> Result<(), AuditError> {
        self.advance_within(steps, u64::MAX, limits).map(|_| ())
    }

    /// The same, unless `most` steps do not suffice; says whether they did.
    pub(super) fn advance_within(
        &mut self,
        steps: u64,
        most: u64,
        limits: &Limits<'_>,
    ) -> Result<bool, AuditError> {
        let mut lap_ago: Option<Vec<f64>> = None;
        let (mut left, mut made) = (steps.saturating_sub(self.steps), 0);
        while left > 0 {
            if left >= self.lap && self.steps.is_multiple_of(self.lap) {
                let change = lap_ago.as_ref().map(|ago| {
                    ago.iter().zip(&self.now).map(|(ago, now)| (ago - now).abs()).sum::<f64>()
                });
                if change.is_some_and(|change| change < STILL) {
                    left %= self.lap;
                    lap_ago = None;
                    continue;
                }
                lap_ago = Some(self.now.clone());
            }
            if made == most {
                return Ok(false);
            }
            limits.check_cancel()?;
            limits.tell(self.steps, Some(steps));
            self.step();
            left -= 1;
            made += 1;
        }
        self.steps = steps;
        Ok(true)
    }

    /// Makes all the steps of a [`Leap`] at once, from the beginning; for walks
    /// without memory, whose blank can go back where it came from.
    ///
    /// # Errors
    /// [`AuditError::Cancelled`].
    pub(super) fn leap(&mut self, leap: &Leap, limits: &Limits<'_>) -> Result<(), AuditError> {
        let odd = leap.steps % 2;
        let mut sum = vec![0.0; self.now.len()];
        let mut before = vec![0.0; self.now.len()];
        let mut weights = leap.weights.iter();
        for degree in 0u64.. {
            if degree > 0 {
                limits.check_cancel()?;
                self.step();
                // The polynomial before goes to where this one is: there and back.
                if degree > 1 {
                    let both = self.now.iter_mut().zip(&before);
                    both.for_each(|(now, before)| *now = 2.0 * *now - before);
                }
                before.copy_from_slice(&self.next);
            }
            if degree % 2 == odd {
                let Some(&weight) = weights.next() else { break };
                add(&mut sum, &self.now, weight);
            }
        }
        // What is 0 but for rounding may come out below.
        sum.iter_mut().for_each(|share| *share = share.max(0.0));
        self.now = sum;
        self.live.fill(true);
        self.steps = leap.steps;
        Ok(())
    }

    /// The probabilities of what is followed with the blank on this square,
    /// added to `sums`; whether there were any.
    pub(super) fn add_square(&self, square: usize, sums: &mut [f64]) -> bool {
        let mut live = false;
        for (number, _) in self.nodes.iter().enumerate().filter(|(_, node)| node.here == square) {
            if let Some(from) = self.node(number) {
                add(sums, from, 1.0);
                live = true;
            }
        }
        live
    }

    /// The number of squares.
    pub(super) fn squares(&self) -> usize {
        self.squares
    }

    /// What is followed.
    pub(super) fn followed(&self) -> &'f F {
        self.followed
    }
}

/// Adds `factor` times the one to the other.
pub(super) fn add(into: &mut [f64], from: &[f64], factor: f64) {
    for (into, &from) in into.iter_mut().zip(from) {
        *into += factor * from;
    }
}
