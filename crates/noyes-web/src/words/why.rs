//! What the page says about inversions.

use noyes::{DealError, Direction, Goal, Rule, Size, Tile, Verdict};
use noyes_game::LinkError;

use super::{grouped, size as side_by_side, way};
use crate::why::{Change, Deed};

pub(crate) const TITLE: &str = "Can this board be solved?";
pub(crate) const ANSWER: &str = "The answer";
pub(crate) const TABLE: &str = "Tile by tile";
pub(crate) const TABLE_TILE: &str = "Tile";
pub(crate) const TABLE_INVERSIONS: &str = "inversions";
pub(crate) const TABLE_SUM: &str = "In all";
pub(crate) const PROOF: &str = "Why no slide changes the answer";
pub(crate) const OTHER: &str = "Another board";
pub(crate) const SHUFFLE: &str = "Shuffle another";
/// What stands where the last slide will be explained.
pub(crate) const SLIDE: &str = "Slide a tile, and see what changes and what does not.";

fn parity(number: u64) -> &'static str {
    if number.is_multiple_of(2) { "even" } else { "odd" }
}

fn inversions(number: u64) -> String {
    let word = if number == 1 { "inversion" } else { "inversions" };
    format!("{} {word}", grouped(&number.to_string()))
}

fn rows(number: u64) -> String {
    format!("{number} {}", if number == 1 { "row" } else { "rows" })
}

/// What is looked at on boards of this size.
pub(crate) fn lead(size: Size) -> String {
    let read =
        "Read the tiles row by row. Every pair that stands in the wrong order is an inversion";
    match rule(size) {
        Rule::OneWide => format!(
            "{read}, drawn as an arc. On a board one square wide no tile can pass another, so no \
             inversion ever goes away."
        ),
        Rule::OddWidth => format!(
            "{read}, drawn as an arc. On a board of odd width a slide never changes whether their \
             number is even."
        ),
        Rule::EvenWidth => format!(
            "{read}, drawn as an arc. On a board of even width count the rows between the blank \
             and its own row as well: a slide never changes whether the sum is even."
        ),
    }
}

fn rule(size: Size) -> Rule {
    match size.width() % 2 {
        _ if size.is_one_wide() => Rule::OneWide,
        1 => Rule::OddWidth,
        _ => Rule::EvenWidth,
    }
}

/// The headline: what has to be even.
pub(crate) fn sum(verdict: &Verdict) -> String {
    let number = verdict.inversion_sum;
    match verdict.rule {
        Rule::OneWide if number == 0 => "In the right order".into(),
        Rule::OneWide => format!("{}, for ever", inversions(number)),
        Rule::OddWidth => format!("{}, {}", inversions(number), parity(number)),
        Rule::EvenWidth => {
            let apart = u64::from(verdict.rows_apart());
            let total = number + apart;
            format!(
                "{} + {} = {}, {}",
                inversions(number),
                rows(apart),
                grouped(&total.to_string()),
                parity(total)
            )
        }
    }
}

/// The name of the drawing.
pub(crate) fn arcs_name(verdict: &Verdict) -> String {
    match verdict.inversion_sum {
        0 => "The tiles in a row, without an arc: no pair is in the wrong order.".into(),
        1 => "The tiles in a row, and an arc over the one pair in the wrong order.".into(),
        number => format!(
            "The tiles in a row, and an arc over each of {} pairs in the wrong order. The table \
             below names them.",
            grouped(&number.to_string())
        ),
    }
}

/// What the small numbers below the tiles are.
pub(crate) fn places(goal: &Goal) -> String {
    let layout = goal.layout().map_or("goal", |layout| match layout {
        noyes::Layout::Snake => "snake",
        noyes::Layout::Spiral => "spiral",
        _ => "goal",
    });
    let order: Vec<String> =
        goal.board().tiles().iter().filter(|&&tile| tile != 0).map(u32::to_string).collect();
    format!(
        "Below each tile stands its place in the {layout}, which row by row reads {}. These \
         numbers are what is counted.",
        order.join(" ")
    )
}

/// Why there are no arcs.
pub(crate) fn not_drawn(size: Size) -> String {
    match size.area() {
        0 | 1 => "A board of one square has no tiles to compare.".into(),
        _ => format!(
            "The inversions of a {} board are counted, but too many to be drawn: arcs go up to 6×6.",
            side_by_side(size)
        ),
    }
}

/// The head of the column that names the other tile of each pair.
pub(crate) fn stands_before(by_number: bool) -> &'static str {
    if by_number { "stands before smaller" } else { "stands before tiles that belong earlier" }
}

