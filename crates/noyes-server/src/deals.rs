//! Dealing boards that count.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use noyes::{Board, Goal, Layout, Position, Size};
use noyes_api::{DealAsk, DealBody, Problem};
use noyes_game::{Game, Millis};
use noyes_ranked::{Deal, PlayerId, Terms, random_id};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::Json;
use crate::online::Online;
use crate::players::Somebody;
use crate::problem::Refused;
use crate::store::StoreError;

/// So long a deal counts: six hours, in milliseconds.
const LASTS: Millis = 6 * 60 * 60 * 1000;

/// The sides that boards may have.
const SIDES: std::ops::RangeInclusive<u32> = 2..=10;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new().routes(routes!(deal))
}

/// Have a board dealt that counts. The time runs from now on; whoever is no player yet becomes one.
#[utoipa::path(post, path = "/deals", tag = "games", request_body = DealAsk, responses(
    (status = 201, body = DealBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn deal(
    State(online): State<Online>,
    me: Somebody,
    Json(ask): Json<DealAsk>,
) -> Result<Response, Refused> {
    let goal = goal(&ask.size, ask.goal.as_deref())?;
    let board = fresh_board(&goal)?;
    let terms = terms(&online, "ranked", me.key.id(), LASTS)?;
    let body = sign(&online, Deal::of(board, goal).with(terms));
    Ok(me.remember((StatusCode::CREATED, Json(body))))
}

/// The goal of a game that counts.
pub(crate) fn goal(size: &str, goal: Option<&str>) -> Result<Goal, Refused> {
    let size: Size = size.parse().map_err(|error: noyes::SizeError| Refused::wrong(&error))?;
    if !SIDES.contains(&size.width()) || !SIDES.contains(&size.height()) {
        return Err(Refused::new(
            "out-of-range",
            StatusCode::UNPROCESSABLE_ENTITY,
            format!("found {size}; expected 2 to 10 columns and rows"),
        ));
    }
    let layout = match goal {
        None => Layout::default(),
        Some(name) => Layout::from_name(name).ok_or_else(|| {
            let found: String = name.chars().take(40).collect();
            Refused::new(
                "unknown-goal",
                StatusCode::UNPROCESSABLE_ENTITY,
                format!("found {found:?}; expected blank-last, blank-first, snake or spiral"),
            )
        })?,
    };
    Ok(Goal::new(size, layout))
}

/// A board from 128 fresh random bits more than any board has, each solvable one as likely as any
/// other, but none that is solved.
pub(crate) fn fresh_board(goal: &Goal) -> Result<Board, Refused> {
    let (one, other) = (random_id(), random_id());
    let (Some(one), Some(other)) = (one, other) else {
        return Err(StoreError::NoRandomness.into());
    };
    let deal = noyes_game::Deal { seed: one + &other, index: 0 };
    let game = Game::deal(goal.clone(), deal).map_err(|error| Refused::wrong(&error))?;
    Ok(game.first_board().clone())
}

/// Terms from now on.
pub(crate) fn terms(
    online: &Online,
    kind: impl Into<String>,
    player: PlayerId,
    lasts: Millis,
) -> Result<Terms, Refused> {
    let id = random_id().ok_or(StoreError::NoRandomness)?;
    let issued = online.now();
    Ok(Terms { id, kind: kind.into(), player, issued, expires: issued.saturating_add(lasts) })
}

/// A deal as it is sent.
pub(crate) fn sign(online: &Online, deal: Deal) -> DealBody {
    let signed = online.secrets().key.sign_deal(&deal);
    body(online, deal, signed)
}

/// A deal that is signed already, as it is sent.
pub(crate) fn body(online: &Online, deal: Deal, signed: String) -> DealBody {
    DealBody {
        size: deal.board.size().to_string(),
        board: deal.board.to_string(),
        goal: deal.goal.name(),
        id: deal.terms.id,
        kind: deal.terms.kind,
        issued: deal.terms.issued,
        expires: deal.terms.expires,
        now: online.now(),
        deal: signed,
    }
}
