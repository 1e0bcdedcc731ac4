//! What happens when the program is told to stop, by Ctrl-C or a signal.

use std::{
    fs,
    path::PathBuf,
    process,
    sync::{Mutex, MutexGuard, PoisonError},
};

use noyes_solver::Cancel;

/// What there is to do then.
#[derive(Debug, Default)]
pub(crate) struct Interrupt {
    /// The unfinished files, which whoever interrupts the program does not want to keep.
    pub(crate) unfinished: Vec<PathBuf>,
    /// Stops the work, after which the program ends by itself. Whoever asks a second time does not
    /// want to wait for that.
    cancel: Option<Cancel>,
}

static INTERRUPT: Mutex<Interrupt> = Mutex::new(Interrupt { unfinished: Vec::new(), cancel: None });

/// How a shell says that a program was interrupted.
pub(crate) const INTERRUPTED: i32 = 130;

/// What there is to do on an interruption, which waits as long as this is held.
pub(crate) fn lock() -> MutexGuard<'static, Interrupt> {
    INTERRUPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the unfinished files when the program is interrupted, and ends it.
pub(crate) fn clean_up() {
    let handler = || {
        let mut interrupt = lock();
        if let Some(cancel) = interrupt.cancel.take() {
            cancel.cancel();
            return;
        }
        // Held to the end: nothing is finished, nor begun, any more.
        for draft in interrupt.unfinished.drain(..) {
            fs::remove_file(draft).ok();
        }
        process::exit(INTERRUPTED);
    };
    // Where signals are ignored, as under nohup, they stay so.
    ctrlc::try_set_handler(handler).ok();
}

/// A switch that the first interruption throws instead of ending the program.
pub(crate) fn switch() -> Cancel {
    let cancel = Cancel::new();
    lock().cancel = Some(cancel.clone());
    clean_up();
    cancel
}
