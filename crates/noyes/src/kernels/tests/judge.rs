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
            let mut signs = [0; LANES];
            assert!(halves(chosen, &rows, &odd, &mut steps, &mut signs));
            for (k, sign) in signs.into_iter().enumerate() {
                let expected = half(&lane(&rows, k), &odd);
                assert_eq!(sign >= 128, expected, "{chosen:?} {area} squares");
            }
            spoil(&mut rows, &mut generator, |rows, what| {
                let valid = halves(chosen, rows, &odd, &mut steps, &mut signs);
                assert!(!valid, "{chosen:?} {area} squares, {what:?}");
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
