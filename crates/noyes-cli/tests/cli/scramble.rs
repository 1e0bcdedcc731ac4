//! `noyes scramble`.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::program::{code, noyes, noyes_reading};

#[test]
fn the_json_has_these_fields() {
    let words = ["scramble", "--seed", "s", "--size", "3x2", "--start", "7", "--json"];
    let line = noyes(words).object();
    let expected = json!({
        "board": line["board"],
        "size": "3x2",
        "goal": "blank-last",
        "shuffle": "uniform",
        "steps": null,
        "fix": "none",
        "blank_square": "any",
        "seed": "s",
        "index": 7,
        "rank": line["rank"],
        "solvable": true,
        "length": null,
        "metric": null,
        "drawn": null,
    });
    assert_eq!(line, expected);
    assert!(line["rank"].as_str().unwrap().parse::<u64>().unwrap() < 360);
}

#[test]
fn a_seed_deals_the_same_boards_for_ever() {
    let deal = |words: &[&str]| {
        let words = [&["scramble", "--seed", "--count", "--count"], words].concat();
        noyes(words).good()
    };
    // A seed may look like a flag.
    let twenty = deal(&["20"]);
    assert_eq!(twenty.lines().count(), 20);
    assert_eq!(deal(&["20"]), twenty);
    assert_eq!(deal(&["20", "--threads", "1"]), twenty);
    let tail: String = twenty.lines().skip(13).map(|line| format!("{line}\n")).collect();
    assert_eq!(deal(&["7", "--start", "13"]), tail);
    assert_ne!(deal(&["20", "--size", "4x5"]), twenty);
    assert_eq!(deal(&["0"]), "");
}

#[test]
fn without_a_seed_a_fresh_one_is_drawn_and_said() {
    let seeds: BTreeSet<String> = (0..3)
        .map(|_| {
            let run = noyes(["scramble", "--count", "2"]);
            let seed = run.stderr.strip_prefix("seed ").unwrap().trim_end().to_owned();
            assert!(seed.len() == 64 && seed.bytes().all(|b| b"0123456789abcdef".contains(&b)));
            assert_eq!(noyes(["scramble", "--count", "2", "--seed", &seed]).good(), run.stdout);
            seed
        })
        .collect();
    assert_eq!(seeds.len(), 3);
    let run = noyes(["scramble", "--json"]);
    assert_eq!(run.stderr, "");
    assert_eq!(run.object()["seed"].as_str().unwrap().len(), 64);
}

#[test]
fn a_fresh_seed_is_said_once_and_only_of_boards_that_are_dealt() {
    let none = noyes(["scramble", "--count", "0"]);
    assert_eq!((none.status, none.stderr.as_str()), (0, ""));
    let refused = noyes(["scramble", "--output", "/nowhere/at/all.txt"]);
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.starts_with("error: cannot write"), "{}", refused.stderr);
    let many = noyes(["scramble", "--start", "5", "--count", "10000"]);
    assert_eq!((many.status, many.stderr.matches("seed ").count()), (0, 1));
}

#[test]
fn all_that_is_dealt_fairly_can_be_solved() {
    for words in [
        &["--size", "4x4"][..],
        &["--size", "3x5", "--goal", "snake"],
        &["--size", "1x6"],
        &["--size", "2x2", "--goal", "3 0/2 1"],
        &["--size", "1x1"],
        &["--size", "4x4", "--blank-square", "home"],
        &["--size", "4x4", "--shuffle", "fisher-yates", "--fix", "swap"],
        &["--size", "4x4", "--shuffle", "sattolo", "--fix", "article"],
        &["--size", "4x4", "--shuffle", "swap-any", "--fix", "reject"],
        &["--size", "4x4", "--shuffle", "legal-slides", "--steps", "7"],
    ] {
        let words = [&["--count", "300", "--seed", "1", "--goal", "blank-last"], words].concat();
        // The last --goal counts; so do the words for the other command.
        let goal = words.iter().rposition(|&word| word == "--goal").unwrap() + 1;
        let deal: Vec<&str> =
            ["scramble"].iter().chain(&words[..4]).chain(&words[6..]).copied().collect();
        let boards = noyes(&deal).good();
        let size = words.iter().position(|&word| word == "--size").unwrap() + 1;
        let check = ["check", "-", "--goal", words[goal], "--size", words[size]];
        let answers = noyes_reading(check, &boards);
        assert_eq!((answers.status, answers.stdout.lines().count()), (0, 300), "{deal:?}");
    }
}

