//! The programs on the pages, compiled and run as printed.

use std::{fs, path::Path, process::Command};

use crate::library::{
    Link, compile, compiler, library, package, run, scratch, skip, tool, workspace,
};

/// The fenced blocks of C on a page, from this heading on.
fn programs(page: &str, heading: &str) -> Vec<String> {
    let text = fs::read_to_string(workspace().join(page)).unwrap();
    let (_, section) = text.split_once(heading).unwrap();
    let blocks = section.split("```c\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap().to_owned()).collect()
}

fn run_all(name: &str, programs: &[String]) -> Vec<String> {
    let run_one = |(at, program): (usize, &String)| {
        let source = scratch().join(format!("{name}-{at}.c"));
        fs::write(&source, program).unwrap();
        let program = compile(&format!("{name}-{at}"), &[&source], Link::Shared, &[])?;
        Some(run(&mut Command::new(program)))
    };
    programs.iter().enumerate().filter_map(run_one).collect()
}

#[test]
fn the_quick_start_runs_as_printed() {
    let programs = programs("README.md", "\n### In C\n");
    assert_eq!(programs.len(), 1);
    let Some(_) = compiler(Path::new("main.c")) else {
        return skip("the quick start", "there is no compiler");
    };
    let (source, program) = (scratch().join("readme.c"), scratch().join("readme"));
    fs::write(&source, &programs[0]).unwrap();
    let readme = fs::read_to_string(workspace().join("README.md")).unwrap();
    let command = readme.split('`').find(|code| code.starts_with("cc main.c")).unwrap();
    let built = library().shared.parent().unwrap().to_str().unwrap();
    let command =
        command.replace("main.c", source.to_str().unwrap()).replace("target/release", built);
    run(Command::new("sh")
        .args(["-euc", &format!("{command} -o {}", program.display())])
        .current_dir(workspace()));
    let text = run(&mut Command::new(program));
    assert!(text.contains(" is solved by "), "{text}");
}

#[test]
fn the_programs_of_the_page_run() {
    let programs = programs("docs/c.md", "# noyes in C");
    assert!(programs.len() >= 3);
    run_all("page", &programs);
}

/// The commands of the page, to another place and with the library as it was just built.
#[test]
fn what_the_page_installs_is_found_by_pkg_config() {
    let source = package().join("examples/example.c");
    let (Some(cc), Some(pkg_config)) = (compiler(&source), tool(&["pkg-config"])) else {
        return skip("the installation", "there is no compiler, or no pkg-config");
    };
    let page = fs::read_to_string(workspace().join("docs/c.md")).unwrap();
    let (_, commands) = page.split_once("```sh\nprefix=/usr/local\ncargo build").unwrap();
    let (_, commands) = commands.split_once('\n').unwrap();
    let commands = commands.split("```").next().unwrap();
    let built = library().shared.parent().unwrap().to_str().unwrap();
    // The place may be moved afterwards.
    let (first, prefix) = (scratch().join("first"), scratch().join("prefix"));
    for folder in [&first, &prefix] {
        fs::remove_dir_all(folder).ok();
    }
    run(Command::new("sh")
        .args(["-euc", &commands.replace("target/release", built)])
        .env("prefix", &first)
        .current_dir(workspace()));
    let linked = |name: &str, flags: &str| {
        let program = scratch().join(name);
        run(Command::new(&cc).arg(&source).args(flags.split(' ')).arg("-o").arg(&program));
        program
    };
    let ask = |flags: &[&str]| {
        let folder = prefix.join("lib/pkgconfig");
        let mut command = Command::new(&pkg_config);
        run(command.args(flags).arg("noyes").env("PKG_CONFIG_PATH", folder)).trim().to_owned()
    };
    let place = first.to_str().unwrap();
    let by_path = linked("by-path", &format!("-I{place}/include {place}/lib/libnoyes.so"));
    fs::rename(&first, &prefix).unwrap();
    let by_name = linked("by-name", &ask(&["--cflags", "--libs"]));
    assert_eq!(ask(&["--modversion"]), env!("CARGO_PKG_VERSION"));
    // Whatever a program was linked with, it looks for the library by its name.
    for program in [by_path, by_name] {
        let text = run(Command::new(program).env("LD_LIBRARY_PATH", prefix.join("lib")));
        assert!(text.contains("1000 boards, 0 unsolvable"), "{text}");
    }
}
