//! A beam that keeps to its time.

use crate::watch::Watch;

/// How long boards have taken so far: the beam becomes narrower where the rest of the
/// way would not end within the limits.
pub(super) struct Pace {
    began: f64,
    nodes: u64,
    boards: u64,
}

/// So many boards are looked at before their time says much.
const MEASURED: u64 = 1 << 10;

impl Pace {
    pub(super) fn new(watch: &Watch<'_>) -> Pace {
        Pace { began: watch.time_passed(), nodes: watch.nodes(), boards: 0 }
    }

    /// How wide the next layer may be, where those so far had so many boards in all.
    pub(super) fn width(
        &mut self,
        width: usize,
        boards: usize,
        below: u64,
        moves: u64,
        watch: &Watch<'_>,
    ) -> usize {
        let layers = below.saturating_sub(moves).clamp(1, 1 << 20) as f64;
        let mut fits = f64::INFINITY;
        if self.boards >= MEASURED {
            let boards = self.boards as f64;
            let now = watch.time_passed();
            if now > self.began {
                fits = (0.98 - now).max(0.0) / (now - self.began) * boards;
            }
            if let Some(nodes) = watch.limits().nodes {
                let (spent, left) =
                    (watch.nodes() - self.nodes, nodes.saturating_sub(watch.nodes()));
                fits = fits.min(left as f64 / spent.max(1) as f64 * boards);
            }
        }
        self.boards += boards as u64;
        width.min((fits / layers) as usize).max(1)
    }
}
