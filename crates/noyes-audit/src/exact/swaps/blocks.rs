//! One step for the words of one block.

use std::ops::{AddAssign, Mul};

use super::Step;
use crate::exact::ranks::{MAX_BLOCK, MAX_PLACES, Ranks};

/// A number of outcomes.
pub(super) trait Count:
    Copy + Default + AddAssign + Mul<Output = Self> + From<u32> + Into<u64>
{
}
impl Count for u32 {}
impl Count for u64 {}

/// What becomes of a tail when one of its contents is replaced by another.
pub(super) struct Tails {
    /// By the place among the tail's contents that goes, the place that comes,
    /// and the tail before.
    replaced: Vec<[u8; MAX_BLOCK]>,
    length: usize,
}

impl Tails {
    pub(super) fn new(ranks: &Ranks) -> Tails {
        let length = ranks.tail();
        let mut replaced = Vec::new();
        for gone in 0..length as u8 {
            for come in 0..length as u8 {
                let mut row = [0; MAX_BLOCK];
                for (new, order) in row.iter_mut().zip(&ranks.tails) {
                    // The others close the gap and make room.
                    let renamed = order.map(|rank| {
                        if rank == gone {
                            return come;
                        }
                        let rank = rank - u8::from(rank > gone);
                        rank + u8::from(rank >= come)
                    });
                    *new = ranks.tail_rank(&renamed[..length]) as u8;
                }
                replaced.push(row);
            }
        }
        Tails { replaced, length }
    }

    fn replaced(&self, gone: usize, come: usize) -> &[u8; MAX_BLOCK] {
        &self.replaced[gone * self.length + come]
    }
}

/// A step as the tails see it.
pub(super) struct TailStep {
    at: usize,
    /// Weights by place.
    weights: [u32; MAX_PLACES],
    /// For each content of the tail by its place in ascending order, and each
    /// tail: the weight of the place on which the content stands.
    weight_of: [[u32; MAX_BLOCK]; 4],
    /// For each content of the tail: the tails that have it on place `at`.
    tails_with: [Vec<u8>; 4],
    /// Swaps within the tail, and their weights.
    within: Vec<([u8; MAX_BLOCK], u32)>,
}

impl TailStep {
    pub(super) fn new(ranks: &Ranks, step: Step) -> TailStep {
        let mut weights = [0; MAX_PLACES];
        step.with.iter().for_each(|&(place, weight)| weights[place] = weight);
        let (at, head, length) = (step.at, ranks.head, ranks.tail());
        let mut weight_of = [[0; MAX_BLOCK]; 4];
        let mut tails_with: [Vec<u8>; 4] = Default::default();
        for (tail, order) in ranks.tails.iter().enumerate() {
            for (place, &content) in order[..length].iter().enumerate() {
                weight_of[usize::from(content)][tail] = weights[head + place];
                if head + place == at {
                    tails_with[usize::from(content)].push(tail as u8);
                }
            }
        }
        let mut within = Vec::new();
        for &(place, weight) in step.with.iter().filter(|&&(place, _)| at >= head && place >= head)
        {
            let mut row = [0; MAX_BLOCK];
            for (new, order) in row.iter_mut().zip(&ranks.tails) {
                let mut order = *order;
                order.swap(at - head, place - head);
                *new = ranks.tail_rank(&order[..length]) as u8;
            }
            within.push((row, weight));
        }
        TailStep { at, weights, weight_of, tails_with, within }
    }
}

/// Which blocks a block is summed up from, for all swaps.
pub(super) struct Sources {
    /// For each block, by a place of the head and one of the tail's contents in
    /// ascending order: the block that has this content there, four times, and
    /// the place among its tail's contents that the other one takes.
    exchanged: Vec<u32>,
    /// For each block, by two places of the head: the block with the contents
    /// of both exchanged.
    swapped: Vec<u32>,
    head: usize,
    tail: usize,
}

