//! What a person is shown before they trust: everything that a plugin is and asks for, every foreign word escaped.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Display;

use jiff::Timestamp;
use revocation::Cleared;
use runtime::store::Standing;
use schemas::audit_report::{AuditReport, ReportedFinding, ReportedSeverity};
use schemas::manifest::{Engine, NetworkMode, Workspace};
use schemas::{CommitId, Manifest, MarketplaceName, Source, TrustRecord, Verdict};
use sources::about::About;
use terminal::{Style, escape, measure};
use verifier::Provenance;

use crate::bring::{Known, Word};
use crate::grew::{Growth, hooks, lower};
use crate::inspect;
use crate::market::catalog_age;
use crate::neighbours::Neighbour;
use crate::reading::Reading;
use crate::{grade, policy::Policy};

/// 12: enough to know what it is; the rest is in `inspect`.
const SHOWN: usize = 12;

/// 40 lines of one text's difference; the rest is in `inspect`.
const DIFF_LINES: usize = 40;

/// Everything that goes on the sheet.
#[derive(Debug)]
pub struct Sheet<'a> {
    /// What is asked about.
    pub cleared: &'a Cleared,
    /// Its manifest and texts.
    pub reading: &'a Reading,
    /// How far it would be trusted.
    pub standing: &'a Standing,
    /// The source that it was fetched from.
    pub source: &'a Source,
    /// The commit of that source.
    pub commit: Option<CommitId>,
    /// What the added marketplaces say of this tree.
    pub known: &'a [Known],
    /// When its marketplace was last heard.
    pub heard: Option<Timestamp>,
    /// What the forge or registry says, when it was asked and answered.
    pub about: Option<About>,
    /// What this machine's audit found.
    pub audit: &'a AuditReport,
    /// What is installed under this name, and what grew since.
    pub since: Option<(&'a TrustRecord, &'a Growth)>,
    /// Names that this one may be taken for.
    pub alike: Vec<Neighbour>,
    /// The rules in force.
    pub policy: &'a Policy,
    /// Now.
    pub now: Timestamp,
}

/// Lines of `label  words`.
#[derive(Debug, Default)]
struct Lines(Vec<String>);

impl Lines {
    fn put(&mut self, label: &str, words: impl Display) {
        self.0.push(format!("  {label:<13} {words}"));
    }
    fn list(&mut self, label: &str, items: &[String]) {
        for (at, item) in items.iter().take(SHOWN).enumerate() {
            self.put(if at == 0 { label } else { "" }, escape(item));
        }
        if items.len() > SHOWN {
            self.put("", format!("… and {} more", items.len() - SHOWN));
        }
    }
}

