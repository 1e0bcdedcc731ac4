//! The tests of the JavaScript package, by Node's own runner.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use super::failures::Failures;
use super::summary::Summary;
use super::{InBrowser, run_tests};
use crate::{apt, bundle, cargo, find, js, page, paths};

/// The tests of the package in a browser.
const BROWSER_TESTS: &str = "crates/noyes-e2e/tests/package";

/// The oldest Node that the package is for.
const NODE: u32 = 20;

/// Builds the package, and runs the tests whose names contain one of the filters: those of Node, with
/// the package installed as a user would, and those in a browser.
pub(super) fn run(filters: &[String], failures: &mut Failures) -> anyhow::Result<Summary> {
    let (tests, pages) = (paths::js().join("tests"), paths::root().join(BROWSER_TESTS));
    let in_node = wanted(&tests, "test(\"", filters)?;
    let in_browser = wanted(&pages, "fn ", filters)?;
    let mut summary = Summary::default();
    // Where no test is wanted, there is nothing to build.
    if in_node || in_browser {
        js::build()?;
    }
    if in_node {
        summary += run_in_node(&tests, filters, failures)?;
    }
    if in_browser {
        summary += run_in_browser(&tests, filters, failures)?;
    }
    Ok(summary)
}

fn run_in_node(
    tests: &Path,
    filters: &[String],
    failures: &mut Failures,
) -> anyhow::Result<Summary> {
    let node = node()?;
    let folder = install(tests)?;
    let mut command = Command::new(node);
    command.args(["--test", "--test-reporter=tap"]);
    command.args(filters.iter().map(|filter| format!("--test-name-pattern={}", escaped(filter))));
    for name in bundle::files_below(&folder.join("tests"))? {
        if name.ends_with(".test.js") {
            command.arg(Path::new("tests").join(name));
        }
    }
    let output = command
        .current_dir(&folder)
        .env("NOYES_ROOT", format!("{}/", paths::root().display()))
        .env("NOYES_DRAFT", if page::is_draft() { "1" } else { "" })
        .env_remove("NODE_OPTIONS")
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run node")?;
    let said = String::from_utf8_lossy(&output.stdout);
    print!("{said}");
    let mut summary = summed(&said);
    failures.text.push_str(&failed(&said));
    // A file that cannot be loaded at all, or a runner that breaks off, reports no failed test.
    if !output.status.success() && summary.failed == 0 {
        summary.failed = 1;
    }
    Ok(summary)
}

/// Serves the tests' pages with the package and its examples beside them.
fn run_in_browser(
    tests: &Path,
    filters: &[String],
    failures: &mut Failures,
) -> anyhow::Result<Summary> {
    let site = paths::products().join("js-site");
    copy(&tests.join("site"), &site)?;
    copy(&paths::js().join("examples"), &site.join("examples"))?;
    copy(&paths::js_package(), &site.join("pkg"))?;
    cargo::build_program("dev")?;
    let mut command = cargo::host();
    command.args(["test", "--package", "noyes-e2e", "--test", "package", "--"]).args(filters);
    InBrowser::find()?.tell(&mut command, &site)?;
    run_tests(&mut command, failures)
}

