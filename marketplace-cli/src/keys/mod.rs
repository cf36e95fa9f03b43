//! Secret keys: made here, kept encrypted outside the working copy, opened for one signature and wiped.

pub mod file;
pub mod keychain;
pub mod minisign;
pub mod passphrase;
pub mod secret;

pub use keychain::{Keychain, KeychainError, StoredKey};
pub use passphrase::{PassphraseError, Passphrases};
pub use secret::{AuditKey, RevocationsKey, SecretKey};
