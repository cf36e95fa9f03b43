//! What a fork carries of an upstream, brought up to date: verified with everything above and below, visible by one file.
//!
//! It has the upstream's signatures and needs none of the fork's, so it does not wait for a publication of the fork's own.

use bytes::Bytes;
use depot::{Blocking, Swapped};
use verifier::tuf::limits::TIMESTAMP_BYTES;

use super::commit::{About, Desk, Outcome, Refusal, put_right};
use super::staged::{Overlay, chain, roots};
use crate::site::{Site, TIMESTAMP, rehearse, there};

impl Desk {
    /// Takes the timestamp of the upstream in `folder`, with what waits of the metadata that it leads to. It never goes back:
    /// what was served is held against it, and what is in the store and not served yet is waited for.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing has changed that anybody sees.
    pub(super) fn carry(&self, (store, site): About<'_>, folder: &str, timestamp: Bytes) -> Result<Outcome, Refusal> {
        let layer = site.layer(folder).ok_or_else(|| Refusal::NotFollowed(folder.to_owned()))?;
        let path = format!("{folder}{TIMESTAMP}");
        let is_served = there(store, &path, TIMESTAMP_BYTES)?.as_deref() == Some(&*layer.timestamp);
        // What is broken in the store is replaced; what is newer there than what is served is not.
        if !is_served && rehearse(&self.pin, site, store, (self.clock)()).is_ok() {
            self.news.notify_one();
            return Err(Refusal::Lost);
        }
        let roots = roots(&self.staged, folder, layer.next_root);
        if is_served && roots.is_empty() && layer.timestamp == timestamp {
            return Ok(Outcome::Known);
        }
        let mut files = chain(&self.staged, folder, &timestamp);
        files.extend(roots.iter().cloned());
        let overlay = Overlay { store, files };
        self.verified(store, site, &overlay)?;
        let there = there(store, &path, TIMESTAMP_BYTES)?;
        let is_role = |file: &&String| **file != path && !file.ends_with(".root.json");
        for file in overlay.files.keys().filter(is_role) {
            self.write(store, file, &overlay)?;
        }
        // A key that the upstream has replaced is locked out first.
        for (file, _) in roots.iter().rev() {
            self.write(store, file, &overlay)?;
        }
        if store.swap(&path, there.as_deref(), timestamp.clone())? == Swapped::Lost {
            return Err(Refusal::Lost);
        }
        self.staged.forget(|file| overlay.files.contains_key(file));
        self.news.notify_one();
        Ok(Outcome::Visible(timestamp))
    }

    /// What `overlay` would be after `site`. What the store has lost or broken of the upstreams that are served does not hold it
    /// up: it is put back, as it was verified.
    ///
    /// # Errors
    /// [`Refusal`].
    pub(super) fn verified(&self, store: &Blocking, site: &Site, overlay: &Overlay<'_>) -> Result<Site, Refusal> {
        let now = (self.clock)();
        match rehearse(&self.pin, site, overlay, now) {
            Err(why) if why.code() == "upstream" && rehearse(&self.pin, site, store, now).is_err() => {}
            other => return Ok(other?),
        }
        put_right(store, site.carried().into_iter().map(|(path, bytes)| (path, bytes.clone())))?;
        Ok(rehearse(&self.pin, site, overlay, now)?)
    }

    /// The upstream numbers its documents: what another name of the same number held was its own, and is replaced.
    fn write(&self, store: &Blocking, file: &str, overlay: &Overlay<'_>) -> Result<(), Refusal> {
        let bytes = overlay.files.get(file).cloned().unwrap_or_default();
        Ok(store.replace(file, bytes)?)
    }
}
