//! The Lab's questions: dealing and counting, and what a recipe really deals.

use noyes_api::{ErrorBody, LabAsk, LabNews};

use crate::{audit, sampler::Sampler};

/// Where answers go.
pub(crate) type Post<'a> = &'a (dyn Fn(LabNews) + Sync);

/// Answers questions. The boards that were counted for each card stay for the next ones.
#[derive(Default)]
pub(crate) struct Examiner {
    samplers: [Option<Sampler>; 2],
}

impl Examiner {
    pub(crate) fn answer(&mut self, question: &str, post: Post<'_>) {
        let ask = match serde_json::from_str(question) {
            Ok(ask) => ask,
            Err(error) => {
                let (code, message) = ("bad-question".into(), error.to_string());
                post(LabNews::Error { id: None, error: ErrorBody { code, message, at: None } });
                return;
            }
        };
        let (id, answer) = match ask {
            LabAsk::Audit { id, recipe } => (id, audit::answer(id, &recipe, post)),
            LabAsk::Deal { id, card, recipe, seed, count } => {
                (id, self.deal(id, card, &recipe, &seed, count))
            }
            // Questions of a page that is newer than this module.
            _ => return,
        };
        match answer {
            Ok(news) => post(news),
            Err(error) => post(LabNews::Error { id: Some(id), error }),
        }
    }

    fn deal(
        &mut self,
        id: u64,
        card: usize,
        recipe: &noyes_api::LabRecipe,
        seed: &str,
        count: u64,
    ) -> Result<LabNews, ErrorBody> {
        let Some(place) = self.samplers.get_mut(card) else {
            let message = format!("found card {card}; expected 0 or 1");
            return Err(ErrorBody { code: "bad-question".into(), message, at: None });
        };
        let sampler = match place.take().filter(|sampler| sampler.id() == id) {
            Some(sampler) => sampler,
            None => Sampler::new(id, recipe, seed)?,
        };
        place.insert(sampler).deal(count).map(LabNews::Counted)
    }
}

