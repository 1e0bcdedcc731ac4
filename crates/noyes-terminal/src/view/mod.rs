//! What stands on the screen. Everything is drawn anew from the model; nothing is remembered here.

mod board;
mod choose;
mod help;
mod keys;
mod panel;
mod play;
mod records;
mod review;
#[cfg(test)]
mod tests;
mod text;

use noyes::Square;
use noyes_words::{Arg, Words};
use ratatui::{
    Frame,
    layout::{Position, Rect},
    style::{Style, Stylize},
    text::Line,
};

use self::board::Geometry;
use crate::{
    colours::Depth,
    model::{Command, Model, Now, Page},
};

/// What drawing needs besides the model.
pub(crate) struct Look<'a> {
    pub(crate) words: &'a Words,
    pub(crate) depth: Depth,
    pub(crate) now: Now,
}

impl Look<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn say_with(&self, id: &str, values: &[(&str, Arg)]) -> String {
        self.words.say(id, values)
    }

    /// A number rounded to so many places.
    fn decimal(&self, number: f64, places: usize) -> String {
        self.words.language().decimal(number, places)
    }
}

/// Where the mouse finds what.
#[derive(Debug, Default)]
pub(crate) struct Targets {
    board: Option<Geometry>,
    places: Vec<(Rect, Command)>,
}

impl Targets {
    /// What a click asks for.
    pub(crate) fn command(&self, at: Position) -> Option<Command> {
        let place = self.places.iter().find(|(area, _)| area.contains(at));
        place.map(|&(_, command)| command).or_else(|| self.square(at).map(Command::Tap))
    }

    fn square(&self, at: Position) -> Option<Square> {
        self.board.as_ref()?.square(at)
    }
}

/// Draws the page that is open.
pub(crate) fn draw(frame: &mut Frame<'_>, model: &mut Model, look: &Look<'_>) -> Targets {
    let area = frame.area();
    if area.width < 20 || area.height < 4 {
        // Too little for anything but the board's own complaint.
        return play::draw(frame, area, model, look);
    }
    match model.page() {
        Page::Play => play::draw(frame, area, model, look),
        Page::Help => help::draw(frame, area, look),
        Page::Menu(menu) => choose::draw(frame, area, menu, look),
        Page::Review(page) => review::draw(frame, area, page, look),
        Page::Records(page) => records::draw(frame, area, page, model, look),
    }
}

/// The title of a page, and below it what is left of the window.
fn titled(frame: &mut Frame<'_>, area: Rect, left: String, right: String) -> Rect {
    let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
    let row = Rect { height: 1, ..inner };
    frame.render_widget(Line::from(left.bold()), row);
    frame.render_widget(Line::from(right.dim()).right_aligned(), row);
    Rect { y: inner.y + 2, height: inner.height.saturating_sub(2), ..inner }
}

/// What can be done on a page, in its last row.
fn footed(frame: &mut Frame<'_>, area: Rect, text: String) -> Rect {
    let lines = text::wrap(&text, area.width);
    let height = (lines.len() as u16).min(area.height);
    let row = Rect { y: area.bottom() - height, height, ..area };
    for (line, y) in lines.into_iter().zip(row.top()..row.bottom()) {
        frame.render_widget(Line::styled(line, Style::new().dim()), Rect { y, height: 1, ..row });
    }
    Rect { height: (area.height - height).saturating_sub(1), ..area }
}
