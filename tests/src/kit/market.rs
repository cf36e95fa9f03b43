//! An honest marketplace, run with the built binary: started, filled, published; and a user who trusts it.

use std::path::{Path, PathBuf};

use super::plugins::Plugin;
use super::run::{Run, Said};
use super::world::World;

/// What a user calls it.
pub const MARKET: &str = "market";

/// A marketplace in the maintainer's working copy of a [`World`].
#[derive(Debug)]
pub struct Market<'w> {
    world: &'w World,
    address: String,
    root: String,
    key: String,
}

impl<'w> Market<'w> {
    /// Starts one that clients read from the published folder itself.
    pub fn open(world: &'w World) -> Self {
        let address = format!("file://{}", world.market().join("public").display());
        Self::open_at(world, &address)
    }

    /// Starts one that clients read at `address`.
    pub fn open_at(world: &'w World, address: &str) -> Self {
        Self::named(world, "market.example.com/tess", address)
    }

    /// Starts one that calls itself `origin` and that clients read at `address`.
    pub fn named(world: &'w World, origin: &str, address: &str) -> Self {
        let started = world
            .marketplace()
            .line("init --format json --minisign --auditor tess")
            .args(["--origin", origin, "--url", address])
            .ok();
        let (root, key) = (started.field("/fingerprint"), started.field("/publicKey"));
        Self { world, address: address.to_owned(), root, key }
    }

    /// The machine that it is on.
    pub fn world(&self) -> &'w World {
        self.world
    }
    /// Where clients read it.
    pub fn address(&self) -> &str {
        &self.address
    }
    /// The digest of its first root.
    pub fn root(&self) -> &str {
        &self.root
    }
    /// Its marketplace key.
    pub fn key(&self) -> &str {
        &self.key
    }
    /// The published folder.
    pub fn public(&self) -> PathBuf {
        self.world.market().join("public")
    }

    /// `marketplace …`, typed in the working copy.
    pub fn types(&self, line: &str) -> Run {
        self.world.marketplace().line(line)
    }

    /// Writes a small plugin into the working copy, to be changed and added.
    pub fn plugin(&self, name: &str, version: &str) -> Plugin {
        Plugin::write(self.world.market().join("src").join(name), name, version)
    }

    /// Audits and signs the plugin in `folder` of the working copy; returns its digest.
    pub fn signs(&self, folder: &Path) -> String {
        let inside = folder.strip_prefix(self.world.market()).expect("it lies in the working copy");
        self.signs_source(&format!("./{}", inside.display()))
    }

    /// Audits and signs what `source` brings; returns its digest.
    pub fn signs_source(&self, source: &str) -> String {
        let digest = self.types("hash --format json").arg(source).ok().field("/digest");
        self.types("add").args([source, "--digest", &digest]).ok();
        digest
    }

    /// Signs a small plugin of this name and version; returns its digest.
    pub fn offers(&self, name: &str, version: &str) -> String {
        self.signs(self.plugin(name, version).folder())
    }

    /// Revokes one version; returns the revocation's id.
    pub fn revokes(&self, name: &str, version: &str) -> String {
        let revoke = self.types("revoke --format json --reason tested --confirm 1 --mass").args([name, version]);
        revoke.ok().field("/revoked/id")
    }

    /// Publishes.
    pub fn publishes(&self) -> Said {
        self.types("publish").ok()
    }

    /// The user adds it, with the root's digest as the pin.
    pub fn is_added(&self) -> Said {
        let pinned = format!("{}#{}", self.address, self.root);
        self.world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok()
    }

    /// The user installs, with the digest as consent.
    pub fn installs(&self, name: &str, digest: &str) -> Said {
        self.installing(name, digest).ok()
    }

    /// The user is about to install, with the digest as consent.
    pub fn installing(&self, name: &str, digest: &str) -> Run {
        self.world.plugin().arg("install").arg(format!("{name}@{MARKET}")).args(["--digest", digest])
    }
}
