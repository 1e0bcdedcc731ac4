//! Whole numbers of any size, for ranks and counts.

use core::{fmt, iter::Product, str::FromStr};

use alloc::{string::String, vec::Vec};
use dashu_int::{UBig, ops::DivRem};
use thiserror::Error;

use crate::Coded;

/// A whole number from 0 on, of any size: a rank, or a number of boards.
///
/// n!/2 outgrows 64 bits at 21 squares and 128 bits at 35.
///
/// ```
/// use noyes::Natural;
///
/// let rank: Natural = "10461394943999".parse()?;
/// assert_eq!(rank, Natural::from(10_461_394_943_999u64));
/// assert_eq!(rank.to_u128(), Some(10_461_394_943_999));
/// # Ok::<(), noyes::NaturalError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Natural(UBig);

impl Natural {
    /// The number as a `u128`, if it fits.
    #[must_use]
    pub fn to_u128(&self) -> Option<u128> {
        u128::try_from(&self.0).ok()
    }

    /// The nearest `f64`, infinite beyond its range.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().value()
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Natural {
        Natural(number.into())
    }
}

impl From<u128> for Natural {
    fn from(number: u128) -> Natural {
        Natural(number.into())
    }
}

/// The product of many factors: a factorial, or a power.
///
/// ```
/// use noyes::Natural;
///
/// let boards: Natural = (1..=25).product();
/// assert_eq!(boards.to_string(), "15511210043330985984000000");
/// assert_eq!(std::iter::repeat_n(9, 9).product::<Natural>(), 387_420_489u64.into());
/// ```
impl Product<u32> for Natural {
    fn product<I: Iterator<Item = u32>>(factors: I) -> Natural {
        product(&factors.collect::<Vec<u32>>())
    }
}

impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Natural {
    type Err = NaturalError;

    fn from_str(text: &str) -> Result<Natural, NaturalError> {
        let error = || NaturalError { found: crate::text::excerpt(text) };
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        UBig::from_str_radix(text, 10).map(Natural).map_err(|_| error())
    }
}

/// A text is not a whole number. Code `not-a-number`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found {found:?}; expected a whole number in decimal digits")]
pub struct NaturalError {
    /// The beginning of the text.
    pub found: String,
}

impl Coded for NaturalError {
    fn code(&self) -> &'static str {
        "not-a-number"
    }
}

/// The product of the factors, by halves, so that the numbers multiplied are
/// of one length.
fn product_of(factors: &[u32]) -> UBig {
    if factors.len() <= 8 {
        return factors.iter().fold(UBig::ONE, |product, &factor| product * factor);
    }
    let (left, right) = factors.split_at(factors.len() / 2);
    product_of(left) * product_of(right)
}

pub(crate) fn product(factors: &[u32]) -> Natural {
    Natural(product_of(factors))
}

/// The number with these digits in the mixed radix of `bases`, the most
/// significant first. Each digit is below its base.
pub(crate) fn from_digits(digits: &[u32], bases: &[u32]) -> Natural {
    fn value(digits: &[u32], bases: &[u32]) -> (UBig, UBig) {
        if bases.len() <= 8 {
            return digits
                .iter()
                .zip(bases)
                .fold((UBig::ZERO, UBig::ONE), |(value, radix), (&digit, &base)| {
                    (value * base + digit, radix * base)
                });
        }
        let middle = bases.len() / 2;
        let (high, high_radix) = value(&digits[..middle], &bases[..middle]);
        let (low, low_radix) = value(&digits[middle..], &bases[middle..]);
        (high * &low_radix + low, high_radix * low_radix)
    }
    Natural(value(digits, bases).0)
}

/// The opposite of [`from_digits`]; `None` if the number is not below the product of the bases.
pub(crate) fn to_digits(number: &Natural, bases: &[u32]) -> Option<Vec<u32>> {
    /// Leaves what is above the bases' product, after writing the digits.
    fn write(number: UBig, bases: &[u32], digits: &mut [u32]) -> UBig {
        if bases.len() <= 8 {
            return bases.iter().zip(digits).rev().fold(number, |number, (&base, digit)| {
                let (rest, remainder) = number.div_rem(base);
                *digit = remainder;
                rest
            });
        }
        let middle = bases.len() / 2;
        let (high, low) = digits.split_at_mut(middle);
        let (rest, below) = number.div_rem(product_of(&bases[middle..]));
        write(below, &bases[middle..], low);
        write(rest, &bases[..middle], high)
    }
    let mut digits = alloc::vec![0; bases.len()];
    let rest = write(number.0.clone(), bases, &mut digits);
    (rest == UBig::ZERO).then_some(digits)
}
