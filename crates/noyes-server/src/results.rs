//! Listing results, and giving them out with their proofs.

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use noyes_api::{PlayerName, Problem, ResultBody, ResultPage, WhyUnranked};
use noyes_game::{Day, Replay};
use noyes_ranked::{Judged, PlayerKey, Proof, Suspicion};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::{Id, Query, json, wants_lines};
use crate::daily;
use crate::deals;
use crate::lists::List;
use crate::online::Online;
use crate::players::MaybeMe;
use crate::problem::Refused;
use crate::store::{Order, Ranking, ResultRow, Secrets};

/// The most results in one answer.
const MOST: u32 = 100;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new()
        .routes(routes!(leaderboard))
        .routes(routes!(one))
        .routes(routes!(proof))
        .routes(routes!(proofs))
}

/// Which part of a list is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListQuery {
    /// How many, 1 to 100; 20 if it is left out.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
    /// What the part before gave as `next`.
    #[param(pattern = "^[0-9]{1,19}$")]
    cursor: Option<String>,
}

/// Which results are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LeaderboardQuery {
    /// The size, `WxH`; 4x4 if it is left out.
    #[param(pattern = "^([2-9]|10)x([2-9]|10)$")]
    size: Option<String>,
    /// The goal's name; `blank-last` if it is left out.
    #[param(pattern = "^(blank-last|blank-first|snake|spiral)$")]
    goal: Option<String>,
    /// A day, `2026-11-22`, instead of size and goal.
    #[param(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    day: Option<String>,
    /// `time`, which it is if it is left out, or `moves`.
    #[param(pattern = "^(time|moves)$")]
    order: Option<String>,
    /// How moves are counted: `stm`, which it is if it is left out, or `mtm`.
    #[param(pattern = "^(stm|mtm)$")]
    metric: Option<String>,
    /// `keyboard`, `mouse`, `hover`, `touch` or `mixed`; `mouse` if it is left out.
    #[param(pattern = "^(keyboard|mouse|hover|touch|mixed)$")]
    control: Option<String>,
    /// Those of players that were helped.
    assisted: Option<bool>,
    /// How many, 1 to 100; 20 if it is left out.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
    /// What the part before gave as `next`.
    #[param(pattern = r"^[0-9]{1,19}\.[0-9]{1,19}\.[0-9]{1,19}$")]
    cursor: Option<String>,
}

/// Each player's best result, the best first. With `Accept: application/x-ndjson` one a line, and
/// the next part in the header `Link`.
#[utoipa::path(get, path = "/leaderboard", tag = "results", params(LeaderboardQuery), responses(
    (status = 200, content((ResultPage = "application/json"), (ResultBody = "application/x-ndjson"))),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn leaderboard(
    State(online): State<Online>,
    headers: HeaderMap,
    Query(query): Query<LeaderboardQuery>,
) -> Result<Response, Refused> {
    let lines = wants_lines(&headers);
    let asked = format!("{lines} {query:?}");
    if let Some(kept) = online.lists().get(&asked, online.now()) {
        return Ok(kept.answer());
    }
    let (ranking, order) = query.ranking(&online)?;
    let limit = limit(query.limit)?;
    let (after, places) = match query.cursor.as_deref().map(read_cursor).transpose()? {
        Some([value, seq, places]) => ((value, i64::try_from(seq).unwrap_or(i64::MAX)), places),
        None => ((0, 0), 0),
    };
    let rows = online.store().ranked(&ranking, order, after, limit).await?;
    let place = |at: usize| places.saturating_add(at as u64 + 1);
    let next = rows.last().filter(|_| rows.len() == limit as usize).map(|last| {
        let (value, seq) = (order.value(last), last.seq);
        format!("{value}.{seq}.{}", place(rows.len() - 1))
    });
    let items = rows.iter().enumerate();
    let items =
        items.map(|(at, row)| ResultBody { place: Some(place(at)), ..body(&online, row, false) });
    let query = query.without_cursor();
    let list = List::new(items.collect(), next, lines, &format!("/api/v1/leaderboard?{query}"));
    online.lists().keep(asked, online.now(), list.clone());
    Ok(list.answer())
}

