//! Who asks: a key in a cookie, and what belongs to it.

use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode, request::Parts};
use axum::response::{IntoResponse, Response};
use noyes_api::{KeyBody, NameAsk, PlayerBody, Problem};
use noyes_ranked::{Name, PlayerKey};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::body::{Json, Query};
use crate::online::Online;
use crate::problem::Refused;
use crate::results::{self, ListQuery};
use crate::store::StoreError;
use crate::streak;

const COOKIE_NAME: &str = "noyes_player";

/// As long as browsers keep a cookie, in seconds: 400 days.
const KEPT: u32 = 400 * 24 * 60 * 60;

pub(crate) fn routes() -> OpenApiRouter<Online> {
    OpenApiRouter::new()
        .routes(routes!(become_player, me, rename, forget))
        .routes(routes!(export, import))
        .routes(routes!(my_results))
}

/// The player who asks.
pub(crate) struct Me(pub(crate) PlayerKey);

/// The player who asks, if there is one.
pub(crate) struct MaybeMe(pub(crate) Option<PlayerKey>);

impl<S: Sync> FromRequestParts<S> for MaybeMe {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<MaybeMe, Refused> {
        Ok(MaybeMe(key_of(&parts.headers)))
    }
}

impl<S: Sync> FromRequestParts<S> for Me {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Me, Refused> {
        key_of(&parts.headers).map(Me).ok_or_else(|| {
            let detail = "there is no player's cookie; POST /api/v1/me gives one";
            Refused::new("no-player", StatusCode::UNAUTHORIZED, detail)
        })
    }
}

fn key_of(headers: &HeaderMap) -> Option<PlayerKey> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .filter(|&(name, _)| name == COOKIE_NAME)
        .find_map(|(_, value)| PlayerKey::parse(value).ok())
}

/// The player who asks. Whoever is none yet becomes one.
pub(crate) struct Somebody {
    pub(crate) key: PlayerKey,
    jar: CookieJar,
}

impl<S: Sync> FromRequestParts<S> for Somebody {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Somebody, Refused> {
        let key = key_of(&parts.headers).or_else(PlayerKey::random);
        let key = key.ok_or(StoreError::NoRandomness)?;
        Ok(Somebody { key, jar: CookieJar::of(&parts.headers) })
    }
}

impl Somebody {
    /// The answer, with the player's cookie.
    pub(crate) fn remember(&self, response: impl IntoResponse) -> Response {
        self.jar.remember(&self.key, response)
    }
}

/// How the one who asks is given cookies.
pub(crate) struct CookieJar {
    /// Behind a proxy that speaks HTTPS the cookie is to travel by nothing else.
    secure: bool,
}

impl CookieJar {
    pub(crate) fn of(request: &HeaderMap) -> CookieJar {
        let schemes = request.get("x-forwarded-proto").and_then(|schemes| schemes.to_str().ok());
        // Of several proxies the first is the one that the browser speaks to.
        let scheme = schemes.and_then(|schemes| schemes.split(',').next());
        CookieJar { secure: scheme.is_some_and(|it| it.trim().eq_ignore_ascii_case("https")) }
    }

    /// The answer, with the cookie that makes who gets it this player. It is sent anew with every
    /// answer that matters, so that it does not run out for who keeps playing.
    pub(crate) fn remember(&self, key: &PlayerKey, response: impl IntoResponse) -> Response {
        self.set(&key.reveal(), KEPT, response.into_response())
    }

    fn set(&self, value: &str, seconds: u32, mut response: Response) -> Response {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!(
            "{COOKIE_NAME}={value}; Path=/api; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
        );
        if let Ok(cookie) = HeaderValue::try_from(cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// Become a player, or stay the one you are. The answer sets the cookie.
#[utoipa::path(post, path = "/me", tag = "players", responses(
    (status = 200, body = PlayerBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn become_player(State(online): State<Online>, me: Somebody) -> Result<Response, Refused> {
    let body = describe(&online, &me.key).await?;
    Ok(me.remember(Json(body)))
}

/// Who you are.
#[utoipa::path(get, path = "/me", tag = "players", responses(
    (status = 200, body = PlayerBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn me(State(online): State<Online>, Me(key): Me) -> Result<Json<PlayerBody>, Refused> {
    describe(&online, &key).await.map(Json)
}

async fn describe(online: &Online, key: &PlayerKey) -> Result<PlayerBody, Refused> {
    let id = key.id().to_string();
    let (name, results) = online.store().player(&id).await?.unwrap_or_default();
    let streak = streak::of(online, &id).await?;
    Ok(PlayerBody { id, name, results, streak })
}

/// Choose the name that is shown, or none.
#[utoipa::path(patch, path = "/me", tag = "players", request_body = NameAsk, responses(
    (status = 200, body = PlayerBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn rename(
    State(online): State<Online>,
    Me(key): Me,
    Json(ask): Json<NameAsk>,
) -> Result<Json<PlayerBody>, Refused> {
    let name = ask.name.map(|name| Name::new(&name)).transpose();
    let name = name.map_err(|error| Refused::wrong(&error))?;
    let name = name.map(|name| name.as_str().to_owned());
    online.store().set_name(key.id().to_string(), name, online.now()).await?;
    describe(&online, &key).await.map(Json)
}

/// Delete everything that is recorded about you, and the cookie.
#[utoipa::path(delete, path = "/me", tag = "players", responses(
    (status = 204), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn forget(
    State(online): State<Online>,
    Me(key): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    online.store().forget(key.id().to_string()).await?;
    Ok(CookieJar::of(&headers).set("", 0, StatusCode::NO_CONTENT.into_response()))
}

/// Your key, to be you on another device as well.
#[utoipa::path(get, path = "/me/key", tag = "players", responses(
    (status = 200, body = KeyBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn export(Me(key): Me) -> Json<KeyBody> {
    Json(KeyBody { key: key.reveal() })
}

/// Become the player of this key.
#[utoipa::path(put, path = "/me/key", tag = "players", request_body = KeyBody, responses(
    (status = 200, body = PlayerBody), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn import(
    State(online): State<Online>,
    headers: HeaderMap,
    Json(ask): Json<KeyBody>,
) -> Result<Response, Refused> {
    let key = PlayerKey::parse(&ask.key).map_err(|error| Refused::wrong(&error))?;
    let body = describe(&online, &key).await?;
    Ok(CookieJar::of(&headers).remember(&key, Json(body)))
}

/// Your results, the last first, those that are not ranked too.
#[utoipa::path(get, path = "/me/results", tag = "players", params(ListQuery), responses(
    (status = 200, body = noyes_api::ResultPage), (status = "default", body = Problem, content_type = "application/problem+json")))]
async fn my_results(
    State(online): State<Online>,
    Me(key): Me,
    headers: HeaderMap,
    Query(query): Query<ListQuery>,
) -> Result<Response, Refused> {
    results::of_player(&online, &key, &headers, query).await
}
