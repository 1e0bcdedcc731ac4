//! Ten thousand boards of 4x4 are enough for the ways in which games shuffle.

use noyes::{BlankSquare, Board, Fix, Goal, Recipe, Shuffle};
use noyes_audit::{Feature, SampleAudit, TestName, Verdict};

use crate::dealt::{Random, boards, caught, count, find, goal, recipe};

const BOARDS: u64 = 10_000;
const ALPHA: f64 = 0.001;

fn judge(goal: &Goal, boards: &[Board]) -> SampleAudit {
    SampleAudit::new(count(goal, boards), ALPHA).unwrap()
}

fn judge_recipe(recipe: Recipe, seed: &str) -> SampleAudit {
    let goal = goal(4, 4);
    judge(&goal, &boards(&goal, recipe, seed, BOARDS))
}

#[test]
fn fair_dealers_are_not_accused() {
    let fair = [
        Recipe::default(),
        recipe(Shuffle::FisherYates, Fix::Swap),
        recipe(Shuffle::FisherYates, Fix::Reject),
    ];
    for recipe in fair {
        for seed in ["a", "b", "c"] {
            let audit = judge_recipe(recipe, seed);
            assert_eq!(audit.verdict, Verdict::Consistent, "{recipe:?}: {:?}", audit.tests);
            assert_eq!(audit.tests.len(), TestName::ALL.len());
        }
    }
}

#[test]
fn swapping_with_any_square() {
    for fix in Fix::ALL {
        let audit = judge_recipe(recipe(Shuffle::SwapAny, fix), "swap any");
        assert_eq!(audit.verdict, Verdict::NotFair);
        let caught = caught(&audit);
        for name in [TestName::BlankSquare, TestName::TileSquares, TestName::Pairs] {
            assert!(caught.contains(&name), "{fix:?}: {caught:?}");
        }
        assert_eq!(caught.contains(&TestName::Unsolvable), fix == Fix::None);
    }
}

#[test]
fn sattolo() {
    for fix in [Fix::Swap, Fix::Article] {
        let audit = judge_recipe(recipe(Shuffle::Sattolo, fix), "sattolo");
        let caught = caught(&audit);
        for name in [TestName::BlankSquare, TestName::FixedPoints, TestName::Cycles] {
            assert!(caught.contains(&name), "{fix:?}: {caught:?}");
        }
        let blank = find(&audit, TestName::BlankSquare).unwrap();
        assert_eq!(blank.worst.unwrap().found, 0, "the blank is never at home");
        assert!(blank.sentence.starts_with("The blank never stands on"), "{}", blank.sentence);
    }
}

#[test]
fn the_blank_at_home() {
    let recipe =
        Recipe { blank_square: BlankSquare::Home, ..recipe(Shuffle::FisherYates, Fix::Swap) };
    let audit = judge_recipe(recipe, "home");
    assert!(caught(&audit).contains(&TestName::BlankSquare));
    // On one of 16 squares: w² = 15.
    let blank = find(&audit, TestName::BlankSquare).unwrap();
    assert!((blank.effect - 15f64.sqrt()).abs() < 1e-3);
    assert_eq!(blank.worst.unwrap().found, BOARDS);
}

#[test]
fn a_hundred_slides() {
    let audit = judge_recipe(recipe(Shuffle::LegalSlides { steps: 100 }, Fix::None), "slides");
    let caught = caught(&audit);
    assert!(caught.contains(&TestName::TileSquares) && caught.contains(&TestName::Pairs));
    // The trap of parity: half of the squares.
    let blank = find(&audit, TestName::BlankSquare).unwrap();
    assert!(blank.effect > 1.0);
    assert!(blank.sentence.contains("8 of the 16 squares"), "{}", blank.sentence);
    let home = find(&audit, TestName::FixedPoints).unwrap().worst.unwrap();
    assert!(matches!(home.what, Feature::AtHome { most: 15, .. }), "{home:?}");
}

