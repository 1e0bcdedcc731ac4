//! Fields of answers, and numbers as they are printed.

use serde_json::Value;

/// A number: as it is, or a text of digits or of a fraction, which is exact.
#[derive(Debug)]
pub(super) enum Number {
    Exact(String),
    Decimal(f64),
}

pub(super) fn number(value: f64) -> Result<Number, String> {
    Ok(Number::Decimal(value))
}

/// The value of a field: a path of names, and in lists of places or of the items' names; or one of
/// `1 - path`, `1 / path`, `path - 1`, `numerator(path)`, `denominator(path)`.
pub(super) fn field(answer: &Value, field: &str) -> Result<Number, String> {
    let value = |path: &str| Ok::<f64, String>(at(answer, path)?.value());
    let fraction = |path: &str| match at(answer, path)? {
        Number::Exact(text) => {
            let (above, below) = text.split_once('/').unwrap_or((&text, "1"));
            Ok((above.to_owned(), below.to_owned()))
        }
        Number::Decimal(value) => Err(format!("{value} is no fraction")),
    };
    let inside = |name: &str| field.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
    if let Some(path) = field.strip_prefix("1 - ") {
        Ok(Number::Decimal(1.0 - value(path)?))
    } else if let Some(path) = field.strip_prefix("1 / ") {
        Ok(Number::Decimal(1.0 / value(path)?))
    } else if let Some(path) = field.strip_suffix(" - 1") {
        Ok(Number::Decimal(value(path)? - 1.0))
    } else if let Some(path) = inside("numerator") {
        Ok(Number::Exact(fraction(path)?.0))
    } else if let Some(path) = inside("denominator") {
        Ok(Number::Exact(fraction(path)?.1))
    } else {
        at(answer, field)
    }
}

fn at(answer: &Value, path: &str) -> Result<Number, String> {
    let mut value = answer;
    for step in path.split('.') {
        let next = match step.parse::<usize>() {
            Ok(place) if value.is_array() => value.get(place),
            _ => match value.as_array() {
                Some(list) => list.iter().find(|&item| item["name"] == step),
                None => value.get(step),
            },
        };
        value = next.ok_or_else(|| format!("no {step} of {path}"))?;
    }
    match value {
        Value::String(text) => Ok(Number::Exact(text.clone())),
        Value::Number(number) => {
            number.as_f64().map(Number::Decimal).ok_or_else(|| format!("{path} is {number}"))
        }
        other => Err(format!("{path} is {other}")),
    }
}

impl Number {
    fn value(&self) -> f64 {
        match self {
            Number::Exact(text) => {
                let (above, below) = text.split_once('/').unwrap_or((text, "1"));
                above.parse::<f64>().unwrap() / below.parse::<f64>().unwrap()
            }
            Number::Decimal(value) => *value,
        }
    }

    /// Whether this is how the number is printed, to the digits printed.
    pub(super) fn is_printed_as(&self, printed: &str) -> Result<(), String> {
        let digits = printed.replace(',', "");
        let exact = match self {
            Number::Exact(text) => text.clone(),
            Number::Decimal(value) => value.to_string(),
        };
        let rounded = match digits.strip_suffix('%') {
            Some(percent) => format!("{:.*}%", decimals(percent), 100.0 * self.value()),
            // Fractions and whole numbers are not rounded.
            None if !digits.contains('.') => exact.clone(),
            None => format!("{:.*}", decimals(&digits), self.value()),
        };
        if rounded == digits { Ok(()) } else { Err(format!("the program says {exact}")) }
    }
}

fn decimals(digits: &str) -> usize {
    digits.split_once('.').map_or(0, |(_, behind)| behind.len())
}

#[test]
fn numbers_are_compared_as_printed() {
    let answer =
        serde_json::json!({"ratio": "6879/256", "share": 0.125, "list": [{"name": "a", "k": 487}]});
    let printed = |path, text| field(&answer, path).unwrap().is_printed_as(text).is_ok();
    assert!(printed("ratio", "6879/256") && printed("ratio", "26.87"));
    assert!(!printed("ratio", "26.88") && !printed("ratio", "27") && !printed("ratio", "15/8"));
    assert!(
        printed("share", "12.5%") && printed("1 - share", "87.5%") && printed("1 / share", "8")
    );
    assert!(printed("list.0.k", "487") && !printed("list.a.k", "488"));
    assert!(printed("numerator(ratio)", "6,879") && printed("denominator(ratio)", "256"));
    assert!(field(&answer, "list.1.k").is_err() && field(&answer, "none").is_err());
}
