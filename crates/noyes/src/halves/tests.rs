//! Judging in batches, against all pairs: every size, every remainder, and every
//! instruction set in turn.

use alloc::{vec, vec::Vec};

use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::SliceRandom};

use super::*;
use crate::{Layout, Packed16, Packed25};

fn generator() -> SmallRng {
    SmallRng::seed_from_u64(1)
}

/// Where every access to memory is followed there is time for few of them.
fn sizes() -> impl Iterator<Item = Size> {
    let all = (2..=32).flat_map(|width| (2..=64 / width).map(move |height| (width, height)));
    let few = [(3, 3), (4, 5), (4, 7), (6, 6)];
    let sizes = all.filter(move |sides| !cfg!(miri) || few.contains(sides));
    sizes.map(|(width, height)| Size::new(width, height).unwrap())
}

/// A batch of permutations, one after another.
fn boards(area: usize, generator: &mut SmallRng) -> Vec<u8> {
    let mut cells = Vec::new();
    for _ in 0..BATCH {
        let mut numbers: Vec<u8> = (0..area).map(|number| number as u8).collect();
        numbers.shuffle(generator);
        cells.extend(numbers);
    }
    cells
}

/// Whether an odd number of pairs stand in the wrong order, plus one if the
/// blank stands on an odd square.
fn half(size: Size, numbers: &[u8]) -> bool {
    let mut sum = 0;
    for (square, (i, &a)) in size.squares().zip(numbers.iter().enumerate()) {
        let odd = (square.row(size) + square.column(size)) % 2 == 1;
        sum += usize::from(a == 0 && odd);
        sum += numbers[i + 1..].iter().filter(|&&b| a > b).count();
    }
    sum % 2 == 1
}

fn expected(goal: &Goal, cells: &[u8]) -> Vec<bool> {
    let solved: Vec<u8> = goal.board().tiles().iter().map(|&tile| tile as u8).collect();
    let size = goal.size();
    let boards = cells.chunks_exact(size.area());
    boards.map(|board| half(size, board) == half(size, &solved)).collect()
}

#[test]
fn cells_are_judged_as_by_all_pairs() {
    let mut generator = generator();
    for size in sizes() {
        let (goal, area) = (Goal::new(size, Layout::Snake), size.area());
        let cells = boards(area, &mut generator);
        let words: Vec<u32> = cells.iter().map(|&cell| cell.into()).collect();
        let expected = expected(&goal, &cells);
        for chosen in Chosen::all() {
            let mut halves = CellHalves::on(chosen, &goal);
            let mut judge = |count: usize| {
                let mut answers = vec![false; count];
                assert!(halves.judge(&cells[..count * area], &mut answers), "{chosen:?} {size}");
                assert_eq!(answers, expected[..count], "{chosen:?} {size}, {count} boards");
                assert!(halves.judge(&words[..count * area], &mut answers), "{chosen:?} {size}");
                assert_eq!(answers, expected[..count], "{chosen:?} {size}, {count} boards");
            };
            match size.width() {
                // From many to few, so that there are always others left from before.
                3..=6 if size.height() == size.width() && !cfg!(miri) => {
                    (1..=BATCH).rev().for_each(judge);
                }
                _ => [BATCH, 130, 1].into_iter().for_each(&mut judge),
            }
        }
    }
}

#[test]
fn packed_boards_are_judged_as_by_all_pairs() {
    fn judge<P: PackedBoard>(goal: &Goal, cells: &[u8], expected: &[bool]) {
        let size = goal.size();
        if size.area() > P::MAX_AREA {
            return;
        }
        let pack = |cells: &[u8]| {
            let blank = cells.iter().position(|&cell| cell == 0).unwrap();
            P::pack(size, Square::new(blank as u32), cells.iter().map(|&cell| cell.into()))
        };
        let boards: Vec<P> = cells.chunks_exact(size.area()).map(pack).collect();
        for chosen in Chosen::all() {
            let mut halves = PackedHalves::on::<P>(chosen, goal);
            for count in (1..=BATCH).rev().step_by(if cfg!(miri) { 100 } else { 1 }) {
                let mut answers = vec![false; count];
                halves.judge(&boards[..count], &mut answers);
                assert_eq!(answers, expected[..count], "{chosen:?} {size}, {count} boards");
            }
        }
    }
    let mut generator = generator();
    for size in sizes().filter(|size| size.area() <= Packed25::MAX_AREA) {
        let goal = Goal::new(size, Layout::Spiral);
        let cells = boards(size.area(), &mut generator);
        let expected = expected(&goal, &cells);
        judge::<Packed16>(&goal, &cells, &expected);
        judge::<Packed25>(&goal, &cells, &expected);
    }
}

/// Every way of not being a board, on the first, the last and any board and square.
#[test]
fn what_is_no_board_is_found() {
    let mut generator = generator();
    for size in sizes() {
        let (goal, area) = (Goal::new(size, Layout::BlankLast), size.area());
        let mut cells = boards(area, &mut generator);
        for chosen in Chosen::all() {
            let mut halves = CellHalves::on(chosen, &goal);
            let mut answers = vec![false; BATCH];
            let mut check = |cells: &[u8], what: &dyn core::fmt::Debug| {
                let valid = halves.judge(cells, &mut answers);
                assert!(!valid, "{chosen:?} {size}, {what:?}");
            };
            let boards = [0, generator.random_range(0..BATCH), BATCH - 1];
            let squares = [area - 1, generator.random_range(0..area), 0];
            for (board, a) in boards.into_iter().zip(squares) {
                let b = (a + generator.random_range(1..area)) % area;
                let first = board * area;
                let kept: Vec<u8> = cells[first..first + area].to_vec();
                let large = [area as u8, area as u8 + 1, 15, 16, 31, 32, 64, 127, 128, 255];
                let large = (0..8).map(|bit| kept[a] | 1 << bit).chain(large);
                let large = large.filter(|&bad| usize::from(bad) >= area);
                for bad in large.step_by(if cfg!(miri) { 5 } else { 1 }).chain([kept[b]]) {
                    cells[first + a] = bad;
                    check(&cells, &(board, a, bad));
                    // The same one twice more.
                    cells[first + b] = bad;
                    check(&cells, &(board, a, b, bad));
                    cells[first..first + area].copy_from_slice(&kept);
                }
                // Each number an even number of times, and each that no board has once.
                cells[first..first + area].fill(0);
                check(&cells, &(board, "all the same"));
                for (square, bad) in (area..32).enumerate().take(area) {
                    cells[first + square] = bad as u8;
                }
                if area < 32 {
                    check(&cells, &(board, "too large"));
                }
                cells[first..first + area].copy_from_slice(&kept);
                // Two numbers twice each, where two others are missing: the sums are right.
                if area >= 4 {
                    (cells[first + 2], cells[first + 3]) = (kept[0], kept[1]);
                    check(&cells, &(board, "two pairs"));
                }
                cells[first..first + area].copy_from_slice(&kept);
            }
        }
    }
}
