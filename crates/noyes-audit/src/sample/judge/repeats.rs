//! Boards that came more than once.

use noyes::Packed16;

use super::{Finding, Outcome};
use crate::{
    Counts,
    sample::{law::Collisions, tally::kinds_in_part},
};

/// The pairs of equal boards, against the birthday problem: more speak of a
/// dealer who knows few boards, fewer of one who avoids what was dealt.
///
/// Where only a part of the possible boards was compared, those compared are
/// uniform among that part's boards, however many of the sample they are. How many
/// boards the part has is counted, or where that takes too long, taken for
/// binomial; where far more were compared than the part has, it decides. The part
/// is chosen by what finds room, which depends on repeats a little: at most two
/// parts come into question, so that a level is at worst doubled.
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
    let all_kinds = 1.0 / (1.0 / size.solvable_boards().to_f64() + mistaken);
    let part = repeats.part.clamp(0.0, 1.0);
    let counted = if part < 1.0 { kinds_in_part(&counts.goal, part) } else { None };
    let (kinds, law) = match counted {
        // There is none if all those compared are unsolvable, which another test tells.
        Some(counted) => {
            let kinds = counted.max(1) as f64;
            (kinds, Collisions::of_known_part(repeats.compared, kinds, part))
        }
        None => {
            let kinds = all_kinds * part;
            (kinds, Collisions::of_part(repeats.compared, kinds, part))
        }
    };
    let drawn = repeats.compared as f64;
    let all = drawn * (drawn - 1.0) / 2.0;
    let pairs = repeats.pairs as f64;
    // Two boards of the part are equal more often than any two.
    let share = kinds / all_kinds;
    Ok(Finding {
        statistic: pairs,
        expected: law.mean(),
        p: (2.0 * law.upper(pairs).min(law.lower(pairs))).min(1.0),
        effect: share * (pairs / all - 1.0 / kinds).abs(),
        worst: None,
        detectable: Box::new(move |level| {
            let known = law.critical(level / 2.0).and_then(|pairs| law.fewer_kinds(pairs));
            known.map_or(f64::INFINITY, |known| share * (1.0 / known - 1.0 / kinds))
        }),
    })
}
