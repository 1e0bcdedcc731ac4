//! From the way of a finger to slides.

use noyes::Direction;

/// A finger on its way over the board.
///
/// A stroke is one slide, however long it is; a turn begins another one, so that a finger can lead
/// the blank around corners without being lifted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Swipe {
    /// Where the present stroke began, as far as is known.
    x: f64,
    y: f64,
    last: Option<Direction>,
}

impl Swipe {
    /// How far a finger goes before it means anything, in CSS pixels: more than a tap trembles.
    const REACH: f64 = 20.0;

    pub(crate) fn begin(x: f64, y: f64) -> Swipe {
        Swipe { x, y, last: None }
    }

    /// The finger is here now; the direction to slide in, if it has made a new stroke.
    pub(crate) fn to(&mut self, x: f64, y: f64) -> Option<Direction> {
        let (dx, dy) = (x - self.x, y - self.y);
        let direction = direction(dx, dy)?;
        if Some(direction) == self.last {
            // Further on in the same stroke: turns are measured from here.
            (self.x, self.y) = (x, y);
            return None;
        }
        (self.x, self.y) = (x, y);
        self.last = Some(direction);
        Some(direction)
    }
}

/// The direction of a way that is long enough and not too slanted to tell.
fn direction(dx: f64, dy: f64) -> Option<Direction> {
    let (long, short) = (dx.abs().max(dy.abs()), dx.abs().min(dy.abs()));
    if long < Swipe::REACH || long < 1.5 * short {
        return None;
    }
    Some(match dx.abs() > dy.abs() {
        true if dx < 0.0 => Direction::Left,
        true => Direction::Right,
        false if dy < 0.0 => Direction::Up,
        false => Direction::Down,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_is_one_slide() {
        let mut swipe = Swipe::begin(100.0, 100.0);
        assert_eq!(swipe.to(110.0, 101.0), None);
        assert_eq!(swipe.to(121.0, 102.0), Some(Direction::Right));
        assert_eq!(swipe.to(160.0, 104.0), None);
        assert_eq!(swipe.to(300.0, 108.0), None);
    }

    #[test]
    fn a_turn_is_another() {
        let mut swipe = Swipe::begin(0.0, 0.0);
        assert_eq!(swipe.to(40.0, 0.0), Some(Direction::Right));
        assert_eq!(swipe.to(80.0, 5.0), None);
        assert_eq!(swipe.to(82.0, 40.0), Some(Direction::Down));
        assert_eq!(swipe.to(82.0, 10.0), Some(Direction::Up));
        assert_eq!(swipe.to(50.0, 10.0), Some(Direction::Left));
    }

    #[test]
    fn a_slanted_way_waits_until_it_is_clear() {
        let mut swipe = Swipe::begin(0.0, 0.0);
        assert_eq!(swipe.to(30.0, 28.0), None);
        assert_eq!(swipe.to(30.0, 60.0), Some(Direction::Down));
    }
}
