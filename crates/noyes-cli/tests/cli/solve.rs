//! `noyes solve`.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};

use crate::program::{CACHE, Run, code, noyes, noyes_reading};

/// One of the two hardest 3x3 boards.
const HARDEST: &str = "8 6 7/2 5 4/3 0 1";

/// Whether the moves of this answer lead to its goal.
fn is_solved(line: &Value) -> bool {
    let text = |field: &str| line[field].as_str().unwrap().to_owned();
    let (board, size, goal) = (text("board"), text("size"), text("goal"));
    let solution = text("solution");
    let words = ["apply", &board, &solution, "--size", &size, "--goal", &goal, "--json"];
    let applied = noyes(words).object();
    let length = if line["metric"] == "mtm" { "length_mtm" } else { "length" };
    assert_eq!(applied[length], line["length"], "{line}");
    applied["solved"] == true
}

#[test]
fn the_json_has_these_fields() {
    let line = noyes(["solve", HARDEST, "--json"]).object();
    let expected = json!({
        "line": 1,
        "board": HARDEST,
        "size": "3x3",
        "goal": "blank-last",
        "solvable": true,
        "solution": line["solution"],
        "length": 31,
        "lower_bound": 31,
        "optimal": true,
        "metric": "stm",
        "method": line["method"],
        "nodes": line["nodes"],
        "seconds": line["seconds"],
        "stopped": null,
        "explanation": null,
        "steps": null,
    });
    assert_eq!(line, expected);
    assert!(is_solved(&line) && line["nodes"].is_u64() && line["seconds"].is_f64());
    assert!(line["method"].is_string());
}

#[test]
fn a_solved_board_has_no_moves() {
    let line = noyes(["solve", "1 2 3/4 5 6/7 8 0", "--json"]).object();
    assert_eq!((&line["solution"], &line["length"]), (&"".into(), &0.into()));
    assert_eq!((&line["optimal"], &line["stopped"]), (&true.into(), &Value::Null));
    assert_eq!(noyes(["solve", "1 2 3/4 5 6/7 8 0"]).good(), "This board is solved.\n");
}

#[test]
fn an_unsolvable_board_gets_its_reason() {
    for (board, size) in [("1 2 3/4 5 6/8 7 0", "3x3"), ("1 3 2 0", "4x1")] {
        let run = noyes(["solve", board, "--size", size, "--json"]);
        let line = run.object();
        assert_eq!((run.status, &line["solvable"]), (1, &false.into()));
        for field in ["solution", "length", "lower_bound", "optimal", "method", "stopped"] {
            assert_eq!(line[field], Value::Null, "{field}");
        }
        assert_eq!((&line["nodes"], &line["seconds"]), (&0.into(), &0.0.into()));
        let checked = noyes(["check", board, "--size", size]);
        assert_eq!(line["explanation"], checked.stdout.trim_end());
        let plain = noyes(["solve", board, "--size", size]);
        assert_eq!((plain.status, plain.stdout), (1, checked.stdout));
    }
}

#[test]
fn in_words() {
    let words = noyes(["solve", "1 2 3/4 5 6/0 7 8"]).good();
    assert_eq!(words, "2 moves, the fewest: L2\n");
    assert_eq!(noyes(["solve", "1 2 3/4 5 6/7 0 8"]).good(), "1 move, the fewest: L\n");
    let run = noyes(["solve", "1 2 3/4 5 6/0 7 8", "2 1/3 0", "x", "1 2/3 0"]);
    assert_eq!(run.status, 2);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "line 1: 2 moves, the fewest: L2");
    assert!(lines[1].starts_with("line 2: This board cannot be solved. "));
    assert_eq!(lines[2], "line 4: This board is solved.");
    assert!(run.stderr.starts_with("line 3: found \"x\""));
    let mtm = noyes(["solve", "1 2 3/4 5 6/0 7 8", "--metric", "mtm"]).good();
    assert_eq!(mtm, "1 multi-tile move, the fewest: L2\n");
}

