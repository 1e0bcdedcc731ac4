//! The last two tiles of a line, which can only go in together.

use std::collections::{HashMap, VecDeque};

use noyes::{Direction, Square, Tile};

use super::{
    bring::Courier,
    field::Field,
    step::{Reason, Stage, Step},
};

/// The last two squares of a line, and the tiles that belong there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub(super) stage: Stage,
    /// The squares in the order of the line.
    pub(super) squares: [Square; 2],
    /// The tiles of these squares.
    pub(super) tiles: [u32; 2],
    /// From the line into the rest of the board.
    pub(super) inward: Direction,
}

/// Steps that were made on a field, so that they can be unmade.
struct Attempt<'a> {
    field: &'a mut Field,
    courier: &'a mut Courier,
    stage: Stage,
    steps: Vec<Step>,
    fixed: Vec<Square>,
}

/// Which of the two tiles goes first.
#[derive(Clone, Copy)]
struct Train {
    leader: u32,
    follower: u32,
    /// The leader's home, and the follower's, where the leader waits.
    homes: [Square; 2],
    /// Where the follower lines up.
    behind: Square,
}

/// A way to bring both tiles home.
#[derive(Clone, Copy)]
enum Way {
    /// This one of the two, then the other.
    OneByOne(usize, usize),
    /// One waits for the other.
    Together(Train),
    /// The corner trick.
    Trick(Train),
}

impl Corner {
    /// Brings both tiles home in the way that takes the fewest moves: one after the other where
    /// that happens to work, or one waits for the other; where neither does, by the corner trick.
    pub(super) fn finish(self, field: &mut Field, courier: &mut Courier) -> Option<Vec<Step>> {
        let (one, other) = (self.train(field, 0)?, self.train(field, 1)?);
        let plain =
            [Way::OneByOne(0, 1), Way::OneByOne(1, 0), Way::Together(one), Way::Together(other)];
        let steps = self
            .shortest(field, courier, &plain)
            .or_else(|| self.shortest(field, courier, &[Way::Trick(one), Way::Trick(other)]))?;
        for step in &steps {
            step.moves.moves().for_each(|direction| field.slide(direction));
        }
        Some(steps)
    }

    /// The train with this one of the two tiles in front.
    fn train(self, field: &Field, leader: usize) -> Option<Train> {
        let follower = 1 - leader;
        Some(Train {
            leader: self.tiles[leader],
            follower: self.tiles[follower],
            homes: [self.squares[leader], self.squares[follower]],
            behind: field.open(self.squares[follower], self.inward)?,
        })
    }

    /// The shortest of the ways that lead anywhere, the first of equals. The field is left as it
    /// was.
    fn shortest(self, field: &mut Field, courier: &mut Courier, ways: &[Way]) -> Option<Vec<Step>> {
        let mut best: Option<(usize, Vec<Step>)> = None;
        for &way in ways {
            let (steps, fixed) = (Vec::new(), Vec::new());
            let mut attempt = Attempt { field, courier, stage: self.stage, steps, fixed };
            let arrived = match way {
                Way::OneByOne(first, second) => attempt.one_by_one(self, [first, second]),
                Way::Together(train) => attempt.together(train),
                Way::Trick(train) => attempt.trick(self, train),
            };
            let (length, steps) = attempt.undo();
            if arrived.is_some() && best.as_ref().is_none_or(|&(shortest, _)| length < shortest) {
                best = Some((length, steps));
            }
        }
        best.map(|(_, steps)| steps)
    }
}

