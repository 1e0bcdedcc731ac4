//! How a game at the terminal begins.

use std::{
    env,
    io::{self, IsTerminal},
};

use noyes::{Board, Coded, DealError, Goal, Layout, Size, SizeMismatch};
use noyes_game::{Book, Challenge, Day, Deal, Game, Rules};
use noyes_words::{Language, Words};
use thiserror::Error;

use crate::{
    colours::ColourChoice,
    model::{Beginning, Choice, Model, Now, Phrase, Saved},
    runtime::{self, Clock, End, Keep, read_book},
    storage::{DataDirectory, Slot},
};

/// What is to be played.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What is asked for; what is stored goes on where nothing is.
    pub what: What,
    /// The size; that of the last game, or 4x4.
    pub size: Option<Size>,
    /// The goal.
    pub goal: Option<Goal>,
    /// Casual or for the record, with time to look or without.
    pub rules: Option<Rules>,
    /// Whether colours are used.
    pub colours: ColourChoice,
    /// Where games are kept; nowhere if there is no such place.
    pub data: Option<DataDirectory>,
    /// The language.
    pub language: Language,
}

/// What game it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum What {
    /// The game under way, else a fresh one.
    #[default]
    Last,
    /// A board of this seed, and its number.
    Deal(String, u64),
    /// A board that the player has set up.
    Own(Board),
    /// A challenge.
    Challenge(Challenge),
    /// Today's board.
    Daily,
}

/// Why there is no game.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// Standard input or output is no terminal. Code `no-terminal`.
    #[error("found no terminal at standard {0}; expected one, to draw on and to read keys from")]
    NoTerminal(&'static str),
    /// The terminal failed. Code `terminal-failed`.
    #[error("the terminal failed: {0}")]
    Terminal(#[source] io::Error),
    /// The data directory cannot be used. Code `data-not-kept`.
    #[error("cannot keep games in {directory}: {source}")]
    Data {
        /// The directory.
        directory: String,
        /// Why.
        source: io::Error,
    },
    /// The board cannot be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// Board and goal do not fit.
    #[error(transparent)]
    Size(#[from] SizeMismatch),
}

impl Coded for PlayError {
    fn code(&self) -> &'static str {
        match self {
            PlayError::NoTerminal(_) => "no-terminal",
            PlayError::Terminal(_) => "terminal-failed",
            PlayError::Data { .. } => "data-not-kept",
            PlayError::Deal(error) => error.code(),
            PlayError::Size(error) => error.code(),
        }
    }

    fn at(&self) -> Option<u64> {
        None
    }
}

/// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
#[must_use]
pub fn system_language() -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let found = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Language::choose(found.as_deref())
}

/// Plays at the terminal until the player has enough.
///
/// # Errors
/// [`PlayError`]: there is no terminal, it failed, or what was asked for cannot be played.
pub fn play(options: Options) -> Result<End, PlayError> {
    for (is_terminal, name) in
        [(io::stdin().is_terminal(), "input"), (io::stdout().is_terminal(), "output")]
    {
        if !is_terminal {
            return Err(PlayError::NoTerminal(name));
        }
    }
    let clock = Clock::start();
    let (keep, book) = match &options.data {
        None => (None, Book::default()),
        Some(directory) => {
            let failed = |source| PlayError::Data {
                directory: directory.path().display().to_string(),
                source,
            };
            directory.create().map_err(failed)?;
            let (journal, slot) =
                (directory.journal(), Slot::claim(directory.path()).map_err(failed)?);
            let book = read_book(&journal).map_err(failed)?;
            (Some(Keep { journal, slot }), book)
        }
    };
    let model = begin(&options, keep.as_ref(), book, clock.now())?;
    let words = Words::new(options.language);
    runtime::run(model, keep, &words, options.colours.depth(), &clock).map_err(PlayError::Terminal)
}

/// What a terminal shows first.
fn begin(
    options: &Options,
    keep: Option<&Keep>,
    mut book: Book,
    now: Now,
) -> Result<Model, PlayError> {
    let stored = keep.and_then(|keep| keep.slot.load().ok().flatten());
    let saved = stored.as_deref().and_then(Saved::from_json);
    let old = saved.as_ref().and_then(Saved::game);
    let damaged = stored.is_some() && old.is_none();
    if let (true, Some(keep)) = (damaged, keep) {
        keep.slot.set_aside().ok();
    }
    // What a crash has kept from the journal.
    if let (Some(line), Some(keep)) = (saved.as_ref().and_then(Saved::last), keep)
        && let Ok(entry) = noyes_game::Entry::from_json(line)
        && !book.knows(entry.id())
        && keep.journal.append([line]).is_ok()
    {
        book.enter(entry);
    }
    let before = saved.as_ref().and_then(Saved::choice);
    let choice = choice(options, before, now);
    let under_way = old.filter(|game| !game.is_over());
    let attempt = saved.as_ref().and_then(Saved::attempt);
    let goes_on = options.what == What::Last
        && (options.size.is_none() && options.goal.is_none() && options.rules.is_none());
    if let (true, Some(game)) = (goes_on, under_way.clone()) {
        let begun = game.has_begun();
        let mut model = Model::new(Beginning { game, attempt, choice, book }, fresh_seed);
        if begun {
            model.say(Phrase::new("terminal-goes-on"));
        }
        return Ok(model);
    }
    let (goal, rules) = (choice.goal.clone(), choice.rules);
    let series = || Game::deal(goal.clone(), Deal { seed: fresh_seed(), index: 0 });
    let game = match &options.what {
        What::Own(board) => Game::own(board.clone(), goal)?.with_rules(rules),
        What::Deal(seed, index) => {
            Game::deal(goal, Deal { seed: seed.clone(), index: *index })?.with_rules(rules)
        }
        _ => series()?.with_rules(rules),
    };
    let challenge = choice.challenge;
    let mut model = Model::new(Beginning { game, attempt: None, choice, book }, fresh_seed);
    if challenge != Challenge::Free {
        model.begin_chosen(now);
    }
    if let Some(old) = under_way.filter(Game::has_begun) {
        model.keep_replaced(old, attempt);
    }
    if damaged {
        model.say(Phrase::new("terminal-game-damaged"));
    }
    Ok(model)
}

/// What is played, now and next: what is asked for, else what was played last.
fn choice(options: &Options, before: Option<Choice>, now: Now) -> Choice {
    let before = before.unwrap_or_else(|| Choice {
        goal: Goal::new(Size::FIFTEEN, Layout::BlankLast),
        rules: Rules::casual(),
        challenge: Challenge::Free,
    });
    let size = match &options.what {
        What::Own(board) => Some(noyes::Position::size(board)),
        _ => options.size,
    };
    let layout = before.goal.layout().unwrap_or_default();
    let goal = match (&options.goal, size) {
        (Some(goal), _) => goal.clone(),
        (None, Some(size)) => Goal::new(size, layout),
        (None, None) => before.goal,
    };
    let challenge = match &options.what {
        What::Challenge(challenge) => *challenge,
        What::Daily => Challenge::Daily(Day::at(now.unix)),
        What::Last => before.challenge,
        What::Deal(..) | What::Own(_) => Challenge::Free,
    };
    Choice { goal, rules: options.rules.unwrap_or(before.rules), challenge }
}

/// A seed that nobody has had before: 256 bits from the system, as the page draws them.
fn fresh_seed() -> String {
    let mut bytes = [0; 32];
    if getrandom::fill(&mut bytes).is_err() {
        // Without chance the time is the best there is; it is a seed that people can see.
        return Clock::start().now().unix.to_string();
    }
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
