//! `cargo xtask test`: every test there is, and one line that sums them up.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::ops::AddAssign;
use std::process::{Command, ExitCode, Stdio};

use anyhow::Context;

use crate::{axe, browser, bundle, cargo, paths};

/// Builds what the tests need, runs them, and sums up.
pub(crate) fn run(filters: &[String]) -> anyhow::Result<ExitCode> {
    // A summary that is there tells of a run that came to its end.
    std::fs::remove_file(paths::summary()).ok();
    std::fs::remove_file(paths::failures()).ok();
    let browser = browser::find()?;
    bundle::build()?;
    let axe = axe::script();

    let mut summary = Summary::default();
    let mut failures = Failures::default();
    // This package stands apart: together with the others its dependencies would get more features
    // and be compiled a second time.
    for packages in [["--workspace", "--exclude=xtask"], ["--package", "xtask"]] {
        let mut command = cargo::host();
        command
            .args(["test", "--no-fail-fast"])
            .args(packages)
            .arg("--")
            .args(filters)
            .env("NOYES_BROWSER", &browser.program)
            .env("NOYES_CHROMEDRIVER", &browser.driver)
            .env("NOYES_BUNDLE", paths::bundle())
            // Built before the first test runs, because noyes-cli has tests of its program.
            .env("NOYES_PROGRAM", paths::program(&cargo::target_directory()?, "debug"));
        if let Some(axe) = &axe {
            command.env("NOYES_AXE", axe);
        }
        summary += run_tests(&mut command, &mut failures)?;
    }
    std::fs::write(paths::summary(), format!("{summary}\n"))
        .with_context(|| format!("cannot write {}", paths::summary().display()))?;
    if !failures.text.is_empty() {
        let path = paths::failures();
        std::fs::write(&path, &failures.text)
            .with_context(|| format!("cannot write {}", path.display()))?;
        println!("\nwhat failed, once more (and in {}):\n\n{}", path.display(), failures.text);
    }
    println!("{summary}");
    Ok(match summary.failed {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

/// Runs `cargo test`, passes on what it says, and counts.
fn run_tests(command: &mut Command, failures: &mut Failures) -> anyhow::Result<Summary> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run cargo test")?;
    let mut summary = Summary::default();
    let lines = child.stdout.take().map(BufReader::new);
    for line in lines.into_iter().flat_map(|reader| reader.split(b'\n')) {
        let line = line.context("cannot read what the tests say")?;
        let text = String::from_utf8_lossy(&line);
        summary.read(&text);
        failures.read(&text);
        let mut stdout = std::io::stdout().lock();
        stdout.write_all(&line)?;
        stdout.write_all(b"\n")?;
    }
    let success = child.wait().context("cannot wait for cargo test")?.success();
    // A test binary that does not compile, or that crashes, reports no failed test.
    if !success && summary.failed == 0 {
        summary.failed = 1;
    }
    Ok(summary)
}

/// The tests of all binaries together.
#[derive(Debug, Default, PartialEq)]
struct Summary {
    passed: u64,
    failed: u64,
    skipped: u64,
}

impl Summary {
    /// Adds what a line like `test result: ok. 3 passed; 0 failed; 1 ignored; …` tells.
    fn read(&mut self, line: &str) {
        let Some((_, counts)) =
            line.strip_prefix("test result: ").and_then(|result| result.split_once(". "))
        else {
            return;
        };
        for count in counts.split("; ") {
            let Some((number, what)) = count.split_once(' ') else {
                continue;
            };
            let sum = match what {
                "passed" => &mut self.passed,
                "failed" => &mut self.failed,
                "ignored" => &mut self.skipped,
                _ => continue,
            };
            *sum += number.parse().unwrap_or(0);
        }
    }
}

/// What the tests that failed have said: it is lost in the output of all the others, and a log that
/// is cut keeps the end.
#[derive(Debug, Default)]
struct Failures {
    text: String,
    inside: bool,
    in_backtrace: bool,
}

impl Failures {
    /// Keeps the lines from `---- NAME stdout ----` on, up to the list of names, without backtraces:
    /// a few of them are longer than all that is kept of a log.
    fn read(&mut self, line: &str) {
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

impl AddAssign for Summary {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, failed, skipped } = self;
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}

#[cfg(test)]
mod tests {
    use super::{Failures, Summary};

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

    #[test]
    fn results_add_up() {
        let mut summary = Summary::default();
        for line in [
            "test parity::tests::even ... ok",
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.01s",
            "test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1s",
        ] {
            summary.read(line);
        }
        assert_eq!(summary.to_string(), "7 passed, 2 failed, 1 skipped");
    }
}
