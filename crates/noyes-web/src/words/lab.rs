//! What the Lab says about shuffles.

use noyes::{BlankSquare, Fix, Recipe, Shuffle, Size};
use noyes_api::{LabAudit, LabBoard, LabMixing, LabSample};
use noyes_words::Arg;

use super::{Phrase, errors, grouped, language, say, size as side_by_side, superscript};
use crate::lab::{Comparison, Exact, Misread, Reason};

pub(crate) const TITLE: Phrase = Phrase("lab-title");
pub(crate) const LEAD: Phrase = Phrase("lab-lead");
pub(crate) const SELDOM: Phrase = Phrase("lab-seldom");
pub(crate) const OFTEN: Phrase = Phrase("lab-often");
pub(crate) const AXES: Phrase = Phrase("lab-axes");
pub(crate) const MAP: Phrase = Phrase("lab-map");
pub(crate) const DEALT: Phrase = Phrase("lab-as-dealt");
pub(crate) const EXACT: Phrase = Phrase("lab-exact");
pub(crate) const PAUSE: Phrase = Phrase("lab-pause");
pub(crate) const GO_ON: Phrase = Phrase("lab-go-on");
pub(crate) const AGAIN: Phrase = Phrase("lab-again");
pub(crate) const SHUFFLE: Phrase = Phrase("lab-shuffle");
pub(crate) const FIX: Phrase = Phrase("lab-fix");
pub(crate) const BLANK: Phrase = Phrase("lab-blank");
pub(crate) const CURVE: Phrase = Phrase("lab-curve");
pub(crate) const MOST_LIKELY: Phrase = Phrase("lab-most-likely");
pub(crate) const LEAST_LIKELY: Phrase = Phrase("lab-least-likely");
pub(crate) const FAILED: Phrase = Phrase("lab-failed");
pub(crate) const TRY_AGAIN: Phrase = Phrase("lab-try-again");

/// A shuffle's name for people.
pub(crate) fn shuffle(shuffle: Shuffle) -> String {
    let name = Phrase(match shuffle {
        Shuffle::Uniform => "lab-shuffle-uniform",
        Shuffle::RandomSlides { .. } => "lab-shuffle-random-slides",
        Shuffle::LegalSlides { .. } => "lab-shuffle-legal-slides",
        Shuffle::NoBacktrackSlides { .. } => "lab-shuffle-no-backtrack-slides",
        Shuffle::SwapAny => "lab-shuffle-swap-any",
        Shuffle::Sattolo => "lab-shuffle-sattolo",
        Shuffle::FisherYates => "lab-shuffle-fisher-yates",
        Shuffle::Floor10 => "lab-shuffle-floor10",
    });
    name.text()
}

/// What the steps of a shuffle are.
pub(crate) fn steps(shuffle: Shuffle) -> Phrase {
    match shuffle {
        Shuffle::RandomSlides { .. } => Phrase("lab-tries"),
        _ => Phrase("lab-slides"),
    }
}

/// What happens to a board that cannot be solved.
pub(crate) fn fix(fix: Fix) -> String {
    let name = Phrase(match fix {
        Fix::None => "lab-fix-none",
        Fix::Swap => "lab-fix-swap",
        Fix::Article => "lab-fix-article",
        Fix::Reject => "lab-fix-reject",
    });
    name.text()
}

/// Where the blank may be.
pub(crate) fn blank(blank: BlankSquare) -> String {
    let name = Phrase(match blank {
        BlankSquare::Any => "lab-blank-any",
        BlankSquare::Home => "lab-blank-home",
    });
    name.text()
}

/// A recipe that deals nothing.
pub(crate) fn refused(why: &noyes::DealError) -> String {
    say("lab-refused", &[("why", errors::deal(why).into())])
}

pub(crate) fn bad_steps() -> String {
    say("lab-bad-steps", &[("most", Comparison::MAX_STEPS.into())])
}

