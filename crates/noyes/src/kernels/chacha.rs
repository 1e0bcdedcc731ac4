//! ChaCha8, many blocks side by side.
//!
//! D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008, in its original
//! layout, with a 64-bit counter. What the crate `chacha20` computes two or
//! four blocks at a time, each block in a register or two, is computed here
//! with one block a lane, so that no step waits for the one before it and
//! nothing is shuffled within a register. Tests compare the two.

/// The words of a 256-bit key, read little-endian.
pub(crate) type Key = [u32; 8];

/// How many blocks are made together.
const BLOCKS: usize = 16;
const WORDS: usize = 16;

type Blocks = [u32; WORDS * BLOCKS];

kernel! {
    /// Fills `words` with those of a stream from its block `counter` on.
    pub(crate) fn keystream(key: &Key, stream: u64, counter: u64, words: &mut [u32]) {
        let mut rows = [0; WORDS * BLOCKS];
        let mut blocks = [0; WORDS * BLOCKS];
        for (batch, words) in words.chunks_mut(WORDS * BLOCKS).enumerate() {
            let counter = counter.wrapping_add((batch * BLOCKS) as u64);
            make(key, stream, counter, &mut rows);
            // From rows of one word of each block to blocks.
            riffle(&rows, &mut blocks);
            riffle(&blocks, &mut rows);
            riffle(&rows, &mut blocks);
            match words.as_mut_array() {
                Some(words) => riffle(&blocks, words),
                None => {
                    riffle(&blocks, &mut rows);
                    words.copy_from_slice(&rows[..words.len()]);
                }
            }
        }
    }
}

/// Row w holds word w of each block.
#[inline(always)]
fn make(key: &Key, stream: u64, counter: u64, rows: &mut Blocks) {
    for lane in 0..BLOCKS {
        let counter = counter.wrapping_add(lane as u64);
        let start = [
            0x6170_7865,
            0x3320_646e,
            0x7962_2d32,
            0x6b20_6574,
            key[0],
            key[1],
            key[2],
            key[3],
            key[4],
            key[5],
            key[6],
            key[7],
            counter as u32,
            (counter >> 32) as u32,
            stream as u32,
            (stream >> 32) as u32,
        ];
        let mut state = start;
        // Written out, so that the loop over the blocks is the innermost one.
        double_round(&mut state);
        double_round(&mut state);
        double_round(&mut state);
        double_round(&mut state);
        for word in 0..WORDS {
            rows[word * BLOCKS + lane] = state[word].wrapping_add(start[word]);
        }
    }
}

#[inline(always)]
fn double_round(s: &mut [u32; WORDS]) {
    quarter_round(s, 0, 4, 8, 12);
    quarter_round(s, 1, 5, 9, 13);
    quarter_round(s, 2, 6, 10, 14);
    quarter_round(s, 3, 7, 11, 15);
    quarter_round(s, 0, 5, 10, 15);
    quarter_round(s, 1, 6, 11, 12);
    quarter_round(s, 2, 7, 8, 13);
    quarter_round(s, 3, 4, 9, 14);
}

#[inline(always)]
fn quarter_round(s: &mut [u32; WORDS], a: usize, b: usize, c: usize, d: usize) {
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(16);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(12);
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(8);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(7);
}

/// The two halves, one word of each in turn; see `transpose`.
#[inline(always)]
fn riffle(from: &Blocks, to: &mut Blocks) {
    let (first, second) = from.split_at(from.len() / 2);
    for ((pair, &first), &second) in to.as_chunks_mut::<2>().0.iter_mut().zip(first).zip(second) {
        *pair = [first, second];
    }
}
