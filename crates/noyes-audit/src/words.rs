//! Numbers and places in words for people.

use noyes::{Size, Square, Tile};

/// A number with commas between its thousands.
pub fn thousands(number: impl ToString) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number from 0 on to three digits that matter; very large and very small
/// ones with a power of ten.
pub fn rounded(number: f64) -> String {
    if !number.is_finite() {
        return if number > 0.0 { "∞".into() } else { "–".into() };
    }
    if number == 0.0 {
        return "0".into();
    }
    if !(1e-4..1e6).contains(&number.abs()) {
        return format!("{number:.2e}");
    }
    let places = (2.0 - number.abs().log10().floor()).max(0.0) as usize;
    let text = format!("{number:.places$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => thousands(text),
    }
}

/// A share from 0 to 1 in per cent.
pub fn percent(share: f64) -> String {
    match share * 100.0 {
        percent if percent > 99.95 && percent < 100.0 => format!("{}%", rounded_down(percent)),
        percent => format!("{}%", rounded(percent)),
    }
}

/// A share that is this or more, in per cent and rounded down, such as "12.3% or more".
pub fn at_least(share: f64) -> String {
    let percent = share * 100.0;
    if percent > 99.99 {
        return "more than 99.99%".into();
    }
    if percent <= 0.0 {
        return "0% or more".into();
    }
    // Three digits, and rounding of the last bit counts as none.
    let unit = 10f64.powf(percent.log10().floor() - 2.0);
    format!("{}% or more", rounded((percent / unit + 1e-9).floor() * unit))
}

/// So near to 100% it would be rounded to all.
fn rounded_down(percent: f64) -> String {
    let off = 100.0 - percent;
    let places = (-off.log10().floor()).clamp(1.0, 12.0) as usize;
    format!("{percent:.places$}").trim_end_matches('0').to_owned()
}

/// A ratio to the fair share.
pub fn times_fair(ratio: f64) -> String {
    match ratio {
        0.0 => "never".into(),
        ratio if (ratio - 1.0).abs() < 5e-4 => "as often as is fair".into(),
        ratio => format!("{} times as often as is fair", rounded(ratio)),
    }
}

/// A square by its row and column, counted from 1.
pub fn square(square: Square, size: Size) -> String {
    format!("row {}, column {}", square.row(size) + 1, square.column(size) + 1)
}

/// A tile, or the blank, at the beginning of a sentence.
pub fn tile(tile: Tile) -> String {
    if tile.is_blank() { "The blank".into() } else { format!("Tile {}", tile.number()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_for_people() {
        let numbers = [0.0, 1.0, 26.871_09, 487.0, 387_420_489.0, 0.012_345, 1e-9, 99_999.6];
        let texts = numbers.map(rounded);
        assert_eq!(texts, ["0", "1", "26.9", "487", "3.87e8", "0.0123", "1.00e-9", "100,000"]);
        assert_eq!(rounded(f64::INFINITY), "∞");
    }

    #[test]
    fn what_is_not_all_is_not_a_hundred_per_cent() {
        assert_eq!(
            [1.0, 0.125, 0.999_99, 0.001].map(percent),
            ["100%", "12.5%", "99.999%", "0.1%"]
        );
    }

    #[test]
    fn bounds_are_rounded_down() {
        assert_eq!(
            [0.0, 0.29, 0.5, 0.123_67, 0.999_8, 0.999_99, 1.0].map(at_least),
            [
                "0% or more",
                "29% or more",
                "50% or more",
                "12.3% or more",
                "99.9% or more",
                "more than 99.99%",
                "more than 99.99%"
            ]
        );
    }

    #[test]
    fn thousands_have_commas() {
        let numbers = [0u64, 999, 1000, 387_420_489].map(thousands);
        assert_eq!(numbers, ["0", "999", "1,000", "387,420,489"]);
    }
}
