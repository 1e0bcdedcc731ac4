//! The game at a terminal, as a player has it.
#![cfg(unix)]

mod challenges;
mod pty;

use std::{fs, io::Write as _, path::Path, process::Command};

use portable_pty::CommandBuilder;
use rustix::process::Signal;
use tempfile::TempDir;
use vt100::Color;

use crate::pty::{DOWN, LEFT, RIGHT, Terminal, game, set_up};

/// One slide to the left solves it.
const ALMOST: &str = "1 2 3/4 5 6/7 0 8";
/// The only board of 3x3 but one that is 31 moves from home.
const HARDEST: &str = "8 6 7/2 5 4/3 0 1";

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// The lines of the journal.
fn journal(data: &Path) -> Vec<String> {
    let text = fs::read_to_string(data.join("journal.jsonl")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// What the program prints outside of a terminal.
fn noyes(data: &Path, words: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_noyes"));
    let output = command.args(words).env("NOYES_DATA", data).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn played_with_keys_to_the_end() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", ALMOST]);
    assert!(terminal.screen().alternate_screen());
    // Away from home, back, and home.
    terminal.type_in(RIGHT);
    terminal.wait_for_line("1 move");
    terminal.type_in("u");
    terminal.wait_for("0 moves");
    terminal.type_in(LEFT);
    terminal.wait_for("Solved in");
    terminal.quit();
    let lines = journal(data.path());
    assert_eq!(lines.len(), 1);
    assert!(lines[0].contains(r#""outcome":"solved""#) && lines[0].contains("keyboard"));
    // What was taken back is in the record too.
    assert_eq!(lines[0].matches("[\"").count(), 3, "{}", lines[0]);
    assert_eq!(noyes(data.path(), &["records", "list"]).1.lines().count(), 1);
    let (status, _) = noyes(data.path(), &["review", &path(data.path()), "--verify"]);
    assert_eq!(status, 0);
}

fn path(data: &Path) -> String {
    data.join("journal.jsonl").display().to_string()
}

#[test]
fn played_with_the_mouse() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", "1 2 3/4 5 6/0 7 8"]);
    // The 8 is in line with the blank, two squares away: both tiles slide.
    terminal.click(" 8 ");
    terminal.wait_for("Solved in");
    terminal.wait_for("2 moves.");
    // What stands beside the board can be clicked too.
    terminal.click("next board");
    terminal.wait_for("0 moves");
    terminal.click("quit");
    assert_eq!(terminal.end().exit_code(), 0);
    assert!(journal(data.path())[0].contains("mouse"));
}

#[test]
fn the_board_follows_the_window() {
    let data = folder();
    let words = ["--board", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"];
    let mut terminal = Terminal::play(data.path(), &words);
    terminal.resize(30, 5);
    terminal.wait_for("This board needs a window of");
    terminal.resize(40, 12);
    terminal.wait("a small board", |screen| {
        let text = screen.contents();
        text.contains("15") && text.contains("0 moves") && !text.contains("needs a window")
    });
    terminal.resize(200, 60);
    terminal.wait_for("Your own board.");
}

#[test]
fn no_colour_is_no_colour() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", HARDEST]);
    terminal.type_in("h");
    terminal.wait_for("Slide the");
    let cells = |terminal: &Terminal| -> Vec<(Color, Color, bool)> {
        let screen = terminal.screen();
        let places = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        places
            .filter_map(|(row, column)| screen.cell(row, column))
            .map(|cell| (cell.fgcolor(), cell.bgcolor(), cell.inverse()))
            .collect()
    };
    let plain = cells(&terminal);
    assert!(plain.iter().all(|&(fg, bg, _)| fg == Color::Default && bg == Color::Default));
    assert!(plain.iter().any(|&(.., inverse)| inverse), "the hint cannot be seen");
    for number in ["8", "6", "7"] {
        assert!(terminal.text().contains(&format!("  {number}  ")), "{}", terminal.text());
    }
    terminal.kill();

    let mut command = game(data.path(), &["--board", HARDEST]);
    command.env_remove("NO_COLOR");
    let mut terminal = Terminal::start(command);
    terminal.wait_for("0 moves");
    assert!(cells(&terminal).iter().any(|(_, bg, _)| matches!(bg, Color::Rgb(..))));
    terminal.kill();
}

#[test]
fn interruptions_give_the_terminal_back() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", HARDEST]);
    terminal.type_in("\x03");
    assert_eq!(terminal.end().exit_code(), 130);
    for (signal, name) in
        [(Signal::TERM, "Terminated"), (Signal::HUP, "Hangup"), (Signal::INT, "Interrupt")]
    {
        let terminal = Terminal::play(data.path(), &["--board", HARDEST]);
        terminal.signal(signal);
        let status = terminal.end();
        assert_eq!(status.signal(), Some(name));
    }
}

#[test]
fn stopped_and_gone_on_with() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", HARDEST]);
    terminal.signal(Signal::TSTP);
    terminal.wait("the shell's screen", |screen| !screen.alternate_screen());
    terminal.wait_until_stopped();
    terminal.signal(Signal::CONT);
    terminal.wait_for("0 moves");
    terminal.type_in(LEFT);
    terminal.wait_for_line("1 move");
    terminal.quit();
}

/// The terminal's library overflows on a click before the first column, which panics where overflows
/// are looked for.
#[test]
#[cfg(debug_assertions)]
fn a_panic_where_keys_are_read_ends_the_game() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", HARDEST]);
    terminal.type_in(LEFT);
    terminal.wait_for_line("1 move");
    terminal.type_in("\x1b[<0;0;0M");
    assert_eq!(terminal.end().exit_code(), 3);
    let mut terminal = Terminal::start(game(data.path(), &[]));
    terminal.wait_for("Your last game goes on.");
    terminal.quit();
}

