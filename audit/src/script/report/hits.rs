//! Findings before they have a line: kept by file, told in one sweep over its text.

use std::collections::{BTreeMap, HashSet};

use crate::finding::{Confidence, Finding, Findings, Place, Severity};
use crate::rule::Rule;
use crate::script::graph::Site;
use crate::script::value::{place, row};

/// 40 places of one rule in one file: who has read these has understood.
pub(crate) const ALIKE: usize = 40;
/// 120 bytes of the text as evidence: a terminal's line and a half.
const EVIDENCE: usize = 120;

/// A finding before it has a line.
#[derive(Debug, Clone)]
pub(crate) struct Hit {
    pub(crate) rule: &'static Rule,
    pub(crate) site: Site,
    pub(crate) severity: Severity,
    pub(crate) confidence: Confidence,
    pub(crate) message: String,
}

impl Hit {
    /// The same, as bad as `severity`.
    pub(crate) fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The same, as sure as `confidence`.
    pub(crate) fn confidence(mut self, confidence: Confidence) -> Self {
        self.confidence = confidence;
        self
    }
}

/// All findings of the scripts.
#[derive(Debug, Default)]
pub(crate) struct Hits {
    by_file: BTreeMap<u32, Vec<Hit>>,
    seen: HashSet<(&'static str, Severity, Site)>,
    alike: BTreeMap<(u32, &'static str, Severity), usize>,
}

impl Hits {
    /// Keeps `hit`, unless the same was said of the place before, or of forty places in the file.
    pub(crate) fn push(&mut self, hit: Hit) {
        if !self.seen.insert((hit.rule.id, hit.severity, hit.site)) {
            return;
        }
        let count = self.alike.entry((hit.site.file, hit.rule.id, hit.severity)).or_default();
        *count = count.saturating_add(1);
        if *count <= ALIKE {
            self.by_file.entry(hit.site.file).or_default().push(hit);
        }
    }

    /// The hits of one file.
    pub(crate) fn take(&mut self, file: u32) -> Vec<Hit> {
        self.by_file.remove(&file).unwrap_or_default()
    }
}

/// Gives each hit its line and hands it over. `text` lies `offset` bytes into the file at `path`, whose whole text is `whole`.
pub(crate) fn tell(mut hits: Vec<Hit>, path: &str, (whole, offset): (&str, usize), findings: &mut Findings) {
    hits.sort_by_key(|hit| (hit.site.start, hit.site.end));
    let mut sweep = Sweep { text: whole, at: 0, line: 1, column: 1 };
    for hit in hits {
        let start = whole.floor_char_boundary(place(hit.site.start).saturating_add(offset));
        let end = whole.floor_char_boundary(place(hit.site.end).saturating_add(offset)).max(start);
        let (line, column) = sweep.to(start);
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let shown = if end > start { end.min(start.saturating_add(EVIDENCE)) } else { word_end(whole, start) };
        let evidence = whole.get(start..whole.floor_char_boundary(shown)).unwrap_or_default();
        let place = Place {
            path: path.to_owned(),
            span: Some((number(start), number(end.max(shown.min(whole.len()))))),
            line,
            column,
        };
        findings.push(
            Finding::new(hit.rule, place, hit.message)
                .severity(hit.severity)
                .confidence(hit.confidence)
                .evidence(evidence),
        );
    }
}

/// Where the word at `start` ends.
fn word_end(text: &str, start: usize) -> usize {
    let rest = text.get(start..).unwrap_or_default();
    let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).unwrap_or(rest.len());
    start.saturating_add(length.min(EVIDENCE))
}

/// Lines and columns of places that only go forward.
struct Sweep<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    column: u32,
}

impl Sweep<'_> {
    fn to(&mut self, target: usize) -> (u32, u32) {
        let between = self.text.get(self.at..target).unwrap_or_default();
        let lines = memchr::memchr_iter(b'\n', between.as_bytes()).count();
        let last = between.rsplit('\n').next().unwrap_or_default();
        if lines > 0 {
            self.line = self.line.saturating_add(row(lines));
            self.column = 1;
        }
        self.column = self.column.saturating_add(row(last.chars().count()));
        self.at = target.max(self.at);
        (self.line, self.column)
    }
}
