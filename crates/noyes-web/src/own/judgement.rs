//! The answer: whether the board can be solved, and why.

use leptos::prelude::*;
use noyes::{Board, Goal, Layout, Position, Tile, Verdict};
use noyes_game::Game;

use super::{Entry, reading::Reading};
use crate::{
    controls::Action,
    icons::{Drawing, Icon},
    session::Session,
    why, words,
};

#[component]
pub(super) fn Judgement(entry: Entry, reading: Memo<Reading>) -> impl IntoView {
    let answer = move || {
        let judged = match reading.get() {
            Reading::Board(board) => judge(board, entry.layout.get()),
            _ => None,
        };
        match judged {
            Some((board, goal, verdict)) => view! { <Answer entry board goal verdict/> }.into_any(),
            None => view! { <p class="waiting">{words::own::WAITING}</p> }.into_any(),
        }
    };
    view! { <section class="judgement" aria-live="polite">{answer}</section> }
}

fn judge(board: Board, layout: Layout) -> Option<(Board, Goal, Verdict)> {
    let goal = Goal::new(board.size(), layout);
    let verdict = goal.judge(&board).ok()?;
    Some((board, goal, verdict))
}

#[component]
fn Answer(entry: Entry, board: Board, goal: Goal, verdict: Verdict) -> impl IntoView {
    let session = expect_context::<Session>();
    let solvable = verdict.solvable;
    let solved = goal.is_solved(&board);
    let reason = words::reason(&verdict, goal.size());
    let shown = why::address_of(&board, &goal).map(|address| {
        view! {
            <a class="button shown" href=format!("#{address}")>
                <Drawing icon=Icon::Why/>
                <span>{words::WHY}</span>
            </a>
        }
    });
    let repair = verdict.repair.map(|pair| {
        let repaired = swapped(&board, pair);
        view! {
            <Action
                icon=Icon::Swap
                label=words::swap(pair)
                class="accent swap"
                on_press=move || repaired.iter().for_each(|board| entry.set(board))
            />
        }
    });
    let play = move || {
        // The goal was made for this board: they have one size.
        if let Ok(game) = Game::own(board.clone(), goal.clone()) {
            session.start(game);
            window().location().set_hash("play").ok();
        }
    };
    let (pill, answer) = match solvable {
        true => (words::YES, words::CAN_BE_SOLVED),
        false => (words::NO, words::CANNOT_BE_SOLVED),
    };
    view! {
        <h3 class="answer">
            <span class=if solvable { "pill yes" } else { "pill no" }>{pill}</span>
            <span>{answer}</span>
        </h3>
        <p class="reason">{reason} {solved.then(|| format!(" {}", words::own::SOLVED))}</p>
        <div class="buttons">
            {repair}
            {(!solved)
                .then(|| {
                    view! {
                        <Action
                            icon=Icon::Play
                            label=if solvable { words::own::PLAY } else { words::own::PLAY_ANYWAY }
                            class=if solvable { "accent play-own" } else { "play-own" }
                            on_press=play
                        />
                    }
                })}
            {shown}
        </div>
    }
}

/// The board with two tiles exchanged.
fn swapped(board: &Board, (a, b): (Tile, Tile)) -> Option<Board> {
    let mut board = board.clone();
    let (a, b) = (board.find(a)?, board.find(b)?);
    board.swap(a, b);
    Some(board)
}
