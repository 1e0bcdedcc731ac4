//! The exact audits against every choice of a recipe, followed one by one.

use std::collections::BTreeMap;

use noyes::{
    BlankSquare, Board, Direction, Fix, Goal, Layout, Metric, Position, Recipe, Shuffle, Size,
    Square, Tile,
};
use noyes_audit::{ExactAudit, Limits, Ratio, Weight};
use noyes_solver::ExactTable;

/// The probability of each board, as the sum over all choices.
type Dealt = BTreeMap<Vec<u32>, f64>;

fn audit(goal: &Goal, recipe: Recipe) -> ExactAudit {
    ExactAudit::new(goal, recipe, &Limits::default()).unwrap()
}

/// All that a recipe deals from one board on, choice by choice.
fn choose(board: &Board, goal: &Goal, recipe: Recipe, step: usize, share: f64, dealt: &mut Dealt) {
    let area = goal.size().area();
    let home = recipe.blank_square == BlankSquare::Home;
    let squares: Vec<u32> =
        (0..area as u32).filter(|&k| !home || k != goal.blank().number()).collect();
    let m = squares.len();
    let choices: Option<(usize, Vec<usize>)> = match recipe.shuffle {
        Shuffle::SwapAny if step < m => Some((step, (0..m).collect())),
        Shuffle::Sattolo if step + 1 < m => Some((m - 1 - step, (0..m - 1 - step).collect())),
        Shuffle::FisherYates if step + 1 < m => Some((m - 1 - step, (0..m - step).collect())),
        Shuffle::Floor10 if step < m => {
            let i = m - 1 - step;
            Some((i, (0..10).map(|v| v % (i + 1)).collect()))
        }
        _ => None,
    };
    let Some((i, choices)) = choices else {
        *dealt.entry(board.tiles().to_vec()).or_default() += share;
        return;
    };
    for &j in &choices {
        let mut next = board.clone();
        next.swap(Square::new(squares[i]), Square::new(squares[j]));
        choose(&next, goal, recipe, step + 1, share / choices.len() as f64, dealt);
    }
}

/// The same for walks.
fn walk(
    board: &Board,
    shuffle: Shuffle,
    left: u64,
    undo: Option<Direction>,
    share: f64,
    dealt: &mut Dealt,
) {
    if left == 0 {
        *dealt.entry(board.tiles().to_vec()).or_default() += share;
        return;
    }
    let mut ways = Direction::ALL.to_vec();
    if !matches!(shuffle, Shuffle::RandomSlides { .. }) {
        ways.retain(|&way| board.clone().slide(way).is_some());
    }
    if matches!(shuffle, Shuffle::NoBacktrackSlides { .. }) && ways.len() > 1 {
        ways.retain(|&way| Some(way) != undo);
    }
    if ways.is_empty() {
        return walk(board, shuffle, left - 1, undo, share, dealt);
    }
    for &way in &ways {
        let mut next = board.clone();
        next.slide(way);
        walk(&next, shuffle, left - 1, Some(way.opposite()), share / ways.len() as f64, dealt);
    }
}

fn fixed(dealt: Dealt, goal: &Goal, fix: Fix) -> Dealt {
    let mut result = Dealt::new();
    let mut kept = 0.0;
    for (tiles, share) in dealt {
        let mut board = Board::new(goal.size(), tiles).unwrap();
        if fix != Fix::None && !goal.is_solvable(&board).unwrap() {
            let last = goal.size().area() as u32 - 1;
            let blank = board.blank().number();
            let (a, b) = match fix {
                Fix::Reject => continue,
                Fix::Article if blank < 2 => (last - 1, last),
                Fix::Article => (0, 1),
                _ => {
                    let mut tiles = (0..=last).filter(|&square| square != blank);
                    (tiles.next().unwrap(), tiles.next().unwrap())
                }
            };
            board.swap(Square::new(a), Square::new(b));
        }
        kept += share;
        *result.entry(board.tiles().to_vec()).or_default() += share;
    }
    result.values_mut().for_each(|share| *share /= kept);
    result
}

fn close(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-12
}

