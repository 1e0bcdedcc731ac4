//! Taking results.

use axum::extract::State;
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use noyes::{Goal, Position};
use noyes_api::{Problem, ResultBody};
use noyes_game::{Control, Millis, Replay};
use noyes_ranked::{Deal, Judged, PlayerKey, Suspicion, judge};
use serde::Deserialize;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::{Json, Text};
use crate::daily;
use crate::online::Online;
use crate::optimal;
use crate::players::{CookieJar, Me};
use crate::problem::Refused;
use crate::results;
use crate::store::{Finished, NewResult, ResultRow};

/// The longest idempotency key.
const LONGEST_KEY: usize = 64;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new().routes(routes!(finish))
}

/// The replay record of a game, with the server's signed deal in the field `deal`.
#[derive(utoipa::ToSchema)]
#[allow(dead_code, reason = "describes what `Replay` reads")]
pub(crate) struct Finish {
    /// 1.
    #[schema(minimum = 1, maximum = 1)]
    v: u32,
    /// The board that was dealt.
    #[schema(example = "1 2 3/4 5 6/0 7 8")]
    board: String,
    /// The goal's name.
    #[schema(example = "blank-last")]
    goal: String,
    /// The size.
    #[schema(example = "3x3")]
    size: String,
    /// `stm` or `mtm`.
    #[schema(pattern = "^(stm|mtm)$", example = "stm")]
    metric: String,
    /// Every move: a letter for the direction in which the tile travels, and its time in
    /// milliseconds from the beginning of the game.
    #[schema(value_type = Vec<Vec<serde_json::Value>>, example = json!([["L", 0], ["L", 412]]))]
    moves: Vec<(char, Millis)>,
    /// Whether the player was helped.
    assisted: bool,
    /// `keyboard`, `mouse`, `hover`, `touch`, `mixed`, or `null`.
    #[schema(pattern = "^(keyboard|mouse|hover|touch|mixed)$")]
    control: Option<String>,
    /// What came with the board as `deal`.
    deal: String,
}

/// Send in a game. Sent again it gives the same answer, so it may be sent again whenever an answer
/// did not come; the header `Idempotency-Key` refuses another game under the same key.
#[utoipa::path(post, path = "/results", tag = "games", request_body = Finish, params(
    ("Idempotency-Key" = Option<String>, Header, pattern = "^[!-~]([ -~]{0,62}[!-~])?$",
        description = "At most 64 letters, digits and signs of ASCII")), responses(
    (status = 201, body = ResultBody, description = "It is recorded"),
    (status = 200, body = ResultBody, description = "It was recorded before"),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn finish(
    State(online): State<Online>,
    Me(key): Me,
    headers: HeaderMap,
    Text(body): Text,
) -> Result<Response, Refused> {
    // The moment at which all of it was there.
    let received = online.now();
    let idempotency = idempotency_key(&headers)?;
    let replay = Replay::from_json(&body).map_err(|error| Refused::wrong(&error))?;
    let (deal, signed) = deal_of(&online, &body)?;
    if deal.terms.kind.starts_with("race") {
        return Err(Refused::new(
            "deal-mismatch",
            StatusCode::UNPROCESSABLE_ENTITY,
            "this deal belongs to a race, which takes its moves itself",
        ));
    }
    let result = judged(&key, &replay, &deal, signed, received, idempotency)?;
    let row = row_of(&result);
    let (status, row) = match online.store().record(result).await? {
        Finished::New => {
            online.metrics().finished(row.suspicion.is_none());
            if row.optimal.is_none() {
                online.wake_solver();
            }
            (StatusCode::CREATED, row)
        }
        Finished::Known(row) => (StatusCode::OK, *row),
        Finished::Used => {
            return Err(Refused::new(
                "deal-used",
                StatusCode::CONFLICT,
                "another result of this deal is recorded; a deal counts once",
            ));
        }
        Finished::KeyUsed => {
            return Err(Refused::new(
                "idempotency-mismatch",
                StatusCode::CONFLICT,
                "another result was sent with this Idempotency-Key",
            ));
        }
    };
    let location = HeaderValue::try_from(format!("/api/v1/results/{}", row.id));
    let mut body = results::body(&online, &row, true);
    if row.kind != "ranked" {
        body.share = daily::share(&online, &row).await?;
    }
    let mut response = (status, Json(body)).into_response();
    if let Ok(location) = location {
        response.headers_mut().insert(LOCATION, location);
    }
    Ok(CookieJar::of(&headers).remember(&key, response))
}

fn idempotency_key(headers: &HeaderMap) -> Result<Option<String>, Refused> {
    let Some(value) = headers.get("idempotency-key") else { return Ok(None) };
    let fits = |text: &&str| {
        (1..=LONGEST_KEY).contains(&text.len()) && text.bytes().all(|byte| byte != b'\t')
    };
    let text = value.to_str().ok().filter(fits);
    let text = text.ok_or_else(|| {
        let detail = format!(
            "expected an Idempotency-Key of 1 to {LONGEST_KEY} letters, digits and signs of ASCII"
        );
        Refused::new("bad-request", StatusCode::BAD_REQUEST, detail)
    })?;
    Ok(Some(text.to_owned()))
}

fn deal_of(online: &Online, body: &str) -> Result<(Deal, String), Refused> {
    #[derive(Deserialize)]
    struct WithDeal {
        deal: Option<String>,
    }
    let signed = serde_json::from_str(body).ok().and_then(|WithDeal { deal }| deal);
    let signed = signed.unwrap_or_default();
    let deal = online.secrets().key.open_deal(&signed).map_err(|error| Refused::wrong(&error))?;
    Ok((deal, signed))
}

/// What is recorded of a game, if it may be.
pub(crate) fn judged(
    key: &PlayerKey,
    replay: &Replay,
    deal: &Deal,
    signed: String,
    received: Millis,
    idempotency: Option<String>,
) -> Result<NewResult, Refused> {
    if deal.terms.player != key.id() {
        let detail = "the deal is another player's";
        return Err(Refused::new("not-your-deal", StatusCode::FORBIDDEN, detail));
    }
    let judged = judge(deal, replay, received).map_err(|error| Refused::wrong(&error))?;
    let Judged { time, moves_stm, moves_mtm, suspicion } = judged;
    Ok(NewResult {
        id: deal.terms.id.clone(),
        player: deal.terms.player.to_string(),
        kind: deal.terms.kind.clone(),
        size: deal.board.size().to_string(),
        goal: Goal::name(&deal.goal),
        control: replay.control.unwrap_or(Control::Mixed).name().to_owned(),
        assisted: replay.assisted,
        metric: replay.metric.name().to_owned(),
        received,
        time,
        moves_stm,
        moves_mtm,
        suspicion: suspicion.map(Suspicion::name),
        due: optimal::is_feasible(deal.board.size()),
        deal: signed,
        replay: replay.to_json(),
        idempotency,
    })
}

/// A result as the store would give it back. The player's name is not known.
pub(crate) fn row_of(result: &NewResult) -> ResultRow {
    ResultRow {
        seq: 0,
        id: result.id.clone(),
        player: result.player.clone(),
        name: None,
        kind: result.kind.clone(),
        size: result.size.clone(),
        goal: result.goal.clone(),
        control: result.control.clone(),
        assisted: result.assisted,
        received: result.received,
        time: result.time,
        moves_stm: result.moves_stm,
        moves_mtm: result.moves_mtm,
        suspicion: result.suspicion.map(str::to_owned),
        optimal: None,
        deal: String::new(),
        replay: String::new(),
    }
}
