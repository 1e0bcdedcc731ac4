//! Counting one board at a time, of any size.

use super::{frame::Frame, sums::Sums};

/// The working memory for one board.
#[derive(Clone, Debug, Default)]
pub(super) struct Plain {
    /// The square on which each tile stands, the blank 0 first.
    places: Vec<u32>,
    /// The square at which each square's tile is at home.
    homes: Vec<u32>,
    seen: Vec<u64>,
}

impl Plain {
    /// Counts a board, whose numbers are a permutation of 0…n−1.
    pub(super) fn count(&mut self, frame: &Frame, tiles: &[u32], sums: &mut Sums) {
        self.places.resize(frame.area, 0);
        for (square, &tile) in (0..).zip(tiles) {
            self.places[tile as usize] = square;
        }
        sums.boards += 1;
        if !sums.placed.is_empty() {
            for (square, &tile) in tiles.iter().enumerate() {
                sums.placed[tile as usize * frame.area + square] += 1;
            }
        }
        if let Some(blank) = sums.blank.get_mut(self.places[0] as usize) {
            *blank += 1;
        }
        let at_home = tiles.iter().zip(&frame.goal).filter(|&(&a, &b)| a == b && a != 0);
        sums.at_home[at_home.count()] += 1;
        let cycles = self.cycles(frame, tiles);
        sums.cycles[cycles] += 1;
        sums.unsolvable += u64::from(!self.is_solvable(frame, cycles));
        if !sums.before.is_empty() {
            let mut pairs = sums.before.iter_mut();
            for (k, &a) in frame.order.iter().enumerate() {
                let place = self.places[a as usize];
                for (&b, pair) in frame.order[k + 1..].iter().zip(&mut pairs) {
                    *pair += u64::from(place < self.places[b as usize]);
                }
            }
        }
    }

    /// The cycles of the permutation that takes each square to its tile's home.
    fn cycles(&mut self, frame: &Frame, tiles: &[u32]) -> usize {
        self.homes.clear();
        self.homes.extend(tiles.iter().map(|&tile| frame.home[tile as usize]));
        self.seen.clear();
        self.seen.resize(frame.area.div_ceil(64), 0);
        let mut cycles = 0;
        for start in 0..frame.area as u32 {
            let mut square = start;
            while self.insert(square) {
                square = self.homes[square as usize];
                cycles += usize::from(square == start);
            }
        }
        cycles
    }

    /// Whether the square has not been seen; it has now.
    fn insert(&mut self, square: u32) -> bool {
        let (word, bit) = (&mut self.seen[square as usize / 64], 1 << (square % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// A slide swaps the blank with a tile, so that the parity of the whole
    /// permutation goes with the blank's distance from home; and n elements in
    /// c cycles are n − c swaps.
    fn is_solvable(&self, frame: &Frame, cycles: usize) -> bool {
        if frame.one_wide {
            return frame.order.iter().map(|&tile| self.places[tile as usize]).is_sorted();
        }
        let blank_is_odd = frame.odd[self.places[0] as usize];
        (frame.area - cycles) % 2 == usize::from(blank_is_odd)
    }
}
