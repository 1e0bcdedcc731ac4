//! What a shuffle deals, exactly: all 9^9 outcomes of swap-any on 3x3.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use noyes::{Board, Goal, Layout, Natural, Recipe, Shuffle, Size};
use noyes_audit::{ExactAudit, Limits, Ratio, Weight};

use crate::{
    articles,
    measure::{Bench, Prepared},
};

const OUTCOMES: u64 = 9u64.pow(9);

pub(crate) fn bench() -> Bench {
    Bench {
        name: "audit/3x3/swap-any".into(),
        unit: "audits/s",
        units: 1.0,
        baseline_units: 1.0,
        baseline: "hash-map",
        prepare: Box::new(|| {
            let answers = Rc::new(RefCell::new((None, HashMap::new())));
            let (ours, plain) = (Rc::clone(&answers), Rc::clone(&answers));
            let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
            let recipe = Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() };
            let noyes = move || {
                let audit = ExactAudit::new(&goal, recipe, &Limits::default());
                ours.borrow_mut().0 = Some(audit.expect("the shuffle suits all sizes"));
            };
            let baseline = move || plain.borrow_mut().1 = naive();
            let check = move || {
                let (audit, counts) = &*answers.borrow();
                check(audit.as_ref().expect("the work is done"), counts);
            };
            Prepared {
                noyes: Box::new(noyes),
                baseline: Box::new(baseline),
                check: Box::new(check),
            }
        }),
    }
}

/// How many outcomes deal each board, swap by swap.
fn naive() -> HashMap<[u8; 9], u64> {
    let mut counts = HashMap::from([([1, 2, 3, 4, 5, 6, 7, 8, 0], 1)]);
    for square in 0..9 {
        let mut next = HashMap::with_capacity(counts.len());
        for (board, count) in counts {
            for other in 0..9 {
                let mut board = board;
                board.swap(square, other);
                *next.entry(board).or_insert(0) += count;
            }
        }
        counts = next;
    }
    counts
}

fn check(audit: &ExactAudit, counts: &HashMap<[u8; 9], u64>) {
    assert_eq!(counts.values().sum::<u64>(), OUTCOMES);
    assert_eq!(audit.outcomes, Some(Natural::from(OUTCOMES)));
    assert_eq!(audit.possible_boards, Some(Natural::from(counts.len() as u64)));

    let extreme = |most: bool| {
        let of = |(board, &count): (&[u8; 9], &u64)| {
            (if most { u64::MAX - count } else { count }, *board)
        };
        counts.iter().map(of).min().map(|(_, board)| (counts[&board], board))
    };
    let (most, least) = (extreme(true), extreme(false));
    for (likelihood, expected) in [(&audit.most_likely, most), (&audit.least_likely, least)] {
        let (likelihood, (count, board)) =
            likelihood.as_ref().zip(expected).expect("there are boards");
        assert_eq!(likelihood.weight, Weight::Outcomes(count.into()));
        assert_eq!(Ok(&likelihood.board), Board::new(Size::EIGHT, board.map(u32::from)).as_ref());
    }
    assert_eq!(audit.ratio, Some(Ratio::Exact { numerator: 6879, denominator: 256 }));

    let fair = 2.0 / 362_880.0;
    let solvable = |board: &[u8; 9]| articles::is_solvable(3, 3, &board.map(u16::from));
    let (mut distance, mut share) = (0.0, 0.0);
    for (board, &count) in counts {
        let probability = count as f64 / OUTCOMES as f64;
        let is_solvable = solvable(board);
        distance += (probability - if is_solvable { fair } else { 0.0 }).abs() / 2.0;
        share += if is_solvable { probability } else { 0.0 };
    }
    let near =
        |found: Option<f64>, expected: f64| found.is_some_and(|x| (x - expected).abs() < 1e-9);
    assert!(near(audit.tv_distance, distance) && near(audit.solvable_share, share));
}
