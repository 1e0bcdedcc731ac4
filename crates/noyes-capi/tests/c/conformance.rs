//! The suite of testdata/, asked from C.

use std::{fs, process::Command};

use toml::{Table, Value};

use crate::library::{Link, ask, compile, package, workspace};

/// The cases of a file of the suite.
fn cases(file: &str, key: &str) -> Vec<Table> {
    let text = fs::read_to_string(workspace().join("testdata").join(file)).unwrap();
    let suite: Table = toml::from_str(&text).unwrap();
    let cases: Vec<Table> = suite[key].clone().try_into().unwrap();
    assert!(!cases.is_empty(), "{file} has no cases");
    cases
}

/// A question with those of a case's arguments that are there, and others.
fn question(call: &str, case: &Table, keys: &[&str], more: &[(&str, String)]) -> String {
    let mut line = call.to_owned();
    let own = keys.iter().filter_map(|&key| Some((key, plain(case.get(key)?))));
    for (key, value) in own.chain(more.iter().cloned()) {
        line += &format!("\t{key}={}", encoded(&value));
    }
    line + "\n"
}

/// Without what parts lines and fields: `%XX` stands for such a byte, in questions and answers.
fn encoded(text: &str) -> String {
    let encode = |letter: char| match letter {
        '%' | '\0'..' ' => format!("%{:02X}", u32::from(letter)),
        letter => letter.to_string(),
    };
    text.chars().map(encode).collect()
}

fn decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (digits, rest) = part.split_at(2);
        text + &char::from(u8::from_str_radix(digits, 16).unwrap()).to_string() + rest
    })
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Numbers or words, parted by spaces.
fn words(value: &Value) -> String {
    value.as_array().unwrap().iter().map(plain).collect::<Vec<_>>().join(" ")
}

/// What C answers to each question; `None` where there is no compiler.
fn answers(name: &str, questions: Vec<String>) -> Option<Vec<Vec<String>>> {
    let source = package().join("tests/c/programs/conformance.c");
    let program = compile(name, &[&source], Link::Static, &[])?;
    let count = questions.len();
    let text = ask(&mut Command::new(program), questions.concat());
    let answers: Vec<Vec<String>> =
        text.lines().map(|line| line.split('\t').map(decoded).collect()).collect();
    assert_eq!(answers.len(), count);
    Some(answers)
}

const DEAL: [&str; 8] =
    ["size", "goal", "seed", "shuffle", "steps", "fix", "blank_square", "start"];

#[test]
fn deals() {
    const COUNT: usize = 2;
    let cases = cases("deals.toml", "deal");
    let questions = cases.iter().map(|case| {
        let index = case["index"].as_integer().unwrap() as u64;
        // After the last one there is none.
        let count = if index + 1 < 1 << 48 { COUNT } else { 1 };
        let more = [("start", index.to_string()), ("count", count.to_string())];
        question("scramble", case, &DEAL[..7], &more)
    });
    let Some(answers) = answers("conformance-deals", questions.collect()) else { return };
    for (case, answer) in cases.iter().zip(answers) {
        assert_eq!((&*answer[0], &*answer[1]), ("ok", plain(&case["board"]).as_str()), "{case:?}");
        assert_eq!(answer[2], plain(&case["seed"]));
        // The first of the bulk is the same, and the second is the next deal where that is known.
        assert_eq!(answer[4], answer[1]);
        let index = case["index"].as_integer().unwrap();
        let next = cases.iter().find(|next| {
            let same = |key: &str| next.get(key) == case.get(key);
            DEAL.iter().all(|key| same(key)) && next["index"].as_integer() == Some(index + 1)
        });
        if let Some(next) = next {
            assert_eq!(answer[5], plain(&next["board"]));
        }
    }
}

