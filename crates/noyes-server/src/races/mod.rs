//! Races: the same board for several, at the same moment.

mod connection;
mod hub;
mod room;
mod state;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::StatusCode;
use axum::response::Response;
use noyes_api::{PlayerName, Problem, RaceAsk, RaceBody};
use noyes_ranked::random_id;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

pub(crate) use self::hub::Hub;
use self::state::RaceState;
use crate::body::{Id, Json, Query};
use crate::deals;
use crate::limits::SocketPlace;
use crate::online::Online;
use crate::players::{MaybeMe, Somebody};
use crate::problem::Refused;
use crate::store::{RaceChange, StoreError};

/// The longest message, in bytes.
const LONGEST: usize = 256 * 1024;

/// What is set aside for a connection's messages in each direction, in bytes. Longer ones take more.
const BUFFER: usize = 4 * 1024;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new().routes(routes!(open)).routes(routes!(look)).routes(routes!(join))
}

/// Open a race. Its `id` is all that others need to come in.
#[utoipa::path(post, path = "/races", tag = "races", request_body = RaceAsk, responses(
    (status = 201, body = RaceBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn open(
    State(online): State<Online>,
    me: Somebody,
    Json(ask): Json<RaceAsk>,
) -> Result<Response, Refused> {
    let goal = deals::goal(&ask.size, ask.goal.as_deref())?;
    let id = random_id().ok_or(StoreError::NoRandomness)?;
    let state = RaceState::new(id.clone(), goal.size().to_string(), goal.name());
    let now = online.now();
    let kept = serde_json::to_string(&state).unwrap_or_default();
    online.store().change_race(RaceChange { id, version: 0, state: kept, now }).await?;
    Ok(me.remember((StatusCode::CREATED, Json(state.body(now, 0)))))
}

/// Where a race stands.
#[utoipa::path(get, path = "/races/{id}", tag = "races", params(("id" = String, Path, pattern = "^[A-Za-z0-9_-]{22}$")), responses(
    (status = 200, body = RaceBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn look(State(online): State<Online>, Id(id): Id) -> Result<Json<RaceBody>, Refused> {
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
#[utoipa::path(get, path = "/races/{id}/socket", tag = "races", params(("id" = String, Path, pattern = "^[A-Za-z0-9_-]{22}$"), JoinQuery), responses(
    (status = 101, description = "A WebSocket: `RaceSay` from the player, `RaceEvent` from the server"),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn join(
    State(online): State<Online>,
    MaybeMe(me): MaybeMe,
    Id(id): Id,
    Query(query): Query<JoinQuery>,
    place: SocketPlace,
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
    Ok(socket.on_upgrade(move |socket| connection::attend(online, id, who, socket, place)))
}
