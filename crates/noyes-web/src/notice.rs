//! A line that tells what has happened, and may offer a way back.

use leptos::prelude::*;

use crate::{
    icons::{Drawing, Icon},
    session::Session,
    words,
};

/// One thing to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    text: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Say,
    Warn,
    /// Offers to bring back the game that was replaced.
    Replaced,
}

impl Notice {
    pub(crate) fn say(text: impl Into<String>) -> Notice {
        Notice { text: text.into(), kind: Kind::Say }
    }

    pub(crate) fn warn(text: impl Into<String>) -> Notice {
        Notice { text: text.into(), kind: Kind::Warn }
    }

    pub(crate) fn replaced(text: impl Into<String>) -> Notice {
        Notice { text: text.into(), kind: Kind::Replaced }
    }

    /// Whether it has been seen once the player goes on. What went wrong stays until it is closed.
    pub(crate) fn goes_with_a_move(&self) -> bool {
        self.kind != Kind::Warn
    }
}

/// The line, while there is something to tell, and the one about storage, which stays.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let session = expect_context::<Session>();
    let notice = session.notice();
    let shown = move || {
        notice.get().map(|notice| {
            let warns = notice.kind == Kind::Warn;
            let offer = (notice.kind == Kind::Replaced).then(|| {
                view! {
                    <button type="button" class="link" on:click=move |_| session.bring_back()>
                        {words::BRING_BACK}
                    </button>
                }
                .into_any()
            });
            let close = move || session.notice().set(None);
            view! { <Line text=notice.text warns offer on_close=close/> }
        })
    };
    let storage = move || {
        session.storage_lost().get().then(|| {
            view! {
                <div class="notice warns storage-lost" role="status">
                    <Drawing icon=Icon::Warning/>
                    <p>{words::STORAGE_LOST}</p>
                </div>
            }
        })
    };
    view! { <div class="notices">{storage} {shown}</div> }
}

/// One line, with a way to close it.
#[component]
pub(crate) fn Line(
    text: String,
    warns: bool,
    #[prop(optional_no_strip)] offer: Option<AnyView>,
    on_close: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <div class="notice" class:warns=warns role=if warns { "alert" } else { "status" }>
            {warns.then(|| view! { <Drawing icon=Icon::Warning/> })}
            <p>{text} " " {offer}</p>
            <button
                type="button"
                class="quiet square-button"
                aria-label=words::CLOSE
                on:click=move |_| on_close()
            >
                <Drawing icon=Icon::Close/>
            </button>
        </div>
    }
}
