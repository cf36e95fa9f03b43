//! The report: findings, the verdict that follows from them, and what was and was not looked at.

use schemas::{Sha256, TreeDigest, Verdict};
use serde::{Deserialize, Serialize};

use crate::finding::Finding;

/// A file that was not analysed, and why; each has a finding as well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unread {
    /// Which.
    pub path: String,
    /// Why, as a clause: "it is larger than 32 MiB".
    pub why: String,
}

/// What was looked at, and what no digest covers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Coverage {
    /// Files in the bundle.
    pub files: usize,
    /// Bytes in the bundle.
    pub bytes: u64,
    /// Files that some rule read as what they are: script, manifest, prose, shell.
    pub analysed: usize,
    /// Files that should have been read and were not.
    pub unread: Vec<Unread>,
    /// What would run or be believed although the digest does not cover it: remote MCP servers, downloads at run time.
    pub not_covered: Vec<String>,
    /// Findings beyond the most that a report keeps.
    pub dropped: usize,
}

/// What one audit found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The tree's digest, where the bundle has one: links and the like have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<TreeDigest>,
    /// The rule set's digest.
    pub rules: Sha256,
    /// The highest finding's severity, or clean.
    pub verdict: Verdict,
    /// The worst first.
    pub findings: Vec<Finding>,
    /// What was looked at.
    pub coverage: Coverage,
}
