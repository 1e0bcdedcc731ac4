//! A review that fills in while the solver works.

use leptos::prelude::*;
use noyes::{Algorithm, Direction};
use noyes_api::{Advice, Ask};
use noyes_game::{Distance, Replay, Review};

use crate::thread::Thread;

/// What the solver has said about a replay so far. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Inquiry {
    review: RwSignal<Review>,
    /// The best solution of the first board that is known.
    solution: RwSignal<Option<Vec<Direction>>>,
    state: RwSignal<State>,
    /// What was said since the page was last told.
    news: StoredValue<Vec<(usize, Distance)>>,
    /// Ended with the page.
    thread: StoredValue<Option<Thread>, LocalStorage>,
}

/// How far the solver has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    #[default]
    Working,
    Finished,
    /// The board cannot be solved.
    Unsolvable,
    /// The solver does not work here.
    Failed,
}

/// How long one position may take. The hardest boards of 4x4 take seconds each.
const MILLISECONDS: u64 = 1_500;

impl Inquiry {
    /// Asks about a replay that can be played again.
    pub(super) fn begin(replay: Replay, script: &str) -> Inquiry {
        let solvable = replay.goal.is_solvable(&replay.board).unwrap_or(false);
        let ask =
            Ask::distances(1, &replay.board, &replay.goal, &replay.algorithm(), Some(MILLISECONDS));
        let inquiry = Inquiry {
            review: RwSignal::new(Review::new(replay)),
            solution: RwSignal::new(None),
            state: RwSignal::new(State::default()),
            news: StoredValue::new(Vec::new()),
            thread: StoredValue::new_local(None),
        };
        if !solvable {
            inquiry.state.set(State::Unsolvable);
            return inquiry;
        }
        let thread =
            Thread::start(script, move |advice| inquiry.hear(advice), move || inquiry.fail());
        match &thread {
            Some(thread) => thread.ask(&ask),
            None => inquiry.fail(),
        }
        inquiry.thread.set_value(thread);
        inquiry
    }

    pub(super) fn review(self) -> RwSignal<Review> {
        self.review
    }

    pub(super) fn solution(self) -> RwSignal<Option<Vec<Direction>>> {
        self.solution
    }

    pub(super) fn state(self) -> RwSignal<State> {
        self.state
    }

    fn fail(self) {
        self.state.set(State::Failed);
    }

    fn hear(self, advice: Advice) {
        match advice {
            Advice::Solution { solution, .. } => {
                if let Ok(moves) = solution.parse::<Algorithm>() {
                    self.solution.set(Some(moves.moves().collect()));
                }
            }
            Advice::Distance { at, least, most, .. } => {
                let distance = match least == most {
                    true => Distance::Exactly(most),
                    false => Distance::Between(least, most),
                };
                self.note(at as usize, distance);
            }
            Advice::Finished { .. } => {
                self.tell();
                self.state.set(State::Finished);
            }
            Advice::Error { .. } => self.fail(),
            _ => {}
        }
    }

    /// Hundreds come in a moment: the page is drawn once a frame.
    fn note(self, at: usize, distance: Distance) {
        let first = self.news.try_update_value(|news| {
            news.push((at, distance));
            news.len() == 1
        });
        if first == Some(true) {
            request_animation_frame(move || self.tell());
        }
    }

    fn tell(self) {
        let news = self.news.try_update_value(core::mem::take).unwrap_or_default();
        if !news.is_empty() {
            // The page may have been left meanwhile.
            self.review.try_update(|review| {
                for (at, distance) in news {
                    review.tell(at, distance);
                }
            });
        }
    }
}
