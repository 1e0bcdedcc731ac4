//! Which patterns of a partition can be looked up in one table.

use noyes::{Square, Symmetry};

use super::{Pattern, Word, rows::Grid};

/// Where a pattern is looked up: in the table of which one, after what symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) table: usize,
    pub(crate) symmetry: Symmetry,
}

/// For each pattern the first one whose table holds its values too.
///
/// Slides do not care about mirrors and turns. If one brings a pattern's cells
/// at home to another's, and the blank's cell to the region where the other's
/// blank is at home, then placements that are mirror images have the same value:
/// within its region the blank goes where it likes.
pub(crate) fn shared<W: Word>(patterns: &[Pattern<W>]) -> Vec<Share> {
    let share = |(at, pattern): (usize, &Pattern<W>)| {
        let own = Share { table: at, symmetry: Symmetry::IDENTITY };
        if !W::SHARES {
            return own;
        }
        let earlier = patterns[..at].iter().enumerate();
        let mut ways = earlier.flat_map(|(table, other)| {
            Symmetry::ALL.into_iter().filter_map(move |symmetry| {
                serves(other, pattern, symmetry).then_some(Share { table, symmetry })
            })
        });
        ways.next().unwrap_or(own)
    };
    patterns.iter().enumerate().map(share).collect()
}

/// Whether the symmetry brings a pattern to another one.
fn serves<W: Word>(other: &Pattern<W>, pattern: &Pattern<W>, symmetry: Symmetry) -> bool {
    let size = pattern.size();
    if symmetry.size(size) != size {
        return false;
    }
    let cell = |cell: u32| symmetry.square(Square::new(cell), size).number();
    let cells = pattern.homes().iter().fold(0, |cells, &home| cells | 1 << cell(home));
    let region = Grid::new(size).region(other.home_blank(), other.home.cells);
    cells == other.home.cells && region >> cell(pattern.home_blank()) & 1 == 1
}
