//! How weights are learned: boards are solved with those that there are, and the weights are
//! fitted to the moves that were left on the way.

mod holding;
mod trim;

use std::collections::BTreeSet;

use noyes::{Algorithm, Board, Dealer, Direction, Goal, Metric, Position, Recipe, Size, Square};

use super::{
    Learned, Table, Weights,
    classes::Classes,
    grow,
    weights::{MORE, PARTS, STEP, in_moves},
};
use crate::{
    Limits,
    frame::{Frame, standard_goal},
    large::{self, Distance, Span},
    watch::Watch,
};
pub use holding::Held;
use holding::Mean;

/// Learns the weights of the boards of one square size.
///
/// A round solves boards by a beam, notes every board on the way with the moves that were left,
/// goes astray from one of them and solves again, so that boards off the way are met too, and
/// then fits the weights to what was noted lately, by normalised least mean squares.
pub struct Training {
    /// Of the weights.
    goal: Goal,
    /// Of the boards: the same one, and perhaps others, that are weighed by the tiles' homes.
    aims: Vec<Aim>,
    classes: Classes,
    /// In moves.
    weights: Vec<f32>,
    /// What boards need besides: of no use to compare boards, but weights that were not met
    /// yet would be taken for smaller or larger ones if the others had to make up for it.
    more: f32,
    noted: Vec<Note>,
    /// Which note the next one takes the place of, and which board is dealt next.
    oldest: usize,
    number: u64,
    noise: u64,
    /// Of the weights while they learn to hold ways.
    mean: Mean,
}

/// A goal to which boards are solved.
struct Aim {
    goal: Goal,
    dealer: Dealer,
    estimate: Distance,
    /// By tile, the tile of the weights' goal that it weighs as much as.
    examples: Vec<usize>,
}

impl Aim {
    fn new(goal: Goal, examples: Vec<usize>, seed: &str) -> Aim {
        let dealer = Dealer::new(goal.clone(), Recipe::default(), seed).expect("a seed");
        let estimate = Distance::new(&goal);
        Aim { goal, dealer, estimate, examples }
    }
}

/// A board that is to be solved.
struct Task {
    /// To which of the goals.
    aim: usize,
    board: Board,
}

/// A board on a way to the goal.
struct Note {
    /// Which of the goals it is.
    aim: usize,
    tiles: Vec<u8>,
    moves_left: u16,
}

/// How a round is done.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// How many boards are solved.
    pub boards: u64,
    /// How wide the beam is.
    pub width: usize,
    /// Which share of an error is mended at once, at most 1.
    pub rate: f32,
}

/// What came of a round.
#[derive(Clone, Copy, Debug)]
pub struct Learnt {
    /// How many of the boards were solved.
    pub solved: u64,
    /// Their moves in the mean.
    pub mean: f64,
    /// The root of the mean square error of what the noted boards were taken to need.
    pub deviation: f64,
}

/// So many boards are noted, and fitted in a round.
const NOTED: usize = 600_000;
const FITTED: usize = 500_000;

/// So many show what they are taken to need too little or too much in the mean.
const SAMPLE: usize = 3000;

/// Errors count less where more moves than this are left, down to the least share.
const NEAR: f32 = 30.0;
const LEAST: f32 = 0.3;

impl Training {
    /// Goes on from these weights, or from none. The goal has its blank on this square and the
    /// tiles in reading order on the others.
    ///
    /// # Panics
    /// If there are weights of another size.
    #[must_use]
    pub fn new(size: Size, blank: Square, weights: Option<&[u8]>, seed: &str) -> Training {
        let goal = standard_goal(size, blank);
        let aims = vec![Aim::new(goal.clone(), (0..size.area()).collect(), seed)];
        let classes = Classes::numbered(&goal);
        let weights: Vec<f32> = match weights {
            Some(weights) => weights.iter().copied().map(in_moves).collect(),
            None => vec![0.0; classes.classes()],
        };
        assert_eq!(weights.len(), classes.classes(), "weights of another size");
        let noted = Vec::new();
        Training {
            goal,
            aims,
            classes,
            weights,
            more: 0.0,
            noted,
            oldest: 0,
            number: 0,
            noise: 1,
            mean: Mean::default(),
        }
    }

    /// Begins with weights that those of the next smaller board suggest.
    ///
    /// # Panics
    /// As [`Training::new`].
    #[must_use]
    pub fn grown(size: Size, smaller: &[u8], seed: &str) -> Training {
        let side = size.width();
        let less = Size::new(side - 1, side - 1).expect("a smaller board");
        let smaller = Training::new(less, last(less), Some(smaller), seed).weights;
        let weights = grow::grown(side as usize, &smaller);
        Training { weights, ..Training::new(size, last(size), None, seed) }
    }

