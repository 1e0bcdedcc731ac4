//! `noyes play`: the game at the terminal.

use std::{process, time::Duration};

use noyes::{BlankMark, Coded, Grid, Position};
use noyes_game::{Challenge, ChallengeError, Rules};
use noyes_terminal::{ColourChoice, DataDirectory, End, Options, PlayError, What};

use crate::{
    arguments::{CHALLENGES, Colour, DataArgs, Mode, PlayArgs},
    fault::{Failure, Fault},
    input::Reading,
    interrupt::INTERRUPTED,
    status::Status,
    values,
};

/// Plays until the player has enough.
pub(crate) fn run(args: PlayArgs) -> Result<Status, Failure> {
    let options = options(args)?;
    match noyes_terminal::play(options) {
        Ok(End::Quit) => Ok(Status::Yes),
        // The terminal was given back.
        Ok(End::Interrupted) => process::exit(INTERRUPTED),
        Ok(End::Panicked) => Ok(Status::Broken),
        Err(error) => {
            let status = match error {
                PlayError::Terminal(_) => Status::Broken,
                _ => Status::WrongInput,
            };
            Err(Fault { status, ..error.into() }.into())
        }
    }
}

fn options(args: PlayArgs) -> Result<Options, Fault> {
    let mut size = args.size;
    let what = match (args.board, args.seed) {
        (Some(text), _) => {
            let board = text.parse::<Grid>()?.board(size, BlankMark::default())?;
            size = Some(board.size());
            What::Own(board)
        }
        (None, Some(seed)) => What::Deal(seed, 0),
        (None, None) if args.daily => What::Daily,
        (None, None) => match args.challenge.join(" ").as_str() {
            "" => What::Last,
            "daily" => What::Daily,
            text => What::Challenge(challenge(text)?),
        },
    };
    let goal = match args.goal {
        None => None,
        Some(text) => {
            let reading = Reading { size, ..Reading::default() };
            let size = text.board(reading)?.map(|board| board.size()).or(size);
            let fifteen = noyes::Size::FIFTEEN;
            Some(text.goals(reading)?.of(size.unwrap_or(fifteen)).clone())
        }
    };
    if let (Some(goal), Some(size)) = (&goal, size)
        && goal.size() != size
    {
        return Err(noyes::SizeMismatch { found: size, expected: goal.size() }.into());
    }
    let inspection = args.inspect.map(milliseconds);
    let rules = match (args.mode, inspection) {
        (None, None) => None,
        (Some(Mode::Record), _) => Some(Rules { inspection, ..Rules::record() }),
        (Some(Mode::Casual) | None, _) => Some(Rules { inspection, ..Rules::casual() }),
    };
    let colours = match args.colour {
        Colour::Auto => ColourChoice::Auto,
        Colour::Always => ColourChoice::Always,
        Colour::Never => ColourChoice::Never,
    };
    let language = args.lang.unwrap_or_else(noyes_terminal::system_language);
    Ok(Options { what, size, goal, rules, colours, data: data(args.data), language })
}

/// A challenge by its name; times may have a unit, and are seconds without one.
fn challenge(text: &str) -> Result<Challenge, Fault> {
    let unknown = |error: ChallengeError| {
        let found: String = text.chars().take(40).collect();
        Fault::wrong(error.code(), format!("found {found:?}; expected {CHALLENGES}"))
    };
    if let Some(time) = text.strip_prefix("time ") {
        let limit = milliseconds(values::duration(time)?);
        return format!("time {limit}").parse().map_err(|error: ChallengeError| {
            Fault::wrong(error.code(), format!("found {time:?}; expected a time from 1ms to 24h"))
        });
    }
    match text.parse() {
        // Only a server deals these, and a day's board is only that of the day.
        Ok(Challenge::Ranked | Challenge::Race | Challenge::Daily(_)) => {
            Err(unknown(ChallengeError::Unknown { found: text.to_owned() }))
        }
        Ok(challenge) => Ok(challenge),
        Err(error @ ChallengeError::Range { .. }) => Err(error.into()),
        Err(error) => Err(unknown(error)),
    }
}

fn milliseconds(time: Duration) -> u64 {
    time.as_millis().try_into().unwrap_or(u64::MAX)
}

/// Where games are kept.
pub(crate) fn data(args: DataArgs) -> Option<DataDirectory> {
    args.data.map(DataDirectory::at).or_else(DataDirectory::user)
}
