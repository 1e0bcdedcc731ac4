//! What the Lab says about shuffles.

use noyes::{BlankSquare, Fix, Recipe, Shuffle, Size};
use noyes_api::{LabAudit, LabBoard, LabMixing, LabSample};

use super::{grouped, size as side_by_side, superscript};
use crate::lab::{Exact, Misread, Reason};

pub(crate) const TITLE: &str = "What does a shuffle really do?";
pub(crate) const LEAD: &str = "Each cell: how often a tile lands on a square, against what is fair. \
    Red is too often, blue too seldom.";
pub(crate) const SELDOM: &str = "1.5 times too seldom";
pub(crate) const OFTEN: &str = "1.5 times too often";
pub(crate) const AXES: &str =
    "A row for each tile, a column for each square; on the diagonal, at home.";
pub(crate) const MAP: &str = "Map";
pub(crate) const DEALT: &str = "as dealt";
pub(crate) const EXACT: &str = "exact";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const GO_ON: &str = "Go on";
pub(crate) const AGAIN: &str = "Deal again";
pub(crate) const SHUFFLE: &str = "Shuffle";
pub(crate) const FIX: &str = "If it cannot be solved";
pub(crate) const BLANK: &str = "The blank";
pub(crate) const CURVE: &str = "How far from fair, after so many";
pub(crate) const MOST_LIKELY: &str = "Most likely";
pub(crate) const LEAST_LIKELY: &str = "Least likely";
pub(crate) const FAILED: &str =
    "The part that deals and counts could not be loaded. Check the connection.";
pub(crate) const TRY_AGAIN: &str = "Try again";

/// A shuffle's name for people.
pub(crate) fn shuffle(shuffle: Shuffle) -> String {
    match shuffle {
        Shuffle::Uniform => "noyes",
        Shuffle::RandomSlides { .. } => "Random slides",
        Shuffle::LegalSlides { .. } => "Legal slides",
        Shuffle::NoBacktrackSlides { .. } => "Slides that never turn back",
        Shuffle::SwapAny => "Swap each square with any",
        Shuffle::Sattolo => "Sattolo (often printed as Fisher–Yates)",
        Shuffle::FisherYates => "Fisher–Yates",
        Shuffle::Floor10 => "Ten random digits (from a desktop game)",
    }
    .into()
}

/// What the steps of a shuffle are.
pub(crate) fn steps(shuffle: Shuffle) -> &'static str {
    match shuffle {
        Shuffle::RandomSlides { .. } => "Tries",
        _ => "Slides",
    }
}

/// What happens to a board that cannot be solved.
pub(crate) fn fix(fix: Fix) -> String {
    match fix {
        Fix::None => "deal it anyway",
        Fix::Swap => "swap the first two",
        Fix::Article => "swap as an article did",
        Fix::Reject => "shuffle again",
    }
    .into()
}

/// Where the blank may be.
pub(crate) fn blank(blank: BlankSquare) -> String {
    match blank {
        BlankSquare::Any => "anywhere",
        BlankSquare::Home => "at home",
    }
    .into()
}

/// A recipe that deals nothing.
pub(crate) fn refused(why: &str) -> String {
    format!("That does not work: {why}.")
}

pub(crate) fn bad_steps() -> String {
    "Expected a whole number from 0 to 100,000.".into()
}

/// What could not be read in an address.
pub(crate) fn misread(all: &[Misread]) -> String {
    let one = |misread: &Misread| {
        let part = misread.part;
        match &misread.why {
            Reason::Said(why) => format!("{part}: {why}"),
            Reason::Size(size) => {
                format!("size: the Lab goes from 2×2 to 6×6, not to {}", side_by_side(*size))
            }
            Reason::Steps(found) => {
                format!("{part}: found “{found}”, expected a whole number from 0 to 100,000")
            }
        }
    };
    let parts: Vec<String> = all.iter().map(one).collect();
    format!("Not all of the link could be read. {}.", parts.join("; "))
}

/// How many boards the map shows.
pub(crate) fn dealt(boards: u64) -> String {
    match boards {
        0 => "Nothing dealt yet".into(),
        1 => "1 board dealt".into(),
        _ => format!("{} boards dealt", grouped(&boards.to_string())),
    }
}

/// What an exact map is, or why there is none.
pub(crate) fn exact_map(exact: &Exact) -> String {
    match exact {
        Exact::Computing => "Being worked out".into(),
        Exact::Share(share) => format!("Being worked out: {:.0}%", share * 100.0),
        Exact::Known(audit) if audit.ratios.is_some() => "Exact".into(),
        Exact::Known(_) => "No exact map is known for this; look at the boards as dealt.".into(),
        Exact::Refused(why) => format!("Cannot be worked out here: {why}."),
        Exact::Failed => "The part that works it out could not be loaded.".into(),
    }
}

