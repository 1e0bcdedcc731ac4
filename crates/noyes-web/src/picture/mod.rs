//! Pictures for the tiles: some that the program draws, or the player's own.

mod canvas;
mod choice;
mod crop;
mod own;
mod paint;
mod random;

pub(crate) use choice::PictureChoice;

use leptos::prelude::*;
use noyes::Size;
use noyes_game::Game;
use serde::Serialize;
use strum::EnumString;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;

use crate::{
    faces::Faces,
    session::Session,
    storage::{self, Key},
};

/// A picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Picture {
    /// Dunes at sunset.
    #[default]
    Dunes,
    /// Mountains, one behind the other.
    Peaks,
    /// A path of quarter circles.
    Arcs,
    /// Circles around two points.
    Rings,
    /// Woven bands.
    Weave,
    /// The player's own.
    Own,
}

impl Picture {
    /// Those that the program draws.
    pub(crate) const DRAWN: [Picture; 5] =
        [Picture::Dunes, Picture::Peaks, Picture::Arcs, Picture::Rings, Picture::Weave];
}

/// The longer side of a picture on the board, in pixels of the picture.
const LONG_SIDE: f64 = 1440.0;

/// Keeps the session's picture as the settings and the board's shape ask for.
pub(crate) fn keep_drawn(session: Session) {
    session.own_picture().set(storage::read(Key::Picture).ok().flatten());
    let game = session.game();
    let size = Memo::new(move |_| game.with(Game::size));
    let (faces, chosen) = (session.faces(), session.chosen_picture());
    // A picture takes a moment to be made: one that was asked for earlier never replaces a later.
    let turn = StoredValue::new(0u32);
    Effect::new(move |_| {
        turn.update_value(|turn| *turn += 1);
        if faces.get() != Faces::Picture {
            return;
        }
        let (size, chosen, mine) = (size.get(), chosen.get(), turn.get_value());
        let own = session.own_picture().get();
        spawn_local(async move {
            let made = match make(chosen, own, size).await {
                Some(canvas) => canvas::address(&canvas).await,
                None => None,
            };
            if turn.try_get_value() == Some(mine) {
                show(session, made);
            } else {
                made.into_iter().for_each(canvas::forget);
            }
        });
    });
}

fn show(session: Session, address: Option<String>) {
    let old = session.picture().try_update(|shown| core::mem::replace(shown, address));
    old.flatten().into_iter().for_each(canvas::forget);
}

/// The picture in the shape of a board.
async fn make(picture: Picture, own: Option<String>, size: Size) -> Option<HtmlCanvasElement> {
    let aspect = f64::from(size.width()) / f64::from(size.height());
    let (width, height) = crop::of_aspect(aspect, LONG_SIDE);
    let canvas = canvas::new(width, height)?;
    match (picture, own) {
        (Picture::Own, Some(own)) => own::draw(&own, &canvas).await?,
        // There is none yet: something else, and never blank tiles.
        (Picture::Own, None) => paint::paint(Picture::default(), &canvas)?,
        _ => paint::paint(picture, &canvas)?,
    }
    Some(canvas)
}