/// What could not be read in an address.
pub(crate) fn misread(all: &[Misread]) -> String {
    let one = |misread: &Misread| {
        let mut values: Vec<(&str, Arg)> = vec![("part", misread.part.into())];
        let id = match &misread.why {
            Reason::Deal(why) => {
                values.push(("why", errors::deal(why).into()));
                "lab-misread-why"
            }
            Reason::NoSize(why) => {
                values.push(("why", errors::size(why).into()));
                "lab-misread-why"
            }
            Reason::Size(size) => {
                values.push(("size", side_by_side(*size).into()));
                "lab-misread-size"
            }
            Reason::Steps(found) => {
                values.push(("found", found.as_str().into()));
                values.push(("most", Comparison::MAX_STEPS.into()));
                "lab-misread-steps"
            }
            Reason::Map(found) => {
                values.push(("found", found.as_str().into()));
                "lab-misread-map"
            }
        };
        say(id, &values)
    };
    let parts = all.iter().map(one).reduce(|list, item| {
        say("lab-misread-next", &[("list", list.into()), ("item", item.into())])
    });
    say("lab-misread", &[("list", parts.unwrap_or_default().into())])
}

/// How many boards the map shows.
pub(crate) fn dealt(boards: u64) -> String {
    say("lab-dealt", &[("boards", boards.into())])
}

/// A share of the work in per cent.
fn done(share: f64) -> Arg {
    per_cent(language().decimal(share * 100.0, 0)).into()
}

fn per_cent(number: String) -> String {
    say("page-percent", &[("number", number.into())])
}

