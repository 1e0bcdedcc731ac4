//! The page of records.

use noyes_game::{Average, Category, Control, Day, Measure, Record, Standing};
use ratatui::{
    Frame,
    layout::Rect,
    style::{Style, Stylize},
    symbols::Marker,
    text::{Line, Span},
    widgets::{Axis, Chart, Dataset, GraphType},
};

use super::{Look, Targets, footed, text, titled};
use crate::{
    colours,
    model::{Model, RecordsPage},
};

pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    page: &RecordsPage,
    model: &Model,
    look: &Look<'_>,
) -> Targets {
    let book = model.book();
    let Some((category, at, of)) = page.category(book) else {
        let inner = titled(frame, area, look.say("terminal-records"), look.say("terminal-name"));
        let inner = footed(frame, inner, look.say("terminal-any-key"));
        frame.render_widget(Line::raw(look.say("terminal-records-none")), inner);
        return Targets::default();
    };
    let number =
        look.say_with("terminal-records-of", &[("number", (at + 1).into()), ("of", of.into())]);
    let inner = titled(frame, area, look.say("terminal-records"), number);
    let mut inner = footed(frame, inner, look.say("terminal-records-keys"));
    let mut lines = vec![Line::raw(name(&category, look)), Line::default()];
    let (table, columns) = table(page, model, look);
    lines.extend(table);
    let streak = book.streak(Day::at(look.now.unix));
    if category.kind == "daily" && streak > 0 {
        lines.push(Line::default());
        lines.push(Line::raw(look.say_with("terminal-records-days", &[("count", streak.into())])));
    }
    let height = (lines.len() as u16).min(inner.height);
    for (line, y) in lines.into_iter().zip(inner.top()..inner.bottom()) {
        frame.render_widget(line, Rect { y, height: 1, ..inner });
    }
    // The curve stands beside the table where there is room.
    let curve = Rect {
        x: inner.x + columns + 4,
        y: inner.y + 2,
        width: inner.width.saturating_sub(columns + 4),
        height: height.saturating_sub(2),
    };
    let records = page.records(book);
    draw_curve(frame, curve, &records, page.measure(), look);
    inner.y += height + 1;
    inner.height = inner.height.saturating_sub(height + 1);
    history(frame, inner, &records, page.at(), look);
    Targets::default()
}

fn name(category: &Category, look: &Look<'_>) -> String {
    let kind = match category.kind.as_str() {
        "daily" => look.say("terminal-records-daily"),
        kind => match kind.parse() {
            Ok(challenge) => text::challenge(challenge, look),
            Err(_) => kind.to_owned(),
        },
    };
    let goal = match noyes::Layout::from_name(&category.goal) {
        Some(layout) => look.say(&format!("terminal-goal-{}", layout.name())),
        None => look.say("terminal-goal-own"),
    };
    let control = look.say(match category.control {
        Some(Control::Keyboard) => "terminal-control-keyboard",
        Some(Control::Mouse) => "terminal-control-mouse",
        Some(Control::Hover) => "terminal-control-hover",
        Some(Control::Touch) => "terminal-control-touch",
        Some(Control::Mixed) => "terminal-control-mixed",
        None => "terminal-control-unknown",
    });
    let standing = look.say(match category.standing {
        Standing::Clean => "terminal-standing-clean",
        Standing::Interrupted => "terminal-standing-interrupted",
        Standing::Repeated => "terminal-standing-repeated",
        Standing::Assisted => "terminal-standing-assisted",
    });
    [text::size(category.size), goal, kind, control, standing].join(" · ")
}

/// A result as it is compared.
fn result(value: f64, measure: Measure, look: &Look<'_>) -> String {
    match measure {
        Measure::Time => text::exact_clock(value as u64),
        Measure::Moves(_) => look.decimal(value, usize::from(value.fract() != 0.0)),
    }
}

