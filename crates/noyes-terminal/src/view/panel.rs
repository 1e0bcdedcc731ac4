//! The figures, what is said, and the keys: beside the board or around it.

use noyes::Position as _;
use noyes_game::{Challenge, Measure, Outcome, Phase, Start};
use noyes_solver::Reason;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Style, Stylize},
    text::{Line, Span},
};

use super::{Look, Targets, keys, text};
use crate::{
    colours,
    model::{Lesson, Model, State},
};

/// In a column beside the board.
pub(super) fn beside(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &mut Model,
    look: &Look<'_>,
) -> Targets {
    let mut lines: Vec<Line<'static>> = figures(model, look);
    let wrapped = |text: String, style: Style| {
        text::wrap(&text, area.width).into_iter().map(move |line| Line::styled(line, style))
    };
    let words = sayings(model, look);
    let keys = keys_of(model);
    // The keys stand at the bottom, as many as there is room for.
    let said: usize =
        words.iter().map(|(text, _)| text::wrap(text, area.width).len() + 1).sum::<usize>()
            + lines.len();
    let room = usize::from(area.height).saturating_sub(said + 1);
    let shown = keys.len().min(room.saturating_sub(keys::ALWAYS.len()));
    let list: Vec<keys::Key> = keys[..shown].iter().chain(&keys::ALWAYS).copied().collect();
    for (text, style) in words {
        lines.push(Line::default());
        lines.extend(wrapped(text, style));
    }
    let top = area.bottom().saturating_sub(list.len() as u16).max(area.y);
    for (line, y) in lines.into_iter().zip(area.y..area.bottom()) {
        frame.render_widget(line, Rect { y, height: 1, ..area });
    }
    let mut targets = Targets::default();
    if usize::from(area.height) < said + list.len() {
        return targets;
    }
    for (&(key, command, id), y) in list.iter().zip(top..area.bottom()) {
        let place = Rect { y, height: 1, ..area };
        let line = Line::from(vec![key.bold(), Span::raw("  "), look.say(id).dim()]);
        frame.render_widget(line, place);
        targets.places.push((place, command));
    }
    targets
}

/// In the rows above and below the board.
pub(super) fn around(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &mut Model,
    look: &Look<'_>,
) -> Targets {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for line in figures(model, look) {
        if !spans.is_empty() {
            spans.push(Span::raw("   "));
        }
        spans.extend(line.spans);
    }
    frame.render_widget(Line::from(spans), Rect { y: area.y + 1, height: 1, ..area });
    let mut targets = Targets::default();
    // Both rows below are for what is said, if anything is, else the last one is for the keys.
    let rows = Rect { y: area.bottom().saturating_sub(2), height: 2, ..area };
    let urgent = sayings(model, look).into_iter().next().filter(|_| !is_quiet(model));
    let said = urgent.map_or(Vec::new(), |(text, _)| text::wrap(&text, area.width));
    let lines = said.len();
    for (line, y) in said.into_iter().zip(rows.top()..rows.bottom()) {
        frame.render_widget(Line::raw(line), Rect { y, height: 1, ..area });
    }
    if lines > 1 {
        return targets;
    }
    let mut x = area.x;
    let all: Vec<keys::Key> = keys::ALWAYS.iter().chain(keys_of(model)).copied().collect();
    for (key, command, id) in all {
        let said = look.say(id);
        let width = text::width(key) + 1 + text::width(&said);
        if x + width > area.right() {
            continue;
        }
        let place = Rect { x, y: rows.bottom() - 1, width, height: 1 };
        frame.render_widget(Line::from(vec![key.bold(), " ".into(), said.dim()]), place);
        targets.places.push((place, command));
        x += width + 3;
    }
    targets
}

fn keys_of(model: &Model) -> &'static [keys::Key] {
    if model.game().is_over() { &keys::OVER } else { &keys::PLAY }
}

