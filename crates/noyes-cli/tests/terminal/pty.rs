//! A terminal that exists in memory only, with the program in it.

use std::{
    io::{Read, Write},
    path::Path,
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system,
};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use vt100::{MouseProtocolMode, Parser, Screen};

/// Where tables are kept, so that no test builds what another one has.
const CACHE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/cache");

/// How long anything may take before a test gives up. It only ever passes when something is wrong.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";

pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    slave: Box<dyn SlavePty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: Parser,
    modes: String,
}

/// The command of a game whose records are kept there, and which is drawn without colours.
pub(crate) fn game(data: &Path, words: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_noyes"));
    command.arg("play");
    command.args(words);
    set_up(&mut command, data);
    command.env("NO_COLOR", "1");
    command
}

/// The environment of a terminal with all colours, in English.
pub(crate) fn set_up(command: &mut CommandBuilder, data: &Path) {
    command.env("NOYES_DATA", data);
    command.env("NOYES_CACHE", CACHE);
    command.env("TERM", "xterm-256color");
    command.env("COLORTERM", "truecolor");
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    command.env("LANG", "C");
}

fn window(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    /// Starts a program in a window of 80 by 24.
    pub(crate) fn start(command: CommandBuilder) -> Terminal {
        let pair = native_pty_system().openpty(window(80, 24)).unwrap();
        let modes = format!("{:?}", pair.master.get_termios().unwrap());
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // It ends with an error once nobody has the other side open.
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let parser = Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
        let (master, slave) = (pair.master, pair.slave);
        Terminal { master, slave, child, keyboard, output, parser, modes }
    }

    /// Starts a game, and waits until its board lies there.
    pub(crate) fn play(data: &Path, words: &[&str]) -> Terminal {
        let mut terminal = Terminal::start(game(data, words));
        terminal.wait_for("0 moves");
        terminal
    }

    /// Leaves the game, which ends well.
    pub(crate) fn quit(mut self) {
        self.type_in("q");
        assert_eq!(self.end().exit_code(), 0);
    }

    pub(crate) fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    pub(crate) fn text(&self) -> String {
        self.screen().contents()
    }

    /// Waits until the screen is as described.
    pub(crate) fn wait(&mut self, what: &str, is_so: impl Fn(&Screen) -> bool) {
        // A clock that runs on the screen is no sign of progress.
        let end = Instant::now() + PATIENCE;
        while !is_so(self.parser.screen()) {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(RecvTimeoutError::Timeout) => {
                    panic!("waited in vain for {what}:\n{}", self.text())
                }
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("ended without {what}:\n{}", self.text())
                }
            }
        }
    }

    /// Waits until a text stands on the screen.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait(text, |screen| screen.contents().contains(text));
    }

    /// Waits until a line of the screen ends with a text.
    pub(crate) fn wait_for_line(&mut self, text: &str) {
        self.wait(text, |screen| screen.rows(0, 200).any(|row| row.trim_end().ends_with(text)));
    }

    pub(crate) fn type_in(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Clicks on the first place where a text stands.
    pub(crate) fn click(&mut self, text: &str) {
        self.wait_for(text);
        let rows: Vec<String> = self.screen().rows(0, 80).collect();
        let (row, column) = rows
            .iter()
            .enumerate()
            .find_map(|(row, line)| {
                let at = line.find(text)?;
                Some((row + 1, line[..at].chars().count() + 1))
            })
            .unwrap_or_else(|| panic!("{text} is not on the screen:\n{}", self.text()));
        self.type_in(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.parser.set_size(rows.try_into().unwrap(), columns.try_into().unwrap());
        self.master.resize(window(columns, rows)).unwrap();
    }

    pub(crate) fn signal(&self, signal: Signal) {
        let id = self.child.process_id().unwrap() as i32;
        kill_process(Pid::from_raw(id).unwrap(), signal).unwrap();
    }

    /// Waits until the program has stopped.
    pub(crate) fn wait_until_stopped(&self) {
        let id = Pid::from_raw(self.child.process_id().unwrap() as i32);
        let (_, status) = waitpid(id, WaitOptions::UNTRACED).unwrap().unwrap();
        assert!(status.stopped());
    }

    /// Waits for the program's end, and sees that the terminal is as it was before.
    pub(crate) fn end(mut self) -> ExitStatus {
        let status = self.child.wait().unwrap();
        assert_eq!(format!("{:?}", self.master.get_termios().unwrap()), self.modes);
        // Nobody has the terminal any more: what was written is there to its end.
        drop(self.slave);
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.parser.process(&bytes);
        }
        let screen = self.parser.screen();
        assert!(!screen.alternate_screen());
        assert!(!screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
        status
    }

    /// Kills the program, which has no way to give anything back then.
    pub(crate) fn kill(mut self) {
        self.signal(Signal::KILL);
        self.child.wait().unwrap();
    }
}
