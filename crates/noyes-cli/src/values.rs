//! The values of flags, with the core's own errors where they are wrong.

use std::{
    ffi::OsStr,
    io::ErrorKind,
    net::{SocketAddr, ToSocketAddrs},
    num::NonZeroUsize,
};

use clap::{
    Arg, Command,
    builder::{PossibleValue, StringValueParser, TypedValueParser},
};
use noyes::{BlankMark, BlankSquare, Fix, Shuffle, Size};

use crate::{fault::Fault, goal::GoalText};

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
