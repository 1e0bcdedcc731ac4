//! Answers in words and columns, for people.

use std::borrow::Cow;

use noyes::{BlankMark, Board, Grid};
use noyes_api::{Comparison, ExactLine, LikelihoodBody, SampleLine};
use noyes_audit::words::{at_least, p_value, percent, rounded, thousands, whole};

use super::table::{beside, table};
use crate::{
    output::{Row, picture},
    status::Status,
};

impl Row for ExactLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        let mut text = format!("{}\n\n", self.explanation);
        text += &table(&figures(self), true);
        if let Some(mixing) = &self.mixing {
            let unit = if self.shuffle == "random-slides" { "tries" } else { "slides" };
            let times = mixing.times.iter().filter_map(|time| {
                let (distance, steps) = (percent(time.distance), thousands(time.steps?));
                Some(format!("{distance} from {steps} {unit} on"))
            });
            let times: Vec<String> = times.collect();
            if !times.is_empty() {
                text += &format!("\nThe distance stays below {}.\n", times.join(", below "));
            }
            if mixing.floor.iter().any(|&floor| floor > 0.0) {
                let [even, odd] = mixing.floor.map(percent);
                text += &format!(
                    "\nThe distance never falls below {even} for even numbers of {unit}, nor \
                     below {odd} for odd ones.\n"
                );
            }
        }
        let ends = self.most_likely.as_ref().zip(self.least_likely.as_ref());
        if let Some((most, least)) = ends.filter(|_| self.ratio.as_deref() != Some("1")) {
            let ends = [("A likeliest board", most), ("A rarest board", least)];
            let [most, least] = ends.map(|(title, end)| likelihood(title, end, &self.size));
            text += &format!("\n{}", beside(&most, &least));
        }
        text.truncate(text.trim_end().len());
        text.into()
    }

    fn line(&self) -> u64 {
        1
    }
}

/// What is dealt and what is fair, a line each.
fn figures(line: &ExactLine) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut row = |name: &str, dealt: Option<String>, fair: Option<String>| {
        if let Some(dealt) = dealt {
            let fair = fair.map(|fair| format!("fair: {fair}")).unwrap_or_default();
            rows.push(vec![name.into(), dealt, fair]);
        }
    };
    let steps = line.steps.map(|steps| format!(" --steps {steps}")).unwrap_or_default();
    let fix = if line.fix == "none" { String::new() } else { format!(" --fix {}", line.fix) };
    let blank = if line.blank_square == "home" { " --blank-square home" } else { "" };
    let shuffle = format!("{}{steps}{fix}{blank}", line.shuffle);
    row("shuffle", Some(shuffle), None);
    row("boards", Some(format!("{}, goal {}", line.size, line.goal)), None);
    row("found by", Some(line.basis.clone()), None);
    row("equally likely outcomes", line.outcomes.as_deref().map(number), None);
    row("boards that can occur", line.possible_boards.as_deref().map(number), None);
    row("solvable boards that can occur", line.share_possible.map(percent), Some(percent(1.0)));
    row("boards that can be solved", line.solvable_share.map(percent), Some(percent(1.0)));
    row("likeliest to rarest", line.ratio.as_deref().map(ratio), Some("1".into()));
    let distance = match line.tv_distance {
        Some(distance) => percent(distance),
        // Smaller ones are rounding errors.
        None if line.tv_at_least < 1e-12 => "not known".into(),
        None => at_least(line.tv_at_least),
    };
    row("distance from fair", Some(distance), Some(percent(0.0)));
    let Comparison { dealt, fair } = line.tiles_at_home;
    row("tiles at home, in the mean", dealt.map(rounded), fair.map(rounded));
    let Comparison { dealt, fair } = line.any_at_home;
    row("boards with a tile at home", dealt.map(percent), fair.map(percent));
    let Comparison { dealt, fair } = line.mean_length;
    row("moves to solve, in the mean", dealt.map(rounded), fair.map(rounded));
    rows
}

/// A whole number; one of so many digits that nobody reads them by its power of ten.
fn number(digits: &str) -> String {
    whole(digits, 21)
}

/// A fraction with its value; a decimal number rounded.
fn ratio(ratio: &str) -> String {
    let number = |text: &str| text.parse::<f64>().unwrap_or(f64::NAN);
    match ratio.split_once('/') {
        Some((above, below)) => format!("{ratio} = {}", rounded(number(above) / number(below))),
        None => rounded(number(ratio)),
    }
}

/// A board with how often it comes, drawn if it is small enough.
fn likelihood(title: &str, end: &LikelihoodBody, size: &str) -> String {
    let often = match (&end.outcomes, end.probability) {
        (Some(outcomes), _) if outcomes == "1" => "1 outcome".into(),
        (Some(outcomes), _) => format!("{} outcomes", thousands(outcomes)),
        (None, Some(probability)) => format!("probability {}", rounded(probability)),
        (None, None) => "hardly ever".into(),
    };
    let drawn = board(&end.board, size).and_then(|board| picture(&board, &[], false));
    format!("{title}, {often}:  \n{}", drawn.unwrap_or_else(|| end.board.clone()))
}

fn board(text: &str, size: &str) -> Option<Board> {
    let grid = text.parse::<Grid>().ok()?;
    grid.board(Some(size.parse().ok()?), BlankMark::default()).ok()
}

impl Row for SampleLine {
    fn text(&self, _numbered: bool) -> Cow<'_, str> {
        let mut text = format!("{}\n\n", self.explanation);
        let mut rows = vec![vec!["boards".into(), thousands(self.boards)]];
        let mut row = |name: &str, value: String| rows.push(vec![name.into(), value]);
        row("size and goal", format!("{}, goal {}", self.size, self.goal));
        row("cannot be solved", thousands(self.unsolvable));
        let repeats = &self.repeats;
        let compared = match repeats.compared == self.boards {
            true => String::new(),
            false => format!(" of {} compared", thousands(repeats.compared)),
        };
        row("different boards", format!("{}{compared}", thousands(repeats.distinct)));
        if self.errors > 0 {
            row("lines in error", thousands(self.errors));
        }
        text += &table(&rows, true);
        text.push('\n');
        text += &tests(self);
        for skipped in &self.skipped {
            text += &format!("\nnot tested: {} ({})", skipped.name, skipped.reason);
        }
        text.truncate(text.trim_end().len());
        text.into()
    }

    fn line(&self) -> u64 {
        0
    }

    fn status(&self) -> Status {
        if self.verdict == "consistent" { Status::Yes } else { Status::No }
    }
}

/// The numbers of the tests in columns, then what they mean.
fn tests(line: &SampleLine) -> String {
    let header = ["test", "p corrected", "effect", "smallest detectable"];
    let mut rows = vec![header.map(String::from).to_vec()];
    for test in &line.tests {
        rows.push(vec![
            test.name.clone(),
            p_value(test.p_corrected, test.name == "unsolvable"),
            rounded(test.effect),
            test.smallest_detectable.map_or("none".into(), rounded),
        ]);
    }
    let mut text = table(&rows, false);
    text.push('\n');
    let sentences = line.tests.iter().map(|test| {
        let mark = if test.p_corrected <= line.alpha { "not fair" } else { "" };
        // The mark says already whether chance does that.
        let sentence = test.explanation.split_inclusive(". ").next().unwrap_or_default();
        vec![test.name.clone(), mark.into(), sentence.trim_end().into()]
    });
    text + &table(&sentences.collect::<Vec<_>>(), true)
}
