//! Debian's packages, installed where that can be done without asking: as root.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::find;

/// Whether packages can be installed here.
pub(crate) fn available() -> bool {
    Path::new("/etc/debian_version").exists()
        && find::on_path(&["apt-get"]).is_some()
        && find::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Installs packages. The lists are fetched again only if it does not work without: a fresh
/// container has none, an old one names versions that are gone.
pub(crate) fn install(packages: &[&str], purpose: &str) -> anyhow::Result<()> {
    eprintln!("installing {} ({purpose}) …", packages.join(" "));
    if apt_get(&["install"], packages).is_ok() {
        return Ok(());
    }
    install_newest(packages)
}

/// Fetches the lists and installs what they name now.
pub(crate) fn install_newest(packages: &[&str]) -> anyhow::Result<()> {
    apt_get(&["update"], &[])?;
    apt_get(&["install"], packages)
}

fn apt_get(verb: &[&str], packages: &[&str]) -> anyhow::Result<()> {
    let mut command = Command::new("apt-get");
    command
        .args(["-qq", "-y", "--no-install-recommends"])
        // Another apt-get may be at work.
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .args(["-o", "Dpkg::Options::=--force-confold"])
        .args(verb)
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null());
    let output = command.output().context("cannot run apt-get")?;
    if !output.status.success() {
        bail!(
            "`apt-get {} {}` failed ({}):\n{}{}",
            verb.join(" "),
            packages.join(" "),
            output.status,
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
    }
    Ok(())
}
