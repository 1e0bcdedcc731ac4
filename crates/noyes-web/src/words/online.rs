//! The online game.

use noyes::Size;
use noyes_game::Millis;

use super::{Phrase, count, records::clock_exact, say};

pub(crate) const NO_SERVER: Phrase = Phrase("online-no-server");
pub(crate) const NO_SERVER_ABOUT: Phrase = Phrase("online-no-server-is");
pub(crate) const AWAY: Phrase = Phrase("online-away");
pub(crate) const NOT_UNDERSTOOD: Phrase = Phrase("online-not-understood");
pub(crate) const DEALING: Phrase = Phrase("online-dealing");

// The puzzle of the day.
pub(crate) const DAILY_DONE: Phrase = Phrase("online-daily-done");
pub(crate) const DAILY_AWAY: Phrase = Phrase("online-daily-away");
pub(crate) const PLAY_DAILY: Phrase = Phrase("online-play-daily");
pub(crate) const GO_ON: Phrase = Phrase("online-go-on");

// A game that was sent.
pub(crate) const SENDING: Phrase = Phrase("online-sending");
pub(crate) const KEPT: Phrase = Phrase("online-kept");
pub(crate) const TO_LIST: Phrase = Phrase("online-to-list");

// The lists.
pub(crate) const LISTS: Phrase = Phrase("online-lists");
pub(crate) const TODAY: Phrase = Phrase("online-today");
pub(crate) const YESTERDAY: Phrase = Phrase("online-yesterday");
pub(crate) const RANKED: Phrase = Phrase("online-ranked");
pub(crate) const ORDER: Phrase = Phrase("online-order");
pub(crate) const BY_TIME: Phrase = Phrase("online-by-time");
pub(crate) const BY_MOVES: Phrase = Phrase("online-by-moves");
pub(crate) const CONTROL: Phrase = Phrase("online-control");
pub(crate) const HELP: Phrase = Phrase("online-help");
pub(crate) const ALONE: Phrase = Phrase("online-alone");
pub(crate) const HELPED: Phrase = Phrase("online-helped");
pub(crate) const PLACE: Phrase = Phrase("online-place");
pub(crate) const PLAYER: Phrase = Phrase("online-player");
pub(crate) const MOVES: Phrase = Phrase("online-moves");
pub(crate) const OPTIMAL: Phrase = Phrase("online-optimal");
pub(crate) const PROOF: Phrase = Phrase("online-proof");
pub(crate) const MORE: Phrase = Phrase("online-more");
pub(crate) const NOBODY: Phrase = Phrase("online-nobody");
pub(crate) const TOLD_LATER: Phrase = Phrase("online-told-later");

// The player.
pub(crate) const YOU: Phrase = Phrase("online-you");
pub(crate) const NO_PLAYER: Phrase = Phrase("online-no-player");
pub(crate) const NAME: Phrase = Phrase("online-name");
pub(crate) const KEEP_NAME: Phrase = Phrase("online-keep-name");
pub(crate) const NAME_KEPT: Phrase = Phrase("online-name-kept");
pub(crate) const OTHER_DEVICE: Phrase = Phrase("online-other-device");
pub(crate) const KEY_IS: Phrase = Phrase("online-key-is");
pub(crate) const KEY: Phrase = Phrase("online-key");
pub(crate) const COPY_KEY: Phrase = Phrase("online-copy-key");
pub(crate) const USE_KEY: Phrase = Phrase("online-use-key");
pub(crate) const KEY_USED: Phrase = Phrase("online-key-used");
pub(crate) const FORGET: Phrase = Phrase("online-forget");
pub(crate) const FORGET_SURE: Phrase = Phrase("online-forget-sure");
pub(crate) const FORGOTTEN: Phrase = Phrase("online-forgotten");

/// A player who has chosen no name, by the beginning of the one that the server gave.
pub(crate) fn nameless(id: &str) -> String {
    say("online-nameless", &[("id", id.chars().take(6).collect::<String>().into())])
}

/// What the server refuses, by its code; in its own words where no sentence is known.
pub(crate) fn refusal(code: &str, message: &str) -> String {
    match code {
        "bad-name" => say("online-bad-name", &[]),
        "bad-player-key" => say("online-bad-key", &[]),
        _ => refused(message),
    }
}

/// The server refuses, in its own words.
pub(crate) fn refused(message: &str) -> String {
    say("online-refused", &[("message", message.into())])
}

/// A result that is recorded.
pub(crate) fn recorded(time: Millis, helped: bool) -> String {
    let time = clock_exact(time).into();
    match helped {
        true => say("online-recorded-helped", &[("time", time)]),
        false => say("online-recorded", &[("time", time)]),
    }
}

/// One that is recorded and kept out of the lists.
pub(crate) fn unranked(why: &str) -> String {
    say("online-unranked", &[("why", why.into())])
}

/// The puzzle of the day is there.
pub(crate) fn daily_open(number: i64) -> String {
    say("online-daily-open", &[("number", (number as f64).into())])
}

/// It is begun.
pub(crate) fn daily_begun(number: i64) -> String {
    say("online-daily-begun", &[("number", (number as f64).into())])
}

/// It is solved.
pub(crate) fn daily_solved(number: i64, time: Millis) -> String {
    let values = [("number", (number as f64).into()), ("time", clock_exact(time).into())];
    say("online-daily-solved", &values)
}

/// How long it is until the next.
pub(crate) fn daily_left(left: Millis) -> String {
    let seconds = left / 1000;
    let time = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    say("online-daily-left", &[("time", time.into())])
}

/// How everybody has done.
pub(crate) fn everybody(attempts: u64, solved: u64, median: Option<Millis>) -> String {
    let values = [("attempts", attempts.into()), ("solved", solved.into())];
    match median {
        _ if attempts == 0 => say("online-nobody-yet", &[]),
        None => say("online-everybody", &values),
        Some(median) => {
            let [attempts, solved] = values;
            say(
                "online-everybody-median",
                &[attempts, solved, ("time", clock_exact(median).into())],
            )
        }
    }
}

/// What begins a ranked game.
pub(crate) fn play_ranked(size: &str) -> String {
    say("online-play-ranked", &[("size", size.into())])
}

/// What the player has done here.
pub(crate) fn summary(results: u64, streak: u64, best: u64) -> String {
    let values = [("results", results.into()), ("streak", streak.into()), ("best", best.into())];
    say(if best > 0 { "online-summary-streak" } else { "online-summary" }, &values)
}

/// A board that the server has dealt.
pub(crate) fn dealt(size: Size) -> String {
    say("online-dealt", &[("count", count(&size.solvable_boards()).into())])
}
