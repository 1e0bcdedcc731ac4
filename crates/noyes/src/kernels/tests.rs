//! Each kernel against the obvious way, on every instruction set that there is.

use alloc::{vec, vec::Vec};

use rand::{Rng, RngExt, SeedableRng, rngs::SmallRng, seq::SliceRandom};

use super::*;

mod judge;

fn generator() -> SmallRng {
    SmallRng::seed_from_u64(1)
}

/// Rows of one number of each of 64 permutations of 0…n−1.
fn permutations(length: usize, generator: &mut SmallRng) -> Vec<Row> {
    let mut rows = vec![[0; LANES]; length];
    for lane in 0..LANES {
        let mut numbers: Vec<u8> = (0..length).map(|number| number as u8).collect();
        numbers.shuffle(generator);
        for (row, number) in rows.iter_mut().zip(numbers) {
            row[lane] = number;
        }
    }
    rows
}

/// Where every access to memory is followed there is time for few of them.
fn sizes<T>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let (step, count) = if cfg!(miri) { (16, 3) } else { (1, usize::MAX) };
    all.step_by(step).take(count)
}

fn lane(rows: &[Row], lane: usize) -> Vec<u8> {
    rows.iter().map(|row| row[lane]).collect()
}

#[test]
fn every_set_is_chosen_in_turn() {
    let sets: Vec<InstructionSet> = Chosen::all().map(Chosen::set).collect();
    assert_eq!(sets[0], InstructionSet::Plain);
    assert_eq!(sets.len(), InstructionSet::ALL.iter().filter(|set| set.is_available()).count());
    for set in InstructionSet::ALL {
        assert_eq!(InstructionSet::from_name(set.name()), Some(set));
    }
}

/// The crate's own tests compare it with the specification.
#[test]
fn keystreams_are_those_of_the_crate() {
    use chacha20::{ChaCha8Rng, rand_core::SeedableRng};

    let mut generator = generator();
    for chosen in Chosen::all() {
        for count in sizes((0..70).chain([255, 256, 257, 600])) {
            let key: Key = core::array::from_fn(|_| generator.next_u32());
            let stream = generator.next_u64();
            for counter in [0, generator.next_u64() >> 9, (1 << 32) - 3, u64::MAX - 5] {
                let mut words = vec![0; count];
                keystream(chosen, &key, stream, counter, &mut words);
                let mut bytes = [0; 32];
                for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(key) {
                    *bytes = word.to_le_bytes();
                }
                let mut expected = ChaCha8Rng::from_seed(bytes);
                expected.set_stream(stream);
                expected.set_word_pos(u128::from(counter) * 16);
                for (k, word) in words.into_iter().enumerate() {
                    assert_eq!(word, expected.next_u32(), "{chosen:?} block {counter} word {k}");
                }
            }
        }
    }
}

/// Digits by division, of numbers at every boundary and anywhere.
#[test]
fn digits_are_those_of_the_mixed_radix() {
    let mut generator = generator();
    let long: Vec<u32> = (3..=256).rev().collect();
    let mut all: Vec<Vec<u32>> = long.windows(2).map(<[u32]>::to_vec).collect();
    all.extend((1..=256).map(|base| vec![base]));
    all.extend([vec![16, 15, 14, 13, 12, 11], vec![10, 9, 8, 7, 6, 5, 4, 3], vec![2; 24]]);
    for bases in sizes(all.into_iter().rev()) {
        let product: u64 = bases.iter().map(|&base| u64::from(base)).product();
        assert!(product <= 1 << 24);
        let parts = Part::of(&bases);
        let surplus = (1u64 << 32).rem_euclid(product) as u32;
        for round in 0..6 {
            let words: [u32; LANES] = core::array::from_fn(|_| match round {
                0 => generator.next_u32(),
                _ => {
                    // Right at the border between two numbers.
                    let border = (generator.random_range(0..=product) << 32) / product;
                    (border as i64 + generator.random_range(-2..3)).clamp(0, u32::MAX.into()) as u32
                }
            });
            for chosen in Chosen::all() {
                let mut rows = vec![[0; LANES]; bases.len()];
                let refused = digits(chosen, &words, &parts, surplus, &mut rows);
                let mut must_refuse = false;
                for (lane, &word) in words.iter().enumerate() {
                    let wide = u64::from(word) * product;
                    must_refuse |= (wide as u32) < surplus;
                    let mut number = wide >> 32;
                    for (row, &base) in rows.iter().zip(&bases).rev() {
                        let digit = number % u64::from(base);
                        assert_eq!(u64::from(row[lane]), digit, "{chosen:?} {bases:?} {word}");
                        number /= u64::from(base);
                    }
                }
                assert!(refused || !must_refuse, "{chosen:?} {bases:?}");
            }
        }
    }
}

