//! The page on a sample.

use maud::{Markup, html};

use super::page::{Answer, boards_of, card, facts, heat_map, made_by, page};
use crate::{SampleAudit, Test, TestName, Verdict, figure, words};

/// The report on whether boards could come from a fair dealer. `command` says
/// how the report can be made again, `note` what else is to be known, such as
/// that the boards were not read to their end.
#[must_use]
pub fn sample(audit: &SampleAudit, command: Option<&str>, note: Option<&str>) -> String {
    let answer = match audit.verdict {
        Verdict::Consistent if !audit.could_show() => Answer::Open,
        Verdict::Consistent => Answer::Nothing,
        Verdict::NotFair => Answer::No,
    };
    let counts = &audit.counts;
    let about = html! {
        (boards_of(&counts.goal)) ". All tests together accuse a fair dealer with a probability of "
        (words::percent(audit.alpha)) " at most."
        @if let Some(note) = note { " " (note) }
    };
    let marginals = counts.marginals();
    let content = html! {
        (facts(&figures(audit)))
        div.cards {
            (heat_map(
                marginals.as_ref(),
                &counts.goal,
                |scale| scale.for_sample(counts.boards, counts.goal.size().area()),
                &chance(audit),
            ))
            div.stack { (histograms(audit)) }
        }
        (tests(audit))
        (made_by(command, &html! {
            "Each test compares a count of the boards with its exact expectation under a dealer \
             who deals each solvable board with the same probability. The p-values are corrected \
             for their number by Holm's method. The smallest bias is the one that a sample of this \
             size would have shown nine times out of ten."
        }))
    };
    page(answer, &audit.headline(), &about, &content)
}

fn figures(audit: &SampleAudit) -> Vec<(&'static str, String, String)> {
    let (counts, repeats) = (&audit.counts, &audit.counts.repeats);
    let solvable = (counts.boards - counts.unsolvable) as f64 / counts.boards as f64;
    let compared = match repeats.compared == counts.boards {
        true => String::new(),
        false => format!("of {} compared", words::thousands(repeats.compared)),
    };
    let homes =
        counts.at_home.iter().zip(0u64..).map(|(&boards, tiles)| boards as f64 * tiles as f64);
    let mean = homes.sum::<f64>() / counts.boards as f64;
    let expected = audit.expected_at_home().map(|expected| {
        let sum: f64 =
            (0u32..).zip(expected).map(|(tiles, boards)| f64::from(tiles) * boards).sum();
        format!("fair: {}", words::rounded(sum / counts.boards as f64))
    });
    vec![
        ("boards", words::thousands(counts.boards), String::new()),
        ("that can be solved", words::percent(solvable), "fair: 100%".into()),
        ("different boards", words::thousands(repeats.distinct), compared),
        ("pairs of equal boards", words::thousands(repeats.pairs), expected_pairs(audit)),
        ("tiles at home, in the mean", words::rounded(mean), expected.unwrap_or_default()),
    ]
}

fn expected_pairs(audit: &SampleAudit) -> String {
    let test = audit.tests.iter().find(|test| test.name == TestName::Repeats);
    test.map_or(String::new(), |test| match test.expected {
        few if few < 0.01 => "fair: below 0.01".into(),
        pairs => format!("fair: about {}", words::rounded(pairs)),
    })
}

/// How far chance alone moves a cell of the heat map.
fn chance(audit: &SampleAudit) -> String {
    let (boards, area) = (audit.counts.boards as f64, audit.counts.goal.size().area() as f64);
    let group = audit.counts.goal.size().area().div_ceil(figure::MOST_CELLS) as f64;
    let deviation = ((area - 1.0) / boards).sqrt() / group;
    let percent = words::rounded((deviation * 1000.0).round() / 10.0);
    format!("Chance alone moves a cell by about {percent}% up or down.")
}

fn histograms(audit: &SampleAudit) -> Markup {
    let counts = &audit.counts;
    let marks = "Bars are what was found, marks what a fair dealer has in the mean.";
    let homes = audit.expected_at_home().map(|expected| {
        let title = "How many tiles are at home";
        let label = format!("{title}. {}", sentence(audit, TestName::FixedPoints));
        let drawn = figure::histogram(&counts.at_home, &expected, "tiles at home", &label);
        card(title, &drawn, &html! { p { (marks) } })
    });
    let cycles = audit.expected_cycles().map(|expected| {
        let title = "How many cycles the boards have";
        let label = format!("{title}. {}", sentence(audit, TestName::Cycles));
        let drawn = figure::histogram(&counts.cycles, &expected, "cycles", &label);
        let caption = html! {
            p {
                "A cycle: the tile on this one's home, the tile on that one's, and so on until the \
                 first comes again. A tile at home is a cycle by itself."
            }
        };
        card(title, &drawn, &caption)
    });
    html! { @for drawn in [homes, cycles].into_iter().flatten() { (drawn) } }
}

fn sentence(audit: &SampleAudit, name: TestName) -> &str {
    audit.tests.iter().find(|test| test.name == name).map_or("", |test| &test.sentence)
}

/// What a test is called, and what its effect is.
fn title(name: TestName) -> (&'static str, &'static str) {
    match name {
        TestName::Unsolvable => ("Boards that cannot be solved", "their share"),
        TestName::BlankSquare => ("Where the blank stands", "Cohen's w"),
        TestName::TileSquares => ("Which tile comes to which square", "Cohen's w"),
        TestName::FixedPoints => ("How many tiles are at home", "Cohen's w"),
        TestName::Pairs => ("Which of two tiles comes first", "share, from one half"),
        TestName::Cycles => ("How many cycles there are", "Cohen's w"),
        TestName::Repeats => ("Boards that came more than once", "probability, from fair"),
    }
}

fn tests(audit: &SampleAudit) -> Markup {
    let count = audit.tests.len();
    html! {
        section.tests {
            h2 { "What was tested" }
            table role="table" {
                caption {
                    (count) @if count == 1 { " test" } @else { " tests" } " at the level "
                    (words::rounded(audit.alpha)) " in all"
                }
                thead role="rowgroup" {
                    tr role="row" {
                        th scope="col" role="columnheader" { "test" }
                        @for name in ["p", "p corrected", "effect", "smallest detectable"] {
                            th.number scope="col" role="columnheader" { (name) }
                        }
                    }
                }
                tbody role="rowgroup" { @for test in &audit.tests { (row(test, audit.alpha)) } }
            }
            @if !audit.skipped.is_empty() {
                h3 { "What was not" }
                ul {
                    @for skipped in &audit.skipped {
                        li { (title(skipped.name).0) ": " (skipped.reason) "." }
                    }
                }
            }
        }
    }
}

fn row(test: &Test, alpha: f64) -> Markup {
    let (title, unit) = title(test.name);
    let unfair = test.is_unfair(alpha);
    let p = |p| words::p_value(p, test.name == TestName::Unsolvable);
    let smallest = match test.smallest_detectable.is_finite() {
        true => words::rounded(test.smallest_detectable),
        false => "none".into(),
    };
    html! {
        tr role="row" class=(if unfair { "unfair" } else { "passed" }) {
            th scope="row" role="rowheader" {
                span.title { (title) }
                span.sentence { (test.sentence) }
            }
            td.number role="cell" data-label="p" { (p(test.p)) }
            td.number role="cell" data-label="p corrected" {
                strong { (p(test.p_corrected)) }
            }
            td.number role="cell" data-label="effect" {
                (words::rounded(test.effect)) span.unit { (unit) }
            }
            td.number role="cell" data-label="smallest detectable" { (smallest) }
        }
    }
}
