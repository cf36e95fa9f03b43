//! `marketplace audit`: what a tree would do if it were trusted, said in the exit status too.

use std::path::{Path, PathBuf};

use audit::deep::DeepReport;
use audit::report::{Shown, compare, document, github, plain::Plain, sarif};
use audit::{Bundle, bundle::FILE_BYTES};
use schemas::audit_report::{AuditReport, ReportedConfidence, ReportedSeverity};
use schemas::{PluginName, PluginVersion, Source, Verdict};
use serde::Serialize;
use terminal::{Exit, Failure, escape};
use verifier::Tree;
use verifier::offer::manifest_of;

use super::deep::{self, Deep};
use crate::session::{ReportFormat, Session};
use crate::{auditing, catalog, fail};

/// Audit a folder, a source or a listed plugin.
///
/// Nothing of it is run. The exit status is the verdict: 0 clean, 11 info, 12 warning, 13 danger. What a maintainer has
/// waived does not count.
#[derive(Debug, clap::Args)]
pub struct Audit {
    /// What is audited.
    #[arg(
        help = "A folder, gh:owner/repo@tag, git+https://…, npm:package@version, https://….tar.gz, or name[@version] of this working copy"
    )]
    pub target: String,
    /// Show only findings at least this bad; the verdict stays that of all
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "info")]
    pub min_severity: MinSeverity,
    /// Show only findings at least this sure; the verdict stays that of all
    #[arg(long, value_enum, value_name = "CONFIDENCE", default_value = "low")]
    pub min_confidence: MinConfidence,
    /// An earlier report as JSON; what it does not have is marked as new [default: that of the last signed version]
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// End with 0 whatever is found, as long as the audit itself was done
    #[arg(long)]
    pub no_exit_codes: bool,
    /// Write the report to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// A second opinion.
    #[command(flatten)]
    pub deep: Deep,
}

/// How bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum MinSeverity {
    /// Everything
    Info,
    /// What must be acknowledged, and worse
    Warning,
    /// What stops
    Danger,
}

/// How sure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum MinConfidence {
    /// Everything
    Low,
    /// Likely, and surer
    Medium,
    /// What the text says itself
    High,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] when there is no audit; what an audit finds is an exit status.
pub fn run(session: &Session, audit: &Audit) -> Result<Exit, Failure> {
    let subject = Subject::find(session, &audit.target)?;
    let mut found = session.audited(&subject.bundle)?;
    let second = deep::review(session, &audit.deep, &subject.bundle)?;
    if let Some(second) = &second {
        second.raise(&mut found);
    }
    let mut report = document(&found);
    let before = known(session, &subject, &mut report)?;
    let baseline = match &audit.baseline {
        Some(path) => Some(read(&session.env.absolute(path))?),
        None => before,
    };
    if let Some(baseline) = &baseline {
        compare(&mut report, baseline);
    }
    let text = written(session, audit, (&report, second.as_ref()), &subject.bundle)?;
    match &audit.out {
        Some(path) => {
            let path = session.env.absolute(path);
            durable::write(&path, text.as_bytes(), 0o644).map_err(|why| fail::write(&why))?;
            session.out.say(&format!("{}: {}", path.display(), report.unwaived));
        }
        None => session.out.text(&text),
    }
    let silent = audit.no_exit_codes || session.report == ReportFormat::Sarif;
    Ok(if silent { Exit::Done } else { exit(report.unwaived) })
}

/// The verdict as an exit status.
fn exit(verdict: Verdict) -> Exit {
    match verdict {
        Verdict::Clean | Verdict::Manual => Exit::Done,
        Verdict::Info => Exit::AuditInfo,
        Verdict::Warning => Exit::AuditWarning,
        Verdict::Danger => Exit::AuditDanger,
    }
}

/// What is audited.
#[derive(Debug)]
pub struct Subject {
    /// Its files.
    pub bundle: Bundle,
    /// Its name, where a manifest or the catalog says one.
    pub name: Option<PluginName>,
}

impl Subject {
    fn of(tree: Tree, name: Option<PluginName>) -> Self {
        let name = name.or_else(|| manifest_of(&tree).ok().map(|manifest| manifest.name));
        Self { bundle: Bundle::of(tree), name }
    }

    /// What `target` names: a folder that is there, a source, or a listed plugin.
    ///
    /// # Errors
    /// A [`Failure`] when it cannot be had.
    pub fn find(session: &Session, target: &str) -> Result<Self, Failure> {
        let folder = session.env.absolute(Path::new(target));
        if folder.is_dir() {
            let bundle = Bundle::at(&folder).map_err(|why| fail::bundle(target, &why))?;
            // What a link leads to is audited, and is nobody's plugin under that name.
            let tree = bundle.tree().filter(|_| !folder.is_symlink());
            let name = tree.and_then(|tree| manifest_of(tree).ok()).map(|manifest| manifest.name);
            return Ok(Self { bundle, name });
        }
        if ["gh:", "git+", "npm:", "https://", "http://"].iter().any(|start| target.starts_with(start)) {
            let source: Source = target.parse().map_err(|why| fail::usage(&why))?;
            let fetcher = session.fetcher(session.env.cwd.clone())?;
            let brought = fetcher.fetch(&source, None, &session.progress()).map_err(|why| fail::source(&why))?;
            return Ok(Self::of(brought.tree, None));
        }
        Self::listed(session, target)
    }

