//! The mark, the name and the way to the pages.

use leptos::prelude::*;

use crate::{
    challenge::Kind,
    icons::{Drawing, Icon, Mark},
    view::View,
    words,
};

/// The slim bar at the top; on a phone the pages are at the bottom.
#[component]
pub(crate) fn Header(#[prop(into)] view: Signal<View>) -> impl IntoView {
    let entry = move |to: View| {
        let (icon, name) = match to {
            View::Play => (Icon::Play, words::PLAY),
            View::Own => (Icon::Own, words::OWN),
            View::Records => (Icon::Records, words::RECORDS),
            View::Online => (Icon::Online, words::ONLINE),
            View::Race => (Icon::Online, words::challenge::name(Kind::Race)),
            View::Why => (Icon::Why, words::WHY),
            View::Lab => (Icon::Lab, words::LAB),
            View::Review => (Icon::Review, words::review::PAGE),
            View::Help => (Icon::Help, words::HELP),
        };
        view! {
            <a
                data-view=to.fragment()
                href=format!("#{}", to.fragment())
                aria-current=move || (view.get() == to).then_some("page")
            >
                <Drawing icon/>
                <span>{name}</span>
            </a>
        }
    };
    view! {
        <header class="header">
            <h1 class="brand"><a href="#play"><Mark/><span>{words::NAME}</span></a></h1>
            <nav class="pages" aria-label=words::PAGES>
                {View::ALL.into_iter().filter(View::is_in_bar).map(entry).collect_view()}
            </nav>
        </header>
    }
}
