//! The system's randomness: names that nobody can foresee.

use uuid::{Builder, Uuid};

/// The system gave no randomness.
#[derive(Debug, thiserror::Error)]
#[error("the system gave no randomness: {0}")]
pub(super) struct NoDice(#[from] getrandom::Error);

/// 16 bytes.
fn bytes() -> Result<[u8; 16], NoDice> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A random UUID (version 4).
pub(super) fn uuid() -> Result<Uuid, NoDice> {
    Ok(Builder::from_random_bytes(bytes()?).into_uuid())
}

/// 128 bits as 32 hexadecimal digits: not a UUID, so that it cannot be taken for a marker.
pub(super) fn nonce() -> Result<String, NoDice> {
    Ok(hex::encode(bytes()?))
}

/// A number below `end`; zero below one. 128 bits make its bias invisible.
pub(super) fn below(end: usize) -> Result<usize, NoDice> {
    let end = u128::try_from(end.max(1)).unwrap_or(1);
    let drawn = u128::from_be_bytes(bytes()?).checked_rem(end).unwrap_or(0);
    Ok(usize::try_from(drawn).unwrap_or(0))
}

/// One of `pool`.
pub(super) fn pick<'a>(pool: &[&'a str]) -> Result<&'a str, NoDice> {
    Ok(pool.get(below(pool.len())?).copied().unwrap_or_default())
}
