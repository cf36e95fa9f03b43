//! `plugins-trust.json`: which tree was trusted as which plugin, by whom, and how far.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use jiff::Timestamp;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::digest::{CommitId, TreeDigest};
use crate::key::Signature;
use crate::name::{MarketplaceName, PluginName};
use crate::source::Source;
use crate::strict::{Document, FieldError, Unknown};
use crate::time::InstantText;
use crate::version::PluginVersion;

/// Name → record. On disk the reserved key `plugins` holds `{}`, because a DeepCode of today needs it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrustFile {
    /// Always `{}`.
    pub plugins: Empty,
    /// The records.
    pub records: BTreeMap<PluginName, TrustRecord>,
}

/// An object without members.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}

impl Serialize for TrustFile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut members = to.serialize_map(Some(self.records.len() + 1))?;
        members.serialize_entry("plugins", &self.plugins)?;
        for (name, record) in &self.records {
            members.serialize_entry(name, record)?;
        }
        members.end()
    }
}

struct Members;
impl<'de> Visitor<'de> for Members {
    type Value = TrustFile;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of plugin names and trust records")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<TrustFile, A::Error> {
        let mut file = TrustFile::default();
        while let Some(key) = members.next_key::<String>()? {
            if key == "plugins" {
                file.plugins = members.next_value()?;
            } else {
                let name = key.parse().map_err(A::Error::custom)?;
                file.records.insert(name, members.next_value()?);
            }
        }
        Ok(file)
    }
}

impl<'de> Deserialize<'de> for TrustFile {
    /// By hand, because serde's `flatten` loses the position of what is wrong.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Members)
    }
}

impl JsonSchema for TrustFile {
    fn schema_name() -> Cow<'static, str> {
        "TrustFile".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let empty = generator.subschema_for::<Empty>();
        let name = generator.subschema_for::<PluginName>();
        let record = generator.subschema_for::<TrustRecord>();
        json_schema!({
            "type": "object",
            "description": "Name to record; the reserved key `plugins` holds an empty object.",
            "properties": { "plugins": empty },
            "propertyNames": { "anyOf": [{ "const": "plugins" }, name] },
            "additionalProperties": record
        })
    }
}

/// What was trusted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrustRecord {
    /// The version in its manifest.
    pub version: PluginVersion,
    /// When it was installed.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
    pub installed_at: Timestamp,
    /// The tree.
    pub source_hash: TreeDigest,
    /// Who decided.
    pub trusted_by: TrustedBy,
    /// Whether a marketplace's statement covers exactly this tree.
    pub marketplace_verified: bool,
    /// That statement's signature.
    pub marketplace_signature: Option<Signature>,
    /// Which added marketplace it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marketplace: Option<MarketplaceName>,
    /// Where it came from.
    pub source: Source,
    /// The commit, where it is git.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<CommitId>,
    /// How far it is trusted.
    pub grade: Grade,
    /// Digests of skills and prompts that the user has acknowledged.
    #[serde(default)]
    pub acknowledged: Vec<crate::digest::Sha256>,
}

/// Who decided to trust.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TrustedBy {
    /// A person at a terminal, or a lock file or digest that one brought.
    User,
    /// A marketplace's statement.
    Marketplace,
}

/// The trust ladder, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A directory of this machine.
    LocalPath,
    /// `gh:` or git.
    DirectSource,
    /// Listed but not audited, or straight from npm.
    UnverifiedMarketplace,
    /// Signed and audited by a marketplace that the user added.
    VerifiedThirdParty,
    /// Signed and audited by the compiled-in marketplace.
    Official,
}

impl Grade {
    /// The grade's word, as in files and settings.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::LocalPath => "local-path",
            Self::DirectSource => "direct-source",
            Self::UnverifiedMarketplace => "unverified-marketplace",
            Self::VerifiedThirdParty => "verified-third-party",
            Self::Official => "official",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Document for TrustFile {
    const NAME: &'static str = "plugins-trust.json";
    /// 4 MiB: a thousand records with their acknowledgements.
    const BYTES: usize = 4 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        self.records.iter().try_for_each(|(name, record)| record.check().map_err(|e| e.under(name)))
    }
}

impl TrustRecord {
    /// Whether its claims can hold together: no verified grade without the statement's signature.
    fn check(&self) -> Result<(), FieldError> {
        if self.marketplace_verified != self.marketplace_signature.is_some() {
            let why = "it stands with marketplaceVerified, and not without it";
            return Err(FieldError::new("marketplaceSignature", why));
        }
        if self.grade >= Grade::VerifiedThirdParty && !self.marketplace_verified {
            return Err(FieldError::new("grade", format!("{} needs marketplaceVerified", self.grade)));
        }
        if self.trusted_by == TrustedBy::Marketplace && !self.marketplace_verified {
            return Err(FieldError::new("trustedBy", "a marketplace trusts by its statement, and there is none"));
        }
        Ok(())
    }
}
