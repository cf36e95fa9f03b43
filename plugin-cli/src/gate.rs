//! What the audit says of a tree, and whether that lets it in: a marketplace's signed word, or what this machine finds.

use audit::Bundle;
use audit::child::Auditor;
use audit::report::{compare, document};
use audit::waiver::{apply, judged};
use jiff::civil::Date;
use schemas::audit_report::{AuditReport, ReportedSeverity};
use schemas::time::day_of;
use schemas::trust_file::WaivedFinding;
use schemas::{AuditRecord, AuditRef, AuditedBy, Document, Sha256, SignedWaiver, TreeDigest, Verdict, Waivers};
use sha2::{Digest as _, Sha256 as Hasher};
use sources::fetch::Progress as _;
use terminal::{Exit, Failure, Terminal};
use verifier::{Candidate, Offer, Provenance, Tree};

use crate::fail::{Blame, OrFail};
use crate::fetcher::Shown;
use crate::market::{Market, Markets};
use crate::world::World;

/// An audit, and what the trust record will say of it.
#[derive(Debug, Clone)]
pub struct Audited {
    /// What this machine's rules find, with what the maintainer has waived.
    pub report: AuditReport,
    /// What the gate looks at, now and at every load.
    pub record: AuditRecord,
}

/// Audits `tree` here.
///
/// # Errors
/// When there is no audit; then nothing passes.
pub fn inspect(world: &World, tree: &Tree) -> Result<AuditReport, Failure> {
    let files = Bundle::of(tree.clone());
    let progress = Shown::new(&world.out);
    progress.stage("auditing", Some(files.bytes()));
    let interrupt = terminal::interrupt::flag();
    let auditor = match &world.env.auditor {
        Some(program) => Auditor::of(program.clone(), interrupt),
        None => Auditor::own(interrupt),
    };
    let audited = auditor.audit(&files, &|bytes| progress.bytes(bytes));
    let cannot = |why| Failure::new(Exit::Failed, why).hint("nothing was judged, so nothing passes");
    audited.map(|report| document(&report)).map_err(cannot)
}

/// Audits a candidate, and compares it with the tree that was trusted before.
///
/// # Errors
/// When there is no audit, or its marketplace signed it as dangerous and no waiver that it signed, too, counts now.
pub fn audit(
    world: &World,
    markets: &Markets,
    candidate: &Candidate,
    before: Option<&Tree>,
) -> Result<Audited, Failure> {
    let mut report = inspect(world, candidate.tree())?;
    if let Some(before) = before {
        compare(&mut report, &inspect(world, before)?);
    }
    let digest = candidate.tree().digest();
    let record = match candidate.provenance() {
        Provenance::Attested(offer) if offer.audited().is_some() => {
            let origin = offer.origin();
            let market = markets.0.iter().find(|m| m.trusted.as_ref().is_some_and(|t| t.origin() == origin));
            signed(market, offer, &mut report, day_of(world.now()))?
        }
        _ => here(&report, digest),
    };
    Ok(Audited { report, record })
}

/// The fingerprints of what is dangerous and waived by nobody.
fn dangers(report: &AuditReport) -> Vec<Sha256> {
    let mut all: Vec<Sha256> = report.dangers().map(|finding| finding.fingerprint).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Nobody's word but this machine's.
fn here(report: &AuditReport, tree: TreeDigest) -> AuditRecord {
    AuditRecord {
        tree,
        verdict: report.verdict,
        by: AuditedBy::Here,
        rules: Some(report.rules),
        danger: dangers(report),
        acknowledged: Vec::new(),
        waived: Vec::new(),
    }
}

/// The marketplace's word. Its waivers cover this machine's findings as well, as far as they are the same.
fn signed(
    market: Option<&Market>,
    offer: &Offer,
    report: &mut AuditReport,
    today: Date,
) -> Result<AuditRecord, Failure> {
    let entry = offer.entry();
    let told = entry.audit.as_ref();
    let verdict = told.map_or(Verdict::Manual, |audit| audit.verdict);
    let mut record = AuditRecord {
        tree: entry.source_hash,
        verdict,
        by: AuditedBy::Marketplace,
        rules: told.and_then(|audit| audit.rules),
        danger: Vec::new(),
        acknowledged: Vec::new(),
        waived: Vec::new(),
    };
    let waivers = market.map(|market| waivers(market, offer)).transpose()?.flatten();
    let counting = counting(market, waivers.as_ref(), offer, today)?;
    apply(report, &counting);
    if verdict == Verdict::Danger {
        let place = told.and_then(|audit| audit.report.as_deref());
        let (Some(market), Some(place)) = (market, place) else {
            return Err(shut(offer, "it was signed as dangerous, and its report is not to be had"));
        };
        let mut said: AuditReport = published(market, place, offer)?;
        if said.digest != Some(entry.source_hash) || Some(said.rules) != record.rules || said.verdict != verdict {
            return Err(shut(offer, "it was signed as dangerous, and the report beside it is another one's"));
        }
        said.findings.iter_mut().for_each(|finding| finding.waiver = None);
        apply(&mut said, &counting);
        let danger = said.findings.iter().filter(|finding| finding.severity == ReportedSeverity::Danger);
        for finding in danger {
            record.danger.push(finding.fingerprint);
            record.waived.extend(
                finding
                    .waiver
                    .as_ref()
                    .map(|waiver| WaivedFinding { fingerprint: finding.fingerprint, expires: waiver.expires }),
            );
        }
        record.gate(entry.source_hash, today).map_err(|why| shut(offer, &why.to_string()))?;
    }
    Ok(record)
}

/// The waivers that `offer`'s statement names, as its marketplace publishes them; none where it names none.
///
/// # Errors
/// When they are not to be had, or are not those that were signed.
pub fn waivers(market: &Market, offer: &Offer) -> Result<Option<Waivers>, Failure> {
    let digest = offer.entry().audit.as_ref().and_then(|audit| audit.waivers);
    digest.map(|digest| published(market, &AuditRef::path_of(digest), offer)).transpose()
}

/// The waivers that this marketplace's keys have signed for this plugin and that have not expired.
///
/// # Errors
/// When they are another plugin's.
pub fn counting<'w>(
    market: Option<&Market>,
    waivers: Option<&'w Waivers>,
    offer: &Offer,
    today: Date,
) -> Result<Vec<&'w SignedWaiver>, Failure> {
    let (Some(market), Some(waivers)) = (market, waivers) else { return Ok(Vec::new()) };
    if waivers.name != *offer.name() {
        return Err(shut(offer, &format!("its waivers are those of {}", waivers.name)));
    }
    Ok(market.judge(|origin, keys| Ok(judged(waivers, origin, keys, today).0))?.unwrap_or_default())
}