#[test]
fn ranks() {
    let cases = cases("ranks.toml", "rank");
    let questions =
        cases.iter().map(|case| question("explain", case, &["board", "size", "goal"], &[]));
    let Some(answers) = answers("conformance-ranks", questions.collect()) else { return };
    for (case, answer) in cases.iter().zip(answers) {
        let squares = plain(&case["board"]).split([' ', '/']).count();
        let rank = if squares <= 64 { plain(&case["rank"]) } else { "null".to_owned() };
        assert_eq!((&*answer[0], answer[8].as_str()), ("ok", rank.as_str()), "{case:?}");
    }
}

#[test]
fn verdicts() {
    let cases = cases("verdicts.toml", "verdict");
    let questions =
        cases.iter().map(|case| question("explain", case, &["board", "size", "goal"], &[]));
    let Some(answers) = answers("conformance-verdicts", questions.collect()) else { return };
    for (case, answer) in cases.iter().zip(answers) {
        let expected = [
            "ok".to_owned(),
            plain(&case["goal"]),
            i32::from(case["solvable"].as_bool().unwrap()).to_string(),
            words(&case["inversions"]),
            plain(&case["inversion_sum"]),
            plain(&case["blank_row_from_bottom"]),
            plain(&case["rule"]),
            case.get("repair").map_or("0 0".to_owned(), words),
        ];
        assert_eq!(answer[..8], expected);
        assert_eq!(answer[9], plain(&case["explanation"]));
        // The text of JSON says the same.
        let json: serde_json::Value = serde_json::from_str(&answer[10]).unwrap();
        assert_eq!(json["explanation"], answer[9]);
        assert_eq!(json["inversion_sum"].to_string(), answer[4]);
    }
}

#[test]
fn algorithms() {
    let cases = cases("algorithms.toml", "algorithm");
    let questions =
        cases.iter().map(|case| question("apply", case, &["board", "size", "moves"], &[]));
    let Some(answers) = answers("conformance-algorithms", questions.collect()) else { return };
    for (case, answer) in cases.iter().zip(answers) {
        assert_eq!(answer[..2], ["ok".to_owned(), plain(&case["result"])], "{case:?}");
    }
}

#[test]
fn solutions() {
    let cases = cases("solutions.toml", "solution");
    let ask = |call| {
        let keys = ["board", "size", "goal", "metric"];
        cases.iter().map(move |case| question(call, case, &keys, &[])).collect::<Vec<_>>()
    };
    let questions: Vec<_> =
        ask("hint").into_iter().zip(ask("solve")).flat_map(|(hint, solve)| [hint, solve]).collect();
    let Some(answers) = answers("conformance-solutions", questions) else { return };
    for (case, answers) in cases.iter().zip(answers.chunks(2)) {
        let length = plain(&case["length"]);
        let mut moves: Vec<&str> =
            answers[0][4].split(' ').filter(|text| !text.is_empty()).collect();
        moves.sort_unstable();
        assert_eq!(answers[0][..4], ["ok", &length, &length, "1"], "{case:?}");
        assert_eq!(moves.join(" "), words(&case["moves"]), "{case:?}");
        // The last one: the solution, applied, gives the goal.
        assert_eq!(answers[1][..4], ["ok", &length, &length, "1"], "{case:?}");
        assert_eq!(answers[1][5], "1", "{case:?}");
    }
}

#[test]
fn errors() {
    let cases = cases("errors.toml", "error");
    let keys = ["board", "moves", "metric", "quality"];
    let questions = cases.iter().map(|case| {
        question(case["call"].as_str().unwrap(), case, &[&DEAL[..], &keys[..]].concat(), &[])
    });
    let Some(answers) = answers("conformance-errors", questions.collect()) else { return };
    for (case, answer) in cases.iter().zip(answers) {
        let at = case.get("at").map_or("-1".to_owned(), plain);
        assert_eq!(answer[..3], ["error".to_owned(), plain(&case["code"]), at], "{case:?}");
        assert_eq!(answer[4], plain(&case["message"]), "{case:?}");
    }
}
