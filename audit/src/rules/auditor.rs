//! Rules about the audit itself: what makes it fail is told as what it is.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&ENDED, &LATE, &FLOOD, &NONSENSE];

const FIX: &str =
    "Ship ordinary source files. If the plugin is honest, tell the maintainers of the audit which file does it.";

/// The audit's process ended badly.
pub static ENDED: Rule = Rule {
    id: "auditor-dos/ended",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "the audit's process was brought down",
    what: "The process that audits was ended by a signal, by its own limits of memory and processor time, or by an error.",
    why: "A plugin that brings its auditor down cannot be judged, and hiding behind a crash is an old trick.",
    example: "a file whose parsing takes more than 480 MiB of memory",
    fix: FIX,
};

/// The audit did not end in time.
pub static LATE: Rule = Rule {
    id: "auditor-dos/late",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "the audit did not end in time",
    what: "The process that audits had not ended after its deadline and was killed.",
    why: "A plugin that keeps its auditor busy for ever cannot be judged.",
    example: "a file that some pass needs minutes for",
    fix: FIX,
};

/// The audit said too much.
pub static FLOOD: Rule = Rule {
    id: "auditor-dos/flood",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "the audit's report is too long",
    what: "The process that audits wrote more than a report may have.",
    why: "A report that nobody can hold is no report; what drowns it may be there to hide something.",
    example: "a bundle with millions of findings in names that are very long",
    fix: FIX,
};

/// The audit said nonsense.
pub static NONSENSE: Rule = Rule {
    id: "auditor-dos/nonsense",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "the audit's report is none",
    what: "What the process that audits wrote is not a report by these rules about this bundle.",
    why: "A report that was tampered with from inside the process must not pass for a clean one.",
    example: "a defect of the parser that lets a file write into the report",
    fix: FIX,
};
