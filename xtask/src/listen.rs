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

/// Checks that nobody listens there yet.
pub(crate) fn check(address: SocketAddr) -> anyhow::Result<()> {
    match TcpListener::bind(address) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(Taken(address)),
        Err(error) => Err(error).with_context(|| format!("cannot listen on {address}")),
    }
}

/// Somebody else listens on the address.
#[derive(Debug)]
pub(crate) struct Taken(SocketAddr);

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(taken) = self;
        let free = (taken.port()..=u16::MAX)
            .skip(1)
            .take(100)
            .map(|port| SocketAddr::new(taken.ip(), port))
            .find(|&address| TcpListener::bind(address).is_ok())
            .unwrap_or(SocketAddr::new(taken.ip(), 0));
        write!(f, "{taken} is taken: choose another with --listen {free}")
    }
}

impl std::error::Error for Taken {}

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
    fn a_taken_port_is_named_with_a_free_one() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = other.local_addr().unwrap();
        let error = check(address).unwrap_err();
        assert!(error.is::<Taken>());
        let text = error.to_string();
        let (start, free) = text.split_once("--listen ").unwrap();
        assert_eq!(start, format!("{address} is taken: choose another with "));
        assert_ne!(free.parse::<SocketAddr>().unwrap(), address);
    }
}
