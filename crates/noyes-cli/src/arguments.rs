//! The commands and their flags, from which help, completions and man pages come.

use std::{
    ffi::OsString,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use clap::{Args, Parser, Subcommand};
use noyes::{BlankMark, BlankSquare, Fix, Position, Size};

use crate::{
    goal::GoalText,
    input::Reading,
    serve::ServeArgs,
    values::{self, blank_squares, fixes, shuffles},
};

/// Sliding puzzles that are dealt right, and boards explained.
///
/// A board is written row by row from the top, rows separated by /, tiles by
/// spaces, 0 the blank: "1 2 3/4 5 6/7 8 0". A flat list, such as
/// "[1, 2, 3, 4, 5, 6, 7, 8, 0]", takes the size that is given, else a square.
#[derive(Debug, Parser)]
#[command(name = "noyes", version, after_help = STATUS, after_long_help = EXAMPLES)]
#[command(args_override_self = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

// A command without a line of its own is explained where its flags are.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Scramble(ScrambleArgs),
    Check(CheckArgs),
    Apply(ApplyArgs),
    /// Serve the game over HTTP
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(ServeArgs),
    /// Print a shell's completion script
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print a manual page
    #[command(after_help = MAN_EXAMPLES)]
    Man {
        /// The command whose page is wanted; without one, the page of noyes itself
        command: Option<String>,
    },
}

/// How boards are written, and what they are to become.
#[derive(Args, Debug)]
pub(crate) struct BoardArgs {
    /// The width and height of the boards, such as 4x4 or 5x3
    #[arg(long, value_name = "WxH", value_parser = values::size)]
    pub(crate) size: Option<Size>,
    /// The solved layout: blank-last, blank-first, snake, spiral, or any board
    #[arg(long, value_name = "GOAL", default_value = "blank-last", value_parser = values::goal)]
    pub(crate) goal: GoalText,
    /// The number that stands for the blank in the boards given, or "last" for the largest
    #[arg(long, value_name = "NUMBER|last", default_value = "0", value_parser = values::blank)]
    pub(crate) blank: BlankMark,
}

impl BoardArgs {
    /// How to read the boards: a goal that is a board says their size as well.
    pub(crate) fn reading(&self) -> Result<Reading, crate::fault::Fault> {
        let reading = Reading { size: self.size, blank: self.blank };
        let goal = self.goal.board(reading)?;
        let size = self.size.or(goal.map(|goal| goal.size()));
        Ok(Reading { size, ..reading })
    }
}

/// Where answers go, and how they are made.
#[derive(Args, Debug)]
pub(crate) struct AnswerArgs {
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
    /// Write to this file instead; csv, jsonl and parquet by its extension, else as printed
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// How many threads to use; without it as many as there are cores
    #[arg(long, value_name = "N", value_parser = values::threads)]
    pub(crate) threads: Option<NonZeroUsize>,
}

impl AnswerArgs {
    /// The file to write, if it is not standard output.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| path.as_os_str() != "-")
    }

    pub(crate) fn threads(&self) -> NonZeroUsize {
        let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        self.threads.unwrap_or_else(cores)
    }
}

/// Deal boards: fair ones, or as the articles shuffle.
///
/// Unless another shuffle is named, every solvable board is exactly as likely
/// as any other. The same seed, size, goal and number deal the same board for
/// ever, on every machine.
#[derive(Args, Debug)]
#[command(after_help = SCRAMBLE_EXAMPLES)]
pub(crate) struct ScrambleArgs {
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    /// How many boards
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    /// The number of the first board under its seed
    #[arg(long, value_name = "I", default_value_t = 0)]
    pub(crate) start: u64,
    /// Any text; without it 256 bits are drawn from the system, and said
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) seed: Option<String>,
    /// The way to shuffle
    #[arg(long, value_name = "NAME", default_value = "uniform", value_parser = shuffles())]
    pub(crate) shuffle: String,
    /// How many slides, for the shuffles that slide; without it 30, as in the articles
    #[arg(long, value_name = "K")]
    pub(crate) steps: Option<u64>,
    /// What is done about a board that cannot be solved
    #[arg(long, value_name = "FIX", default_value = "none", value_parser = fixes())]
    pub(crate) fix: Fix,
    /// Where the blank may stand: anywhere, or on its square in the goal
    #[arg(long, value_name = "WHERE", default_value = "any", value_parser = blank_squares())]
    pub(crate) blank_square: BlankSquare,
    /// Give the rank of boards with more than 64 squares too
    #[arg(long)]
    pub(crate) rank: bool,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

