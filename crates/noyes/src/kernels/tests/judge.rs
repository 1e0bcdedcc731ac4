//! Judging, against all pairs.

use super::*;

/// The sum over all pairs, and every way of not being a permutation.
#[test]
fn halves_are_those_of_the_pairs() {
    let mut generator = generator();
    let mut steps = vec![Step::NONE; MAX_PAIRED];
    for chosen in Chosen::all() {
        for area in sizes(2..=MAX_PAIRED) {
            let mut rows = permutations(area, &mut generator);
            let odd: Vec<bool> = (0..area).map(|_| generator.random_range(0..2) == 1).collect();
            let (mut signs, mut checked) = ([0; LANES], [0; LANES]);
            halves(chosen, &rows, &odd, &mut steps, &mut signs);
            assert!(checked_halves(chosen, &rows, &odd, &mut steps, &mut checked));
            for k in 0..LANES {
                let expected = half(&lane(&rows, k), &odd);
                assert_eq!(signs[k] >= 128, expected, "{chosen:?} {area} squares");
                assert_eq!(signs[k] >= 128, checked[k] >= 128, "{chosen:?} {area} squares");
            }
            spoil(&mut rows, &mut generator, |rows, what| {
                let valid = checked_halves(chosen, rows, &odd, &mut steps, &mut checked);
                assert!(!valid, "{chosen:?} {area} squares, {what:?}");
            });
        }
    }
}

/// The same by looking up, at every size that is served so.
#[test]
fn codes_tell_the_same_halves() {
    let mut generator = generator();
    // Where every access to memory is followed there is time for few boards.
    let rounds = if cfg!(miri) { 1 } else { 20 };
    for chosen in Chosen::all().filter(|&chosen| looks_up(chosen)) {
        for area in (1..=MAX_FOURS).flat_map(|fours| core::iter::repeat_n(4 * fours, rounds)) {
            let mut rows = permutations(area, &mut generator);
            let odd: Vec<bool> = (0..area).map(|_| generator.random_range(0..2) == 1).collect();
            let words =
                odd.as_chunks::<4>().0.iter().map(|odd| u32::from_le_bytes(odd.map(u8::from)));
            let words: Vec<u32> = words.collect();
            let (mut signs, mut unchecked) = ([0; LANES], [0; LANES]);
            let fours = fours_of(&rows);
            assert!(coded_halves::<true>(chosen, &fours, &words, &mut signs));
            assert!(coded_halves::<false>(chosen, &fours, &words, &mut unchecked));
            assert!(signs.iter().zip(unchecked).all(|(sign, other)| sign >> 31 == other >> 31));
            let differ = |k: usize| half(&lane(&rows, k), &odd) != (signs[k] >> 31 == 1);
            for k in 0..LANES {
                assert_eq!(differ(k), differ(0), "{chosen:?} {area} squares");
            }
            spoil(&mut rows, &mut generator, |rows, what| {
                let valid = coded_halves::<true>(chosen, &fours_of(rows), &words, &mut signs);
                assert!(!valid, "{chosen:?} {area} squares, {what:?}");
            });
        }
    }
}

/// The same by planes of bits, of four times 64 boards.
#[test]
fn planes_tell_the_same_halves() {
    let mut generator = generator();
    let words = |rows: &[Row]| {
        let word =
            |lane: usize| rows.iter().rev().fold(0, |word, row| word << 4 | u64::from(row[lane]));
        core::array::from_fn::<u64, LANES, _>(word)
    };
    for chosen in Chosen::all() {
        for _ in sizes(0..20) {
            let odd = core::array::from_fn(|_| generator.random());
            let mut rows: [_; 4] =
                core::array::from_fn(|_| permutations(PLANED_SQUARES, &mut generator));
            let mut boards = [0; PLANED];
            for (boards, rows) in boards.as_chunks_mut().0.iter_mut().zip(&rows) {
                *boards = words(rows);
            }
            let (mut signs, mut unchecked) = ([[0; LANES]; 4], [[0; LANES]; 4]);
            assert!(checked_plane_halves(chosen, &boards, &odd, &mut signs));
            plane_halves(chosen, &boards, &odd, &mut unchecked);
            assert_eq!(signs, unchecked, "{chosen:?}");
            let differ = |part: usize, k: usize| {
                half(&lane(&rows[part], k), &odd) != (signs[part][k] >> 7 == 1)
            };
            for (part, k) in (0..4).flat_map(|part| (0..LANES).map(move |k| (part, k))) {
                assert_eq!(differ(part, k), differ(0, 0), "{chosen:?}");
            }
            let part = generator.random_range(0..4);
            spoil(&mut rows[part], &mut generator, |rows, what| {
                // What does not fit into four bits is found when they are packed.
                if rows.as_flattened().iter().all(|&number| number < 16) {
                    boards.as_chunks_mut().0[part] = words(rows);
                    let valid = checked_plane_halves(chosen, &boards, &odd, &mut signs);
                    assert!(!valid, "{chosen:?} {what:?}");
                }
            });
        }
    }
}

/// Whether an odd number of pairs stand in the wrong order, plus one if the
/// blank stands on an odd square.
fn half(numbers: &[u8], odd: &[bool]) -> bool {
    let mut sum = 0;
    for (i, a) in numbers.iter().enumerate() {
        sum += usize::from(*a == 0 && odd[i]);
        sum += numbers[i + 1..].iter().filter(|&b| a > b).count();
    }
    sum % 2 == 1
}

/// Puts numbers where they make one of the lanes no permutation.
fn spoil(
    rows: &mut [Row],
    generator: &mut SmallRng,
    mut check: impl FnMut(&[Row], &dyn core::fmt::Debug),
) {
    let area = rows.len();
    let lane = generator.random_range(0..LANES);
    let (a, b) = (generator.random_range(0..area), generator.random_range(1..area));
    let (number, other) = (rows[a][lane], (a + b) % area);
    for bad in [rows[other][lane], area as u8, area as u8 + 1, 31, 32, 64, 127, 128, 240, 255] {
        if usize::from(bad) < area && bad != rows[other][lane] {
            continue;
        }
        rows[a][lane] = bad;
        check(rows, &(lane, a, bad));
        // The same one twice more.
        let kept = core::mem::replace(&mut rows[other][lane], bad);
        check(rows, &(lane, a, other, bad));
        rows[other][lane] = kept;
    }
    rows[a][lane] = number;
    // Two numbers twice each, where two others are missing: the sums are right.
    if let [a, b, c, d, ..] = rows {
        let kept = [c[lane], d[lane]];
        (c[lane], d[lane]) = (a[lane], b[lane]);
        check(rows, &(lane, "two pairs"));
        [rows[2][lane], rows[3][lane]] = kept;
    }
}
