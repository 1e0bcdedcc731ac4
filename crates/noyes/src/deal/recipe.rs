//! What is to be dealt, and how: the words that people type.

use core::fmt;

use crate::{DealError, Goal, Layout, Named};

/// A way to shuffle. All start from the goal.
///
/// Only [`Uniform`](Shuffle::Uniform) is fair. The others are what articles
/// teach and games do; they are here so that they can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shuffle {
    /// Each solvable board exactly as likely as any other: `uniform`.
    #[default]
    Uniform,
    /// `random-slides`: `steps` tries, each towards one of the four
    /// directions; a try off the board does nothing.
    ///
    /// Always solvable, never uniform: after 30 tries on 4x4, 8.2 of the 15
    /// tiles are still at home on average, where a fair board has 0.94.
    RandomSlides {
        /// The number of tries.
        steps: u64,
    },
    /// `legal-slides`: `steps` slides, each uniform among the legal ones.
    ///
    /// Always solvable, but after an even number of slides the blank can only
    /// be on half of the squares, after an odd number on the other half:
    /// however many slides, about half of the boards never come up.
    LegalSlides {
        /// The number of slides.
        steps: u64,
    },
    /// `no-backtrack-slides`: the same, never undoing the slide before unless
    /// it is the only one.
    ///
    /// Moves away from the goal sooner, into the same trap of parity.
    NoBacktrackSlides {
        /// The number of slides.
        steps: u64,
    },
    /// `swap-any`: for each square in reading order, swap its content, the
    /// blank included, with that of a uniform square.
    ///
    /// n^n equally likely outcomes cannot be spread evenly over n! boards: on
    /// 3x3 some boards come up 26.87 times as often as others. Half of the
    /// boards cannot be solved.
    SwapAny,
    /// `sattolo`: for i from n−1 down to 1, swap square i with a uniform
    /// square *below* i.
    ///
    /// Often printed as Fisher–Yates, one letter away from it. It deals only
    /// cyclic permutations: nothing is ever left at home, and after a repair
    /// only 2/n of the solvable boards can occur (S. Sattolo, Information
    /// Processing Letters 22, 1986). About half cannot be solved.
    Sattolo,
    /// `fisher-yates`: the same with a uniform square *up to and including* i.
    ///
    /// Uniform over all n! boards (R. Durstenfeld, Algorithm 235, 1964), half
    /// of which cannot be solved; exactly fair with [`Fix::Swap`] or
    /// [`Fix::Reject`].
    FisherYates,
    /// `floor10`: for i from n−1 down to 0, swap square i with square
    /// ⌊10u⌋ mod (i+1), u uniform in [0, 1).
    ///
    /// A rule found in a desktop game: above ten squares no square past the
    /// tenth is ever chosen. About half cannot be solved.
    Floor10,
}

/// The number of slides where none is given: as many as the articles show.
const ARTICLES_STEPS: u64 = 30;

impl Shuffle {
    /// All ways, the slides with 30 steps, as the articles have them.
    pub const ALL: [Shuffle; 8] = [
        Shuffle::Uniform,
        Shuffle::RandomSlides { steps: ARTICLES_STEPS },
        Shuffle::LegalSlides { steps: ARTICLES_STEPS },
        Shuffle::NoBacktrackSlides { steps: ARTICLES_STEPS },
        Shuffle::SwapAny,
        Shuffle::Sattolo,
        Shuffle::FisherYates,
        Shuffle::Floor10,
    ];

