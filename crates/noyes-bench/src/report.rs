//! Measurements that are made once and have several figures.

use std::{
    error::Error,
    process::{Command, Stdio},
};

use crate::measure::Line;

/// A measurement of some minutes at most, and its figures.
pub(crate) struct Report {
    pub(crate) name: String,
    pub(crate) figures: Box<dyn FnOnce() -> Vec<Figure>>,
}

/// One figure, and the same of a plain way in the same run if there is one.
pub(crate) struct Figure {
    pub(crate) what: &'static str,
    pub(crate) value: f64,
    pub(crate) unit: &'static str,
    pub(crate) baseline: Option<(&'static str, f64)>,
}

impl Figure {
    pub(crate) fn new(what: &'static str, value: f64, unit: &'static str) -> Figure {
        Figure { what, value, unit, baseline: None }
    }
}

impl Report {
    /// Makes the measurement; the last figure is the most memory that this
    /// process has had, where the system tells.
    pub(crate) fn lines(self) -> Vec<Line> {
        let mut figures = (self.figures)();
        figures.extend(peak_memory().map(|bytes| Figure::new("peak", bytes, "bytes")));
        let line = |figure: Figure| Line {
            bench: format!("{}/{}", self.name, figure.what),
            value: figure.value,
            unit: figure.unit.into(),
            ratio: figure.baseline.map(|(_, ratio)| ratio),
            baseline: figure.baseline.map(|(name, _)| name.into()),
            aim: None,
        };
        figures.into_iter().map(line).collect()
    }

    /// Makes the measurement in a process of its own, so that memory and caches
    /// are those of this measurement alone.
    pub(crate) fn in_its_own_process(&self) -> Result<Vec<Line>, Box<dyn Error>> {
        let program = std::env::current_exe()?;
        let output = Command::new(program)
            .args(["--report", &self.name])
            .stderr(Stdio::inherit())
            .stdout(Stdio::piped())
            .output()?;
        if !output.status.success() {
            return Err(output.status.to_string().into());
        }
        let lines = String::from_utf8(output.stdout)?;
        Ok(lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?)
    }
}

/// Linux counts the pages that were resident at the peak.
fn peak_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0)
}
