//! The same tests once more, in a process of an unprivileged user.

use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `nobody`.
pub const NOBODY: u32 = 65_534;

/// Whether this process is root, so that there is an unprivileged user to become.
#[must_use]
pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Runs those tests of this very program that `words` choose as nobody, with copies of `companions` beside it, and gives what
/// was said.
///
/// # Panics
/// When one of them fails.
#[must_use]
pub fn as_nobody(words: &[&str], companions: &[&Path]) -> String {
    let folder = tempfile::Builder::new().prefix("as-nobody").tempdir_in("/tmp").expect("a temporary folder");
    let open = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(folder.path(), open).expect("the folder is ours");
    // Nobody may not reach the folder in which cargo built them.
    let test = std::env::current_exe().expect("a running test has a path");
    let copy = folder.path().join("test");
    std::fs::copy(test, &copy).expect("the test can be copied");
    for companion in companions {
        let name = companion.file_name().expect("a companion is a file");
        std::fs::copy(companion, folder.path().join(name)).expect("a companion can be copied");
    }
    let mut command = Command::new(&copy);
    command.args(words).current_dir("/").env("HOME", "/nonexistent").uid(NOBODY).gid(NOBODY);
    let said = command.output().expect("the copy can be started");
    let words = format!("{}{}", String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{words}");
    words
}

/// The program of that name: beside this test where it was copied, else `built`.
#[must_use]
pub fn beside(built: &Path) -> PathBuf {
    let copied = std::env::current_exe().ok().zip(built.file_name()).map(|(test, name)| test.with_file_name(name));
    copied.filter(|copied| copied.is_file()).unwrap_or_else(|| built.to_owned())
}