/// Whether a shuffle is fair, and how that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Finding {
    Exactly(bool),
    /// A walk that has come so near to the fair deal; it never arrives.
    Nearly(f64),
    /// From the boards that were dealt: they are not fair, or nothing speaks against it yet.
    Sampled(bool),
    /// Nothing is known yet.
    Open,
}

/// Differences below this are rounding.
const NOTHING: f64 = 1e-9;

/// What is known: exactly if it can be, else from the sample.
pub(crate) fn finding(audit: Option<&LabAudit>, sample: Option<&LabSample>) -> Finding {
    if let Some(audit) = audit
        && let Some(fair) = audit.is_fair
    {
        return match audit.tv_distance {
            Some(distance) if audit.is_nearly_fair => Finding::Nearly(distance),
            _ => Finding::Exactly(fair),
        };
    }
    match sample.and_then(|sample| sample.verdict) {
        Some(verdict) => Finding::Sampled(verdict.consistent),
        None => Finding::Open,
    }
}

/// The style of the sign before the headline, and the sign.
pub(crate) fn sign(finding: Finding) -> (&'static str, &'static str) {
    match finding {
        Finding::Exactly(true) => ("pill yes", super::YES),
        Finding::Exactly(false) | Finding::Sampled(false) => ("pill no", super::NO),
        Finding::Nearly(_) => ("pill waits", "≈"),
        Finding::Sampled(true) | Finding::Open => ("pill waits", "…"),
    }
}

/// The headline.
pub(crate) fn verdict(finding: Finding) -> String {
    match finding {
        Finding::Exactly(true) => "fair".into(),
        Finding::Nearly(distance) => {
            format!("nearly fair: {} away", percent(distance.max(f64::MIN_POSITIVE)))
        }
        Finding::Exactly(false) | Finding::Sampled(false) => "not fair".into(),
        Finding::Sampled(true) => "nothing speaks against it yet".into(),
        Finding::Open => "dealing".into(),
    }
}

/// The name of a map, with what it shows most clearly.
pub(crate) fn map_name(of: Shuffle, finding: Finding, furthest: Option<String>) -> String {
    let name = format!("Map of tiles and squares, {}: {}.", shuffle(of), verdict(finding));
    match furthest {
        Some(cell) => format!("{name} Furthest from fair: {cell}."),
        None => name,
    }
}

/// One cell of a map. Squares are counted from 1, by row and column.
pub(crate) fn cell(tile: u32, square: usize, size: Size, ratio: f64) -> String {
    let tile = match tile {
        0 => "The blank".into(),
        tile => format!("Tile {tile}"),
    };
    let width = size.width() as usize;
    let (row, column) = (square / width + 1, square % width + 1);
    let often = match ratio {
        0.0 => "never".into(),
        1.0 => "as often as is fair".into(),
        _ => format!("{} times as often as is fair", times(ratio)),
    };
    format!("{tile} on row {row}, column {column}: {often}")
}

/// A factor, as exactly as it is read.
fn times(ratio: f64) -> String {
    match ratio {
        _ if ratio < 9.995 => format!("{ratio:.2}"),
        _ if ratio < 1e3 => format!("{ratio:.1}"),
        _ if ratio < 1e15 => grouped(&format!("{ratio:.0}")),
        _ => power_of_ten(ratio),
    }
}

/// A positive number such as 5.6 × 10⁻¹⁰.
fn power_of_ten(number: f64) -> String {
    let text = format!("{number:.1e}");
    let (digits, power) = text.split_once('e').unwrap_or((&text, "0"));
    let minus = if power.starts_with('-') { "⁻" } else { "" };
    let power = power.trim_start_matches('-').parse().unwrap_or(0);
    format!("{digits} × 10{minus}{}", superscript(power))
}

/// A share in per cent, with the digits that are there: 0.444%, 12.5%, 50%.
fn percent(share: f64) -> String {
    let hundred = share * 100.0;
    let digits = match hundred {
        _ if hundred == 0.0 => 0,
        // No sum of so many probabilities is known more exactly.
        _ if hundred < 1e-10 => return "less than 10⁻¹⁰%".into(),
        _ if hundred < 0.001 => return format!("{}%", power_of_ten(hundred)),
        _ if hundred < 0.1 => 3,
        _ if hundred < 1.0 => 2,
        _ if (99.95..100.0).contains(&hundred) => 3,
        _ => 1,
    };
    let text = format!("{hundred:.digits$}");
    let text = match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.'),
        false => &text,
    };
    format!("{text}%")
}

