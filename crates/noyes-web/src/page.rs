//! The whole page.

use core::time::Duration;

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{HtmlMetaElement, KeyboardEvent, VisibilityState};

use crate::{
    browser,
    header::Header,
    keyboard,
    keys::{self, Command},
    later::{Later, Open, Panel, PanelOf},
    play::Play,
    session::Session,
    settings::Theme,
    view::View,
    words,
};

#[component]
pub(crate) fn Page(
    /// The address of the solver's script.
    solver: String,
    /// The address of the Lab's script.
    lab: String,
) -> impl IntoView {
    let session = Session::begin(solver);
    provide_context(session);
    let open = Open::begin(lab);
    provide_context(open);
    let view = RwSignal::new(View::of_fragment(&browser::fragment()));
    if view.get_untracked() == View::Play {
        session.open_link(&browser::fragment());
    }

    let changed = window_event_listener(ev::hashchange, move |_| {
        let fragment = browser::fragment();
        let next = View::of_fragment(&fragment);
        if next == View::Play {
            session.open_link(&fragment);
        }
        open.fragment.set(fragment);
        match next {
            View::Play => session.show(),
            _ => session.hide(),
        }
        if next != view.get_untracked() {
            view.set(next);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let pressed = window_event_listener(ev::keydown, move |event| {
        if view.get_untracked() == View::Play {
            press(session, &event);
        }
    });
    let hidden =
        window_event_listener(ev::visibilitychange, move |_| match document().visibility_state() {
            VisibilityState::Hidden => session.hide(),
            _ if view.get_untracked() == View::Play => session.show(),
            _ => {}
        });
    let left = window_event_listener(ev::pagehide, move |_| session.hide());
    // Four times a second, so that no second is skipped to the eye.
    let ticking = set_interval_with_handle(move || session.tick(), Duration::from_millis(250));
    on_cleanup(move || {
        changed.remove();
        pressed.remove();
        hidden.remove();
        left.remove();
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });

    let theme = session.theme();
    Effect::new(move |_| wear(theme.get()));
    Effect::new(move |_| document().set_title(&words::window_title(view.get())));
    session.panels().fetch_soon(session);

    let shown = move || match view.get() {
        View::Play => view! { <Play/> }.into_any(),
        view => view! { <Later view/> }.into_any(),
    };
    view! {
        <Header view/>
        <main id="main">{shown}</main>
        <PanelOf panel=Panel::Update/>
        <div class="spoken" aria-live="polite" role="status">{move || session.spoken().get()}</div>
    }
}

/// Puts a theme on the page, and on the browser's bars around it.
fn wear(theme: Theme) {
    if let Some(root) = document().document_element() {
        root.set_attribute("data-theme", theme.name()).ok();
    }
    let Ok(bars) = document().query_selector_all("meta[name=theme-color]") else { return };
    for bar in (0..bars.length()).filter_map(|at| bars.item(at)?.dyn_into::<HtmlMetaElement>().ok())
    {
        let dark = match theme {
            Theme::System => bar.get_attribute("media").is_some_and(|media| media.contains("dark")),
            Theme::Light => false,
            Theme::Dark => true,
        };
        bar.set_content(if dark { "#17120e" } else { "#f8f5ef" });
    }
}

fn press(session: Session, event: &KeyboardEvent) {
    let Some(press) = keyboard::press(event) else { return };
    let (arrows, letters) =
        session.settings().with_untracked(|settings| (settings.arrows, settings.letters.0));
    let Some(command) = keys::command(&press, arrows, letters) else { return };
    // Home and End scroll the page unless the board has the focus.
    if matches!(command, Command::Focus(_)) && !session.board_has_focus() {
        return;
    }
    // Space presses what has the focus, and scrolls the page where there is nothing to pause.
    let presses = document().active_element().is_some_and(|focused| focused.tag_name() != "BODY");
    if event.key() == " " && (presses || !session.may_pause()) {
        return;
    }
    event.prevent_default();
    // A key that is held deals no hundred boards.
    if !(event.repeat() && matches!(command, Command::New | Command::Hint | Command::Pause)) {
        session.command(command);
    }
}