#[test]
fn every_goal_and_metric() {
    for goal in ["blank-last", "blank-first", "snake", "spiral", "8 7 6/5 4 3/2 1 0"] {
        for metric in ["stm", "mtm"] {
            let deal = ["scramble", "--seed", "goals", "--size", "3x3", "--count", "5"];
            let boards = noyes([&deal[..], &["--goal", goal]].concat()).good();
            let words = ["solve", "-", "--json", "--goal", goal, "--metric", metric];
            let run = noyes_reading(words, &boards);
            assert_eq!((run.status, run.json().len()), (0, 5), "{goal} {metric}: {run:?}");
            for line in run.json() {
                assert_eq!(line["metric"], metric);
                assert!(is_solved(&line), "{line}");
            }
        }
    }
}

#[test]
fn every_quality_and_table_size() {
    for quality in ["auto", "optimal", "near", "fast", "teach"] {
        let words = ["solve", HARDEST, "--json", "--quality", quality, "--time", "1s"];
        let line = noyes(words).object();
        assert!(is_solved(&line), "{line}");
        let number = |field: &str| line[field].as_u64().unwrap();
        let (length, bound) = (number("length"), number("lower_bound"));
        assert!(bound <= 31 && length >= 31, "{line}");
        assert_eq!(line["optimal"], length == bound);
        if ["auto", "optimal"].contains(&quality) {
            assert_eq!(line["optimal"], true);
        }
    }
    for tables in ["small", "standard", "large"] {
        let line = noyes(["solve", HARDEST, "--json", "--tables", tables]).object();
        assert_eq!(line["length"], 31);
    }
}

#[test]
fn bad_lines_are_reported_and_the_others_go_on() {
    let input = "1 2 3/4 5 6/0 7 8\nx\n\n1 2 3/4 5 6/8 7 0\n1 2 3/4 5 6/7 8 9\n0 1/2 3\n3 1/2 0\n";
    let run = noyes_reading(["solve", "-", "--json"], input);
    let lines = run.json();
    assert_eq!((run.status, run.stderr.as_str()), (2, ""));
    let numbers: Vec<_> = lines.iter().map(|line| line["line"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 4, 5, 6, 7]);
    assert_eq!(code(&lines[1]), "not-a-number");
    assert_eq!(lines[2]["solvable"], false);
    assert_eq!(code(&lines[3]), "missing-blank");
    assert_eq!(lines[4]["solvable"], false);
    assert!(is_solved(&lines[0]) && is_solved(&lines[5]));
}

#[test]
fn threads_keep_the_order() {
    let boards = noyes(["scramble", "--seed", "t", "--count", "300", "--size", "3x3"]).good();
    let solve = |threads: &str| {
        let run = noyes_reading(["solve", "-", "--json", "--threads", threads], &boards);
        assert_eq!(run.status, 0);
        let lines = run.json();
        lines.iter().map(|line| (line["board"].clone(), line["length"].clone())).collect::<Vec<_>>()
    };
    let one = solve("1");
    assert_eq!(one.len(), 300);
    for ((board, _), expected) in one.iter().zip(boards.lines()) {
        assert_eq!(board, expected);
    }
    assert_eq!(solve("7"), one);
}

#[test]
fn tables_of_answers() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let boards = path("boards.csv");
    std::fs::write(&boards, "id,board\n7,1 2 3/4 5 6/0 7 8\n8,x\n9,2 1/3 0\n").unwrap();
    let table = path("answers.csv");
    let run = noyes(["solve", "--file", &boards, "--output", &table]);
    assert_eq!(run.status, 2);
    let text = std::fs::read_to_string(&table).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let header = "line,board,size,goal,solvable,solution,length,lower_bound,optimal,metric,method,\
                  nodes,seconds,stopped,explanation,steps,error_code,error_message,error_at";
    assert_eq!((lines.len(), lines[0]), (4, header));
    assert!(lines[1].starts_with("2,1 2 3/4 5 6/0 7 8,3x3,blank-last,true,L2,2,2,true,stm,"));
    assert!(lines[2].starts_with("3,,,,") && lines[2].contains(",not-a-number,"));
    assert!(lines[3].starts_with("4,2 1/3 0,2x2,blank-last,false,,,,,stm,,0,0,,\"This board"));
    if cfg!(feature = "parquet") {
        let parquet = path("answers.parquet");
        noyes(["solve", "--file", &boards, "--output", &parquet]);
        let again = noyes(["solve", "--file", &parquet, "--json"]);
        let lengths: Vec<Value> = again.json().iter().map(|line| line["length"].clone()).collect();
        assert_eq!(lengths, [2.into(), Value::Null, Value::Null]);
    }
}

