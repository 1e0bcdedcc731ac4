//! Whether a move of a tile raises the value of its pattern.

use super::{Additive, MAX_CELLS, Placement, Word, codec::LABEL_BITS};
use crate::search::{MAX_LABELS, Place, Sums};

impl<W: Word, const VIEWS: usize> Sums<VIEWS> for Additive<'_, W, VIEWS> {
    // In the browser's package, whose size has a limit, one search has to do.
    const REMEMBERED: bool = W::SHARES && !cfg!(target_family = "wasm");

    fn member(&self, view: usize, tile: u8) -> (usize, usize) {
        let part = self.part_of(view, tile);
        let pattern = self.parts[part].pattern;
        let home = u32::from(self.seen[view][part][self.homes[usize::from(tile)] as usize]);
        let label = pattern.homes().iter().position(|&other| other == home);
        (part, label.expect("a tile of the part"))
    }

    fn sums(&self, state: &Self::State) -> [u32; VIEWS] {
        state.sums()
    }

    #[inline(always)]
    fn rises(&self, view: usize, group: usize, place: Place, label: usize, blank: u8) -> bool {
        let pattern = self.parts[group].pattern;
        let seen = &self.seen[view][group];
        let cells = std::array::from_fn(|label| u32::from(seen[place.cell(label)]));
        let here = standing(&cells, pattern.homes().len());
        let (from, to) = (cells[label], u32::from(seen[usize::from(blank) % MAX_CELLS]));
        let next = pattern.moved(here, from, to);
        let bits = [self.bit(group, here, to), self.bit(group, next, from)];
        // One more than 2k is 2k + 1, with the same bit; one more than 2k + 1 is 2k + 2, with the
        // other.
        (bits[0] == bits[1]) != pattern.is_odd(here.cells)
    }
}

/// Where so many tiles stand, given the cell of each label: as [`Pattern::placement`], without
/// memory of its own.
///
/// [`Pattern::placement`]: super::Pattern::placement
#[inline(always)]
fn standing(cells: &[u32; MAX_LABELS], labels: usize) -> Placement {
    let set = (0..MAX_LABELS).fold(0, |set, label| set | u32::from(label < labels) << cells[label]);
    let order = (0..MAX_LABELS).fold(0, |order, label| {
        let place = (set & ((1 << cells[label]) - 1)).count_ones();
        let label = if label < labels { label } else { 0 };
        order | (label as u32) << (LABEL_BITS * place)
    });
    Placement { cells: set, order }
}
