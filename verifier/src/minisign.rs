//! minisign files beside the plain documents: for people with the stock tool. Never a source of trust of its own.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use schemas::PublicKey;

use crate::keys::VerifyingKey;

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
    let text = four_lines(signature).ok_or(BadMinisign::Shape)?;
    let key = strong_key(key).ok_or(BadMinisign::Key)?;
    let signature = minisign_verify::Signature::decode(text).map_err(|_| BadMinisign::Shape)?;
    // Legacy signatures are over the message itself, not its hash, and would be read into memory by every tool.
    key.verify(message, &signature, false).map_err(|_| BadMinisign::Signature)?;
    Ok(signature.trusted_comment().to_owned())
}

/// The whole text when it is four lines, each ended by one LF and holding no control character but the tab that the
/// stock tool puts into its trusted comment. Tools differ on what they do with more, so there must be no more.
fn four_lines(signature: &[u8]) -> Option<&str> {
    let text = str::from_utf8(signature).ok()?;
    let lines: Vec<&str> = text.strip_suffix('\n')?.split('\n').collect();
    let is_plain = |line: &&str| line.chars().all(|c| c == '\t' || !c.is_control());
    let begins = lines.first().is_some_and(|line| line.starts_with("untrusted comment: "));
    (lines.len() == 4 && begins && lines.iter().all(is_plain)).then_some(text)
}

/// A minisign key whose Ed25519 key is a strong point: `Ed`, eight bytes of key id, 32 bytes of key, in base64.
fn strong_key(key: &str) -> Option<minisign_verify::PublicKey> {
    let bytes = STANDARD.decode(key).ok()?;
    let point = bytes.strip_prefix(b"Ed")?.get(8..)?;
    VerifyingKey::try_from(PublicKey(point.try_into().ok()?)).ok()?;
    minisign_verify::PublicKey::from_base64(key).ok()
}
