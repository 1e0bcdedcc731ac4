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
        return power_of_ten(number);
    }
    let places = (2.0 - number.abs().log10().floor()).max(0.0) as usize;
    let text = format!("{number:.places$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => thousands(text),
    }
}

/// Such as 6.61 × 10⁻⁵, of a number that is finite and not 0.
fn power_of_ten(number: f64) -> String {
    let text = format!("{number:.2e}");
    let (digits, power) = text.split_once('e').unwrap_or((&text, "0"));
    let digits = digits.trim_end_matches('0').trim_end_matches('.');
    format!("{digits} × 10{}", raised(power))
}

/// An exponent.
fn raised(power: &str) -> String {
    let digit = |digit: char| match digit.to_digit(10) {
        Some(value) => "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(value as usize).unwrap_or(digit),
        None => '⁻',
    };
    power.chars().map(digit).collect()
}

/// A whole number in decimal digits with commas between its thousands; one of
/// more digits than `most` as a number below ten times its power of ten.
pub fn whole(digits: &str, most: usize) -> String {
    if digits.len() <= most.max(4) {
        return thousands(digits);
    }
    let first: u32 = digits.get(..4).and_then(|first| first.parse().ok()).unwrap_or(0);
    let (hundredths, power) = match (first + 5) / 10 {
        1000.. => (100, digits.len()),
        hundredths => (hundredths, digits.len() - 1),
    };
    let (ones, rest) = (hundredths / 100, hundredths % 100);
    format!("{ones}.{rest:02} × 10{}", raised(&power.to_string()))
}

/// A p-value. Only what is `impossible` for a fair dealer has none; other
/// p-values of 0 are too small for a number.
pub fn p_value(p: f64, impossible: bool) -> String {
    if p < 1e-300 && !impossible { "< 10⁻³⁰⁰".into() } else { rounded(p) }
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
        assert_eq!(texts, ["0", "1", "26.9", "487", "3.87 × 10⁸", "0.0123", "1 × 10⁻⁹", "100,000"]);
        assert_eq!(rounded(f64::INFINITY), "∞");
    }

    #[test]
    fn long_numbers_have_a_power_of_ten() {
        let numbers = ["0", "387420489", "1234567890123456789012", "9996000000", "66591"];
        let texts = numbers.map(|digits| whole(digits, 9));
        let expected = ["0", "387,420,489", "1.23 × 10²¹", "1.00 × 10¹⁰", "66,591"];
        assert_eq!(texts, expected);
        assert_eq!(whole("1234567890123456789012", 21), "1.23 × 10²¹");
        assert_eq!(whole("123456789012345678901", 21), "123,456,789,012,345,678,901");
    }

    #[test]
    fn only_the_impossible_has_no_probability() {
        assert_eq!(p_value(0.0, true), "0");
        assert_eq!(p_value(0.0, false), "< 10⁻³⁰⁰");
        assert_eq!(p_value(1e-310, false), "< 10⁻³⁰⁰");
        assert_eq!(p_value(1e-45, false), "1 × 10⁻⁴⁵");
        assert_eq!(p_value(0.25, false), "0.25");
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
