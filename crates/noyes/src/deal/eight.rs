//! Many fair boards of 3x3, looked up in a table.
//!
//! A board of 3x3 takes one word, and so few boards can be solved that the order
//! of the tiles is looked up by its number, in which the digits of the Lehmer
//! code are one. The table is made when it is first worth it.

use alloc::{boxed::Box, vec::Vec};

use once_cell::race::OnceBox;

use super::{digits::Groups, keystream::Keystream, lanes::redraw};
use crate::{
    Goal, Size,
    kernels::eight::{self, Orders, SURPLUS},
    kernels::{Chosen, LANES},
};

/// Dealing so many boards in another way takes longer than making the table.
const MANY: usize = 1 << 16;

static TABLE: OnceBox<Orders> = OnceBox::new();

/// What is looked up for this many boards, if they are looked up.
pub(super) fn table(goal: &Goal, groups: &Groups, count: usize) -> Option<&'static Orders> {
    let serves = goal.size() == Size::EIGHT && goal.is_in_order() && groups.blank_moves;
    if !serves {
        return None;
    }
    if count < MANY { TABLE.get() } else { Some(TABLE.get_or_init(orders)) }
}

/// All orders that an even number of exchanges leads to, by their Lehmer codes.
fn orders() -> Box<Orders> {
    let mut orders = Vec::with_capacity(eight::ORDERS);
    add_orders(0, 0, &mut [1, 2, 3, 4, 5, 6, 7, 8], false, &mut orders);
    orders.into_boxed_slice().try_into().expect("as many as there are")
}

/// Adds those that begin with the tiles in `order`, of which there are `placed`.
fn add_orders(order: u64, placed: u32, unused: &mut [u64], odd: bool, orders: &mut Vec<u64>) {
    if let [first, second] = *unused {
        let [first, second] = if odd { [second, first] } else { [first, second] };
        orders.push(order | first << (8 * placed) | second << (8 * (placed + 1)));
        return;
    }
    // The chosen tile stands first, and the others keep their order.
    for digit in 0..unused.len() {
        unused[..=digit].rotate_right(1);
        let [tile, rest @ ..] = unused else { return };
        add_orders(order | *tile << (8 * placed), placed + 1, rest, odd ^ (digit % 2 == 1), orders);
        unused[..=digit].rotate_left(1);
    }
}

/// Deals the boards from `start` on.
pub(super) fn deal(
    chosen: Chosen,
    orders: &Orders,
    goal: &Goal,
    groups: &Groups,
    keystream: &Keystream,
    start: u64,
    cells: &mut [u8],
) {
    let before = core::array::from_fn(|digit| {
        u64::MAX
            .checked_shl(8 * goal.blank_of_digit(digit as u32).number())
            .map_or(u64::MAX, |m| !m)
    });
    let mut reader = keystream.reader(chosen, start.into());
    for (first, cells) in (start..).step_by(LANES).zip(cells.chunks_mut(LANES * before.len())) {
        let words = &mut [0; LANES][..cells.len() / before.len()];
        reader.fill(words);
        if !eight::look_up(chosen, words, orders, &before, cells) {
            continue;
        }
        let group = groups.group(0);
        for ((index, &word), cells) in (first..).zip(&*words).zip(cells.as_chunks_mut().0) {
            if group.rest(word) < SURPLUS {
                let mut digits = redraw(group, keystream, index.into()).zip(group.bases);
                let blank = digits.next().map_or(0, |(digit, _)| digit);
                let order = digits.fold(0, |order, (digit, base)| order * base + digit);
                eight::put(orders[order as usize], before[blank as usize], cells);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BlankSquare, Layout, deal::lanes::Lanes, kernels::join_tiles};

    /// Every order, as the rank's digits say it.
    #[test]
    fn orders_are_those_of_their_codes() {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let all = orders();
        for (number, &order) in all.iter().enumerate() {
            let mut digits = alloc::vec![0; 7];
            let mut rest = number as u32;
            for (digit, base) in digits.iter_mut().rev().zip(3..=8) {
                *digit = rest % base;
                rest /= base;
            }
            goal.tiles_of_digits(&mut digits);
            let tiles = order.to_le_bytes().map(u32::from);
            assert_eq!(digits[..8], tiles, "order {number}");
        }
    }

    /// So many that some words are refused.
    #[test]
    fn boards_are_those_that_lanes_deal() {
        let keystream = Keystream::new([7; 32]);
        let groups = Groups::new(Size::EIGHT, BlankSquare::Any);
        let all = orders();
        for (layout, start, count) in
            [(Layout::BlankLast, 5, 300_000), (Layout::BlankFirst, 1 << 40, 1000)]
        {
            let goal = Goal::new(Size::EIGHT, layout);
            let mut expected = alloc::vec![0; 9 * count];
            let mut lanes = Lanes::new(&goal, &groups, &keystream, start);
            for cells in expected.chunks_mut(9 * LANES) {
                join_tiles(lanes.deal(cells.len() / 9).tiles, 9, cells);
            }
            for chosen in Chosen::all() {
                let mut cells = alloc::vec![0; 9 * count];
                deal(chosen, &all, &goal, &groups, &keystream, start, &mut cells);
                assert!(cells == expected, "{layout:?} on {chosen:?}");
            }
        }
        let group = groups.group(0);
        assert_eq!(group.surplus, SURPLUS);
        let mut words = keystream.words(0, 5);
        assert!((0..300_000).any(|_| group.rest(words.next()) < SURPLUS));
    }

    #[test]
    fn other_boards_are_not_looked_up() {
        let goal = |size, layout| Goal::new(size, layout);
        let groups = |size, blank| Groups::new(size, blank);
        let few = |goal: &Goal, blank| table(goal, &groups(goal.size(), blank), MANY).is_some();
        assert!(few(&goal(Size::EIGHT, Layout::BlankLast), BlankSquare::Any));
        assert!(few(&goal(Size::EIGHT, Layout::BlankFirst), BlankSquare::Any));
        assert!(!few(&goal(Size::EIGHT, Layout::BlankLast), BlankSquare::Home));
        assert!(!few(&goal(Size::EIGHT, Layout::Spiral), BlankSquare::Any));
        assert!(!few(&goal(Size::FIFTEEN, Layout::BlankLast), BlankSquare::Any));
    }
}
