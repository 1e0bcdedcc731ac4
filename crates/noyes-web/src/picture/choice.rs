//! Choosing a picture.

use leptos::{html, prelude::*};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlInputElement};

use super::{Picture, own, paint};
use crate::{
    choice::Toggle,
    icons::{Drawing, Icon},
    session::Session,
    settings::Switch,
    words,
};

/// The program's pictures, the player's own, and whether numbers stand on them.
#[component]
pub(crate) fn PictureChoice() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings();
    let chosen = session.chosen_picture();
    let option = move |picture: Picture, drawing: AnyView| {
        view! {
            <label class="picture-option">
                <input
                    type="radio"
                    name="picture"
                    aria-label=words::picture(picture)
                    prop:checked=move || chosen.get() == picture
                    on:change=move |_| session.set(|settings| settings.picture = picture)
                />
                <span>{drawing}</span>
            </label>
        }
    };
    let own_option = move || {
        let address = session.own_picture().get();
        address.map(|address| option(Picture::Own, view! { <img src=address alt=""/> }.into_any()))
    };
    let take = move |event: Event| {
        let input = event_target::<HtmlInputElement>(&event);
        if let Some(file) = input.files().and_then(|files| files.item(0)) {
            spawn_local(own::take(session, file));
        }
        // The same file again is a change again.
        input.set_value("");
    };
    view! {
        <fieldset class="setting pictures">
            <legend>{words::PICTURE}</legend>
            <div class="picture-options">
                {Picture::DRAWN
                    .map(|picture| option(picture, view! { <Thumbnail picture/> }.into_any()))
                    .collect_view()}
                {own_option}
                <label class="picture-option picture-file">
                    <input type="file" accept="image/*" aria-label=words::CHOOSE_PICTURE on:change=take/>
                    <span><Drawing icon=Icon::Photo/>{words::OWN_PICTURE}</span>
                </label>
            </div>
            <p class="about">{words::PICTURE_STAYS}</p>
        </fieldset>
        <Toggle
            label=words::NUMBERS_ON_PICTURE
            class="numbers"
            value=Signal::derive(move || settings.with(|settings| settings.numbers.0))
            on_change=Callback::new(move |on| session.set(|settings| settings.numbers = Switch(on)))
        />
    }
}

/// A small print of one of the program's pictures.
#[component]
fn Thumbnail(picture: Picture) -> impl IntoView {
    let canvas = NodeRef::<html::Canvas>::new();
    Effect::new(move |_| {
        if let Some(canvas) = canvas.get() {
            // A picture that cannot be painted leaves an empty frame, which still has its name.
            paint::paint(picture, &canvas);
        }
    });
    view! { <canvas node_ref=canvas width="144" height="144" aria-hidden="true"></canvas> }
}
