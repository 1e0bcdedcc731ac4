//! The commands and their flags, from which help, completions and man pages come.

mod game;

use std::{
    ffi::OsString,
    num::NonZeroUsize,
    ops::RangeInclusive,
    path::{Path, PathBuf},
    time::Duration,
};

use clap::{Args, Parser, Subcommand};
use noyes::{BlankMark, BlankSquare, DealError, Fix, Metric, Position, Recipe, Shuffle, Size};
use noyes_solver::TableSize;

use crate::{
    goal::GoalText,
    input::Reading,
    serve::ServeArgs,
    values::{self, blank_squares, fixes, metrics, qualities, shuffles, table_sizes},
};
pub(crate) use game::{
    CHALLENGES, Colour, DataArgs, DumpArgs, Mode, PlayArgs, RecordsArgs, RecordsWhat, ReviewArgs,
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
    Play(PlayArgs),
    Scramble(ScrambleArgs),
    Check(CheckArgs),
    Solve(SolveArgs),
    Apply(ApplyArgs),
    Audit(AuditArgs),
    Review(ReviewArgs),
    Records(RecordsArgs),
    Tables(TablesArgs),
    /// Serve the game over HTTP
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(ServeArgs),
    Dump(DumpArgs),
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

/// How boards are dealt.
#[derive(Args, Debug)]
pub(crate) struct RecipeArgs {
    /// The way to shuffle
    #[arg(long, value_name = "NAME", default_value = "uniform", value_parser = shuffles())]
    shuffle: String,
    /// How many slides, for the shuffles that slide; without it 30, as in the articles
    #[arg(long, value_name = "K")]
    steps: Option<u64>,
    /// What is done about a board that cannot be solved
    #[arg(long, value_name = "FIX", default_value = "none", value_parser = fixes())]
    fix: Fix,
    /// Where the blank may stand: anywhere, or on its square in the goal
    #[arg(long, value_name = "WHERE", default_value = "any", value_parser = blank_squares())]
    blank_square: BlankSquare,
}

impl RecipeArgs {
    pub(crate) fn recipe(&self) -> Result<Recipe, DealError> {
        let RecipeArgs { ref shuffle, steps, fix, blank_square } = *self;
        Ok(Recipe { shuffle: Shuffle::from_name(shuffle, steps)?, fix, blank_square })
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
    #[command(flatten)]
    pub(crate) recipe: RecipeArgs,
    /// Only boards whose shortest solution has from A to B moves, both included
    #[arg(long, value_name = "A..B", value_parser = values::lengths)]
    #[arg(conflicts_with_all = ["shuffle", "steps", "fix", "blank_square"])]
    pub(crate) length: Option<RangeInclusive<u64>>,
    /// How the moves of that are counted
    #[arg(long, value_name = "METRIC", requires = "length", value_parser = metrics())]
    pub(crate) metric: Option<Metric>,
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

/// Solve boards: by the fewest moves where that can be proved, else by few, with a bound.
///
/// Ends with 0 if all boards are solved, with 1 if one cannot be or was
/// interrupted before it had a solution, and with 2 if a line is no board; the
/// other lines are answered all the same. Ctrl-C ends with what is done.
#[derive(Args, Debug)]
#[command(after_help = SOLVE_EXAMPLES)]
pub(crate) struct SolveArgs {
    /// Boards, each one argument; or - for standard input, a board a line
    #[arg(value_name = "BOARD", required_unless_present = "file", conflicts_with = "file")]
    pub(crate) board: Vec<OsString>,
    /// Read boards from a file: csv, jsonl and parquet by its extension, else a board a line
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    /// How moves are counted: each tile that moves (stm), or each slide of tiles in a line (mtm)
    #[arg(long, value_name = "METRIC", default_value = "stm", value_parser = metrics())]
    pub(crate) metric: Metric,
    /// How good the solutions are to be; auto is optimal up to 4x4 and near in 10s above
    #[arg(long, value_name = "QUALITY", default_value = "auto", value_parser = qualities())]
    pub(crate) quality: noyes_engine::Manner,
    /// How large the solver's tables may be; larger ones are faster, once they are there
    #[arg(long, value_name = "TABLES", default_value = "small", value_parser = table_sizes())]
    pub(crate) tables: TableSize,
    /// How long a board may take, such as 10s, its tables not counted
    #[arg(long, value_name = "TIME", value_parser = values::duration)]
    pub(crate) time: Option<Duration>,
    /// How many boards the search for one solution may generate
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// How much memory a search may take, such as 1GiB, tables included
    #[arg(long, value_name = "BYTES", value_parser = values::bytes)]
    pub(crate) memory: Option<u64>,
    /// Go on with the file of --output where an earlier run was stopped
    #[arg(long)]
    pub(crate) resume: bool,
    /// Give the moves while they are found, then a summary
    #[arg(long, conflicts_with = "resume")]
    pub(crate) stream: bool,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

/// Say what a shuffle really deals, or whether boards could come from a fair dealer.
///
/// Of a shuffle it is worked out exactly which boards it deals how often: of
/// boards up to ten squares everything, of larger ones what theorems, single
/// tiles and the parity say. Boards that somebody dealt are tested: with
/// --boards it ends with 0 if nothing speaks against a fair dealer, with 1 if
/// they are not fair, and with 2 if a line is no board; the others count all
/// the same. Ctrl-C ends with what was read so far.
#[derive(Args, Debug)]
#[command(after_help = AUDIT_EXAMPLES)]
pub(crate) struct AuditArgs {
    #[command(flatten)]
    pub(crate) size: BoardArgs,
    #[command(flatten)]
    pub(crate) recipe: RecipeArgs,
    /// Test these boards: csv, jsonl and parquet by its extension, else a board a line; or -
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["shuffle", "steps", "fix", "blank_square"])]
    pub(crate) boards: Option<PathBuf>,
    /// How probable it may be that the tests accuse a fair dealer, all together
    #[arg(long, value_name = "P", default_value = "0.001", value_parser = values::alpha)]
    #[arg(requires = "boards")]
    pub(crate) alpha: f64,
    /// Write a report with figures, one HTML page that needs no other file
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Give marginals, histograms and the mixing curve too, in JSON and tables; the curve of
    /// ten squares takes a minute
    #[arg(long)]
    pub(crate) details: bool,
    /// How much memory may be used, such as 1GiB; without it 1GiB, and 256MiB to find equal boards
    #[arg(long, value_name = "BYTES", value_parser = values::bytes)]
    pub(crate) memory: Option<u64>,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

/// List, build, check or remove the solver's tables on disk.
///
/// They are in the user's cache directory, or where NOYES_CACHE says, and are
/// built when they are first needed: these commands are there for those who
/// want to do that beforehand, or to have the room back.
#[derive(Args, Debug)]
#[command(after_help = TABLES_EXAMPLES)]
pub(crate) struct TablesArgs {
    /// What to do
    #[arg(value_name = "WHAT", value_enum)]
    pub(crate) what: Tables,
    /// The boards' size; without it all, and 4x4 to build
    #[arg(long, value_name = "WxH", value_parser = values::size)]
    pub(crate) size: Option<Size>,
    /// How moves are counted; without it both, and stm to build
    #[arg(long, value_name = "METRIC", value_parser = metrics())]
    pub(crate) metric: Option<Metric>,
    /// Which set of tables; without it all, and large to build
    #[arg(long, value_name = "TABLES", value_parser = table_sizes())]
    pub(crate) tables: Option<TableSize>,
    /// The goal to build for
    #[arg(long, value_name = "GOAL", default_value = "blank-last", value_parser = values::goal)]
    pub(crate) goal: GoalText,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

/// What `noyes tables` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Tables {
    /// Which there are; only their headers are looked at
    List,
    /// Build what is missing
    Build,
    /// Compare every table with its checksum
    Verify,
    /// Remove them
    Remove,
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
  noyes solve \"8 6 7/2 5 4/3 0 1\"           the fewest moves home
  noyes apply \"1 2 3/4 0 6/7 5 8\" UL
  noyes audit --shuffle swap-any --size 3x3 what a shuffle really deals
  noyes play                                the game, here at the terminal
  noyes serve                               the game at http://127.0.0.1:8015/

Exit status: 0 yes or done, 1 no, 2 wrong input or use, 3 a fault of the program or the system.";

const SCRAMBLE_EXAMPLES: &str = "\
Examples:
  noyes scramble                            one fair 4x4 board under a fresh seed
  noyes scramble --size 5x3 --count 10 --seed \"class 5b\"
  noyes scramble --seed \"class 5b\" --size 5x3 --start 9 --json
                                            the last of those ten, with all about it
  noyes scramble --size 3x3 --length 20..25 fair among those that take 20 to 25 moves
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

const SOLVE_EXAMPLES: &str = "\
Examples:
  noyes solve \"8 6 7/2 5 4/3 0 1\"           31 moves, the fewest
  noyes solve \"1 2 3/4 5 6/0 7 8\" --json
  noyes solve \"1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0\"
                                            why it cannot be solved
  noyes scramble --size 3x3 --count 100 | noyes solve - --metric mtm
  noyes solve --file boards.csv --output answers.jsonl --resume --tables large
  noyes solve \"5 1 4/7 0 2/3 8 6\" --quality teach";

const TABLES_EXAMPLES: &str = "\
Examples:
  noyes tables build --tables large         those of 4x4
  noyes tables list
  noyes tables verify --json
  noyes tables remove --size 4x4";

const APPLY_EXAMPLES: &str = "\
Examples:
  noyes apply \"1 2 3/4 0 6/7 5 8\" UL        1 2 3/4 5 6/7 8 0
  noyes apply \"1 2 3/4 5 6/7 8 0\" R2D2 --json
  noyes scramble --count 3 | noyes apply - \"\"";

const AUDIT_EXAMPLES: &str = "\
Examples:
  noyes audit --shuffle swap-any --size 3x3  one board comes 26.9 times as often as another
  noyes audit --shuffle sattolo --fix swap --html report.html
  noyes audit --shuffle random-slides --steps 487 --size 3x3 --json
  noyes audit --boards dealt.csv --html report.html
                                            could a fair dealer have dealt these?
  noyes scramble --shuffle floor10 --fix swap --count 10000 | noyes audit --boards -";

const SERVE_EXAMPLES: &str = "\
Examples:
  noyes serve                               at http://127.0.0.1:8015/
  noyes serve --listen 127.0.0.1:0          at any free port, which is printed
  noyes serve --listen 0.0.0.0:80 --public  for other machines too
  noyes serve --store sqlite:noyes.sqlite3  players and results are kept in this file
  noyes serve --store none                  the page alone
  noyes serve backup copy.sqlite3           a copy of the store, while it is used";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  noyes completions bash > ~/.local/share/bash-completion/completions/noyes
  noyes completions fish > ~/.config/fish/completions/noyes.fish";

const MAN_EXAMPLES: &str = "\
Examples:
  noyes man > noyes.1
  noyes man check > noyes-check.1
  noyes man scramble | man -l -";
