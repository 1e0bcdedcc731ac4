//! The terminal, taken over and given back.

use std::{
    io::{self, Stdout},
    panic,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use ratatui::{
    Frame, Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor::{Hide, Show},
        event::{DisableMouseCapture, EnableMouseCapture},
        execute,
        terminal::{
            Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
            enable_raw_mode,
        },
    },
};

/// Whether the terminal is ours. There is one terminal to a program, so this is one too: a panic
/// hook has no other way to know.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The whole window, to draw on. When this is dropped, or anything panics, the terminal is as it
/// was before.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// After the terminal, which is given back while panics are still taken care of.
    _hook: Hook,
}

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn take() -> io::Result<Screen> {
        let hook = Hook::set();
        // Made first: once the terminal is taken, it is given back whatever fails after it.
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        let mut screen = Screen { terminal, _hook: hook };
        screen.enter()?;
        Ok(screen)
    }

    /// Takes the terminal over again, after it was given back.
    pub(crate) fn enter(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        // The other programs that used it may have left anything.
        execute!(
            io::stdout(),
            EnterAlternateScreen,
            Clear(ClearType::All),
            EnableMouseCapture,
            Hide
        )?;
        // A fresh one draws every cell. It is asked for nothing: not all terminals answer.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }

    /// Gives the terminal back for a while.
    pub(crate) fn leave(&mut self) {
        give_back();
    }

    /// Whether a panic has given the terminal back.
    pub(crate) fn is_lost(&self) -> bool {
        !TAKEN.load(Ordering::SeqCst)
    }

    /// Draws.
    pub(crate) fn draw(&mut self, drawing: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        if self.is_lost() {
            return Ok(());
        }
        self.terminal.draw(drawing).map(drop)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Undoes what [`Screen::enter`] has done, as far as the terminal is still there.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show).ok();
        disable_raw_mode().ok();
    }
}

type PanicHook = dyn Fn(&panic::PanicHookInfo<'_>) + Sync + Send;

/// A panic on any thread gives the terminal back before it is told, so that it can be read.
struct Hook {
    before: Arc<PanicHook>,
}

impl Hook {
    fn set() -> Hook {
        let before: Arc<PanicHook> = panic::take_hook().into();
        let next = Arc::clone(&before);
        panic::set_hook(Box::new(move |panic| {
            give_back();
            next(panic);
        }));
        Hook { before }
    }
}

impl Drop for Hook {
    fn drop(&mut self) {
        // While a panic is under way, hooks cannot be changed; this one does no harm.
        if !thread::panicking() {
            let before = Arc::clone(&self.before);
            panic::set_hook(Box::new(move |panic| before(panic)));
        }
    }
}
