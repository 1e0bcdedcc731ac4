//! The buttons of a game.

use leptos::prelude::*;
use noyes_game::{Challenge, Game, Input};

use crate::{
    icons::{Drawing, Icon},
    later::Deed,
    review,
    session::Session,
    words,
};

#[component]
pub(crate) fn Controls() -> impl IntoView {
    let session = expect_context::<Session>();
    let game = session.game();
    let solved = Memo::new(move |_| game.with(Game::is_over));
    let covered = Signal::derive(move || session.is_covered());
    let challenge = Memo::new(move |_| {
        let attempt = session.challenges().attempt();
        attempt.with(|attempt| Some(attempt.as_ref()?.challenge()))
    });
    // A series is begun anew from its first board only.
    let single = move || challenge.get().is_none_or(|challenge| challenge.boards() == 1);
    // What counts is played once.
    let repeatable =
        move || single() && !matches!(challenge.get(), Some(Challenge::Ranked | Challenge::Race));
    // A demonstration is for one board that can be seen.
    let coached_apart = Signal::derive(move || covered.get() || !single());
    let playing = move || {
        view! {
            <div class="buttons main-buttons">
                <Action icon=Icon::New label=words::NEW class="accent new" on_press=move || session.next()/>
                <Action
                    icon=Icon::Undo
                    label=words::UNDO
                    class="undo"
                    disabled=Signal::derive(move || !game.with(Game::can_undo) || covered.get())
                    on_press=move || session.play(Input::Undo)
                />
                <Action
                    icon=Icon::Hint
                    label=words::HINT
                    class="hint"
                    about=words::HINT_IS
                    busy=session.hints().wanted()
                    disabled=covered
                    on_press=move || session.act(Deed::Hint)
                />
            </div>
            <div class="buttons quiet-buttons">
                <Action
                    icon=Icon::Teach
                    label=words::coach::TEACH.text()
                    class="quiet teach"
                    disabled=coached_apart
                    on_press=move || session.act(Deed::Teach)
                />
                <Action
                    icon=Icon::Run
                    label=words::coach::SOLVE.text()
                    class="quiet solve"
                    disabled=coached_apart
                    on_press=move || session.act(Deed::Solve)
                />
                <Action
                    icon=Icon::Redo
                    label=words::REDO
                    class="quiet redo"
                    disabled=Signal::derive(move || !game.with(Game::can_redo) || covered.get())
                    on_press=move || session.play(Input::Redo)
                />
                <Action
                    icon=Icon::Restart
                    label=words::RESTART
                    class="quiet restart"
                    disabled=Signal::derive(move || !game.with(Game::has_begun) || !repeatable())
                    on_press=move || session.restart()
                />
                <Action
                    icon=Icon::Share
                    label=words::SHARE
                    class="quiet share"
                    on_press=move || session.act(Deed::Share)
                />
            </div>
        }
    };
    let again = move || {
        let leave = move || session.leave_challenge();
        match challenge.get() {
            None => view! {
                <Action icon=Icon::New label=words::NEXT class="accent new" on_press=move || session.next()/>
            }
            .into_any(),
            Some(Challenge::Daily(_)) => view! {
                <Action icon=Icon::New label=words::challenge::TO_FREE class="accent new" on_press=leave/>
            }
            .into_any(),
            // The race itself offers a rematch.
            Some(Challenge::Race) => view! {
                <Action icon=Icon::Play label=words::challenge::TO_FREE class="to-free" on_press=leave/>
            }
            .into_any(),
            Some(_) => view! {
                <Action icon=Icon::New label=words::challenge::ONCE_MORE class="accent new" on_press=move || session.next()/>
                <Action icon=Icon::Play label=words::challenge::TO_FREE class="to-free" on_press=leave/>
            }
            .into_any(),
        }
    };
    let over = move || {
        view! {
            <div class="buttons won-buttons">
                {again}
                {move || {
                    game.with(review::may_review).then(|| {
                        view! {
                            <a class="button review-it" href="#review">
                                <Drawing icon=Icon::Review/>
                                <span>{words::review::OPEN_IT}</span>
                            </a>
                        }
                    })
                }}
                {move || repeatable().then(|| view! {
                    <Action icon=Icon::Restart label=words::RESTART class="restart" on_press=move || session.restart()/>
                })}
                <Action
                    icon=Icon::Share
                    label=words::SHARE
                    class="share"
                    on_press=move || session.act(Deed::Share)
                />
            </div>
        }
    };
    move || if solved.get() { over().into_any() } else { playing().into_any() }
}

/// A button with a drawing and a word. One that can do nothing now stays in its place and says so,
/// and keeps the focus if it has it.
#[component]
pub(crate) fn Action(
    icon: Icon,
    #[prop(into)] label: Signal<String>,
    #[prop(optional)] class: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// What it does, where the word alone does not tell.
    #[prop(optional, into)]
    about: Option<String>,
    /// Whether what was asked for is still on its way.
    #[prop(optional, into)]
    busy: Signal<bool>,
    on_press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("button {class}")
            title=about
            aria-busy=move || busy.get().then_some("true")
            aria-disabled=move || disabled.get().then_some("true")
            on:click=move |_| if !disabled.get_untracked() { on_press() }
        >
            <Drawing icon/>
            <span>{move || label.get()}</span>
        </button>
    }
}
