//! The chain of the blank and one tile, at any size.

use std::num::NonZeroUsize;

use noyes::{Goal, Shuffle};

use super::chain::{Chain, Followed};
use crate::{AuditError, Limits, Marginals};

/// The square of one tile.
struct OneTile {
    squares: usize,
}

impl Followed for OneTile {
    fn len(&self) -> usize {
        self.squares
    }

    fn slide(&self, (old, from): (usize, &[f64]), (new, into): (usize, &mut [f64]), factor: f64) {
        // The tile on the blank's new square goes to its old one, all others stay.
        let (at_old, at_new) = (into[old], into[new]);
        super::chain::add(into, from, factor);
        into[old] = at_old + factor * from[new];
        into[new] = at_new;
    }
}

/// Additions that a walk's marginals may take: a few seconds.
const MOST_WORK: f64 = 1.2e10;

/// Whether the marginals of a walk are worked out: they take about
/// 4·n³ additions a step, three times as many where the last slide matters.
/// So a hundred squares are followed for some thousands of steps.
pub(in crate::exact) fn is_affordable(goal: &Goal, shuffle: Shuffle) -> bool {
    let area = goal.size().area() as f64;
    let work = 4.0 * area.powi(3) * shuffle.steps().unwrap_or(0).max(1) as f64;
    let past = matches!(shuffle, Shuffle::NoBacktrackSlides { .. });
    area <= 1024.0 && work * if past { 3.0 } else { 1.0 } <= MOST_WORK
}

/// How often each tile comes to each square in a walk of any size: for each
/// tile by itself the chain of n·(n−1) pairs of squares, the blank's and its own.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(in crate::exact) fn marginals(
    goal: &Goal,
    shuffle: Shuffle,
    limits: &Limits<'_>,
) -> Result<Marginals, AuditError> {
    let area = goal.size().area();
    let followed = OneTile { squares: area };
    // By the blank's square, the tile's.
    let of_tile = |home: usize| -> Result<Vec<f64>, AuditError> {
        let mut squares = vec![0.0; area * area];
        if let Some(mut chain) = Chain::new(goal, shuffle, &followed, home) {
            chain.advance(shuffle.steps().unwrap_or(0), limits)?;
            for (blank, squares) in squares.chunks_exact_mut(area).enumerate() {
                chain.add_square(blank, squares);
            }
        }
        Ok(squares)
    };
    let blank = goal.blank().index();
    let homes: Vec<usize> = (0..area).filter(|&home| home != blank).collect();
    if homes.is_empty() {
        return Ok(Marginals::new(1, vec![1.0]));
    }
    let mut cells = vec![0.0; area * area];
    let (total, mut done) = (homes.len() as u64, 0);
    for group in homes.chunks(limits.threads.get()) {
        limits.tell(done, Some(total));
        let answers = in_threads(limits.threads, group, &of_tile);
        for (&home, squares) in group.iter().zip(answers) {
            let squares = squares?;
            let tile = goal.board().tiles()[home] as usize;
            for (blank, squares) in squares.chunks_exact(area).enumerate() {
                super::chain::add(&mut cells[tile * area..][..area], squares, 1.0);
                cells[blank] = squares.iter().sum(); // the same for every tile
            }
            done += 1;
        }
    }
    Ok(Marginals::new(area, cells))
}

/// One answer for each question, the questions shared among threads.
fn in_threads<A: Send>(
    threads: NonZeroUsize,
    questions: &[usize],
    answer: &(impl Fn(usize) -> A + Sync),
) -> Vec<A> {
    if threads.get() == 1 || questions.len() == 1 {
        return questions.iter().map(|&question| answer(question)).collect();
    }
    std::thread::scope(|scope| {
        let started: Vec<_> =
            questions.iter().map(|&question| scope.spawn(move || answer(question))).collect();
        started.into_iter().map(|thread| thread.join().expect("a chain does not panic")).collect()
    })
}
