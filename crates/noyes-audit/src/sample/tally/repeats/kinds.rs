//! How many of the boards that a fair dealer deals belong to a part.

use noyes::Goal;

use crate::sample::tally::key_of_packed;

/// Up to so many squares the boards are counted: 10!/2 of them in hundredths of a second.
const MAX_AREA: usize = 10;

/// The number of solvable boards whose keys are kept where a part of the possible
/// boards is compared: those whose keys end in so many 0 bits. `None` where there
/// are too many boards to look at each; the keys look random, so that the number
/// is then as good as binomial. Boards one square wide are not meant.
pub(in crate::sample) fn kinds_in_part(goal: &Goal, part: f64) -> Option<u64> {
    let size = goal.size();
    let zeros = -part.log2();
    if size.area() > MAX_AREA || size.is_one_wide() || zeros.fract() != 0.0 {
        return None;
    }
    let is_odd = |&square: &noyes::Square| square.distance(goal.blank(), size) % 2 == 1;
    let all = (1 << size.area()) - 1;
    let goal_tiles: Vec<u32> = goal.board().tiles().to_vec();
    let mut walk = Walk { zeros: zeros as u32, odd_squares: 0 };
    for square in size.squares().filter(is_odd) {
        walk.odd_squares |= 1 << square.index();
    }
    let odd = walk.is_odd(&goal_tiles);
    Some(walk.count(0, 0, all, odd))
}

struct Walk {
    zeros: u32,
    /// The squares that the blank reaches from its goal in an odd number of slides.
    odd_squares: u32,
}

impl Walk {
    /// How a permutation's parity, with that of the blank's square, changes by a
    /// tile's coming next: the smaller ones that are left are inversions.
    fn changes(&self, square: u32, tile: u32, left: u32) -> bool {
        let smaller = (left & ((1 << tile) - 1)).count_ones();
        (smaller + u32::from(tile == 0) * (self.odd_squares >> square)) % 2 == 1
    }

    fn is_odd(&self, tiles: &[u32]) -> bool {
        let mut left = (1 << tiles.len()) - 1;
        (0..).zip(tiles).fold(false, |odd, (square, &tile)| {
            let changes = self.changes(square, tile, left);
            left &= !(1 << tile);
            odd ^ changes
        })
    }

    /// Counts the boards that begin with `bits`, end with the tiles that are
    /// `left`, and whose rest has to be `odd`.
    fn count(&self, square: u32, bits: u64, left: u32, odd: bool) -> u64 {
        if left == 0 {
            return u64::from(!odd && key_of_packed(bits).trailing_zeros() >= self.zeros);
        }
        let (mut sum, mut next) = (0, left);
        while next != 0 {
            let tile = next.trailing_zeros();
            next &= next - 1;
            let odd = odd ^ self.changes(square, tile, left);
            let bits = bits | u64::from(tile) << (4 * square);
            sum += self.count(square + 1, bits, left & !(1 << tile), odd);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Natural, Packed16, Size};

    use super::*;

    #[test]
    fn boards_of_a_part_are_those_found_by_their_ranks() {
        let tilted = "3 1 2/0 5 4".parse::<noyes::Board>().unwrap();
        let mut goals = vec![Goal::from_board(tilted)];
        for (width, height) in [(2, 2), (3, 2), (2, 4), (3, 3)] {
            for layout in [Layout::BlankLast, Layout::BlankFirst, Layout::Snake] {
                goals.push(Goal::new(Size::new(width, height).unwrap(), layout));
            }
        }
        for goal in goals {
            let boards = goal.size().solvable_boards().to_f64() as u64;
            let keys: Vec<u64> = (0..boards)
                .map(|rank| goal.unrank(&Natural::from(rank)).unwrap())
                .map(|board| key_of_packed(Packed16::try_from(&board).unwrap().bits()))
                .collect();
            for zeros in 0..12 {
                let expected = keys.iter().filter(|key| key.trailing_zeros() >= zeros).count();
                let found = kinds_in_part(&goal, 0.5f64.powi(zeros as i32));
                assert_eq!(found, Some(expected as u64), "{} {zeros}", goal.board());
            }
            assert_eq!(kinds_in_part(&goal, 0.3), None);
        }
        assert_eq!(kinds_in_part(&Goal::new(Size::FIFTEEN, Layout::BlankLast), 0.5), None);
    }
}
