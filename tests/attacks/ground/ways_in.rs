//! The three ways by which a tree comes in: a git repository, a tarball, a folder.

use std::path::Path;

use schemas::Source;
use sources::fetch::Silent;
use sources::npm::NpmConfig;
use sources::tarball::{self, Top};
use sources::{Fetcher, SourceError};
use tests::kit::{Raw, World, tarball};
use verifier::Tree;

/// A fetcher with the default limits.
pub(crate) fn fetcher(world: &World) -> Fetcher {
    Fetcher::new(world.path().to_owned(), NpmConfig::default()).unwrap()
}

/// What a git repository's source brings.
pub(crate) fn git(world: &World, source: &str) -> Result<Tree, SourceError> {
    let source: Source = source.parse().unwrap();
    fetcher(world).fetch(&source, None, &Silent).map(|brought| brought.tree)
}

/// What a tarball of exactly these entries brings.
pub(crate) fn archive(world: &World, entries: &[Raw]) -> Result<Tree, SourceError> {
    archive_of(world, &tarball(entries))
}

/// What these bytes bring as a tarball.
pub(crate) fn archive_of(world: &World, bytes: &[u8]) -> Result<Tree, SourceError> {
    tarball::read(&fetcher(world), "hostile.tar.gz", bytes, Top::Kept, &Silent)
}

/// What a folder brings.
pub(crate) fn folder(world: &World, path: &Path) -> Result<Tree, SourceError> {
    let source: Source = path.display().to_string().parse().unwrap();
    fetcher(world).fetch(&source, None, &Silent).map(|brought| brought.tree)
}

/// Nothing was left where temporary things go.
pub(crate) fn left_nothing(world: &World, path: &Path) {
    let left: Vec<_> = std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(left.is_empty(), "{left:?} in {}", world.path().display());
}
