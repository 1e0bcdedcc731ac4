//! Work that Ctrl-C ends.

use std::{num::NonZeroUsize, sync::mpsc, thread, time::Duration};

use noyes_solver::Cancel;
use pyo3::prelude::*;

/// How often a thread that waits looks whether somebody has pressed Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(50);

/// Works in another thread, and waits without the interpreter's lock. Again and
/// again `look` is called with it, and what it raises ends the work, as Ctrl-C
/// does: the switch is thrown, and the work ends when it sees that.
pub(crate) fn watched<A: Send>(
    py: Python<'_>,
    cancel: &Cancel,
    mut look: impl FnMut() -> PyResult<()>,
    work: impl FnOnce() -> A + Send,
) -> PyResult<A> {
    thread::scope(|scope| {
        let (done, mut finished) = mpsc::channel::<()>();
        let worker = scope.spawn(move || {
            let _done = done;
            work()
        });
        let mut raised = None;
        loop {
            let waited;
            (finished, waited) = py.detach(move || {
                let waited = finished.recv_timeout(PATIENCE);
                (finished, waited)
            });
            // The other end is gone once the work is.
            if waited != Err(mpsc::RecvTimeoutError::Timeout) {
                break;
            }
            if raised.is_none()
                && let Err(error) = py.check_signals().and_then(|()| look())
            {
                cancel.cancel();
                raised = Some(error);
            }
        }
        let answer = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        raised.map_or(Ok(answer), Err)
    })
}

/// As many threads as are asked for, or as the machine has.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}
