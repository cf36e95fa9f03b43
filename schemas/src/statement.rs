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
use crate::text::BadText;
use crate::version::PluginVersion;

/// The first line: it separates this domain from every other use of the same key.
pub const STATEMENT_DOMAIN: &str = "deepcode.dev/plugin-version/v1";

/// 4 KiB: the longest possible lines sum to less than half of it.
pub const STATEMENT_BYTES: usize = 4096;

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

/// Why bytes are not a statement.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadStatement {
    /// More than [`STATEMENT_BYTES`].
    #[error("a statement has at most {STATEMENT_BYTES} bytes, not {0}")]
    TooLarge(usize),
    /// A byte that is neither printable ASCII nor a line feed.
    #[error("byte {at} is not printable ASCII")]
    NotPrintable {
        /// Its position, from 0.
        at: usize,
    },
    /// Not ten lines, each ended by a line feed.
    #[error("a statement has ten lines, each ended by a line feed")]
    NotTenLines,
    /// The first line is another domain.
    #[error("the first line is {0:?}, not \"{STATEMENT_DOMAIN}\"")]
    OtherDomain(String),
    /// A line does not begin with its label and one space.
    #[error("a line does not begin with \"{label} \"")]
    WrongLabel {
        /// The label that belongs there.
        label: &'static str,
    },
    /// A value does not follow its grammar.
    #[error("{label}: {source}")]
    WrongValue {
        /// The line's label.
        label: &'static str,
        /// The rule.
        source: BadText,
    },
    /// The values contradict each other.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
    /// It would be written otherwise.
    #[error("it has another spelling than the one that is signed")]
    OtherSpelling,
}

/// Facts of a statement that cannot hold together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// A git source is pinned by its commit.
    #[error("commit: a git source is pinned by a commit")]
    NoCommit,
    /// Only git has commits.
    #[error("commit: a source that is not git has no commit")]
    NotGit,
    /// Where no automatic audit ran, there are no rules and no waivers.
    #[error("audit: a manual audit has no rule set and no waivers")]
    ManualWithRules,
    /// Findings of an automatic audit are findings of some rules.
    #[error("audit: a verdict that is not manual names its rule set")]
    NoRules,
}

impl Contradiction {
    /// The field at fault.
    #[must_use]
    pub fn field(self) -> &'static str {
        match self {
            Self::NoCommit | Self::NotGit => "commit",
            Self::ManualWithRules | Self::NoRules => "audit",
        }
    }
}

impl AuditLine {
    /// Whether verdict and digests can hold together.
    ///
    /// # Errors
    /// [`Contradiction`].
    pub fn check(&self) -> Result<(), Contradiction> {
        match (self.verdict, &self.rules, &self.waivers) {
            (Verdict::Manual, None, None) => Ok(()),
            (Verdict::Manual, _, _) => Err(Contradiction::ManualWithRules),
            (Verdict::Clean | Verdict::Info | Verdict::Warning | Verdict::Danger, None, _) => {
                Err(Contradiction::NoRules)
            }
            (Verdict::Clean | Verdict::Info | Verdict::Warning | Verdict::Danger, Some(_), _) => Ok(()),
        }
    }
}

/// Whether `source` and `commit` can hold together. A directory may lie in a repository or not.
pub(crate) fn commit_fits(source: &Source, commit: Option<CommitId>) -> Result<(), Contradiction> {
    match (source, commit) {
        (Source::GitHub { .. } | Source::Git { .. }, None) => Err(Contradiction::NoCommit),
        (Source::Npm { .. } | Source::Tarball { .. }, Some(_)) => Err(Contradiction::NotGit),
        _ => Ok(()),
    }
}

/// The lines of a statement, one after the other.
struct Lines<'a>(std::str::Split<'a, char>);

