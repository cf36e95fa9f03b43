//! The statement: the bytes that an audit key signs for one version of one plugin.
//!
//! Grammar in `docs/formats/statement.md`. Every line is present, in one order, in printable ASCII, with a final
//! newline; it is rebuilt from the fields of an index entry, so no signature depends on how JSON is written.

use std::fmt;

use jiff::civil::Date;

use crate::digest::{CommitId, Sha256, TreeDigest};
use crate::index::Verdict;
use crate::name::{Auditor, Origin, PluginName};
use crate::source::Source;
use crate::version::PluginVersion;

/// The first line: it separates this domain from every other use of the same key.
pub const STATEMENT_DOMAIN: &str = "deepcode.dev/plugin-version/v1";

/// What exactly this tree was audited and accepted as, by which marketplace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// The marketplace's own name; it stops a replay into a fork.
    pub marketplace: Origin,
    /// The plugin.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
    /// Where the tree was taken from.
    pub source: Source,
    /// The commit that the source stood for, where it is git.
    pub commit: Option<CommitId>,
    /// The tree.
    pub tree: TreeDigest,
    /// What the audit said.
    pub audit: AuditLine,
    /// Who audited.
    pub audited_by: Auditor,
    /// When, in UTC.
    pub audited_at: Date,
}

/// The `audit` line: verdict, rule set and waivers, `-` where there is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditLine {
    /// The verdict; `manual` where no automatic audit ran.
    pub verdict: Verdict,
    /// The digest of the rule set that gave it.
    pub rules: Option<Sha256>,
    /// The digest of the signed waivers that it rests on.
    pub waivers: Option<Sha256>,
}

/// Writes `-` for what is absent.
struct Dash<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Dash<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{STATEMENT_DOMAIN}")?;
        writeln!(f, "marketplace {}", self.marketplace)?;
        writeln!(f, "name {}", self.name)?;
        writeln!(f, "version {}", self.version)?;
        writeln!(f, "source {}", self.source)?;
        writeln!(f, "commit {}", Dash(self.commit))?;
        writeln!(f, "tree {}", self.tree)?;
        let AuditLine { verdict, rules, waivers } = &self.audit;
        writeln!(f, "audit {verdict} {} {}", Dash(rules.as_ref()), Dash(waivers.as_ref()))?;
        writeln!(f, "audited-by {}", self.audited_by)?;
        writeln!(f, "audited-at {}", self.audited_at)
    }
}

impl Statement {
    /// The exact bytes that are signed.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.to_string().into_bytes()
    }
}
