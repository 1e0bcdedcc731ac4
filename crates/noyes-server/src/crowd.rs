//! How much of something each client holds at the same time.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// What all clients hold. Copies are the same.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    most: usize,
    held: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Crowd {
    /// Each client may hold so many.
    pub(crate) fn new(most: usize) -> Crowd {
        Crowd { most, held: Arc::default() }
    }

    /// One more for this client; `None` if it has as many as it may.
    pub(crate) fn admit(&self, client: IpAddr) -> Option<Place> {
        let mut clients = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let held = clients.get(&client).copied().unwrap_or(0);
        (held < self.most).then(|| {
            clients.insert(client, held + 1);
            Place { crowd: self.clone(), client }
        })
    }
}

/// One that a client holds, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    crowd: Crowd,
    client: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut clients = self.crowd.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = clients.get_mut(&self.client) {
            *held -= 1;
            // Who holds nothing is forgotten.
            if *held == 0 {
                clients.remove(&self.client);
            }
        }
    }
}

/// Whose an address is: all of one network of version 6 are one client's.
pub(crate) fn client(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
        }
        IpAddr::V4(address) => IpAddr::V4(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        client(text.parse().unwrap())
    }

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let crowd = Crowd::new(2);
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let places = [crowd.admit(one), crowd.admit(one)];
        assert!(places.iter().all(Option::is_some));
        assert!(crowd.admit(one).is_none());
        assert!(crowd.admit(other).is_some());
        drop(places);
        assert!(crowd.admit(one).is_some());
        assert!(crowd.held.lock().unwrap().is_empty());
    }

    #[test]
    fn one_network_is_one_client() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::2:3"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
