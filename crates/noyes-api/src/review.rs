//! The answer of `review`.

use noyes::Metric;
use noyes_game::Review;
use serde::{Deserialize, Serialize};

use crate::ErrorBody;

/// A recorded game, played again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewLine {
    /// The line of the input, counted from 1.
    pub line: u64,
    /// The number of the board among those of the line, counted from 0: a journal's line may hold
    /// several.
    pub leg: u64,
    /// The size of the board, `WxH`.
    pub size: String,
    /// The goal: a layout's name, or a board.
    pub goal: String,
    /// Whether the moves can be made as recorded and lead to the goal.
    pub verified: bool,
    /// What is wrong; `null` if nothing is.
    pub problem: Option<ErrorBody>,
    /// The number of moves, each tile that moves counted, those taken back included.
    pub moves: u64,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub moves_mtm: u64,
    /// The time of the last move, in milliseconds.
    pub time: u64,
    /// The length of a shortest solution; `null` above 16 squares, with `--verify`, and where
    /// something is wrong, as the three fields that follow.
    pub optimal: Option<u64>,
    /// No solution is shorter than this; above 16 squares too.
    pub lower_bound: Option<u64>,
    /// The share of the moves that a shortest solution would have needed.
    pub efficiency: Option<f64>,
    /// Moves in a row of which each leads away from the goal, the costliest first.
    pub blunders: Option<Vec<BlunderBody>>,
    /// When each row of the goal was done for good, in that order.
    pub splits: Vec<SplitBody>,
    /// Whether the player was helped.
    pub assisted: bool,
    /// What it was played with; `null` if that is not known.
    pub control: Option<String>,
    /// The key under which a server has signed the deal and its receipt for this game; `null` for
    /// games that no server has taken.
    pub key: Option<String>,
    /// All that in a sentence.
    pub explanation: String,
}

/// Moves that led away from the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlunderBody {
    /// The first of them, counted from 0.
    pub from: u64,
    /// How many there are.
    pub moves: u64,
    /// How many moves they cost, those that made good for them included.
    pub cost: u64,
}

/// A row that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SplitBody {
    /// The row, counted from 0.
    pub row: u64,
    /// After so many moves.
    pub moves: u64,
    /// When that was, in milliseconds.
    pub time: u64,
}

impl ReviewLine {
    /// What is known of a game, and what is wrong with it, if anything is.
    #[must_use]
    pub fn new(
        line: u64,
        leg: u64,
        review: &Review,
        lower_bound: Option<u64>,
        problem: Option<ErrorBody>,
    ) -> ReviewLine {
        let replay = review.replay();
        let blunder = |blunder: noyes_game::Blunder| BlunderBody {
            from: blunder.from as u64,
            moves: blunder.moves as u64,
            cost: blunder.cost as u64,
        };
        let split = |split: &noyes_game::Split| SplitBody {
            row: split.row.into(),
            moves: split.moves as u64,
            time: split.at,
        };
        let splits = if problem.is_none() { review.splits() } else { &[] };
        let mut answer = ReviewLine {
            line,
            leg,
            size: replay.size().to_string(),
            goal: replay.goal.name(),
            verified: problem.is_none(),
            problem,
            moves: replay.length(Metric::Stm),
            moves_mtm: replay.length(Metric::Mtm),
            time: replay.time(),
            optimal: review.optimal(),
            lower_bound,
            efficiency: review.efficiency(),
            blunders: review
                .is_complete()
                .then(|| review.blunders().into_iter().map(blunder).collect()),
            splits: splits.iter().map(split).collect(),
            assisted: replay.assisted,
            control: replay.control.map(|control| control.name().to_owned()),
            key: None,
            explanation: String::new(),
        };
        answer.explanation = answer.sentence();
        answer
    }

    /// The same of a game that a server has taken, under this key.
    #[must_use]
    pub fn signed(mut self, key: String) -> ReviewLine {
        if self.verified {
            self.explanation = format!("{} Signed under {key}.", self.explanation);
        }
        self.key = Some(key);
        self
    }

    fn sentence(&self) -> String {
        if let Some(problem) = &self.problem {
            return format!("This game cannot be verified: {}.", problem.message);
        }
        let moves = match self.moves {
            1 => "1 move".to_owned(),
            moves => format!("{moves} moves"),
        };
        let time = format!("{}.{:03} s", self.time / 1000, self.time % 1000);
        let made = format!("{moves} in {time}");
        match (self.optimal, self.lower_bound) {
            (Some(optimal), _) if optimal == self.moves => format!("{made}, and none too many."),
            (Some(optimal), _) => {
                let detours = self.blunders.as_deref().unwrap_or_default();
                let cost: u64 = detours.iter().map(|detour| detour.cost).sum();
                let detours = match detours.len() {
                    0 => String::new(),
                    1 => format!(" One detour cost {cost} moves."),
                    count => format!(" {count} detours cost {cost} moves."),
                };
                format!("{made}; {optimal} would have done.{detours}")
            }
            (None, Some(bound)) => format!("{made}; at least {bound} are needed."),
            (None, None) => format!("{made}, as recorded."),
        }
    }
}
