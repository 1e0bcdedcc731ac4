//! The laws against all boards there are.

use noyes::{Board, Goal, Layout, Natural, Position, Size};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::*;

fn goals() -> Vec<Goal> {
    let sizes = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4)].into_iter();
    let sizes = sizes.map(|(width, height)| Size::new(width, height).unwrap());
    let named = sizes.flat_map(|size| Layout::ALL.map(|layout| Goal::new(size, layout)));
    let other = ["3 0/1 2", "5 1 0/2 4 3", "8 6 7/2 0 4/3 5 1", "7 3 5 1/2 0 4 6"];
    named.chain(other.map(|text| Goal::from_board(text.parse::<Board>().unwrap()))).collect()
}

/// Every solvable board, as the squares of the goal from which its tiles come.
fn boards(goal: &Goal) -> Vec<Vec<usize>> {
    let count = goal.size().solvable_boards().to_u128().unwrap() as u64;
    let home = |tile| goal.board().tiles().iter().position(|&other| other == tile).unwrap();
    let board = |rank| goal.unrank(&Natural::from(rank)).unwrap();
    let squares = |board: Board| board.numbers().map(home).collect();
    (0..count).map(board).map(squares).collect()
}

fn cycle_count(board: &[usize]) -> usize {
    // The least square of each cycle counts it.
    let is_least = |&start: &usize| {
        let mut here = board[start];
        while here > start {
            here = board[here];
        }
        here == start
    };
    (0..board.len()).filter(is_least).count()
}

fn assert_law(law: &[f64], boards: &[Vec<usize>], number: impl Fn(&[usize]) -> usize, name: &str) {
    let mut counts = vec![0u32; boards[0].len() + 1];
    boards.iter().for_each(|board| counts[number(board)] += 1);
    for (value, &count) in counts.iter().enumerate() {
        let found = f64::from(count) / boards.len() as f64;
        let expected = law.get(value).copied().unwrap_or(0.0);
        assert!((found - expected).abs() < 1e-12, "{name} {value}: {found} {expected}");
    }
}

#[test]
fn tiles_at_home_and_cycles_over_all_boards() {
    for goal in goals() {
        let boards = boards(&goal);
        let blank = goal.blank().index();
        let colours = Colours::of(&goal);
        let area = goal.size().area();
        let at_home = |board: &[usize]| {
            (0..area).filter(|&square| square != blank && board[square] == square).count()
        };
        assert_law(&fixed_points(area, colours), &boards, at_home, &format!("{goal:?} at home"));
        assert_law(&cycles(area, colours), &boards, cycle_count, &format!("{goal:?} cycles"));
    }
}

