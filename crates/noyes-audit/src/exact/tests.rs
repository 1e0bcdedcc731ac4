//! Theorems and marginals against the enumeration, where both are there.

use noyes::{BlankSquare, Board, Fix, Goal, Layout, Recipe, Shuffle, Size};

use super::{ENUMERATED, ExactAudit, counting, large, theorem, walk};
use crate::{Limits, Marginals};

/// All sizes of so many squares, each with three goals.
fn goals(areas: std::ops::RangeInclusive<u32>) -> Vec<Goal> {
    let mut goals = Vec::new();
    for area in areas {
        for width in (1..=area).filter(|width| area.is_multiple_of(*width)) {
            let size = Size::new(width, area / width).unwrap();
            goals.push(Goal::new(size, Layout::BlankLast));
            goals.push(Goal::new(size, Layout::BlankFirst));
            // The blank in the middle, the tiles in no order.
            let mut tiles: Vec<u32> = (1..area).rev().collect();
            tiles.rotate_left(area as usize / 3);
            tiles.insert(area as usize / 2, 0);
            goals.push(Goal::from_board(Board::new(size, tiles).unwrap()));
        }
    }
    goals
}

fn recipes(shuffle: Shuffle) -> impl Iterator<Item = Recipe> {
    Fix::ALL.into_iter().flat_map(move |fix| {
        BlankSquare::ALL.map(|blank_square| Recipe { shuffle, fix, blank_square })
    })
}

fn same(found: Option<f64>, expected: Option<f64>, context: &str) {
    let (found, expected) = (found.unwrap(), expected.unwrap());
    assert!((found - expected).abs() < 1e-12, "{context}: {found}, expected {expected}");
}

fn same_marginals(found: &Marginals, expected: &Marginals, context: &str) {
    for (k, (found, expected)) in found.cells().iter().zip(expected.cells()).enumerate() {
        assert!((found - expected).abs() < 1e-12, "{context}: {k} {found} {expected}");
    }
}

fn enumerated(goal: &Goal, recipe: Recipe) -> ExactAudit {
    ExactAudit::new(goal, recipe, &Limits::default()).unwrap()
}

fn theorems_hold(goal: &Goal) {
    for shuffle in [Shuffle::Uniform, Shuffle::FisherYates, Shuffle::Sattolo] {
        for recipe in recipes(shuffle).filter(|recipe| recipe.check(goal).is_ok()) {
            let context = format!("{goal:?} {recipe}");
            let expected = enumerated(goal, recipe);
            let found = theorem::audit(goal, recipe).unwrap();
            assert_eq!(found.outcomes, expected.outcomes, "{context}");
            assert_eq!(found.possible_boards, expected.possible_boards, "{context}");
            assert_eq!(found.most_likely, expected.most_likely, "{context}");
            assert_eq!(found.least_likely, expected.least_likely, "{context}");
            assert_eq!(found.ratio, expected.ratio, "{context}");
            same(found.share_possible, expected.share_possible, &context);
            same(found.solvable_share, expected.solvable_share, &context);
            same(found.tv_distance, expected.tv_distance, &context);
            same(found.any_at_home, expected.any_at_home, &context);
            same_marginals(
                found.marginals.as_ref().unwrap(),
                expected.marginals.as_ref().unwrap(),
                &context,
            );
        }
    }
}

#[test]
fn theorems_are_the_enumeration() {
    goals(4..=8).iter().for_each(theorems_hold);
}

#[test]
fn theorems_are_the_enumeration_on_nine_squares() {
    theorems_hold(&Goal::new(Size::EIGHT, Layout::Spiral));
}

#[test]
fn marginals_of_swaps_are_the_enumeration() {
    for goal in goals(1..=7).iter().chain(&goals(8..=9)[3..6]) {
        for shuffle in [Shuffle::SwapAny, Shuffle::Sattolo, Shuffle::FisherYates, Shuffle::Floor10]
        {
            for recipe in recipes(shuffle).filter(|recipe| recipe.check(goal).is_ok()) {
                let line = goal.size().is_one_wide();
                if line && recipe.fix != Fix::None {
                    continue; // refused where it is not enumerated
                }
                let context = format!("{goal:?} {recipe}");
                let expected = enumerated(goal, recipe);
                let found = large::audit(goal, recipe, &Limits::default()).unwrap();
                same_marginals(
                    found.marginals.as_ref().unwrap(),
                    expected.marginals.as_ref().unwrap(),
                    &context,
                );
                if !line {
                    same(found.solvable_share, expected.solvable_share, &context);
                }
                if shuffle == Shuffle::SwapAny && !line {
                    assert_eq!(found.possible_boards, expected.possible_boards, "{context}");
                    same(found.share_possible, expected.share_possible, &context);
                }
                if recipe.fix != Fix::Reject
                    && matches!(shuffle, Shuffle::SwapAny | Shuffle::Floor10)
                {
                    assert_eq!(found.outcomes, expected.outcomes, "{context}");
                }
            }
        }
    }
}

