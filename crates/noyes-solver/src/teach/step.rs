//! What one step of a lesson says.

use noyes::{Algorithm, Square, Tile};

/// One step of a [`Lesson`](crate::Lesson): a thought and the moves that carry it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What part of the board is being worked on.
    pub stage: Stage,
    /// The tile that the step is about; the blank in the last step.
    pub tile: Tile,
    /// Where it stands before the step.
    pub from: Square,
    /// Where it stands after the step.
    pub target: Square,
    /// Why it is to go there.
    pub reason: Reason,
    /// The moves; there is at least one.
    pub moves: Algorithm,
}

/// A part of the board. Parts are finished one after another, and what is
/// finished is not touched again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A row, or what is left of it; rows count from 0 at the top.
    Row(u32),
    /// A column, or what is left of it; columns count from 0 at the left.
    Column(u32),
    /// The last 2x2 block, with the goal's blank in it.
    Block {
        /// Its square at the top left.
        corner: Square,
    },
    /// A board one square wide or high, on which nothing can pass.
    Strip,
}

/// Why a step is made, with what a sentence about it needs.
///
/// ```text
///   1  2  ·  3        1  2  3  4     The last two tiles of a line go in
///   ·  ·  ·  4   →    ·  ·  ·  ·     together: the leader waits in the other's
///   ·  ·  ·  ·        ·  ·  ·  ·     place, the follower behind it.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The tile goes home: its target is its square in the goal, and it stays
    /// there to the end.
    PlaceTile,
    /// The tile is one of the last two of its line. If it went home, the other
    /// could no longer get in; so it waits in the other's place.
    WaitForPartner {
        /// Its own home, on which it does not stand yet.
        home: Square,
        /// The other of the two, which is to come up behind.
        follower: Tile,
    },
    /// The tile comes up behind the one that waits for it, inwards of the line.
    FollowPartner {
        /// Its own home, which is where the other one waits.
        home: Square,
        /// The tile that waits.
        leader: Tile,
    },
    /// The last two tiles of the line are jammed in its last squares in the
    /// wrong order, and neither gets past the other. The corner trick: out with
    /// both, and back so that the leader (the tile of this step) waits and the
    /// follower stands behind it.
    UnstickCorner {
        /// The leader's home.
        home: Square,
        /// The other of the two.
        follower: Tile,
        /// Where the follower stands afterwards.
        behind: Square,
    },
    /// The two are lined up: both slide home, the leader (the tile of this
    /// step) first. They stay there to the end.
    SlideInTogether {
        /// The tile that comes after the leader.
        follower: Tile,
        /// Its home.
        home: Square,
    },
    /// Only four squares are left: the three tiles go round in them, in the
    /// direction in which that takes fewer moves, until all are home.
    TurnBlock {
        /// The way in which the tiles go round.
        clockwise: bool,
    },
    /// On a board one square wide, bringing the blank home is all there is to do.
    BringBlank,
}
