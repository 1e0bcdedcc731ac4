//! The golden vectors of `testdata/`, written by an independent program: what
//! they pin never changes.

use noyes::{
    BlankSquare, Board, Dealer, Fix, Goal, InstructionSet, Packed16, Packed25, Position, Recipe,
    Shuffle, Size,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Deals {
    deal: Vec<Deal>,
}

#[derive(Deserialize)]
struct Deal {
    seed: String,
    index: u64,
    size: String,
    #[serde(default = "blank_last")]
    goal: String,
    shuffle: Option<String>,
    steps: Option<u64>,
    fix: Option<String>,
    blank_square: Option<String>,
    board: String,
}

fn blank_last() -> String {
    "blank-last".into()
}

#[derive(Deserialize)]
struct Ranks {
    rank: Vec<Rank>,
}

#[derive(Deserialize)]
struct Rank {
    size: String,
    goal: String,
    rank: String,
    board: String,
}

fn board(text: &str, size: Size) -> Board {
    text.parse::<noyes::Grid>().unwrap().board(Some(size), noyes::BlankMark::default()).unwrap()
}

impl Deal {
    fn dealer(&self) -> Dealer {
        let size: Size = self.size.parse().unwrap();
        let name = |name: &Option<String>, default: &str| name.clone().unwrap_or(default.into());
        let recipe = Recipe {
            shuffle: Shuffle::from_name(&name(&self.shuffle, "uniform"), self.steps).unwrap(),
            fix: Fix::from_name(&name(&self.fix, "none")).unwrap(),
            blank_square: BlankSquare::from_name(&name(&self.blank_square, "any")).unwrap(),
        };
        Dealer::new(Goal::parse(&self.goal, size).unwrap(), recipe, &self.seed).unwrap()
    }
}

/// Runs a test on each instruction set in turn.
fn on_every_set(test: impl Fn()) {
    for set in InstructionSet::ALL.into_iter().filter(|set| set.is_available()) {
        set.limit();
        test();
    }
}

#[test]
fn deals_are_golden_alone_and_among_many() {
    let deals: Deals = toml::from_str(include_str!("../../../testdata/deals.toml")).unwrap();
    assert!(deals.deal.len() > 250);
    on_every_set(|| deals.deal.iter().for_each(is_golden));
}

fn is_golden(deal: &Deal) {
    let dealer = deal.dealer();
    let what = format!("{} {:?} seed {:?}", deal.size, dealer.recipe(), deal.seed);
    let golden = board(&deal.board, dealer.goal().size());
    assert_eq!(dealer.deal(deal.index).unwrap(), golden, "{what}, deal {}", deal.index);

    // In the middle of a batch that begins and ends off any boundary.
    let before = deal.index.min(70);
    let after = (Dealer::DEALS - deal.index).min(5);
    let (start, count) = (deal.index - before, (before + after) as usize);
    let area = golden.tiles().len();
    let mut cells = vec![0u16; count * area];
    dealer.deal_cells(start, &mut cells).unwrap();
    let mine = &cells[before as usize * area..][..area];
    assert!(mine.iter().zip(golden.tiles()).all(|(&a, &b)| u32::from(a) == b), "{what}");
    if area <= 16 {
        let mut packed = vec![Packed16::try_from(&golden).unwrap(); count];
        dealer.deal_packed(start, &mut packed).unwrap();
        assert_eq!(Board::from(packed[before as usize]), golden, "{what}");
        assert_eq!(packed[before as usize].blank(), golden.blank(), "{what}");
    }
    if area <= 25 {
        let mut packed = vec![Packed25::try_from(&golden).unwrap(); count];
        dealer.deal_packed(start, &mut packed).unwrap();
        assert_eq!(packed[before as usize], Packed25::try_from(&golden).unwrap(), "{what}");
    }
}

/// Every board of a batch is the one dealt alone, refused words included.
#[test]
fn batches_hold_the_boards_dealt_alone() {
    on_every_set(batches_are_dealt_alone);
}

fn batches_are_dealt_alone() {
    for (size, count) in [("4x4", 20_000), ("5x5", 3_000), ("10x10", 700), ("16x16", 200)] {
        let goal = Goal::parse("snake", size.parse().unwrap()).unwrap();
        let area = goal.size().area();
        let dealer = Dealer::new(goal, Recipe::default(), "batch").unwrap();
        let mut cells = vec![0u8; count * area];
        dealer.deal_cells(17, &mut cells).unwrap();
        for (index, cells) in (17..).zip(cells.chunks_exact(area)) {
            let board = dealer.deal(index).unwrap();
            assert!(
                cells.iter().zip(board.tiles()).all(|(&a, &b)| u32::from(a) == b),
                "{size}, deal {index}"
            );
        }
    }
}

#[test]
fn ranks_are_golden() {
    let ranks: Ranks = toml::from_str(include_str!("../../../testdata/ranks.toml")).unwrap();
    assert!(ranks.rank.len() >= 75);
    for golden in &ranks.rank {
        let size: Size = golden.size.parse().unwrap();
        let goal = Goal::parse(&golden.goal, size).unwrap();
        let board = board(&golden.board, size);
        let rank = goal.rank(&board).unwrap();
        assert_eq!(rank.to_string(), golden.rank, "{} {}", golden.size, golden.goal);
        assert_eq!(goal.unrank(&golden.rank.parse().unwrap()).unwrap(), board);
    }
}