#[test]
fn floor10() {
    for fix in [Fix::Reject, Fix::Swap] {
        let audit = judge_recipe(recipe(Shuffle::Floor10, fix), "floor");
        assert!(caught(&audit).contains(&TestName::TileSquares), "{fix:?}");
    }
}

/// `tiles.sort(() => Math.random() - 0.5)` by the binary insertion that JavaScript's
/// engines use for short arrays, then the repair by swapping the first two tiles.
#[test]
fn sorting_with_a_random_comparator() {
    let goal = goal(4, 4);
    let mut random = Random(1);
    let mut deal = || {
        let mut tiles: Vec<u32> = goal.board().tiles().to_vec();
        for next in 1..tiles.len() {
            let (mut left, mut right) = (0, next);
            while left < right {
                let middle = left + (right - left) / 2;
                if random.next() & 1 == 0 { right = middle } else { left = middle + 1 }
            }
            tiles[left..=next].rotate_right(1);
        }
        let board = Board::new(goal.size(), tiles.clone()).unwrap();
        if goal.is_solvable(&board).unwrap() {
            return board;
        }
        let mut squares = (0..tiles.len()).filter(|&square| tiles[square] != 0);
        let (first, second) = (squares.next().unwrap(), squares.next().unwrap());
        tiles.swap(first, second);
        Board::new(goal.size(), tiles).unwrap()
    };
    let boards: Vec<Board> = (0..BOARDS).map(|_| deal()).collect();
    let audit = judge(&goal, &boards);
    assert_eq!(find(&audit, TestName::Unsolvable).unwrap().effect, 0.0);
    let caught = caught(&audit);
    // The blank is inserted last, in four even choices: its square tells nothing.
    for name in [TestName::TileSquares, TestName::FixedPoints, TestName::Pairs] {
        assert!(caught.contains(&name), "{caught:?}");
    }
}

#[test]
fn a_generator_seeded_from_few_values() {
    let goal = goal(4, 4);
    for (seeds, few) in [(1 << 12, "few"), (1 << 16, "more"), (1 << 20, "many")] {
        let known = noyes::Dealer::new(goal.clone(), Recipe::default(), few).unwrap();
        let mut random = Random(seeds);
        let boards: Vec<Board> =
            (0..BOARDS).map(|_| known.deal(random.next() % seeds).unwrap()).collect();
        let audit = judge(&goal, &boards);
        assert_eq!(audit.verdict, Verdict::NotFair, "{seeds}");
        let repeats = find(&audit, TestName::Repeats).unwrap();
        assert!(repeats.p_corrected <= ALPHA, "{seeds}: {repeats:?}");
        assert!(repeats.effect > repeats.smallest_detectable, "{seeds}: {repeats:?}");
        // The effect tells how many they are.
        let guess = 1.0 / repeats.effect;
        assert!((0.6..1.6).contains(&(guess / seeds as f64)), "{seeds}: {guess}");
    }
}

/// Each board of 4x2 once, like the cards of a deck: only `repeats` can notice.
#[test]
fn a_deck_of_all_boards() {
    let goal = goal(4, 2);
    let count_all = goal.size().solvable_boards().to_u128().unwrap() as u64;
    let all: Vec<Board> =
        (0..count_all).map(|rank| goal.unrank(&noyes::Natural::from(rank)).unwrap()).collect();
    let audit = judge(&goal, &all);
    assert_eq!(audit.counts.repeats.part, 1.0);
    assert_eq!(caught(&audit), [TestName::Repeats]);
    // Every number is just what is expected.
    for test in audit.tests.iter().filter(|test| test.name != TestName::Repeats) {
        let even = if test.name == TestName::TileSquares { 1e-6 } else { 1e-9 };
        assert!(test.statistic.abs() < even && test.effect == 0.0, "{test:?}");
        assert_eq!(test.p, 1.0);
    }
}
