//! The page of the game: the board as large as the window allows, the figures beside or above it.

use noyes::{Board, Position};
use noyes_game::Phase;
use ratatui::{
    Frame,
    layout::Rect,
    style::Stylize,
    text::{Line, Span},
};

use super::{
    Look, Targets,
    board::{Drawing, Geometry},
    keys, panel, text,
};
use crate::model::Model;

/// How wide the figures are beside the board, with the space before them.
const BESIDE: u16 = 36;

pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &mut Model,
    look: &Look<'_>,
) -> Targets {
    let size = model.game().size();
    let beside = Rect { width: area.width.saturating_sub(BESIDE), ..area };
    let wide = Geometry::new(
        size,
        margins(Rect { height: area.height.saturating_sub(2), y: area.y + 2, ..beside }),
    );
    let below = Geometry::new(size, between(area));
    match (wide, below) {
        (Some(wide), below)
            // Figures beside the board are easier to read; a little smaller a board is worth that.
            if below
                .is_none_or(|below| 4 * wide.tile_height() >= 3 * below.tile_height()) =>
        {
            draw_wide(frame, area, wide, model, look)
        }
        (_, Some(below)) => draw_narrow(frame, area, below, model, look),
        _ if let Some(part) = Geometry::part(size, between(area), model.game().board().blank()) => {
            draw_narrow(frame, area, part, model, look)
        }
        _ => too_small(frame, area, model, look),
    }
}

/// A column to the left and to the right, and a row below.
fn margins(area: Rect) -> Rect {
    let width = area.width.saturating_sub(4);
    Rect { x: area.x + 2, width, height: area.height.saturating_sub(1), ..area }
}

/// What is left between the two rows of figures and the row of keys.
fn between(area: Rect) -> Rect {
    // An empty row before and after it, where there are rows to spare.
    let spare = u16::from(area.height > 20);
    Rect { y: area.y + 2 + spare, height: area.height.saturating_sub(4 + 2 * spare), ..area }
}

fn draw_wide(
    frame: &mut Frame<'_>,
    area: Rect,
    geometry: Geometry,
    model: &mut Model,
    look: &Look<'_>,
) -> Targets {
    let size = model.game().size();
    let board = geometry.area();
    // Board and figures stand in the middle together.
    let together = board.width + BESIDE;
    let left = area.x + (area.width.saturating_sub(together)) / 2;
    let space =
        Rect { x: left, y: area.y + 2, width: board.width, height: area.height.saturating_sub(3) };
    let Some(geometry) = Geometry::new(size, space) else { return Targets::default() };
    let board = geometry.area();
    header(frame, Rect { x: left, width: together, ..area }, model, look);
    let beside = Rect {
        x: board.right() + 4,
        width: BESIDE - 4,
        y: board.y,
        height: board.height.max(area.bottom() - 1 - board.y),
    };
    let mut targets = panel::beside(frame, beside, model, look);
    draw_board(frame, &geometry, model, look);
    targets.board = Some(geometry);
    targets
}

fn draw_narrow(
    frame: &mut Frame<'_>,
    area: Rect,
    geometry: Geometry,
    model: &mut Model,
    look: &Look<'_>,
) -> Targets {
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    header(frame, inner, model, look);
    let mut targets = panel::around(frame, inner, model, look);
    draw_board(frame, &geometry, model, look);
    targets.board = Some(geometry);
    targets
}

fn header(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look<'_>) {
    let goal = model.game().goal();
    let board = look.say_with(
        "terminal-board",
        &[("size", text::size(goal.size()).into()), ("goal", text::goal(goal, look).into())],
    );
    let row = Rect { height: 1, ..area };
    frame.render_widget(Line::from(look.say("terminal-name").bold()), row);
    frame.render_widget(Line::from(board.dim()).right_aligned(), row);
}

fn draw_board(frame: &mut Frame<'_>, geometry: &Geometry, model: &Model, look: &Look<'_>) {
    let game = model.game();
    let hidden = match game.phase() {
        Phase::Paused => Some(("terminal-paused", "terminal-paused-how")),
        Phase::Covered => Some(("terminal-covered", "terminal-covered-how")),
        _ => None,
    };
    if let Some((what, how)) = hidden {
        return cover(frame, geometry, &look.say(what), &look.say(how));
    }
    let marked = model.lesson().and_then(|lesson| lesson.tile(game));
    let drawing = Drawing::<Board> {
        board: game.board(),
        goal: game.goal(),
        hint: model.hint().or(marked),
        blind: game.is_blind(),
        depth: look.depth,
    };
    drawing.draw(geometry, frame.buffer_mut());
}

/// A board that is hidden.
fn cover(frame: &mut Frame<'_>, geometry: &Geometry, what: &str, how: &str) {
    let area = geometry.area();
    let middle = area.y + area.height.saturating_sub(2) / 2;
    let lines = [Line::from(what.to_owned().bold()), Line::from(how.to_owned().dim())];
    for (line, y) in lines.into_iter().zip(middle..area.bottom()) {
        frame.render_widget(line.centered(), Rect { y, height: 1, ..area });
    }
}

fn too_small(frame: &mut Frame<'_>, area: Rect, model: &Model, look: &Look<'_>) -> Targets {
    // Boards of a height and width beyond any window are not played here.
    let (columns, rows) = Geometry::least(model.game().size()).unwrap_or((u16::MAX, u16::MAX));
    let values = [
        ("columns", u32::from(columns).to_string().into()),
        ("rows", u32::from(rows.saturating_add(4)).to_string().into()),
    ];
    let said = look.say_with("terminal-too-small", &values);
    for (line, y) in text::wrap(&said, area.width).into_iter().zip(area.top()..area.bottom()) {
        frame.render_widget(Line::raw(line), Rect { y, height: 1, ..area });
    }
    let (key, command, id) = keys::ALWAYS[1];
    let y = area.bottom().saturating_sub(1);
    let quit = Line::from(vec![Span::from(key).bold(), Span::raw(" "), look.say(id).dim()]);
    let place = Rect { y, height: 1.min(area.height), ..area };
    frame.render_widget(quit, place);
    Targets { board: None, places: vec![(place, command)] }
}
