//! Links: a game's first board as the end of an address.

use core::{fmt, str::FromStr};

use noyes::{
    BlankMark, Board, Coded, Goal, GoalError, Grid, Layout, Position, Size, SizeError, TextError,
};
use thiserror::Error;

use crate::{Deal, Start, percent};

/// A start and a goal, as text that can follow the `#` of an address.
///
/// ```text
/// size=4x4&seed=5f0c…&deal=7             a deal
/// size=5x3&seed=monday&deal=0&goal=snake one for another goal than blank-last
/// board=1-2-3.4-5-6.7-0-8                a board that a person set up
/// ```
///
/// In boards a `.` stands between rows and a `-` between tiles; a goal that has no name is written
/// in the same way. Other text is percent-encoded. Parts that are not known are skipped, so that
/// links may carry more one day.
///
/// # Stability
/// Links that were read once are read for ever.
///
/// ```
/// use noyes_game::{Game, Link};
///
/// let link: Link = "#size=4x4&seed=monday&deal=7".parse()?;
/// let game = Game::open(link)?;
/// assert_eq!(game.link().to_string(), "size=4x4&seed=monday&deal=7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// What the game begins with; a board has the size of the goal.
    pub(crate) start: Start,
    /// Where it ends.
    pub(crate) goal: Goal,
}

impl Link {
    /// What the game begins with.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The goal, which says the size too.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Start::Deal(Deal { seed, index }) => {
                let seed = percent::encode(seed);
                write!(f, "size={}&seed={seed}&deal={index}", self.goal.size())?;
            }
            Start::Own(board) => {
                // A single row reads as a flat list, whose size has to be told.
                if board.size().height() == 1 {
                    write!(f, "size={}&", board.size())?;
                }
                write!(f, "board={}", BoardText(board))?;
            }
        }
        match self.goal.layout() {
            Some(Layout::BlankLast) => Ok(()),
            Some(layout) => write!(f, "&goal={}", layout.name()),
            None => write!(f, "&goal={}", BoardText(self.goal.board())),
        }
    }
}

/// A board without the characters that an address would have to encode.
struct BoardText<'a>(&'a Board);

impl fmt::Display for BoardText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_string().replace('/', ".").replace(' ', "-"))
    }
}

/// The text as [`Grid`] reads it. Messengers like to encode what they pass on: `+` is a space.
fn plain(text: &str) -> String {
    text.replace('.', "/").replace(['-', '+'], " ")
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Link, LinkError> {
        let mut parts = Parts::default();
        for part in text.trim().trim_start_matches('#').split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            parts.take(name, value)?;
        }
        parts.link()
    }
}

/// The parts that are known, by their names.
#[derive(Default)]
struct Parts {
    size: Option<String>,
    seed: Option<String>,
    deal: Option<String>,
    board: Option<String>,
    goal: Option<String>,
}

impl Parts {
    fn take(&mut self, name: &str, value: &str) -> Result<(), LinkError> {
        let (name, place) = match name {
            "size" => ("size", &mut self.size),
            "seed" => ("seed", &mut self.seed),
            "deal" => ("deal", &mut self.deal),
            "board" => ("board", &mut self.board),
            "goal" => ("goal", &mut self.goal),
            _ => return Ok(()),
        };
        let value = percent::decode(value).ok_or(LinkError::Encoding { part: name })?;
        match place.replace(value) {
            None => Ok(()),
            Some(_) => Err(LinkError::Twice { part: name }),
        }
    }

    fn link(self) -> Result<Link, LinkError> {
        let given = self.size.map(|size| size.parse::<Size>()).transpose()?;
        let (size, start) = match (self.board, self.seed, self.deal) {
            (Some(_), Some(_), _) => return Err(LinkError::BoardAndDeal { part: "seed" }),
            (Some(_), _, Some(_)) => return Err(LinkError::BoardAndDeal { part: "deal" }),
            (Some(text), None, None) => {
                let board = plain(&text).parse::<Grid>()?.board(given, BlankMark::default())?;
                (board.size(), Start::Own(board))
            }
            (None, seed, deal) => {
                let size = given.ok_or(LinkError::Missing { part: "size" })?;
                let seed = seed.ok_or(LinkError::Missing { part: "seed" })?;
                let deal = deal.ok_or(LinkError::Missing { part: "deal" })?;
                let index = deal.parse().map_err(|_| LinkError::Index { found: short(&deal) })?;
                (size, Start::Deal(Deal { seed, index }))
            }
        };
        let goal = match self.goal {
            None => Goal::new(size, Layout::default()),
            Some(text) => match Layout::from_name(&text) {
                Some(layout) => Goal::new(size, layout),
                None => Goal::parse(&plain(&text), size)?,
            },
        };
        Ok(Link { start, goal })
    }
}

/// As much of a text as a message can show.
fn short(text: &str) -> String {
    text.chars().take(24).collect()
}

/// Why a text is not a link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LinkError {
    /// A part that is needed is not there. Code `incomplete-link`.
    #[error("the link has no {part}; expected size, seed and deal, or a board")]
    Missing {
        /// The part's name.
        part: &'static str,
    },
    /// A part is there twice. Code `ambiguous-link`.
    #[error("the link says {part} twice; expected it once")]
    Twice {
        /// The part's name.
        part: &'static str,
    },
    /// Both a board and a deal. Code `ambiguous-link`.
    #[error("the link has both a board and a {part}; expected one of them")]
    BoardAndDeal {
        /// The name of the part that does not go with a board.
        part: &'static str,
    },
    /// A percent code is broken. Code `bad-link-encoding`.
    #[error("the {part} of the link is not encoded right")]
    Encoding {
        /// The part's name.
        part: &'static str,
    },
    /// The number of the deal is not one. Code `not-a-number`.
    #[error("found {found:?} as the number of the deal; expected a whole number from 0 on")]
    Index {
        /// The beginning of the text.
        found: String,
    },
    /// The size is not one.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The board is not one.
    #[error(transparent)]
    Board(#[from] TextError),
    /// The goal is not one.
    #[error(transparent)]
    Goal(#[from] GoalError),
}

impl Coded for LinkError {
    fn code(&self) -> &'static str {
        match self {
            LinkError::Missing { .. } => "incomplete-link",
            LinkError::Twice { .. } | LinkError::BoardAndDeal { .. } => "ambiguous-link",
            LinkError::Encoding { .. } => "bad-link-encoding",
            LinkError::Index { .. } => "not-a-number",
            LinkError::Size(error) => error.code(),
            LinkError::Board(error) => error.code(),
            LinkError::Goal(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            LinkError::Board(error) => error.at(),
            LinkError::Goal(error) => error.at(),
            _ => None,
        }
    }
}
