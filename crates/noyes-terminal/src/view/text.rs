//! Times, names, and lines that are broken where the window ends.

use noyes::{Goal, Size};
use noyes_game::{Challenge, Distance, Millis};
use ratatui::text::Span;

use super::Look;

/// A time as on a stopwatch: `0:42`, `1:02:03`.
pub(crate) fn clock(time: Millis) -> String {
    let seconds = time / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The same with hundredths, cut off and not rounded.
pub(super) fn exact_clock(time: Millis) -> String {
    format!("{}.{:02}", clock(time), time / 10 % 100)
}

/// `4×4`.
pub(super) fn size(size: Size) -> String {
    format!("{}×{}", size.width(), size.height())
}

pub(super) fn goal(goal: &Goal, look: &Look<'_>) -> String {
    look.say(&match goal.layout() {
        Some(layout) => format!("terminal-goal-{}", layout.name()),
        None => "terminal-goal-own".to_owned(),
    })
}

pub(super) fn challenge(challenge: Challenge, look: &Look<'_>) -> String {
    match challenge {
        Challenge::Daily(day) => {
            look.say_with("terminal-daily", &[("date", day.to_string().into())])
        }
        Challenge::TimeLimit(limit) => {
            look.say_with("terminal-time-limit", &[("time", clock(limit).into())])
        }
        Challenge::MoveLimit { extra } => {
            look.say_with("terminal-move-limit", &[("extra", extra.into())])
        }
        Challenge::Blindfold => look.say("terminal-blindfold"),
        Challenge::Marathon { boards } => {
            look.say_with("terminal-marathon", &[("boards", boards.into())])
        }
        Challenge::Relay { from, to } => {
            let square = |side: u32| format!("{side}×{side}");
            let values = [("from", square(from).into()), ("to", square(to).into())];
            look.say_with("terminal-relay", &values)
        }
        Challenge::FewestMoves => look.say("terminal-fewest"),
        Challenge::Length { least, most } if least == most => {
            look.say_with("terminal-length-exactly", &[("count", most.into())])
        }
        Challenge::Length { least, most } => {
            let values = [("least", least.into()), ("most", most.into())];
            look.say_with("terminal-length", &values)
        }
        _ => look.say("terminal-free"),
    }
}

/// How many moves it is to the goal.
pub(super) fn to_go(distance: Distance, look: &Look<'_>) -> String {
    match distance.exactly() {
        Some(moves) => look.say_with("terminal-to-go", &[("count", moves.into())]),
        None => look.say_with(
            "terminal-to-go-between",
            &[("least", distance.least().into()), ("most", distance.most().into())],
        ),
    }
}

/// How many columns a text takes.
pub(super) fn width(text: &str) -> u16 {
    Span::raw(text).width() as u16
}

/// Lines of at most so many columns. They are broken at spaces; and between wide characters, as
/// Chinese has them, anywhere.
pub(super) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in pieces(text) {
        let wide = width(word.trim_end());
        if used > 0 && used + wide > columns {
            let last = lines.len() - 1;
            lines[last] = lines[last].trim_end().to_owned();
            lines.push(String::new());
            used = 0;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
        used += width(word);
    }
    lines
}

/// Words with the spaces after them, and wide characters one by one.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut begin = 0;
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let is_wide = width(letter.encode_utf8(&mut [0; 4])) > 1;
        // Full stops and commas stay with what is before them.
        let closes = "，。；：、）？".contains(letter);
        let breaks = match before {
            Some((' ', _)) => letter != ' ',
            Some((_, wide)) => (is_wide || wide) && !closes && letter != ' ',
            None => false,
        };
        if breaks {
            pieces.push(&text[begin..at]);
            begin = at;
        }
        before = Some((letter, is_wide));
    }
    pieces.push(&text[begin..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_like_a_stopwatch() {
        assert_eq!(clock(59_999), "0:59");
        assert_eq!(clock(3_723_000), "1:02:03");
        assert_eq!(exact_clock(42_139), "0:42.13");
    }

    #[test]
    fn lines_are_broken_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("one two three", 80), ["one two three"]);
        assert_eq!(wrap("", 8), [""]);
        // What is too long stands alone.
        assert_eq!(wrap("a verylongword b", 4), ["a", "verylongword", "b"]);
    }

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(width("按回车"), 6);
        assert_eq!(wrap("按回车继续。", 6), ["按回车", "继续。"]);
        for line in wrap("解法尚未找到，所以没有提示。", 9) {
            assert!(width(&line) <= 10, "{line}");
        }
    }
}
