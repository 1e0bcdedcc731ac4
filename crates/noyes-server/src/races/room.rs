//! The people of one race who are connected to this instance.
//!
//! A room is a task that takes one input after the other. What is agreed on stands in the store,
//! and is changed by naming the version that was seen, so that several instances can hold a room for
//! the same race. Moves on the way are only told: the racer's own instance has seen that they can be
//! made.

use std::collections::HashMap;
use std::time::Duration;

use axum::http::StatusCode;
use noyes::{Board, Direction, Metric};
use noyes_api::{PlayerName, RaceBody, RaceEvent, RacePhase, RaceSay};
use noyes_game::{Control, Millis, Moved, Replay};
use noyes_ranked::{Deal, PlayerKey, Terms, random_id};
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::hub::{News, What};
use super::state::{LASTS, RaceState, Start};
use crate::online::Online;
use crate::problem::Refused;
use crate::store::{Finished, RaceChange, StoreError};
use crate::{deals, finishes};

/// News of moves are gathered for so long.
const GATHER: Duration = Duration::from_millis(100);

/// How often a change is tried anew that others were quicker with.
const TRIES: usize = 20;

/// What happens in a room.
#[derive(Debug)]
pub(super) enum Input {
    Come {
        seat: String,
        who: Option<(PlayerKey, PlayerName)>,
        to: mpsc::Sender<String>,
    },
    /// The turn is over when the input is dropped.
    Say {
        seat: String,
        what: RaceSay,
        turn: OwnedSemaphorePermit,
    },
    Go {
        seat: String,
    },
    News(What),
}

/// One connection.
struct Seat {
    /// `None` for who only looks on.
    key: Option<PlayerKey>,
    id: String,
    to: mpsc::Sender<String>,
    moves: Vec<(char, Millis)>,
    /// The round whose board was shown.
    dealt: u64,
}

pub(super) struct Room {
    online: Online,
    race: String,
    state: RaceState,
    version: u64,
    seats: HashMap<String, Seat>,
    /// What is told of moves and not stored.
    progress: HashMap<String, (u64, u64)>,
}

/// Runs a room until nobody is in it.
pub(super) async fn run(online: Online, race: String, mut inputs: mpsc::UnboundedReceiver<Input>) {
    let loaded = load(&online, &race).await;
    let Ok((version, state)) = loaded else { return };
    let mut room =
        Room { online, race, state, version, seats: HashMap::new(), progress: HashMap::new() };
    loop {
        let wait = room.wait();
        let input = tokio::select! {
            input = inputs.recv() => input,
            () = tokio::time::sleep(wait) => None,
        };
        if let Some(input) = input {
            let changed = room.take(input).await;
            if room.seats.is_empty() && room.online.races().close(&room.race, &mut inputs) {
                return;
            }
            // What comes in a moment is told together.
            if !changed {
                tokio::time::sleep(GATHER).await;
            }
            while let Ok(input) = inputs.try_recv() {
                room.take(input).await;
            }
        }
        room.tick().await;
        room.deal();
        room.tell_all();
    }
}

async fn load(online: &Online, race: &str) -> Result<(u64, RaceState), StoreError> {
    let found = super::stored(online, race).await?;
    found.ok_or_else(|| StoreError::Unavailable { reason: format!("it has no race {race}") })
}

impl Room {
    /// Until time alone changes something.
    fn wait(&self) -> Duration {
        let now = self.online.now();
        let next = self.state.next(now).map_or(60_000, |next| next - now);
        Duration::from_millis(next.clamp(1, 60_000))
    }

    /// Takes an input; `true` if the state may be another now.
    async fn take(&mut self, input: Input) -> bool {
        match input {
            Input::Come { seat, who, to } => self.come(seat, who, to).await,
            Input::Say { seat, what, turn: _turn } => return self.say(&seat, what).await,
            Input::Go { seat } => self.go(&seat).await,
            Input::News(What::Changed) => self.reload().await,
            Input::News(What::Moved { player, moves, home, .. }) => {
                let known = self.progress.entry(player).or_default();
                // An instance hears itself, and news may overtake each other.
                if moves > known.0 {
                    *known = (moves, home);
                }
                return false;
            }
        }
        true
    }

    async fn reload(&mut self) {
        if let Ok((version, state)) = load(&self.online, &self.race).await
            && version > self.version
        {
            if state.round != self.state.round || state.starts != self.state.starts {
                self.progress.clear();
            }
            (self.version, self.state) = (version, state);
        }
    }

