//! A plan as bubblewrap's arguments: an empty root, and nothing in it that the plan does not name.

use std::ffi::OsString;
use std::io;
use std::os::fd::{AsRawFd as _, OwnedFd};
use std::path::Path;

use super::plan::{Mount, Plan};
use super::spawn::memory_file;

/// A command line, and the files in memory that it names by number.
pub(super) struct Arguments {
    pub(super) words: Vec<OsString>,
    pub(super) files: Vec<OwnedFd>,
}

/// The arguments before `--`; everything about the process inside, nothing about how it is reached.
pub(super) fn arguments(plan: &Plan) -> io::Result<Arguments> {
    let mut line = Line(Vec::new());
    let mut files = Vec::new();
    line.words(&["--unshare-user", "--disable-userns", "--unshare-pid", "--unshare-ipc", "--unshare-uts"]);
    line.words(&["--unshare-net", "--unshare-cgroup-try", "--new-session", "--die-with-parent"]);
    line.words(&["--uid", "1000", "--gid", "1000", "--cap-drop", "ALL", "--hostname", "plugin", "--clearenv"]);
    // One process less, and how much memory it used is told when it ends. Of a command the launcher stays the first process.
    line.words(&["--as-pid-1"]);
    for (name, value) in &plan.environment {
        line.words(&["--setenv", name, value]);
    }
    for mount in &plan.mounts {
        if let Some((to, text)) = text(mount) {
            let file = memory_file("text", text.as_bytes())?;
            line.words(&["--perms", "0444", "--ro-bind-data", &file.as_raw_fd().to_string()]);
            line.0.push(to.into());
            files.push(file);
        }
        line.mount(mount);
    }
    // After the last mount: nobody makes anything in the root itself.
    line.words(&["--remount-ro", "/"]);
    line.path("--chdir", &plan.directory);
    Ok(Arguments { words: line.0, files })
}

/// A mount that is a file with a text.
fn text(mount: &Mount) -> Option<(&Path, &str)> {
    match mount {
        Mount::Text { to, text } => Some((to, text)),
        Mount::Nothing { to } => Some((to, "")),
        _ => None,
    }
}

struct Line(Vec<OsString>);

impl Line {
    fn words(&mut self, words: &[&str]) {
        self.0.extend(words.iter().map(OsString::from));
    }

    fn path(&mut self, option: &str, path: &Path) {
        self.0.extend([OsString::from(option), path.into()]);
    }

    fn pair(&mut self, option: &str, from: &Path, to: &Path) {
        self.0.extend([OsString::from(option), from.into(), to.into()]);
    }

    fn memory(&mut self, bytes: u64, to: &Path) {
        self.words(&["--size", &bytes.to_string()]);
        self.path("--tmpfs", to);
    }

    fn mount(&mut self, mount: &Mount) {
        match mount {
            Mount::Read { from, to } => self.pair("--ro-bind", from, to),
            Mount::Write { from, to } => self.pair("--bind", from, to),
            Mount::Scratch { to, bytes } | Mount::Verified { to, bytes } => self.memory(*bytes, to),
            Mount::Hidden { to } | Mount::Blocked { to, .. } => {
                self.memory(4096, to);
                self.path("--remount-ro", to);
            }
            Mount::Link { to, target } => self.pair("--symlink", target, to),
            Mount::Text { .. } | Mount::Nothing { .. } => {} // given by number
            Mount::Proc => self.words(&["--proc", "/proc"]),
            Mount::Devices => self.words(&["--dev", "/dev"]),
        }
    }
}
