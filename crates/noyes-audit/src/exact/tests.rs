//! Theorems and marginals against the enumeration, where both are there.

use noyes::{BlankSquare, Board, Fix, Goal, Layout, Recipe, Shuffle, Size};

use super::{ENUMERATED, ExactAudit, large, theorem, walk};
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
                let found = walk::marginals(goal, shuffle, &limits).unwrap();
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
