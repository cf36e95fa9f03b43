//! The pages of a marketplace that verified, and nothing that did not: for browsers and for programs.
//!
//! A [`Catalog`] is made of proofs alone: a [`verifier::Trusted`] and its [`verifier::Verified`] shards. Its pages need no
//! script, load nothing from elsewhere, and show text of strangers as text. Nothing here opens a socket, reads a clock or
//! writes a file: the server asks for pages.

mod ask;
mod assets;
mod beside;
mod changes;
mod feed;
mod gather;
pub mod headers;
mod house;
mod look;
mod lookup;
mod page;
mod paths;
mod plugin;
mod readme;
mod recipe;
mod robots;
pub mod search;
mod security;
mod text;

use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;
use schemas::{Origin, PluginName, Revocation, RevocationId, Sha256, SignedException};
use serde::Serialize;
use verifier::statement::Keyring;

pub use ask::{Ask, Form};
pub use assets::{Asset, assets, assets_of_files};
pub use beside::{Beside, NotShown};
pub use changes::Changes;
pub use gather::Gathering;
pub use house::{House, Kind, Layout, Page, address, contact};
pub use lookup::{Extent, Looked, Lookup};
pub use plugin::{Endorsed, Hit, Plugin, Release, Slug};
pub use readme::Readme;
pub use search::BadQuery;

/// What a marketplace says of itself.
#[derive(Debug, Clone)]
pub struct About {
    /// Its own name.
    pub origin: Origin,
    /// The digest of its first root: what a user pins.
    pub root: Sha256,
    /// The earliest expiry of any role.
    pub expires: Timestamp,
    /// When its targets expire: until then its maintainers stand by what they say.
    pub targets_expire: Timestamp,
}

/// A marketplace as its pages show it.
#[derive(Debug)]
pub struct Catalog {
    about: About,
    /// What waivers are judged with.
    keyring: Keyring,
    /// By name.
    plugins: Vec<Plugin>,
    by_name: HashMap<PluginName, usize>,
    publishers: BTreeMap<Slug, Publisher>,
    /// Plugin and release, the newest audit first; none of what is unlisted.
    news: Vec<(usize, usize)>,
    /// The newest first.
    revocations: Vec<Withdrawal>,
    withdrawn: Vec<RevocationId>,
    /// What a fork lets pass of its upstreams' revocations.
    exceptions: Vec<SignedException>,
    search: search::Search,
}

/// One revocation, and of whom where it is not the marketplace's own.
#[derive(Debug, Serialize)]
struct Withdrawal {
    #[serde(skip_serializing_if = "Option::is_none")]
    upstream: Option<Origin>,
    #[serde(flatten)]
    entry: Revocation,
}

/// Who answers for plugins, as the marketplace has it.
#[derive(Debug)]
struct Publisher {
    name: String,
    plugins: Vec<usize>,
}

impl Catalog {
    /// What the marketplace says of itself.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The plugins by name, those that are unlisted too.
    #[must_use]
    pub fn plugins(&self) -> &[Plugin] {
        &self.plugins
    }

    /// Those of them that lists show.
    fn listed(&self) -> impl Iterator<Item = &Plugin> {
        self.plugins.iter().filter(|plugin| plugin.is_listed())
    }

    /// One plugin.
    #[must_use]
    pub fn plugin(&self, name: &PluginName) -> Option<&Plugin> {
        self.plugins.get(*self.by_name.get(name)?)
    }

    /// The newest releases of what is listed, the newest first.
    fn news(&self) -> impl Iterator<Item = (&Plugin, &Release)> {
        self.news.iter().filter_map(|(plugin, release)| {
            let plugin = self.plugins.get(*plugin)?;
            Some((plugin, plugin.releases.get(*release)?))
        })
    }
}
