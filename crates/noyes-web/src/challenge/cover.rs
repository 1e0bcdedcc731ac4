//! What lies over the board while it is not to be seen.

use leptos::{html, prelude::*};
use noyes_game::{Challenge, Game, Phase};

use super::cancel;
use crate::{session::Session, words};

/// Why the board is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// A board is being looked for, or its shortest solution.
    Waiting {
        challenge: Challenge,
        failed: bool,
    },
    /// It is to be looked at first.
    Unseen {
        milliseconds: u64,
    },
    Paused,
}

#[component]
pub(crate) fn Cover() -> impl IntoView {
    let session = expect_context::<Session>();
    let game = session.game();
    let why = Memo::new(move |_| {
        let waiting = session.challenges().waiting().with(|waiting| {
            waiting.as_ref().map(|waiting| Why::Waiting {
                challenge: waiting.attempt.challenge(),
                failed: waiting.failed,
            })
        });
        waiting.or_else(|| game.with(unseen))
    });
    // The focus goes to the one thing that can be done, and back to the board.
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |before: Option<Option<Why>>| {
        let now = why.get();
        match before.flatten() {
            Some(_) if now.is_none() => session.give_board_focus(),
            _ if now.is_some() && before.is_some() => {
                request_animation_frame(move || {
                    if let Some(button) = button.get_untracked() {
                        button.focus().ok();
                    }
                });
            }
            _ => {}
        }
        now
    });
    move || {
        why.get().map(|why| {
            let (title, text, action) = match why {
                Why::Waiting { failed: true, .. } => {
                    (None, words::challenge::FAILED.text(), words::challenge::CANCEL)
                }
                Why::Waiting { challenge: Challenge::Length { least, most }, .. } => {
                    (None, words::challenge::dealing(least, most), words::challenge::CANCEL)
                }
                Why::Waiting { challenge: Challenge::Ranked | Challenge::Daily(_), .. } => {
                    (None, words::online::DEALING.text(), words::challenge::CANCEL)
                }
                Why::Waiting { .. } => {
                    (None, words::challenge::MEASURING.text(), words::challenge::CANCEL)
                }
                Why::Unseen { milliseconds } => (
                    Some(words::challenge::READY),
                    words::challenge::look_is(milliseconds),
                    words::challenge::LOOK,
                ),
                Why::Paused => (
                    Some(words::challenge::PAUSED),
                    words::challenge::PAUSED_IS.text(),
                    words::challenge::GO_ON,
                ),
            };
            let press = move |_| match why {
                Why::Waiting { .. } => cancel(session),
                Why::Unseen { .. } => session.inspect(),
                Why::Paused => session.pause_or_go_on(),
            };
            let quiet = matches!(why, Why::Waiting { .. });
            view! {
                <div class="cover" role="group" aria-live="polite">
                    {title.map(|title| view! { <h2>{title}</h2> })}
                    <p class:waiting=quiet>{text}</p>
                    <button type="button" class="button cover-action" class:accent=!quiet node_ref=button on:click=press>
                        {action}
                    </button>
                </div>
            }
        })
    }
}

fn unseen(game: &Game) -> Option<Why> {
    match game.phase() {
        Phase::Covered => {
            Some(Why::Unseen { milliseconds: game.rules().inspection.unwrap_or_default() })
        }
        Phase::Paused => Some(Why::Paused),
        _ => None,
    }
}
