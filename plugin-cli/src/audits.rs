//! What audits came to, in a few words: the verdict, whose it is, what does not count and why.

use schemas::index::{ClaimedAudit, ListedVersion};
use schemas::{AuditedBy, SignedWaiver, TrustRecord, Verdict};
use terminal::{Style, escape};

use crate::table::Cell;

/// What the trust record keeps of the audit that let a plugin in.
#[must_use]
pub(crate) fn of_record(record: &TrustRecord) -> Cell {
    let Some(audit) = &record.audit else { return ("none".to_owned(), Style::Dim) };
    let whose = match audit.by {
        AuditedBy::Marketplace => "signed",
        AuditedBy::Here => "here",
    };
    let mut words = format!("{} ({whose})", audit.verdict);
    for (count, how) in [(audit.waived.len(), "waived"), (audit.acknowledged.len(), "accepted")] {
        if count > 0 {
            words.push_str(&format!(", {count} {how}"));
        }
    }
    (words, style(audit.verdict))
}

/// What a catalog claims of a version; its statement is checked at install and by `info`.
#[must_use]
pub(crate) fn of_listed(version: &ListedVersion) -> Cell {
    let Some(ClaimedAudit { verdict, waivers }) = version.audit.as_ref().filter(|_| version.claims_audit) else {
        return ("none".to_owned(), Style::Dim);
    };
    let waived = if waivers.is_some() { ", waived" } else { "" };
    let day = version.audited_at.map(|day| format!(" {day}")).unwrap_or_default();
    (format!("{verdict}{waived}{day}"), style(*verdict))
}

/// A waiver that counts.
#[must_use]
pub(crate) fn waiver(waiver: &SignedWaiver) -> String {
    let until = waiver.expires.map(|day| format!(", until {day}")).unwrap_or_default();
    let (rule, by) = (escape(waiver.rule.as_str()), escape(waiver.waived_by.as_str()));
    format!("{rule}: {} ({by}{until})", escape(waiver.reason.as_str()))
}

fn style(verdict: Verdict) -> Style {
    match verdict {
        Verdict::Clean => Style::Green,
        Verdict::Info | Verdict::Manual => Style::Plain,
        Verdict::Warning => Style::Yellow,
        Verdict::Danger => Style::Red,
    }
}
