//! The first publication of a server that began with nothing: verified from the pinned root on, visible by one file as any other.

use std::collections::BTreeMap;

use bytes::Bytes;
use depot::Blocking;
use verifier::tuf::limits::TIMESTAMP_BYTES;

use super::commit::{Desk, Outcome, Refusal, Replaces, is_fresh};
use super::staged::{Overlay, chain, roots};
use crate::site::{TIMESTAMP, rehearse_first, there};

impl Desk {
    /// Takes the first timestamp, with everything that waits and that it leads to: roots, metadata, and what a fork carries.
    /// Until it is written the store has nothing that anybody would ask for, and another first publication may be sent.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing has changed that anybody sees.
    pub(super) fn begin(&self, store: &Blocking, timestamp: Bytes, replaces: &Replaces) -> Result<Outcome, Refusal> {
        // Somebody may have committed whom this server has not seen yet.
        if *replaces != Replaces::Nothing || there(store, TIMESTAMP, TIMESTAMP_BYTES)?.is_some() {
            self.news.notify_one();
            return Err(Refusal::Lost);
        }
        let mut files = self.waiting("", &timestamp);
        for (folder, timestamp) in self.staged.timestamps_of_upstreams() {
            files.extend(self.waiting(&folder, &timestamp));
        }
        let (overlay, now) = (Overlay { store, files }, (self.clock)());
        let new = rehearse_first(&self.pin, &overlay, now)?;
        is_fresh(&new, now)?;
        for (path, bytes) in new.carried() {
            store.replace(path, bytes.clone())?;
        }
        self.show((store, &new), None, &overlay)?;
        Ok(Outcome::Visible(timestamp))
    }

    /// The timestamp in `folder`, and what waits of the metadata that it leads to and of the roots. Nothing of it is believed yet.
    fn waiting(&self, folder: &str, timestamp: &Bytes) -> BTreeMap<String, Bytes> {
        let mut files = chain(&self.staged, folder, timestamp);
        files.extend(roots(&self.staged, folder, 1));
        files
    }
}
