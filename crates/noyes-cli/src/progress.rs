//! A bar on the terminal while a long batch runs.

use std::{
    io::{IsTerminal, stderr, stdout},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};

use noyes_audit::Done;
use noyes_solver::Progress as Step;

use crate::output;

/// How far the work has come; shown only to people, and only where it cannot
/// get in between the answers.
#[derive(Clone)]
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// For an input of so many bytes, or an unknown number.
    pub(crate) fn bytes(length: Option<u64>, to_file: bool) -> Progress {
        Progress::new(length, template(length), to_file)
    }

    /// For so many boards.
    pub(crate) fn boards(count: u64, to_file: bool) -> Progress {
        Progress::new(Some(count), template(Some(count)), to_file)
    }

    /// For a pass over an input of so many bytes, whose answer comes at the end.
    pub(crate) fn pass(length: Option<u64>) -> Progress {
        Progress::seen(length, template(length), stderr().is_terminal())
    }

    /// For work of which it is said how far it is.
    pub(crate) fn work() -> Progress {
        let progress = Progress::search();
        if let Some(bar) = &progress.bar {
            bar.set_message("working");
        }
        progress
    }

    /// How that work goes on.
    pub(crate) fn done(&self, Done { done, total }: Done) {
        let Some(bar) = &self.bar else { return };
        bar.set_message(match total {
            Some(total) => format!("{:.0}%", 100.0 * done as f64 / total.max(1) as f64),
            None => format!("{done} steps"),
        });
    }

    /// For the search of one board.
    pub(crate) fn search() -> Progress {
        // It is taken away before the answer is given.
        let progress = Progress::seen(None, "{spinner} {elapsed}  {msg}", stderr().is_terminal());
        if let Some(bar) = &progress.bar {
            bar.set_message("searching");
            bar.enable_steady_tick(Duration::from_millis(200));
        }
        progress
    }

    /// How that search goes on.
    pub(crate) fn step(&self, step: Step) {
        let Some(bar) = &self.bar else { return };
        bar.set_message(match step {
            Step::Table { done, total } => {
                format!("building a table: {}%", 100 * done / total.max(1))
            }
            Step::Search { lower_bound, best: None, nodes } => {
                format!("at least {lower_bound} moves; {nodes} boards looked at")
            }
            Step::Search { lower_bound, best: Some(best), nodes } => {
                format!("{best} moves, at least {lower_bound}; {nodes} boards looked at")
            }
            _ => return,
        });
    }

    fn new(length: Option<u64>, template: &str, to_file: bool) -> Progress {
        let seen = stderr().is_terminal() && (to_file || !stdout().is_terminal());
        Progress::seen(length, template, seen)
    }

    fn seen(length: Option<u64>, template: &str, seen: bool) -> Progress {
        let bar = seen.then(|| {
            // Few pictures a second: nobody reads more, and the work goes on.
            let target = ProgressDrawTarget::stderr_with_hz(5);
            let style = ProgressStyle::with_template(template);
            let bar = ProgressBar::with_draw_target(length, target);
            bar.with_finish(ProgressFinish::AndClear)
                .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
                .with_message("0 boards")
        });
        Progress { bar }
    }

    /// Forgets how fast it was so far.
    pub(crate) fn restart(&self) {
        if let Some(bar) = &self.bar {
            bar.set_message("0 boards");
            bar.reset_elapsed();
            bar.reset_eta();
        }
    }

    /// Counts what was done.
    pub(crate) fn add(&self, done: u64, boards: u64) {
        let Some(bar) = &self.bar else { return };
        let so_far: u64 = bar.message().split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let boards = so_far + boards;
        let seconds = bar.elapsed().max(Duration::from_millis(1)).as_secs_f64();
        bar.set_message(format!("{boards} boards, {:.0}/s", boards as f64 / seconds));
        bar.inc(done);
    }

    /// Prints a text for people without disturbing the bar.
    pub(crate) fn tell(&self, text: &str) {
        match &self.bar {
            _ if text.is_empty() => {}
            Some(bar) => bar.suspend(|| output::tell(text)),
            None => output::tell(text),
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// How far it is, where the end is known.
fn template(length: Option<u64>) -> &'static str {
    match length {
        Some(_) => "{bar:24} {percent}%  {msg}  {elapsed}, {eta} to go",
        None => "{spinner} {msg}  {elapsed}",
    }
}