    /// Changes the state, here and for all.
    async fn change(
        &mut self,
        change: impl Fn(&mut RaceState, Millis) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let now = self.online.now();
            let mut state = self.state.clone();
            state.tick(now);
            change(&mut state, now)?;
            if state == self.state {
                return Ok(());
            }
            let kept = RaceChange {
                id: self.race.clone(),
                version: self.version,
                state: serde_json::to_string(&state).unwrap_or_default(),
                now,
            };
            if self.online.store().change_race(kept).await? {
                if state.starts != self.state.starts {
                    self.progress.clear();
                }
                self.version += 1;
                self.state = state;
                let news = News { race: self.race.clone(), what: What::Changed };
                self.online.races().tell(&news).await;
                return Ok(());
            }
            self.reload().await;
        }
        Err(StoreError::Unavailable { reason: "too many change a race at once".to_owned() }.into())
    }

    async fn come(
        &mut self,
        seat: String,
        who: Option<(PlayerKey, PlayerName)>,
        to: mpsc::Sender<String>,
    ) {
        let (mut key, mut id) = (None, String::new());
        if let Some((player, name)) = who {
            let joined = self.change(|state, now| {
                state.join(&name, &seat, now);
                Ok(())
            });
            if let Err(refused) = joined.await {
                send(&to, &problem(&refused));
            }
            if self.state.racer(&name.id).is_some_and(|racer| racer.seat == seat) {
                // An older connection of the same player is only one that looks on from now on.
                for other in self.seats.values_mut().filter(|other| other.id == name.id) {
                    (other.key, other.id) = (None, String::new());
                }
                (key, id) = (Some(player), name.id);
            }
        }
        let moves = self.state.racer(&id).map(|racer| racer.moves.clone()).unwrap_or_default();
        if !moves.is_empty() && self.state.playing(&id).is_some() {
            send(&to, &RaceEvent::Moves { moves: moves.clone() });
        }
        self.seats.insert(seat, Seat { key, id, to, moves, dealt: 0 });
    }

    async fn go(&mut self, seat: &str) {
        let Some(gone) = self.seats.remove(seat) else { return };
        if gone.key.is_some() {
            let left = self.change(|state, now| {
                state.leave_seat(seat, &gone.moves, now);
                Ok(())
            });
            // If it cannot be stored, the player can still come back.
            left.await.ok();
        }
    }

    async fn say(&mut self, seat: &str, what: RaceSay) -> bool {
        let Some((id, key)) =
            self.seats.get(seat).and_then(|seat| Some((seat.id.clone(), seat.key.clone()?)))
        else {
            let detail = "who looks on has nothing to say";
            let refused = Refused::new("not-racing", StatusCode::CONFLICT, detail);
            self.complain(seat, &refused);
            return false;
        };
        let moved = matches!(what, RaceSay::Moves { .. });
        let said = match what {
            RaceSay::Ready => self.ready(&id, true).await,
            RaceSay::Wait => self.ready(&id, false).await,
            RaceSay::Leave => {
                self.change(|state, now| {
                    state.leave(&id, now);
                    Ok(())
                })
                .await
            }
            RaceSay::Moves { moves, control } => self.moves(seat, &key, &id, moves, control).await,
        };
        if let Err(refused) = said {
            self.complain(seat, &refused);
        }
        !moved
    }

    fn complain(&self, seat: &str, refused: &Refused) {
        if let Some(seat) = self.seats.get(seat) {
            send(&seat.to, &problem(refused));
        }
    }

    async fn ready(&mut self, id: &str, ready: bool) -> Result<(), Refused> {
        self.change(|state, now| {
            let goal = deals::goal(&state.size, Some(&state.goal))?;
            let racers = state.racers.len();
            state.ready(id, ready, now, || {
                let deals = std::iter::repeat_with(random_id).take(racers).collect::<Option<_>>();
                let deals = deals.ok_or(StoreError::NoRandomness)?;
                Ok(Start { board: deals::fresh_board(&goal)?.to_string(), deals })
            })
        })
        .await
    }

    /// The deal of a racer who is to play it, once the board may be shown.
    fn deal_of(&self, id: &str) -> Option<Deal> {
        let racer = self.state.playing(id)?;
        let starts = self.state.starts.filter(|&starts| starts <= self.online.now())?;
        let goal = deals::goal(&self.state.size, Some(&self.state.goal)).ok()?;
        let board = self.state.board.as_ref()?.parse().ok()?;
        Some(Deal::of(board, goal).with(Terms {
            id: racer.deal.clone()?,
            kind: format!("race {} {}", self.race, self.state.round),
            player: noyes_ranked::PlayerId::parse(id)?,
            issued: starts,
            expires: starts + LASTS,
        }))
    }

    /// Shows the board to those who are to play it and have not seen it yet.
    fn deal(&mut self) {
        let round = self.state.round;
        let due: Vec<(String, Deal)> = self
            .seats
            .iter()
            .filter(|(_, seat)| seat.key.is_some() && seat.dealt != round)
            .filter_map(|(name, seat)| Some((name.clone(), self.deal_of(&seat.id)?)))
            .collect();
        for (name, deal) in due {
            let body = deals::sign(&self.online, deal);
            if let Some(seat) = self.seats.get_mut(&name) {
                seat.dealt = round;
                send(&seat.to, &RaceEvent::Deal(body));
            }
        }
    }

    /// All moves of a racer so far: they have to be possible, and may have solved the board.
    async fn moves(
        &mut self,
        seat: &str,
        key: &PlayerKey,
        id: &str,
        moves: Vec<(char, Millis)>,
        control: Option<String>,
    ) -> Result<(), Refused> {
        let now = self.online.now();
        let running = self.state.phase(now) == RacePhase::Running;
        let deal = self.deal_of(id).filter(|_| running).ok_or_else(|| {
            let detail = "no race is running for you";
            Refused::new("not-racing", StatusCode::CONFLICT, detail)
        })?;
        let replay = replay(&deal, &moves, control)?;
        let shown = replay.verify().map_err(|error| Refused::wrong(&error))?;
        let last = replay.boards().last();
        let home = last.map_or(0, |board| home(&board, deal.goal.board()));
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.moves.clone_from(&moves);
        }
        let count = moves.len() as u64;
        self.progress.insert(id.to_owned(), (count, home));
        if !shown.solved {
            let what = What::Moved { player: id.to_owned(), moves: count, home, at: now };
            self.online.races().tell(&News { race: self.race.clone(), what }).await;
            return Ok(());
        }
        let signed = self.online.secrets().key.sign_deal(&deal);
        let result = finishes::judged(key, &replay, &deal, signed, now, None)?;
        // Should the same come again, the first one counts.
        let time = match self.online.store().record(result.clone()).await? {
            Finished::Known(row) => row.time,
            _ => result.time,
        };
        self.online.wake_solver();
        self.change(|state, _| {
            state.finish(id, time, &moves, home);
            Ok(())
        })
        .await
    }

    async fn tick(&mut self) {
        self.change(|_, _| Ok(())).await.ok();
    }

    fn body(&self) -> RaceBody {
        let watching = self.seats.values().filter(|seat| seat.key.is_none()).count() as u64;
        let mut body = self.state.body(self.online.now(), watching);
        for racer in &mut body.racers {
            if let Some(&(moves, home)) = self.progress.get(&racer.player.id)
                && moves > racer.moves
            {
                (racer.moves, racer.home) = (moves, home);
            }
        }
        body
    }

    fn tell_all(&self) {
        let text = serde_json::to_string(&RaceEvent::Race(self.body())).unwrap_or_default();
        for seat in self.seats.values() {
            // Who does not keep up misses some, and has the next.
            seat.to.try_send(text.clone()).ok();
        }
    }
}

