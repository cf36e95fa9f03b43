//! What a deep audit came to, and how it joins the report: it adds, it raises, it never takes away.

use std::collections::BTreeSet;

use jiff::Timestamp;
use schemas::Sha256;
use serde::{Deserialize, Serialize};

use super::plan::{Plan, Planned, Unsent, prompt_digest};
use super::reply::{Assessment, Attempt, Claim, Reply, Usage};
use super::request::Sent;
use super::settings::Money;
use crate::finding::{Confidence, Finding, Findings, Place, Severity};
use crate::report::{Report, Unread};
use crate::rule::Rule;
use crate::rules::deep as rules;
use crate::text::Source;

/// How much trusting it would risk.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Risk {
    /// Nothing to speak of.
    #[default]
    Low,
    /// To be looked at.
    Medium,
    /// Not without a person who has read it.
    High,
    /// Not at all.
    Critical,
}

impl Risk {
    /// The word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Low => "LOW",
            Self::Medium => "MEDIUM",
            Self::High => "HIGH",
            Self::Critical => "CRITICAL",
        }
    }

    /// What a finding of this risk counts as.
    fn severity(self) -> Severity {
        match self {
            Self::Low => Severity::Info,
            Self::Medium => Severity::Warning,
            Self::High | Self::Critical => Severity::Danger,
        }
    }
}

/// Whether an answer is believed; the later, the worse.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case", tag = "word")]
pub enum Standing {
    /// Markers, control and files are all there.
    #[default]
    Sound,
    /// No answer came.
    Unanswered {
        /// Why.
        why: String,
    },
    /// What came is no reply.
    Unparsable {
        /// Why.
        why: String,
    },
    /// A reply that cannot be relied on.
    Unreliable {
        /// Why.
        why: String,
    },
    /// A marker is missing: the plugin speaks through the model.
    Compromised {
        /// Why.
        why: String,
    },
}

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The findings count.
    Findings,
    /// A person has to read the plugin.
    ManualReview,
    /// The plugin is not to be trusted.
    Reject,
}

impl Standing {
    /// What follows from it.
    #[must_use]
    pub fn ruling(&self) -> Ruling {
        match self {
            Self::Sound => Ruling::Findings,
            Self::Unanswered { .. } | Self::Unparsable { .. } => Ruling::ManualReview,
            Self::Unreliable { .. } | Self::Compromised { .. } => Ruling::Reject,
        }
    }

    /// The least risk that it leaves.
    fn floor(&self) -> Risk {
        match self {
            Self::Sound => Risk::Low,
            Self::Unanswered { .. } | Self::Unparsable { .. } | Self::Unreliable { .. } => Risk::High,
            Self::Compromised { .. } => Risk::Critical,
        }
    }

    /// Why it is not sound; it may quote hostile text.
    #[must_use]
    pub fn why(&self) -> Option<&str> {
        match self {
            Self::Sound => None,
            Self::Unanswered { why }
            | Self::Unparsable { why }
            | Self::Unreliable { why }
            | Self::Compromised { why } => Some(why),
        }
    }

    fn rule(&self) -> Option<&'static Rule> {
        match self {
            Self::Sound => None,
            Self::Unanswered { .. } => Some(&rules::UNANSWERED),
            Self::Unparsable { .. } => Some(&rules::UNPARSABLE),
            Self::Unreliable { .. } => Some(&rules::UNRELIABLE),
            Self::Compromised { .. } => Some(&rules::COMPROMISED),
        }
    }
}

/// A deep audit. Every text of the model's in it is hostile and raw: who prints it escapes.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeepReport {
    /// Whether the answers are believed.
    pub standing: Standing,
    /// What follows.
    pub ruling: Ruling,
    /// The highest risk that any file, finding or doubt leaves.
    pub risk: Risk,
    /// Whether the description fits; none where nothing was said.
    pub description_accurate: Option<bool>,
    /// What was said of each file.
    pub files: Vec<Assessment>,
    /// What was found.
    pub findings: Vec<Claim>,
    /// Text that tried to steer the review.
    pub injection_attempts: Vec<Attempt>,
    /// What was not sent, and why.
    pub unsent: Vec<Unsent>,
    /// Where it was sent.
    pub host: String,
    /// The model that was asked.
    pub model: String,
    /// The models that said they answered.
    pub answered_by: BTreeSet<String>,
    /// The digest of what was sent of the plugin.
    pub content: Sha256,
    /// The digest of what the model was told.
    pub prompt: Sha256,
    /// When.
    pub at: Timestamp,
    /// Requests that were made.
    pub requests: usize,
    /// Tokens, estimated or as the API counts them, whichever is more.
    pub tokens: u64,
    /// What they cost at the price that consent was given for.
    pub cost: Money,
    #[serde(skip)]
    texts: Vec<(String, Option<String>)>,
}

impl DeepReport {
    /// Nothing asked yet.
    pub(super) fn begin(plan: &Plan, at: Timestamp) -> Self {
        // The text of a file that secrets were taken out of has other offsets than the file.
        let text = |file: &Planned| (file.hidden.pieces == 0).then(|| file.text.clone());
        Self {
            standing: Standing::Sound,
            ruling: Ruling::Findings,
            risk: Risk::Low,
            description_accurate: None,
            files: Vec::new(),
            findings: Vec::new(),
            injection_attempts: Vec::new(),
            unsent: plan.unsent().to_vec(),
            host: plan.settings().host(),
            model: plan.settings().model.clone(),
            answered_by: BTreeSet::new(),
            content: plan.content(),
            prompt: prompt_digest(),
            at,
            requests: 0,
            tokens: 0,
            cost: Money(0),
            texts: plan.files().iter().map(|file| (file.path.clone(), text(file))).collect(),
        }
    }

