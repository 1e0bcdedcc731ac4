//! The page on a recipe.

use maud::{Markup, html};
use noyes::{BlankSquare, Fix, Position};

use super::page::{Answer, against, board_card, boards_of, card, facts, heat_map, made_by, page};
use crate::{
    Basis, ExactAudit, Likelihood, Mixing, Ratio, Weight, figure, headline::steps_unit, words,
};

/// The report on what a recipe deals.
///
/// `fair` is the audit of the default recipe for the same goal, to compare
/// with; `command` says how the report can be made again.
#[must_use]
pub fn exact(audit: &ExactAudit, fair: Option<&ExactAudit>, command: Option<&str>) -> String {
    let answer = match audit.is_fair() {
        Some(true) => Answer::Yes,
        Some(false) if audit.is_nearly_fair() => Answer::Nearly,
        Some(false) => Answer::No,
        None => Answer::Open,
    };
    // Where all boards that can occur come equally often, there are no two to be shown.
    let uneven = audit.ratio.as_ref().is_none_or(|ratio| ratio.to_f64() > 1.0);
    let likely = audit.most_likely.as_ref().zip(audit.least_likely.as_ref()).filter(|_| uneven);
    let content = html! {
        (facts(&figures(audit, fair)))
        div.cards {
            (heat_map(audit.marginals.as_ref(), &audit.goal, |scale| scale, ""))
            @if let Some(mixing) = &audit.mixing {
                (curve(audit, mixing))
                @if let Some((most, least)) = likely { (boards(audit, most, least)) }
            } @else if let Some((most, least)) = likely {
                div.stack { (boards(audit, most, least)) }
            }
        }
        (made_by(command, &html! { (how(audit)) }))
    };
    page(answer, &audit.headline(), &html! { (about(audit)) }, &content)
}

/// What was asked.
fn about(audit: &ExactAudit) -> String {
    let recipe = &audit.recipe;
    let mut words = format!("The shuffle {}", recipe.shuffle.name());
    if let Some(steps) = recipe.shuffle.steps() {
        let unit = steps_unit(recipe.shuffle, steps);
        words += &format!(" with {} {unit}", words::thousands(steps));
    }
    if recipe.blank_square == BlankSquare::Home {
        words += ", the blank kept at home";
    }
    words += match recipe.fix {
        Fix::None => "",
        Fix::Swap => "; of a board that cannot be solved the first two tiles are swapped",
        Fix::Article => {
            "; of a board that cannot be solved the first two squares are swapped, or the last two"
        }
        Fix::Reject => "; a board that cannot be solved is shuffled again",
    };
    format!("{words}: {}.", boards_of(&audit.goal))
}

fn figures(audit: &ExactAudit, fair: Option<&ExactAudit>) -> Vec<(&'static str, String, String)> {
    let mut facts = Vec::new();
    let mut add = |name, value: String, note: String| facts.push((name, value, note));
    if let Some(ratio) = &audit.ratio {
        let exact = match ratio {
            Ratio::Exact { numerator, denominator } if *denominator > 1 => {
                format!("{numerator}/{denominator}")
            }
            _ => String::new(),
        };
        add("likeliest to rarest board", format!("{} : 1", words::rounded(ratio.to_f64())), exact);
    }
    match audit.tv_distance {
        Some(distance) => add("distance from fair", words::percent(distance), "fair: 0%".into()),
        None if audit.is_fair().is_none() => {
            add("distance from fair", "not known".into(), "fair: 0%".into());
        }
        None => add("distance from fair", words::at_least(audit.tv_at_least), "fair: 0%".into()),
    }
    if let Some(share) = audit.solvable_share {
        add("boards that can be solved", words::percent(share), "fair: 100%".into());
    }
    if let Some(share) = audit.share_possible {
        add("solvable boards that can occur", words::percent(share), "fair: 100%".into());
    }
    if let Some(tiles) = audit.tiles_at_home {
        let (value, note) = against(tiles, fair.and_then(|fair| fair.tiles_at_home));
        add("tiles at home, in the mean", value, note);
    }
    if let Some(share) = audit.any_at_home {
        let fair = fair.and_then(|fair| fair.any_at_home);
        let note = fair.map_or(String::new(), |fair| format!("fair: {}", words::percent(fair)));
        add("boards with a tile at home", words::percent(share), note);
    }
    if let Some(length) = audit.mean_length {
        let (value, note) = against(length.dealt, Some(length.fair));
        add("moves to solve, in the mean", value, note);
    }
    if let Some(outcomes) = &audit.outcomes {
        add("equally likely outcomes", number(&outcomes.to_string()), String::new());
    }
    if let Some(boards) = &audit.possible_boards {
        let boards = number(&boards.to_string());
        let solvable = number(&audit.goal.size().solvable_boards().to_string());
        add("boards that can occur", boards, format!("fair: {solvable}"));
    }
    facts
}

