//! What is on the tiles.

use noyes::{Goal, Square};
use serde::Serialize;
use strum::EnumString;

/// What the tiles show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Faces {
    /// Numbers, coloured by where they belong.
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
    use noyes::{Layout, Size};

    use super::*;

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
