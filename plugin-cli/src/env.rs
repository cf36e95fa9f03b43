//! The surroundings, read once: arguments, environment, clock, working directory. Nothing below asks again.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use terminal::{Exit, Failure};

use crate::agent::{self, Agent};

/// What the process was given.
#[derive(Clone)]
pub struct Env {
    /// The command line, the program's name first.
    pub arguments: Vec<OsString>,
    /// The environment.
    pub variables: Vec<(OsString, OsString)>,
    /// Where it was started.
    pub working_directory: PathBuf,
    /// When it was started.
    pub now: Timestamp,
    /// Whether an agent started it.
    pub agent: Agent,
    /// The program that audits; this one when absent.
    pub auditor: Option<PathBuf>,
}

/// Values may be secrets (npm's tokens): only names are shown.
impl std::fmt::Debug for Env {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Env")
            .field("arguments", &self.arguments)
            .field("working_directory", &self.working_directory)
            .field("now", &self.now)
            .field("agent", &self.agent)
            .finish_non_exhaustive()
    }
}

impl Env {
    /// Reads everything.
    ///
    /// # Errors
    /// When there is no working directory.
    pub fn read() -> Result<Self, Failure> {
        let variables: Vec<(OsString, OsString)> = std::env::vars_os().collect();
        let working_directory = std::env::current_dir()
            .map_err(|e| Failure::new(Exit::Failed, format!("the working directory cannot be read: {e}")))?;
        let agent = agent::look(&variables, Path::new("/proc"), std::process::id());
        Ok(Self {
            arguments: std::env::args_os().collect(),
            variables,
            working_directory,
            now: Timestamp::now(),
            agent,
            auditor: None,
        })
    }

    /// This very program, which re-executes itself to confine plugins.
    ///
    /// # Errors
    /// Exit 1 when the system does not tell.
    pub fn own_program() -> Result<PathBuf, Failure> {
        std::env::current_exe()
            .map_err(|e| Failure::new(Exit::Failed, format!("this program does not find itself: {e}")))
    }

    /// The same surroundings at this moment, for what runs longer than a command.
    #[must_use]
    pub fn now(&self) -> Self {
        Self { now: Timestamp::now(), ..self.clone() }
    }

    /// A variable that is set and not empty.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<&OsStr> {
        self.variables.iter().find(|(n, v)| n == name && !v.is_empty()).map(|(_, v)| v.as_os_str())
    }

    /// A variable that holds a URL, if it is set.
    ///
    /// # Errors
    /// Exit 2 when it holds something else.
    pub fn url(&self, name: &str) -> Result<Option<url::Url>, Failure> {
        let Some(text) = self.variable(name).map(OsStr::to_string_lossy) else { return Ok(None) };
        text.parse().map(Some).map_err(|e| Failure::new(Exit::Usage, format!("{name}={text}: {e}")))
    }

    /// The folder of everything: `given`, else `$DEEPCODE_HOME`, else `~/.deepcode`; absolute.
    ///
    /// # Errors
    /// Exit 1 when there is no home at all.
    pub fn home(&self, given: Option<&Path>) -> Result<PathBuf, Failure> {
        let chosen = given.map(Path::to_path_buf).or_else(|| self.variable("DEEPCODE_HOME").map(PathBuf::from));
        let home = match chosen {
            Some(home) => home,
            None => self.user_home()?.join(".deepcode"),
        };
        Ok(self.working_directory.join(home))
    }

    /// Where temporary files go.
    #[must_use]
    pub fn temporary(&self) -> PathBuf {
        self.variable("TMPDIR").map(PathBuf::from).filter(|path| path.is_absolute()).unwrap_or_else(|| "/tmp".into())
    }

    /// The user's own folder.
    ///
    /// # Errors
    /// Exit 1 when there is none.
    pub fn user_home(&self) -> Result<PathBuf, Failure> {
        self.variable("HOME").map(PathBuf::from).or_else(|| etcetera::home_dir().ok()).ok_or_else(|| {
            Failure::new(Exit::Failed, "there is no home folder").hint("set HOME or DEEPCODE_HOME, or give --home")
        })
    }
}
