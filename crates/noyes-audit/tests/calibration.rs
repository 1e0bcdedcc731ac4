//! Fair samples are accused as often as the level says, and no more.

#[path = "judge/dealt.rs"]
mod dealt;

use dealt::{Fair, find, goal};
use noyes_audit::{SampleAudit, TestName, Verdict};
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