impl Sheet<'_> {
    /// The sheet, line by line.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Lines::default();
        self.identity(&mut lines);
        self.origin(&mut lines);
        contributions(&self.reading.manifest, &mut lines);
        wishes(&self.reading.manifest, self.policy, &mut lines);
        findings(self.audit, &mut lines);
        self.claims(&mut lines);
        self.warnings(&mut lines);
        if let Some((record, growth)) = self.since {
            lines.0.push(String::new());
            lines.0.extend(grown(&record.version.to_string(), growth));
        }
        lines.0
    }

    fn identity(&self, lines: &mut Lines) {
        let manifest = &self.reading.manifest;
        let title = format!("{} {}", manifest.name, manifest.version);
        let author =
            manifest.author.as_ref().map_or_else(|| "an author it does not name".to_owned(), ToString::to_string);
        lines.0.push(format!("{} by {}", Style::Bold.paint(&title), escape(&author)));
        if !manifest.description.is_empty() {
            lines.0.push(format!("  {}", escape(&manifest.description)));
        }
        let grade = self.standing.grade;
        lines.put("grade", format!("{}: {}", grade::shown(grade), grade::meaning(grade)));
        if let Some(license) = &manifest.license {
            lines.put("license", escape(license));
        }
    }

    fn origin(&self, lines: &mut Lines) {
        if let Provenance::Attested(offer) = self.cleared.candidate().provenance() {
            let age = self.heard.map_or_else(String::new, |at| format!(", {}", catalog_age(at, self.now)));
            if let Some(name) = &self.standing.marketplace {
                lines.put("marketplace", format!("{name} ({}{age})", escape(offer.origin().as_str())));
            }
            let entry = offer.entry();
            if let (Some(audit), Some(by), Some(at)) = (&entry.audit, &entry.audited_by, &entry.audited_at) {
                lines.put("signed audit", format!("{} by {} on {at}", audit.verdict, escape(by.as_str())));
                audit.reason.iter().for_each(|reason| lines.put("", format!("by hand: {}", escape(reason))));
            }
        }
        lines.put("source", escape(&self.source.to_string()));
        if let Some(commit) = self.commit {
            lines.put("commit", commit);
        }
        let tree = self.cleared.candidate().tree();
        let bytes = tree.entries().iter().fold(0_u64, |sum, e| sum.saturating_add(e.size));
        let files = measure::count(tree.entries().len(), "file", "files");
        lines.put("tree", format!("{} ({files}, {})", tree.digest(), measure::size(bytes)));
        for words in vouched(self.known) {
            lines.put("verified", words);
        }
    }

    /// What a forge or a registry says: claims, and called so.
    fn claims(&self, lines: &mut Lines) {
        let claims = self.about.as_ref().map(|about| said(about, self.now)).unwrap_or_default();
        if claims.is_empty() {
            lines.put("it is said", Style::Dim.paint("(nothing to be had from its forge or registry)"));
            return;
        }
        lines.list("it is said", &claims);
        lines.put("", Style::Dim.paint("(by its forge or registry; nobody verified it)"));
    }

    fn warnings(&self, lines: &mut Lines) {
        for neighbour in self.alike.iter().take(SHOWN) {
            if neighbour.same_signer {
                lines.put(
                    "note",
                    format!("{neighbour}, which one marketplace offers beside it; make sure which you mean"),
                );
            } else {
                lines.put("⚠ warning", Style::Yellow.paint(&format!("{neighbour}, which is another plugin")));
            }
        }
        if let Some((record, _)) = self.since
            && (record.marketplace != self.standing.marketplace || record.grade != self.standing.grade)
        {
            let from =
                |m: &Option<MarketplaceName>| m.as_ref().map_or("no marketplace".to_owned(), ToString::to_string);
            let (was, is) = (from(&record.marketplace), from(&self.standing.marketplace));
            let words =
                format!("it replaces one from {was} ({}) by one from {is} ({})", record.grade, self.standing.grade);
            lines.put("⚠ warning", Style::Yellow.paint(&words));
        }
        for hit in self.cleared.warnings() {
            let id = &hit.revocation.id;
            let how = hit.lifted.as_ref().map_or("a warning".to_owned(), |lifted| format!("revoked, and {lifted}"));
            let words = format!("{how}: {} ({id}): {}", hit.by(), escape(&hit.revocation.reason));
            lines.put("⚠ warning", Style::Red.paint(&words));
        }
    }
}

/// Who knows these bytes, one line each; a line in any case.
#[must_use]
pub fn vouched(known: &[Known]) -> Vec<String> {
    let mut lines: Vec<String> = known
        .iter()
        .filter_map(|k| match k.word {
            Word::Verified => Some(Style::Green.paint(&format!("✓ verified by {}", k.marketplace))),
            Word::Listed => Some(Style::Yellow.paint(&format!("▲ listed by {}, audited by nobody", k.marketplace))),
            Word::Silent => Some(format!("? {} could not be asked", k.marketplace)),
            Word::Unknown => None,
        })
        .collect();
    if !known.iter().any(|k| k.word == Word::Verified) {
        lines.insert(0, Style::Orange.paint("⚠ not verified by any added marketplace"));
    }
    lines
}

