//! Which tile comes to which square, as a table of colours.

use maud::html;
use noyes::{Goal, Square, Tile};

use super::{Length, Level, Scale, svg};
use crate::{Marginals, words};

/// So many rows and columns at most. Of larger boards each cell is the mean of
/// neighbouring tiles and squares.
pub const MOST_CELLS: usize = 64;

/// Up to so many rows each cell says what it is when it is pointed at.
const SPEAKING: usize = 25;

const SIDE: f64 = 512.0;

/// How often each tile comes to each square, against the fair share 1/n.
///
/// A row is a tile, in the order of the goal, with the blank where it belongs;
/// a column is a square in reading order: the diagonal has the tiles at home.
/// Boards of more than [`MOST_CELLS`] squares have several tiles in a row.
///
/// # Panics
/// If the marginals are of boards with another number of squares than the goal.
#[must_use]
pub fn heat_map(marginals: &Marginals, goal: &Goal, scale: Scale, label: &str) -> String {
    let (area, size) = (marginals.area(), goal.size());
    assert_eq!(area, size.area(), "marginals of another size");
    let ratios = Ratios { marginals, goal, group: area.div_ceil(MOST_CELLS) };
    let rows = area.div_ceil(ratios.group);
    let pitch = SIDE / rows as f64;
    let gap = (pitch / 16.0).clamp(0.5, 4.0);
    let radius = (pitch / 10.0).clamp(0.5, 8.0);
    let side = Length(pitch - gap);
    let at = |cell: usize| Length(gap + pitch * cell as f64);
    let cells = html! {
        rect class="ground" width=(Length(SIDE + gap)) height=(Length(SIDE + gap))
            rx=(Length(radius + gap)) {}
        @for row in 0..rows {
            @for column in 0..rows {
                @let ratio = ratios.of(row, column);
                rect class=(scale.level(ratio).class()) x=(at(column)) y=(at(row))
                    width=(side) height=(side) rx=(Length(radius)) {
                    @if rows <= SPEAKING { title { (ratios.words(row, column)) } }
                }
            }
        }
    };
    let label = format!("{label}. {}", ratios.furthest());
    svg("heat-map", SIDE + gap, SIDE + gap, &label, &cells)
}

/// The colours of the heat maps from too seldom to too often, in a strip. What
/// stands below it is for the page to write: [`Scale::labels`].
#[must_use]
pub fn heat_legend(label: &str) -> String {
    let pitch = SIDE / 33.0;
    let strip = html! {
        @for (at, level) in Level::all().enumerate() {
            rect class=(level.class()) x=(Length(pitch * at as f64)) y="0"
                width=(Length(pitch - 1.0)) height="12" rx="2" {}
        }
    };
    svg("heat-legend", SIDE, 12.0, label, &strip)
}

/// The cells of a heat map.
struct Ratios<'a> {
    marginals: &'a Marginals,
    goal: &'a Goal,
    /// How many tiles are in a row, and squares in a column.
    group: usize,
}

impl Ratios<'_> {
    /// How many times as often as is fair the row's tiles come to the column's squares.
    fn of(&self, row: usize, column: usize) -> f64 {
        let area = self.marginals.area();
        let range = |at: usize| at * self.group..((at + 1) * self.group).min(area);
        let tiles = &self.goal.board().tiles()[range(row)];
        let share = |&tile: &u32| -> f64 {
            self.marginals.of_tile(Tile::new(tile))[range(column)].iter().sum()
        };
        let cells = tiles.len() * range(column).len();
        tiles.iter().map(share).sum::<f64>() * area as f64 / cells as f64
    }

    /// What a cell of one tile and one square says.
    fn words(&self, row: usize, column: usize) -> String {
        let place = words::square(Square::new(column as u32), self.goal.size());
        let tile = words::tile(Tile::new(self.goal.board().tiles()[row]));
        let often = words::times_fair(self.of(row, column));
        format!("{tile} on {place}: {often}")
    }

    /// The tile and the square that are furthest from fair, in a sentence.
    fn furthest(&self) -> String {
        let single = Ratios { group: 1, ..*self };
        let area = self.marginals.area();
        let cells = (0..area).flat_map(|row| (0..area).map(move |column| (row, column)));
        let apart = |&(row, column): &(usize, usize)| (single.of(row, column) - 1.0).abs();
        match cells.max_by(|a, b| apart(a).total_cmp(&apart(b))) {
            Some(cell) if apart(&cell) < 5e-10 => {
                "Each tile is everywhere as often as is fair.".into()
            }
            Some((row, column)) => format!("Furthest from fair: {}.", single.words(row, column)),
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Size};
    use roxmltree::Document;

    use super::*;

    fn identity(area: usize) -> Marginals {
        // The blank, tile 0, is on the last square; tile k on square k - 1.
        let home = |tile: usize| (tile + area - 1) % area;
        let cell = |at: usize| f64::from(home(at / area) == at % area);
        Marginals::new(area, (0..area * area).map(cell).collect())
    }

    fn goal(width: u32, height: u32) -> Goal {
        Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast)
    }

    #[test]
    fn tiles_at_home_are_on_the_diagonal() {
        let drawn = heat_map(&identity(6), &goal(3, 2), Scale::TWICE, "Nobody shuffled");
        let document = Document::parse(&drawn).unwrap();
        let classes: Vec<&str> = document
            .descendants()
            .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "rect")))
            .filter_map(|node| node.attribute("class"))
            .collect();
        assert_eq!(classes.len(), 1 + 36);
        for (at, class) in classes[1..].iter().enumerate() {
            assert_eq!(*class, if at % 7 == 0 { "over-16" } else { "under-16" }, "{at}");
        }
        let svg = document.root_element();
        assert_eq!(svg.attribute("role"), Some("img"));
        let label = svg.attribute("aria-label").unwrap();
        assert_eq!(
            label,
            "Nobody shuffled. Furthest from fair: The blank on row 2, column 3: \
             6 times as often as is fair."
        );
    }

    #[test]
    fn words_are_escaped_and_nothing_is_styled() {
        let drawn = heat_map(&identity(4), &goal(2, 2), Scale::TWICE, "<\"&'>");
        let document = Document::parse(&drawn).unwrap();
        assert!(document.root_element().attribute("aria-label").unwrap().starts_with("<\"&'>"));
        assert!(document.descendants().all(|node| !node.has_attribute("style")));
    }

    #[test]
    fn large_boards_are_put_together() {
        for (width, rows) in [(8u32, 64), (9, 41), (32, 64)] {
            let area = (width * width) as usize;
            let fair = Marginals::new(area, vec![1.0 / area as f64; area * area]);
            let drawn = heat_map(&fair, &goal(width, width), Scale::TWICE, "Fair");
            let document = Document::parse(&drawn).unwrap();
            let fair = |node: &roxmltree::Node<'_, '_>| node.attribute("class") == Some("fair");
            assert_eq!(document.descendants().filter(fair).count(), rows * rows, "{width}");
            let label = document.root_element().attribute("aria-label").unwrap();
            assert_eq!(label, "Fair. Each tile is everywhere as often as is fair.");
        }
    }

    #[test]
    fn the_legend_has_all_colours() {
        let drawn = heat_legend("Colours");
        let document = Document::parse(&drawn).unwrap();
        assert_eq!(document.root_element().children().count(), 33);
    }
}
