//! The page on which a game is chosen.

use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
};

use super::{Look, Targets, footed, text, titled};
use crate::{
    colours,
    model::{Command, Menu, Row},
};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, menu: &Menu, look: &Look<'_>) -> Targets {
    let inner = titled(frame, area, look.say("terminal-choose"), look.say("terminal-name"));
    let inner = footed(frame, inner, look.say("terminal-choose-keys"));
    let names = Row::ALL.map(|row| row.name().say(look.words));
    let column = names.iter().map(|name| text::width(name)).max().unwrap_or(0) + 3;
    let mut targets = Targets::default();
    let spaced = inner.height >= 2 * Row::ALL.len() as u16 - 1;
    for (number, (row, name)) in Row::ALL.into_iter().zip(names).enumerate() {
        let y = inner.y + number as u16 * if spaced { 2 } else { 1 };
        if y >= inner.bottom() {
            break;
        }
        let chosen = row == menu.row();
        let (open, value) = (menu.is_open(row), value(row, menu, look));
        let dim = Style::new().add_modifier(Modifier::DIM);
        let style = match (chosen, open) {
            (true, true) => Style::new().fg(colours::accent(look.depth)).bold(),
            (true, false) => dim.bold(),
            (false, true) => Style::new(),
            (false, false) => dim,
        };
        let gap = " ".repeat(usize::from(column - text::width(&name)));
        let (before, after) = if chosen && open { ("‹ ", " ›") } else { ("  ", "") };
        let line = Line::from(vec![
            Span::styled(name, if chosen { Style::new().bold() } else { dim }),
            Span::raw(gap),
            Span::styled(format!("{before}{value}{after}"), style),
        ]);
        let place = Rect { y, height: 1, ..inner };
        frame.render_widget(line, place);
        targets.places.push((place, Command::Pick(number)));
    }
    targets
}

fn value(row: Row, menu: &Menu, look: &Look<'_>) -> String {
    match row {
        Row::Challenge => text::challenge(menu.challenge(), look),
        Row::Size => text::size(menu.goal().size()),
        Row::Goal => text::goal(menu.goal(), look),
        Row::Manner if menu.rules().undo_counts => look.say("terminal-for-records"),
        Row::Manner => look.say("terminal-at-leisure"),
    }
}
