//! What the shuffles deal, counted: the fair one passes, the others do not.
//!
//! Seeds are fixed, so that nothing here depends on luck.

use std::collections::HashMap;

use noyes::{
    BlankSquare, Board, Dealer, Fix, Goal, Layout, Natural, Packed16, Recipe, Shuffle, Size,
};
use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The probability that fair counts differ at least this much.
fn chi_square(counts: impl IntoIterator<Item = u64>, cells: usize, expected: f64) -> f64 {
    let (mut sum, mut filled) = (0.0, 0);
    for count in counts {
        sum += (count as f64 - expected).powi(2) / expected;
        filled += 1;
    }
    sum += (cells - filled) as f64 * expected;
    ChiSquared::new(cells as f64 - 1.0).unwrap().sf(sum)
}

fn recipe(shuffle: Shuffle, fix: Fix) -> Recipe {
    Recipe { shuffle, fix, blank_square: BlankSquare::Any }
}

fn dealer(size: Size, recipe: Recipe, seed: &str) -> Dealer {
    Dealer::new(Goal::new(size, Layout::BlankLast), recipe, seed).unwrap()
}

/// Chi-square over all 181,440 solvable 3x3 boards, 10 deals a board.
fn p_of_boards(recipe: Recipe) -> f64 {
    let dealer = dealer(Size::EIGHT, recipe, "fairness");
    let mut boards = vec![Packed16::try_from(dealer.goal().board()).unwrap(); 10 * 181_440];
    dealer.deal_packed(0, &mut boards).unwrap();
    let mut counts: HashMap<u64, u64> = HashMap::new();
    for board in boards {
        *counts.entry(board.bits()).or_default() += 1;
    }
    chi_square(counts.into_values(), 181_440, 10.0)
}

/// The least p over the squares, of each tile as likely there as any other.
fn p_of_marginals(size: Size, recipe: Recipe) -> f64 {
    let count = 200_000;
    let area = size.area();
    let mut cells = vec![0u8; count * area];
    dealer(size, recipe, "marginals").deal_cells(0, &mut cells).unwrap();
    let mut counts = vec![0u64; area * area];
    for board in cells.chunks_exact(area) {
        for (square, &tile) in board.iter().enumerate() {
            counts[square * area + usize::from(tile)] += 1;
        }
    }
    let expected = count as f64 / area as f64;
    counts
        .chunks_exact(area)
        .map(|square| chi_square(square.iter().copied(), area, expected))
        .fold(1.0, f64::min)
}

/// What fair counts stay above, however many ways there are to look at them.
const FAIR: f64 = 1e-4;
/// What a biased shuffle stays below by a wide margin.
const BIASED: f64 = 1e-12;

#[test]
fn each_rank_deals_one_board_and_each_board_has_one() {
    for (width, height, boards) in [(2, 2, 12), (2, 3, 360), (3, 2, 360)] {
        let goal = Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast);
        let dealt: std::collections::HashSet<_> =
            (0..boards).map(|rank: u64| goal.unrank(&Natural::from(rank)).unwrap()).collect();
        assert_eq!(dealt.len() as u64, boards);
        assert!(dealt.iter().all(|board| goal.is_solvable(board).unwrap()));
        assert!(goal.unrank(&Natural::from(boards)).is_err());
    }
}

#[test]
fn fair_deals_reach_every_board_alike() {
    assert!(p_of_boards(Recipe::default()) > FAIR);
    assert!(p_of_boards(recipe(Shuffle::FisherYates, Fix::Swap)) > FAIR);
    assert!(p_of_boards(recipe(Shuffle::FisherYates, Fix::Article)) > FAIR);
    assert!(p_of_boards(recipe(Shuffle::FisherYates, Fix::Reject)) > FAIR);
}

#[test]
fn biased_shuffles_are_caught_on_boards() {
    for (shuffle, fix) in [
        (Shuffle::SwapAny, Fix::Swap),
        (Shuffle::SwapAny, Fix::Reject),
        (Shuffle::Sattolo, Fix::Swap),
        (Shuffle::LegalSlides { steps: 31 }, Fix::None),
    ] {
        assert!(p_of_boards(recipe(shuffle, fix)) < BIASED, "{shuffle:?} {fix:?}");
    }
}

