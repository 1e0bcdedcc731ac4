//! Times that no hand makes.

use noyes_game::{Millis, Moved};

/// Why a result is kept out of the ranking, though its moves are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspicion {
    /// More turns in a short time than hands make.
    TooFast,
    /// Turns that follow each other more evenly than hands make them.
    TooRegular,
}

/// At most so many turns within so many milliseconds. The fastest people turn about 20 times a
/// second, and two fingers may come down together.
const FASTEST: [(usize, Millis); 2] = [(8, 100), (40, 1000)];

/// Where there are so many intervals between turns,
const ENOUGH: usize = 30;

/// their standard deviation is at least this share of their mean. People's is above a quarter.
const EVENNESS: f64 = 0.05;

impl Suspicion {
    /// The name, as it is stored and sent.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Suspicion::TooFast => "too-fast",
            Suspicion::TooRegular => "too-regular",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Suspicion> {
        [Suspicion::TooFast, Suspicion::TooRegular].into_iter().find(|one| one.name() == name)
    }

    /// The reason in a sentence.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Suspicion::TooFast => {
                "more than 8 turns within a tenth of a second, or 40 within a second, are faster \
                 than hands"
            }
            Suspicion::TooRegular => {
                "the times between turns vary by less than a twentieth, which hands do not manage"
            }
        }
    }

    /// What is wrong with these times. A turn is a slide in another direction than the one before:
    /// several tiles that one gesture moves are one turn.
    #[must_use]
    pub fn of(moves: &[Moved]) -> Option<Suspicion> {
        let turns: Vec<Millis> = moves
            .chunk_by(|one, next| one.direction == next.direction)
            .filter_map(|run| Some(run.first()?.at))
            .collect();
        let crowded = |&(most, within): &(usize, Millis)| {
            turns.windows(most + 1).any(|turns| turns[most] - turns[0] < within)
        };
        if FASTEST.iter().any(crowded) {
            return Some(Suspicion::TooFast);
        }
        let waits: Vec<f64> = turns.windows(2).map(|pair| (pair[1] - pair[0]) as f64).collect();
        if waits.len() < ENOUGH {
            return None;
        }
        let mean = waits.iter().sum::<f64>() / waits.len() as f64;
        let variance =
            waits.iter().map(|wait| (wait - mean).powi(2)).sum::<f64>() / waits.len() as f64;
        (variance.sqrt() < EVENNESS * mean).then_some(Suspicion::TooRegular)
    }
}

#[cfg(test)]
mod tests {
    use noyes::Direction::{Down, Left, Right, Up};

    use super::*;

    fn turns(times: impl IntoIterator<Item = Millis>) -> Vec<Moved> {
        let around = [Up, Left, Down, Right].into_iter().cycle();
        around.zip(times).map(|(direction, at)| Moved { direction, at }).collect()
    }

    #[test]
    fn forty_turns_a_second_are_the_most() {
        let bursts = |gap: u64| turns((0..60).map(move |at| at * gap + at % 2 * 5));
        assert_eq!(Suspicion::of(&bursts(26)), None);
        assert_eq!(Suspicion::of(&bursts(24)), Some(Suspicion::TooFast));
        assert_eq!(Suspicion::of(&turns([0; 8])), None);
        assert_eq!(Suspicion::of(&turns([0; 9])), Some(Suspicion::TooFast));
    }

    #[test]
    fn a_gesture_that_moves_many_tiles_is_one_turn() {
        let moves = vec![Moved { direction: Left, at: 3 }; 50];
        assert_eq!(Suspicion::of(&moves), None);
    }

    #[test]
    fn a_metronome_is_noticed() {
        assert_eq!(Suspicion::of(&turns((0..31).map(|at| at * 200))), Some(Suspicion::TooRegular));
        assert_eq!(Suspicion::of(&turns((0..30).map(|at| at * 200))), None);
        assert_eq!(Suspicion::of(&turns((0..60).map(|at| at * 200 + at % 3 * 40))), None);
    }
}
