//! A game looked at again: how far it was to the goal after every move.
//!
//! # Address
//! ```text
//! #review                        the game that was just played
//! #review&id=1c9…                a record of the journal; &board=2 the third board of a series
//! ```

mod boards;
mod controls;
mod curve;
mod inquiry;
mod open;
mod playback;
mod tables;

use leptos::{ev, prelude::*};
use noyes_game::{Game, Replay, Review};
use wasm_bindgen::JsCast;
use web_sys::Element;

use self::{
    boards::{Shown, Solution},
    controls::Replayed,
    curve::Curve,
    inquiry::{Inquiry, State},
    open::Open,
    playback::Playback,
    tables::{Blunders, Splits, Turns},
};
use crate::{browser, figures::Figure, session::Session, view::View, words};

/// What is looked at.
#[derive(Clone, Debug, PartialEq)]
struct Subject {
    replay: Replay,
    /// The record's name, if there is one.
    id: Option<String>,
    /// Which of the record's boards this is, and how many there are.
    board: usize,
    boards: usize,
}

impl Subject {
    /// A game by itself.
    fn single(replay: Replay, id: Option<String>) -> Subject {
        Subject { replay, id, board: 0, boards: 1 }
    }

    /// Whether it can be looked at here.
    fn is_fit(&self) -> bool {
        !self.replay.moves.is_empty() && self.replay.verify().is_ok()
    }
}

/// Which record the address asks for, and which of its boards.
fn wanted(fragment: &str) -> Option<(String, usize)> {
    let part = |name: &str| {
        let mut parts = fragment.split('&').filter_map(|part| part.split_once('='));
        parts.find(|&(known, _)| known == name).map(|(_, value)| value)
    };
    let board = part("board").and_then(|board| board.parse().ok()).unwrap_or(0);
    part("id").map(|id| (id.to_owned(), board))
}

#[component]
pub(crate) fn ReviewPage() -> impl IntoView {
    let session = expect_context::<Session>();
    let fragment = RwSignal::new(browser::fragment());
    // A replay that was opened here.
    let opened = RwSignal::new(None::<Replay>);
    let changed = window_event_listener(ev::hashchange, move |_| {
        let now = browser::fragment();
        if View::of_fragment(&now) == View::Review {
            opened.set(None);
            fragment.set(now);
        }
    });
    on_cleanup(move || changed.remove());

    let subject = Memo::new(move |_| {
        if let Some(replay) = opened.get() {
            return Some(Subject::single(replay, None));
        }
        if let Some((id, board)) = fragment.with(|fragment| wanted(fragment)) {
            let book = session.journal().book();
            return book.with(|book| {
                let replays = &book.as_ref()?.record(&id)?.replays;
                let (replay, boards) = (replays.get(board)?.clone(), replays.len());
                Some(Subject { replay, id: Some(id), board, boards })
            });
        }
        session.game().with(|game| {
            let replay = game.is_over().then(|| Replay::of(game))?;
            let id = Some(session.name().get()).filter(|id| !id.is_empty());
            Some(Subject::single(replay, id))
        })
    });
    let shown = move || match subject.get() {
        Some(subject) if subject.is_fit() => view! { <Looked subject/> }.into_any(),
        _ => view! {
            <div class="own-head">
                <h2 class="title">{words::review::NOTHING}</h2>
                <p class="lead">{words::review::NOTHING_IS}</p>
            </div>
        }
        .into_any(),
    };
    view! {
        <div class="review-page">
            {shown}
            <Open on_open=Callback::new(move |replay| opened.set(Some(replay)))/>
        </div>
    }
}

