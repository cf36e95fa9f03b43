//! What the tests of sources share: a fetcher in a world of its own, and how its refusals are looked at.
#![expect(clippy::panic, reason = "a test fails by panicking, in its helpers too")]

use std::path::PathBuf;
use std::time::Duration;

use schemas::{CommitId, Source};
use sources::fetch::Silent;
use sources::npm::NpmConfig;
use sources::web::Patience;
use sources::{Brought, Fetcher, SourceError};
use tests::kit::World;
use url::Url;

/// Short enough to wait for in a test, long enough for a busy machine to answer honestly.
pub(crate) const SHORT: Patience = Patience {
    connect: Duration::from_secs(5),
    grace: Duration::from_secs(2),
    bytes_per_second: 64 << 10,
    total: Duration::from_secs(20),
};

/// A fetcher that works in `world` and knows no registry.
pub(crate) fn fetcher(world: &World) -> Fetcher {
    let mut fetcher = Fetcher::new(world.path().to_owned(), NpmConfig::default()).unwrap();
    fetcher.scratch = world.at("tmp");
    fetcher
}

/// Brings `source` in.
pub(crate) fn bring(fetcher: &Fetcher, source: &str) -> Result<Brought, SourceError> {
    fetcher.fetch(&source.parse::<Source>().unwrap(), None, &Silent)
}

/// Brings `source` in, pinned to `commit`.
pub(crate) fn bring_pinned(fetcher: &Fetcher, source: &str, commit: &str) -> Result<Brought, SourceError> {
    fetcher.fetch(&source.parse::<Source>().unwrap(), Some(commit.parse::<CommitId>().unwrap()), &Silent)
}

/// The digest that `source` has.
pub(crate) fn digest(fetcher: &Fetcher, source: &str) -> String {
    bring(fetcher, source).unwrap_or_else(|e| panic!("{source}: {e}")).tree.digest().to_string()
}

/// What was left behind in the world's temporary folder.
pub(crate) fn left_behind(world: &World) -> Vec<PathBuf> {
    std::fs::read_dir(world.at("tmp")).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// `git+http://…` of a repository on a loopback server.
pub(crate) fn git_at(url: &Url, tail: &str) -> String {
    format!("git+{url}{tail}")
}
