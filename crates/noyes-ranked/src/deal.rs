//! What a server deals.

use noyes::{BlankMark, Board, Goal, Grid, Position};
use noyes_game::Millis;
use serde::{Deserialize, Serialize};

use crate::PlayerId;

/// A board that was dealt to a player to be solved for the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Deal {
    /// The board.
    pub board: Board,
    /// Where it is to lead.
    pub goal: Goal,
    /// Who is to solve it, and when.
    pub terms: Terms,
}

/// On what terms a board is dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The deal's name, which its result will have too: no other deal has the same.
    pub id: String,
    /// What is played: `ranked`, `daily 2026-11-22`, or `race` with the race's name.
    pub kind: String,
    /// The only player for whom it counts.
    pub player: PlayerId,
    /// When the board was shown, in milliseconds since the beginning of 1970.
    pub issued: Millis,
    /// From this moment on it counts no more.
    pub expires: Millis,
}

impl Deal {
    /// A board and its goal, on terms that are still to be [given](Deal::with).
    #[must_use]
    pub fn of(board: Board, goal: Goal) -> Deal {
        let nobody = Terms {
            id: String::new(),
            kind: String::new(),
            player: PlayerId::default(),
            issued: 0,
            expires: 0,
        };
        Deal { board, goal, terms: nobody }
    }

    /// The same on these terms.
    #[must_use]
    pub fn with(self, terms: Terms) -> Deal {
        Deal { terms, ..self }
    }
}

/// The JSON that is signed.
#[derive(Clone, Serialize, Deserialize)]
struct Form {
    v: u32,
    board: String,
    goal: String,
    size: String,
    #[serde(flatten)]
    terms: Terms,
}

impl From<Deal> for Form {
    fn from(deal: Deal) -> Form {
        Form {
            v: 1,
            size: deal.board.size().to_string(),
            board: deal.board.to_string(),
            goal: deal.goal.name(),
            terms: deal.terms,
        }
    }
}

impl TryFrom<Form> for Deal {
    type Error = String;

    fn try_from(form: Form) -> Result<Deal, String> {
        if form.v != 1 {
            return Err(format!("found a deal of version {}; expected version 1", form.v));
        }
        let size = form.size.parse().map_err(|error: noyes::SizeError| error.to_string())?;
        let goal = Goal::parse(&form.goal, size).map_err(|error| error.to_string())?;
        let board = form
            .board
            .parse::<Grid>()
            .and_then(|grid| grid.board(Some(size), BlankMark::default()))
            .map_err(|error| error.to_string())?;
        Ok(Deal { board, goal, terms: form.terms })
    }
}
