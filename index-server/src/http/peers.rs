//! How many connections there are, in all and from one place.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Counts open connections, and has room for so many.
#[derive(Debug, Clone)]
pub struct Peers {
    all: usize,
    each: usize,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_place: HashMap<IpAddr, usize>,
}

/// Room for one connection, given back on drop.
#[derive(Debug)]
#[must_use]
pub(super) struct Room {
    place: IpAddr,
    open: Arc<Mutex<Open>>,
}

/// Why there is no room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Full {
    /// For anybody.
    All,
    /// For this place.
    Place,
}

impl Peers {
    /// Room for `all` connections, `each` of them from one place.
    #[must_use]
    pub fn new(all: usize, each: usize) -> Self {
        Self { all, each, open: Arc::default() }
    }

    /// Room for a connection from `address`.
    ///
    /// # Errors
    /// [`Full`].
    pub(super) fn enter(&self, address: IpAddr) -> Result<Room, Full> {
        let place = place(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.all {
            return Err(Full::All);
        }
        let here = open.by_place.entry(place).or_default();
        if *here >= self.each {
            return Err(Full::Place);
        }
        *here = here.saturating_add(1);
        open.all = open.all.saturating_add(1);
        Ok(Room { place, open: Arc::clone(&self.open) })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        if let Some(here) = open.by_place.get_mut(&self.place) {
            *here = here.saturating_sub(1);
            if *here == 0 {
                open.by_place.remove(&self.place);
            }
        }
    }
}

/// What one client can be told by: its address, and of an IPv6 address the half that a site gets (RFC 6177), since whoever
/// has one such network has all of its addresses.
pub(super) fn place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_place_fills_its_own_room_and_gives_it_back() {
        let peers = Peers::new(3, 2);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let first = peers.enter(one).unwrap();
        let _second = peers.enter(one).unwrap();
        assert_eq!(peers.enter(one).unwrap_err(), Full::Place);
        let _third = peers.enter(other).unwrap();
        assert_eq!(peers.enter(other).unwrap_err(), Full::All);
        drop(first);
        drop(peers.enter(one).unwrap());
        assert_eq!(peers.open.lock().unwrap().by_place.len(), 2);
    }

    #[test]
    fn the_addresses_of_one_network_are_one_place() {
        let at = |text: &str| place(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
        assert_ne!(at("192.0.2.1"), at("192.0.2.2"));
    }
}
