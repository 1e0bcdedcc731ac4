//! How many outcomes of a shuffle's choices deal each board.
//!
//! The counts of all permutations are carried from step to step: after a step
//! that swaps place i with place j with weight w(j), the permutation x has
//!
//! new(x) = Σ w(j) · old(x with the contents of i and j exchanged),
//!
//! a sum of at most n terms, n! times. So n^n outcomes cost n²·n! additions:
//! 29 million for the 387 million of 3x3.

use std::ops::{AddAssign, Mul};

use noyes::{Fix, Goal, Recipe, Shuffle};

use super::{Step, Swaps, survey};
use crate::{
    AuditError, Basis, ExactAudit, Limits,
    exact::{
        boards::Boards,
        fix,
        ranks::{MAX_BLOCK, MAX_PLACES, Ranks, Word},
    },
};

/// A number of outcomes.
trait Count: Copy + Default + AddAssign + Mul<Output = Self> + From<u32> + Into<u64> {}
impl Count for u32 {}
impl Count for u64 {}

/// The most bytes that an audit of so many squares needs.
pub(in crate::exact) fn bytes(area: usize) -> u64 {
    // Two generations of counts, or one and the copy for all boards; distances; lists of boards.
    (1..=area as u64).product::<u64>() * (2 * 8 + 1 + 16)
}

/// Enumerates, fixes and surveys.
///
/// # Errors
/// [`AuditError`] if cancelled, if memory does not suffice, or if no outcome
/// deals a board.
pub(in crate::exact) fn audit(
    goal: &Goal,
    recipe: Recipe,
    limits: &Limits<'_>,
) -> Result<ExactAudit, AuditError> {
    let size = goal.size();
    limits.check_memory(size, bytes(size.area()))?;
    let boards = Boards::new(goal, limits)?;
    let mut counts = match Swaps::new(goal, recipe) {
        None => uniform(goal, recipe, &boards),
        // Choices of up to ten ninefold fit into 32 bits.
        Some(swaps) if swaps.places < 10 => {
            on_all_boards(goal, swaps, &shuffle::<u32>(goal, swaps, limits)?, &boards)
        }
        Some(swaps) => on_all_boards(goal, swaps, &shuffle::<u64>(goal, swaps, limits)?, &boards),
    };
    mend(recipe.fix, &mut counts, &boards);
    limits.check_cancel()?;
    let mut audit = ExactAudit::unknown(goal, recipe, Basis::Enumeration);
    survey::write(&counts, &boards, &mut audit)?;
    Ok(audit)
}

/// One outcome for each solvable board, with the blank where the recipe wants it.
fn uniform(goal: &Goal, recipe: Recipe, boards: &Boards) -> Vec<u64> {
    debug_assert_eq!(recipe.shuffle, Shuffle::Uniform);
    let home = goal.blank().index();
    let anywhere = recipe.blank_square == noyes::BlankSquare::Any;
    let dealt = |rank| boards.is_solvable(rank) && (anywhere || boards.ranks.word(rank)[home] == 0);
    (0..boards.ranks.count()).map(|rank| u64::from(dealt(rank))).collect()
}

/// The outcomes of each order of the places' contents.
fn shuffle<T: Count>(goal: &Goal, swaps: Swaps, limits: &Limits<'_>) -> Result<Vec<T>, AuditError> {
    let ranks = Ranks::new(swaps.places);
    let shift = u32::from(swaps.left_out.is_some());
    let mut start = Word::default();
    for place in 0..swaps.places {
        start[place] = (goal.board().tiles()[swaps.square(place)] - shift) as u8;
    }
    let mut old = vec![T::default(); ranks.count()];
    old[ranks.rank(&start)] = T::from(1);
    let mut new = vec![T::default(); ranks.count()];
    let mut live = vec![false; ranks.blocks()];
    live[ranks.block(&start)] = true;
    let tails = Tails::new(&ranks);
    let steps = swaps.steps();
    let total = steps.len() as u64;
    for (done, step) in (0..).zip(steps) {
        limits.tell(done, Some(total));
        let step = TailStep::new(&ranks, step);
        for (block, sums) in new.chunks_exact_mut(ranks.tails.len()).enumerate() {
            if block % 4096 == 0 {
                limits.check_cancel()?;
            }
            pull(&ranks, &tails, &step, &old, &live, block, sums);
        }
        std::mem::swap(&mut old, &mut new);
        for (live, counts) in live.iter_mut().zip(old.chunks_exact(ranks.tails.len())) {
            *live = counts.iter().any(|&count| count.into() > 0);
        }
    }
    limits.tell(total, Some(total));
    Ok(old)
}

