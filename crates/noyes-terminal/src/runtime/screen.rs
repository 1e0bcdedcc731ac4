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

#[cfg(all(test, unix))]
mod tests {
    use std::{env, io::Read, sync::mpsc};

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    use super::*;

    const CHILD: &str = "NOYES_TERMINAL_THAT_PANICS";

    /// In a terminal of its own this test is its own child, which panics: on the thread that draws,
    /// or on another one.
    #[test]
    fn a_panic_gives_the_terminal_back_before_it_is_told() {
        if let Some(thread) = env::var_os(CHILD) {
            let _screen = Screen::take().unwrap();
            if thread == "drawing" {
                panic!("on purpose");
            }
            thread::spawn(|| panic!("on purpose")).join().unwrap_err();
            return;
        }
        for thread in ["drawing", "other"] {
            let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
            let pair = native_pty_system().openpty(size).unwrap();
            let modes = format!("{:?}", pair.master.get_termios().unwrap());
            let mut command = CommandBuilder::new(env::current_exe().unwrap());
            let name = "runtime::screen::tests::a_panic_gives_the_terminal_back_before_it_is_told";
            command.args([name, "--exact", "--nocapture"]);
            command.env(CHILD, thread);
            let mut child = pair.slave.spawn_command(command).unwrap();
            let mut reader = pair.master.try_clone_reader().unwrap();
            let (sender, output) = mpsc::channel();
            thread::spawn(move || {
                let mut bytes = Vec::new();
                // It ends with an error once nobody has the other side open.
                reader.read_to_end(&mut bytes).ok();
                sender.send(bytes).ok();
            });
            child.wait().unwrap();
            assert_eq!(format!("{:?}", pair.master.get_termios().unwrap()), modes);
            drop(pair.slave);
            let output = output.recv().unwrap();
            let mut parser = vt100::Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
            parser.process(&output);
            let screen = parser.screen();
            assert!(!screen.alternate_screen() && !screen.hide_cursor());
            assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
            // Told on the screen that stays, after the other one was left.
            let text = String::from_utf8_lossy(&output);
            let places = ["\x1b[?1049h", "\x1b[?1049l", "on purpose"].map(|it| text.find(it));
            assert!(places[0].is_some() && places.is_sorted(), "{text}");
        }
    }
}