impl<'a> Lines<'a> {
    /// The text after `label` and one space.
    fn text(&mut self, label: &'static str) -> Result<&'a str, BadStatement> {
        let line = self.0.next().ok_or(BadStatement::NotTenLines)?;
        let rest = line.strip_prefix(label).and_then(|rest| rest.strip_prefix(' '));
        rest.ok_or(BadStatement::WrongLabel { label })
    }

    /// The value after `label`.
    fn value<T: std::str::FromStr<Err = BadText>>(&mut self, label: &'static str) -> Result<T, BadStatement> {
        self.text(label)?.parse().map_err(|source| BadStatement::WrongValue { label, source })
    }
}

/// Reads `-` as nothing.
fn dash<T: std::str::FromStr<Err = BadText>>(label: &'static str, text: &str) -> Result<Option<T>, BadStatement> {
    if text == "-" {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|source| BadStatement::WrongValue { label, source })
}

impl Statement {
    /// Reads the bytes of a statement: exactly what [`Statement::to_bytes`] writes, and nothing else.
    ///
    /// # Errors
    /// [`BadStatement`].
    pub fn parse(bytes: &[u8]) -> Result<Self, BadStatement> {
        if bytes.len() > STATEMENT_BYTES {
            return Err(BadStatement::TooLarge(bytes.len()));
        }
        if let Some(at) = bytes.iter().position(|b| !matches!(b, b'\n' | b' '..=b'~')) {
            return Err(BadStatement::NotPrintable { at });
        }
        let text = std::str::from_utf8(bytes).map_err(|e| BadStatement::NotPrintable { at: e.valid_up_to() })?;
        let body = text.strip_suffix('\n').ok_or(BadStatement::NotTenLines)?;
        if body.split('\n').count() != 10 {
            return Err(BadStatement::NotTenLines);
        }
        let mut lines = Lines(body.split('\n'));
        let domain = lines.0.next().unwrap_or_default();
        if domain != STATEMENT_DOMAIN {
            return Err(BadStatement::OtherDomain(domain.chars().take(120).collect()));
        }
        let statement = Self {
            marketplace: lines.value("marketplace")?,
            name: lines.value("name")?,
            version: lines.value("version")?,
            source: lines.value("source")?,
            commit: dash("commit", lines.text("commit")?)?,
            tree: lines.value("tree")?,
            audit: audit_line(lines.text("audit")?)?,
            audited_by: lines.value("audited-by")?,
            audited_at: crate::time::day(lines.text("audited-at")?)
                .map_err(|source| BadStatement::WrongValue { label: "audited-at", source })?,
        };
        statement.check()?;
        // The grammars above leave one spelling each; this says so again, whatever they become.
        if statement.to_bytes() == bytes { Ok(statement) } else { Err(BadStatement::OtherSpelling) }
    }

