//! A revocation in the Open Source Vulnerability format (OSV schema 1.7.0), for scanners that know nothing of us.
//!
//! A view, never a source: clients decide by [`schemas::Revoked`]. `DeepCode` is not an ecosystem that the OSV project has
//! registered, so their own database takes no such record; tools that read the format do.

use std::collections::BTreeMap;

use jiff::Timestamp;
use schemas::range::Comparator;
use schemas::{Action, Origin, PluginName, PluginVersion, Revocation, RevocationId, RevokedRange, TreeDigest};
use semver::{BuildMetadata, Prerelease, Version};
use serde::Serialize;

/// The version of the OSV schema that is written.
pub const SCHEMA_VERSION: &str = "1.7.0";
/// The name of our packages' ecosystem.
pub const ECOSYSTEM: &str = "DeepCode";

/// One record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Record {
    /// [`SCHEMA_VERSION`].
    pub schema_version: &'static str,
    /// The revocation's id.
    pub id: RevocationId,
    /// When the record last changed.
    pub modified: Timestamp,
    /// When it was issued.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published: Option<Timestamp>,
    /// When it was lifted, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<Timestamp>,
    /// The same under other names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The reason, as one line.
    pub summary: String,
    /// The reason, whole.
    pub details: String,
    /// The package and its versions; always one.
    pub affected: Vec<Affected>,
    /// Where to read more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub references: Vec<Reference>,
    /// What only our clients understand.
    pub database_specific: Specific,
}

/// The package and its versions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Affected {
    /// The package.
    pub package: Package,
    /// Covered when any range covers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ranges: Vec<Range>,
}

/// The package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Package {
    /// [`ECOSYSTEM`].
    pub ecosystem: &'static str,
    /// The plugin.
    pub name: PluginName,
}

/// A half-open or closed interval of versions, ordered by semver precedence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Range {
    /// Always `SEMVER`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Where it begins and ends; each object has one key.
    pub events: Vec<Event>,
}

/// An end of an interval.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The first version covered; `0` is before every version.
    Introduced(String),
    /// The first version covered no more.
    Fixed(String),
    /// The last version covered.
    LastAffected(String),
}

/// Where to read more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// Always `WEB`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// The address.
    pub url: String,
}

/// What only our clients understand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Specific {
    /// Whose revocation.
    pub marketplace: Origin,
    /// What a client does.
    pub action: Action,
    /// Trees that are withdrawn under any name.
    pub digests: Vec<TreeDigest>,
    /// References that are no URLs.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub references: BTreeMap<usize, String>,
}

/// `revocation` of `marketplace` as an OSV record. `generated` is when its list was generated; it stands in where the
/// entry itself has no date, because OSV requires one.
#[must_use]
pub fn record(marketplace: &Origin, revocation: &Revocation, generated: Timestamp) -> Record {
    let (urls, others): (Vec<_>, Vec<_>) =
        revocation.references.iter().cloned().enumerate().partition(|(_, text)| is_url(text));
    let package = Package { ecosystem: ECOSYSTEM, name: revocation.name.clone() };
    Record {
        schema_version: SCHEMA_VERSION,
        id: revocation.id.clone(),
        modified: revocation.published.unwrap_or(generated),
        published: revocation.published,
        withdrawn: None,
        aliases: revocation.aliases.clone(),
        // 120 characters is what the OSV specification recommends for a summary.
        summary: revocation.reason.lines().next().unwrap_or_default().chars().take(120).collect(),
        details: revocation.reason.clone(),
        affected: vec![Affected { package, ranges: revocation.versions.iter().filter_map(range).collect() }],
        references: urls.into_iter().map(|(_, url)| Reference { kind: "WEB", url }).collect(),
        database_specific: Specific {
            marketplace: marketplace.clone(),
            action: revocation.action,
            digests: revocation.digests.clone(),
            references: others.into_iter().collect(),
        },
    }
}

fn is_url(text: &str) -> bool {
    (text.starts_with("https://") || text.starts_with("http://")) && text.bytes().all(|b| b.is_ascii_graphic())
}

/// The upper end of an interval.
enum End {
    Before(Version),
    At(Version),
}

/// The interval of a range; nothing when no version lies in it.
fn range(range: &RevokedRange) -> Option<Range> {
    let mut first: Option<Version> = None;
    let mut end: Option<End> = None;
    for (comparator, bound) in range.comparators() {
        let bound = without_build(bound);
        match comparator {
            Comparator::GreaterOrEqual => raise(&mut first, bound),
            Comparator::Greater => raise(&mut first, successor(bound)),
            Comparator::Less => lower(&mut end, End::Before(bound)),
            Comparator::LessOrEqual => lower(&mut end, End::At(bound)),
            Comparator::Equal => {
                raise(&mut first, bound.clone());
                lower(&mut end, End::At(bound));
            }
        }
    }
    let empty = match (&first, &end) {
        (Some(first), Some(End::Before(end))) => first >= end,
        (Some(first), Some(End::At(end))) => first > end,
        // 0.0.0-0 is the least version of all.
        (None, Some(End::Before(end))) => *end <= least(),
        _ => false,
    };
    let mut events = vec![Event::Introduced(first.map_or_else(|| "0".to_owned(), |v| v.to_string()))];
    events.extend(end.map(|end| match end {
        End::Before(version) => Event::Fixed(version.to_string()),
        End::At(version) => Event::LastAffected(version.to_string()),
    }));
    (!empty).then_some(Range { kind: "SEMVER", events })
}

fn raise(first: &mut Option<Version>, to: Version) {
    if first.as_ref().is_none_or(|now| *now < to) {
        *first = Some(to);
    }
}

fn lower(end: &mut Option<End>, to: End) {
    let tighter = match (&*end, &to) {
        (None, _) => true,
        (Some(End::Before(now)), End::Before(to) | End::At(to)) | (Some(End::At(now)), End::At(to)) => to < now,
        (Some(End::At(now)), End::Before(to)) => to <= now,
    };
    if tighter {
        *end = Some(to);
    }
}

fn without_build(version: &PluginVersion) -> Version {
    Version { build: BuildMetadata::EMPTY, ..version.semver().clone() }
}

fn zero() -> Prerelease {
    // "0" is the least pre-release; were it refused, no pre-release would be excluded, which covers more, never less.
    Prerelease::new("0").unwrap_or(Prerelease::EMPTY)
}

fn least() -> Version {
    Version { pre: zero(), ..Version::new(0, 0, 0) }
}

/// The least version above `version`, by precedence: OSV knows no open lower end.
fn successor(version: Version) -> Version {
    if version.pre.is_empty() {
        let Some(patch) = version.patch.checked_add(1) else { return version };
        return Version { patch, pre: zero(), ..version };
    }
    match Prerelease::new(&format!("{}.0", version.pre)) {
        Ok(pre) => Version { pre, ..version },
        Err(_) => version,
    }
}

#[cfg(test)]
#[path = "osv_tests.rs"]
mod tests;
