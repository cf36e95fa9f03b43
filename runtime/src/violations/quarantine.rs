//! Which plugins are held back: `plugins-quarantine.json`, written under a lock.

use std::io::{self, Read as _};
use std::time::Duration;

use durable::{Lock, LockError, WriteError};
use schemas::{Document as _, Malformed, PluginName, QuarantineFile, Violation};

use crate::store::Home;

/// 5 s: another process holds this lock for one small write.
const WAIT: Duration = Duration::from_secs(5);

/// Why it cannot be told, or changed, who is held back. Until it can, everybody is.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Quarantined {
    /// The file cannot be read.
    #[error("plugins-quarantine.json: {0}")]
    Read(#[from] io::Error),
    /// The file is malformed.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// It could not be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// Another process is writing it.
    #[error(transparent)]
    Lock(#[from] LockError),
}

/// The plugins that are held back, each with the violation that it is held back for.
///
/// # Errors
/// [`Quarantined`]; not knowing is a refusal, so whoever loads plugins then loads none.
pub fn quarantined(home: &Home) -> Result<QuarantineFile, Quarantined> {
    let mut bytes = Vec::new();
    match std::fs::File::open(home.quarantine_file()) {
        Ok(file) => {
            let most = u64::try_from(QuarantineFile::BYTES).unwrap_or(u64::MAX).saturating_add(1);
            file.take(most).read_to_end(&mut bytes)?;
        }
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(QuarantineFile::default()),
        Err(e) => return Err(e.into()),
    }
    Ok(schemas::read(&bytes)?)
}

/// A person enables `name` again: nothing holds it back any more. Whether something did.
///
/// # Errors
/// [`Quarantined`].
pub fn lift(home: &Home, name: &PluginName) -> Result<bool, Quarantined> {
    if !home.quarantine_file().exists() {
        return Ok(false);
    }
    let _lock = lock(home)?;
    let mut file = quarantined(home)?;
    let was = file.0.remove(name).is_some();
    if was {
        write(home, &file)?;
    }
    Ok(was)
}

/// Holds the plugin of `violation` back; the first reason stands.
pub(super) fn hold(home: &Home, violation: &Violation) -> Result<(), WriteError> {
    let failed = |e: Quarantined| match e {
        Quarantined::Write(e) => e,
        other => {
            WriteError::Failed { path: home.quarantine_file(), step: "holding back", source: io::Error::other(other) }
        }
    };
    let _lock = lock(home).map_err(failed)?;
    let mut file = quarantined(home).map_err(failed)?;
    if file.0.contains_key(&violation.plugin) {
        return Ok(());
    }
    file.0.insert(violation.plugin.clone(), violation.clone());
    write(home, &file).map_err(failed)
}

fn lock(home: &Home) -> Result<Lock, Quarantined> {
    durable::create_dir(home.path(), 0o700)?;
    Ok(Lock::exclusive(&home.path().join("plugins-quarantine.json.lock"), WAIT)?)
}

fn write(home: &Home, file: &QuarantineFile) -> Result<(), Quarantined> {
    Ok(durable::write(&home.quarantine_file(), &schemas::write(file).map_err(io::Error::other)?, 0o600)?)
}
