//! What has to outlive a reload: deals that are being played, and games that have not been sent yet.

use noyes_api::DealBody;
use noyes_game::{Game, Replay};
use serde::{Deserialize, Serialize};

use crate::{
    browser,
    storage::{self, Key, Lost},
};

/// A game that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Finished {
    /// The name of its deal, which its result will have.
    pub(super) id: String,
    /// The replay with the signed deal, as the server takes it.
    pub(super) replay: String,
}

impl Finished {
    pub(super) fn new(deal: &DealBody, replay: &Replay) -> Finished {
        let mut replay = replay.to_json();
        // A replay is a JSON object, whose end is the last thing in it.
        replay.truncate(replay.trim_end().len().saturating_sub(1));
        let signed = serde_json::Value::from(deal.deal.as_str());
        Finished { id: deal.id.clone(), replay: format!("{replay},\"deal\":{signed}}}") }
    }
}

/// Keeps a deal until its game is over, and lets those go that no longer count.
pub(super) fn keep(deal: &DealBody) -> Result<(), Lost> {
    let mut deals: Vec<DealBody> = lines(Key::Deals);
    let now = browser::unix_now();
    deals.retain(|kept| kept.id != deal.id && kept.expires > now);
    deals.push(deal.clone());
    write(Key::Deals, &deals)
}

/// The deal of a game that is over; it is not kept any longer.
pub(super) fn take(game: &Game) -> Option<DealBody> {
    let mut deals: Vec<DealBody> = lines(Key::Deals);
    let (board, goal) = (game.first_board().to_string(), game.goal().name());
    let at = deals.iter().rposition(|deal| deal.board == board && deal.goal == goal)?;
    let deal = deals.remove(at);
    // If it stays there, its game is over nevertheless and is not found again.
    write(Key::Deals, &deals).ok();
    Some(deal)
}

/// Keeps a game until it is sent.
pub(super) fn finish(finished: &Finished) -> Result<(), Lost> {
    let mut all: Vec<Finished> = self::finished();
    all.push(finished.clone());
    write(Key::Finished, &all)
}

/// The games that are to be sent, the oldest first.
pub(super) fn finished() -> Vec<Finished> {
    lines(Key::Finished)
}

/// The game of this name has reached the server.
pub(super) fn sent(id: &str) -> Result<(), Lost> {
    let mut all = finished();
    all.retain(|finished| finished.id != id);
    write(Key::Finished, &all)
}

/// One JSON object a line. What cannot be read was never whole.
fn lines<T: for<'a> Deserialize<'a>>(key: Key) -> Vec<T> {
    let text = storage::read(key).ok().flatten().unwrap_or_default();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn write(key: Key, values: &[impl Serialize]) -> Result<(), Lost> {
    let lines: Vec<String> =
        values.iter().filter_map(|value| serde_json::to_string(value).ok()).collect();
    storage::write(key, &lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use noyes::{Goal, Layout, Size};

    use super::*;

    #[test]
    fn a_replay_is_sent_with_its_deal() {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let game = Game::own("1 2 3/4 5 6/7 0 8".parse().unwrap(), goal).unwrap();
        let deal = DealBody {
            id: "name".into(),
            kind: "ranked".into(),
            board: "1 2 3/4 5 6/7 0 8".into(),
            goal: "blank-last".into(),
            size: "3x3".into(),
            issued: 1,
            expires: 2,
            now: 1,
            deal: "signed \"text\"".into(),
        };
        let finished = Finished::new(&deal, &Replay::of(&game));
        let sent: serde_json::Value = serde_json::from_str(&finished.replay).unwrap();
        assert_eq!(sent["deal"], "signed \"text\"");
        assert_eq!(Replay::from_json(&finished.replay).unwrap(), Replay::of(&game));
    }
}
