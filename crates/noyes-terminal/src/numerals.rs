//! Large numerals, five points high.

/// How many points a numeral is high.
pub(crate) const HEIGHT: u16 = 5;
/// How many points a numeral is wide.
const WIDTH: u16 = 3;

/// Rows of three points, the first in the highest bits.
const GLYPHS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_001_001_001,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

/// How many points a number of so many digits is wide.
pub(crate) const fn width(digits: u16) -> u16 {
    digits * (WIDTH + 1) - 1
}

/// Whether a number, written in these digits, covers a point.
pub(crate) fn covers(digits: &str, x: u16, y: u16) -> bool {
    if x % (WIDTH + 1) == WIDTH || y >= HEIGHT {
        return false;
    }
    let digit = digits.as_bytes().get(usize::from(x / (WIDTH + 1)));
    let Some(digit) = digit.and_then(|digit| digit.checked_sub(b'0')) else { return false };
    let bit = WIDTH * HEIGHT - 1 - (y * WIDTH + x % (WIDTH + 1));
    GLYPHS.get(usize::from(digit)).is_some_and(|glyph| glyph >> bit & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(digits: &str) -> String {
        let points = |y| (0..width(digits.len() as u16)).map(move |x| covers(digits, x, y));
        let line = |y| points(y).map(|it| if it { '#' } else { '.' }).collect::<String>();
        (0..HEIGHT).map(line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn numerals_look_like_themselves() {
        assert_eq!(drawn("12"), ".#..###\n##....#\n.#..###\n.#..#..\n###.###");
        assert_eq!(drawn("7"), "###\n..#\n..#\n..#\n..#");
        // No two are the same.
        let different: std::collections::BTreeSet<_> = GLYPHS.into_iter().collect();
        assert_eq!(different.len(), GLYPHS.len());
    }

    #[test]
    fn nothing_stands_outside() {
        assert!(!covers("8", 0, HEIGHT));
        assert!(!covers("8", 4, 0));
        assert!(!covers("x", 0, 0));
    }
}
