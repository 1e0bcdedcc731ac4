//! The commands around games and what became of them.

use std::{path::PathBuf, time::Duration};

use clap::Args;
use noyes::Size;
use noyes_ranked::PublicKey;

use super::AnswerArgs;
use crate::{goal::GoalText, serve::StoreChoice, values};

/// Play at the terminal, with keys and mouse.
///
/// The game under way goes on unless another one is asked for. Finished games
/// are kept in a journal: noyes records lists it. While playing, ? shows all
/// keys.
#[derive(Args, Debug)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The width and height of the board, such as 4x4 or 5x3
    #[arg(long, value_name = "WxH", value_parser = values::size)]
    pub(crate) size: Option<Size>,
    /// The solved layout: blank-last, blank-first, snake, spiral, or any board
    #[arg(long, value_name = "GOAL", value_parser = values::goal)]
    pub(crate) goal: Option<GoalText>,
    /// Any text: its first deal is played
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    #[arg(conflicts_with_all = ["board", "daily", "challenge"])]
    pub(crate) seed: Option<String>,
    /// Play this board
    #[arg(long, value_name = "BOARD", conflicts_with_all = ["daily", "challenge"])]
    pub(crate) board: Option<String>,
    /// Play the board of the day, which is the same for everyone
    #[arg(long, conflicts_with = "challenge")]
    pub(crate) daily: bool,
    #[arg(help = format!("Play a challenge: {CHALLENGES}"))]
    #[arg(long, value_name = "NAME", num_args = 1..=2, value_parser = clap::value_parser!(String))]
    pub(crate) challenge: Vec<String>,
    /// At leisure, or for the record: then taking back counts, and the time never stands
    #[arg(long, value_name = "MODE", value_enum)]
    pub(crate) mode: Option<Mode>,
    /// Cover the board, and give this much time to look at it before the first move, such as 15s
    #[arg(long, value_name = "TIME", value_parser = values::duration)]
    pub(crate) inspect: Option<Duration>,
    /// Whether to use colours
    #[arg(long, visible_alias = "color", value_name = "WHEN", value_enum, default_value = "auto")]
    pub(crate) colour: Colour,
    /// The language: en, de, zh, fr or es; without it that of the system
    #[arg(long, value_name = "LANGUAGE", value_parser = values::language)]
    pub(crate) lang: Option<noyes_terminal::Language>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// How a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Mode {
    /// Taking back gives moves back, and the time stands while nobody looks
    Casual,
    /// Every slide counts, and the time never stands
    Record,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Colour {
    /// As many as the terminal has, unless NO_COLOR is set
    Auto,
    /// Colours, whatever the environment says
    Always,
    /// None
    Never,
}

/// Where games are kept.
#[derive(Args, Debug)]
pub(crate) struct DataArgs {
    /// Where games are kept; without it in NOYES_DATA, else in noyes in the user's data directory
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// List, export or import the records of games at the terminal.
///
/// They are kept in a journal, one line a game, in the same form as the page's:
/// what the page exports can be imported here, and the other way round.
#[derive(Args, Debug)]
#[command(after_help = RECORDS_EXAMPLES)]
pub(crate) struct RecordsArgs {
    /// What to do
    #[arg(value_name = "WHAT", value_enum)]
    pub(crate) what: RecordsWhat,
    /// The journal to import; or - for standard input
    #[arg(value_name = "FILE", required_if_eq("what", "import"))]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
    /// Write to this file instead; of a list csv, jsonl and parquet by its extension
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// What `noyes records` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum RecordsWhat {
    /// Every game, the first one first
    List,
    /// The journal as it stands
    Export,
    /// Add what another journal has and this one has not
    Import,
}

/// Play recorded games again: are they what they say, and how good were they?
///
/// Reads replay records, a JSON object a line, or the lines of a journal. Ends
/// with 0 if every game can be played as recorded and reaches its goal, with 1
/// if one cannot, and with 2 if a line is no record; the other lines are
/// answered all the same.
#[derive(Args, Debug)]
#[command(after_help = REVIEW_EXAMPLES)]
pub(crate) struct ReviewArgs {
    /// The file; or - for standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Play the games again, and do not measure how good they were
    #[arg(long)]
    pub(crate) verify: bool,
    /// The key of the server that must have signed every game: the `key` of its /api/v1/server
    // One in 64 begins with a hyphen.
    #[arg(long, value_name = "KEY", value_parser = values::public_key, allow_hyphen_values = true)]
    pub(crate) key: Option<PublicKey>,
    #[command(flatten)]
    pub(crate) answers: AnswerArgs,
}

/// Write a server's ranked results with their replays and signatures
///
/// One JSON object a line, which `noyes review --verify` reads, or the same as columns in a file that
/// ends in .csv or .parquet. Today's results of the daily puzzle are left out.
#[derive(Args, Debug)]
#[command(after_help = DUMP_EXAMPLES)]
pub(crate) struct DumpArgs {
    /// The store: sqlite:FILE or postgres://USER@HOST/DATABASE; without it the one that noyes serve
    /// uses
    #[arg(long, value_name = "PLACE", value_parser = values::store)]
    pub(crate) store: Option<StoreChoice>,
    /// Write to this file
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// The challenges, as they are written.
pub(crate) const CHALLENGES: &str = "daily, blindfold, fewest, time 3m, moves 5, marathon 10, \
    relay 2-5, length 60-65, or free for none";

const PLAY_EXAMPLES: &str = "\
Examples:
  noyes play                                goes on where you were
  noyes play --size 3x3 --goal snake
  noyes play --daily
  noyes play --challenge relay 2-5
  noyes play --board \"1 2 3/4 5 6/7 0 8\"
  noyes play --mode record --inspect 15s --colour never";

const RECORDS_EXAMPLES: &str = "\
Examples:
  noyes records list
  noyes records list --output records.csv
  noyes records export > journal.jsonl
  noyes records import journal.jsonl";

const REVIEW_EXAMPLES: &str = "\
Examples:
  noyes review game.jsonl
  noyes review games.jsonl --verify --json
  noyes records export | noyes review -";

const DUMP_EXAMPLES: &str = "\
Examples:
  noyes dump > results.jsonl
  noyes dump --store sqlite:noyes.sqlite3 --output results.parquet";
