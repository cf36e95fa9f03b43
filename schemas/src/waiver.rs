//! Waivers: a maintainer's signed word that one finding in one file is known and accepted, and why.
//!
//! What is signed is a statement of its own (`docs/formats/audit-waivers.md`), rebuilt from the fields of this document, so
//! that no signature depends on how JSON is written.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::Sha256;
use crate::key::{KeyId, Signature};
use crate::name::{Auditor, Origin, PluginName};
use crate::strict::{Document, FieldError, Unknown};
use crate::text::{BadText, text_in_json};
use crate::time::DayText;

/// The first line: it separates this domain from every other use of the same key.
pub const WAIVER_DOMAIN: &str = "deepcode.dev/audit-waiver/v1";

/// `audit-waivers.json`: the waivers of one plugin, or those that one version of it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Waivers {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The plugin.
    pub name: PluginName,
    /// The waivers, by file, rule and fingerprint.
    #[schemars(length(max = 1000))]
    pub waivers: Vec<SignedWaiver>,
}

/// One waiver with its signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignedWaiver {
    /// The file, by its bytes: another byte in it, and the waiver is void. For a finding about the bundle as a whole, the
    /// tree's digest.
    pub file: Sha256,
    /// The rule.
    pub rule: RuleId,
    /// The finding.
    pub fingerprint: Sha256,
    /// Why it is accepted; users read it.
    pub reason: Reason,
    /// Who accepts it.
    pub waived_by: Auditor,
    /// When, in UTC.
    #[serde(with = "crate::time::date")]
    #[schemars(with = "DayText")]
    pub waived_at: Date,
    /// The last day on which it counts.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::time::date_or_none")]
    #[schemars(with = "Option<DayText>")]
    pub expires: Option<Date>,
    /// The statement's signature.
    pub signature: Signature,
    /// Which audit key signed.
    pub key_id: KeyId,
}

/// A rule's id, `family` or `family/what`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(String);

impl RuleId {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for RuleId {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let word = |word: &str| {
            !word.is_empty()
                && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
                && !word.starts_with('-')
                && !word.ends_with('-')
        };
        let mut words = text.split('/');
        let good = words.next().is_some_and(word) && words.next().is_none_or(word) && words.next().is_none();
        // 80 characters: twice the longest id.
        if good && text.len() <= 80 {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadText::new("a rule's id", text, "it is family or family/what, in a-z, 0-9 and inner hyphens"))
        }
    }
}
text_in_json!(RuleId, "RuleId", "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(/[a-z0-9]([a-z0-9-]*[a-z0-9])?)?$", "maxLength": 80);

/// Why a finding is accepted: one line of printable ASCII, since it stands in what is signed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reason(String);

/// 400 characters: a reason is a sentence or two.
const REASON: usize = 400;
/// 10 characters: "ok" is no reason.
const SHORTEST: usize = 10;

impl Reason {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Reason {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = |why: &'static str| Err(BadText::new("a reason", text, why));
        if !(SHORTEST..=REASON).contains(&text.len()) {
            return bad("it has 10 to 400 characters");
        }
        if !text.bytes().all(|b| matches!(b, b' '..=b'~')) {
            return bad("it is one line of printable ASCII");
        }
        if text.trim() != text {
            return bad("it neither begins nor ends with a space");
        }
        Ok(Self(text.to_owned()))
    }
}
text_in_json!(Reason, "Reason", "^[!-~][ -~]{8,398}[!-~]$");

/// What is signed for one waiver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaiverStatement<'a> {
    /// The marketplace's own name; it stops a replay into a fork.
    pub marketplace: &'a Origin,
    /// The plugin.
    pub name: &'a PluginName,
    /// The facts; its signature is not among them.
    pub waiver: &'a SignedWaiver,
}

impl fmt::Display for WaiverStatement<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SignedWaiver { file, rule, fingerprint, reason, waived_by, waived_at, expires, .. } = self.waiver;
        writeln!(f, "{WAIVER_DOMAIN}")?;
        writeln!(f, "marketplace {}", self.marketplace)?;
        writeln!(f, "name {}", self.name)?;
        writeln!(f, "file {file}")?;
        writeln!(f, "rule {rule}")?;
        writeln!(f, "fingerprint {fingerprint}")?;
        writeln!(f, "reason {reason}")?;
        writeln!(f, "waived-by {waived_by}")?;
        writeln!(f, "waived-at {waived_at}")?;
        match expires {
            Some(day) => writeln!(f, "expires {day}"),
            None => writeln!(f, "expires -"),
        }
    }
}

