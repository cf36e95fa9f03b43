//! What the broker asks of the world outside: rules, lists, a sandbox, a network. Each is an interface, made once by the
//! binary and by tests.

use std::collections::VecDeque;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use revocation::Revocations;
use schemas::PluginName;
use schemas::protocol::{Crash, ErrorCode, GuardVerdict, HookAnswer, HookFailure, Refusal, SandboxSummary, SessionId};
use serde_json::{Map, Value};

use super::net::Net;
use super::rules::Rules;
use crate::files::Places;
use crate::store::{Home, Loaded};

/// Everything that the broker stands on.
#[derive(Clone)]
pub struct World {
    /// Where everything lies.
    pub home: Home,
    /// The clock and the settings.
    pub ground: Arc<dyn Ground>,
    /// What marketplaces say of revocations.
    pub feed: Arc<dyn Feed>,
    /// Confined processes.
    pub confine: Arc<dyn Confine>,
    /// The network, behind its policy.
    pub net: Arc<dyn Net>,
    /// Commands of plugins, confined.
    pub commands: Arc<dyn Commands>,
    /// The folders that protected names begin at.
    pub places: Places,
    /// How long things may take.
    pub timing: Timing,
    /// What was kept from leaving on roads that the broker does not see.
    pub kept: Arc<Kept>,
    /// Set when the process was asked to end.
    pub stop: Arc<AtomicBool>,
}

/// 1,000 refusals wait to be recorded; of each kind and plugin twenty a minute are written.
const KEPT: usize = 1_000;

/// What was kept from leaving: told from any thread, recorded by the broker.
#[derive(Debug, Default)]
pub struct Kept(Mutex<VecDeque<(PluginName, String)>>);

impl Kept {
    /// Something of that plugin's was.
    pub fn tell(&self, plugin: &PluginName, what: String) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() < KEPT {
            waiting.push_back((plugin.clone(), what));
        }
    }

    pub(super) fn take(&self) -> VecDeque<(PluginName, String)> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// How long things may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// From a process's start to its answer to `initialize`.
    pub start: Duration,
    /// A call, the time not counted in which a person is asked.
    pub call: Duration,
    /// Between two questions to every marketplace; at most six hours are waited.
    pub refresh: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),     // node on a busy machine takes two
            call: Duration::from_secs(60),      // a person who waits for a tool has given up by then
            refresh: Duration::from_secs(1800), // a revocation reaches a running host within the half hour
        }
    }
}

impl Timing {
    /// How long to wait before everybody is asked again: between four fifths and six fifths of the usual time, so that a
    /// thousand hosts do not ask at once; at most six hours.
    #[must_use]
    pub fn until_refresh(&self) -> Duration {
        /// Six hours: an older list is stale.
        const MOST: Duration = Duration::from_secs(6 * 3_600);
        let byte = super::random().map_or(128, |bytes: [u8; 1]| bytes[0]);
        let spread = self.refresh.mul_f64(0.4).mul_f64(f64::from(byte) / 255.0);
        (self.refresh.mul_f64(0.8) + spread).min(MOST)
    }
}

impl std::fmt::Debug for World {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("World").field("home", &self.home).finish_non_exhaustive()
    }
}

/// The clock and the settings, as they are now.
pub trait Ground: Send + Sync {
    /// The time.
    fn now(&self) -> Timestamp;

    /// The rules in force; asked again at each load.
    ///
    /// # Errors
    /// A rule that cannot be read is not ignored.
    fn rules(&self) -> Result<Rules, Refusal>;

    /// Writes down that a plugin loads no more.
    ///
    /// # Errors
    /// When it cannot be written.
    fn disable(&self, name: &PluginName) -> Result<(), Refusal>;

    /// Would this tool call install, enable, trust or remove plugins?
    fn guard(&self, tool: &str, input: &Value, workspace: Option<&Path>) -> GuardVerdict;

    /// A number that changes when the settings, the trust records or what is remembered of a marketplace change on disk.
    fn stamp(&self) -> u64;
}

/// How news of revocations are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// On disk only: another process may have asked.
    Disk,
    /// At every marketplace, now.
    Everybody,
}

