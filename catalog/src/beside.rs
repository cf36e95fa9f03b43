//! What lies beside the signed documents about one version: opened, held against what was signed, cut to what a page shows.
//!
//! Nothing of it is a TUF target. A README is that of a tree whose digest is the signed one; a report and the waivers are bytes
//! whose digest the signed entry names. What does not verify is not shown, and the page says why.

use schemas::audit_report::{AuditReport, ReportedCoverage, ReportedFinding, ReportedSeverity};
use schemas::manifest::{Capability, NetworkMode, Workspace};
use schemas::{AuditRef, Document, Manifest, Sha256, SignedWaiver, TreeDigest, VersionEntry, Waivers};
use sha2::{Digest as _, Sha256 as Hasher};
use verifier::Tree;
use verifier::offer::manifest_of;
use verifier::tuf::{Transport, TransportError};

use crate::plugin::Release;
use crate::readme::Readme;

/// 30 findings, files or waivers on a page; the report has them all.
const SHOWN: usize = 30;
/// 1 KiB for each of them: a path, a message and some evidence.
const EACH: usize = 1 << 10;

/// Why something that lies beside is not shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotShown {
    /// Nobody has looked: the page was asked for without it.
    NotOpened,
    /// It is being opened, or was not reached in time.
    NotYet,
    /// This copy of the marketplace does not have it.
    NotHere,
    /// It could not be read just now.
    Unreachable,
    /// It is not what was signed, or cannot be read as what it should be.
    Refused(String),
}

/// What was opened about one version.
#[derive(Debug)]
pub struct Beside {
    tree: TreeDigest,
    audit: Option<AuditRef>,
    pub(crate) asks: Result<Asks, NotShown>,
    /// The version before, where there is one.
    pub(crate) before: Option<Before>,
    pub(crate) readme: Result<Option<Readme>, NotShown>,
    pub(crate) report: Option<Result<Report, NotShown>>,
    pub(crate) waivers: Option<Result<Waivers, NotShown>>,
}

/// What the manifest of the signed tree asks for, and its shard does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asks {
    /// What it may ask the host for.
    pub(crate) capabilities: Vec<Capability>,
    /// Whether its processes see the workspace.
    pub(crate) workspace: Workspace,
    /// What it may do with its network names.
    pub(crate) network_mode: NetworkMode,
}

impl Asks {
    /// Whether both ask for the same, in whatever order.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let within = |these: &Self, those: &Self| these.capabilities.iter().all(|one| those.capabilities.contains(one));
        let modes = |asks: &Self| (asks.workspace, asks.network_mode);
        within(self, other) && within(other, self) && modes(self) == modes(other)
    }
}

impl From<Manifest> for Asks {
    fn from(manifest: Manifest) -> Self {
        let Manifest { capabilities, workspace, network_mode, .. } = manifest;
        Self { capabilities, workspace, network_mode }
    }
}

/// What the version before asked for.
#[derive(Debug)]
pub(crate) struct Before {
    tree: TreeDigest,
    pub(crate) asks: Result<Asks, NotShown>,
}

impl Before {
    fn of(release: &Release, ask: impl FnOnce(TreeDigest) -> Result<Asks, NotShown>) -> Option<Self> {
        let tree = release.changes.as_ref()?.since_tree;
        Some(Self { tree, asks: ask(tree) })
    }
}

/// A report, as much of it as a page shows.
#[derive(Debug)]
pub(crate) struct Report {
    /// The worst, the worst first.
    pub(crate) findings: Vec<ReportedFinding>,
    /// How many there are: dangers, warnings, context.
    pub(crate) counts: [usize; 3],
    /// What was looked at; lists hold as many as are shown.
    pub(crate) coverage: ReportedCoverage,
    /// How many files were not read.
    pub(crate) unread: usize,
    /// How many things the digest does not cover.
    pub(crate) not_covered: usize,
}

impl Beside {
    /// Opens what `release` names: documents from a published marketplace, its tree as `bundle` brings it; then, for what it asks
    /// for beyond the version before, that one's tree.
    #[must_use]
    pub fn open(
        release: &Release,
        from: &dyn Transport,
        bundle: impl Fn(TreeDigest) -> Result<Option<Tree>, NotShown>,
    ) -> Self {
        let entry = &release.entry;
        let audit = release.audit();
        let report =
            release.report().map(|digest| read::<AuditReport>(from, digest).and_then(|report| same(entry, report)));
        let waivers = audit.and_then(|audit| audit.waivers).map(|digest| read::<Waivers>(from, digest));
        let opened = |digest| intact(digest, bundle(digest));
        let tree = opened(entry.source_hash);
        let asked = tree.as_ref().map_err(NotShown::clone).and_then(asks);
        let readme = tree.as_ref().map_err(NotShown::clone).and_then(readme);
        drop(tree); // one at a time in memory
        let before = Before::of(release, |digest| asks(&opened(digest)?));
        Self { tree: entry.source_hash, audit: audit.cloned(), asks: asked, before, readme, report, waivers }
    }

