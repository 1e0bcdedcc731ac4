//! The connection to a race: what is said goes out, what is heard comes in.

use leptos::prelude::document;
use noyes_api::{RaceEvent, RaceSay};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// A connection. It ends with this value.
pub(super) struct Line {
    socket: WebSocket,
    _said: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

impl Line {
    /// Connects to a race, to play or to look on; `None` if the browser does not even try.
    pub(super) fn open(
        race: &str,
        watch: bool,
        mut on_event: impl FnMut(RaceEvent) + 'static,
        mut on_end: impl FnMut() + 'static,
    ) -> Option<Line> {
        let page = document().base_uri().ok().flatten()?;
        let folder = page.split(['#', '?']).next()?.rsplit_once('/')?.0;
        // `http` becomes `ws`, and `https` becomes `wss`.
        let folder = folder.strip_prefix("http")?;
        let watch = if watch { "?watch=true" } else { "" };
        let address = format!("ws{folder}/api/v1/races/{race}/socket{watch}");
        let socket = WebSocket::new(&address).ok()?;
        let said = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            // What a newer server says besides is nothing to this page.
            if let Ok(event) = serde_json::from_str(&text) {
                on_event(event);
            }
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |_: CloseEvent| on_end());
        socket.set_onmessage(Some(said.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Line { socket, _said: said, _closed: closed })
    }

    /// Says something. What does not arrive is said again by whoever still means it.
    pub(super) fn say(&self, what: &RaceSay) {
        if let Ok(text) = serde_json::to_string(what)
            && self.socket.ready_state() == WebSocket::OPEN
        {
            self.socket.send_with_str(&text).ok();
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        self.socket.close().ok();
    }
}