#[test]
fn marginals_of_walks_are_the_chain() {
    for goal in goals(1..=7).iter().chain(&goals(8..=9)[3..6]) {
        for steps in [0, 1, 2, 9, 40] {
            for shuffle in [
                Shuffle::RandomSlides { steps },
                Shuffle::LegalSlides { steps },
                Shuffle::NoBacktrackSlides { steps },
            ] {
                let recipe = Recipe { shuffle, ..Recipe::default() };
                let limits = Limits { threads: 2.try_into().unwrap(), ..Limits::default() };
                let audit = walk::audit(goal, recipe, &limits).unwrap();
                let found = walk::marginals(goal, shuffle, &limits).unwrap().unwrap();
                same_marginals(
                    &found,
                    audit.marginals.as_ref().unwrap(),
                    &format!("{goal:?} {recipe}"),
                );
            }
        }
    }
}

#[test]
fn theorems_reach_further_than_the_enumeration() {
    for size in ["4x4", "1x11", "11x1", "7x5", "150x150"] {
        let goal = Goal::new(size.parse().unwrap(), Layout::BlankFirst);
        assert!(goal.size().area() > ENUMERATED);
        for shuffle in [Shuffle::Uniform, Shuffle::FisherYates, Shuffle::Sattolo] {
            for recipe in recipes(shuffle).filter(|recipe| recipe.check(&goal).is_ok()) {
                let audit = theorem::audit(&goal, recipe).unwrap();
                let first = audit.most_likely.unwrap().board;
                let solvable = goal.is_solvable(&first).unwrap();
                assert!(solvable || audit.solvable_share != Some(1.0), "{size} {recipe}");
                assert!((0.0..=1.0).contains(&audit.tv_distance.unwrap()));
            }
        }
    }
}

fn audit(size: &str, recipe: Recipe) -> ExactAudit {
    let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
    ExactAudit::new(&goal, recipe, &Limits::default()).unwrap()
}

/// Bounds by the number of outcomes, where the boards can still be counted.
#[test]
fn fewer_outcomes_than_boards_are_a_bound() {
    for goal in goals(1..=7).iter().chain(&goals(8..=9)[3..6]) {
        for steps in [0, 1, 2, 5, 9] {
            for shuffle in [
                Shuffle::RandomSlides { steps },
                Shuffle::LegalSlides { steps },
                Shuffle::NoBacktrackSlides { steps },
                Shuffle::Floor10,
            ] {
                if shuffle == Shuffle::Floor10 && steps > 0 {
                    continue; // the same again
                }
                for recipe in recipes(shuffle).filter(|recipe| recipe.check(goal).is_ok()) {
                    let distance = enumerated(goal, recipe).tv_distance.unwrap();
                    let bound = counting::bound(goal, recipe);
                    assert!((0.0..=distance + 1e-12).contains(&bound), "{goal:?} {recipe} {bound}");
                }
            }
        }
    }
    let walk = |steps| Recipe { shuffle: Shuffle::RandomSlides { steps }, ..Recipe::default() };
    assert!(audit("30x30", walk(30)).tv_at_least > 0.999);
    assert!(audit("30x30", walk(3600)).tv_at_least > 0.999);
    assert!(audit("1x2000", walk(30)).tv_at_least > 0.96);
    let floor10 = Recipe { shuffle: Shuffle::Floor10, fix: Fix::Reject, ..Recipe::default() };
    assert!(audit("40x40", floor10).tv_at_least > 0.999);
}

/// What single tiles show before a fix is there after it.
#[test]
fn a_fix_that_swaps_hides_little() {
    for shuffle in [Shuffle::SwapAny, Shuffle::Floor10] {
        for fix in [Fix::Swap, Fix::Article] {
            let recipe = Recipe { shuffle, fix, ..Recipe::default() };
            for size in ["4x3", "12x12"] {
                let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
                let swaps = super::swaps::Swaps::new(&goal, recipe).unwrap();
                let before = super::swaps::marginals(&goal, swaps, &Limits::default()).unwrap();
                let bound = large::seen_before_fix(&before);
                let seen = audit(size, recipe).tv_at_least;
                assert!(bound > 0.01 && bound <= seen + 1e-12, "{size} {recipe} {bound} {seen}");
            }
            assert!(audit("13x13", recipe).tv_at_least > 0.01);
        }
    }
}