    /// In place of what could not be opened in time.
    #[must_use]
    pub fn not_yet(release: &Release) -> Self {
        let audit = release.audit();
        Self {
            tree: release.entry.source_hash,
            audit: audit.cloned(),
            asks: Err(NotShown::NotYet),
            before: Before::of(release, |_| Err(NotShown::NotYet)),
            readme: Err(NotShown::NotYet),
            report: release.report().map(|_| Err(NotShown::NotYet)),
            waivers: audit.and_then(|audit| audit.waivers).map(|_| Err(NotShown::NotYet)),
        }
    }

    /// Whether it was opened for this very version: its tree, the audit that was signed, and the tree of the version before.
    pub(crate) fn is_about(&self, release: &Release) -> bool {
        let before = release.changes.as_ref().map(|changes| changes.since_tree);
        self.tree == release.entry.source_hash
            && self.audit.as_ref() == release.audit()
            && self.before.as_ref().map(|before| before.tree) == before
    }

    /// The README, or why there is none to show; nothing where the tree has none.
    ///
    /// # Errors
    /// [`NotShown`].
    pub fn readme(&self) -> Result<Option<&Readme>, &NotShown> {
        self.readme.as_ref().map(Option::as_ref)
    }

    /// What is wrong with a part of it, where a part was refused.
    pub fn refusals(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.missing().filter_map(|(part, why)| match why {
            NotShown::Refused(why) => Some((part, why.as_str())),
            _ => None,
        })
    }

    /// Whether a part could not be read just now.
    #[must_use]
    pub fn is_unreachable(&self) -> bool {
        self.missing().any(|(_, why)| *why == NotShown::Unreachable)
    }

    /// Whether all of it was found and is what was signed: it will be the same whenever it is opened again.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.missing().next().is_none()
    }

    /// The parts that are not shown.
    fn missing(&self) -> impl Iterator<Item = (&'static str, &NotShown)> {
        let report = self.report.as_ref().and_then(|read| read.as_ref().err());
        let waivers = self.waivers.as_ref().and_then(|read| read.as_ref().err());
        let bundle = self.readme.as_ref().err();
        // Where the bundle is missing, so is its manifest: told once.
        let manifest = self.asks.as_ref().err().filter(|_| bundle.is_none());
        // An old version may have no bundle any more, for good.
        let before = self.before.as_ref().and_then(|before| before.asks.as_ref().err());
        let before = before.filter(|why| **why != NotShown::NotHere);
        let parts = [
            ("bundle", bundle),
            ("manifest", manifest),
            ("manifest before", before),
            ("report", report),
            ("waivers", waivers),
        ];
        parts.into_iter().filter_map(|(part, why)| Some((part, why?)))
    }

    /// About as many bytes as it takes in memory.
    #[must_use]
    pub fn weight(&self) -> usize {
        let readme = self.readme.as_ref().ok().and_then(Option::as_ref).map_or(0, Readme::weight);
        let waivers = self.waivers.as_ref().and_then(|read| read.as_ref().ok()).map_or(0, |all| all.waivers.len());
        // Three lists of a report.
        let items = waivers.saturating_add(3 * SHOWN);
        readme.saturating_add(items.saturating_mul(EACH))
    }
}

/// The tree with the signed digest.
fn intact(digest: TreeDigest, bundle: Result<Option<Tree>, NotShown>) -> Result<Tree, NotShown> {
    let tree = bundle?.ok_or(NotShown::NotHere)?;
    if tree.digest() != digest {
        return Err(NotShown::Refused(format!("the bundle holds the tree {}", tree.digest())));
    }
    Ok(tree)
}

fn readme(tree: &Tree) -> Result<Option<Readme>, NotShown> {
    Readme::of(tree).map_err(|why| NotShown::Refused(why.to_string()))
}

fn asks(tree: &Tree) -> Result<Asks, NotShown> {
    manifest_of(tree).map(Asks::from).map_err(|why| NotShown::Refused(why.to_string()))
}

