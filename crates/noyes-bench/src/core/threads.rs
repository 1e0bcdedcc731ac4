//! Both processors: what more threads are worth.

use std::{num::NonZeroUsize, time::Instant};

use cpu_time::ProcessTime;
use noyes::{Recipe, Size};
use noyes_engine::Scrambler;

use super::goal;
use crate::report::{Figure, Report};

/// Deals the same boards with one thread and with as many as the machine has.
pub(crate) fn report() -> Report {
    Report { name: "threads/scramble/4x4".into(), figures: Box::new(figures) }
}

fn figures() -> Vec<Figure> {
    const ROUNDS: usize = 9;
    const BOARDS: usize = 4_000_000;
    let all = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let scrambler = Scrambler::new(goal(4, 4), Recipe::default(), Some("bench"))
        .expect("the fair recipe suits all sizes");
    let mut cells = [vec![0u8; BOARDS * Size::FIFTEEN.area()], vec![0u8; BOARDS * 16]];
    // Seconds on the wall, and of processors' time: with one thread, and with all.
    let mut rounds = [[[0.0; 2]; 2]; ROUNDS];
    for round in &mut rounds {
        for ((seconds, cells), threads) in
            round.iter_mut().zip(&mut cells).zip([NonZeroUsize::MIN, all])
        {
            // Threads are for those who wait: what counts is the time on the wall.
            let (wall, processors) = (Instant::now(), ProcessTime::now());
            scrambler.fill(0, cells, threads).expect("the indices are small");
            *seconds = [wall.elapsed().as_secs_f64(), processors.elapsed().as_secs_f64()];
        }
    }
    assert!(cells[0] == cells[1], "the boards do not depend on the number of threads");
    let median = |of: &dyn Fn(&[[f64; 2]; 2]) -> f64| {
        let mut all = rounds.each_ref().map(of);
        all.sort_by(f64::total_cmp);
        all[ROUNDS / 2]
    };
    let ratio = median(&|[one, all]| one[0] / all[0]);
    // How many processors the threads were given, on a machine that does other
    // things too; and what they would have been worth with all of them.
    let given = median(&|[_, all]| all[1] / all[0]);
    let undisturbed = median(&|[one, many]| one[1] / many[1]) * all.get() as f64;
    vec![
        Figure::new("processors", all.get() as f64, "threads"),
        Figure {
            baseline: Some(("one-thread", ratio)),
            ..Figure::new("all", median(&|[_, all]| BOARDS as f64 / all[0]), "boards/s")
        },
        Figure::new("given", given, "processors"),
        Figure::new("undisturbed", undisturbed, "times"),
    ]
}
