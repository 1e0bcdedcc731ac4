//! The way of a mouse over the squares.

use noyes::{Size, Square};

/// Where the mouse was seen last.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Way {
    last: Option<Square>,
}

impl Way {
    /// The mouse is seen here now: the squares that it has come to since, in order. A fast one is
    /// seen on few of those that it crosses, so those between are filled in.
    pub(crate) fn to(&mut self, here: Option<Square>, size: Size) -> Vec<Square> {
        let last = core::mem::replace(&mut self.last, here);
        match (last, here) {
            (Some(last), Some(here)) => between(last, here, size),
            (None, Some(here)) => vec![here],
            (_, None) => Vec::new(),
        }
    }
}

/// The squares on the straight way from one to another, each beside the one before; without the
/// first.
fn between(from: Square, to: Square, size: Size) -> Vec<Square> {
    let (mut x, mut y) = (from.column(size), from.row(size));
    let (wide, high) = (x.abs_diff(to.column(size)), y.abs_diff(to.row(size)));
    let towards = |at: u32, end: u32| if end > at { at + 1 } else { at - 1 };
    let (mut across, mut along) = (0, 0);
    let mut squares = Vec::new();
    while across < wide || along < high {
        // The side that is behind goes first: compared without fractions.
        if (2 * across + 1) * high <= (2 * along + 1) * wide && across < wide || along == high {
            x = towards(x, to.column(size));
            across += 1;
        } else {
            y = towards(y, to.row(size));
            along += 1;
        }
        squares.extend(size.square(x, y));
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(from: u32, to: u32) -> Vec<u32> {
        let size = Size::FIFTEEN;
        between(Square::new(from), Square::new(to), size).into_iter().map(Square::number).collect()
    }

    #[test]
    fn a_fast_mouse_misses_no_square() {
        assert_eq!(way(0, 3), [1, 2, 3]);
        assert_eq!(way(13, 1), [9, 5, 1]);
        assert_eq!(way(0, 5), [1, 5]);
        assert_eq!(way(0, 7), [1, 2, 6, 7]);
        assert_eq!(way(15, 0).len(), 6);
        assert!(way(6, 6).is_empty());
    }

    #[test]
    fn every_step_is_to_a_neighbour() {
        let size = Size::new(16, 16).unwrap();
        for to in size.squares() {
            let from = Square::new(119);
            let mut last = from;
            let squares = between(from, to, size);
            for &square in &squares {
                assert_eq!(square.distance(last, size), 1);
                last = square;
            }
            assert_eq!((last, squares.len() as u32), (to, from.distance(to, size)));
        }
    }

    #[test]
    fn a_mouse_that_comes_back_has_come_to_a_square() {
        let (mut way, size) = (Way::default(), Size::FIFTEEN);
        let at = |square| Some(Square::new(square));
        assert_eq!(way.to(at(5), size), [Square::new(5)]);
        assert!(way.to(at(5), size).is_empty());
        assert!(way.to(None, size).is_empty());
        assert_eq!(way.to(at(5), size), [Square::new(5)]);
    }
}
