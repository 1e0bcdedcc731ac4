//! Challenges, from the command line to the journal.

use serde_json::Value;

use crate::{
    folder, journal,
    pty::{LEFT, RIGHT, Terminal, game},
};

/// Solves the board that lies there, as quickly as it can be shown.
const SOLVE: &str = "f++++++";

/// The lines of the journal, which are JSON.
fn lines(data: &tempfile::TempDir) -> Vec<Value> {
    journal(data.path()).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The first line is a solve with these words; its name.
fn solve<'a>(lines: &'a [Value], challenge: &str, outcome: &str) -> &'a Value {
    let first = lines.first().expect("a line");
    assert_eq!(first["kind"], "solve");
    assert_eq!(
        (first["challenge"].as_str(), first["outcome"].as_str()),
        (Some(challenge), Some(outcome))
    );
    &first["id"]
}

#[test]
fn against_the_clock() {
    let data = folder();
    let words = ["--size", "3x3", "--challenge", "time", "10min"];
    let mut terminal = Terminal::play(data.path(), &words);
    terminal.wait_for("Against the clock: 10:00");
    terminal.wait_for("10:00 left");
    terminal.type_in(SOLVE);
    terminal.wait_for("Solved in");
    terminal.quit();
    solve(&lines(&data), "time 600000", "solved");
}

#[test]
fn the_time_is_over() {
    let data = folder();
    let words = ["--size", "3x3", "--challenge", "time", "1ms"];
    let mut terminal = Terminal::play(data.path(), &words);
    // One of the two can be made; nothing is done after it, the time ends the game.
    terminal.type_in(&format!("{LEFT}{RIGHT}"));
    terminal.wait_for("The time is over");
    terminal.type_in(&format!("{LEFT}{RIGHT}"));
    terminal.wait_for("This game is over.");
    terminal.quit();
    solve(&lines(&data), "time 1", "out-of-time");
}

#[test]
fn as_many_moves_as_a_shortest_solution_has() {
    let data = folder();
    let words = ["--size", "3x3", "--challenge", "moves", "0"];
    let mut terminal = Terminal::start(game(data.path(), &words));
    terminal.wait_for("moves left");
    terminal.type_in(SOLVE);
    terminal.wait_for("Solved in");
    terminal.quit();
    let lines = lines(&data);
    let id = solve(&lines, "moves 0", "solved");
    let moves = lines[0]["replays"][0]["moves"].as_array().unwrap().len();
    // How long a shortest solution is was known before the first move.
    assert_eq!((&lines[1]["kind"], &lines[1]["id"]), (&"optimal".into(), id));
    assert_eq!((&lines[1]["length"], lines.len()), (&moves.into(), 2));
}

#[test]
fn the_moves_run_out() {
    let data = folder();
    let words = ["--size", "3x3", "--challenge", "moves", "2"];
    let mut terminal = Terminal::start(game(data.path(), &words));
    terminal.wait_for("moves left");
    // There and back again: what is taken back counts.
    let waste = format!("{LEFT}u{RIGHT}u");
    terminal.type_in(&waste.repeat(20));
    terminal.wait_for("No moves are left");
    terminal.quit();
    let lines = lines(&data);
    solve(&lines, "moves 2", "out-of-moves");
    let moves = lines[0]["replays"][0]["moves"].as_array().unwrap().len();
    assert_eq!(lines[1]["length"], moves - 2);
}

#[test]
fn a_size_that_is_too_large_for_it_becomes_four() {
    let data = folder();
    let words = ["--size", "6x6", "--challenge", "length", "3-5"];
    let mut terminal = Terminal::start(game(data.path(), &words));
    terminal.wait_for("4×4");
    terminal.type_in("m");
    terminal.wait("three to five moves to go", |screen| {
        (3..=5).any(|moves| screen.contents().contains(&format!("{moves} moves to go")))
    });
    terminal.type_in(SOLVE);
    terminal.wait_for("Solved in");
    terminal.quit();
    solve(&lines(&data), "length 3-5", "solved");
}

#[test]
fn without_seeing() {
    let data = folder();
    let words = ["--size", "3x3", "--challenge", "blindfold"];
    let mut terminal = Terminal::play(data.path(), &words);
    terminal.wait_for("Blindfold");
    // The column to the right of the board has figures of its own.
    let faces = |screen: &vt100::Screen| {
        let tiles = screen.rows(0, 40).collect::<String>();
        (1..=8).filter(|face| tiles.contains(&format!("  {face}  "))).count()
    };
    terminal.wait("all faces", |screen| faces(screen) == 8);
    terminal.type_in(&format!("{LEFT}{RIGHT}"));
    terminal.wait("no faces", |screen| faces(screen) == 0);
    terminal.type_in(SOLVE);
    terminal.wait_for("Solved in");
    terminal.wait("all faces", |screen| faces(screen) == 8);
    terminal.quit();
    solve(&lines(&data), "blindfold", "solved");
}

#[test]
fn several_in_a_row() {
    let data = folder();
    let words = ["--size", "2x2", "--challenge", "marathon", "3"];
    let mut terminal = Terminal::play(data.path(), &words);
    for board in 1..=3 {
        terminal.wait_for(&format!("Board {board} of 3"));
        if board == 2 {
            terminal.type_in("p");
            terminal.wait_for("In this game the time never");
        }
        terminal.type_in(SOLVE);
    }
    terminal.wait_for("All done in");
    terminal.quit();
    let lines = lines(&data);
    solve(&lines, "marathon 3", "solved");
    let replays = lines[0]["replays"].as_array().unwrap();
    assert_eq!(replays.len(), 3);
    assert!(replays.iter().all(|replay| replay["size"] == "2x2"));
}

#[test]
fn as_few_moves_as_possible() {
    let data = folder();
    let words = ["--size", "3x3", "--challenge", "fewest"];
    let mut terminal = Terminal::play(data.path(), &words);
    terminal.wait_for("As few moves as you can");
    // What is taken back does not count here.
    terminal.type_in(&format!("{LEFT}u{RIGHT}u"));
    terminal.type_in(SOLVE);
    terminal.wait_for("Solved in");
    terminal.wait_for("and none too many.");
    terminal.quit();
    let lines = lines(&data);
    let id = solve(&lines, "fewest", "solved");
    let moves = lines[0]["replays"][0]["moves"].as_array().unwrap().len();
    assert_eq!((&lines[1]["id"], &lines[1]["length"]), (id, &moves.into()));
}