/// Bests and averages, a line each; how many columns they take.
fn table(page: &RecordsPage, model: &Model, look: &Look<'_>) -> (Vec<Line<'static>>, u16) {
    let measure = page.measure();
    let bests = page.bests(model.book());
    let average = |average: Average| match average.value() {
        Some(value) => result(value, measure, look),
        None => look.say("terminal-records-not-finished"),
    };
    let latest = page.records(model.book()).first().and_then(|record| record.result(measure));
    let latest = latest.map_or_else(
        || look.say("terminal-records-not-finished"),
        |value| result(value as f64, measure, look),
    );
    let mut rows = vec![[
        look.say(match measure {
            Measure::Time => "terminal-records-by-time",
            Measure::Moves(_) => "terminal-records-by-moves",
        }),
        look.say("terminal-records-best"),
        look.say("terminal-records-now"),
    ]];
    let best = bests.single.map_or(String::new(), |(value, _)| result(value as f64, measure, look));
    rows.push([look.say("terminal-records-single"), best, latest]);
    for averages in &bests.averages {
        rows.push([
            look.say_with("terminal-records-average", &[("count", averages.of.into())]),
            average(averages.best),
            average(averages.current),
        ]);
    }
    if let Some(mean) = bests.mean {
        rows.push([look.say("terminal-records-mean"), result(mean, measure, look), String::new()]);
    }
    let wide = |column: usize| rows.iter().map(|row| text::width(&row[column])).max().unwrap_or(0);
    let widths = [wide(0), wide(1), wide(2)];
    let cell = |text: &str, width: u16| {
        format!("{}{text}", " ".repeat(usize::from(width.saturating_sub(text::width(text)))))
    };
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (number, [name, best, now]) in rows.iter().enumerate() {
        let gap = " ".repeat(usize::from(widths[0] - text::width(name)));
        let (best, now) = (cell(best, widths[1] + 3), cell(now, widths[2] + 3));
        lines.push(match number {
            0 => Line::from(format!("{name}{gap}{best}{now}").dim()),
            _ => Line::from(vec![
                Span::raw(format!("{name}{gap}")).dim(),
                Span::raw(best).bold(),
                Span::raw(now),
            ]),
        });
    }
    lines.push(Line::default());
    let values = [("count", bests.tries.into()), ("finished", bests.finished.into())];
    lines.push(Line::from(look.say_with("terminal-records-tries", &values).dim()));
    let columns = lines.iter().map(|line| line.width() as u16).max().unwrap_or(0);
    (lines, columns)
}

/// The results in their order.
fn draw_curve(
    frame: &mut Frame<'_>,
    area: Rect,
    records: &[&Record],
    measure: Measure,
    look: &Look<'_>,
) {
    let results: Vec<(f64, f64)> = records
        .iter()
        .rev()
        .enumerate()
        .filter_map(|(at, record)| Some((at as f64, record.result(measure)? as f64)))
        .collect();
    if area.width < 20 || area.height < 4 || results.len() < 2 {
        return;
    }
    let highest = results.iter().map(|&(_, y)| y).fold(1.0, f64::max);
    let last = (records.len() - 1).max(1) as f64;
    let soft = Style::new().dim();
    let accent = Style::new().fg(colours::accent(look.depth));
    let line = Dataset::default()
        .data(&results)
        .style(accent)
        .graph_type(GraphType::Line)
        .marker(Marker::Braille);
    let chart = Chart::new(vec![line])
        .legend_position(None)
        .x_axis(Axis::default().style(soft).bounds([0.0, last]))
        .y_axis(
            Axis::default()
                .style(soft)
                .bounds([0.0, highest])
                .labels([Span::raw("0"), Span::raw(result(highest, measure, look))]),
        );
    frame.render_widget(chart, area);
}

/// The records, the latest first, the chosen one always in sight.
fn history(frame: &mut Frame<'_>, area: Rect, records: &[&Record], at: usize, look: &Look<'_>) {
    let height = usize::from(area.height);
    let first = at.saturating_sub(height.saturating_sub(1));
    for ((number, record), y) in
        records.iter().enumerate().skip(first).zip(area.top()..area.bottom())
    {
        let chosen = number == at;
        let mark = if chosen { "› " } else { "  " };
        let style = if chosen { Style::new().bold() } else { Style::new() };
        let result = match record.is_solved() {
            true => text::exact_clock(record.time),
            false => look.say("terminal-records-not-finished"),
        };
        let moves = record.moves(noyes::Metric::Stm);
        let mut cells = vec![
            mark.to_owned(),
            moment(record.at),
            format!("   {result:>9}   "),
            look.say_with("terminal-moves", &[("count", moves.into())]),
        ];
        if let Some(rate) = record.turns_per_second() {
            let rate = look.decimal(rate, 2);
            cells.push(format!("   {}", look.say_with("terminal-rate", &[("rate", rate.into())])));
        }
        frame.render_widget(Line::styled(cells.concat(), style), Rect { y, height: 1, ..area });
    }
}

/// A day and the time by Universal Time.
fn moment(unix: u64) -> String {
    let minutes = unix / 60_000;
    format!("{} {:02}:{:02}", Day::at(unix), minutes / 60 % 24, minutes % 60)
}
