//! `noyes audit`.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
};

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{Run, code, noyes, noyes_reading};
#[cfg(target_os = "linux")]
use crate::solve::{end, signal, start};

/// The answer for a recipe.
fn exact(words: &str) -> Value {
    let run = noyes(["audit", "--json"].into_iter().chain(words.split(' ')));
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{words}");
    run.object()
}

/// What `scramble` prints for these words, under a fixed seed.
fn dealt(words: &str) -> String {
    let words = ["scramble", "--seed", "audit"].into_iter().chain(words.split(' '));
    let run = noyes(words);
    assert_eq!(run.status, 0, "{}", run.stderr);
    run.stdout
}

/// The answer for boards on standard input.
fn sampled(boards: &str) -> Run {
    noyes_reading(["audit", "--boards", "-", "--json"], boards)
}

#[test]
fn swapping_with_any_square_is_not_fair() {
    for (size, ratio, outcomes, boards) in [
        ("2x2", "15/8", "256", "24"),
        ("2x3", "159/32", "46656", "720"),
        ("3x3", "6879/256", "387420489", "362880"),
    ] {
        let answer = exact(&format!("--shuffle swap-any --size {size}"));
        let squares: usize = size.split('x').map(|side| side.parse::<usize>().unwrap()).product();
        assert_eq!(answer["ratio"], ratio);
        assert_eq!(answer["outcomes"], outcomes);
        assert_eq!(answer["possible_boards"], boards);
        assert_eq!(answer["basis"], "enumeration");
        assert_eq!(answer["share_possible"], 1.0);
        assert!(answer["tv_distance"].as_f64().unwrap() >= 0.5, "half of them are unsolvable");
        let [most, least] = ["most_likely", "least_likely"].map(|end| {
            let outcomes = answer[end]["outcomes"].as_str().unwrap();
            let board = answer[end]["board"].as_str().unwrap();
            assert_eq!(board.split(['/', ' ']).count(), squares);
            outcomes.parse::<u64>().unwrap()
        });
        let (above, below) = ratio.split_once('/').unwrap();
        let [above, below] = [above, below].map(|number| number.parse::<u64>().unwrap());
        assert_eq!(most * below, least * above);
    }
}

#[test]
fn sattolo_deals_few_boards() {
    let fifteen = exact("--shuffle sattolo --fix swap --size 4x4");
    assert_eq!(fifteen["share_possible"], 0.125);
    assert_eq!((&fifteen["basis"], &fifteen["ratio"]), (&"theorem".into(), &"1".into()));
    assert_eq!(fifteen["solvable_share"], 1.0);
    let eight = exact("--shuffle sattolo --fix article --size 3x3");
    let share = eight["share_possible"].as_f64().unwrap();
    assert!((share - 2.0 / 9.0).abs() < 1e-12, "{share}");
    assert!(eight["any_at_home"]["dealt"].as_f64() < eight["any_at_home"]["fair"].as_f64());
}

#[test]
fn what_is_fair_is_called_fair() {
    for words in ["--size 4x4", "--size 3x3", "--shuffle fisher-yates --fix swap --size 3x3"] {
        let answer = exact(words);
        assert_eq!((&answer["tv_distance"], &answer["ratio"]), (&0.0.into(), &"1".into()));
        assert!(answer["explanation"].as_str().unwrap().starts_with("Fair: "), "{answer}");
    }
}

#[test]
fn walks_have_probabilities() {
    let answer = exact("--shuffle random-slides --steps 30 --size 3x3 --details");
    assert_eq!((&answer["outcomes"], &answer["steps"]), (&Value::Null, &30.into()));
    assert!(answer["most_likely"]["probability"].as_f64().unwrap() > 0.0);
    assert_eq!(answer["most_likely"]["outcomes"], Value::Null);
    let distance = answer["tv_distance"].as_f64().unwrap();
    assert!((0.955..0.965).contains(&distance), "{distance}");
    let ratio: f64 = answer["ratio"].as_str().unwrap().parse().unwrap();
    assert!(ratio > 1.0);
    let mixing = &answer["mixing"];
    assert_eq!(mixing["times"][0], serde_json::json!({"distance": 0.25, "steps": 189}));
    assert_eq!(mixing["times"][1], serde_json::json!({"distance": 0.01, "steps": 487}));
    assert!(mixing["curve"].as_array().unwrap().len() > 487);
    assert_eq!(mixing["curve"][30].as_f64(), Some(distance));
    assert_eq!(answer["marginals"].as_array().unwrap().len(), 9);
    let brief = exact("--shuffle random-slides --steps 30 --size 3x3");
    assert_eq!((&brief["mixing"]["curve"], &brief["marginals"]), (&Value::Null, &Value::Null));
}

