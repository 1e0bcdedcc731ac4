//! Lines of text: what is counted at once is what the core reads, and nothing else.

use std::ops::Range;

use noyes::{BlankMark, Board, Goal, Grid};
use noyes_audit::Tally;
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::{MEMORY, boards, goal, obvious};

/// Compares a text's lines with what the core's parser says of each.
fn check(goal: &Goal, text: &[u8]) {
    let mut tally = Tally::new(goal.clone(), MEMORY);
    let read = tally.add_lines(text);
    let mut plain = Vec::new();
    let mut odd = Vec::new();
    let mut lines = 0;
    let mut start = 0;
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let content = line.strip_suffix(b"\n").unwrap_or(line);
        let content = content.strip_suffix(b"\r").unwrap_or(content);
        match board(goal, content) {
            _ if content.trim_ascii().is_empty() => {}
            Some(board) => plain.push(board),
            None => odd.push((lines, start..start + content.len())),
        }
        lines += 1;
        start += line.len();
    }
    let found: Vec<_> = read.odd.iter().map(|odd| (odd.number, odd.bytes.clone())).collect();
    assert_eq!(read.lines, lines);
    let differs = (0..found.len().max(odd.len())).find(|&k| found.get(k) != odd.get(k));
    if let Some(k) = differs {
        let line = |odd: &(u64, Range<usize>)| String::from_utf8_lossy(&text[odd.1.clone()]);
        let [found, odd] = [&found, &odd].map(|lines| lines.get(k).map(line));
        panic!("found {found:?} to be odd; expected {odd:?}");
    }
    assert!(tally.counts() == obvious::count(goal, &plain));
}

/// The board of a line that is written as a board is printed.
fn board(goal: &Goal, line: &[u8]) -> Option<Board> {
    let text = std::str::from_utf8(line).ok()?;
    let board = text.parse::<Grid>().ok()?.board(Some(goal.size()), BlankMark::default()).ok()?;
    (board.to_string() == text).then_some(board)
}

#[test]
fn lines_of_all_kinds() {
    let text = "1 2 3/4 5 6/7 8 0\r\n\n \t \r\n1 2 3/4 5 6/7 0 8\n1 2 3/4 5 6/7 8 0 \n\
        1  2 3/4 5 6/7 8 0\n1 2 3/4 5 6/7 8 0/\n1 2 3/4 5 6/7 8 9\n1 2 3/4 5 6/7 7 0\n\
        1 2 3 4 5 6 7 8 0\n1,2,3/4,5,6/7,8,0\n01 2 3/4 5 6/7 8 0\n1 2 3/4 5 6/7 8 00\n\
        1 2 3/4 5 6/7 8 256\n1 2 3/4 5 6/7 8 100\n1 2/3 0\n1 2 3/4 5 6/7 8\n\u{feff}\n\
        1 2 3/4 5 6/7 8 0\r\r\n\r\r\n1 2 3\r4 5 6/7 8 0\n{\"board\": \"1 2 3/4 5 6/7 8 0\"}\n\
        1 2 3/4 5 6/7 8 +0\n1 2 3/4 5 6/7 8 0\n2 1 3/4 5 6/7 8 0";
    let goal = goal(3, 3);
    for end in 0..=text.len() {
        check(&goal, &text.as_bytes()[..end]);
    }
    check(&goal, b"\n\n\r\n\r");
    check(&goal, &[0, 255, b'\n', 128]);
}

/// Lines with a byte or two changed, added or taken away, over many pieces of
/// text, empty lines between them.
#[test]
fn lines_that_are_nearly_boards() {
    let mut random = SmallRng::seed_from_u64(1);
    let bytes = b"0123456789 /\n\r,\t-:?\x00\x10\x1f\xc3\xbc";
    for (width, height) in [(2, 2), (3, 3), (4, 4), (5, 5), (11, 10), (15, 17)] {
        let goal = goal(width, height);
        let count = if width < 10 { 4000 } else { 300 };
        let mut text = Vec::new();
        for board in boards(&goal, count) {
            let mut line = board.to_string().into_bytes();
            for _ in 0..[0, 0, 0, 1, 2][random.random_range(0..5)] {
                let at = random.random_range(0..line.len());
                let byte = bytes[random.random_range(0..bytes.len())];
                match random.random_range(0..3) {
                    0 => line[at] = byte,
                    1 => line.insert(at, byte),
                    _ => drop(line.remove(at)),
                }
            }
            text.extend_from_slice(&line);
            text.extend_from_slice(
                [&b"\n"[..], b"\r\n", b"\n\n", b"\n\r\n\n"][random.random_range(0..4)],
            );
        }
        for start in [0, 1, 2, 3, 50] {
            check(&goal, &text[start..text.len() - start]);
        }
    }
}

/// A person's lines: long ones that are no boards, and none at all.
#[test]
fn long_lines() {
    let goal = goal(4, 4);
    let digits = "7".repeat(100_000);
    let spaces = " ".repeat(100_000);
    let text = format!("{digits}\n{spaces}\n{}\n{digits} {digits}\n{}", goal.board(), goal.board());
    check(&goal, text.as_bytes());
}
