//! The rules of a race, without clocks and connections.

use noyes_api::{PlayerName, RaceBody, RacePhase, Racer};
use noyes_game::Millis;
use serde::{Deserialize, Serialize};

/// From the moment at which all are ready to that at which the board is shown.
pub(super) const COUNTDOWN: Millis = 3_000;

/// Who is away for longer has given up.
pub(super) const AWAY: Millis = 60_000;

/// So long a race lasts at most.
pub(super) const LASTS: Millis = 60 * 60 * 1000;

/// The most racers.
const MOST: usize = 8;

/// A race as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RaceState {
    pub(super) id: String,
    pub(super) size: String,
    pub(super) goal: String,
    pub(super) round: u64,
    pub(super) starts: Option<Millis>,
    /// Nobody is told before it starts.
    pub(super) board: Option<String>,
    pub(super) racers: Vec<RacerState>,
}

/// One who races, or waits for a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RacerState {
    pub(super) player: String,
    pub(super) name: Option<String>,
    /// The connection that counts: the last one.
    pub(super) seat: String,
    pub(super) away: Option<Millis>,
    pub(super) ready: bool,
    /// The name of the deal, for those who race.
    pub(super) deal: Option<String>,
    /// As far as they are known; who comes back is told.
    pub(super) moves: Vec<(char, Millis)>,
    pub(super) home: u64,
    pub(super) time: Option<Millis>,
    pub(super) gone: bool,
}

impl RacerState {
    /// Whether nothing is left to be played: it is solved, given up, or not dealt at all.
    fn is_done(&self) -> bool {
        self.deal.is_none() || self.time.is_some() || self.gone
    }
}

/// What a round needs from outside.
pub(super) struct Start {
    pub(super) board: String,
    /// Names for deals, one for each racer at least.
    pub(super) deals: Vec<String>,
}

impl RaceState {
    pub(super) fn new(id: String, size: String, goal: String) -> RaceState {
        RaceState { id, size, goal, round: 1, starts: None, board: None, racers: Vec::new() }
    }

    pub(super) fn phase(&self, now: Millis) -> RacePhase {
        match self.starts {
            None => RacePhase::Waiting,
            Some(_) if self.racers.iter().all(RacerState::is_done) => RacePhase::Over,
            Some(starts) if now < starts => RacePhase::Countdown,
            Some(_) => RacePhase::Running,
        }
    }

    pub(super) fn racer(&self, player: &str) -> Option<&RacerState> {
        self.racers.iter().find(|racer| racer.player == player)
    }

    /// The same, if there is something left to be played.
    pub(super) fn playing(&self, player: &str) -> Option<&RacerState> {
        self.racer(player).filter(|racer| !racer.is_done())
    }

    fn racer_mut(&mut self, player: &str) -> Option<&mut RacerState> {
        self.racers.iter_mut().find(|racer| racer.player == player)
    }

    /// Somebody comes in, or comes back; `false` if it is only to look on, because a race is running
    /// or there is no room.
    pub(super) fn join(&mut self, player: &PlayerName, seat: &str, now: Millis) -> bool {
        let open = self.phase(now).is_open();
        let room = self.racers.len() < MOST;
        match self.racer_mut(&player.id) {
            Some(racer) => {
                racer.seat = seat.to_owned();
                racer.name.clone_from(&player.name);
                racer.away = None;
                true
            }
            None if open && room => {
                self.racers.push(RacerState {
                    player: player.id.clone(),
                    name: player.name.clone(),
                    seat: seat.to_owned(),
                    away: None,
                    ready: false,
                    deal: None,
                    moves: Vec::new(),
                    home: 0,
                    time: None,
                    gone: false,
                });
                true
            }
            None => false,
        }
    }

    /// A connection has ended. Its moves are kept for when the player comes back.
    pub(super) fn leave_seat(&mut self, seat: &str, moves: &[(char, Millis)], now: Millis) {
        if let Some(racer) = self.racers.iter_mut().find(|racer| racer.seat == seat) {
            racer.away = Some(now);
            racer.ready = false;
            racer.moves = moves.to_vec();
        }
    }

