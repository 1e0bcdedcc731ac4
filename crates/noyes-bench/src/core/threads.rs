//! Both processors: what more threads are worth.

use std::{num::NonZeroUsize, time::Instant};

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
    let mut rates = [[0.0; 2]; ROUNDS];
    for rates in &mut rates {
        for ((rate, cells), threads) in
            rates.iter_mut().zip(&mut cells).zip([NonZeroUsize::MIN, all])
        {
            // Threads are for those who wait: this is the time on the wall.
            let start = Instant::now();
            scrambler.fill(0, cells, threads).expect("the indices are small");
            *rate = BOARDS as f64 / start.elapsed().as_secs_f64();
        }
    }
    assert!(cells[0] == cells[1], "the boards do not depend on the number of threads");
    let mut median = |of: fn(&[f64; 2]) -> f64| {
        rates.sort_by(|a, b| of(a).total_cmp(&of(b)));
        of(&rates[ROUNDS / 2])
    };
    let ratio = median(|[one, all]| all / one);
    vec![
        Figure::new("processors", all.get() as f64, "threads"),
        Figure {
            baseline: Some(("one-thread", ratio)),
            ..Figure::new("all", median(|r| r[1]), "boards/s")
        },
    ]
}
