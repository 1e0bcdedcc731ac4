//! How many tests passed.

use std::fmt;
use std::fs;
use std::ops::AddAssign;
use std::path::Path;

/// The tests of all binaries together.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Summary {
    pub(super) passed: u64,
    pub(super) failed: u64,
    pub(super) skipped: u64,
}

impl Summary {
    /// Adds what a line like `test result: ok. 3 passed; 0 failed; 1 ignored; …` tells.
    pub(super) fn read(&mut self, line: &str) {
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

impl Summary {
    /// What a report in JUnit's format says of all tests:
    /// `<testsuite … errors="0" failures="1" skipped="2" tests="9">`. A run that failed before its
    /// first test, or crashed, counts as one that failed.
    pub(super) fn of_report(report: &Path, success: bool) -> Summary {
        let mut summary = Self::of_suite(&fs::read_to_string(report).unwrap_or_default());
        if !success && summary.failed == 0 {
            summary.failed = 1;
        }
        summary
    }

    fn of_suite(report: &str) -> Summary {
        let suite = report.split_once("<testsuite ").map_or("", |(_, rest)| rest);
        let suite = suite.split('>').next().unwrap_or_default();
        let number = |name: &str| -> u64 {
            let value = suite.split_once(&format!(" {name}=\"")).map_or("", |(_, rest)| rest);
            value.split('"').next().and_then(|digits| digits.parse().ok()).unwrap_or(0)
        };
        let (failed, skipped) = (number("errors") + number("failures"), number("skipped"));
        Summary { passed: number("tests").saturating_sub(failed + skipped), failed, skipped }
    }
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
    use super::Summary;

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

    #[test]
    fn reports_are_counted() {
        let report = r#"<?xml version="1.0"?><testsuites name="pytest tests"><testsuite
            name="pytest" errors="1" failures="2" skipped="3" tests="20" time="1.5">"#;
        let report = report.replace("\n           ", "");
        assert_eq!(Summary::of_suite(&report).to_string(), "14 passed, 3 failed, 3 skipped");
        assert_eq!(Summary::of_suite(""), Summary::default());
    }
}