#[test]
fn people_get_the_answer_first() {
    let text = noyes(["audit", "--shuffle", "swap-any", "--size", "3x3"]).good();
    assert!(text.starts_with(
        "Not fair: the likeliest board comes 26.9 times as often as the rarest, and 50.1% of \
         the boards dealt cannot be solved.\n"
    ));
    assert!(text.contains("387,420,489") && text.contains("6879/256 = 26.9"), "{text}");
    let boards = text.lines().last().unwrap();
    assert_eq!(boards.matches("└───┴───┴───┘").count(), 2, "{text}");
}

#[test]
fn a_fair_sample_is_consistent() {
    let run = sampled(&dealt("--count 10000"));
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let answer = run.object();
    assert_eq!((&answer["boards"], &answer["verdict"]), (&10_000.into(), &"consistent".into()));
    assert_eq!((&answer["errors"], &answer["stopped"]), (&0.into(), &Value::Null));
    let tests = answer["tests"].as_array().unwrap();
    assert!(tests.len() >= 6);
    for test in tests {
        for field in ["statistic", "expected", "p", "p_corrected", "effect"] {
            assert!(test[field].is_number(), "{field} of {test}");
        }
        assert!(test["name"].is_string());
        assert!(test["p_corrected"].as_f64() >= test["p"].as_f64());
        assert!(test["smallest_detectable"].is_number() || test["smallest_detectable"].is_null());
    }
}

#[test]
fn unfair_dealers_are_caught() {
    for words in [
        "--count 10000 --shuffle sattolo --fix swap",
        "--count 10000 --shuffle floor10 --fix swap",
        "--count 10000 --shuffle swap-any --fix reject",
        "--count 10000 --blank-square home --shuffle fisher-yates --fix swap",
        "--count 10000 --shuffle legal-slides --steps 100",
    ] {
        let run = sampled(&dealt(words));
        assert_eq!(run.status, 1, "{words}");
        let answer = run.object();
        assert_eq!(answer["verdict"], "not-fair", "{words}");
        assert!(answer["explanation"].as_str().unwrap().starts_with("Not fair"), "{answer}");
    }
}

#[test]
fn the_answer_does_not_depend_on_threads_nor_on_the_format() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let mut answers = Vec::new();
    for (name, threads) in
        [("a.txt", "1"), ("b.txt", "3"), ("c.csv", "2"), ("d.jsonl", "2"), ("e.parquet", "1")]
    {
        let file = path(name);
        let words = ["scramble", "--count", "30000", "--seed", "s", "--size", "3x3", "--output"];
        noyes(words.into_iter().chain([file.as_str()])).good();
        let run = noyes(["audit", "--json", "--details", "--threads", threads, "--boards", &file]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{name}");
        answers.push(run.stdout);
    }
    assert!(answers.windows(2).all(|two| two[0] == two[1]), "{answers:#?}");
}

/// Just enough memory for all boards to be compared, just too little, and much
/// too little: which boards are compared is no matter of threads.
#[test]
fn the_answer_does_not_depend_on_threads_where_memory_is_short() {
    const BOARDS: u64 = 100_000;
    let folder = tempdir().unwrap();
    let file = folder.path().join("boards.txt");
    let file = file.to_str().unwrap();
    let count = BOARDS.to_string();
    noyes(["scramble", "--count", &count, "--seed", "s", "--size", "4x4", "--output", file]).good();
    // Three different boards for every 64 bytes.
    let enough = BOARDS * 64 / 3 + 64;
    for (memory, part) in [(enough, 1.0), (enough - 256, 0.5), (100_000, 1.0 / 32.0)] {
        let memory = format!("{memory}B");
        let answers = ["1", "2", "8"].map(|threads| {
            let words = ["audit", "--json", "--details", "--memory", &memory];
            noyes(words.into_iter().chain(["--threads", threads, "--boards", file])).object()
        });
        assert_eq!(answers[0]["repeats"]["part"], part, "{memory}");
        assert_eq!(answers[0], answers[1], "{memory}");
        assert_eq!(answers[0], answers[2], "{memory}");
    }
}

