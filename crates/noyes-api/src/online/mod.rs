//! What the server of the online game is asked, and what it answers. `docs/server.md` has the
//! addresses; times are milliseconds since the beginning of 1970 unless it says otherwise.

mod daily;
mod deal;
mod player;
mod race;
mod result;
mod server;

pub use daily::{DailyAttempt, DailyBody, DailyStatistics};
pub use deal::{DealAsk, DealBody};
pub use player::{KeyBody, NameAsk, PlayerBody, PlayerName, StreakBody};
pub use race::{RaceAsk, RaceBody, RaceEvent, RacePhase, RaceSay, Racer};
pub use result::{DumpLine, ResultBody, ResultPage, WhyUnranked};
pub use server::{JsonWebKey, KeysBody, ServerBody};
