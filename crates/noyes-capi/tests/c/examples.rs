//! The examples, compiled as their first lines say, and run.

use std::process::Command;

use crate::library::{Link, compile, package, run};

fn example(name: &str, source: &str, link: Link) -> Option<String> {
    let program = compile(name, &[&package().join("examples").join(source)], link, &[])?;
    Some(run(&mut Command::new(program)))
}

#[test]
fn the_example_in_c_runs_statically_and_with_the_shared_library() {
    for (name, link) in [("example-static", Link::Static), ("example-shared", Link::Shared)] {
        let Some(text) = example(name, "example.c", link) else { return };
        assert!(text.starts_with("board: 6 2 4/0 5 8/7 3 1\n  6  2  4\n"), "{text}");
        assert!(text.contains("\npush tile 6, 25 moves to go\n"), "{text}");
        assert!(text.contains("\nafter it: 1 2 3/4 5 6/7 8 0, solved\n"), "{text}");
        assert!(text.contains("\n1000 boards, 0 unsolvable\n"), "{text}");
        assert!(text.ends_with("duplicate-tile: tile 5 stands on squares 4 and 5\n"), "{text}");
    }
}