#[test]
fn a_shell_has_the_terminal_meanwhile() {
    let data = folder();
    let mut shell = CommandBuilder::new("sh");
    shell.args(["-i"]);
    set_up(&mut shell, data.path());
    shell.env("NO_COLOR", "1");
    shell.env("PS1", "ready> ");
    shell.env_remove("ENV");
    shell.env("PROGRAM", env!("CARGO_BIN_EXE_noyes"));
    shell.env("BOARD", HARDEST);
    let mut terminal = Terminal::start(shell);
    terminal.wait_for("ready>");
    terminal.type_in("\"$PROGRAM\" play --board \"$BOARD\"\r");
    terminal.wait_for("0 moves");
    terminal.type_in("\x1a");
    terminal.wait("a stopped job", |screen| {
        !screen.alternate_screen() && screen.contents().contains("Stopped")
    });
    terminal.type_in("fg\r");
    terminal.wait_for("0 moves");
    terminal.type_in("q");
    terminal.wait("the third prompt", |screen| {
        !screen.alternate_screen() && screen.contents().matches("ready>").count() == 3
    });
    terminal.type_in("exit\r");
    assert_eq!(terminal.end().exit_code(), 0);
}

#[test]
fn a_killed_game_goes_on_and_no_solve_is_lost() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", ALMOST]);
    terminal.type_in(LEFT);
    terminal.wait_for("Solved in");
    terminal.kill();
    // Now one that is killed in its middle.
    let mut terminal = Terminal::play(data.path(), &["--board", HARDEST]);
    terminal.type_in(LEFT);
    terminal.wait_for_line("1 move");
    terminal.type_in(DOWN);
    terminal.wait_for("2 moves");
    terminal.kill();
    assert_eq!(journal(data.path()).len(), 1);

    let mut terminal = Terminal::start(game(data.path(), &[]));
    terminal.wait_for("Your last game goes on.");
    terminal.wait_for("2 moves");
    terminal.quit();
    assert_eq!(journal(data.path()).len(), 1);
}

#[test]
fn a_solve_that_the_journal_lacks_is_added() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", ALMOST]);
    terminal.type_in(LEFT);
    terminal.wait_for("Solved in");
    terminal.kill();
    // As if it had been killed between the two.
    let whole = journal(data.path());
    fs::write(data.path().join("journal.jsonl"), &whole[0][..40]).unwrap();
    let terminal = Terminal::play(data.path(), &[]);
    terminal.quit();
    let lines = journal(data.path());
    assert_eq!(lines, [whole[0][..40].to_owned(), whole[0].clone()]);
}

