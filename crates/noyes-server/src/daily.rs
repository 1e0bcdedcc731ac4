//! A puzzle a day, the same for everyone, and nobody can work it out before.

use axum::extract::State;
use axum::response::Response;
use noyes_api::{DailyAttempt, DailyBody, DailyStatistics, DealBody, Problem, StreakBody};
use noyes_game::{Day, Millis};
use noyes_ranked::{DailySecret, Deal, PlayerKey};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::{Json, Path};
use crate::deals;
use crate::online::Online;
use crate::players::{MaybeMe, Somebody};
use crate::problem::Refused;
use crate::results;
use crate::store::{NewAttempt, ResultRow};
use crate::streak;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new().routes(routes!(today, begin)).routes(routes!(day))
}

/// What results of a day are called.
pub(crate) fn kind(day: Day) -> String {
    format!("daily {day}")
}

pub(crate) fn is_over(online: &Online, day: Day) -> bool {
    day.left(online.now()) == 0
}

/// Whether moves and lengths of this kind of game may be told: not while its day lasts.
pub(crate) fn may_be_told(kind: &str, now: Millis) -> bool {
    let day = kind.strip_prefix("daily ").and_then(|day| day.parse().ok());
    day.is_none_or(|day: Day| day.left(now) == 0)
}

/// Today's puzzle, and how far you are with it.
#[utoipa::path(get, path = "/daily", tag = "daily", responses(
    (status = 200, body = DailyBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn today(
    State(online): State<Online>,
    MaybeMe(me): MaybeMe,
) -> Result<Json<DailyBody>, Refused> {
    describe(&online, Day::at(online.now()), me.as_ref()).await.map(Json)
}

/// The puzzle of a day. Once it is over, with its board, its seed and the length of a shortest
/// solution.
#[utoipa::path(get, path = "/daily/{day}", tag = "daily", params(("day" = String, Path, pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", example = "2026-11-22")), responses(
    (status = 200, body = DailyBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn day(
    State(online): State<Online>,
    MaybeMe(me): MaybeMe,
    Path(day): Path<String>,
) -> Result<Json<DailyBody>, Refused> {
    let day: Day = day.parse().map_err(|error| Refused::wrong(&error))?;
    if day > Day::at(online.now()) {
        return Err(Refused::not_found(format_args!("/api/v1/daily/{day}: it has not come yet")));
    }
    if day.number() < 1 {
        let detail = format_args!("/api/v1/daily/{day}: the first day is 2026-01-01");
        return Err(Refused::not_found(detail));
    }
    describe(&online, day, me.as_ref()).await.map(Json)
}

/// Begin today's puzzle. There is one attempt: the time runs from the first answer on, and asking
/// again gives the same deal. It has to be sent in before the day is over.
#[utoipa::path(post, path = "/daily", tag = "daily", responses(
    (status = 200, body = DealBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn begin(State(online): State<Online>, me: Somebody) -> Result<Response, Refused> {
    let mut terms = deals::terms(&online, "", me.key.id(), 0)?;
    // The day of that very moment, however near midnight is.
    let day = Day::at(terms.issued);
    terms.kind = kind(day);
    terms.expires = day.left(0);
    let board = board(&online, day)?;
    let signed = online.secrets().key.sign_deal(&Deal::of(board, day.goal()).with(terms));
    let player = me.key.id().to_string();
    let attempt = NewAttempt { day: day.to_string(), player, deal: signed };
    let signed = online.store().attempt(attempt).await?;
    let deal = online.secrets().key.open_deal(&signed).map_err(|error| Refused::wrong(&error))?;
    Ok(me.remember(Json(deals::body(&online, deal, signed))))
}

fn board(online: &Online, day: Day) -> Result<noyes::Board, Refused> {
    online.secrets().daily.board(day).map_err(|error| Refused::wrong(&error))
}

async fn describe(online: &Online, day: Day, me: Option<&PlayerKey>) -> Result<DailyBody, Refused> {
    let over = is_over(online, day);
    let now = online.now();
    let (counts, optimal) = online.store().daily(&day.to_string(), &kind(day)).await?;
    let seed = online.secrets().daily.seed(day);
    let (mine, streak) = match me {
        Some(key) => {
            let id = key.id().to_string();
            (attempt(online, day, &id).await?, streak::of(online, &id).await?)
        }
        None => (None, StreakBody::default()),
    };
    Ok(DailyBody {
        day: day.to_string(),
        number: day.number(),
        now,
        ends: day.left(0),
        over,
        size: day.goal().size().to_string(),
        goal: day.goal().name(),
        commitment: DailySecret::commitment(&seed),
        board: over.then(|| board(online, day)).transpose()?.map(|board| board.to_string()),
        seed: over.then_some(seed),
        optimal: optimal.filter(|_| over),
        statistics: DailyStatistics {
            attempts: counts.attempts,
            solved: counts.solved,
            best_time: counts.best_time,
            median_time: counts.median_time,
            best_moves: counts.best_moves.filter(|_| over),
            median_moves: counts.median_moves.filter(|_| over),
        },
        mine,
        streak,
    })
}

async fn attempt(online: &Online, day: Day, player: &str) -> Result<Option<DailyAttempt>, Refused> {
    let Some(signed) = online.store().attempt_of(&day.to_string(), player).await? else {
        return Ok(None);
    };
    let deal = online.secrets().key.open_deal(&signed).map_err(|error| Refused::wrong(&error))?;
    let row = online.store().result(&deal.terms.id).await?;
    let result = match row {
        Some(row) => {
            let mut body = results::body(online, &row, true);
            body.share = share(online, &row).await?;
            Some(body)
        }
        None => None,
    };
    Ok(Some(DailyAttempt { deal: deals::body(online, deal, signed), result }))
}

/// A line that tells how a day went and gives nothing away: `noyes daily 326 · 1:02.345 · 84 moves ·
/// 5 days in a row`. `None` for what is no day's result.
pub(crate) async fn share(online: &Online, row: &ResultRow) -> Result<Option<String>, Refused> {
    let day = row.kind.strip_prefix("daily ").and_then(|day| day.parse::<Day>().ok());
    let Some(day) = day else { return Ok(None) };
    let streak = streak::of(online, &row.player).await?.current;
    let (minutes, seconds, millis) = (row.time / 60_000, row.time / 1000 % 60, row.time % 1000);
    let mut line = format!(
        "noyes daily {} · {minutes}:{seconds:02}.{millis:03} · {} moves",
        day.number(),
        row.moves_stm
    );
    if row.assisted {
        line += " · with hints";
    }
    if streak > 1 {
        line += &format!(" · {streak} days in a row");
    }
    Ok(Some(line))
}
