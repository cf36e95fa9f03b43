//! Where everything of one user lies: `~/.deepcode`, or `$DEEPCODE_HOME`.

use std::path::{Path, PathBuf};

use schemas::{MarketplaceName, PluginName};

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
    /// `plugins/<name>`
    #[must_use]
    pub fn plugin(&self, name: &PluginName) -> PathBuf {
        self.0.join("plugins").join(name.as_str())
    }
    /// `plugins/.staging`
    #[must_use]
    pub fn staging(&self) -> PathBuf {
        self.0.join("plugins").join(".staging")
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
    /// `settings.json`
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.0.join("settings.json")
    }
}
