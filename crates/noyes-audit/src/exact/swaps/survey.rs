//! One look at the outcomes of all boards.

use noyes::DealError;

use crate::{
    AuditError, ExactAudit, Likelihood, Marginals, MeanLength, Ratio, Weight,
    exact::{boards::Boards, ranks::MAX_PLACES},
};

/// Writes into the audit what the outcomes of all boards say.
///
/// # Errors
/// If there is no outcome at all.
pub(super) fn write(
    counts: &[u64],
    boards: &Boards,
    audit: &mut ExactAudit,
) -> Result<(), AuditError> {
    let size = boards.goal.size();
    let mut sums = Sums::default();
    for (block, counts) in counts.chunks_exact(boards.ranks.tails.len()).enumerate() {
        sums.block(block, counts, boards);
    }
    let outcomes: u64 = counts.iter().sum();
    let (Some(most), Some(least)) = (sums.most, sums.least) else {
        let shuffle = audit.recipe.shuffle.name();
        return Err(DealError::NeverSolvable { shuffle, size }.into());
    };
    let fair = boards.solvable();
    // p < 1/fair on a solvable board exactly if count · fair < outcomes.
    let missing = |number: usize| {
        let missing = outcomes.saturating_sub(counts[number].saturating_mul(fair));
        if boards.is_solvable(number) { u128::from(missing) } else { 0 }
    };
    let missing: u128 = (0..counts.len()).map(missing).sum();
    let total = outcomes as f64;
    let likelihood = |(count, number): (u64, usize)| Likelihood {
        board: boards.board(number),
        weight: Weight::Outcomes(count.into()),
    };
    let divisor = gcd(most.0, least.0);

    audit.outcomes = Some(outcomes.into());
    audit.possible_boards = Some(sums.possible.into());
    audit.share_possible = Some(sums.solvable_possible as f64 / fair as f64);
    audit.solvable_share = Some(sums.solvable as f64 / total);
    audit.ratio =
        Some(Ratio::Exact { numerator: most.0 / divisor, denominator: least.0 / divisor });
    audit.most_likely = Some(likelihood(most));
    audit.least_likely = Some(likelihood(least));
    audit.tv_distance = Some(missing as f64 / (total * fair as f64));
    audit.any_at_home = Some(sums.any_at_home as f64 / total);
    audit.mean_length = (sums.solvable > 0).then(|| MeanLength {
        dealt: sums.slides as f64 / sums.solvable as f64,
        fair: boards.mean_distance(),
    });
    let area = size.area();
    let cells = (0..area * area).map(|k| sums.placed[k / area][k % area] as f64 / total);
    audit.marginals = Some(Marginals::new(area, cells.collect()));
    Ok(())
}

/// What is summed up over all boards. The first of all with the most outcomes
/// is the first in reading order, as the numbers are.
#[derive(Default)]
struct Sums {
    possible: u64,
    solvable_possible: u64,
    solvable: u64,
    most: Option<(u64, usize)>,
    least: Option<(u64, usize)>,
    any_at_home: u64,
    slides: u64,
    placed: [[u64; MAX_PLACES]; MAX_PLACES],
}

impl Sums {
    fn block(&mut self, block: usize, counts: &[u64], boards: &Boards) {
        let ranks = &boards.ranks;
        let outcomes: u64 = counts.iter().sum();
        if outcomes == 0 {
            return;
        }
        let word = ranks.word_of_block(block);
        let home = boards.goal.board().tiles();
        let at_home = |square: usize, tile: u8| tile != 0 && u32::from(tile) == home[square];
        let mut head_at_home = false;
        for (square, &tile) in word[..ranks.head].iter().enumerate() {
            self.placed[usize::from(tile)][square] += outcomes;
            head_at_home |= at_home(square, tile);
        }
        for (tail, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
            let number = block * counts.len() + tail;
            let mut any_at_home = head_at_home;
            for (square, &rank) in (ranks.head..ranks.places).zip(&ranks.tails[tail]) {
                let tile = word[ranks.head + usize::from(rank)];
                self.placed[usize::from(tile)][square] += count;
                any_at_home |= at_home(square, tile);
            }
            self.any_at_home += if any_at_home { count } else { 0 };
            self.possible += 1;
            if self.most.is_none_or(|(most, _)| most < count) {
                self.most = Some((count, number));
            }
            if self.least.is_none_or(|(least, _)| least > count) {
                self.least = Some((count, number));
            }
            if let Some(distance) = boards.distance(number) {
                self.solvable_possible += 1;
                self.solvable += count;
                self.slides += u64::from(distance) * count;
            }
        }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}
