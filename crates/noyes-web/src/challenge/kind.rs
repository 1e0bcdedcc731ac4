//! The challenges by name, and what belongs to each.

use noyes::Size;
use noyes_game::{Challenge, Day};

use crate::{browser, online};

/// A challenge without what belongs to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    #[default]
    Free,
    Daily,
    Time,
    Moves,
    Blindfold,
    Marathon,
    Relay,
    Fewest,
    Length,
    Ranked,
    Race,
}

/// How hard a board is, by the length of its shortest solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Easy,
    Medium,
    Hard,
    VeryHard,
    Hardest,
}

/// What belongs to the challenges, as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) kind: Kind,
    pub(super) seconds: u64,
    pub(super) extra: u64,
    pub(super) boards: u32,
    pub(super) relay_to: u32,
    pub(super) level: Level,
}

impl Kind {
    pub(crate) const ALL: [Kind; 11] = [
        Kind::Free,
        Kind::Daily,
        Kind::Ranked,
        Kind::Race,
        Kind::Time,
        Kind::Moves,
        Kind::Blindfold,
        Kind::Marathon,
        Kind::Relay,
        Kind::Fewest,
        Kind::Length,
    ];

    pub(crate) fn of(challenge: Challenge) -> Kind {
        match challenge {
            Challenge::Free => Kind::Free,
            Challenge::Daily(_) => Kind::Daily,
            Challenge::TimeLimit(_) => Kind::Time,
            Challenge::MoveLimit { .. } => Kind::Moves,
            Challenge::Blindfold => Kind::Blindfold,
            Challenge::Marathon { .. } => Kind::Marathon,
            Challenge::Relay { .. } => Kind::Relay,
            Challenge::FewestMoves => Kind::Fewest,
            Challenge::Length { .. } => Kind::Length,
            Challenge::Ranked => Kind::Ranked,
            Challenge::Race => Kind::Race,
        }
    }

    /// Whether it can be begun here: some need a server.
    pub(super) fn is_there(self) -> bool {
        !matches!(self, Kind::Ranked | Kind::Race) || online::is_there()
    }

    /// The class under which the style sheet and the tests know it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Free => "free",
            Kind::Daily => "daily",
            Kind::Time => "time-limit",
            Kind::Moves => "move-limit",
            Kind::Blindfold => "blindfold",
            Kind::Marathon => "marathon",
            Kind::Relay => "relay",
            Kind::Fewest => "fewest",
            Kind::Length => "length",
            Kind::Ranked => "ranked",
            Kind::Race => "race",
        }
    }
}

impl Level {
    pub(super) const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard, Level::Hardest];

    /// The lengths on a board of this size. Fair 4x4 boards take 53 moves on average, 3x3 boards
    /// 22; 80 and 31 are the longest there are.
    fn lengths(self, size: Size) -> (u64, u64) {
        match (self, size == Size::EIGHT) {
            (Level::Easy, false) => (38, 44),
            (Level::Medium, false) => (50, 54),
            (Level::Hard, false) => (57, 59),
            (Level::VeryHard, false) => (62, 64),
            (Level::Hardest, false) => (80, 80),
            (Level::Easy, true) => (10, 14),
            (Level::Medium, true) => (20, 22),
            (Level::Hard, true) => (24, 26),
            (Level::VeryHard, true) => (28, 30),
            (Level::Hardest, true) => (31, 31),
        }
    }
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            kind: Kind::Free,
            seconds: 60,
            extra: 10,
            boards: 5,
            relay_to: 5,
            level: Level::Medium,
        }
    }
}

impl Wish {
    /// The challenge, on boards of this size.
    pub(super) fn challenge(self, size: Size) -> Challenge {
        match self.kind {
            Kind::Free => Challenge::Free,
            Kind::Daily => Challenge::Daily(Day::at(browser::unix_now())),
            Kind::Time => Challenge::TimeLimit(1000 * self.seconds),
            Kind::Moves => Challenge::MoveLimit { extra: self.extra },
            Kind::Blindfold => Challenge::Blindfold,
            Kind::Marathon => Challenge::Marathon { boards: self.boards },
            Kind::Relay => Challenge::Relay { from: 2, to: self.relay_to },
            Kind::Fewest => Challenge::FewestMoves,
            Kind::Ranked => Challenge::Ranked,
            Kind::Race => Challenge::Race,
            Kind::Length => {
                let (least, most) = self.level.lengths(size);
                Challenge::Length { least, most }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_follow_one_another() {
        for size in [Size::EIGHT, Size::FIFTEEN] {
            let lengths = Level::ALL.map(|level| level.lengths(size));
            assert!(lengths.windows(2).all(|pair| pair[0].1 < pair[1].0));
        }
    }

    #[test]
    fn every_wish_is_a_challenge_that_can_be_stored() {
        for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::Daily) {
            let challenge = Wish { kind, ..Wish::default() }.challenge(Size::FIFTEEN);
            assert_eq!(Kind::of(challenge), kind);
            assert_eq!(challenge.to_string().parse(), Ok(challenge));
        }
    }
}
