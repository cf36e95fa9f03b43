//! `plugins-stopped.json`: a mark a stop, so that a broker sees that one came without a clock and without being spoken to.

use schemas::strict::Document as _;
use schemas::{PluginName, StopMark, StoppedFile};

use super::disk;
use super::error::StoreError;
use super::home::Home;

/// The marks; none when there is no file.
pub(super) fn read(home: &Home) -> Result<StoppedFile, StoreError> {
    match disk::read(&home.stopped_file(), StoppedFile::BYTES)? {
        Some(bytes) => Ok(schemas::read(&bytes)?),
        None => Ok(StoppedFile::default()),
    }
}

/// Gives `name` a new mark. The caller holds the lock.
pub(super) fn mark(home: &Home, name: &PluginName) -> Result<(), StoreError> {
    let failed = |source: std::io::Error| StoreError::Read { path: home.stopped_file(), source };
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|e| failed(std::io::Error::other(e)))?;
    let mut stopped = read(home)?;
    stopped.0.insert(name.clone(), StopMark::from_random(bytes));
    let text = schemas::write(&stopped).map_err(|e| failed(e.into()))?;
    Ok(durable::write(&home.stopped_file(), &text, 0o600)?)
}
