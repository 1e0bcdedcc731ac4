//! The rules of a game of sliding puzzle.
//!
//! A [`Game`] is one board on its way from a start to a [`Goal`](noyes::Goal). Every place that
//! lets people play (the page, the terminal) passes on their [`Input`]s and draws what comes back:
//!
//! ```
//! use noyes::{Board, Direction, Goal, Layout, Size};
//! use noyes_game::{Game, Input, Refusal};
//!
//! let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
//! let mut game = Game::own("1 2 3/4 5 6/0 7 8".parse()?, goal)?;
//!
//! // Tiles slide to the left, first at 12 s and then at 15 s by some clock.
//! let step = game.play(Input::Slide(Direction::Left), 12_000)?;
//! assert_eq!(step.slides[0].tile.number(), 7);
//! let step = game.play(Input::Slide(Direction::Left), 15_000)?;
//! assert!(step.solved);
//!
//! assert_eq!((game.moves(), game.elapsed()), (2, 3_000));
//! assert_eq!(game.play(Input::Undo, 16_000), Err(Refusal::Locked));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There is no clock and no input or output here: the time comes with each input, and a
//! [`Snapshot`] or a [`Link`] is text that somebody else stores or sends.
//!
//! Around the game stand the [`Rules`] by which it is played, the [`Challenge`]s (of which an
//! [`Attempt`] is one try) and what is left when it is over: a [`Replay`] that anybody can play
//! again, a [`Record`] in a journal of [`Entry`]s, the [`Book`] of records and averages that the
//! journal comes to, and the [`Review`] of what happened.
#![deny(unsafe_code)]

mod attempt;
mod average;
mod book;
mod challenge;
mod control;
mod day;
mod game;
mod history;
mod journal;
mod lengths;
mod link;
mod log;
mod millis;
mod percent;
mod place;
mod record;
mod replay;
mod review;
mod rules;
mod sheet;
mod snapshot;
mod start;
mod timer;

pub use attempt::{Attempt, AttemptError, Need};
pub use average::{Average, Averages, averages, trimmed};
pub use book::{Bests, Book, Category, Filter};
pub use challenge::{Challenge, ChallengeError};
pub use control::{Control, UnknownControl};
pub use day::{Day, DayError};
pub use game::{Game, Input, Refusal, Slide, Step};
pub use journal::{Entry, EntryError};
pub use lengths::Lengths;
pub use link::{Link, LinkError};
pub use log::Moved;
pub use millis::Millis;
pub use place::Place;
pub use record::{Measure, Record, Standing};
pub use replay::{Replay, ReplayError, Verified};
pub use review::{Blunder, Distance, Review, Split};
pub use rules::{Outcome, Phase, Rules};
pub use sheet::{SheetError, SheetLine, read_sheet, sheet};
pub use snapshot::{Snapshot, SnapshotError};
pub use start::{Deal, Start};
