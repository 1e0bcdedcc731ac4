//! What all pages have.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use noyes::{Board, Goal, Position};

use crate::{
    Marginals,
    figure::{self, Scale},
    words,
};

const STYLE: &str = include_str!("style.css");

/// How good the answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Fair.
    Yes,
    /// Nothing was found that speaks against it, which is no proof.
    Nothing,
    /// Not fair.
    No,
    /// Not quite: a walk that has come near to it.
    Nearly,
    /// Neither is known.
    Open,
}

/// A page around its content. The headline says the answer; `about` what was asked.
pub(super) fn page(answer: Answer, headline: &str, about: &Markup, content: &Markup) -> String {
    let (class, word) = match answer {
        Answer::Yes => ("yes", "Yes"),
        Answer::Nothing => ("yes", "Nothing found"),
        Answer::No => ("no", "No"),
        Answer::Nearly => ("open", "Nearly"),
        Answer::Open => ("open", "Open"),
    };
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                // Nothing is loaded and nothing runs, whatever a board's text holds.
                meta http-equiv="Content-Security-Policy"
                    content="default-src 'none'; style-src 'unsafe-inline'";
                title { (headline) }
                style { (PreEscaped(STYLE)) (PreEscaped(figure::STYLE)) }
            }
            body {
                header {
                    (mark())
                    span.name { "noyes" }
                    span.kind { "audit" }
                }
                main {
                    p.question { "Is it fair? " span class={ "pill " (class) } { (word) } }
                    h1 { (headline) }
                    p.lead { (about) }
                    (content)
                }
            }
        }
    }
    .into_string()
}

/// Three blocks of a 2x2 board and the blank.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" {
            rect class="vermilion" x="1" y="1" width="12" height="12" rx="3" {}
            rect class="amber" x="15" y="1" width="12" height="12" rx="3" {}
            rect class="teal" x="1" y="15" width="12" height="12" rx="3" {}
        }
    }
}

/// A few figures: what each is, its value, and what a fair dealer has.
pub(super) fn facts(facts: &[(&str, String, String)]) -> Markup {
    html! {
        dl.facts {
            @for (name, value, note) in facts {
                div {
                    dt { (name) }
                    dd { (value) @if !note.is_empty() { span.note { (note) } } }
                }
            }
        }
    }
}

/// A figure with its title and what there is to say about it.
pub(super) fn card(title: &str, drawn: &str, caption: &Markup) -> Markup {
    html! {
        figure.card {
            h2 { (title) }
            (PreEscaped(drawn))
            figcaption { (caption) }
        }
    }
}

/// The heat map with its legend; nothing where the marginals are not known.
pub(super) fn heat_map(
    marginals: Option<&Marginals>,
    goal: &Goal,
    scale: impl Fn(Scale) -> Scale,
    chance: &str,
) -> Markup {
    let Some(marginals) = marginals else { return html! {} };
    let scale = scale(Scale::of(&[marginals]));
    let title = "Which tile comes to which square";
    let drawn = figure::heat_map(marginals, goal, scale, title);
    let group = goal.size().area().div_ceil(figure::MOST_CELLS);
    let caption = html! {
        div.legend {
            (PreEscaped(figure::heat_legend("From too seldom, indigo, to too often, vermilion")))
            div.ends { @for label in scale.labels() { span { (label) } } }
        }
        p {
            "A row is a tile, a column a square, both in the order of the goal: on the diagonal are \
             the tiles at home."
            @if group > 1 { " Each cell is the mean of " (group) " tiles and squares." }
            @if !chance.is_empty() { " " (chance) }
        }
    };
    card(title, &drawn, &caption)
}

/// A board with how often it comes.
pub(super) fn board_card(title: &str, board: &Board, goal: &Goal, often: &Markup) -> Markup {
    let drawn = figure::board(board, goal, title);
    let size = board.size();
    let text = (size.area() <= 64).then(|| board.to_string());
    let caption = html! {
        p { (often) }
        @if let Some(text) = text { p { code { (text) } } }
        @if size.width().max(size.height()) > figure::MOST_DRAWN { p { "Its top left corner." } }
    };
    card(title, &drawn, &caption)
}

/// How the report came to be: the words of the command, where there was one.
pub(super) fn made_by(command: Option<&str>, how: &Markup) -> Markup {
    html! {
        section.made {
            h2 { "How this was made" }
            p { (how) }
            @if let Some(command) = command { pre { code { (command) } } }
            p.version { "noyes " (env!("CARGO_PKG_VERSION")) }
        }
    }
}

/// A boards' size and goal in words.
pub(super) fn boards_of(goal: &Goal) -> String {
    let size = goal.size();
    match goal.layout() {
        Some(layout) => format!("{size} boards, goal {}", layout.name()),
        None if size.area() <= 64 => format!("{size} boards, goal {}", goal.board()),
        None => format!("{size} boards with a goal of their own"),
    }
}

/// A value and what is fair, where both are known.
pub(super) fn against(dealt: f64, fair: Option<f64>) -> (String, String) {
    let note = fair.map_or(String::new(), |fair| format!("fair: {}", words::rounded(fair)));
    (words::rounded(dealt), note)
}
