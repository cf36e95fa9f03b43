//! The same test once more, in a process of an unprivileged user.

use std::path::PathBuf;

use tests::kit::again;

pub(crate) use tests::kit::again::NOBODY;

/// Runs `test` in this process if it is unprivileged, else re-runs the test called `name` as nobody and fails as it fails.
pub(crate) fn as_nobody(name: &str, test: impl FnOnce()) {
    if !again::is_root() {
        return test();
    }
    let said = again::as_nobody(&[name, "--exact", "--nocapture", "--test-threads=1"], &[&super::hostile()]);
    assert!(said.contains("1 passed"), "{said}");
}

/// The hostile program: beside this test where it was copied, else where cargo built it.
pub(crate) fn program() -> PathBuf {
    again::beside(&super::hostile())
}