fn capital_size(size: Size, boards: &str) -> String {
    format!("{} {boards}", side_by_side(size))
}

/// What is known of a small board, said on the card of a larger one.
pub(crate) fn small_facts(audit: &LabAudit, recipe: Recipe) -> Vec<String> {
    // Walks of so many slides mix sooner on small boards: that would say nothing.
    match recipe.shuffle.steps() {
        Some(_) => Vec::new(),
        None => likeliest(audit, Size::EIGHT).into_iter().collect(),
    }
}

/// The sentence on the most and the least likely board.
fn likeliest(audit: &LabAudit, size: Size) -> Option<String> {
    let ratio = audit.ratio.filter(|ratio| *ratio > 1.0 + NOTHING)?;
    let boards = capital_size(size, "board");
    let first =
        format!("The likeliest {boards} comes {} times as often as the rarest.", rough(ratio));
    Some(match &audit.outcomes {
        Some(outcomes) => format!("{first} Exact, from all {} outcomes.", grouped(outcomes)),
        None => first,
    })
}

/// A ratio above 1 with one decimal, as headlines have it; near 1 with two digits of what is over.
fn rough(ratio: f64) -> String {
    match ratio {
        _ if ratio < 1.095 => {
            let places = 1.0 - (ratio - 1.0).max(NOTHING).log10().floor();
            format!("{ratio:.*}", places as usize)
        }
        _ if ratio < 1000.0 => format!("{ratio:.1}"),
        _ => times(ratio),
    }
}

/// What is known exactly, the most telling first.
pub(crate) fn facts(audit: &LabAudit, size: Size, recipe: Recipe) -> Vec<String> {
    let mut facts = Vec::new();
    if audit.is_fair == Some(true) {
        facts.push(format!(
            "Each of the {} boards that can be solved comes equally often. Exact.",
            super::count(&size.solvable_boards())
        ));
    }
    let walk = recipe.shuffle.steps().zip(audit.mixing.as_ref());
    if let Some((steps, mixing)) = walk {
        facts.extend(self::walk(audit.tv_distance, mixing, recipe.shuffle, steps));
    }
    facts.extend(likeliest(audit, size));
    if let Some(share) = audit.solvable_share.filter(|share| *share < 1.0 - NOTHING) {
        facts.push(match (share - 0.5).abs() < 5e-4 {
            true => "Half of its boards cannot be solved.".into(),
            false => format!("{} of its boards cannot be solved.", percent(1.0 - share)),
        });
    }
    if let Some(share) = audit.share_possible.filter(|share| *share < 1.0 - NOTHING) {
        facts.push(format!("Only {} of the boards that can be solved can occur.", percent(share)));
    }
    if walk.is_some() {
        // The curve has said it.
    } else if let Some(distance) = audit.tv_distance.filter(|distance| *distance > NOTHING) {
        facts.push(format!(
            "{} of the probability lies on the wrong boards (total variation distance).",
            percent(distance)
        ));
    } else if audit.tv_distance.is_none() && audit.tv_at_least > NOTHING {
        facts.push(format!(
            "At least {} of the probability lies on the wrong boards (total variation distance).",
            percent(audit.tv_at_least)
        ));
    }
    let tiles = size.area() - 1;
    let fair = tiles as f64 / size.area() as f64;
    if let Some(home) = audit.at_home.filter(|home| (home - fair).abs() > 0.005) {
        facts.push(format!(
            "On average {home:.2} of the {tiles} tiles are at home, where {fair:.2} would be fair."
        ));
    }
    if let Some([dealt, fair]) = audit.mean_length
        && (dealt - fair).abs() > 0.005
    {
        facts.push(format!("Its boards need {dealt:.2} moves in the mean, fair ones {fair:.2}."));
    }
    facts
}

/// The curve in words.
pub(crate) fn curve(
    distance: Option<f64>,
    mixing: &LabMixing,
    shuffle: Shuffle,
    steps: u64,
) -> String {
    let most = mixing.curve.last().map_or(0, |point| point.0);
    let name = format!("{CURVE}: 0 to {}.", grouped(&most.to_string()));
    [vec![name], walk(distance, mixing, shuffle, steps)].concat().join(" ")
}

