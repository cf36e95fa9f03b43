//! One publication from beginning to end, as `publish`, `refresh` and `revoke --publish` all do it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use durable::Lock;
use schemas::working_copy::Bundles;
use schemas::{Document as _, Index, Revoked, Shard};
use terminal::{Exit, Failure};

use super::documents::{Material, shard_path};
use super::plan::{Plan, Scope, Situation};
use super::published::Published;
use super::release::Desk;
use super::signers::Hands;
use super::{audits, bundles};
use crate::catalog;
use crate::exceptions::Held;
use crate::fail;
use crate::keys::minisign::{MinisignError, MinisignKey};
use crate::mirror::carry::is_carried;
use crate::session::Session;
use crate::tuf::Root;
use crate::working_copy::{StoredRoot, WorkingCopy};

/// What is published where.
#[derive(Debug)]
pub struct Act<'a> {
    /// The run.
    pub session: &'a Session,
    /// From where.
    pub working_copy: &'a WorkingCopy,
    /// Whereto.
    pub out: PathBuf,
    /// How much.
    pub scope: Scope,
    /// Which bundles; none when nothing.
    pub bundles: Option<Bundles>,
}

/// What was done, or would be.
#[derive(Debug)]
pub struct Done {
    /// The plan that was followed.
    pub plan: Plan,
    /// Everything that is listed.
    pub shards: Vec<Shard>,
    /// New roots that go before the commit, by path.
    pub opening: Vec<String>,
    /// New bundles.
    pub bundles: usize,
    /// Plain documents that got a new minisign signature.
    pub minisigned: Vec<&'static str>,
}

struct Prepared {
    root: Root,
    roots: Vec<StoredRoot>,
    published: Published,
    plan: Plan,
    shards: Vec<Shard>,
}