    /// The name in commands and files, such as `fisher-yates`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Shuffle::Uniform => "uniform",
            Shuffle::RandomSlides { .. } => "random-slides",
            Shuffle::LegalSlides { .. } => "legal-slides",
            Shuffle::NoBacktrackSlides { .. } => "no-backtrack-slides",
            Shuffle::SwapAny => "swap-any",
            Shuffle::Sattolo => "sattolo",
            Shuffle::FisherYates => "fisher-yates",
            Shuffle::Floor10 => "floor10",
        }
    }

    /// The shuffle of a name; slides take `steps`, or 30 where none are given.
    ///
    /// # Errors
    /// [`DealError`] for an unknown name, and for steps where there are none
    /// to count.
    pub fn from_name(name: &str, steps: Option<u64>) -> Result<Shuffle, DealError> {
        let shuffle =
            Shuffle::ALL.into_iter().find(|shuffle| shuffle.name() == name).ok_or_else(|| {
                DealError::unknown(Named::Shuffle, name, Shuffle::ALL.map(Shuffle::name))
            })?;
        match (shuffle, steps) {
            (shuffle, None) => Ok(shuffle),
            (Shuffle::RandomSlides { .. }, Some(steps)) => Ok(Shuffle::RandomSlides { steps }),
            (Shuffle::LegalSlides { .. }, Some(steps)) => Ok(Shuffle::LegalSlides { steps }),
            (Shuffle::NoBacktrackSlides { .. }, Some(steps)) => {
                Ok(Shuffle::NoBacktrackSlides { steps })
            }
            (shuffle, Some(_)) => Err(DealError::StepsWithoutSlides { shuffle: shuffle.name() }),
        }
    }

    /// The number of steps, for slides.
    #[must_use]
    pub const fn steps(self) -> Option<u64> {
        match self {
            Shuffle::RandomSlides { steps }
            | Shuffle::LegalSlides { steps }
            | Shuffle::NoBacktrackSlides { steps } => Some(steps),
            _ => None,
        }
    }

    /// Whether every board that it deals can be solved, without any fix.
    #[must_use]
    pub const fn is_always_solvable(self) -> bool {
        matches!(self, Shuffle::Uniform) || self.steps().is_some()
    }
}

/// What happens to a board that came out unsolvable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fix {
    /// Nothing: it is dealt all the same. `none`.
    #[default]
    None,
    /// The first two tiles in reading order are swapped. `swap`.
    ///
    /// # Exactly uniform when the shuffle is
    /// Call this swap s. It leaves the blank alone and changes the parity, so
    /// it takes unsolvable boards to solvable ones; and s(s(b)) = b, because
    /// the same two squares hold the first two tiles before and after. So s is
    /// a bijection between the unsolvable and the solvable boards. If each of
    /// the n! boards has probability 1/n!, then a solvable board b comes up as
    /// itself or from s(b), with probability 2/n! = 1/(n!/2). The last-two
    /// rule of [`Article`](Fix::Article) is such a bijection as well, for the
    /// blank's square decides which pair is swapped, and it stays.
    Swap,
    /// Squares 0 and 1 are swapped, or the last two if the blank is on either.
    /// `article`.
    Article,
    /// The shuffle is made again from the goal. `reject`.
    Reject,
}

impl Fix {
    /// All fixes.
    pub const ALL: [Fix; 4] = [Fix::None, Fix::Swap, Fix::Article, Fix::Reject];

    /// The name in commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Fix::None => "none",
            Fix::Swap => "swap",
            Fix::Article => "article",
            Fix::Reject => "reject",
        }
    }

    /// The fix of a name.
    ///
    /// # Errors
    /// [`DealError`] for an unknown name.
    pub fn from_name(name: &str) -> Result<Fix, DealError> {
        Fix::ALL
            .into_iter()
            .find(|fix| fix.name() == name)
            .ok_or_else(|| DealError::unknown(Named::Fix, name, Fix::ALL.map(Fix::name)))
    }
}

/// Where the blank may be after the shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BlankSquare {
    /// Wherever the shuffle brings it. `any`.
    #[default]
    Any,
    /// On its square in the goal: the shuffle runs over the other n−1 squares.
    /// `home`. Only 1/n of the solvable boards can occur.
    Home,
}

impl BlankSquare {
    /// Both.
    pub const ALL: [BlankSquare; 2] = [BlankSquare::Any, BlankSquare::Home];

