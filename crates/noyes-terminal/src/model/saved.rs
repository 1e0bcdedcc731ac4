//! All that is stored of a game under way, so that it goes on at the next start.

use noyes::Goal;
use noyes_game::{Attempt, Challenge, Game, Rules, Snapshot};
use serde::{Deserialize, Serialize};

use super::Choice;

/// One terminal's game, as text.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    v: u32,
    game: Snapshot,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attempt: Option<Attempt>,
    /// What is played next.
    size: String,
    goal: String,
    rules: Rules,
    challenge: String,
    /// The last line for the journal. It is written here first: whoever finds that the journal
    /// lacks it adds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<String>,
}

const VERSION: u32 = 1;

impl Saved {
    pub(crate) fn new(
        game: &Game,
        attempt: Option<&Attempt>,
        choice: &Choice,
        last: Option<&str>,
    ) -> Saved {
        Saved {
            v: VERSION,
            game: game.snapshot(),
            attempt: attempt.cloned(),
            size: choice.goal.size().to_string(),
            goal: choice.goal.name(),
            rules: choice.rules,
            challenge: choice.challenge.to_string(),
            last: last.map(str::to_owned),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        // Numbers and texts only: nothing in here can fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// `None` if it is not what was stored here once.
    pub(crate) fn from_json(text: &str) -> Option<Saved> {
        let saved: Saved = serde_json::from_str(text).ok()?;
        // The snapshot's own version is looked at by its own door.
        let game = Snapshot::from_json(&saved.game.to_json()).ok()?;
        (saved.v == VERSION).then_some(Saved { game, ..saved })
    }

    /// The game, if its snapshot makes sense.
    pub(crate) fn game(&self) -> Option<Game> {
        self.game.game().ok()
    }

    pub(crate) fn attempt(&self) -> Option<Attempt> {
        self.attempt.clone()
    }

    pub(crate) fn choice(&self) -> Option<Choice> {
        let goal = Goal::parse(&self.goal, self.size.parse().ok()?).ok()?;
        let challenge: Challenge = self.challenge.parse().ok()?;
        Some(Choice { goal, rules: self.rules, challenge })
    }

    pub(crate) fn last(&self) -> Option<&str> {
        self.last.as_deref()
    }
}
