//! Environments of Python's own: for the package and its tests, and for tools that are written in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::{apt, assets, cargo, find, paths};

/// What is installed besides the package `noyes`, with versions.
const REQUIREMENTS: &str = "crates/noyes-python/tests/requirements.txt";

/// Ray, which is large and not there for every Python: without it, its tests are skipped.
const RAY: &str = "crates/noyes-python/tests/requirements-ray.txt";

/// Succeeds in a Python that is new enough and can make environments.
const USABLE: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

/// A folder with an interpreter and packages.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment of the package `noyes`, which is not in it yet.
    pub(crate) fn of_package() -> anyhow::Result<Environment> {
        Self::new(&[REQUIREMENTS], &[RAY])
    }

    /// The environment with what the lists name, made if it is not there yet. What the second kind of
    /// lists names may not be there for every Python, and is then left out, which is said.
    pub(crate) fn new(required: &[&str], optional: &[&str]) -> anyhow::Result<Environment> {
        let mut lists = Vec::new();
        for list in required.iter().chain(optional) {
            let path = paths::root().join(list);
            let text =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            lists.extend(text);
        }
        // A folder for each list, so that changing it installs anew.
        let digest = assets::hash(&lists);
        let environment = Environment { folder: paths::tools().join(format!("python-{digest}")) };
        let ready = environment.folder.join("ready");
        if ready.is_file() {
            return Ok(environment);
        }
        eprintln!("installing {} …", required.join(", "));
        let mut command = Command::new(interpreter()?);
        run(command.args(["-m", "venv", "--clear"]).arg(&environment.folder))?;
        for list in required {
            environment.require(list)?;
        }
        for list in optional {
            if let Err(error) = environment.require(list) {
                eprintln!("what {list} names is left out, and its tests: {error:#}");
            }
        }
        fs::write(&ready, "").with_context(|| format!("cannot write {}", ready.display()))?;
        Ok(environment)
    }

    /// Installs what a list names.
    fn require(&self, list: &str) -> anyhow::Result<()> {
        let mut pip = self.python();
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        pip.args(["--only-binary", ":all:", "--requirement"]).arg(paths::root().join(list));
        run(&mut pip)
    }

    /// The environment's interpreter.
    pub(crate) fn python(&self) -> Command {
        Command::new(self.program("python"))
    }

    /// Builds the package with a profile of cargo's, and installs it.
    pub(crate) fn install(&self, profile: &str) -> anyhow::Result<()> {
        let wheels = paths::tools().join("wheels");
        fs::remove_dir_all(&wheels).ok();
        let mut maturin = cargo::outside(&self.program("maturin"));
        maturin
            .args(["build", "--profile", profile, "--auditwheel", "skip", "--out"])
            .arg(&wheels)
            .args(["--manifest-path", "crates/noyes-python/Cargo.toml", "--interpreter"])
            .arg(self.program("python"));
        cargo::build(&mut maturin, "building the Python package")?;
        let wheel = fs::read_dir(&wheels).ok().and_then(|mut files| files.next()?.ok());
        let wheel = wheel.context("maturin has built no wheel")?.path();
        let mut pip = self.python();
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        run(pip.args(["--force-reinstall", "--no-deps"]).arg(wheel))
    }

    /// A program that is installed in it.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }
}

/// A Python that can make environments, installed if that is possible and there is none.
fn interpreter() -> anyhow::Result<PathBuf> {
    if let Some(found) = usable() {
        return Ok(found);
    }
    if apt::available() {
        apt::install(&["python3", "python3-venv"], "tests")?;
    }
    usable().context(
        "the tests need Python 3.10 or newer with its module venv (on Debian: apt install \
         python3-venv)",
    )
}

fn usable() -> Option<PathBuf> {
    let is_usable =
        |program: &PathBuf| find::answer(Command::new(program).args(["-c", USABLE])).is_some();
    ["python3", "python"].into_iter().flat_map(find::all_on_path).find(is_usable)
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = Path::new(command.get_program()).display().to_string();
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot run {name}"))?;
    if !output.status.success() {
        bail!(
            "{name} failed ({}):\n{}{}",
            output.status,
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
    }
    Ok(())
}
