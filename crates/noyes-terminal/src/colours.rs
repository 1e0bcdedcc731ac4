//! Which colours there are, and what is painted with them.

use palette::{IntoColor, Oklab, Oklch, Srgb, color_difference::EuclideanDistance};
use ratatui::style::Color;

/// Whether the game is drawn in colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColourChoice {
    /// As many as the terminal has, and none where the environment's `NO_COLOR` asks for none.
    #[default]
    Auto,
    /// Colours, whatever the environment says.
    Always,
    /// None: borders, bold, underlined and reversed type have to do.
    Never,
}

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Depth {
    /// None.
    None,
    /// The sixteen that the user has chosen.
    Sixteen,
    /// A cube of 216 besides.
    Cube,
    /// All.
    True,
}

impl ColourChoice {
    /// What this comes to on the terminal at standard output.
    pub(crate) fn depth(self) -> Depth {
        let found = supports_color::on(supports_color::Stream::Stdout).map(|level| {
            if level.has_16m {
                Depth::True
            } else if level.has_256 {
                Depth::Cube
            } else {
                Depth::Sixteen
            }
        });
        match self {
            ColourChoice::Never => Depth::None,
            ColourChoice::Auto => found.unwrap_or(Depth::None),
            ColourChoice::Always => found.unwrap_or(Depth::Cube),
        }
    }
}

/// The colours of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    /// The tile's face.
    pub(crate) face: Color,
    /// Its lower edge, in the shade.
    pub(crate) edge: Color,
    /// The number on it.
    pub(crate) ink: Color,
}

/// The page's four block colours, a little darker where small white figures stand on them.
const BLOCKS: [(f32, f32, f32); 4] =
    [(0.55, 0.16, 36.0), (0.75, 0.135, 78.0), (0.52, 0.085, 188.0), (0.46, 0.10, 267.0)];
const AMBER: u32 = 1;
/// Up to four rows take the block colours; more take even steps of hue at one lightness, from
/// vermilion round to a plum, since the last row must not look like the first.
const HUES: (f32, f32) = (36.0, 325.0);
const LIGHT: (f32, f32, f32) = (0.98, 0.008, 80.0);
const DARK: (f32, f32, f32) = (0.22, 0.03, 60.0);
/// For those who have sixteen.
const NAMED: [(Color, Color); 6] = [
    (Color::Red, Color::White),
    (Color::Yellow, Color::Black),
    (Color::Cyan, Color::Black),
    (Color::Blue, Color::White),
    (Color::Magenta, Color::White),
    (Color::Green, Color::Black),
];

/// The colours of the tiles that belong in a row of so many; `None` without colours.
pub(crate) fn row(row: u32, rows: u32, depth: Depth) -> Option<Paint> {
    let paint = |depth, fill: (f32, f32, f32), ink| {
        let (lightness, chroma, hue) = fill;
        Paint {
            face: colour(fill, depth),
            edge: colour((lightness * 0.82, chroma, hue), depth),
            ink: colour(ink, depth),
        }
    };
    match depth {
        Depth::None => None,
        Depth::Sixteen => {
            let (face, ink) = NAMED[row as usize % NAMED.len()];
            Some(Paint { face, edge: face, ink })
        }
        Depth::Cube | Depth::True => Some(match BLOCKS.get(row as usize) {
            Some(&fill) if rows <= 4 => paint(depth, fill, if row == AMBER { DARK } else { LIGHT }),
            _ => {
                let share = row as f32 / (rows.max(2) - 1) as f32;
                let hue = HUES.0 + (HUES.1 - HUES.0) * share;
                paint(depth, (0.5, 0.1, hue), LIGHT)
            }
        }),
    }
}

/// The one accent, for marks in figures.
pub(crate) fn accent(depth: Depth) -> Color {
    match depth {
        Depth::None => Color::Reset,
        Depth::Sixteen => Color::Red,
        Depth::Cube | Depth::True => colour((0.66, 0.175, 36.0), depth),
    }
}

/// What went well.
pub(crate) fn good(depth: Depth) -> Color {
    match depth {
        Depth::None => Color::Reset,
        Depth::Sixteen => Color::Cyan,
        Depth::Cube | Depth::True => colour((0.66, 0.1, 180.0), depth),
    }
}

fn colour((lightness, chroma, hue): (f32, f32, f32), depth: Depth) -> Color {
    let wanted: Srgb<f32> = Oklch::new(lightness, chroma, hue).into_color();
    let rgb: Srgb<u8> = wanted.into_format();
    match depth {
        Depth::Cube => Color::Indexed(nearest(rgb)),
        _ => Color::Rgb(rgb.red, rgb.green, rgb.blue),
    }
}

/// The nearest colour of the cube, as the eye sees it.
fn nearest(rgb: Srgb<u8>) -> u8 {
    let eye = |rgb: Srgb<u8>| -> Oklab<f32> { rgb.into_format::<f32>().into_color() };
    let wanted = eye(rgb);
    let distance = |&index: &u8| eye(indexed(index)).distance_squared(wanted);
    (16..=231).min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(16)
}

/// What a number from 16 to 231 stands for, as xterm has it.
fn indexed(index: u8) -> Srgb<u8> {
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    let cube = index - 16;
    Srgb::new(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
}

#[cfg(test)]
mod tests {
    use palette::color_difference::Wcag21RelativeContrast;

    use super::*;

    fn rgb(colour: Color) -> Srgb<f32> {
        match colour {
            Color::Rgb(r, g, b) => Srgb::new(r, g, b).into_format(),
            Color::Indexed(index) => indexed(index).into_format(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn numbers_can_be_read_on_every_tile() {
        // The numbers are bold; the cube has few colours to choose from.
        for (depth, least) in [(Depth::Cube, 4.3), (Depth::True, 4.5)] {
            for rows in 1..=16 {
                for row in 0..rows {
                    let paint = super::row(row, rows, depth).unwrap();
                    let contrast = rgb(paint.face).relative_contrast(rgb(paint.ink));
                    assert!(contrast >= least, "{contrast} on row {row} of {rows}, {depth:?}");
                }
            }
        }
    }

    #[test]
    fn rows_are_told_apart() {
        for depth in [Depth::Sixteen, Depth::Cube, Depth::True] {
            for rows in 1..=6 {
                let faces: Vec<_> =
                    (0..rows).map(|row| super::row(row, rows, depth).unwrap().face).collect();
                for (at, face) in faces.iter().enumerate() {
                    assert!(!faces[..at].contains(face), "{depth:?}: {rows} rows");
                }
            }
        }
        assert_eq!(super::row(0, 4, Depth::None), None);
    }

    #[test]
    fn the_cube_is_found_again() {
        for index in 16..=231 {
            assert_eq!(nearest(indexed(index)), index);
        }
    }
}
