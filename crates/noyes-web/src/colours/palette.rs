//! Sets of colours for the tiles.

use serde::Serialize;
use strum::EnumString;

use super::{contrast::contrast, scheme::Place};

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Palette {
    /// The house's: vermilion, amber, teal, indigo, plum; more take even steps of hue.
    #[default]
    House,
    /// Colours that differ for every kind of sight, after Okabe and Ito (2008), with the lightness
    /// going up and down from each to the next.
    Distinct,
    /// From dark blue to light yellow, as in cividis (Nuñez, Anderton and Renslow 2018): the
    /// lightness alone tells the order.
    Ramp,
}

/// The colours of a tile: its own and that of its number, as CSS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Colours {
    pub(crate) tile: String,
    pub(crate) number: String,
}

/// A colour in OKLCH: lightness, chroma, hue in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lch(pub(super) f64, pub(super) f64, pub(super) f64);

/// The same tile on a light page and on a dark one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pair {
    pub(super) light: Lch,
    pub(super) dark: Lch,
}

const fn pair(light: (f64, f64, f64), dark: (f64, f64, f64)) -> Pair {
    Pair { light: Lch(light.0, light.1, light.2), dark: Lch(dark.0, dark.1, dark.2) }
}

const DISTINCT: [Pair; 7] = [
    pair((0.44, 0.105, 252.0), (0.42, 0.1, 252.0)),
    pair((0.77, 0.15, 74.0), (0.71, 0.14, 72.0)),
    pair((0.55, 0.115, 165.0), (0.51, 0.105, 165.0)),
    pair((0.89, 0.16, 104.0), (0.81, 0.145, 104.0)),
    pair((0.63, 0.13, 346.0), (0.585, 0.125, 346.0)),
    pair((0.8, 0.095, 236.0), (0.74, 0.09, 236.0)),
    pair((0.57, 0.16, 40.0), (0.53, 0.15, 40.0)),
];

/// The first and the last colour of the ramp.
const RAMP: [Pair; 2] = [
    pair((0.32, 0.085, 262.0), (0.34, 0.085, 262.0)),
    pair((0.9, 0.15, 100.0), (0.84, 0.14, 100.0)),
];

/// The fifth row of five.
const PLUM: Pair = pair((0.5, 0.115, 345.0), (0.48, 0.1, 345.0));

/// The four quarters of a board, row by row: those side by side differ in lightness where hue may
/// not be seen.
const HOUSE_QUARTERS: [Pair; 4] = [
    pair((0.63, 0.145, 36.0), (0.58, 0.135, 36.0)),
    pair((0.76, 0.12, 78.0), (0.67, 0.11, 76.0)),
    pair((0.6, 0.085, 185.0), (0.55, 0.08, 188.0)),
    pair((0.47, 0.1, 265.0), (0.46, 0.1, 268.0)),
];
const DISTINCT_QUARTERS: [Pair; 4] = [
    pair((0.46, 0.095, 252.0), (0.45, 0.09, 252.0)),
    pair((0.76, 0.13, 74.0), (0.69, 0.12, 74.0)),
    pair((0.76, 0.1, 170.0), (0.71, 0.09, 170.0)),
    pair((0.53, 0.12, 350.0), (0.49, 0.11, 350.0)),
];
const RAMP_QUARTERS: [Pair; 2] = [
    pair((0.4, 0.085, 262.0), (0.38, 0.085, 262.0)),
    pair((0.85, 0.14, 100.0), (0.78, 0.13, 100.0)),
];

/// How much lighter the quarters of a quarter are than its colour: dark beside light, and none like
/// another.
const SHADES: [f64; 4] = [-0.09, 0.05, 0.09, -0.05];
/// On the ramp the quarters' own colours are closer to one another.
const RAMP_SHADES: [f64; 4] = [-0.06, 0.03, 0.06, -0.03];

