//! Averages as speed-solvers count them.

/// What a series of results comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Average {
    /// The mean of those that count.
    Of(f64),
    /// Too many were not finished.
    NotFinished,
}

impl Average {
    /// The mean; `None` if too many were not finished.
    #[must_use]
    pub fn value(self) -> Option<f64> {
        match self {
            Average::Of(mean) => Some(mean),
            Average::NotFinished => None,
        }
    }

    /// Whether this one is better: less.
    fn beats(self, other: Average) -> bool {
        match (self.value(), other.value()) {
            (Some(one), Some(other)) => one < other,
            (one, other) => one.is_some() && other.is_none(),
        }
    }
}

/// The average of the last results, and the best there ever was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Averages {
    /// How many results it takes.
    pub of: usize,
    /// That of the last ones.
    pub current: Average,
    /// The best of all.
    pub best: Average,
    /// The number of the last result of the best one, from 0.
    pub best_at: usize,
}

/// How many of the best, and of the worst, do not count: a twentieth of them, at least one.
///
/// This is the rule of the World Cube Association for five, and its usual continuation.
#[must_use]
pub fn trimmed(of: usize) -> usize {
    of.div_ceil(20)
}

/// The average of the results in their order, `None` for each that was not finished; `None` if
/// there are fewer than it takes.
///
/// Of every `of` results in a row the best and the worst twentieth, rounded up, do not count; one
/// that was not finished is the worst of all.
///
/// ```
/// use noyes_game::{Average, averages};
///
/// let times = [Some(12), Some(9), None, Some(11), Some(13), Some(20)];
/// let five = averages(&times, 5).unwrap();
/// assert_eq!(five.best, Average::Of(12.0)); // 11, 12 and 13 count
/// assert_eq!(five.current, Average::Of(44.0 / 3.0)); // 11, 13 and 20
/// ```
#[must_use]
pub fn averages(results: &[Option<u64>], of: usize) -> Option<Averages> {
    let cut = trimmed(of);
    if of <= 2 * cut || results.len() < of {
        return None;
    }
    // What was not finished is later than everything.
    let key = |result: Option<u64>| result.map_or((true, 0), |value| (false, value));
    let mut window: Vec<(bool, u64)> = results[..of].iter().map(|&result| key(result)).collect();
    window.sort_unstable();
    let average = |window: &[(bool, u64)]| {
        let counting = &window[cut..of - cut];
        match counting.iter().any(|&(unfinished, _)| unfinished) {
            true => Average::NotFinished,
            false => {
                let sum: u128 = counting.iter().map(|&(_, value)| u128::from(value)).sum();
                Average::Of(sum as f64 / counting.len() as f64)
            }
        }
    };
    let first = average(&window);
    let mut averages = Averages { of, current: first, best: first, best_at: of - 1 };
    for at in of..results.len() {
        if let Ok(old) = window.binary_search(&key(results[at - of])) {
            window.remove(old);
        }
        let new = key(results[at]);
        window.insert(window.partition_point(|&other| other < new), new);
        averages.current = average(&window);
        if averages.current.beats(averages.best) {
            (averages.best, averages.best_at) = (averages.current, at);
        }
    }
    Some(averages)
}
