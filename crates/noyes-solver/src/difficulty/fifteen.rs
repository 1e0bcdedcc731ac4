//! What is known of 4x4 boards by slides, the goal's blank in a corner.

use noyes::{Board, Direction, Goal, Layout, Metric, Position, Size, Symmetry};

/// How many boards there are at each distance: R. E. Korf and P. Schultze,
/// Large-scale parallel breadth-first search, AAAI 2005; OEIS A089484.
pub(super) const COUNTS: [u64; 81] = [
    1,
    2,
    4,
    10,
    24,
    54,
    107,
    212,
    446,
    946,
    1948,
    3938,
    7808,
    15544,
    30821,
    60842,
    119000,
    231844,
    447342,
    859744,
    1637383,
    3098270,
    5802411,
    10783780,
    19826318,
    36142146,
    65135623,
    116238056,
    204900019,
    357071928,
    613926161,
    1042022040,
    1742855397,
    2873077198,
    4660800459,
    7439530828,
    11668443776,
    17976412262,
    27171347953,
    40271406380,
    58469060820,
    83099401368,
    115516106664,
    156935291234,
    208207973510,
    269527755972,
    340163141928,
    418170132006,
    500252508256,
    581813416256,
    657076739307,
    719872287190,
    763865196269,
    784195801886,
    777302007562,
    742946121222,
    683025093505,
    603043436904,
    509897148964,
    412039723036,
    317373604363,
    232306415924,
    161303043901,
    105730020222,
    65450375310,
    37942606582,
    20696691144,
    10460286822,
    4961671731,
    2144789574,
    868923831,
    311901840,
    104859366,
    29592634,
    7766947,
    1508596,
    272198,
    26638,
    3406,
    70,
    17,
];

/// Whether [`COUNTS`] are the counts of this goal.
pub(super) fn knows(goal: &Goal, metric: Metric) -> bool {
    let size = goal.size();
    let (column, row) = (goal.blank().column(size), goal.blank().row(size));
    size == Size::FIFTEEN && metric == Metric::Stm && column % 3 == 0 && row % 3 == 0
}

/// The boards that need 80 slides, for a goal that is [known](knows).
pub(super) fn hardest(goal: &Goal) -> Vec<Board> {
    let standard = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    let to_corner =
        |symmetry: &Symmetry| symmetry.square(standard.blank(), Size::FIFTEEN) == goal.blank();
    let symmetry = Symmetry::ALL.into_iter().find(to_corner).unwrap_or_default();
    let lines = include_str!("hardest4x4.txt").lines().filter(|line| !line.starts_with('#'));
    let boards = lines.map(|line| line.parse().expect("a board a line"));
    boards.filter_map(|board| symmetry.mirror(&board, &standard, goal)).collect()
}

/// Walks `steps` slides from a board, never straight back, by the digits of
/// `number`.
pub(super) fn walk(board: &mut Board, steps: u64, mut number: u128) {
    let mut last: Option<Direction> = None;
    for _ in 0..steps {
        let ways: Vec<Direction> = Direction::ALL
            .into_iter()
            .filter(|&way| board.can_slide(way) && last.map(Direction::opposite) != Some(way))
            .collect();
        let way = ways[(number % ways.len() as u128) as usize];
        number /= ways.len() as u128;
        board.slide(way);
        last = Some(way);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_are_all_boards() {
        let all = Size::FIFTEEN.solvable_boards().to_u128().unwrap();
        assert_eq!(COUNTS.iter().map(|&count| u128::from(count)).sum::<u128>(), all);
        // The blank is on either colour in half of the boards.
        let even = COUNTS.iter().step_by(2).map(|&count| u128::from(count)).sum::<u128>();
        assert_eq!(2 * even, all);
    }

    #[test]
    fn seventeen_boards_are_the_hardest() {
        for text in ["blank-last", "snake", "blank-first", "1 2 3 0/5 6 7 4/9 10 11 8/13 14 15 12"]
        {
            let goal = Goal::parse(text, Size::FIFTEEN).unwrap();
            assert!(knows(&goal, Metric::Stm) && !knows(&goal, Metric::Mtm));
            let mut boards = hardest(&goal);
            boards.sort();
            boards.dedup();
            assert_eq!(boards.len(), 17);
            assert!(boards.iter().all(|board| goal.is_solvable(board).unwrap()));
        }
        let middle = Goal::new(Size::FIFTEEN, Layout::Spiral);
        assert!(!knows(&middle, Metric::Stm));
    }

    #[test]
    fn walks_go_on() {
        let start = Layout::BlankLast.board(Size::FIFTEEN);
        for number in 0..200 {
            let mut board = start.clone();
            walk(&mut board, 9, number * 7919);
            assert_ne!(board, start);
            let mut back = board.clone();
            walk(&mut back, 0, 1);
            assert_eq!(back, board);
        }
    }
}