    /// The name in commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BlankSquare::Any => "any",
            BlankSquare::Home => "home",
        }
    }

    /// The choice of a name.
    ///
    /// # Errors
    /// [`DealError`] for an unknown name.
    pub fn from_name(name: &str) -> Result<BlankSquare, DealError> {
        BlankSquare::ALL.into_iter().find(|choice| choice.name() == name).ok_or_else(|| {
            DealError::unknown(Named::BlankSquare, name, BlankSquare::ALL.map(BlankSquare::name))
        })
    }
}

/// How boards are dealt: a shuffle, a fix, and where the blank may be.
///
/// The default is the fair one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// The way to shuffle.
    pub shuffle: Shuffle,
    /// What happens to unsolvable boards.
    pub fix: Fix,
    /// Where the blank may be.
    pub blank_square: BlankSquare,
}

impl Recipe {
    /// Refuses what could never end, or is not defined, for boards of this goal.
    ///
    /// # Errors
    /// [`DealError`] if the recipe is not defined for slides, or can never, or
    /// hardly ever, deal a solvable board.
    ///
    /// ```
    /// use noyes::{Coded, Fix, Goal, Layout, Recipe, Shuffle, Size};
    ///
    /// let goal = Goal::new(Size::new(1, 5)?, Layout::BlankLast);
    /// let recipe = Recipe { shuffle: Shuffle::SwapAny, fix: Fix::Reject, ..Recipe::default() };
    /// assert_eq!(recipe.check(&goal).unwrap_err().code(), "never-solvable");
    /// # Ok::<(), noyes::SizeError>(())
    /// ```
    pub fn check(self, goal: &Goal) -> Result<(), DealError> {
        let size = goal.size();
        let at_home = self.blank_square == BlankSquare::Home;
        if at_home && self.shuffle.steps().is_some() {
            return Err(DealError::BlankHomeWithSlides { shuffle: self.shuffle.name() });
        }
        if self.shuffle.is_always_solvable() || self.fix == Fix::None {
            return Ok(());
        }
        // In a line of n squares 1 of (n−1)! orders can be solved: the only
        // one of up to two squares, every other one of three.
        let stuck = size.is_one_wide() && size.area() > 3;
        // The article's pair of squares may hold the blank in such a line.
        let blank_in_pair = size.is_one_wide() && size.area() == 3 && self.fix == Fix::Article;
        // A cycle through the n−1 tiles is odd if n is: with the blank at home
        // no such board can be solved.
        let odd_cycle = self.shuffle == Shuffle::Sattolo
            && at_home
            && size.area() > 1
            && !size.area().is_multiple_of(2);
        // Both cycles through the three squares of a line turn its tiles round
        // if the blank's home is between them.
        let turned = self.shuffle == Shuffle::Sattolo
            && size.is_one_wide()
            && size.area() == 3
            && goal.blank().number() == 1;
        match self.fix {
            Fix::Reject if stuck || odd_cycle || turned => {
                Err(DealError::NeverSolvable { shuffle: self.shuffle.name(), size })
            }
            Fix::Swap | Fix::Article if stuck || blank_in_pair => {
                Err(DealError::NoRepair { fix: self.fix.name(), size })
            }
            _ => Ok(()),
        }
    }
}

/// The line that stands for the recipe in the hash of a seeded deal: words
/// that change no board are left out.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.shuffle.name())?;
        if let Some(steps) = self.shuffle.steps() {
            write!(f, " {steps}")?;
        }
        if self.fix != Fix::None && !self.shuffle.is_always_solvable() {
            write!(f, " fix-{}", self.fix.name())?;
        }
        if self.blank_square == BlankSquare::Home {
            f.write_str(" blank-home")?;
        }
        Ok(())
    }
}

/// The goal as it stands in the hash: boards that are the same have the same name.
pub(crate) fn goal_name(goal: &Goal) -> alloc::string::String {
    match goal.layout() {
        Some(Layout::BlankLast) => goal.name(),
        _ => Goal::from_board(goal.board().clone()).name(),
    }
}
