//! Races: the same board for several, at the same moment.

mod hub;
mod room;
mod state;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use noyes_api::{PlayerName, Problem, RaceAsk, RaceBody, RaceEvent, RaceSay};
use noyes_ranked::{PlayerKey, random_id};
use serde::Deserialize;
use tokio::sync::mpsc;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

pub(crate) use self::hub::Hub;
use self::room::Input;
use self::state::RaceState;
use crate::body::{Json, Path, Query};
use crate::deals;
use crate::online::Online;
use crate::players::{MaybeMe, remember};
use crate::problem::Refused;
use crate::store::{RaceChange, StoreError};

/// The longest message, in bytes.
const LONGEST: usize = 256 * 1024;

/// What is set aside for a connection's messages in each direction, in bytes. Longer ones take more.
const BUFFER: usize = 4 * 1024;

/// Messages that a connection may be behind.
const BEHIND: usize = 32;

/// Who says more than so much within a second is a program gone wild.
const MOST_SAID: u32 = 50;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new().routes(routes!(open)).routes(routes!(look)).routes(routes!(join))
}

/// Open a race. Its `id` is all that others need to come in.
#[utoipa::path(post, path = "/races", tag = "races", request_body = RaceAsk, responses(
    (status = 201, body = RaceBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn open(
    State(online): State<Online>,
    me: MaybeMe,
    headers: HeaderMap,
    Json(ask): Json<RaceAsk>,
) -> Result<Response, Refused> {
    let goal = deals::goal(&ask.size, ask.goal.as_deref())?;
    let key = me.or_new()?;
    let id = random_id().ok_or(StoreError::NoRandomness)?;
    let state = RaceState::new(id.clone(), goal.size().to_string(), goal.name());
    let now = online.now();
    let kept = serde_json::to_string(&state).unwrap_or_default();
    online.store().change_race(RaceChange { id, version: 0, state: kept, now }).await?;
    Ok(remember(&key, &headers, (StatusCode::CREATED, Json(state.body(now, 0)))))
}

/// Where a race stands.
#[utoipa::path(get, path = "/races/{id}", tag = "races", params(("id" = String, Path)), responses(
    (status = 200, body = RaceBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn look(
    State(online): State<Online>,
    Path(id): Path<String>,
) -> Result<Json<RaceBody>, Refused> {
    let (_, state) = find(&online, &id).await?;
    Ok(Json(state.body(online.now(), 0)))
}

async fn find(online: &Online, id: &str) -> Result<(u64, RaceState), Refused> {
    let found = stored(online, id).await?;
    found.ok_or_else(|| Refused::not_found(format_args!("/api/v1/races/{id}")))
}

/// A race and its version, if there is one of this name.
async fn stored(online: &Online, id: &str) -> Result<Option<(u64, RaceState)>, StoreError> {
    let found = online.store().race(id).await?;
    Ok(found.and_then(|(version, state)| Some((version, serde_json::from_str(&state).ok()?))))
}

/// How somebody comes in.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct JoinQuery {
    /// Only to look on.
    watch: Option<bool>,
}

/// Come in, over a WebSocket: messages are JSON, of the shapes `RaceSay` and `RaceEvent`. Who has no
/// player's cookie looks on.
#[utoipa::path(get, path = "/races/{id}/socket", tag = "races", params(("id" = String, Path), JoinQuery), responses(
    (status = 101, description = "A WebSocket: `RaceSay` from the player, `RaceEvent` from the server"),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn join(
    State(online): State<Online>,
    MaybeMe(me): MaybeMe,
    Path(id): Path<String>,
    Query(query): Query<JoinQuery>,
    socket: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    find(&online, &id).await?;
    let socket = socket
        .map_err(|error| Refused::new("bad-request", StatusCode::BAD_REQUEST, error.body_text()))?;
    let who = match me.filter(|_| !query.watch.unwrap_or(false)) {
        Some(key) => {
            let player = key.id().to_string();
            let name = online.store().player(&player).await?.unwrap_or_default().0;
            Some((key, PlayerName { id: player, name }))
        }
        None => None,
    };
    let socket = socket.max_message_size(LONGEST).max_frame_size(LONGEST);
    // Of 128 KiB each unless something is said, for messages of some hundred bytes.
    let socket = socket.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(socket.on_upgrade(move |socket| attend(online, id, who, socket)))
}

/// Carries messages between a connection and its room until one of them ends.
async fn attend(
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
    loop {
        tokio::select! {
            event = events.recv() => {
                let Some(event) = event else { break };
                if sink.send(Message::Text(event.into())).await.is_err() {
                    break;
                }
            }
            message = stream.next() => {
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
                match serde_json::from_str::<RaceSay>(&text) {
                    Ok(what) => {
                        if room.send(Input::Say { seat: seat.clone(), what }).is_err() {
                            break;
                        }
                    }
                    Err(error) => {
                        let problem = RaceEvent::Problem { code: "bad-json".to_owned(), detail: error.to_string() };
                        let text = serde_json::to_string(&problem).unwrap_or_default();
                        if sink.send(Message::Text(text.into())).await.is_err() {
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
