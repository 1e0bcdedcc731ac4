//! Results over time, drawn.

use leptos::prelude::*;
use noyes_game::{Measure, averages};

use super::Shelf;
use crate::words;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// The most results that are drawn: beyond, dots become one line.
const MOST: usize = 200;
/// How many results the line averages.
const SMOOTH: usize = 5;

/// The results that are drawn, and their scale.
struct Plot {
    values: Vec<Option<u64>>,
    least: f64,
    most: f64,
}

impl Plot {
    fn new(results: &[Option<u64>]) -> Option<Plot> {
        let values = results[results.len().saturating_sub(MOST)..].to_vec();
        let least = values.iter().flatten().min().copied()? as f64;
        let most = values.iter().flatten().max().copied()? as f64;
        // A single value stands in the middle.
        let air = ((most - least) * 0.08).max(most * 0.02).max(1.0);
        Some(Plot { values, least: (least - air).max(0.0), most: most + air })
    }

    fn x(&self, at: usize) -> f64 {
        WIDTH * (at as f64 + 0.5) / self.values.len() as f64
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT * (1.0 - (value - self.least) / (self.most - self.least))
    }

    /// The line of averages, broken where there is none.
    fn line(&self) -> String {
        let mut path = String::new();
        let mut pen = 'M';
        for (at, window) in self.values.windows(SMOOTH).enumerate() {
            match averages(window, SMOOTH).and_then(|averages| averages.current.value()) {
                Some(value) => {
                    let (x, y) = (self.x(at + SMOOTH - 1), self.y(value));
                    path.push_str(&format!("{pen}{x:.1} {y:.1}"));
                    pen = 'L';
                }
                None => pen = 'M',
            }
        }
        path
    }

    /// Round numbers between least and most, for the lines across.
    fn marks(&self, measure: Measure) -> Vec<f64> {
        let unit = if measure == Measure::Time { 1000.0 } else { 1.0 };
        let span = (self.most - self.least) / unit;
        // Steps that divide minutes, and tens and hundreds as well.
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1800.0, 3600.0];
        let large = 3600.0 * (span / 4.0 / 3600.0).ceil();
        let step = steps.into_iter().find(|step| span / step <= 4.0).unwrap_or(large) * unit;
        let first = (self.least / step).ceil();
        (0..5)
            .map(|at| (first + f64::from(at)) * step)
            .take_while(|&mark| mark <= self.most)
            .collect()
    }
}

#[component]
pub(super) fn Graph() -> impl IntoView {
    let Shelf { measure, records, .. } = expect_context();
    move || {
        let measure = measure.get();
        let results: Vec<Option<u64>> =
            records.with(|records| records.iter().map(|record| record.result(measure)).collect());
        let plot = Plot::new(&results)?;
        let count = plot.values.len();
        let best = plot.values.iter().flatten().min().copied();
        let mark = |value: f64| {
            let y = plot.y(value);
            view! {
                <line class="graph-mark" x1="0" x2=WIDTH y1=y y2=y/>
                <text class="graph-label" x="-8" y=y>{words::records::mark(measure, value as u64)}</text>
            }
        };
        let marks = plot.marks(measure).into_iter().map(mark).collect_view();
        let dot = |(at, value): (usize, &Option<u64>)| {
            let value = (*value)?;
            let class = if Some(value) == best { "graph-dot best" } else { "graph-dot" };
            Some(view! { <circle class=class cx=plot.x(at) cy=plot.y(value as f64) r="3.5"/> })
        };
        let dots = plot.values.iter().enumerate().filter_map(dot).collect_view();
        Some(view! {
            <figure class="records-graph">
                <svg
                    viewBox=format!("-72 -10 {} {}", WIDTH + 80.0, HEIGHT + 20.0)
                    role="img"
                    aria-label=words::records::graph(count)
                >
                    {marks}
                    <path class="graph-line" d=plot.line()/>
                    {dots}
                </svg>
                <figcaption>{words::records::graph(count)}</figcaption>
            </figure>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_holds_all_results_and_few_marks() {
        for spread in [0, 1, 10, 700, 90_000, 5_000_000, 90_000_000] {
            let results = [Some(100_000), None, Some(100_000 + spread)];
            let plot = Plot::new(&results).unwrap();
            for value in results.iter().flatten() {
                let y = plot.y(*value as f64);
                assert!((0.0..=HEIGHT).contains(&y), "{spread}: {y}");
            }
            for measure in [Measure::Time, Measure::Moves(noyes::Metric::Stm)] {
                let marks = plot.marks(measure);
                assert!(marks.len() <= 5, "{spread}: {marks:?}");
                assert!(marks.iter().all(|&mark| (plot.least..=plot.most).contains(&mark)));
            }
        }
        assert!(Plot::new(&[None, None]).is_none());
    }

    #[test]
    fn the_line_averages_five() {
        let results: Vec<Option<u64>> = (0..6).map(|n| Some(10 * n)).collect();
        let line = Plot::new(&results).unwrap().line();
        assert_eq!(line.matches('M').count() + line.matches('L').count(), 2);
        assert_eq!(Plot::new(&results[..4]).unwrap().line(), "");
    }
}
