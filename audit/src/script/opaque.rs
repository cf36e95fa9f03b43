//! Long texts in code that are neither words nor any known kind of file: what they come to shows when they are decoded.

use super::about;
use super::graph::Site;
use super::report::Hits;
use crate::decode;
use crate::rules::script as rules;

/// 640 letters: keys, digests and signatures are shorter.
pub(super) const LETTERS: usize = 640;

/// 5.4 bits a letter: random bytes in base64 have 5.9 at that length, names and sentences below 5.
const BITS: f64 = 5.4;

/// What pictures, sounds, fonts, archives, WebAssembly and certificates begin with.
const FILES: &[&[u8]] = &[
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"RIFF",
    b"BM",
    b"\0\0\x01\0",
    b"wOF",
    b"OTTO",
    b"true",
    b"\0\x01\0\0",
    b"\0asm",
    b"PK\x03\x04",
    b"\x1f\x8b",
    b"\x78\x01",
    b"\x78\x9c",
    b"\x78\xda",
    b"BZh",
    b"\xfd7zXZ",
    b"\x28\xb5\x2f\xfd",
    b"%PDF",
    b"OggS",
    b"fLaC",
    b"ID3",
    b"\xff\xfb",
    b"\x1a\x45\xdf\xa3",
    b"SQLite format 3",
    b"\x30\x82",
];

/// Tells of `text`, a literal at `site`, if nobody can say what it is.
pub(super) fn judge(text: &str, site: Site, hits: &mut Hits) {
    if is_opaque(text) {
        let mut hit =
            about(&rules::OPAQUE, site.file, format!("{} letters of base64 that are no known file", text.len()));
        hit.site = site;
        hits.push(hit);
    }
}

fn is_opaque(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_' | b'=');
    if !text.bytes().all(is_letter) || bits(text) < BITS {
        return false;
    }
    let Some(bytes) = decode::base64(text) else { return false };
    let is_media = bytes.get(4..8) == Some(b"ftyp".as_slice());
    !is_media && !FILES.iter().any(|begin| bytes.starts_with(begin)) && decode::text(bytes).is_none()
}

/// The entropy of the text's bytes (Shannon, 1948), in bits.
fn bits(text: &str) -> f64 {
    let mut counts = [0_u32; 256];
    for byte in text.bytes() {
        if let Some(count) = counts.get_mut(usize::from(byte)) {
            *count = count.saturating_add(1);
        }
    }
    let all = f64::from(super::value::row(text.len()));
    counts.iter().filter(|count| **count > 0).map(|count| f64::from(*count) / all).map(|part| -part * part.log2()).sum()
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;

    use super::*;

    /// Bytes without any order, always the same.
    fn noise(count: usize) -> Vec<u8> {
        let step = |state: &mut u64| {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Some(state.to_be_bytes()[0])
        };
        std::iter::repeat_with({
            let mut state = 7;
            move || step(&mut state)
        })
        .flatten()
        .take(count)
        .collect()
    }

    #[test]
    fn bytes_without_order_are_opaque_and_files_and_words_are_not() {
        assert!(is_opaque(&STANDARD.encode(noise(600))));
        for begin in [b"\x89PNG\r\n".as_slice(), b"\0asm\x01", b"wOF2", b"\x1f\x8b\x08"] {
            assert!(!is_opaque(&STANDARD.encode([begin, &noise(600)].concat())), "{begin:?}");
        }
        assert!(!is_opaque(&STANDARD.encode("Some words that somebody wrote. ".repeat(40))));
        assert!(!is_opaque(&"aVeryLongNameOfSomething".repeat(40)));
        assert!(!is_opaque(&hex::encode(noise(600))));
    }
}
