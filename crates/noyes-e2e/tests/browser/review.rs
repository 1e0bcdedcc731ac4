//! The review of a game: how far it was to the goal after every move.

use std::process::Command;

use noyes_e2e::Visit;
use serde_json::{Value, json};

use crate::board::board;

/// Asks a thread of its own about the distances during games, one after the other.
const ASK: &str = "const [games, done] = arguments;
(async () => {
    const boot = document.querySelector('script[type=module]').src;
    const name = (await (await fetch(boot)).text()).match(/worker-[0-9a-f]+\\.js/)[0];
    const worker = new Worker(new URL(name, boot), { type: 'module' });
    const ask = ([board, moves], id) => new Promise(resolve => {
        const from = performance.now();
        const answer = { distances: [] };
        worker.onmessage = ({ data }) => {
            const advice = JSON.parse(data);
            const after = performance.now() - from;
            if (advice.ready) answer.ready = after;
            if (advice.error) resolve(advice);
            if (advice.distance) {
                const { at, least, most } = advice.distance;
                answer.distances[at] = [least, most];
            }
            if (advice.finished) resolve({ ...answer, took: after });
        };
        worker.postMessage(JSON.stringify({
            id, size: '4x4', goal: 'blank-last', board, milliseconds: 20000,
            want: { distances: { moves } },
        }));
    });
    const answers = [];
    for (const [id, game] of games.entries()) answers.push(await ask(game, id));
    worker.terminate();
    done(answers);
})()";

/// What the program prints, line by line.
fn lines(arguments: &[&str]) -> Vec<Value> {
    let program = std::env::var_os("NOYES_PROGRAM").expect("cargo xtask test names the program");
    let output = Command::new(program).args(arguments).output().expect("the program runs");
    let text = String::from_utf8(output.stdout).expect("what it prints is text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The figures of the documentation: how long all distances of games take that people might have
/// played: lessons with 150 moves and more. The bounds leave room for machines that are slower or
/// busy; look at the figures with `--nocapture`.
#[test]
fn the_distances_of_a_long_game_take_seconds() {
    let dealt = lines(&["scramble", "--count", "300", "--seed", "long games", "--json"]);
    let boards: Vec<&str> = dealt.iter().filter_map(|line| line["board"].as_str()).collect();
    let solved = lines(&[&["solve", "--quality", "teach", "--json"], boards.as_slice()].concat());
    let mut games: Vec<Value> = solved
        .iter()
        .filter(|line| line["length"].as_u64() >= Some(125))
        .map(|line| json!([line["board"], line["solution"]]))
        .collect();
    games.truncate(8);
    assert_eq!(games.len(), 8, "of 300 lessons");
    let answers = Visit::desktop().run(async |page| {
        board(page).await?;
        let answers = page.driver().execute_async(ASK, vec![json!(games)]).await?;
        Ok(answers.json().as_array().cloned().unwrap_or_default())
    });
    let mut took = Vec::new();
    for answer in &answers {
        let distances = answer["distances"].as_array().expect("distances");
        assert!(distances.iter().all(|both| both[0] == both[1]), "{answer}");
        assert_eq!(distances.last(), Some(&json!([0, 0])));
        let moves = distances.len() - 1;
        let milliseconds = answer["took"].as_f64().unwrap_or(f64::MAX);
        println!(
            "{moves} moves from {}: {milliseconds:.0} ms (tables after {:.0} ms)",
            distances[0][0],
            answer["ready"].as_f64().unwrap_or_default(),
        );
        took.push(milliseconds);
    }
    let most = took.iter().copied().fold(0.0, f64::max);
    assert!(most < 20_000.0, "{most} ms");
}