/// The time, the moves, the moves to go: a line each.
fn figures(model: &mut Model, look: &Look<'_>) -> Vec<Line<'static>> {
    let distance = model.distance();
    let game = model.game();
    let attempt = model.attempt();
    // A series is counted as a whole.
    let done = attempt.filter(|attempt| !attempt.is_over());
    let elapsed = game.elapsed() + done.map_or(0, |attempt| attempt.time());
    let made = game.moves() + done.map_or(0, |attempt| attempt.moves());
    let over = game.outcome();
    let mut lines = Vec::new();
    let headline = match over {
        Some(Outcome::Solved) => {
            let whole = attempt.filter(|attempt| attempt.challenge().boards() > 1);
            let (id, time) = match whole {
                Some(attempt) => ("terminal-solved-series", attempt.time()),
                None => ("terminal-solved", game.elapsed()),
            };
            look.say_with(id, &[("time", text::exact_clock(time).into())])
        }
        Some(Outcome::OutOfTime) => look.say("terminal-out-of-time"),
        Some(Outcome::OutOfMoves) => look.say("terminal-out-of-moves"),
        Some(_) => look.say("terminal-given-up"),
        None => match (game.phase(), game.time_left()) {
            (Phase::Inspecting { left }, _) => {
                look.say_with("terminal-look", &[("time", text::clock(left + 999).into())])
            }
            (_, Some(left)) => {
                look.say_with("terminal-time-left", &[("time", text::clock(left + 999).into())])
            }
            _ => text::clock(elapsed),
        },
    };
    let style = match over {
        Some(Outcome::Solved) => Style::new().fg(colours::good(look.depth)).bold(),
        _ => Style::new().bold(),
    };
    lines.push(Line::styled(headline, style));
    let moves = match (over, game.moves_left()) {
        (Some(Outcome::Solved), _) => {
            let (id, made) = match (game.is_assisted(), attempt) {
                (true, _) => ("terminal-solved-moves-helped", made),
                (false, Some(attempt)) if attempt.is_over() => {
                    ("terminal-solved-moves", attempt.moves())
                }
                (false, _) => ("terminal-solved-moves", made),
            };
            look.say_with(id, &[("count", made.into())])
        }
        (None, Some(left)) => look.say_with("terminal-moves-left", &[("count", left.into())]),
        _ => look.say_with("terminal-moves", &[("count", made.into())]),
    };
    lines.push(Line::raw(moves));
    if over.is_none() && model.shows_to_go() {
        let said = distance.map_or_else(
            || waiting(model.guide_state(), look),
            |distance| text::to_go(distance, look),
        );
        lines.push(Line::raw(said));
    }
    lines
}

/// How far the solver is.
fn waiting(state: State, look: &Look<'_>) -> String {
    match state {
        State::Tables(percent) => look.say_with("terminal-tables", &[("percent", percent.into())]),
        State::AtLeast(bound) => {
            look.say_with("terminal-to-go-at-least", &[("count", bound.into())])
        }
        State::Failed => look.say("terminal-solver-failed"),
        State::Idle | State::Asked => look.say("terminal-working"),
    }
}

/// Whether nothing has happened that has to be said.
fn is_quiet(model: &Model) -> bool {
    model.notice().is_none()
        && model.lesson().is_none()
        && model.showing().is_none()
        && !model.is_preparing()
}

/// What is said, the most important first.
fn sayings(model: &Model, look: &Look<'_>) -> Vec<(String, Style)> {
    let (plain, soft) = (Style::new(), Style::new().dim());
    let mut said = Vec::new();
    if let Some(notice) = model.notice() {
        said.push((notice.say(look.words), plain));
    }
    if model.is_preparing() {
        said.push((look.say("terminal-looking"), plain));
    } else if let Some(lesson) = model.lesson() {
        said.push((step(lesson, model, look), plain));
        said.push((look.say("terminal-lesson-keys"), soft));
        return said;
    } else if let Some(showing) = model.showing() {
        let id = if showing.is_halted() { "terminal-halted" } else { "terminal-showing" };
        let waits = showing.next_at().is_some() && model.guide_state() != State::Idle;
        let text = if waits { waiting(model.guide_state(), look) } else { look.say(id) };
        said.push((text, plain));
        said.push((look.say("terminal-showing-keys"), soft));
        return said;
    }
    if model.waits_for_hint() && !model.shows_to_go() {
        said.push((waiting(model.guide_state(), look), soft));
    }
    let game = model.game();
    let attempt = model.attempt();
    if game.outcome() == Some(Outcome::Solved) && is_best(model) {
        said.push((look.say("terminal-best-yet"), Style::new().fg(colours::good(look.depth))));
    }
    if let Some(attempt) = attempt {
        let challenge = attempt.challenge();
        said.push((text::challenge(challenge, look), plain));
        let of = challenge.boards();
        if of > 1 && !attempt.is_over() {
            let values = [("number", (attempt.leg() + 1).into()), ("of", of.into())];
            said.push((look.say_with("terminal-leg", &values), soft));
        }
        if let Challenge::Daily(day) = challenge
            && game.is_over()
        {
            let left = text::clock(day.left(look.now.unix));
            said.push((look.say_with("terminal-daily-next", &[("left", left.into())]), soft));
        }
    } else if game.is_over() {
        // The figures say it all.
    } else if !model.is_solvable() {
        let text = look.say("terminal-unsolvable");
        // Who asks for help is told just this.
        if said.iter().all(|(told, _)| *told != text) {
            said.push((text, soft));
        }
    } else if matches!(game.start(), Start::Own(_)) {
        said.push((look.say("terminal-own"), soft));
    } else {
        said.push((look.say("terminal-fair"), soft));
    }
    if game.rules().undo_counts && !game.is_over() {
        said.push((look.say("terminal-for-the-record"), soft));
    }
    said
}

/// Whether the last record is the best of its kind, and not the only one.
fn is_best(model: &Model) -> bool {
    let book = model.book();
    let Some(record) = model.last_record() else { return false };
    let same = |other: &&&noyes_game::Record| {
        other.challenge.kind() == record.challenge.kind()
            && other.goal() == record.goal()
            && other.standing() == record.standing()
    };
    let all = book.records(&noyes_game::Filter::default());
    let others: Vec<u64> = all
        .iter()
        .filter(same)
        .filter(|other| other.id != record.id)
        .filter_map(|other| other.result(Measure::Time))
        .collect();
    !others.is_empty()
        && record.standing() == noyes_game::Standing::Clean
        && record.result(Measure::Time).is_some_and(|time| others.iter().all(|&it| time < it))
}

/// A step of a lesson in a sentence.
fn step(lesson: &Lesson, model: &Model, look: &Look<'_>) -> String {
    let step = lesson.step();
    let size = model.game().board().size();
    let (id, other) = match step.reason {
        Reason::PlaceTile => ("terminal-lesson-place-tile", None),
        Reason::WaitForPartner { follower, .. } => {
            ("terminal-lesson-wait-for-partner", Some(follower))
        }
        Reason::FollowPartner { leader, .. } => ("terminal-lesson-follow-partner", Some(leader)),
        Reason::UnstickCorner { follower, .. } => {
            ("terminal-lesson-unstick-corner", Some(follower))
        }
        Reason::SlideInTogether { follower, .. } => {
            ("terminal-lesson-slide-in-together", Some(follower))
        }
        Reason::TurnBlock { clockwise: true } => ("terminal-lesson-turn-block-clockwise", None),
        Reason::TurnBlock { clockwise: false } => {
            ("terminal-lesson-turn-block-anticlockwise", None)
        }
        Reason::BringBlank => ("terminal-lesson-bring-blank", None),
    };
    let other = other.map_or(0, noyes::Tile::number);
    look.say_with(
        id,
        &[
            ("tile", step.tile.number().into()),
            ("other", other.into()),
            ("row", (step.target.row(size) + 1).into()),
            ("column", (step.target.column(size) + 1).into()),
        ],
    )
}
