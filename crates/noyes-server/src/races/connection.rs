//! One connection to a race.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use noyes_api::{PlayerName, RaceEvent, RaceSay};
use noyes_ranked::{PlayerKey, random_id};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep_until, timeout};

use super::room::{self, Input};
use crate::body::read_object;
use crate::limits::SocketPlace;
use crate::online::Online;

/// Messages that a connection may be behind.
const BEHIND: usize = 32;

/// Who says more than so much within a second is a program gone wild.
const MOST_SAID: u32 = 50;

/// Carries messages between a connection and its room until one of them ends.
pub(super) async fn attend(
    online: Online,
    id: String,
    who: Option<(PlayerKey, PlayerName)>,
    socket: WebSocket,
    place: SocketPlace,
) {
    let Some(seat) = random_id() else { return };
    let room = online.races().room(&id, |inputs| {
        tokio::spawn(room::run(online.clone(), id.clone(), inputs));
    });
    let (to, mut events) = mpsc::channel(BEHIND);
    if room.send(Input::Come { seat: seat.clone(), who, to }).is_err() {
        return;
    }
    online.metrics().sockets.inc();
    let (sink, mut stream) = socket.split();
    let silence = online.silence();
    let mut sink = Sink { sink, patience: silence };
    let mut second = online.now() / 1000;
    let mut said = 0;
    // What is said waits outside until the room has heard what was said before.
    let turn = Arc::new(Semaphore::new(1));
    let (mut heard, mut asked) = (Instant::now(), false);
    loop {
        tokio::select! {
            () = sleep_until(heard + if asked { silence * 2 } else { silence }) => {
                if asked || !sink.send(Message::Ping(Bytes::new())).await {
                    break;
                }
                asked = true;
            }
            event = events.recv() => {
                let Some(event) = event else { break };
                if !sink.send(Message::Text(event.into())).await {
                    break;
                }
            }
            message = stream.next() => {
                (heard, asked) = (Instant::now(), false);
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    _ => break,
                };
                if online.now() / 1000 != second {
                    (second, said) = (online.now() / 1000, 0);
                }
                said += 1;
                if said > MOST_SAID && online.limits().is_some() {
                    break;
                }
                match read_object::<RaceSay>(&text) {
                    Ok(what) => {
                        let Ok(turn) = Arc::clone(&turn).acquire_owned().await else { break };
                        if room.send(Input::Say { seat: seat.clone(), what, turn }).is_err() {
                            break;
                        }
                    }
                    Err(detail) => {
                        let problem = RaceEvent::Problem { code: "bad-json".to_owned(), detail };
                        let text = serde_json::to_string(&problem).unwrap_or_default();
                        if !sink.send(Message::Text(text.into())).await {
                            break;
                        }
                    }
                }
            }
        }
    }
    online.metrics().sockets.dec();
    // Before others hear of it: the same client may come again.
    drop(place);
    room.send(Input::Go { seat }).ok();
}

/// What takes messages.
struct Sink {
    sink: SplitSink<WebSocket, Message>,
    patience: Duration,
}

impl Sink {
    /// Sends a message; `false` if nobody takes it.
    async fn send(&mut self, message: Message) -> bool {
        timeout(self.patience, self.sink.send(message)).await.is_ok_and(|sent| sent.is_ok())
    }
}
