//! `plugins-trust.json`: read whole and strictly or not at all, and never written over when it was not understood.

use jiff::Timestamp;
use schemas::strict::Document as _;
use schemas::trust_file::TrustedBy;
use schemas::{Grade, PluginName, TrustFile, TrustRecord};
use verifier::{Candidate, Provenance};

use super::Standing;
use super::disk;
use super::error::{OtherTree, StoreError};
use super::home::Home;

/// The records; none when there is no file.
pub(super) fn read(home: &Home) -> Result<TrustFile, StoreError> {
    match disk::read(&home.trust_file(), TrustFile::BYTES)? {
        Some(bytes) => Ok(schemas::read(&bytes)?),
        None => Ok(TrustFile::default()),
    }
}

/// Replaces the file. The caller holds the lock and has read it under that lock.
pub(super) fn write(home: &Home, trust: &TrustFile) -> Result<(), StoreError> {
    let failed = |e: serde_json::Error| StoreError::Read { path: home.trust_file(), source: e.into() };
    let text = schemas::write(trust).map_err(failed)?;
    Ok(durable::write(&home.trust_file(), &text, 0o600)?)
}

/// What is to be recorded of `candidate`. What was acknowledged before stays so: those are digests of texts.
pub(super) fn record(
    candidate: &Candidate,
    standing: Standing,
    before: Option<&TrustRecord>,
    now: Timestamp,
) -> Result<TrustRecord, StoreError> {
    let (source, commit, signature) = match candidate.provenance() {
        Provenance::Attested(offer) => {
            (offer.entry().source.clone(), offer.entry().commit, offer.audited().map(|(_, signature)| *signature))
        }
        Provenance::Unattested { source, commit } => (source.clone(), *commit, None),
    };
    let Standing { grade, marketplace } = standing;
    if signature.is_none() && matches!(grade, Grade::Official | Grade::VerifiedThirdParty) {
        return Err(StoreError::Overgraded { grade });
    }
    Ok(TrustRecord {
        version: candidate.manifest().version.clone(),
        installed_at: now,
        source_hash: candidate.tree().digest(),
        trusted_by: if signature.is_some() { TrustedBy::Marketplace } else { TrustedBy::User },
        marketplace_verified: signature.is_some(),
        marketplace_signature: signature,
        marketplace,
        source,
        commit,
        grade,
        acknowledged: before.map(|record| record.acknowledged.clone()).unwrap_or_default(),
        audit: None,
        approved: None,
    })
}

/// A version never changes: the same one with another tree is refused whatever its source, with consent too. Build
/// metadata makes no other version, as in the index.
pub(super) fn refuse_changed_version(
    name: &PluginName,
    before: Option<&TrustRecord>,
    candidate: &Candidate,
) -> Result<(), StoreError> {
    let version = &candidate.manifest().version;
    let offered = candidate.tree().digest();
    match before {
        Some(before)
            if before.version.semver().cmp_precedence(version.semver()).is_eq() && before.source_hash != offered =>
        {
            let (name, version, installed) = (name.clone(), version.clone(), before.source_hash);
            Err(StoreError::SameVersionOtherTree(Box::new(OtherTree { name, version, installed, offered })))
        }
        _ => Ok(()),
    }
}
