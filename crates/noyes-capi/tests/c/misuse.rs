//! Programs that do it wrong, by themselves and under the eyes of tools that see what is not seen
//! otherwise: memory that is lost, read beyond its end or written to by two threads.

use std::{path::PathBuf, process::Command};

use crate::library::{Link, compile, package, run, skip, tool};

const SAID: &str = "every misuse was an error, version ";

fn misuse() -> PathBuf {
    package().join("tests/c/programs/misuse.c")
}

fn example() -> PathBuf {
    package().join("examples/example.c")
}

#[test]
fn what_goes_wrong_is_an_error_and_nothing_worse() {
    let Some(program) = compile("misuse", &[&misuse()], Link::Shared, &[]) else { return };
    assert!(run(&mut Command::new(program)).starts_with(SAID));
}

#[test]
fn valgrind_finds_no_leak_and_no_error() {
    let Some(valgrind) = tool(&["valgrind"]) else {
        return skip("valgrind", "there is none");
    };
    for (name, source) in [("valgrind-misuse", misuse()), ("valgrind-example", example())] {
        let Some(program) = compile(name, &[&source], Link::Static, &[]) else { return };
        // Rust keeps what it knows of the caller's thread by a pointer into the middle of it, which
        // counts as possibly lost until the thread's end.
        run(Command::new(&valgrind)
            .args(["--quiet", "--error-exitcode=9", "--leak-check=full"])
            .args([
                "--show-leak-kinds=definite,indirect",
                "--errors-for-leak-kinds=definite,indirect",
            ])
            .arg(program));
    }
}

/// The side of C is instrumented. Of the library's own accesses the tools see those that go through
/// the allocator and the C library; AddressSanitizer's leak check sees all memory.
fn sanitized(name: &str, sanitizers: &str) {
    let flags = [sanitizers, "-fno-omit-frame-pointer", "-fno-sanitize-recover=all"];
    let empty = crate::library::scratch().join(format!("{name}-empty.c"));
    std::fs::write(&empty, "int main(void) { return 0; }\n").unwrap();
    // A compiler may know the flag and yet have no library for it.
    let Some(cc) = crate::library::compiler(&empty) else {
        return skip(name, "there is no compiler");
    };
    let works = Command::new(cc)
        .args(flags)
        .arg(&empty)
        .arg("-o")
        .arg(empty.with_extension(""))
        .output()
        .is_ok_and(|output| output.status.success());
    if !works {
        return skip(name, &format!("the compiler has no {sanitizers}"));
    }
    for (program, source) in [("misuse", misuse()), ("example", example())] {
        let program =
            compile(&format!("{name}-{program}"), &[&source], Link::Static, &flags).unwrap();
        run(&mut Command::new(program));
    }
}

#[test]
fn the_address_and_behaviour_sanitizers_find_nothing() {
    sanitized("asan", "-fsanitize=address,undefined");
}