/// Say whether boards can be solved, and why.
///
/// Ends with 0 if all boards can be solved, with 1 if one cannot, and with 2
/// if a line is no board; the other lines are answered all the same.
#[derive(Args, Debug)]
#[command(after_help = CHECK_EXAMPLES)]
pub(crate) struct CheckArgs {
    /// Boards, each one argument; or - for standard input, a board a line
    #[arg(value_name = "BOARD", required_unless_present = "file", conflicts_with = "file")]
    pub(crate) board: Vec<OsString>,
    /// Read boards from a file: csv, jsonl and parquet by its extension, else a board a line
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    /// Give the rank of boards with more than 64 squares too
    #[arg(long)]
    pub(crate) rank: bool,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

/// Make the moves of an algorithm.
///
/// A move is one letter, the direction in which the tile travels: U, D, L or
/// R; a number repeats it. Either all moves are made, or none and it is said
/// which one has no tile to slide.
#[derive(Args, Debug)]
#[command(after_help = APPLY_EXAMPLES, override_usage = APPLY_USAGE)]
pub(crate) struct ApplyArgs {
    /// The board; or - for standard input, a board a line
    #[arg(value_name = "BOARD")]
    pub(crate) board: OsString,
    /// The moves, such as URDL2
    #[arg(value_name = "ALG")]
    pub(crate) algorithm: Option<OsString>,
    /// Read boards from a file: csv, jsonl and parquet by its extension, else a board a line
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

const APPLY_USAGE: &str =
    "noyes apply [OPTIONS] <BOARD|-> <ALG>\n       noyes apply [OPTIONS] --file <FILE> <ALG>";

const STATUS: &str = "\
Exit status: 0 yes or done, 1 no, 2 wrong input or use, 3 a fault of the program or the system.";

const EXAMPLES: &str = "\
Examples:
  noyes scramble --size 4x4                 a fair board
  noyes check \"1 2 3/4 5 6/8 7 0\"           can it be solved, and why not
  noyes scramble --count 1000 | noyes check -
  noyes apply \"1 2 3/4 0 6/7 5 8\" UL
  noyes serve                               the game at http://127.0.0.1:8015/

Exit status: 0 yes or done, 1 no, 2 wrong input or use, 3 a fault of the program or the system.";

const SCRAMBLE_EXAMPLES: &str = "\
Examples:
  noyes scramble                            one fair 4x4 board under a fresh seed
  noyes scramble --size 5x3 --count 10 --seed \"class 5b\"
  noyes scramble --seed \"class 5b\" --size 5x3 --start 9 --json
                                            the last of those ten, with all about it
  noyes scramble --shuffle sattolo --fix swap --count 1000 --output boards.csv
  noyes scramble --shuffle random-slides --steps 100";

const CHECK_EXAMPLES: &str = "\
Examples:
  noyes check \"1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0\"
  noyes check \"[6, 3, 2, 8, 4, 7, 5, 1, 0]\" --blank last
                                            counted from 0, the last one the blank
  noyes check \"1 2 3 4 5 0\" --size 3x2 --goal snake
  noyes check --file boards.csv --output verdicts.jsonl
  noyes scramble --count 1000 | noyes check - --json";

const APPLY_EXAMPLES: &str = "\
Examples:
  noyes apply \"1 2 3/4 0 6/7 5 8\" UL        1 2 3/4 5 6/7 8 0
  noyes apply \"1 2 3/4 5 6/7 8 0\" R2D2 --json
  noyes scramble --count 3 | noyes apply - \"\"";

const SERVE_EXAMPLES: &str = "\
Examples:
  noyes serve                               at http://127.0.0.1:8015/
  noyes serve --listen 127.0.0.1:0          at any free port, which is printed";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  noyes completions bash > ~/.local/share/bash-completion/completions/noyes
  noyes completions fish > ~/.config/fish/completions/noyes.fish";

const MAN_EXAMPLES: &str = "\
Examples:
  noyes man > noyes.1
  noyes man check > noyes-check.1
  noyes man scramble | man -l -";
