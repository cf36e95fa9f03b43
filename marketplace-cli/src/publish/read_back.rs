//! Reads a publication back through its public address as a client with nothing but the pinned root would.

use schemas::{Index, Sha256};
use serde::Serialize;
use sources::Fetcher;
use terminal::{Exit, Failure};
use verifier::statement::Keyring;
use verifier::tuf::limits::TIMESTAMP_BYTES;
use verifier::tuf::{MemoryState, Transport};
use verifier::{Pin, Repository, Trusted};

use crate::catalog;
use crate::fail;
use crate::publish::read_audits::{Audits, Looked};
use crate::publish::remote::TIMESTAMP;
use crate::session::Session;

/// What a client found.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Plugins in the index.
    pub plugins: usize,
    /// Versions in it.
    pub versions: usize,
    /// Statements that verify.
    pub signed: usize,
    /// Versions without a statement.
    pub unsigned: usize,
    /// Bundles that are there and hash to their name.
    pub bundles: usize,
    /// What the published audits say.
    pub audits: Audits,
    /// Revocations in force.
    pub revocations: usize,
    /// When the first role stops being fresh.
    pub expires: Option<jiff::Timestamp>,
}

/// Which bundles are fetched and hashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// None.
    Statements,
    /// Every one that is there.
    Trees,
}

/// One look at a published marketplace.
#[derive(Debug)]
pub struct Reader<'a> {
    /// The run.
    pub session: &'a Session,
    /// What fetches bundles.
    pub fetcher: &'a Fetcher,
    /// Where it is.
    pub address: &'a str,
}

impl Reader<'_> {
    /// Bootstraps from `pin`, refreshes, and checks every version.
    ///
    /// # Errors
    /// A [`Failure`] with the first thing that a client would refuse.
    pub fn read(&self, pin: &Pin, depth: Depth) -> Result<Report, Failure> {
        let transport = sources::open_transport(self.address, self.fetcher)
            .map_err(|why| fail::refused(&verifier::repository::Refused::from(why)))?;
        let state = Box::new(MemoryState::default());
        let mut repository = Repository::bootstrap(pin, &*transport, state).map_err(|why| fail::refused(&why))?;
        let trusted = repository.refresh(&*transport, self.session.now()).map_err(|why| fail::refused(&why))?;
        let index = trusted.index(&*transport).map_err(|why| fail::refused(&why))?;
        let mut report = Report {
            revocations: trusted.revoked().document().revoked.len(),
            expires: Some(trusted.freshness().expires),
            ..Report::default()
        };
        self.index(index.document(), &trusted, &*transport, &mut report)?;
        if depth == Depth::Trees {
            self.trees(index.document(), &*transport, &mut report)?;
        }
        self.plain_copies(index.digest(), &*transport)?;
        Ok(report)
    }

    /// The public address must serve the very timestamp that was just written, or hosting lags behind.
    ///
    /// # Errors
    /// A [`Failure`] when it serves another one.
    pub fn same_timestamp(&self, written: &[u8]) -> Result<(), Failure> {
        let refused = |why| fail::refused(&verifier::repository::Refused::from(why));
        let transport = sources::open_transport(self.address, self.fetcher).map_err(refused)?;
        // Another timestamp may well be the longer one.
        let served = transport.get(TIMESTAMP, TIMESTAMP_BYTES).map_err(refused)?;
        if served == written {
            return Ok(());
        }
        Err(Failure::new(Exit::Stale, format!("{} does not serve what was just published", self.address))
            .hint("upload the folder, or wait for the host's cache, then: marketplace verify ADDRESS"))
    }

    fn index(
        &self,
        index: &Index,
        trusted: &Trusted,
        transport: &dyn Transport,
        report: &mut Report,
    ) -> Result<(), Failure> {
        let keyring = Keyring::new(&trusted.extras().audit_keys)
            .map_err(|why| Failure::new(Exit::NotTrusted, format!("the root's audit keys: {why}")))?;
        let origin = trusted.origin().clone();
        for plugin in &index.plugins {
            let name = &plugin.name;
            let shard = trusted.shard(transport, name).map_err(|why| fail::refused(&why))?;
            if shard.is_none_or(|shard| shard.document() != plugin) {
                return Err(Failure::new(Exit::NotTrusted, format!("{name}: its shard is not what the index says")));
            }
            report.plugins = report.plugins.saturating_add(1);
            for entry in &plugin.versions {
                report.versions = report.versions.saturating_add(1);
                let signed = catalog::attested(&keyring, &origin, name, entry)?;
                report.signed = report.signed.saturating_add(usize::from(signed));
                report.unsigned = report.unsigned.saturating_add(usize::from(!signed));
                let now = self.session.now();
                let looked = Looked { name, entry, origin: &origin, keyring: &keyring, now };
                report.audits.read(&looked, transport)?;
            }
        }
        Ok(())
    }

    fn trees(&self, index: &Index, transport: &dyn Transport, report: &mut Report) -> Result<(), Failure> {
        let progress = self.session.progress();
        for entry in index.plugins.iter().flat_map(|plugin| &plugin.versions) {
            let bundle =
                self.fetcher.bundle(transport, entry.source_hash, &progress).map_err(|why| fail::source(&why))?;
            let Some(tree) = bundle else { continue };
            if tree.digest() != entry.source_hash {
                return Err(Failure::new(
                    Exit::NotTrusted,
                    format!("the bundle of {} holds the tree {}", entry.source_hash, tree.digest()),
                ));
            }
            report.bundles = report.bundles.saturating_add(1);
        }
        Ok(())
    }

    /// Plain clients read `index.json` itself: it must be the same bytes.
    fn plain_copies(&self, index: Sha256, transport: &dyn Transport) -> Result<(), Failure> {
        let cap = u64::try_from(<Index as schemas::Document>::BYTES).unwrap_or(u64::MAX);
        let plain = transport
            .get(<Index as schemas::Document>::NAME, cap)
            .map_err(|why| fail::refused(&verifier::repository::Refused::from(why)))?;
        if crate::tuf::documents::sha256(&plain) == index {
            return Ok(());
        }
        Err(Failure::new(Exit::NotTrusted, "the plain index.json is not the index that the targets role signs")
            .hint("run `marketplace publish` again: it puts the plain copies right"))
    }
}
