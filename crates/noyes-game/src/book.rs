//! The book of records: what a journal comes to.

use std::collections::{BTreeMap, BTreeSet};

use noyes::Size;

use crate::{Averages, Challenge, Control, Day, Entry, Measure, Record, Standing, averages};

/// All records of a journal.
///
/// The order in which entries come makes no difference, and neither does one that comes twice: two
/// journals are merged by entering both.
///
/// ```
/// use noyes_game::{Book, Entry};
///
/// let mut book = Book::default();
/// assert!(book.enter(Entry::Forget { id: "1".into() }));
/// assert!(!book.enter(Entry::Forget { id: "1".into() }));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    records: BTreeMap<String, Record>,
    optimal: BTreeMap<String, u64>,
    forgotten: BTreeSet<String>,
}

/// Results that are compared with one another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Category {
    /// What was to be done: a [`Challenge::kind`].
    pub kind: String,
    /// The size.
    pub size: Size,
    /// The goal's name.
    pub goal: String,
    /// What it was played with.
    pub control: Option<Control>,
    /// How it came about.
    pub standing: Standing,
}

/// Which results are looked at; `None` stands for any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// What was to be done: a [`Challenge::kind`].
    pub kind: Option<String>,
    /// The size.
    pub size: Option<Size>,
    /// The goal's name.
    pub goal: Option<String>,
    /// What it was played with.
    pub control: Option<Control>,
    /// How it came about.
    pub standing: Option<Standing>,
}

/// What a player has reached in one measure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bests {
    /// How many tries there were.
    pub tries: usize,
    /// How many of them were finished.
    pub finished: usize,
    /// The best result, and the number of its record.
    pub single: Option<(u64, usize)>,
    /// The mean of all that were finished.
    pub mean: Option<f64>,
    /// Of five, twelve, fifty and a hundred, as far as there are so many.
    pub averages: Vec<Averages>,
}

impl Bests {
    /// How many results the averages take.
    pub const AVERAGES: [usize; 4] = [5, 12, 50, 100];

    /// Looks at records in the order in which they came about.
    #[must_use]
    pub fn of(records: &[&Record], measure: Measure) -> Bests {
        let results: Vec<Option<u64>> =
            records.iter().map(|record| record.result(measure)).collect();
        let finished: Vec<u64> = results.iter().copied().flatten().collect();
        let single =
            results.iter().enumerate().filter_map(|(at, &result)| Some((result?, at))).min();
        let sum: u128 = finished.iter().map(|&value| u128::from(value)).sum();
        Bests {
            tries: results.len(),
            finished: finished.len(),
            single,
            mean: (!finished.is_empty()).then(|| sum as f64 / finished.len() as f64),
            averages: Self::AVERAGES.iter().filter_map(|&of| averages(&results, of)).collect(),
        }
    }
}

impl Filter {
    fn takes(&self, record: &Record) -> bool {
        fn fits<T: PartialEq>(wanted: Option<&T>, found: Option<&T>) -> bool {
            wanted.is_none() || wanted == found
        }
        fits(self.kind.as_ref(), Some(&record.challenge.kind()))
            && fits(self.size.as_ref(), record.size().as_ref())
            && (self.goal.is_none() || self.goal == record.goal().map(noyes::Goal::name))
            && fits(self.control.as_ref(), record.control().as_ref())
            && fits(self.standing.as_ref(), Some(&record.standing()))
    }
}

impl Category {
    /// The category of a record, unless it has no board.
    pub(crate) fn of(record: &Record) -> Option<Category> {
        let goal = record.goal()?;
        Some(Category {
            kind: record.challenge.kind(),
            size: goal.size(),
            goal: goal.name(),
            control: record.control(),
            standing: record.standing(),
        })
    }
}

