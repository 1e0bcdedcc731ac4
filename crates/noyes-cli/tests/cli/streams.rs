//! Pipes: that end early, that are slow, that are full.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::Stdio,
};

use crate::program::{command, noyes_reading};

/// Reads one line of what a command prints, then closes the pipe.
fn first_line(words: &[&str], input: Option<&str>) -> String {
    let mut command = command(words);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // Without end, as `yes` does, until nobody reads it any more.
    let input = input.map(|line| format!("{line}\n").repeat(1000));
    let writer = std::thread::spawn(move || {
        while input.as_ref().is_some_and(|lines| stdin.write_all(lines.as_bytes()).is_ok()) {}
    });
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{words:?}: {errors}");
    assert!(errors.is_empty() || words[0] == "scramble", "{errors}");
    writer.join().unwrap();
    line
}

#[test]
fn who_reads_one_line_ends_the_command_quietly() {
    let board = "1 2 3/4 5 6/7 8 0";
    assert!(first_line(&["check", "-"], Some(board)).starts_with("line 1: "));
    assert!(first_line(&["check", "-", "--json"], Some(board)).starts_with("{\"line\":1,"));
    assert!(first_line(&["solve", "-"], Some(board)).starts_with("line 1: This board is solved."));
    assert!(first_line(&["solve", "-", "--json", "--stream"], Some(board)).contains("\"line\":1,"));
    assert!(first_line(&["apply", "-", "R"], Some(board)).starts_with("1 2 3/4 5 6/7 0 8"));
    first_line(&["scramble", "--count", "1000000000000"], None);
    first_line(&["scramble", "--count", "1000000000000", "--json"], None);
    // An error is no reason to complain about the pipe.
    assert!(first_line(&["check", "-", "--json"], Some("x")).contains("not-a-number"));
}

/// Who types a board wants its answer before typing the next.
#[test]
fn answers_do_not_wait_for_the_end_of_the_input() {
    for words in [
        &["check", "-"][..],
        &["check", "-", "--json", "--threads", "3"],
        &["solve", "-"],
        &["solve", "-", "--json", "--stream"],
    ] {
        let mut command = command(words);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        for line in 1..=3 {
            writeln!(stdin, "1 2/3 0").unwrap();
            let mut answer = String::new();
            stdout.read_line(&mut answer).unwrap();
            assert!(answer.contains(&format!("{line}")), "{answer}");
        }
        drop(stdin);
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_the_systems_fault() {
    for words in [
        &["scramble", "--seed", "1", "--json"][..],
        &["scramble", "--help"],
        &["--version"],
        &["completions", "bash"],
        &["man"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = command(words).stdout(full).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(3), "{words:?}");
        assert!(String::from_utf8(output.stderr).unwrap().starts_with("error: cannot write"));
    }
}

#[test]
fn standard_error_may_be_closed() {
    let mut command = command(["check", "x", "1 2/3 0"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stderr.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.starts_with(b"line 2: "));
}

#[test]
fn lines_end_as_they_like() {
    let run = noyes_reading(["check", "-", "--json"], "\u{feff}1 2/3 0\r\n\r\n2 1/3 0\r\n");
    let lines = run.json();
    assert_eq!((run.status, lines.len()), (1, 2));
    assert_eq!((&lines[0]["line"], &lines[1]["line"]), (&1.into(), &3.into()));
    assert_eq!(noyes_reading(["check", "-"], "").good(), "");
    assert_eq!(noyes_reading(["check", "-"], "\n\n").good(), "");
}

/// A line that never ends is refused, in bounded memory, and the next one is read.
#[test]
fn a_very_long_line_is_refused_alone() {
    let mut input = vec![b'1'; 40 << 20];
    input.extend_from_slice(b"\n1 2/3 0\n");
    let run = noyes_reading(["check", "-", "--json"], input);
    let lines = run.json();
    assert_eq!((run.status, lines.len()), (2, 2));
    assert_eq!(crate::program::code(&lines[0]), "line-too-long");
    assert_eq!((&lines[1]["line"], &lines[1]["solvable"]), (&2.into(), &true.into()));
}
