//! A person wants exactly this tree: tied to the digest that was shown.

use revocation::Cleared;
use schemas::{AuditRecord, Locked, TreeDigest};

/// Consent to one tree. Consumed by [`super::Store::admit`], which refuses any other tree.
#[derive(Debug)]
pub struct Consent {
    digest: TreeDigest,
    audit: Option<AuditRecord>,
}

/// Why there is no consent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConsentError {
    /// The person said no.
    #[error("declined")]
    Declined,
    /// What was brought is not what this would install.
    #[error("consent is for {given} but the tree is {found}")]
    OtherTree {
        /// The digest that was consented to.
        given: TreeDigest,
        /// The candidate's.
        found: TreeDigest,
    },
}

impl Consent {
    /// Consent by a digest that a person brought (`--digest`), or of a lock file's entry.
    ///
    /// # Errors
    /// [`ConsentError::OtherTree`].
    pub fn by_digest(cleared: &Cleared, given: TreeDigest) -> Result<Self, ConsentError> {
        let found = cleared.candidate().tree().digest();
        if given == found {
            Ok(Self { digest: given, audit: None })
        } else {
            Err(ConsentError::OtherTree { given, found })
        }
    }

    /// Consent by a lock file's entry.
    ///
    /// # Errors
    /// [`ConsentError::OtherTree`].
    pub fn by_lock(cleared: &Cleared, locked: &Locked) -> Result<Self, ConsentError> {
        Self::by_digest(cleared, locked.source_hash)
    }

    /// Consent by a person who was shown the candidate and answers through `ask`, which returns whether they said yes.
    ///
    /// # Errors
    /// [`ConsentError::Declined`], or the error of asking.
    pub fn by_answer<E: From<ConsentError>>(
        cleared: &Cleared,
        ask: impl FnOnce(&Cleared) -> Result<bool, E>,
    ) -> Result<Self, E> {
        if ask(cleared)? {
            Ok(Self { digest: cleared.candidate().tree().digest(), audit: None })
        } else {
            Err(ConsentError::Declined.into())
        }
    }

    /// The same, knowing what the audit says; with what was acknowledged of it.
    #[must_use]
    pub fn knowing(self, audit: AuditRecord) -> Self {
        Self { audit: Some(audit), ..self }
    }

    /// What the audit says.
    pub(super) fn into_audit(self) -> Option<AuditRecord> {
        self.audit
    }

    /// The digest that was consented to.
    #[must_use]
    pub fn digest(&self) -> TreeDigest {
        self.digest
    }
}