/// Everything that an audit says, compared with what is dealt.
fn compare(audit: &ExactAudit, dealt: &Dealt, context: &str) {
    let goal = &audit.goal;
    let (size, area) = (goal.size(), goal.size().area());
    let table = ExactTable::build(goal, Metric::Stm, &noyes_solver::Limits::default()).unwrap();
    let fair = 1.0 / size.solvable_boards().to_f64();
    let (mut solvable, mut possible, mut common, mut slides) = (0.0, 0.0, 0.0, 0.0);
    let (mut any, mut at_home) = (0.0, 0.0);
    let mut cells = vec![0.0; area * area];
    for (tiles, &share) in dealt {
        let board = Board::new(size, tiles.clone()).unwrap();
        if let Ok(distance) = table.distance(&board) {
            solvable += share;
            possible += 1.0;
            common += share.min(fair);
            slides += share * distance as f64;
        }
        let home = tiles.iter().zip(goal.board().tiles()).filter(|&(&a, b)| a != 0 && a == *b);
        let home = home.count();
        at_home += share * home as f64;
        any += if home > 0 { share } else { 0.0 };
        for (square, &tile) in tiles.iter().enumerate() {
            cells[tile as usize * area + square] += share;
        }
    }
    assert_eq!(audit.possible_boards, Some((dealt.len() as u64).into()), "{context}");
    assert!(close(audit.share_possible.unwrap(), possible * fair), "{context}");
    assert!(close(audit.solvable_share.unwrap(), solvable), "{context}");
    assert!(close(audit.tv_distance.unwrap(), 1.0 - common), "{context}");
    assert!(close(audit.any_at_home.unwrap(), any), "{context}");
    assert!(close(audit.tiles_at_home.unwrap(), at_home), "{context}");
    assert!(audit.tv_at_least <= audit.tv_distance.unwrap(), "{context}");
    match audit.mean_length {
        None => assert!(solvable == 0.0, "{context}"),
        Some(length) => {
            assert!(close(length.dealt, slides / solvable), "{context}");
            let counts = table.counts().iter().zip(0..);
            let total: f64 = counts.map(|(&count, d)| count as f64 * f64::from(d)).sum();
            assert!(close(length.fair, total * fair), "{context}");
        }
    }
    let marginals = audit.marginals.as_ref().unwrap();
    for (found, expected) in marginals.cells().iter().zip(&cells) {
        assert!(close(*found, *expected), "{context}: {found} {expected}");
    }
    let most = dealt.values().copied().fold(0.0, f64::max);
    let least = dealt.values().copied().fold(1.0, f64::min);
    // Trees are in reading order.
    let first = |share: f64| {
        dealt.iter().find(|&(_, &other)| (other / share - 1.0).abs() < 1e-9).unwrap().0
    };
    let probability = |weight: &Weight| match weight {
        Weight::Outcomes(count) => count.to_f64() / audit.outcomes.as_ref().unwrap().to_f64(),
        Weight::Probability(probability) => *probability,
    };
    for (likelihood, share) in [(&audit.most_likely, most), (&audit.least_likely, least)] {
        let likelihood = likelihood.as_ref().unwrap();
        assert_eq!(likelihood.board.tiles(), first(share), "{context}");
        assert!(close(probability(&likelihood.weight), share), "{context}");
    }
    let ratio = match audit.ratio.as_ref().unwrap() {
        Ratio::Exact { numerator, denominator } => *numerator as f64 / *denominator as f64,
        Ratio::Decimal(ratio) => *ratio,
    };
    assert!((ratio / (most / least) - 1.0).abs() < 1e-9, "{context}");
}

fn goals(size: &str) -> [Goal; 3] {
    let size: Size = size.parse().unwrap();
    let mut tiles: Vec<u32> = (1..size.area() as u32).rev().collect();
    tiles.insert(size.area() / 2, 0);
    let odd = Goal::from_board(Board::new(size, tiles).unwrap());
    [Goal::new(size, Layout::BlankLast), Goal::new(size, Layout::BlankFirst), odd]
}