#[test]
fn fair_deals_put_every_tile_everywhere() {
    for (width, height) in [(4, 4), (5, 4), (4, 5), (10, 10)] {
        let size = Size::new(width, height).unwrap();
        assert!(p_of_marginals(size, Recipe::default()) > FAIR, "{size}");
    }
    // Above 256 squares another bijection deals.
    let size = Size::new(20, 13).unwrap();
    let dealer = dealer(size, Recipe::default(), "marginals");
    let mut cells = vec![0u16; 20_000 * 260];
    dealer.deal_cells(0, &mut cells).unwrap();
    for square in [0, 1, 100, 257, 258, 259] {
        let mut counts = vec![0; 260];
        cells.chunks_exact(260).for_each(|board| counts[usize::from(board[square])] += 1);
        assert!(chi_square(counts, 260, 20_000.0 / 260.0) > FAIR, "square {square}");
    }
}

#[test]
fn biased_shuffles_are_caught_on_marginals() {
    for (width, height) in [(4, 4), (5, 4)] {
        let size = Size::new(width, height).unwrap();
        let slides = Shuffle::RandomSlides { steps: 100 };
        for shuffle in [Shuffle::SwapAny, Shuffle::Sattolo, Shuffle::Floor10, slides] {
            let p = p_of_marginals(size, recipe(shuffle, Fix::Swap));
            assert!(p < BIASED, "{size} {shuffle:?} {p}");
        }
    }
}

#[test]
fn one_wide_deals_are_even() {
    for (width, height) in [(1, 2), (7, 1), (1, 30)] {
        let size = Size::new(width, height).unwrap();
        let dealer = dealer(size, Recipe::default(), "line");
        let mut counts: HashMap<_, u64> = HashMap::new();
        for index in 0..30_000 {
            *counts.entry(dealer.deal(index).unwrap()).or_default() += 1;
        }
        let area = size.area();
        assert_eq!(counts.len(), area);
        assert!(chi_square(counts.into_values(), area, 30_000.0 / area as f64) > FAIR);
    }
}

/// The figures that are known of the articles' ways, as far as counting shows them.
#[test]
fn the_articles_ways_have_their_known_flaws() {
    let distinct = |size: Size, recipe: Recipe, count: usize| {
        let dealer = dealer(size, recipe, "flaws");
        let mut boards = vec![Packed16::try_from(dealer.goal().board()).unwrap(); count];
        dealer.deal_packed(0, &mut boards).unwrap();
        let mut counts: HashMap<u64, u64> = HashMap::new();
        boards.iter().for_each(|board| *counts.entry(board.bits()).or_default() += 1);
        counts
    };
    // Sattolo with a repair deals (n−1)! of the n!/2 boards: 2/9 of them on 3x3.
    let boards = distinct(Size::EIGHT, recipe(Shuffle::Sattolo, Fix::Swap), 2_000_000);
    assert_eq!(boards.len(), 40_320);
    // Swap-any on 2x2: the most likely board of all 24 against the least, 15/8.
    let counts = distinct(Size::new(2, 2).unwrap(), recipe(Shuffle::SwapAny, Fix::None), 4_096_000);
    assert_eq!(counts.len(), 24);
    let ratio = *counts.values().max().unwrap() as f64 / *counts.values().min().unwrap() as f64;
    assert!((ratio - 15.0 / 8.0).abs() < 0.02, "{ratio}");
    // 30 random tries on 4x4 leave 8.245 of 15 tiles at home.
    let slides = recipe(Shuffle::RandomSlides { steps: 30 }, Fix::None);
    let mut cells = vec![0u8; 16 * 100_000];
    dealer(Size::FIFTEEN, slides, "flaws").deal_cells(0, &mut cells).unwrap();
    let home = cells
        .chunks_exact(16)
        .flat_map(|board| board.iter().zip(1u8..16))
        .filter(|&(&tile, home)| tile == home)
        .count();
    assert!((home as f64 / 100_000.0 - 8.245).abs() < 0.05, "{home}");
    // An even number of legal slides leaves the blank on half of the squares.
    let even = recipe(Shuffle::LegalSlides { steps: 200 }, Fix::None);
    let dealer = dealer(Size::EIGHT, even, "flaws");
    assert!((0..1000).all(|index| {
        let board = dealer.deal(index).unwrap();
        board.tiles().iter().position(|&tile| tile == 0).unwrap() % 2 == 0
    }));
}

