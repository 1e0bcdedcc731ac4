//! In which order the lines of a board are finished.

use noyes::{Direction, Goal, Layout, Size, Square};

use super::step::Stage;

/// A row or column at the edge of what is left, in the order in which its
/// squares are filled.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) stage: Stage,
    pub(super) squares: Vec<Square>,
    /// From the line into the rest of the board.
    pub(super) inward: Direction,
}

/// The lines from the outside towards the goal's blank, until 2x2 squares are left.
///
/// The rectangle that is left shrinks by one of its edges at a time: its rows
/// from the top (from the bottom where the goal's blank is on the top row) until
/// there are two, then its columns from the left (or from the right). A spiral is
/// followed along its path instead, as long as two rows and columns remain.
#[derive(Debug)]
pub(super) struct Plan {
    size: Size,
    top: u32,
    bottom: u32,
    left: u32,
    right: u32,
    /// Where on the goal the blank is.
    blank: (u32, u32),
    /// The next turn of the spiral, for a goal that is one.
    turn: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

const SPIRAL: [Edge; 4] = [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left];

impl Plan {
    /// The size must not be one square wide.
    pub(super) fn new(goal: &Goal) -> Plan {
        let size = goal.size();
        let blank = goal.blank();
        Plan {
            size,
            top: 0,
            bottom: size.height() - 1,
            left: 0,
            right: size.width() - 1,
            blank: (blank.column(size), blank.row(size)),
            turn: (goal.layout() == Some(Layout::Spiral)).then_some(0),
        }
    }

    /// The square at the top left of what is left.
    pub(super) fn corner(&self) -> Square {
        self.at(self.left, self.top)
    }

    /// The next line, which no longer belongs to what is left; `None` when that is 2x2.
    pub(super) fn next(&mut self, goal: &Goal) -> Option<Line> {
        let edge = self.next_edge()?;
        let (top, bottom, left, right) = (self.top, self.bottom, self.left, self.right);
        let (columns, rows) = match edge {
            Edge::Top => (left..=right, top..=top),
            Edge::Bottom => (left..=right, bottom..=bottom),
            Edge::Left => (left..=left, top..=bottom),
            Edge::Right => (right..=right, top..=bottom),
        };
        let mut squares: Vec<Square> = rows
            .flat_map(|row| columns.clone().map(move |column| (column, row)))
            .map(|(column, row)| self.at(column, row))
            .collect();
        // The goal's own order: the lower numbers first.
        let number = |square: Option<&Square>| square.map(|s| goal.board().tiles()[s.index()]);
        if number(squares.first()) > number(squares.last()) {
            squares.reverse();
        }
        let (stage, inward) = match edge {
            Edge::Top => (Stage::Row(top), Direction::Down),
            Edge::Bottom => (Stage::Row(bottom), Direction::Up),
            Edge::Left => (Stage::Column(left), Direction::Right),
            Edge::Right => (Stage::Column(right), Direction::Left),
        };
        match edge {
            Edge::Top => self.top += 1,
            Edge::Bottom => self.bottom -= 1,
            Edge::Left => self.left += 1,
            Edge::Right => self.right -= 1,
        }
        Some(Line { stage, squares, inward })
    }

    fn at(&self, column: u32, row: u32) -> Square {
        Square::new(row * self.size.width() + column)
    }

    fn next_edge(&mut self) -> Option<Edge> {
        if let Some(turn) = self.turn {
            let edge = SPIRAL[turn];
            if self.can_go(edge) {
                self.turn = Some((turn + 1) % SPIRAL.len());
                return Some(edge);
            }
            self.turn = None;
        }
        [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right]
            .into_iter()
            .find(|&edge| self.can_go(edge))
    }

    /// Whether the blank's home and two rows and columns are left without this edge.
    fn can_go(&self, edge: Edge) -> bool {
        let (column, row) = self.blank;
        match edge {
            Edge::Top | Edge::Bottom if self.bottom - self.top < 2 => false,
            Edge::Left | Edge::Right if self.right - self.left < 2 => false,
            Edge::Top => row > self.top,
            Edge::Bottom => row < self.bottom,
            Edge::Left => column > self.left,
            Edge::Right => column < self.right,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stages(size: &str, layout: Layout) -> String {
        let goal = Goal::new(size.parse().unwrap(), layout);
        let mut plan = Plan::new(&goal);
        let mut text = String::new();
        while let Some(line) = plan.next(&goal) {
            let tiles: Vec<String> = line
                .squares
                .iter()
                .map(|square| goal.board().tiles()[square.index()].to_string())
                .collect();
            text += &format!("{:?} {}; ", line.stage, tiles.join(" "));
        }
        text + &plan.corner().to_string()
    }

    #[test]
    fn rows_from_the_top_then_columns_from_the_left() {
        assert_eq!(
            stages("4x4", Layout::BlankLast),
            "Row(0) 1 2 3 4; Row(1) 5 6 7 8; Column(0) 9 13; Column(1) 10 14; 10"
        );
        assert_eq!(stages("2x3", Layout::BlankLast), "Row(0) 1 2; 2");
        assert_eq!(stages("3x2", Layout::BlankLast), "Column(0) 1 4; 1");
    }

    #[test]
    fn away_from_the_blank() {
        assert_eq!(
            stages("4x4", Layout::Snake),
            "Row(0) 1 2 3 4; Row(1) 5 6 7 8; Column(3) 12 13; Column(2) 11 14; 8"
        );
        assert_eq!(
            stages("4x4", Layout::BlankFirst),
            "Row(3) 12 13 14 15; Row(2) 8 9 10 11; Column(3) 3 7; Column(2) 2 6; 0"
        );
    }

    #[test]
    fn along_the_spiral() {
        assert_eq!(
            stages("5x5", Layout::Spiral),
            "Row(0) 1 2 3 4 5; Column(4) 6 7 8 9; Row(4) 10 11 12 13; Column(0) 14 15 16; \
             Row(1) 17 18 19; Column(3) 20 21; 11"
        );
        // Where two rows are left, the spiral's next turn would leave only one.
        assert_eq!(
            stages("5x3", Layout::Spiral),
            "Row(0) 1 2 3 4 5; Column(4) 6 7; Column(0) 11 12; Column(1) 10 13; 7"
        );
    }
}
