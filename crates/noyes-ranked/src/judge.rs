//! Whether a game that a player sends may be recorded, and as what.

use noyes::{Coded, Metric};
use noyes_game::{Millis, Replay, ReplayError};
use thiserror::Error;

use crate::{Deal, Suspicion};

/// So long a board may be looked at before the first move; what is beyond counts as played.
pub const FREE_INSPECTION: Millis = 15_000;

/// What a game comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The time that counts, in milliseconds: that of the last move, and what the player took
    /// beyond [`FREE_INSPECTION`] besides.
    pub time: Millis,
    /// The number of moves, each tile that moves counted.
    pub moves_stm: u64,
    /// The number of moves, a slide of several tiles in a line counted once.
    pub moves_mtm: u64,
    /// Why it is kept out of the ranking; `None` if it is not.
    pub suspicion: Option<Suspicion>,
}

/// Plays a replay of a deal again, and holds its times against the moment at which it came.
///
/// The board was shown at the deal's `issued` and the last move was made before `received`: more
/// time cannot have been played than passed between the two. What passed and was not played was
/// spent looking at the board, or on the way; so much as exceeds [`FREE_INSPECTION`] joins the time.
///
/// # Errors
/// [`FinishError`] if it is not the deal's board, if a move or a time is not possible, or if the
/// board is not solved.
pub fn judge(deal: &Deal, replay: &Replay, received: Millis) -> Result<Judged, FinishError> {
    if replay.board != deal.board || replay.goal.board() != deal.goal.board() {
        return Err(FinishError::Mismatch);
    }
    if received >= deal.terms.expires {
        return Err(FinishError::Expired { expired: deal.terms.expires });
    }
    let shown = replay.verify()?;
    if !shown.solved {
        return Err(FinishError::NotSolved);
    }
    let passed = received.saturating_sub(deal.terms.issued);
    // Clocks do not run alike: a quarter of a second, and a thousandth.
    if shown.time > passed.saturating_add(250).saturating_add(passed / 1000) {
        return Err(FinishError::Impossible { found: shown.time, passed });
    }
    let looked = passed.saturating_sub(shown.time);
    Ok(Judged {
        time: shown.time + looked.saturating_sub(FREE_INSPECTION),
        moves_stm: replay.length(Metric::Stm),
        moves_mtm: replay.length(Metric::Mtm),
        suspicion: Suspicion::of(&replay.moves),
    })
}

/// Why a game is not recorded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FinishError {
    /// Another board or goal than was dealt. Code `deal-mismatch`.
    #[error("the replay is not of the board and the goal that were dealt")]
    Mismatch,
    /// Too late. Code `deal-expired`.
    #[error("the deal expired at {expired} (milliseconds since the beginning of 1970)")]
    Expired {
        /// When.
        expired: Millis,
    },
    /// The goal is not reached. Code `not-solved`.
    #[error("the moves do not lead to the goal")]
    NotSolved,
    /// More time was played than passed. Code `time-impossible`.
    #[error("the last move is at {found} ms, but only {passed} ms have passed since the deal")]
    Impossible {
        /// The time of the last move.
        found: Millis,
        /// What passed.
        passed: Millis,
    },
    /// A move or a time that is not possible.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl Coded for FinishError {
    fn code(&self) -> &'static str {
        match self {
            FinishError::Mismatch => "deal-mismatch",
            FinishError::Expired { .. } => "deal-expired",
            FinishError::NotSolved => "not-solved",
            FinishError::Impossible { .. } => "time-impossible",
            FinishError::Replay(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        match self {
            FinishError::Replay(error) => error.at(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Board, Goal, Layout, Position, Size};

    use super::*;
    use crate::{PlayerId, Terms};

    fn deal() -> Deal {
        let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
        let terms = Terms {
            id: "d".into(),
            kind: "ranked".into(),
            player: PlayerId::default(),
            issued: 100_000,
            expires: 200_000,
        };
        Deal::of(board, Goal::new(Size::EIGHT, Layout::BlankLast)).with(terms)
    }

    fn replay(moves: &str) -> Replay {
        let text = r#"{"v":1,"board":"1 2 3/4 5 6/0 7 8","goal":"blank-last","size":"3x3",
            "metric":"stm","moves":MOVES,"assisted":false,"control":null}"#;
        Replay::from_json(&text.replace("MOVES", moves)).unwrap()
    }

    #[test]
    fn time_beyond_the_free_inspection_joins() {
        let played = replay(r#"[["L",0],["L",5000]]"#);
        let time = |received| judge(&deal(), &played, received).map(|judged| judged.time);
        assert_eq!(time(105_000), Ok(5_000));
        assert_eq!(time(120_000), Ok(5_000));
        assert_eq!(time(120_001), Ok(5_001));
        assert_eq!(time(150_000), Ok(35_000));
        assert_eq!(time(104_760), Ok(5_000));
        assert_eq!(time(104_000), Err(FinishError::Impossible { found: 5_000, passed: 4_000 }));
        // The server's clock was set back in the meantime.
        assert_eq!(time(1), Err(FinishError::Impossible { found: 5_000, passed: 0 }));
        assert_eq!(time(200_000), Err(FinishError::Expired { expired: 200_000 }));
    }

    #[test]
    fn only_the_deal_that_was_dealt_and_solved_counts() {
        let judge = |replay: &Replay| judge(&deal(), replay, 110_000).map_err(|e| e.code());
        assert_eq!(judge(&replay(r#"[["L",0]]"#)), Err("not-solved"));
        assert_eq!(judge(&replay(r#"[["L",9],["L",8]]"#)), Err("time-order"));
        assert_eq!(judge(&replay(r#"[["R",9]]"#)), Err("illegal-move"));
        let mut other = replay(r#"[["L",0],["L",1]]"#);
        other.board.slide(noyes::Direction::Left);
        assert_eq!(judge(&other), Err("deal-mismatch"));
    }
}