impl Sources {
    pub(super) fn new(ranks: &Ranks) -> Sources {
        let (head, tail) = (ranks.head, ranks.tail());
        let (mut exchanged, mut swapped) = (Vec::new(), Vec::new());
        exchanged.reserve_exact(ranks.blocks() * head * tail);
        swapped.reserve_exact(ranks.blocks() * pair(0, head));
        for block in 0..ranks.blocks() {
            let mut word = ranks.word_of_block(block);
            for place in 0..head {
                for gone in head..ranks.places {
                    word.swap(place, gone);
                    let come = word[gone];
                    let others = (head..ranks.places).filter(|&other| other != gone);
                    let below = others.filter(|&other| word[other] < come).count();
                    exchanged.push((4 * ranks.block(&word) + below) as u32);
                    word.swap(place, gone);
                }
            }
            for b in 1..head {
                for a in 0..b {
                    word.swap(a, b);
                    swapped.push(ranks.block(&word) as u32);
                    word.swap(a, b);
                }
            }
        }
        Sources { exchanged, swapped, head, tail }
    }

    /// The block with one content of the head and one of the tail exchanged,
    /// and the former's place among the tail's contents.
    fn exchanged(&self, block: usize, place: usize) -> impl Iterator<Item = (usize, usize)> {
        let start = (block * self.head + place) * self.tail;
        let sources = &self.exchanged[start..][..self.tail];
        sources.iter().map(|&source| (source as usize / 4, source as usize % 4))
    }

    fn swapped(&self, block: usize, a: usize, b: usize) -> usize {
        self.swapped[block * pair(0, self.head) + pair(a.min(b), a.max(b))] as usize
    }
}

/// The number of two places a < b, or how many there are below b for a = 0.
fn pair(a: usize, b: usize) -> usize {
    b * b.saturating_sub(1) / 2 + a
}

/// The new counts of one block.
pub(super) fn pull<T: Count, const W: usize>(
    sources: &Sources,
    tails: &Tails,
    step: &TailStep,
    old: &[[T; W]],
    live: &[bool],
    block: usize,
) -> [T; W] {
    let (head, at) = (sources.head, step.at);
    let counts = |block: usize| live[block].then(|| &old[block]);
    let mut sums = [T::default(); W];
    if at < head {
        for (place, &weight) in step.weights[..head].iter().enumerate().filter(|&(_, &w)| w > 0) {
            let source = if place == at { block } else { sources.swapped(block, place, at) };
            if let Some(counts) = counts(source) {
                add(&mut sums, counts, weight);
            }
        }
        for (gone, (source, come)) in sources.exchanged(block, at).enumerate() {
            if let Some(counts) = counts(source) {
                let from = tails.replaced(gone, come);
                for ((sum, &tail), &weight) in sums.iter_mut().zip(from).zip(&step.weight_of[gone])
                {
                    *sum += T::from(weight) * counts[usize::from(tail)];
                }
            }
        }
        return sums;
    }
    for (place, &weight) in step.weights[..head].iter().enumerate().filter(|&(_, &w)| w > 0) {
        for (gone, (source, come)) in sources.exchanged(block, place).enumerate() {
            if let Some(counts) = counts(source) {
                let from = tails.replaced(gone, come);
                for &tail in &step.tails_with[gone] {
                    let source = usize::from(from[usize::from(tail)]);
                    sums[usize::from(tail)] += T::from(weight) * counts[source];
                }
            }
        }
    }
    if let Some(counts) = counts(block) {
        for (from, weight) in &step.within {
            for (sum, &tail) in sums.iter_mut().zip(from) {
                *sum += T::from(*weight) * counts[usize::from(tail)];
            }
        }
    }
    sums
}

fn add<T: Count, const W: usize>(sums: &mut [T; W], counts: &[T; W], weight: u32) {
    // Not every processor that this is compiled for multiplies several at once.
    if weight == 1 {
        sums.iter_mut().zip(counts).for_each(|(sum, &count)| *sum += count);
    } else {
        sums.iter_mut().zip(counts).for_each(|(sum, &count)| *sum += T::from(weight) * count);
    }
}
