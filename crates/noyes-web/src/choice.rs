//! Ways to choose: one of a few, a number, yes or no.

use leptos::prelude::*;
use web_sys::HtmlSelectElement;

use crate::icons::{Drawing, Icon};

/// One of a few, side by side.
#[component]
pub(crate) fn Choice<T, L>(
    #[prop(into)] legend: String,
    /// The name of the group of radio buttons, for once on the page.
    name: &'static str,
    options: Vec<(T, L)>,
    #[prop(into)] value: Signal<Option<T>>,
    on_pick: Callback<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    L: Into<String> + 'static,
{
    let option = move |(option, label): (T, L)| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || value.get() == Some(option)
                    on:change=move |_| on_pick.run(option)
                />
                <span>{label.into()}</span>
            </label>
        }
    };
    view! {
        <fieldset class=format!("setting choice {name}")>
            <legend>{legend}</legend>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// One of several, by the browser's own list.
#[component]
pub(crate) fn Select(
    #[prop(into)] label: String,
    class: &'static str,
    /// Values and what is read.
    #[prop(into)]
    options: Signal<Vec<(String, String)>>,
    #[prop(into)] value: Signal<String>,
    on_pick: impl Fn(String) + 'static,
) -> impl IntoView {
    let option = move |(name, text): (String, String)| {
        let selected = name.clone();
        view! { <option value=name prop:selected=move || value.get() == selected>{text}</option> }
    };
    view! {
        <label class=format!("pick {class}")>
            <span>{label}</span>
            <select
                class="field"
                prop:value=move || value.get()
                on:change=move |event| {
                    on_pick(event_target_value(&event));
                    // Back to what was there, if the choice was refused.
                    event_target::<HtmlSelectElement>(&event).set_value(&value.get_untracked());
                }
            >
                {move || options.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// A number from a small range.
#[component]
pub(crate) fn Stepper(
    #[prop(into)] label: String,
    class: &'static str,
    #[prop(into)] value: Signal<u32>,
    min: u32,
    max: u32,
    on_change: Callback<u32>,
) -> impl IntoView {
    let less = move || value.get() <= min;
    let more = move || value.get() >= max;
    let [name_less, name_more] = [format!("{label} −"), format!("{label} +")];
    view! {
        <div class=format!("stepper {class}") role="group" aria-label=label>
            <button
                type="button"
                class="less"
                aria-label=name_less
                aria-disabled=move || less().then_some("true")
                on:click=move |_| if !less() { on_change.run(value.get_untracked() - 1) }
            >
                <Drawing icon=Icon::Minus/>
            </button>
            <output>{move || value.get()}</output>
            <button
                type="button"
                class="more"
                aria-label=name_more
                aria-disabled=move || more().then_some("true")
                on:click=move |_| if !more() { on_change.run(value.get_untracked() + 1) }
            >
                <Drawing icon=Icon::Plus/>
            </button>
        </div>
    }
}

/// Yes or no.
#[component]
pub(crate) fn Toggle(
    #[prop(into)] label: String,
    class: &'static str,
    #[prop(optional, into)] about: Option<String>,
    #[prop(into)] value: Signal<bool>,
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class=format!("setting toggle {class}")>
            <span class="toggle-words">
                <span class="setting-name">{label}</span>
                {about.map(|about| view! { <span class="about">{about}</span> })}
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || value.get()
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
        </label>
    }
}
