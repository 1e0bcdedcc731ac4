//! Boards that are dealt and counted, more and more of them.

use core::ops::Range;

use noyes::Dealer;
use noyes_api::{ErrorBody, LabRecipe, LabSample};
use noyes_audit::{SampleAudit, Tally};
use web_time::Instant;

use crate::{examiner::body, map};

/// One series of deals, counted.
pub(crate) struct Sampler {
    id: u64,
    dealer: Dealer,
    tally: Tally,
}

impl Sampler {
    /// Repeated boards are looked for within this: two cards and a tab's other needs.
    const MEMORY: u64 = 32 << 20;
    /// Boards that are dealt and counted in one go: they stay in the nearest caches.
    const BATCH: u64 = 1024;
    /// How seldom a fair dealer may be called unfair.
    const ALPHA: f64 = 0.001;

    pub(crate) fn new(id: u64, recipe: &LabRecipe, seed: &str) -> Result<Sampler, ErrorBody> {
        let (goal, recipe) = recipe.read()?;
        let tally = Tally::new(goal.clone(), Self::MEMORY);
        let dealer = Dealer::new(goal, recipe, seed).map_err(body)?;
        Ok(Sampler { id, dealer, tally })
    }

    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    /// Deals these boards and tells what was counted so far.
    pub(crate) fn deal(&mut self, deals: Range<u64>) -> Result<LabSample, ErrorBody> {
        let begun = Instant::now();
        let area = self.dealer.goal().size().area();
        let mut cells = Vec::new();
        let mut start = deals.start;
        while start < deals.end {
            let count = (deals.end - start).min(Self::BATCH);
            cells.resize(count as usize * area, 0u8);
            self.dealer.deal_cells(start, &mut cells).map_err(body)?;
            self.tally.add_cells(&cells).map_err(body)?;
            start += count;
        }
        let counts = self.tally.counts();
        let goal = self.dealer.goal();
        let marginals = counts.marginals();
        let (boards, unsolvable) = (counts.boards, counts.unsolvable);
        let audit = SampleAudit::new(counts, Self::ALPHA).ok();
        let failed = audit.iter().flat_map(|audit| {
            audit
                .tests
                .iter()
                .filter(|test| test.p_corrected < Self::ALPHA)
                .map(|test| test.name.name().to_owned())
        });
        Ok(LabSample {
            id: self.id,
            boards,
            unsolvable,
            ratios: marginals.as_ref().map(|shares| map::ratios(goal, shares)).unwrap_or_default(),
            at_home: marginals
                .as_ref()
                .map(|shares| map::at_home(goal, shares))
                .unwrap_or_default(),
            failed: failed.collect(),
            verdict: audit.map(|audit| audit.verdict.name().to_owned()),
            seconds: begun.elapsed().as_secs_f64(),
        })
    }
}
