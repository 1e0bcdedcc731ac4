//! The options that the functions take.

use std::time::Duration;

use noyes::{
    BlankMark, BlankSquare, Board, Fix, Goal, Metric, Recipe, Shuffle, Size, SizeError, TextError,
};
use noyes_engine::{Manner, NameError, metric, tables};
use noyes_solver::{Limits, TableSize};
use serde::Deserialize;

use crate::fault::Fault;

/// All options that there are, as JSON has them. What is left out has its default.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Options {
    size: Option<String>,
    goal: Option<String>,
    blank: Option<String>,
    pub(crate) seed: Option<String>,
    pub(crate) start: u64,
    shuffle: Option<String>,
    steps: Option<u64>,
    fix: Option<String>,
    blank_square: Option<String>,
    metric: Option<String>,
    quality: Option<String>,
    tables: Option<String>,
    /// Milliseconds.
    time_limit: Option<f64>,
    node_limit: Option<u64>,
    /// Bytes.
    memory_limit: Option<u64>,
    pub(crate) alpha: Option<f64>,
}

impl Options {
    /// Reads what the package's scripts wrote, which have checked the types.
    pub(crate) fn read(json: &str) -> Result<Options, Fault> {
        let wrong = |error: serde_json::Error| WrongOptions { message: error.to_string() };
        Ok(serde_json::from_str(json).map_err(wrong)?)
    }

    pub(crate) fn size(&self) -> Result<Option<Size>, SizeError> {
        self.size.as_deref().map(str::parse).transpose()
    }

    /// The size, 4x4 where none is given.
    pub(crate) fn size_or_fifteen(&self) -> Result<Size, SizeError> {
        Ok(self.size()?.unwrap_or(Size::FIFTEEN))
    }

    pub(crate) fn goal_text(&self) -> &str {
        self.goal.as_deref().unwrap_or("blank-last")
    }

    pub(crate) fn goal(&self, size: Size) -> Result<Goal, Fault> {
        let goal = noyes_engine::renamed_goal(self.goal_text(), Some(size), self.blank()?)?;
        Ok(Goal::parse(&goal, size)?)
    }

    pub(crate) fn board(&self, text: &str) -> Result<Board, Fault> {
        Ok(noyes_engine::board(text, self.size()?, self.blank()?)?)
    }

    fn blank(&self) -> Result<BlankMark, TextError> {
        self.blank.as_deref().map_or(Ok(BlankMark::default()), str::parse)
    }

    pub(crate) fn recipe(&self) -> Result<Recipe, noyes::DealError> {
        Ok(Recipe {
            shuffle: Shuffle::from_name(self.shuffle.as_deref().unwrap_or("uniform"), self.steps)?,
            fix: Fix::from_name(self.fix.as_deref().unwrap_or("none"))?,
            blank_square: BlankSquare::from_name(self.blank_square.as_deref().unwrap_or("any"))?,
        })
    }

    pub(crate) fn metric(&self) -> Result<Metric, NameError> {
        self.metric.as_deref().map_or(Ok(Metric::default()), metric)
    }

    pub(crate) fn manner(&self) -> Result<Manner, NameError> {
        self.quality.as_deref().map_or(Ok(Manner::default()), Manner::from_name)
    }

    pub(crate) fn tables(&self) -> Result<TableSize, NameError> {
        self.tables.as_deref().map_or(Ok(TableSize::default()), tables)
    }

    pub(crate) fn limits<'a>(&self) -> Limits<'a> {
        /// What a browser's tab can spare.
        const MEMORY: u64 = 256 << 20;
        /// There are 4 GiB of addresses, and lists grow by being copied.
        const MOST_MEMORY: u64 = 1 << 30;
        // Forty years and more are for ever; the scripts let no negative numbers through.
        let time = |milliseconds: f64| Duration::from_millis(milliseconds as u64);
        Limits {
            time: self.time_limit.filter(|time| *time < 1e12).map(time),
            nodes: self.node_limit,
            memory: Some(self.memory_limit.unwrap_or(MEMORY).min(MOST_MEMORY)),
            ..Limits::default()
        }
    }
}

/// Options that the package's own scripts would not have written.
#[derive(Debug)]
struct WrongOptions {
    message: String,
}

impl noyes::Coded for WrongOptions {
    fn code(&self) -> &'static str {
        "bad-option"
    }
}

impl std::fmt::Display for WrongOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "these are no options: {}", self.message)
    }
}

impl std::error::Error for WrongOptions {}
