//! How walks approach the fair deal.

use noyes::{Goal, Layout, Recipe, Shuffle, Size};
use noyes_audit::{ExactAudit, Limits, Mixing};

fn mixing(size: &str, shuffle: Shuffle) -> Mixing {
    let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
    Mixing::new(&goal, shuffle, 5000, &Limits::default()).unwrap().unwrap()
}

fn shuffles() -> [Shuffle; 3] {
    let steps = 0;
    [
        Shuffle::RandomSlides { steps },
        Shuffle::LegalSlides { steps },
        Shuffle::NoBacktrackSlides { steps },
    ]
}

#[test]
fn figures_of_3x3() {
    let mixing = mixing("3x3", shuffles()[0]);
    assert_eq!(format!("{:.2}", mixing.curve[30]), "0.96");
    assert_eq!(mixing.times[0], (0.25, Some(189)));
    assert_eq!(mixing.times[1], (0.01, Some(487)));
    assert_eq!(mixing.curve.len() as u64, mixing.times[2].1.unwrap() + 2);
    assert_eq!(mixing.floor, [0.0, 0.0]);
    assert!(mixing.curve.windows(2).all(|pair| pair[1] <= pair[0] + 1e-12));
}

#[test]
fn legal_slides_are_trapped() {
    for shuffle in &shuffles()[1..] {
        let mixing = mixing("3x3", *shuffle);
        assert_eq!(mixing.floor, [4.0 / 9.0, 5.0 / 9.0]);
        assert!(mixing.times.iter().all(|(_, time)| time.is_none()));
        for (steps, distance) in mixing.curve.iter().enumerate() {
            assert!(*distance >= mixing.floor[steps % 2] - 1e-12);
        }
        let last = mixing.curve.len() - 1;
        assert!(mixing.curve[last] - mixing.floor[last % 2] < 0.001);
    }
}

#[test]
fn curves_are_the_audits_distances() {
    for size in ["2x2", "3x2", "1x5"] {
        let goal = Goal::new(size.parse::<Size>().unwrap(), Layout::BlankFirst);
        for steps in [0, 1, 5, 24] {
            for shuffle in [
                Shuffle::RandomSlides { steps },
                Shuffle::LegalSlides { steps },
                Shuffle::NoBacktrackSlides { steps },
            ] {
                let recipe = Recipe { shuffle, ..Recipe::default() };
                let audit = ExactAudit::new(&goal, recipe, &Limits::default()).unwrap();
                let mixing = audit.mixing.unwrap();
                if let Some(distance) = mixing.curve.get(steps as usize) {
                    assert_eq!(audit.tv_distance, Some(*distance), "{size} {recipe}");
                }
            }
        }
    }
}

/// A walk of very many steps is cut short where nothing changes any more: the
/// answer is that of a walk long enough, of the same parity.
#[test]
fn endless_walks_end() {
    let goal = Goal::new("3x2".parse().unwrap(), Layout::BlankLast);
    let two = Goal::new("2x2".parse().unwrap(), Layout::BlankLast);
    let distance = |goal: &Goal, shuffle| {
        let recipe = Recipe { shuffle, ..Recipe::default() };
        ExactAudit::new(goal, recipe, &Limits::default()).unwrap().tv_distance.unwrap()
    };
    let many = 1_000_000_000_000_000;
    let steps = |shuffle, steps| match shuffle {
        Shuffle::RandomSlides { .. } => Shuffle::RandomSlides { steps },
        Shuffle::LegalSlides { .. } => Shuffle::LegalSlides { steps },
        _ => Shuffle::NoBacktrackSlides { steps },
    };
    for shuffle in shuffles() {
        for odd in [0, 1] {
            let found = distance(&goal, steps(shuffle, many + odd));
            let expected = distance(&goal, steps(shuffle, 3000 + odd));
            assert!((found - expected).abs() < 1e-9, "{shuffle:?}");
        }
    }
    // The blank circles for ever, to one of two boards after each twelve slides.
    let circle = |steps| distance(&two, Shuffle::NoBacktrackSlides { steps });
    assert_eq!(circle(12 * many), circle(12));
    assert_eq!(circle(12 * many + 5), circle(12 + 5));
    assert!(circle(5) > 0.8);
    // In a line it goes to and fro.
    let line = Goal::new("1x8".parse().unwrap(), Layout::Spiral);
    let to_and_fro = |steps| distance(&line, Shuffle::NoBacktrackSlides { steps });
    assert_eq!(to_and_fro(14 * many + 3), to_and_fro(14 + 3));
}

#[test]
fn there_are_curves_for_small_walks_only() {
    let mixing = |size: &str, shuffle| {
        let goal = Goal::new(size.parse().unwrap(), Layout::BlankLast);
        Mixing::new(&goal, shuffle, 10, &Limits::default()).unwrap()
    };
    assert!(mixing("4x3", shuffles()[0]).is_none());
    assert!(mixing("2x2", Shuffle::SwapAny).is_none());
    assert_eq!(mixing("5x2", shuffles()[0]).unwrap().curve.len(), 11);
}
