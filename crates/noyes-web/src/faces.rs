//! What is on the tiles.

use noyes::{Goal, Square};
use serde::{Deserialize, Serialize};

/// What the tiles show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Faces {
    /// Numbers, coloured by the row of the goal in which they belong.
    #[default]
    Colours,
    /// Numbers.
    Plain,
    /// Parts of a picture.
    Picture,
}

impl Faces {
    pub(crate) const ALL: [Faces; 3] = [Faces::Colours, Faces::Plain, Faces::Picture];

    /// The class under which the style sheet knows them.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Faces::Colours => "colours",
            Faces::Plain => "plain",
            Faces::Picture => "picture",
        }
    }
}

/// The colours of a tile: its own and that of its number, as CSS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Colours {
    pub(crate) tile: String,
    pub(crate) number: &'static str,
}

const ON_DARK: &str = "var(--on-block)";

/// The colours of the tiles that belong in a row of so many. Up to four rows take the block
/// colours; more take even steps of hue at one lightness.
pub(crate) fn row_colours(row: u32, rows: u32) -> Colours {
    const BLOCKS: [(&str, &str); 4] = [
        ("var(--vermilion)", ON_DARK),
        ("var(--amber)", "var(--on-amber)"),
        ("var(--teal)", ON_DARK),
        ("var(--indigo)", ON_DARK),
    ];
    if rows <= 4
        && let Some(&(tile, number)) = BLOCKS.get(row as usize)
    {
        return Colours { tile: tile.into(), number };
    }
    // From vermilion round to a plum: the last row must not look like the first.
    let (first, last) = (36.0, 325.0);
    let hue = first + (last - first) * f64::from(row) / f64::from(rows.max(2) - 1);
    let tile = format!("light-dark(oklch(0.6 0.12 {hue:.0}), oklch(0.54 0.1 {hue:.0}))");
    Colours { tile, number: ON_DARK }
}

/// For each tile's number the square on which the tile belongs.
pub(crate) fn homes(goal: &Goal) -> Vec<Square> {
    let mut homes = vec![goal.blank(); goal.size().area()];
    for (square, &tile) in goal.size().squares().zip(goal.board().tiles()) {
        homes[tile as usize] = square;
    }
    homes
}

/// Which part of a picture belongs on a square: how far to shift it, in per cent of what there is
/// to shift (as CSS's `background-position` counts).
pub(crate) fn shift(at: u32, of: u32) -> String {
    match of {
        0 | 1 => "0%".into(),
        _ => format!("{:.3}%", 100.0 * f64::from(at) / f64::from(of - 1)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use noyes::{Layout, Size};

    use super::*;

    #[test]
    fn every_row_has_a_colour_of_its_own() {
        for rows in 1..=16 {
            let colours: HashSet<String> =
                (0..rows).map(|row| row_colours(row, rows).tile).collect();
            assert_eq!(colours.len(), rows as usize);
        }
    }

    #[test]
    fn amber_carries_dark_numbers() {
        assert_eq!(row_colours(1, 4).number, "var(--on-amber)");
        assert_eq!(row_colours(1, 2).number, "var(--on-amber)");
        assert_eq!(row_colours(1, 5).number, ON_DARK);
    }

    #[test]
    fn tiles_know_their_homes() {
        let goal = Goal::new(Size::EIGHT, Layout::Spiral);
        let homes = homes(&goal);
        assert_eq!(homes[1], Square::new(0));
        assert_eq!(homes[8], Square::new(3));
        assert_eq!(homes[0], goal.blank());
    }

    #[test]
    fn the_parts_of_a_picture_reach_from_edge_to_edge() {
        assert_eq!([shift(0, 4), shift(1, 4), shift(3, 4)], ["0.000%", "33.333%", "100.000%"]);
        assert_eq!(shift(0, 1), "0%");
    }
}
