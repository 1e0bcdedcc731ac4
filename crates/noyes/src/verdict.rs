//! Can this board be solved, and why.

use core::fmt;

use alloc::{format, string::String, vec::Vec};

use crate::{
    Goal, Position, Size, SizeMismatch, Square, Tile,
    inversions::{inversions, inversions_are_odd},
};

/// The rule that decides whether a board can be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// The width is odd: the number of inversions must be even.
    OddWidth,
    /// The width is even: the number of inversions plus the number of rows
    /// between the blank and its goal must be even.
    EvenWidth,
    /// The board is one square wide or high: the tiles must already follow one
    /// another as they do in the goal, because nothing can pass.
    OneWide,
}

impl Rule {
    /// The name in JSON: `odd-width`, `even-width` or `one-wide`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Rule::OddWidth => "odd-width",
            Rule::EvenWidth => "even-width",
            Rule::OneWide => "one-wide",
        }
    }
}

/// Whether a board can be solved to a goal, and everything that decides it.
///
/// `Display` says it in words that a pupil understands.
///
/// ```
/// use noyes::{Board, Goal, Layout, Rule, Size, Tile};
///
/// let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
/// let board: Board = "2 1 3/4 5 6/7 8 0".parse()?;
/// let verdict = goal.judge(&board)?;
/// assert!(!verdict.solvable);
/// assert_eq!(verdict.rule, Rule::OddWidth);
/// assert_eq!(verdict.inversions, [1, 0, 0, 0, 0, 0, 0, 0]);
/// assert_eq!(verdict.repair, Some((Tile::new(2), Tile::new(1))));
/// assert_eq!(
///     verdict.to_string(),
///     "This board cannot be solved. One pair of tiles stands in the wrong order, \
///      and 1 is odd. The board is 3 squares wide, an odd number, so no slide ever \
///      turns an odd count into an even one, and the goal's count, 0, is even. \
///      Swap the tiles 2 and 1, and it can be solved."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether slides lead from the board to the goal.
    pub solvable: bool,
    /// For each tile in reading order, the blank skipped: before how many
    /// tiles it stands that should come earlier. Length n−1.
    pub inversions: Vec<u32>,
    /// The sum of the inversions.
    pub inversion_sum: u64,
    /// The row of the blank, 0 at the bottom.
    pub blank_row_from_bottom: u32,
    /// The row of the blank in the goal, 0 at the bottom.
    pub goal_blank_row_from_bottom: u32,
    /// The rule that applies.
    pub rule: Rule,
    /// Two tiles to swap so that an unsolvable board can be solved: the first
    /// two in reading order, or on a board one square wide the two that stand
    /// in each other's place. `None` if the board can be solved, or if no swap
    /// of two tiles helps.
    pub repair: Option<(Tile, Tile)>,
    size: Size,
}

impl Goal {
    /// Whether slides lead from this board to the goal. Takes O(n).
    ///
    /// A slide along a row leaves the order of the tiles as it is; one along a
    /// column takes a tile past `width` − 1 others. So on boards of odd width
    /// the number of inversions stays even or odd, and on boards of even width
    /// it changes with every row that the blank goes. That a board can be
    /// solved wherever this allows it was shown by W. E. Story, "Notes on the
    /// 15 puzzle", American Journal of Mathematics 2 (1879). On a board one
    /// square wide the tiles keep their order instead.
    ///
    /// # Errors
    /// [`SizeMismatch`] if the board has another size.
    ///
    /// ```
    /// use noyes::{Board, Goal, Layout, Size};
    ///
    /// let goal = Goal::new(Size::FIFTEEN, Layout::BlankLast);
    /// let fourteen_fifteen: Board = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0".parse()?;
    /// assert!(!goal.is_solvable(&fourteen_fifteen)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_solvable(&self, board: &impl Position) -> Result<bool, SizeMismatch> {
        self.check_size(board)?;
        let size = self.size();
        if size.is_one_wide() {
            return Ok(self.in_order(board));
        }
        let odd = inversions_are_odd(size.area(), self.places_on(board));
        Ok(odd == self.needs_odd_tiles(board.blank()))
    }

    /// Whether slides lead from this board to the goal, and why. Takes O(n log n).
    ///
    /// # Errors
    /// [`SizeMismatch`] if the board has another size.
    pub fn judge(&self, board: &impl Position) -> Result<Verdict, SizeMismatch> {
        self.check_size(board)?;
        let size = self.size();
        let mut tiles = Vec::with_capacity(size.area());
        tiles.extend(self.places_on(board));
        let inversions = inversions(&tiles);
        let inversion_sum = inversions.iter().copied().map(u64::from).sum();
        let from_bottom = |square: Square| size.height() - 1 - square.row(size);
        let blank_row_from_bottom = from_bottom(board.blank());
        let goal_blank_row_from_bottom = from_bottom(self.blank());
        let rows_apart = blank_row_from_bottom.abs_diff(goal_blank_row_from_bottom);
        let (rule, solvable) = if size.is_one_wide() {
            (Rule::OneWide, inversion_sum == 0)
        } else if size.width() % 2 == 1 {
            (Rule::OddWidth, inversion_sum % 2 == 0)
        } else {
            (Rule::EvenWidth, (inversion_sum + u64::from(rows_apart)) % 2 == 0)
        };
        let repair = if solvable {
            None
        } else if rule == Rule::OneWide {
            // All tiles but two must stand where they should.
            let mut misplaced = (0..).zip(&tiles).filter(|&(k, &place)| k != place);
            match (misplaced.next(), misplaced.next(), misplaced.next()) {
                (Some((a, _)), Some((b, _)), None) => Some((a as usize, b as usize)),
                _ => None,
            }
        } else {
            Some((0, 1))
        };
        let nth = |k: usize| {
            let square = if k < board.blank().index() { k } else { k + 1 };
            board.tile(Square::new(square as u32)).unwrap_or(Tile::BLANK)
        };
        Ok(Verdict {
            solvable,
            inversions,
            inversion_sum,
            blank_row_from_bottom,
            goal_blank_row_from_bottom,
            rule,
            repair: repair.map(|(a, b)| (nth(a), nth(b))),
            size,
        })
    }
}

