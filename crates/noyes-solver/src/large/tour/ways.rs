//! Ways that share most of their steps.

use crate::large::grid::Step;

/// The ways to all leaves, which are of the same length.
#[derive(Default)]
pub(super) struct Ways {
    /// How many steps a way has.
    pub(super) depth: usize,
    /// How many of its last ones each way has not in common with the one before it; all of the first.
    own: Vec<u32>,
    /// Those, one way after the other.
    steps: Vec<Step>,
    /// The first steps of the first way that have left.
    left: usize,
}

impl Ways {
    /// About as many bytes as one of many ways takes: some six steps of its own, and there may be room
    /// for twice as much as there is.
    pub(super) const BYTES: usize = 2 * (size_of::<u32>() + 6 * size_of::<Step>());

    /// The way to a single leaf, of no steps.
    pub(super) fn one() -> Ways {
        Ways { own: vec![0], ..Ways::default() }
    }

    pub(super) fn clear(&mut self, depth: usize) {
        (self.depth, self.left) = (depth, 0);
        self.own.clear();
        self.steps.clear();
    }

    /// A way that ends in these steps, and then one more.
    pub(super) fn push(&mut self, own: &[Step], last: Step) {
        self.own.push(own.len() as u32 + 1);
        self.steps.extend_from_slice(own);
        self.steps.push(last);
    }

    /// What each has not in common with the one before it.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[Step]> {
        let mut rest = &self.steps[self.left..];
        self.own.iter().map(move |&own| {
            let (steps, others) = rest.split_at(own as usize);
            rest = others;
            steps
        })
    }

    /// Takes away and returns the steps that all ways have in common, but for the last one.
    pub(super) fn leave_common(&mut self) -> &[Step] {
        let Some((first, others)) = self.own.split_first_mut() else { return &[] };
        let apart = others.iter().copied().max().unwrap_or(0).max(1);
        let common = self.depth - apart as usize;
        *first = apart;
        self.depth = apart as usize;
        self.left += common;
        &self.steps[self.left - common..self.left]
    }

    /// All steps to a leaf.
    pub(super) fn to(&self, leaf: usize) -> Vec<Step> {
        let mut way = vec![0; self.depth];
        for own in self.iter().take(leaf + 1) {
            let parts = way.len() - own.len();
            way[parts..].copy_from_slice(own);
        }
        way
    }
}
