//! The lengths of shortest solutions, which are found when there is nothing better to do.

use std::fs;

use serde_json::Value;

use crate::server::{Player, Server, ask, noyes, solver, until};

/// How many games wait for their lengths.
const GAMES: usize = 6;

/// The priorities of the threads of a process that have this name.
fn niceness(process: u32, name: &str) -> Vec<i64> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).unwrap();
    let stats = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("stat")).ok());
    let wanted = format!("({name}) ");
    stats
        .filter_map(|stat| {
            let (_, fields) = stat.split_once(&wanted)?;
            // The 19th, counted from the process's number on.
            fields.split(' ').nth(16)?.parse().ok()
        })
        .collect()
}

/// Results are acknowledged long before their lengths are known. What is still to be found stands in
/// the store: it is found after the server was killed and started again.
#[test]
fn optimal_lengths_lag_and_catch_up_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let solver = solver(4);
    let server = Server::start(folder.path());
    let mut player = Player::new(&server.address);
    let mut boards = String::new();
    for _ in 0..GAMES {
        player.deal(&server.address, &solver).unwrap();
        let (_, record) = player.open.as_ref().unwrap();
        boards += &format!("{}\n", record["board"].as_str().unwrap());
        player.send(&server.address, 201).unwrap();
    }
    // The tables for the first of them are not even there yet.
    let results = player.results(&server.address);
    assert!(results.iter().any(|result| result["optimal"].is_null()), "{results:?}");
    server.kill();

    let server = Server::start(folder.path());
    let mut results = Vec::new();
    until(|| {
        results = player.results(&server.address);
        results.iter().all(|result| result["optimal"].is_u64())
    });
    let priorities = niceness(server.child.id(), "optimal");
    assert!(!priorities.is_empty() && priorities.iter().all(|&nice| nice == 19), "{priorities:?}");
    // The figure follows when the queue looks for more.
    let figures = || ask(&server.address, "", "GET", "/metrics", "").unwrap().2;
    until(|| figures().contains("\nnoyes_optimal_due 0\n"));
    let cache = folder.path().join("cache");
    let (_, solved) = noyes(
        &["solve", "-", "--json", "--tables", "small", "--quality", "optimal"],
        &boards,
        &cache,
    );
    let expected: Vec<Value> = solved
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["length"].clone())
        .collect();
    // The last result is the first of the list.
    let found: Vec<Value> = results.iter().rev().map(|result| result["optimal"].clone()).collect();
    assert_eq!(found, expected);
    server.kill();
}
