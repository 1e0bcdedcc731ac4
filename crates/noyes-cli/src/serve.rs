//! `noyes serve`: the game over HTTP.

use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use noyes::Coded;
use noyes_server::{
    Assets, AssetsError, BindError, Config, Online, OnlineConfig, Server, StoreError, StorePlace,
};
use noyes_terminal::DataDirectory;
use thiserror::Error;
use tracing_subscriber::filter::LevelFilter;

use crate::{bundle, values};

/// What `noyes serve` is told.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// The address to listen on; port 0 takes any free port.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8015", value_parser = values::address)]
    listen: SocketAddr,
    /// Let other machines in: --listen may name an address that they can reach
    #[arg(long)]
    public: bool,
    /// Serve the page from this folder instead of the one built in.
    #[arg(long, value_name = "DIR")]
    assets: Option<PathBuf>,
    /// Where players and results are kept: sqlite:FILE, postgres://USER@HOST/DATABASE, or none to
    /// serve the page alone; without it server.sqlite3 in NOYES_DATA, else in noyes in the user's
    /// data directory
    #[arg(long, value_name = "PLACE", global = true, value_parser = values::store)]
    store: Option<StoreChoice>,
    /// Whether each client is limited in how often it may ask.
    #[arg(long, value_enum, value_name = "WHETHER", default_value = "on")]
    rate_limit: Switch,
    /// Take the last address in X-Forwarded-For for the client's: only behind a proxy that sets it.
    #[arg(long)]
    behind_proxy: bool,
    /// What is written to standard error.
    #[arg(long, value_name = "LEVEL", default_value = "warn", value_parser = ["off", "error", "warn", "info", "debug"])]
    log: String,
    /// Write it as one JSON object a line.
    #[arg(long)]
    log_json: bool,
    #[command(subcommand)]
    what: Option<ServeWhat>,
}

/// What `noyes serve` does instead.
#[derive(Debug, Subcommand)]
pub(crate) enum ServeWhat {
    /// Copy the store while it is used; the copy holds the server's secrets
    Backup {
        /// The copy
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}

/// Where players and results are kept, if anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StoreChoice {
    None,
    At(StorePlace),
}

impl StoreChoice {
    /// The file in the user's data directory, where there is one.
    pub(crate) fn of_user() -> StoreChoice {
        let file = DataDirectory::user().map(|data| data.path().join("server.sqlite3"));
        file.map_or(StoreChoice::None, |file| StoreChoice::At(StorePlace::Sqlite(file)))
    }
}

/// Why nothing is served.
#[derive(Debug, Error)]
pub(crate) enum ServeError {
    #[error("{0} can be reached from other machines; to let them in, add --public")]
    Public(SocketAddr),
    #[error("{taken} is taken: choose another with --listen {}", free_after(*.taken))]
    Taken { taken: SocketAddr },
    #[error(transparent)]
    Bind(BindError),
    #[error("--assets: {0}")]
    Assets(#[from] AssetsError),
    #[error("--store: {0}")]
    Store(#[from] StoreError),
    #[error("there is no store to copy: --store names one")]
    NoStore,
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

impl ServeError {
    /// The exit status that belongs to the error: 2 for wrong input, 3 for the system's fault.
    pub(crate) fn exit_status(&self) -> u8 {
        match self {
            Self::Public(_)
            | Self::Taken { .. }
            | Self::Bind(_)
            | Self::Assets(_)
            | Self::Store(_)
            | Self::NoStore => 2,
            Self::Stopped(_) => 3,
        }
    }

    /// Lower-case words with hyphens.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Public(_) => "not-public",
            Self::Store(error) => error.code(),
            _ => "cannot-serve",
        }
    }
}

/// Serves until Ctrl-C, or until it is asked to terminate.
pub(crate) fn run(args: ServeArgs) -> Result<(), ServeError> {
    log(&args);
    let runtime = tokio::runtime::Runtime::new()?;
    let Some(ServeWhat::Backup { file }) = &args.what else {
        return runtime.block_on(serve(args));
    };
    match args.store.unwrap_or_else(StoreChoice::of_user) {
        StoreChoice::At(place) => Ok(runtime.block_on(noyes_server::backup(&place, file))?),
        StoreChoice::None => Err(ServeError::NoStore),
    }
}

fn log(args: &ServeArgs) {
    let level: LevelFilter = args.log.parse().unwrap_or(LevelFilter::WARN);
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    // Nobody else has set one.
    match args.log_json {
        true => log.json().try_init().ok(),
        false => log.try_init().ok(),
    };
}

async fn serve(args: ServeArgs) -> Result<(), ServeError> {
    // Before anything is made or opened for it.
    if !args.public && !args.listen.ip().to_canonical().is_loopback() {
        return Err(ServeError::Public(args.listen));
    }
    let assets = match &args.assets {
        Some(folder) => Assets::directory(folder)?,
        None => Assets::embedded(bundle::FILES),
    };
    let listen = args.listen;
    let online = online(&args).await?;
    let mut config = Config::new(listen, assets, online);
    // Behind a proxy all come from one address.
    if args.rate_limit == Switch::Off || args.behind_proxy {
        config.connections_per_client = None;
    }
    let server = Server::bind(config).await.map_err(|error| match error.is_taken() {
        true => ServeError::Taken { taken: listen },
        false => ServeError::Bind(error),
    })?;
    // Before the address is printed: who reads it may stop the server at once.
    let stop = stop_signal()?;
    announce(server.address());
    server.run(stop).await;
    Ok(())
}

/// The online game. If nobody has asked for one and its usual place cannot be used, the page is
/// served without.
async fn online(args: &ServeArgs) -> Result<Option<Online>, ServeError> {
    let choice = args.store.clone().unwrap_or_else(StoreChoice::of_user);
    let StoreChoice::At(place) = choice else { return Ok(None) };
    let config = OnlineConfig {
        rate_limit: args.rate_limit == Switch::On,
        behind_proxy: args.behind_proxy,
        ..OnlineConfig::new(place)
    };
    match Online::open(config).await {
        Ok(online) => Ok(Some(online)),
        Err(error @ StoreError::Open { .. }) if args.store.is_none() => {
            eprintln!("warning: {error}; the page is served without the online game");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Prints the address. Nobody may be reading it, which is no reason not to serve.
fn announce(address: SocketAddr) {
    let mut stdout = io::stdout().lock();
    writeln!(stdout, "noyes is at http://{address}/").and_then(|()| stdout.flush()).ok();
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
