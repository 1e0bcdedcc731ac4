//! The interface over HTTP as its description has it, by schemathesis: requests that the description
//! allows, and such as it does not, and whether the answers are described.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::Context;

use super::failures::Failures;
use super::summary::Summary;
use crate::python::Environment;
use crate::{cargo, paths};

/// The name of the one test.
const NAME: &str = "http::answers_are_described";

const REQUIREMENTS: &str = "crates/noyes-server/tests/requirements.txt";

/// What it asks and expects.
const CONFIGURATION: &str = "crates/noyes-server/tests/schemathesis.toml";

/// Starts a server on a store of its own, and has it asked.
pub(super) fn run(filters: &[String], failures: &mut Failures) -> anyhow::Result<Summary> {
    if !filters.is_empty() && !filters.iter().any(|filter| NAME.contains(filter.as_str())) {
        return Ok(Summary::default());
    }
    let environment = Environment::new(&[REQUIREMENTS], &[])?;
    let folder = paths::tools().join("schemathesis-run");
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make {}", folder.display()))?;
    // It was built for the tests before.
    let program = paths::program(&cargo::target_directory()?, "debug");
    let server = Server::start(&program, &folder)?;
    let report = folder.join("report.xml");
    let status = Command::new(environment.program("schemathesis"))
        .arg("--config-file")
        .arg(paths::root().join(CONFIGURATION))
        .args(["run", &format!("{}api/openapi.json", server.address)])
        .args(["--report", "junit", "--report-junit-path"])
        .arg(&report)
        .current_dir(&folder)
        .stdin(Stdio::null())
        .status()
        .context("cannot run schemathesis")?;
    let summary = Summary::of_report(&report, status.success());
    if summary.failed > 0 {
        failures.text.push_str(&format!("---- {NAME}: see {} ----\n", report.display()));
    }
    Ok(summary)
}

/// A server that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> anyhow::Result<Server> {
        let store = format!("sqlite:{}", folder.join("store.sqlite3").display());
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--store", &store])
            .env("NOYES_CACHE", folder.join("cache"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot run {}", program.display()))?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            // Ends with the server if that has no address.
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.trim().strip_prefix("noyes is at ").map(str::to_owned);
        let mut server = Server { child, address: String::new() };
        server.address = address.context("the server for the tests over HTTP does not start")?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
