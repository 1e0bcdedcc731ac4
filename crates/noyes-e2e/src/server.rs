//! What serves the page: the `noyes` program, or a host of files that knows nothing of it.

use std::cell::RefCell;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;

use axum::Router;
use tempfile::TempDir;
use tokio::runtime::{self, Runtime};
use tower_http::services::ServeDir;

use crate::environment;
use crate::process::Process;

/// A server on a port of its own. Copies are the same.
#[derive(Clone)]
pub(crate) struct Server {
    /// `http://127.0.0.1:PORT`, with the path below which the page is.
    pub(crate) origin: String,
    running: Rc<RefCell<Option<Running>>>,
}

enum Running {
    Program { _process: Process, _store: TempDir },
    Host { runtime: Runtime },
}

impl Server {
    /// The program, serving the bundle, with the online game or without.
    pub(crate) fn program(online: bool) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the store");
        let store = match online {
            true => format!("sqlite:{}", folder.path().join("store.sqlite3").display()),
            false => "none".to_owned(),
        };
        let mut process = Process::start(
            Command::new(environment::path("NOYES_PROGRAM"))
                .args(["serve", "--listen", "127.0.0.1:0", "--store", &store, "--assets"])
                .arg(environment::path("NOYES_BUNDLE")),
        );
        let origin = process.read(|line| {
            let url = line.strip_prefix("noyes is at ")?;
            Some(url.trim_end_matches('/').to_owned())
        });
        Self::new(origin, Running::Program { _process: process, _store: folder })
    }

    /// A host that answers with a folder's files as they are, below a path such as `/some/games`,
    /// and with no header that it was not told to send.
    pub(crate) fn host(folder: &Path, below: &str) -> Self {
        // A runtime of its own: when it ends, the connections that the browser keeps end with it.
        let mut threads = runtime::Builder::new_multi_thread();
        let runtime = threads.worker_threads(1).enable_all().build().expect("a runtime");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        listener.set_nonblocking(true).expect("a listener that does not block");
        let address = listener.local_addr().expect("the listener has an address");
        let files = Router::new().nest_service(below, ServeDir::new(folder));
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener).expect("it is listening");
            axum::serve(listener, files).await
        });
        Self::new(format!("http://{address}{below}"), Running::Host { runtime })
    }

    fn new(origin: String, running: Running) -> Self {
        Self { origin, running: Rc::new(RefCell::new(Some(running))) }
    }

    /// Ends it: from now on nothing answers there.
    pub(crate) fn stop(&self) {
        if let Some(Running::Host { runtime }) = self.running.take() {
            // Inside another runtime none may be waited for.
            runtime.shutdown_background();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if Rc::strong_count(&self.running) == 1 {
            self.stop();
        }
    }
}
