//! Forges published marketplaces: any metadata, signed by any keys, honest or hostile.
//!
//! ```no_run
//! use tests::forge::{Forge, Mirror};
//! let mut forge = Forge::honest("example.com/market", "2026-06-01T00:00:00Z".parse().unwrap());
//! forge.add("deepcode-plugin-a", "1.0.0", [7; 32]);
//! let site: Mirror = forge.publish(); // a transport over everything that was published so far
//! ```
//!
//! An honest marketplace is made like a lone maintainer's: a *marketplace* key (a root share, targets, revocations,
//! audit), two recovery keys (root only, 2 of 3 sign), an *online* key (snapshot, timestamp). Every field is public;
//! an attack changes what its attacker could change, publishes again, and looks at what a client says:
//!
//! - other keys: [`Forge::targets`] and the other roles say which keys are *listed* and which ones *sign*;
//! - other metadata: [`Forge::before_signing`] edits what is signed, [`Forge::after_signing`] what was;
//! - other bytes: [`Mirror::put`], [`Mirror::remove`], and [`Mirror::fault`] (403, endless data, silence);
//! - older bytes: a [`Mirror`] is a copy, so an earlier one is yesterday's repository, and [`Mirror::splice`] mixes two;
//! - other history: [`Forge::versions`] may be set to anything before the next publish.

#![expect(clippy::indexing_slicing, reason = "this is test code: it fails by panicking")]

mod catalog;
mod keys;
mod memory;
mod metadata;
mod mirror;

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};
use schemas::root::{AuditKeyState, Upstream};
use schemas::{Origin, PluginName, PublicKey, Revocation, RevocationId, Shard, SignedException};
use serde_json::Value;
use verifier::Pin;

pub use keys::{Listed, Role, Signer};
pub use memory::Memory;
pub use metadata::{envelope, sha256_hex};
pub use mirror::{Fault, Mirror};

/// A change to metadata: of the `signed` object before it is signed, or of the whole envelope afterwards.
type Change = Box<dyn Fn(&mut Value)>;

/// A marketplace in the making. See the module for how to bend it.
pub struct Forge {
    /// What it calls itself.
    pub origin: Origin,
    /// The time at which the next publish happens.
    pub now: Timestamp,
    /// Root keys; the next root is signed by `root.signers`, and after [`Forge::rotate_root`] by the old ones too.
    pub root: Role,
    /// Targets keys.
    pub targets: Role,
    /// The delegated role's keys, as the targets role delegates them.
    pub revocations: Role,
    /// The key ids that the root says the delegated role must have; those of `revocations` when absent.
    pub revocation_keys: Option<Vec<String>>,
    /// Snapshot keys.
    pub snapshot: Role,
    /// Timestamp keys.
    pub timestamp: Role,
    /// Audit keys. The first active one signs what [`Forge::add`] adds.
    pub audit: Vec<(Signer, AuditKeyState)>,
    /// What the next root says it follows.
    pub upstream: Option<Upstream>,
    /// How long each role lives, by its name; a role that is not named lives a year.
    pub lifetimes: BTreeMap<&'static str, SignedDuration>,
    /// The last version of each role; the next publish adds one.
    pub versions: BTreeMap<&'static str, u64>,
    /// The plugins.
    pub shards: BTreeMap<PluginName, Shard>,
    /// The revocation list.
    pub revoked: Vec<Revocation>,
    /// The ids that the targets role names as in force.
    pub in_force: Vec<RevocationId>,
    /// The ids that the targets role has withdrawn.
    pub withdrawn: Vec<RevocationId>,
    /// What the targets role lists as exceptions.
    pub exceptions: Vec<SignedException>,
    /// Everything published so far, by path.
    pub site: Mirror,
    before: Vec<(&'static str, Change)>,
    after: Vec<(&'static str, Change)>,
}

impl std::fmt::Debug for Forge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Forge").field("origin", &self.origin).field("versions", &self.versions).finish_non_exhaustive()
    }
}