    /// One more answer: what it says of the plugin's own files, not of what was planted.
    pub(super) fn hear(&mut self, reply: Reply, sent: &Sent) {
        let own = |path: &str| !sent.planted.contains(path);
        self.files.extend(reply.files.into_iter().filter(|file| own(&file.file)));
        self.findings.extend(reply.findings.into_iter().filter(|claim| own(&claim.file)));
        self.injection_attempts.extend(reply.injection_attempts.into_iter().filter(|attempt| own(&attempt.file)));
        self.description_accurate = match (self.description_accurate, reply.description_accurate) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (before, now) => now.or(before),
        };
    }

    /// Tokens that were spent, and their price.
    pub(super) fn spend(&mut self, plan: &Plan, usage: Usage) {
        self.tokens = self.tokens.saturating_add(usage.prompt_tokens).saturating_add(usage.completion_tokens);
        if let Ok(price) = plan.settings().price() {
            self.cost = self.cost.plus(price.of(usage.prompt_tokens, usage.completion_tokens));
        }
    }

    /// The worse of both.
    pub(super) fn doubt(&mut self, standing: Standing) {
        self.standing = std::mem::take(&mut self.standing).max(standing);
    }

    /// What it all comes to.
    pub(super) fn finish(mut self) -> Self {
        let files = self.files.iter().map(|file| file.risk);
        let claims = self.findings.iter().map(|claim| claim.severity);
        let steered = (!self.injection_attempts.is_empty()).then_some(Risk::High);
        let untrue = (self.description_accurate == Some(false)).then_some(Risk::Medium);
        let unsent = self.unsent.iter().any(|unsent| unsent.is_text).then_some(Risk::Medium);
        let said = files.chain(claims).chain(steered).chain(untrue).chain(unsent).max().unwrap_or(Risk::Low);
        self.risk = said.max(self.standing.floor());
        self.ruling = self.standing.ruling();
        self
    }

    /// Adds what was found to `report` and raises its verdict where that is higher. Nothing is taken away or lowered.
    pub fn raise(&self, report: &mut Report) {
        let mut own = Findings::default();
        if let (Ruling::ManualReview, Some(why)) = (self.ruling, self.standing.why()) {
            report
                .coverage
                .unread
                .push(Unread { path: String::new(), why: format!("{} was asked and {why}", self.host) });
        }
        self.doubts(&mut own);
        self.claims(&mut own);
        report.coverage.dropped = report.coverage.dropped.saturating_add(own.dropped());
        report.findings.extend(own.finish());
        report.findings.sort_by(|a, b| {
            b.severity.cmp(&a.severity).then_with(|| a.place.cmp(&b.place)).then_with(|| a.rule.id.cmp(b.rule.id))
        });
        let highest = report.findings.iter().map(|finding| finding.severity).max();
        if let Some(raised) = highest.map(Severity::verdict).filter(|v| rank(*v) > rank(report.verdict)) {
            report.verdict = raised;
        }
    }

    fn doubts(&self, to: &mut Findings) {
        if let (Some(rule), Some(why)) = (self.standing.rule(), self.standing.why()) {
            to.push(Finding::new(rule, Place::bundle(), format!("{} ({}): {why}", self.host, self.model)));
        }
        for unsent in &self.unsent {
            let found = Finding::new(&rules::UNSENT, Place::file(&unsent.path), format!("not sent: {}", unsent.why));
            to.push(if unsent.is_text { found } else { found.severity(Severity::Info) });
        }
        if self.description_accurate == Some(false) {
            to.push(Finding::new(
                &rules::DESCRIPTION,
                Place::bundle(),
                "the description does not fit what the files do",
            ));
        }
    }

    fn claims(&self, to: &mut Findings) {
        for claim in &self.findings {
            let message = format!("{}: {}", claim.title, claim.detail);
            to.push(
                self.quoting(&rules::FINDING, &claim.file, &claim.quote, message).severity(claim.severity.severity()),
            );
        }
        for attempt in &self.injection_attempts {
            let message = "it tries to steer whoever reviews it";
            to.push(self.quoting(&rules::INJECTION, &attempt.file, &attempt.quote, message.to_owned()));
        }
        let spoken: BTreeSet<&str> = self.findings.iter().map(|claim| claim.file.as_str()).collect();
        for file in self.files.iter().filter(|f| f.risk > Risk::Low && !spoken.contains(f.file.as_str())) {
            let found = Finding::new(&rules::FINDING, Place::file(&file.file), file.summary.clone());
            to.push(found.severity(file.risk.severity()).confidence(Confidence::Low));
        }
    }

    /// A finding at what the model quotes; where that does not stand in the file, about the file, and less sure.
    fn quoting(&self, rule: &'static Rule, path: &str, quote: &str, message: String) -> Finding {
        let text = self.texts.iter().find(|(known, _)| known == path).and_then(|(_, text)| text.as_deref());
        let found = text.and_then(|text| Some((text, text.find(quote).filter(|_| !quote.is_empty())?)));
        match found {
            Some((text, at)) => {
                let place = Source::new(path, text).place(at, at.saturating_add(quote.len()));
                Finding::new(rule, place, message).confidence(Confidence::Medium).evidence(quote)
            }
            None => Finding::new(rule, Place::file(path), message).confidence(Confidence::Low).evidence(quote),
        }
    }
}

/// The order of verdicts; `manual` is what no rule said, so any finding is above it.
fn rank(verdict: schemas::Verdict) -> u8 {
    match verdict {
        schemas::Verdict::Manual | schemas::Verdict::Clean => 0,
        schemas::Verdict::Info => 1,
        schemas::Verdict::Warning => 2,
        schemas::Verdict::Danger => 3,
    }
}
