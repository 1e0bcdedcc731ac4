//! One tile together with the blank and the parity, for shuffles with a fix.

use noyes::{Fix, Goal};

use super::{Step, Swaps};
use crate::{AuditError, Limits, Marginals, exact::fix};

/// Up to so many squares the marginals after a fix are worked out: n⁴ work.
pub(in crate::exact) const MAX_AREA: usize = 144;

/// How often each tile comes to each square, the fix included, on boards two
/// squares wide or more.
///
/// For each tile by itself, f(b, s) is the probability that the blank is on
/// square b and the tile on s, and g(b, s) = E[sign · 1(blank on b, tile on s)].
/// A board is solvable exactly if its sign is that of the blank's square, so
/// (f ± g)/2 is the part of f that is solvable, and the rest is swapped as the
/// blank's square says, or thrown away.
///
/// # Errors
/// [`AuditError::Cancelled`].
pub(in crate::exact) fn marginals(
    goal: &Goal,
    swaps: Swaps,
    fix: Fix,
    limits: &Limits<'_>,
) -> Result<Marginals, AuditError> {
    let area = goal.size().area();
    let steps: Vec<Step> = swaps.steps().collect();
    let mut cells = vec![0.0; area * area];
    let mut kept = 0.0;
    for (done, from) in (0..swaps.places).enumerate() {
        limits.tell(done as u64, Some(swaps.places as u64));
        let home = swaps.square(from);
        let tile = goal.board().tiles()[home] as usize;
        if tile == 0 {
            continue;
        }
        let mut pair = Pair::new(goal, swaps, from);
        for step in &steps {
            limits.check_cancel()?;
            pair.step(step);
        }
        kept = 0.0;
        let mut blanks = vec![0.0; area];
        for (blank_at, place, plain, signed) in pair.states() {
            let blank = swaps.left_out.unwrap_or(blank_at);
            let square = swaps.square(place);
            let sign = if fix::is_odd(goal, blank) { -1.0 } else { 1.0 };
            let solvable = (plain + sign * signed) / 2.0;
            cells[tile * area + square] += solvable;
            kept += solvable;
            blanks[blank] += solvable;
            if let Some((a, b)) = fix::pair(fix, blank, area) {
                let square = match square {
                    square if square == a => b,
                    square if square == b => a,
                    square => square,
                };
                cells[tile * area + square] += plain - solvable;
                kept += plain - solvable;
                blanks[blank] += plain - solvable;
            }
        }
        cells[..area].copy_from_slice(&blanks); // the same for every tile
    }
    cells.iter_mut().for_each(|cell| *cell /= kept);
    Ok(Marginals::new(area, cells))
}

/// The distribution of the blank's place and a tile's, plain and signed.
struct Pair {
    places: usize,
    /// The rows: places of the blank, or a single one for a blank left out.
    rows: usize,
    /// Row by row, the tile's places: probability and signed probability.
    now: Vec<[f64; 2]>,
}

impl Pair {
    fn new(goal: &Goal, swaps: Swaps, from: usize) -> Pair {
        let places = swaps.places;
        let rows = if swaps.left_out.is_some() { 1 } else { places };
        let row = if rows == 1 { 0 } else { goal.blank().index() };
        let mut now = vec![[0.0; 2]; rows * places];
        now[row * places + from] = [1.0; 2];
        Pair { places, rows, now }
    }

    fn step(&mut self, step: &Step) {
        let (places, at) = (self.places, step.at);
        let choices = f64::from(step.choices());
        let mut shares = vec![0.0; places];
        for &(place, weight) in &step.with {
            shares[place] = f64::from(weight) / choices;
        }
        let stay = shares[at];
        let moves = self.rows > 1;
        let mut new = vec![[0.0; 2]; self.now.len()];
        let mut put = |row: usize, place: usize, [plain, signed]: [f64; 2], share: f64| {
            let state = &mut new[row * places + place];
            state[0] += share * plain;
            state[1] -= share * signed;
        };
        for row in 0..self.rows {
            for place in 0..places {
                let state = self.now[row * places + place];
                if state == [0.0; 2] {
                    continue;
                }
                let (blank_here, tile_here) = (moves && row == at, place == at);
                // The place with itself: nothing happens, and the sign stays.
                put(row, place, [state[0], -state[1]], stay);
                if blank_here || tile_here {
                    for other in (0..places).filter(|&other| other != at && shares[other] > 0.0) {
                        let row = match (blank_here, moves && row == other) {
                            (true, _) => other,
                            (_, true) => at,
                            _ => row,
                        };
                        let place = match (tile_here, place == other) {
                            (true, _) => other,
                            (_, true) => at,
                            _ => place,
                        };
                        put(row, place, state, shares[other]);
                    }
                    continue;
                }
                let blanks = if moves { shares[row] } else { 0.0 };
                if moves {
                    put(at, place, state, blanks);
                }
                put(row, at, state, shares[place]);
                put(row, place, state, 1.0 - stay - blanks - shares[place]);
            }
        }
        self.now = new;
    }

    /// The blank's row, the tile's place, and both probabilities.
    fn states(&self) -> impl Iterator<Item = (usize, usize, f64, f64)> {
        let places = self.places;
        self.now
            .iter()
            .enumerate()
            .map(move |(k, &[plain, signed])| (k / places, k % places, plain, signed))
    }
}
