//! What the page says about inversions.

use core::cmp::Ordering;

use noyes::{DealError, Direction, Goal, Layout, Rule, Size, Tile, Verdict};
use noyes_game::LinkError;
use noyes_words::Arg;

use super::{Phrase, errors, list, say, size as side_by_side, way};
use crate::why::{Change, Deed};

pub(crate) const TITLE: Phrase = Phrase("why-title");
pub(crate) const ANSWER: Phrase = Phrase("why-answer");
pub(crate) const TABLE: Phrase = Phrase("why-table");
pub(crate) const TABLE_TILE: Phrase = Phrase("why-table-tile");
pub(crate) const TABLE_INVERSIONS: Phrase = Phrase("why-table-inversions");
pub(crate) const TABLE_SUM: Phrase = Phrase("why-table-sum");
pub(crate) const PROOF: Phrase = Phrase("why-proof");
pub(crate) const OTHER: Phrase = Phrase("why-other");
pub(crate) const SHUFFLE: Phrase = Phrase("why-shuffle");
/// What stands where the last slide will be explained.
pub(crate) const SLIDE: Phrase = Phrase("why-slide");

/// Even or odd, for messages that choose by it.
fn parity(number: u64) -> Arg {
    if number.is_multiple_of(2) { "even".into() } else { "odd".into() }
}

/// What is looked at on boards of this size.
pub(crate) fn lead(size: Size) -> Phrase {
    Phrase(match rule(size) {
        Rule::OneWide => "why-lead-one-wide",
        Rule::OddWidth => "why-lead-odd-width",
        Rule::EvenWidth => "why-lead-even-width",
    })
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
    let rows = u64::from(verdict.rows_apart());
    let (id, decides) = match verdict.rule {
        Rule::OneWide if number == 0 => ("why-sum-in-order", number),
        Rule::OneWide => ("why-sum-one-wide", number),
        Rule::OddWidth => ("why-sum-odd-width", number),
        Rule::EvenWidth => ("why-sum-even-width", number + rows),
    };
    let values = [
        ("inversions", number.into()),
        ("rows", rows.into()),
        ("sum", decides.into()),
        ("parity", parity(decides)),
    ];
    say(id, &values)
}

/// The name of the drawing.
pub(crate) fn arcs_name(verdict: &Verdict) -> String {
    say("why-arcs-name", &[("inversions", verdict.inversion_sum.into())])
}

/// What the small numbers below the tiles are.
pub(crate) fn places(goal: &Goal) -> String {
    let layout = match goal.layout() {
        Some(Layout::Snake) => "snake",
        Some(Layout::Spiral) => "spiral",
        _ => "goal",
    };
    let order: Vec<String> =
        goal.board().tiles().iter().filter(|&&tile| tile != 0).map(u32::to_string).collect();
    say("why-places", &[("layout", layout.into()), ("order", order.join(" ").into())])
}

/// Why there are no arcs.
pub(crate) fn not_drawn(size: Size) -> String {
    match size.area() {
        0 | 1 => say("why-nothing-drawn", &[]),
        _ => say("why-not-drawn", &[("size", side_by_side(size).into())]),
    }
}

/// The head of the column that names the other tile of each pair.
pub(crate) fn stands_before(by_number: bool) -> Phrase {
    Phrase(if by_number { "why-before-smaller" } else { "why-before-earlier" })
}

/// What the kinds of arcs mean, if there are several.
pub(crate) fn legend(change: &Change) -> Option<Phrase> {
    match (change.appeared(), change.vanished()) {
        (0, 0) => None,
        (_, 0) => Some(Phrase("why-legend-new")),
        (0, _) => Some(Phrase("why-legend-gone")),
        _ => Some(Phrase("why-legend-both")),
    }
}

/// What a slide or a swap has changed, and what it has not.
pub(crate) fn change(change: &Change) -> String {
    let (before, after) = change.inversions;
    let (sum_before, sum) = change.sums();
    let counts = match before.cmp(&after) {
        Ordering::Less => "more",
        Ordering::Greater => "less",
        Ordering::Equal => "same",
    };
    let mut values: Vec<(&str, Arg)> = vec![
        ("inversions-before", before.into()),
        ("inversions", after.into()),
        ("way", counts.into()),
        ("difference", after.abs_diff(before).into()),
        ("sum-before", sum_before.into()),
        ("sum", sum.into()),
        ("parity-before", parity(sum_before)),
        ("parity", parity(sum)),
    ];
    if let Some((before, after)) = change.rows {
        values.extend([("rows-before", Arg::from(before)), ("rows", after.into())]);
    }
    let has_sum = change.rows.is_some();
    let id = match &change.deed {
        Deed::Swap(one, other) => {
            let (one, other) = (one.to_string(), other.to_string());
            values.extend([("one", Arg::from(one)), ("other", other.into())]);
            if has_sum { "why-swapped-sum" } else { "why-swapped" }
        }
        Deed::Slide { tiles, direction } => {
            values.extend([
                ("tiles", list(tiles.iter().map(Tile::to_string)).into()),
                ("moved", tiles.len().into()),
                ("direction", way(*direction)),
                ("passed", change.passed.into()),
            ]);
            let along = matches!(direction, Direction::Left | Direction::Right);
            match (change.passed, has_sum) {
                _ if change.one_wide => "why-slid-along",
                (0, false) if along => "why-slid-along",
                (0, true) if along => "why-slid-along-sum",
                (_, false) => "why-slid-across",
                (_, true) if sum_before == sum => "why-slid-across-sum-stays",
                (_, true) => "why-slid-across-sum-changes",
            }
        }
    };
    say(id, &values)
}

/// The proof, with the numbers of this size.
pub(crate) fn proof(size: Size) -> String {
    let id = match rule(size) {
        Rule::OneWide => "why-proof-one-wide",
        Rule::OddWidth => "why-proof-odd-width",
        Rule::EvenWidth => "why-proof-even-width",
    };
    say(id, &[("width", size.width().into()), ("passed", (size.width() - 1).into())])
}

/// The swap that takes a board to the other half.
pub(crate) fn swap((one, other): (Tile, Tile), solvable: bool) -> String {
    let tiles = [("one", one.to_string().into()), ("other", other.to_string().into())];
    match solvable {
        true => say("why-swap-to-no", &tiles),
        false => say("why-swap-to-yes", &tiles),
    }
}

/// Another board is there, as it is announced.
pub(crate) fn shown(verdict: &Verdict, goal: &Goal) -> String {
    let values = [("size", side_by_side(goal.size()).into()), ("sum", sum(verdict).into())];
    match verdict.solvable {
        true => say("why-shown-yes", &values),
        false => say("why-shown-no", &values),
    }
}

/// A link that leads to no board.
pub(crate) fn bad_link(error: &LinkError) -> String {
    say("why-bad-link", &[("why", errors::link(error).into())])
}

/// A link to a deal that cannot be dealt.
pub(crate) fn no_deal(error: &DealError) -> String {
    say("why-bad-link", &[("why", errors::deal(error).into())])
}

/// A board that is too large to draw.
pub(crate) fn too_large(size: Size) -> String {
    say("why-too-large", &[("size", side_by_side(size).into())])
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
