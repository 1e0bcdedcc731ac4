//! The header that is kept is the one that the sources give.

use std::{fs, process::Command};

use crate::library::{package, run, skip, tool, workspace};

/// The one that `cargo xtask` installs: others write other headers.
const VERSION: &str = include_str!("../../cbindgen.version");

#[test]
fn the_header_is_that_of_the_sources() {
    let version = VERSION.trim();
    let ours = workspace().join(format!("target/tools/cbindgen-{version}/bin/cbindgen"));
    let found = Some(ours).filter(|file| file.is_file()).or_else(|| tool(&["cbindgen"]));
    let is_right = |program: &std::path::PathBuf| {
        run(Command::new(program).arg("--version")).trim() == format!("cbindgen {version}")
    };
    let Some(cbindgen) = found.filter(is_right) else {
        return skip("the header", &format!("there is no cbindgen {version}"));
    };
    let made = run(Command::new(cbindgen)
        .args(["--quiet", "--config", "cbindgen.toml", "."])
        .current_dir(package()));
    let kept = fs::read_to_string(package().join("include/noyes.h")).unwrap();
    assert!(
        made == kept,
        "include/noyes.h is not what cbindgen makes of the sources now; in crates/noyes-capi run\n\
         cbindgen --config cbindgen.toml --output include/noyes.h ."
    );
}
