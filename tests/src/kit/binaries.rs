//! The programs under test, built once a process, and the stock programs that judge them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Where the built binaries are.
#[derive(Debug, Clone)]
pub struct Binaries {
    /// `marketplace`
    pub marketplace: PathBuf,
    /// `deepcode-plugin`
    pub plugin: PathBuf,
    /// `marketplace-server`
    pub server: PathBuf,
}

const NAMES: [&str; 3] = ["marketplace", "deepcode-plugin", "marketplace-server"];

/// Builds the binaries, the first time that a process asks, and says where they are.
///
/// # Panics
/// When they do not build.
pub fn binaries() -> &'static Binaries {
    static BUILT: OnceLock<Binaries> = OnceLock::new();
    BUILT.get_or_init(|| {
        // A test that was copied for another user has them beside it.
        let [marketplace, plugin, server] = NAMES.map(|name| super::again::beside(Path::new(name)));
        if marketplace.is_file() && plugin.is_file() {
            return Binaries { marketplace, plugin, server };
        }
        let folder = built(&["marketplace-cli", "plugin-cli", "index-server"]);
        let [marketplace, plugin, server] = NAMES.map(|name| folder.join(name));
        Binaries { marketplace, plugin, server }
    })
}

/// Set where the programs that tests start were built together with the tests, as `cargo xtask test` does.
const BUILT: &str = "TESTS_BUILT";

/// Where the programs of `rooms` are. Cargo builds them first, unless whoever started the tests has had it done.
///
/// # Panics
/// When they do not build.
#[must_use]
pub fn built(rooms: &[&str]) -> PathBuf {
    if std::env::var_os(BUILT).is_some() {
        return target_folder();
    }
    // `tests` and one of its targets are named only so that cargo chooses the same features as for the test that
    // asks; without them it would build half the tree a second time.
    let done = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--bins"])
        .args(rooms.iter().flat_map(|room| ["-p", room]))
        .args(["-p", "tests", "--test", "conformance"])
        .current_dir(repository())
        .status()
        .expect("cargo can be started, since it started this test");
    assert!(done.success(), "the binaries do not build");
    target_folder()
}

/// `target/debug`: a test's own binary lies in its `deps/`.
fn target_folder() -> PathBuf {
    let test = std::env::current_exe().expect("a running test has a path");
    let deps = test.ancestors().find(|a| a.ends_with("deps")).expect("cargo puts tests into deps/");
    deps.parent().expect("deps/ has a parent").to_owned()
}

/// The top of this repository.
#[must_use]
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ lies in the repository")
}

/// Where a stock program is.
///
/// # Panics
/// When it is missing: a test without its judge fails, it does not skip.
#[must_use]
pub fn tool(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let own = ["target/tools/venv/bin", "target/tools/bin"].map(|folder| repository().join(folder));
    let folders = own.into_iter().chain(std::env::split_paths(&path));
    let found = folders.map(|folder| folder.join(name)).find(|candidate| candidate.is_file());
    found.unwrap_or_else(|| {
        panic!("{name} is not installed: run `cargo xtask setup`, or install the package that holds it")
    })
}
