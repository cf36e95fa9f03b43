//! What a fork carries of the marketplaces that it follows: copied like its own, and visible before it.

use jiff::Timestamp;
use serde::Serialize;
use terminal::Failure;
use verifier::Trusted;
use verifier::repository::upstream_folder;

use super::front::Front;
use super::gathered::Gathered;
use super::shelf::Shelf;
use super::signed_at;

/// One marketplace that a fork follows.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Above {
    /// Its own name.
    pub origin: schemas::Origin,
    /// Where its documents are carried.
    pub folder: String,
    /// When it was signed.
    pub signed_at: Option<Timestamp>,
    /// When its first role expires.
    pub expires: Timestamp,
}

/// All that `trusted`, whose own documents lie in `folder`, follows, nearest first.
pub(super) fn of(trusted: &Trusted, gathered: &Gathered<'_>, folder: &str) -> Vec<Above> {
    let mut folder = folder.to_owned();
    let above = trusted.upstreams().iter().map(|upstream| {
        folder.push_str(&upstream_folder(upstream.origin()));
        Above {
            origin: upstream.origin().clone(),
            signed_at: signed_at(gathered, &folder),
            expires: upstream.freshness().expires,
            folder: folder.clone(),
        }
    });
    above.collect()
}

/// Shows the farthest first: whoever meets one finds what it follows.
///
/// # Errors
/// A [`Failure`] as [`Front::show`].
pub(super) fn show(follows: &[Above], gathered: &Gathered<'_>, shelf: &Shelf) -> Result<bool, Failure> {
    let mut changed = false;
    for above in follows.iter().rev() {
        changed |= Front::carried(gathered, above.folder.clone())?.show(shelf)?;
    }
    Ok(changed)
}
