//! The `noyes` program, serving the bundle.

use std::process::Command;

use crate::environment;
use crate::process::Process;

/// A server on a port of its own.
pub(crate) struct Server {
    /// `http://127.0.0.1:PORT`.
    pub(crate) origin: String,
    _process: Process,
}

impl Server {
    pub(crate) fn start() -> Self {
        let mut process = Process::start(
            Command::new(environment::path("NOYES_PROGRAM"))
                .args(["serve", "--listen", "127.0.0.1:0", "--assets"])
                .arg(environment::path("NOYES_BUNDLE")),
        );
        let origin = process.read(|line| {
            let url = line.strip_prefix("noyes is at ")?;
            Some(url.trim_end_matches('/').to_owned())
        });
        Self { origin, _process: process }
    }
}
