//! What the system says: stop, go on, end.

use std::{io, sync::mpsc::Sender};

use rustix::process::{getpgrp, getsid};
use signal_hook::{
    consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH},
    iterator::Signals,
    low_level,
};

use super::Event;

/// Passes the signals on from now on, as events.
pub(crate) fn listen(events: Sender<Event>) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    super::start("signals", events, move |events| {
        for signal in signals.forever() {
            let event = match signal {
                SIGTSTP => Event::Stop,
                SIGCONT => Event::GoOn,
                // The input tells it too, but not before it is first read.
                SIGWINCH => Event::Resized,
                _ => Event::End(signal),
            };
            if events.send(event).is_err() {
                return;
            }
        }
    })
}

/// Whether somebody is there to let the program go on if it stops: a shell with job control gives
/// each of its jobs a group of processes of its own.
pub(crate) fn has_shell() -> bool {
    getsid(None).is_ok_and(|session| session != getpgrp())
}

/// Stops the whole program until it is told to go on.
pub(crate) fn stop() {
    low_level::emulate_default_handler(SIGTSTP).ok();
}

/// Ends the program as the signal would have, so that whoever waits for it sees why it ended.
pub(crate) fn end(signal: i32) {
    low_level::emulate_default_handler(signal).ok();
}