impl Act<'_> {
    /// What would be signed and written.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn rehearse(&self) -> Result<Plan, Failure> {
        Ok(self.prepare()?.plan)
    }

    /// Publishes. The caller holds the working copy's lock.
    ///
    /// # Errors
    /// A [`Failure`]; unless it says otherwise, clients see what they saw before.
    pub fn perform(&self) -> Result<Done, Failure> {
        let session = self.session;
        durable::create_dir(&self.out, 0o755).map_err(|why| fail::write(&why))?;
        let _one_at_a_time = self.lock()?;
        self.sweep();
        let Prepared { root, roots, published, plan, shards } = self.prepare()?;
        if self.scope == Scope::Everything {
            statements_hold(&root, &shards, &plan)?;
        }
        let settings = &self.working_copy.settings;
        let keychain = session.keychain(&settings.origin)?;
        let hands = Hands { keychain: &keychain, passphrases: &session.passphrases };
        let desk = Desk { hands, roots: &roots, published: &published, expiry: &settings.expiry, now: session.now() };
        let release = desk.sign(&plan)?;
        let minisign = self.minisign_key(&root, &plan, keychain.folder())?;
        let wanted: Vec<_> = self.bundles.map(|which| bundles::wanted(&shards, which).collect()).unwrap_or_default();
        let bundles = bundles::publish(session, self.working_copy, &wanted, &self.out)?;
        audits::publish(self.working_copy, &shards, &self.out)?;
        self.carry(&root)?;
        release.prepare(&self.out)?;
        // Counted before the commit: a number that was lost is harmless, one that is used twice is not.
        self.working_copy.save_published(&release.counted)?;
        release.commit(&self.out)?;
        let minisigned = match minisign {
            Some(key) => self.minisign(&key, &plan)?,
            None => Vec::new(),
        };
        let opening = release.opening.iter().map(|file| file.path.clone()).collect();
        Ok(Done { plan, shards, opening, bundles, minisigned })
    }

    /// Of a fork: what it carries of its upstream. Nobody may wait for it with a revocation, or need the copy for freshness.
    ///
    /// # Errors
    /// A [`Failure`]; clients see what they saw before.
    pub fn carry(&self, root: &Root) -> Result<(), Failure> {
        let Some(upstream) = &root.extras.upstream else { return Ok(()) };
        if self.working_copy.upstream().join("metadata").is_dir() {
            return crate::fork::carry(self.session, self.working_copy, upstream, &self.out).map(drop);
        }
        if is_carried(upstream, &self.out) || self.scope != Scope::Everything {
            return Ok(());
        }
        Err(Failure::new(Exit::NotFound, format!("nothing of the upstream {} is here to be carried", upstream.origin))
            .hint("marketplace fork pull"))
    }

    fn lock(&self) -> Result<Lock, Failure> {
        let mut beside = self.out.clone().into_os_string();
        beside.push(".lock");
        Lock::exclusive(Path::new(&beside), Duration::from_secs(20))
            .map_err(|why| Failure::new(Exit::Failed, why).hint("wait for the other publication, then try again"))
    }

    /// Takes away what a publication that was killed left under temporary names, so that nobody uploads it. What cannot
    /// be taken away harms no client.
    fn sweep(&self) {
        for folder in ["", "metadata", "targets", "targets/plugins", "trees", "audits"] {
            durable::sweep(&self.out.join(folder)).ok();
        }
    }

    fn prepare(&self) -> Result<Prepared, Failure> {
        let working_copy = self.working_copy;
        let roots = working_copy.roots()?;
        let root = working_copy.root()?.root;
        let published = Published::read(&self.out, &roots)?;
        let counted = working_copy.published()?;
        let shards = working_copy.shards()?;
        let revocations = working_copy.revocations()?;
        let now = self.session.now();
        let exceptions = Held::of(working_copy, &root, now)?;
        if self.scope == Scope::Everything {
            exceptions.warn(self.session);
        }
        let material = Material {
            root: &root,
            shards: &shards,
            revocations: &revocations,
            exceptions: &exceptions.counting,
            counted: &counted,
            published: &published,
            now,
        };
        let documents = material.assemble().map_err(|why| Failure::new(Exit::Failed, why))?;
        let situation = Situation {
            scope: self.scope,
            root: &root,
            published: &published,
            expiry: &working_copy.settings.expiry,
            counted: &counted,
            now,
        };
        let plan = situation.plan(documents)?;
        Ok(Prepared { root, roots, published, plan, shards })
    }

    /// The minisign key, when the root names one and a plain document needs it.
    fn minisign_key(&self, root: &Root, plan: &Plan, folder: &Path) -> Result<Option<MinisignKey>, Failure> {
        let Some(public) = &root.extras.minisign_key else { return Ok(None) };
        if self.scope == Scope::Freshness || self.unsigned(public, plan).is_empty() {
            return Ok(None);
        }
        match MinisignKey::open(folder, public, &self.session.passphrases) {
            Ok(key) => Ok(Some(key)),
            Err(MinisignError::Unreadable { path, source }) if self.scope == Scope::Revocations => {
                self.session.out.warn(&format!(
                    "{}: {source}; revoked.json.minisig is left as it was, and `minisign -V` will refuse it",
                    path.display()
                ));
                Ok(None)
            }
            Err(why) => Err(why.into()),
        }
    }

    /// The plain documents, as they will be, whose signature beside them does not hold.
    fn unsigned<'p>(&self, public: &str, plan: &'p Plan) -> Vec<Plain<'p>> {
        let documents = &plan.documents;
        let revoked = Plain { name: Revoked::NAME, sequence: documents.revoked_sequence, bytes: &documents.revoked };
        let mut plain = vec![revoked];
        if self.scope == Scope::Everything {
            let bytes = documents.catalog.get(Index::NAME).map(Vec::as_slice).unwrap_or_default();
            plain.push(Plain { name: Index::NAME, sequence: documents.index_sequence, bytes });
        }
        plain.retain(|Plain { name, bytes, .. }| {
            let beside = std::fs::read(self.out.join(format!("{name}.minisig"))).unwrap_or_default();
            verifier::minisign::verify(public, bytes, &beside).is_err()
        });
        plain
    }

    fn minisign(&self, key: &MinisignKey, plan: &Plan) -> Result<Vec<&'static str>, Failure> {
        let origin = &self.working_copy.settings.origin;
        let mut done = Vec::new();
        for Plain { name, sequence, bytes } in self.unsigned(key.public(), plan) {
            let signature = key.sign(bytes, &format!("{origin} {name} {sequence}"))?;
            durable::write(&self.out.join(format!("{name}.minisig")), &signature, 0o644)
                .map_err(|why| fail::write(&why))?;
            done.push(name);
        }
        Ok(done)
    }
}

/// A plain document as it will be.
struct Plain<'a> {
    name: &'static str,
    sequence: u64,
    bytes: &'a [u8],
}

/// Every statement that becomes visible holds under the newest root: a hand-edited file never reaches a client.
fn statements_hold(root: &Root, shards: &[Shard], plan: &Plan) -> Result<(), Failure> {
    let keyring = catalog::keyring(root)?;
    let visible = |shard: &&Shard| !plan.new_roots.is_empty() || plan.news.contains(&shard_path(&shard.name));
    for shard in shards.iter().filter(visible) {
        for entry in &shard.versions {
            catalog::attested(&keyring, &root.extras.origin, &shard.name, entry)?;
        }
    }
    Ok(())
}
