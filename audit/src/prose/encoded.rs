//! Encodings in a text that decode to orders: base64, hexadecimal, rot13, tag characters, letters between invisible ones.

use std::sync::LazyLock;

use base64::Engine as _;
use regex::Regex;

use super::phrases::{self, Wants};

/// 48 letters of base64 are 36 bytes: an order is not shorter.
static BASE64: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"[A-Za-z0-9+/_-]{48,}={0,2}").ok());
static HEX: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"(?:[0-9a-fA-F]{2}[\s:]?){36,}").ok());

/// 500 blobs in one text, 16 KiB of each: pictures are longer and say nothing in their first bytes.
const BLOBS: usize = 500;
const BYTES: usize = 16 << 10;

/// Places and what was found there.
pub(super) fn find(text: &str) -> Vec<(usize, usize, &'static str)> {
    let mut found = Vec::new();
    let blobs = BASE64.iter().flat_map(|pattern| pattern.find_iter(text).take(BLOBS));
    for blob in blobs {
        if from_base64(blob.as_str()).is_some_and(|plain| orders(&plain)) {
            found.push((blob.start(), blob.end(), "base64 that decodes to orders"));
        }
    }
    for blob in HEX.iter().flat_map(|pattern| pattern.find_iter(text).take(BLOBS)) {
        let digits: String = blob.as_str().chars().filter(char::is_ascii_hexdigit).take(BYTES).collect();
        let plain = hex::decode(digits).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        if plain.is_some_and(|plain| orders(&plain)) {
            found.push((blob.start(), blob.end(), "hexadecimal that decodes to orders"));
        }
    }
    if let Some(phrase) = strong(&rot13(text)) {
        found.push((phrase.start, phrase.end, "rot13 that decodes to orders"));
    }
    found
}

fn from_base64(blob: &str) -> Option<String> {
    let cut = blob.trim_end_matches('=').replace('-', "+").replace('_', "/");
    let cut = cut.get(..cut.len().min(BYTES))?;
    let cut = cut.get(..cut.len() - usize::from(cut.len() % 4 == 1))?;
    let lenient = base64::engine::GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(base64::engine::DecodePaddingMode::Indifferent);
    let engine = base64::engine::GeneralPurpose::new(&base64::alphabet::STANDARD, lenient);
    String::from_utf8(engine.decode(cut).ok()?).ok()
}

/// Whether decoded text is an order; a bare mention of a tool is none.
fn orders(plain: &str) -> bool {
    let phrases = phrases::find(plain);
    phrases.iter().any(|phrase| phrase.wants != Wants::Tool)
}

fn strong(text: &str) -> Option<phrases::Phrase> {
    let strong = [Wants::Override, Wants::Secrecy, Wants::Exfil, Wants::Credentials, Wants::Download];
    phrases::find(text).into_iter().find(|phrase| strong.contains(&phrase.wants))
}

/// The text with its ASCII letters turned by thirteen; every other byte stays where it is.
fn rot13(text: &str) -> String {
    const FROM: &str = "abcdefghijklmnopqrstuvwxyzabcdefghijklm";
    let turn = |c: char| {
        let at = FROM.find(c.to_ascii_lowercase())?;
        let turned = FROM.chars().nth(at.checked_add(13)?)?;
        Some(if c.is_ascii_uppercase() { turned.to_ascii_uppercase() } else { turned })
    };
    text.chars().map(|c| turn(c).unwrap_or(c)).collect()
}
