//! The game over HTTP.
//!
//! | path | answer |
//! |---|---|
//! | `/` | the game |
//! | `/healthz` | 200 while the server runs |
//! | `/api/…` | [`noyes_api`]'s shapes; errors are [`noyes_api::Problem`]s |
//!
//! Everything that the page loads is in [`Assets`], and every answer carries the headers that keep
//! a page from other origins and from itself. The server never reads a file for a request.
//!
//! ```
//! use noyes_server::{Assets, Config, Server};
//!
//! # async fn serve() -> Result<(), Box<dyn std::error::Error>> {
//! let config = Config::new("127.0.0.1:0".parse()?, Assets::missing(), None);
//! let server = Server::bind(config).await?;
//! println!("noyes is at http://{}/", server.address());
//! server.run(std::future::pending()).await;
//! # Ok(())
//! # }
//! ```

mod api;
mod assets;
mod body;
mod clock;
mod conditional;
mod crowd;
mod daily;
mod deals;
mod dump;
mod finishes;
mod guard;
mod headers;
mod limits;
mod lists;
mod metrics;
mod online;
mod optimal;
mod players;
mod problem;
mod races;
mod results;
mod router;
mod server;
mod store;
mod streak;

pub use api::openapi;
pub use assets::{Assets, AssetsError};
pub use clock::Clock;
pub use dump::Dump;
pub use online::{Online, OnlineConfig};
pub use router::router;
pub use server::{BindError, Config, Server};
pub use store::{StoreError, StorePlace, backup};
