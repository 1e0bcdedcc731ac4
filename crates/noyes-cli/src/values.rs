//! The values of flags, with the core's own errors where they are wrong.

use std::{
    ffi::OsStr,
    io::ErrorKind,
    net::{SocketAddr, ToSocketAddrs},
    num::NonZeroUsize,
    ops::RangeInclusive,
    time::Duration,
};

use clap::{
    Arg, Command,
    builder::{PossibleValue, StringValueParser, TypedValueParser},
};
use noyes::{BlankMark, BlankSquare, Fix, Metric, Shuffle, Size};
use noyes_engine::Manner;
use noyes_ranked::PublicKey;
use noyes_solver::TableSize;
use noyes_terminal::Language;

use crate::{fault::Fault, goal::GoalText, serve::StoreChoice};

pub(crate) fn size(text: &str) -> Result<Size, Fault> {
    Ok(text.parse()?)
}

pub(crate) fn blank(text: &str) -> Result<BlankMark, Fault> {
    Ok(text.parse()?)
}

pub(crate) fn goal(text: &str) -> Result<GoalText, Fault> {
    GoalText::new(text)
}

/// An address by number or by name. Of a name's addresses it is the first of the older kind, which
/// every machine has.
pub(crate) fn address(text: &str) -> Result<SocketAddr, Fault> {
    let expected = "expected an address such as 127.0.0.1:8016";
    match text.to_socket_addrs().map(|all| all.min_by_key(SocketAddr::is_ipv6)) {
        Ok(Some(address)) => Ok(address),
        Err(error) if error.kind() != ErrorKind::InvalidInput => Err(Fault::usage(format!(
            "found {text:?}, whose host is not known; {expected} ({error})"
        ))),
        _ => Err(Fault::usage(format!("found {text:?}; {expected}"))),
    }
}

/// A place for a server's store, or none.
pub(crate) fn store(text: &str) -> Result<StoreChoice, Fault> {
    match text {
        "none" => Ok(StoreChoice::None),
        text => Ok(StoreChoice::At(text.parse::<noyes_server::StorePlace>()?)),
    }
}

/// A server's public key.
pub(crate) fn public_key(text: &str) -> Result<PublicKey, Fault> {
    Ok(PublicKey::try_from(text.to_owned())?)
}

/// More threads than this are a slip of the finger.
const MOST_THREADS: usize = 1024;

pub(crate) fn threads(text: &str) -> Result<NonZeroUsize, Fault> {
    let count = text.parse().ok().filter(|count: &NonZeroUsize| count.get() <= MOST_THREADS);
    count.ok_or_else(|| {
        let message =
            format!("found {text:?}; expected a number of threads from 1 to {MOST_THREADS}");
        Fault::wrong("bad-threads", message)
    })
}

/// A time such as 10s or 1m 30s; without a unit it is seconds.
pub(crate) fn duration(text: &str) -> Result<Duration, Fault> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let with_unit = if digits { format!("{text}s") } else { text.to_owned() };
    humantime::parse_duration(&with_unit).map_err(|error| {
        let message = format!("found {text:?} ({error}); expected a time such as 10s or 1m 30s");
        Fault::wrong("bad-time", message)
    })
}

/// A number of bytes such as 1GiB or 500MB.
pub(crate) fn bytes(text: &str) -> Result<u64, Fault> {
    parse_size::parse_size(text).map_err(|error| {
        let message = format!("found {text:?} ({error}); expected a size such as 1GiB or 500MB");
        Fault::wrong("bad-memory", message)
    })
}

/// A language by its tag, such as de or de-AT.
pub(crate) fn language(text: &str) -> Result<Language, Fault> {
    Language::from_tag(text).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        Fault::wrong("unknown-language", format!("found {text:?}; expected one of {tags}"))
    })
}

/// A level of significance: a number above 0 and below 1.
pub(crate) fn alpha(text: &str) -> Result<f64, Fault> {
    let alpha = text.trim().parse().ok().filter(|alpha| *alpha > 0.0 && *alpha < 1.0);
    alpha.ok_or_else(|| {
        let message =
            format!("found {text:?}; expected a number above 0 and below 1, such as 0.001");
        Fault::wrong("bad-alpha", message)
    })
}

/// A range of lengths such as 20..25, both ends included; a number is a range of its own.
pub(crate) fn lengths(text: &str) -> Result<RangeInclusive<u64>, Fault> {
    let (start, end) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<u64>().ok();
    match (number(start), number(end.strip_prefix('=').unwrap_or(end))) {
        (Some(start), Some(end)) => Ok(start..=end),
        _ => {
            let message = format!("found {text:?}; expected lengths such as 20..25");
            Err(Fault::wrong("bad-length", message))
        }
    }
}

pub(crate) fn qualities() -> impl TypedValueParser<Value = Manner> {
    let names = Manner::ALL.map(Manner::name).to_vec();
    Named { names, parse: |name| Ok(Manner::from_name(name)?) }
}

pub(crate) fn metrics() -> impl TypedValueParser<Value = Metric> {
    let names = Metric::ALL.map(Metric::name).to_vec();
    Named { names, parse: |name| Ok(noyes_engine::metric(name)?) }
}

pub(crate) fn table_sizes() -> impl TypedValueParser<Value = TableSize> {
    let names = TableSize::ALL.map(TableSize::name).to_vec();
    Named { names, parse: |name| Ok(noyes_engine::tables(name)?) }
}

/// The names of all shuffles. Which one it is depends on `--steps` as well.
pub(crate) fn shuffles() -> impl TypedValueParser<Value = String> {
    let names = Shuffle::ALL.map(Shuffle::name).to_vec();
    Named { names, parse: |name| Ok(Shuffle::from_name(name, None).map(|_| name.to_owned())?) }
}

pub(crate) fn fixes() -> impl TypedValueParser<Value = Fix> {
    Named { names: Fix::ALL.map(Fix::name).to_vec(), parse: |name| Ok(Fix::from_name(name)?) }
}

pub(crate) fn blank_squares() -> impl TypedValueParser<Value = BlankSquare> {
    let names = BlankSquare::ALL.map(BlankSquare::name).to_vec();
    Named { names, parse: |name| Ok(BlankSquare::from_name(name)?) }
}

/// Values that have names: help and completions list them, and the core reads them.
#[derive(Clone)]
struct Named<T> {
    names: Vec<&'static str>,
    parse: fn(&str) -> Result<T, Fault>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Named<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let parse = self.parse;
        StringValueParser::new()
            .try_map(move |name| parse(&name))
            .parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(PossibleValue::new)))
    }
}
