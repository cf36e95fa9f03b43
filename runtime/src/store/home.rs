//! Where everything of one user lies: `~/.deepcode`, or `$DEEPCODE_HOME`.

use std::path::{Path, PathBuf};

use schemas::{MarketplaceName, PluginName, TreeDigest};

/// The name of a plugin's own folder inside its folder; no tree may have it at its top.
pub(super) const STATE: &str = "state";

/// The folder, and the only place where names become paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Home(PathBuf);

impl Home {
    /// A home at `path`, absolute.
    #[must_use]
    pub fn at(path: PathBuf) -> Self {
        Self(path)
    }
    /// The folder itself.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }
    /// `plugins`
    #[must_use]
    pub fn plugins(&self) -> PathBuf {
        self.0.join("plugins")
    }
    /// `plugins/<name>`
    #[must_use]
    pub fn plugin(&self, name: &PluginName) -> PathBuf {
        self.plugins().join(name.as_str())
    }
    /// `plugins/<name>/state`: the plugin's own, kept by updates.
    #[must_use]
    pub fn state(&self, name: &PluginName) -> PathBuf {
        self.plugin(name).join(STATE)
    }
    /// `plugins/.staging`: what is being prepared, never loaded.
    #[must_use]
    pub fn staging(&self) -> PathBuf {
        self.plugins().join(".staging")
    }
    /// `plugins/.files`: which files each trusted tree has, to name what drifted.
    #[must_use]
    pub(super) fn inventories(&self) -> PathBuf {
        self.plugins().join(".files")
    }
    /// `plugins/.files/<digest>`
    #[must_use]
    pub(super) fn inventory(&self, tree: &TreeDigest) -> PathBuf {
        self.inventories().join(tree.hex())
    }
    /// `plugins/.journal.json`: a change of a folder and the trust file that is not finished.
    #[must_use]
    pub(super) fn journal(&self) -> PathBuf {
        self.plugins().join(".journal.json")
    }
    /// `plugins/.lock`
    #[must_use]
    pub(super) fn lock(&self) -> PathBuf {
        self.plugins().join(".lock")
    }
    /// `plugins-trust.json`
    #[must_use]
    pub fn trust_file(&self) -> PathBuf {
        self.0.join("plugins-trust.json")
    }
    /// `marketplaces.json`
    #[must_use]
    pub fn marketplaces_file(&self) -> PathBuf {
        self.0.join("marketplaces.json")
    }
    /// `marketplaces/<name>`: metadata and floor.
    #[must_use]
    pub fn marketplace(&self, name: &MarketplaceName) -> PathBuf {
        self.0.join("marketplaces").join(name.as_str())
    }
    /// `logs/plugins`: what plugins said, one file each.
    #[must_use]
    pub fn plugin_logs(&self) -> PathBuf {
        self.0.join("logs").join("plugins")
    }
    /// `logs/violations.jsonl`: what plugins tried.
    #[must_use]
    pub fn violations_file(&self) -> PathBuf {
        self.0.join("logs").join("violations.jsonl")
    }
    /// `plugins-quarantine.json`: which plugins are held back for it.
    #[must_use]
    pub fn quarantine_file(&self) -> PathBuf {
        self.0.join("plugins-quarantine.json")
    }
    /// `plugins-stopped.json`: which plugins were ended wherever they ran.
    #[must_use]
    pub fn stopped_file(&self) -> PathBuf {
        self.0.join("plugins-stopped.json")
    }
    /// `settings.json`
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.0.join("settings.json")
    }
}
