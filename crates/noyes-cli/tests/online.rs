//! `noyes serve` with the online game, as a program: what it has acknowledged is there after it was
//! killed, whenever that was.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use noyes::{Board, Goal, Layout, Size};
use noyes_solver::{Limits, Options, Solver};
use serde_json::{Value, json};

/// How often the server is killed.
const KILLS: usize = 50;

/// How many players send results meanwhile.
const PLAYERS: usize = 3;

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let store = format!("sqlite:{}", folder.join("store.sqlite3").display());
        // A write beyond a limit is to be an error, as on a full disk, and not the end.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_noyes")])
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--store", &store])
            .env("NOYES_CACHE", folder.join("cache"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("noyes is at http://").expect("an address");
        Server { address: address.trim_end_matches('/').to_owned(), child }
    }

    /// SIGKILL: it has no say in it.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A browser that keeps its cookie.
struct Player {
    cookie: String,
    /// Results that were acknowledged.
    known: BTreeSet<String>,
    /// A result that was sent, and no answer came.
    open: Option<(String, Value)>,
}

/// The status and the body, or nothing if the server has gone.
fn ask(
    address: &str,
    cookie: &str,
    method: &str,
    path: &str,
    body: &str,
) -> Option<(u16, String, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
    // Half an answer is none.
    (body.len() == length.parse::<usize>().ok()?)
        .then(|| (status, head.to_owned(), body.to_owned()))
}

impl Player {
    fn new(address: &str) -> Player {
        let (status, head, _) = ask(address, "", "POST", "/api/v1/me", "{}").unwrap();
        assert_eq!(status, 200);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Player { cookie, known: BTreeSet::new(), open: None }
    }

    /// Has a board dealt and sends its solution in; nothing if the server has gone meanwhile.
    fn play(&mut self, address: &str, solver: &Solver) -> Option<()> {
        self.deal(address, solver)?;
        self.send(address, 201)
    }

    /// Has a board dealt, and solves it; the record is what is to be sent.
    fn deal(&mut self, address: &str, solver: &Solver) -> Option<String> {
        let (status, _, deal) =
            ask(address, &self.cookie, "POST", "/api/v1/deals", r#"{"size":"2x2"}"#)?;
        assert_eq!(status, 201, "{deal}");
        let deal: Value = serde_json::from_str(&deal).unwrap();
        let board: Board = deal["board"].as_str().unwrap().parse().unwrap();
        let solution = solver.solve(&board, &Limits::default()).unwrap();
        let moves: Vec<Value> =
            solution.moves.moves().map(|direction| json!([direction.letter(), 0])).collect();
        let record = json!({
            "v": 1, "board": deal["board"], "goal": "blank-last", "size": "2x2", "metric": "stm",
            "moves": moves, "assisted": false, "control": "keyboard", "deal": deal["deal"],
        });
        let text = record.to_string();
        self.open = Some((deal["id"].as_str().unwrap().to_owned(), record));
        Some(text)
    }

    fn send(&mut self, address: &str, expected: u16) -> Option<()> {
        let (_, record) = self.open.as_ref()?;
        let (status, _, body) =
            ask(address, &self.cookie, "POST", "/api/v1/results", &record.to_string())?;
        assert!(
            status == expected || (expected == 0 && matches!(status, 200 | 201)),
            "{status} {body}"
        );
        let (id, _) = self.open.take()?;
        self.known.insert(id);
        Some(())
    }

    /// All results that the server has of this player.
    fn results(&self, address: &str) -> Vec<String> {
        let (mut results, mut cursor) = (Vec::new(), String::new());
        loop {
            let path = format!("/api/v1/me/results?limit=100{cursor}");
            let (_, _, page) = ask(address, &self.cookie, "GET", &path, "").unwrap();
            let page: Value = serde_json::from_str(&page).unwrap();
            let items = page["items"].as_array().unwrap();
            results.extend(items.iter().map(|item| item["id"].as_str().unwrap().to_owned()));
            match page["next"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return results,
            }
        }
    }
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let folder = tempfile::tempdir().unwrap();
    let goal = Goal::new(Size::new(2, 2).unwrap(), Layout::BlankLast);
    let solver = Solver::new(&goal, Options::default());
    let server = Server::start(folder.path());
    let players: Vec<Mutex<Player>> =
        (0..PLAYERS).map(|_| Mutex::new(Player::new(&server.address))).collect();
    server.kill();
    for kill in 0..KILLS {
        let server = Server::start(folder.path());
        let address = server.address.clone();
        let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for player in &players {
                let (stop, done, address, solver) = (&stop, &done, &address, &solver);
                scope.spawn(move || {
                    let mut player = player.lock().unwrap();
                    // What was not answered is sent again: it may have been recorded or not.
                    player.send(address, 0);
                    while !stop.load(Ordering::Relaxed) && player.play(address, solver).is_some() {
                        done.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
            // In the middle of the load, each time after another number of results.
            while done.load(Ordering::Relaxed) < kill % 7 {
                std::thread::yield_now();
            }
            server.kill();
            stop.store(true, Ordering::Relaxed);
        });
    }
    let server = Server::start(folder.path());
    let mut recorded = 0;
    for player in &players {
        let mut player = player.lock().unwrap();
        player.send(&server.address, 0);
        let results = player.results(&server.address);
        let distinct: BTreeSet<String> = results.iter().cloned().collect();
        assert_eq!(distinct.len(), results.len(), "a result is there twice");
        assert_eq!(distinct, player.known, "what was acknowledged is what is there");
        recorded += results.len();
    }
    assert!(recorded > KILLS, "{recorded} results are no load");
    server.kill();
}

/// A disk that takes no more: answers say so, nothing that was acknowledged is lost, and when there
/// is room again the same server goes on.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_recovered_from() {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};

    let folder = tempfile::tempdir().unwrap();
    let goal = Goal::new(Size::new(2, 2).unwrap(), Layout::BlankLast);
    let solver = Solver::new(&goal, Options::default());
    let server = Server::start(folder.path());
    let mut player = Player::new(&server.address);
    player.play(&server.address, &solver).unwrap();
    let limit = |most| {
        let process = Pid::from_raw(i32::try_from(server.child.id()).unwrap());
        prlimit(process, Resource::Fsize, Rlimit { current: most, maximum: None }).unwrap();
    };
    limit(Some(600_000));
    let refused = loop {
        let deal = player.deal(&server.address, &solver).unwrap();
        let (status, _, body) =
            ask(&server.address, &player.cookie, "POST", "/api/v1/results", &deal).unwrap();
        if status != 201 {
            break (status, serde_json::from_str::<Value>(&body).unwrap());
        }
        player.known.insert(player.open.take().unwrap().0);
    };
    assert_eq!((refused.0, &refused.1["code"]), (503, &json!("store-unavailable")));
    let read = ask(&server.address, &player.cookie, "GET", "/api/v1/me", "").unwrap();
    assert_eq!(read.0, 200);
    limit(None);
    player.send(&server.address, 201).unwrap();
    let results: BTreeSet<String> = player.results(&server.address).into_iter().collect();
    assert_eq!(results, player.known);
    server.kill();
}

fn noyes(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_noyes"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn results_are_dumped_copied_and_verified_offline() {
    let folder = tempfile::tempdir().unwrap();
    let goal = Goal::new(Size::new(2, 2).unwrap(), Layout::BlankLast);
    let solver = Solver::new(&goal, Options::default());
    let server = Server::start(folder.path());
    let mut player = Player::new(&server.address);
    for _ in 0..3 {
        player.play(&server.address, &solver).unwrap();
    }
    let about = ask(&server.address, "", "GET", "/api/v1/server", "").unwrap().2;
    let key = serde_json::from_str::<Value>(&about).unwrap()["key"].as_str().unwrap().to_owned();
    let one = player.known.first().unwrap();
    let proof =
        ask(&server.address, "", "GET", &format!("/api/v1/results/{one}/proof"), "").unwrap().2;

    // The copy is made while the server runs.
    let copy = folder.path().join("copy.sqlite3");
    let store = format!("sqlite:{}", folder.path().join("store.sqlite3").display());
    let backup = noyes(&["serve", "backup", copy.to_str().unwrap(), "--store", &store], "");
    assert_eq!(backup, (Some(0), String::new()));
    let copied = format!("sqlite:{}", copy.display());
    let (status, dump) = noyes(&["dump", "--store", &copied], "");
    assert_eq!((status, dump.lines().count()), (Some(0), 3));
    let table = folder.path().join("results.parquet");
    let written = noyes(&["dump", "--store", &store, "--output", table.to_str().unwrap()], "");
    assert_eq!(written.0, Some(0));
    assert!(std::fs::read(&table).unwrap().starts_with(b"PAR1"));
    server.kill();

    for text in [&dump, &proof] {
        let (status, lines) = noyes(&["review", "--verify", "--json", "--key", &key, "-"], text);
        assert_eq!(status, Some(0), "{lines}");
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            assert_eq!((&line["verified"], &line["key"]), (&json!(true), &json!(key)));
        }
    }
    let altered = proof.replace("\"control\":\"keyboard\"", "\"control\":\"touch\"");
    let other_key = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
    let bare = proof.split(",\"deal\"").next().unwrap().to_owned() + "}";
    for (text, key, code) in [
        (&altered, &*key, "bad-proof"),
        (&proof, other_key, "bad-signature"),
        (&bare, &*key, "bad-signature"),
    ] {
        let (status, lines) = noyes(&["review", "--verify", "--json", "--key", key, "-"], text);
        let line: Value = serde_json::from_str(&lines).unwrap();
        assert_eq!((status, &line["problem"]["code"]), (Some(1), &json!(code)), "{lines}");
    }
    let nothing = noyes(&["dump", "--store", "sqlite:/nowhere/at/all"], "");
    assert_eq!(nothing.0, Some(2));
}
