//! The core: dealing, judging, moving, reading, printing.
//!
//! What is done in bulk is measured on the best instruction set, and again on
//! each other one, whose name its benchmark then ends with.

mod judge;
mod large;
mod moves;
mod scramble;
mod threads;

use std::{cell::RefCell, rc::Rc};

use noyes::{Board, Dealer, Goal, InstructionSet, Layout, Recipe, Size};

use crate::measure::{Bench, Work};
pub(crate) use threads::report as threads;

/// What a timed closure leaves for the check.
type Shared<T> = Rc<RefCell<T>>;

/// The benchmarks on these instruction sets, the best one first.
pub(crate) fn benches(sets: &[InstructionSet]) -> Vec<Bench> {
    let mut benches = Vec::new();
    for &set in sets {
        for (width, height) in [(3, 3), (4, 4), (5, 5), (10, 10)] {
            benches.push(on(set, scramble::many(width, height)));
        }
        benches.push(on(set, judge::packed()));
        benches.extend([(3, 3), (4, 4), (5, 5)].map(|(w, h)| on(set, judge::bytes(w, h))));
        benches.extend(large::benches().map(|bench| on(set, bench)));
        benches.extend([moves::many(), moves::apply()].map(|bench| on(set, bench)));
        if set != sets[0] {
            let here = benches.iter_mut().rev().take(4 + 1 + 3 + large::COUNT + 2);
            here.for_each(|bench| bench.name = format!("{}/{set}", bench.name));
        }
    }
    let mut others = vec![moves::one(), moves::read_and_apply()];
    others.extend([(3, 3), (4, 4), (5, 5), (10, 10)].map(|(w, h)| scramble::one(w, h)));
    others.extend([(4, 4), (5, 5), (10, 10)].map(|(w, h)| judge::one(w, h)));
    benches.extend(others.into_iter().map(|bench| on(sets[0], bench)));
    benches
}

/// The benchmark with its own way forced onto an instruction set.
fn on(set: InstructionSet, bench: Bench) -> Bench {
    let prepare = bench.prepare;
    let forced = move || {
        let mut prepared = prepare();
        let mut work: Work = prepared.noyes;
        prepared.noyes = Box::new(move || {
            set.limit();
            assert_eq!(InstructionSet::in_use(), set);
            work();
        });
        prepared
    };
    Bench { prepare: Box::new(forced), ..bench }
}

fn goal(width: u32, height: u32) -> Goal {
    let size = Size::new(width, height).expect("the sizes here are sizes");
    Goal::new(size, Layout::BlankLast)
}

fn dealer(goal: &Goal) -> Dealer {
    Dealer::new(goal.clone(), Recipe::default(), "bench").expect("the fair recipe suits all sizes")
}

fn deal(goal: &Goal, index: u64) -> Board {
    dealer(goal).deal(index).expect("the index is small")
}