    /// `name` or `name@version` of the working copy.
    fn listed(session: &Session, target: &str) -> Result<Self, Failure> {
        let (name, version) = target.split_once('@').map_or((target, None), |(name, version)| (name, Some(version)));
        let not_found = || {
            Failure::new(Exit::NotFound, format!("there is no folder {target}, and no plugin is called so"))
                .hint("give a folder, a source (gh:, git+https:, npm:, https:), or name[@version] of this working copy")
        };
        let name: PluginName = name.parse().map_err(|_| not_found())?;
        let version: Option<PluginVersion> = version.map(str::parse).transpose().map_err(|why| fail::usage(&why))?;
        let working_copy = session.working_copy().map_err(|_| not_found())?;
        let shard = working_copy.shard(&name)?.ok_or_else(|| super::revoke::no_such_plugin(&working_copy, &name))?;
        let at = match &version {
            Some(version) => super::yank::listed(&shard, version)?,
            None => shard.versions.len().saturating_sub(1),
        };
        let entry = shard.versions.get(at).ok_or_else(not_found)?;
        let (_, tree) = catalog::kept_or_fetched(session, &working_copy, &name, entry)?;
        Ok(Self::of(tree, Some(name)))
    }
}

/// What the working copy around it knows: its waivers, and the report of its last signed version.
fn known(session: &Session, subject: &Subject, report: &mut AuditReport) -> Result<Option<AuditReport>, Failure> {
    let (Some(name), Ok(working_copy)) = (&subject.name, session.working_copy()) else { return Ok(None) };
    auditing::waive(session, &working_copy, name, report)?;
    match working_copy.shard(name)? {
        Some(shard) => auditing::before(&working_copy, &shard),
        None => Ok(None),
    }
}

/// An earlier report.
fn read(path: &Path) -> Result<AuditReport, Failure> {
    let shown = path.display();
    let bytes = crate::working_copy::read_bytes(path, 32 << 20)?
        .ok_or_else(|| Failure::new(Exit::NotFound, format!("{shown}: there is no such file")))?;
    schemas::read(&bytes).map_err(|why| Failure::new(Exit::NotTrusted, format!("{shown}: {why}")))
}

/// A report with the second opinion beside it, which readers of reports ignore.
#[derive(Serialize)]
struct WithSecond<'a> {
    #[serde(flatten)]
    report: &'a AuditReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    deep: Option<&'a DeepReport>,
}

/// The report in the format that was asked for. Programs are told what the second opinion said in full.
fn written(
    session: &Session,
    audit: &Audit,
    (report, second): (&AuditReport, Option<&DeepReport>),
    bundle: &Bundle,
) -> Result<String, Failure> {
    let shown = Shown { severity: audit.min_severity.into(), confidence: audit.min_confidence.into() };
    let safe = |text: &str| escape(text).to_string();
    let no_form = |why: serde_json::Error| Failure::new(Exit::Failed, why);
    Ok(match session.report {
        ReportFormat::Plain => {
            let text = |path: &str| String::from_utf8(bundle.read(bundle.file(path)?, FILE_BYTES).ok()?.into()).ok();
            let width = terminal::columns().unwrap_or(120);
            Plain { shown, escape: &safe, text: &text, width }.write(report) + "\n"
        }
        ReportFormat::Json => {
            let mut report = report.clone();
            report.findings.retain(|finding| shown.has(finding));
            let whole = WithSecond { report: &report, deep: second };
            let mut text = serde_json::to_string_pretty(&whole).map_err(no_form)?;
            text.push('\n');
            text
        }
        ReportFormat::Sarif => sarif::write(report, shown, &safe).map_err(no_form)?,
        ReportFormat::Github => github::write(report, shown, &safe),
    })
}

impl From<MinSeverity> for ReportedSeverity {
    fn from(least: MinSeverity) -> Self {
        match least {
            MinSeverity::Info => Self::Info,
            MinSeverity::Warning => Self::Warning,
            MinSeverity::Danger => Self::Danger,
        }
    }
}

impl From<MinConfidence> for ReportedConfidence {
    fn from(least: MinConfidence) -> Self {
        match least {
            MinConfidence::Low => Self::Low,
            MinConfidence::Medium => Self::Medium,
            MinConfidence::High => Self::High,
        }
    }
}
