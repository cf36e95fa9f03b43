//! One plugin as its page shows it: every version with its grade, what withdraws it, and what changed since the one before.

use std::fmt;

use schemas::root::AuditKeyEntry;
use schemas::{
    Action, AuditRef, Grade, Origin, PluginName, PublicKey, RevocationId, Shard, SignedException, Status, Verdict,
    VersionEntry,
};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::changes::Changes;

/// One plugin.
#[derive(Debug)]
pub struct Plugin {
    /// Its name.
    pub name: PluginName,
    /// One line about it; hostile text.
    pub description: String,
    /// Who answers for it; hostile text.
    pub maintainer: String,
    /// Where that publisher's page is.
    pub publisher: Slug,
    /// How it stands.
    pub status: Status,
    /// Every version, the newest by precedence first.
    pub releases: Vec<Release>,
}

/// One version.
#[derive(Debug, Clone)]
pub struct Release {
    /// What the shard says, its statement verified where it has a signature.
    pub entry: VersionEntry,
    /// The key that its statement verified with.
    pub key: Option<PublicKey>,
    /// What withdraws it, the strongest first.
    pub revoked: Vec<Hit>,
    /// In a fork: what its upstream says of the same version.
    pub upstream: Option<Endorsed>,
    /// What it asks for beyond the version before, and what no more.
    pub changes: Option<Changes>,
}

/// A revocation that covers a version.
#[derive(Debug, Clone, Serialize)]
pub struct Hit {
    /// Its id.
    pub id: RevocationId,
    /// What clients do.
    pub action: Action,
    /// Why; hostile text.
    pub reason: String,
    /// The fork's exception that lets the version pass, where there is one.
    pub exception: Option<SignedException>,
}

impl Hit {
    /// Whether it keeps clients from loading the version.
    #[must_use]
    pub fn stops(&self) -> bool {
        self.exception.is_none() && self.action > Action::Warn
    }
}

/// The word of a fork's upstream beside the fork's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Endorsed {
    /// The upstream.
    pub upstream: Origin,
    /// Whether a key that it trusts today has signed it.
    pub holds: bool,
}

/// A publisher in an address: letters of the name for people, and a digest, so that no two are one and no text of
/// strangers becomes a path.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Slug(String);

/// 24 letters are enough to recognise a name by.
const SLUG_LETTERS: usize = 24;
/// 16 hexadecimal digits: nobody gains by a collision but a page with two publishers' plugins.
const SLUG_DIGITS: usize = 16;

impl Slug {
    /// The slug of a publisher's name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let letters = name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
        let words: String = letters.take(SLUG_LETTERS).collect();
        let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
        let digest = hex::encode(Sha256::digest(name));
        let digits = digest.get(..SLUG_DIGITS).unwrap_or_default();
        Self(words.into_iter().chain([digits]).collect::<Vec<_>>().join("-"))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Plugin {
    /// The version that is offered to who names none; else the newest of all, which says why nothing is offered.
    #[must_use]
    pub fn current(&self) -> Option<&Release> {
        let offered = |release: &&Release| release.is_offered();
        let stable = |release: &&Release| release.is_offered() && !release.entry.version.is_prerelease();
        let releases = || self.releases.iter();
        releases().find(stable).or_else(|| releases().find(offered)).or_else(|| releases().next())
    }

    /// Whether search and lists show it.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.status != Status::Unlisted
    }
}

impl Release {
    /// The grade that it has with clients that added this marketplace. Only a client knows which one is compiled into it.
    #[must_use]
    pub fn grade(&self) -> Grade {
        if self.key.is_some() { Grade::VerifiedThirdParty } else { Grade::UnverifiedMarketplace }
    }

    /// Whether a client would install it.
    #[must_use]
    pub fn is_offered(&self) -> bool {
        !self.entry.yanked && !self.is_stopped()
    }

    /// Whether a revocation keeps clients from loading it.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.revoked.iter().any(Hit::stops)
    }

    /// What its audit concluded; nothing where nobody signed for it.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.key.and(self.entry.audit.as_ref()).map(|audit| audit.verdict)
    }

    /// The audit that was signed.
    #[must_use]
    pub fn audit(&self) -> Option<&AuditRef> {
        self.key.and(self.entry.audit.as_ref())
    }

    /// The report that was signed with it, where it names one.
    pub(crate) fn report(&self) -> Option<schemas::Sha256> {
        self.audit()?.report.as_deref().and_then(AuditRef::digest_of)
    }
}

/// The releases of a shard, the newest first.
pub(crate) fn releases(
    shard: &Shard,
    keys: &[AuditKeyEntry],
    (hits, endorsed): (impl Fn(&VersionEntry) -> Vec<Hit>, impl Fn(&VersionEntry) -> Option<Endorsed>),
) -> Vec<Release> {
    let mut entries: Vec<&VersionEntry> = shard.versions.iter().collect();
    entries.sort_by(|a, b| b.version.semver().cmp_precedence(a.version.semver()));
    let older = entries.iter().skip(1).map(|entry| Some(*entry)).chain([None]);
    let release = |(entry, older): (&VersionEntry, Option<&VersionEntry>)| Release {
        entry: entry.clone(),
        key: key_of(entry, keys),
        revoked: hits(entry),
        upstream: endorsed(entry),
        changes: older.map(|older| Changes::between(older, entry)),
    };
    entries.iter().copied().zip(older).map(release).collect()
}

/// The key that an entry names, which its statement was verified with before.
fn key_of(entry: &VersionEntry, keys: &[AuditKeyEntry]) -> Option<PublicKey> {
    let id = entry.key_id.as_ref().filter(|_| entry.signature.is_some())?;
    keys.iter().map(|known| known.key).find(|key| verifier::keys::key_id(key) == *id)
}

/// The statement that was signed.
pub(crate) fn statement(release: &Release, origin: &Origin, name: &PluginName) -> Option<String> {
    release.key.and_then(|_| release.entry.statement(origin, name)).map(|statement| statement.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_is_a_path_whatever_the_name_is() {
        for name in ["Ann", "../../etc", "<script>", "名前", "", "a/b?c#d%00", &"x".repeat(200)] {
            let slug = Slug::of(name);
            let fits = slug.as_str().bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            assert!(fits && slug.as_str().len() <= SLUG_LETTERS + 1 + SLUG_DIGITS, "{slug}");
        }
        assert_ne!(Slug::of("Ann"), Slug::of("ann"));
        assert!(Slug::of("Ann Onym").as_str().starts_with("ann-onym-"));
    }
}
