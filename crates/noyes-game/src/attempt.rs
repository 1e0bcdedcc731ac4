//! One try at a challenge, from its first board to its last.

use noyes::{Board, Coded, DealError, Goal, Layout, Metric, Size, SizeError, SizeMismatch};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    Challenge, ChallengeError, Deal, Game, Millis, Outcome, Record, Replay, ReplayError, Rules,
};

/// One try at a challenge. It has the boards that are done and knows the next; the one that is
/// being played is a [`Game`] beside it.
///
/// ```
/// use noyes::{Layout, Size};
/// use noyes_game::{Attempt, Challenge, Rules};
///
/// let relay = Challenge::Relay { from: 2, to: 4 };
/// let attempt = Attempt::new(relay, Size::FIFTEEN, Layout::BlankLast, Rules::casual(), "monday");
/// let game = attempt.deal()?;
/// assert_eq!(game.size().to_string(), "2x2");
/// # Ok::<(), noyes::DealError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Attempt {
    challenge: Challenge,
    size: Size,
    layout: Layout,
    rules: Rules,
    seed: String,
    legs: Vec<Leg>,
}

/// A board that is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Leg {
    outcome: Outcome,
    time: Millis,
    inspected: Millis,
    interrupted: bool,
    repeated: bool,
    replay: Replay,
}

/// What has to be found out before a board of a challenge can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Nothing: [`Attempt::deal`] is all.
    Nothing,
    /// The length of a shortest solution of the board that was dealt: [`Attempt::limit`] takes it.
    Optimal,
    /// A board whose shortest solution is so long: [`Attempt::set_up`] takes it.
    Board {
        /// At least.
        least: u64,
        /// At most.
        most: u64,
    },
}

impl Attempt {
    /// A try that is yet to begin. The daily puzzle and relays have their own sizes, and others may
    /// take [another](Challenge::size); `rules` are the player's, to which the challenge adds its own.
    #[must_use]
    pub fn new(
        challenge: Challenge,
        size: Size,
        layout: Layout,
        rules: Rules,
        seed: impl Into<String>,
    ) -> Attempt {
        let size = challenge.size(size);
        Attempt { challenge, size, layout, rules, seed: seed.into(), legs: Vec::new() }
    }

    /// Another try at the same boards.
    #[must_use]
    pub fn again(&self) -> Attempt {
        Attempt { legs: Vec::new(), ..self.clone() }
    }

    /// The challenge.
    #[must_use]
    pub fn challenge(&self) -> Challenge {
        self.challenge
    }

    /// What its boards come from. Where somebody else deals, it may be the name of the deal.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// The number of the board that is being played, from 0.
    #[must_use]
    pub fn leg(&self) -> usize {
        self.legs.len()
    }

    /// The goal of that board.
    #[must_use]
    pub fn goal(&self) -> Goal {
        match self.challenge {
            Challenge::Daily(day) => day.goal(),
            Challenge::Relay { from, to } => {
                let side = (from + self.leg() as u32).min(to);
                let size = Size::new(side, side).unwrap_or(self.size);
                Goal::new(size, self.layout)
            }
            _ => Goal::new(self.size, self.layout),
        }
    }

    /// What that board needs.
    #[must_use]
    pub fn need(&self) -> Need {
        match self.challenge {
            Challenge::MoveLimit { .. } => Need::Optimal,
            Challenge::Length { least, most } => Need::Board { least, most },
            _ => Need::Nothing,
        }
    }

    fn rules(&self) -> Rules {
        let rules = self.challenge.rules(self.rules);
        match self.leg() {
            0 => rules,
            // The time of a series never stands.
            _ => Rules { inspection: None, ..rules },
        }
    }

    /// Deals that board. Where more is [needed](Self::need), it is not ready to be played yet.
    ///
    /// # Errors
    /// [`DealError`] if it cannot be dealt.
    pub fn deal(&self) -> Result<Game, DealError> {
        let deal = match self.challenge {
            Challenge::Daily(day) => day.deal(),
            _ => Deal { seed: self.seed.clone(), index: self.leg() as u64 },
        };
        Ok(Game::deal(self.goal(), deal)?.with_rules(self.rules()))
    }

    /// The dealt board with its limit of moves, once the length of a shortest solution is known.
    #[must_use]
    pub fn limit(&self, game: Game, optimal: u64) -> Game {
        let extra = match self.challenge {
            Challenge::MoveLimit { extra } => extra,
            _ => return game,
        };
        let rules = Rules { move_limit: Some(optimal.saturating_add(extra)), ..*game.rules() };
        game.with_rules(rules)
    }

    /// The length of a shortest solution of the board that is played, where the challenge tells it.
    #[must_use]
    pub fn optimal(&self, game: &Game) -> Option<u64> {
        match self.challenge {
            Challenge::MoveLimit { extra } => game.rules().move_limit?.checked_sub(extra),
            Challenge::Length { least, most } if least == most => Some(least),
            _ => None,
        }
    }

