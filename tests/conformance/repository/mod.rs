//! The driver against forged marketplaces.

mod bootstrap;
mod exceptions;
mod floor;
mod forks;
mod memory;
mod refresh;
mod resolve;
mod revocations;
mod thresholds;

use jiff::{SignedDuration, Timestamp};
use tests::forge::{Forge, Memory, Mirror};
use verifier::repository::Refused;
use verifier::{Repository, Trusted};

pub(crate) const NAME: &str = "deepcode-plugin-data-tools";

pub(crate) fn start() -> Timestamp {
    "2026-06-01T00:00:00Z".parse().unwrap()
}

pub(crate) fn hours(hours: i64) -> Timestamp {
    start().checked_add(SignedDuration::from_hours(hours)).unwrap()
}

/// An honest marketplace with one plugin and one revocation, published once.
pub(crate) fn market() -> Forge {
    let mut forge = Forge::honest("market.example.com/plugins", start());
    forge.add(NAME, "0.3.0", [7; 32]);
    forge.revoke("DCM-2026-0001", "deepcode-plugin-evil", "*");
    forge.publish();
    forge
}

/// A client that has added a marketplace, and its state.
pub(crate) fn added(forge: &Forge) -> (Repository, Memory) {
    let memory = Memory::default();
    let client = Repository::bootstrap(&forge.pin(), &forge.site, memory.boxed()).unwrap();
    (client, memory)
}

/// A client that has refreshed once at the start.
pub(crate) fn refreshed(forge: &Forge) -> (Repository, Memory, Trusted) {
    let (mut client, memory) = added(forge);
    let trusted = client.refresh(&forge.site, start()).unwrap();
    (client, memory, trusted)
}

/// Why a refresh is refused.
pub(crate) fn refusal(client: &mut Repository, site: &Mirror, now: Timestamp) -> Refused {
    client.refresh(site, now).expect_err("a hostile repository was believed")
}

macro_rules! refused {
    ($result:expr, $pattern:pat $(if $guard:expr)?) => {{
        let error = $result;
        assert!(matches!(&error, $pattern $(if $guard)?), "refused for another reason: {error:?}");
        error
    }};
}
pub(crate) use refused;
