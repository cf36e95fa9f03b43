//! Rules about what kinds of files a bundle holds.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&UNREADABLE];

/// A file that cannot be read.
pub static UNREADABLE: Rule = Rule {
    id: "bundle-shape/unreadable",
    family: Family::BundleShape,
    severity: Severity::Danger,
    title: "a file that cannot be read",
    what: "A file of the bundle that the audit could not read: too large, gone, or changed while it was read.",
    why: "What cannot be read cannot be judged, and not knowing is a refusal.",
    example: "index.js (700 MiB)",
    fix: "Ship files that can be read; split or remove what is too large.",
};
