//! What happens when the program is told to stop, by Ctrl-C or a signal.

use std::{
    fs,
    path::PathBuf,
    process,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use noyes_solver::Cancel;

/// What there is to do then.
#[derive(Debug, Default)]
pub(crate) struct Interrupt {
    /// The unfinished files, which whoever interrupts the program does not want to keep.
    pub(crate) unfinished: Vec<PathBuf>,
    /// Stops the work, after which the program ends by itself.
    switch: Option<Switch>,
}

#[derive(Debug)]
struct Switch {
    cancel: Cancel,
    thrown: Option<Instant>,
}

static INTERRUPT: Mutex<Interrupt> = Mutex::new(Interrupt { unfinished: Vec::new(), switch: None });

/// Signals within this time are one interruption: whoever runs the program for somebody, as `timeout`
/// does, often hands on a signal that the program was sent too.
const TOGETHER: Duration = Duration::from_millis(300);

impl Interrupt {
    /// Whether a signal is to end the program at once. Whoever interrupts a second time does not want
    /// to wait.
    fn ends(&mut self, now: Instant) -> bool {
        match &mut self.switch {
            Some(Switch { cancel, thrown: thrown @ None }) => {
                *thrown = Some(now);
                cancel.cancel();
                false
            }
            Some(Switch { thrown: Some(thrown), .. }) => now - *thrown >= TOGETHER,
            None => true,
        }
    }
}

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
        if !interrupt.ends(Instant::now()) {
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
    lock().switch = Some(Switch { cancel: cancel.clone(), thrown: None });
    clean_up();
    cancel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_interruption_ends_at_once_and_the_first_one_twice_does_not() {
        let now = Instant::now();
        assert!(Interrupt::default().ends(now), "nothing else can be stopped");
        let cancel = Cancel::new();
        let switch = Some(Switch { cancel: cancel.clone(), thrown: None });
        let mut interrupt = Interrupt { switch, ..Interrupt::default() };
        assert!(!interrupt.ends(now) && cancel.is_cancelled());
        assert!(!interrupt.ends(now + TOGETHER / 2));
        assert!(interrupt.ends(now + TOGETHER));
    }
}
