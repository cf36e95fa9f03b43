//! A directory through `marketplace audit`, as anyone runs it: its verdict, and the rows of the policy that were named.

use std::path::Path;
use std::process::{Command, Stdio};

use schemas::audit_report::AuditReport;
use tests::kit::binaries;

use super::cases::Verdict;

/// What one run said.
#[derive(Debug)]
pub(crate) struct Said {
    /// The verdict; an audit that was not done has none.
    pub(crate) verdict: Option<Verdict>,
    /// Rows of the policy, sorted; where there is no verdict, why.
    pub(crate) families: Vec<String>,
}

/// What the audit says of the plugin in `folder`.
pub(crate) fn audit(folder: &Path) -> Said {
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
    let mut families: Vec<String> = report.findings.into_iter().map(|finding| finding.family).collect();
    families.sort();
    families.dedup();
    Said { verdict: Some(verdict), families }
}
