//! `noyes review`.

use crate::program::{code, noyes_reading};

const GOOD: &str = r#"{"v":1,"board":"1 2 3/4 5 6/7 0 8","goal":"blank-last","size":"3x3","metric":"stm","moves":[["R",0],["L",700],["L",900]],"assisted":false,"control":"mouse"}"#;

fn journal_line(id: &str, outcome: &str, moves: &str) -> String {
    let replay = GOOD.replace(r#"[["R",0],["L",700],["L",900]]"#, moves);
    format!(
        r#"{{"v":1,"kind":"solve","id":"{id}","at":5,"challenge":"free","outcome":"{outcome}","time":900,"inspected":0,"interrupted":false,"repeated":false,"replays":[{replay}]}}"#
    )
}

#[test]
fn one_bad_line_does_not_stop_the_others() {
    let elsewhere = GOOD.replace(r#",["L",900]"#, "");
    let earlier = GOOD.replace("900", "600");
    let won = journal_line("a", "solved", r#"[["L",900]]"#);
    let given_up = journal_line("b", "given-up", r#"[["R",900]]"#);
    let forget = r#"{"v":1,"kind":"forget","id":"a"}"#;
    let input = [GOOD, "{", &elsewhere, &earlier, &won, &given_up, forget, "", GOOD].join("\n");
    let run = noyes_reading(["review", "-", "--json"], input);
    let lines = run.json();
    let numbers: Vec<_> = lines.iter().map(|line| line["line"].as_u64().unwrap()).collect();
    assert_eq!((run.status, numbers), (2, vec![1, 2, 3, 4, 5, 6, 9]));
    assert_eq!(code(&lines[1]), "bad-replay");
    let verified: Vec<_> = lines.iter().map(|line| line["verified"].as_bool()).collect();
    let expected = [Some(true), None, Some(false), Some(false), Some(true), Some(true), Some(true)];
    assert_eq!(verified, expected);
    assert_eq!(lines[2]["problem"]["code"], "not-solved");
    assert_eq!(
        (&lines[3]["problem"]["code"], &lines[3]["problem"]["at"]),
        (&"time-order".into(), &2.into())
    );
    assert_eq!((&lines[4]["optimal"], &lines[4]["efficiency"]), (&1.into(), &1.0.into()));
    // A game that was given up is as recorded, and was no nearer to its goal.
    assert_eq!((&lines[5]["optimal"], &lines[5]["blunders"][0]["cost"]), (&1.into(), &2.into()));
}

#[test]
fn a_failed_verification_ends_with_one() {
    let illegal = GOOD.replace("\"L\",900", "\"U\",900");
    for words in [&["review", "-"][..], &["review", "-", "--verify"]] {
        assert_eq!(noyes_reading(words, format!("{GOOD}\n{illegal}\n")).status, 1);
        assert_eq!(noyes_reading(words, GOOD).status, 0);
    }
    let run = noyes_reading(["review", "-", "--verify", "--json"], GOOD);
    let line = run.object();
    assert_eq!((&line["moves"], &line["optimal"]), (&3.into(), &serde_json::Value::Null));
}
