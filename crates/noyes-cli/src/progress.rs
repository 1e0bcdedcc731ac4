//! A bar on the terminal while a long batch runs.

use std::{
    io::{IsTerminal, stderr, stdout},
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::output;

/// How far the work has come; shown only to people, and only where it cannot
/// get in between the answers.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// For an input of so many bytes, or an unknown number.
    pub(crate) fn bytes(length: Option<u64>, to_file: bool) -> Progress {
        let template = match length {
            Some(_) => "{bar:24} {percent}%  {msg}  {elapsed}, {eta} to go",
            None => "{spinner} {msg}  {elapsed}",
        };
        Progress::new(length, template, to_file)
    }

    /// For so many boards.
    pub(crate) fn boards(count: u64, to_file: bool) -> Progress {
        let template = "{bar:24} {percent}%  {msg}  {elapsed}, {eta} to go";
        Progress::new(Some(count), template, to_file)
    }

    fn new(length: Option<u64>, template: &str, to_file: bool) -> Progress {
        let seen = stderr().is_terminal() && (to_file || !stdout().is_terminal());
        let bar = seen.then(|| {
            // Few pictures a second: nobody reads more, and the work goes on.
            let target = ProgressDrawTarget::stderr_with_hz(5);
            let style = ProgressStyle::with_template(template);
            let bar = ProgressBar::with_draw_target(length, target);
            bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
                .with_message("0 boards")
        });
        Progress { bar }
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

impl Drop for Progress {
    fn drop(&mut self) {
        self.finish();
    }
}
