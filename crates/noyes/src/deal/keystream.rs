//! Words of the ChaCha8 keystream, from any place of any stream.

use crate::kernels::{self, Chosen};
use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// 2^64 streams of 2^68 words each under one 256-bit key.
///
/// ChaCha with 8 rounds (D. J. Bernstein, 2008), a 64-bit block counter in
/// words 12 and 13 of the state and the number of the stream in 14 and 15,
/// both little-endian; the words of a block are its 64 bytes read
/// little-endian.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Keystream {
    key: [u8; 32],
}

impl Keystream {
    pub(super) fn new(key: [u8; 32]) -> Keystream {
        Keystream { key }
    }

    /// The words of a stream from a position on, counted in words.
    pub(super) fn words(&self, stream: u64, position: u128) -> Words {
        let mut generator = ChaCha8Rng::from_seed(self.key);
        generator.set_stream(stream);
        generator.set_word_pos(position);
        Words(generator)
    }

    /// Reads stream 0 from a position on, many words at a time.
    pub(super) fn reader(&self, chosen: Chosen, position: u128) -> Reader {
        let mut reader = Reader {
            chosen,
            key: self.key_words(),
            // The position is below 2^68.
            next_block: (position / 16) as u64,
            words: [0; Reader::WORDS],
            read: Reader::WORDS,
        };
        let skipped = (position % 16) as usize;
        reader.fill(&mut [0; 16][..skipped]);
        reader
    }

    fn key_words(&self) -> kernels::Key {
        let mut words = kernels::Key::default();
        for (word, bytes) in words.iter_mut().zip(self.key.as_chunks().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        words
    }
}

/// Reads words of stream 0 by the hundred.
pub(super) struct Reader {
    chosen: Chosen,
    key: kernels::Key,
    /// The block after those in `words`.
    next_block: u64,
    words: [u32; Reader::WORDS],
    /// How many of the words have been read.
    read: usize,
}

impl Reader {
    const WORDS: usize = 256;

    /// The next words.
    pub(super) fn fill(&mut self, mut words: &mut [u32]) {
        loop {
            let rest = &self.words[self.read..];
            let count = rest.len().min(words.len());
            let (now, later) = words.split_at_mut(count);
            now.copy_from_slice(&rest[..count]);
            self.read += count;
            if later.is_empty() {
                return;
            }
            // What is read in whole batches need not be copied.
            let whole = later.len() - later.len() % Reader::WORDS;
            let (now, later) = later.split_at_mut(whole);
            let blocks = self.next_block;
            let next = blocks.wrapping_add(now.len() as u64 / 16);
            self.next_block = next.wrapping_add(Reader::WORDS as u64 / 16);
            kernels::keystream(self.chosen, &self.key, 0, blocks, now);
            kernels::keystream(self.chosen, &self.key, 0, next, &mut self.words);
            self.read = 0;
            words = later;
        }
    }
}

pub(super) struct Words(ChaCha8Rng);

impl Words {
    pub(super) fn next(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A uniform number below a bound from 1 to 2^24.
    ///
    /// D. Lemire, "Fast random integer generation in an interval", ACM TOMACS
    /// 29, 2019: the upper half of word × bound, where the lower half is not
    /// among the 2^32 mod bound surplus values.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        let surplus = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.next()) * u64::from(bound);
            if product as u32 >= surplus {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ChaCha8 as its specification says it, one block at a time.
    fn obvious_block(key: &[u8; 32], stream: u64, counter: u64) -> [u32; 16] {
        fn quarter(s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
            for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                s[x] = s[x].wrapping_add(s[y]);
                s[z] = (s[z] ^ s[x]).rotate_left(turn);
            }
        }
        let mut state = [0; 16];
        state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in state[4..12].iter_mut().zip(key.chunks_exact(4)) {
            *word = u32::from_le_bytes(bytes.try_into().unwrap());
        }
        state[12] = counter as u32;
        state[13] = (counter >> 32) as u32;
        state[14] = stream as u32;
        state[15] = (stream >> 32) as u32;
        let start = state;
        for _ in 0..4 {
            for i in 0..4 {
                quarter(&mut state, i, 4 + i, 8 + i, 12 + i);
            }
            for i in 0..4 {
                quarter(&mut state, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
            }
        }
        for (word, start) in state.iter_mut().zip(start) {
            *word = word.wrapping_add(start);
        }
        state
    }

    #[test]
    fn words_are_those_of_the_specification() {
        let key: [u8; 32] = core::array::from_fn(|k| (k * 7 + 3) as u8);
        let keystream = Keystream::new(key);
        for stream in [0, 1, u64::from(u32::MAX) + 5, u64::MAX] {
            // The counter's halves carry at 2^32; the last block is 2^64 − 1.
            for block in [0, 1, 3, (1 << 32) - 2, (1 << 32) - 1, 1 << 40, u64::MAX - 4] {
                let skipped = 5;
                let mut words = keystream.words(stream, u128::from(block) * 16 + skipped);
                let obvious = (block..block + 4)
                    .flat_map(|counter| obvious_block(&key, stream, counter))
                    .skip(skipped as usize);
                for (k, expected) in obvious.enumerate() {
                    assert_eq!(words.next(), expected, "stream {stream} block {block} word {k}");
                }
            }
        }
    }
}
