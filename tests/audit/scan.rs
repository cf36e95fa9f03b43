//! A directory before the audit, in this process and through `marketplace audit` as anyone runs it: its verdict, and the rows
//! of the policy that were named.

use std::path::Path;
use std::process::{Command, Stdio};

use audit::Bundle;
use schemas::audit_report::AuditReport;
use tests::kit::binaries;

use super::cases::Verdict;

/// What one run said.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// The verdict; an audit that was not done has none.
    pub(crate) verdict: Option<Verdict>,
    /// Rows of the policy, sorted; where there is no verdict, why.
    pub(crate) families: Vec<String>,
}

impl Said {
    fn of(verdict: Verdict, families: impl Iterator<Item = String>) -> Self {
        let mut families: Vec<String> = families.collect();
        families.sort();
        families.dedup();
        Self { verdict: Some(verdict), families }
    }
}

/// What the audit says of the plugin in `folder`, without a process of its own: thousands take seconds.
pub(crate) fn audit(folder: &Path) -> Said {
    let bundle = match Bundle::at(folder) {
        Ok(bundle) => bundle,
        Err(why) => return Said { verdict: None, families: vec![why.to_string()] },
    };
    let report = audit::inspect(&bundle);
    let verdict: Verdict = serde_json::from_value(report.verdict.to_string().into()).unwrap();
    Said::of(verdict, report.findings.iter().map(|finding| finding.rule.family.word().to_owned()))
}

/// What `marketplace audit` says of it.
pub(crate) fn audit_as_anyone_does(folder: &Path) -> Said {
    let home = tempfile::tempdir().unwrap();
    let done = Command::new(&binaries().marketplace)
        .args(["audit", "--format", "json"])
        .arg(folder)
        .current_dir(&home)
        .env_clear()
        .env("HOME", home.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let verdict = match done.status.code() {
        Some(0) => Verdict::Clean,
        Some(11) => Verdict::Info,
        Some(12) => Verdict::Warning,
        Some(13) => Verdict::Danger,
        other => {
            let why = format!("{other:?} {}", String::from_utf8_lossy(&done.stderr));
            return Said { verdict: None, families: vec![why] };
        }
    };
    let report: AuditReport = serde_json::from_slice(&done.stdout).unwrap();
    Said::of(verdict, report.findings.into_iter().map(|finding| finding.family))
}
