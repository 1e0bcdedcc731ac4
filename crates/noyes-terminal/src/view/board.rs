//! The board: tiles as large as the window allows.

use noyes::{Goal, Position, Size, Square, Tile};
use ratatui::{
    buffer::Buffer,
    layout::{Position as Cell, Rect},
    style::{Color, Modifier, Style},
};

use crate::{
    colours::{self, Depth, Paint},
    numerals,
};

/// How the board lies in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    size: Size,
    /// The upper left corner.
    origin: Cell,
    /// From one tile to the next, to the right and down.
    pitch: (u16, u16),
    /// The column and the row of the first square that is drawn.
    first: (u32, u32),
    /// How many columns and rows are drawn.
    sides: (u16, u16),
}

/// No tile is drawn higher than this; larger ones look like walls.
const HIGHEST: u16 = 9;

impl Geometry {
    /// The largest board that fits into an area, in its middle; `None` if none does.
    pub(crate) fn new(size: Size, area: Rect) -> Option<Geometry> {
        let (columns, rows) = sides(size)?;
        let narrowest = narrowest(size);
        let wide = (area.width + 1) / columns;
        let high = (area.height / rows).min(HIGHEST);
        if wide < narrowest || high == 0 {
            return None;
        }
        // A cell is about twice as high as it is wide.
        let high = high.min(wide / 2).max(1);
        let pitch = ((2 * high).max(narrowest), high);
        let (width, height) = (columns * pitch.0 - 1, rows * pitch.1);
        let origin = Cell {
            x: area.x + (area.width.saturating_sub(width)) / 2,
            y: area.y + (area.height - height) / 2,
        };
        Some(Geometry { size, origin, pitch, first: (0, 0), sides: (columns, rows) })
    }

    /// As much as fits into an area of a board that does not, with a square as near to the middle as
    /// can be; `None` if a player would not see what can move.
    pub(crate) fn part(size: Size, area: Rect, around: Square) -> Option<Geometry> {
        let pitch = (narrowest(size), 1);
        let fit = |room: u16, pitch: u16, of: u32| {
            let shown = u32::from(room / pitch).min(of);
            (shown >= of.min(3)).then_some(shown)
        };
        let columns = fit(area.width + 1, pitch.0, size.width())?;
        let rows = fit(area.height, pitch.1, size.height())?;
        let from = |at: u32, shown: u32, of: u32| at.saturating_sub(shown / 2).min(of - shown);
        let first = (
            from(around.column(size), columns, size.width()),
            from(around.row(size), rows, size.height()),
        );
        // They fit into the area.
        let sides = (columns as u16, rows as u16);
        let spare = (area.width + 1 - sides.0 * pitch.0) / 2;
        let origin = Cell { x: area.x + spare, y: area.y + (area.height - sides.1) / 2 };
        Some(Geometry { size, origin, pitch, first, sides })
    }

    /// The columns and rows of cells that the smallest drawing of a board takes.
    pub(crate) fn least(size: Size) -> Option<(u16, u16)> {
        let (columns, rows) = sides(size)?;
        Some((columns.checked_mul(narrowest(size))? - 1, rows))
    }

    /// How high a tile is.
    pub(crate) fn tile_height(&self) -> u16 {
        self.pitch.1
    }

    /// All that the board covers.
    pub(crate) fn area(&self) -> Rect {
        let (columns, rows) = self.sides;
        let (wide, high) = self.pitch;
        Rect::new(self.origin.x, self.origin.y, columns * wide - 1, rows * high)
    }

    /// The square at a cell of the window.
    pub(crate) fn square(&self, cell: Cell) -> Option<Square> {
        self.area().contains(cell).then_some(())?;
        let column = u32::from((cell.x - self.origin.x) / self.pitch.0);
        let row = u32::from((cell.y - self.origin.y) / self.pitch.1);
        self.size.square(self.first.0 + column, self.first.1 + row)
    }

