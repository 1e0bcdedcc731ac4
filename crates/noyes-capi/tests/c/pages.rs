//! The programs on the pages, compiled and run as printed.

use std::{fs, process::Command};

use crate::library::{Link, compile, run, scratch, workspace};

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
    for text in run_all("readme", &programs) {
        assert!(text.contains(" is solved by "), "{text}");
    }
}

#[test]
fn the_programs_of_the_page_run() {
    let programs = programs("docs/c.md", "# noyes in C");
    assert!(programs.len() >= 3);
    run_all("page", &programs);
}
