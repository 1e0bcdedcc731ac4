//! How a language writes numbers.

use crate::Language;

/// The signs between digits.
struct Signs {
    /// Between groups of three digits.
    group: char,
    /// The fewest digits before the first group, as CLDR's `minimumGroupingDigits` counts them.
    least: usize,
    /// Before the fraction.
    point: char,
}

const fn signs(language: Language) -> Signs {
    // From CLDR, as browsers have them too.
    match language {
        Language::English | Language::Chinese => Signs { group: ',', least: 1, point: '.' },
        Language::German => Signs { group: '.', least: 1, point: ',' },
        Language::French => Signs { group: '\u{202f}', least: 1, point: ',' },
        Language::Spanish => Signs { group: '.', least: 2, point: ',' },
    }
}

impl Language {
    /// The digits of a whole number in groups of three: `10,461,394,944,000`.
    pub fn grouped(self, digits: &str) -> String {
        let (minus, digits) = digits.strip_prefix('-').map_or(("", digits), |digits| ("−", digits));
        let signs = signs(self);
        if digits.len() < 3 + signs.least {
            return format!("{minus}{digits}");
        }
        let mut text = minus.to_owned();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(signs.group);
            }
            text.push(digit);
        }
        text
    }

    /// A number rounded to so many places behind the point: `1,234.50`.
    pub fn decimal(self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        let whole = self.grouped(whole);
        match fraction {
            "" => whole,
            _ => format!("{whole}{}{fraction}", signs(self).point),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_groups_in_its_way() {
        let written = |digits| Language::ALL.map(|language| language.grouped(digits));
        assert_eq!(written("999"), ["999"; 5]);
        assert_eq!(written("1234"), ["1,234", "1.234", "1,234", "1\u{202f}234", "1234"]);
        assert_eq!(written("-12345")[4], "−12.345");
        assert_eq!(Language::English.grouped("10461394944000"), "10,461,394,944,000");
    }

    #[test]
    fn the_point_is_the_languages() {
        assert_eq!(Language::English.decimal(1234.5, 2), "1,234.50");
        assert_eq!(Language::German.decimal(0.125, 1), "0,1");
        assert_eq!(Language::French.decimal(-2.0, 0), "−2");
    }
}