/// Every remainder of a chunk, and words that are refused in every place.
#[test]
fn lone_digits_are_scaled_words() {
    let mut generator = generator();
    for chosen in Chosen::all() {
        for count in sizes(0..200) {
            let bases: Vec<u32> = (0..count).map(|_| generator.random_range(2..=1 << 20)).collect();
            let mut words: Vec<u32> = (0..count).map(|_| generator.next_u32()).collect();
            if count % 3 == 0 && count > 0 {
                words[generator.random_range(0..count)] = 0;
            }
            let (mut digits, mut left) = (words.clone(), Vec::new());
            lone_digits(chosen, &mut digits, &bases, &mut left);
            for (k, (&word, &base)) in words.iter().zip(&bases).enumerate() {
                let wide = u64::from(word) * u64::from(base);
                let kept = left.contains(&(k - k % LANES));
                let expected = if kept { word } else { (wide >> 32) as u32 };
                assert_eq!(digits[k], expected, "{chosen:?} {count} words, word {k}");
                let surplus = (1u64 << 32).rem_euclid(u64::from(base)) as u32;
                assert!(kept || wide as u32 >= surplus, "{chosen:?} {count} words, word {k}");
            }
        }
    }
}

#[test]
fn words_come_in_rows_of_a_group() {
    for chosen in Chosen::all() {
        for per_board in sizes(0..30) {
            let words: Vec<u32> = (0..(LANES * per_board) as u32).collect();
            let mut rows = vec![[0; LANES]; per_board];
            words_to_rows(chosen, &words, &mut rows);
            for (number, row) in rows.iter().enumerate() {
                for (lane, &word) in row.iter().enumerate() {
                    assert_eq!(word, words[lane * per_board + number]);
                }
            }
        }
    }
}

/// For every number of tiles, with digits of both ends and anywhere.
#[test]
fn codes_lead_to_permutations() {
    let mut generator = generator();
    for chosen in Chosen::all() {
        for length in sizes(0..256usize) {
            let mut rows: Vec<Row> = (0..length)
                .map(|k| {
                    core::array::from_fn(|lane| match lane {
                        0 => 0,
                        1 => (length - 1 - k) as u8,
                        _ => generator.random_range(0..(length - k) as u32) as u8,
                    })
                })
                .collect();
            let codes: Vec<Vec<u8>> = (0..LANES).map(|k| lane(&rows, k)).collect();
            decode(chosen, &mut rows, &mut vec![[0; LANES]; length]);
            for (k, code) in codes.into_iter().enumerate() {
                let mut unused: Vec<u8> = (1..=length as u8).collect();
                let expected: Vec<u8> =
                    code.into_iter().map(|digit| unused.remove(digit.into())).collect();
                assert_eq!(lane(&rows, k), expected, "{chosen:?} {length} tiles");
            }
        }
    }
}

#[test]
fn blanks_are_put_between_the_tiles() {
    let mut generator = generator();
    for chosen in Chosen::all() {
        for area in sizes(1..=256usize) {
            let offsets: Row =
                core::array::from_fn(|_| generator.random_range(0..area as u32) as u8);
            let home = generator.random_range(0..area as u32) as u8;
            let mut blanks = [0; LANES];
            place_blanks(chosen, &offsets, home, area as u16, &mut blanks);
            let numbers = permutations(area - 1, &mut generator);
            let mut squares = vec![[0; LANES]; area];
            put_blank(chosen, &numbers, &blanks, &mut squares);
            for (k, (blank, offset)) in blanks.into_iter().zip(offsets).enumerate() {
                let blank = usize::from(blank);
                assert_eq!(blank, (usize::from(home) + usize::from(offset)) % area);
                let mut expected = lane(&numbers, k);
                expected.insert(blank, 0);
                assert_eq!(lane(&squares, k), expected, "{chosen:?} {area} squares");
            }
        }
    }
}

