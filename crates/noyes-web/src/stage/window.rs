//! Which squares of a board are drawn.

use noyes::{Size, Square};

/// The squares that are drawn: all of them, or as many as can be seen of a board that is larger than
/// that. Each is a button of its own, and 64x64 of them take a browser two to three seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    size: Size,
    columns: u32,
    rows: u32,
    /// The column and the row of its first square.
    left: u32,
    top: u32,
}

/// Part of a line of squares: where it begins, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) from: u32,
    pub(super) length: u32,
}

impl Part {
    pub(super) fn has(self, at: u32) -> bool {
        (self.from..self.from + self.length).contains(&at)
    }

    pub(super) fn middle(self) -> u32 {
        self.from + self.length / 2
    }
}

impl Window {
    /// Boards of so many squares are drawn whole.
    const WHOLE: usize = 64 * 64;
    /// Of larger ones so many columns and rows: the style sheet sees to it that a frame shows fewer.
    const SIDE: u32 = 48;

    pub(super) fn new(size: Size) -> Window {
        let side = |length: u32| match size.area() <= Window::WHOLE {
            true => length,
            false => length.min(Window::SIDE),
        };
        let (columns, rows) = (side(size.width()), side(size.height()));
        Window { size, columns, rows, left: 0, top: 0 }
    }

    /// Whether all squares are in it.
    pub(crate) fn is_whole(self) -> bool {
        (self.columns, self.rows) == (self.size.width(), self.size.height())
    }

    pub(crate) fn columns(self) -> u32 {
        self.columns
    }

    pub(crate) fn rows(self) -> u32 {
        self.rows
    }

    pub(crate) fn left(self) -> u32 {
        self.left
    }

    pub(crate) fn top(self) -> u32 {
        self.top
    }

    /// Its squares, row by row.
    pub(crate) fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        let row = move |row| (0..self.columns).filter_map(move |column| self.at(column, row));
        (0..self.rows).flat_map(row)
    }

    /// The square at a column and a row, counted within the window.
    pub(crate) fn at(self, column: u32, row: u32) -> Option<Square> {
        let within = column < self.columns && row < self.rows;
        within.then(|| self.size.square(self.left + column, self.top + row)).flatten()
    }

    /// The column and the row of a square, counted within the window, if it is there.
    pub(super) fn place(self, square: Square) -> Option<(u32, u32)> {
        let column = square.column(self.size).checked_sub(self.left)?;
        let row = square.row(self.size).checked_sub(self.top)?;
        (column < self.columns && row < self.rows).then_some((column, row))
    }

    /// Which of its squares, row by row, a square is.
    pub(super) fn index(self, square: Square) -> Option<usize> {
        let (column, row) = self.place(square)?;
        Some((row * self.columns + column) as usize)
    }

    /// The window that shows these columns and rows: this one if it does, else one with them in its
    /// middle.
    pub(super) fn around(self, columns: Part, rows: Part) -> Window {
        let left = moved(self.left, self.columns, self.size.width(), columns);
        let top = moved(self.top, self.rows, self.size.height(), rows);
        Window { left, top, ..self }
    }
}

/// Where a window of this length begins in a line of so many squares so that a part of it is seen.
fn moved(from: u32, length: u32, of: u32, part: Part) -> u32 {
    let end = part.from.saturating_add(part.length).min(of);
    if part.from >= from && end <= from + length {
        return from;
    }
    let margin = length.saturating_sub(part.length) / 2;
    part.from.saturating_sub(margin).min(of - length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(size: &str) -> Window {
        Window::new(size.parse().unwrap())
    }

    #[test]
    fn a_board_is_drawn_whole_as_long_as_that_can_be_done() {
        for size in ["1x1", "16x16", "64x64", "4096x1"] {
            let window = window(size);
            assert!(window.is_whole(), "{size}");
            let size: Size = size.parse().unwrap();
            assert!(window.squares().eq(size.squares()));
        }
        let sides = |size| (window(size).columns(), window(size).rows());
        assert_eq!(
            [sides("65x64"), sides("4097x1"), sides("3x5000")],
            [(48, 48), (48, 1), (3, 48)]
        );
    }

    #[test]
    fn squares_are_found_where_they_are_drawn() {
        let size: Size = "100x70".parse().unwrap();
        let part = |from, length| Part { from, length };
        let window = Window::new(size).around(part(60, 20), part(40, 30));
        assert_eq!((window.left(), window.top()), (46, 22));
        for (index, square) in window.squares().enumerate() {
            assert_eq!(window.index(square), Some(index));
            let (column, row) = window.place(square).unwrap();
            assert_eq!(window.at(column, row), Some(square));
        }
        assert_eq!(window.squares().count(), 48 * 48);
        assert_eq!(window.squares().filter(|&square| window.index(square).is_none()).count(), 0);
        assert_eq!((window.at(48, 0), window.at(0, 48)), (None, None));
        for (column, row) in [(45, 30), (94, 30), (50, 21)] {
            assert_eq!(window.place(size.square(column, row).unwrap()), None);
        }
    }

    #[test]
    fn a_window_moves_only_to_show_more() {
        let part = |from, length| Part { from, length };
        let all = part(0, 10);
        let window = window("1000x1000");
        assert_eq!(window.around(part(38, 10), all), window);
        let left = |window: Window, from, length| window.around(part(from, length), all).left();
        assert_eq!(left(window, 39, 10), 20);
        // At the ends it stops.
        assert_eq!(left(window, 995, 10), 952);
        assert_eq!(left(window, 5_000, 10), 952);
        assert_eq!(left(window.around(part(500, 10), all), 3, 10), 0);
        // More than it holds: from where that begins.
        assert_eq!(left(window, 100, 60), 100);
    }
}
