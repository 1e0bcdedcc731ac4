//! Fair samples are accused as often as the level says, and no more.

#[path = "judge/dealt.rs"]
mod dealt;

use dealt::{Fair, find, goal};
use noyes::{Dealer, Packed16, Recipe};
use noyes_audit::{SampleAudit, Tally, TestName, Verdict};
use statrs::distribution::{Binomial, DiscreteCDF};

const ALPHA: f64 = 0.05;
const LEVELS: [f64; 3] = [0.05, 0.01, 0.002];

/// How often each test spoke at each level, and the whole at `ALPHA`.
#[derive(Default)]
struct Alarms {
    samples: u64,
    by_test: [[u64; 3]; 7],
    made: [u64; 7],
    whole: u64,
}

impl Alarms {
    fn count(&mut self, audit: &SampleAudit) {
        self.samples += 1;
        self.whole += u64::from(audit.verdict == Verdict::NotFair);
        for (k, name) in TestName::ALL.into_iter().enumerate() {
            let Some(test) = find(audit, name) else { continue };
            self.made[k] += 1;
            for (alarms, level) in self.by_test[k].iter_mut().zip(LEVELS) {
                *alarms += u64::from(test.p <= level);
            }
        }
    }

    fn of(width: u32, height: u32, boards: usize, samples: usize) -> Alarms {
        let goal = goal(width, height);
        let mut alarms = Alarms::default();
        let seed = format!("calibration {boards}");
        for counts in Fair::new(&goal, &seed, boards).take(samples) {
            alarms.count(&SampleAudit::new(counts, ALPHA).unwrap());
        }
        alarms
    }
}

/// The number of alarms that a sound test passes once in ten thousand times.
fn most(samples: u64, level: f64) -> u64 {
    Binomial::new(level, samples).unwrap().inverse_cdf(0.9999)
}

fn least(samples: u64, level: f64) -> u64 {
    Binomial::new(level, samples).unwrap().inverse_cdf(0.0001)
}

/// A sound test is not above its level, and one whose statistic takes many values
/// is not far below it.
fn check(width: u32, height: u32, boards: usize, samples: usize) {
    let alarms = Alarms::of(width, height, boards, samples);
    let what = format!("{samples} samples of {boards} boards of {width}x{height}");
    for (k, name) in TestName::ALL.into_iter().enumerate() {
        for (found, level) in alarms.by_test[k].into_iter().zip(LEVELS) {
            println!("{what}, {name} at {level}: {found}, about {}", level * samples as f64);
            assert!(found <= most(alarms.made[k], level), "{what}, {name}: {found} at {level}");
            let fine = matches!(
                name,
                TestName::BlankSquare
                    | TestName::TileSquares
                    | TestName::FixedPoints
                    | TestName::Cycles
            );
            if fine {
                assert!(
                    found >= least(alarms.made[k], level),
                    "{what}, {name}: {found} at {level}"
                );
            }
        }
    }
    // Holm's correction leaves a little, as some tests err less often than they may.
    println!("{what}: {} at {ALPHA}", alarms.whole);
    assert!(alarms.whole <= most(alarms.samples, ALPHA), "{what}: {}", alarms.whole);
    assert!(alarms.whole >= least(alarms.samples, ALPHA / 3.0), "{what}: {}", alarms.whole);
}

#[test]
fn eight_puzzles() {
    check(3, 3, 30, 4000);
    check(3, 3, 200, 4000);
    check(3, 3, 1000, 2000);
}

#[test]
fn fifteen_puzzles() {
    check(4, 4, 30, 4000);
    check(4, 4, 200, 4000);
    check(4, 4, 1000, 2000);
}

/// So few boards are possible that their repetitions are a test of their own.
#[test]
fn boards_of_two_rows() {
    check(2, 2, 50, 2000);
    check(2, 2, 300, 2000);
    check(2, 3, 60, 2000);
    check(2, 3, 300, 2000);
}

/// Samples so large that boards come again and again, compared in part: the
/// p-values of `repeats` are as even as they are where all boards are compared.
/// How many boards the part really has would show in them otherwise.
fn check_part(width: u32, height: u32, boards: usize, samples: u64, memory: u64) {
    let goal = goal(width, height);
    let dealer = Dealer::new(goal.clone(), Recipe::default(), "calibration in part").unwrap();
    let mut packed = vec![Packed16::try_from(goal.board()).unwrap(); boards];
    let mut parts = Vec::new();
    let mut ps = Vec::new();
    for sample in 0..samples {
        dealer.deal_packed(sample * boards as u64, &mut packed).unwrap();
        let mut tally = Tally::new(goal.clone(), memory);
        tally.add_packed(&packed).unwrap();
        let audit = SampleAudit::new(tally.counts(), ALPHA).unwrap();
        parts.push(audit.counts.repeats.part);
        ps.push(find(&audit, TestName::Repeats).unwrap().p);
    }
    let what = format!("{boards} boards of {width}x{height} in {memory}");
    assert!(parts.iter().all(|&part| part < 1.0), "{what}: {parts:?}");
    for level in [0.5, 0.25, 0.05, 0.01] {
        let found = ps.iter().filter(|&&p| p <= level).count() as u64;
        println!("{what}, at {level}: {found} of {samples}");
        let fair = least(samples, level)..=most(samples, level);
        assert!(fair.contains(&found), "{what}, at {level}: {found} of {samples}, {ps:?}");
    }
    assert!(ps.iter().all(|&p| p > 1e-5), "{what}: {ps:?}");
}

#[test]
fn boards_compared_in_part() {
    // Each board of the part came many times, …
    check_part(4, 2, 100_000, 100, 16 << 10);
    check_part(4, 2, 100_000, 100, 64 << 10);
    check_part(3, 3, 400_000, 40, 16 << 10);
    check_part(3, 3, 400_000, 40, 256 << 10);
    // … about once, or hardly any again.
    check_part(3, 3, 100_000, 60, 64 << 10);
    check_part(3, 3, 10_000, 300, 64 << 10);
    check_part(5, 2, 1_000_000, 40, 16 << 10);
}