pub(crate) fn body<E: noyes::Coded>(error: E) -> ErrorBody {
    ErrorBody::from(&error)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use noyes::{Fix, Recipe, Shuffle, Size};
    use noyes_api::{LabAudit, LabRecipe, LabSample, LabVerdict};

    use super::*;

    fn answers(lab: &mut Examiner, ask: &LabAsk) -> Vec<LabNews> {
        let said = Mutex::new(Vec::new());
        lab.answer(&serde_json::to_string(ask).unwrap(), &|news| said.lock().unwrap().push(news));
        said.into_inner().unwrap()
    }

    fn deal(lab: &mut Examiner, id: u64, card: usize, shuffle: Shuffle, count: u64) -> LabSample {
        let recipe = LabRecipe::new(Size::EIGHT, Recipe { shuffle, ..Recipe::default() });
        let ask = LabAsk::Deal { id, card, recipe, seed: "lab".into(), count };
        match answers(lab, &ask).pop() {
            Some(LabNews::Counted(sample)) => sample,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn boards_add_up_until_another_series_begins() {
        let mut lab = Examiner::default();
        let first = deal(&mut lab, 1, 0, Shuffle::SwapAny, 5_000);
        assert_eq!((first.id, first.boards), (1, 5_000));
        let second = deal(&mut lab, 1, 0, Shuffle::SwapAny, 5_000);
        assert_eq!(second.boards, 10_000);
        assert_eq!(deal(&mut lab, 2, 1, Shuffle::Uniform, 5_000).boards, 5_000);
        assert_eq!(deal(&mut lab, 3, 0, Shuffle::Uniform, 5_000).boards, 5_000);
        // The other card was left alone.
        assert_eq!(deal(&mut lab, 2, 1, Shuffle::Uniform, 5_000).boards, 10_000);
    }

    #[test]
    fn a_fair_sample_is_near_one_everywhere() {
        let sample = deal(&mut Examiner::default(), 1, 0, Shuffle::Uniform, 5_000);
        assert_eq!(sample.ratios.len(), 81);
        assert!(sample.ratios.iter().all(|ratio| (0.7..1.3).contains(ratio)));
    }

    #[test]
    fn the_same_boards_are_dealt_whatever_they_are_asked_in() {
        let mut lab = Examiner::default();
        let whole = deal(&mut lab, 1, 0, Shuffle::SwapAny, 3_000);
        for count in [20, 980, 1_999] {
            deal(&mut lab, 2, 1, Shuffle::SwapAny, count);
        }
        let parts = deal(&mut lab, 2, 1, Shuffle::SwapAny, 1);
        assert_eq!((whole.boards, &whole.ratios), (parts.boards, &parts.ratios));
    }

    #[test]
    fn judgement_is_passed_on_few_numbers_of_boards_and_kept_in_between() {
        let mut lab = Examiner::default();
        let judged = |boards, consistent| Some(LabVerdict { boards, consistent });
        for (count, verdict) in [
            (999, None),
            (1, judged(1_000, true)),
            (28_999, judged(1_000, true)),
            (10_000, judged(30_000, true)),
        ] {
            assert_eq!(deal(&mut lab, 1, 0, Shuffle::Uniform, count).verdict, verdict);
        }
        // Half of these boards cannot be solved, which the first judgement sees.
        for count in [1_500, 40_000] {
            let sample = deal(&mut lab, 2, 1, Shuffle::SwapAny, count);
            assert_eq!(sample.verdict, judged(1_000, false));
        }
    }

    fn audit(size: Size, recipe: Recipe) -> LabAudit {
        let ask = LabAsk::Audit { id: 4, recipe: LabRecipe::new(size, recipe) };
        match answers(&mut Examiner::default(), &ask).pop() {
            Some(LabNews::Audited { id: 4, audit }) => *audit,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn exact_answers_are_the_known_ones() {
        let swap_any = Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() };
        let answer = audit(Size::EIGHT, swap_any);
        assert_eq!(answer.outcomes.as_deref(), Some("387420489"));
        assert_eq!(answer.ratio, Some(6879.0 / 256.0));
        assert!(answer.most_likely.is_some() && answer.least_likely.is_some());
        let ratios = answer.ratios.unwrap();
        assert_eq!(ratios.len(), 81);
        // Rows and columns hold one tile and one square each.
        for row in ratios.chunks_exact(9) {
            assert!((row.iter().sum::<f64>() - 9.0).abs() < 1e-2, "{row:?}");
        }
    }

    #[test]
    fn walks_have_a_curve() {
        let slides = Recipe { shuffle: Shuffle::RandomSlides { steps: 30 }, ..Recipe::default() };
        let mixing = audit(Size::EIGHT, slides).mixing.unwrap();
        assert_eq!(mixing.curve.first().map(|point| point.0), Some(0));
        assert!(mixing.curve.len() <= crate::audit::MOST_POINTS + 1);
        let one_per_cent = mixing.times.iter().find(|time| time.0 == 0.01).unwrap();
        assert_eq!(one_per_cent.1, Some(487));
    }

    #[test]
    fn a_walk_is_never_called_fair() {
        for steps in [30, 2_500, 100_000] {
            let slides = Recipe { shuffle: Shuffle::RandomSlides { steps }, ..Recipe::default() };
            assert_eq!(audit(Size::new(2, 2).unwrap(), slides).is_fair, Some(false), "{steps}");
        }
        assert_eq!(audit(Size::EIGHT, Recipe::default()).is_fair, Some(true));
    }

    #[test]
    fn what_cannot_be_dealt_is_an_error() {
        let mut lab = Examiner::default();
        let recipe = Recipe { shuffle: Shuffle::Sattolo, fix: Fix::Reject, ..Recipe::default() };
        let mut recipe = LabRecipe::new(Size::EIGHT, recipe);
        recipe.blank_square = "home".into();
        match answers(&mut lab, &LabAsk::Audit { id: 9, recipe }).pop() {
            Some(LabNews::Error { id: Some(9), error }) => assert_eq!(error.code, "never-solvable"),
            other => panic!("{other:?}"),
        }
    }
}