impl Forge {
    /// A lone maintainer's marketplace, with its first root published and nothing in it.
    ///
    /// # Panics
    /// When `origin` is not an origin.
    #[must_use]
    pub fn honest(origin: &str, now: Timestamp) -> Self {
        Self::founded(origin, now, None)
    }

    /// The same as a fork of `upstream`, whose documents it carries as they are now.
    ///
    /// # Panics
    /// When `origin` is not an origin.
    #[must_use]
    pub fn fork(origin: &str, upstream: &Self) -> Self {
        let mut fork = Self::founded(origin, upstream.now, Some(upstream.as_upstream()));
        fork.carry(upstream);
        fork
    }

    /// How a fork's root names this marketplace.
    ///
    /// # Panics
    /// Never: version 1 of the root is published first.
    #[must_use]
    pub fn as_upstream(&self) -> Upstream {
        let root = self.site.file("metadata/1.root.json").expect("a root");
        let root_digest = format!("sha256:{}", sha256_hex(root)).parse().expect("a digest");
        Upstream { origin: self.origin.clone(), root_digest }
    }

    /// Carries the documents of `upstream`, and what it carries itself, as they are published now.
    pub fn carry(&mut self, upstream: &Self) {
        let folder = verifier::repository::upstream_folder(&upstream.origin);
        let carried = |path: &&str| {
            path.starts_with("metadata/")
                || path.starts_with("upstream/")
                || path.starts_with("targets/") && path.ends_with(".revoked.json")
        };
        for path in upstream.site.paths().filter(carried) {
            self.site.put(&format!("{folder}{path}"), upstream.site.file(path).cloned().unwrap_or_default());
        }
    }

    fn founded(origin: &str, now: Timestamp, upstream: Option<Upstream>) -> Self {
        let [marketplace, first, second, online] = ["marketplace", "recovery-1", "recovery-2", "online"]
            .map(|label| Signer::named(&format!("{origin} {label}")));
        let days = |days: i64| SignedDuration::from_hours(24 * days);
        let mut forge = Self {
            origin: origin.parse().expect("an origin"),
            now,
            root: Role::of(&[marketplace.clone(), first, second], 2),
            targets: Role::of(std::slice::from_ref(&marketplace), 1),
            revocations: Role::of(std::slice::from_ref(&marketplace), 1),
            revocation_keys: None,
            snapshot: Role::of(std::slice::from_ref(&online), 1),
            timestamp: Role::of(std::slice::from_ref(&online), 1),
            audit: vec![(marketplace, AuditKeyState::Active)],
            upstream,
            lifetimes: BTreeMap::from([
                ("root", days(365)),
                ("targets", days(180)),
                ("revocations", days(30)),
                ("snapshot", days(7)),
                ("timestamp", days(2)),
            ]),
            versions: BTreeMap::new(),
            shards: BTreeMap::new(),
            revoked: Vec::new(),
            in_force: Vec::new(),
            withdrawn: Vec::new(),
            exceptions: Vec::new(),
            site: Mirror::default(),
            before: Vec::new(),
            after: Vec::new(),
        };
        forge.publish_root();
        forge
    }

    /// The key that users pin.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        self.root.listed[0].signer.public()
    }

    /// The pin that users bring.
    #[must_use]
    pub fn pin(&self) -> Pin {
        Pin::Key(self.public_key())
    }

    /// Changes the `signed` object of every later `role` before it is signed.
    pub fn before_signing(&mut self, role: &'static str, change: impl Fn(&mut Value) + 'static) {
        self.before.push((role, Box::new(change)));
    }

    /// Changes the envelope of every later `role` after it was signed.
    pub fn after_signing(&mut self, role: &'static str, change: impl Fn(&mut Value) + 'static) {
        self.after.push((role, Box::new(change)));
    }

    /// Forgets every change that was asked for.
    pub fn behave(&mut self) {
        self.before.clear();
        self.after.clear();
    }

    /// Lets time pass.
    pub fn wait(&mut self, hours: i64) {
        self.now = self.now.checked_add(SignedDuration::from_hours(hours)).expect("not the end of time");
    }
}
