//! A fork's exceptions: its signed word that one revocation of a marketplace that it follows does not stop one version, for
//! a while, and why.
//!
//! What is signed is a statement of its own (`docs/formats/revocation-exceptions.md`), rebuilt from the fields of this
//! document, so that no signature depends on how JSON is written.

use std::collections::HashSet;
use std::fmt;

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::TreeDigest;
use crate::key::{KeyId, Signature};
use crate::name::{Auditor, Origin, PluginName};
use crate::revoked::{Action, Revocation, RevocationId};
use crate::strict::{Document, FieldError, Unknown};
use crate::time::DayText;
use crate::version::PluginVersion;
use crate::waiver::Reason;

/// The first line: it separates this domain from every other use of the same key.
pub const EXCEPTION_DOMAIN: &str = "deepcode.dev/revocation-exception/v1";

/// 90 days: time enough for a fixed version, and an end before anybody forgets why.
pub const LONGEST_DAYS: i32 = 90;

/// 100 exceptions: a fork that needs more follows another marketplace than its upstream.
const EXCEPTIONS: usize = 100;

/// 16 signatures: more keys than a revocations role needs.
const SIGNATURES: usize = 16;

/// One exception with its signatures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignedException {
    /// Whose list says it: a marketplace that the fork follows.
    pub upstream: Origin,
    /// Which of its revocations.
    pub revocation: RevocationId,
    /// What that revocation made clients do when it was looked at; one that is stronger by now is not excepted.
    pub action: Action,
    /// The plugin, as the fork lists it.
    pub name: PluginName,
    /// Exactly this version.
    pub version: PluginVersion,
    /// Exactly this tree.
    pub tree: TreeDigest,
    /// Why; users read it.
    pub reason: Reason,
    /// Who answers for it.
    pub excepted_by: Auditor,
    /// The first day on which it counts, in UTC.
    #[serde(with = "crate::time::date")]
    #[schemars(with = "DayText")]
    pub excepted_at: Date,
    /// The last day on which it counts; at most 90 days later.
    #[serde(with = "crate::time::date")]
    #[schemars(with = "DayText")]
    pub expires: Date,
    /// The statement's signatures, by as many revocations keys of the fork as its role asks for.
    #[schemars(length(min = 1, max = 16))]
    pub signatures: Vec<ExceptionSignature>,
}

/// One key's signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExceptionSignature {
    /// Which revocations key of the fork.
    pub key_id: KeyId,
    /// Its signature.
    pub signature: Signature,
}

impl SignedException {
    /// Whether it counts on `today`.
    #[must_use]
    pub fn is_current(&self, today: Date) -> bool {
        (self.excepted_at..=self.expires).contains(&today)
    }

    /// Whether `entry` of the list of `upstream` is what it excepts: that revocation, and no stronger than it was.
    #[must_use]
    pub fn is_of(&self, upstream: &Origin, entry: &Revocation) -> bool {
        self.upstream == *upstream && self.revocation == entry.id && entry.action <= self.action
    }

    /// Whether it is for exactly this version with exactly this tree.
    #[must_use]
    pub fn is_for(&self, (name, version, tree): (&PluginName, &PluginVersion, TreeDigest)) -> bool {
        self.name == *name && self.version == *version && self.tree == tree
    }

    fn check(&self) -> Result<(), FieldError> {
        if self.expires < self.excepted_at {
            return Err(FieldError::new("expires", "it lies before exceptedAt"));
        }
        if self.excepted_at.until(self.expires).map_or(i32::MAX, |span| span.get_days()) > LONGEST_DAYS {
            return Err(FieldError::new("expires", "it lies more than 90 days after exceptedAt"));
        }
        if !(1..=SIGNATURES).contains(&self.signatures.len()) {
            return Err(FieldError::new("signatures", "it has 1 to 16 signatures"));
        }
        Ok(())
    }
}

/// Exceptions that were read: few, each once, none that lasts too long.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<SignedException>")]
pub struct Exceptions(Vec<SignedException>);

impl TryFrom<Vec<SignedException>> for Exceptions {
    type Error = FieldError;
    fn try_from(exceptions: Vec<SignedException>) -> Result<Self, FieldError> {
        if exceptions.len() > EXCEPTIONS {
            return Err(FieldError::new("exceptions", "it has more than 100 items"));
        }
        let mut seen = HashSet::new();
        for (i, one) in exceptions.iter().enumerate() {
            one.check().map_err(|e| e.under(format_args!("exceptions[{i}]")))?;
            if !seen.insert((&one.upstream, &one.revocation, &one.name, &one.version)) {
                return Err(FieldError::new(format!("exceptions[{i}]"), "it stands there twice"));
            }
        }
        Ok(Self(exceptions))
    }
}