/// What becomes of a tail when one of its contents is replaced by another.
struct Tails {
    /// By the place among the tail's contents that goes, the place that comes,
    /// and the tail before.
    replaced: Vec<[u8; MAX_BLOCK]>,
    length: usize,
}

impl Tails {
    fn new(ranks: &Ranks) -> Tails {
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
struct TailStep {
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
    fn new(ranks: &Ranks, step: Step) -> TailStep {
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

/// The new counts of one block.
fn pull<T: Count>(
    ranks: &Ranks,
    tails: &Tails,
    step: &TailStep,
    old: &[T],
    live: &[bool],
    block: usize,
    sums: &mut [T],
) {
    let width = ranks.tails.len();
    let (head, at) = (ranks.head, step.at);
    let counts = |block: usize| live[block].then(|| &old[block * width..][..width]);
    sums.fill(T::default());
    let mut word = ranks.word_of_block(block);
    let left: [u8; 4] = std::array::from_fn(|k| *word.get(head + k).unwrap_or(&0));
    let left = &left[..ranks.tail()];
    // The place that a content takes among those left when another goes.
    let place_of = |content: u8, gone: u8| {
        left.iter().filter(|&&other| other < content && other != gone).count()
    };
    for place in (0..head).filter(|&place| step.weights[place] > 0 || place == at) {
        let (here, weight) = (word[place], T::from(step.weights[place]));
        if at < head {
            if place != at {
                word.swap(place, at);
                if let Some(counts) = counts(ranks.block(&word)) {
                    add(sums, counts, weight);
                }
                word.swap(place, at);
                continue;
            }
            if step.weights[at] > 0
                && let Some(counts) = counts(block)
            {
                add(sums, counts, weight);
            }
            for (gone, &content) in left.iter().enumerate() {
                word[at] = content;
                if let Some(counts) = counts(ranks.block(&word)) {
                    let from = tails.replaced(gone, place_of(here, content));
                    for ((sum, &tail), &weight) in
                        sums.iter_mut().zip(from).zip(&step.weight_of[gone])
                    {
                        *sum += T::from(weight) * counts[usize::from(tail)];
                    }
                }
            }
            word[at] = here;
            continue;
        }
        for (gone, &content) in left.iter().enumerate() {
            word[place] = content;
            if let Some(counts) = counts(ranks.block(&word)) {
                let from = tails.replaced(gone, place_of(here, content));
                for &tail in &step.tails_with[gone] {
                    sums[usize::from(tail)] +=
                        weight * counts[usize::from(from[usize::from(tail)])];
                }
            }
        }
        word[place] = here;
    }
    if let Some(counts) = counts(block) {
        for (from, weight) in &step.within {
            for (sum, &tail) in sums.iter_mut().zip(from) {
                *sum += T::from(*weight) * counts[usize::from(tail)];
            }
        }
    }
}

fn add<T: Count>(sums: &mut [T], counts: &[T], weight: T) {
    for (sum, &count) in sums.iter_mut().zip(counts) {
        *sum += weight * count;
    }
}

/// The outcomes of all boards, those that the shuffle leaves out too.
fn on_all_boards<T: Count>(goal: &Goal, swaps: Swaps, counts: &[T], boards: &Boards) -> Vec<u64> {
    let Some(left_out) = swaps.left_out else {
        return counts.iter().map(|&count| count.into()).collect();
    };
    let inner = Ranks::new(swaps.places);
    let mut all = vec![0; boards.ranks.count()];
    for (number, &count) in counts.iter().enumerate().filter(|(_, count)| (**count).into() > 0) {
        let order = inner.word(number);
        let mut word = Word::default();
        for place in 0..swaps.places {
            word[swaps.square(place)] = order[place] + 1;
        }
        word[left_out] = 0;
        all[boards.ranks.rank(&word)] = count.into();
    }
    debug_assert_eq!(goal.size().area(), swaps.places + 1);
    all
}

/// Applies the fix to the outcomes of the boards.
fn mend(fix: Fix, counts: &mut [u64], boards: &Boards) {
    if fix == Fix::None {
        return;
    }
    for rank in 0..counts.len() {
        if counts[rank] == 0 || boards.is_solvable(rank) {
            continue;
        }
        let count = std::mem::take(&mut counts[rank]);
        let mut word = boards.ranks.word(rank);
        let area = boards.ranks.places;
        let blank = word[..area].iter().position(|&tile| tile == 0).unwrap_or(0);
        if let Some((a, b)) = fix::pair(fix, blank, area) {
            word.swap(a, b);
            // The partner is solvable, so it is not met again.
            counts[boards.ranks.rank(&word)] += count;
        }
    }
}
