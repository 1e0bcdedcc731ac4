//! The page on which the next game is chosen.

use noyes::{Direction, Goal, Layout, Size};
use noyes_game::{Challenge, Day, Rules};

use super::{Choice, Phrase};

/// The lines of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Challenge,
    Size,
    Goal,
    Manner,
}

impl Row {
    pub(crate) const ALL: [Row; 4] = [Row::Challenge, Row::Size, Row::Goal, Row::Manner];

    /// What the line is about.
    pub(crate) fn name(self) -> Phrase {
        Phrase::new(match self {
            Row::Challenge => "terminal-choose-challenge",
            Row::Size => "terminal-choose-size",
            Row::Goal => "terminal-choose-goal",
            Row::Manner => "terminal-choose-manner",
        })
    }
}

/// What is chosen so far, and where the cursor is.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    row: Row,
    /// The goal of which only the size and the layout are changed here.
    goal: Goal,
    rules: Rules,
    challenges: Vec<Challenge>,
    challenge: usize,
}

const SIDES: std::ops::RangeInclusive<u32> = 2..=16;

impl Menu {
    pub(crate) fn new(choice: &Choice, today: Day) -> Menu {
        let mut challenges = vec![
            Challenge::Free,
            Challenge::Daily(today),
            Challenge::TimeLimit(60_000),
            Challenge::TimeLimit(180_000),
            Challenge::MoveLimit { extra: 0 },
            Challenge::MoveLimit { extra: 10 },
            Challenge::FewestMoves,
            Challenge::Blindfold,
            Challenge::Marathon { boards: 5 },
            Challenge::Marathon { boards: 12 },
            Challenge::Relay { from: 2, to: 4 },
            Challenge::Relay { from: 2, to: 6 },
        ];
        challenges.extend(lengths(choice.goal.size()));
        let wanted = match choice.challenge {
            Challenge::Daily(_) => Challenge::Daily(today),
            other => other,
        };
        if !challenges.contains(&wanted) {
            challenges.push(wanted);
        }
        let challenge = challenges.iter().position(|&it| it == wanted).unwrap_or(0);
        let (goal, rules) = (choice.goal.clone(), choice.rules);
        Menu { row: Row::Challenge, goal, rules, challenges, challenge }
    }

    pub(crate) fn row(&self) -> Row {
        self.row
    }

    pub(crate) fn challenge(&self) -> Challenge {
        self.challenges[self.challenge]
    }

    pub(crate) fn goal(&self) -> &Goal {
        &self.goal
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether the challenge leaves this line to the player.
    pub(crate) fn is_open(&self, row: Row) -> bool {
        !matches!(
            (row, self.challenge()),
            (Row::Size | Row::Goal, Challenge::Daily(_)) | (Row::Size, Challenge::Relay { .. })
        )
    }

    pub(crate) fn choice(&self) -> Choice {
        Choice { goal: self.goal.clone(), rules: self.rules, challenge: self.challenge() }
    }

    /// Goes up or down, or changes what the line says.
    pub(crate) fn go(&mut self, direction: Direction) {
        let at = Row::ALL.iter().position(|&row| row == self.row).unwrap_or(0);
        match direction {
            Direction::Up => self.row = Row::ALL[at.saturating_sub(1)],
            Direction::Down => self.row = Row::ALL[(at + 1).min(Row::ALL.len() - 1)],
            Direction::Left => self.change(false),
            Direction::Right => self.change(true),
        }
    }

    /// A line was clicked: the cursor goes there, or if it is there already, the line changes.
    pub(crate) fn pick(&mut self, row: usize) {
        match Row::ALL.get(row) {
            Some(&row) if row == self.row => self.change(true),
            Some(&row) => self.row = row,
            None => {}
        }
    }

    fn change(&mut self, on: bool) {
        if !self.is_open(self.row) {
            return;
        }
        match self.row {
            Row::Challenge => self.challenge = step(self.challenge, self.challenges.len(), on),
            Row::Size => self.change_size(on),
            Row::Goal => {
                let layout = self.goal.layout().unwrap_or_default();
                let at = Layout::ALL.iter().position(|&it| it == layout).unwrap_or(0);
                let layout = Layout::ALL[step(at, Layout::ALL.len(), on)];
                self.goal = Goal::new(self.goal.size(), layout);
            }
            Row::Manner => {
                let inspection = self.rules.inspection;
                let base = match self.rules.undo_counts {
                    true => Rules::casual(),
                    false => Rules::record(),
                };
                self.rules = Rules { inspection, ..base };
            }
        }
    }

    fn change_size(&mut self, on: bool) {
        let size = self.goal.size();
        let side = size.width().max(size.height());
        let side = if on { side + 1 } else { side - 1 };
        let side = side.clamp(*SIDES.start(), *SIDES.end());
        let Ok(size) = Size::new(side, side) else { return };
        self.goal = Goal::new(size, self.goal.layout().unwrap_or_default());
        // Lengths are those of boards of the size.
        let chosen = self.challenge();
        self.challenges.retain(|it| !matches!(it, Challenge::Length { .. }));
        self.challenges.extend(lengths(size));
        let same = self.challenges.iter().position(|&it| it == chosen);
        self.challenge = same.unwrap_or(0);
    }
}

fn step(at: usize, of: usize, on: bool) -> usize {
    if on { (at + 1) % of } else { (at + of - 1) % of }
}

/// How hard boards may be asked to be, by the lengths of their solutions.
fn lengths(size: Size) -> Vec<Challenge> {
    let ranges: &[(u64, u64)] = match (size.width(), size.height()) {
        (3, 3) => &[(5, 12), (18, 22), (26, 30), (31, 31)],
        (4, 4) => &[(10, 20), (35, 45), (55, 62), (80, 80)],
        _ => &[],
    };
    ranges.iter().map(|&(least, most)| Challenge::Length { least, most }).collect()
}