#[test]
fn every_choice_of_every_shuffle_by_swaps() {
    for size in ["2x2", "3x2", "2x3", "1x4", "4x1", "1x1", "2x1", "1x3"] {
        for goal in goals(size) {
            for shuffle in
                [Shuffle::SwapAny, Shuffle::Sattolo, Shuffle::FisherYates, Shuffle::Floor10]
            {
                if size.contains('3')
                    && size != "1x3"
                    && shuffle == Shuffle::Floor10
                    && goal.layout().is_some()
                {
                    continue; // a million choices: one goal is enough
                }
                for blank_square in BlankSquare::ALL {
                    let none = Recipe { shuffle, blank_square, fix: Fix::None };
                    let mut dealt = Dealt::new();
                    choose(goal.board(), &goal, none, 0, 1.0, &mut dealt);
                    for fix in Fix::ALL {
                        let recipe = Recipe { fix, ..none };
                        if recipe.check(&goal).is_err() {
                            let error = ExactAudit::new(&goal, recipe, &Limits::default());
                            assert!(error.is_err());
                            continue;
                        }
                        let context = format!("{size} {goal} {recipe}");
                        compare(&audit(&goal, recipe), &fixed(dealt.clone(), &goal, fix), &context);
                    }
                }
            }
        }
    }
}

#[test]
fn every_choice_of_every_walk() {
    for size in ["2x2", "3x2", "2x3", "1x4", "4x1", "1x1", "2x1", "3x3"] {
        for goal in goals(size) {
            for steps in [0, 1, 2, 7] {
                for shuffle in [
                    Shuffle::RandomSlides { steps },
                    Shuffle::LegalSlides { steps },
                    Shuffle::NoBacktrackSlides { steps },
                ] {
                    let recipe = Recipe { shuffle, ..Recipe::default() };
                    let mut dealt = Dealt::new();
                    walk(goal.board(), shuffle, steps, None, 1.0, &mut dealt);
                    compare(&audit(&goal, recipe), &dealt, &format!("{goal:?} {recipe}"));
                }
            }
        }
    }
}

#[test]
fn the_fair_deal_is_fair() {
    for size in ["1x1", "2x2", "1x4", "3x2", "3x3", "4x2"] {
        for goal in goals(size) {
            let audit = audit(&goal, Recipe::default());
            assert_eq!(audit.outcomes, Some(goal.size().solvable_boards()));
            assert_eq!(audit.tv_distance, Some(0.0));
            assert_eq!(audit.share_possible, Some(1.0));
            assert!(audit.tv_at_least < 1e-12);
            let length = audit.mean_length.unwrap();
            assert!(close(length.dealt, length.fair));
        }
    }
}

fn eight(shuffle: Shuffle, fix: Fix) -> ExactAudit {
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    audit(&goal, Recipe { shuffle, fix, ..Recipe::default() })
}