impl Exceptions {
    /// Each of them.
    #[must_use]
    pub fn as_slice(&self) -> &[SignedException] {
        &self.0
    }
    /// Whether one of them excepts that version with that tree from `entry` of the list of `upstream`, on whatever days.
    #[must_use]
    pub fn lift(
        &self,
        (upstream, entry): (&Origin, &Revocation),
        subject: (&PluginName, &PluginVersion, TreeDigest),
    ) -> bool {
        self.0.iter().any(|one| one.is_of(upstream, entry) && one.is_for(subject))
    }
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl IntoIterator for Exceptions {
    type Item = SignedException;
    type IntoIter = std::vec::IntoIter<SignedException>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// `exceptions.json`: the exceptions of a fork, in its maintainer's working copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExceptionsFile {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The exceptions, by plugin, version and revocation; those that have ended too.
    #[schemars(with = "Vec<SignedException>", length(max = 100))]
    pub exceptions: Exceptions,
}

impl Default for ExceptionsFile {
    fn default() -> Self {
        Self { version: "1".to_owned(), exceptions: Exceptions::default() }
    }
}

impl Document for ExceptionsFile {
    const NAME: &'static str = "exceptions.json";
    /// 512 KiB: 100 exceptions with the longest reasons and all their signatures.
    const BYTES: usize = 512 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)
    }
}

/// What is signed for one exception.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExceptionStatement<'a> {
    /// The fork's own name; it stops a replay into another fork.
    pub marketplace: &'a Origin,
    /// The facts; its signatures are not among them.
    pub exception: &'a SignedException,
}

impl fmt::Display for ExceptionStatement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SignedException { upstream, revocation, action, name, version, tree, .. } = self.exception;
        let SignedException { reason, excepted_by, excepted_at, expires, .. } = self.exception;
        writeln!(f, "{EXCEPTION_DOMAIN}")?;
        writeln!(f, "marketplace {}", self.marketplace)?;
        writeln!(f, "upstream {upstream}")?;
        writeln!(f, "revocation {revocation}")?;
        writeln!(f, "action {action}")?;
        writeln!(f, "name {name}")?;
        writeln!(f, "version {version}")?;
        writeln!(f, "tree {tree}")?;
        writeln!(f, "reason {reason}")?;
        writeln!(f, "excepted-by {excepted_by}")?;
        writeln!(f, "excepted-at {excepted_at}")?;
        writeln!(f, "expires {expires}")
    }
}

impl ExceptionStatement<'_> {
    /// The exact bytes that are signed.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.to_string().into_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exception() -> SignedException {
        SignedException {
            upstream: "market.example.com".parse().unwrap(),
            revocation: "DCM-2026-0001".parse().unwrap(),
            action: Action::Disable,
            name: "tidy".parse().unwrap(),
            version: "1.2.0".parse().unwrap(),
            tree: TreeDigest([7; 32]),
            reason: "our build does not have the feature".parse().unwrap(),
            excepted_by: "tia".parse().unwrap(),
            excepted_at: jiff::civil::date(2026, 6, 1),
            expires: jiff::civil::date(2026, 8, 30),
            signatures: vec![ExceptionSignature {
                key_id: "ab".repeat(32).parse().unwrap(),
                signature: Signature([0; 64]),
            }],
        }
    }

    fn refusal(exceptions: Vec<SignedException>) -> String {
        Exceptions::try_from(exceptions).unwrap_err().field.to_string()
    }

    #[test]
    fn the_statement_has_twelve_lines_and_every_fact_but_the_signatures() {
        let marketplace = "team.example.com/plugins".parse().unwrap();
        let text = ExceptionStatement { marketplace: &marketplace, exception: &exception() }.to_string();
        let tree = "07".repeat(32);
        assert_eq!(
            text,
            format!(
                "deepcode.dev/revocation-exception/v1\nmarketplace team.example.com/plugins\n\
                 upstream market.example.com\nrevocation DCM-2026-0001\naction disable\nname tidy\nversion 1.2.0\n\
                 tree sha256:{tree}\nreason our build does not have the feature\nexcepted-by tia\n\
                 excepted-at 2026-06-01\nexpires 2026-08-30\n"
            )
        );
    }

    #[test]
    fn it_counts_from_its_first_day_to_its_last() {
        let one = exception();
        let counts = |month, day| one.is_current(jiff::civil::date(2026, month, day));
        assert!(!counts(5, 31) && counts(6, 1) && counts(8, 30) && !counts(8, 31));
    }

    #[test]
    fn none_lasts_longer_than_ninety_days() {
        assert!(Exceptions::try_from(vec![exception()]).is_ok());
        let late = SignedException { expires: jiff::civil::date(2026, 8, 31), ..exception() };
        assert_eq!(refusal(vec![late]), "exceptions[0].expires");
        let before = SignedException { expires: jiff::civil::date(2026, 5, 31), ..exception() };
        assert_eq!(refusal(vec![before]), "exceptions[0].expires");
        let ages = SignedException { expires: jiff::civil::date(9999, 12, 31), ..exception() };
        assert_eq!(refusal(vec![ages]), "exceptions[0].expires");
    }

    #[test]
    fn there_are_few_each_once_and_each_signed() {
        assert_eq!(refusal(vec![exception(), exception()]), "exceptions[1]");
        let unsigned = SignedException { signatures: Vec::new(), ..exception() };
        assert_eq!(refusal(vec![unsigned]), "exceptions[0].signatures");
        let other = |i: usize| SignedException { version: format!("1.2.{i}").parse().unwrap(), ..exception() };
        assert!(Exceptions::try_from((0..100).map(other).collect::<Vec<_>>()).is_ok());
        assert_eq!(refusal((0..101).map(other).collect()), "exceptions");
    }
}