#[test]
fn lessons() {
    let board = "5 1 4/7 0 2/3 8 6";
    let text = noyes(["solve", board, "--quality", "teach"]).good();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].ends_with(" are needed"), "{text}");
    assert!(lines[1].starts_with("  1. Tile 1 goes home, to row 1, column 1.  "), "{text}");
    assert!(lines.last().unwrap().contains(". The last tiles go round "), "{text}");
    let line = noyes(["solve", board, "--quality", "teach", "--json"]).object();
    assert_eq!(line["method"], "lesson");
    assert!(is_solved(&line));
    let steps = line["steps"].as_array().unwrap();
    assert_eq!(steps.len(), lines.len() - 1);
    assert_eq!((&steps[0]["stage"], &steps[0]["tile"]), (&"row".into(), &1.into()));
    let joined: String = steps.iter().map(|step| step["moves"].as_str().unwrap()).collect();
    let [joined, whole] = [joined, line["solution"].as_str().unwrap().to_owned()]
        .map(|moves| moves.parse::<noyes::Algorithm>().unwrap());
    assert_eq!(joined, whole);
    // Several boards have a line each.
    let several = noyes(["solve", board, "1 2/3 0", "--quality", "teach"]).good();
    assert_eq!(several.lines().count(), 2);
}

#[test]
fn streams_give_the_moves_and_then_the_summary() {
    let run = noyes(["solve", "1 2 3/4 5 6/0 7 8", "2 1/3 0", "x", "0", "--stream", "--json"]);
    let lines = run.json();
    assert_eq!((run.status, lines.len()), (2, 5));
    assert_eq!(lines[0], json!({"line": 1, "moves": "L2"}));
    assert_eq!((&lines[1]["line"], &lines[1]["length"]), (&1.into(), &2.into()));
    assert_eq!((&lines[1]["solution"], &lines[1]["solvable"]), (&Value::Null, &true.into()));
    assert_eq!((&lines[2]["line"], &lines[2]["solvable"]), (&2.into(), &false.into()));
    assert_eq!((&lines[3]["line"], code(&lines[3])), (&3.into(), "not-a-number"));
    assert_eq!((&lines[4]["line"], &lines[4]["length"]), (&4.into(), &0.into()));
    let plain = noyes(["solve", "1 2 3/4 5 6/0 7 8", "--stream"]).good();
    assert_eq!(plain, "L2\n2 moves, the fewest\n");
}

/// The pieces of a long solution are those of the whole one.
#[test]
fn streams_of_large_boards_come_in_pieces() {
    let words = ["scramble", "--seed", "s", "--size", "30x30", "--count", "1"];
    let board = noyes(words).good();
    let words = ["solve", "-", "--json", "--quality", "teach", "--stream"];
    let lines = noyes_reading(words, &board).json();
    let (summary, pieces) = lines.split_last().unwrap();
    assert!(pieces.len() > 1 && summary["steps"].is_null());
    let moves: String = pieces.iter().map(|piece| piece["moves"].as_str().unwrap()).collect();
    let whole = noyes_reading(["solve", "-", "--json", "--quality", "teach"], &board).object();
    assert_eq!(summary["length"], whole["length"]);
    let [moves, whole] = [moves.as_str(), whole["solution"].as_str().unwrap()]
        .map(|moves| moves.parse::<noyes::Algorithm>().unwrap());
    assert!(moves == whole);
}

