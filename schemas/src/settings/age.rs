//! How long something may be, as people write it: `30m`, `6h`, `7d`.

use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};

/// A duration written as a whole number and one of `m`, `h`, `d`: `30m`, `6h`, `7d`. At most 365 days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Age {
    seconds: u32,
}

impl Age {
    /// Seven days: a long holiday without a network, and no longer.
    pub const DEFAULT: Self = Self { seconds: 7 * 86_400 };

    /// So many days, at most 365.
    #[must_use]
    pub fn days(days: u16) -> Self {
        Self { seconds: u32::from(days.min(365)) * 86_400 }
    }

    /// In seconds.
    #[must_use]
    pub fn seconds(self) -> i64 {
        i64::from(self.seconds)
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seconds {
            s if s % 86_400 == 0 => write!(f, "{}d", s / 86_400),
            s if s % 3_600 == 0 => write!(f, "{}h", s / 3_600),
            s => write!(f, "{}m", s / 60),
        }
    }
}

impl FromStr for Age {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = || BadText::new("an age", text, "it is a whole number followed by m, h or d, from 1m to 365d");
        let (number, unit) = [('m', 60), ('h', 3_600), ('d', 86_400)]
            .into_iter()
            .find_map(|(sign, seconds)| text.strip_suffix(sign).map(|n| (n, seconds)))
            .ok_or_else(bad)?;
        let plain = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        let seconds = number.parse::<u32>().ok().filter(|_| plain).and_then(|n| n.checked_mul(unit));
        match seconds {
            Some(seconds) if (60..=365 * 86_400).contains(&seconds) => Ok(Self { seconds }),
            _ => Err(bad()),
        }
    }
}
text_in_json!(Age, "Age", "^[0-9]{1,6}[mhd]$");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_that_is_nothing_or_for_ever_is_refused() {
        for hostile in [
            "",
            "7",
            "d",
            "0d",
            "0m",
            "-1d",
            "+1d",
            "1.5h",
            "366d",
            "8761h",
            "525601m",
            "99999999999d",
            "1w",
            "7 d",
            "7d ",
            "７d",
            "infinity",
        ] {
            assert!(hostile.parse::<Age>().is_err(), "{hostile:?}");
        }
    }

    #[test]
    fn an_age_prints_in_its_largest_whole_unit() {
        for (text, printed, seconds) in [
            ("7d", "7d", 604_800),
            ("24h", "1d", 86_400),
            ("90m", "90m", 5_400),
            ("120m", "2h", 7_200),
            ("365d", "365d", 31_536_000),
        ] {
            let age: Age = text.parse().unwrap();
            assert_eq!((age.to_string().as_str(), age.seconds()), (printed, seconds));
            assert_eq!(age.to_string().parse::<Age>().unwrap(), age);
        }
    }
}
