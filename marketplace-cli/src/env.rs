//! The world as it was when the command began: clock, folders, environment. Read here and nowhere else.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use secrecy::SecretString;

/// The variable that holds the passphrase; handed to no child process.
pub const PASSPHRASE: &str = "MARKETPLACE_PASSPHRASE";

/// What a command knows of the world.
#[derive(Debug)]
pub struct Env {
    /// The clock.
    pub now: Timestamp,
    /// The current folder.
    pub cwd: PathBuf,
    /// `MARKETPLACE_KEYS`: the folder of this marketplace's keys.
    pub keys: Option<PathBuf>,
    /// Where the user's configuration lives.
    pub config: Option<PathBuf>,
    /// `MARKETPLACE_PASSPHRASE`.
    pub passphrase: Option<SecretString>,
    /// `MARKETPLACE_FORGE`: where `gh:` is cloned from, for mirrors and tests.
    pub forge: Option<String>,
    /// Every other variable, for npm's and git's configuration.
    variables: BTreeMap<OsString, OsString>,
}

impl Env {
    /// Reads the clock, the environment and the user's folders.
    #[must_use]
    pub fn read() -> Self {
        let strategy = etcetera::choose_base_strategy().ok();
        Self {
            now: Timestamp::now(),
            cwd: std::env::current_dir().unwrap_or_else(|_| PathBuf::from(".")),
            keys: std::env::var_os("MARKETPLACE_KEYS").filter(|v| !v.is_empty()).map(PathBuf::from),
            config: strategy.as_ref().map(etcetera::BaseStrategy::config_dir),
            passphrase: text(PASSPHRASE).map(SecretString::from),
            forge: text("MARKETPLACE_FORGE"),
            variables: std::env::vars_os().filter(|(name, _)| name != PASSPHRASE).collect(),
        }
    }

    /// Whether a program of this name can be found.
    #[must_use]
    pub fn has_program(&self, name: &str) -> bool {
        let path = self.variable("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
    }

    /// A variable's value; never the passphrase's.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<OsString> {
        self.variables.get(OsStr::new(name)).cloned()
    }

    /// `path` as seen from the current folder.
    #[must_use]
    pub fn absolute(&self, path: &Path) -> PathBuf {
        self.cwd.join(path)
    }
}

fn text(name: &str) -> Option<String> {
    std::env::var_os(name).and_then(|v| v.into_string().ok()).filter(|v| !v.is_empty())
}