impl LeaderboardQuery {
    fn ranking(&self, online: &Online) -> Result<(Ranking, Order), Refused> {
        let metric = self.metric.as_deref().unwrap_or("stm");
        let order = match (self.order.as_deref().unwrap_or("time"), metric) {
            ("time", "stm" | "mtm") => Order::Time,
            ("moves", "stm") => Order::MovesStm,
            ("moves", "mtm") => Order::MovesMtm,
            ("time" | "moves", _) => return Err(bad_query("expected the metric stm or mtm")),
            _ => return Err(bad_query("expected the order time or moves")),
        };
        let control = self.control.as_deref().unwrap_or("mouse");
        control.parse::<noyes_game::Control>().map_err(|error| Refused::wrong(&error))?;
        // What is not asked for has to be right all the same.
        let goal = deals::goal(self.size.as_deref().unwrap_or("4x4"), self.goal.as_deref())?;
        let (kind, size, goal) = match &self.day {
            Some(day) => {
                let day: Day = day.parse().map_err(|error| Refused::wrong(&error))?;
                if order != Order::Time && !daily::is_over(online, day) {
                    return Err(not_over());
                }
                (daily::kind(day), String::new(), String::new())
            }
            None => ("ranked".to_owned(), goal.size().to_string(), goal.name()),
        };
        let assisted = self.assisted.unwrap_or(false);
        let ranking = Ranking::of(&kind, &size, &goal, control, assisted);
        Ok((ranking.ok_or_else(|| bad_query("expected a ranking"))?, order))
    }

    /// What asks for the same list. All parts were read, so none has to be encoded.
    fn without_cursor(&self) -> String {
        let assisted = self.assisted.map(|assisted| assisted.to_string());
        let limit = self.limit.map(|limit| limit.to_string());
        let parts = [
            ("size", &self.size),
            ("goal", &self.goal),
            ("day", &self.day),
            ("order", &self.order),
            ("metric", &self.metric),
            ("control", &self.control),
            ("assisted", &assisted),
            ("limit", &limit),
        ];
        let parts =
            parts.iter().filter_map(|(name, value)| Some(format!("{name}={}&", value.as_ref()?)));
        parts.collect()
    }
}

/// A player's own results.
pub(crate) async fn of_player(
    online: &Online,
    key: &PlayerKey,
    headers: &HeaderMap,
    query: ListQuery,
) -> Result<Response, Refused> {
    let limit = limit(query.limit)?;
    let before = match query.cursor.as_deref().map(read_cursor).transpose()? {
        Some([seq]) => i64::try_from(seq).unwrap_or(i64::MAX),
        None => i64::MAX,
    };
    let id = key.id().to_string();
    let rows = online.store().results_of(&id, before, limit).await?;
    let next =
        rows.last().filter(|_| rows.len() == limit as usize).map(|last| last.seq.to_string());
    let items = rows.iter().map(|row| body(online, row, true)).collect();
    Ok(List::new(items, next, wants_lines(headers), "/api/v1/me/results?").answer())
}