/// A whole number, short enough for its place.
fn number(digits: &str) -> String {
    words::whole(digits, 9)
}

fn curve(audit: &ExactAudit, mixing: &Mixing) -> Markup {
    let shuffle = audit.recipe.shuffle;
    let unit = steps_unit(shuffle, 0);
    let title = "How the walk approaches the fair deal";
    let drawn = figure::mixing_curve(
        mixing,
        shuffle.steps(),
        unit,
        &format!("{title}. {}", times(mixing, unit)),
    );
    let caption = html! {
        p {
            "The total variation distance from the fair deal after each number of " (unit)
            ", on a logarithmic scale. "
            (times(mixing, unit))
        }
    };
    card(title, &drawn, &caption)
}

/// From which number of slides on the walk is near, or that it never is.
fn times(mixing: &Mixing, unit: &str) -> String {
    let [even, odd] = mixing.floor.map(words::percent);
    let mut sentences = Vec::new();
    let reached: Vec<String> = mixing
        .times
        .iter()
        .filter_map(|&(level, time)| {
            Some(format!("{} from {} {unit} on", words::percent(level), words::thousands(time?)))
        })
        .collect();
    if !reached.is_empty() {
        sentences.push(format!("It stays below {}.", reached.join(", below ")));
    }
    if mixing.floor.iter().any(|&floor| floor > 0.0) {
        sentences.push(format!(
            "It never falls below {even} for even and {odd} for odd numbers of {unit}: their \
             number says on which squares the blank can be."
        ));
    }
    sentences.join(" ")
}

fn boards(audit: &ExactAudit, most: &Likelihood, least: &Likelihood) -> Markup {
    let often = |likelihood: &Likelihood| {
        let words = match &likelihood.weight {
            Weight::Outcomes(outcomes) => {
                let all = audit.outcomes.as_ref().map_or(0.0, noyes::Natural::to_f64);
                let share = words::percent(outcomes.to_f64() / all);
                format!("{} outcomes, {share} of all.", number(&outcomes.to_string()))
            }
            Weight::Probability(p) => format!("Probability {}.", words::rounded(*p)),
        };
        html! { (words) }
    };
    html! {
        (board_card("A likeliest board", &most.board, &audit.goal, &often(most)))
        (board_card("A rarest board", &least.board, &audit.goal, &often(least)))
    }
}

fn how(audit: &ExactAudit) -> String {
    let area = audit.goal.board().size().area();
    match audit.basis {
        Basis::Enumeration => "Worked out, not sampled: all sequences of the shuffle's choices \
                               were followed, and the outcomes of each board counted."
            .into(),
        Basis::Chain => "Worked out, not sampled: the walk's Markov chain over all boards that it \
                         reaches."
            .into(),
        Basis::Theorem => "By theorems that hold for boards of any size.".into(),
        Basis::Marginals => format!(
            "Worked out, not sampled. The boards of {area} squares are too many to be followed one \
             by one: this is what single tiles and the parity do."
        ),
    }
}
