//! The same test once more, in a process of an unprivileged user.

use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// `nobody`.
pub(crate) const NOBODY: u32 = 65_534;

/// Runs `test` in this process if it is unprivileged, else re-runs the test called `name` as nobody and fails as it fails.
pub(crate) fn as_nobody(name: &str, test: impl FnOnce()) {
    if !rustix::process::geteuid().is_root() {
        return test();
    }
    // Nobody may not reach the folder in which cargo built it.
    let folder = tempfile::Builder::new().prefix("as-nobody").tempdir_in("/tmp").unwrap();
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    let copy = folder.path().join("test");
    std::fs::copy(std::env::current_exe().unwrap(), &copy).unwrap();
    std::fs::copy(super::hostile(), folder.path().join("hostile")).unwrap();
    let mut command = Command::new(&copy);
    command.args([name, "--exact", "--nocapture", "--test-threads=1"]).current_dir("/").uid(NOBODY).gid(NOBODY);
    let said = command.output().unwrap();
    let words = format!("{}{}", String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success() && words.contains("1 passed"), "{words}");
}

/// The hostile program: beside this test where it was copied, else where cargo built it.
pub(crate) fn program() -> std::path::PathBuf {
    let beside = std::env::current_exe().unwrap().with_file_name("hostile");
    if beside.is_file() { beside } else { super::hostile() }
}
