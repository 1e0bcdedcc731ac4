//! Boards that came more than once, with much memory and with little.

use noyes::{Board, Dealer, Goal, Packed16, Recipe};
use noyes_audit::{Counts, Repeats, Tally};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::{boards, goal, obvious};

const LITTLE: u64 = 64 << 10;

fn packed(goal: &Goal, seed: &str, count: usize) -> Vec<Packed16> {
    let mut boards = vec![Packed16::try_from(goal.board()).unwrap(); count];
    let dealer = Dealer::new(goal.clone(), Recipe::default(), seed).unwrap();
    dealer.deal_packed(0, &mut boards).unwrap();
    boards
}

/// Counts parts of the boards apart and merges them, in some order.
fn merged(goal: &Goal, boards: &[Packed16], memory: u64, parts: usize, backwards: bool) -> Counts {
    let mut tallies: Vec<Tally> = boards
        .chunks(boards.len().div_ceil(parts))
        .map(|boards| {
            let mut tally = Tally::new(goal.clone(), memory);
            tally.add_packed(boards).unwrap();
            tally
        })
        .collect();
    if backwards {
        tallies.reverse();
    }
    let mut all = Tally::new(goal.clone(), memory);
    tallies.into_iter().for_each(|tally| all.merge(tally).unwrap());
    all.counts()
}

#[test]
fn merging_in_any_order_gives_the_same() {
    for (width, height) in [(3, 3), (4, 4)] {
        let goal = goal(width, height);
        let boards = packed(&goal, "merge", 40_000);
        for memory in [64 << 20, 1 << 20, LITTLE, 0] {
            let mut tally = Tally::new(goal.clone(), memory);
            tally.add_packed(&boards).unwrap();
            let expected = tally.counts();
            for parts in [1, 2, 3, 7, 100] {
                for backwards in [false, true] {
                    let counts = merged(&goal, &boards, memory, parts, backwards);
                    assert_eq!(counts.repeats, expected.repeats);
                    assert!(counts == expected);
                }
            }
        }
    }
}

/// Threads hand over what they counted whenever they like, and count on.
#[test]
fn handing_over_at_any_time_gives_the_same() {
    let mut random = SmallRng::seed_from_u64(2);
    for (width, height) in [(3, 3), (4, 4), (5, 4)] {
        let goal = goal(width, height);
        let boards = boards(&goal, 20_000);
        for memory in [1 << 20, 256 << 10, LITTLE] {
            let mut tally = Tally::new(goal.clone(), memory);
            boards.iter().for_each(|board| tally.add(board).unwrap());
            let expected = tally.counts();
            let mut all = Tally::new(goal.clone(), memory);
            let mut others = vec![Tally::new(goal.clone(), memory); 3];
            for board in &boards {
                let other = &mut others[random.random_range(0..3)];
                other.add(board).unwrap();
                if random.random_bool(0.001) {
                    all.append(other).unwrap();
                }
            }
            others.iter_mut().for_each(|other| all.append(other).unwrap());
            assert!(all.counts() == expected, "{width}x{height} in {memory}");
            for other in &mut others {
                let Counts { boards, repeats, at_home, .. } = other.counts();
                assert_eq!((boards, at_home.iter().sum::<u64>()), (0, 0));
                assert_eq!((repeats.compared, repeats.distinct, repeats.pairs), (0, 0, 0));
            }
        }
    }
}

#[test]
fn merging_boards_of_all_sizes() {
    for (width, height) in [(2, 2), (5, 5), (7, 6), (17, 17)] {
        let goal = goal(width, height);
        let boards = boards(&goal, 1200);
        let mut all = Tally::new(goal.clone(), 1 << 20);
        for boards in boards.chunks(431) {
            let mut tally = Tally::new(goal.clone(), 1 << 20);
            boards.iter().for_each(|board| tally.add(board).unwrap());
            all.merge(tally).unwrap();
        }
        assert!(all.counts() == obvious::count(&goal, &boards));
    }
}

/// A generator that is seeded from few values deals few boards again and again:
/// those fit into little memory.
#[test]
fn few_boards_again_and_again_are_all_compared() {
    let goal = goal(4, 4);
    let few: Vec<Board> = packed(&goal, "few", 300).into_iter().map(Board::from).collect();
    let many: Vec<Board> =
        (0..100_000usize).map(|k| few[k * k % 299 + usize::from(k % 1000 == 7)].clone()).collect();
    let mut tally = Tally::new(goal.clone(), LITTLE);
    many.iter().for_each(|board| tally.add(board).unwrap());
    assert_eq!(tally.counts().repeats, obvious::count(&goal, &many).repeats);
}

/// Where memory does not reach, the counts are those of a part, and in
/// proportion to it.
#[test]
fn little_memory_leaves_a_part() {
    let goal = goal(4, 4);
    // Every board twice, every tenth three times.
    let mut boards = packed(&goal, "part", 60_000);
    boards.extend_from_within(..);
    boards.extend(boards.iter().copied().take(60_000).step_by(10).collect::<Vec<_>>());
    let mut last = Repeats { part: 2.0, ..Repeats::default() };
    for memory in [64 << 20, 8 << 20, 2 << 20, 512 << 10, 128 << 10] {
        let mut tally = Tally::new(goal.clone(), memory);
        tally.add_packed(&boards).unwrap();
        let Repeats { compared, part, distinct, pairs, most } = tally.counts().repeats;
        assert!(part <= last.part);
        // A binomial number of boards is in the part: six standard deviations.
        let expected = 60_000.0 * part;
        let margin = 6.0 * (60_000.0 * part * (1.0 - part)).sqrt();
        assert!((distinct as f64 - expected).abs() <= margin, "{distinct} of {expected}");
        let thrice = pairs.checked_sub(distinct).unwrap() / 2;
        assert!((thrice as f64 - expected / 10.0).abs() <= margin, "{thrice} thrice");
        assert_eq!((compared, most), (2 * distinct + thrice, 3));
        last = Repeats { compared, part, distinct, pairs, most };
    }
    assert!(last.part < 0.05 && last.distinct > 500, "{last:?}");
}

#[test]
fn ten_million_boards_in_sixteen_megabytes() {
    const BOARDS: usize = 10_000_000;
    let goal = goal(4, 4);
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "stream").unwrap();
    let mut buffer = vec![Packed16::try_from(goal.board()).unwrap(); 50_000];
    let mut tally = Tally::new(goal, 16 << 20);
    for start in (0..BOARDS).step_by(buffer.len()) {
        dealer.deal_packed(start as u64, &mut buffer).unwrap();
        tally.add_packed(&buffer).unwrap();
    }
    let counts = tally.counts();
    assert_eq!((counts.boards, counts.unsolvable), (BOARDS as u64, 0));
    assert_eq!(counts.placed.iter().sum::<u64>(), 16 * BOARDS as u64);
    let Repeats { compared, part, distinct, pairs, .. } = counts.repeats;
    assert_eq!(part, 1.0 / 16.0);
    // A pair of equal boards among them would be a surprise, but may be.
    assert_eq!(distinct + pairs, compared);
    assert!((compared as f64 - 625_000.0).abs() < 6.0 * (625_000.0f64).sqrt());
}
