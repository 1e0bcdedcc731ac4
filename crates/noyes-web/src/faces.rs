//! What is on the tiles.

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
    use super::*;

    #[test]
    fn the_parts_of_a_picture_reach_from_edge_to_edge() {
        assert_eq!([shift(0, 4), shift(1, 4), shift(3, 4)], ["0.000%", "33.333%", "100.000%"]);
        assert_eq!(shift(0, 1), "0%");
    }
}
