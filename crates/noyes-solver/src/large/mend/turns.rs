//! What it takes to let three tiles change places and leave all others where they are.

use std::sync::OnceLock;

use noyes::{Board, Goal, Metric, Size};

use super::places::{Place, apart};
use crate::{ExactTable, Limits};

/// How wide and high the squares are within which it is known.
const SIDE: usize = 3;

/// So many places are not farther than that from the blank, in each way.
const PLACES: usize = 2 * SIDE - 1;

/// About the moves it takes for the first tile to take the second's place, that one the third's
/// and that one the first's, by the columns and rows of the blank and the three.
#[inline(always)]
pub(super) fn cost(blank: Place, three: [Place; 3]) -> usize {
    static KNOWN: OnceLock<Vec<u8>> = OnceLock::new();
    let known = KNOWN.get_or_init(known);
    let place = |[x, y]: Place| {
        let along = |at: u8, blank: u8| (usize::from(at) + SIDE - 1).wrapping_sub(blank.into());
        let (x, y) = (along(x, blank[0]), along(y, blank[1]));
        (x < PLACES && y < PLACES).then(|| y * PLACES + x)
    };
    if let [Some(a), Some(b), Some(c)] = three.map(place) {
        let known = known[number([a, b, c])];
        if known != NONE {
            return known.into();
        }
    }
    let [a, b, c] = three;
    let from_blank = apart(a, blank).min(apart(b, blank)).min(apart(c, blank));
    12 + 2 * (apart(a, b) + apart(b, c) + apart(c, a) + from_blank)
}

const NONE: u8 = u8::MAX;

fn number(places: [usize; 3]) -> usize {
    places.into_iter().fold(0, |number, place| number * PLACES * PLACES + place)
}

/// The fewest moves within three rows and columns that hold them all.
fn known() -> Vec<u8> {
    let mut known = vec![NONE; (PLACES * PLACES).pow(3)];
    let size = Size::new(SIDE as u32, SIDE as u32).expect("a size");
    let cells = 0..SIDE * SIDE;
    for blank in cells.clone() {
        let tiles: Vec<u32> = cells
            .clone()
            .map(|cell| ((cell + SIDE * SIDE - blank) % (SIDE * SIDE)) as u32)
            .collect();
        let goal = Goal::from_board(Board::new(size, &tiles[..]).expect("all tiles"));
        let table = ExactTable::build(&goal, Metric::Stm, &Limits::default()).expect("a table");
        let place = |cell: usize| {
            let along = |at: usize, blank: usize| at + SIDE - 1 - blank;
            along(cell / SIDE, blank / SIDE) * PLACES + along(cell % SIDE, blank % SIDE)
        };
        for a in cells.clone().filter(|&a| a != blank) {
            for b in cells.clone().filter(|&b| b != blank && b != a) {
                for c in cells.clone().filter(|&c| ![blank, a, b].contains(&c)) {
                    let mut before = tiles.clone();
                    (before[a], before[b], before[c]) = (tiles[b], tiles[c], tiles[a]);
                    let before = Board::new(size, before).expect("all tiles");
                    let moves = table.distance(&before).expect("it can be solved") as u8;
                    let known = &mut known[number([a, b, c].map(place))];
                    *known = moves.min(*known);
                }
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Once around a square of four each tile takes the next one's place, and once is enough
    /// for three in one of both ways.
    #[test]
    fn tiles_beside_the_blank_change_places_soon() {
        let around = [[5, 4], [5, 5], [4, 5]];
        assert_eq!([cost([4, 4], around), cost([4, 4], [around[0], around[2], around[1]])], [4, 4]);
    }
}
