//! A finished game, looked at again: the curve of the distance, and the board at any move.

use noyes::{Board, Metric, Position};
use noyes_game::Review;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Style, Stylize},
    symbols::Marker,
    text::{Line, Span},
    widgets::{Axis, Chart, Dataset, GraphType},
};

use super::{
    Look, Targets,
    board::{Drawing, Geometry},
    footed, text, titled,
};
use crate::{colours, model::ReviewPage};

pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    page: &ReviewPage,
    look: &Look<'_>,
) -> Targets {
    let inner = titled(frame, area, headline(page.review(), look), look.say("terminal-review"));
    let inner = footed(frame, inner, look.say("terminal-review-keys"));
    let wrapped = |facts: Vec<Fact>| -> Vec<Fact> {
        let lines = |(fact, style): Fact| {
            text::wrap(&fact, inner.width).into_iter().map(move |line| (line, style))
        };
        facts.into_iter().flat_map(lines).collect()
    };
    let (facts, list) = (wrapped(facts(page, look)), wrapped(list(page, look)));
    // The board and the curve above, side by side, the facts and the list below.
    let below = ((facts.len() + list.len()) as u16).min(inner.height / 2);
    let above = Rect { height: inner.height.saturating_sub(below + 1), ..inner };
    let board = Rect { width: (above.width / 3).min(2 * above.height), ..above };
    let board = Rect { height: above.height.saturating_sub(1), ..board };
    let used = draw_board(frame, board, page, look);
    let left = if used > 0 { used + 3 } else { 0 };
    let curve = Rect { x: above.x + left, width: above.width.saturating_sub(left), ..above };
    draw_curve(frame, curve, page, look);
    let top = inner.bottom() - below;
    let room = usize::from(below).saturating_sub(facts.len());
    let first = page.lay_out_list(list.len(), room);
    let (before, after) = (first > 0, first + room < list.len());
    let seen = list.into_iter().skip(first).take(room);
    for ((fact, style), y) in facts.into_iter().chain(seen).zip(top..inner.bottom()) {
        frame.render_widget(Line::styled(fact, style), Rect { y, height: 1, ..inner });
    }
    // Where the list goes on.
    let marks = [(before, inner.bottom() - room as u16, "↑"), (after, inner.bottom() - 1, "↓")];
    for (_, y, mark) in marks.into_iter().filter(|&(goes_on, ..)| goes_on && room > 0) {
        let row = Rect { y, height: 1, ..inner };
        frame.render_widget(Line::from(mark.bold()).right_aligned(), row);
    }
    Targets::default()
}

/// Something to be said, and how it is set.
type Fact = (String, Style);

/// The answer of the page, as far as it is known.
fn headline(review: &Review, look: &Look<'_>) -> String {
    let moves = review.replay().length(Metric::Stm);
    let moves = ("moves", moves.into());
    match (review.optimal(), review.distances()[0]) {
        (Some(optimal), _) if optimal == review.replay().length(Metric::Stm) => {
            look.say_with("terminal-review-perfect", &[moves])
        }
        (Some(optimal), _) => {
            look.say_with("terminal-review-headline", &[moves, ("optimal", optimal.into())])
        }
        (None, Some(distance)) => {
            look.say_with("terminal-review-at-least", &[moves, ("least", distance.least().into())])
        }
        (None, None) => look.say_with("terminal-moves", &[("count", moves.1)]),
    }
}

