//! One file as every answer about it needs it: its bytes, the same bytes compressed, and its validators.

use std::io::Write as _;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::header::HeaderValue;
use sha2::{Digest, Sha256};

/// 860 bytes: below that a compressed answer saves no packet.
const WORTH_COMPRESSING: usize = 860;

/// 6: gzip's own default; the index of 10,000 plugins takes a second.
const GZIP_LEVEL: u32 = 6;

/// 12: a third smaller than gzip at about its time; decoding costs the same at any level.
const ZSTD_LEVEL: i32 = 12;

/// 8 MiB: above that level 12 takes minutes for little.
const ZSTD_SLOW_BYTES: usize = 8 << 20;

/// 3: zstd's own default, for what is larger.
const ZSTD_FAST_LEVEL: i32 = 3;

/// How a body is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// As it is.
    Identity,
    /// RFC 1952.
    Gzip,
    /// RFC 8878.
    Zstd,
}

/// What a file is, which decides its type and how long it may be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Its name holds its version or its hash: it never changes.
    Immutable,
    /// `timestamp.json` and the plain copies.
    Mutable,
}

/// One body with its validator.
#[derive(Debug, Clone)]
pub struct Variant {
    /// The body.
    pub bytes: Bytes,
    /// A strong validator (RFC 9110 §8.8.3): the hash of the identity bytes, and the encoding.
    pub etag: HeaderValue,
    /// Its length as text.
    pub length: HeaderValue,
}

/// One file. Copies share their bytes.
#[derive(Debug, Clone)]
pub struct File {
    kind: Kind,
    content_type: &'static str,
    identity: Variant,
    gzip: Option<Variant>,
    zstd: Option<Variant>,
}

impl File {
    /// A file at `path` with these bytes, compressed where that is worth it.
    #[must_use]
    pub fn new(path: &str, kind: Kind, bytes: Bytes) -> Self {
        Self::typed(content_type(path), kind, bytes)
    }

    /// A file of this media type, compressed where that is worth it.
    #[must_use]
    pub fn typed(content_type: &'static str, kind: Kind, bytes: Bytes) -> Self {
        let digest = digest(&bytes);
        let variant = |bytes, suffix| variant(bytes, &digest, suffix);
        let smaller = |packed: Option<Vec<u8>>| packed.filter(|packed| packed.len() < bytes.len()).map(Bytes::from);
        let gzip = smaller(gzip(&bytes)).map(|packed| variant(packed, "-gzip"));
        let zstd = smaller(zstd(&bytes)).map(|packed| variant(packed, "-zstd"));
        Self { kind, content_type, identity: variant(bytes, ""), gzip, zstd }
    }

    /// The same bytes, as they are once more under a name that stays while they change.
    #[must_use]
    pub fn as_mutable(&self) -> Self {
        Self { kind: Kind::Mutable, ..self.clone() }
    }

    /// Bytes that were looked at just now, as they are: to compress them for one answer costs more than to send them.
    #[must_use]
    pub fn once(path: &str, bytes: Bytes) -> Self {
        Self::plain(content_type(path), Kind::Immutable, bytes)
    }

    /// Bytes that were made just now, for one answer.
    #[must_use]
    pub fn made(content_type: &'static str, bytes: Bytes) -> Self {
        Self::plain(content_type, Kind::Mutable, bytes)
    }

    fn plain(content_type: &'static str, kind: Kind, bytes: Bytes) -> Self {
        let identity = variant(bytes.clone(), &digest(&bytes), "");
        Self { kind, content_type, identity, gzip: None, zstd: None }
    }

    /// Whether its bytes never change.
    #[must_use]
    pub fn is_immutable(&self) -> bool {
        self.kind == Kind::Immutable
    }

    /// Its media type.
    #[must_use]
    pub fn content_type(&self) -> &'static str {
        self.content_type
    }

    /// The bytes as they were verified.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.identity.bytes
    }

    /// Whether there is more than one encoding.
    #[must_use]
    pub fn varies(&self) -> bool {
        self.gzip.is_some() || self.zstd.is_some()
    }

    /// The body in `encoding`, where there is one.
    #[must_use]
    pub fn variant(&self, encoding: Encoding) -> Option<&Variant> {
        match encoding {
            Encoding::Identity => Some(&self.identity),
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Zstd => self.zstd.as_ref(),
        }
    }

    /// The body as it is.
    #[must_use]
    pub fn identity(&self) -> &Variant {
        &self.identity
    }
}

/// 128 bits of a SHA-256: nobody gains from a collision, since clients verify the whole.
fn digest(bytes: &[u8]) -> String {
    let mut hex = hex::encode(Sha256::digest(bytes));
    hex.truncate(32);
    hex
}

fn variant(bytes: Bytes, digest: &str, suffix: &str) -> Variant {
    let etag = HeaderValue::from_str(&format!("\"{digest}{suffix}\""));
    Variant { length: HeaderValue::from(bytes.len()), etag: etag.unwrap_or(HeaderValue::from_static("\"\"")), bytes }
}

fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    if bytes.len() < WORTH_COMPRESSING {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(GZIP_LEVEL));
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

fn zstd(bytes: &[u8]) -> Option<Vec<u8>> {
    if bytes.len() < WORTH_COMPRESSING {
        return None;
    }
    let level = if bytes.len() > ZSTD_SLOW_BYTES { ZSTD_FAST_LEVEL } else { ZSTD_LEVEL };
    zstd::bulk::compress(bytes, level).ok()
}

/// The media type that `path` has here; nothing is ever guessed from bytes.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, end)| end) {
        Some("json") => "application/json",
        Some("minisig") => "text/plain; charset=utf-8",
        Some("gz") => "application/gzip",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_has_its_own_strong_validator_and_gives_the_same_bytes_back() {
        let text = Bytes::from("{\"a\": \"the same words again\"}\n".repeat(100));
        let file = File::new("index.json", Kind::Mutable, text.clone());
        let gzip = file.variant(Encoding::Gzip).unwrap();
        let zstd = file.variant(Encoding::Zstd).unwrap();
        let mut plain = Vec::new();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(gzip.bytes.as_ref()), &mut plain).unwrap();
        assert_eq!(plain, text);
        assert_eq!(zstd::bulk::decompress(&zstd.bytes, text.len()).unwrap(), text);
        let tags = [&file.identity().etag, &gzip.etag, &zstd.etag];
        assert!(tags.iter().all(|tag| tag.to_str().unwrap().starts_with('"')));
        assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags[0] != tags[2]);
    }

    #[test]
    fn what_is_small_or_does_not_shrink_is_sent_as_it_is() {
        assert!(!File::new("a.json", Kind::Mutable, Bytes::from_static(b"{}")).varies());
        let noise: Vec<u8> = (0_u32..2_000).flat_map(|n| Sha256::digest(n.to_be_bytes()).to_vec()).collect();
        assert!(!File::new("a.tar.gz", Kind::Immutable, Bytes::from(noise)).varies());
    }
}
