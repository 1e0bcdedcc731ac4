//! Which races are being watched here, and what other instances say about them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use noyes_game::Millis;
use serde::{Deserialize, Serialize};
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::room::Input;

/// The channel of the database on which instances tell each other.
const CHANNEL: &str = "noyes_races";

/// What one instance tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct News {
    pub(super) race: String,
    pub(super) what: What,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum What {
    /// The stored state is another.
    Changed,
    /// A racer has made moves.
    Moved { player: String, moves: u64, home: u64, at: Millis },
}

/// The rooms of this instance. Copies are the same.
#[derive(Clone, Debug)]
pub(crate) struct Hub {
    rooms: Arc<Mutex<HashMap<String, mpsc::UnboundedSender<Input>>>>,
    /// The database that carries news, if there may be other instances.
    database: Option<PgPool>,
    listener: Option<Arc<Listener>>,
}

#[derive(Debug)]
struct Listener(JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Hub {
    pub(crate) fn new(database: Option<PgPool>) -> Hub {
        let mut hub = Hub { rooms: Arc::default(), database, listener: None };
        if let Some(database) = hub.database.clone() {
            let listening = tokio::spawn(listen(hub.clone(), database));
            hub.listener = Some(Arc::new(Listener(listening)));
        }
        hub
    }

    /// The room of a race; `open` makes it if it is not there.
    pub(super) fn room(
        &self,
        race: &str,
        open: impl FnOnce(mpsc::UnboundedReceiver<Input>),
    ) -> mpsc::UnboundedSender<Input> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(race).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, inputs) = mpsc::unbounded_channel();
        rooms.insert(race.to_owned(), room.clone());
        open(inputs);
        room
    }

    /// Takes an empty room away, unless somebody has come in meanwhile.
    pub(super) fn close(&self, race: &str, inputs: &mut mpsc::UnboundedReceiver<Input>) -> bool {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let empty = inputs.is_empty();
        if empty {
            rooms.remove(race);
        }
        empty
    }

    /// Tells the other instances. Who does not hear it reads the state when something else happens.
    pub(super) async fn tell(&self, news: &News) {
        let Some(database) = &self.database else { return };
        let text = serde_json::to_string(news).unwrap_or_default();
        let told = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text);
        if let Err(error) = told.execute(database).await {
            tracing::warn!(%error, "other instances were not told about a race");
        }
    }

    fn hear(&self, news: News) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(&news.race) {
            room.send(Input::News(news.what)).ok();
        }
    }

    /// Something may have been missed.
    fn hear_all(&self) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        for room in rooms.values() {
            room.send(Input::News(What::Changed)).ok();
        }
    }
}

/// Passes on what other instances tell, and begins again when the database was gone.
async fn listen(hub: Hub, database: PgPool) {
    loop {
        if let Ok(mut listener) = PgListener::connect_with(&database).await
            && listener.listen(CHANNEL).await.is_ok()
        {
            hub.hear_all();
            while let Ok(Some(notification)) = listener.try_recv().await {
                if let Ok(news) = serde_json::from_str(notification.payload()) {
                    hub.hear(news);
                }
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
