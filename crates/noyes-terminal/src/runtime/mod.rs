//! The game at a real terminal: what comes in goes to the model, what the model wants done is done,
//! and the screen is drawn anew after it.

mod adviser;
mod screen;
#[cfg(unix)]
mod signals;

use std::{
    io,
    panic::{self, AssertUnwindSafe},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use noyes_game::{Book, Entry};
use noyes_words::Words;
use ratatui::{
    crossterm::event::{self, MouseButton, MouseEventKind},
    layout::Position,
};

use self::{adviser::Adviser, screen::Screen};
use crate::{
    colours::Depth,
    model::{Answer, Effect, Model, Now, Phrase, command},
    storage::{Journal, Slot},
    view::{self, Look, Targets},
};

/// What wakes the game up.
#[derive(Debug)]
pub(crate) enum Event {
    /// A key, the mouse, or another size of the window.
    Input(event::Event),
    /// The terminal can no longer be read.
    InputFailed(io::Error),
    /// The solver says something.
    Answer(Answer),
    /// A thread has panicked.
    Panicked,
    /// The program is to stop for a while.
    #[cfg(unix)]
    Stop,
    /// It goes on.
    #[cfg(unix)]
    GoOn,
    /// The window has another size.
    #[cfg(unix)]
    Resized,
    /// It is to end, by this signal.
    #[cfg(unix)]
    End(i32),
}

/// How a game at the terminal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The player left it.
    Quit,
    /// The player interrupted it.
    Interrupted,
    /// Something panicked, which was told already.
    Panicked,
}

/// Where the game is stored.
pub(crate) struct Keep {
    pub(crate) journal: Journal,
    pub(crate) slot: Slot,
}

/// Reads all records. Lines that are none are passed over.
pub(crate) fn read_book(journal: &Journal) -> io::Result<Book> {
    let mut book = Book::default();
    for entry in journal.read()?.lines().filter_map(|line| Entry::from_json(line).ok()) {
        book.enter(entry);
    }
    Ok(book)
}

/// Counts from the beginning of the program.
pub(crate) struct Clock(Instant);

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock(Instant::now())
    }

    pub(crate) fn now(&self) -> Now {
        let millis = |time: Duration| time.as_millis().try_into().unwrap_or(u64::MAX);
        let unix = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Now { clock: millis(self.0.elapsed()), unix: millis(unix) }
    }
}

/// Plays until the player has enough.
pub(crate) fn run(
    model: Model,
    keep: Option<Keep>,
    words: &Words,
    depth: Depth,
    clock: &Clock,
) -> io::Result<End> {
    let (events, inbox) = channel();
    #[cfg(unix)]
    signals::listen(events.clone())?;
    let adviser = Adviser::start(events.clone())?;
    let screen = Screen::take()?;
    listen(events)?;
    let targets = Targets::default();
    let mut table = Table {
        model,
        keep,
        words,
        depth,
        clock,
        adviser,
        screen,
        targets,
        #[cfg(unix)]
        stopped: false,
        end: None,
    };
    table.play(&inbox)?;
    let Table { screen, end, .. } = table;
    drop(screen);
    match end {
        #[cfg(unix)]
        Some(Ending::Signal(signal)) => {
            signals::end(signal);
            Ok(End::Interrupted)
        }
        Some(Ending::Of(end)) => Ok(end),
        None => Ok(End::Quit),
    }
}

/// Passes on what comes from the terminal.
fn listen(events: Sender<Event>) -> io::Result<()> {
    start("input", events, |events| {
        loop {
            let (event, goes_on) = match event::read() {
                Ok(event) => (Event::Input(event), true),
                Err(error) => (Event::InputFailed(error), false),
            };
            if events.send(event).is_err() || !goes_on {
                return;
            }
        }
    })
}

/// Starts a thread that passes on events. If it panics, the hook has told that and given the terminal
/// back, and the game ends.
fn start(
    name: &str,
    events: Sender<Event>,
    work: impl FnOnce(&Sender<Event>) + Send + 'static,
) -> io::Result<()> {
    thread::Builder::new().name(name.into()).spawn(move || {
        if panic::catch_unwind(AssertUnwindSafe(|| work(&events))).is_err() {
            events.send(Event::Panicked).ok();
        }
    })?;
    Ok(())
}

/// Why the loop ends.
enum Ending {
    Of(End),
    #[cfg(unix)]
    Signal(i32),
}

/// Everything that the loop works with.
struct Table<'a> {
    model: Model,
    keep: Option<Keep>,
    words: &'a Words,
    depth: Depth,
    clock: &'a Clock,
    adviser: Adviser,
    screen: Screen,
    targets: Targets,
    /// Whether the program has stopped itself, and knows that it goes on.
    #[cfg(unix)]
    stopped: bool,
    end: Option<Ending>,
}

