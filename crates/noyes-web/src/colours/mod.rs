//! The colours of numbered tiles: what shares a colour, and which colours there are.

mod choice;
#[cfg(test)]
mod oklab;
mod palette;
mod scheme;

pub(crate) use choice::ColourChoice;
pub(crate) use palette::{Colours, Palette};
pub(crate) use scheme::Scheme;

use noyes::Goal;

use crate::faces;

/// How numbered tiles are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Colouring {
    pub(crate) scheme: Scheme,
    pub(crate) palette: Palette,
}

impl Colouring {
    /// The colours of each tile, by its number; at 0 stand those of the blank, which nobody sees.
    pub(crate) fn of_tiles(self, goal: &Goal) -> Vec<Colours> {
        let place = |&home: &noyes::Square| self.palette.colours(self.scheme.place(home, goal));
        faces::homes(goal).iter().map(place).collect()
    }
}
