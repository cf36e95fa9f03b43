//! What the server was told, checked: every value holds, or the server does not begin.

mod given;

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

use catalog::House;
use url::Url;
use verifier::Pin;

use crate::http::Front;
pub use given::{Command, Flags, Given, Told};

/// Values that nobody gave, as they would be written.
mod default {
    /// Loopback: a server that faces the world is asked to.
    pub(super) const LISTEN: &str = "127.0.0.1:8470";
    /// 5 s: news is out within that, and two small reads a look cost nothing.
    pub(super) const POLL: &str = "5";
    /// 200 requests a second: an installing client makes ten in all.
    pub(super) const RATE: &str = "200";
    /// 20,000 connections: 10,000 idle ones must not keep the next one out; each costs some 20 KiB.
    pub(super) const CONNECTIONS: &str = "20000";
    /// 512 connections: an office behind one address, with a hundred people.
    pub(super) const CONNECTIONS_OF_ONE: &str = "512";
    /// 10 s: a bundle of some megabytes over a slow line, and less than a supervisor waits before it kills.
    pub(super) const GRACE: &str = "10";
    /// One line a request, and what happens to the marketplace.
    pub(super) const LOG: &str = "info";
}

/// An hour: a revocation that waits longer is no news.
const LONGEST_POLL: u64 = 3_600;

/// Values that hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The published marketplace.
    pub store: String,
    /// Whom to believe.
    pub pin: Pin,
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the newest publication seen is remembered.
    pub state: Option<PathBuf>,
    /// Seconds between two looks at the store.
    pub poll: u64,
    /// Certificate chain and key.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Requests a second a client.
    pub rate: Option<NonZeroU32>,
    /// Connections at once, and those of one client.
    pub connections: (usize, usize),
    /// The tokens that may publish.
    pub tokens: Option<PathBuf>,
    /// The folder of what authors submit.
    pub submissions: Option<PathBuf>,
    /// Whether a proxy in front says who asks.
    pub front: Front,
    /// How the catalog is shown.
    pub house: House,
    /// Seconds that open requests have at the end.
    pub grace: u64,
    /// What is logged.
    pub log: String,
}

/// Why the server does not know what to do.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    /// A value that cannot be read; the text names its source.
    #[error(transparent)]
    Value(#[from] Box<figment::Error>),
    /// A value that is missing.
    #[error("{name} is not set")]
    Missing {
        /// Which.
        name: &'static str,
        /// How to set it.
        hint: &'static str,
    },
    /// A value out of bounds.
    #[error("{name}: {why}")]
    Bounds {
        /// Which.
        name: &'static str,
        /// The rule.
        why: &'static str,
    },
}

impl Told {
    /// The values, checked.
    ///
    /// # Errors
    /// [`BadConfig`].
    pub fn config(self) -> Result<Config, BadConfig> {
        let given = self.given;
        let store =
            given.store.ok_or(BadConfig::Missing { name: "store", hint: "give --store, or MARKETPLACE_STORE" })?;
        let pin = match (given.root, given.key) {
            (Some(root), _) => Pin::RootDigest(root),
            (None, Some(key)) => Pin::Key(key),
            (None, None) => {
                let hint = "give --root sha256:…, the fingerprint that `marketplace status` prints";
                return Err(BadConfig::Missing { name: "root", hint });
            }
        };
        let tls = match (given.tls_certificate, given.tls_key) {
            (Some(certificate), Some(key)) => Some((certificate, key)),
            (None, None) => None,
            _ => return Err(BadConfig::Bounds { name: "tls_certificate, tls_key", why: "give both, or neither" }),
        };
        let front = if given.behind_proxy.unwrap_or(false) { Front::Proxy } else { Front::Direct };
        let all = or("connections", given.connections, default::CONNECTIONS)?;
        let each = match (given.connections_of_one, front) {
            // Every connection is the proxy's own.
            (None, Front::Proxy) => all,
            (given, _) => or("connections_of_one", given, default::CONNECTIONS_OF_ONE)?,
        };
        if all == 0 || each == 0 {
            return Err(BadConfig::Bounds { name: "connections", why: "nobody could connect" });
        }
        if given.submissions.is_some() && given.tokens.is_none() {
            return Err(BadConfig::Bounds { name: "submissions", why: "authors need tokens: give tokens as well" });
        }
        let poll = or("poll", given.poll, default::POLL)?;
        if poll == 0 || poll > LONGEST_POLL {
            return Err(BadConfig::Bounds { name: "poll", why: "it is 1 to 3600 seconds" });
        }
        let layout = catalog::Layout::Served;
        let house = House { address: public_url(given.public_url)?, contact: contact(given.contact)?, layout };
        Ok(Config {
            store,
            house,
            pin,
            listen: or("listen", given.listen, default::LISTEN)?,
            state: given.state,
            poll,
            tls,
            rate: NonZeroU32::new(or("rate", given.rate, default::RATE)?),
            connections: (all, each),
            tokens: given.tokens,
            submissions: given.submissions,
            front,
            grace: or("grace", given.grace, default::GRACE)?,
            log: given.log.unwrap_or_else(|| default::LOG.to_owned()),
        })
    }
}

