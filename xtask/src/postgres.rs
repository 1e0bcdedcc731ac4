//! A PostgreSQL server for the tests, in a folder of its own, which ends with them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::{apt, find, paths};

/// The variable that names a server that is there already, and that the tests read.
const ADDRESS: &str = "NOYES_POSTGRES";

/// Who runs the server where root may not.
const USER: &str = "postgres";

/// A running server.
pub(crate) struct Postgres {
    control: PathBuf,
    folder: PathBuf,
}

impl Postgres {
    /// Starts a server, and installs it before if that can be done. Where there is none, the tests
    /// that need it are left out, and that is said.
    pub(crate) fn start() -> anyhow::Result<Option<Postgres>> {
        if std::env::var_os(ADDRESS).is_some() {
            return Ok(None);
        }
        let mut control = installed();
        if control.is_none() && apt::available() {
            apt::install(&["postgresql"], "a database for the tests")?;
            control = installed();
        }
        let Some(control) = control else {
            eprintln!(
                "there is no PostgreSQL: the tests that need it are left out. Install it, or name a \
                 server in {ADDRESS}"
            );
            return Ok(None);
        };
        // The path of a socket may not be long, and that of the workspace may be.
        let folder = std::env::temp_dir().join(format!("noyes-postgres-{}", std::process::id()));
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make {}", folder.display()))?;
        let server = Postgres { control, folder };
        server.fill()?;
        Ok(Some(server))
    }

    /// Tells a command where the server is.
    pub(crate) fn tell(&self, command: &mut Command) {
        let folder = self.folder.display();
        command.env(ADDRESS, format!("postgres://{USER}@localhost/postgres?host={folder}"));
    }

    fn fill(&self) -> anyhow::Result<()> {
        if is_root() {
            run(Command::new("chown").arg(USER).arg(&self.folder))?;
        }
        let data = self.folder.join("data");
        let initdb = self.control.with_file_name("initdb");
        run(as_user(&initdb).arg("-D").arg(&data).args(["-A", "trust", "-U", USER, "--no-sync"]))?;
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c max_connections=300",
            self.folder.display()
        );
        let log = self.folder.join("log");
        run(as_user(&self.control)
            .arg("-D")
            .arg(&data)
            .args(["-w", "-o", &options, "-l"])
            .arg(&log)
            .arg("start"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        run(as_user(&self.control).arg("-D").arg(&data).args(["-m", "immediate", "stop"])).ok();
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

/// `pg_ctl`, which Debian keeps off the PATH, the newest one there is.
fn installed() -> Option<PathBuf> {
    find::on_path(&["pg_ctl"]).or_else(|| {
        let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
        let controls = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin/pg_ctl")));
        controls.filter(|path| path.is_file()).max()
    })
}

fn is_root() -> bool {
    find::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// A program of the server, which refuses to run as root.
fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", USER, "--"]).arg(program).current_dir("/");
    command
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    // Not to a pipe: the server would keep it open.
    let log = paths::tools().join("postgres.log");
    std::fs::create_dir_all(paths::tools())?;
    let output = std::fs::OpenOptions::new().create(true).append(true).open(&log)?;
    let errors = output.try_clone()?;
    let status = command.stdin(Stdio::null()).stdout(output).stderr(errors).status();
    let status = status.with_context(|| format!("cannot run {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed ({status}): see {}", log.display());
    }
    Ok(())
}
