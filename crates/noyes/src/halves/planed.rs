//! Boards in words of bits, for planes.

use alloc::boxed::Box;

use crate::{
    PackedBoard,
    kernels::{
        Chosen, LANES, PLANED, Planar, Row, Words, halves_of_16, halves_of_25, halves_of_32,
        join_16, join_25, join_32, joined_16, joined_25, joined_32,
    },
};

/// Up to 256 boards, of up to so many squares.
pub(super) enum Planes {
    Of16(Box<Planed<1, 4, 16, 3>>),
    Of25(Box<Planed<2, 5, 25, 7>>),
    Of32(Box<Planed<3, 5, 32, 7>>),
}

impl Planes {
    /// The most squares that there are planes for.
    pub(super) const MAX_AREA: usize = 32;

    /// For packed boards that have room for so many squares.
    pub(super) fn packed(odd_squares: &[bool], room: usize) -> Planes {
        match room {
            ..=16 => {
                Planes::Of16(Planed::new(odd_squares, Planar::of_16, |board| in_order(board, 4)))
            }
            _ => Planes::Of25(Planed::new(odd_squares, Planar::of_32, |board| in_order(board, 5))),
        }
    }

    /// For boards of bytes.
    pub(super) fn of_bytes(odd_squares: &[bool]) -> Planes {
        match odd_squares.len() {
            ..=16 => {
                Planes::Of16(Planed::new(odd_squares, Planar::of_16, |board| joined_16(board).0))
            }
            17..=25 => {
                Planes::Of25(Planed::new(odd_squares, Planar::of_32, |board| joined_25(board).0))
            }
            _ => Planes::Of32(Planed::new(odd_squares, Planar::of_32, |board| joined_32(board).0)),
        }
    }

    pub(super) fn take_packed<P: PackedBoard>(&mut self, boards: &[P]) {
        match self {
            Planes::Of16(planed) => planed.take(boards),
            Planes::Of25(planed) => planed.take(boards),
            Planes::Of32(planed) => planed.take(boards),
        }
    }

    /// Takes boards of so many bytes each. Returns whether no number has too many bits.
    pub(super) fn take_bytes(&mut self, chosen: Chosen, cells: &[u8], area: usize) -> bool {
        match self {
            Planes::Of16(planed) => join_16(chosen, cells, area, &mut planed.words),
            Planes::Of25(planed) => join_25(chosen, cells, area, &mut planed.words),
            Planes::Of32(planed) => join_32(chosen, cells, area, &mut planed.words),
        }
    }

    /// Judges this many boards; returns whether they are boards.
    pub(super) fn judge(
        &mut self,
        chosen: Chosen,
        count: usize,
        signs: &mut [Row; PLANED / LANES],
    ) -> bool {
        match self {
            Planes::Of16(planed) => {
                planed.fill(count);
                halves_of_16(chosen, &mut planed.words, &mut planed.planar, signs)
            }
            Planes::Of25(planed) => {
                planed.fill(count);
                halves_of_25(chosen, &mut planed.words, &mut planed.planar, signs)
            }
            Planes::Of32(planed) => {
                planed.fill(count);
                halves_of_32(chosen, &mut planed.words, &mut planed.planar, signs)
            }
        }
    }
}

/// Boards in words of a certain order.
pub(super) struct Planed<
    const PARTS: usize,
    const BITS: usize,
    const SQUARES: usize,
    const PAIRS: usize,
> {
    words: [Words; PARTS],
    planar: Planar<BITS, SQUARES, PAIRS>,
    /// The bits that are squares, and what stands in the others: numbers that no
    /// board has.
    squares: [u64; PARTS],
    others: [u64; PARTS],
}

impl<const PARTS: usize, const BITS: usize, const SQUARES: usize, const PAIRS: usize>
    Planed<PARTS, BITS, SQUARES, PAIRS>
{
    /// For boards that are packed like this.
    fn new(
        odd_squares: &[bool],
        planar: impl Fn([[u8; BITS]; SQUARES], &[bool]) -> Planar<BITS, SQUARES, PAIRS>,
        pack: impl Fn(&[u8; SQUARES]) -> [u64; PARTS],
    ) -> Box<Self> {
        let area = odd_squares.len();
        let packed = |number: &dyn Fn(usize) -> usize| {
            pack(&core::array::from_fn(|square| number(square) as u8))
        };
        // Where a bit stands alone it is seen where it is.
        let place = |square: usize, bit: usize| {
            let words = packed(&|other| if other == square { 1usize << bit } else { 0 });
            let part = words.iter().position(|&word| word != 0).unwrap_or(0);
            part as u8 * 64 + words[part].trailing_zeros() as u8
        };
        let places = core::array::from_fn(|square| core::array::from_fn(|bit| place(square, bit)));
        Box::new(Planed {
            words: [[0; PLANED]; PARTS],
            planar: planar(places, odd_squares),
            squares: packed(&|square| if square < area { (1 << BITS) - 1 } else { 0 }),
            others: packed(&|square| if square < area { 0 } else { square }),
        })
    }

    fn take<P: PackedBoard>(&mut self, boards: &[P]) {
        for (part, words) in self.words.iter_mut().enumerate() {
            for (word, board) in words.iter_mut().zip(boards) {
                *word = (board.word() >> (64 * part)) as u64;
            }
        }
    }

    /// Fills up what is no board, and what is no square of one.
    fn fill(&mut self, count: usize) {
        let rest = self.squares.iter().zip(&self.others);
        for (words, (&squares, &others)) in self.words.iter_mut().zip(rest) {
            // Where there are fewer boards the first stands in the other lanes.
            let first = words[0];
            words[count..].fill(first);
            if squares != u64::MAX {
                words.iter_mut().for_each(|word| *word = *word & squares | others);
            }
        }
    }
}

/// Numbers of so many bits, the first one lowest.
fn in_order<const PARTS: usize>(numbers: &[u8], bits: usize) -> [u64; PARTS] {
    let word = numbers.iter().rev().fold(0, |word, &number| word << bits | u128::from(number));
    core::array::from_fn(|part| (word >> (64 * part)) as u64)
}
