//! The world as it was when the command began: clock, folders, environment. Read here and nowhere else.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use secrecy::SecretString;

/// The variable that holds the passphrase; handed to no child process.
pub const PASSPHRASE: &str = "MARKETPLACE_PASSPHRASE";

/// The variable that holds the token of a server; handed to no child process.
pub const TOKEN: &str = "MARKETPLACE_TOKEN";

/// How the variables begin that object stores are told of.
const STORES: [&str; 3] = ["AWS_", "GOOGLE_", "AZURE_"];

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
    /// `MARKETPLACE_TOKEN`.
    pub token: Option<SecretString>,
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
            token: text(TOKEN).map(SecretString::from),
            forge: text("MARKETPLACE_FORGE"),
            variables: std::env::vars_os().filter(|(name, _)| name != PASSPHRASE && name != TOKEN).collect(),
        }
    }

    /// What an object store is told of: its address, its region, its credentials.
    #[must_use]
    pub fn of_stores(&self) -> Vec<(String, String)> {
        let text =
            |(name, value): (&OsString, &OsString)| Some((name.to_str()?.to_owned(), value.to_str()?.to_owned()));
        let is_told = |(name, _): &(String, String)| STORES.iter().any(|prefix| name.starts_with(prefix));
        self.variables.iter().filter_map(text).filter(is_told).collect()
    }

    /// Whether a program of this name can be found.
    #[must_use]
    pub fn has_program(&self, name: &str) -> bool {
        let path = self.variable("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
    }

    /// A variable's value; never the passphrase's or the token's.
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
