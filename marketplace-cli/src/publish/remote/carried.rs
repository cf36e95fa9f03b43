//! What a fork carries of the marketplaces that it follows, brought to where it is published: the farthest first, so that whoever
//! meets one finds what it follows; each whole before its timestamp, and none older than what is there.

use std::collections::BTreeMap;
use std::path::Path;

use schemas::root::Upstream;
use serde::Deserialize;
use terminal::{Failure, escape};
use verifier::Trusted;
use verifier::repository::{Within, carried, upstream_folder};

use super::keeping::Keeping;
use super::{Look, Place, Sent, TIMESTAMP};
use crate::mirror::carry::believed;
use crate::mirror::digest_in;
use crate::session::{Session, file_address};
use crate::tuf::documents;

/// See [`super::Remote::carry`].
pub(super) fn send(session: &Session, place: &dyn Place, upstream: &Upstream, out: &Path) -> Result<Sent, Failure> {
    let fetcher = session.fetcher(out.to_owned())?;
    let here = sources::open_transport(&file_address(out)?, &fetcher).map_err(super::unreadable)?;
    let (there, nearest) = (place.transport()?, upstream_folder(&upstream.origin));
    let ours = Keeping::new(&*here);
    let trusted = believed(session, upstream, &Within::new(&ours, &nearest))?;
    let folders = folders(nearest.clone(), &trusted);
    let files = ours.into_kept();
    let mut sent = Sent::default();
    for folder in folders.iter().rev() {
        let theirs = place.look(&format!("{folder}{TIMESTAMP}"))?;
        let lot = Lot { place, out, folder, files: &files };
        if lot.is_older_than(theirs.as_ref()) && believed(session, upstream, &Within::new(&*there, &nearest)).is_ok() {
            let of = folder.trim_start_matches("upstream/").trim_end_matches('/');
            session.out.warn(&format!("what is there of {} is newer than this copy, and stays", escape(of)));
            continue;
        }
        lot.send(theirs.as_ref(), &mut sent)?;
    }
    Ok(sent)
}

/// Where each lies, nearest first.
fn folders(nearest: String, upstream: &Trusted) -> Vec<String> {
    let mut all = vec![nearest];
    for above in upstream.upstreams() {
        let beneath = all.last().map(String::as_str).unwrap_or_default();
        all.push(format!("{beneath}{}", upstream_folder(above.origin())));
    }
    all
}

/// What is carried of one upstream.
struct Lot<'a> {
    place: &'a dyn Place,
    out: &'a Path,
    folder: &'a str,
    /// Of all of them.
    files: &'a BTreeMap<String, Vec<u8>>,
}

impl Lot<'_> {
    /// As far as the two say so themselves; the one that is there is not believed yet.
    fn is_older_than(&self, theirs: Option<&Look>) -> bool {
        let ours = self.timestamp();
        theirs.is_some_and(|look| look.timestamp != ours && version(&look.timestamp) >= version(ours))
    }

    fn timestamp(&self) -> &[u8] {
        self.files.get(&format!("{}{TIMESTAMP}", self.folder)).map(Vec::as_slice).unwrap_or_default()
    }

    fn send(&self, theirs: Option<&Look>, sent: &mut Sent) -> Result<(), Failure> {
        let timestamp = format!("{}{TIMESTAMP}", self.folder);
        let is_ours = |path: &&String| carried(path).is_some_and(|(folder, _)| folder == self.folder);
        let (mut documents, mut roots) = (Vec::new(), Vec::new());
        for path in self.files.keys().filter(is_ours).filter(|path| **path != timestamp) {
            if path.ends_with(".root.json") { roots.push(path) } else { documents.push(path) }
        }
        let mut is_new = theirs.is_none_or(|look| look.timestamp != self.timestamp());
        // A number that is there is not looked into: what it should hold is told by the timestamp alone.
        for path in documents.into_iter().filter(|_| is_new) {
            let is_content = digest_in(path).is_some();
            if is_content && self.place.has(path)? {
                continue;
            }
            if is_content {
                self.place.keep(self.out, path)?;
            } else {
                self.place.carry(path, self.bytes(path))?;
            }
            self.count(path, sent);
        }
        // A key that the upstream has replaced is locked out first: a place is at odds with itself until the timestamp is there.
        for path in roots.into_iter().rev() {
            if !self.place.has(path)? {
                self.place.carry(path, self.bytes(path))?;
                self.count(path, sent);
                is_new = true;
            }
        }
        if is_new {
            self.place.shows(&timestamp, theirs, self.timestamp().to_owned())?;
            self.count(&timestamp, sent);
        }
        Ok(())
    }

    fn bytes(&self, path: &str) -> Vec<u8> {
        self.files.get(path).cloned().unwrap_or_default()
    }

    fn count(&self, path: &str, sent: &mut Sent) {
        let length = self.files.get(path).map_or(0, Vec::len);
        sent.files = sent.files.saturating_add(1);
        sent.bytes = sent.bytes.saturating_add(u64::try_from(length).unwrap_or(u64::MAX));
    }
}

/// The number that a timestamp gives itself; 0 where it gives none.
fn version(timestamp: &[u8]) -> u64 {
    #[derive(Deserialize)]
    struct Sealed {
        signed: documents::Timestamp,
    }
    serde_json::from_slice::<Sealed>(timestamp).map_or(0, |sealed| sealed.signed.version)
}
