//! The browser that the tests drive, and the program that drives it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::{apt, cargo, find, page, paths};

const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIX: &str = "on Debian, as root, run `apt-get install chromium chromium-driver`; elsewhere \
     install Chrome and the chromedriver of the same version, or name them in NOYES_BROWSER and \
     NOYES_CHROMEDRIVER";

/// A browser with its driver.
pub(crate) struct Browser {
    pub(crate) program: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Browser {
    /// Says where everything is that drives a page in this browser, and which folder the program is
    /// to serve.
    pub(crate) fn tell(&self, command: &mut Command, served: &Path) -> anyhow::Result<()> {
        command
            .env("NOYES_BROWSER", &self.program)
            .env("NOYES_CHROMEDRIVER", &self.driver)
            .env("NOYES_BUNDLE", served)
            .env("NOYES_FINAL", if page::is_final() { "1" } else { "0" })
            .env("NOYES_PROGRAM", paths::program(&cargo::target_directory()?, "debug"));
        Ok(())
    }
}

/// Finds a browser, or installs one.
pub(crate) fn find() -> anyhow::Result<Browser> {
    if let Some(found) = installed() {
        return check(found);
    }
    if !apt::available() {
        bail!("the tests need Chromium and chromedriver: {FIX}");
    }
    apt::install(&["chromium", "chromium-driver"], "a browser for the tests")?;
    check(installed().context("Debian's chromium is installed, but not on the PATH")?)
}

fn installed() -> Option<Browser> {
    let named = |variable| std::env::var_os(variable).map(PathBuf::from);
    let mac = PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    Some(Browser {
        program: named("NOYES_BROWSER")
            .or_else(|| find::on_path(&BROWSERS))
            .or_else(|| mac.is_file().then_some(mac))?,
        driver: named("NOYES_CHROMEDRIVER").or_else(|| find::on_path(&["chromedriver"]))?,
    })
}

/// A driver of another version starts and then fails with a riddle.
fn check(browser: Browser) -> anyhow::Result<Browser> {
    let version = |program: &PathBuf| {
        find::major_version(program)
            .with_context(|| format!("{} does not tell its version: {FIX}", program.display()))
    };
    let (ours, drivers) = (version(&browser.program)?, version(&browser.driver)?);
    if ours != drivers {
        bail!(
            "{} has version {ours}, {} drives version {drivers}: {FIX}",
            browser.program.display(),
            browser.driver.display()
        );
    }
    Ok(browser)
}