/// What an exact map is, or why there is none.
pub(crate) fn exact_map(exact: &Exact) -> String {
    match exact {
        Exact::Computing => say("lab-map-computing", &[]),
        Exact::Share(share) => say("lab-map-share", &[("share", done(*share))]),
        Exact::Known(audit) if audit.ratios.is_some() => say("lab-map-exact", &[]),
        Exact::Known(_) => say("lab-map-none", &[]),
        Exact::Refused(code) => say("lab-map-refused", &[("why", errors::coded(code).into())]),
        Exact::Failed => say("lab-map-failed", &[]),
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
pub(crate) fn sign(finding: Finding) -> (&'static str, String) {
    match finding {
        Finding::Exactly(true) => ("pill yes", super::YES.text()),
        Finding::Exactly(false) | Finding::Sampled(false) => ("pill no", super::NO.text()),
        Finding::Nearly(_) => ("pill waits", "≈".into()),
        Finding::Sampled(true) | Finding::Open => ("pill waits", "…".into()),
    }
}

/// The headline.
pub(crate) fn verdict(finding: Finding) -> String {
    match finding {
        Finding::Exactly(true) => say("lab-fair", &[]),
        Finding::Nearly(distance) => {
            say("lab-nearly-fair", &[("share", percent(distance.max(f64::MIN_POSITIVE)).into())])
        }
        Finding::Exactly(false) | Finding::Sampled(false) => say("lab-not-fair", &[]),
        Finding::Sampled(true) => say("lab-nothing-against", &[]),
        Finding::Open => say("lab-dealing", &[]),
    }
}

/// The name of a map, with what it shows most clearly.
pub(crate) fn map_name(of: Shuffle, finding: Finding, furthest: Option<String>) -> String {
    let (shuffle, verdict) = (shuffle(of).into(), verdict(finding).into());
    match furthest {
        Some(cell) => say(
            "lab-map-name-cell",
            &[("shuffle", shuffle), ("verdict", verdict), ("cell", cell.into())],
        ),
        None => say("lab-map-name", &[("shuffle", shuffle), ("verdict", verdict)]),
    }
}

/// One cell of a map. Squares are counted from 1, by row and column.
pub(crate) fn cell(tile: u32, square: usize, size: Size, ratio: f64) -> String {
    let width = size.width() as usize;
    let often = match ratio {
        0.0 => "never",
        1.0 => "fair",
        _ => "times",
    };
    let values = [
        ("tile", tile.to_string().into()),
        ("row", (square / width + 1).into()),
        ("column", (square % width + 1).into()),
        ("often", often.into()),
        ("times", times(ratio).into()),
    ];
    match tile {
        0 => say("lab-cell-blank", &values),
        _ => say("lab-cell-tile", &values),
    }
}

/// A factor, as exactly as it is read.
fn times(ratio: f64) -> String {
    match ratio {
        _ if ratio < 9.995 => language().decimal(ratio, 2),
        _ if ratio < 1e3 => language().decimal(ratio, 1),
        _ if ratio < 1e15 => language().decimal(ratio, 0),
        _ => power_of_ten(ratio),
    }
}

/// A positive number such as 5.6 × 10⁻¹⁰.
fn power_of_ten(number: f64) -> String {
    let text = format!("{number:.1e}");
    let (digits, power) = text.split_once('e').unwrap_or((&text, "0"));
    let minus = if power.starts_with('-') { "⁻" } else { "" };
    let power = power.trim_start_matches('-').parse().unwrap_or(0);
    let digits = language().decimal(digits.parse().unwrap_or_default(), 1);
    format!("{digits} × 10{minus}{}", superscript(power))
}

/// A share in per cent, with the digits that are there: 0.444%, 12.5%, 50%.
fn percent(share: f64) -> String {
    let hundred = share * 100.0;
    let mut digits: usize = match hundred {
        _ if hundred == 0.0 => 0,
        // No sum of so many probabilities is known more exactly.
        _ if hundred < 1e-10 => {
            return say("lab-less-than", &[("share", per_cent("10⁻¹⁰".into()).into())]);
        }
        _ if hundred < 0.001 => return per_cent(power_of_ten(hundred)),
        _ if hundred < 0.1 => 3,
        _ if hundred < 1.0 => 2,
        _ if (99.95..100.0).contains(&hundred) => 3,
        _ => 1,
    };
    // Without zeros at the end.
    let text = format!("{hundred:.digits$}");
    digits -= text.len() - text.trim_end_matches('0').len().max(text.len() - digits);
    per_cent(language().decimal(hundred, digits))
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
    let (size, ratio) = (side_by_side(size).into(), rough(ratio).into());
    Some(match &audit.outcomes {
        Some(outcomes) => say(
            "lab-fact-likeliest-exact",
            &[("size", size), ("ratio", ratio), ("outcomes", grouped(outcomes).into())],
        ),
        None => say("lab-fact-likeliest", &[("size", size), ("ratio", ratio)]),
    })
}

/// A ratio above 1 with one decimal, as headlines have it; near 1 with two digits of what is over.
fn rough(ratio: f64) -> String {
    match ratio {
        _ if ratio < 1.095 => {
            let places = 1.0 - (ratio - 1.0).max(NOTHING).log10().floor();
            language().decimal(ratio, places as usize)
        }
        _ if ratio < 1000.0 => language().decimal(ratio, 1),
        _ => times(ratio),
    }
}

/// What is known exactly, the most telling first.
pub(crate) fn facts(audit: &LabAudit, size: Size, recipe: Recipe) -> Vec<String> {
    let of_share = |id: &str, share: f64| say(id, &[("share", percent(share).into())]);
    let mut facts = Vec::new();
    if audit.is_fair == Some(true) {
        let boards = super::count(&size.solvable_boards());
        facts.push(say("lab-fact-fair", &[("boards", boards.into())]));
    }
    let walk = recipe.shuffle.steps().zip(audit.mixing.as_ref());
    if let Some((steps, mixing)) = walk {
        facts.extend(self::walk(audit.tv_distance, mixing, recipe.shuffle, steps));
    }
    facts.extend(likeliest(audit, size));
    if let Some(share) = audit.solvable_share.filter(|share| *share < 1.0 - NOTHING) {
        facts.push(match (share - 0.5).abs() < 5e-4 {
            true => say("lab-fact-half", &[]),
            false => of_share("lab-fact-unsolvable", 1.0 - share),
        });
    }
    if let Some(share) = audit.share_possible.filter(|share| *share < 1.0 - NOTHING) {
        facts.push(of_share("lab-fact-possible", share));
    }
    if walk.is_some() {
        // The curve has said it.
    } else if let Some(distance) = audit.tv_distance.filter(|distance| *distance > NOTHING) {
        facts.push(of_share("lab-fact-distance", distance));
    } else if audit.tv_distance.is_none() && audit.tv_at_least > NOTHING {
        facts.push(of_share("lab-fact-distance-at-least", audit.tv_at_least));
    }
    let hundredths = |number: f64| Arg::from(language().decimal(number, 2));
    let tiles = size.area() - 1;
    let fair = tiles as f64 / size.area() as f64;
    if let Some(home) = audit.at_home.filter(|home| (home - fair).abs() > 0.005) {
        let (dealt, fair) = (hundredths(home), hundredths(fair));
        let values = [("dealt", dealt), ("tiles", tiles.into()), ("fair", fair)];
        facts.push(say("lab-fact-home", &values));
    }
    if let Some([dealt, fair]) = audit.mean_length
        && (dealt - fair).abs() > 0.005
    {
        let values = [("dealt", hundredths(dealt)), ("fair", hundredths(fair))];
        facts.push(say("lab-fact-length", &values));
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
    let name = say("lab-curve-name", &[("most", most.into())]);
    [vec![name], walk(distance, mixing, shuffle, steps)].concat().join(" ")
}

fn walk(distance: Option<f64>, mixing: &LabMixing, shuffle: Shuffle, steps: u64) -> Vec<String> {
    let word = || {
        Arg::from(match shuffle {
            Shuffle::RandomSlides { .. } => "tries",
            _ => "slides",
        })
    };
    let mut facts = Vec::new();
    if let Some(distance) = distance {
        let share = percent(distance.max(f64::MIN_POSITIVE));
        let values = [("word", word()), ("steps", steps.into()), ("share", share.into())];
        facts.push(say("lab-walk-distance", &values));
    }
    let [even, odd] = mixing.floor;
    if even > 1e-6 || odd > 1e-6 {
        let values = [("even", percent(even).into()), ("odd", percent(odd).into())];
        facts.push(say("lab-walk-floor", &values));
    }
    let reached = mixing.times.iter().filter_map(|(level, from)| {
        let (share, steps) = (percent(*level), (*from)?);
        Some(say("lab-walk-reached-item", &[("share", share.into()), ("steps", steps.into())]))
    });
    let list = reached.reduce(|list, item| {
        say("page-list-next", &[("list", list.into()), ("item", item.into())])
    });
    if let Some(list) = list {
        facts.push(say("lab-walk-reached", &[("word", word()), ("list", list.into())]));
    }
    facts
}

/// What the sample adds to what is known exactly: nothing where fair boards were dealt.
pub(crate) fn sampled(sample: &LabSample, audit: Option<&LabAudit>) -> Option<String> {
    let verdict = sample.verdict?;
    let boards = [("boards", verdict.boards.into())];
    match (finding(audit, None), verdict.consistent) {
        (Finding::Exactly(true) | Finding::Nearly(_), _) | (Finding::Exactly(false), true) => None,
        (_, false) => Some(say("lab-sampled-unfair", &boards)),
        (_, true) => Some(say("lab-sampled-open", &boards)),
    }
}

/// What a screen reader hears while the exact figures are worked out: when that begins, and what
/// came of it.
pub(crate) fn announced(exact: &Exact, of: Shuffle) -> String {
    let shuffle = ("shuffle", shuffle(of).into());
    match exact {
        Exact::Computing | Exact::Share(_) => say("lab-told-computing", &[shuffle]),
        Exact::Known(audit) if audit.is_fair.is_none() => say("lab-told-no-more", &[shuffle]),
        Exact::Known(audit) => {
            let verdict = verdict(finding(Some(audit), None));
            say("lab-told-verdict", &[shuffle, ("verdict", verdict.into())])
        }
        Exact::Refused(_) | Exact::Failed => say("lab-told-none", &[shuffle]),
    }
}

/// What is still being worked out.
pub(crate) fn working(exact: &Exact) -> String {
    match exact {
        Exact::Computing => say("lab-working", &[]),
        Exact::Share(share) => say("lab-working-share", &[("share", done(*share))]),
        Exact::Known(_) => String::new(),
        Exact::Refused(code) => say("lab-working-refused", &[("why", errors::coded(code).into())]),
        Exact::Failed => say("lab-working-failed", &[]),
    }
}

/// How likely a board is.
pub(crate) fn likelihood(likely: &LabBoard) -> String {
    let odds = |odds: String| say("lab-odds", &[("odds", odds.into())]);
    match (&likely.outcomes, likely.probability) {
        (Some(outcomes), _) => say("lab-outcomes", &[("outcomes", grouped(outcomes).into())]),
        (None, Some(probability)) if probability > 0.0 => match 1.0 / probability {
            one_in if one_in < 1e15 => odds(language().decimal(rounded(one_in), 0)),
            one_in => odds(power_of_ten(one_in)),
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