#[test]
fn recipes_that_cannot_work_are_refused() {
    use noyes::Coded;
    let code = |size: &str, shuffle: &str, fix: &str, blank: &str| {
        let recipe = Recipe {
            shuffle: Shuffle::from_name(shuffle, None).unwrap(),
            fix: Fix::from_name(fix).unwrap(),
            blank_square: BlankSquare::from_name(blank).unwrap(),
        };
        let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
        Dealer::new(goal, recipe, "").err().map_or("", |error| error.code())
    };
    assert_eq!(code("1x5", "fisher-yates", "reject", "any"), "never-solvable");
    assert_eq!(code("5x1", "swap-any", "swap", "any"), "no-repair");
    assert_eq!(code("1x5", "floor10", "article", "any"), "no-repair");
    assert_eq!(code("3x3", "sattolo", "reject", "home"), "never-solvable");
    assert_eq!(code("5x5", "sattolo", "reject", "home"), "never-solvable");
    assert_eq!(code("4x4", "sattolo", "reject", "home"), "");
    assert_eq!(code("3x3", "sattolo", "swap", "home"), "");
    assert_eq!(code("3x3", "sattolo", "reject", "any"), "");
    assert_eq!(code("1x5", "uniform", "reject", "any"), "");
    assert_eq!(code("1x5", "sattolo", "none", "any"), "");
    assert_eq!(code("1x2", "fisher-yates", "reject", "any"), "");
    assert_eq!(code("1x3", "fisher-yates", "reject", "any"), "");
    assert_eq!(code("3x1", "fisher-yates", "swap", "any"), "");
    assert_eq!(code("3x1", "fisher-yates", "article", "any"), "no-repair");
    assert_eq!(code("1x1", "sattolo", "reject", "home"), "");
    assert_eq!(code("1x3", "sattolo", "reject", "home"), "never-solvable");
    assert_eq!(code("4x4", "legal-slides", "none", "home"), "blank-home-with-slides");

    // The blank's home between the two tiles of a line: both cycles turn them round.
    let between = Goal::from_board(Board::new("3x1".parse().unwrap(), [1, 0, 2]).unwrap());
    let recipe = Recipe { shuffle: Shuffle::Sattolo, fix: Fix::Reject, ..Recipe::default() };
    assert_eq!(recipe.check(&between).unwrap_err().code(), "never-solvable");
    assert!(Recipe { fix: Fix::Swap, ..recipe }.check(&between).is_ok());
}

#[test]
fn indices_end_where_the_specification_says() {
    use noyes::Coded;
    let dealer = dealer(Size::FIFTEEN, Recipe::default(), "");
    assert!(dealer.deal(Dealer::DEALS - 1).is_ok());
    assert_eq!(dealer.deal(Dealer::DEALS).unwrap_err().code(), "index-too-large");
    let mut cells = [0u8; 32];
    assert!(dealer.deal_cells(Dealer::DEALS - 2, &mut cells).is_ok());
    let error = dealer.deal_cells(Dealer::DEALS - 1, &mut cells).unwrap_err();
    assert_eq!(error.code(), "index-too-large");
    assert_eq!(dealer.deal_cells(u64::MAX, &mut cells).unwrap_err().code(), "index-too-large");
    assert_eq!(dealer.deal_cells(0, &mut cells[1..]).unwrap_err().code(), "wrong-count");
}