/// What marketplaces say of revocations.
pub trait Feed: Send + Sync {
    /// Lets `judge` look at what is known.
    ///
    /// # Errors
    /// When nothing can be known at all.
    fn with(&self, judge: &mut dyn FnMut(&Revocations<'_>)) -> Result<(), Refusal>;

    /// Looks for news. A marketplace that cannot be reached is no error: what is known of it ages.
    ///
    /// # Errors
    /// When what is remembered cannot be read.
    fn refresh(&self, ask: Ask) -> Result<(), Refusal>;
}

/// Starts confined processes.
pub trait Confine: Send + Sync {
    /// How plugins are confined here.
    fn summary(&self) -> SandboxSummary;

    /// An engine without any plugin in it.
    ///
    /// # Errors
    /// When the sandbox is not to be had.
    fn quickjs(&self) -> Result<Child, Refusal>;

    /// A node with this plugin's bytes around it.
    ///
    /// # Errors
    /// When the sandbox or node is not to be had, or the tier is too low.
    fn node(&self, loaded: &Loaded) -> Result<Child, Refusal>;
}

/// A confined process and its streams.
pub struct Child {
    /// What it reads.
    pub stdin: File,
    /// What it says.
    pub stdout: File,
    /// What it complains of.
    pub stderr: File,
    /// The process.
    pub control: Arc<dyn Control>,
}

impl std::fmt::Debug for Child {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Child").field("pid", &self.control.id()).finish_non_exhaustive()
    }
}

/// A running process.
pub trait Control: Send + Sync {
    /// Its process id.
    fn id(&self) -> u32;
    /// Ends it and everything in it, now.
    fn kill(&self);
    /// How it ended, waiting at most `patience`.
    fn wait(&self, patience: Duration) -> Option<Crash>;
}

/// Where a command of a plugin runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Surroundings {
    /// In which session.
    pub session: SessionId,
    /// The session's workspace.
    pub workspace: Option<PathBuf>,
}

/// Commands of plugins: hooks, status lines.
pub trait Commands: Send + Sync {
    /// Runs the command and HTTP hooks of a plugin for an event; those of its code are run by the broker.
    fn hooks(
        &self,
        loaded: &Loaded,
        around: &Surroundings,
        event: &str,
        input: &Map<String, Value>,
    ) -> Vec<Result<HookAnswer, HookFailure>>;

    /// Runs a status line.
    ///
    /// # Errors
    /// When there is none of that name, or it failed.
    fn status_line(&self, loaded: &Loaded, around: &Surroundings, name: &str) -> Result<String, Refusal>;
}

/// A machine that confines nothing: nothing is started on it, and whoever asks is told why.
#[derive(Debug, Clone)]
pub struct NoWalls(Refusal);

impl NoWalls {
    /// For that reason; its text says what would help.
    #[must_use]
    pub fn new(why: &dyn std::fmt::Display, hint: &str) -> Self {
        let why = format!("sandbox unavailable: {why}");
        Self(Refusal::new(ErrorCode::SandboxUnavailable, why).because("none").hint(hint))
    }
}

impl Confine for NoWalls {
    fn summary(&self) -> SandboxSummary {
        SandboxSummary { tier: "none".to_owned(), hint: self.0.data.hint.clone() }
    }
    fn quickjs(&self) -> Result<Child, Refusal> {
        Err(self.0.clone())
    }
    fn node(&self, _: &Loaded) -> Result<Child, Refusal> {
        Err(self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pause_varies_and_is_never_longer_than_six_hours() {
        let timing = |seconds| Timing { refresh: Duration::from_secs(seconds), ..Timing::default() };
        let usual = Duration::from_secs(1_800);
        let pauses: Vec<Duration> = (0..100).map(|_| timing(1_800).until_refresh()).collect();
        assert!(pauses.iter().all(|p| (usual.mul_f64(0.79)..=usual.mul_f64(1.21)).contains(p)));
        assert!(pauses.iter().any(|p| p != &pauses[0]));
        assert_eq!(timing(86_400).until_refresh(), Duration::from_secs(6 * 3_600));
    }
}