#[test]
fn last_digits_make_the_sum_odd_where_the_blank_asks_for_it() {
    let mut generator = generator();
    for chosen in Chosen::all() {
        for (width, height) in sizes((2..=128).flat_map(|w| [2, 3, 256 / w].map(|h| (w, h)))) {
            let area = width * height;
            if height < 2 || area > 256 {
                continue;
            }
            let row = generator.random_range(0..height);
            let odd_rows = match width % 2 {
                0 => OddRows::AwayFrom { row, width },
                _ => OddRows::None,
            };
            let blanks: Row = core::array::from_fn(|_| generator.random_range(0..area) as u8);
            let mut rows: Vec<Row> =
                (1..area).map(|_| core::array::from_fn(|_| generator.next_u32() as u8)).collect();
            set_last_digits(chosen, &mut rows, &blanks, odd_rows);
            for (k, blank) in blanks.into_iter().enumerate() {
                let digits = lane(&rows, k);
                let [.., free, last] = digits[..] else { panic!("two tiles at least") };
                assert!(free < 2 && last == 0);
                let away = (u32::from(blank) / width).abs_diff(row);
                let odd = width % 2 == 0 && away % 2 == 1;
                let sum: u32 = digits.into_iter().map(u32::from).sum();
                assert_eq!(sum % 2 == 1, odd, "{chosen:?} {width}x{height}");
            }
        }
    }
}

/// Every size and every number of boards: tiles are cut, turned, and joined.
#[test]
fn tiles_lead_to_rows_and_back() {
    let mut generator = generator();
    for chosen in Chosen::all() {
        for area in sizes(1..=256usize) {
            let boards = generator.random_range(1..=LANES);
            let cells: Vec<u8> = (0..area * boards).map(|_| generator.next_u32() as u8).collect();
            let tiles = area.div_ceil(TILE);
            let mut split = vec![[[0; TILE]; LANES]; tiles];
            split_tiles(&cells, area, &mut split);
            let mut rows = vec![[0; LANES]; tiles * TILE];
            for (tile, rows) in split.iter().zip(rows.as_chunks_mut().0) {
                boards_to_rows(chosen, tile, rows);
            }
            for (board, cells) in cells.chunks_exact(area).enumerate() {
                assert_eq!(lane(&rows[..area], board), cells, "{chosen:?} {area} squares");
            }
            let mut turned = vec![[[0; TILE]; LANES]; tiles];
            for (rows, tile) in rows.as_chunks().0.iter().zip(&mut turned) {
                rows_to_boards(chosen, rows, tile);
            }
            let mut joined = vec![0; cells.len()];
            join_tiles(&turned, area, &mut joined);
            assert_eq!(joined, cells, "{chosen:?} {area} squares, {boards} boards");
        }
    }
}

#[test]
fn words_hold_their_squares() {
    let mut generator = generator();
    for chosen in Chosen::all() {
        for area in sizes(1..=25usize) {
            let rows = permutations(area, &mut generator);
            let mut tiles = [[[0; TILE]; LANES]; 2];
            for (square, row) in rows.iter().enumerate() {
                for (board, &number) in tiles[square / TILE].iter_mut().zip(row) {
                    board[square % TILE] = number;
                }
            }
            let word = |k: usize, bits: u32| {
                let squares = lane(&rows, k).into_iter().rev();
                squares.fold(0u128, |word, number| word << bits | u128::from(number))
            };
            if area <= 16 {
                let mut words = [0; LANES];
                pack_nibbles(chosen, &tiles[0], &mut words);
                assert!((0..LANES).all(|k| u128::from(words[k]) == word(k, 4)), "{chosen:?}");
            }
            let mut words = [0; LANES];
            pack_fives(chosen, &tiles[0], &tiles[1], &mut words);
            assert!((0..LANES).all(|k| words[k] == word(k, 5)), "{chosen:?}");
        }
    }
}

/// Few numbers far apart, below every bound at which a level of the set is full or begins anew.
#[test]
fn smaller_numbers_are_counted_at_every_level() {
    let mut generator = generator();
    let full = [64, 64 * 16, 64 * 16 * 32, 1 << 20];
    let bounds = (1..=130).chain(full.into_iter().flat_map(|full| [full - 1, full, full + 1]));
    for bound in sizes(bounds.filter(|&bound| bound <= 1 << 20)) {
        let count = bound.min(if cfg!(miri) { 20 } else { 300 });
        let numbers: Vec<u32> = rand::seq::index::sample(&mut generator, bound, count)
            .into_iter()
            .map(|number| number as u32)
            .collect();
        let smaller =
            |k: usize| numbers[k + 1..].iter().filter(|&&b| b < numbers[k]).count() as u32;
        let expected: Vec<u32> = (0..count).map(smaller).collect();
        for chosen in Chosen::all() {
            let mut counts = vec![0; count];
            count_smaller(chosen, &mut Counted::new(bound), &numbers, &mut counts);
            assert_eq!(counts, expected, "{chosen:?} below {bound}");
            let sum = sum_smaller(chosen, &mut Counted::new(bound), &numbers);
            assert_eq!(sum, expected.iter().map(|&count| u64::from(count)).sum(), "{chosen:?}");
        }
    }
}
