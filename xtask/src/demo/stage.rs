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
pub(super) const FAILED: i32 = 1;
pub(super) const NO_SANDBOX: i32 = 8;
pub(super) const POLICY: i32 = 3;
pub(super) const AUDIT_DANGER: i32 = 13;

/// The folder, the binaries and how many stops were made.
pub(super) struct Stage<'a> {
    project: &'a Project,
    folder: TempDir,
    stops: Cell<u32>,
}

impl<'a> Stage<'a> {
    /// Makes the folder.
    pub(super) fn new(project: &'a Project) -> Result<Self, Trouble> {
        let folder = tempfile::Builder::new().prefix("market-demo-").tempdir();
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

    /// An example plugin, out of this repository's own history.
    pub(super) fn example(&self, name: &str) -> String {
        self.part(&format!("examples/plugins/{name}"))
    }

    /// A folder of this repository, out of its own history.
    pub(super) fn part(&self, path: &str) -> String {
        format!("git+file://{}#{path}", self.project.root.display())
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
        self.perform(&mut self.maintainers(place, words))
    }

    fn maintainers(&self, place: &str, words: &[&str]) -> Command {
        let mut command = self.command("marketplace", place, words);
        command.env("MARKETPLACE_KEYS", self.folder().join("keys").join(place));
        command.env("MARKETPLACE_PASSPHRASE", "of this demo only");
        command
    }

    /// `deepcode-plugin …` in the user's home; it must end with `status`.
    pub(super) fn plugin(&self, words: &[&str], status: i32) -> Result<Said, Trouble> {
        self.perform(&mut self.command("deepcode-plugin", "home", words))?.must(status)
    }

    /// `deepcode-plugin …` in the user's home, however it ends.
    pub(super) fn plugin_any(&self, words: &[&str]) -> Result<Said, Trouble> {
        self.perform(&mut self.command("deepcode-plugin", "home", words))
    }

    /// `deepcode-plugin …` in the user's home where `hidden` is no program, however it ends.
    pub(super) fn plugin_without(&self, hidden: &Path, words: &[&str]) -> Result<Said, Trouble> {
        let seen = self.command("deepcode-plugin", "home", words);
        let mut command = behind_bubblewrap(hidden);
        command.arg(seen.get_program()).args(seen.get_args()).env_clear().stdin(Stdio::null());
        command.envs(seen.get_envs().filter_map(|(name, value)| Some((name, value?))));
        if let Some(folder) = seen.get_current_dir() {
            command.current_dir(folder);
        }
        self.perform(&mut command)
    }

    /// `deepcode-plugin …` in the user's home, about to be started.
    pub(super) fn plugin_command(&self, words: &[&str]) -> Command {
        println!("\n$ deepcode-plugin {}", words.join(" "));
        self.command("deepcode-plugin", "home", words)
    }

    /// `marketplace …`, not shown; it must succeed.
    pub(super) fn unseen_marketplace(&self, words: &[&str]) -> Result<Said, Trouble> {
        self.heard(&mut self.maintainers("market", words))?.must(DONE)
    }

    /// `deepcode-plugin …`, not shown; it must succeed.
    pub(super) fn unseen_plugin(&self, words: &[&str]) -> Result<Said, Trouble> {
        self.heard(&mut self.command("deepcode-plugin", "home", words))?.must(DONE)
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
        println!("\n$ {}", self.typed(command));
        let said = self.heard(command)?;
        for line in said.text.lines() {
            self.line(line);
        }
        if said.status != DONE {
            println!("  (exit status {})", said.status);
        }
        Ok(said)
    }

    /// A line that a program says.
    pub(super) fn line(&self, line: &str) {
        println!("{}", format!("  {}", self.tidy(line)).trim_end());
    }

    /// The command as a person types it.
    fn typed(&self, command: &Command) -> String {
        let programs = self.project.root.join("target/debug");
        self.tidy(&shown(command).replace(&format!("{}/", programs.display()), ""))
    }

    /// Runs the command and keeps what it says.
    fn heard(&self, command: &mut Command) -> Result<Said, Trouble> {
        let typed = self.typed(command);
        let (status, text) = hear(command).map_err(|source| Trouble::NotStarted { command: typed.clone(), source })?;
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

    /// A new file of the user's.
    pub(super) fn file(&self, path: &str, text: &str) -> Result<(), Trouble> {
        let path = self.folder().join("home").join(path);
        let parent = path.parent().unwrap_or(&path);
        fs::create_dir_all(parent).and_then(|()| fs::write(&path, text)).map_err(Trouble::disk(&path))
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

/// A command in sight of the whole machine but for the program at `hidden`, about to be given its words.
pub(super) fn behind_bubblewrap(hidden: &Path) -> Command {
    let mut command = Command::new("bwrap");
    command.args(["--dev-bind", "/", "/", "--ro-bind", "/dev/null"]).arg(hidden);
    command
}
