//! The numbers of a text, all places at once.

use multiversion::multiversion;

use super::separators::is_separator;

/// What stands for no number.
pub(super) const NONE: u8 = u8::MAX;

/// For each place of a text the number below 255 that ends there, or [`NONE`]:
/// one to three digits after a separator, the first of which is no 0 unless it is
/// alone. Where a number goes on, its beginning is a number too.
pub(super) fn read_numbers(text: &[u8], numbers: &mut Vec<u8>) {
    numbers.clear();
    numbers.resize(text.len(), NONE);
    // What comes before the text is as good as a space.
    for end in 0..text.len().min(3) {
        let before = |places: usize| if places > end { b' ' } else { text[end - places] };
        numbers[end] = number([before(3), before(2), before(1), before(0)]);
    }
    if text.len() > 3 {
        read_rest(text, &mut numbers[3..]);
    }
}

#[multiversion(targets("x86_64+avx512f+avx512bw+avx512dq+avx512vl", "x86_64+avx2"))]
fn read_rest(text: &[u8], numbers: &mut [u8]) {
    let ends = text[3..].iter().zip(&text[2..]).zip(&text[1..]).zip(text);
    for (last, (((&d, &c), &b), &a)) in numbers.iter_mut().zip(ends) {
        *last = number([a, b, c, d]);
    }
}

/// The number at the end of four bytes, without a branch.
#[inline(always)]
fn number(bytes: [u8; 4]) -> u8 {
    let [_, hundreds, tens, ones] = bytes.map(|byte| byte.wrapping_sub(b'0'));
    let is_digit = |byte: u8| byte < 10;
    let has_tens = is_digit(tens);
    let has_hundreds = has_tens & is_digit(hundreds);
    let before = if has_hundreds { bytes[0] } else { bytes[1] };
    let before = if has_tens { before } else { bytes[2] };
    let small = ones.wrapping_add(if has_tens { tens.wrapping_mul(10) } else { 0 });
    let large = small.wrapping_add(if hundreds == 2 { 200 } else { 100 });
    let fits = (hundreds == 1) | ((hundreds == 2) & (small < 55));
    let begins_well = if has_hundreds { fits } else { !has_tens | (tens != 0) };
    let number = if has_hundreds { large } else { small };
    if is_digit(ones) & begins_well & is_separator(before) { number } else { NONE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_what_they_are_by_parsing() {
        let mut text = String::from("007 00 010 1a 12b c3 :4 5: 4.5 -6 7890 ü8 9\u{b9}");
        for number in 0..1200 {
            text.push_str(&format!("/{number}"));
        }
        let mut numbers = Vec::new();
        for start in 0..text.len().min(60) {
            let text = &text.as_bytes()[start..];
            read_numbers(text, &mut numbers);
            for (end, &found) in (1..).zip(&numbers) {
                let length = text[..end].iter().rev().take_while(|&&b| !is_separator(b)).count();
                let word = String::from_utf8_lossy(&text[end - length..end]);
                let number = word.parse::<u64>().ok().filter(|n| n.to_string() == word);
                let expected = number.filter(|&n| n < 255).map_or(NONE, |n| n as u8);
                assert_eq!(found, expected, "{word}");
            }
        }
    }
}
