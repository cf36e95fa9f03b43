//! Encodings that programs hide text in.

use base64::Engine as _;

pub(super) use crate::decode::base64;

/// Bytes as base64.
pub(super) fn to_base64(bytes: &[u8]) -> String {
    base64::engine::general_purpose::STANDARD.encode(bytes)
}

/// Bytes as text, each byte a character where it is not UTF-8.
pub(super) fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => latin1(bytes),
    }
}

/// Each byte a character.
pub(super) fn latin1(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(*byte)).collect()
}

/// What `%41`, `%u0041` and `\x41` stand for.
pub(super) fn percent(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        let (before, after) = rest.split_at_checked(at)?;
        bytes.extend_from_slice(before.as_bytes());
        if let Some(code) = after.get(2..6).filter(|_| after.starts_with("%u")) {
            let c = char::from_u32(u32::from_str_radix(code, 16).ok()?)?;
            bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
            rest = after.get(6..)?;
        } else {
            bytes.push(u8::from_str_radix(after.get(1..3)?, 16).ok()?);
            rest = after.get(3..)?;
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    Some(self::text(&bytes))
}

/// The bytes that `text` stands for in an encoding of Node's buffers.
pub(super) fn bytes(text: &str, encoding: &str) -> Option<Vec<u8>> {
    match encoding.to_ascii_lowercase().as_str() {
        "base64" | "base64url" => base64(text),
        "hex" => hex::decode(text).ok(),
        "latin1" | "binary" | "ascii" => text.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect(),
        _ => Some(text.as_bytes().to_vec()),
    }
}
