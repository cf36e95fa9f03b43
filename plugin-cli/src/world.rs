//! What every command stands on: the surroundings, where things lie, the rules, the streams. Made once, passed down.

use std::path::PathBuf;

use jiff::Timestamp;
use runtime::broker::Rules;
use runtime::{Home, Store};
use schemas::{Grade, MarketplaceName, Settings, Sha256, Source};
use sources::Fetcher;
use terminal::{Exit, Failure, Output, Terminal};

use crate::agent::{Agent, FORBIDDEN};
use crate::args::Globals;
use crate::env::Env;
use crate::fail::OrFail;
use crate::policy::Policy;
use crate::settings;

/// The marketplace that is compiled in: where it is published, and the root document that it starts from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Official {
    /// Where it is published.
    pub url: String,
    /// The SHA-256 of its root document.
    pub root: Sha256,
}

impl Official {
    /// The name that nobody else may take.
    pub const NAME: &'static str = "official";
}

/// Everything that a command is given.
#[derive(Debug)]
pub struct World {
    /// The surroundings.
    pub env: Env,
    /// The options that every command understands.
    pub globals: Globals,
    /// Where results and talk go.
    pub out: Output,
    /// Where everything lies.
    pub home: Home,
    /// The settings in force.
    pub settings: Settings,
    /// The rules in force.
    pub policy: Policy,
    /// Brings sources in.
    pub fetcher: Fetcher,
    /// The compiled-in marketplace.
    pub official: Option<Official>,
    /// Why the settings cannot be read, if they cannot: then what is in force here are the defaults.
    misread: Option<Failure>,
    /// Why npm's configuration cannot be used, if it cannot; no concern of who does not ask npm.
    npm: Option<Failure>,
}

impl World {
    /// Puts everything together. Settings that cannot be read are kept for [`World::ruled`].
    ///
    /// # Errors
    /// When there is no home, or a variable of ours is malformed.
    pub fn new(env: Env, globals: Globals, official: Option<Official>) -> Result<Self, Failure> {
        let out = Output { format: globals.format, quiet: globals.quiet };
        let home = Home::at(env.home(globals.home.as_deref())?);
        let over = globals.settings.as_deref().map(|path| env.working_directory.join(path));
        let (settings, misread) = match settings::read(&home, over.as_deref()) {
            Ok(settings) => (settings, None),
            Err(misread) => (Settings::default(), Some(misread)),
        };
        let (strict, no_plugins) = (globals.strict, globals.no_plugins);
        let policy = Policy::of(Rules { settings: settings.clone(), strict, no_plugins });
        let (fetcher, npm) = crate::fetcher::of(&env)?;
        Ok(Self { env, globals, out, home, settings, policy, fetcher, official, misread, npm })
    }

    /// Whether the user's rules are in force. Asked before every command that decides by them: a rule that cannot be
    /// read is not ignored.
    ///
    /// # Errors
    /// Why the settings cannot be read.
    pub fn ruled(&self) -> Result<(), Failure> {
        self.misread.as_ref().map_or(Ok(()), |misread| Err(misread.again()))
    }

    /// When the program was started.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.env.now
    }

    /// Refuses what only a person may decide, when an agent is at the keyboard. No flag changes that.
    ///
    /// # Errors
    /// Exit 3.
    pub fn person_only(&self, act: &str) -> Result<(), Failure> {
        let seen = match self.env.agent {
            Agent::NotSeen { .. } => return Ok(()),
            Agent::Here => "in this process's environment".to_owned(),
            Agent::Ancestor(pid) => format!("in the environment of process {pid}, which started this one"),
        };
        Err(Failure::new(Exit::Policy, format!("{act} is for a person to decide, and an agent is at work here ({FORBIDDEN}: DEEPCODE_AGENT is set {seen})"))
            .code(FORBIDDEN)
            .hint("run the command yourself, in a terminal that the agent did not start"))
    }

    /// The terminal that a person sits at, for `act`.
    ///
    /// # Errors
    /// Exit 6.
    pub fn terminal(&self) -> Result<Terminal, Failure> {
        Terminal::open().or_fail()
    }

    /// The installed store.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub fn store(&self) -> Result<Store, Failure> {
        Store::open(self.home.clone()).or_fail()
    }

    /// Whether `source` can be asked: not behind a network under `--offline`, and npm's only when its configuration is sound.
    ///
    /// # Errors
    /// Exit 7 when it cannot; 1 for npm's configuration.
    pub fn reach(&self, source: &Source) -> Result<(), Failure> {
        if let (Source::Npm { .. }, Some(trouble)) = (source, &self.npm) {
            return Err(trouble.again());
        }
        let local = match source {
            Source::Directory { .. } => true,
            Source::Git { url, .. } => url.scheme() == "file",
            Source::GitHub { .. } | Source::Npm { .. } | Source::Tarball { .. } => false,
        };
        if local || !self.globals.offline {
            return Ok(());
        }
        Err(Failure::new(Exit::Network, format!("{source} lies behind a network, and --offline was given")))
    }

    /// A path as the user meant it.
    #[must_use]
    pub fn path(&self, given: &std::path::Path) -> PathBuf {
        self.env.working_directory.join(given)
    }

    /// Whether `name` is the compiled-in marketplace's.
    #[must_use]
    pub fn is_official(name: &MarketplaceName) -> bool {
        name.as_str() == Official::NAME
    }

    /// Whether `grade` may be installed here, in words for a table.
    #[must_use]
    pub fn allows(&self, grade: Grade) -> bool {
        self.policy.admits(grade, "").is_ok()
    }
}
