//! The core: dealing, judging, moving, reading, printing.

use std::{cell::RefCell, hint::black_box, rc::Rc};

use noyes::{Board, Dealer, Direction, Goal, Layout, Packed16, Position, Recipe, Size};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use crate::{
    articles,
    measure::{Bench, Prepared, Work},
};

/// What a timed closure leaves for the check.
type Shared<T> = Rc<RefCell<T>>;

pub(crate) fn benches() -> Vec<Bench> {
    let mut benches = Vec::new();
    for (width, height) in [(3, 3), (4, 4), (5, 5), (10, 10)] {
        benches.push(scramble_many(width, height));
        benches.push(scramble_one(width, height));
    }
    benches.extend([solvable(4, 4), solvable(5, 5), solvable(10, 10), moves()]);
    benches.extend([
        large_scramble(),
        large_judge(),
        large_solvable(),
        large_parse(),
        large_print(),
    ]);
    benches
}

fn goal(width: u32, height: u32) -> Goal {
    let size = Size::new(width, height).expect("the sizes here are sizes");
    Goal::new(size, Layout::BlankLast)
}

fn dealer(goal: &Goal) -> Dealer {
    Dealer::new(goal.clone(), Recipe::default(), "bench").expect("the fair recipe suits all sizes")
}

fn deal(goal: &Goal, index: u64) -> Board {
    dealer(goal).deal(index).expect("the index is small")
}

/// The articles' boards, one vector each, and the work that deals them.
fn articles_scramble(width: u32, height: u32, count: usize) -> (Shared<Vec<Vec<u16>>>, Work) {
    let mut generator = SmallRng::seed_from_u64(1);
    let dealt = Shared::<Vec<Vec<u16>>>::default();
    let boards = Rc::clone(&dealt);
    let work = move || {
        let mut boards = boards.borrow_mut();
        boards.clear();
        boards.extend(
            (0..count).map(|_| articles::scramble(width as usize, height as usize, &mut generator)),
        );
    };
    (dealt, Box::new(work))
}

fn check_articles(width: u32, height: u32, boards: &[Vec<u16>]) {
    for tiles in boards {
        assert!(articles::is_solvable(width as usize, height as usize, tiles));
    }
}

/// In bulk: a buffer of cells filled at once, from the first board that the
/// round before did not deal.
fn scramble_many(width: u32, height: u32) -> Bench {
    let area = (width * height) as usize;
    let count = 2_000_000 / area;
    Bench {
        name: format!("scramble/{width}x{height}/uniform"),
        unit: "boards/s",
        units: count as f64,
        baseline_units: count as f64 / 20.0,
        baseline: "articles-vec",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let dealer = dealer(&goal);
            let cells = Rc::new(RefCell::new((0, vec![0u8; count * area])));
            let (filled, one_by_one) = (Rc::clone(&cells), dealer.clone());
            let noyes = move || {
                let (start, cells) = &mut *filled.borrow_mut();
                *start += count as u64;
                dealer.deal_cells(*start, cells).expect("the buffer holds whole boards");
            };
            let (vectors, baseline) = articles_scramble(width, height, count / 20);
            let check = move || {
                let (start, cells) = &*cells.borrow();
                for (index, cells) in (*start..).zip(cells.chunks_exact(area)) {
                    let tiles: Vec<u32> = cells.iter().map(|&tile| tile.into()).collect();
                    let board = Board::new(goal.size(), tiles).expect("a permutation");
                    assert_eq!(goal.is_solvable(&board), Ok(true));
                    // A part is enough to tell this batch's boards from others.
                    if index % 50 == 0 {
                        assert_eq!(one_by_one.deal(index), Ok(board));
                    }
                }
                check_articles(width, height, &vectors.borrow());
            };
            Prepared { noyes: Box::new(noyes), baseline, check: Box::new(check) }
        }),
    }
}

/// One by one, each a `Board` of its own.
fn scramble_one(width: u32, height: u32) -> Bench {
    let count = 200_000 / (width * height) as usize;
    Bench {
        name: format!("scramble/{width}x{height}/one"),
        unit: "boards/s",
        units: count as f64,
        baseline_units: count as f64,
        baseline: "articles-vec",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let dealer = dealer(&goal);
            let dealt = Shared::<Vec<Board>>::default();
            let boards = Rc::clone(&dealt);
            let noyes = move || {
                let mut boards = boards.borrow_mut();
                boards.clear();
                let deal = |index| dealer.deal(index).expect("the index is small");
                boards.extend((0..count as u64).map(deal));
            };
            let (vectors, baseline) = articles_scramble(width, height, count);
            let check = move || {
                let boards = dealt.borrow();
                assert_eq!(boards.len(), count);
                assert!(boards.iter().all(|board| goal.is_solvable(board) == Ok(true)));
                check_articles(width, height, &vectors.borrow());
            };
            Prepared { noyes: Box::new(noyes), baseline, check: Box::new(check) }
        }),
    }
}

