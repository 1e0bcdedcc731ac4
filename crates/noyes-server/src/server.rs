//! A running server.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::assets::Assets;
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
}

/// A server that has its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    assets: Assets,
    online: Option<Online>,
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
        let Config { listen, assets, online } = config;
        let failed = |source| BindError { address: listen, source };
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Self { listener, address, assets, online })
    }

    /// The address with its real port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests until `stop` is ready, then ends those that are under way.
    ///
    /// # Errors
    /// If the system takes the listening socket away.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (stopping, stopped) = oneshot::channel();
        let stop = async move {
            stop.await;
            stopping.send(()).ok();
        };
        let service = router(self.assets, self.online.clone());
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        let serving = axum::serve(self.listener, service).with_graceful_shutdown(stop);
        // A client that never finishes does not keep the server up.
        let out_of_patience = async {
            match stopped.await {
                Ok(()) => tokio::time::sleep(GRACE).await,
                Err(_) => std::future::pending().await,
            }
        };
        let ended = tokio::select! {
            ended = serving => ended,
            () = out_of_patience => Ok(()),
        };
        // What was accepted is written.
        if let Some(online) = self.online {
            online.close().await;
        }
        ended
    }
}