/// A document of `audits/`: its bytes have the digest that names it.
fn read<T: Document>(from: &dyn Transport, digest: Sha256) -> Result<T, NotShown> {
    let cap = u64::try_from(T::BYTES).unwrap_or(u64::MAX);
    let bytes = from.get(&AuditRef::path_of(digest), cap).map_err(|why| match why {
        TransportError::NotFound(_) => NotShown::NotHere,
        TransportError::TooLarge { .. } => NotShown::Refused(why.to_string()),
        TransportError::Unreachable { .. } | TransportError::Forbidden { .. } => NotShown::Unreachable,
    })?;
    if <[u8; 32]>::from(Hasher::digest(&bytes)) != digest.0 {
        return Err(NotShown::Refused("its bytes have another digest than its name".to_owned()));
    }
    schemas::read(&bytes).map_err(|why| NotShown::Refused(why.to_string()))
}

/// The report, when it is of this tree, by that rule set, with that verdict.
fn same(entry: &VersionEntry, report: AuditReport) -> Result<Report, NotShown> {
    let refused = |why: &str| Err(NotShown::Refused(why.to_owned()));
    let Some(audit) = &entry.audit else { return refused("no audit was signed") };
    if report.digest != Some(entry.source_hash) {
        return refused("it is about another tree");
    }
    // Who read it by hand signed that instead of what the tool said.
    let is_by_hand = audit.verdict == schemas::Verdict::Manual;
    if !is_by_hand && (report.verdict != audit.verdict || Some(report.rules) != audit.rules) {
        return refused("it says something else than what was signed");
    }
    let AuditReport { mut findings, mut coverage, .. } = report;
    let count = |severity| findings.iter().filter(|finding| finding.severity == severity).count();
    let counts = [ReportedSeverity::Danger, ReportedSeverity::Warning, ReportedSeverity::Info].map(count);
    findings.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    findings.truncate(SHOWN);
    let (unread, not_covered) = (coverage.unread.len(), coverage.not_covered.len());
    coverage.unread.truncate(SHOWN);
    coverage.not_covered.truncate(SHOWN);
    findings.shrink_to_fit();
    Ok(Report { findings, counts, coverage, unread, not_covered })
}

impl Report {
    /// Every finding, those too that are not shown.
    pub(crate) fn total(&self) -> usize {
        self.counts.iter().sum()
    }
}

/// The waivers of a version that stand on its page.
pub(crate) fn first(waivers: &Waivers) -> impl Iterator<Item = &SignedWaiver> {
    waivers.waivers.iter().take(SHOWN)
}

#[cfg(test)]
mod tests {
    use verifier::tree::Limits;
    use verifier::tree::memory::{self, File};

    use super::*;

    /// A place where every path has the same bytes.
    struct Same(&'static [u8]);

    impl Transport for Same {
        fn get(&self, _: &str, _: u64) -> Result<Vec<u8>, TransportError> {
            Ok(self.0.to_vec())
        }

        fn describe(&self) -> String {
            "the same everywhere".to_owned()
        }
    }

    #[test]
    fn a_bundle_of_another_tree_is_refused() {
        let tree = || memory::open(vec![File::new("README.md", *b"hello")], &Limits::default()).unwrap();
        let own = tree().digest();
        assert!(readme(&intact(own, Ok(Some(tree()))).unwrap()).unwrap().is_some());
        let mut other = own;
        other.0[0] ^= 1;
        assert!(matches!(intact(other, Ok(Some(tree()))), Err(NotShown::Refused(_))));
        assert_eq!(intact(own, Ok(None)).unwrap_err(), NotShown::NotHere);
    }

    #[test]
    fn what_a_version_asks_for_is_what_its_manifest_says() {
        let tree = |manifest: &str| {
            let files = vec![File::new("plugin.json", manifest.as_bytes().to_vec()), File::new("index.js", *b"1")];
            memory::open(files, &Limits::default()).unwrap()
        };
        let manifest =
            r#"{"name":"hello","version":"1.0.0","description":"x","capabilities":["read","bash"],"workspace":"read"}"#;
        let said = asks(&tree(manifest)).unwrap();
        assert_eq!(said.capabilities, [Capability::Read, Capability::Bash]);
        assert_eq!((said.workspace, said.network_mode), (Workspace::Read, NetworkMode::Limited));
        assert!(matches!(asks(&tree("{}")), Err(NotShown::Refused(_))));
    }

    #[test]
    fn a_document_with_another_digest_than_its_name_is_refused() {
        const WAIVERS: &[u8] = include_bytes!("../../schemas/examples/audit-waivers.json");
        let own = Sha256(Hasher::digest(WAIVERS).into());
        assert!(read::<Waivers>(&Same(WAIVERS), own).is_ok());
        let mut other = own;
        other.0[0] ^= 1;
        assert!(matches!(read::<Waivers>(&Same(WAIVERS), other), Err(NotShown::Refused(_))));
    }
}
