//! `marketplaces.json`: the marketplaces that a user has added, and what was pinned when they did.

use std::collections::BTreeMap;

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use url::Url;

use crate::digest::Sha256;
use crate::key::PublicKey;
use crate::name::{MarketplaceName, Origin};
use crate::source::{Source, is_loopback};
use crate::strict::{Document, FieldError, Unknown};
use crate::text::{BadText, some_line};
use crate::time::InstantText;
use crate::trust_file::TrustedBy;

/// Name → marketplace.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Marketplaces(pub BTreeMap<MarketplaceName, MarketplaceEntry>);

/// One added marketplace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MarketplaceEntry {
    /// Where it is published: `https://`, loopback `http://`, `file://`, or `gh:owner/repo`.
    pub url: String,
    /// Its own name, pinned from its root.
    pub origin: Origin,
    /// The key that the user brought or confirmed.
    pub public_key: PublicKey,
    /// The SHA-256 of the root document that was pinned.
    pub root_digest: Sha256,
    /// When it was added.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
    pub added_at: Timestamp,
    /// Who decided to trust it.
    pub trusted_by: TrustedBy,
    /// Whether it is consulted.
    pub enabled: bool,
}

impl Document for Marketplaces {
    const NAME: &'static str = "marketplaces.json";
    /// 1 MiB: a thousand marketplaces.
    const BYTES: usize = 1 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        let checked = |(name, entry): (&MarketplaceName, &MarketplaceEntry)| {
            check_address(&entry.url).map_err(|e| FieldError::new("url", e.to_string()).under(name))
        };
        self.0.iter().try_for_each(checked)
    }
}

/// 1 KiB, as a source.
const ADDRESS_BYTES: usize = crate::source::SOURCE_BYTES;

/// Whether `text` is an address that a marketplace can be published at: an `https://` or `file:///` folder, an `http://`
/// folder of this machine's loopback, `gh:owner/repo[@ref][#subdir]`, `git+https://…` or `git+file:///…`.
///
/// # Errors
/// The rule that it breaks.
pub fn check_address(text: &str) -> Result<(), BadText> {
    const WHAT: &str = "a marketplace's address";
    let bad = |why: &'static str| Err(BadText::new(WHAT, text, why));
    some_line(text, ADDRESS_BYTES).map_err(|why| BadText::new(WHAT, text, why))?;
    if text.starts_with("gh:") || text.starts_with("git+") {
        return text.parse::<Source>().map(|_| ()).map_err(|e| BadText::new(WHAT, text, e.why));
    }
    let url = Url::parse(text).map_err(|e| BadText::new(WHAT, text, format!("it is not a URL: {e}")))?;
    if !url.username().is_empty() || url.password().is_some() {
        return bad("a URL with a user name or a password is refused");
    }
    if url.query().is_some() || url.fragment().is_some() {
        return bad("a folder's URL has no '?' and no '#'");
    }
    match url.scheme() {
        "https" => Ok(()),
        "file" if url.host().is_none() => Ok(()),
        "http" if is_loopback(&url) => Ok(()),
        "http" => bad("plain http is accepted for this machine's loopback addresses only"),
        _ => bad("it begins with https://, file:///, gh: or git+https://"),
    }
}
