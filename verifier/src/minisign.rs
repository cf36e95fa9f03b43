//! minisign files beside the plain documents: for people with the stock tool. Never a source of trust of its own.

/// Why a minisign signature is refused.
#[derive(Debug, thiserror::Error)]
pub enum BadMinisign {
    /// Not exactly four lines ended by LF.
    #[error("a minisign file has exactly four lines ended by a line feed")]
    Shape,
    /// The key is not a minisign key.
    #[error("not a minisign public key")]
    Key,
    /// It does not verify; legacy (unhashed) signatures never do.
    #[error("the minisign signature does not verify")]
    Signature,
}

/// Checks `signature` (a whole `.minisig` file) over `message` with `key` (the second line of a public key file);
/// returns the trusted comment, which is readable only now.
///
/// # Errors
/// [`BadMinisign`].
pub fn verify(key: &str, message: &[u8], signature: &[u8]) -> Result<String, BadMinisign> {
    let _ = (key, message, signature);
    todo!()
}
