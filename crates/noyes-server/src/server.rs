//! A running server.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::assets::Assets;
use crate::crowd::{Crowd, client};
use crate::online::Online;
use crate::router::router;

/// How long requests that are under way may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(5);

/// What a server serves, and where.
#[derive(Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// The page.
    pub assets: Assets,
    /// The online game, if there is one.
    pub online: Option<Online>,
    /// How long a client may take to begin a request and to send its head; then the connection ends.
    pub patience: Duration,
    /// The most connections that one client may hold, those to races apart. `None` where clients are
    /// not told apart by their addresses, as behind a proxy.
    pub connections_per_client: Option<usize>,
}

impl Config {
    /// With this address, and everything else as it should be for people who connect directly.
    #[must_use]
    pub fn new(listen: SocketAddr, assets: Assets, online: Option<Online>) -> Config {
        Config {
            listen,
            assets,
            online,
            patience: Duration::from_secs(30),
            // A browser opens six, and several classes may be behind one address.
            connections_per_client: Some(512),
        }
    }
}

/// A server that has its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    config: Config,
}

/// An address that cannot be listened on.
#[derive(Debug, Error)]
#[error("cannot listen on {address}: {source}")]
pub struct BindError {
    /// Which address.
    pub address: SocketAddr,
    /// Why.
    pub source: io::Error,
}

impl BindError {
    /// Whether somebody else listens there.
    pub fn is_taken(&self) -> bool {
        self.source.kind() == io::ErrorKind::AddrInUse
    }
}

impl Server {
    /// Takes the address.
    ///
    /// # Errors
    /// If it is taken, or is none of this machine's.
    pub async fn bind(config: Config) -> Result<Self, BindError> {
        let failed = |source| BindError { address: config.listen, source };
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Self { listener, address, config })
    }

    /// The address with its real port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests until `stop` is ready, then ends those that are under way.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { mut listener, config, .. } = self;
        let Config { assets, online, patience, connections_per_client, .. } = config;
        let crowd = connections_per_client.map(Crowd::new);
        let router = router(assets, online.clone()).with_state(());
        let mut http = http1::Builder::new();
        // Waiting for the next request on an open connection counts as well.
        http.timer(TokioTimer::new()).header_read_timeout(patience);
        // Every connection has a receiver until it ends.
        let (stopping, _) = watch::channel(());
        let mut stop = pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                accepted = Listener::accept(&mut listener) => accepted,
                () = &mut stop => break,
            };
            let place = crowd.as_ref().map(|crowd| crowd.admit(client(peer.ip())));
            if let Some(None) = place {
                tracing::debug!(%peer, "too many connections");
                continue;
            }
            let router = TowerToHyperService::new(router.clone());
            let service = service_fn(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo(peer));
                router.call(request)
            });
            let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
            let mut stopped = stopping.subscribe();
            tokio::spawn(async move {
                let mut connection = pin!(connection);
                let ended = tokio::select! {
                    ended = connection.as_mut() => ended,
                    _ = stopped.changed() => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                if let Err(error) = ended {
                    tracing::debug!(%peer, %error, "a connection broke");
                }
                drop((place, stopped));
            });
        }
        drop(listener);
        // A client that never finishes does not keep the server up.
        stopping.send_replace(());
        tokio::time::timeout(GRACE, stopping.closed()).await.ok();
        // What was accepted is written.
        if let Some(online) = online {
            online.close().await;
        }
    }
}
