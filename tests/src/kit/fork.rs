//! A fork in a folder of its own, run with the built binary: begun, pulled into, published; and a user who trusts it.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::plugins::Plugin;
use super::run::{Run, Said};
use super::world::World;

/// A marketplace that follows another one.
#[derive(Debug)]
pub struct Fork<'w> {
    world: &'w World,
    folder: PathBuf,
    name: String,
    root: String,
}

impl<'w> Fork<'w> {
    /// Starts one that follows `upstream` (an address with a root), with `more` on its command line. Clients read it from the
    /// published folder.
    ///
    /// # Panics
    /// When there is a folder of that name.
    pub fn of(world: &'w World, name: &str, upstream: &str, more: &str) -> Self {
        let folder = world.at(name);
        std::fs::create_dir(&folder).expect("a folder");
        let url = format!("file://{}/public", folder.display());
        let origin = format!("{name}.example.com/plugins");
        let run = world.marketplace().directory(folder).line("fork --format json --auditor tia").line(more);
        let root = run.args(["--origin", &origin, "--url", &url, upstream]).ok().field("/fingerprint");
        Self::begun(world, name, root)
    }

    /// One that was begun before in the folder of that name.
    #[must_use]
    pub fn begun(world: &'w World, name: &str, root: String) -> Self {
        Self { world, folder: world.at(name), name: name.to_owned(), root }
    }

    /// Its working copy.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What users call it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The digest of its first root.
    #[must_use]
    pub fn root(&self) -> &str {
        &self.root
    }

    /// What it publishes.
    #[must_use]
    pub fn public(&self) -> PathBuf {
        self.folder.join("public")
    }

    /// Its published folder, with its root.
    #[must_use]
    pub fn address(&self) -> String {
        format!("file://{}#{}", self.public().display(), self.root)
    }

    /// A line of its maintainer.
    #[must_use]
    pub fn types(&self, line: &str) -> Run {
        self.world.marketplace().directory(self.folder.clone()).line(line)
    }

    /// Brings in what its upstream has new; the report.
    pub fn pulls(&self) -> Value {
        self.types("fork pull --format json").ok().json()
    }

    /// The same; `name version` of what was countersigned.
    ///
    /// # Panics
    /// When the report has another shape.
    pub fn takes(&self) -> Vec<String> {
        let pulled = self.pulls();
        let text = |one: &Value, at: &str| one.get(at).and_then(Value::as_str).expect("text").to_owned();
        let taken = pulled.get("countersigned").and_then(Value::as_array).expect("a list").iter();
        taken.map(|one| format!("{} {}", text(one, "name"), text(one, "version"))).collect()
    }

    /// Adds a plugin that nobody else knows of; its digest.
    pub fn adds(&self, name: &str) -> String {
        let own = Plugin::write(self.folder.join("src").join(name), name, "1.0.0");
        let digest = self.types("hash --format json").arg(own.folder()).ok().field("/digest");
        self.types(&format!("add ./src/{name} --digest")).arg(&digest).ok();
        digest
    }

    /// What it lists of a plugin.
    ///
    /// # Panics
    /// When it lists nothing of it.
    #[must_use]
    pub fn shard(&self, name: &str) -> Value {
        let text = std::fs::read(self.folder.join(format!("plugins/{name}.json"))).expect("a shard");
        serde_json::from_slice(&text).expect("JSON")
    }

    /// A user adds it, as it is read at `address`.
    pub fn is_added_at(&self, address: &str) -> Said {
        let pinned = format!("{address}#{}", self.root);
        self.world.plugin().line("marketplace add --name").args([&self.name, &pinned]).ok()
    }

    /// A user adds its published folder.
    pub fn is_added(&self) -> Said {
        self.is_added_at(&format!("file://{}", self.public().display()))
    }

    /// A user is about to install a plugin from it, with its digest as consent.
    #[must_use]
    pub fn installs(&self, name: &str, digest: &str) -> Run {
        self.world.plugin().arg("install").arg(format!("{name}@{}", self.name)).args(["--digest", digest])
    }
}
