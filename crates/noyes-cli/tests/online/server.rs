//! The program as a server, and players who speak to it.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use noyes::{Board, Goal, Layout, Size};
use noyes_solver::{Limits, Options, Quality, Solver};
use serde_json::{Value, json};

pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
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
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM: it is asked to end.
    pub(crate) fn terminate(&self) {
        let process = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
    }
}

/// Waits for something that a server does by itself; a minute is an eternity.
pub(crate) fn until(mut done: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < end, "waited in vain");
        std::thread::yield_now();
    }
}

/// A test that fails leaves none behind.
impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A browser that keeps its cookie.
pub(crate) struct Player {
    pub(crate) cookie: String,
    /// Results that were acknowledged.
    pub(crate) known: BTreeSet<String>,
    /// A result that was sent, and no answer came.
    pub(crate) open: Option<(String, Value)>,
}

/// A request of JSON, as it is sent.
pub(crate) fn request(
    address: &str,
    cookie: &str,
    method: &str,
    path: &str,
    body: &str,
    more: &str,
) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n{more}\r\n{body}",
        body.len()
    )
}

/// The status, the head and the body of an answer that is whole.
pub(crate) fn answer(text: &str) -> Option<(u16, String, String)> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
    (body.len() == length.parse::<usize>().ok()?)
        .then(|| (status, head.to_owned(), body.to_owned()))
}

/// What is answered, or nothing if the server has gone.
pub(crate) fn ask(
    address: &str,
    cookie: &str,
    method: &str,
    path: &str,
    body: &str,
) -> Option<(u16, String, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(request(address, cookie, method, path, body, "").as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    // Half an answer is none.
    answer(&text)
}

/// A solver of boards with this many columns and rows, which need not be short.
pub(crate) fn solver(side: u32) -> Solver {
    let goal = Goal::new(Size::new(side, side).unwrap(), Layout::BlankLast);
    Solver::new(&goal, Options { quality: Quality::Fast, ..Options::default() })
}

impl Player {
    pub(crate) fn new(address: &str) -> Player {
        let (status, head, _) = ask(address, "", "POST", "/api/v1/me", "{}").unwrap();
        assert_eq!(status, 200);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Player { cookie, known: BTreeSet::new(), open: None }
    }

    /// Has a board dealt and sends its solution in; nothing if the server has gone meanwhile.
    pub(crate) fn play(&mut self, address: &str, solver: &Solver) -> Option<()> {
        self.deal(address, solver)?;
        self.send(address, 201)
    }

    /// Has a board of the solver's size dealt, and solves it; the record is what is to be sent.
    pub(crate) fn deal(&mut self, address: &str, solver: &Solver) -> Option<String> {
        let size = solver.goal().size().to_string();
        let wanted = json!({ "size": size }).to_string();
        let (status, _, deal) = ask(address, &self.cookie, "POST", "/api/v1/deals", &wanted)?;
        assert_eq!(status, 201, "{deal}");
        let deal: Value = serde_json::from_str(&deal).unwrap();
        let board: Board = deal["board"].as_str().unwrap().parse().unwrap();
        let solution = solver.solve(&board, &Limits::default()).unwrap();
        let moves: Vec<Value> =
            solution.moves.moves().map(|direction| json!([direction.letter(), 0])).collect();
        let record = json!({
            "v": 1, "board": deal["board"], "goal": "blank-last", "size": size, "metric": "stm",
            "moves": moves, "assisted": false, "control": "keyboard", "deal": deal["deal"],
        });
        let text = record.to_string();
        self.open = Some((deal["id"].as_str().unwrap().to_owned(), record));
        Some(text)
    }

    pub(crate) fn send(&mut self, address: &str, expected: u16) -> Option<()> {
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
    pub(crate) fn results(&self, address: &str) -> Vec<Value> {
        let (mut results, mut cursor) = (Vec::new(), String::new());
        loop {
            let path = format!("/api/v1/me/results?limit=100{cursor}");
            let (_, _, page) = ask(address, &self.cookie, "GET", &path, "").unwrap();
            let page: Value = serde_json::from_str(&page).unwrap();
            results.extend(page["items"].as_array().unwrap().iter().cloned());
            match page["next"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return results,
            }
        }
    }

    /// What was acknowledged is what the server has, each once.
    pub(crate) fn check(&self, address: &str) {
        let results = self.results(address);
        let ids: Vec<&str> = results.iter().map(|result| result["id"].as_str().unwrap()).collect();
        let distinct: BTreeSet<String> = ids.iter().map(|&id| id.to_owned()).collect();
        assert_eq!(distinct.len(), ids.len(), "a result is there twice");
        assert_eq!(distinct, self.known, "what was acknowledged is what is there");
    }
}

/// The program with these arguments and this input, and its tables in this folder: its status and its
/// output.
pub(crate) fn noyes(arguments: &[&str], input: &str, cache: &Path) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_noyes"))
        .args(arguments)
        .env("NOYES_CACHE", cache)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}
