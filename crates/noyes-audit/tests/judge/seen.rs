//! The smallest bias that can be seen is seen in nine of ten samples.

use noyes::{Board, Dealer, Goal, Recipe};
use noyes_audit::{SampleAudit, TestName};

use crate::dealt::{Random, boards, count, find, goal};

const BOARDS: u64 = 1000;
const SAMPLES: u64 = 400;
const ALPHA: f64 = 0.01;

/// What a sample of this size could have seen, and the level at which.
fn smallest(goal: &Goal, name: TestName) -> (f64, f64) {
    let fair = boards(goal, Recipe::default(), "smallest", BOARDS);
    let audit = SampleAudit::new(count(goal, &fair), ALPHA).unwrap();
    let level = ALPHA / audit.tests.len() as f64;
    (find(&audit, name).unwrap().smallest_detectable, level)
}

/// In how many samples the test speaks at the level, where `bias` changes fair
/// boards one by one.
fn share_seen(
    goal: &Goal,
    name: TestName,
    level: f64,
    mut bias: impl FnMut(u64, Board, &mut Random) -> Board,
) -> f64 {
    let dealer = Dealer::new(goal.clone(), Recipe::default(), name.name()).unwrap();
    let mut random = Random(name as u64);
    let mut seen = 0;
    for sample in 0..SAMPLES {
        let indices = sample * BOARDS..(sample + 1) * BOARDS;
        let boards: Vec<Board> =
            indices.map(|k| bias(sample, dealer.deal(k).unwrap(), &mut random)).collect();
        let audit = SampleAudit::new(count(goal, &boards), ALPHA).unwrap();
        seen += u64::from(find(&audit, name).unwrap().p <= level);
    }
    seen as f64 / SAMPLES as f64
}

fn assert_nine_of_ten(share: f64) {
    // Three standard deviations of 400 samples, and what the laws leave out.
    assert!((0.84..0.96).contains(&share), "{share}");
}

#[test]
fn unsolvable_boards() {
    let goal = goal(4, 4);
    let (effect, level) = smallest(&goal, TestName::Unsolvable);
    let share = share_seen(&goal, TestName::Unsolvable, level, |_, board, random| {
        if random.unit() >= effect {
            return board;
        }
        let mut tiles = board.tiles().to_vec();
        let mut squares = (0..16).filter(|&square| tiles[square] != 0);
        let (a, b) = (squares.next().unwrap(), squares.next().unwrap());
        tiles.swap(a, b);
        Board::new(goal.size(), tiles).unwrap()
    });
    assert_nine_of_ten(share);
}

#[test]
fn the_blank_in_the_upper_half() {
    let goal = goal(4, 4);
    let (w, level) = smallest(&goal, TestName::BlankSquare);
    // With the chance e a board with the blank in the upper half instead: half of the
    // squares has a share of (1 + e)/16, the other (1 − e)/16, and w = e.
    let up = |board: &Board| board.tiles()[..8].contains(&0);
    let upper: Vec<Board> =
        boards(&goal, Recipe::default(), "upper", 20_000).into_iter().filter(up).collect();
    let share = share_seen(&goal, TestName::BlankSquare, level, |_, board, random| {
        let instead = random.unit() < w;
        let other = random.next() as usize % upper.len();
        if instead { upper[other].clone() } else { board }
    });
    assert_nine_of_ten(share);
}

#[test]
fn tiles_on_certain_squares() {
    let goal = goal(3, 3);
    let (w, level) = smallest(&goal, TestName::TileSquares);
    // With the chance e a given board instead: w = e·√(n−1), here e is split among
    // boards that agree nowhere, as a bias that single boards do not betray.
    let cyclic: Vec<Board> = (0..9)
        .map(|shift| (0..9).map(|square| (square + shift) % 9).collect::<Vec<u32>>())
        .map(|tiles| Board::new(goal.size(), tiles).unwrap())
        .filter(|board| goal.is_solvable(board).unwrap())
        .collect();
    assert!(cyclic.len() >= 4);
    // The mean of the shifts' matrices: w² is (9·Σp² − 1), p over the shifts.
    let each = 9.0 / cyclic.len() as f64 - 1.0;
    let share = share_seen(&goal, TestName::TileSquares, level, |_, board, random| {
        let instead = random.unit() < w / each.sqrt();
        let other = random.next() as usize % cyclic.len();
        if instead { cyclic[other].clone() } else { board }
    });
    assert_nine_of_ten(share);
}

#[test]
fn one_tile_before_another() {
    let goal = goal(4, 4);
    let (difference, level) = smallest(&goal, TestName::Pairs);
    let share = share_seen(&goal, TestName::Pairs, level, |_, board, random| {
        let mut tiles = board.tiles().to_vec();
        let at = |tile| board.tiles().iter().position(|&other| other == tile).unwrap();
        if at(1) > at(2) && random.unit() < 2.0 * difference {
            tiles.swap(at(1), at(2));
            tiles.swap(at(14), at(15));
        }
        Board::new(goal.size(), tiles).unwrap()
    });
    assert_nine_of_ten(share);
}

#[test]
fn few_boards_known() {
    let goal = goal(4, 4);
    let (chance, level) = smallest(&goal, TestName::Repeats);
    let known = (1.0 / chance) as u64;
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "known").unwrap();
    let share = share_seen(&goal, TestName::Repeats, level, |sample, _, random| {
        dealer.deal(sample * known + random.next() % known).unwrap()
    });
    // Pairs are whole numbers: the critical one is passed with 90% or a little more.
    assert_nine_of_ten(share);
}

#[test]
fn fewer_boards_with_no_tile_at_home() {
    let goal = goal(4, 4);
    let home = |board: &Board| {
        let pairs = board.tiles().iter().zip(goal.board().tiles());
        pairs.filter(|&(tile, home)| tile == home && *tile != 0).count()
    };
    // A share e of the boards with none at home is dealt again until it has some:
    // with q the shares of 0 and 1−q of the others, w² = (e·q)²·(1/q + 1/(1−q)).
    let (w, level) = smallest(&goal, TestName::FixedPoints);
    let q: f64 = 0.390_9;
    let share_again = w / (q * (1.0 / q + 1.0 / (1.0 - q)).sqrt());
    let some: Vec<Board> = boards(&goal, Recipe::default(), "again", 20_000)
        .into_iter()
        .filter(|board| home(board) > 0)
        .collect();
    let share = share_seen(&goal, TestName::FixedPoints, level, |_, board, random| {
        let again = home(&board) == 0 && random.unit() < share_again;
        let other = random.next() as usize % some.len();
        if again { some[other].clone() } else { board }
    });
    assert_nine_of_ten(share);
}