/// A document of `audits/`, which its path names by its digest.
fn published<T: Document>(market: &Market, path: &str, offer: &Offer) -> Result<T, Failure> {
    let wanted =
        AuditRef::digest_of(path).ok_or_else(|| shut(offer, "the report of its audit is not named by its digest"))?;
    let cap = u64::try_from(T::BYTES).unwrap_or(u64::MAX);
    let bytes = market.transport().get(path, cap).or_fail()?;
    let found = Sha256(Hasher::digest(&bytes).into());
    if found != wanted {
        return Err(Failure::new(Exit::NotTrusted, format!("{path} is {found}")));
    }
    schemas::read(&bytes).map_err(Blame::blame)
}

fn shut(offer: &Offer, why: &str) -> Failure {
    let what = format!("{} {}: {why}", offer.name(), offer.entry().version);
    Failure::new(Exit::AuditDanger, what)
        .code("audit-danger")
        .hint("tell its marketplace's maintainer; only a waiver that they sign lets it in")
}

impl Audited {
    /// What a person has yet to acknowledge.
    #[must_use]
    pub fn open(&self) -> usize {
        if self.record.by == AuditedBy::Here { self.record.danger.len() } else { 0 }
    }

    /// Eight digits that stand for exactly this tree, these rules and these findings.
    #[must_use]
    pub fn code(&self) -> String {
        let mut hasher = Hasher::new();
        hasher.update("deepcode.dev/acknowledged-danger\n");
        hasher.update(self.record.tree.0);
        hasher.update(self.record.rules.map(|rules| rules.0).unwrap_or_default());
        self.record.danger.iter().for_each(|finding| hasher.update(finding.0));
        Sha256(hasher.finalize().into()).hex().chars().take(8).collect()
    }

    /// Whether anybody could acknowledge what is dangerous here at all.
    ///
    /// # Errors
    /// Exit 13 under `--strict`.
    pub fn may_be_asked(&self, world: &World) -> Result<(), Failure> {
        if self.open() > 0 && world.globals.strict {
            return Err(self.refused().hint("--strict takes nothing that is dangerous"));
        }
        Ok(())
    }

    /// Why it does not come in.
    #[must_use]
    pub fn refused(&self) -> Failure {
        let findings = terminal::measure::count(self.open(), "finding", "findings");
        Failure::new(Exit::AuditDanger, format!("its audit found danger: {findings} that nobody has waived"))
            .code("audit-danger")
    }

    /// Has a person type that they accept it.
    ///
    /// # Errors
    /// Exit 13 when they type anything else.
    pub fn acknowledged(mut self, terminal: &Terminal) -> Result<AuditRecord, Failure> {
        if self.open() == 0 {
            return Ok(self.record);
        }
        let words = format!("accept danger {}", self.code());
        let open = terminal::measure::count(self.open(), "dangerous finding", "dangerous findings");
        let typed =
            terminal.line(&format!("It has {open}, listed above. To install it all the same, type: {words}\n>"));
        if typed.or_fail()?.trim() != words {
            return Err(self.refused().hint("nothing was changed"));
        }
        self.record.acknowledged = self.record.danger.clone();
        Ok(self.record)
    }
}