    /// Whether its facts can hold together.
    ///
    /// # Errors
    /// [`Contradiction`].
    pub fn check(&self) -> Result<(), Contradiction> {
        commit_fits(&self.source, self.commit)?;
        self.audit.check()
    }
}

/// `<verdict> <rule set or -> <waivers or ->`
fn audit_line(text: &str) -> Result<AuditLine, BadStatement> {
    const LABEL: &str = "audit";
    let wrong = |source| BadStatement::WrongValue { label: LABEL, source };
    let mut words = text.split(' ');
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some(verdict), Some(rules), Some(waivers), None) => Ok(AuditLine {
            verdict: verdict.parse().map_err(wrong)?,
            rules: dash(LABEL, rules)?,
            waivers: dash(LABEL, waivers)?,
        }),
        _ => Err(wrong(BadText::new("an audit line", text, "it has three words with one space between them"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const GOOD: &str = "deepcode.dev/plugin-version/v1\n\
        marketplace github.com/oratis/deepcode-marketplace\n\
        name deepcode-plugin-data-tools\n\
        version 0.3.0\n\
        source gh:oratis/deepcode-plugin-data-tools@v0.3.0\n\
        commit 0123456789abcdef0123456789abcdef01234567\n\
        tree sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n\
        audit manual - -\n\
        audited-by oratis\n\
        audited-at 2026-06-01\n";

    fn parse(text: &str) -> Result<Statement, BadStatement> {
        Statement::parse(text.as_bytes())
    }

    /// The good statement with one piece of text replaced.
    fn with(from: &str, to: &str) -> Result<Statement, BadStatement> {
        assert!(GOOD.contains(from), "{from:?}");
        parse(&GOOD.replace(from, to))
    }

    #[test]
    fn other_lines_than_the_ten_are_refused() {
        assert_eq!(parse(""), Err(BadStatement::NotTenLines));
        assert_eq!(parse(GOOD.trim_end()), Err(BadStatement::NotTenLines));
        assert_eq!(parse(&format!("{GOOD}\n")), Err(BadStatement::NotTenLines));
        assert_eq!(parse(&format!("\n{GOOD}")), Err(BadStatement::NotTenLines));
        assert_eq!(parse(&format!("{GOOD}note x\n")), Err(BadStatement::NotTenLines));
        assert_eq!(with("audited-by oratis\n", ""), Err(BadStatement::NotTenLines));
        assert_eq!(with("name deepcode", "name x\nname deepcode"), Err(BadStatement::NotTenLines));
        assert!(matches!(with("plugin-version/v1", "plugin-version/v2"), Err(BadStatement::OtherDomain(_))));
        assert!(matches!(with("plugin-version/v1", "audit-waiver/v1"), Err(BadStatement::OtherDomain(_))));
        assert_eq!(parse(&"x".repeat(4097)), Err(BadStatement::TooLarge(4097)));
    }

    #[test]
    fn lines_in_another_order_or_under_another_label_are_refused() {
        let swapped = GOOD.replace("version 0.3.0\n", "").replace("source", "version 0.3.0\nsource");
        assert_eq!(swapped, GOOD);
        for (from, to) in [
            ("version 0.3.0\nsource", "source"),
            ("tree sha256", "Tree sha256"),
            ("name ", "name  "),
            ("audit ", "audit\t"),
        ] {
            assert!(with(from, to).is_err(), "{to:?}");
        }
        let mut lines: Vec<&str> = GOOD.lines().collect();
        lines.swap(1, 2);
        assert!(matches!(parse(&(lines.join("\n") + "\n")), Err(BadStatement::WrongLabel { label: "marketplace" })));
    }

    #[test]
    fn bytes_that_print_alike_are_refused() {
        for (from, to) in [
            ("\nname ", "\r\nname "),
            ("oratis\n", "oratis \n"),
            ("oratis\n", "orаtis\n"),
            ("oratis\n", "oratis\0\n"),
            ("oratis\n", "oratis\u{7f}\n"),
        ] {
            assert!(with(from, to).is_err(), "{to:?}");
        }
        assert_eq!(Statement::parse(b"deepcode\xff"), Err(BadStatement::NotPrintable { at: 8 }));
    }

    #[test]
    fn a_value_outside_its_grammar_is_refused_under_its_label() {
        for (label, from, to) in [
            ("marketplace", "marketplace github.com", "marketplace GitHub.com"),
            ("name", "name deepcode", "name Deepcode"),
            ("version", "0.3.0\nsource", "0.3\nsource"),
            ("source", "gh:oratis", "gx:oratis"),
            ("commit", "commit 01", "commit 0"),
            ("tree", "sha256:01", "sha256:0"),
            ("audit", "manual - -", "manual -"),
            ("audit", "manual - -", "manual  - -"),
            ("audit", "manual - -", "manual - - -"),
            ("audit", "manual - -", "fine - -"),
            ("audited-by", "by oratis", "by o ratis"),
            ("audited-at", "2026-06-01", "20260601"),
        ] {
            match with(from, to) {
                Err(BadStatement::WrongValue { label: at, .. }) => assert_eq!(at, label),
                other => panic!("{to:?}: {other:?}"),
            }
        }
    }

    #[test]
    fn facts_that_contradict_each_other_are_refused() {
        let sha = format!("sha256:{}", "0a".repeat(32));
        let commit = "commit 0123456789abcdef0123456789abcdef01234567";
        let source = "gh:oratis/deepcode-plugin-data-tools@v0.3.0";
        assert_eq!(with(commit, "commit -"), Err(Contradiction::NoCommit.into()));
        assert_eq!(with(source, "npm:x@1.0.0"), Err(Contradiction::NotGit.into()));
        assert_eq!(with("manual - -", &format!("manual {sha} -")), Err(Contradiction::ManualWithRules.into()));
        assert_eq!(with("manual - -", &format!("manual - {sha}")), Err(Contradiction::ManualWithRules.into()));
        assert_eq!(with("manual - -", "clean - -"), Err(Contradiction::NoRules.into()));
        assert!(with("manual - -", &format!("warning {sha} {sha}")).is_ok());
        assert!(with(source, "./plugins/x").is_ok());
    }

    #[test]
    fn the_example_reads_and_prints_the_same_bytes() {
        assert_eq!(parse(GOOD).unwrap().to_bytes(), GOOD.as_bytes());
    }

    proptest! {
        #[test]
        fn one_changed_byte_never_reads_as_the_same_statement(at in 0..GOOD.len(), byte: u8) {
            let mut bytes = GOOD.as_bytes().to_vec();
            bytes[at] = byte;
            if let Ok(read) = Statement::parse(&bytes) {
                prop_assert_eq!(read.to_bytes(), bytes.clone());
                prop_assert_eq!(read == parse(GOOD).unwrap(), bytes == GOOD.as_bytes());
            }
        }

        #[test]
        fn every_statement_that_is_written_is_read_back(
            name in "[a-z]{3,20}", major in 0u32..9, tree: [u8; 32], commit: [u8; 20], by in "[A-Za-z][A-Za-z0-9._-]{0,20}", day in 0i64..50_000,
        ) {
            let Ok(name) = name.parse() else { return Ok(()) };
            let written = Statement {
                marketplace: "example.com/m".parse().unwrap(),
                name,
                version: format!("{major}.0.0-rc.1+x").parse().unwrap(),
                source: "gh:a/b@v1#c".parse().unwrap(),
                commit: Some(CommitId::Sha1(commit)),
                tree: TreeDigest(tree),
                audit: AuditLine { verdict: Verdict::Manual, rules: None, waivers: None },
                audited_by: by.parse().unwrap(),
                audited_at: Date::constant(1, 1, 1).checked_add(jiff::Span::new().days(day * 70)).unwrap(),
            };
            prop_assert_eq!(Statement::parse(&written.to_bytes()), Ok(written));
        }
    }
}
