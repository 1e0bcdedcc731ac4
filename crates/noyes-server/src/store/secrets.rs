//! The server's secrets, which are made when a store is.

use noyes_ranked::{DailySecret, SecretKey, random_bytes};

use super::{Pool, Store, StoreError, either};

/// What a server must not lose and nobody else must have.
#[derive(Clone, Debug)]
pub(crate) struct Secrets {
    /// Signs deals and receipts.
    pub(crate) key: SecretKey,
    /// The boards of all days follow from it.
    pub(crate) daily: DailySecret,
}

impl Store {
    /// The secrets of this store: those that were made first, whichever instance it was.
    pub(crate) async fn secrets(&self) -> Result<Secrets, StoreError> {
        let key = self.secret("signing key").await?;
        let daily = self.secret("daily secret").await?;
        Ok(Secrets { key: SecretKey::from_bytes(&key), daily: DailySecret::from_bytes(daily) })
    }

    async fn secret(&self, name: &str) -> Result<[u8; 32], StoreError> {
        if let Some(bytes) = self.find_secret(name).await? {
            return Ok(bytes);
        }
        let fresh: [u8; 32] = random_bytes().ok_or(StoreError::NoRandomness)?;
        self.keep_secret(name, &fresh).await?;
        let kept = self.find_secret(name).await?;
        kept.ok_or_else(|| StoreError::Unavailable { reason: format!("it has no {name}") })
    }

    async fn find_secret(&self, name: &str) -> Result<Option<[u8; 32]>, StoreError> {
        let found: Option<(Vec<u8>,)> = either!(Pool, &self.reads, pool => {
            sqlx::query_as("SELECT bytes FROM secrets WHERE name = $1")
                .bind(name)
                .fetch_optional(pool)
                .await?
        });
        Ok(found.and_then(|(bytes,)| bytes.try_into().ok()))
    }
}