/// What is known of the move that is looked at, and of the game.
fn facts(page: &ReviewPage, look: &Look<'_>) -> Vec<Fact> {
    let review = page.review();
    let replay = review.replay();
    let (plain, soft) = (Style::new(), Style::new().dim());
    let mut facts = Vec::new();
    let of = replay.moves.len();
    let mut at =
        look.say_with("terminal-review-at", &[("number", page.at().into()), ("of", of.into())]);
    if let Some(moved) = page.at().checked_sub(1).and_then(|last| replay.moves.get(last)) {
        at += &format!(" · {}", text::exact_clock(moved.at));
    }
    if let Some(Some(distance)) = review.distances().get(page.at()) {
        let distance = match distance.exactly() {
            Some(moves) => moves.to_string(),
            None => look.say_with(
                "terminal-review-range",
                &[("least", distance.least().into()), ("most", distance.most().into())],
            ),
        };
        let said = look.say_with("terminal-review-distance", &[("distance", distance.into())]);
        at += &format!(" · {said}");
    }
    facts.push((at, plain));
    facts.push((String::new(), plain));
    if !review.is_complete() {
        let values = [("done", review.known().into()), ("of", review.distances().len().into())];
        facts.push((look.say_with("terminal-review-measuring", &values), soft));
    }
    let mut sentences = Vec::new();
    if let Some(efficiency) = review.efficiency() {
        let percent = look.decimal(100.0 * efficiency, 0);
        sentences.push(look.say_with("terminal-review-efficiency", &[("percent", percent.into())]));
        if review.is_complete() {
            let detours = review.blunders();
            let cost: usize = detours.iter().map(|detour| detour.cost).sum();
            let values = [("count", detours.len().into()), ("cost", cost.into())];
            sentences.push(look.say_with("terminal-review-detours", &values));
        }
    }
    if let Some(rate) = review.mean_speed() {
        let rate = ("rate", look.decimal(rate, 2).into());
        sentences.push(match review.top_speed() {
            Some(most) => {
                let most = ("most", look.decimal(most, 2).into());
                look.say_with("terminal-review-speed-most", &[rate, most])
            }
            None => look.say_with("terminal-review-speed", &[rate]),
        });
    }
    facts.push((sentences.join(" "), plain));
    facts
}

/// The rows of the board as they were done, and the shortest way: on a large board more lines than
/// there is room for.
fn list(page: &ReviewPage, look: &Look<'_>) -> Vec<Fact> {
    let soft = Style::new().dim();
    let mut facts = Vec::new();
    for split in page.review().splits() {
        let row = ("row", (split.row + 1).into());
        let said = match split.moves {
            0 => look.say_with("terminal-review-split-at-once", &[row]),
            moves => look.say_with(
                "terminal-review-split",
                &[row, ("moves", moves.into()), ("time", text::exact_clock(split.at).into())],
            ),
        };
        facts.push((said, soft));
    }
    if let Some(best) = page.best() {
        facts.push((format!("{} {best}", look.say("terminal-review-best")), soft));
    }
    facts
}

/// The board at the move that is being looked at; how many columns it takes.
fn draw_board(frame: &mut Frame<'_>, area: Rect, page: &ReviewPage, look: &Look<'_>) -> u16 {
    let goal = &page.review().replay().goal;
    let Some(board) = page.board() else { return 0 };
    let lie = |area: Rect| {
        let part = || Geometry::part(goal.size(), area, board.blank());
        Geometry::new(goal.size(), area).or_else(part)
    };
    let Some(geometry) = lie(area) else { return 0 };
    let drawing = Drawing::<Board> { board, goal, hint: None, blind: false, depth: look.depth };
    // At the left, and in the middle of the height.
    let width = geometry.area().width;
    if let Some(geometry) = lie(Rect { width, ..area }) {
        drawing.draw(&geometry, frame.buffer_mut());
    }
    width
}

fn draw_curve(frame: &mut Frame<'_>, area: Rect, page: &ReviewPage, look: &Look<'_>) {
    let distances = page.review().distances();
    let point = |(at, distance): (usize, &Option<noyes_game::Distance>)| {
        Some((at as f64, distance.as_ref()?.most() as f64))
    };
    let curve: Vec<(f64, f64)> = distances.iter().enumerate().filter_map(point).collect();
    let highest = curve.iter().map(|&(_, y)| y).fold(1.0, f64::max);
    let last = (distances.len() - 1).max(1) as f64;
    let here = page.at() as f64;
    let cursor = [(here, 0.0), (here, highest)];
    let line = |data, style| {
        Dataset::default()
            .data(data)
            .style(style)
            .graph_type(GraphType::Line)
            .marker(Marker::Braille)
    };
    let soft = Style::new().dim();
    let chart = Chart::new(vec![
        line(&cursor, soft),
        line(&curve, Style::new().fg(colours::accent(look.depth))),
    ])
    .legend_position(None)
    .x_axis(
        Axis::default()
            .style(soft)
            .bounds([0.0, last])
            .labels([Span::raw("0"), Span::raw((last as u64).to_string())]),
    )
    .y_axis(
        Axis::default()
            .style(soft)
            .title(Span::raw(look.say("terminal-review-curve")).dim())
            .bounds([0.0, highest])
            .labels([Span::raw("0"), Span::raw((highest as u64).to_string())]),
    );
    if area.width >= 16 && area.height >= 5 {
        frame.render_widget(chart, area);
    }
}
