//! `deepcode-plugin exec`, the real binary in the real sandbox: what a host's command and a plugin's command get done, and what not.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::path::Path;

use tests::kit::again;

mod host;
#[path = "../../egress/tests/kit/mod.rs"]
mod kit;
mod plugin;
mod roads;
mod servers;

/// As root the others run as root, and here once more as nobody; an unprivileged user runs them as such in the first place.
#[test]
fn an_unprivileged_user_gets_the_same_done_and_no_more() {
    if !again::is_root() {
        return;
    }
    let built = tests::kit::binaries();
    let companions = [built.plugin.as_path(), &built.marketplace, Path::new(env!("CARGO_BIN_EXE_confined"))];
    let said = again::as_nobody(&["--skip", "an_unprivileged_user", "--test-threads=2"], &companions);
    assert!(said.contains("test result: ok"), "{said}");
}