    /// The squares that are drawn, each with the place of its tile.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (Square, Rect)> {
        let &Geometry { size, origin, pitch: (wide, high), first, sides } = self;
        let tile = move |column: u16, row: u16| {
            let square = size.square(first.0 + u32::from(column), first.1 + u32::from(row))?;
            let (x, y) = (origin.x + column * wide, origin.y + row * high);
            Some((square, Rect::new(x, y, wide - 1, high)))
        };
        (0..sides.1).flat_map(move |row| (0..sides.0).filter_map(move |column| tile(column, row)))
    }
}

fn sides(size: Size) -> Option<(u16, u16)> {
    Some((size.width().try_into().ok()?, size.height().try_into().ok()?))
}

/// The largest number needs its digits, and one cell keeps it apart from its neighbour.
fn narrowest(size: Size) -> u16 {
    (digits(size) + 1).max(3)
}

fn digits(size: Size) -> u16 {
    (size.area() - 1).max(1).ilog10() as u16 + 1
}

/// What is drawn of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing<'a, P> {
    pub(crate) board: &'a P,
    pub(crate) goal: &'a Goal,
    /// The tile to move, by a hint.
    pub(crate) hint: Option<Square>,
    /// Whether the tiles show no faces.
    pub(crate) blind: bool,
    pub(crate) depth: Depth,
}

impl<P: Position> Drawing<'_, P> {
    /// Draws the board.
    pub(crate) fn draw(&self, geometry: &Geometry, buffer: &mut Buffer) {
        for (square, area) in geometry.tiles() {
            let tile = self.board.tile(square).filter(|tile| !tile.is_blank());
            match tile {
                Some(tile) => self.tile(tile, area, self.hint == Some(square), buffer),
                None if area.height == 1 => write(buffer, area, "·", Style::new().dim()),
                None => {}
            }
        }
    }

    fn tile(&self, tile: Tile, area: Rect, hinted: bool, buffer: &mut Buffer) {
        let number = tile.number().to_string();
        let text = if self.blind { "" } else { number.as_str() };
        let size = self.board.size();
        let home = self.goal.home(tile);
        let row = home.map_or(0, |home| home.row(size));
        match colours::row(row, size.height(), self.depth) {
            None => outlined(text, area, hinted, buffer),
            Some(paint) if area.height == 1 => {
                let style = Style::new().fg(paint.ink).bg(paint.face).add_modifier(Modifier::BOLD);
                let style = if hinted { ringed(paint) } else { style };
                buffer.set_style(area, style);
                write(buffer, area, text, style);
            }
            Some(paint) => Face { text, area, paint, hinted, digits: digits(size) }.draw(buffer),
        }
    }
}

/// A tile that is too small for a ring.
fn ringed(paint: Paint) -> Style {
    Style::new().fg(paint.face).bg(paint.ink).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
}

/// A tile without colours: a frame and a number.
fn outlined(text: &str, area: Rect, hinted: bool, buffer: &mut Buffer) {
    let style = match hinted {
        true => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
        false => Style::new().add_modifier(Modifier::BOLD),
    };
    if area.height < 3 || area.width < 4 {
        // The last row keeps the tiles apart.
        write(buffer, Rect { height: 1, ..area }, if text.is_empty() { "▢" } else { text }, style);
        return;
    }
    let frame = if hinted {
        ["┏", "━", "┓", "┃", "┗", "┛"]
    } else {
        ["╭", "─", "╮", "│", "╰", "╯"]
    };
    let [top_left, across, top_right, down, bottom_left, bottom_right] = frame;
    let (left, right) = (area.left(), area.right() - 1);
    let (top, bottom) = (area.top(), area.bottom() - 1);
    for x in left + 1..right {
        buffer[(x, top)].set_symbol(across);
        buffer[(x, bottom)].set_symbol(across);
    }
    for y in top + 1..bottom {
        buffer[(left, y)].set_symbol(down);
        buffer[(right, y)].set_symbol(down);
    }
    for (at, corner) in [
        ((left, top), top_left),
        ((right, top), top_right),
        ((left, bottom), bottom_left),
        ((right, bottom), bottom_right),
    ] {
        buffer[at].set_symbol(corner);
    }
    write(buffer, area, text, style);
}