/// What the kinds of arcs mean, if there are several.
pub(crate) fn legend(change: &Change) -> Option<&'static str> {
    match (change.appeared(), change.vanished()) {
        (0, 0) => None,
        (_, 0) => Some("Thick arcs are new."),
        (0, _) => Some("Dashed arcs are gone."),
        _ => Some("Thick arcs are new, dashed ones are gone."),
    }
}

/// What a slide or a swap has changed, and what it has not.
pub(crate) fn change(change: &Change) -> String {
    let (before, after) = change.inversions;
    let counts = counts(before, after);
    match &change.deed {
        Deed::Swap(a, b) => {
            let (then, now) = change.sums();
            let what = if change.rows.is_some() { "the sum" } else { "their number" };
            let (then, now) = (parity(then), parity(now));
            format!(
                "{a} and {b} were swapped: {counts}. Now {what} is {now}, and was {then}. No slide can do that."
            )
        }
        Deed::Slide { tiles, direction } => {
            let who = who(tiles, *direction);
            match (change.passed, change.rows) {
                _ if change.one_wide => {
                    format!("{who} and passed no tile: {}.", still(after))
                }
                (0, _) if matches!(direction, Direction::Left | Direction::Right) => {
                    let rest = match change.rows {
                        Some(_) => format!(
                            ", and the blank stays on its row: the sum stays {}",
                            grouped(&change.sums().1.to_string())
                        ),
                        None => String::new(),
                    };
                    format!("{who} and passed no tile: {}{rest}.", still(after))
                }
                (passed, None) => {
                    let past = past(passed, tiles.len());
                    format!("{who}{past}: {counts}. Still {}.", parity(after))
                }
                (passed, Some((then, now))) => {
                    let past = past(passed, tiles.len());
                    let (old, new) = change.sums();
                    format!(
                        "{who}{past}: {counts}, and the blank is {} from its own row, not {then}. \
                         The sum {}.",
                        rows(now),
                        match old == new {
                            true => format!("stays {}", grouped(&new.to_string())),
                            false => format!(
                                "{} → {} stays {}",
                                grouped(&old.to_string()),
                                grouped(&new.to_string()),
                                parity(new)
                            ),
                        }
                    )
                }
            }
        }
    }
}

fn who(tiles: &[Tile], direction: Direction) -> String {
    let names: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    match names.as_slice() {
        [rest @ .., last] if !rest.is_empty() => {
            format!("{} and {last} slid {}", rest.join(", "), way(direction))
        }
        _ => format!("{} slid {}", names.concat(), way(direction)),
    }
}

fn past(passed: u32, tiles: usize) -> String {
    let each = if tiles > 1 { ", each" } else { "" };
    format!("{each} past {passed} {}", if passed == 1 { "tile" } else { "tiles" })
}

fn still(number: u64) -> String {
    match number {
        0 => "still no inversion".into(),
        _ => format!("still {}", inversions(number)),
    }
}

fn counts(before: u64, after: u64) -> String {
    let (old, new) = (grouped(&before.to_string()), grouped(&after.to_string()));
    match before.cmp(&after) {
        core::cmp::Ordering::Less => format!("inversions {old} → {new} (+{})", after - before),
        core::cmp::Ordering::Greater => format!("inversions {old} → {new} (−{})", before - after),
        core::cmp::Ordering::Equal => format!("as many inversions come as go, {new} in all"),
    }
}

/// The proof, with the numbers of this size.
pub(crate) fn proof(size: Size) -> String {
    let width = size.width();
    let passed = match width - 1 {
        1 => "one other tile".to_owned(),
        passed => format!("{passed} other tiles"),
    };
    match rule(size) {
        Rule::OneWide => {
            "Tiles in a single line keep their order whatever slides: the blank wanders \
             between them, and no tile ever passes another. Only a board in the goal’s own order \
             can be solved."
                .into()
        }
        Rule::OddWidth => format!(
            "A slide along a row passes no tile. A slide up or down passes {passed}, because the \
             board is {width} squares wide, and turns each of these pairs round: every one is an \
             inversion more or one fewer. An even number of such changes adds up to an even number. \
             The solved board has no inversion, so a board with an odd number can never become it."
        ),
        Rule::EvenWidth => format!(
            "A slide along a row passes no tile and leaves the blank on its row. A slide up or down \
             passes {passed}, because the board is {width} squares wide, and turns each of these \
             pairs round: an odd number of changes by one, so the inversions turn from even to odd \
             or back. But the blank went by one row too, and the sum of both keeps its parity. On \
             the solved board it is 0, so a board with an odd sum can never become it."
        ),
    }
}

