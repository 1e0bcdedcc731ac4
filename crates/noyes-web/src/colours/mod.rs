//! The colours of numbered tiles: what shares a colour, and which colours there are.

mod choice;
mod contrast;
#[cfg(test)]
mod oklab;
mod palette;
mod scheme;

pub(crate) use choice::ColourChoice;
pub(crate) use palette::{Colours, Palette};
pub(crate) use scheme::Scheme;

use noyes::{Goal, Square};

/// How numbered tiles are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Colouring {
    pub(crate) scheme: Scheme,
    pub(crate) palette: Palette,
}

impl Colouring {
    /// The colours of the tile that belongs on this square.
    pub(crate) fn of_home(self, home: Square, goal: &Goal) -> Colours {
        let size = goal.size();
        // Of at most five, each is so wide on a phone that its figures count as large.
        let small = size.width().max(size.height()) > 5;
        self.palette.colours(self.scheme.place(home, goal), small)
    }
}
