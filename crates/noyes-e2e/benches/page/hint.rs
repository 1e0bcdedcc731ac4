//! How soon a hint is there.

use noyes_e2e::thirtyfour::error::WebDriverError;
use noyes_e2e::{Visit, noyes};
use serde_json::{Value, json};

use crate::{Figure, board, middle_and_most};

/// Presses the key, and waits for the frame that has the ring: the milliseconds, and the hinted tile.
const HINT: &str = "const [done] = arguments;
const from = performance.now();
document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', code: 'KeyH', bubbles: true }));
requestAnimationFrame(function frame() {
    const tile = document.querySelector('.tile.hinted');
    if (!tile) return requestAnimationFrame(frame);
    done([performance.now() - from, tile.getAttribute('aria-label')]);
});";

/// The tiles as they stand.
const TILES: &str = "[...document.querySelectorAll('.board .tile:not([hidden])')]
    .map(tile => tile.getAttribute('aria-label')).join(' ')";

const BOARDS: usize = 25;

fn dealt(count: usize) -> Vec<String> {
    let boards = noyes(&["scramble", "--count", &count.to_string(), "--seed", "hints"]);
    boards.iter().map(|line| line["board"].as_str().expect("a board").to_owned()).collect()
}

/// The length of a shortest solution.
fn length(boards: &[String]) -> Vec<u64> {
    let words: Vec<&str> = ["solve"].into_iter().chain(boards.iter().map(String::as_str)).collect();
    noyes(&words).iter().map(|line| line["length"].as_u64().expect("a length")).collect()
}

/// The board after a tile beside the blank has slid.
fn slid(board: &str, tile: &str) -> String {
    let (mark, blank) = ("*", "0");
    let swap = |word: &str, from: &str, to: &str| -> String {
        let rows = word.split('/').map(|row| {
            let tiles = row.split(' ').map(|it| if it == from { to } else { it });
            tiles.collect::<Vec<_>>().join(" ")
        });
        rows.collect::<Vec<_>>().join("/")
    };
    swap(&swap(&swap(board, blank, mark), tile, blank), mark, tile)
}

/// From the key to the ring on dealt boards, while the tables are there: what a player waits.
pub(crate) fn from_key_to_ring() -> Vec<Figure> {
    let boards = dealt(BOARDS);
    let hints: Vec<(f64, String)> = Visit::desktop().run(async |page| {
        board(page).await?;
        let mut hints = Vec::new();
        for text in &boards {
            let address = format!("/#board={}", text.replace(' ', "-").replace('/', "."));
            page.goto(&address).await?;
            let tiles = text.replace(['/', ' '], " ").replace(" 0 ", " ");
            let tiles = tiles.trim_start_matches("0 ").trim_end_matches(" 0");
            page.until(&format!("{TILES} === '{tiles}'")).await?;
            let hint = page.driver().execute_async(HINT, Vec::new()).await?.json().clone();
            hints.push(serde_json::from_value(hint)?);
        }
        Ok::<_, WebDriverError>(hints)
    });
    let after: Vec<String> =
        boards.iter().zip(&hints).map(|(board, (_, tile))| slid(board, tile)).collect();
    for (before, after) in length(&boards).into_iter().zip(length(&after)) {
        assert_eq!(after + 1, before, "a hint that leads away");
    }
    // The first one has the tables built.
    let first = hints[0].0;
    let (middle, most) = middle_and_most(hints[1..].iter().map(|hint| hint.0).collect());
    vec![("first", first, "ms"), ("median", middle, "ms"), ("most", most, "ms")]
}

/// Asks a thread of its own about boards, one after the other.
const ASK: &str = "const [boards, done] = arguments;
(async () => {
    const boot = document.querySelector('script[type=module]').src;
    const name = (await (await fetch(boot)).text()).match(/worker-[0-9a-f]+\\.js/)[0];
    const worker = new Worker(new URL(name, boot), { type: 'module' });
    const ask = (board, id) => new Promise(resolve => {
        const from = performance.now();
        let ready = 0;
        worker.onmessage = ({ data }) => {
            const advice = JSON.parse(data);
            if (advice.ready) ready = advice.ready.seconds * 1000;
            if (advice.error) resolve(advice);
            if (advice.solution) resolve({
                ready, optimal: advice.solution.optimal, took: performance.now() - from - ready,
            });
        };
        worker.postMessage(JSON.stringify(
            { id, size: '4x4', goal: 'blank-last', board, milliseconds: null }));
    });
    const answers = [];
    for (const [id, board] of boards.entries()) answers.push(await ask(board, id));
    worker.terminate();
    done(answers);
})()";

/// The solver in a thread of its own, without the page: from the question to the answer.
pub(crate) fn answers() -> Vec<Figure> {
    let boards = dealt(200);
    let answers = Visit::desktop().run(async |page| {
        board(page).await?;
        let answers = page.driver().execute_async(ASK, vec![json!(boards)]).await?;
        Ok(answers.json().as_array().cloned().unwrap_or_default())
    });
    assert_eq!(answers.len(), boards.len());
    assert!(answers.iter().all(|answer| answer["optimal"] == json!(true)), "{answers:?}");
    let figure = |answer: &Value, name: &str| answer[name].as_f64().expect("a figure");
    // The first one has the module loaded and compiled as well.
    let took: Vec<f64> = answers.iter().skip(1).map(|answer| figure(answer, "took")).collect();
    let mean = took.iter().sum::<f64>() / took.len() as f64;
    let (middle, most) = middle_and_most(took);
    let ready = figure(&answers[0], "ready");
    vec![
        ("ready", ready, "ms"),
        ("mean", mean, "ms"),
        ("median", middle, "ms"),
        ("most", most, "ms"),
    ]
}