/// One result.
#[utoipa::path(get, path = "/results/{id}", tag = "results", params(("id" = String, Path, pattern = "^[A-Za-z0-9_-]{22}$")), responses(
    (status = 200, body = ResultBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn one(State(online): State<Online>, me: MaybeMe, Id(id): Id) -> Result<Response, Refused> {
    let (row, mine) = visible(&online, &id, me).await?;
    let mut body = body(&online, &row, mine);
    if mine && row.kind != "ranked" {
        body.share = daily::share(&online, &row).await?;
    }
    Ok(crate::body::Json(body).into_response())
}

/// One result as `noyes review --verify` reads it: the replay with the signed deal and the server's
/// receipt, one line of JSON. That of a daily puzzle only once its day is over.
#[utoipa::path(get, path = "/results/{id}/proof", tag = "results", params(("id" = String, Path, pattern = "^[A-Za-z0-9_-]{22}$")), responses(
    (status = 200, description = "A replay record with `deal`, `receipt` and `key`", body = serde_json::Value),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn proof(State(online): State<Online>, me: MaybeMe, Id(id): Id) -> Result<Response, Refused> {
    let (row, _) = visible(&online, &id, me).await?;
    if !daily::may_be_told(&row.kind, online.now()) {
        return Err(not_over());
    }
    let proof = prove(online.secrets(), &row)?;
    let mut response = json(proof.to_json() + "\n");
    let name = format!("attachment; filename=\"noyes-{}.jsonl\"", row.id);
    if let Ok(name) = HeaderValue::try_from(name) {
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// All results that are ranked, in the order in which they came, one a line as `proof` gives them.
/// Those of today's daily puzzle are left out.
#[utoipa::path(get, path = "/proofs", tag = "results", params(ListQuery), responses(
    (status = 200, description = "A line of JSON for each; the next part is in the header `Link`",
        body = String, content_type = "application/x-ndjson"),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn proofs(
    State(online): State<Online>,
    Query(query): Query<ListQuery>,
) -> Result<Response, Refused> {
    let limit = limit(query.limit)?;
    let after = match query.cursor.as_deref().map(read_cursor).transpose()? {
        Some([seq]) => i64::try_from(seq).unwrap_or(i64::MAX),
        None => 0,
    };
    let rows = online.store().results_after(after, limit).await?;
    let mut lines = String::new();
    for row in &rows {
        if row.suspicion.is_none() && daily::may_be_told(&row.kind, online.now()) {
            lines += &prove(online.secrets(), row)?.to_json();
            lines.push('\n');
        }
    }
    let next =
        rows.last().filter(|_| rows.len() == limit as usize).map(|last| last.seq.to_string());
    Ok(List::of_lines(lines, next, "/api/v1/proofs?").answer())
}

/// A result, and whether it is the player's who asks: others do not see what is not ranked.
async fn visible(
    online: &Online,
    id: &str,
    MaybeMe(me): MaybeMe,
) -> Result<(ResultRow, bool), Refused> {
    let me = me.map(|key| key.id().to_string());
    let not_found = || Refused::not_found(format_args!("/api/v1/results/{id}"));
    let row = online.store().result(id).await?.ok_or_else(not_found)?;
    let mine = me.is_some_and(|me| me == row.player);
    match mine || row.suspicion.is_none() {
        true => Ok((row, mine)),
        false => Err(not_found()),
    }
}

/// The receipt is signed when it is asked for: it says the same each time.
pub(crate) fn prove(secrets: &Secrets, row: &ResultRow) -> Result<Proof, Refused> {
    let replay = Replay::from_json(&row.replay).map_err(|error| Refused::wrong(&error))?;
    let key = &secrets.key;
    let deal = key.open_deal(&row.deal).map_err(|error| Refused::wrong(&error))?;
    let judged = Judged {
        time: row.time,
        moves_stm: row.moves_stm,
        moves_mtm: row.moves_mtm,
        suspicion: row.suspicion.as_deref().and_then(Suspicion::from_name),
    };
    Ok(Proof::new(key, replay, row.deal.clone(), &deal, row.received, &judged))
}

/// A result, as its player sees it or as others do.
pub(crate) fn body(online: &Online, row: &ResultRow, mine: bool) -> ResultBody {
    let over = daily::may_be_told(&row.kind, online.now());
    let why = row.suspicion.as_deref().and_then(Suspicion::from_name).filter(|_| mine);
    ResultBody {
        id: row.id.clone(),
        place: None,
        player: PlayerName { id: row.player.clone(), name: row.name.clone() },
        kind: row.kind.clone(),
        size: row.size.clone(),
        goal: row.goal.clone(),
        control: row.control.clone(),
        assisted: row.assisted,
        received: row.received,
        time: row.time,
        moves: (mine || over).then_some(row.moves_stm),
        moves_mtm: (mine || over).then_some(row.moves_mtm),
        optimal: row.optimal.filter(|_| over),
        ranked: row.suspicion.is_none() && !row.kind.starts_with("race"),
        unranked: why.map(|suspicion| WhyUnranked {
            code: suspicion.name().to_owned(),
            message: suspicion.reason().to_owned(),
        }),
        share: None,
    }
}

fn limit(asked: Option<u32>) -> Result<u32, Refused> {
    let limit = asked.unwrap_or(20);
    match (1..=MOST).contains(&limit) {
        true => Ok(limit),
        false => Err(bad_query("expected a limit of 1 to 100")),
    }
}

/// Numbers with points between them.
fn read_cursor<const N: usize>(cursor: &str) -> Result<[u64; N], Refused> {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let number = |part: &str| part.parse().ok().filter(|_| digits(part));
    let numbers: Option<Vec<u64>> = cursor.split('.').map(number).collect();
    numbers
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or_else(|| bad_query("expected as cursor what the part before gave as next"))
}

fn bad_query(detail: &str) -> Refused {
    Refused::new("bad-query", StatusCode::BAD_REQUEST, detail)
}

fn not_over() -> Refused {
    let detail = "moves and replays of a day are told when it is over";
    Refused::new("day-not-over", StatusCode::FORBIDDEN, detail)
}