#[test]
fn what_cannot_be_asked() {
    for (expected, words) in [
        ("unknown-metric", &["--metric", "htm"][..]),
        ("unknown-quality", &["--quality", "best"]),
        ("unknown-tables", &["--tables", "huge"]),
        ("bad-time", &["--time", "soon"]),
        ("bad-time", &["--time=-1s"]),
        ("bad-time", &["--time", ""]),
        ("bad-memory", &["--memory", "much"]),
        ("bad-memory", &["--memory=-1"]),
        ("usage", &["--nodes", "-5"]),
        ("usage", &["--resume"]),
        ("usage", &["--resume", "--output", "-"]),
        ("usage", &["--resume", "--output", "/dev/null"]),
        ("usage", &["--stream", "--resume", "--output", "answers.jsonl"]),
        ("usage", &["--stream", "--output", "answers.csv"]),
        ("bad-threads", &["--threads", "0"]),
        ("unknown-goal", &["--goal", "zigzag"]),
    ] {
        let run = noyes([&["solve", "1 2/3 0", "--json"], words].concat());
        assert_eq!((run.status, code(&run.object())), (2, expected), "{words:?}");
    }
    let line = noyes(["solve", "1 2/3 0", "--goal", "1 2 3/4 5 6/7 8 0", "--json"]).object();
    assert_eq!(code(&line), "size-mismatch");
    for time in ["0s", "1.5s", "2", "0.5", "1m 30s", "500ms"] {
        assert_eq!(noyes(["solve", "1 2/3 0", "--time", time]).status, 0, "{time}");
    }
    for memory in ["1GiB", "500MB", "1.5g", "4000000000"] {
        assert_eq!(noyes(["solve", "1 2/3 0", "--memory", memory]).status, 0, "{memory}");
    }
}

