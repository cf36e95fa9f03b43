//! Encodings in a text that decode to orders: base64, hexadecimal, percent signs, character references, escapes, numbers.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use regex::{Captures, Regex};

use super::phrases::{self, Wants};
use super::{ciphers, numbers};
use crate::decode;
use crate::finding::Severity;

/// 500 blobs in one text, 16 KiB of each: pictures are longer and say nothing in their first bytes.
const BLOBS: usize = 500;
const BYTES: usize = 16 << 10;

/// An encoding: what it is called, what it looks like, and how it is read.
struct Encoding {
    name: &'static str,
    pattern: LazyLock<Option<Regex>>,
    read: fn(&str) -> Option<String>,
    /// Whether no page writes sentences so: addresses and entities are written so everywhere.
    hides: bool,
}

static ENCODINGS: [Encoding; 6] = [
    Encoding {
        name: "base64 that decodes to orders",
        // 48 letters of base64 are 36 bytes: an order is not shorter. Lines of it are one blob.
        pattern: LazyLock::new(|| {
            Regex::new(r"(?:[A-Za-z0-9+/_-]{16,}\s{1,4}){1,}[A-Za-z0-9+/_-]+={0,2}|[A-Za-z0-9+/_-]{48,}={0,2}").ok()
        }),
        read: from_base64,
        hides: true,
    },
    Encoding {
        name: "base32 that decodes to orders",
        pattern: LazyLock::new(|| Regex::new(r"(?-u:\b)[A-Z2-7]{48,}={0,6}").ok()),
        read: from_base32,
        hides: true,
    },
    Encoding {
        name: "hexadecimal that decodes to orders",
        pattern: LazyLock::new(|| Regex::new(r"(?:(?:0x|\\x)?[0-9a-fA-F]{2}[\s:,]{0,2}){36,}").ok()),
        read: from_hex,
        hides: true,
    },
    Encoding {
        name: "percent signs that decode to orders",
        pattern: LazyLock::new(|| {
            Regex::new(r"[0-9A-Za-z]{0,20}(?:%[0-9A-Fa-f]{2}[0-9A-Za-z_.,!~*'()+-]{0,20}){5,}").ok()
        }),
        read: from_percent,
        hides: false,
    },
    Encoding {
        name: "character references that decode to orders",
        pattern: LazyLock::new(|| {
            Regex::new(r"(?:&#(?:[xX][0-9a-fA-F]{1,6}|[0-9]{1,7});[0-9A-Za-z_ .,!?]{0,20}){5,}").ok()
        }),
        read: from_references,
        hides: true,
    },
    Encoding {
        name: "escapes that decode to orders",
        pattern: LazyLock::new(|| Regex::new(r"(?:\\u\{?[0-9a-fA-F]{4,6}\}?[0-9A-Za-z_ .,!?]{0,20}){5,}").ok()),
        read: from_escapes,
        hides: true,
    },
];

/// What had to be decoded: where it stands, what it was, and how bad that is.
pub(super) struct Blob {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) how: String,
    pub(super) severity: Severity,
}

/// Everything that decodes to orders, and what decodes to sentences that are none.
pub(super) fn find(text: &str) -> Vec<Blob> {
    let mut found: Vec<Blob> = parts(text).into_iter().chain(base85(text)).chain(numbers::find(text)).collect();
    for encoding in &ENCODINGS {
        let blobs = encoding.pattern.iter().flat_map(|pattern| pattern.find_iter(text).take(BLOBS));
        for blob in blobs {
            let cut = blob.as_str();
            let cut = cut.get(..cut.floor_char_boundary(BYTES)).unwrap_or(cut);
            let Some(plain) = (encoding.read)(cut) else { continue };
            let (start, end) = (blob.start(), blob.end());
            if orders(&plain) {
                found.push(Blob { start, end, how: encoding.name.to_owned(), severity: Severity::Danger });
            } else if encoding.hides && ciphers::is_english(&plain) && !ciphers::is_english(cut) {
                let how = encoding.name.replace("orders", "sentences");
                found.push(Blob { start, end, how, severity: ciphers::weight(&plain) });
            }
        }
    }
    found
}

fn from_base64(blob: &str) -> Option<String> {
    let plain = |blob: &str| decode::base64(blob).and_then(decode::text);
    // Words before or after may look like it: the lines together, or each by itself.
    let whole = plain(blob);
    // Twice is as easy for a model as once.
    let again = whole.as_deref().filter(|text| text.len() >= 48 && !text.contains(' ')).and_then(plain);
    let again = again.filter(|text| orders(text));
    let each = || {
        let mut each = blob.split_whitespace().filter(|word| word.len() >= 48);
        each.find_map(|word| plain(word).filter(|text| orders(text)))
    };
    if whole.as_deref().is_some_and(orders) { whole } else { again.or_else(each).or(whole) }
}