fn walk(distance: Option<f64>, mixing: &LabMixing, shuffle: Shuffle, steps: u64) -> Vec<String> {
    let word = match shuffle {
        Shuffle::RandomSlides { .. } => "tries",
        _ => "slides",
    };
    let mut facts = Vec::new();
    if let Some(distance) = distance {
        facts.push(format!(
            "After {} {word}, {} of the probability lies on the wrong boards (total variation distance).",
            grouped(&steps.to_string()),
            percent(distance.max(f64::MIN_POSITIVE))
        ));
    }
    let [even, odd] = mixing.floor;
    if even > 1e-6 || odd > 1e-6 {
        facts.push(format!(
            "However many slides there are, this never falls below {} for an even number of them, \
             nor below {} for an odd one: each slide moves the blank to a square of the other colour.",
            percent(even),
            percent(odd)
        ));
    }
    let reached: Vec<String> = mixing
        .times
        .iter()
        .filter_map(|(level, from)| {
            Some(format!("under {} from {} on", percent(*level), grouped(&(*from)?.to_string())))
        })
        .collect();
    if !reached.is_empty() {
        facts.push(format!("With more {word} it is {}.", reached.join(", ")));
    }
    facts
}

/// What the sample adds to what is known exactly: nothing where fair boards were dealt.
pub(crate) fn sampled(sample: &LabSample, audit: Option<&LabAudit>) -> Option<String> {
    let verdict = sample.verdict?;
    let boards = grouped(&verdict.boards.to_string());
    match (finding(audit, None), verdict.consistent) {
        (Finding::Exactly(true) | Finding::Nearly(_), _) | (Finding::Exactly(false), true) => None,
        (_, false) => Some(format!(
            "Seen in the first {boards} boards: of a thousand series that a fair dealer deals, one \
             at most is called unfair here."
        )),
        (_, true) => {
            Some(format!("Nothing in the first {boards} boards speaks against a fair dealer."))
        }
    }
}

/// What a screen reader hears while the exact figures are worked out: when that begins, and what
/// came of it.
pub(crate) fn announced(exact: &Exact, of: Shuffle) -> String {
    let of = shuffle(of);
    match exact {
        Exact::Computing | Exact::Share(_) => {
            format!("{of}: the exact figures are being worked out.")
        }
        Exact::Known(audit) if audit.is_fair.is_none() => {
            format!("{of}: the exact figures say no more than the boards dealt.")
        }
        Exact::Known(audit) => format!("{of}: {}.", verdict(finding(Some(audit), None))),
        Exact::Refused(_) | Exact::Failed => format!("{of}: no exact figures."),
    }
}

/// What is still being worked out.
pub(crate) fn working(exact: &Exact) -> String {
    match exact {
        Exact::Computing => "The exact figures are being worked out.".into(),
        Exact::Share(share) => {
            format!("The exact figures are being worked out: {:.0}%.", share * 100.0)
        }
        Exact::Known(_) => String::new(),
        Exact::Refused(why) => format!("The exact figures cannot be worked out here: {why}."),
        Exact::Failed => "The part that works out the exact figures could not be loaded.".into(),
    }
}

/// How likely a board is.
pub(crate) fn likelihood(likely: &LabBoard) -> String {
    match (&likely.outcomes, likely.probability) {
        (Some(outcomes), _) => format!("{} outcomes", grouped(outcomes)),
        (None, Some(probability)) if probability > 0.0 => match 1.0 / probability {
            odds if odds < 1e15 => format!("1 in {}", grouped(&format!("{:.0}", rounded(odds)))),
            odds => format!("1 in {}", power_of_ten(odds)),
        },
        _ => String::new(),
    }
}

/// To three digits.
fn rounded(number: f64) -> f64 {
    let unit = 10f64.powf((number.log10().floor() - 2.0).max(0.0));
    (number / unit).round() * unit
}

#[cfg(test)]
mod tests {
    use noyes_api::LabVerdict;

    use super::*;

    #[test]
    fn shares_have_the_digits_that_are_there() {
        let shares = [0.5, 0.125, 2.0 / 9.0, 0.9999, 0.000_05, 0.0, 1.0, 0.000_001];
        let texts = shares.map(percent);
        assert_eq!(
            texts.each_ref().map(String::as_str),
            ["50%", "12.5%", "22.2%", "99.99%", "0.005%", "0%", "100%", "1.0 × 10⁻⁴%"]
        );
    }

    #[test]
    fn factors_are_read_at_any_size() {
        assert_eq!([times(1.318), times(26.87), times(12_345.6)], ["1.32", "26.9", "12,346"]);
        assert_eq!(times(2.5e20), "2.5 × 10²⁰");
        let near = [1.000_312, 1.03, 1.0951, 26.871, 12_345.6].map(rough);
        assert_eq!(near, ["1.00031", "1.030", "1.1", "26.9", "12,346"]);
    }

