//! The client's command line against repositories that python-tuf makes: the behaviours that the TUF conformance suite
//! demands, and some that it does not.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use tests::kit::{built, repository, tool};

/// Builds the client, the first time that it is asked for.
fn client() -> &'static PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| built(&["tuf-client", "marketplace-cli", "plugin-cli"]).join("tuf-client"))
}

#[test]
fn every_scenario_of_the_protocol_holds() {
    assert!(tool("faketime").is_file());
    let done = Command::new(tool("python3"))
        .arg(repository().join("tests/conformance/protocol/run.py"))
        .arg(client())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{said}\n{}", String::from_utf8_lossy(&done.stderr));
    let count = said.lines().filter(|line| line.starts_with("ok ")).count();
    assert!(count >= 180, "only {count} scenarios ran");
}
