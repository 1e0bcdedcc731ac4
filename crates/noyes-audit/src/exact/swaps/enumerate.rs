//! How many outcomes of a shuffle's choices deal each board.
//!
//! The counts of all permutations are carried from step to step: after a step
//! that swaps place i with place j with weight w(j), the permutation x has
//!
//! new(x) = Σ w(j) · old(x with the contents of i and j exchanged),
//!
//! a sum of at most n terms, n! times. So n^n outcomes cost n²·n! additions:
//! 29 million for the 387 million of 3x3.

use noyes::{Fix, Goal, Recipe};

use super::{
    Swaps,
    blocks::{self, Count, Sources, TailStep, Tails},
    survey,
};
use crate::{
    AuditError, Basis, ExactAudit, Limits,
    exact::{
        boards::Boards,
        fix,
        ranks::{MAX_BLOCK, Ranks, Word},
    },
};

/// The most bytes that an audit of so many squares needs.
pub(in crate::exact) fn bytes(area: usize) -> u64 {
    // Two generations of counts, or one and the copy for all boards; where each
    // block is summed up from; distances; lists of boards.
    (1..=area as u64).product::<u64>() * (2 * 8 + 8 + 1 + 16)
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
            on_all_boards(swaps, &shuffle::<u32>(goal, swaps, limits)?, &boards)
        }
        Some(swaps) => on_all_boards(swaps, &shuffle::<u64>(goal, swaps, limits)?, &boards),
    };
    mend(recipe.fix, &mut counts, &boards);
    limits.check_cancel()?;
    let mut audit = ExactAudit::unknown(goal, recipe, Basis::Enumeration);
    survey::write(&counts, &boards, &mut audit)?;
    Ok(audit)
}

/// One outcome for each solvable board, with the blank where the recipe wants it.
fn uniform(goal: &Goal, recipe: Recipe, boards: &Boards) -> Vec<u64> {
    let home = goal.blank().index();
    let anywhere = recipe.blank_square == noyes::BlankSquare::Any;
    let dealt = |rank| boards.is_solvable(rank) && (anywhere || boards.ranks.word(rank)[home] == 0);
    (0..boards.ranks.count()).map(|rank| u64::from(dealt(rank))).collect()
}

/// The outcomes of each order of the places' contents.
fn shuffle<T: Count>(goal: &Goal, swaps: Swaps, limits: &Limits<'_>) -> Result<Vec<T>, AuditError> {
    let ranks = Ranks::new(swaps.places);
    // A width that is known when this is compiled makes the inner loops twice as fast.
    match ranks.tails.len() {
        1 => in_blocks::<T, 1>(&ranks, goal, swaps, limits),
        2 => in_blocks::<T, 2>(&ranks, goal, swaps, limits),
        6 => in_blocks::<T, 6>(&ranks, goal, swaps, limits),
        _ => in_blocks::<T, MAX_BLOCK>(&ranks, goal, swaps, limits),
    }
}

/// The same for blocks of `W` words.
fn in_blocks<T: Count, const W: usize>(
    ranks: &Ranks,
    goal: &Goal,
    swaps: Swaps,
    limits: &Limits<'_>,
) -> Result<Vec<T>, AuditError> {
    let shift = u32::from(swaps.left_out.is_some());
    let mut start = Word::default();
    for (place, content) in start.iter_mut().enumerate().take(swaps.places) {
        *content = (goal.board().tiles()[swaps.square(place)] - shift) as u8;
    }
    let mut old = vec![[T::default(); W]; ranks.blocks()];
    old.as_flattened_mut()[ranks.rank(&start)] = T::from(1);
    let mut new = vec![[T::default(); W]; ranks.blocks()];
    let mut live = vec![false; ranks.blocks()];
    live[ranks.block(&start)] = true;
    let (sources, tails) = (Sources::new(ranks), Tails::new(ranks));
    let steps = swaps.steps();
    let total = steps.len() as u64;
    for (done, step) in (0..).zip(steps) {
        limits.tell(done, Some(total));
        let step = TailStep::new(ranks, step);
        for (block, sums) in new.iter_mut().enumerate() {
            if block % 4096 == 0 {
                limits.check_cancel()?;
            }
            *sums = blocks::pull(&sources, &tails, &step, &old, &live, block);
        }
        std::mem::swap(&mut old, &mut new);
        for (live, counts) in live.iter_mut().zip(&old) {
            *live = counts.iter().any(|&count| count.into() > 0);
        }
    }
    limits.tell(total, Some(total));
    Ok(old.into_flattened())
}

/// The outcomes of all boards, those that the shuffle leaves out too.
fn on_all_boards<T: Count>(swaps: Swaps, counts: &[T], boards: &Boards) -> Vec<u64> {
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