impl WaiverStatement<'_> {
    /// The exact bytes that are signed.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.to_string().into_bytes()
    }
}

/// 1,000 waivers: a plugin that needs more is not audited.
const WAIVERS: usize = 1_000;

impl Document for Waivers {
    const NAME: &'static str = "audit-waivers.json";
    /// 2 MiB: 1,000 waivers with the longest reasons.
    const BYTES: usize = 2 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        if self.waivers.len() > WAIVERS {
            return Err(FieldError::new("waivers", "it has more than 1000 items"));
        }
        let mut seen = HashSet::new();
        for (i, waiver) in self.waivers.iter().enumerate() {
            if !seen.insert((waiver.file, &waiver.rule, waiver.fingerprint)) {
                return Err(FieldError::new(format!("waivers[{i}]"), "it stands there twice"));
            }
            if waiver.expires.is_some_and(|day| day < waiver.waived_at) {
                return Err(FieldError::new(format!("waivers[{i}].expires"), "it lies before waivedAt"));
            }
        }
        Ok(())
    }
}

impl Waivers {
    /// No waivers for `name`.
    #[must_use]
    pub fn none(name: PluginName) -> Self {
        Self { version: "1".to_owned(), name, waivers: Vec::new() }
    }
}

impl SignedWaiver {
    /// Whether it counts on `today`.
    #[must_use]
    pub fn is_current(&self, today: Date) -> bool {
        self.expires.is_none_or(|last| today <= last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiver() -> SignedWaiver {
        SignedWaiver {
            file: Sha256([1; 32]),
            rule: "dynamic-code/eval".parse().unwrap(),
            fingerprint: Sha256([2; 32]),
            reason: "the template engine compiles its own files".parse().unwrap(),
            waived_by: "oratis".parse().unwrap(),
            waived_at: jiff::civil::date(2026, 6, 1),
            expires: Some(jiff::civil::date(2027, 6, 1)),
            signature: Signature([0; 64]),
            key_id: "ab".repeat(32).parse().unwrap(),
        }
    }

    #[test]
    fn the_statement_has_ten_lines_and_every_fact_but_the_signature() {
        let (origin, name) = ("example.com/market".parse().unwrap(), "tidy".parse().unwrap());
        let waiver = waiver();
        let text = WaiverStatement { marketplace: &origin, name: &name, waiver: &waiver }.to_string();
        let (one, two) = ("01".repeat(32), "02".repeat(32));
        assert_eq!(
            text,
            format!(
                "deepcode.dev/audit-waiver/v1\nmarketplace example.com/market\nname tidy\nfile sha256:{one}\n\
                 rule dynamic-code/eval\nfingerprint sha256:{two}\nreason the template engine compiles its own files\n\
                 waived-by oratis\nwaived-at 2026-06-01\nexpires 2027-06-01\n"
            )
        );
        let open = SignedWaiver { expires: None, ..waiver };
        let text = WaiverStatement { marketplace: &origin, name: &name, waiver: &open }.to_string();
        assert!(text.ends_with("\nexpires -\n"));
    }

    #[test]
    fn no_field_can_begin_a_line_of_its_own() {
        for hostile in
            ["", "too short", " leading space here", "two\nlines are not one", "ends with space ", "naïve reasons"]
        {
            assert!(hostile.parse::<Reason>().is_err(), "{hostile:?}");
        }
        for hostile in ["", "/", "a/", "/a", "a/b/c", "A", "a b", "-a", "a-", "a/-b", "a\n", "é", &"a".repeat(81)] {
            assert!(hostile.parse::<RuleId>().is_err(), "{hostile:?}");
        }
    }

    #[test]
    fn the_last_day_counts_and_the_next_does_not() {
        let waiver = waiver();
        assert!(waiver.is_current(jiff::civil::date(2027, 6, 1)));
        assert!(!waiver.is_current(jiff::civil::date(2027, 6, 2)));
        assert!(SignedWaiver { expires: None, ..waiver }.is_current(jiff::civil::date(9999, 1, 1)));
    }

    #[test]
    fn the_same_finding_is_waived_once() {
        let mut waivers = Waivers::none("tidy".parse().unwrap());
        waivers.waivers = vec![waiver(), waiver()];
        assert!(waivers.check().is_err());
    }
}