/// What numbers are written in, and its name in the style sheet.
type Ink = (&'static str, Pair);
const ON_DARK: Ink = ("var(--on-block)", pair((0.985, 0.008, 80.0), (0.965, 0.012, 80.0)));
const ON_LIGHT: Ink = ("var(--on-amber)", pair((0.25, 0.035, 62.0), (0.22, 0.03, 60.0)));
const WHITE: Ink = ("white", pair((1.0, 0.0, 0.0), (1.0, 0.0, 0.0)));
const BLACK: Ink = ("black", pair((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)));
/// The least contrast at which figures of any size can be read (WCAG 2.2).
const READABLE: f64 = 4.5;

impl Palette {
    pub(crate) const ALL: [Palette; 3] = [Palette::House, Palette::Distinct, Palette::Ramp];

    /// The colours of the tiles at a place, on a board whose figures may be small.
    pub(crate) fn colours(self, place: Place, small: bool) -> Colours {
        // The blocks have names of their own in the style sheet.
        const BLOCKS: [(&str, Ink); 4] = [
            ("var(--vermilion)", ON_DARK),
            ("var(--amber)", ON_LIGHT),
            ("var(--teal)", ON_DARK),
            ("var(--indigo)", ON_DARK),
        ];
        if let (Palette::House, Place::Step { at, of: ..=5 }, false) = (self, place, small)
            && let Some(&(tile, (number, _))) = BLOCKS.get(at as usize)
        {
            return Colours { tile: tile.into(), number: number.into() };
        }
        let pair = self.pair(place, small);
        let tile = format!("light-dark({}, {})", css(pair.light), css(pair.dark));
        Colours { tile, number: number_on(pair) }
    }

    /// The colour at a place, where it has no name.
    pub(super) fn pair(self, place: Place, small: bool) -> Pair {
        match (self, place) {
            // After the blocks.
            (Palette::House, Place::Step { of: ..=5, .. }) if !small => PLUM,
            (Palette::House, Place::Step { at, of }) => {
                // From vermilion round to a plum: the last must not look like the first.
                let hue = 36.0 + (325.0 - 36.0) * share(at, of);
                // Dark enough for small numbers.
                pair((0.53, 0.12, hue), (0.52, 0.1, hue))
            }
            (Palette::Distinct, Place::Step { at, .. }) => DISTINCT[at as usize % DISTINCT.len()],
            (Palette::Ramp, Place::Step { at, of }) => mixed(RAMP, share(at, of)),
            (Palette::House, Place::Quarter { outer, inner }) => {
                HOUSE_QUARTERS[outer].lighter(SHADES[inner])
            }
            (Palette::Distinct, Place::Quarter { outer, inner }) => {
                DISTINCT_QUARTERS[outer].lighter(SHADES[inner])
            }
            (Palette::Ramp, Place::Quarter { outer, inner }) => {
                mixed(RAMP_QUARTERS, share(outer as u32, 4)).lighter(RAMP_SHADES[inner])
            }
        }
    }
}

/// How far along a place is, from 0 to 1.
fn share(at: u32, of: u32) -> f64 {
    f64::from(at) / f64::from(of.max(2) - 1)
}

/// Between two colours, mixed in OKLab.
fn mixed([a, b]: [Pair; 2], share: f64) -> Pair {
    Pair { light: mix(a.light, b.light, share), dark: mix(a.dark, b.dark, share) }
}

fn mix(a: Lch, b: Lch, share: f64) -> Lch {
    let rectangular = |Lch(_, chroma, hue): Lch| {
        let (sin, cos) = hue.to_radians().sin_cos();
        (chroma * cos, chroma * sin)
    };
    let between = |a: f64, b: f64| a + (b - a) * share;
    let ((ax, ay), (bx, by)) = (rectangular(a), rectangular(b));
    let (x, y) = (between(ax, bx), between(ay, by));
    Lch(between(a.0, b.0), x.hypot(y), y.atan2(x).to_degrees().rem_euclid(360.0))
}

impl Pair {
    fn lighter(self, by: f64) -> Pair {
        let shade = |Lch(lightness, chroma, hue): Lch| Lch(lightness + by, chroma, hue);
        Pair { light: shade(self.light), dark: shade(self.dark) }
    }
}

fn css(Lch(lightness, chroma, hue): Lch) -> String {
    format!("oklch({lightness:.3} {chroma:.3} {hue:.0})")
}

/// The colour of the numbers on a tile, light or dark: the house's inks where they can be read, and
/// black or white on tiles of a middling lightness, one of which can always be.
fn number_on(tile: Pair) -> String {
    let ink = |of: fn(Pair) -> Lch| {
        let contrast = |(_, ink): Ink| contrast(of(ink), of(tile));
        let better = |a: Ink, b: Ink| if contrast(a) >= contrast(b) { a } else { b };
        let house = better(ON_DARK, ON_LIGHT);
        if contrast(house) >= READABLE { house.0 } else { better(WHITE, BLACK).0 }
    };
    let (light, dark) = (ink(|pair| pair.light), ink(|pair| pair.dark));
    if light == dark { light.into() } else { format!("light-dark({light}, {dark})") }
}

#[cfg(test)]
mod tests {
    use noyes::{Goal, Layout, Size};

    use super::*;
    use crate::colours::{
        Colouring, Scheme,
        oklab::{self, Sight},
    };

    /// The tokens of the style sheet in which numbers are written, light and dark.
    fn token(name: &str) -> Pair {
        const SHEET: &str = include_str!("../../static/styles/10-tokens.css");
        let line = SHEET
            .lines()
            .find_map(|line| line.trim().strip_prefix(&format!("{name}: light-dark(oklch(")))
            .unwrap_or_else(|| panic!("no token {name}"));
        let numbers: Vec<f64> = line
            .split(|letter: char| !(letter.is_ascii_digit() || letter == '.'))
            .filter_map(|number| number.parse().ok())
            .collect();
        let &[a, b, c, d, e, f] = numbers.as_slice() else { panic!("{name}: {line}") };
        pair((a, b, c), (d, e, f))
    }

    fn on(number: &str) -> [Lch; 2] {
        let of = |name: &str| match [WHITE, BLACK].into_iter().find(|ink| ink.0 == name) {
            Some((_, pure)) => pure,
            None => token(name.strip_prefix("var(").unwrap().trim_end_matches(')')),
        };
        match number.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')) {
            Some(two) => {
                let (light, dark) = two.split_once(", ").unwrap();
                [of(light).light, of(dark).dark]
            }
            None => [of(number).light, of(number).dark],
        }
    }

    fn places(size: Size) -> Vec<(u32, u32, Scheme, Place)> {
        let goal = Goal::new(size, Layout::BlankLast);
        let mut places = Vec::new();
        for scheme in Scheme::ALL {
            for square in size.squares() {
                let (column, row) = (square.column(size), square.row(size));
                places.push((column, row, scheme, scheme.place(square, &goal)));
            }
        }
        places
    }

    #[test]
    fn the_inks_are_those_of_the_style_sheet() {
        assert_eq!(ON_DARK.1, token("--on-block"));
        assert_eq!(ON_LIGHT.1, token("--on-amber"));
    }

    #[test]
    fn numbers_can_be_read_on_every_tile() {
        let squares = (1..=16).map(|side| (side, side));
        let others = [(4, 12), (12, 4), (16, 1), (1, 16), (6, 2), (5, 3), (7, 5), (100, 3)];
        for (width, height) in squares.chain(others) {
            let size = Size::new(width, height).unwrap();
            let goal = Goal::new(size, Layout::BlankLast);
            for (scheme, palette) in Scheme::ALL.map(|it| Palette::ALL.map(|at| (it, at))).concat()
            {
                for home in size.squares() {
                    let colours = Colouring { scheme, palette }.of_home(home, &goal);
                    let small = width.max(height) > 5;
                    let (pair, block) = match colours.tile.strip_prefix("var(") {
                        Some(name) => (token(name.trim_end_matches(')')), true),
                        None => (palette.pair(scheme.place(home, &goal), small), false),
                    };
                    // What people see first is for large figures only.
                    assert!(!(block && small), "{size} {scheme:?}");
                    let least = if block { 3.0 } else { 4.5 };
                    let [light, dark] = on(&colours.number);
                    for (number, tile) in [(light, pair.light), (dark, pair.dark)] {
                        let found = contrast(number, tile);
                        assert!(found >= least, "{palette:?} {size} {tile:?}: {found:.2}");
                    }
                }
            }
        }
    }

    /// The least difference between tiles that belong side by side and are not of one colour, to
    /// any eye.
    fn least(palette: Palette, scheme: Scheme, side: u32) -> f64 {
        let places = places(Size::new(side, side).unwrap());
        let mut least = f64::INFINITY;
        for &(x, y, of, here) in &places {
            for &(u, v, to, there) in &places {
                let beside = x.abs_diff(u) + y.abs_diff(v) == 1;
                if of != scheme || to != scheme || !beside || here == there {
                    continue;
                }
                let (a, b) = (palette.pair(here, side > 5), palette.pair(there, side > 5));
                for sight in Sight::ALL {
                    least = least.min(oklab::difference(a.light, b.light, sight));
                    least = least.min(oklab::difference(a.dark, b.dark, sight));
                }
            }
        }
        least
    }

    #[test]
    fn every_eye_tells_neighbouring_colours_apart() {
        // About 0.02 can just be noticed (Ottosson 2020, on OKLab).
        for side in 2..=16 {
            for scheme in [Scheme::Rows, Scheme::Fringe] {
                let distinct = least(Palette::Distinct, scheme, side);
                assert!(distinct >= 0.15, "{scheme:?} {side}: {distinct:.3}");
                // A ramp of more steps has smaller ones.
                let (ramp, wanted) =
                    (least(Palette::Ramp, scheme, side), 0.42 / f64::from(side - 1));
                assert!(ramp >= wanted.max(0.027), "{scheme:?} {side}: {ramp:.3}");
            }
        }
        for side in 4..=16 {
            for palette in [Palette::Distinct, Palette::Ramp] {
                let grids = least(palette, Scheme::Grids, side);
                assert!(grids >= 0.05, "{palette:?} {side}: {grids:.3}");
            }
        }
    }

    #[test]
    fn every_eye_tells_all_distinct_colours_apart() {
        for (at, a) in DISTINCT.iter().enumerate() {
            for b in &DISTINCT[..at] {
                for sight in Sight::ALL {
                    let light = oklab::difference(a.light, b.light, sight);
                    let dark = oklab::difference(a.dark, b.dark, sight);
                    assert!(light.min(dark) >= 0.08, "{a:?} and {b:?} to {sight:?}");
                }
            }
        }
    }

    #[test]
    fn the_simulation_knows_what_some_eyes_cannot_see() {
        // Red and green at one lightness.
        let (red, green) = (Lch(0.6, 0.14, 30.0), Lch(0.6, 0.1, 140.0));
        assert!(oklab::difference(red, green, Sight::Usual) > 0.18);
        assert!(oklab::difference(red, green, Sight::Deuteranopia) < 0.03);
    }

    #[test]
    fn rows_of_the_house_have_colours_of_their_own() {
        for of in 1..=16 {
            for small in [false, true] {
                let colour = |at| Palette::House.colours(Place::Step { at, of }, small).tile;
                let colours: std::collections::HashSet<String> = (0..of).map(colour).collect();
                assert_eq!(colours.len(), of as usize);
            }
        }
        let amber = Palette::House.colours(Place::Step { at: 1, of: 4 }, false);
        assert_eq!(amber.number, ON_LIGHT.0);
    }
}
