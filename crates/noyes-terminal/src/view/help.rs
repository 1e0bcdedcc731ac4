//! The page of keys.

use ratatui::{
    Frame,
    layout::Rect,
    style::Stylize,
    text::{Line, Span},
};

use super::{Look, Targets, footed, keys, text, titled};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, look: &Look<'_>) -> Targets {
    let inner = titled(frame, area, look.say("terminal-keys"), look.say("terminal-name"));
    let inner = footed(frame, inner, look.say("terminal-any-key"));
    let click = look.say("terminal-click");
    let name = |key: &'static str| if key.is_empty() { click.clone() } else { key.to_owned() };
    let names = keys::ALL.concat();
    let column = names.iter().map(|(key, _)| text::width(&name(key))).max().unwrap_or(0) + 3;
    // Where the window is low, the empty lines between the groups go first.
    let spaced = usize::from(inner.height) >= names.len() + keys::ALL.len() - 1;
    let mut y = inner.y;
    for group in keys::ALL {
        for (key, id) in group {
            if y >= inner.bottom() {
                return Targets::default();
            }
            let said = look.say(id);
            let key = name(key);
            let gap = " ".repeat(usize::from(column - text::width(&key)));
            let line = Line::from(vec![Span::from(key).bold(), Span::raw(gap), Span::raw(said)]);
            frame.render_widget(line, Rect { y, height: 1, ..inner });
            y += 1;
        }
        y += u16::from(spaced);
    }
    Targets::default()
}