    /// The board that was found for a challenge that asks for one of a certain length.
    ///
    /// # Errors
    /// [`SizeMismatch`] if it has another size.
    pub fn set_up(&self, board: Board) -> Result<Game, SizeMismatch> {
        Ok(Game::own(board, self.goal())?.with_rules(self.rules()))
    }

    /// The board that is being played is over.
    pub fn finish(&mut self, game: &Game) {
        let (Some(outcome), false) = (game.outcome(), self.is_over()) else { return };
        let replay = match self.challenge {
            Challenge::FewestMoves => Replay::of(game).without_detours(),
            _ => Replay::of(game),
        };
        self.legs.push(Leg {
            outcome,
            time: game.elapsed(),
            inspected: game.inspected(),
            interrupted: game.was_interrupted(),
            repeated: game.is_repeated(),
            replay,
        });
    }

    /// The next board of a series that is not over; its time runs from now on.
    #[must_use]
    pub fn next(&self, now: Millis) -> Option<Game> {
        if self.leg() == 0 || self.is_over() {
            return None;
        }
        let mut game = self.deal().ok()?;
        game.start_clock(now);
        Some(game)
    }

    /// Whether all boards are done, or one was lost.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let lost = self.legs.last().is_some_and(|leg| leg.outcome != Outcome::Solved);
        lost || self.leg() >= self.challenge.boards() as usize
    }

    /// The time of the boards that are done.
    #[must_use]
    pub fn time(&self) -> Millis {
        self.legs.iter().map(|leg| leg.time).sum()
    }

    /// The moves of the boards that are done.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.legs.iter().map(|leg| leg.replay.length(Metric::Stm)).sum()
    }

    /// What goes into the journal once it is over: under this name, which no other record may
    /// have, and with the moment in milliseconds since the beginning of 1970.
    #[must_use]
    pub fn record(&self, id: impl Into<String>, unix: Millis) -> Option<Record> {
        let last = self.legs.last().filter(|_| self.is_over())?;
        Some(Record {
            id: id.into(),
            at: unix,
            challenge: self.challenge,
            outcome: last.outcome,
            time: self.time(),
            inspected: self.legs.iter().map(|leg| leg.inspected).sum(),
            interrupted: self.legs.iter().any(|leg| leg.interrupted),
            repeated: self.legs.iter().any(|leg| leg.repeated),
            replays: self.legs.iter().map(|leg| leg.replay.clone()).collect(),
        })
    }
}

/// The JSON.
#[derive(Clone, Serialize, Deserialize)]
struct Form {
    v: u32,
    challenge: String,
    size: String,
    layout: String,
    rules: Rules,
    seed: String,
    legs: Vec<Leg>,
}

impl From<Attempt> for Form {
    fn from(attempt: Attempt) -> Form {
        Form {
            v: 1,
            challenge: attempt.challenge.to_string(),
            size: attempt.size.to_string(),
            layout: attempt.layout.name().to_owned(),
            rules: attempt.rules,
            seed: attempt.seed,
            legs: attempt.legs,
        }
    }
}

impl TryFrom<Form> for Attempt {
    type Error = AttemptError;

    fn try_from(form: Form) -> Result<Attempt, AttemptError> {
        if form.v != 1 {
            return Err(AttemptError::Version { found: form.v });
        }
        let challenge: Challenge = form.challenge.parse()?;
        let size = form.size.parse()?;
        let layout = Layout::from_name(&form.layout).ok_or_else(|| AttemptError::Layout {
            found: form.layout.chars().take(40).collect(),
        })?;
        for leg in &form.legs {
            leg.replay.verify()?;
        }
        if form.legs.len() > challenge.boards() as usize {
            return Err(AttemptError::Boards {
                found: form.legs.len(),
                most: challenge.boards() as usize,
            });
        }
        let (rules, seed, legs) = (form.rules, form.seed, form.legs);
        Ok(Attempt { challenge, size, layout, rules, seed, legs })
    }
}

/// Why a stored attempt cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum AttemptError {
    /// Another format. Code `unknown-version`.
    #[error("found a stored attempt of version {found}; expected version 1")]
    Version {
        /// The version.
        found: u32,
    },
    /// Not the name of a goal's layout. Code `unknown-goal`.
    #[error("found the goal {found:?}; expected blank-last, blank-first, snake or spiral")]
    Layout {
        /// The beginning of the text.
        found: String,
    },
    /// More boards done than there are. Code `bad-snapshot`.
    #[error("found {found} boards done; expected at most {most}")]
    Boards {
        /// How many.
        found: usize,
        /// The most.
        most: usize,
    },
    /// The challenge is not one.
    #[error(transparent)]
    Challenge(#[from] ChallengeError),
    /// The size is not one.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// A board that is done was not played that way.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl Coded for AttemptError {
    fn code(&self) -> &'static str {
        match self {
            AttemptError::Version { .. } => "unknown-version",
            AttemptError::Layout { .. } => "unknown-goal",
            AttemptError::Boards { .. } => "bad-snapshot",
            AttemptError::Challenge(error) => error.code(),
            AttemptError::Size(error) => error.code(),
            AttemptError::Replay(error) => error.code(),
        }
    }
}
