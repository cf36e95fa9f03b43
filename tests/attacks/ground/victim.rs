//! A user who trusts a forged marketplace, read from a folder that whoever attacks may rewrite.

use std::path::PathBuf;

use schemas::TreeDigest;
use tests::forge::{Forge, Mirror};
use tests::kit::{Plugin, Run, World};
use verifier::tree::{Limits, directory};

/// Exit statuses of `docs/formats/commands.md`.
pub(crate) const NOT_TRUSTED: i32 = 4;
pub(crate) const REVOKED: i32 = 5;
pub(crate) const STALE: i32 = 9;

/// What the user calls the marketplace.
pub(crate) const SHOP: &str = "shop";

/// The user's machine, and the marketplace that they trust.
pub(crate) struct Victim {
    pub(crate) world: World,
    pub(crate) forge: Forge,
}

impl Victim {
    /// A user who has added an honest marketplace with one plugin, `hello` 1.0.0, and installed nothing.
    pub(crate) fn new() -> Self {
        let mut victim = Self::stranger();
        victim.offers("hello", "1.0.0");
        let site = victim.forge.publish();
        victim.serve(&site);
        victim.adds().ok();
        victim
    }

    /// The same, with `hello` installed.
    pub(crate) fn with_hello() -> Self {
        let victim = Self::new();
        victim.installs("hello").ok();
        victim.world.plugin().line("verify").ok();
        victim
    }

    /// A user who has not heard of the marketplace yet; nothing is served.
    pub(crate) fn stranger() -> Self {
        let now = jiff::Timestamp::now();
        Self { world: World::new(), forge: Forge::honest("shop.example.com/plugins", now) }
    }

    /// Writes a plugin, signs it as the honest auditor would, and puts its bundle beside the rest.
    pub(crate) fn offers(&mut self, name: &str, version: &str) -> TreeDigest {
        let digest = self.bundles(Plugin::write(self.world.at(&format!("{name}-{version}")), name, version));
        self.forge.add(name, version, digest.0);
        digest
    }

    /// Puts a plugin's bundle into the site; signs nothing.
    pub(crate) fn bundles(&mut self, plugin: Plugin) -> TreeDigest {
        let tree = directory::open(plugin.folder(), &Limits::default(), &|_| {}).unwrap();
        let mut bundle = Vec::new();
        sources::bundle::write(&tree, &mut bundle).unwrap();
        let digest = tree.digest();
        self.forge.site.put(&format!("trees/{}.tar.gz", digest.hex()), bundle);
        digest
    }

    /// Where the marketplace is read.
    pub(crate) fn site(&self) -> PathBuf {
        self.world.at("site")
    }

    /// Serves exactly `site` from now on.
    pub(crate) fn serve(&self, site: &Mirror) {
        if self.site().exists() {
            std::fs::remove_dir_all(self.site()).unwrap();
        }
        std::fs::create_dir(self.site()).unwrap();
        site.write_to(&self.site());
    }

    /// The user is about to add the marketplace by its key.
    pub(crate) fn adds(&self) -> Run {
        self.adds_with(&self.forge.public_key().to_string())
    }

    /// The user is about to add the marketplace by this key.
    pub(crate) fn adds_with(&self, key: &str) -> Run {
        let address = format!("file://{}", self.site().display());
        self.world.plugin().line("marketplace add --name").args([SHOP, &address, "--key", key])
    }

    /// The user is about to ask what the marketplace says now.
    pub(crate) fn updates(&self) -> Run {
        self.world.plugin().line("marketplace update").arg(SHOP)
    }

    /// The user is about to install the newest version of a plugin, with its digest as consent.
    pub(crate) fn installs(&self, name: &str) -> Run {
        let shard = &self.forge.shards[&name.parse().unwrap()];
        let digest = shard.versions.last().unwrap().source_hash.to_string();
        self.world.plugin().arg("install").arg(format!("{name}@{SHOP}")).args(["--digest", &digest])
    }

    /// Nothing is installed, and nothing lies around half-way.
    pub(crate) fn has_nothing(&self) {
        let plugins = self.world.deepcode().join("plugins");
        let found: Vec<_> = std::fs::read_dir(&plugins).into_iter().flatten().map(|e| e.unwrap().path()).collect();
        let real = |path: &&PathBuf| !path.ends_with(".staging") || std::fs::read_dir(path).unwrap().next().is_some();
        assert_eq!(found.iter().filter(real).count(), 0, "{found:?}");
    }
}