#[test]
fn a_board_without_quotes_gets_a_hint() {
    let run = noyes(["solve", "1", "2", "3", "0"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.ends_with("note: each argument is one board; a board stands in quotes\n"));
}

#[test]
fn a_renamed_board_is_said() {
    let run = noyes(["solve", "--blank", "last", "0 1 2/3 4 5/6 8 7"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "1 move, the fewest: L\n"));
    assert_eq!(run.stderr, "read as 1 2 3/4 5 6/7 0 8, 0 the blank\n");
}

/// A limit ends the search, and the best solution is the answer.
#[test]
fn limits_give_what_there_is() {
    let board = "0 24 23 22 21/20 19 18 17 16/15 14 13 12 11/10 9 8 7 6/5 4 3 2 1";
    for (limit, quality, stopped) in [
        (["--nodes", "1000"], "optimal", "nodes"),
        (["--time", "0s"], "optimal", "time"),
        (["--time", "200ms"], "optimal", "time"),
        (["--time", "0s"], "near", "time"),
    ] {
        let words = ["solve", board, "--json", "--quality", quality];
        let run = noyes([&words[..], &limit].concat());
        let line = run.object();
        assert_eq!((run.status, &line["stopped"]), (0, &stopped.into()), "{limit:?}");
        assert!(is_solved(&line) && line["optimal"] == false);
        assert!(line["lower_bound"].as_u64() < line["length"].as_u64());
    }
}

/// Starts the program so that it can be interrupted, whatever its parent ignores.
#[cfg(target_os = "linux")]
pub(crate) fn start(words: &[&str]) -> Child {
    let mut command = Command::new("env");
    command.args(["--default-signal=INT,TERM,HUP", env!("CARGO_BIN_EXE_noyes")]).args(words);
    command.env("NOYES_CACHE", CACHE).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[cfg(target_os = "linux")]
pub(crate) fn signal(child: &Child, signal: &str) {
    signals(child, signal, 1);
}

/// Sends a signal more than once, with next to no time between.
#[cfg(target_os = "linux")]
fn signals(child: &Child, signal: &str, times: usize) {
    let mut command = Command::new("kill");
    command.args(["-s", signal]).args(vec![child.id().to_string(); times]);
    assert!(command.status().unwrap().success());
}

#[cfg(target_os = "linux")]
pub(crate) fn end(child: Child) -> Run {
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().expect("it ends by itself"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A board whose shortest solution nobody finds soon.
#[cfg(target_os = "linux")]
pub(crate) const VERY_HARD: &str =
    "0 24 23 22 21/20 19 18 17 16/15 14 13 12 11/10 9 8 7 6/5 4 3 2 1";

/// Who types boards and stops is not waited for.
#[cfg(target_os = "linux")]
#[test]
fn an_interruption_does_not_wait_for_input() {
    for stream in [&[][..], &["--stream"]] {
        let mut child = start(&[&["solve", "-", "--json"], stream].concat());
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        writeln!(stdin, "1 2 3/4 5 6/7 8 0").unwrap();
        let mut first = String::new();
        stdout.read_line(&mut first).unwrap();
        assert!(first.contains("\"length\":0"), "{first}");
        signal(&child, "INT");
        assert_eq!(end(child).status, 1);
        drop(stdin);
    }
}

/// A search without end is stopped: whatever it has is the answer. The signal may come more than
/// once: `timeout` sends it to a program and to its group.
#[cfg(target_os = "linux")]
#[test]
fn an_interruption_ends_with_what_is_done() {
    for (name, times) in [("INT", 1), ("TERM", 1), ("INT", 100)] {
        let mut child = start(&["solve", "-", "--json", "--quality", "optimal"]);
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        writeln!(stdin, "1 2 3/4 5 6/0 7 8").unwrap();
        let mut first = String::new();
        stdout.read_line(&mut first).unwrap();
        assert!(first.contains("\"length\":2"), "{first}");
        writeln!(stdin, "{VERY_HARD}").unwrap();
        stdin.flush().unwrap();
        // Whether or not the second board has been begun.
        std::thread::sleep(std::time::Duration::from_millis(50));
        signals(&child, name, times);
        let mut second = String::new();
        stdout.read_line(&mut second).unwrap();
        drop(stdout);
        let run = end(child);
        drop(stdin);
        if second.is_empty() || second.contains("\"code\":\"cancelled\"") {
            assert_eq!(run.status, 1, "{second}");
        } else {
            let line: Value = serde_json::from_str(&second).unwrap();
            assert_eq!((&line["line"], &line["stopped"]), (&2.into(), &"cancelled".into()));
            assert!(is_solved(&line) && line["optimal"] == false);
        }
        assert_eq!(run.stderr, "");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_file_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let boards = noyes(["scramble", "--seed", "i", "--count", "40", "--size", "3x3"]).good();
    for name in ["answers.jsonl", "answers.csv", "answers.txt", "answers.parquet"] {
        if name.ends_with("parquet") && !cfg!(feature = "parquet") {
            continue;
        }
        let path = folder.path().join(name);
        let mut child = start(&["solve", "-", "--output", path.to_str().unwrap()]);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(boards.as_bytes()).unwrap();
        stdin.flush().unwrap();
        // It waits for more when it is stopped. What it is then at is not waited for.
        while std::fs::read_dir(folder.path()).unwrap().count() == 0 {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        std::thread::sleep(std::time::Duration::from_millis(300));
        signal(&child, "INT");
        let run = end(child);
        drop(stdin);
        assert_eq!((run.status, run.stdout.as_str()), (1, ""), "{name}: {run:?}");
        let answers = noyes(["check", "--json", "--file", path.to_str().unwrap()]);
        if name != "answers.txt" {
            assert!(!answers.json().is_empty(), "{name}");
            for (line, board) in answers.json().iter().zip(boards.lines()) {
                assert_eq!(line["board"], board, "{name}");
            }
        }
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        std::fs::remove_file(path).unwrap();
    }
}
