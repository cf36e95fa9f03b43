//! Folders for tests: written, audited, gone.

use crate::{Bundle, Report, Severity};

/// The report of a folder with these files.
pub(crate) fn report(files: &[(&str, &str)]) -> Report {
    let temp = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = temp.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    crate::inspect(&Bundle::directory(temp.path()).unwrap())
}

/// Its worst finding.
pub(crate) fn worst(report: &Report) -> Option<(Severity, &'static str)> {
    report.findings.first().map(|finding| (finding.severity, finding.rule.id))
}