/// Walks of very many steps rest, or leap.
#[test]
fn long_walks_have_marginals() {
    for steps in [1_000_000, 1_000_000_000, 1_000_000_000_000_001] {
        let walk = Recipe { shuffle: Shuffle::RandomSlides { steps }, ..Recipe::default() };
        let fair = audit("4x4", walk);
        assert!(fair.tv_at_least < 1e-12);
        let cells = fair.marginals.unwrap();
        assert!(cells.cells().iter().all(|share| (share - 1.0 / 16.0).abs() < 1e-12));
        // The blank is on the squares of one colour.
        let walk = Recipe { shuffle: Shuffle::LegalSlides { steps }, ..Recipe::default() };
        let marginals = audit("4x4", walk).marginals.unwrap();
        let other = if steps % 2 == 1 { 0 } else { 1 };
        assert!(marginals.cells()[other] < 1e-12, "{steps}");
        assert!(marginals.cells()[1 - other] > 0.05, "{steps}");
    }
}

/// The probability of a solvable board where no enumeration reaches, by the
/// blank's square and the sign, step by step.
#[test]
fn parity_at_every_size() {
    for (size, shuffle) in [("5x4", Shuffle::SwapAny), ("6x5", Shuffle::Floor10)] {
        let goal = Goal::new(size.parse().unwrap(), Layout::BlankFirst);
        let n = goal.size().area();
        let (even, odd) = (0, n); // by the sign, then the blank's square
        let mut dealt = vec![0.0; 2 * n];
        dealt[even + goal.blank().index()] = 1.0;
        for step in 0..n {
            let at = if shuffle == Shuffle::SwapAny { step } else { n - 1 - step };
            let choices = if shuffle == Shuffle::SwapAny { n } else { 10 };
            let mut next = vec![0.0; 2 * n];
            for choice in 0..choices {
                let with = if shuffle == Shuffle::SwapAny { choice } else { choice % (at + 1) };
                for (state, share) in dealt.iter().enumerate() {
                    let (sign, blank) = (state / n * n, state % n);
                    let sign = if with == at { sign } else { odd - sign };
                    let blank = match blank {
                        _ if blank == at => with,
                        _ if blank == with => at,
                        _ => blank,
                    };
                    next[sign + blank] += share / choices as f64;
                }
            }
            dealt = next;
        }
        let sign = |square| if super::fix::is_odd(&goal, square) { odd } else { even };
        let expected: f64 = (0..n).map(|square| dealt[sign(square) + square]).sum();
        let recipe = Recipe { shuffle, ..Recipe::default() };
        let found = ExactAudit::new(&goal, recipe, &Limits::default()).unwrap();
        same(found.solvable_share, Some(expected), size);
        let thousand = audit("1000x1000", recipe).solvable_share.unwrap();
        assert!((0.0..=1.0).contains(&thousand));
    }
}

/// Likeliest and rarest boards have their own probabilities, however near they are.
#[test]
fn boards_that_are_nearly_as_likely_are_told_apart() {
    let walk = |size, steps| {
        let recipe = Recipe { shuffle: Shuffle::RandomSlides { steps }, ..Recipe::default() };
        let audit = audit(size, recipe);
        (audit.most_likely.unwrap(), audit.least_likely.unwrap(), audit.ratio.unwrap().to_f64())
    };
    // The board of the beginning has 1/2 + 2^-32 after 31 tries, the other the rest.
    let (most, least, ratio) = walk("1x2", 31);
    assert_eq!((most.board.to_string(), least.board.to_string()), ("1/0".into(), "0/1".into()));
    let expected = (0.5 + 0.5f64.powi(32)) / (0.5 - 0.5f64.powi(32));
    assert!((ratio - expected).abs() < 1e-12 && ratio > 1.0 + 4e-10, "{ratio}");
    let probabilities = [most.weight, least.weight].map(|weight| match weight {
        crate::Weight::Probability(probability) => probability,
        crate::Weight::Outcomes(_) => unreachable!("a walk"),
    });
    assert_eq!(probabilities[0] / probabilities[1], ratio);
    // What differs by rounding is equal.
    for size in ["1x2", "2x2", "3x2"] {
        let (most, least, ratio) = walk(size, 100_000);
        assert_eq!((most.board, ratio), (least.board, 1.0), "{size}");
    }
}
