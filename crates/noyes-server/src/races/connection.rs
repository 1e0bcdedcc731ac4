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
use crate::online::Online;

/// Messages that a connection may be behind.
const BEHIND: usize = 32;

/// Who says more than so much within a second is a program gone wild.
const MOST_SAID: u32 = 50;

/// Who has not been heard of for so long is asked for a sign of life, and is gone if there is none
/// for as long again: a connection that broke far away does not end by itself.
const SILENCE: Duration = Duration::from_secs(20);

/// Carries messages between a connection and its room until one of them ends.
pub(super) async fn attend(
    online: Online,
    id: String,
    who: Option<(PlayerKey, PlayerName)>,
    socket: WebSocket,
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
    let (mut sink, mut stream) = socket.split();
    let mut second = online.now() / 1000;
    let mut said = 0;
    // What is said waits outside until the room has heard what was said before.
    let turn = Arc::new(Semaphore::new(1));
    let (mut heard, mut asked) = (Instant::now(), false);
    loop {
        let silence = if asked { SILENCE * 2 } else { SILENCE };
        tokio::select! {
            () = sleep_until(heard + silence) => {
                if asked || !send(&mut sink, Message::Ping(Bytes::new())).await {
                    break;
                }
                asked = true;
            }
            event = events.recv() => {
                let Some(event) = event else { break };
                if !send(&mut sink, Message::Text(event.into())).await {
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
                        if !send(&mut sink, Message::Text(text.into())).await {
                            break;
                        }
                    }
                }
            }
        }
    }
    online.metrics().sockets.dec();
    room.send(Input::Go { seat }).ok();
}

/// Sends a message, to who takes it.
async fn send(sink: &mut SplitSink<WebSocket, Message>, message: Message) -> bool {
    timeout(SILENCE, sink.send(message)).await.is_ok_and(|sent| sent.is_ok())
}
