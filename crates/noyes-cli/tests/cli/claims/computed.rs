//! Numbers that no command gives, in the most obvious way.

use std::collections::HashSet;

use noyes::{Board, Dealer, Goal, Layout, Recipe, Shuffle, Size};

/// The number of a name such as `boards_reached(3x3)`.
///
/// # Panics
/// If there is none of this name.
pub(super) fn by_name(call: &str) -> f64 {
    let (name, size) = call.trim_end_matches(')').split_once('(').unwrap_or((call, "4x4"));
    let size: Size = size.parse().unwrap();
    match name {
        "boards_reached" => reached(size).len() as f64,
        "rule_allows" => allowed(size).len() as f64,
        "rule_wrong" => allowed(size).symmetric_difference(&reached(size)).count() as f64,
        "slides_that_happen" => slides_that_happen(),
        "neighbour_bias" => neighbour_bias(size),
        "mostly_home" => mostly_home(),
        "mostly_home_sample" => SAMPLE as f64,
        "stale_blank_verdicts" => stale_blank(size).0,
        "stale_blank_unsolvable" => stale_blank(size).1,
        "first_nine_squares_wrong" => first_nine_squares_wrong(),
        _ => panic!("no number is called {name}"),
    }
}

/// A board as the articles have it: tiles in reading order, 0 the blank.
type List = Vec<u32>;

fn solved(size: Size) -> List {
    let n = size.area() as u32;
    (1..n).chain([0]).collect()
}

/// All boards that slides lead to from the solved one, by following them all.
fn reached(size: Size) -> HashSet<List> {
    let (width, area) = (size.width() as usize, size.area());
    let mut seen = HashSet::from([solved(size)]);
    let mut todo = vec![solved(size)];
    while let Some(list) = todo.pop() {
        let blank = list.iter().position(|&tile| tile == 0).unwrap();
        for (possible, square) in [
            (blank % width > 0, blank.wrapping_sub(1)),
            (blank % width + 1 < width, blank + 1),
            (blank >= width, blank.wrapping_sub(width)),
            (blank + width < area, blank + width),
        ] {
            if possible {
                let mut next = list.clone();
                next.swap(blank, square);
                if seen.insert(next.clone()) {
                    todo.push(next);
                }
            }
        }
    }
    seen
}

fn permutations(n: usize) -> Vec<List> {
    if n == 0 {
        return vec![vec![]];
    }
    let insert = |list: List| {
        (0..n).map(move |place| {
            let mut longer = list.clone();
            longer.insert(place, n as u32 - 1);
            longer
        })
    };
    permutations(n - 1).into_iter().flat_map(insert).collect()
}

fn inversion_sum(list: &[u32]) -> usize {
    let tiles: List = list.iter().copied().filter(|&tile| tile != 0).collect();
    (0..tiles.len()).map(|k| tiles[k..].iter().filter(|&&tile| tile < tiles[k]).count()).sum()
}

/// The row of the blank, counted from 1 at the top as the article does.
fn empty_row(list: &[u32], size: Size) -> usize {
    list.iter().position(|&tile| tile == 0).unwrap() / size.width() as usize + 1
}

/// The article's rule.
fn rule(list: &[u32], size: Size, empty_row: usize) -> bool {
    if size.width() % 2 == 1 {
        inversion_sum(list).is_multiple_of(2)
    } else {
        (inversion_sum(list) + size.height() as usize - empty_row).is_multiple_of(2)
    }
}

/// All boards that the article's rule allows.
fn allowed(size: Size) -> HashSet<List> {
    let all = permutations(size.area()).into_iter();
    all.filter(|list| rule(list, size, empty_row(list, size))).collect()
}

/// How many of 30 tries on 4x4 find a tile, in the mean: the blank walks alone.
fn slides_that_happen() -> f64 {
    let mut chance = [0.0; 16];
    chance[15] = 1.0;
    let mut slides = 0.0;
    for _ in 0..30 {
        let mut next = [0.0; 16];
        for square in 0..16_usize {
            let (row, column) = (square / 4, square % 4);
            let neighbours = [
                (row > 0).then(|| square - 4),
                (row < 3).then(|| square + 4),
                (column > 0).then(|| square - 1),
                (column < 3).then(|| square + 1),
            ];
            for neighbour in neighbours {
                next[neighbour.unwrap_or(square)] += chance[square] / 4.0;
                slides += if neighbour.is_some() { chance[square] / 4.0 } else { 0.0 };
            }
        }
        chance = next;
    }
    slides
}

