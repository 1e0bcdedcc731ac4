//! A step of a lesson.

use noyes::{Size, Square};
use noyes_solver::{Reason, Stage, Step};
use serde::{Deserialize, Serialize};

/// One thought of a lesson and the moves that carry it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepLine {
    /// What part of the board is being worked on: `row`, `column`, `block` or `strip`.
    pub stage: String,
    /// The number of the row or column, counted from 0; `null` elsewhere.
    pub number: Option<u32>,
    /// The tile that the step is about; 0 is the blank.
    pub tile: u32,
    /// The square on which it stands before the step.
    pub from: u32,
    /// The square on which it stands after the step.
    pub target: u32,
    /// Why: `place-tile`, `wait-for-partner`, `follow-partner`,
    /// `unstick-corner`, `slide-in-together`, `turn-block` or `bring-blank`.
    pub reason: String,
    /// The other tile that matters: the one that is waited for or followed, or that goes along.
    pub partner: Option<u32>,
    /// Whether the last tiles go round clockwise; `null` elsewhere.
    pub clockwise: Option<bool>,
    /// The moves.
    pub moves: String,
    /// The reason as a sentence.
    pub text: String,
}

impl StepLine {
    /// A step on a board of this size.
    #[must_use]
    pub fn new(step: &Step, size: Size) -> StepLine {
        let (stage, number) = match step.stage {
            Stage::Row(row) => ("row", Some(row)),
            Stage::Column(column) => ("column", Some(column)),
            Stage::Block { .. } => ("block", None),
            Stage::Strip => ("strip", None),
        };
        let (partner, clockwise) = match step.reason {
            Reason::WaitForPartner { follower, .. }
            | Reason::UnstickCorner { follower, .. }
            | Reason::SlideInTogether { follower, .. } => (Some(follower.number()), None),
            Reason::FollowPartner { leader, .. } => (Some(leader.number()), None),
            Reason::TurnBlock { clockwise } => (None, Some(clockwise)),
            Reason::PlaceTile | Reason::BringBlank => (None, None),
        };
        StepLine {
            stage: stage.into(),
            number,
            tile: step.tile.number(),
            from: step.from.number(),
            target: step.target.number(),
            reason: reason(&step.reason).into(),
            partner,
            clockwise,
            moves: step.moves.to_string(),
            text: sentence(step, size),
        }
    }
}

fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::PlaceTile => "place-tile",
        Reason::WaitForPartner { .. } => "wait-for-partner",
        Reason::FollowPartner { .. } => "follow-partner",
        Reason::UnstickCorner { .. } => "unstick-corner",
        Reason::SlideInTogether { .. } => "slide-in-together",
        Reason::TurnBlock { .. } => "turn-block",
        Reason::BringBlank => "bring-blank",
    }
}

fn sentence(step: &Step, size: Size) -> String {
    let place = |square: Square| {
        format!("row {}, column {}", square.row(size) + 1, square.column(size) + 1)
    };
    let (tile, target) = (step.tile.number(), place(step.target));
    match &step.reason {
        Reason::PlaceTile => format!("Tile {tile} goes home, to {target}."),
        Reason::WaitForPartner { follower, .. } => {
            format!("Tile {tile} waits in {target}, where tile {follower} is to come.")
        }
        Reason::FollowPartner { leader, .. } => {
            format!("Tile {tile} comes up behind tile {leader}, to {target}.")
        }
        Reason::UnstickCorner { follower, .. } => format!(
            "Tiles {tile} and {follower} are jammed in the wrong order: out with both, \
             and back in line."
        ),
        Reason::SlideInTogether { follower, .. } => {
            format!("Tiles {tile} and {follower} slide home together.")
        }
        Reason::TurnBlock { clockwise } => {
            let way = if *clockwise { "clockwise" } else { "anticlockwise" };
            format!("The last tiles go round {way} until all are home.")
        }
        Reason::BringBlank => format!("The blank goes home, to {target}."),
    }
}
