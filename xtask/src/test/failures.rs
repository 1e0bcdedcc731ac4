//! What failed, to be said once more.

/// What the tests that failed have said: it is lost in the output of all the others, and a log that
/// is cut keeps the end.
#[derive(Debug, Default)]
pub(super) struct Failures {
    pub(super) text: String,
    inside: bool,
    in_backtrace: bool,
}

impl Failures {
    /// Keeps the lines from `---- NAME stdout ----` on, up to the list of names, without backtraces:
    /// a few of them are longer than all that is kept of a log.
    pub(super) fn read(&mut self, line: &str) {
        if line.starts_with("---- ") && line.ends_with(" ----") {
            self.inside = true;
        } else if line == "failures:" || line.starts_with("test result: ") {
            self.inside = false;
        }
        self.in_backtrace = match line.trim_start().to_ascii_lowercase().as_str() {
            // Rust's, and chromedriver's in what it says of an error.
            "stack backtrace:" | "stacktrace:" => true,
            _ => self.in_backtrace && is_frame(line),
        };
        if self.inside && !self.in_backtrace {
            self.text.push_str(line);
            self.text.push('\n');
        }
    }
}

/// Whether a line belongs to a backtrace: `   7: function`, `             at file:line`, `#3 0x5581`,
/// or the note below.
fn is_frame(line: &str) -> bool {
    let text = line.trim_start();
    let numbered = text.split_once(": ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    numbered
        || text.starts_with("at ")
        || text.starts_with('#')
        || text.starts_with("note: Some details are omitted")
}

#[cfg(test)]
mod tests {
    use super::Failures;

    #[test]
    fn what_failed_is_kept() {
        let mut failures = Failures::default();
        for line in [
            "running 2 tests",
            "test loading::fits ... FAILED",
            "",
            "failures:",
            "",
            "---- loading::fits stdout ----",
            "the page is 400 px wide",
            "Stacktrace:",
            "#0 0x5581c4ffa <unknown>",
            "#1 0x5581c4a9e <unknown>",
            "stack backtrace:",
            "   0: std::panicking::begin_panic",
            "             at /rustc/library/std/src/panicking.rs:689:5",
            "   1: browser::loading::fits",
            "note: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace.",
            "the page as it was: target/screenshots/failed-loading-fits.png",
            "failures:",
            "    loading::fits",
            "test result: FAILED. 1 passed; 1 failed; 0 ignored",
        ] {
            failures.read(line);
        }
        let kept = "---- loading::fits stdout ----\n\
            the page is 400 px wide\n\
            the page as it was: target/screenshots/failed-loading-fits.png\n";
        assert_eq!(failures.text, kept);
    }
}
