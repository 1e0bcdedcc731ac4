//! Solutions and hints.

use std::{
    num::NonZeroUsize,
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use noyes_engine::{Error, Manner, Solvers, Wish};
use noyes_solver::{Cancel, Limits, Store};
use pyo3::prelude::*;

use crate::{error, texts::Boards, watch};

/// Tables are read or built once a process.
static TABLES: LazyLock<Store> = LazyLock::new(Store::user);

/// What solutions are to be like, and what they may cost.
#[derive(FromPyObject)]
pub(crate) struct Terms {
    goal: String,
    metric: String,
    quality: String,
    tables: String,
    time_limit: Option<f64>,
    nodes: Option<u64>,
    memory: Option<u64>,
    threads: Option<NonZeroUsize>,
}

impl Terms {
    fn solvers(&self, boards: &Boards) -> PyResult<Solvers> {
        let wish = Wish {
            metric: noyes_engine::metric(&self.metric).map_err(error::python)?,
            manner: Manner::from_name(&self.quality).map_err(error::python)?,
            tables: noyes_engine::tables(&self.tables).map_err(error::python)?,
            store: TABLES.clone(),
            steps: true,
        };
        Ok(Solvers::new(boards.goals(&self.goal)?, wish))
    }

    fn limits<'a>(&self, cancel: &'a Cancel) -> PyResult<Limits<'a>> {
        Ok(Limits {
            time: self.time_limit.map(seconds).transpose()?,
            nodes: self.nodes,
            memory: self.memory,
            threads: watch::threads(self.threads),
            cancel: Some(cancel),
            progress: None,
        })
    }
}

/// What is longer than can be said is as good as for ever.
fn seconds(seconds: f64) -> PyResult<Duration> {
    if seconds.is_nan() || seconds < 0.0 {
        let message = format!("found a time of {seconds} seconds; expected 0 or more");
        return Err(error::python(Error::new("bad-time", message)));
    }
    Ok(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}

/// Solves boards: `SolveLine`s as JSON.
#[pyfunction]
pub(crate) fn solve(
    py: Python<'_>,
    boards: &Bound<'_, Boards>,
    terms: Terms,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Vec<String>> {
    let boards = boards.get();
    let cancel = Cancel::new();
    let solvers = terms.solvers(boards)?;
    let limits = terms.limits(&cancel)?;
    let finished = AtomicUsize::new(0);
    let mut told = None;
    let mut tell = || {
        let done = finished.load(Ordering::Relaxed);
        match &progress {
            Some(progress) if told.replace(done) != Some(done) => {
                progress.call1((done, boards.all.len())).map(drop)
            }
            _ => Ok(()),
        }
    };
    let count = |done| {
        finished.fetch_max(done, Ordering::Relaxed);
    };
    let work = || solvers.answer_all(&boards.all, &limits, &count);
    let answers = watch::watched(py, &cancel, &mut tell, work)?
        .map_err(|(row, error)| error::of_row(error, row, boards.single))?;
    tell()?;
    answers.iter().map(error::json).collect()
}

/// What to do next on each board: `HintLine`s as JSON.
#[pyfunction]
pub(crate) fn hint(
    py: Python<'_>,
    boards: &Bound<'_, Boards>,
    terms: Terms,
) -> PyResult<Vec<String>> {
    let boards = boards.get();
    let cancel = Cancel::new();
    let solvers = terms.solvers(boards)?;
    let limits = terms.limits(&cancel)?;
    let work = || boards.all.iter().map(|board| solvers.hint(board, &limits)).collect::<Vec<_>>();
    let answers = watch::watched(py, &cancel, || Ok(()), work)?;
    let answer = |(row, answer): (usize, Result<_, _>)| match answer {
        Ok(answer) => error::json(&answer),
        Err(error) => Err(error::of_row(error, row, boards.single)),
    };
    answers.into_iter().enumerate().map(answer).collect()
}

/// What went wrong with the files of tables since this was last asked.
#[pyfunction]
pub(crate) fn take_faults() -> Vec<String> {
    TABLES.take_faults().iter().map(ToString::to_string).collect()
}
