//! A board drawn with lines, for people at a terminal.

use std::io::{IsTerminal, stdout};

use anstyle::{AnsiColor, Style};
use noyes::{Board, Position, Tile};

/// Wider or higher pictures do not fit a small terminal.
const WIDEST: usize = 78;
const HIGHEST: usize = 10;

/// How standard output is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewer {
    /// By a program.
    Program,
    /// By a person, in colour or without.
    Person { colour: bool },
}

impl Viewer {
    /// Who reads standard output now. Colour follows `NO_COLOR` and its like.
    pub(crate) fn of_stdout() -> Viewer {
        match stdout().is_terminal() {
            false => Viewer::Program,
            true => Viewer::Person {
                colour: anstream::AutoStream::choice(&stdout()) != anstream::ColorChoice::Never,
            },
        }
    }
}

/// The board, with some tiles picked out; `None` if it is too large.
pub(crate) fn picture(board: &Board, marked: &[u32], colour: bool) -> Option<String> {
    let (width, height) = (board.size().width() as usize, board.size().height() as usize);
    let digits = (board.size().area() - 1).to_string().len();
    if width * (digits + 3) + 1 > WIDEST || height > HIGHEST {
        return None;
    }
    let mark = Style::new().bold().fg_color(Some(AnsiColor::Yellow.into()));
    let rule = |left: &str, middle: &str, right: &str| {
        let bars = vec!["─".repeat(digits + 2); width];
        format!("{left}{}{right}\n", bars.join(middle))
    };
    let mut picture = rule("┌", "┬", "┐");
    for (row, tiles) in board.tiles().chunks_exact(width).enumerate() {
        if row > 0 {
            picture += &rule("├", "┼", "┤");
        }
        for &tile in tiles {
            let number = match tile {
                _ if Tile::new(tile).is_blank() => " ".repeat(digits),
                _ => format!("{tile:>digits$}"),
            };
            if colour && marked.contains(&tile) {
                picture += &format!("│ {mark}{number}{mark:#} ");
            } else {
                picture += &format!("│ {number} ");
            }
        }
        picture += "│\n";
    }
    picture += &rule("└", "┴", "┘");
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_stand_in_line() {
        let expected = "\
┌───┬───┬───┬───┬───┐
│ 1 │ 2 │ 3 │ 4 │ 7 │
├───┼───┼───┼───┼───┤
│ 5 │ 6 │   │ 8 │ 9 │
└───┴───┴───┴───┴───┘
";
        let board: Board = "1 2 3 4 7/5 6 0 8 9".parse().unwrap();
        assert_eq!(picture(&board, &[1, 2], false).unwrap(), expected);
    }

    #[test]
    fn marks_are_colour_only() {
        let board: Board = "2 1 3/4 5 6/7 8 0".parse().unwrap();
        let plain = picture(&board, &[2, 1], false).unwrap();
        let coloured = picture(&board, &[2, 1], true).unwrap();
        assert_ne!(plain, coloured);
        assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
    }

    #[test]
    fn large_boards_are_not_drawn() {
        let size = noyes::Size::new(20, 3).unwrap();
        let goal = noyes::Goal::new(size, noyes::Layout::BlankLast);
        assert_eq!(picture(goal.board(), &[], false), None);
    }
}
