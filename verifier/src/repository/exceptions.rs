//! A fork's exceptions count when both have signed: its targets role, which lists them, and the keys of its revocations role.
//!
//! So who has stolen one of the two cannot let pass what an upstream revoked. One that does not count is left out, and the
//! revocation stands: to refuse the whole marketplace instead would keep its other news from its users.

use schemas::root::RootExtras;
use schemas::{ExceptionStatement, Exceptions, KeyId, Origin, PublicKey, SignedException};
use sigstore_tuf::Targets;

use super::REVOCATIONS_ROLE;
use crate::keys::{VerifyingKey, key_id};
use crate::tuf::key_bytes;

/// Why a listed exception has no effect.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotExcepted {
    /// Its marketplace follows no other.
    #[error("its marketplace follows no other one")]
    NoFork,
    /// Too few of the keys have signed it.
    #[error("{signed} of the marketplace's revocations keys have signed it, and {wanted} must")]
    Unsigned {
        /// Distinct keys whose signature covers these facts.
        signed: usize,
        /// How many must.
        wanted: usize,
    },
}

/// Whether `wanted` of `keys`, which are distinct, have signed `exception` for the fork called `marketplace`.
///
/// # Errors
/// [`NotExcepted::Unsigned`].
pub fn signed_by(
    keys: &[VerifyingKey],
    wanted: usize,
    (marketplace, exception): (&Origin, &SignedException),
) -> Result<(), NotExcepted> {
    let statement = ExceptionStatement { marketplace, exception }.to_bytes();
    let has_signed = |key: &&VerifyingKey| {
        let id = key_id(&key.public());
        let mut by = exception.signatures.iter().filter(|signed| signed.key_id == id);
        by.any(|signed| key.verify(&statement, &signed.signature).is_ok())
    };
    let signed = keys.iter().filter(has_signed).count();
    // A role that nobody needs to speak for speaks for nobody.
    if wanted > 0 && signed >= wanted { Ok(()) } else { Err(NotExcepted::Unsigned { signed, wanted }) }
}

/// The keys of the revocations role, as far as the current root names them, and how many of them speak for it. A key that
/// only the targets still name revokes, but excepts nothing.
fn revokers(targets: &Targets, extras: &RootExtras) -> (Vec<VerifyingKey>, usize) {
    let Some(delegations) = &targets.delegations else { return (Vec::new(), usize::MAX) };
    let named = |id: &KeyId| {
        let bytes = key_bytes(delegations.keys.get(id.as_str())?)?;
        VerifyingKey::try_from(PublicKey(bytes.try_into().ok()?)).ok()
    };
    let keys = extras.revocation_keys.iter().filter_map(named).collect();
    let role = delegations.roles.iter().find(|role| role.name == REVOCATIONS_ROLE);
    (keys, role.map_or(usize::MAX, |role| role.threshold))
}

/// The exceptions that the targets role lists.
#[derive(Debug)]
pub(super) struct Judged {
    /// What is believed.
    pub(super) believed: Vec<SignedException>,
    /// What is not.
    pub(super) without_effect: Vec<(SignedException, NotExcepted)>,
}

impl Judged {
    pub(super) fn new(listed: Exceptions, targets: &Targets, extras: &RootExtras) -> Self {
        let (keys, wanted) = revokers(targets, extras);
        let mut this = Self { believed: Vec::new(), without_effect: Vec::new() };
        for exception in listed {
            let judged = match &extras.upstream {
                None => Err(NotExcepted::NoFork),
                Some(_) => signed_by(&keys, wanted, (&extras.origin, &exception)),
            };
            match judged {
                Ok(()) => this.believed.push(exception),
                Err(why) => this.without_effect.push((exception, why)),
            }
        }
        this
    }
}
