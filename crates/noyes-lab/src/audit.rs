//! What a recipe really deals.

use std::sync::Mutex;

use noyes_api::{ErrorBody, LabAudit, LabBoard, LabMixing, LabNews, LabRecipe};
use noyes_audit::{ExactAudit, Likelihood, Limits, Mixing, Ratio, Weight};
use web_time::{Duration, Instant};

use crate::{
    examiner::{Post, body},
    map,
};

/// What a browser's tab can spare.
const MEMORY: u64 = 512 << 20;
/// Progress is told so often at most.
const OFTEN: Duration = Duration::from_millis(100);
/// A curve has about as many points as a screen has pixels for it.
pub(crate) const MOST_POINTS: usize = 240;

pub(crate) fn answer(id: u64, recipe: &LabRecipe, post: Post<'_>) -> Result<LabNews, ErrorBody> {
    let (goal, recipe) = recipe.read()?;
    let told = Mutex::new(Instant::now());
    let progress = |done: noyes_audit::Done| {
        if let Ok(mut told) = told.lock()
            && told.elapsed() >= OFTEN
        {
            *told = Instant::now();
            post(LabNews::Progress { id, done: done.done, total: done.total });
        }
    };
    let limits = Limits { memory: MEMORY, progress: Some(&progress), ..Limits::default() };
    let audit = ExactAudit::new(&goal, recipe, &limits).map_err(body)?;
    Ok(LabNews::Audited { id, audit: Box::new(wire(&audit)) })
}

fn wire(audit: &ExactAudit) -> LabAudit {
    let marginals = audit.marginals.as_ref();
    LabAudit {
        basis: audit.basis.name().into(),
        is_fair: audit.is_fair(),
        is_nearly_fair: audit.is_nearly_fair(),
        outcomes: audit.outcomes.as_ref().map(ToString::to_string),
        share_possible: audit.share_possible,
        solvable_share: audit.solvable_share,
        most_likely: audit.most_likely.as_ref().map(board),
        least_likely: audit.least_likely.as_ref().map(board),
        ratio: audit.ratio.as_ref().map(Ratio::to_f64),
        tv_distance: audit.tv_distance,
        tv_at_least: audit.tv_at_least,
        mean_length: audit.mean_length.map(|mean| [mean.dealt, mean.fair]),
        ratios: marginals.map(|shares| map::ratios(&audit.goal, shares)),
        at_home: audit.tiles_at_home,
        mixing: audit.mixing.as_ref().map(curve),
    }
}

fn board(likelihood: &Likelihood) -> LabBoard {
    let (outcomes, probability) = match &likelihood.weight {
        Weight::Outcomes(outcomes) => (Some(outcomes.to_string()), None),
        Weight::Probability(probability) => (None, Some(*probability)),
    };
    LabBoard { board: likelihood.board.to_string(), outcomes, probability }
}

fn curve(mixing: &Mixing) -> LabMixing {
    // Every point near the beginning of a short curve; of a long one every so many. The last one
    // stays, and so do both of a pair where even and odd numbers differ.
    let every = mixing.curve.len().div_ceil(MOST_POINTS).max(1);
    let every = if every > 1 { every | 1 } else { every };
    let last = mixing.curve.len().saturating_sub(1);
    LabMixing {
        curve: mixing
            .curve
            .iter()
            .enumerate()
            .filter(|&(at, _)| at % every == 0 || at == last)
            .map(|(at, &distance)| (at as u64, distance))
            .collect(),
        times: mixing.times.clone(),
        floor: mixing.floor,
    }
}
