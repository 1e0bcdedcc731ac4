//! Where numbers end in a text.

/// How many bytes are looked at together.
const WINDOW: usize = 64;

/// Whether a byte separates numbers: all do that have their fifth bit clear, among
/// which are spaces, slashes and ends of lines, and no digits.
#[inline(always)]
pub(super) fn is_separator(byte: u8) -> bool {
    byte & 16 == 0
}

/// Finds the bytes that separate numbers, from front to back. After the text
/// there is one at each place.
pub(super) struct Separators<'a> {
    text: &'a [u8],
    /// Where the window begins, and its separators that are still to come.
    start: usize,
    mask: u64,
}

impl<'a> Separators<'a> {
    /// Those from `start` on.
    pub(super) fn new(text: &'a [u8], start: usize) -> Separators<'a> {
        Separators { text, start, mask: mask(text, start) }
    }

    /// The place of the next one.
    #[inline(always)]
    pub(super) fn next(&mut self) -> usize {
        while self.mask == 0 {
            self.start += WINDOW;
            self.mask = mask(self.text, self.start);
        }
        let place = self.start + self.mask.trailing_zeros() as usize;
        self.mask &= self.mask - 1;
        place
    }
}

/// A bit for each separator of the window that begins there.
#[inline(always)]
fn mask(text: &[u8], start: usize) -> u64 {
    let rest = text.get(start..).unwrap_or_default();
    match rest.first_chunk() {
        Some(window) => mask_of(window),
        None => {
            let mut window = [0; WINDOW];
            window[..rest.len()].copy_from_slice(rest);
            mask_of(&window)
        }
    }
}

/// Eight bytes at a time: the bits of a word's bytes are gathered in its last
/// byte by a multiplication.
#[inline(always)]
fn mask_of(window: &[u8; WINDOW]) -> u64 {
    let (words, _) = window.as_chunks();
    words.iter().rev().fold(0, |mask, &word| {
        let bits = !u64::from_le_bytes(word) >> 4 & 0x0101_0101_0101_0101;
        mask << 8 | bits.wrapping_mul(0x0102_0408_1020_4080) >> 56
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_separator_is_found_wherever_it_stands() {
        let text: Vec<u8> = (0..1000u32).map(|k| (k * k / 7 % 256) as u8).collect();
        for start in 0..200 {
            for end in [start, start + 1, start + 63, start + 64, start + 65, text.len()] {
                let text = &text[..end];
                let mut separators = Separators::new(text, start);
                for place in (start..end).filter(|&place| is_separator(text[place])) {
                    assert_eq!(separators.next(), place);
                }
                assert_eq!(separators.next(), end);
            }
        }
    }
}
