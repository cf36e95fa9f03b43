//! Reads published audits back: each document hashes to its name, is about the version that names it, and says what was signed.

use std::collections::BTreeMap;

use audit::waiver::{apply, judged};
use schemas::audit_report::AuditReport;
use schemas::time::day_of;
use schemas::{AuditRef, Document, Origin, PluginName, Sha256, Verdict, VersionEntry, Waivers};
use serde::Serialize;
use terminal::{Exit, Failure};
use verifier::statement::Keyring;
use verifier::tuf::Transport;

use crate::fail;
use crate::tuf::documents::sha256;

/// What the published audits say.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Audits {
    /// Reports that are there and are what was signed.
    pub reports: usize,
    /// Signed versions that a person read by hand instead.
    pub by_hand: usize,
    /// How many reports each rule set made, by its digest.
    pub rule_sets: BTreeMap<Sha256, usize>,
    /// Reports that this program's own rule set made.
    pub current: usize,
    /// Waivers that count today.
    pub waivers: usize,
    /// Versions that no client takes any more, `name version`: a waiver of theirs has expired or its key is gone.
    pub shut: Vec<String>,
}

/// The version that is looked at, and by whose keys.
#[derive(Debug)]
pub struct Looked<'a> {
    /// The plugin.
    pub name: &'a PluginName,
    /// The version.
    pub entry: &'a VersionEntry,
    /// The marketplace.
    pub origin: &'a Origin,
    /// Its audit keys.
    pub keyring: &'a Keyring,
    /// Now.
    pub now: jiff::Timestamp,
}

impl Audits {
    /// Reads what `looked` names.
    ///
    /// # Errors
    /// A [`Failure`] when a document is missing, or is not what was signed.
    pub fn read(&mut self, looked: &Looked<'_>, transport: &dyn Transport) -> Result<(), Failure> {
        let Some(audit) = looked.entry.audit.as_ref().filter(|_| looked.entry.signature.is_some()) else {
            return Ok(());
        };
        if audit.verdict == Verdict::Manual {
            self.by_hand = self.by_hand.saturating_add(1);
        }
        // An address elsewhere is for people; only what is named by its digest can be checked.
        let digest = audit.report.as_deref().and_then(AuditRef::digest_of);
        let report = digest.map(|digest| looked.fetch::<AuditReport>(transport, digest)).transpose()?;
        let waivers = audit.waivers.map(|digest| looked.fetch::<Waivers>(transport, digest)).transpose()?;
        let counting = match &waivers {
            Some(waivers) if waivers.name != *looked.name => {
                return Err(looked.wrong(&format!("its waivers are those of {}", waivers.name)));
            }
            Some(waivers) => judged(waivers, looked.origin, looked.keyring, day_of(looked.now)).0,
            None => Vec::new(),
        };
        self.waivers = self.waivers.saturating_add(counting.len());
        let Some(mut report) = report else { return Ok(()) };
        looked.same(audit, &report)?;
        self.reports = self.reports.saturating_add(1);
        let of_set = self.rule_sets.entry(report.rules).or_default();
        *of_set = of_set.saturating_add(1);
        self.current = self.current.saturating_add(usize::from(report.rules == audit::rules::digest()));
        report.findings.iter_mut().for_each(|finding| finding.waiver = None);
        apply(&mut report, &counting);
        if audit.verdict == Verdict::Danger && report.dangers().next().is_some() {
            self.shut.push(format!("{} {}", looked.name, looked.entry.version));
        }
        Ok(())
    }
}

impl Looked<'_> {
    /// A document of `audits/`.
    fn fetch<T: Document>(&self, transport: &dyn Transport, digest: Sha256) -> Result<T, Failure> {
        let path = AuditRef::path_of(digest);
        let cap = u64::try_from(T::BYTES).unwrap_or(u64::MAX);
        let refused = |why| fail::refused(&verifier::repository::Refused::from(why));
        let bytes = transport.get(&path, cap).map_err(refused)?;
        let found = sha256(&bytes);
        if found != digest {
            return Err(self.wrong(&format!("{path} is {found}")));
        }
        schemas::read(&bytes).map_err(|why| self.wrong(&format!("{path}: {why}")))
    }

    /// Whether the report is of this tree, by that rule set, with that verdict.
    fn same(&self, audit: &AuditRef, report: &AuditReport) -> Result<(), Failure> {
        if report.digest != Some(self.entry.source_hash) {
            return Err(self.wrong("its report is about another tree"));
        }
        if Some(report.rules) != audit.rules {
            return Err(self.wrong(&format!("its report is by the rule set {}, and another was signed", report.rules)));
        }
        // Who read it by hand signed that instead of what the tool said.
        if report.verdict != audit.verdict && audit.verdict != Verdict::Manual {
            let what = format!("its report says {}, and {} was signed", report.verdict, audit.verdict);
            return Err(self.wrong(&what));
        }
        Ok(())
    }

    fn wrong(&self, why: &str) -> Failure {
        Failure::new(Exit::NotTrusted, format!("{} {}: {why}", self.name, self.entry.version))
            .hint("run `marketplace publish` again; where that does not help: marketplace sign NAME VERSION --again")
    }
}
