//! Which boards of a layer go on.

/// Which candidates of a layer go on: so many of the lowest ranks. As they come,
/// it is known of more and more that they will not be among them.
///
/// One serves all layers of a beam: those of one layer are of few ranks, all of them at the far
/// end of a long list, which is not cleared nor made longer each time.
pub(super) struct Cut {
    width: usize,
    /// How many there are of each rank, and of those below the cut.
    counts: Vec<u32>,
    below: usize,
    /// The lowest rank that was counted, and the highest.
    lowest: usize,
    highest: usize,
    /// No candidate of a higher rank than this one goes on.
    cut: usize,
    /// How many of this rank were chosen so far.
    chosen: usize,
}

/// Into how many parts the candidates of a rank are shuffled.
const PARTS: u32 = 16;

impl Cut {
    /// Before the first layer [begins](Self::begin).
    pub(super) fn new() -> Cut {
        let (width, below, chosen) = (0, 0, 0);
        Cut { width, counts: Vec::new(), below, lowest: usize::MAX, highest: 0, cut: 0, chosen }
    }

    /// Begins a layer of which so many go on.
    pub(super) fn begin(&mut self, width: usize) {
        if self.lowest <= self.highest {
            self.counts[self.lowest..=self.highest].fill(0);
        }
        (self.width, self.below, self.chosen) = (width, 0, 0);
        (self.lowest, self.highest, self.cut) = (usize::MAX, 0, usize::MAX);
    }

    /// The rank of a board among others with the same estimate.
    pub(super) fn rank(&self, rank: u32, hash: u64) -> u32 {
        rank * PARTS + (hash >> 60) as u32
    }

    /// Whether a candidate of this rank may go on.
    #[inline(always)]
    pub(super) fn takes(&self, rank: u32) -> bool {
        rank as usize <= self.cut
    }

    /// Counts a candidate that may go on.
    #[inline(always)]
    pub(super) fn add(&mut self, rank: u32) {
        let rank = rank as usize;
        if rank >= self.counts.len() {
            self.counts.resize(rank + 1, 0);
        }
        self.counts[rank] += 1;
        self.lowest = self.lowest.min(rank);
        self.highest = self.highest.max(rank);
        if self.cut == usize::MAX {
            self.below += 1;
            if self.below < self.width {
                return;
            }
            self.cut = self.highest;
            self.below -= self.counts[self.cut] as usize;
        } else if rank < self.cut {
            self.below += 1;
        }
        // The cut falls as long as those below it are enough.
        while self.below >= self.width {
            self.cut -= 1;
            self.below -= self.counts[self.cut] as usize;
        }
    }

    /// Whether this one of the candidates goes on; each is asked about once.
    pub(super) fn chooses(&mut self, rank: u32) -> bool {
        let rank = rank as usize;
        if rank != self.cut {
            return rank < self.cut;
        }
        self.chosen += 1;
        self.below + self.chosen <= self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_of_the_lowest_ranks_go_on() {
        let mut noise = 1u64;
        let mut cut = Cut::new();
        for (count, width, spread) in [
            (1, 1, 1),
            (5, 9, 3),
            (1000, 100, 7),
            (1000, 1, 900),
            (0, 5, 1),
            (300, 200, 5000),
            (3000, 999, 1),
            (500, 499, 64),
        ] {
            cut.begin(width);
            let mut ranks: Vec<u32> = Vec::new();
            for _ in 0..count {
                noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                ranks.push((noise >> 40) as u32 % spread);
            }
            let kept: Vec<u32> = ranks
                .iter()
                .copied()
                .filter(|&rank| {
                    let takes = cut.takes(rank);
                    if takes {
                        cut.add(rank);
                    }
                    takes
                })
                .collect();
            let mut chosen: Vec<u32> = kept.into_iter().filter(|&rank| cut.chooses(rank)).collect();
            chosen.sort_unstable();
            ranks.sort_unstable();
            ranks.truncate(width);
            assert_eq!(chosen, ranks, "{width} of {count}");
        }
    }
}