#[test]
fn bad_lines_are_told_and_the_others_count() {
    let input = "1 2 3/4 5 6/7 8 0\nno board\n\n1 2/3 0\n1 2 3/4 5 6/7 0 8\n8,1,2,3,4,5,6,7,0\n";
    let run = sampled(input);
    assert_eq!((run.status, run.stderr.as_str()), (2, ""));
    let lines = run.json();
    assert_eq!(lines.len(), 3, "{run:?}");
    assert_eq!((code(&lines[0]), &lines[0]["line"]), ("not-a-number", &2.into()));
    assert_eq!((code(&lines[1]), &lines[1]["line"]), ("size-mismatch", &4.into()));
    assert_eq!((&lines[2]["boards"], &lines[2]["errors"]), (&3.into(), &2.into()));
    let text = noyes_reading(["audit", "--boards", "-"], input);
    assert_eq!(text.status, 2);
    assert!(text.stderr.starts_with("line 2: ") && text.stderr.contains("\nline 4: "), "{text:?}");
    assert!(text.stdout.contains("lines in error    2"), "{text:?}");
}

#[test]
fn lines_before_the_first_board_have_their_numbers_too() {
    // More than is read at once.
    let mut input = "x\n".repeat(200_000);
    input += "1 2 3/4 5 6/7 8 0\nx\n";
    let lines = sampled(&input).json();
    assert_eq!(lines.len(), 200_002);
    assert_eq!(lines[199_999]["line"], 200_000);
    assert_eq!(lines[200_000]["line"], 200_002);
    assert_eq!(lines[200_001]["boards"], 1);
}

#[test]
fn boards_are_read_as_elsewhere() {
    let last = noyes_reading(
        ["audit", "--boards", "-", "--blank", "last", "--json"],
        "[0,1,2,3]\n[1,0,2,3]\n",
    );
    assert_eq!(last.object()["unsolvable"], 1, "{last:?}");
    let words = ["audit", "--boards", "-", "--size", "3x2", "--goal", "snake", "--json"];
    let wide = noyes_reading(words, "1 2 3 0 5 4\n1 2 3/0 5 4\n").object();
    assert_eq!(
        (&wide["size"], &wide["goal"], &wide["boards"]),
        (&"3x2".into(), &"snake".into(), &2.into())
    );
    let words = ["audit", "--boards", "-", "--goal", "1 2/3 0", "--json"];
    let lines = noyes_reading(words, "1 2 3/4 5 6/7 8 0\n1 2/3 0\n").json();
    assert_eq!(code(&lines[0]), "size-mismatch");
    assert_eq!(lines[1]["boards"], 1);
}

#[test]
fn without_a_board_there_is_no_answer() {
    for input in ["", "\n\n"] {
        let run = sampled(input);
        assert_eq!((run.status, code(&run.object())), (2, "no-boards"));
    }
    let run = sampled("nothing\n");
    let lines = run.json();
    assert_eq!((run.status, code(&lines[0]), code(&lines[1])), (2, "not-a-number", "no-boards"));
    let run = noyes(["audit", "--boards", "nowhere.txt", "--json"]);
    assert_eq!((run.status, code(&run.object())), (2, "cannot-read"));
}

