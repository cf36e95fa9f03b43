//! What audits came to, in a few words: the verdict, whose it is, what does not count and why.

use std::collections::BTreeMap;

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

/// How many of these records have which verdict, the word for none among them.
#[must_use]
pub(crate) fn counts(records: &[TrustRecord]) -> BTreeMap<String, usize> {
    let verdict = |record: &TrustRecord| record.audit.as_ref().map_or("none".to_owned(), |a| a.verdict.to_string());
    records.iter().map(verdict).fold(BTreeMap::new(), |mut counts, verdict| {
        let count: &mut usize = counts.entry(verdict).or_default();
        *count = count.saturating_add(1);
        counts
    })
}

/// The same in words, coloured as the worst of them.
#[must_use]
pub(crate) fn of_records(records: &[TrustRecord]) -> Cell {
    let words: Vec<String> = counts(records).into_iter().map(|(verdict, count)| format!("{count} {verdict}")).collect();
    let worst = records.iter().filter_map(|record| Some(style(record.audit.as_ref()?.verdict)));
    let gravity =
        |style: &Style| [Style::Green, Style::Plain, Style::Yellow, Style::Red].iter().position(|s| s == style);
    let style = worst.max_by_key(gravity).unwrap_or(Style::Dim);
    (if words.is_empty() { "-".to_owned() } else { words.join(", ") }, style)
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
