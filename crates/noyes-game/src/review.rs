//! What a finished game shows to whoever looks at it again.

use noyes::{Board, Metric, Position, Square};

use crate::{Millis, Replay};

/// How far a board is from its goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// So many moves.
    Exactly(u64),
    /// A proved lower bound, and the length of a solution that is known.
    Between(u64, u64),
}

impl Distance {
    /// No solution is shorter.
    #[must_use]
    pub fn least(self) -> u64 {
        match self {
            Distance::Exactly(moves) | Distance::Between(moves, _) => moves,
        }
    }

    /// A solution of this length is known.
    #[must_use]
    pub fn most(self) -> u64 {
        match self {
            Distance::Exactly(moves) | Distance::Between(_, moves) => moves,
        }
    }

    /// The distance, if it is known.
    #[must_use]
    pub fn exactly(self) -> Option<u64> {
        (self.least() == self.most()).then_some(self.least())
    }
}

/// A replay, and what is known about its boards so far. Distances come from a solver, whenever they
/// are found: what can be said is said.
///
/// ```
/// use noyes_game::{Distance, Replay, Review};
///
/// // Away from the goal, back, and home.
/// let replay = Replay::from_json(r#"{"v":1,"board":"1 2 3/4 5 6/7 0 8","goal":"blank-last","size":"3x3",
///     "metric":"stm","moves":[["R",0],["L",700],["L",900]],"assisted":false,"control":null}"#)?;
/// let mut review = Review::new(replay);
/// for (at, distance) in [1, 2, 1, 0].into_iter().enumerate() {
///     review.tell(at, Distance::Exactly(distance));
/// }
/// assert_eq!(review.optimal(), Some(1));
/// assert_eq!(review.efficiency(), Some(1.0 / 3.0));
/// assert_eq!(review.blunders()[0].cost, 2);
/// # Ok::<(), noyes_game::ReplayError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    replay: Replay,
    distances: Vec<Option<Distance>>,
    splits: Vec<Split>,
}

/// Moves in a row of which each leads one step away from the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blunder {
    /// The first of the moves, from 0.
    pub from: usize,
    /// How many there are.
    pub moves: usize,
    /// What they cost: each has to be made good for by another.
    pub cost: usize,
}

/// When a row of the goal was done for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The row, from 0.
    pub row: u32,
    /// After so many moves; none where the row was there from the beginning.
    pub moves: usize,
    /// When that was.
    pub at: Millis,
}

impl Review {
    /// So many moves have to follow a move to tell how fast somebody is.
    pub const LEAST_MOVES: usize = 10;
    /// So much time has to pass.
    pub const LEAST_TIME: Millis = 1_000;

    /// A replay about which nothing is known yet. It should be one that can be
    /// [played again](Replay::verify): what follows a move that cannot be made is left out.
    #[must_use]
    pub fn new(replay: Replay) -> Review {
        let distances = vec![None; replay.moves.len() + 1];
        let splits = splits(&replay);
        Review { replay, distances, splits }
    }

    /// The replay.
    #[must_use]
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Tells how far it is to the goal after so many moves. What is known exactly stays.
    pub fn tell(&mut self, after: usize, distance: Distance) {
        if let Some(known) = self.distances.get_mut(after)
            && known.and_then(Distance::exactly).is_none()
        {
            *known = Some(distance);
        }
    }

    /// The distance after each number of moves, from 0 on, as far as it is known.
    #[must_use]
    pub fn distances(&self) -> &[Option<Distance>] {
        &self.distances
    }

    /// How many distances are known.
    #[must_use]
    pub fn known(&self) -> usize {
        self.distances.iter().flatten().count()
    }

