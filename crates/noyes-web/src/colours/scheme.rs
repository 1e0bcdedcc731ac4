//! Which tiles share a colour.

use noyes::{Goal, Square};
use serde::Serialize;
use strum::EnumString;

/// What the tiles of one colour have in common: where they belong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Scheme {
    /// A row of the goal.
    #[default]
    Rows,
    /// A row and a column together, then the next row and column within: the order in which large
    /// boards are solved fast.
    Fringe,
    /// A quarter of the board; its four quarters are shades of its colour.
    Grids,
}

/// Where a tile stands among the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// One of a sequence.
    Step { at: u32, of: u32 },
    /// A quarter of the board, and a quarter of that, row by row from 0.
    Quarter { outer: usize, inner: usize },
}

impl Scheme {
    pub(crate) const ALL: [Scheme; 3] = [Scheme::Rows, Scheme::Fringe, Scheme::Grids];

    /// The place of the tile that belongs on this square.
    pub(crate) fn place(self, home: Square, goal: &Goal) -> Place {
        let size = goal.size();
        let (column, row) = (home.column(size), home.row(size));
        match self {
            Scheme::Rows => Place::Step { at: row, of: size.height() },
            Scheme::Fringe => {
                // Counted from the corner across from the blank's, which is filled first.
                let blank = goal.blank();
                let (last_column, last_row) = (size.width() - 1, size.height() - 1);
                let cornered = [0, last_column].contains(&blank.column(size))
                    && [0, last_row].contains(&blank.row(size));
                let from = |at: u32, last: u32, blank: u32| match cornered && blank == 0 {
                    true => last - at,
                    false => at,
                };
                let at = from(column, last_column, blank.column(size)).min(from(
                    row,
                    last_row,
                    blank.row(size),
                ));
                Place::Step { at, of: size.width().min(size.height()) }
            }
            Scheme::Grids => {
                let (x, inner_x) = halves(column, size.width());
                let (y, inner_y) = halves(row, size.height());
                Place::Quarter { outer: 2 * y + x, inner: 2 * inner_y + inner_x }
            }
        }
    }
}

/// In which half a place lies, and in which half of that. An odd one belongs to the first half.
fn halves(at: u32, of: u32) -> (usize, usize) {
    let first = of.div_ceil(2);
    let (half, at, of) = match at < first {
        true => (0, at, first),
        false => (1, at - first, of - first),
    };
    (half, usize::from(at >= of.div_ceil(2)))
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Position, Size};

    use super::*;

    /// The place of every square as a letter, row by row.
    fn drawn(scheme: Scheme, size: &str, layout: Layout) -> String {
        let size: Size = size.parse().unwrap();
        let goal = Goal::new(size, layout);
        let letter = |square: Square| match scheme.place(square, &goal) {
            Place::Step { at, .. } => char::from(b'a' + at as u8),
            Place::Quarter { outer, inner } => char::from(b'a' + (4 * outer + inner) as u8),
        };
        let row = |row: u32| -> String {
            (0..size.width()).filter_map(|column| size.square(column, row)).map(letter).collect()
        };
        assert_eq!(goal.board().size(), size);
        (0..size.height()).map(row).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn rows_are_rows() {
        assert_eq!(drawn(Scheme::Rows, "3x2", Layout::BlankLast), "aaa/bbb");
    }

    #[test]
    fn a_fringe_is_a_row_and_a_column() {
        assert_eq!(drawn(Scheme::Fringe, "4x4", Layout::BlankLast), "aaaa/abbb/abcc/abcd");
        assert_eq!(drawn(Scheme::Fringe, "5x3", Layout::BlankLast), "aaaaa/abbbb/abccc");
    }

    #[test]
    fn the_fringe_ends_at_the_blank() {
        assert_eq!(drawn(Scheme::Fringe, "3x3", Layout::BlankFirst), "cba/bba/aaa");
        // At 4x4 the blank ends the snake at the bottom left.
        assert_eq!(drawn(Scheme::Fringe, "4x4", Layout::Snake), "aaaa/bbba/ccba/dcba");
        // In the middle of a spiral it has no corner.
        assert_eq!(drawn(Scheme::Fringe, "3x3", Layout::Spiral), "aaa/abb/abc");
    }

    #[test]
    fn grids_have_grids_in_them() {
        assert_eq!(drawn(Scheme::Grids, "4x4", Layout::BlankLast), "abef/cdgh/ijmn/klop");
        assert_eq!(
            drawn(Scheme::Grids, "6x5", Layout::BlankLast),
            "aabeef/aabeef/ccdggh/iijmmn/kkloop"
        );
        assert_eq!(drawn(Scheme::Grids, "2x2", Layout::BlankLast), "ae/im");
    }
}
