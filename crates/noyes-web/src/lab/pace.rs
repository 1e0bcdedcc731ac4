//! How many boards are dealt at a time, so that a map is seen to fill.

/// Then it is enough: nothing moves on the map any more.
pub(super) const MOST: u64 = 1_000_000;
/// A map is drawn after so many boards where less motion is wished.
const STILL: [u64; 3] = [1_000, 30_000, MOST];
/// Seconds that a thread may take for an answer.
const PATIENCE: f64 = 0.12;

/// How many boards are dealt next, after so many that took the last answer so many seconds; `None`
/// if there are enough.
pub(super) fn next(boards: u64, seconds: Option<f64>, still: bool) -> Option<u64> {
    let left = MOST.checked_sub(boards).filter(|&left| left > 0)?;
    if still {
        return STILL.iter().find(|&&stop| stop > boards).map(|stop| stop - boards);
    }
    // A sixth more each time is a steady change to the eye; the last batch was about that, too.
    let steady = (boards / 6).max(100);
    let count = match seconds {
        Some(seconds) if seconds > PATIENCE => (steady as f64 * PATIENCE / seconds) as u64,
        _ => steady,
    };
    Some(count.clamp(20, left.max(20)).min(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dealing_comes_to_its_end() {
        for (seconds, still) in [(0.01, false), (0.3, false), (0.5, true)] {
            let (mut boards, mut answers) = (0, 0);
            while let Some(count) = next(boards, Some(seconds), still) {
                assert!(count > 0);
                boards += count;
                answers += 1;
            }
            assert_eq!(boards, MOST);
            assert!(if still { answers == 3 } else { (30..400).contains(&answers) }, "{answers}");
        }
    }
}
