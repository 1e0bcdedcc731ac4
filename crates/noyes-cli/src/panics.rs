//! What happens when something panics.

use std::{cell::Cell, panic};

use crate::{output, status::Status};

thread_local! {
    /// Whether a panic on this thread is expected, and will be told otherwise.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Runs the program. A panic, on whatever thread, is told in plain words and
/// ends it with the status of an internal error.
pub(crate) fn guard(program: impl FnOnce() -> Status + panic::UnwindSafe) -> Status {
    panic::set_hook(Box::new(|panic| {
        if !EXPECTED.get() {
            output::tell(&format!(
                "noyes: internal error: {panic}\nThis is a fault of noyes, not of its input.\n"
            ));
        }
    }));
    panic::catch_unwind(program).unwrap_or(Status::Broken)
}

/// The result of code of others that may panic where it should return an
/// error; `None` if it does. What it worked on must not be used again then.
#[cfg(feature = "parquet")]
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    EXPECTED.set(true);
    let result = panic::catch_unwind(panic::AssertUnwindSafe(work)).ok();
    EXPECTED.set(false);
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_ends_with_its_own_status() {
        assert_eq!(guard(|| panic!("on purpose")), Status::Broken);
        assert_eq!(guard(|| Status::No), Status::No);
        // The other tests' panics are their own.
        drop(panic::take_hook());
    }

    #[cfg(feature = "parquet")]
    #[test]
    fn an_expected_panic_is_a_value() {
        assert_eq!(caught(|| 7), Some(7));
        assert_eq!(
            caught(|| if EXPECTED.get() {
                panic!("on purpose")
            }),
            None
        );
        assert!(!EXPECTED.get());
    }
}