/// Writes a text in the middle of an area.
fn write(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let width = text.chars().count() as u16;
    let x = area.x + area.width.saturating_sub(width).div_ceil(2);
    let y = area.y + (area.height - 1) / 2;
    buffer.set_stringn(x, y, text, area.width.into(), style);
}

/// A tile in colours. It is painted in points, two to a cell, one above the other; the last one is
/// left out, so that tiles are as far apart in height as in width.
struct Face<'a> {
    text: &'a str,
    area: Rect,
    paint: Paint,
    hinted: bool,
    /// How many digits the largest number has: all numbers are as large as that one can be.
    digits: u16,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Point {
    Clear,
    Face,
    Edge,
    Ink,
    /// Of a hint: in the colour of the terminal's own type.
    Ring,
}

impl Face<'_> {
    fn draw(&self, buffer: &mut Buffer) {
        let scale = self.scale();
        for y in 0..self.area.height {
            for x in 0..self.area.width {
                let (upper, lower) = (self.point(x, 2 * y, scale), self.point(x, 2 * y + 1, scale));
                let (symbol, style) = self.cell(upper, lower);
                buffer[(self.area.x + x, self.area.y + y)].set_symbol(symbol).set_style(style);
            }
        }
        if scale == 0 {
            let style = Style::new().fg(self.paint.ink).bg(self.paint.face);
            let area = Rect { height: self.area.height - 1, ..self.area };
            write(buffer, area, self.text, style.add_modifier(Modifier::BOLD));
        }
    }

    /// How many points high the tile is.
    fn height(&self) -> u16 {
        2 * self.area.height - 1
    }

    /// How large a point of a numeral is; 0 if numerals are ordinary type.
    fn scale(&self) -> u16 {
        let across = (self.area.width.saturating_sub(2)) / numerals::width(self.digits);
        let down = (self.height().saturating_sub(2)) / numerals::HEIGHT;
        across.min(down)
    }

    fn point(&self, x: u16, y: u16, scale: u16) -> Point {
        let (width, height) = (self.area.width, self.height());
        if y >= height {
            return Point::Clear;
        }
        if self.hinted && (x == 0 || x + 1 == width || y == 0 || y + 1 == height) {
            return Point::Ring;
        }
        let number = numerals::width(self.text.len().max(1) as u16) * scale;
        let (left, top) =
            ((width - number.min(width)) / 2, (height - numerals::HEIGHT * scale) / 2);
        let inside = scale > 0 && x >= left && y >= top;
        if inside && numerals::covers(self.text, (x - left) / scale, (y - top) / scale) {
            return Point::Ink;
        }
        if y + 1 == height && height > 5 { Point::Edge } else { Point::Face }
    }

    fn colour(&self, point: Point) -> Color {
        match point {
            Point::Clear | Point::Ring => Color::Reset,
            Point::Face => self.paint.face,
            Point::Edge => self.paint.edge,
            Point::Ink => self.paint.ink,
        }
    }

    /// Two points in one cell. A ring is always in front, since the colour of type is no
    /// background.
    fn cell(&self, upper: Point, lower: Point) -> (&'static str, Style) {
        let style = |front, back| Style::new().fg(self.colour(front)).bg(self.colour(back));
        match (upper, lower) {
            (Point::Clear, Point::Clear) => (" ", Style::new()),
            (Point::Ring, Point::Ring) => ("█", Style::new()),
            (upper, lower) if upper == lower => (" ", style(upper, upper)),
            (upper, Point::Ring) => ("▄", style(Point::Ring, upper)),
            (upper, lower) => ("▀", style(upper, lower)),
        }
    }
}