/// Pieces of base64 that a text has put together: each alone says nothing.
fn parts(text: &str) -> Option<Blob> {
    static PIECE: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"(?-u:\b)[A-Za-z0-9+/_-]{12,}={0,2}").ok());
    let lower = text.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if !has(&["join", "concat", "together", "part", "piece", "fragment", "half"])
        || !has(&["decod", "base64", "base-64"])
    {
        return None;
    }
    let is_blob = |word: &str| {
        word.bytes().any(|b| b.is_ascii_digit() || b == b'=')
            && word.bytes().any(|b| b.is_ascii_uppercase())
            && word.bytes().any(|b| b.is_ascii_lowercase())
    };
    let pieces: Vec<_> = PIECE.as_ref()?.find_iter(text).filter(|piece| is_blob(piece.as_str())).take(PIECES).collect();
    let whole: String = pieces.iter().map(|piece| piece.as_str().trim_end_matches('=')).collect();
    let plain = from_base64(whole.get(..whole.floor_char_boundary(BYTES))?)?;
    let (start, end) = (pieces.first()?.start(), pieces.last()?.end());
    let how = "parts of base64 that decode to orders".to_owned();
    (pieces.len() > 1 && orders(&plain)).then_some(Blob { start, end, how, severity: Severity::Danger })
}

/// 100 pieces of a text that was cut up.
const PIECES: usize = 100;

/// Base85 where a text speaks of it: of the two alphabets that are in use.
fn base85(text: &str) -> Option<Blob> {
    if names_base85(text) { in_base85(text) } else { None }
}

/// Whether a text speaks of base85, by one of its names.
pub(super) fn names_base85(text: &str) -> bool {
    static NAMES: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
        let names = ["base85", "base-85", "ascii85", "a85", "b85", "z85"];
        AhoCorasick::builder().ascii_case_insensitive(true).build(names).ok()
    });
    NAMES.as_ref().is_some_and(|names| names.is_match(text))
}

/// The first word that base85 decodes to orders or sentences, whatever marks of a template stand around it.
pub(super) fn in_base85(text: &str) -> Option<Blob> {
    let mut start = 0_usize;
    for word in text.split([' ', '\n', '\t', '\r']) {
        let cut = word.trim_matches('`').trim_start_matches("<~").trim_end_matches("~>").trim_end_matches("%}");
        let plain = [RFC1924, ASCII85].iter().filter(|_| cut.len() >= 30).find_map(|letters| from_base85(cut, letters));
        if let Some(plain) = plain.filter(|plain| orders(plain) || ciphers::is_english(plain)) {
            let end = start.saturating_add(word.len());
            return Some(Blob {
                start,
                end,
                how: "base85 that decodes to orders".to_owned(),
                severity: ciphers::weight(&plain),
            });
        }
        start = start.saturating_add(word.len()).saturating_add(1);
    }
    None
}

/// The alphabets of RFC 1924 and of Adobe.
const RFC1924: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const ASCII85: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstu";

fn from_base85(blob: &str, letters: &str) -> Option<String> {
    let digits: Vec<u64> = blob
        .chars()
        .take(BYTES)
        .map(|c| letters.find(c).and_then(|at| u64::try_from(at).ok()))
        .collect::<Option<_>>()?;
    let mut bytes = Vec::new();
    for group in digits.chunks(5) {
        let padded = group.iter().copied().chain(std::iter::repeat(84)).take(5);
        let number = padded.fold(0_u64, |number, digit| number.saturating_mul(85).saturating_add(digit));
        let four = u32::try_from(number).ok()?.to_be_bytes();
        bytes.extend(four.iter().take(group.len().saturating_sub(1)));
    }
    String::from_utf8(bytes).ok()
}

fn from_base32(blob: &str) -> Option<String> {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let (mut bytes, mut kept, mut bits) = (Vec::new(), 0_u32, 0_u32);
    for c in blob.chars().filter(|c| *c != '=') {
        kept = kept << 5 | u32::try_from(LETTERS.find(c)?).ok()?;
        bits = bits.saturating_add(5);
        if bits >= 8 {
            bits = bits.saturating_sub(8);
            bytes.push(u8::try_from(kept >> bits & 0xff).ok()?);
            kept &= (1 << bits) - 1;
        }
    }
    String::from_utf8(bytes).ok()
}

fn from_hex(blob: &str) -> Option<String> {
    let digits: String = blob.replace("0x", "").replace("\\x", "").chars().filter(char::is_ascii_hexdigit).collect();
    String::from_utf8(hex::decode(digits).ok()?).ok()
}

fn from_percent(blob: &str) -> Option<String> {
    let decoded = percent_encoding::percent_decode_str(blob).decode_utf8().ok()?;
    Some(decoded.replace('+', " "))
}

fn from_references(blob: &str) -> Option<String> {
    static ONE: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"&#([xX]?)([0-9a-fA-F]{1,7});").ok());
    let one = |found: &Captures<'_>| {
        let radix = if found.get(1).is_some_and(|x| !x.is_empty()) { 16 } else { 10 };
        let number = found.get(2).and_then(|digits| u32::from_str_radix(digits.as_str(), radix).ok());
        number.and_then(char::from_u32).unwrap_or(' ').to_string()
    };
    Some(ONE.as_ref()?.replace_all(blob, one).into_owned())
}

fn from_escapes(blob: &str) -> Option<String> {
    static ONE: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"\\u\{?([0-9a-fA-F]{4,6})\}?").ok());
    let one = |found: &Captures<'_>| {
        let number = found.get(1).and_then(|digits| u32::from_str_radix(digits.as_str(), 16).ok());
        number.and_then(char::from_u32).unwrap_or(' ').to_string()
    };
    Some(ONE.as_ref()?.replace_all(blob, one).into_owned())
}

/// Whether decoded text is an order; a bare mention of a tool is none.
fn orders(plain: &str) -> bool {
    phrases::order(plain).is_some()
        || phrases::find(plain).iter().any(|phrase| matches!(phrase.wants, Wants::Credentials | Wants::Fetch))
}
