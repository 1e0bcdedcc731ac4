//! What the Lab says about shuffles.

use noyes::{BlankSquare, Fix, Recipe, Shuffle, Size};
use noyes_api::{LabAudit, LabBoard, LabSample};

use super::{grouped, size as side_by_side};
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
pub(crate) const CURVE: &str = "how far from fair, after so many";
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finding {
    Exactly(bool),
    /// From the boards that were dealt: they are not fair, or nothing speaks against it yet.
    Sampled(bool),
    /// Nothing is known yet.
    Open,
}

impl Finding {
    pub(crate) fn fair(self) -> Option<bool> {
        match self {
            Finding::Exactly(fair) => Some(fair),
            Finding::Sampled(false) => Some(false),
            Finding::Sampled(true) | Finding::Open => None,
        }
    }
}

/// Distances below this are rounding.
const NOTHING: f64 = 1e-9;

/// What is known: exactly if it can be, else from the sample.
pub(crate) fn finding(audit: Option<&LabAudit>, sample: Option<&LabSample>) -> Finding {
    if let Some(audit) = audit {
        let unsolvable = audit.solvable_share.is_some_and(|share| share < 1.0 - NOTHING);
        if unsolvable || audit.tv_at_least > NOTHING {
            return Finding::Exactly(false);
        }
        if let Some(distance) = audit.tv_distance {
            return Finding::Exactly(distance <= NOTHING);
        }
    }
    match sample.and_then(|sample| sample.verdict.as_deref()) {
        Some("not-fair") => Finding::Sampled(false),
        Some(_) => Finding::Sampled(true),
        None => Finding::Open,
    }
}

/// The headline.
pub(crate) fn verdict(finding: Finding) -> &'static str {
    match finding {
        Finding::Exactly(true) => "fair",
        Finding::Exactly(false) | Finding::Sampled(false) => "not fair",
        Finding::Sampled(true) => "nothing speaks against it yet",
        Finding::Open => "dealing",
    }
}

/// The name of a map.
pub(crate) fn map_name(of: Shuffle, finding: Finding) -> String {
    format!("Map of tiles and squares, {}: {}", shuffle(of), verdict(finding))
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
        _ => {
            let exponent = ratio.log10().floor();
            let digits = ratio / 10f64.powf(exponent);
            format!("{digits:.1} × 10{}", super::superscript(exponent as usize))
        }
    }
}

/// A share in per cent, with the digits that are there: 0.444, 12.5%, 50%.
fn percent(share: f64) -> String {
    let hundred = share * 100.0;
    let digits = match hundred {
        _ if hundred == 0.0 => 0,
        _ if hundred < 0.001 => return "less than 0.001%".into(),
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

/// A ratio with one decimal, as headlines have it.
fn rough(ratio: f64) -> String {
    match ratio {
        _ if ratio < 1000.0 => format!("{ratio:.1}"),
        _ => times(ratio),
    }
}

/// What is known exactly, the most telling first.
pub(crate) fn facts(audit: &LabAudit, size: Size, recipe: Recipe) -> Vec<String> {
    let mut facts = Vec::new();
    if audit.tv_distance.is_some_and(|distance| distance <= NOTHING) {
        facts.push(format!(
            "Each of the {} boards that can be solved comes equally often. Exact.",
            super::count(&size.solvable_boards())
        ));
    }
    let walk = recipe.shuffle.steps().zip(audit.mixing.as_ref());
    if let Some((steps, mixing)) = walk {
        facts.extend(self::walk(audit, mixing, recipe.shuffle, steps));
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

fn walk(
    audit: &LabAudit,
    mixing: &noyes_api::LabMixing,
    shuffle: Shuffle,
    steps: u64,
) -> Vec<String> {
    let word = match shuffle {
        Shuffle::RandomSlides { .. } => "tries",
        _ => "slides",
    };
    let mut facts = Vec::new();
    if let Some(distance) = audit.tv_distance {
        facts.push(format!(
            "After {} {word}, {} of the probability lies on the wrong boards (total variation distance).",
            grouped(&steps.to_string()),
            percent(distance)
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
        facts.push(format!("It is {} {word}.", reached.join(", ")));
    }
    facts
}

/// What the sample adds to what is known exactly.
pub(crate) fn sampled(sample: &LabSample, audit: Option<&LabAudit>) -> Option<String> {
    let settled = matches!(finding(audit, None), Finding::Exactly(_));
    let boards = grouped(&sample.boards.to_string());
    match sample.verdict.as_deref()? {
        "not-fair" => Some(format!(
            "Seen in {boards} boards: a fair dealer deals such a sample less than once in a thousand times."
        )),
        _ if settled => None,
        _ => Some(format!("Nothing in {boards} boards speaks against a fair dealer.")),
    }
}

/// What is still being worked out.
pub(crate) fn working(exact: &Exact, small: &Exact) -> String {
    let _ = small;
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
        (None, Some(probability)) => percent(probability),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_the_digits_that_are_there() {
        let shares = [0.5, 0.125, 2.0 / 9.0, 0.9999, 0.000_05, 0.0, 1.0, 0.000_001];
        let texts = shares.map(percent);
        assert_eq!(
            texts.each_ref().map(String::as_str),
            ["50%", "12.5%", "22.2%", "99.99%", "0.005%", "0%", "100%", "less than 0.001%"]
        );
    }

    #[test]
    fn factors_are_read_at_any_size() {
        assert_eq!([times(1.318), times(26.87), times(12_345.6)], ["1.32", "26.9", "12,346"]);
        assert_eq!(times(2.5e20), "2.5 × 10²⁰");
    }

    #[test]
    fn the_likeliest_board_has_its_sentence() {
        let audit = LabAudit {
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
        assert_eq!(finding(Some(&audit), None), Finding::Exactly(false));
    }

    #[test]
    fn what_is_exact_decides_before_what_was_sampled() {
        let sample = |verdict: &str| LabSample {
            id: 1,
            boards: 5,
            unsolvable: 0,
            ratios: vec![],
            at_home: 0.0,
            verdict: Some(verdict.into()),
            failed: vec![],
            seconds: 0.0,
        };
        let fair =
            LabAudit { tv_distance: Some(0.0), solvable_share: Some(1.0), ..LabAudit::default() };
        assert_eq!(finding(Some(&fair), Some(&sample("not-fair"))), Finding::Exactly(true));
        let open = LabAudit::default();
        assert_eq!(finding(Some(&open), Some(&sample("not-fair"))), Finding::Sampled(false));
        assert_eq!(finding(None, Some(&sample("consistent"))).fair(), None);
        assert_eq!(finding(None, None), Finding::Open);
    }
}