#[test]
fn figures_of_swapping_with_any() {
    let ratio = |size: &str, fix| {
        let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
        let recipe = Recipe { shuffle: Shuffle::SwapAny, fix, ..Recipe::default() };
        match audit(&goal, recipe).ratio {
            Some(Ratio::Exact { numerator, denominator }) => (numerator, denominator),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(ratio("2x2", Fix::None), (15, 8));
    assert_eq!(ratio("2x3", Fix::None), (159, 32));
    assert_eq!(ratio("3x2", Fix::None), (159, 32));
    assert_eq!(ratio("3x3", Fix::None), (6879, 256));
    assert_eq!(ratio("3x3", Fix::Reject), (6879, 256)); // 26.87
    let (numerator, denominator) = ratio("3x3", Fix::Swap);
    assert_eq!(format!("{:.2}", numerator as f64 / denominator as f64), "14.98");
    assert_eq!(eight(Shuffle::SwapAny, Fix::None).outcomes, Some(387_420_489u64.into()));
}

#[test]
fn figures_of_sattolo() {
    let rounded = |value: f64, digits| format!("{value:.digits$}");
    let article = eight(Shuffle::Sattolo, Fix::Article);
    assert_eq!(article.share_possible, Some(2.0 / 9.0));
    assert!(close(article.any_at_home.unwrap(), 1.0 / 8.0));
    let length = article.mean_length.unwrap();
    assert_eq!(
        (rounded(length.dealt, 2), rounded(length.fair, 2)),
        ("22.37".into(), "21.97".into())
    );
    let swap = eight(Shuffle::Sattolo, Fix::Swap);
    assert!(close(swap.any_at_home.unwrap(), 1.0 / 7.0));
    assert_eq!(rounded(swap.mean_length.unwrap().dealt, 2), "22.33");
    let fair = eight(Shuffle::Uniform, Fix::None);
    assert_eq!(rounded(fair.any_at_home.unwrap(), 3), "0.591");
    assert!(close(fair.tiles_at_home.unwrap(), 8.0 / 9.0));
    assert_eq!(eight(Shuffle::Sattolo, Fix::None).any_at_home, Some(0.0));
}

#[test]
fn figures_of_walks_on_4x4() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let at_home = |shuffle| {
        let audit = audit(&goal, Recipe { shuffle, ..Recipe::default() });
        let blank = audit.marginals.unwrap().of_tile(Tile::BLANK).iter().sum::<f64>();
        assert!(close(blank, 1.0));
        audit.tiles_at_home.unwrap()
    };
    let steps = 30;
    assert_eq!(format!("{:.3}", at_home(Shuffle::RandomSlides { steps })), "8.245");
    assert_eq!(format!("{:.2}", at_home(Shuffle::LegalSlides { steps })), "7.10");
    assert_eq!(format!("{:.2}", at_home(Shuffle::NoBacktrackSlides { steps })), "3.19");
    assert!(close(at_home(Shuffle::Uniform), 0.9375));
}

#[test]
fn figures_of_sattolo_on_4x4() {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let sattolo =
        |fix| audit(&goal, Recipe { shuffle: Shuffle::Sattolo, fix, ..Recipe::default() });
    for fix in [Fix::Swap, Fix::Article] {
        let audit = sattolo(fix);
        assert_eq!(audit.possible_boards.unwrap().to_string(), "1307674368000"); // 15!
        assert_eq!(audit.share_possible, Some(0.125));
        assert!(close(audit.tv_distance.unwrap(), 0.875));
    }
    assert!(close(sattolo(Fix::None).solvable_share.unwrap(), 8.0 / 15.0));
}

#[test]
fn large_boards_have_answers() {
    let goal = Goal::new("13x12".parse().unwrap(), Layout::Spiral);
    for shuffle in Shuffle::ALL {
        let audit = audit(&goal, Recipe { shuffle, ..Recipe::default() });
        assert!((0.0..=1.0).contains(&audit.tv_at_least));
        assert!(audit.solvable_share.is_some(), "{shuffle:?}");
    }
    // The parity is soon even, but floor10 is not fair for it.
    let swap_any = audit(&goal, Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() });
    assert!((swap_any.solvable_share.unwrap() - 0.5).abs() < 1e-3);
    let floor10 = audit(&goal, Recipe { shuffle: Shuffle::Floor10, ..Recipe::default() });
    assert!(floor10.tv_at_least > 0.5);
}

#[test]
fn limits_are_kept() {
    use noyes::Coded;
    let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
    let recipe = Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() };
    let code = |goal: &Goal, recipe, limits: &Limits<'_>| {
        ExactAudit::new(goal, recipe, limits).unwrap_err().code()
    };
    let small = Limits { memory: 1 << 20, ..Limits::default() };
    let walk = Recipe { shuffle: Shuffle::LegalSlides { steps: 9 }, ..Recipe::default() };
    assert_eq!(code(&goal, recipe, &small), "out-of-memory");
    assert_eq!(code(&goal, walk, &small), "out-of-memory");
    let cancel = noyes_audit::Cancel::new();
    cancel.cancel();
    let cancelled = Limits { cancel: Some(&cancel), ..Limits::default() };
    assert_eq!(code(&goal, recipe, &cancelled), "cancelled");
    assert_eq!(code(&goal, walk, &cancelled), "cancelled");
    let large = Goal::new("6x6".parse().unwrap(), Layout::BlankLast);
    assert_eq!(code(&large, recipe, &cancelled), "cancelled");
    assert_eq!(code(&large, walk, &cancelled), "cancelled");
}
