//! Few boards, small boards, odd counts: an answer, and no panic.

use noyes::{Board, Coded, Goal, Layout, Position, Recipe, Size};
use noyes_audit::{SampleAudit, Skipped, TestName, Verdict};

use crate::dealt::{boards, count, find, goal};

#[test]
fn nothing_to_judge() {
    let goal = goal(3, 3);
    let error = SampleAudit::new(count(&goal, &[]), 0.01).unwrap_err();
    assert_eq!(error.code(), "no-boards");
    let counts = count(&goal, [goal.board()]);
    for alpha in [0.0, 1.0, -0.5, f64::NAN, f64::INFINITY] {
        assert_eq!(SampleAudit::new(counts.clone(), alpha).unwrap_err().code(), "bad-alpha");
    }
}

#[test]
fn every_size_and_number_has_an_answer() {
    let sizes = [
        (1, 1),
        (1, 2),
        (2, 1),
        (1, 3),
        (5, 1),
        (2, 2),
        (2, 3),
        (3, 2),
        (3, 3),
        (4, 4),
        (17, 16),
        (40, 40),
    ];
    for (width, height) in sizes {
        for layout in [Layout::BlankLast, Layout::Snake] {
            let goal = Goal::new(Size::new(width, height).unwrap(), layout);
            for number in [1, 2, 3, 7, 20, 41, 150] {
                let boards = boards(&goal, Recipe::default(), "edges", number);
                let audit = SampleAudit::new(count(&goal, &boards), 0.001).unwrap();
                assert_eq!(audit.verdict, Verdict::Consistent, "{goal:?} {number}: {audit:?}");
                assert_eq!(audit.tests.len() + audit.skipped.len(), TestName::ALL.len());
                for test in &audit.tests {
                    let numbers = [test.statistic, test.expected, test.effect];
                    assert!(numbers.iter().all(|x| x.is_finite()), "{goal:?} {number} {test:?}");
                    assert!((0.0..=1.0).contains(&test.p), "{goal:?} {number} {test:?}");
                    assert!(test.p <= test.p_corrected && test.p_corrected <= 1.0);
                    assert!(test.effect >= 0.0 && test.smallest_detectable > 0.0, "{test:?}");
                    assert!(test.sentence.ends_with('.'), "{test:?}");
                }
            }
        }
    }
}

#[test]
fn the_same_board_again_and_again() {
    for (width, height) in [(2, 2), (3, 3), (4, 4), (5, 5)] {
        let goal = goal(width, height);
        for number in [20, 50, 3000] {
            let same: Vec<Board> = vec![goal.board().clone(); number];
            let audit = SampleAudit::new(count(&goal, &same), 0.001).unwrap();
            assert_eq!(audit.verdict, Verdict::NotFair);
            for test in &audit.tests {
                assert!(!test.p.is_nan(), "{test:?}");
                assert!(
                    test.p < 0.05 || test.name == TestName::Unsolvable || width == 2,
                    "{test:?}"
                );
            }
        }
    }
}

#[test]
fn one_unsolvable_board_is_enough() {
    let goal = goal(4, 4);
    let mut boards = boards(&goal, Recipe::default(), "one", 500);
    boards.push("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0".parse().unwrap());
    let audit = SampleAudit::new(count(&goal, &boards), 1e-9).unwrap();
    assert_eq!(audit.verdict, Verdict::NotFair);
    let test = find(&audit, TestName::Unsolvable).unwrap();
    assert_eq!((test.p, test.statistic, test.effect), (0.0, 1.0, 1.0 / 501.0));
    assert_eq!(test.sentence, "1 of 501 boards cannot be solved; a fair dealer never deals one.");
}