impl Table<'_> {
    fn play(&mut self, inbox: &Receiver<Event>) -> io::Result<()> {
        self.act()?;
        while self.end.is_none() {
            self.draw()?;
            let now = self.clock.now();
            let wait =
                self.model.wake(now).map(|at| Duration::from_millis(at.saturating_sub(now.clock)));
            let first = match wait {
                Some(wait) => inbox.recv_timeout(wait),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match first {
                Ok(event) => self.take(event)?,
                Err(RecvTimeoutError::Timeout) => {}
                // The input's thread ends after it has said why.
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            // What came meanwhile is drawn, and stored, together.
            while self.end.is_none()
                && let Ok(event) = inbox.try_recv()
            {
                self.take(event)?;
            }
            self.model.tick(self.clock.now());
            self.act()?;
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let Table { model, words, depth, clock, screen, targets, .. } = self;
        let look = Look { words, depth: *depth, now: clock.now() };
        screen.draw(|frame| *targets = view::draw(frame, model, &look))
    }

    fn take(&mut self, event: Event) -> io::Result<()> {
        let now = self.clock.now();
        match event {
            Event::Input(event) => self.input(&event, now),
            Event::InputFailed(error) => {
                self.model.leave(now);
                self.act()?;
                return Err(error);
            }
            Event::Answer(answer) => self.model.answer(&answer, now),
            Event::Panicked => self.end = Some(Ending::Of(End::Panicked)),
            #[cfg(unix)]
            Event::Stop => return self.stop(),
            #[cfg(unix)]
            // The next drawing asks how large the window is.
            Event::Resized => {}
            #[cfg(unix)]
            Event::GoOn if std::mem::take(&mut self.stopped) => {}
            #[cfg(unix)]
            Event::GoOn => {
                // Whoever stopped the program may have left the terminal in any state.
                self.screen.leave();
                return self.screen.enter();
            }
            #[cfg(unix)]
            Event::End(signal) => {
                self.model.leave(now);
                self.end = Some(Ending::Signal(signal));
            }
        }
        Ok(())
    }

    fn input(&mut self, event: &event::Event, now: Now) {
        match event {
            event::Event::Key(key) => {
                if let Some(command) = command(key) {
                    self.model.command(command, now);
                }
            }
            event::Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                if let Some(command) = self.targets.command(at) {
                    self.model.command(command, now);
                }
            }
            _ => {}
        }
    }

    /// Does what the model wants done.
    fn act(&mut self) -> io::Result<()> {
        for effect in self.model.take_effects() {
            let kept = match (effect, &self.keep) {
                (Effect::Ask(question), _) => {
                    self.adviser.ask(question);
                    Ok(())
                }
                (Effect::Store, Some(keep)) => keep.slot.store(&self.model.saved().to_json()),
                (Effect::Record(line), Some(keep)) => keep.journal.append([line.as_str()]),
                (Effect::ReadJournal, Some(keep)) => {
                    read_book(&keep.journal).map(|book| self.model.set_book(book))
                }
                (Effect::Store | Effect::Record(_) | Effect::ReadJournal, None) => Ok(()),
                (Effect::Quit, _) => {
                    self.end = Some(Ending::Of(End::Quit));
                    Ok(())
                }
                (Effect::Interrupt, _) => {
                    self.end = Some(Ending::Of(End::Interrupted));
                    Ok(())
                }
                #[cfg(unix)]
                (Effect::Suspend, _) => {
                    // Without a shell nobody could let it go on.
                    if signals::has_shell() {
                        self.stop()?;
                    }
                    Ok(())
                }
                #[cfg(not(unix))]
                (Effect::Suspend, _) => Ok(()),
            };
            if let Err(error) = kept {
                // The game goes on; what cannot be kept is said.
                self.model.say(not_stored(&error));
            }
        }
        Ok(())
    }

    /// Gives the terminal back, stops, and takes it over again.
    #[cfg(unix)]
    fn stop(&mut self) -> io::Result<()> {
        self.model.stand(self.clock.now());
        // It may never go on.
        self.act()?;
        self.screen.leave();
        self.stopped = true;
        signals::stop();
        self.screen.enter()
    }
}

/// Why nothing can be stored. The system's own words are in its language, not the player's.
fn not_stored(error: &io::Error) -> Phrase {
    let why = match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "forbidden",
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => "missing",
        _ => "other",
    };
    let code = error.raw_os_error().unwrap_or_default();
    Phrase::new("terminal-not-stored").with("why", why).with("code", code)
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use noyes_words::Language;

    use super::*;

    #[test]
    fn what_cannot_be_stored_is_said_in_the_players_language() {
        let said = |error: &io::Error, language| not_stored(error).say(&Words::new(language));
        let full = ErrorKind::StorageFull.into();
        assert_eq!(said(&full, Language::English), "Nothing can be stored: the disk is full.");
        assert_eq!(
            said(&ErrorKind::ReadOnlyFilesystem.into(), Language::German),
            "Es lässt sich nichts speichern: In den Ordner darf nicht geschrieben werden."
        );
        // Of what has no sentence of its own the number is said, not the system's English.
        let other = io::Error::from_raw_os_error(5);
        assert_eq!(
            said(&other, Language::English),
            "Nothing can be stored: the system reports error 5."
        );
    }
}