    #[test]
    fn seldom_boards_are_told_apart() {
        let likelihood = |probability| {
            let board = "1 2/3 0".into();
            likelihood(&LabBoard { board, outcomes: None, probability: Some(probability) })
        };
        let fair = 1.0 / 181_440.0;
        assert_eq!(
            [fair, 1.04 * fair, 0.5, 3e-20, 0.0].map(likelihood),
            ["1 in 181,000", "1 in 174,000", "1 in 2", "1 in 3.3 × 10¹⁹", ""]
        );
    }

    #[test]
    fn the_likeliest_board_has_its_sentence() {
        let audit = LabAudit {
            is_fair: Some(false),
            outcomes: Some("387420489".into()),
            ratio: Some(6879.0 / 256.0),
            solvable_share: Some(0.5),
            tv_distance: Some(0.6),
            share_possible: Some(1.0),
            ..LabAudit::default()
        };
        let facts =
            facts(&audit, Size::EIGHT, Recipe { shuffle: Shuffle::SwapAny, ..Recipe::default() });
        assert_eq!(
            facts[..2],
            [
                "The likeliest 3×3 board comes 26.9 times as often as the rarest. Exact, from all \
                 387,420,489 outcomes.",
                "Half of its boards cannot be solved."
            ]
        );
    }

    #[test]
    fn what_is_exact_decides_before_what_was_sampled() {
        let fair = LabAudit { is_fair: Some(true), ..LabAudit::default() };
        let [good, bad] = [true, false].map(sample);
        assert_eq!(finding(Some(&fair), Some(&bad)), Finding::Exactly(true));
        let open = LabAudit::default();
        assert_eq!(finding(Some(&open), Some(&bad)), Finding::Sampled(false));
        assert_eq!(finding(None, Some(&good)), Finding::Sampled(true));
        assert_eq!(finding(None, None), Finding::Open);
        // The chance event that one of a thousand fair series has is no finding.
        assert_eq!(sampled(&bad, Some(&fair)), None);
        let unfair = LabAudit { is_fair: Some(false), ..LabAudit::default() };
        assert_eq!(sampled(&good, Some(&unfair)), None);
        assert_eq!(
            sampled(&bad, Some(&unfair)).unwrap(),
            "Seen in the first 30,000 boards: of a thousand series that a fair dealer deals, one at \
             most is called unfair here."
        );
    }

    fn sample(consistent: bool) -> LabSample {
        let verdict = Some(LabVerdict { boards: 30_000, consistent });
        LabSample { id: 1, boards: 31_000, ratios: vec![], verdict, seconds: 0.0 }
    }

    #[test]
    fn a_walk_is_nearly_fair_at_best() {
        let mixing = LabMixing {
            curve: vec![(0, 1.0), (2_600, 1e-12)],
            times: vec![(0.25, Some(199)), (0.01, Some(487))],
            floor: [0.0; 2],
        };
        let audit = LabAudit {
            is_fair: Some(false),
            is_nearly_fair: true,
            tv_distance: Some(5.6e-12),
            solvable_share: Some(1.0),
            share_possible: Some(1.0),
            mixing: Some(mixing.clone()),
            ..LabAudit::default()
        };
        let shuffle = Shuffle::RandomSlides { steps: 2_500 };
        let said = "After 2,500 tries, 5.6 × 10⁻¹⁰% of the probability lies on the wrong boards \
                    (total variation distance).";
        let when = "With more tries it is under 25% from 199 on, under 1% from 487 on.";
        let facts = facts(&audit, Size::EIGHT, Recipe { shuffle, ..Recipe::default() });
        assert_eq!(facts[0], said);
        assert_eq!(verdict(Finding::Nearly(0.0)), "nearly fair: less than 10⁻¹⁰% away");
        let found = finding(Some(&audit), Some(&sample(false)));
        assert_eq!(verdict(found), "nearly fair: 5.6 × 10⁻¹⁰% away");
        assert_eq!(sampled(&sample(false), Some(&audit)), None);
        assert_eq!(
            curve(audit.tv_distance, &mixing, shuffle, 2_500),
            format!("{CURVE}: 0 to 2,600. {said} {when}")
        );
        let heard = announced(&Exact::Known(Box::new(audit)), shuffle);
        assert_eq!(heard, "Random slides: nearly fair: 5.6 × 10⁻¹⁰% away.");
    }
}