#[test]
fn two_terminals_play_two_games() {
    let data = folder();
    let mut one = Terminal::start(game(data.path(), &["--board", ALMOST]));
    one.wait_for("0 moves");
    let mut two = Terminal::start(game(data.path(), &["--board", "1 2/0 3"]));
    two.wait_for("2×2");
    for terminal in [&mut two, &mut one] {
        terminal.type_in(LEFT);
        terminal.wait_for("Solved in");
        terminal.type_in("q");
    }
    assert_eq!((one.end().exit_code(), two.end().exit_code()), (0, 0));
    assert_eq!(journal(data.path()).len(), 2);
}

#[test]
fn solved_by_the_solver_and_looked_at_again() {
    let data = folder();
    let words = ["--board", "1 2 3/4 5 6/0 7 8"];
    let mut terminal = Terminal::play(data.path(), &words);
    terminal.type_in("m");
    terminal.wait_for("2 moves to go");
    terminal.type_in("f");
    terminal.wait_for("2 moves, with help.");
    terminal.type_in("v");
    terminal.wait_for("2 moves, and none too many.");
    terminal.wait_for("A shortest way: L2");
    // What the review has found out is kept, once.
    assert!(journal(data.path())[1].contains(r#""kind":"optimal""#));
    terminal.type_in("\x1b");
    terminal.wait_for("Solved in");
    terminal.type_in("l");
    terminal.wait_for("with help");
    terminal.wait_for("1 of 1 game finished");
    terminal.quit();
}

#[test]
fn a_lesson_is_followed() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", "1 2 3/4 5 6/0 7 8"]);
    terminal.type_in("t");
    terminal.wait_for("goes home");
    while !terminal.text().contains("Solved in") {
        terminal.type_in(" ");
        let before = terminal.text();
        terminal.wait("the next thought", |screen| screen.contents() != before);
    }
    terminal.kill();
}

#[test]
fn a_pause_hides_the_board() {
    let data = folder();
    let mut terminal = Terminal::play(data.path(), &["--board", HARDEST]);
    terminal.type_in(&format!("{LEFT}p"));
    terminal.wait_for("Paused");
    assert!(!terminal.text().contains("  8  "), "{}", terminal.text());
    terminal.type_in("p");
    terminal.wait("the board", |screen| screen.contents().contains("  8  "));
    terminal.kill();
}

#[test]
fn the_daily_board_and_a_relay() {
    let data = folder();
    let mut terminal = Terminal::start(game(data.path(), &["--daily"]));
    terminal.wait_for("Today’s board, 2");
    terminal.kill();
    let mut terminal = Terminal::start(game(data.path(), &["--challenge", "relay", "2-3"]));
    terminal.wait_for("Board 1 of 2");
    terminal.type_in("f+++");
    terminal.wait_for("Board 2 of 2");
    terminal.type_in("f+++");
    terminal.wait_for("All done in");
    terminal.quit();
    assert!(journal(data.path())[0].contains("relay 2-3"));
}

#[test]
fn records_travel() {
    let (here, there) = (folder(), folder());
    let mut terminal = Terminal::start(game(here.path(), &["--board", ALMOST]));
    terminal.wait_for("0 moves");
    terminal.type_in(LEFT);
    terminal.wait_for("Solved in");
    terminal.type_in("q");
    terminal.end();
    let (_, exported) = noyes(here.path(), &["records", "export"]);
    let file = there.path().join("exported.jsonl");
    let mut text = fs::File::create(&file).unwrap();
    text.write_all(format!("{exported}not a line\n{exported}").as_bytes()).unwrap();
    let file = file.display().to_string();
    let import = ["records", "import", &file];
    assert_eq!(noyes(there.path(), &import), (2, "1 new, 1 known already\n".into()));
    assert_eq!(noyes(there.path(), &import), (2, "0 new, 2 known already\n".into()));
    assert_eq!(noyes(there.path(), &["records", "export"]).1, exported);
}
