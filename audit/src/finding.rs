//! A finding: which rule, how bad, how sure, where, and a fingerprint that survives moved lines.

use std::collections::{BTreeMap, HashMap};

use schemas::Sha256;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256 as Hasher};

use crate::rule::Rule;
use crate::rules;

/// How sure the rule is, and how bad that would be: the words of the published report.
pub use schemas::audit_report::{ReportedConfidence as Confidence, ReportedSeverity as Severity};

/// Where: a file, and bytes in it unless the finding is about the whole file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// Relative, `/` between components; escaped where it was not UTF-8. Empty for the bundle as a whole.
    pub path: String,
    /// First byte of the text, and the byte after its last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<(u32, u32)>,
    /// From 1; 0 without a span.
    #[serde(default)]
    pub line: u32,
    /// In characters, from 1; 0 without a span.
    #[serde(default)]
    pub column: u32,
}

impl Place {
    /// The bundle as a whole.
    #[must_use]
    pub fn bundle() -> Self {
        Self::file("")
    }

    /// A file as a whole.
    #[must_use]
    pub fn file(path: &str) -> Self {
        Self { path: path.to_owned(), span: None, line: 0, column: 0 }
    }

    /// Bytes `start..end` of `text`, which is the file at `path`. Out of range or between characters: the nearest before.
    /// Counted plainly, to judge [`crate::text::Source::place`] by.
    #[cfg(test)]
    pub(crate) fn within(path: &str, text: &str, start: usize, end: usize) -> Self {
        let start = text.floor_char_boundary(start);
        let end = text.floor_char_boundary(end.max(start));
        let before = text.get(..start).unwrap_or_default();
        let line = before.bytes().filter(|byte| *byte == b'\n').count();
        let line_start = before.rfind('\n').map_or(0, |at| at.saturating_add(1));
        let column = before.get(line_start..).unwrap_or_default().chars().count();
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Self {
            path: path.to_owned(),
            span: Some((number(start), number(end))),
            line: number(line.saturating_add(1)),
            column: number(column.saturating_add(1)),
        }
    }
}

/// 240 characters of the text that a finding is about: what fits a terminal three times over.
const EVIDENCE_CHARS: usize = 240;

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// Which rule.
    #[serde(serialize_with = "rule_id", deserialize_with = "known_rule")]
    pub rule: &'static Rule,
    /// How bad.
    pub severity: Severity,
    /// How sure.
    pub confidence: Confidence,
    /// Where.
    pub place: Place,
    /// What was found, in one sentence about this place. Hostile text may be quoted in it; who prints it escapes.
    pub message: String,
    /// The text itself, at most 240 characters, raw.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub evidence: String,
    /// Rule, path, evidence without its white space, and which one of several alike: survives moved lines.
    pub fingerprint: Sha256,
}

impl Finding {
    /// A finding of `rule` with the rule's own severity, surely.
    pub fn new(rule: &'static Rule, place: Place, message: impl Into<String>) -> Self {
        Self {
            rule,
            severity: rule.severity,
            confidence: Confidence::High,
            place,
            message: message.into(),
            evidence: String::new(),
            fingerprint: Sha256([0; 32]),
        }
    }

    /// The same, as bad as `severity`.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The same, as sure as `confidence`.
    #[must_use]
    pub fn confidence(mut self, confidence: Confidence) -> Self {
        self.confidence = confidence;
        self
    }

    /// The same with the text that it is about; what is too long is cut.
    #[must_use]
    pub fn evidence(mut self, text: &str) -> Self {
        self.evidence = text.chars().take(EVIDENCE_CHARS).collect();
        self
    }
}

fn rule_id<S: Serializer>(rule: &&'static Rule, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(rule.id)
}

fn known_rule<'de, D: Deserializer<'de>>(from: D) -> Result<&'static Rule, D::Error> {
    let id = String::deserialize(from)?;
    rules::find(&id).ok_or_else(|| serde::de::Error::custom(format!("{id} is no rule")))
}

/// 2,000 findings of one severity: a report that nobody reads to its end helps nobody. The highest are kept, and how many
/// were not is told.
const KEPT: usize = 2_000;

/// Collects findings.
#[derive(Debug, Default)]
pub struct Findings {
    kept: Vec<Finding>,
    seen: HashMap<(&'static str, Place), Severity>,
    by_severity: BTreeMap<Severity, usize>,
}

impl Findings {
    /// Keeps `finding`, unless the same rule said as much or worse about the same place already.
    pub fn push(&mut self, finding: Finding) {
        let key = (finding.rule.id, finding.place.clone());
        if self.seen.get(&key).is_some_and(|known| *known >= finding.severity) {
            return;
        }
        self.seen.insert(key, finding.severity);
        let count = self.by_severity.entry(finding.severity).or_default();
        *count = count.saturating_add(1);
        if *count <= KEPT {
            self.kept.push(finding);
        }
    }

    /// What was pushed so far.
    pub fn iter(&self) -> impl Iterator<Item = &Finding> {
        self.kept.iter()
    }

    /// Keeps what `others` kept, each as `weigh` sees it, and counts what they did not keep.
    pub fn absorb(&mut self, others: Self, weigh: impl Fn(Finding) -> Finding) {
        // First what they kept: what is only counted must not stand in its way, or a flood of dangers would leave none.
        others.kept.into_iter().for_each(|finding| self.push(weigh(finding)));
        for (severity, count) in &others.by_severity {
            let known = self.by_severity.entry(*severity).or_default();
            *known = known.saturating_add(count.saturating_sub(KEPT));
        }
    }

    /// How many were not kept.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.by_severity.keys().map(|severity| self.lost(*severity)).sum()
    }

    /// How many as bad as `severity` were not kept.
    pub(crate) fn lost(&self, severity: Severity) -> usize {
        self.by_severity.get(&severity).map_or(0, |count| count.saturating_sub(KEPT))
    }

    /// Every finding with its fingerprint, the worst first, then by place.
    #[must_use]
    pub fn finish(self) -> Vec<Finding> {
        let mut kept = self.kept;
        // What was later said to be worse stands once.
        kept.retain(|one| self.seen.get(&(one.rule.id, one.place.clone())) == Some(&one.severity));
        kept.sort_by(|a, b| {
            b.severity.cmp(&a.severity).then_with(|| a.place.cmp(&b.place)).then_with(|| a.rule.id.cmp(b.rule.id))
        });
        let mut alike: BTreeMap<[u8; 32], u32> = BTreeMap::new();
        for finding in &mut kept {
            let plain: String = finding.evidence.chars().filter(|c| !c.is_whitespace()).collect();
            let first: [u8; 32] = Hasher::new()
                .chain_update(finding.rule.id)
                .chain_update([0])
                .chain_update(&finding.place.path)
                .chain_update([0])
                .chain_update(&plain)
                .finalize()
                .into();
            let nth = alike.entry(first).or_default();
            let all = Hasher::new().chain_update(first).chain_update(nth.to_be_bytes()).finalize();
            *nth = nth.saturating_add(1);
            finding.fingerprint = Sha256(all.into());
        }
        kept
    }
}