    /// A player gives up, or goes if no race is running. Who goes when done, while others race, stays
    /// among them until the next round.
    pub(super) fn leave(&mut self, player: &str, now: Millis) {
        let open = self.phase(now).is_open();
        match self.racer_mut(player) {
            Some(racer) if !racer.is_done() => racer.gone = true,
            Some(_) if open => self.racers.retain(|racer| racer.player != player),
            _ => {}
        }
    }

    /// Says whether a player is ready. When all are who are here, and they are at least two, the
    /// countdown runs; `start` makes a board for it.
    pub(super) fn ready<E>(
        &mut self,
        player: &str,
        ready: bool,
        now: Millis,
        start: impl FnOnce() -> Result<Start, E>,
    ) -> Result<(), E> {
        let phase = self.phase(now);
        if !phase.is_open() {
            return Ok(());
        }
        if let Some(racer) = self.racer_mut(player) {
            racer.ready = ready;
        }
        let here = || self.racers.iter().filter(|racer| racer.away.is_none());
        if here().count() < 2 || !here().all(|racer| racer.ready) {
            return Ok(());
        }
        let Start { board, deals } = start()?;
        if phase == RacePhase::Over {
            self.round += 1;
        }
        self.racers.retain(|racer| racer.away.is_none());
        self.starts = Some(now + COUNTDOWN);
        self.board = Some(board);
        for (racer, deal) in self.racers.iter_mut().zip(deals) {
            let RacerState { player, name, seat, .. } = racer.clone();
            *racer = RacerState {
                player,
                name,
                seat,
                away: None,
                ready: false,
                deal: Some(deal),
                moves: Vec::new(),
                home: 0,
                time: None,
                gone: false,
            };
        }
        Ok(())
    }

    /// A racer has solved the board.
    pub(super) fn finish(
        &mut self,
        player: &str,
        time: Millis,
        moves: &[(char, Millis)],
        home: u64,
    ) {
        if let Some(racer) = self.racer_mut(player).filter(|racer| !racer.is_done()) {
            racer.time = Some(time);
            racer.moves = moves.to_vec();
            racer.home = home;
        }
    }

    /// What time alone has done: who was away for too long has given up.
    pub(super) fn tick(&mut self, now: Millis) {
        let late = |racer: &RacerState| racer.away.is_some_and(|since| since + AWAY <= now);
        let ended = self.starts.is_some_and(|starts| starts + LASTS <= now);
        for racer in &mut self.racers {
            if !racer.is_done() && (ended || late(racer)) {
                racer.gone = true;
            }
        }
        if self.starts.is_none() {
            self.racers.retain(|racer| !late(racer));
        }
    }

    /// When [`tick`](Self::tick) or the phase changes something next.
    pub(super) fn next(&self, now: Millis) -> Option<Millis> {
        let away = self.racers.iter().filter(|racer| !racer.gone && racer.time.is_none());
        let away = away.filter_map(|racer| Some(racer.away? + AWAY));
        let starts = self.starts.into_iter().flat_map(|starts| [starts, starts + LASTS]);
        away.chain(starts).filter(|&at| at > now).min()
    }