/// Whether the name of any test contains one of the filters. Names begin behind `start`.
fn wanted(tests: &Path, start: &str, filters: &[String]) -> anyhow::Result<bool> {
    if filters.is_empty() {
        return Ok(true);
    }
    for name in bundle::files_below(tests)? {
        let text = std::fs::read_to_string(tests.join(&name))
            .with_context(|| format!("cannot read {name}"))?;
        let mut names = text.lines().filter_map(|line| line.strip_prefix(start));
        if names.any(|name| filters.iter().any(|filter| name.contains(filter))) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A Node that is new enough, installed where that can be done.
fn node() -> anyhow::Result<PathBuf> {
    let found = || find::on_path(&["node"]).filter(|_| find::on_path(&["npm"]).is_some());
    let node = match found() {
        Some(node) => node,
        None if apt::available() => {
            apt::install(&["nodejs", "npm"], "runs the tests of the JavaScript package")?;
            found().context("Debian's nodejs brought no node")?
        }
        None => bail!(
            "there is no node with npm to test the JavaScript package with: install Node {NODE} \
             or newer, on Debian, as root, `apt-get install nodejs npm`"
        ),
    };
    match find::major_version(&node) {
        Some(version) if version >= NODE => Ok(node),
        version => bail!(
            "{} is version {version:?}; the JavaScript package needs Node {NODE} or newer",
            node.display()
        ),
    }
}

/// A folder with the tests, their tools, and the package where imports find it.
fn install(tests: &Path) -> anyhow::Result<PathBuf> {
    let folder = paths::tools().join("noyes-js");
    let modules = folder.join("node_modules");
    let stamp = modules.join("stamp");
    let lock = std::fs::read_to_string(tests.join("package-lock.json"))
        .context("cannot read package-lock.json")?;
    copy(tests, &folder.join("tests"))?;
    for name in ["package.json", "package-lock.json"] {
        std::fs::copy(tests.join(name), folder.join(name))
            .with_context(|| format!("cannot copy {name}"))?;
    }
    if !std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        let npm = find::on_path(&["npm"]).context("there is no npm")?;
        let output = Command::new(npm)
            .args(["ci", "--no-audit", "--no-fund"])
            .current_dir(&folder)
            .stdin(Stdio::null())
            .output()
            .context("cannot run npm")?;
        if !output.status.success() {
            bail!("npm ci failed:\n{}", String::from_utf8_lossy(&output.stderr));
        }
        std::fs::write(&stamp, lock).context("cannot write the stamp")?;
    }
    copy(&paths::js_package(), &modules.join("@noyes/engine"))?;
    Ok(folder)
}

/// Makes a folder a copy of another.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    if to.exists() {
        std::fs::remove_dir_all(to).with_context(|| format!("cannot remove {}", to.display()))?;
    }
    for name in bundle::files_below(from)? {
        let target = to.join(&name);
        let cannot = || format!("cannot write {}", target.display());
        if let Some(folder) = target.parent() {
            std::fs::create_dir_all(folder).with_context(cannot)?;
        }
        std::fs::copy(from.join(&name), &target).with_context(cannot)?;
    }
    Ok(())
}

/// A regular expression for exactly this text.
fn escaped(text: &str) -> String {
    let special = |letter: char| "\\^$.|?*+()[]{}/".contains(letter);
    text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

/// The counts at the end of what the runner says.
fn summed(tap: &str) -> Summary {
    let count = |what: &str| {
        let prefix = format!("# {what} ");
        let number = tap.lines().rev().find_map(|line| line.strip_prefix(&prefix));
        number.and_then(|number| number.parse().ok()).unwrap_or(0)
    };
    Summary {
        passed: count("pass"),
        failed: count("fail") + count("cancelled"),
        skipped: count("skipped"),
    }
}

/// What it says of each test that failed.
fn failed(tap: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for line in tap.lines() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("not ok ") {
            inside = true;
        }
        if inside {
            text.push_str(line);
            text.push('\n');
        }
        inside = inside && trimmed != "...";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAP: &str = "TAP version 13\n# Subtest: deals\nok 1 - deals\n  ---\n  duration_ms: 2\n  ...\n\
        # Subtest: ranks\nnot ok 2 - ranks\n  ---\n  error: 'found 3'\n  ...\n1..2\n# tests 2\n\
        # suites 0\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n";

    #[test]
    fn the_runner_is_understood() {
        assert_eq!(summed(TAP), Summary { passed: 1, failed: 1, skipped: 0 });
        assert_eq!(failed(TAP), "not ok 2 - ranks\n  ---\n  error: 'found 3'\n  ...\n");
        assert_eq!(escaped("a.b (c)"), r"a\.b \(c\)");
    }
}
