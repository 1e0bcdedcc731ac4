//! Child processes that end with the value that stands for them.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A child with all of its own children.
pub(crate) struct Process {
    child: Child,
    /// Kept open: who writes to a closed pipe is ended.
    stdout: BufReader<ChildStdout>,
}

impl Process {
    /// Starts a program.
    pub(crate) fn start(command: &mut Command) -> Self {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut child = command
            .spawn()
            .unwrap_or_else(|error| panic!("cannot run {:?}: {error}", command.get_program()));
        let stdout = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, stdout }
    }

    /// Reads lines until one of them answers.
    pub(crate) fn read<T>(&mut self, answer: impl Fn(&str) -> Option<T>) -> T {
        self.try_read(answer)
            .unwrap_or_else(|said| panic!("the program ended too early; it said:\n{said}"))
    }

    /// The same, or all that it said if it ends before.
    pub(crate) fn try_read<T>(&mut self, answer: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let mut said = String::new();
        loop {
            let start = said.len();
            match self.stdout.read_line(&mut said) {
                Ok(0) | Err(_) => return Err(said),
                Ok(_) => {}
            }
            if let Some(answer) = answer(said[start..].trim_end()) {
                return Ok(answer);
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The driver's browser is in the driver's group.
        #[cfg(unix)]
        {
            let group = format!("-{}", self.child.id());
            let mut kill = Command::new("kill");
            kill.args(["-KILL", "--", &group]).stderr(Stdio::null()).status().ok();
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