fn replay(
    deal: &Deal,
    moves: &[(char, Millis)],
    control: Option<String>,
) -> Result<Replay, Refused> {
    let control = control.map(|control| control.parse::<Control>()).transpose();
    let control = control.map_err(|error| Refused::wrong(&error))?;
    let moved = |&(letter, at): &(char, Millis)| {
        let direction = Direction::from_letter(letter)?;
        Some(Moved { direction, at })
    };
    let moves: Option<Vec<Moved>> = moves.iter().map(moved).collect();
    let moves = moves.ok_or_else(|| {
        let detail = "expected moves U, D, L or R";
        Refused::new("unknown-move", StatusCode::UNPROCESSABLE_ENTITY, detail)
    })?;
    let (board, goal) = (deal.board.clone(), deal.goal.clone());
    Ok(Replay { board, goal, metric: Metric::Stm, moves, assisted: false, control })
}

/// How many tiles are where they belong.
fn home(board: &Board, goal: &Board) -> u64 {
    let pairs = board.tiles().iter().zip(goal.tiles());
    pairs.filter(|&(tile, wanted)| *tile != 0 && tile == wanted).count() as u64
}

fn send(to: &mpsc::Sender<String>, event: &RaceEvent) {
    to.try_send(serde_json::to_string(event).unwrap_or_default()).ok();
}

fn problem(refused: &Refused) -> RaceEvent {
    RaceEvent::Problem { code: refused.code().to_owned(), detail: refused.detail().to_owned() }
}
