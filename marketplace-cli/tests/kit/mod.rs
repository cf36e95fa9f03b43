//! A maintainer's machine in a temporary folder, and the built binary on it.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::allow_attributes,
    reason = "every suite uses its own part; tests may panic"
)]

use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::OnceLock;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

pub(crate) const PASSPHRASE: &str = "correct horse battery staple";
pub(crate) const ORIGIN: &str = "github.com/example/marketplace";

/// A machine. The clock, the keys and the files are its own.
pub(crate) struct Machine {
    folder: TempDir,
}

impl Machine {
    /// Nothing on it.
    pub(crate) fn bare() -> Self {
        let this = Self { folder: tempfile::tempdir().unwrap() };
        std::fs::create_dir(this.at("market")).unwrap();
        std::fs::create_dir(this.at("home")).unwrap();
        this
    }

    /// A marketplace on it: made once, then copied, because making keys is meant to be slow.
    pub(crate) fn with_marketplace() -> Self {
        static MADE: OnceLock<Machine> = OnceLock::new();
        let made = MADE.get_or_init(|| {
            let machine = Self::bare();
            let url = "https://market.example.com";
            machine.run(&["init", "--origin", ORIGIN, "--url", url, "--minisign", "--quiet"]).success();
            machine
        });
        let this = Self { folder: tempfile::tempdir().unwrap() };
        copy(made.folder.path(), this.folder.path());
        this
    }

    /// With one version published.
    pub(crate) fn published() -> Self {
        let this = Self::with_marketplace();
        this.adds("tidy", "1.0.0");
        this.run(&["publish"]).success();
        this
    }

    pub(crate) fn at(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }
    pub(crate) fn market(&self, path: &str) -> PathBuf {
        self.at("market").join(path)
    }
    pub(crate) fn keys(&self, path: &str) -> PathBuf {
        self.at("keys").join(path)
    }

    /// The same machine once more, on a disk of memory where there is one: a process crashes there as well as anywhere.
    pub(crate) fn again(&self) -> Self {
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let this = Self { folder: folder.unwrap() };
        copy(self.folder.path(), this.folder.path());
        this
    }

    /// The binary in the working copy, without a terminal.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::from_std(self.started_by(&[], arguments));
        command.timeout(std::time::Duration::from_secs(120));
        command
    }

    /// The same, started by another program.
    pub(crate) fn started_by(&self, starter: &[&str], arguments: &[&str]) -> std::process::Command {
        let program = [env!("CARGO_BIN_EXE_marketplace")];
        let mut words = starter.iter().chain(&program);
        let mut command = std::process::Command::new(words.next().unwrap());
        command.args(words).args(arguments).env_clear().current_dir(self.at("market"));
        command.env("HOME", self.at("home")).env("MARKETPLACE_KEYS", self.at("keys"));
        command.env("PATH", std::env::var_os("PATH").unwrap()).env("GIT_CONFIG_NOSYSTEM", "1");
        command.env("MARKETPLACE_PASSPHRASE", PASSPHRASE);
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Said {
        Said(self.command(arguments).output().unwrap())
    }

    /// Writes a small plugin into the working copy.
    pub(crate) fn plugin(&self, name: &str, version: &str, rest: &str) -> String {
        let folder = self.market("src").join(name);
        std::fs::create_dir_all(folder.join("skills")).unwrap();
        let manifest = format!(
            r#"{{"name":"{name}","version":"{version}","contributes":{{"skills":["skills/a.md"]}},"description":"A test."{rest}}}"#
        );
        std::fs::write(folder.join("plugin.json"), manifest).unwrap();
        std::fs::write(folder.join("index.js"), "").unwrap();
        std::fs::write(folder.join("skills/a.md"), format!("# {name} {version}\n")).unwrap();
        format!("./src/{name}")
    }

    /// Signs a small plugin, naming its digest; returns the digest.
    pub(crate) fn adds(&self, name: &str, version: &str) -> String {
        let source = self.plugin(name, version, "");
        let digest = self.digest(&source);
        self.run(&["add", &source, "--digest", &digest]).success();
        digest
    }

    pub(crate) fn digest(&self, source: &str) -> String {
        self.run(&["hash", source]).success().stdout().trim().to_owned()
    }

    pub(crate) fn json(&self, path: &str) -> Value {
        serde_json::from_slice(&std::fs::read(self.market(path)).unwrap()).unwrap()
    }
}

/// What a run left on its two streams, and its status.
pub(crate) struct Said(pub(crate) Output);

impl Said {
    pub(crate) fn stdout(&self) -> String {
        String::from_utf8(self.0.stdout.clone()).unwrap()
    }
    pub(crate) fn stderr(&self) -> String {
        String::from_utf8(self.0.stderr.clone()).unwrap()
    }
    #[track_caller]
    pub(crate) fn success(self) -> Self {
        self.exits(0)
    }
    #[track_caller]
    pub(crate) fn exits(self, status: i32) -> Self {
        let found = self.0.status.code();
        assert_eq!(found, Some(status), "stdout:\n{}\nstderr:\n{}", self.stdout(), self.stderr());
        self
    }
    #[track_caller]
    pub(crate) fn says(self, words: &str) -> Self {
        let both = format!("{}{}", self.stdout(), self.stderr());
        assert!(both.contains(words), "{words:?} is not in:\n{both}");
        self
    }
}

fn copy(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            std::fs::create_dir(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), &target).unwrap();
        }
    }
}