#[test]
fn wrong_words_are_usage_errors() {
    for (words, expected) in [
        ("--boards - --shuffle sattolo", "usage"),
        ("--boards - --fix swap", "usage"),
        ("--boards - --steps 3", "usage"),
        ("--boards - --blank-square home", "usage"),
        ("--alpha 0.01", "usage"),
        ("--boards - --alpha 0", "bad-alpha"),
        ("--boards - --alpha 1", "bad-alpha"),
        ("--boards - --alpha nan", "bad-alpha"),
        ("--boards - --html -", "usage"),
        ("--shuffle sattolo --steps 3", "steps-without-slides"),
        ("--shuffle riffle", "unknown-shuffle"),
        ("--size 1x5 --fix reject --shuffle fisher-yates", "never-solvable"),
        ("--size 3x3 --memory 1kB --shuffle swap-any", "out-of-memory"),
        ("--html /nowhere/report.html", "cannot-write"),
    ] {
        let run = noyes(["audit", "--json"].into_iter().chain(words.split(' ')));
        assert_eq!((run.status, code(&run.object())), (2, expected), "{words}");
    }
}

#[test]
fn a_report_is_one_page() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("it's a report.html");
    let name = file.to_str().unwrap();
    noyes(["audit", "--shuffle", "random-slides", "--size", "2x2", "--html", name]).good();
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("mixing-curve"));
    assert!(page.contains("noyes audit --shuffle random-slides --size 2x2 --html"));
    let run = noyes_reading(["audit", "--boards", "-", "--html", name], "1 2/3 0\n2 1/3 0\n\"\n");
    assert_eq!(run.status, 2);
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.contains("One line was no board and was left out."), "{page}");
    // Nothing else is left behind.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn answers_are_tables_too() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("audit.csv");
    let name = file.to_str().unwrap();
    noyes(["audit", "--shuffle", "swap-any", "--size", "2x2", "--output", name]).good();
    let table = fs::read_to_string(&file).unwrap();
    assert!(table.starts_with("size,goal,shuffle,steps,") && table.contains(",15/8,"), "{table}");
    let run = noyes_reading(["audit", "--boards", "-", "--output", name], "1 2/3 0\nx\n");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("line 2: "), "{run:?}");
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 2);
}

/// The input is still open when the program is interrupted.
#[cfg(target_os = "linux")]
#[test]
fn an_interruption_answers_for_what_was_read() {
    let mut child = start(&["audit", "--boards", "-", "--json"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    // They are written at once, and so read at once.
    stdin.write_all(b"1 2/3 0\n1 2/0 3\nx\n").unwrap();
    let mut first = String::new();
    stdout.read_line(&mut first).unwrap();
    assert_eq!(code(&serde_json::from_str(&first).unwrap()), "not-a-number");
    signal(&child, "INT");
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).unwrap();
    let answer: Value = serde_json::from_str(&rest).unwrap();
    assert_eq!((&answer["boards"], &answer["stopped"]), (&2.into(), &"cancelled".into()));
    let run = end(child);
    drop(stdin);
    assert_eq!(run.status, 2);
    assert!(run.stderr.starts_with("note: interrupted"), "{run:?}");
}

#[test]
fn no_file_is_written_over() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (boards, answer) = (path("boards.txt"), path("answer.txt"));
    let text = dealt("--size 3x3 --count 5");
    fs::write(&boards, &text).unwrap();
    let exact = ["--size", "2x2"];
    for (words, flags) in [
        (vec!["--boards", &boards, "--html", &boards], "--boards and --html"),
        (vec!["--boards", &boards, "--output", &boards], "--boards and --output"),
        (vec!["--html", &answer, "--output", &answer, exact[0], exact[1]], "--output and --html"),
    ] {
        let run = noyes(["audit"].into_iter().chain(words));
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains(flags), "{}", run.stderr);
        assert!(!fs::exists(&answer).unwrap());
    }
    assert_eq!(fs::read_to_string(&boards).unwrap(), text);
}

#[test]
fn people_hear_of_a_few_bad_lines_only() {
    let boards = "1 2/3 3\n".repeat(1000) + "1 2/3 0\n";
    let run = noyes_reading(["audit", "--boards", "-"], &boards);
    assert_eq!(run.status, 2);
    assert_eq!(run.stderr.lines().count(), 21);
    assert!(run.stderr.ends_with("980 more lines are in error\n"), "{}", run.stderr);
    // With JSON each is answered in its place.
    assert_eq!(sampled(&boards).stdout.lines().count(), 1001);
}
