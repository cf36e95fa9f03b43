//! Waivers beside a report: what a maintainer has signed for does not count, as long as it is theirs, about these bytes
//! and not expired. Comments inside the audited source are never asked.

use jiff::civil::Date;
use schemas::audit_report::{AuditReport, ReportedFinding, ReportedWaiver};
use schemas::{Origin, SignedWaiver, WaiverStatement, Waivers};
use verifier::statement::{Keyring, NotAttested};

use crate::report::settle;

/// A waiver that does not count, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Void<'a> {
    /// Which.
    pub waiver: &'a SignedWaiver,
    /// Why.
    pub why: Why,
}

/// Why a waiver does not count.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// Its last day is over.
    #[error("it expired on {0}")]
    Expired(Date),
    /// No audit key of this marketplace has signed it for this plugin.
    #[error(transparent)]
    Foreign(#[from] NotAttested),
}

/// Those of `waivers` that count on `today`, and those that do not.
#[must_use]
pub fn judged<'a>(
    waivers: &'a Waivers,
    origin: &Origin,
    keyring: &Keyring,
    today: Date,
) -> (Vec<&'a SignedWaiver>, Vec<Void<'a>>) {
    let (mut good, mut void) = (Vec::new(), Vec::new());
    for waiver in &waivers.waivers {
        let statement = WaiverStatement { marketplace: origin, name: &waivers.name, waiver };
        let verdict = keyring.verify_waiver(&statement).map_err(Why::from);
        let last = waiver.expires.filter(|_| !waiver.is_current(today));
        match verdict.and_then(|()| last.map_or(Ok(()), |last| Err(Why::Expired(last)))) {
            Ok(()) => good.push(waiver),
            Err(why) => void.push(Void { waiver, why }),
        }
    }
    (good, void)
}

/// Marks what `waivers` cover, works out what is left, and returns those that cover something.
pub fn apply<'a>(report: &mut AuditReport, waivers: &[&'a SignedWaiver]) -> Vec<&'a SignedWaiver> {
    let mut used: Vec<&SignedWaiver> = Vec::new();
    for finding in &mut report.findings {
        let Some(waiver) = waivers.iter().find(|waiver| covers(waiver, finding)) else { continue };
        let SignedWaiver { reason, waived_by, expires, .. } = waiver;
        finding.waiver = Some(ReportedWaiver { reason: reason.to_string(), by: waived_by.clone(), expires: *expires });
        if !used.contains(waiver) {
            used.push(waiver);
        }
    }
    settle(report);
    used
}

/// Whether `waiver` is about exactly this finding in exactly these bytes.
fn covers(waiver: &SignedWaiver, finding: &ReportedFinding) -> bool {
    finding.file == Some(waiver.file)
        && finding.rule == waiver.rule.as_str()
        && finding.fingerprint == waiver.fingerprint
}