    /// Whether every distance is known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.known() == self.distances.len()
    }

    /// The length of a shortest solution, if it is known.
    #[must_use]
    pub fn optimal(&self) -> Option<u64> {
        self.distances[0]?.exactly()
    }

    /// The share of the moves that a shortest solution would have needed.
    #[must_use]
    pub fn efficiency(&self) -> Option<f64> {
        let made = self.replay.length(Metric::Stm);
        (made > 0).then_some(())?;
        Some(self.optimal()? as f64 / made as f64)
    }

    /// The moves that led away from the goal, those that cost most first. Only where the distances
    /// before and after are known.
    #[must_use]
    pub fn blunders(&self) -> Vec<Blunder> {
        let exactly = |at: usize| self.distances[at].and_then(Distance::exactly);
        let away = |at: usize| {
            exactly(at).zip(exactly(at + 1)).is_some_and(|(before, after)| after > before)
        };
        let mut blunders: Vec<Blunder> = Vec::new();
        for at in (0..self.replay.moves.len()).filter(|&at| away(at)) {
            match blunders.last_mut() {
                Some(last) if last.from + last.moves == at => {
                    last.moves += 1;
                    last.cost += 2;
                }
                _ => blunders.push(Blunder { from: at, moves: 1, cost: 2 }),
            }
        }
        blunders.sort_by_key(|blunder| core::cmp::Reverse(blunder.cost));
        blunders
    }

    /// When the rows were done for good, in the order in which that happened; those that never were
    /// are not there.
    #[must_use]
    pub fn splits(&self) -> &[Split] {
        &self.splits
    }

    /// Moves a second in all; `None` where no time passed.
    #[must_use]
    pub fn mean_speed(&self) -> Option<f64> {
        let time = self.replay.time();
        (time > 0).then(|| 1000.0 * self.replay.moves.len() as f64 / time as f64)
    }

    /// Moves a second where the game was fastest: over [`LEAST_MOVES`](Self::LEAST_MOVES) moves in
    /// a row, or as many more as were made within [`LEAST_TIME`](Self::LEAST_TIME), since one quick
    /// pair of moves tells nothing. Never less than the [mean](Self::mean_speed). `None` where no
    /// part of the game is that long.
    #[must_use]
    pub fn top_speed(&self) -> Option<f64> {
        let moves = &self.replay.moves;
        let mut to = 0;
        // No speed is below it.
        let mut most = self.mean_speed().unwrap_or(0.0);
        let mut is_long = false;
        for (from, first) in moves.iter().enumerate() {
            to = to.max(from + Self::LEAST_MOVES);
            let passed = |to: usize| Some(moves.get(to)?.at.saturating_sub(first.at));
            while passed(to).is_some_and(|time| time < Self::LEAST_TIME) {
                to += 1;
            }
            let Some(time) = passed(to) else { break };
            most = most.max(1000.0 * (to - from) as f64 / time as f64);
            is_long = true;
        }
        is_long.then_some(most)
    }

    /// Moves a second in so many parts of the time, all of the same length.
    #[must_use]
    pub fn turns_per_second(&self, parts: usize) -> Vec<f64> {
        let mut counts = vec![0.0; parts];
        let time = self.replay.time();
        if time == 0 || parts == 0 {
            return counts;
        }
        for moved in &self.replay.moves {
            let part = u128::from(moved.at) * parts as u128 / u128::from(time);
            counts[(part as usize).min(parts - 1)] += 1.0;
        }
        let seconds = time as f64 / 1000.0 / parts as f64;
        counts.iter_mut().for_each(|count| *count /= seconds);
        counts
    }
}

fn splits(replay: &Replay) -> Vec<Split> {
    let size = replay.size();
    if replay.board.size() != size {
        return Vec::new();
    }
    let goal = replay.goal.board();
    let wrong = |board: &Board, square: Square| board.tile(square) != goal.tile(square);
    let mut board = replay.board.clone();
    // How many tiles of each row are not home, and after how many moves that was last so.
    let mut astray = vec![0u32; size.height() as usize];
    for square in size.squares().filter(|&square| wrong(&board, square)) {
        astray[square.row(size) as usize] += 1;
    }
    let mut done: Vec<Option<usize>> =
        astray.iter().map(|&astray| (astray == 0).then_some(0)).collect();
    for (at, moved) in replay.moves.iter().enumerate() {
        // The blank goes against the tile.
        let before = board.blank();
        let Some(after) = before.neighbour(moved.direction.opposite(), size) else { break };
        let changed = [before, after];
        let row = |square: Square| square.row(size) as usize;
        for square in changed {
            astray[row(square)] -= u32::from(wrong(&board, square));
        }
        board.slide(moved.direction);
        for square in changed {
            astray[row(square)] += u32::from(wrong(&board, square));
        }
        for row in changed.map(row) {
            done[row] = match astray[row] {
                0 => done[row].or(Some(at + 1)),
                _ => None,
            };
        }
    }
    let time = |moves: usize| moves.checked_sub(1).map_or(0, |last| replay.moves[last].at);
    let mut splits: Vec<Split> = done
        .into_iter()
        .zip(0..)
        .filter_map(|(moves, row)| Some(Split { row, moves: moves?, at: time(moves?) }))
        .collect();
    splits.sort_by_key(|split| (split.moves, split.row));
    splits
}