#[test]
fn tests_that_cannot_be_made_say_why() {
    let reasons = |width, height, number| -> Vec<(TestName, String)> {
        let goal = goal(width, height);
        let boards = boards(&goal, Recipe::default(), "why", number);
        let audit = SampleAudit::new(count(&goal, &boards), 0.001).unwrap();
        let reason = |skipped: &Skipped| (skipped.name, skipped.reason.clone());
        audit.skipped.iter().map(reason).collect()
    };
    assert_eq!(reasons(4, 4, 100), []);
    let names = |skipped: Vec<(TestName, String)>| -> Vec<&'static str> {
        skipped.iter().map(|(name, _)| name.name()).collect()
    };
    let others = ["tile-squares", "fixed-points", "pairs", "cycles", "repeats"];
    assert_eq!(names(reasons(6, 1, 100)), others);
    assert_eq!(names(reasons(4, 4, 1)), ["fixed-points", "cycles", "repeats"]);
    assert_eq!(names(reasons(17, 16, 100)), ["pairs"]);
    assert_eq!(names(reasons(40, 40, 100)), ["tile-squares", "pairs"]);
    assert!(reasons(17, 16, 100)[0].1.contains("256 squares"));
}

/// Where tiles and squares are not counted together the blank's squares are.
#[test]
fn the_blank_is_tested_at_any_size() {
    let goal = goal(40, 40);
    let home = Recipe { blank_square: noyes::BlankSquare::Home, ..Recipe::default() };
    let counts = count(&goal, &boards(&goal, home, "blank", 60));
    assert!(counts.placed.is_empty());
    assert_eq!((counts.blank.len(), counts.blank[1599]), (1600, 60));
    let audit = SampleAudit::new(counts, 0.001).unwrap();
    assert!(find(&audit, TestName::BlankSquare).unwrap().p_corrected < 0.001);
    for (width, height) in [(4, 4), (17, 15), (33, 32)] {
        let goal = crate::dealt::goal(width, height);
        let boards = boards(&goal, Recipe::default(), "blank", 300);
        let mut expected = vec![0; goal.size().area()];
        boards.iter().for_each(|board| expected[board.blank().index()] += 1);
        assert_eq!(count(&goal, &boards).blank, expected);
    }
}

#[test]
fn too_few_boards_say_nothing() {
    let goal = goal(4, 4);
    let headline = |number| {
        let boards = boards(&goal, Recipe::default(), "few", number);
        SampleAudit::new(count(&goal, &boards), 0.001).unwrap().headline()
    };
    assert_eq!(
        headline(5),
        "Too few boards to say: in 5 boards even a blank that keeps to half of the squares may go \
         unnoticed."
    );
    assert!(headline(1).starts_with("Too few boards to say: in 1 board even"));
    assert!(headline(2000).starts_with("Consistent with a fair dealer: nothing in 2,000 boards"));
}

#[test]
fn few_boards_that_come_again_are_counted() {
    let goal = goal(4, 4);
    let dealt = boards(&goal, Recipe::default(), "again", 30);
    let headline = |known: usize| {
        let again: Vec<Board> = (0..3000).map(|k| dealt[k % known].clone()).collect();
        SampleAudit::new(count(&goal, &again), 0.001).unwrap().headline()
    };
    assert_eq!(headline(1), "Not fair. All 3,000 boards are the same one.");
    // Thirty boards have the blank on most squares.
    let audit = |known: usize| {
        let again: Vec<Board> = (0..3000).map(|k| dealt[k % known].clone()).collect();
        SampleAudit::new(count(&goal, &again), 0.001).unwrap()
    };
    let thirty = audit(30);
    let repeats = find(&thirty, TestName::Repeats).unwrap();
    assert!(repeats.sentence.starts_with("Of 3,000 boards only 30 are different."));
    let place = find(&thirty, TestName::TileSquares).unwrap().worst.unwrap().what;
    assert!(matches!(place, noyes_audit::Feature::Place { tile, .. } if !tile.is_blank()));
}

/// A fair dealer's orders are even on every size that is tested for them: the
/// counts of all boards say so.
#[test]
fn pairs_over_all_boards() {
    for (width, height) in [(2, 2), (2, 3), (3, 2), (2, 4)] {
        for layout in Layout::ALL {
            let goal = Goal::new(Size::new(width, height).unwrap(), layout);
            let all = goal.size().solvable_boards().to_u128().unwrap() as u64;
            let boards: Vec<Board> =
                (0..all).map(|rank| goal.unrank(&noyes::Natural::from(rank)).unwrap()).collect();
            let counts = count(&goal, &boards);
            assert!(counts.before.iter().all(|&before| 2 * before == all), "{goal:?}");
        }
    }
}
