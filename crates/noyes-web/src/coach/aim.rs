//! What a step of a lesson is to bring about, and whether it has.

use noyes::{Board, Direction, Goal, Position, Square, Tile};
use noyes_api::StepLine;

use crate::stage::{Mark, Role};

/// A step of a lesson, planned for a board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Aim {
    pub(super) step: StepLine,
    pub(super) goal: Goal,
    /// The board for which it was planned.
    pub(super) board: Board,
    pub(super) moves: Vec<Direction>,
    /// How many steps are left, this one included, if somebody has counted them.
    pub(super) left: Option<usize>,
}

impl Aim {
    /// The first of the steps, which are all if they are complete; `None` if there is none, or not
    /// one of this board.
    pub(super) fn first(
        board: &Board,
        goal: &Goal,
        steps: &[StepLine],
        complete: bool,
    ) -> Option<Aim> {
        let step = steps.first()?.clone();
        let moves = step.moves.parse::<noyes::Algorithm>().ok()?.moves().collect();
        let left = complete.then_some(steps.len());
        Some(Aim { step, goal: goal.clone(), board: board.clone(), moves, left })
    }

    fn tile(&self) -> Tile {
        Tile::new(self.step.tile)
    }

    fn partner(&self) -> Option<Tile> {
        self.step.partner.map(Tile::new)
    }

    fn target(&self) -> Square {
        Square::new(self.step.target)
    }

    fn is_home(&self, tile: Tile, board: &Board) -> bool {
        board.find(tile) == self.goal.home(tile)
    }

    /// Whether the board is as the step is to leave it, or further.
    pub(super) fn is_reached(&self, board: &Board) -> bool {
        let arrived = board.find(self.tile()) == Some(self.target());
        let Some(partner) = self.partner() else {
            return match self.step.reason.as_str() {
                "place-tile" => arrived,
                _ => self.goal.is_solved(board),
            };
        };
        // However it came about.
        if self.is_home(self.tile(), board) && self.is_home(partner, board) {
            return true;
        }
        match self.step.reason.as_str() {
            "wait-for-partner" => arrived,
            "follow-partner" => arrived && self.partner_waits(board),
            "unstick-corner" => {
                let size = board.size();
                let behind = board.find(partner);
                arrived && behind.is_some_and(|behind| behind.distance(self.target(), size) == 1)
            }
            _ => false,
        }
    }

    /// Whether the partner stands where it is to wait: in this tile's own home.
    fn partner_waits(&self, board: &Board) -> bool {
        let waiting = self.partner().and_then(|partner| board.find(partner));
        waiting == self.goal.home(self.tile())
    }

    /// Whether the step no longer makes sense: whoever was waiting has gone.
    pub(super) fn is_stale(&self, board: &Board) -> bool {
        self.step.reason == "follow-partner"
            && !self.is_reached(board)
            && !self.partner_waits(board)
    }

    /// What is to be marked on a board.
    pub(super) fn marks(&self, board: &Board) -> Vec<(Square, Mark)> {
        let mut marks: Vec<(Square, Mark)> = Vec::new();
        let mut at = |square: Square, set: &dyn Fn(&mut Mark)| {
            let known = marks.iter_mut().find(|(marked, _)| *marked == square);
            match known {
                Some((_, mark)) => set(mark),
                None => {
                    let mut mark = Mark::default();
                    set(&mut mark);
                    marks.push((square, mark));
                }
            }
        };
        let leads = |mark: &mut Mark| mark.tile = Some(Role::Leader);
        let goes_along = |mark: &mut Mark| mark.tile = Some(Role::Partner);
        let is_target = |mark: &mut Mark| mark.target = true;
        match self.step.reason.as_str() {
            "turn-block" => {
                // The last ones that are not home.
                for square in board.size().squares() {
                    let tile = board.tile(square).filter(|tile| !tile.is_blank());
                    if tile.is_some_and(|tile| !self.is_home(tile, board)) {
                        at(square, &leads);
                    }
                }
                return marks;
            }
            "bring-blank" => at(self.target(), &is_target),
            _ => {
                if let Some(square) = board.find(self.tile()) {
                    at(square, &leads);
                }
                if let Some(square) = self.partner().and_then(|partner| board.find(partner)) {
                    at(square, &goes_along);
                }
                at(self.target(), &is_target);
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use noyes::{Layout, Size};

    use super::*;

    fn aim(reason: &str, tile: u32, target: u32, partner: Option<u32>) -> Aim {
        let goal = Goal::new(Size::EIGHT, Layout::BlankLast);
        let step = StepLine {
            stage: "row".into(),
            number: Some(0),
            tile,
            from: 8,
            target,
            reason: reason.into(),
            partner,
            clockwise: None,
            moves: "U".into(),
            text: String::new(),
        };
        Aim::first(&board("0 1 2/3 4 5/6 7 8"), &goal, &[step], true).unwrap()
    }

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    #[test]
    fn a_tile_is_to_come_to_its_place() {
        let aim = aim("place-tile", 1, 0, None);
        assert!(!aim.is_reached(&board("2 1 3/4 5 6/7 8 0")));
        assert!(aim.is_reached(&board("1 8 3/4 5 6/7 2 0")));
    }

    #[test]
    fn the_leader_waits_and_the_follower_comes_up_behind() {
        // 2 waits in the corner, which is 3's home, and 3 comes up below.
        let wait = aim("wait-for-partner", 2, 2, Some(3));
        assert!(wait.is_reached(&board("1 0 2/4 5 6/7 8 3")));
        // Who has brought both home need not wait.
        assert!(wait.is_reached(&board("1 2 3/0 4 5/6 7 8")));
        let follow = aim("follow-partner", 3, 5, Some(2));
        assert!(follow.is_reached(&board("1 0 2/4 5 3/7 8 6")));
        assert!(!follow.is_reached(&board("1 0 2/4 3 5/7 8 6")));
        assert!(!follow.is_stale(&board("1 0 2/4 3 5/7 8 6")));
        assert!(follow.is_stale(&board("1 2 0/4 5 3/7 8 6")));
        let together = aim("slide-in-together", 2, 1, Some(3));
        assert!(!together.is_reached(&board("1 2 0/4 5 3/7 8 6")));
        assert!(together.is_reached(&board("1 2 3/4 5 0/7 8 6")));
    }

    #[test]
    fn what_is_concerned_is_marked() {
        let follow = aim("follow-partner", 3, 5, Some(2));
        let marks = follow.marks(&board("1 0 2/4 3 5/7 8 6"));
        let of = |square: u32| {
            let found = marks.iter().find(|(marked, _)| *marked == Square::new(square));
            found.map(|&(_, mark)| (mark.tile, mark.target))
        };
        assert_eq!(of(4), Some((Some(Role::Leader), false)));
        assert_eq!(of(2), Some((Some(Role::Partner), false)));
        assert_eq!(of(5), Some((None, true)));
        assert_eq!(of(0), None);
        let turn = aim("turn-block", 0, 8, None);
        let marks = turn.marks(&board("1 2 3/4 0 5/7 8 6"));
        assert_eq!(marks.len(), 2, "5 and 6 are not home: {marks:?}");
    }
}
