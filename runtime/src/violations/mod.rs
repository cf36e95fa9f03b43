//! Every violation is a record that can be exported, and a policy decides whether its plugin is held back.
//!
//! The records are JSON Lines, one [`Violation`] a line, in one file for all plugins that is rotated by size. One plugin
//! cannot push the others' records out: of each kind, a plugin writes a few a minute, and the next one tells how many
//! were left out. A quarantine is a file of its own; it is lifted only by a person who enables the plugin again.

mod quarantine;

use std::collections::HashMap;
use std::io::Read as _;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use revocation::Withdrawn;
use schemas::{PluginName, PluginVersion, Quarantine, TreeDigest, Violation, ViolationKind, escape};

use crate::log::{Masker, Rotated};
use crate::store::{Home, StoreError};

pub use quarantine::{Quarantined, lift, quarantined};

/// 1 MiB a file, four files: some 15,000 records.
const FILE_BYTES: u64 = 1 << 20;
const FILES: u32 = 4;
/// 20 records of one kind a minute and plugin: a person needs one.
const A_MINUTE: u32 = 20;
/// 1,000 kinds and plugins are counted; there are not more plugins in a session.
const COUNTED: usize = 1_000;

/// Who did it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Culprit {
    /// Which plugin.
    pub plugin: PluginName,
    /// Which version.
    pub version: PluginVersion,
    /// Which tree.
    pub digest: TreeDigest,
    /// In which session of the host.
    pub session: Option<String>,
}

/// What follows from a violation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing: it is recorded.
    Recorded,
    /// It does not load again until a person has enabled it again; now it goes on.
    HeldBack,
    /// As [`Outcome::HeldBack`], and it is to be stopped now.
    Stop,
}

/// The records of one user.
#[derive(Debug)]
pub struct Violations {
    home: Home,
    policy: Quarantine,
    masker: Masker,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    file: Rotated,
    counts: HashMap<(PluginName, ViolationKind), Count>,
}

#[derive(Debug, Clone, Copy)]
struct Count {
    minute: i64,
    written: u32,
    left_out: u32,
}

impl Violations {
    /// Opens the records in `home`; `secrets` are masked in details wherever they stand.
    ///
    /// # Errors
    /// When they cannot be written: who cannot record does not run plugins.
    pub fn open(home: &Home, policy: Quarantine, secrets: &[&str]) -> Result<Self, durable::WriteError> {
        let file = Rotated::open(&home.violations_file(), FILE_BYTES, FILES)?;
        let state = Mutex::new(State { file, counts: HashMap::new() });
        Ok(Self { home: home.clone(), policy, masker: Masker::with(secrets), state })
    }

    /// Records that `culprit` violated `kind`; what follows is told, and a quarantine is durable before this returns.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn record(
        &self,
        culprit: &Culprit,
        kind: ViolationKind,
        detail: &str,
        now: Timestamp,
    ) -> Result<Outcome, durable::WriteError> {
        let mut violation = self.violation(culprit, kind, detail, now);
        let outcome = match (self.policy, kind.is_grave()) {
            (Quarantine::Off, _) | (_, false) => Outcome::Recorded,
            (Quarantine::Ask, true) => Outcome::HeldBack,
            (Quarantine::On, true) => Outcome::Stop,
        };
        if outcome != Outcome::Recorded {
            quarantine::hold(&self.home, &violation)?;
        }
        let mut state = self.state();
        let Some(left_out) = state.counted(&culprit.plugin, kind, now) else { return Ok(outcome) };
        violation.suppressed = left_out;
        // A record has a JSON form: its fields are text and numbers.
        if let Ok(line) = serde_json::to_vec(&violation) {
            state.file.append(&line)?;
            if kind.is_grave() {
                state.file.sync()?;
            }
        }
        Ok(outcome)
    }

    /// The record as it is written, for whoever sends it as an event.
    #[must_use]
    pub fn violation(&self, culprit: &Culprit, kind: ViolationKind, detail: &str, now: Timestamp) -> Violation {
        let fit = |text: &str, most: usize| -> String {
            let looked_at: String = text.chars().take(most.saturating_mul(4)).collect();
            escape(&self.masker.mask(&looked_at)).to_string().chars().take(most).collect()
        };
        Violation {
            at: now,
            plugin: culprit.plugin.clone(),
            version: culprit.version.clone(),
            digest: culprit.digest,
            session: culprit.session.as_deref().map(|session| fit(session, Violation::SESSION)),
            kind,
            detail: fit(detail, Violation::DETAIL),
            suppressed: 0,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// How many were left out before this one; nothing when this one is left out too.
    fn counted(&mut self, plugin: &PluginName, kind: ViolationKind, now: Timestamp) -> Option<u32> {
        let minute = now.as_second().div_euclid(60);
        if self.counts.len() >= COUNTED {
            self.counts.retain(|_, count| count.minute == minute || count.left_out > 0);
        }
        let fresh = Count { minute, written: 0, left_out: 0 };
        let count = self.counts.entry((plugin.clone(), kind)).or_insert(fresh);
        if count.minute != minute {
            (count.minute, count.written) = (minute, 0);
        }
        if count.written >= A_MINUTE {
            count.left_out = count.left_out.saturating_add(1);
            return None;
        }
        count.written += 1;
        Some(std::mem::take(&mut count.left_out))
    }
}

/// The records in `home`, the oldest first; a line that is no record is left out, as its neighbours are none the worse.
///
/// # Errors
/// When a file cannot be read.
pub fn read(home: &Home, plugin: Option<&PluginName>) -> std::io::Result<Vec<Violation>> {
    let mut records = Vec::new();
    for path in Rotated::all(&home.violations_file(), FILES) {
        for line in lines(path)?.split(|byte| *byte == b'\n') {
            let record = schemas::read::<Violation>(line).ok();
            records.extend(record.filter(|record| plugin.is_none_or(|plugin| record.plugin == *plugin)));
        }
    }
    Ok(records)
}

fn lines(path: PathBuf) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(FILE_BYTES.saturating_mul(2)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The kind of violation that is found when a plugin is to be loaded: somebody changed it, or it was withdrawn.
#[must_use]
pub fn of_load(refused: &StoreError) -> Option<ViolationKind> {
    match refused {
        StoreError::Drifted { .. } | StoreError::NotATree { .. } => Some(ViolationKind::Drift),
        StoreError::Withdrawn(Withdrawn::Revoked(..)) => Some(ViolationKind::Revoked),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