impl Verdict {
    /// How many rows the blank stands above or below its goal.
    #[must_use]
    pub fn rows_apart(&self) -> u32 {
        self.blank_row_from_bottom.abs_diff(self.goal_blank_row_from_bottom)
    }

    /// What decides under the rule that applies, in one or two sentences.
    fn reason(&self) -> String {
        let sum = self.inversion_sum;
        let pairs = match sum {
            0 => "No two tiles stand in the wrong order".into(),
            1 => "One pair of tiles stands in the wrong order".into(),
            _ => format!("{sum} pairs of tiles stand in the wrong order"),
        };
        let parity = |number: u64| if number.is_multiple_of(2) { "even" } else { "odd" };
        match self.rule {
            Rule::OneWide => {
                let line = match (self.size.width(), self.size.height()) {
                    (1, 1) => return "It is a single square without a tile.".into(),
                    (1, _) => "The board is one square wide",
                    _ => "The board is one square high",
                };
                if self.solvable {
                    format!(
                        "{line}, so no tile can pass another; the tiles already follow one \
                         another as they should."
                    )
                } else {
                    format!(
                        "{line}, so no tile can ever pass another, but {}{}.",
                        pairs[..1].to_lowercase(),
                        &pairs[1..]
                    )
                }
            }
            Rule::OddWidth => {
                let wide =
                    format!("The board is {} squares wide, an odd number", self.size.width());
                if self.solvable {
                    format!(
                        "{pairs}, and {sum} is even. {wide}, so every slide keeps the count \
                         even, and the goal's count, 0, is even too."
                    )
                } else {
                    format!(
                        "{pairs}, and {sum} is odd. {wide}, so no slide ever turns an odd count \
                         into an even one, and the goal's count, 0, is even."
                    )
                }
            }
            Rule::EvenWidth => {
                let rows = self.rows_apart();
                let total = sum + u64::from(rows);
                let away = match rows {
                    0 => "the blank is on the row where it ends".into(),
                    1 => "the blank is 1 row away from the row where it ends".into(),
                    _ => format!("the blank is {rows} rows away from the row where it ends"),
                };
                let result = if self.solvable {
                    "every slide keeps this sum even, and the goal's sum, 0, is even too"
                } else {
                    "no slide ever turns an odd sum into an even one, and the goal's sum, 0, is even"
                };
                format!(
                    "{pairs}, and {away}: {sum} + {rows} = {total}, which is {}. The board is {} \
                     squares wide, an even number, so {result}.",
                    parity(total),
                    self.size.width(),
                )
            }
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = if self.solvable { "can" } else { "cannot" };
        write!(f, "This board {answer} be solved. {}", self.reason())?;
        match self.repair {
            Some((a, b)) => write!(f, " Swap the tiles {a} and {b}, and it can be solved."),
            None if !self.solvable => f.write_str(" No swap of two tiles would help."),
            None => Ok(()),
        }
    }
}