    /// Begins with the weights of the goal whose blank is in the last corner.
    ///
    /// # Panics
    /// As [`Training::new`].
    #[must_use]
    pub fn moved(size: Size, blank: Square, corner: &[u8], seed: &str) -> Training {
        let corner = Training::new(size, last(size), Some(corner), seed).weights;
        let new = Training::new(size, blank, None, seed);
        Training { weights: grow::moved(&new.goal, &corner), ..new }
    }

    /// Goes on from the weights of the goal whose blank is in the last corner, for all goals: every
    /// second board has another one than that, as every second beam of a search does.
    ///
    /// # Panics
    /// As [`Training::new`].
    #[must_use]
    pub fn anywhere(size: Size, weights: &[u8], seed: &str) -> Training {
        let training = Training::new(size, last(size), Some(weights), seed);
        let goals: BTreeSet<Square> = size
            .squares()
            .map(|blank| Frame::new(&standard_goal(size, blank)).standard().blank())
            .filter(|&blank| blank != last(size))
            .collect();
        let corner = &training.goal;
        let aim = |blank| {
            let goal = standard_goal(size, blank);
            let examples = grow::examples(&goal, corner);
            Aim::new(goal, examples, seed)
        };
        let mut aims = training.aims;
        aims.extend(goals.into_iter().map(aim));
        Training { aims, ..training }
    }

    /// The weights, as they are kept in a file.
    #[must_use]
    pub fn weights(&self) -> Vec<u8> {
        let mean = self.mean.get();
        let mut weights = rounded(mean.as_ref().unwrap_or(&self.weights));
        trim::trim(&self.goal, &self.classes, &mut weights);
        bytes(&weights)
    }

    /// Solves boards and learns from them.
    pub fn round(&mut self, round: Round) -> Learnt {
        let (mut solved, mut moves) = (0, 0);
        let table = self.table();
        for _ in 0..round.boards {
            let task = self.deal();
            let span = self.span(round.width);
            let Some(way) = self.solve(&table, &task, span) else { continue };
            solved += 1;
            moves += way.length(Metric::Stm);
            self.note(&task, &way);
            let task = self.astray(task, &way);
            if let Some(way) = self.solve(&table, &task, span) {
                self.note(&task, &way);
            }
        }
        let deviation = self.fit(round.rate);
        Learnt { solved, mean: moves as f64 / solved.max(1) as f64, deviation }
    }

    /// What beams go by.
    fn table(&self) -> Table {
        Table::new(&self.goal, &self.goal, &bytes(&rounded(&self.weights)))
    }

    fn deal(&mut self) -> Task {
        let turn = self.number as usize;
        let others = self.aims.len() - 1;
        let aim = if turn.is_multiple_of(2) || others == 0 { 0 } else { 1 + turn / 2 % others };
        let board = self.aims[aim].dealer.deal(self.number).expect("a number in range");
        self.number += 1;
        Task { aim, board }
    }

    /// A beam for the board that was dealt last.
    fn span(&self, width: usize) -> Span {
        let below = 2 * u64::from(self.goal.size().width()).pow(3);
        Span { width, below, seed: self.number }
    }

    fn solve(&self, table: &Table, task: &Task, span: Span) -> Option<Algorithm> {
        let (weights, estimate) = (self.weights_of(table, task.aim), &self.aims[task.aim].estimate);
        let learned = Learned { estimate, weights: &weights };
        large::beam(&learned, &task.board, span, &Watch::new(&Limits::default()))
    }

