//! `noyes serve`: the game over HTTP.

use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;

use clap::Args;
use noyes_server::{Assets, AssetsError, BindError, Config, Server};
use thiserror::Error;

use crate::{bundle, values};

/// What `noyes serve` is told.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// The address to listen on; port 0 takes any free port.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8015", value_parser = values::address)]
    listen: SocketAddr,
    /// Serve the page from this folder instead of the one built in.
    #[arg(long, value_name = "DIR")]
    assets: Option<PathBuf>,
}

/// Why nothing is served.
#[derive(Debug, Error)]
pub(crate) enum ServeError {
    #[error("{taken} is taken: choose another with --listen {}", free_after(*.taken))]
    Taken { taken: SocketAddr },
    #[error(transparent)]
    Bind(BindError),
    #[error("--assets: {0}")]
    Assets(#[from] AssetsError),
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

impl ServeError {
    /// The exit status that belongs to the error: 2 for wrong input, 3 for the system's fault.
    pub(crate) fn exit_status(&self) -> u8 {
        match self {
            Self::Taken { .. } | Self::Bind(_) | Self::Assets(_) => 2,
            Self::Stopped(_) => 3,
        }
    }
}

/// Serves until Ctrl-C, or until it is asked to terminate.
pub(crate) fn run(args: ServeArgs) -> Result<(), ServeError> {
    let assets = match &args.assets {
        Some(folder) => Assets::directory(folder)?,
        None => Assets::embedded(bundle::FILES),
    };
    let config = Config { listen: args.listen, assets };
    tokio::runtime::Runtime::new()?.block_on(serve(config))
}

async fn serve(config: Config) -> Result<(), ServeError> {
    let listen = config.listen;
    let server = Server::bind(config).await.map_err(|error| match error.is_taken() {
        true => ServeError::Taken { taken: listen },
        false => ServeError::Bind(error),
    })?;
    // Before the address is printed: who reads it may stop the server at once.
    let stop = stop_signal()?;
    announce(server.address());
    server.run(stop).await?;
    Ok(())
}

/// Prints the address. Nobody may be reading it, which is no reason not to serve.
fn announce(address: SocketAddr) {
    let mut stdout = io::stdout().lock();
    writeln!(stdout, "noyes is at http://{address}/").and_then(|()| stdout.flush()).ok();
    if !address.ip().is_loopback() {
        eprintln!(
            "warning: {address} can be reached from other machines; \
             without --listen it is 127.0.0.1, this machine only"
        );
    }
}

/// Is ready on Ctrl-C, and where there is such a thing on the signal to terminate.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async { tokio::signal::ctrl_c().await.unwrap_or(()) })
}

/// A free address on the same interface, with a higher port if there is one.
fn free_after(taken: SocketAddr) -> SocketAddr {
    (taken.port()..=u16::MAX)
        .skip(1)
        .take(100)
        .map(|port| SocketAddr::new(taken.ip(), port))
        .find(|&address| TcpListener::bind(address).is_ok())
        .unwrap_or(SocketAddr::new(taken.ip(), 0))
}
