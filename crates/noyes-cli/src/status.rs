//! How a command ends.

use std::process::ExitCode;

/// The exit status, from best to worst; a batch ends with the worst that occurred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// Yes, or done.
    #[default]
    Yes = 0,
    /// No: an unsolvable board.
    No = 1,
    /// Wrong input or use.
    WrongInput = 2,
    /// A fault of the program or of the system.
    Broken = 3,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(status as u8)
    }
}
