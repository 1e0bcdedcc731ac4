//! Dealers, fair and unfair, and their boards counted.
#![allow(dead_code, reason = "not every test program uses all of it")]

use noyes::{BlankSquare, Board, Dealer, Fix, Goal, Layout, Packed16, Recipe, Shuffle, Size};
use noyes_audit::{Counts, SampleAudit, Tally, Test, TestName};

/// Enough for all boards of these tests to be compared with one another.
const MEMORY: u64 = 1 << 20;

pub(crate) fn goal(width: u32, height: u32) -> Goal {
    Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast)
}

pub(crate) fn count<'a>(goal: &Goal, boards: impl IntoIterator<Item = &'a Board>) -> Counts {
    let mut tally = Tally::new(goal.clone(), MEMORY);
    boards.into_iter().for_each(|board| tally.add(board).unwrap());
    tally.counts()
}

pub(crate) fn boards(goal: &Goal, recipe: Recipe, seed: &str, count: u64) -> Vec<Board> {
    let dealer = Dealer::new(goal.clone(), recipe, seed).unwrap();
    (0..count).map(|index| dealer.deal(index).unwrap()).collect()
}

/// The counts of one sample of fair boards after another.
pub(crate) struct Fair {
    dealer: Dealer,
    next: u64,
    packed: Vec<Packed16>,
}

impl Fair {
    pub(crate) fn new(goal: &Goal, seed: &str, boards: usize) -> Fair {
        let packed = vec![Packed16::try_from(goal.board()).unwrap(); boards];
        let dealer = Dealer::new(goal.clone(), Recipe::default(), seed).unwrap();
        Fair { dealer, next: 0, packed }
    }
}

impl Iterator for Fair {
    type Item = Counts;

    fn next(&mut self) -> Option<Counts> {
        self.dealer.deal_packed(self.next, &mut self.packed).unwrap();
        self.next += self.packed.len() as u64;
        let mut tally = Tally::new(self.dealer.goal().clone(), MEMORY);
        tally.add_packed(&self.packed).unwrap();
        Some(tally.counts())
    }
}

pub(crate) fn recipe(shuffle: Shuffle, fix: Fix) -> Recipe {
    Recipe { shuffle, fix, blank_square: BlankSquare::Any }
}

/// The test of that name, if it was made.
pub(crate) fn find(audit: &SampleAudit, name: TestName) -> Option<&Test> {
    audit.tests.iter().find(|test| test.name == name)
}

pub(crate) fn caught(audit: &SampleAudit) -> Vec<TestName> {
    let caught = audit.tests.iter().filter(|test| test.p_corrected <= audit.alpha);
    caught.map(|test| test.name).collect()
}

/// Random numbers (G. L. Steele, D. Lea, C. H. Flood, OOPSLA 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let bits = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// From 0 up to 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}
