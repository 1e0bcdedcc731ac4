//! The online game.

use noyes::Size;
use noyes_api::DailyStatistics;
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
pub(crate) const EARLIER: Phrase = Phrase("online-earlier");
pub(crate) const DAY: Phrase = Phrase("online-day");
pub(crate) const PLAY_PAST: Phrase = Phrase("online-play-past");
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
    let id = match code {
        "bad-name" => "online-bad-name",
        "bad-player-key" => "online-bad-key",
        "deal-expired" => "online-deal-expired",
        "deal-used" => "online-deal-used",
        "not-your-deal" => "online-not-your-deal",
        "time-impossible" => "online-time-impossible",
        _ => return say("online-refused", &[("message", message.into())]),
    };
    say(id, &[])
}

/// A result that is recorded.
pub(crate) fn recorded(time: Millis, helped: bool) -> String {
    let time = clock_exact(time).into();
    match helped {
        true => say("online-recorded-helped", &[("time", time)]),
        false => say("online-recorded", &[("time", time)]),
    }
}

/// One that is recorded and kept out of the lists, by the code of the reason; in the server's own
/// words where no sentence is known.
pub(crate) fn unranked(code: &str, why: &str) -> String {
    match code {
        "too-fast" => say("online-too-fast", &[]),
        "too-regular" => say("online-too-regular", &[]),
        _ => say("online-unranked", &[("why", why.into())]),
    }
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

/// How a day went that is over: everybody's games, their moves, and how few there could have been.
pub(crate) fn past_day(number: i64, statistics: &DailyStatistics, optimal: Option<u64>) -> String {
    let &DailyStatistics { attempts, solved, median_time, best_moves, median_moves, .. } =
        statistics;
    let players = match attempts {
        0 => say("online-nobody-then", &[]),
        _ => everybody(attempts, solved, median_time),
    };
    let mut sentences =
        vec![say("online-daily-past", &[("number", (number as f64).into())]), players];
    if let (Some(best), Some(median)) = (best_moves, median_moves) {
        sentences
            .push(say("online-past-moves", &[("best", best.into()), ("median", median.into())]));
    }
    sentences.extend(optimal.map(|moves| say("online-past-optimal", &[("moves", moves.into())])));
    sentences.join(" ")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_told_as_far_as_it_is_known() {
        let mut day = DailyStatistics {
            attempts: 0,
            solved: 0,
            best_time: None,
            median_time: None,
            best_moves: None,
            median_moves: None,
        };
        assert_eq!(past_day(7, &day, None), "Daily 7. Nobody played it.");
        (day.attempts, day.solved, day.median_time) = (3, 2, Some(62_345));
        (day.best_moves, day.median_moves) = (Some(50), Some(61));
        let told = past_day(7, &day, Some(48));
        let parts = ["3 players", "2 have solved it", "1:02", "50", "61 or fewer", "in 48."];
        assert!(parts.iter().all(|part| told.contains(part)), "{told}");
    }
}
