//! The fetcher as this machine's surroundings want it, and its progress on the terminal.

use sources::Fetcher;
use sources::git::GitConfig;
use sources::npm::NpmConfig;
use terminal::{Exit, Failure};

use crate::env::Env;
use crate::fail::OrFail;

/// Where `gh:` repositories are cloned from.
pub const FORGE: &str = "DEEPCODE_FORGE";

/// Where the forge is asked what it says of a repository; `none` asks nobody.
pub const FORGE_API: &str = "DEEPCODE_FORGE_API";

/// Where a package's downloads are asked for, `<base>/downloads/point/last-week/<package>`; nobody by default.
pub const DOWNLOADS_API: &str = "DEEPCODE_DOWNLOADS_API";

/// A fetcher for this environment, and what is wrong with npm's configuration.
///
/// # Errors
/// When a variable of ours is malformed.
pub fn of(env: &Env) -> Result<(Fetcher, Option<Failure>), Failure> {
    let variable = |name: &str| env.variable(name).map(std::ffi::OsStr::to_os_string);
    let (npm, trouble) = match NpmConfig::read(&variable, &env.working_directory).or_fail() {
        Ok(npm) => (npm, None),
        Err(trouble) => (NpmConfig::default(), Some(trouble)),
    };
    let fetcher = Fetcher::new(env.working_directory.clone(), npm);
    let mut fetcher = fetcher.map_err(|e| Failure::new(Exit::Failed, e))?.with_interrupt(terminal::interrupt::flag());
    fetcher.git = GitConfig::read(&variable);
    if let Some(forge) = env.url(FORGE)? {
        fetcher.forge = forge;
    }
    if env.variable(FORGE_API).is_some_and(|v| v == "none") {
        fetcher.forge_api = None;
    } else if let Some(api) = env.url(FORGE_API)? {
        fetcher.forge_api = Some(api);
    }
    fetcher.downloads_api = env.url(DOWNLOADS_API)?;
    Ok((fetcher, trouble))
}

/// Progress where somebody is looking.
#[derive(Debug)]
pub struct Shown(terminal::Progress);

impl Shown {
    /// Shown, or hidden with `--quiet`.
    #[must_use]
    pub fn new(out: &terminal::Output) -> Self {
        Self(if out.quiet { terminal::Progress::hidden() } else { terminal::Progress::shown() })
    }
}

impl sources::fetch::Progress for Shown {
    fn stage(&self, what: &str, total: Option<u64>) {
        self.0.stage(what, total);
    }
    fn bytes(&self, more: u64) {
        self.0.bytes(more);
    }
}