#[test]
fn every_shuffle_by_its_name() {
    for (shuffle, steps, always) in [
        ("uniform", Value::Null, true),
        ("random-slides", 30.into(), true),
        ("legal-slides", 30.into(), true),
        ("no-backtrack-slides", 30.into(), true),
        ("swap-any", Value::Null, false),
        ("sattolo", Value::Null, false),
        ("fisher-yates", Value::Null, false),
        ("floor10", Value::Null, false),
    ] {
        let words = ["scramble", "--seed", "x", "--count", "100", "--json", "--shuffle", shuffle];
        let run = noyes(words);
        // Whatever was dealt, dealing went well.
        assert_eq!(run.status, 0);
        let lines = run.json();
        assert!(lines.iter().all(|line| line["shuffle"] == shuffle && line["steps"] == steps));
        let solvable = lines.iter().filter(|line| line["solvable"] == true).count();
        assert_eq!(solvable == 100, always, "{shuffle}");
        for line in lines {
            assert_eq!(line["rank"].is_null(), line["solvable"] == false);
        }
        for fix in ["swap", "article", "reject"] {
            let run = noyes([&words[..], &["--fix", fix]].concat());
            assert!(run.json().iter().all(|line| line["solvable"] == true && line["fix"] == fix));
        }
    }
}

#[test]
fn the_blank_at_home() {
    let words = ["scramble", "--seed", "h", "--count", "50", "--blank-square", "home", "--json"];
    for more in [&[][..], &["--shuffle", "sattolo"], &["--goal", "blank-first"]] {
        for line in noyes([&words[..], more].concat()).json() {
            let board = line["board"].as_str().unwrap();
            let home = if line["goal"] == "blank-first" {
                board.starts_with("0 ")
            } else {
                board.ends_with(" 0")
            };
            assert!(home, "{line}");
        }
    }
}

#[test]
fn a_goal_that_is_a_board_says_the_size() {
    let line = noyes(["scramble", "--json", "--goal", "1 2 3/4 0 5"]).object();
    assert_eq!((&line["size"], &line["goal"]), (&"3x2".into(), &"1 2 3/4 0 5".into()));
    assert_eq!(noyes(["scramble", "--json"]).object()["size"], "4x4");
}

#[test]
fn boards_by_the_length_of_their_shortest_solution() {
    for (size, range, lengths, drawn) in [
        ("3x3", "20..22", 20..=22, "rejection"),
        ("3x3", "31", 31..=31, "enumeration"),
        ("4x4", "12..13", 12..=13, "enumeration"),
        ("4x4", "50..=52", 50..=52, "rejection"),
        ("4x4", "80", 80..=80, "enumeration"),
    ] {
        let words = ["scramble", "--seed", "l", "--count", "4", "--size", size, "--length", range];
        let lines = noyes([&words[..], &["--json"]].concat()).json();
        assert_eq!(lines.len(), 4);
        for line in &lines {
            assert!(lengths.contains(&line["length"].as_u64().unwrap()), "{line}");
            assert_eq!((&line["drawn"], &line["shuffle"]), (&drawn.into(), &"uniform".into()));
            assert_eq!((&line["metric"], &line["solvable"]), (&"stm".into(), &true.into()));
        }
        let boards: Vec<&str> = lines.iter().map(|line| line["board"].as_str().unwrap()).collect();
        assert_eq!(noyes(words).good(), boards.join("\n") + "\n");
        if range != "80" {
            let solved = noyes_reading(["solve", "-", "--json"], boards.join("\n"));
            for (line, solved) in lines.iter().zip(solved.json()) {
                assert_eq!(line["length"], solved["length"]);
            }
        }
    }
    let words = ["scramble", "--seed", "l", "--size", "3x3", "--length", "14", "--metric", "mtm"];
    let line = noyes([&words[..], &["--json"]].concat()).object();
    assert_eq!((&line["length"], &line["metric"]), (&14.into(), &"mtm".into()));
}