/// One replay, looked at.
#[component]
fn Looked(subject: Subject) -> impl IntoView {
    let session = expect_context::<Session>();
    let series = series(&subject);
    let Subject { replay, id, boards, .. } = subject;
    let playback = Playback::new(replay.moves.iter().map(|moved| moved.at).collect());
    let (board, goal) = (replay.board.clone(), replay.goal.clone());
    let moves: Vec<_> = replay.moves.iter().map(|moved| moved.direction).collect();
    let inquiry = Inquiry::begin(replay, &session.hints().script());
    let (review, solution, state) = (inquiry.review(), inquiry.solution(), inquiry.state());
    listen(playback);

    // The book of records likes to know.
    let optimal = Memo::new(move |_| review.with(Review::optimal));
    if let Some(id) = id.filter(|_| boards == 1) {
        Effect::new(move |_| {
            if let Some(length) = optimal.get() {
                session.journal().note_optimal(&id, length);
            }
        });
    }

    let best = {
        let (board, goal) = (board.clone(), goal.clone());
        move || {
            solution.get().map(|moves| {
                let title = words::review::solution(moves.len(), optimal.get().is_some());
                view! {
                    <h3>{title}</h3>
                    <Solution board=board.clone() goal=goal.clone() moves/>
                }
            })
        }
    };
    view! {
        <div class="own-head">
            <h2 class="title review-title">{move || review.with(words::review::headline)}</h2>
            <p class="lead">{move || words::review::lead(review.with(words::review::is_exact))}</p>
        </div>
        {move || fault(state.get()).map(|text| view! { <p class="review-fault" role="status">{text}</p> })}
        {series}
        <Figures review/>
        <div class="review">
            <div class="review-main">
                <Curve review playback/>
                <Replayed playback/>
                <div class="review-tables">
                    <Blunders review playback/>
                    <Splits review/>
                    <Turns review/>
                </div>
            </div>
            <div class="review-side">
                <section class="review-own">
                    <h3>{words::review::OWN_BOARD}</h3>
                    <Shown
                        board
                        goal
                        moves
                        at=playback.at()
                        label=Signal::derive(move || words::review::own_board(playback.at().get()))
                    />
                </section>
                <section class="review-best">{best}</section>
            </div>
        </div>
    }
}

/// The way to the other boards of a series.
fn series(subject: &Subject) -> Option<impl IntoView + use<>> {
    let id = subject.id.clone().filter(|_| subject.boards > 1)?;
    let here = subject.board;
    let link = move |board: usize| {
        view! {
            <a
                class="button quiet"
                href=format!("#review&id={id}&board={board}")
                aria-current=(board == here).then_some("page")
            >
                {words::number(board as u64 + 1)}
            </a>
        }
    };
    let links = (0..subject.boards).map(link).collect_view();
    Some(view! {
        <nav class="review-series buttons" aria-label=words::review::BOARDS>
            <span aria-hidden="true">{words::review::BOARDS}</span>
            {links}
        </nav>
    })
}

fn fault(state: State) -> Option<String> {
    match state {
        State::Working | State::Finished => None,
        State::Unsolvable => Some(words::review::UNSOLVABLE.text()),
        State::Failed => Some(words::review::FAILED.text()),
    }
}

/// The figures, each in its place from the beginning.
#[component]
fn Figures(review: RwSignal<Review>) -> impl IntoView {
    let figure = |class: &'static str, label: words::Phrase, value: Signal<String>| {
        view! { <Figure class label=move || label.text() value/> }
    };
    let of = move |say: fn(&Review) -> String| Signal::derive(move || review.with(say));
    view! {
        <div class="figures review-figures">
            <dl>
                {figure("efficiency", words::review::EFFICIENCY, of(words::review::efficiency))}
                {figure("lost", words::review::LOST, of(words::review::lost))}
                {figure("time", words::review::TIME, of(words::review::time))}
                {figure("speed", words::review::MEAN, of(words::review::mean))}
            </dl>
        </div>
    }
}

/// Arrow keys step, Home and End jump, the space bar plays, wherever the focus does not mean
/// something else by them.
fn listen(playback: Playback) {
    let pressed = window_event_listener(ev::keydown, move |event| {
        let focus = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within = |selector: &str| {
            focus.as_ref().is_some_and(|focus| focus.closest(selector).ok().flatten().is_some())
        };
        if event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
            || within("input, textarea, select")
        {
            return;
        }
        match event.key().as_str() {
            "ArrowRight" => playback.step(1),
            "ArrowLeft" => playback.step(-1),
            "Home" => playback.go_to(0),
            "End" => playback.go_to(usize::MAX),
            " " if !within("button, a, summary") => playback.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || pressed.remove());
}

/// Whether there is something to look at in this game.
pub(crate) fn may_review(game: &Game) -> bool {
    game.is_over() && !game.log().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_names_a_record_and_a_board() {
        assert_eq!(wanted("#review"), None);
        assert_eq!(wanted("#review&id=1c9"), Some(("1c9".into(), 0)));
        assert_eq!(wanted("#review&id=a-b&board=2"), Some(("a-b".into(), 2)));
        assert_eq!(wanted("#review&board=2"), None);
    }
}