fn contributions(manifest: &Manifest, lines: &mut Lines) {
    let added = &manifest.contributes;
    if added.kinds().is_empty() {
        lines.put("contributes", "nothing");
    }
    let strings = |items: &[_]| items.iter().map(ToString::to_string).collect::<Vec<String>>();
    lines.list("skills", &strings(&added.skills));
    lines.list("commands", &added.commands.iter().map(|c| format!("/{}", c.name)).collect::<Vec<_>>());
    lines.list("hooks", &hooks(&added.hooks));
    let servers: Vec<String> =
        added.mcp_servers.iter().map(|(name, how)| format!("{name} (arrives disabled): {how}")).collect();
    lines.list("MCP servers", &servers);
    lines.list("agents", &strings(&added.agents));
    let lines_of = added.status_lines.iter().map(|s| format!("{}: {}", s.name, s.command));
    lines.list("status lines", &lines_of.collect::<Vec<_>>());
    lines.list("modes", &added.modes.iter().map(|m| format!("{}: {}", m.name, m.policy)).collect::<Vec<_>>());
}

/// What it asks for.
fn wishes(manifest: &Manifest, policy: &Policy, lines: &mut Lines) {
    let capabilities: Vec<String> = manifest.capabilities.iter().map(lower).collect();
    lines.put("capabilities", if capabilities.is_empty() { "none".to_owned() } else { capabilities.join(", ") });
    let domains: Vec<String> = manifest.allowed_domains.iter().map(ToString::to_string).collect();
    if domains.is_empty() {
        lines.put("domains", "none");
    } else {
        lines.list("domains", &domains);
        lines.put(
            "network mode",
            match manifest.network_mode {
                NetworkMode::Limited => "limited: it fetches, and sends nothing but addresses".to_owned(),
                NetworkMode::Full => Style::Yellow.paint("full: it may send anything there"),
            },
        );
    }
    let denied = policy.denied(&domains);
    if !denied.is_empty() {
        lines.put("denied", escape(&format!("{} (plugins.deniedDomains)", denied.join(", "))));
    }
    lines.list("hook posts to", &manifest.allowed_http_hook_urls.iter().map(ToString::to_string).collect::<Vec<_>>());
    if manifest.workspace == Workspace::Read {
        lines.put("workspace", Style::Yellow.paint("its processes may read the workspace"));
    }
    lines.put(
        "engine",
        match manifest.engine {
            Engine::Quickjs => "quickjs, embedded",
            Engine::Node => "node, in the sandbox",
        },
    );
    lines.list(
        "asks for",
        &manifest.config.iter().map(|(k, of)| format!("{k}: {}", of.description)).collect::<Vec<_>>(),
    );
}

/// What the audit found, the worst first, and what it and the digest do not cover.
fn findings(audit: &AuditReport, lines: &mut Lines) {
    let count = |severity| audit.open().filter(|finding| finding.severity == severity).count();
    let counts = [ReportedSeverity::Danger, ReportedSeverity::Warning, ReportedSeverity::Info]
        .map(|severity| format!("{} {}", count(severity), severity.word()));
    lines.put("audit here", format!("{} ({})", verdict(audit.unwaived), counts.join(", ")));
    let mut families: BTreeMap<_, Vec<&ReportedFinding>> = BTreeMap::new();
    for finding in audit.open() {
        families.entry((Reverse(finding.severity), finding.family.as_str())).or_default().push(finding);
    }
    for (at, ((severity, family), of)) in families.iter().enumerate() {
        if at >= SHOWN {
            lines.put("", format!("… and {} more kinds", families.len() - SHOWN));
            break;
        }
        family_lines((severity.0, family), of, lines);
    }
    for (waived, waiver) in audit.findings.iter().filter_map(|f| Some((f, f.waiver.as_ref()?))).take(SHOWN) {
        let until = waiver.expires.map(|day| format!(" until {day}")).unwrap_or_default();
        let words = format!("waived by {}{until}: {} ({})", waiver.by, escape(&waiver.reason), escape(&waived.rule));
        lines.put("", words);
    }
    let unread: Vec<String> = audit.coverage.unread.iter().map(|u| format!("{}: {}", u.path, u.why)).collect();
    lines.list("not audited", &unread);
    lines.list("not covered", &audit.coverage.not_covered);
}

