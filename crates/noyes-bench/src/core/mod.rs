//! The core: dealing, judging, moving, reading, printing.
//!
//! What is done in bulk is measured on the best instruction set, and again on
//! each other one, whose name its benchmark then ends with. What is wanted of
//! them is printed beside what they are.

mod judge;
mod large;
mod moves;
mod scramble;
mod threads;

use std::{cell::RefCell, rc::Rc};

use noyes::{Board, Dealer, Goal, InstructionSet, Layout, Recipe, Size};

use crate::measure::{Aim, Bench, Work};
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

/// What a benchmark of this name should reach where `best` is the best set measured.
pub(crate) fn aim(name: &str, best: InstructionSet) -> Option<Aim> {
    let (name, plain) = match name.strip_suffix("/plain") {
        Some(name) => (name, true),
        None => (name, best == InstructionSet::Plain),
    };
    let ratio = |avx2: f64, on_plain: f64| Aim::Ratio(if plain { on_plain } else { avx2 });
    Some(match name {
        "scramble/3x3/uniform" => ratio(35.0, 20.0),
        "scramble/4x4/uniform" => ratio(30.0, 15.0),
        "scramble/5x5/uniform" => ratio(18.0, 11.0),
        "scramble/10x10/uniform" => ratio(12.0, 9.0),
        "solvable/4x4/packed" => ratio(45.0, 22.0),
        "solvable/4x4/bytes" => ratio(28.0, 16.0),
        "solvable/5x5/bytes" => ratio(20.0, 14.0),
        "moves/4x4/many" => ratio(18.0, 14.0),
        "apply/4x4/algorithm" => ratio(10.0, 10.0),
        "judge/1000x1000" => ratio(12.0, 7.0),
        "solvable/1000x1000" => Aim::Value(1.0 / 0.025),
        "scramble/1000x1000" => Aim::Value(1.0 / 0.005),
        "parse/1000x1000" => Aim::Value(1e9),
        "print/1000x1000" => Aim::Value(2e9),
        "threads/scramble/4x4/undisturbed" => Aim::Value(1.8),
        _ => return None,
    })
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
