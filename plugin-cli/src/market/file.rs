//! `marketplaces.json`: which marketplaces the user added, and what was pinned then.

use std::time::Duration;

use runtime::Home;
use schemas::{Document, Marketplaces};
use terminal::{Exit, Failure};

use crate::fail::OrFail;

/// 10 s: another process holds this lock for one small write.
const WAIT: Duration = Duration::from_secs(10);

/// The file as it stands; empty when there is none.
///
/// # Errors
/// Exit 4 when it is malformed: a pin that cannot be read is not replaced by none.
pub fn read(home: &Home) -> Result<Marketplaces, Failure> {
    match crate::disk::read(&home.marketplaces_file(), Marketplaces::BYTES)? {
        Some(bytes) => schemas::read(&bytes).map_err(|e| {
            Failure::new(Exit::NotTrusted, format!("{}: {e}", home.path().display()))
                .hint("mend the file by hand, or move it away and add your marketplaces again; nothing was changed")
        }),
        None => Ok(Marketplaces::default()),
    }
}

/// Changes the file under a lock, durably. What `change` refuses is not written.
///
/// # Errors
/// As [`read`], what `change` says, and when it cannot be written.
pub fn edit<T>(home: &Home, change: impl FnOnce(&mut Marketplaces) -> Result<T, Failure>) -> Result<T, Failure> {
    durable::create_dir(home.path(), 0o700).or_fail()?;
    let _lock = durable::Lock::exclusive(&home.path().join("marketplaces.json.lock"), WAIT).or_fail()?;
    let mut document = read(home)?;
    let answer = change(&mut document)?;
    let bytes = schemas::write(&document).map_err(|e| Failure::new(Exit::Failed, e))?;
    durable::write(&home.marketplaces_file(), &bytes, 0o600).or_fail()?;
    Ok(answer)
}