/// Three places of each kind are enough to go and look.
const PLACES: usize = 3;

fn family_lines((severity, family): (ReportedSeverity, &str), of: &[&ReportedFinding], lines: &mut Lines) {
    let new = of.iter().filter(|finding| finding.new == Some(true)).count();
    let new = if new > 0 { format!(", {new} new") } else { String::new() };
    let head = inspect::painted(severity, &format!("{} {}", severity.word(), escape(family)));
    lines.put("", format!("{head} ({}{new})", measure::count(of.len(), "finding", "findings")));
    for finding in of.iter().take(PLACES) {
        let at = if finding.line > 0 { format!(":{}", finding.line) } else { String::new() };
        lines.put("", format!("  {}{at}: {}", escape(&finding.path), escape(&short(&finding.message))));
    }
}

/// 160 characters of a message: two lines of a terminal.
fn short(message: &str) -> String {
    match message.char_indices().nth(160) {
        Some((at, _)) => format!("{}…", message.get(..at).unwrap_or_default()),
        None => message.to_owned(),
    }
}

/// A verdict in its colour.
#[must_use]
pub fn verdict(verdict: Verdict) -> String {
    let style = match verdict {
        Verdict::Clean => Style::Green,
        Verdict::Info | Verdict::Manual => Style::Blue,
        Verdict::Warning => Style::Yellow,
        Verdict::Danger => Style::Red,
    };
    style.paint(&verdict.to_string())
}

/// What the audit found, as on the sheet.
#[must_use]
pub fn audited(audit: &AuditReport) -> Vec<String> {
    let mut lines = Lines::default();
    findings(audit, &mut lines);
    lines.0
}

/// What it adds and asks for, without where it comes from.
#[must_use]
pub fn rights(reading: &Reading, policy: &Policy) -> Vec<String> {
    let mut lines = Lines::default();
    contributions(&reading.manifest, &mut lines);
    wishes(&reading.manifest, policy, &mut lines);
    lines.0
}

/// What is claimed, one thing a line.
fn said(about: &About, now: Timestamp) -> Vec<String> {
    let mut said = Vec::new();
    said.extend(about.description.clone());
    said.extend(about.stars.map(|n| counted(n, "star", "stars")));
    said.extend(about.created.map(|at| format!("made {}", measure::ago(at, now))));
    said.extend(about.last_release.map(|at| format!("last release {}", measure::ago(at, now))));
    said.extend(about.weekly_downloads.map(|n| counted(n, "download a week", "downloads a week")));
    if !about.maintainers.is_empty() {
        said.push(format!("maintainers: {}", about.maintainers.join(", ")));
    }
    if about.archived == Some(true) {
        said.push("archived by its owner".to_owned());
    }
    said
}

fn counted(n: u64, one: &str, many: &str) -> String {
    measure::count(usize::try_from(n).unwrap_or(usize::MAX), one, many)
}

/// What grew since `version`, item by item.
#[must_use]
pub fn grown(version: &str, growth: &Growth) -> Vec<String> {
    let files = format!(
        "{} changed, {} new, {} gone",
        measure::count(growth.changed, "file", "files"),
        growth.added,
        growth.removed
    );
    if growth.items.is_empty() {
        return vec![format!("Since {version}, which you trust: it asks for nothing new ({files}).")];
    }
    let mut lines = vec![format!("Since {version}, which you trust, this is new ({files}):")];
    for item in &growth.items {
        lines.push(format!("  {} {}", Style::Yellow.paint(&format!("+ {}:", item.kind)), escape(&item.what)));
        for line in item.detail.iter().take(DIFF_LINES) {
            let style = match line.chars().next() {
                Some('+') => Style::Green,
                Some('-') => Style::Red,
                _ => Style::Plain,
            };
            lines.push(format!("      {}", style.paint(&escape(line).to_string())));
        }
        if item.detail.len() > DIFF_LINES {
            let more = measure::count(item.detail.len() - DIFF_LINES, "more line", "more lines");
            lines.push(format!("      … {more}: inspect shows all of it"));
        }
    }
    lines
}
