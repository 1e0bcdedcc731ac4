//! Weights of which a beam can keep what a move changes.

use noyes::{Direction, Goal, Square};

use crate::learned::classes::Classes;

/// What a move may make a pair and the blank weigh more or less, in parts of a move: what is kept
/// of it is a byte.
const MOST: i16 = i8::MAX as i16 - 1;

/// Takes a little off the weights of which a move changes too much.
///
/// It ends: each time the sum of the squares of all weights becomes less.
pub(super) fn trim(goal: &Goal, classes: &Classes, weights: &mut [i8]) {
    while trim_once(goal, classes, weights) {}
}

/// Whether there was something to take off.
fn trim_once(goal: &Goal, classes: &Classes, weights: &mut [i8]) -> bool {
    let size = goal.size();
    let squares = size.area();
    let mut trimmed = false;
    for to in size.squares() {
        let from = Direction::ALL.into_iter().filter_map(|direction| to.neighbour(direction, size));
        let to = to.index();
        for from in from.map(Square::index) {
            for tile in 1..squares {
                for there in (0..squares).filter(|&there| there != to && there != from) {
                    for other in (1..squares).filter(|&other| other != tile) {
                        let after = [[tile, to, other, there], [0, from, other, there]];
                        let before = [[tile, from, other, there], [0, to, other, there]];
                        let class =
                            |pair| classes.of(pair).expect("two tiles on two cells") as usize;
                        let (after, before) = (after.map(class), before.map(class));
                        let sum = |pairs: [usize; 2]| -> i16 {
                            pairs.iter().map(|&class| i16::from(weights[class])).sum()
                        };
                        let change = sum(after) - sum(before);
                        if change.abs() <= MOST {
                            continue;
                        }
                        let share = (change.abs() - MOST + 3) / 4 * change.signum();
                        for class in after {
                            weights[class] = weights[class].saturating_sub(share as i8);
                        }
                        for class in before {
                            weights[class] = weights[class].saturating_add(share as i8);
                        }
                        trimmed = true;
                    }
                }
            }
        }
    }
    trimmed
}

#[cfg(test)]
mod tests {
    use super::*;
    use noyes::{Layout, Size};

    use crate::learned::Table;

    #[test]
    fn what_moves_change_fits_a_byte() {
        let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
        let classes = Classes::numbered(&goal);
        let mut noise = 1u64;
        let mut weights: Vec<i8> = (0..classes.classes())
            .map(|_| {
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (noise >> 56) as i8 / 2
            })
            .collect();
        let room = |weights: &[i8]| {
            let bytes: Vec<u8> = weights.iter().map(|weight| weight.cast_unsigned()).collect();
            Table::new(&goal, &goal, &bytes).least_room()
        };
        assert_eq!(room(&weights), 0);
        trim(&goal, &classes, &mut weights);
        assert!(room(&weights) > 0);
        let trimmed = weights.clone();
        trim(&goal, &classes, &mut weights);
        assert!(weights == trimmed, "what fits stays as it is");
    }
}
