//! The online game: what all requests share.

use std::sync::Arc;
use std::time::Duration;

use noyes_game::Millis;
use noyes_ranked::PublicKey;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::lists::Lists;
use crate::metrics::Metrics;
use crate::optimal::OptimalQueue;
use crate::races::Hub;
use crate::store::{Secrets, Store, StoreError, StorePlace};

/// How the online game is to run.
#[derive(Clone, Debug)]
pub struct OnlineConfig {
    /// Where players and results are kept.
    pub store: StorePlace,
    /// Whether clients are limited in how often they may ask.
    pub rate_limit: bool,
    /// The most connections to races that one client may hold; no matter if clients are not limited.
    pub sockets_per_client: usize,
    /// Who is in a race and has not been heard of for so long is asked for a sign of life, and is gone
    /// if there is none for as long again: a connection that broke far away does not end by itself.
    pub silence: Duration,
    /// Whether the last address of `X-Forwarded-For` is the client's: only if a proxy sets it.
    pub behind_proxy: bool,
    /// Whether the lengths of shortest solutions are found in the background.
    pub find_optimal: bool,
    /// What time it is.
    pub clock: Clock,
}

impl OnlineConfig {
    /// With this store, and everything else as it should be for people who connect directly.
    #[must_use]
    pub fn new(store: StorePlace) -> OnlineConfig {
        OnlineConfig {
            store,
            rate_limit: true,
            // Several classes behind one address.
            sockets_per_client: 128,
            silence: Duration::from_secs(20),
            behind_proxy: false,
            find_optimal: true,
            clock: Clock::system(),
        }
    }
}

/// The online game. Copies are the same.
#[derive(Clone, Debug)]
pub struct Online(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    secrets: Secrets,
    key: PublicKey,
    clock: Clock,
    metrics: Metrics,
    limits: Option<Limits>,
    optimal: Option<OptimalQueue>,
    races: Hub,
    silence: Duration,
    lists: Lists,
}

impl Online {
    /// Opens the store, and makes it if it is not there.
    ///
    /// # Errors
    /// [`StoreError`] if it cannot be opened, or if a newer version has written it.
    pub async fn open(config: OnlineConfig) -> Result<Online, StoreError> {
        let OnlineConfig { rate_limit, behind_proxy, find_optimal, clock, silence, .. } = config;
        let store = Store::open(&config.store).await?;
        let secrets = store.secrets().await?;
        // The machine's clock may have been set back while nothing ran.
        clock.was(store.last_received().await?);
        let metrics = Metrics::new();
        let sockets = config.sockets_per_client;
        let limits = rate_limit.then(|| Limits::new(behind_proxy, sockets, metrics.clone()));
        let optimal = find_optimal.then(|| OptimalQueue::start(store.clone(), metrics.clone()));
        let key = secrets.key.public();
        let races = Hub::new(store.postgres().cloned());
        let lists = Lists::new();
        Ok(Online(Arc::new(Shared {
            store,
            secrets,
            key,
            clock,
            metrics,
            limits,
            optimal,
            races,
            silence,
            lists,
        })))
    }

    /// The key under which deals and receipts are signed.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.0.key
    }

    /// Writes what was accepted, and closes the store.
    pub async fn close(&self) {
        self.0.store.close().await;
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn secrets(&self) -> &Secrets {
        &self.0.secrets
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn limits(&self) -> Option<&Limits> {
        self.0.limits.as_ref()
    }

    pub(crate) fn now(&self) -> Millis {
        self.0.clock.now()
    }

    pub(crate) fn lists(&self) -> &Lists {
        &self.0.lists
    }

    pub(crate) fn races(&self) -> &Hub {
        &self.0.races
    }

    /// How long who races may be silent.
    pub(crate) fn silence(&self) -> Duration {
        self.0.silence
    }

    /// A result may be due for the length of a shortest solution.
    pub(crate) fn wake_solver(&self) {
        if let Some(optimal) = &self.0.optimal {
            optimal.wake();
        }
    }
}
