//! Unfair dealers are caught, fair ones are not.

mod slow;

use noyes::{BlankSquare, Board, Fix, Recipe, Shuffle};
use noyes_audit::{SampleAudit, Test, TestName, Verdict};

const BOARDS: u64 = 10_000;
const ALPHA: f64 = 0.001;

fn judge(recipe: Recipe, seed: &str) -> SampleAudit {
    let goal = slow::goal(4, 4);
    let dealer = slow::dealer(&goal, recipe, seed);
    let boards: Vec<Board> = (0..BOARDS).map(|k| dealer.deal(k).unwrap()).collect();
    SampleAudit::new(slow::count(&goal, &boards), ALPHA).unwrap()
}

fn print(title: &str, audit: &SampleAudit) {
    println!("{title}: {}", audit.verdict.name());
    for test in &audit.tests {
        println!(
            "  {:12} {:12.4} ({:10.4}) p {:8.2e} {:8.2e} effect {:.5} >= {:.5} {}",
            test.name.name(),
            test.statistic,
            test.expected,
            test.p,
            test.p_corrected,
            test.effect,
            test.smallest_detectable,
            test.sentence
        );
    }
    for s in &audit.skipped {
        println!("  {} skipped: {}", s.name, s.reason);
    }
}

fn caught(audit: &SampleAudit) -> Vec<TestName> {
    let caught = |test: &&Test| test.p_corrected <= ALPHA;
    audit.tests.iter().filter(caught).map(|test| test.name).collect()
}

#[test]
fn a_fair_dealer_is_not_accused() {
    for seed in ["a", "b", "c"] {
        let audit = judge(Recipe::default(), seed);
        print("fair", &audit);
        assert_eq!(audit.verdict, Verdict::Consistent);
    }
    let recipe = Recipe { shuffle: Shuffle::FisherYates, fix: Fix::Swap, ..Recipe::default() };
    assert_eq!(judge(recipe, "a").verdict, Verdict::Consistent);
}

#[test]
fn unfair_dealers_are_caught() {
    let shuffle = |shuffle, fix| Recipe { shuffle, fix, ..Recipe::default() };
    let recipes = [
        shuffle(Shuffle::SwapAny, Fix::None),
        shuffle(Shuffle::SwapAny, Fix::Swap),
        shuffle(Shuffle::SwapAny, Fix::Article),
        shuffle(Shuffle::SwapAny, Fix::Reject),
        shuffle(Shuffle::Sattolo, Fix::Swap),
        shuffle(Shuffle::Sattolo, Fix::Article),
        shuffle(Shuffle::LegalSlides { steps: 100 }, Fix::None),
        shuffle(Shuffle::Floor10, Fix::Reject),
        shuffle(Shuffle::Floor10, Fix::Swap),
        Recipe { shuffle: Shuffle::FisherYates, fix: Fix::Swap, blank_square: BlankSquare::Home },
    ];
    for recipe in recipes {
        let audit = judge(recipe, "unfair");
        print(&format!("{recipe:?}"), &audit);
        assert_eq!(audit.verdict, Verdict::NotFair, "{recipe:?}");
        println!("  {:?}", caught(&audit));
    }
}
