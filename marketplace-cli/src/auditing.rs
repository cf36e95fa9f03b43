//! The audit before a signature: what the rules say, what the maintainer has waived, and what users are given of it.

use audit::report::plain::Plain;
use audit::report::{Shown, compare, document};
use audit::waiver::{apply, judged};
use audit::{Bundle, bundle::FILE_BYTES};
use schemas::audit_report::AuditReport;
use schemas::time::day_of;
use schemas::{AuditRef, Document, PluginName, Sha256, Shard, Verdict, Waivers};
use terminal::{Exit, Failure, escape};
use verifier::Tree;

use crate::catalog;
use crate::session::Session;
use crate::tuf::documents::sha256;
use crate::working_copy::WorkingCopy;

/// An audit with the waivers that it rests on.
#[derive(Debug)]
pub struct Audited {
    /// What was found.
    pub report: AuditReport,
    waivers: Option<Waivers>,
}

/// Audits `tree` as the plugin `name` of `working_copy`. Waivers that do not count are told of.
///
/// # Errors
/// A [`Failure`] when there is no audit.
pub fn audit(
    session: &Session,
    working_copy: &WorkingCopy,
    name: &PluginName,
    tree: &Tree,
) -> Result<Audited, Failure> {
    let mut report = document(&session.audited(&Bundle::of(tree.clone()))?);
    let waivers = waive(session, working_copy, name, &mut report)?;
    Ok(Audited { report, waivers })
}

/// Marks what the maintainer has waived in `report`, and returns the waivers that it took.
///
/// # Errors
/// A [`Failure`] when the working copy cannot be read.
pub fn waive(
    session: &Session,
    working_copy: &WorkingCopy,
    name: &PluginName,
    report: &mut AuditReport,
) -> Result<Option<Waivers>, Failure> {
    let Some(all) = working_copy.waivers(name)? else { return Ok(None) };
    let root = working_copy.root()?.root;
    let keyring = catalog::keyring(&root)?;
    let (good, void) = judged(&all, &root.extras.origin, &keyring, day_of(session.now()));
    for void in void {
        session.out.warn(&format!("the waiver of {} does not count: {}", void.waiver.fingerprint, void.why));
    }
    let used: Vec<_> = apply(report, &good).into_iter().cloned().collect();
    Ok((!used.is_empty()).then(|| Waivers { waivers: used, ..Waivers::none(name.clone()) }))
}

/// The report of the highest signed version of `shard`, where it is kept here.
///
/// # Errors
/// A [`Failure`] when it is kept and cannot be read.
pub fn before(working_copy: &WorkingCopy, shard: &Shard) -> Result<Option<AuditReport>, Failure> {
    let mut signed = shard.versions.iter().rev().filter(|entry| entry.signature.is_some());
    match signed.find_map(|entry| entry.audit.as_ref()?.report.as_deref().and_then(AuditRef::digest_of)) {
        Some(digest) => Ok(working_copy.audit_document(digest)?),
        None => Ok(None),
    }
}

impl Audited {
    /// Marks what the version before did not have.
    pub fn since(&mut self, before: Option<&AuditReport>) {
        if let Some(before) = before {
            compare(&mut self.report, before);
        }
    }

    /// Shows every finding under its line.
    pub fn show(&self, session: &Session, tree: &Tree) {
        let safe = |text: &str| escape(text).to_string();
        let text = |path: &str| String::from_utf8(tree.read(path, FILE_BYTES).ok()??).ok();
        let width = terminal::columns().unwrap_or(120);
        let plain = Plain { shown: Shown::default(), escape: &safe, text: &text, width };
        session.out.line(&plain.write(&self.report));
    }

    /// Whether it may be signed.
    ///
    /// # Errors
    /// Exit 13 when something dangerous is waived by nobody.
    pub fn passes(&self, name: &PluginName) -> Result<(), Failure> {
        if self.report.unwaived != Verdict::Danger {
            return Ok(());
        }
        let open: Vec<_> = self.report.dangers().collect();
        let count = terminal::measure::count(open.len(), "dangerous finding", "dangerous findings");
        let first = open.first().map(|finding| finding.fingerprint.to_string()).unwrap_or_default();
        let details = serde_json::json!({ "audit": self.report });
        Err(Failure::new(Exit::AuditDanger, format!("{name} has {count} that nobody has waived; nothing is signed"))
            .code("audit-danger")
            .details(details)
            .hint(format!(
                "mend it, or where you know better: marketplace waive SOURCE --finding {first} --reason \"…\""
            )))
    }

    /// Keeps the report and the waivers, and says where, for the entry and its statement.
    ///
    /// # Errors
    /// A [`Failure`] when they cannot be written.
    pub fn keep(&self, working_copy: &WorkingCopy) -> Result<AuditRef, Failure> {
        let mut published = self.report.clone();
        // What is new depends on whom it is compared with.
        published.findings.iter_mut().for_each(|finding| finding.new = None);
        let report = store(working_copy, &published)?;
        let waivers = self.waivers.as_ref().map(|waivers| store(working_copy, waivers)).transpose()?;
        Ok(AuditRef {
            verdict: self.report.verdict,
            rules: Some(self.report.rules),
            waivers,
            report: Some(AuditRef::path_of(report)),
            reason: None,
        })
    }
}

/// Writes a document under its own digest.
fn store<T: Document>(working_copy: &WorkingCopy, document: &T) -> Result<Sha256, Failure> {
    let bytes = schemas::write(document).map_err(|why| Failure::new(Exit::Failed, why))?;
    let digest = sha256(&bytes);
    working_copy.save_audit_document(digest, &bytes)?;
    Ok(digest)
}
