//! Boards as text.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use crate::Size;

/// Rows separated by `/`, numbers by spaces.
pub(crate) fn print(size: Size, tiles: &[u32]) -> String {
    let digits = size.area().to_string().len();
    let mut text = Vec::with_capacity(size.area() * (digits + 1));
    for row in tiles.chunks_exact(size.width() as usize) {
        for &tile in row {
            push_number(&mut text, tile);
            text.push(b' ');
        }
        if let Some(last) = text.last_mut() {
            *last = b'/';
        }
    }
    text.pop();
    String::from_utf8(text).unwrap_or_default()
}

fn push_number(text: &mut Vec<u8>, mut number: u32) {
    let mut digits = [0; 10];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    text.extend_from_slice(&digits[first..]);
}
