//! The plain ways that articles show, honestly written: a good generator, no
//! needless work, one `Vec` a board.

use rand::{Rng, RngExt, rngs::SmallRng};

/// Fisher–Yates on a vector, the inversions by a double loop, and the first
/// two tiles swapped where that is needed.
pub(crate) fn scramble(width: usize, height: usize, generator: &mut SmallRng) -> Vec<u16> {
    let area = width * height;
    let mut tiles: Vec<u16> = (1..area as u16).chain([0]).collect();
    for i in (1..area).rev() {
        tiles.swap(i, generator.random_range(0..=i));
    }
    if !is_solvable(width, height, &tiles) {
        let mut tiles_only = (0..area).filter(|&k| tiles[k] != 0);
        if let (Some(a), Some(b)) = (tiles_only.next(), tiles_only.next()) {
            tiles.swap(a, b);
        }
    }
    tiles
}

/// The parity rule with a double loop over all pairs.
pub(crate) fn is_solvable(width: usize, height: usize, tiles: &[u16]) -> bool {
    let mut inversions = 0;
    for i in 0..tiles.len() {
        for j in i + 1..tiles.len() {
            if tiles[i] != 0 && tiles[j] != 0 && tiles[i] > tiles[j] {
                inversions += 1;
            }
        }
    }
    if !width.is_multiple_of(2) {
        return inversions % 2 == 0;
    }
    let blank = tiles.iter().position(|&tile| tile == 0).unwrap_or(0);
    (inversions + height - 1 - blank / width).is_multiple_of(2)
}

/// Random slides on a vector, tried until one is legal.
pub(crate) fn walk(
    width: usize,
    height: usize,
    steps: usize,
    generator: &mut SmallRng,
) -> Vec<u16> {
    let mut tiles: Vec<u16> = (1..(width * height) as u16).chain([0]).collect();
    for _ in 0..steps {
        loop {
            let blank = tiles.iter().position(|&tile| tile == 0).unwrap_or(0);
            let (x, y) = (blank % width, blank / width);
            let other = match generator.next_u32() % 4 {
                0 if x > 0 => blank - 1,
                1 if x + 1 < width => blank + 1,
                2 if y > 0 => blank - width,
                3 if y + 1 < height => blank + width,
                _ => continue,
            };
            tiles.swap(blank, other);
            break;
        }
    }
    tiles
}

/// Makes the moves that the characters of a text say; whether all are legal.
pub(crate) fn apply(width: usize, height: usize, tiles: &mut [u16], text: &str) -> bool {
    let mut blank = tiles.iter().position(|&tile| tile == 0).unwrap_or(0);
    for letter in text.chars() {
        let (x, y) = (blank % width, blank / width);
        let other = match letter {
            'U' if y + 1 < height => blank + width,
            'D' if y > 0 => blank - width,
            'L' if x + 1 < width => blank + 1,
            'R' if x > 0 => blank - 1,
            _ => return false,
        };
        tiles.swap(blank, other);
        blank = other;
    }
    true
}

/// Inversions by a textbook merge sort.
pub(crate) fn merge_inversions(values: &mut Vec<u32>) -> u64 {
    if values.len() < 2 {
        return 0;
    }
    let mut right = values.split_off(values.len() / 2);
    let mut count = merge_inversions(values) + merge_inversions(&mut right);
    let left = std::mem::take(values);
    let (mut i, mut j) = (0, 0);
    while i < left.len() && j < right.len() {
        if left[i] <= right[j] {
            values.push(left[i]);
            i += 1;
        } else {
            count += (left.len() - i) as u64;
            values.push(right[j]);
            j += 1;
        }
    }
    values.extend_from_slice(&left[i..]);
    values.extend_from_slice(&right[j..]);
    count
}

/// A board's text by splitting and `parse`.
pub(crate) fn parse(text: &str) -> Vec<u32> {
    text.split('/').flat_map(|row| row.split(' ')).filter_map(|word| word.parse().ok()).collect()
}

/// A board's text by `to_string` and `join`.
pub(crate) fn print(width: usize, tiles: &[u32]) -> String {
    tiles
        .chunks(width)
        .map(|row| row.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>()
        .join("/")
}
