//! The clock and the settings as they are now, each time that the broker asks.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use runtime::Home;
use runtime::broker::{Ground, Rules};
use runtime::guard::{self, Surroundings};
use schemas::PluginName;
use schemas::protocol::{Bounded, GuardVerdict, Refusal};
use serde_json::Value;

use super::told;
use crate::env::Env;
use crate::settings;
use crate::world::World;

/// This user on this machine.
#[derive(Debug)]
pub(crate) struct Here {
    env: Env,
    home: Home,
    over: Option<PathBuf>,
    strict: bool,
    no_plugins: bool,
    around: Surroundings,
}

impl Here {
    pub(crate) fn of(world: &World) -> Self {
        Self {
            env: world.env.clone(),
            home: world.home.clone(),
            over: world.globals.settings.clone(),
            strict: world.globals.strict,
            no_plugins: world.globals.no_plugins,
            around: crate::commands::surroundings(world),
        }
    }

    /// The rules in force now.
    pub(super) fn rules_now(&self) -> Result<Rules, Refusal> {
        let settings = told(settings::read(&self.home, self.over.as_deref()))?;
        Ok(Rules { settings, strict: self.strict, no_plugins: self.no_plugins })
    }
}

impl Ground for Here {
    fn now(&self) -> Timestamp {
        self.env.now().now
    }

    fn rules(&self) -> Result<Rules, Refusal> {
        self.rules_now()
    }

    fn disable(&self, name: &PluginName) -> Result<(), Refusal> {
        told(settings::edit(&self.home, |all| settings::disable(all, name)))
    }

    fn guard(&self, tool: &str, input: &Value, workspace: Option<&Path>) -> GuardVerdict {
        let around = Surroundings { cwd: workspace.map(Path::to_owned), ..self.around.clone() };
        let verdict = guard::judge(tool, input, &around);
        GuardVerdict { allow: verdict.allow, reason: verdict.reason.as_deref().map(Bounded::cut), detail: None }
    }

    fn stamp(&self) -> u64 {
        let mut hash = DefaultHasher::new();
        let home = &self.home;
        let files = [home.settings_file(), home.trust_file(), home.quarantine_file(), home.stopped_file()];
        for path in files.iter().chain(&self.over) {
            look(path, &mut hash);
        }
        look(&self.home.marketplaces_file(), &mut hash);
        // A refresh renames files into these folders, which changes them.
        let folders = std::fs::read_dir(self.home.path().join("marketplaces")).into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = folders.map(|entry| entry.path()).collect();
        folders.sort();
        folders.iter().for_each(|folder| look(folder, &mut hash));
        hash.finish()
    }
}

/// What is at `path`, without reading it: every replacement has another inode or time.
fn look(path: &Path, hash: &mut DefaultHasher) {
    path.hash(hash);
    if let Ok(found) = std::fs::metadata(path) {
        (found.ino(), found.len(), found.mtime(), found.mtime_nsec(), found.ctime(), found.ctime_nsec()).hash(hash);
    }
}
