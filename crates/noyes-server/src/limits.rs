//! How often one client may ask.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

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
    behind_proxy: bool,
    metrics: Metrics,
}

impl Limits {
    pub(crate) fn new(behind_proxy: bool, metrics: Metrics) -> Limits {
        let limiter = |(rate, burst): (NonZeroU32, NonZeroU32)| {
            Arc::new(RateLimiter::dashmap(Quota::per_second(rate).allow_burst(burst)))
        };
        Limits {
            reads: limiter(READS),
            writes: limiter(WRITES),
            asked: Arc::default(),
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

    /// Where a request comes from. All addresses of one network of version 6 are one client.
    fn client(&self, request: &Request) -> IpAddr {
        let forwarded = || {
            let list = request.headers().get_all("x-forwarded-for").iter().next_back()?;
            list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |info| info.0.ip());
        let client = self.behind_proxy.then(forwarded).flatten().unwrap_or(peer);
        match client.to_canonical() {
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
            }
            IpAddr::V4(address) => IpAddr::V4(address),
        }
    }
}

/// Lets a request through, or says when to come back.
pub(crate) async fn limit(
    State(limits): State<Option<Limits>>,
    request: Request,
    next: Next,
) -> Response {
    if let Some(limits) = limits
        && let Some(seconds) = limits.wait(limits.client(&request), request.method())
    {
        limits.metrics.limited();
        let detail = format!("too many requests; the next may come in {seconds} s");
        return Refused::new("too-many-requests", StatusCode::TOO_MANY_REQUESTS, detail)
            .retry_after(seconds)
            .into_response();
    }
    next.run(request).await
}