    fn weights_of<'t>(&self, table: &'t Table, aim: usize) -> Weights<'t> {
        match &self.aims[aim].goal {
            goal if *goal == self.goal => Weights::new(goal, table),
            goal => Weights::moved(goal, table),
        }
    }

    fn note(&mut self, task: &Task, way: &Algorithm) {
        let (aim, mut board) = (task.aim, task.board.clone());
        let mut left = way.length(Metric::Stm) as u16;
        let mut moves = way.moves();
        loop {
            let tiles = board.tiles().iter().map(|&tile| tile as u8).collect();
            let note = Note { aim, tiles, moves_left: left };
            if self.noted.len() < NOTED {
                self.noted.push(note);
            } else {
                self.noted[self.oldest] = note;
                self.oldest = (self.oldest + 1) % NOTED;
            }
            let Some(direction) = moves.next() else { break };
            board.slide(direction);
            left -= 1;
        }
    }

    /// Goes some of the way, and then anywhere.
    fn astray(&mut self, Task { aim, mut board }: Task, way: &Algorithm) -> Task {
        let length = way.length(Metric::Stm) as usize;
        for direction in way.moves().take(self.random(length + 1)) {
            board.slide(direction);
        }
        for _ in 0..self.random(30) + 4 {
            board.slide(Direction::ALL[self.random(4)]);
        }
        Task { aim, board }
    }

    /// Fits the weights to boards that were noted, mirrored or not: both have the same classes.
    fn fit(&mut self, rate: f32) -> f64 {
        let count = self.noted.len().min(FITTED);
        let mut classes = Vec::new();
        let sample: f32 = (0..count.min(SAMPLE)).map(|_| self.error(&mut classes).0).sum();
        self.more += sample / count.clamp(1, SAMPLE) as f32;
        let mut errors = 0.0;
        for done in 0..count {
            let (error, left) = self.error(&mut classes);
            errors += f64::from(error * error);
            let slower = 1.0 - 0.7 * done as f32 / count as f32;
            let share = rate * slower * (NEAR / (NEAR + left)).max(LEAST);
            for &class in &classes {
                self.weights[class] += share * error / classes.len() as f32;
            }
        }
        (errors / count.max(1) as f64).sqrt()
    }

    /// How many more moves than it is taken to need a noted board needed, and these, and the
    /// classes of its pairs.
    fn error(&mut self, classes: &mut Vec<usize>) -> (f32, f32) {
        let at = self.random(self.noted.len());
        let Note { aim, tiles, moves_left } = &self.noted[at];
        let steps = self.pairs(&self.aims[*aim], tiles, classes);
        let learned: f32 = classes.iter().map(|&class| self.weights[class]).sum();
        let taken = self.more + f32::from(steps) * f32::from(STEP) / f32::from(PARTS) + learned;
        let left = f32::from(*moves_left);
        (left - taken, left)
    }

    /// How many steps the tiles of a board are from home, and the classes of its pairs.
    fn pairs(&self, aim: &Aim, tiles: &[u8], classes: &mut Vec<usize>) -> u16 {
        let tiles = || tiles.iter().map(|&tile| usize::from(tile)).enumerate();
        classes.clear();
        let mut steps = 0;
        for (cell, tile) in tiles() {
            steps += aim.estimate.of(tile, cell);
            let of = |tile: usize| aim.examples[tile];
            let pair = |(there, other)| self.classes.of([of(tile), cell, of(other), there]);
            classes.extend(tiles().take(cell).filter_map(pair).map(|class| class as usize));
        }
        steps
    }

    /// A number below another one; SplitMix64 (Steele, Lea, Flood 2014).
    fn random(&mut self, below: usize) -> usize {
        self.noise = self.noise.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.noise;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) as u128 * below as u128) >> 64) as usize
    }
}

/// Weights in parts of a move.
fn rounded(weights: &[f32]) -> Vec<i8> {
    weights.iter().map(|weight| (weight * f32::from(PARTS)).round() as i8).collect()
}

/// Weights as they are kept in a file.
fn bytes(weights: &[i8]) -> Vec<u8> {
    weights.iter().map(|weight| weight.cast_unsigned()).collect()
}

/// The last corner.
fn last(size: Size) -> Square {
    Square::new(size.area() as u32 - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From nothing, a few seconds of training make narrow beams find shorter ways.
    #[test]
    fn what_is_learned_makes_ways_shorter() {
        let mut training =
            Training::new(Size::FIFTEEN, last(Size::FIFTEEN), None, "what is learned");
        let round = Round { boards: 60, width: 100, rate: 0.25 };
        let first = training.round(round);
        let learnt: Vec<Learnt> = (0..4).map(|_| training.round(round)).collect();
        let last = learnt[3];
        assert!(last.solved == 60 && last.mean < first.mean - 3.0, "{first:?}, then {last:?}");
        assert!(last.deviation < first.deviation / 2.0, "{first:?}, then {last:?}");
    }

    /// Weights that were grown solve boards that weights of nothing do not solve as well.
    #[test]
    fn what_a_smaller_board_teaches_makes_ways_shorter() {
        let mut smaller = Training::new(Size::FIFTEEN, last(Size::FIFTEEN), None, "smaller");
        for _ in 0..9 {
            smaller.round(Round { boards: 100, width: 100, rate: 0.25 });
        }
        let five = Size::new(5, 5).unwrap();
        let round = Round { boards: 30, width: 300, rate: 0.0 };
        let grown = Training::grown(five, &smaller.weights(), "larger").round(round);
        let not = Training::new(five, last(five), None, "larger").round(round);
        assert!(grown.solved >= 25 && grown.mean < not.mean - 15.0, "{grown:?}, {not:?}");
    }

    /// What the corner teaches serves other blanks at once.
    #[test]
    fn weights_of_the_corner_solve_boards_with_another_blank() {
        let five = Size::new(5, 5).unwrap();
        for blank in [12, 23] {
            let corner = include_bytes!("5x5.weights");
            let mut moved = Training::moved(five, Square::new(blank), corner, "moved");
            let round = moved.round(Round { boards: 10, width: 300, rate: 0.0 });
            assert!(round.solved == 10 && round.mean < 116.0, "{blank}: {round:?}");
        }
    }
}
