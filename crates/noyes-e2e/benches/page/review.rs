//! How long all distances of a game take.

use noyes_e2e::{Visit, noyes};
use serde_json::{Value, json};

use crate::{Figure, board, middle_and_most};

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

/// Slides without thought: the blank walks about, and never straight back.
fn wander(board: &str, moves: usize, mut chance: usize) -> String {
    let tiles: Vec<&str> = board.split(['/', ' ']).collect();
    let blank = tiles.iter().position(|&tile| tile == "0").expect("a blank");
    let (mut column, mut row) = (blank % 4, blank / 4);
    let mut walk = String::new();
    while walk.len() < moves {
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Where the blank goes, the tile comes from.
        let (letter, back, dx, dy) =
            [('U', 'D', 0, 1), ('D', 'U', 0, -1), ('L', 'R', 1, 0), ('R', 'L', -1, 0)]
                [chance >> 62];
        let next = (column.checked_add_signed(dx), row.checked_add_signed(dy));
        if let (Some(x @ 0..4), Some(y @ 0..4)) = next
            && !walk.ends_with(back)
        {
            (column, row) = (x, y);
            walk.push(letter);
        }
    }
    walk
}

/// All distances of games that people might have played: sixty moves without a plan, then a lesson's.
pub(crate) fn distances() -> Vec<Figure> {
    let text = |lines: Vec<Value>, name: &str| lines[0][name].as_str().expect("a text").to_owned();
    let dealt = noyes(&["scramble", "--count", "6", "--seed", "long games"]);
    let games: Vec<Value> = (0..)
        .zip(&dealt)
        .map(|(number, line)| {
            let board = line["board"].as_str().expect("a board");
            let walk = wander(board, 60, number);
            let there = text(noyes(&["apply", board, &walk]), "board");
            let lesson = text(noyes(&["solve", "--quality", "teach", &there]), "solution");
            json!([board, format!("{walk} {lesson}")])
        })
        .collect();
    assert_eq!(games.len(), 6);
    let answers = Visit::desktop().run(async |page| {
        board(page).await?;
        let answers = page.driver().execute_async(ASK, vec![json!(games)]).await?;
        Ok(answers.json().as_array().cloned().unwrap_or_default())
    });
    let (mut took, mut moves) = (Vec::new(), Vec::new());
    for answer in &answers {
        let distances = answer["distances"].as_array().expect("distances");
        assert!(distances.iter().all(|both| both[0] == both[1]), "{answer}");
        assert_eq!(distances.last(), Some(&json!([0, 0])));
        moves.push((distances.len() - 1) as f64);
        took.push(answer["took"].as_f64().expect("a figure"));
    }
    // The first one has the module loaded, and the tables built.
    let first = took[0];
    let ((middle, most), (moves, _)) = (middle_and_most(took), middle_and_most(moves));
    vec![
        ("moves", moves, "moves"),
        ("first", first, "ms"),
        ("median", middle, "ms"),
        ("most", most, "ms"),
    ]
}
