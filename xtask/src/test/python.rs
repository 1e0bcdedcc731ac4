//! The Python package, by pytest.

use std::fs;
use std::process::Stdio;

use anyhow::Context;

use super::failures::Failures;
use super::summary::Summary;
use crate::paths;
use crate::python::Environment;

/// Where the package is.
const PACKAGE: &str = "crates/noyes-python";

/// Sets up an environment of its own, builds and installs the package, and runs its tests.
pub(super) fn run(filters: &[String], failures: &mut Failures) -> anyhow::Result<Summary> {
    let filters = known(filters)?;
    if filters.as_ref().is_some_and(Vec::is_empty) {
        return Ok(Summary::default());
    }
    let environment = Environment::of_package()?;
    environment.install("dev")?;
    let report = paths::tools().join("pytest.xml");
    fs::remove_file(&report).ok();
    let mut command = environment.python();
    command
        .args(["-m", "pytest", "-q", "--tb=short", "-rs", "-p", "no:cacheprovider"])
        .arg(format!("--junit-xml={}", report.display()))
        .current_dir(paths::root().join(PACKAGE))
        .stdin(Stdio::null());
    if let Some(filters) = filters {
        // Any of them, as cargo's own runner has it.
        command.args(["-k", &filters.join(" or ")]);
    }
    let status = command.status().context("cannot run pytest")?;
    let summary = Summary::of_report(&report, status.success());
    if summary.failed > 0 {
        failures.text.push_str(&format!("---- pytest: see {} ----\n", report.display()));
    }
    Ok(summary)
}

/// The filters that are part of a test's name; nothing where there are no filters.
fn known(filters: &[String]) -> anyhow::Result<Option<Vec<String>>> {
    if filters.is_empty() {
        return Ok(None);
    }
    let mut names = String::new();
    let folder = paths::root().join(PACKAGE).join("tests");
    for file in fs::read_dir(&folder).context("cannot read the Python package's tests")? {
        let path = file?.path();
        if path.extension().is_some_and(|extension| extension == "py") {
            let text = fs::read_to_string(&path)?;
            let tests = text.lines().filter_map(|line| line.trim_start().strip_prefix("def "));
            tests.for_each(|test| names.extend([test.split('(').next().unwrap_or(""), "\n"]));
        }
    }
    let known = |filter: &&String| names.lines().any(|name| name.contains(filter.as_str()));
    Ok(Some(filters.iter().filter(known).cloned().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_looked_for_among_the_names_of_tests() {
        assert_eq!(known(&[]).unwrap(), None);
        let filters = ["wrong_shapes", "browser::loading"].map(str::to_owned);
        assert_eq!(known(&filters).unwrap(), Some(vec!["wrong_shapes".to_owned()]));
    }
}
