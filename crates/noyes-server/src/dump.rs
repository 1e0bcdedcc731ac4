//! All results, for whoever wants to look into them.

use noyes_api::DumpLine;
use noyes_game::Millis;

use crate::clock::Clock;
use crate::daily;
use crate::results;
use crate::store::{ResultRow, Secrets, Store, StoreError, StorePlace};

/// How many are read at a time.
const PART: u32 = 500;

/// The results of a store, in the order in which they came. Those that are not ranked because of
/// their times are left out, and those of a daily puzzle while its day lasts.
#[derive(Debug)]
pub struct Dump {
    store: Store,
    secrets: Secrets,
    after: i64,
    now: Millis,
}

impl Dump {
    /// Opens a store that is there.
    ///
    /// # Errors
    /// [`StoreError`] if it is not there, or cannot be opened.
    pub async fn open(place: &StorePlace) -> Result<Dump, StoreError> {
        if let StorePlace::Sqlite(file) = place
            && !file.exists()
        {
            let reason = "there is no such file".to_owned();
            return Err(StoreError::Open { place: place.to_string(), reason });
        }
        let store = Store::open(place).await?;
        let secrets = store.secrets().await?;
        Ok(Dump { store, secrets, after: 0, now: Clock::system().now() })
    }

    /// The next results; none once all were there.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub async fn next(&mut self) -> Result<Vec<DumpLine>, StoreError> {
        loop {
            let rows = self.store.results_after(self.after, PART).await?;
            let Some(last) = rows.last() else { return Ok(Vec::new()) };
            self.after = last.seq;
            let told = rows
                .iter()
                .filter(|row| row.suspicion.is_none() && daily::may_be_told(&row.kind, self.now));
            let lines: Vec<DumpLine> = told.filter_map(|row| line(&self.secrets, row)).collect();
            if !lines.is_empty() {
                return Ok(lines);
            }
        }
    }
}

/// Everything that is stored was read when it came.
fn line(secrets: &Secrets, row: &ResultRow) -> Option<DumpLine> {
    let proof = results::prove(secrets, row).ok()?;
    let replay = &proof.replay;
    Some(DumpLine {
        v: 1,
        id: row.id.clone(),
        player: row.player.clone(),
        name: row.name.clone(),
        game: row.kind.clone(),
        received: row.received,
        time: row.time,
        moves_stm: row.moves_stm,
        moves_mtm: row.moves_mtm,
        optimal: row.optimal,
        board: replay.board.to_string(),
        goal: replay.goal.name(),
        size: replay.size().to_string(),
        metric: replay.metric.name().to_owned(),
        moves: replay.moves.iter().map(|moved| (moved.direction.letter(), moved.at)).collect(),
        assisted: replay.assisted,
        control: replay.control.map(|control| control.name().to_owned()),
        key: proof.key.to_string(),
        deal: proof.deal,
        receipt: proof.receipt,
    })
}
