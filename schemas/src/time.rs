//! Dates and instants with one spelling, so that whoever rebuilds a signed line from a document writes the same bytes.

use std::borrow::Cow;

use jiff::Timestamp;
use jiff::civil::Date;

use crate::text::BadText;

const DAY: &str = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";
const INSTANT: &str =
    r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$";

/// Whether `text` has digits where `shape` has `0`, and elsewhere the same bytes.
fn is_shaped(text: &str, shape: &str) -> bool {
    text.len() == shape.len()
        && text.bytes().zip(shape.bytes()).all(|(t, s)| if s == b'0' { t.is_ascii_digit() } else { t == s })
}

/// Reads `YYYY-MM-DD`, and no other spelling.
///
/// # Errors
/// [`BadText`].
pub fn day(text: &str) -> Result<Date, BadText> {
    let bad = || BadText::new("a date", text, "it is written YYYY-MM-DD");
    if !is_shaped(text, "0000-00-00") {
        return Err(bad());
    }
    text.parse().map_err(|_| bad())
}

/// The day at `now`, in UTC: what documents that name a day mean by it.
#[must_use]
pub fn day_of(now: Timestamp) -> Date {
    now.to_zoned(jiff::tz::TimeZone::UTC).date()
}

/// Reads `YYYY-MM-DDTHH:MM:SS[.fraction]Z`, and no other spelling; a leap second is refused.
///
/// # Errors
/// [`BadText`].
pub fn instant(text: &str) -> Result<Timestamp, BadText> {
    let bad = || BadText::new("a time", text, "it is written YYYY-MM-DDTHH:MM:SSZ, in UTC");
    let body = text.strip_suffix('Z').ok_or_else(bad)?;
    let (whole, fraction) = body.split_once('.').map_or((body, None), |(w, f)| (w, Some(f)));
    let plain_fraction = fraction.is_none_or(|f| (1..=9).contains(&f.len()) && f.bytes().all(|b| b.is_ascii_digit()));
    if !is_shaped(whole, "0000-00-00T00:00:00") || whole.ends_with("60") || !plain_fraction {
        return Err(bad());
    }
    text.parse().map_err(|_| bad())
}

/// An instant that is always there.
pub(crate) mod utc {
    use serde::{Deserialize as _, Deserializer, Serializer};
    pub(crate) fn serialize<S: Serializer>(value: &jiff::Timestamp, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<jiff::Timestamp, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        crate::time::instant(&text).map_err(serde::de::Error::custom)
    }
}

/// A day that is always there.
pub(crate) mod date {
    use serde::{Deserialize as _, Deserializer, Serializer};
    pub(crate) fn serialize<S: Serializer>(value: &jiff::civil::Date, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<jiff::civil::Date, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        crate::time::day(&text).map_err(serde::de::Error::custom)
    }
}

macro_rules! spelled {
    ($optional:ident, $text:ident, $type:ty, $read:path, $format:literal, $pattern:expr) => {
        pub(crate) mod $optional {
            use serde::{Deserialize as _, Deserializer, Serializer};
            #[expect(clippy::ref_option, reason = "the signature that serde's `with` asks for")]
            pub(crate) fn serialize<S: Serializer>(value: &Option<$type>, to: S) -> Result<S::Ok, S::Error> {
                match value {
                    Some(value) => to.collect_str(value),
                    None => to.serialize_none(),
                }
            }
            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<$type>, D::Error> {
                let text = Option::<std::borrow::Cow<'de, str>>::deserialize(from)?;
                text.map(|t| $read(&t)).transpose().map_err(serde::de::Error::custom)
            }
        }
        /// The JSON Schema of this spelling.
        #[derive(Debug)]
        pub(crate) struct $text;
        impl schemars::JsonSchema for $text {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> Cow<'static, str> {
                stringify!($text).into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "format": $format, "pattern": $pattern })
            }
        }
    };
}
spelled!(utc_or_none, InstantText, jiff::Timestamp, crate::time::instant, "date-time", INSTANT);
spelled!(date_or_none, DayText, jiff::civil::Date, crate::time::day, "date", DAY);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_has_one_spelling() {
        for hostile in [
            "",
            "20260601",
            "2026-6-1",
            "2026-06-01T00:00",
            "2026-06-01Z",
            "+002026-06-01",
            "-002026-06-01",
            "2026-06-31",
            "2026-W22-1",
            "2026-06-01[UTC]",
            " 2026-06-01",
            "2026-06-01\n",
            "２026-06-01",
            "2026/06/01",
            "2026-13-01",
        ] {
            assert!(day(hostile).is_err(), "{hostile:?}");
        }
        assert_eq!(day("2026-06-01").unwrap().to_string(), "2026-06-01");
        assert_eq!(day("0000-01-01").unwrap().to_string(), "0000-01-01");
    }

    #[test]
    fn an_instant_is_utc_and_spelled_with_z() {
        for hostile in [
            "",
            "2026-06-01",
            "2026-06-01 08:30:00Z",
            "2026-06-01T08:30Z",
            "2026-06-01T08:30:00",
            "2026-06-01T08:30:00+00:00",
            "2026-06-01T08:30:00z",
            "2026-06-01t08:30:00Z",
            "2026-06-01T08:30:60Z",
            "2026-06-01T24:00:00Z",
            "2026-06-01T08:30:00.Z",
            "2026-06-01T08:30:00,5Z",
            "2026-06-01T08:30:00.0000000001Z",
            "2026-02-30T08:30:00Z",
            "2026-06-01T08:30:00Z[UTC]",
            "20260601T083000Z",
            "-002026-06-01T08:30:00Z",
        ] {
            assert!(instant(hostile).is_err(), "{hostile:?}");
        }
        assert_eq!(instant("2026-06-01T08:30:00Z").unwrap().to_string(), "2026-06-01T08:30:00Z");
        // What JavaScript's toISOString writes.
        assert!(instant("2026-06-01T08:30:00.000Z").is_ok());
    }
}