impl Attempt<'_> {
    /// Unmakes all moves; answers with their number and the steps.
    fn undo(self) -> (usize, Vec<Step>) {
        for square in self.fixed {
            self.field.release(square);
        }
        let moves: Vec<Direction> = self.steps.iter().flat_map(|step| step.moves.moves()).collect();
        for direction in moves.iter().rev() {
            self.field.slide(direction.opposite());
        }
        (moves.len(), self.steps)
    }

    fn fix(&mut self, square: Square) {
        self.field.fix(square);
        self.fixed.push(square);
    }

    fn make(&mut self, tile: u32, reason: Reason, moves: Vec<Direction>) {
        self.steps.extend(Step::make(self.field, self.stage, tile, reason, moves));
    }

    /// One after the other, if the first leaves a way for the second.
    fn one_by_one(&mut self, corner: Corner, order: [usize; 2]) -> Option<()> {
        for at in order {
            let (tile, home) = (corner.tiles[at], corner.squares[at]);
            let moves = self.courier.bring(self.field, tile, home)?;
            self.make(tile, Reason::PlaceTile, moves);
            self.fix(home);
        }
        Some(())
    }

    /// The leader waits in the follower's home, the follower comes up behind, both slide in.
    fn together(&mut self, train: Train) -> Option<()> {
        let [home, waiting] = train.homes;
        let moves = self.courier.bring(self.field, train.leader, waiting)?;
        let follower = Tile::new(train.follower);
        self.make(train.leader, Reason::WaitForPartner { home, follower }, moves);
        self.fix(waiting);
        let moves = self.courier.bring(self.field, train.follower, train.behind)?;
        let leader = Tile::new(train.leader);
        self.make(train.follower, Reason::FollowPartner { home: waiting, leader }, moves);
        self.slide_in(train)
    }

    /// The two are lined up: the blank comes before the leader, and both slide.
    fn slide_in(&mut self, train: Train) -> Option<()> {
        let [home, waiting] = train.homes;
        let to_home = |square: Square| square == home;
        let blank = self.field.blank();
        let mut moves = self.field.walk(blank, &[waiting, train.behind], to_home)?;
        for (from, to) in [(waiting, home), (train.behind, waiting)] {
            let size = self.field.size();
            let way = |way: &Direction| from.neighbour(*way, size) == Some(to);
            moves.push(Direction::ALL.into_iter().find(way)?);
        }
        let follower = Tile::new(train.follower);
        self.make(train.leader, Reason::SlideInTogether { follower, home: waiting }, moves);
        Some(())
    }

    /// The corner trick: a search over both tiles and the blank at once, in as small a part of the
    /// board as possible.
    fn trick(&mut self, corner: Corner, train: Train) -> Option<()> {
        let home = train.homes[0];
        let squares: Vec<Square> = self.field.size().squares().collect();
        let size = self.field.size();
        let longest = size.width().max(size.height());
        let moves = (2..longest).find_map(|reach| {
            // A square of three by three, less where the board ends sooner.
            let near = |square: &Square| {
                let (a, b) = (square.column(size), square.row(size));
                let (c, d) = (corner.squares[1].column(size), corner.squares[1].row(size));
                a.abs_diff(c) <= reach && b.abs_diff(d) <= reach && self.field.is_open(*square)
            };
            let window: Vec<Square> = squares.iter().copied().filter(near).collect();
            line_up(self.field, &window, train)
        })?;
        let reason = Reason::UnstickCorner {
            home,
            follower: Tile::new(train.follower),
            behind: train.behind,
        };
        self.make(train.leader, reason, moves);
        self.slide_in(train)
    }
}

/// The fewest moves within a window that line the two up; `None` if a tile is outside of it.
fn line_up(field: &mut Field, window: &[Square], train: Train) -> Option<Vec<Direction>> {
    let [_, waiting] = train.homes;
    let (leader, follower) = (field.place(train.leader), field.place(train.follower));
    if !window.contains(&leader) || !window.contains(&follower) {
        return None;
    }
    let blank = field.blank();
    let mut moves = field.walk(blank, &[leader, follower], |to| window.contains(&to))?;
    let blank = moves
        .iter()
        .try_fold(blank, |square, way| square.neighbour(way.opposite(), field.size()))?;
    let start = [blank, leader, follower];
    let mut came: HashMap<[Square; 3], Option<Direction>> = HashMap::from([(start, None)]);
    let mut queue = VecDeque::from([start]);
    while let Some(state) = queue.pop_front() {
        if state[1..] == [waiting, train.behind] {
            let mut here = state;
            let mut back = Vec::new();
            while let Some(way) = came[&here] {
                back.push(way);
                here = exchange(here, here[0].neighbour(way, field.size())?);
            }
            moves.extend(back.into_iter().rev());
            return Some(moves);
        }
        for way in Direction::ALL {
            // The tile beside the blank travels this way.
            let Some(from) = field.open(state[0], way.opposite()) else { continue };
            let next = exchange(state, from);
            if window.contains(&from) && !came.contains_key(&next) {
                came.insert(next, Some(way));
                queue.push_back(next);
            }
        }
    }
    None
}

/// The blank and the two tiles after the blank has gone to a square next to it.
fn exchange([blank, leader, follower]: [Square; 3], to: Square) -> [Square; 3] {
    let moved = |tile: Square| if tile == to { blank } else { tile };
    [to, moved(leader), moved(follower)]
}
