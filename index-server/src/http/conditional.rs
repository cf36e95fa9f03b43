//! Conditional and range requests as RFC 9110 says: which headers a request has decides what is sent.

use std::ops::Range;

use axum::http::{HeaderMap, HeaderValue, header};

use crate::site::Encoding;

/// 16 ranges' worth of text: longer headers are nobody's.
const RANGE_TEXT: usize = 128;

/// Whether the client has this already: `If-None-Match` holds its validator, compared weakly (§13.1.2).
#[must_use]
pub(super) fn is_known(headers: &HeaderMap, etag: &HeaderValue) -> bool {
    let tag = etag.as_bytes();
    headers.get_all(header::IF_NONE_MATCH).iter().any(|list| {
        let items = list.as_bytes().split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
        items.into_iter().any(|item| item == b"*" || item.strip_prefix(b"W/").unwrap_or(item) == tag)
    })
}

/// The encodings that the client takes, best first (§12.5.3). One that is not named, or has `q=0`, is not taken.
#[must_use]
pub(super) fn accepted(headers: &HeaderMap) -> [Option<Encoding>; 2] {
    let takes = |name: &str| {
        let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
        lists.flat_map(|list| list.split(',')).any(|item| {
            let (coding, weight) = item.split_once(';').unwrap_or((item, ""));
            coding.trim().eq_ignore_ascii_case(name) && !is_zero(weight)
        })
    };
    [takes("zstd").then_some(Encoding::Zstd), takes("gzip").then_some(Encoding::Gzip)]
}

/// `q=0`, `q=0.0` and the like.
fn is_zero(weight: &str) -> bool {
    weight.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()).is_some_and(|q| q <= 0.0)
}

/// What part of a body is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part {
    /// All of it.
    Whole,
    /// These bytes.
    Bytes(Range<u64>),
    /// Bytes that it does not have.
    Unsatisfiable,
}

/// The part that `Range` asks for of `length` bytes whose validator is `etag` (§14.2). Several ranges, another unit and
/// what is malformed are ignored, as the standard allows; `If-Range` with another validator asks for the whole.
#[must_use]
pub(super) fn part(headers: &HeaderMap, etag: &HeaderValue, length: u64) -> Part {
    let Some(range) = headers.get(header::RANGE).and_then(|value| value.to_str().ok()) else { return Part::Whole };
    if headers.get(header::IF_RANGE).is_some_and(|condition| condition != etag) || range.len() > RANGE_TEXT {
        return Part::Whole;
    }
    let Some((first, last)) = range.strip_prefix("bytes=").and_then(|spec| spec.trim().split_once('-')) else {
        return Part::Whole;
    };
    let number =
        |text: &str| (!text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse().ok())?;
    match (number(first), number(last)) {
        (Some(first), _) if last.is_empty() && first < length => Part::Bytes(first..length),
        (Some(first), Some(last)) if first > last => Part::Whole,
        (Some(first), Some(last)) if first < length => Part::Bytes(first..last.saturating_add(1).min(length)),
        (None, Some(count)) if first.is_empty() && count > 0_u64 && length > 0 => {
            Part::Bytes(length.saturating_sub(count)..length)
        }
        (Some(_), None) if !last.is_empty() => Part::Whole,
        (None, None | Some(_)) if !first.is_empty() || last.is_empty() => Part::Whole,
        _ => Part::Unsatisfiable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_validator_is_found_in_a_list_weak_or_strong_and_by_a_star() {
        let tag = HeaderValue::from_static("\"abc\"");
        for (list, known) in [
            ("\"abc\"", true),
            ("W/\"abc\"", true),
            ("\"x\", \"abc\"", true),
            ("*", true),
            ("\"ab\"", false),
            ("abc", false),
            ("", false),
        ] {
            assert_eq!(is_known(&asking(&[(header::IF_NONE_MATCH, list)]), &tag), known, "{list}");
        }
    }

    #[test]
    fn zstd_is_preferred_and_a_weight_of_zero_refuses() {
        let of = |list| accepted(&asking(&[(header::ACCEPT_ENCODING, list)]));
        assert_eq!(of("gzip, zstd"), [Some(Encoding::Zstd), Some(Encoding::Gzip)]);
        assert_eq!(of("gzip;q=0.5, zstd;q=0"), [None, Some(Encoding::Gzip)]);
        assert_eq!(of("br"), [None, None]);
        assert_eq!(of("GZIP"), [None, Some(Encoding::Gzip)]);
    }

    #[test]
    fn ranges_follow_the_standard() {
        let tag = HeaderValue::from_static("\"abc\"");
        for (range, expected) in [
            ("bytes=0-3", Part::Bytes(0..4)),
            ("bytes=4-", Part::Bytes(4..10)),
            ("bytes=-3", Part::Bytes(7..10)),
            ("bytes=-30", Part::Bytes(0..10)),
            ("bytes=8-99", Part::Bytes(8..10)),
            ("bytes=10-", Part::Unsatisfiable),
            ("bytes=10-12", Part::Unsatisfiable),
            ("bytes=-0", Part::Unsatisfiable),
            ("bytes=3-2", Part::Whole),
            ("bytes=0-1,3-4", Part::Whole),
            ("bytes=a-b", Part::Whole),
            ("bytes=-", Part::Whole),
            ("bytes=1-x", Part::Whole),
            ("lines=0-3", Part::Whole),
            ("bytes=99999999999999999999-", Part::Whole),
        ] {
            assert_eq!(part(&asking(&[(header::RANGE, range)]), &tag, 10), expected, "{range}");
        }
        let other = asking(&[(header::RANGE, "bytes=0-3"), (header::IF_RANGE, "\"old\"")]);
        assert_eq!(part(&other, &tag, 10), Part::Whole);
    }
}
