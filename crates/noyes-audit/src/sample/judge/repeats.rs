//! Boards that came more than once.

use noyes::Packed16;

use super::{Finding, Outcome};
use crate::{Counts, sample::law::Collisions};

/// The pairs of equal boards, against the birthday problem: more speak of a
/// dealer who knows few boards, fewer of one who avoids what was dealt.
///
/// Boards above 16 squares are compared by 64 bits of each, so that two
/// different ones are taken for equal with the chance 2^-64.
pub(super) fn ask(counts: &Counts) -> Outcome {
    let repeats = &counts.repeats;
    if repeats.compared < 2 {
        return Err("fewer than two boards were compared with one another".into());
    }
    let size = counts.goal.size();
    let mistaken = if size.area() > Packed16::MAX_AREA { 0.5f64.powi(64) } else { 0.0 };
    let kinds = repeats.part / (1.0 / size.solvable_boards().to_f64() + mistaken);
    let drawn = repeats.compared as f64;
    let all = drawn * (drawn - 1.0) / 2.0;
    let pairs = repeats.pairs as f64;
    let law = Collisions::new(repeats.compared, kinds);
    Ok(Finding {
        statistic: pairs,
        expected: law.mean(),
        p: (2.0 * law.upper(pairs).min(law.lower(pairs))).min(1.0),
        effect: (pairs / all - 1.0 / kinds).abs(),
        worst: None,
        detectable: Box::new(move |level| {
            let known = law.critical(level / 2.0).and_then(|pairs| law.fewer_kinds(pairs));
            known.map_or(f64::INFINITY, |known| 1.0 / known - 1.0 / kinds)
        }),
    })
}
