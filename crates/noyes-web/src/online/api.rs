//! Asking the server. The page never waits for an answer; whoever asks says what is to be done with it.

use gloo_net::http::{Method, RequestBuilder, Response};
use noyes_api::{
    DailyBody, DealAsk, DealBody, KeyBody, NameAsk, PlayerBody, Problem, RaceAsk, RaceBody,
    ResultBody, ResultPage,
};
use noyes_game::Day;
use serde::{Serialize, de::DeserializeOwned};

use super::{deals::Finished, table::Wanted};
use crate::storage::{self, Key};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Nothing came, or nothing that can be understood: no connection, or a server that is down.
    Away,
    /// The server refuses, by a code and in a sentence.
    Refused { code: String, message: String },
}

pub(super) async fn daily() -> Result<DailyBody, Fault> {
    ask(Method::GET, "daily", None::<()>).await
}

/// How a day went that is over.
pub(super) async fn past_day(day: Day) -> Result<DailyBody, Fault> {
    ask(Method::GET, &format!("daily/{day}"), None::<()>).await
}

/// Begins today's puzzle, or gives its deal once more.
pub(super) async fn begin_daily() -> Result<DealBody, Fault> {
    known(ask(Method::POST, "daily", None::<()>).await)
}

pub(super) async fn deal(wish: &DealAsk) -> Result<DealBody, Fault> {
    known(ask(Method::POST, "deals", Some(wish)).await)
}

pub(super) async fn finish(finished: &Finished) -> Result<ResultBody, Fault> {
    let request = RequestBuilder::new("api/v1/results")
        .method(Method::POST)
        .header("content-type", "application/json")
        .body(&*finished.replay)
        .map_err(|_| Fault::Away)?;
    read(request.send().await.map_err(|_| Fault::Away)?).await
}

pub(super) async fn leaderboard(
    wanted: &Wanted,
    cursor: Option<&str>,
) -> Result<ResultPage, Fault> {
    let cursor = cursor.map(|cursor| format!("&cursor={cursor}")).unwrap_or_default();
    ask(Method::GET, &format!("leaderboard?{wanted}{cursor}"), None::<()>).await
}

pub(super) async fn open_race(wish: &RaceAsk) -> Result<RaceBody, Fault> {
    known(ask(Method::POST, "races", Some(wish)).await)
}

pub(super) async fn race(id: &str) -> Result<RaceBody, Fault> {
    ask(Method::GET, &format!("races/{id}"), None::<()>).await
}

/// Who the player is, if the server knows.
pub(super) async fn me() -> Option<PlayerBody> {
    // Who is nobody there does not have to be told so.
    let known = storage::read(Key::Player).ok().flatten().is_some_and(|known| !known.is_empty());
    if !known {
        return None;
    }
    ask(Method::GET, "me", None::<()>).await.ok()
}

/// The answer to a request that makes a player of whoever is none.
fn known<T>(answer: Result<T, Fault>) -> Result<T, Fault> {
    if answer.is_ok() {
        // Without storage the page learns it again with the next request.
        storage::write(Key::Player, "yes").ok();
    }
    answer
}

/// Makes a player of whoever is none.
pub(super) async fn become_player() -> Result<PlayerBody, Fault> {
    known(ask(Method::POST, "me", None::<()>).await)
}

pub(super) async fn rename(name: Option<String>) -> Result<PlayerBody, Fault> {
    become_player().await?;
    ask(Method::PATCH, "me", Some(NameAsk { name })).await
}

/// The key that makes a player that player.
pub(super) async fn key() -> Result<String, Fault> {
    ask::<KeyBody>(Method::GET, "me/key", None::<()>).await.map(|body| body.key)
}

pub(super) async fn use_key(key: String) -> Result<PlayerBody, Fault> {
    known(ask(Method::PUT, "me/key", Some(KeyBody { key })).await)
}

/// Deletes all that the server has of the player.
pub(super) async fn forget_me() -> Result<(), Fault> {
    let request = RequestBuilder::new("api/v1/me").method(Method::DELETE);
    let response = request.send().await.map_err(|_| Fault::Away)?;
    match response.ok() {
        true => {
            storage::write(Key::Player, "").ok();
            Ok(())
        }
        false => Err(refusal(response).await),
    }
}

async fn ask<T: DeserializeOwned>(
    method: Method,
    path: &str,
    body: Option<impl Serialize>,
) -> Result<T, Fault> {
    let request = RequestBuilder::new(&format!("api/v1/{path}")).method(method);
    let response = match body {
        None => request.send().await,
        Some(body) => request.json(&body).map_err(|_| Fault::Away)?.send().await,
    };
    read(response.map_err(|_| Fault::Away)?).await
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, Fault> {
    match response.ok() {
        true => response.json().await.map_err(|_| Fault::Away),
        false => Err(refusal(response).await),
    }
}

/// A server that is overloaded or going down will take it later.
async fn refusal(response: Response) -> Fault {
    let later = matches!(response.status(), 429 | 500..);
    match response.json::<Problem>().await {
        Ok(Problem { code, detail, .. }) if !later => Fault::Refused { code, message: detail },
        _ => Fault::Away,
    }
}