/// The swap that takes a board to the other half.
pub(crate) fn swap((a, b): (Tile, Tile), solvable: bool) -> String {
    match solvable {
        true => format!("Make it unsolvable: swap {a} and {b}"),
        false => format!("Make it solvable: swap {a} and {b}"),
    }
}

/// Another board is there, as it is announced.
pub(crate) fn shown(verdict: &Verdict, goal: &Goal) -> String {
    let answer = if verdict.solvable { super::CAN_BE_SOLVED } else { super::CANNOT_BE_SOLVED };
    format!("{} board: {}. {}", side_by_side(goal.size()), sum(verdict), super::capital(answer))
}

/// A link that leads to no board.
pub(crate) fn bad_link(error: &LinkError) -> String {
    format!("This link does not lead to a board: {error}.")
}

/// A link to a deal that cannot be dealt.
pub(crate) fn no_deal(error: &DealError) -> String {
    format!("This link does not lead to a board: {error}.")
}

/// A board that is too large to draw.
pub(crate) fn too_large(size: Size) -> String {
    format!(
        "A {} board is more than this page can draw; it goes up to 32×32. “Own board” judges boards \
         of any size.",
        side_by_side(size)
    )
}

#[cfg(test)]
mod tests {
    use noyes::{Board, Layout, Position};

    use super::*;

    /// What is said of a run of slides, the last one at least.
    fn told(board: &str, direction: Direction, length: usize) -> String {
        let mut board: Board = board.parse().unwrap();
        let goal = Goal::new(board.size(), Layout::BlankLast);
        let before = board.clone();
        let tiles = (0..length).map(|_| board.slide(direction).unwrap()).collect();
        change(&Change::of(&goal, &before, &board, Deed::Slide { tiles, direction }))
    }

    #[test]
    fn slides_are_explained_by_what_they_pass() {
        let example = "1 3 4/7 0 2/5 8 6";
        assert_eq!(
            told(example, Direction::Up, 1),
            "8 slid up past 2 tiles: inversions 6 → 8 (+2). Still even."
        );
        assert_eq!(
            told(example, Direction::Right, 1),
            "7 slid right and passed no tile: still 6 inversions."
        );
        assert_eq!(
            told("1 2 3/4 5 6/0 7 8", Direction::Down, 2),
            "4 and 1 slid down, each past 2 tiles: inversions 0 → 4 (+4). Still even."
        );
        assert_eq!(
            told("1 2/3 0", Direction::Down, 1),
            "2 slid down past 1 tile: inversions 0 → 1 (+1), and the blank is 1 row from its own \
             row, not 0. The sum 0 → 2 stays even."
        );
        assert_eq!(
            told("1 2/3 0", Direction::Right, 1),
            "3 slid right and passed no tile: still no inversion, and the blank stays on its row: \
             the sum stays 0."
        );
        assert_eq!(
            told("2/1/0", Direction::Down, 1),
            "1 slid down and passed no tile: still 1 inversion."
        );
    }

    #[test]
    fn a_swap_does_what_no_slide_can() {
        let before: Board = "1 3 4/7 0 2/5 8 6".parse().unwrap();
        let after: Board = "3 1 4/7 0 2/5 8 6".parse().unwrap();
        let goal = Goal::new(before.size(), Layout::BlankLast);
        let deed = Deed::Swap(Tile::new(1), Tile::new(3));
        assert_eq!(
            change(&Change::of(&goal, &before, &after, deed)),
            "1 and 3 were swapped: inversions 6 → 7 (+1). Now their number is odd, and was even. \
             No slide can do that."
        );
    }

    #[test]
    fn headlines_give_the_sum_that_decides() {
        let headline = |board: &str| {
            let board: Board = board.parse().unwrap();
            sum(&Goal::new(board.size(), Layout::BlankLast).judge(&board).unwrap())
        };
        assert_eq!(headline("1 3 4/7 0 2/5 8 6"), "6 inversions, even");
        assert_eq!(
            headline("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"),
            "1 inversion + 0 rows = 1, odd"
        );
        assert_eq!(headline("1 0/3 2"), "1 inversion + 1 row = 2, even");
        assert_eq!(headline("1/2/0"), "In the right order");
        assert_eq!(headline("2/1/0"), "1 inversion, for ever");
    }
}
