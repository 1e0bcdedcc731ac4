//! `cargo xtask test`: every test there is, and one line that sums them up.

mod c;
mod failures;
mod http;
mod javascript;
mod python;
mod summary;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::Context;

use self::failures::Failures;
use self::summary::Summary;
use crate::postgres::Postgres;
use crate::{axe, browser, bundle, cargo, dist, paths};

/// The tests of what other languages call, by those languages' own runners.
type Door = fn(&[String], &mut Failures) -> anyhow::Result<Summary>;

const DOORS: [Door; 3] = [http::run, python::run, javascript::run];

/// Builds what the tests need, runs them, and sums up.
pub(crate) fn run(filters: &[String]) -> anyhow::Result<ExitCode> {
    // A summary that is there tells of a run that came to its end.
    std::fs::remove_file(paths::summary()).ok();
    std::fs::remove_file(paths::failures()).ok();
    let browser = InBrowser::find()?;
    let database = Postgres::start()?;
    bundle::build()?;
    let (given_away, _) = dist::copy_page()?;
    c::prepare();

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
            .env("NOYES_DIST", &given_away);
        browser.tell(&mut command, &paths::bundle())?;
        if let Some(database) = &database {
            database.tell(&mut command);
        }
        summary += run_tests(&mut command, &mut failures)?;
    }
    for door in DOORS {
        summary += door(filters, &mut failures)?;
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

/// What tests in a browser need.
struct InBrowser {
    browser: browser::Browser,
    axe: Option<PathBuf>,
}

impl InBrowser {
    fn find() -> anyhow::Result<InBrowser> {
        Ok(InBrowser { browser: browser::find()?, axe: axe::script() })
    }

    /// Tells a command where all of it is, and which folder the program is to serve.
    fn tell(&self, command: &mut Command, served: &Path) -> anyhow::Result<()> {
        // The program is built before the first test runs, because noyes-cli has tests of it.
        self.browser.tell(command, served)?;
        if let Some(axe) = &self.axe {
            command.env("NOYES_AXE", axe);
        }
        Ok(())
    }
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
