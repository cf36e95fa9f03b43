//! Where the demo plays: a temporary folder, an environment with nothing in it, and a voice.

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::said::Said;
use crate::shell::{Project, Trouble, shown};

/// Exit statuses of `docs/formats/commands.md`.
pub(super) const DONE: i32 = 0;
pub(super) const NOT_TRUSTED: i32 = 4;
pub(super) const REVOKED: i32 = 5;

/// The folder, the binaries and how many stops were made.
pub(super) struct Stage<'a> {
    project: &'a Project,
    folder: TempDir,
    stops: Cell<u32>,
}

impl<'a> Stage<'a> {
    /// Makes the folder.
    pub(super) fn new(project: &'a Project) -> Result<Self, Trouble> {
        let folder = tempfile::Builder::new().prefix("marketplace-demo-").tempdir();
        let folder = folder.map_err(Trouble::disk(&std::env::temp_dir()))?;
        for name in ["market", "home", "fork"] {
            let path = folder.path().join(name);
            fs::create_dir(&path).map_err(Trouble::disk(&path))?;
        }
        println!("In what follows $DEMO is a temporary folder and $REPO is this repository.");
        Ok(Self { project, folder, stops: Cell::new(0) })
    }

    pub(super) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A new stop on the road.
    pub(super) fn stop(&self, title: &str) {
        self.stops.set(self.stops.get() + 1);
        println!("\n── {}. {title}", self.stops.get());
    }

    /// A word to the reader.
    #[expect(clippy::unused_self, reason = "it is the stage that speaks")]
    pub(super) fn says(&self, text: &str) {
        println!("{text}");
    }

    /// `marketplace …` in the maintainer's working copy; it must end with `status`.
    pub(super) fn marketplace(&self, words: &[&str], status: i32) -> Result<Said, Trouble> {
        self.marketplace_any(words)?.must(status)
    }

    /// `marketplace …`, however it ends.
    pub(super) fn marketplace_any(&self, words: &[&str]) -> Result<Said, Trouble> {
        self.maintains("market", words)
    }

    /// `marketplace …` in the working copy of somebody else; it must end with `status`.
    pub(super) fn fork(&self, words: &[&str], status: i32) -> Result<Said, Trouble> {
        self.maintains("fork", words)?.must(status)
    }

    fn maintains(&self, place: &str, words: &[&str]) -> Result<Said, Trouble> {
        let mut command = self.command("marketplace", place, words);
        command.env("MARKETPLACE_KEYS", self.folder().join("keys").join(place));
        command.env("MARKETPLACE_PASSPHRASE", "of this demo only");
        self.perform(&mut command)
    }

    /// `deepcode-plugin …` in the user's home; it must end with `status`.
    pub(super) fn plugin(&self, words: &[&str], status: i32) -> Result<Said, Trouble> {
        self.perform(&mut self.command("deepcode-plugin", "home", words))?.must(status)
    }

    fn command(&self, name: &str, place: &str, words: &[&str]) -> Command {
        let place = self.folder().join(place);
        let mut command = Command::new(self.project.root.join("target/debug").join(name));
        command.args(words).current_dir(&place).env_clear();
        command.env("HOME", &place).env("LANG", "C.UTF-8").env("NO_COLOR", "1").stdin(Stdio::null());
        // With --from: a way out through a proxy, npm's own registry, git's own rewriting.
        let known = |name: &str| {
            let name = name.to_ascii_lowercase();
            name == "path"
                || name.ends_with("_proxy")
                || name.starts_with("npm_config_")
                || name.starts_with("ssl_cert_")
        };
        command.envs(std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(known)));
        command
    }

    /// Shows the command, runs it, shows what it says.
    fn perform(&self, command: &mut Command) -> Result<Said, Trouble> {
        let program = command.get_program().to_owned();
        let name = Path::new(&program).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let typed = self.tidy(&shown(command).replace(&*program.to_string_lossy(), &name));
        println!("\n$ {typed}");
        let (status, text) = hear(command).map_err(|source| Trouble::NotStarted { command: typed.clone(), source })?;
        for line in text.lines() {
            println!("{}", format!("  {}", self.tidy(line)).trim_end());
        }
        if status != DONE {
            println!("  (exit status {status})");
        }
        Ok(Said { command: typed, status, text })
    }

    /// The same text without this machine's paths.
    fn tidy(&self, text: &str) -> String {
        let text = text.replace(&*self.folder().to_string_lossy(), "$DEMO");
        text.replace(&*self.project.root.to_string_lossy(), "$REPO")
    }

    /// Appends to an installed file, which the store keeps read-only.
    pub(super) fn append(&self, path: &Path, text: &str) -> Result<(), Trouble> {
        println!("\n$ printf '\\n' >> {}", self.tidy(&path.to_string_lossy()));
        let bytes = fs::read(path).map_err(Trouble::disk(path))?;
        self.write(path, &[&bytes, text.as_bytes()].concat())
    }

    /// Copies a file of the stage.
    pub(super) fn copy(&self, from: &str, to: &str) -> Result<(), Trouble> {
        println!("\n$ cp $DEMO/{from} $DEMO/{to}");
        let to = self.folder().join(to);
        fs::copy(self.folder().join(from), &to).map(|_| ()).map_err(Trouble::disk(&to))
    }

    /// Puts an installed file back.
    pub(super) fn replace(&self, path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
        self.write(path, bytes)
    }

    #[expect(clippy::unused_self, reason = "only files on this stage are written")]
    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
        let mode = fs::metadata(path).map_err(Trouble::disk(path))?.permissions();
        let open = || -> io::Result<()> {
            fs::set_permissions(path, fs::Permissions::from_mode(0o644))?;
            File::create(path)?.write_all(bytes)?;
            fs::set_permissions(path, mode)
        };
        open().map_err(Trouble::disk(path))
    }
}

/// Runs `command`; what it says on either stream is heard in the order in which it was said.
fn hear(command: &mut Command) -> io::Result<(i32, String)> {
    let (mut listener, speaker) = io::pipe()?;
    let mut child = command.stdout(speaker.try_clone()?).stderr(speaker).spawn()?;
    // The command keeps the writing ends for another run; they must close for the listener to hear the end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut said = Vec::new();
    listener.read_to_end(&mut said)?;
    let status = child.wait()?.code().unwrap_or(-1);
    Ok((status, String::from_utf8_lossy(&said).into_owned()))
}