impl Book {
    /// Enters a line; `false` if it says nothing new.
    pub fn enter(&mut self, entry: Entry) -> bool {
        match entry {
            Entry::Forget { id } => {
                self.records.remove(&id);
                self.optimal.remove(&id);
                self.forgotten.insert(id)
            }
            entry if self.forgotten.contains(entry.id()) => false,
            Entry::Optimal { id, length } => {
                let known = self.optimal.get(&id).copied();
                // Of two that differ one is wrong: a shortest solution is never the longer one.
                let new = known.is_none_or(|known| length < known);
                if new {
                    self.optimal.insert(id, length);
                }
                new
            }
            Entry::Solve(record) => {
                // Two records of one name: one of them, whichever comes first.
                let text = |record: &Record| Entry::Solve(record.clone()).to_json();
                let new = match self.records.get(&record.id) {
                    None => true,
                    Some(known) => *known != record && text(&record) < text(known),
                };
                if new {
                    self.records.insert(record.id.clone(), record);
                }
                new
            }
        }
    }

    /// All that it knows, as the lines of a journal: entering them makes this book again.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        let solves = self.records.values().cloned().map(Entry::Solve);
        let optimal =
            self.optimal.iter().map(|(id, &length)| Entry::Optimal { id: id.clone(), length });
        let forgotten = self.forgotten.iter().map(|id| Entry::Forget { id: id.clone() });
        solves.chain(optimal).chain(forgotten)
    }

    /// The record of this name.
    #[must_use]
    pub fn record(&self, id: &str) -> Option<&Record> {
        self.records.get(id)
    }

    /// Whether a record of this name is there, or was and is forgotten.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.records.contains_key(id) || self.forgotten.contains(id)
    }

    /// The length of a shortest solution of a record's boards, if it was found.
    #[must_use]
    pub fn optimal(&self, id: &str) -> Option<u64> {
        self.optimal.get(id).copied()
    }

    /// How many records there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there is no record.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// The records that pass, in the order in which they came about.
    #[must_use]
    pub fn records(&self, filter: &Filter) -> Vec<&Record> {
        self.sorted(|record| filter.takes(record))
    }

    /// The records of a category, in the order in which they came about.
    #[must_use]
    pub fn category(&self, category: &Category) -> Vec<&Record> {
        self.sorted(|record| Category::of(record).as_ref() == Some(category))
    }

    fn sorted(&self, takes: impl Fn(&Record) -> bool) -> Vec<&Record> {
        let mut records: Vec<&Record> =
            self.records.values().filter(|record| takes(record)).collect();
        records.sort_by(|one, other| (one.at, &one.id).cmp(&(other.at, &other.id)));
        records
    }

    /// The categories and how many records each has, the fullest first.
    #[must_use]
    pub fn categories(&self) -> Vec<(Category, usize)> {
        let mut counts: BTreeMap<Category, usize> = BTreeMap::new();
        for record in self.records.values() {
            let Some(category) = Category::of(record) else { continue };
            *counts.entry(category).or_default() += 1;
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(_, count)| core::cmp::Reverse(*count));
        counts
    }

    /// The first solve of a day's puzzle, which is the one that counts.
    #[must_use]
    pub fn daily(&self, day: Day) -> Option<&Record> {
        self.records
            .values()
            .filter(|record| record.challenge == Challenge::Daily(day) && record.is_solved())
            .min_by(|one, other| (one.at, &one.id).cmp(&(other.at, &other.id)))
    }

    /// On how many days in a row, up to this one or the one before, the daily puzzle was solved on
    /// its day.
    #[must_use]
    pub fn streak(&self, today: Day) -> usize {
        let solved: BTreeSet<Day> = self
            .records
            .values()
            .filter(|record| record.is_solved())
            .filter_map(|record| match record.challenge {
                Challenge::Daily(day) if Day::at(record.at) == day => Some(day),
                _ => None,
            })
            .collect();
        let last = if solved.contains(&today) { Some(today) } else { today.before() };
        core::iter::successors(last, |day| day.before())
            .take_while(|day| solved.contains(day))
            .count()
    }
}
