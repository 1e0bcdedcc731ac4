//! How often one client may ask.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::crowd::{Crowd, Place, client};
use crate::metrics::Metrics;
use crate::problem::Refused;

/// So many reads a second, and so many at once after a while of silence.
const READS: (NonZeroU32, NonZeroU32) = (nonzero(20), nonzero(100));

/// The same for all other requests.
const WRITES: (NonZeroU32, NonZeroU32) = (nonzero(5), nonzero(30));

/// Who has been silent is forgotten after so many requests of others.
const TIDY: u32 = 10_000;

const fn nonzero(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// The limits of all clients. Copies are the same.
#[derive(Clone, Debug)]
pub(crate) struct Limits {
    reads: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    writes: Arc<DefaultKeyedRateLimiter<IpAddr>>,
    asked: Arc<std::sync::atomic::AtomicU32>,
    sockets: Crowd,
    behind_proxy: bool,
    metrics: Metrics,
}

impl Limits {
    pub(crate) fn new(behind_proxy: bool, sockets: usize, metrics: Metrics) -> Limits {
        let limiter = |(rate, burst): (NonZeroU32, NonZeroU32)| {
            Arc::new(RateLimiter::dashmap(Quota::per_second(rate).allow_burst(burst)))
        };
        Limits {
            reads: limiter(READS),
            writes: limiter(WRITES),
            asked: Arc::default(),
            sockets: Crowd::new(sockets),
            behind_proxy,
            metrics,
        }
    }

    /// For how many seconds a client has to be silent; `None` if it may go on.
    fn wait(&self, client: IpAddr, method: &Method) -> Option<u64> {
        let read = method == Method::GET || method == Method::HEAD;
        let limiter = if read { &self.reads } else { &self.writes };
        let asked = self.asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if asked % TIDY == TIDY - 1 {
            self.reads.retain_recent();
            self.writes.retain_recent();
        }
        let not_until = limiter.check_key(&client).err()?;
        Some(not_until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
    }

    /// Where a request comes from.
    fn client(&self, request: &Request) -> IpAddr {
        let forwarded = || {
            let list = request.headers().get_all("x-forwarded-for").iter().next_back()?;
            list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        client(self.behind_proxy.then(forwarded).flatten().unwrap_or(peer))
    }
}

/// Who asks, where there are limits.
#[derive(Clone)]
struct Limited {
    limits: Limits,
    client: IpAddr,
}

/// The place of a connection to a race, if its client may have one more. Without limits there is
/// always one.
pub(crate) struct SocketPlace {
    _place: Option<Place>,
}

impl<S: Sync> FromRequestParts<S> for SocketPlace {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<SocketPlace, Refused> {
        let Some(Limited { limits, client }) = parts.extensions.get() else {
            return Ok(SocketPlace { _place: None });
        };
        match limits.sockets.admit(*client) {
            Some(place) => Ok(SocketPlace { _place: Some(place) }),
            None => {
                limits.metrics.limited();
                let detail = "too many connections to races come from one place";
                Err(Refused::new("too-many-sockets", StatusCode::TOO_MANY_REQUESTS, detail))
            }
        }
    }
}

/// Lets a request through, or says when to come back.
pub(crate) async fn limit(
    State(limits): State<Option<Limits>>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Some(limits) = limits {
        let client = limits.client(&request);
        if let Some(seconds) = limits.wait(client, request.method()) {
            limits.metrics.limited();
            let detail = format!("too many requests; the next may come in {seconds} s");
            return Refused::new("too-many-requests", StatusCode::TOO_MANY_REQUESTS, detail)
                .retry_after(seconds)
                .into_response();
        }
        request.extensions_mut().insert(Limited { limits, client });
    }
    next.run(request).await
}
