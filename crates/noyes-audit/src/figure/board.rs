//! A board, drawn as one.

use maud::html;
use noyes::{Board, Goal, Position, Square, Tile};

use super::{Length, svg};

/// So many columns and rows are drawn; of larger boards, their top left corner.
pub const MOST_DRAWN: u32 = 32;

const PITCH: f64 = 100.0;
const PADDING: f64 = 8.0;
const GAP: f64 = 7.0;

/// A board whose tiles have the colours of the rows in which they belong. Its
/// text stands in the label, for those who do not see it.
#[must_use]
pub fn board(board: &Board, goal: &Goal, label: &str) -> String {
    let size = board.size();
    let (columns, rows) = (size.width().min(MOST_DRAWN), size.height().min(MOST_DRAWN));
    let extent = |squares: u32| PITCH * f64::from(squares) + 2.0 * PADDING;
    let (width, height) = (extent(columns), extent(rows));
    let drawn = size.squares().filter(|square| {
        (square.column(size) < columns && square.row(size) < rows)
            && board.tiles()[square.index()] != 0
    });
    let corner = |at: u32| PADDING + PITCH * f64::from(at) + GAP / 2.0;
    let side = PITCH - GAP;
    let homes = Homes::new(goal);
    let inner = html! {
        rect class="tray" width=(Length(width)) height=(Length(height)) rx="20" {}
        @for square in drawn {
            @let tile = Tile::new(board.tiles()[square.index()]);
            @let (x, y) = (corner(square.column(size)), corner(square.row(size)));
            g class={ "tile " (homes.class(tile)) } {
                rect class="edge" x=(Length(x)) y=(Length(y + 2.0)) width=(Length(side))
                    height=(Length(side)) rx="11" {}
                rect class="face" x=(Length(x)) y=(Length(y)) width=(Length(side))
                    height=(Length(side)) rx="11" {}
                text class="number" x=(Length(x + side / 2.0)) y=(Length(y + side / 2.0))
                    text-anchor="middle" dominant-baseline="central"
                    font-size=(Length(numeral(tile))) { (tile.number()) }
            }
        }
    };
    let cut = size.width() > columns || size.height() > rows;
    let label = match cut {
        true => format!("{label}: the top left corner of a {size} board"),
        false => format!("{label}: {board}"),
    };
    svg("board-figure", width, height, &label, &inner)
}

/// The height of a tile's numeral: less for more digits.
fn numeral(tile: Tile) -> f64 {
    match tile.number() {
        ..=99 => 40.0,
        100..=999 => 33.0,
        1000..=9999 => 27.0,
        _ => 20.0,
    }
}

/// Where the goal has each tile.
struct Homes<'a> {
    goal: &'a Goal,
    squares: Vec<u32>,
}

impl Homes<'_> {
    fn new(goal: &Goal) -> Homes<'_> {
        let mut squares = vec![0; goal.size().area()];
        for (square, &tile) in (0..).zip(goal.board().tiles()) {
            squares[tile as usize] = square;
        }
        Homes { goal, squares }
    }

    /// The colour of a tile. Up to four rows have the four block colours, more
    /// have even steps of hue.
    fn class(&self, tile: Tile) -> String {
        let size = self.goal.size();
        let square = self.squares.get(tile.number() as usize).copied().unwrap_or(0);
        let (row, rows) = (Square::new(square).row(size), size.height());
        match rows {
            ..=4 => format!("block-{}", row + 1),
            // From hue-1 to hue-16.
            _ => format!("hue-{}", 1 + (15 * row + (rows - 1) / 2) / (rows - 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Size};
    use roxmltree::Document;

    use super::*;

    fn classes(drawn: &str) -> Vec<String> {
        let document = Document::parse(drawn).unwrap();
        let groups = document.descendants().filter(|node| node.tag_name().name() == "g");
        groups.map(|group| group.attribute("class").unwrap().to_owned()).collect()
    }

    #[test]
    fn tiles_have_the_colours_of_their_home_rows() {
        let text = "8 1 2/3 4 5/6 7 0".parse().unwrap();
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let drawn = board(&text, &goal, "Rarest");
        let rows: Vec<char> =
            classes(&drawn).iter().map(|class| class.chars().last().unwrap()).collect();
        assert_eq!(rows.iter().collect::<String>(), "31112223");
        assert!(drawn.contains("aria-label=\"Rarest: 8 1 2/3 4 5/6 7 0\""));
    }

    #[test]
    fn every_colour_has_a_rule() {
        for rows in [1, 4, 5, 16, 17, 100] {
            let goal = Goal::new(Size::new(2, rows).unwrap(), Layout::BlankLast);
            for class in classes(&board(goal.board(), &goal, "Solved")) {
                let rule = format!(".{} {{", class.strip_prefix("tile ").unwrap());
                assert!(super::super::STYLE.contains(&rule), "{rule}");
            }
        }
    }

    #[test]
    fn of_a_huge_board_a_corner_is_drawn() {
        let goal = Goal::new(Size::new(200, 3).unwrap(), Layout::BlankLast);
        let drawn = board(goal.board(), &goal, "Solved");
        assert_eq!(classes(&drawn).len(), 96);
        assert!(drawn.contains("the top left corner of a 200x3 board"));
    }
}
