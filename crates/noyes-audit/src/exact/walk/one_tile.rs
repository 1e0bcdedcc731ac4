//! The chain of the blank and one tile, at any size.

use std::num::NonZeroUsize;

use noyes::{Goal, Shuffle};

use super::{
    chain::{Chain, Followed},
    leap::Leap,
};
use crate::{AuditError, Limits, Marginals, exact::theorem::MAX_MARGINALS_AREA};

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

/// How the steps of a walk are made.
enum Pace {
    /// One after the other, until nothing changes any more.
    Steps,
    /// At once.
    Leap(Leap),
}

impl Pace {
    /// The cheapest, or `None` if all take too long.
    ///
    /// A step of all tiles takes about 4·n³ additions, three times as many
    /// where the last slide matters. So a hundred squares are followed for
    /// some thousands of steps; walks without memory leap further. How soon
    /// nothing changes any more is tried with one tile.
    fn of(
        goal: &Goal,
        shuffle: Shuffle,
        first: Option<Chain<'_, OneTile>>,
        limits: &Limits<'_>,
    ) -> Result<Option<Pace>, AuditError> {
        let steps = shuffle.steps().unwrap_or(0);
        let past = matches!(shuffle, Shuffle::NoBacktrackSlides { .. });
        let step = 4.0 * (goal.size().area() as f64).powi(3) * if past { 3.0 } else { 1.0 };
        let most = (MOST_WORK / step) as u64;
        let Some(mut first) = first.filter(|_| steps > most) else {
            return Ok(Some(Pace::Steps));
        };
        if first.advance_within(steps, most, limits)? {
            return Ok(Some(Pace::Steps));
        }
        let leap = if past { None } else { Leap::new(steps, most) };
        Ok(leap.map(Pace::Leap))
    }
}

/// How often each tile comes to each square in a walk of any size: for each
/// tile by itself the chain of n·(n−1) pairs of squares, the blank's and its own.
///
/// `None` if it would take too long.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(in crate::exact) fn marginals(
    goal: &Goal,
    shuffle: Shuffle,
    limits: &Limits<'_>,
) -> Result<Option<Marginals>, AuditError> {
    let area = goal.size().area();
    if area > MAX_MARGINALS_AREA {
        return Ok(None);
    }
    let followed = OneTile { squares: area };
    let blank = goal.blank().index();
    let homes: Vec<usize> = (0..area).filter(|&home| home != blank).collect();
    let Some(&first) = homes.first() else { return Ok(Some(Marginals::new(1, vec![1.0]))) };
    let chain = |home| Chain::new(goal, shuffle, &followed, home);
    let Some(pace) = Pace::of(goal, shuffle, chain(first), limits)? else { return Ok(None) };
    // By the blank's square, the tile's.
    let of_tile = |home: usize| -> Result<Vec<f64>, AuditError> {
        let mut squares = vec![0.0; area * area];
        if let Some(mut chain) = chain(home) {
            match &pace {
                Pace::Steps => chain.advance(shuffle.steps().unwrap_or(0), limits)?,
                Pace::Leap(leap) => chain.leap(leap, limits)?,
            }
            for (blank, squares) in squares.chunks_exact_mut(area).enumerate() {
                chain.add_square(blank, squares);
            }
        }
        Ok(squares)
    };
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
    Ok(Some(Marginals::new(area, cells)))
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

#[cfg(test)]
mod tests {
    use noyes::Layout;

    use super::*;

    /// A leap ends where the steps do, of either parity.
    #[test]
    fn leaps_are_steps() {
        for size in ["2x2", "3x2", "4x4", "1x5"] {
            let goal = Goal::new(size.parse().unwrap(), Layout::Snake);
            let followed = OneTile { squares: goal.size().area() };
            for steps in [0, 1, 2, 5, 60, 601, 6000] {
                for shuffle in [Shuffle::RandomSlides { steps }, Shuffle::LegalSlides { steps }] {
                    let chain = || Chain::new(&goal, shuffle, &followed, 0).unwrap();
                    let (mut walked, mut leapt) = (chain(), chain());
                    let limits = Limits::default();
                    (0..steps).for_each(|_| walked.step());
                    leapt.leap(&Leap::new(steps, 6000).unwrap(), &limits).unwrap();
                    for square in 0..goal.size().area() {
                        let [walked, leapt] = [&walked, &leapt].map(|chain| {
                            let mut sums = vec![0.0; goal.size().area()];
                            chain.add_square(square, &mut sums);
                            sums
                        });
                        for (walked, leapt) in walked.iter().zip(leapt) {
                            assert!((walked - leapt).abs() < 1e-12, "{size} {shuffle:?}");
                        }
                    }
                }
            }
        }
    }
}