/// What is not uniform says so.
#[test]
fn boards_near_the_hardest_are_labelled() {
    let words = ["scramble", "--seed", "h", "--length", "75..79"];
    let line = noyes([&words[..], &["--json"]].concat()).object();
    assert_eq!(
        (&line["shuffle"], &line["drawn"]),
        (&"near-hardest".into(), &"near-hardest".into())
    );
    let plain = noyes(words);
    assert_eq!(plain.stdout.trim_end(), line["board"]);
    assert!(plain.stderr.starts_with("note: these boards were found near the hardest ones"));
}

#[test]
fn what_cannot_be_dealt() {
    for (expected, words) in [
        ("unknown-shuffle", &["--shuffle", "riffle"][..]),
        ("unknown-fix", &["--fix", "glue"]),
        ("unknown-blank-square", &["--blank-square", "away"]),
        ("steps-without-slides", &["--steps", "3"]),
        ("steps-without-slides", &["--steps", "3", "--shuffle", "sattolo"]),
        ("blank-home-with-slides", &["--shuffle", "legal-slides", "--blank-square", "home"]),
        ("no-repair", &["--size", "1x5", "--shuffle", "fisher-yates", "--fix", "swap"]),
        ("no-repair", &["--size", "5x1", "--shuffle", "swap-any", "--fix", "article"]),
        ("never-solvable", &["--size", "1x9", "--shuffle", "fisher-yates", "--fix", "reject"]),
        (
            "never-solvable",
            &["--size", "3x3", "--shuffle", "sattolo", "--fix", "reject", "--blank-square", "home"],
        ),
        ("bad-size", &["--size", "4"]),
        ("empty-size", &["--size", "0x4"]),
        ("size-too-large", &["--size", "2000x2000"]),
        ("unknown-goal", &["--goal", "upside-down"]),
        ("unknown-goal", &["--goal", "snake2"]),
        ("not-a-number", &["--goal", "1 2/x 0"]),
        ("index-too-large", &["--start", "281474976710656"]),
        ("index-too-large", &["--start", "281474976710655", "--count", "2"]),
        (
            "index-too-large",
            &["--start", "18446744073709551615", "--count", "18446744073709551615"],
        ),
        ("bad-threads", &["--threads", "0"]),
        ("bad-threads", &["--threads", "many"]),
        ("usage", &["--count", "-1"]),
        ("usage", &["--count", "1.5"]),
        ("bad-length", &["--length", "short"]),
        ("bad-length", &["--length", "10.."]),
        ("bad-length", &["--length", "10-20"]),
        ("empty-range", &["--length", "20..10", "--size", "3x3"]),
        ("length-not-feasible", &["--length", "32..40", "--size", "3x3"]),
        ("length-not-feasible", &["--length", "81..90"]),
        ("length-not-feasible", &["--length", "10..20", "--size", "10x10"]),
        ("usage", &["--length", "10..20", "--shuffle", "sattolo"]),
        ("usage", &["--length", "10..20", "--fix", "swap"]),
        ("usage", &["--metric", "stm"]),
        ("usage", &["extra"]),
    ] {
        let words = [&["scramble"], words].concat();
        let plain = noyes(&words);
        assert_eq!((plain.status, plain.stdout.as_str()), (2, ""), "{words:?}");
        assert!(plain.stderr.starts_with("error: "), "{plain:?}");
        let json = noyes([&words[..], &["--json"]].concat());
        // What follows on the usage names the flags that were given.
        let first = |text: &str| text.lines().next().map(str::to_owned);
        assert_eq!((json.status, first(&json.stderr)), (2, first(&plain.stderr)), "{words:?}");
        let object: Value = serde_json::from_str(&json.stdout).unwrap();
        assert_eq!((code(&object), &object["line"]), (expected, &Value::Null), "{words:?}");
    }
    let last = noyes(["scramble", "--start", "281474976710655", "--seed", "", "--count", "1"]);
    assert_eq!(last.good().lines().count(), 1);
}