#[test]
fn the_laws_of_large_boards_are_laws() {
    for (width, height) in [(4, 4), (5, 5), (13, 13), (100, 3), (1000, 1000)] {
        let goal = Goal::new(Size::new(width, height).unwrap(), Layout::BlankLast);
        let (area, colours) = (goal.size().area(), Colours::of(&goal));
        let mean = |law: &[f64]| law.iter().zip(0..).map(|(p, k)| p * f64::from(k)).sum::<f64>();
        let at_home = fixed_points(area, colours);
        assert!((at_home.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{width}x{height}");
        assert!((mean(&at_home) - (area - 1) as f64 / area as f64).abs() < 1e-12);
        let cycles = cycles(area, colours);
        assert!((cycles.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{width}x{height}");
        let harmonic: f64 = (1..=area).map(|k| 1.0 / k as f64).sum();
        // The parity is coupled to the blank's square; that moves the mean a little.
        assert!((mean(&cycles) - harmonic).abs() < 2.0 / area as f64, "{width}x{height}");
    }
}

/// The moments of the table's statistic, by the kernel over all boards.
fn kernel_moments(goal: &Goal) -> [f64; 3] {
    let boards = boards(goal);
    let count = boards.len();
    let agree = |a: &[usize], b: &[usize]| a.iter().zip(b).filter(|(a, b)| a == b).count() as f64;
    let kernel: Vec<Vec<f64>> =
        boards.iter().map(|a| boards.iter().map(|b| agree(a, b) - 1.0).collect()).collect();
    let mean = |power: i32| {
        kernel.iter().flatten().map(|f| f.powi(power)).sum::<f64>() / (count * count) as f64
    };
    for row in &kernel {
        assert!(row.iter().sum::<f64>().abs() < 1e-9, "the kernel is degenerate");
    }
    let mut triangle = 0.0;
    for a in 0..count {
        for b in 0..count {
            let sum: f64 = kernel[a].iter().zip(&kernel[b]).map(|(x, y)| x * y).sum();
            triangle += kernel[a][b] * sum;
        }
    }
    [mean(2), mean(3), triangle / (count * count * count) as f64]
}

#[test]
fn the_kernel_of_the_table() {
    for goal in goals().into_iter().filter(|goal| goal.size().area() <= 6) {
        let found = kernel_moments(&goal);
        let expected = table::kernel(goal.size().area());
        for (found, expected) in found.into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-9, "{goal:?}: {found} {expected}");
        }
    }
}

#[test]
fn the_moments_of_the_table_for_three_boards() {
    // All triples of the 12 boards of 2x2.
    let boards = boards(&Goal::new(Size::new(2, 2).unwrap(), Layout::BlankLast));
    let statistic = |drawn: [&Vec<usize>; 3]| {
        let mut table = [[0.0f64; 4]; 4];
        for board in drawn {
            (0..4).for_each(|square| table[square][board[square]] += 1.0);
        }
        let x2: f64 = table.iter().flatten().map(|o| (o - 0.75) * (o - 0.75) / 0.75).sum();
        0.75 * x2
    };
    let mut values = Vec::new();
    for a in &boards {
        for b in &boards {
            values.extend(boards.iter().map(|c| statistic([a, b, c])));
        }
    }
    let law = tile_squares(4, 3);
    let moment = |power| {
        values.iter().map(|x| (x - law.mean).powi(power)).sum::<f64>() / values.len() as f64
    };
    assert!(moment(1).abs() < 1e-9);
    assert!((moment(2) - law.variance).abs() < 1e-9, "{} {}", moment(2), law.variance);
    assert!((moment(3) - law.third).abs() < 1e-9, "{} {}", moment(3), law.third);
}

/// The probabilities of the numbers of equal pairs, by drawing in all ways.
fn all_draws(drawn: u32, kinds: usize) -> Vec<f64> {
    let ways = kinds.pow(drawn);
    let mut law = vec![0.0; (drawn * (drawn - 1) / 2 + 1) as usize];
    for mut way in 0..ways {
        let mut counts = vec![0usize; kinds];
        let mut pairs = 0;
        for _ in 0..drawn {
            pairs += counts[way % kinds];
            counts[way % kinds] += 1;
            way /= kinds;
        }
        law[pairs] += 1.0 / ways as f64;
    }
    law
}

#[test]
fn equal_pairs_of_few_things() {
    for (drawn, kinds) in [(1, 4), (2, 3), (5, 2), (6, 6), (7, 5), (5, 9)] {
        let law = Collisions::new(drawn.into(), kinds as f64);
        let expected = all_draws(drawn, kinds);
        for pairs in 0..expected.len() {
            let upper: f64 = expected[pairs..].iter().sum();
            let lower: f64 = expected[..=pairs].iter().sum();
            let pairs = pairs as f64;
            assert!((law.upper(pairs) - upper).abs() < 1e-12, "{drawn} of {kinds}: {pairs}");
            assert!((law.lower(pairs) - lower).abs() < 1e-12, "{drawn} of {kinds}: {pairs}");
        }
    }
}

#[test]
fn approximations_of_equal_pairs_meet_the_exact_law() {
    // Compound Poisson, which errs on the side of the accused, and three moments.
    let laws = [(40, 1e6, 0.99, 1.01), (40, 4_000.0, 0.98, 1.3), (40, 1_000.0, 0.97, 2.0)];
    let moments = [(40, 700.0, 0.9, 1.25), (200, 400.0, 0.75, 1.2), (40, 8.0, 0.5, 1.3)];
    for (drawn, kinds, least, most) in laws.into_iter().chain(moments) {
        let exact = Collisions::new(drawn, kinds);
        let nearly = Collisions::nearly(drawn as f64, kinds, 1.0);
        for pairs in (0..400).map(f64::from) {
            let (p, q) = (exact.upper(pairs), nearly.upper(pairs));
            if p >= 1e-4 {
                assert!((least..most).contains(&(q / p)), "{drawn} {kinds}, {pairs}: {p} {q}");
            }
        }
    }
}

/// Which kinds belong to a part is drawn first, then things among those that do.
#[test]
fn equal_pairs_of_a_part_are_as_often_as_the_law_says() {
    let mut random = SmallRng::seed_from_u64(5);
    // Many draws, of which the number of kinds decides, and as many as there are kinds.
    for (drawn, all, part) in [(3000, 800, 0.25), (900, 3600, 0.25), (5000, 400, 0.5)] {
        let kinds = f64::from(all) * part;
        let law = Collisions::of_part(drawn, kinds, part);
        let seen = law.fewer_kinds(law.critical(0.001).unwrap()).unwrap();
        let samples = 4000;
        let mut pairs_of = |all: f64| {
            let inside = (0..all as u32).filter(|_| random.random_bool(part)).count();
            let mut counts = vec![0u64; inside];
            (0..drawn).for_each(|_| counts[random.random_range(0..inside)] += 1);
            counts.iter().map(|count| count * count.saturating_sub(1) / 2).sum::<u64>() as f64
        };
        for level in [0.2, 0.01] {
            let mut tails = [0, 0];
            for _ in 0..samples {
                let pairs = pairs_of(f64::from(all));
                tails[0] += u32::from(law.upper(pairs) <= level);
                tails[1] += u32::from(law.lower(pairs) <= level);
            }
            let expected = level * f64::from(samples);
            for tail in tails.map(f64::from) {
                let margin = 4.0 * expected.sqrt() + 0.2 * expected;
                assert!((tail - expected).abs() < margin, "{drawn} {all} {level}: {tails:?}");
            }
        }
        let critical = law.critical(0.001).unwrap();
        let share = (0..samples).filter(|_| pairs_of(seen / part) >= critical).count();
        let share = share as f64 / f64::from(samples);
        assert!((0.87..0.93).contains(&share), "{drawn} of {all}: {seen} are seen by {share}");
    }
    // Of very many kinds it makes no difference.
    let [known, part] = [Collisions::of_known_part, Collisions::of_part]
        .map(|law| law(10_000_000, 1e13 / 16.0, 1.0 / 16.0).upper(85.0));
    assert!(known > 0.0 && known == part);
}

#[test]
fn g_over_all_ways_and_by_chi_squared() {
    // By hand: two coins; G is 0 for one head, and 4·ln 2 for none and for two.
    let coins = Classes::new(2, vec![0.5, 0.5]);
    assert!((coins.upper(coins.g([2, 0])) - 0.5).abs() < 1e-12);
    assert!((coins.upper(coins.g([1, 1])) - 1.0).abs() < 1e-12);
    assert!((coins.mean() - 2.0 * 2f64.ln()).abs() < 1e-12);
    // Its mean over all ways is the sum of the classes' means.
    let shares = vec![0.4, 0.35, 0.25];
    let few = Classes::new(60, shares.clone());
    let tail = |g: f64| few.upper(g);
    let steps = 400_000;
    let integral: f64 = (0..steps).map(|k| tail(f64::from(k) * 1e-3) * 1e-3).sum();
    assert!((integral - few.mean()).abs() < 2e-3, "{integral} {}", few.mean());
    // χ² agrees with all ways as soon as it takes over.
    let many = Classes::new(190, shares);
    for g in [3.0, 6.0, 10.0, 14.0, 18.0] {
        let chi_squared = ShiftedGamma::noncentral(2.0, 0.0).upper(g * 2.0 / many.mean());
        let ratio = many.upper(g) / chi_squared;
        assert!((0.75..1.33).contains(&ratio), "{g}: {ratio}");
    }
}

#[test]
fn the_shifted_gamma_is_chi_squared_and_normal() {
    // Quantiles from the tables of χ².
    for (freedom, level, x) in
        [(1.0, 0.05, 3.841_459), (10.0, 0.001, 29.588_298), (100.0, 0.01, 135.806_723)]
    {
        let law = ShiftedGamma::noncentral(freedom, 0.0);
        assert!((law.upper(x) / level - 1.0).abs() < 1e-5);
        assert!((law.critical(level) / x - 1.0).abs() < 1e-5);
    }
    // Where another formula takes over nothing jumps.
    for above in [-3.0, 0.0, 2.0, 4.0] {
        let at = |freedom: f64| {
            ShiftedGamma::noncentral(freedom, 0.0).upper(freedom + above * (2.0 * freedom).sqrt())
        };
        assert!((at(1.999e6) / at(2.001e6) - 1.0).abs() < 1e-4, "{above}");
    }
    // Nothing is left to chance.
    let fixed = ShiftedGamma { mean: 3.0, variance: 0.0, third: 0.0 };
    assert_eq!((fixed.upper(3.0), fixed.upper(3.1), fixed.lower(2.9)), (1.0, 0.0, 0.0));
}

#[test]
fn orders_of_two_tiles_by_hand() {
    let law = Order { boards: 3 };
    assert!((law.p(3, 1) - 0.25).abs() < 1e-12);
    assert!((law.p(2, 1) - 1.0).abs() < 1e-12);
    assert!((law.p(3, 3) - 0.75).abs() < 1e-12);
    assert!(law.detectable(0.1, 1).is_infinite());
    // Passed by three of three alone: share³ = 0.9.
    assert!((law.detectable(0.3, 1) - 0.9f64.cbrt()).abs() < 1e-9);
}
