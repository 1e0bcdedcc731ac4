//! The server's daily puzzle: a board that nobody can work out before its day.

use hmac::{Hmac, KeyInit, Mac};
use noyes::{Board, DealError};
use noyes_game::{Day, Game};
use sha2::Sha256;

use crate::text;

/// What the boards of all days follow from.
///
/// The seed of a day is HMAC-SHA256, with this secret as its key, of `noyes daily YYYY-MM-DD`,
/// written in base64 for addresses; its board is the first of that seed's deals that is not solved
/// already. Who does not know the secret cannot tell tomorrow's board; who is told a day's seed
/// afterwards can deal the board again, and see by the hash that was published with it that no other seed was meant.
///
/// ```
/// use noyes_ranked::DailySecret;
///
/// let secret = DailySecret::from_bytes([5; 32]);
/// let day = "2026-11-22".parse()?;
/// assert_eq!(DailySecret::commitment(&secret.seed(day)), noyes_ranked::digest(&secret.seed(day)));
/// # Ok::<(), noyes_game::DayError>(())
/// ```
#[derive(Clone)]
pub struct DailySecret([u8; 32]);

impl DailySecret {
    /// The secret of these bytes.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> DailySecret {
        DailySecret(bytes)
    }

    /// The seed of a day, which may be told when the day is over.
    #[must_use]
    pub fn seed(&self, day: Day) -> String {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0);
        // Keys of any length will do.
        let mac = mac.map(|mac| mac.chain_update(format!("noyes daily {day}").as_bytes()));
        mac.map(|mac| text::encode(&mac.finalize().into_bytes())).unwrap_or_default()
    }

    /// What may be told of a seed before: its SHA-256, in base64 for addresses.
    #[must_use]
    pub fn commitment(seed: &str) -> String {
        text::digest(seed)
    }

    /// The board of a day, for [the goal of all days](Day::goal).
    ///
    /// # Errors
    /// [`DealError`] if it cannot be dealt.
    pub fn board(&self, day: Day) -> Result<Board, DealError> {
        let deal = noyes_game::Deal { seed: self.seed(day), index: 0 };
        Ok(Game::deal(day.goal(), deal)?.first_board().clone())
    }
}

impl std::fmt::Debug for DailySecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DailySecret(…)")
    }
}
