//! The wire types of noyes: the only JSON shapes that its programs print and read.
//!
//! One object a line, field names in snake case. Numbers that outgrow what a
//! JSON reader can hold exactly (ranks) are decimal strings. A field is always
//! there; where it has no value it is `null`.
//!
//! ```
//! use noyes::{Goal, Layout, Size};
//! use noyes_api::{CheckLine, RankWish};
//!
//! let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
//! let board = "1 2 3/4 5 6/8 7 0".parse()?;
//! let line = CheckLine::new(1, &board, &goal, RankWish::WhereShort)?;
//! assert_eq!(line.repair, Some([1, 2]));
//! assert!(serde_json::to_string(&line)?.starts_with(r#"{"line":1,"board":"1 2 3/4 5 6/8 7 0""#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Stability
//! Fields are added, never renamed and never dropped.

mod advice;
mod apply;
mod audit;
mod check;
mod error;
mod hint;
mod lab;
mod online;
mod problem;
mod rank;
mod record;
mod review;
mod scramble;
mod solve;
mod step;
mod table;

pub use advice::{Advice, Ask, Want};
pub use apply::ApplyLine;
pub use audit::{
    Comparison, ExactLine, LikelihoodBody, MixingBody, MixingTime, RepeatsBody, SampleLine,
    SkippedBody, TestBody, WorstBody,
};
pub use check::CheckLine;
pub use error::{ErrorBody, ErrorLine};
pub use hint::HintLine;
pub use lab::{LabAsk, LabAudit, LabBoard, LabMixing, LabNews, LabRecipe, LabSample, LabVerdict};
pub use online::{
    DailyAttempt, DailyBody, DailyStatistics, DealAsk, DealBody, DumpLine, JsonWebKey, KeyBody,
    KeysBody, NameAsk, PlayerBody, PlayerName, RaceAsk, RaceBody, RaceEvent, RacePhase, RaceSay,
    Racer, ResultBody, ResultPage, ServerBody, StreakBody, WhyUnranked,
};
pub use problem::Problem;
pub use rank::RankWish;
pub use record::RecordLine;
pub use review::{BlunderBody, ReviewLine, SplitBody};
pub use scramble::ScrambleLine;
pub use solve::{MovesLine, SolveLine, Taught};
pub use step::StepLine;
pub use table::TableLine;