/// How far squares drawn as often as they have neighbours are from uniform.
fn neighbour_bias(size: Size) -> f64 {
    let neighbours =
        |place: u32, squares: u32| u32::from(place > 0) + u32::from(place + 1 < squares);
    let counts: Vec<f64> = (0..size.height())
        .flat_map(|row| (0..size.width()).map(move |column| (row, column)))
        .map(|(row, column)| neighbours(row, size.height()) + neighbours(column, size.width()))
        .map(f64::from)
        .collect();
    let (sum, fair) = (counts.iter().sum::<f64>(), 1.0 / size.area() as f64);
    counts.iter().map(|count| (count / sum - fair).max(0.0)).sum()
}

/// The number of deals in a sample.
const SAMPLE: u64 = 100_000;

fn dealer(shuffle: Shuffle) -> Dealer {
    let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let recipe = Recipe { shuffle, ..Recipe::default() };
    Dealer::new(goal, recipe, "claims").unwrap()
}

fn list(board: &Board) -> List {
    board.tiles().to_vec()
}

/// The share of deals by 30 tries with more than half of the tiles at home.
fn mostly_home() -> f64 {
    let dealer = dealer(Shuffle::RandomSlides { steps: 30 });
    let is_mostly_home = |&index: &u64| {
        let list = list(&dealer.deal(index).unwrap());
        let at_home = (1..).zip(&list).filter(|(home, tile)| home == *tile).count();
        2 * at_home > list.len() - 1
    };
    (0..SAMPLE).filter(is_mostly_home).count() as f64 / SAMPLE as f64
}

/// The article's test and repair after a fair shuffle, the blank still taken
/// to be in its corner: the share of wrong verdicts, and of boards dealt that
/// cannot be solved.
///
/// Both depend on the blank's square and on the parity alone, so two boards
/// for each square of the blank stand for all.
fn stale_blank(size: Size) -> (f64, f64) {
    let goal = Goal::new(size, Layout::BlankLast);
    let is_solvable = |list: &[u32]| goal.is_solvable(&Board::new(size, list).unwrap()).unwrap();
    let (mut wrong, mut unsolvable, mut boards) = (0, 0, 0);
    for blank in 0..size.area() {
        for swapped in [false, true] {
            let mut list: List = (1..size.area() as u32).collect();
            if swapped {
                list.swap(0, 1);
            }
            list.insert(blank, 0);
            let verdict = rule(&list, size, size.height() as usize);
            wrong += u32::from(verdict != is_solvable(&list));
            if !verdict {
                list.swap(0, 1);
            }
            unsolvable += u32::from(!is_solvable(&list));
            boards += 1;
        }
    }
    (f64::from(wrong) / f64::from(boards), f64::from(unsolvable) / f64::from(boards))
}

/// The function of the blog, which looks at nine squares.
fn first_nine_squares(list: &[u32]) -> bool {
    let pairs = (0..8).flat_map(|i| (i + 1..9).map(move |j| (i, j)));
    let inverted = |&(i, j): &(usize, usize)| list[j] != 0 && list[i] != 0 && list[i] > list[j];
    pairs.filter(inverted).count() % 2 == 0
}

/// The share of 4x4 boards on which it is wrong: a sample of boards, each
/// beside itself with two tiles swapped that the function does not see.
fn first_nine_squares_wrong() -> f64 {
    let dealer = dealer(Shuffle::FisherYates);
    let truth = |list: &[u32]| rule(list, Size::FIFTEEN, empty_row(list, Size::FIFTEEN));
    let is_wrong = |list: &[u32]| first_nine_squares(list) != truth(list);
    let mut wrong = 0;
    for index in 0..1000 {
        let first = list(&dealer.deal(index).unwrap());
        let mut second = first.clone();
        let unseen: Vec<usize> = (9..16).filter(|&square| first[square] != 0).collect();
        second.swap(unseen[0], unseen[1]);
        wrong += u32::from(is_wrong(&first)) + u32::from(is_wrong(&second));
    }
    f64::from(wrong) / 2000.0
}

#[test]
fn the_blogs_function_accepts_what_is_no_board() {
    assert!(first_nine_squares(&[0; 9]) && first_nine_squares(&[1; 9]));
    assert!(!first_nine_squares(&[2, 1, 3, 4, 5, 6, 7, 8, 0]));
}