fn solvable(width: u32, height: u32) -> Bench {
    let count = 2000u32;
    Bench {
        name: format!("solvable/{width}x{height}/board"),
        unit: "boards/s",
        units: f64::from(count),
        baseline_units: f64::from(count),
        baseline: "articles-double-loop",
        prepare: Box::new(move || {
            let goal = goal(width, height);
            let mut boards: Vec<Board> = (0..count).map(|k| deal(&goal, u64::from(k))).collect();
            // Every other one is made unsolvable.
            for board in boards.iter_mut().step_by(2) {
                let mut tiles =
                    goal.size().squares().filter(|&square| square != board.blank()).take(2);
                if let (Some(a), Some(b)) = (tiles.next(), tiles.next()) {
                    board.swap(a, b);
                }
            }
            let plain: Vec<Vec<u16>> = boards
                .iter()
                .map(|board| board.tiles().iter().map(|&tile| tile as u16).collect())
                .collect();
            let judge = move || {
                let solvable = boards.iter().filter(|&board| goal.is_solvable(board) == Ok(true));
                assert_eq!(solvable.count(), count as usize / 2);
            };
            let baseline = move || {
                let (width, height) = (width as usize, height as usize);
                let solvable =
                    plain.iter().filter(|tiles| articles::is_solvable(width, height, tiles));
                assert_eq!(solvable.count(), count as usize / 2);
            };
            Prepared::checked(judge, baseline)
        }),
    }
}

/// Random legal moves on a packed 4x4 board.
fn moves() -> Bench {
    const STEPS: usize = 200_000;
    Bench {
        name: "moves/4x4/packed".into(),
        unit: "moves/s",
        units: STEPS as f64,
        baseline_units: STEPS as f64,
        baseline: "articles-vec",
        prepare: Box::new(|| {
            let goal = goal(4, 4);
            let start = Packed16::try_from(goal.board()).expect("4x4 fits");
            let mut generator = SmallRng::seed_from_u64(2);
            let walk = move || {
                let mut position = start;
                let mut made = 0;
                while made < STEPS {
                    let mut bits = generator.next_u64();
                    for _ in 0..32 {
                        let direction = Direction::ALL[(bits % 4) as usize];
                        made += usize::from(position.slide(direction).is_some());
                        bits >>= 2;
                    }
                }
                let board = Board::from(position);
                assert!(goal.is_solvable(&board).expect("of the goal's size"));
            };
            let mut generator = SmallRng::seed_from_u64(2);
            let baseline = move || {
                let tiles = articles::walk(4, 4, STEPS, &mut generator);
                assert!(articles::is_solvable(4, 4, &tiles));
            };
            Prepared::checked(walk, baseline)
        }),
    }
}

const LARGE: u32 = 1000;

fn large(
    name: &str,
    baseline: &'static str,
    prepare: impl FnOnce(Goal, Board) -> Prepared + 'static,
) -> Bench {
    Bench {
        name: format!("{name}/{LARGE}x{LARGE}"),
        unit: "boards/s",
        units: 1.0,
        baseline_units: 1.0,
        baseline,
        prepare: Box::new(move || {
            let goal = goal(LARGE, LARGE);
            let board = deal(&goal, 7);
            prepare(goal, board)
        }),
    }
}

fn large_scramble() -> Bench {
    large("scramble", "articles-shuffle", |goal, board| {
        let dealer = dealer(&goal);
        let mut generator = SmallRng::seed_from_u64(3);
        let scramble = move || assert!(dealer.deal(7).expect("the index is small") == board);
        let baseline = move || {
            // Without the double loop over 10^12 pairs, which nobody would wait
            // for: half of these boards cannot be solved.
            let mut tiles: Vec<u32> = (0..LARGE * LARGE).collect();
            rand::seq::SliceRandom::shuffle(&mut tiles[..], &mut generator);
            assert_eq!(tiles.len(), (LARGE * LARGE) as usize);
            black_box(tiles);
        };
        Prepared::checked(scramble, baseline)
    })
}

fn large_judge() -> Bench {
    large("judge", "textbook-merge", |goal, board| {
        let tiles: Vec<u32> = board.tiles().iter().copied().filter(|&tile| tile != 0).collect();
        let expected = articles::merge_inversions(&mut tiles.clone());
        let judge = move || {
            let verdict = goal.judge(&board).expect("of the goal's size");
            assert!(verdict.solvable && verdict.inversion_sum == expected);
        };
        let baseline = move || assert_eq!(articles::merge_inversions(&mut tiles.clone()), expected);
        Prepared::checked(judge, baseline)
    })
}

fn large_solvable() -> Bench {
    large("solvable", "textbook-merge", |goal, board| {
        let board_blank_row = board.blank().row(board.size());
        let tiles: Vec<u32> = board.tiles().iter().copied().filter(|&tile| tile != 0).collect();
        let solvable = move || assert_eq!(goal.is_solvable(&board), Ok(true));
        // The goal's blank is on the last row: with an even width the rows between count too.
        let rows = u64::from(LARGE - 1 - board_blank_row);
        let baseline = move || {
            let sum = articles::merge_inversions(&mut tiles.clone()) + rows;
            assert!(sum.is_multiple_of(2));
        };
        Prepared::checked(solvable, baseline)
    })
}

fn large_parse() -> Bench {
    large("parse", "split-and-parse", |_, board| {
        let text = board.to_string();
        let (same_text, tiles) = (text.clone(), board.tiles().to_vec());
        let parse = move || assert!(text.parse::<Board>().expect("printed by noyes") == board);
        let baseline = move || assert!(articles::parse(&same_text) == tiles);
        Prepared::checked(parse, baseline)
    })
}

fn large_print() -> Bench {
    large("print", "to-string-and-join", |_, board| {
        let text = board.to_string();
        let (same_text, tiles) = (text.clone(), board.tiles().to_vec());
        let print = move || assert!(board.to_string() == text);
        let baseline = move || assert!(articles::print(LARGE as usize, &tiles) == same_text);
        Prepared::checked(print, baseline)
    })
}
