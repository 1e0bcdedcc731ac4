//! Boards that are dealt and counted, more and more of them.

use noyes::Dealer;
use noyes_api::{ErrorBody, LabRecipe, LabSample, LabVerdict};
use noyes_audit::{SampleAudit, Tally, Verdict};
use web_time::Instant;

use crate::{examiner::body, map};

/// One series of deals, counted.
pub(crate) struct Sampler {
    id: u64,
    dealer: Dealer,
    tally: Tally,
    dealt: u64,
    verdict: Option<LabVerdict>,
}

impl Sampler {
    /// Repeated boards are looked for within this: two cards and a tab's other needs.
    const MEMORY: u64 = 32 << 20;
    /// Boards that are dealt and counted in one go: they stay in the nearest caches.
    const BATCH: u64 = 1024;
    /// How seldom a fair dealer may be called unfair, in all judgements of a series together.
    const ALPHA: f64 = 0.001;
    /// Judgement is passed on so many boards. Each more would need the others to be less keen: who
    /// looks often enough sees any chance event.
    const JUDGED: [u64; 3] = [1_000, 30_000, 1_000_000];

    pub(crate) fn new(id: u64, recipe: &LabRecipe, seed: &str) -> Result<Sampler, ErrorBody> {
        let (goal, recipe) = recipe.read()?;
        let tally = Tally::new(goal.clone(), Self::MEMORY);
        let dealer = Dealer::new(goal, recipe, seed).map_err(body)?;
        Ok(Sampler { id, dealer, tally, dealt: 0, verdict: None })
    }

    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    /// Deals so many more boards and tells what was counted so far.
    pub(crate) fn deal(&mut self, count: u64) -> Result<LabSample, ErrorBody> {
        let begun = Instant::now();
        let area = self.dealer.goal().size().area();
        let mut cells = Vec::new();
        let end = self.dealt.saturating_add(count);
        while self.dealt < end {
            let next = Self::JUDGED.into_iter().find(|&judged| judged > self.dealt);
            let stop = next.map_or(end, |judged| judged.min(end));
            let count = (stop - self.dealt).min(Self::BATCH);
            cells.resize(count as usize * area, 0u8);
            self.dealer.deal_cells(self.dealt, &mut cells).map_err(body)?;
            self.tally.add_cells(&cells).map_err(body)?;
            self.dealt += count;
            if next == Some(self.dealt) {
                self.judge();
            }
        }
        let counts = self.tally.counts();
        let goal = self.dealer.goal();
        let marginals = counts.marginals();
        Ok(LabSample {
            id: self.id,
            boards: counts.boards,
            ratios: marginals.as_ref().map(|shares| map::ratios(goal, shares)).unwrap_or_default(),
            verdict: self.verdict,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    /// Passes judgement on the boards so far. Who was found unfair once remains so.
    fn judge(&mut self) {
        if self.verdict.is_some_and(|verdict| !verdict.consistent) {
            return;
        }
        let alpha = Self::ALPHA / Self::JUDGED.len() as f64;
        let audit = SampleAudit::new(self.tally.counts(), alpha).ok();
        self.verdict = audit.map(|audit| LabVerdict {
            boards: audit.counts.boards,
            consistent: audit.verdict == Verdict::Consistent,
        });
    }
}
