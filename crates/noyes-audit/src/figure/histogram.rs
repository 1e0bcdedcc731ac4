//! How often something was found, against what is expected.

use maud::html;

use super::{Length, plot::Plot, ticks};
use crate::words;

const PLOT: Plot =
    Plot { width: 420.0, height: 240.0, left: 46.0, right: 8.0, top: 10.0, bottom: 46.0 };

/// At most so many bars; neighbouring ones are put together beyond.
const MOST_BARS: usize = 40;

/// What is expected less often than so, and was never found, is left out at both ends.
const VISIBLE: f64 = 0.0005;

/// A bar for each number 0, 1, 2, … that says how often it was found, with a
/// mark where a fair dealer's bar ends. `axis` says what the numbers are.
///
/// `expected` has the counts of a fair dealer, in the same unit as `found`; the
/// shorter of the two is taken to go on with zeros.
#[must_use]
pub fn histogram(found: &[u64], expected: &[f64], axis: &str, label: &str) -> String {
    let total = found.iter().sum::<u64>().max(1) as f64;
    let bars = bars(found, expected, total);
    let most = bars.iter().map(|bar| bar.found.max(bar.expected)).fold(0.0, f64::max).max(1e-9);
    let (step, lines) = ticks(most, 4.0);
    let pitch = PLOT.across() / bars.len().max(1) as f64;
    let width = (pitch * 0.72).min(48.0);
    let y = |share: f64| PLOT.top + PLOT.down() * (1.0 - share / (most * 1.04));
    let middle = |at: usize| PLOT.left + pitch * (at as f64 + 0.5);
    let every = bars.len().div_ceil(14).max(1);
    let inner = html! {
        @for line in lines {
            (PLOT.level(y(line), &percent(line, step)))
        }
        @for (at, bar) in bars.iter().enumerate() {
            g {
                title { (bar.words(axis)) }
                rect class="bar" x=(Length(middle(at) - width / 2.0)) y=(Length(y(bar.found)))
                    width=(Length(width)) height=(Length(y(0.0) - y(bar.found)))
                    rx=(Length((width / 8.0).min(3.0))) {}
                line class="expected" x1=(Length(middle(at) - width * 0.66))
                    x2=(Length(middle(at) + width * 0.66)) y1=(Length(y(bar.expected)))
                    y2=(Length(y(bar.expected))) {}
            }
            @if at % every == 0 { (PLOT.tick(middle(at), &bar.least.to_string())) }
        }
    };
    PLOT.draw("histogram", axis, label, &inner)
}

/// A share of boards, with as many places as the steps need.
fn percent(share: f64, step: f64) -> String {
    let places = (-(step * 100.0).log10().floor()).clamp(0.0, 6.0) as usize;
    format!("{:.places$}%", share * 100.0)
}

/// Some neighbouring numbers, and the shares that have them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bar {
    least: usize,
    most: usize,
    found: f64,
    expected: f64,
}

impl Bar {
    fn words(&self, axis: &str) -> String {
        let Bar { least, most, .. } = *self;
        let numbers = if least == most { least.to_string() } else { format!("{least} to {most}") };
        let [found, expected] = [self.found, self.expected].map(words::percent);
        format!("{axis}: {numbers}. Found {found}, expected {expected}.")
    }
}

fn bars(found: &[u64], expected: &[f64], total: f64) -> Vec<Bar> {
    let length = found.len().max(expected.len());
    let share = |at: usize| {
        let expected = expected.get(at).copied().unwrap_or(0.0) / total;
        (found.get(at).copied().unwrap_or(0) as f64 / total, expected)
    };
    let visible = |at: &usize| share(*at).0 > 0.0 || share(*at).1 >= VISIBLE;
    let first = (0..length).find(visible).unwrap_or(0);
    let last = (0..length).rev().find(visible).unwrap_or(0);
    let group = (last - first + 1).div_ceil(MOST_BARS);
    let bar = |least: usize| {
        let most = (least + group - 1).min(last);
        let (found, expected) =
            (least..=most).map(share).fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        Bar { least, most, found, expected }
    };
    (first..=last).step_by(group).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;

    fn count(drawn: &str, class: &str) -> usize {
        let document = Document::parse(drawn).unwrap();
        document.descendants().filter(|node| node.attribute("class") == Some(class)).count()
    }

    #[test]
    fn every_number_has_a_bar_and_a_mark() {
        let drawn =
            histogram(&[6, 3, 1, 0], &[5.0, 4.0, 0.9, 0.1], "tiles <at> home", "Homes & co");
        assert_eq!((count(&drawn, "bar"), count(&drawn, "expected")), (4, 4));
        let document = Document::parse(&drawn).unwrap();
        assert_eq!(document.root_element().attribute("aria-label"), Some("Homes & co"));
        assert!(drawn.contains("tiles &lt;at&gt; home: 0. Found 60%, expected 50%."));
    }

    #[test]
    fn empty_ends_are_left_out_and_many_bars_put_together() {
        let mut found = vec![0; 1000];
        found[300..700].fill(5);
        let all = bars(&found, &[], 2000.0);
        assert_eq!(all.len(), MOST_BARS);
        assert_eq!((all[0].least, all[0].most, all[39].most), (300, 309, 699));
        assert!((all.iter().map(|bar| bar.found).sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        Document::parse(&histogram(&[], &[], "x", "Nothing")).unwrap();
        Document::parse(&histogram(&[0], &[0.0], "x", "Nothing")).unwrap();
    }
}