/// An address that other paths can be put after.
fn public_url(given: Option<Url>) -> Result<Option<Url>, BadConfig> {
    let bad = BadConfig::Bounds { name: "public_url", why: "it is https://host/path, without ? and #" };
    given.map(|url| catalog::address(url).ok_or(bad)).transpose()
}

/// Somebody who can be told.
fn contact(given: Option<Url>) -> Result<Option<Url>, BadConfig> {
    let bad = BadConfig::Bounds { name: "contact", why: "it is mailto:…, https://… or tel:…" };
    given.map(|url| catalog::contact(url).ok_or(bad)).transpose()
}

/// What was given, else the default, of which a unit test says that each can be read.
fn or<T: std::str::FromStr>(name: &'static str, given: Option<T>, default: &str) -> Result<T, BadConfig> {
    given.map_or_else(|| default.parse().map_err(|_| BadConfig::Bounds { name, why: "its default is no value" }), Ok)
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    const ROOT: &str = "sha256:1111111111111111111111111111111111111111111111111111111111111111";

    fn told(line: &str) -> Result<Config, BadConfig> {
        let words = ["marketplace-server"].into_iter().chain(line.split_whitespace());
        Flags::try_parse_from(words).unwrap().told()?.config()
    }

    #[test]
    fn what_is_not_given_has_a_default_and_listens_on_loopback() {
        let config = told(&format!("--store public --root {ROOT}")).unwrap();
        assert!(config.listen.ip().is_loopback());
        assert_eq!((config.poll, config.grace, config.connections), (5, 10, (20_000, 512)));
        assert_eq!(
            told(&format!("--store s --root {ROOT} --behind-proxy true")).unwrap().connections,
            (20_000, 20_000)
        );
    }

    #[test]
    fn a_server_that_would_believe_anybody_does_not_begin() {
        assert!(matches!(told("--store public"), Err(BadConfig::Missing { name: "root", .. })));
        assert!(matches!(told(&format!("--root {ROOT}")), Err(BadConfig::Missing { name: "store", .. })));
    }

    #[test]
    fn an_address_takes_paths_after_it_and_a_contact_is_somebody() {
        let house = |flags: &str| told(&format!("--store s --root {ROOT} {flags}")).map(|config| config.house);
        let given = house("--public-url https://example.com/market --contact mailto:sec@example.com").unwrap();
        assert_eq!(given.address.unwrap().as_str(), "https://example.com/market/");
        assert_eq!(given.contact.unwrap().as_str(), "mailto:sec@example.com");
        for flags in ["--public-url ftp://example.com", "--public-url https://example.com/?q", "--contact javascript:1"]
        {
            assert!(matches!(house(flags), Err(BadConfig::Bounds { .. })), "{flags}");
        }
    }

    #[test]
    fn values_out_of_bounds_are_refused() {
        for line in ["--poll 0", "--poll 3601", "--connections 0", "--connections-of-one 0"] {
            let refused = told(&format!("--store public --root {ROOT} {line}"));
            assert!(matches!(refused, Err(BadConfig::Bounds { .. })), "{line}");
        }
        assert_eq!(told(&format!("--store public --root {ROOT} --rate 0")).unwrap().rate, None);
    }
}
