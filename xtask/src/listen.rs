//! The address to serve on, checked before anything long is done.

use std::fmt;
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};

use anyhow::{Context, bail};

/// Reads an address as `noyes serve` does: a name's first address of the older kind.
pub(crate) fn parse(text: &str) -> Result<SocketAddr, String> {
    let expected = "expected an address such as 127.0.0.1:8016";
    match text.to_socket_addrs().map(|all| all.min_by_key(SocketAddr::is_ipv6)) {
        Ok(Some(address)) => Ok(address),
        Err(error) if error.kind() != ErrorKind::InvalidInput => {
            Err(format!("found {text:?}, whose host is not known; {expected} ({error})"))
        }
        _ => Err(format!("found {text:?}; {expected}")),
    }
}

/// Checks that nobody listens there yet, and that other machines are let in on purpose only.
pub(crate) fn check(address: SocketAddr, public: bool) -> anyhow::Result<()> {
    if !public && !address.ip().to_canonical().is_loopback() {
        bail!(Unusable::Public(address));
    }
    match TcpListener::bind(address) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(Unusable::Taken(address)),
        Err(error) => Err(error).with_context(|| format!("cannot listen on {address}")),
    }
}

/// An address that cannot be served on as it was asked for.
#[derive(Debug)]
pub(crate) enum Unusable {
    /// Somebody else listens there.
    Taken(SocketAddr),
    /// Other machines can reach it, and nobody has said that they may.
    Public(SocketAddr),
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken(taken) => {
                let free = (taken.port()..=u16::MAX)
                    .skip(1)
                    .take(100)
                    .map(|port| SocketAddr::new(taken.ip(), port))
                    .find(|&address| TcpListener::bind(address).is_ok())
                    .unwrap_or(SocketAddr::new(taken.ip(), 0));
                write!(f, "{taken} is taken: choose another with --listen {free}")
            }
            Self::Public(address) => write!(
                f,
                "{address} can be reached from other machines; to let them in, add --public"
            ),
        }
    }
}

impl std::error::Error for Unusable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_may_have_a_name() {
        assert!(parse("localhost:8016").unwrap().ip().is_loopback());
        let error = parse("nowhere").unwrap_err();
        assert_eq!(error, "found \"nowhere\"; expected an address such as 127.0.0.1:8016");
    }

    #[test]
    fn other_machines_are_let_in_on_purpose_only() {
        let everywhere = parse("0.0.0.0:0").unwrap();
        assert!(check(everywhere, false).unwrap_err().to_string().contains("add --public"));
        check(everywhere, true).unwrap();
    }

    #[test]
    fn a_taken_port_is_named_with_a_free_one() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = other.local_addr().unwrap();
        let error = check(address, false).unwrap_err();
        assert!(error.is::<Unusable>());
        let text = error.to_string();
        let (start, free) = text.split_once("--listen ").unwrap();
        assert_eq!(start, format!("{address} is taken: choose another with "));
        assert_ne!(free.parse::<SocketAddr>().unwrap(), address);
    }
}
