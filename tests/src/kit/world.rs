//! One temporary machine: a maintainer's working copy, a user's home, and an environment with nothing else in it.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::binaries::{binaries, tool};
use super::run::Run;

/// The passphrase of every key that a test makes.
pub const PASSPHRASE: &str = "correct horse battery staple";

/// A temporary machine. It vanishes when dropped; set `KEEP_WORLDS=1` to look at what a failing test left.
#[derive(Debug)]
pub struct World {
    root: PathBuf,
    _vanishes: Option<TempDir>,
}

impl Default for World {
    fn default() -> Self {
        Self::new()
    }
}

impl World {
    /// An empty machine.
    #[must_use]
    pub fn new() -> Self {
        let folder = tempfile::Builder::new().prefix("world-").tempdir().expect("a temporary folder can be made");
        // macOS and some CI machines reach their temporary folder through a link, which the walks refuse.
        let root = folder.path().canonicalize().expect("a folder that was just made has a path");
        let kept = std::env::var_os("KEEP_WORLDS").is_some();
        let vanishes = if kept {
            eprintln!("kept: {}", folder.keep().display());
            None
        } else {
            Some(folder)
        };
        for name in ["home", "maintainer", "market", "tmp"] {
            std::fs::create_dir(root.join(name)).expect("a new folder is empty");
        }
        Self { root, _vanishes: vanishes }
    }

    /// The folder that holds everything.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.root
    }
    /// The user's `$HOME`.
    #[must_use]
    pub fn home(&self) -> PathBuf {
        self.root.join("home")
    }
    /// The user's `~/.deepcode`.
    #[must_use]
    pub fn deepcode(&self) -> PathBuf {
        self.home().join(".deepcode")
    }
    /// The maintainer's working copy, where `marketplace` is run.
    #[must_use]
    pub fn market(&self) -> PathBuf {
        self.root.join("market")
    }
    /// A path for something of this test's own; nothing is there yet.
    #[must_use]
    pub fn at(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// The binary `marketplace`, in the working copy, with the passphrase in its environment.
    #[must_use]
    pub fn marketplace(&self) -> Run {
        self.run(&binaries().marketplace, &self.root.join("maintainer"))
            .directory(self.market())
            .env("MARKETPLACE_PASSPHRASE", PASSPHRASE)
    }

    /// The binary `deepcode-plugin`, in the user's home, without a terminal.
    #[must_use]
    pub fn plugin(&self) -> Run {
        self.run(&binaries().plugin, &self.home()).directory(self.home()).env("DEEPCODE_HOME", self.deepcode())
    }

    /// The binary `marketplace-server`, in a folder of its own.
    #[must_use]
    pub fn server(&self) -> Run {
        let home = self.root.join("server");
        std::fs::create_dir_all(&home).expect("a home can be made");
        self.run(&binaries().server, &home).directory(home.clone())
    }

    /// The binary `deepcode-plugin` as it will run so much later, such as `"3 days"`.
    #[must_use]
    pub fn later(&self, wait: &str) -> Run {
        let faked =
            self.run(&tool("faketime"), &self.home()).directory(self.home()).env("DEEPCODE_HOME", self.deepcode());
        faked.args(["-f", &format!("+{}", offset(wait))]).arg(&binaries().plugin)
    }

    /// The binary `marketplace` as it will run so much later, without a working copy.
    #[must_use]
    pub fn marketplace_later(&self, wait: &str) -> Run {
        let faked = self.run(&tool("faketime"), &self.home()).directory(self.root.clone());
        faked.args(["-f", &format!("+{}", offset(wait))]).arg(&binaries().marketplace)
    }

    /// The binary `deepcode-plugin` on a machine where `program` is nowhere: at each of its places stands what is no program.
    ///
    /// # Panics
    /// When it is nowhere anyway.
    #[must_use]
    pub fn plugin_without(&self, program: &str) -> Run {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let system = ["/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin"].map(PathBuf::from);
        let folders = std::env::split_paths(&path).chain(system);
        let places: BTreeSet<PathBuf> = folders.filter_map(|dir| dir.join(program).canonicalize().ok()).collect();
        assert!(!places.is_empty(), "{program} is not installed");
        let hidden = places.iter().flat_map(|place| [Path::new("--ro-bind"), Path::new("/dev/null"), place]);
        let behind =
            self.run(&tool("bwrap"), &self.home()).directory(self.home()).env("DEEPCODE_HOME", self.deepcode());
        behind.args(["--dev-bind", "/", "/"]).args(hidden).arg(&binaries().plugin)
    }

    /// The same for another user of this machine, whose home is made where it is missing.
    #[must_use]
    pub fn plugin_of(&self, user: &str) -> Run {
        let home = self.root.join(user);
        std::fs::create_dir_all(&home).expect("a home can be made");
        self.run(&binaries().plugin, &home).directory(home.clone()).env("DEEPCODE_HOME", home.join(".deepcode"))
    }

    /// A stock program, in the same empty environment.
    #[must_use]
    pub fn tool(&self, name: &str) -> Run {
        self.run(&tool(name), &self.home()).directory(self.root.clone())
    }

    fn run(&self, program: &Path, home: &Path) -> Run {
        let run = Run::new(program)
            .env("HOME", home)
            .env("TMPDIR", self.root.join("tmp"))
            .env("LANG", "C.UTF-8")
            .env("NO_COLOR", "1")
            // Nobody outside this machine is asked what they think of a source.
            .env("DEEPCODE_FORGE_API", "none")
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .env("GIT_AUTHOR_NAME", "Tess Tester")
            .env("GIT_AUTHOR_EMAIL", "tess@example.com")
            .env("GIT_COMMITTER_NAME", "Tess Tester")
            .env("GIT_COMMITTER_EMAIL", "tess@example.com");
        // Stock programs need to find each other; on a coverage run the binaries need to know where to write.
        ["PATH", "LLVM_PROFILE_FILE"]
            .iter()
            .filter_map(|name| Some((name, std::env::var_os(name)?)))
            .fold(run, |run, (name, value)| run.env(OsStr::new(name), value))
    }
}

/// `"3 days"` as faketime writes it, `3d`.
fn offset(wait: &str) -> String {
    let (number, unit) = wait.split_once(' ').expect("a number and a unit");
    let letter = unit.chars().next().expect("a unit has letters");
    format!("{number}{letter}")
}