    /// What everybody may see.
    pub(super) fn body(&self, now: Millis, spectators: u64) -> RaceBody {
        let phase = self.phase(now);
        let mut times: Vec<Millis> = self.racers.iter().filter_map(|racer| racer.time).collect();
        times.sort_unstable();
        let place = |time: Millis| times.iter().position(|&other| other == time);
        let racer = |racer: &RacerState| Racer {
            player: PlayerName { id: racer.player.clone(), name: racer.name.clone() },
            here: racer.away.is_none(),
            ready: racer.ready,
            moves: racer.moves.len() as u64,
            home: racer.home,
            time: racer.time,
            // Who finishes later may have been faster, having looked for less long.
            place: racer
                .time
                .filter(|_| phase == RacePhase::Over)
                .and_then(place)
                .map(|place| place as u64 + 1),
            gone: racer.gone,
        };
        RaceBody {
            id: self.id.clone(),
            size: self.size.clone(),
            goal: self.goal.clone(),
            round: self.round,
            phase,
            starts: self.starts,
            now,
            racers: self.racers.iter().map(racer).collect(),
            spectators,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race() -> RaceState {
        RaceState::new("r".into(), "3x3".into(), "blank-last".into())
    }

    fn name(id: &str) -> PlayerName {
        PlayerName { id: id.into(), name: None }
    }

    fn start() -> Result<Start, ()> {
        Ok(Start {
            board: "1 2 3/4 5 6/7 0 8".into(),
            deals: ["1", "2", "3"].map(str::to_owned).into(),
        })
    }

    fn started() -> RaceState {
        let mut race = race();
        for player in ["a", "b"] {
            assert!(race.join(&name(player), player, 0));
        }
        race.ready("a", true, 0, start).unwrap();
        assert_eq!(race.phase(0), RacePhase::Waiting);
        race.ready("b", true, 0, start).unwrap();
        race
    }

    #[test]
    fn it_starts_when_all_are_ready() {
        let mut race = started();
        assert_eq!(
            (race.phase(2_999), race.phase(3_000)),
            (RacePhase::Countdown, RacePhase::Running)
        );
        assert!(!race.join(&name("c"), "c", 4_000));
        assert_eq!(race.racers.len(), 2);
        let mut alone = self::race();
        alone.join(&name("a"), "a", 0);
        alone.ready("a", true, 0, start).unwrap();
        assert_eq!(alone.phase(0), RacePhase::Waiting);
    }

    #[test]
    fn a_minute_away_is_not_too_long() {
        let mut race = started();
        race.leave_seat("a", &[('L', 5)], 5_000);
        race.tick(64_999);
        assert!(!race.racers[0].gone);
        assert!(race.join(&name("a"), "a2", 64_999));
        // The old connection is noticed to have ended only now.
        race.leave_seat("a", &[], 65_000);
        assert_eq!((race.racers[0].away, race.racers[0].moves.len()), (None, 1));
        race.leave_seat("a2", &[('L', 5)], 70_000);
        assert_eq!(race.next(70_000), Some(130_000));
        race.tick(130_000);
        assert!(race.racers[0].gone);
        assert_eq!(race.phase(130_000), RacePhase::Running);
    }

    #[test]
    fn places_are_told_at_the_end_and_a_rematch_begins_anew() {
        let mut race = started();
        race.finish("b", 9_000, &[('L', 9_000)], 8);
        assert_eq!(race.body(12_000, 0).racers[1].place, None);
        race.finish("a", 8_000, &[('L', 8_000)], 8);
        race.finish("a", 1, &[], 8);
        assert_eq!(race.phase(12_000), RacePhase::Over);
        let places: Vec<_> = race.body(12_000, 0).racers.iter().map(|racer| racer.place).collect();
        assert_eq!(places, [Some(1), Some(2)]);
        assert!(race.join(&name("c"), "c", 13_000));
        for player in ["a", "b", "c"] {
            race.ready(player, true, 20_000, start).unwrap();
        }
        assert_eq!((race.round, race.starts), (2, Some(23_000)));
        assert!(race.racers.iter().all(|racer| racer.time.is_none() && racer.deal.is_some()));
    }

    #[test]
    fn who_leaves_has_given_up() {
        let mut race = started();
        race.leave("a", 5_000);
        race.finish("b", 9_000, &[], 8);
        assert_eq!(race.phase(20_000), RacePhase::Over);
        race.leave("a", 20_000);
        assert_eq!(race.racers.len(), 1);
    }

    #[test]
    fn who_leaves_when_done_stays_until_all_are() {
        let mut race = started();
        race.finish("a", 9_000, &[], 8);
        race.leave("a", 13_000);
        assert_eq!((race.racers[0].time, race.racers[0].gone), (Some(9_000), false));
        race.finish("b", 9_500, &[], 8);
        assert_eq!(race.body(20_000, 0).racers[0].place, Some(1));
        race.leave("a", 20_000);
        assert_eq!(race.racers.len(), 1);
    }

    #[test]
    fn an_hour_is_the_end() {
        let mut race = started();
        race.tick(3_000 + LASTS);
        assert_eq!(race.phase(3_000 + LASTS), RacePhase::Over);
    }
}
