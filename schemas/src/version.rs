//! A plugin's version: semantic versioning 2.0.0, at most 64 characters.

use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};

/// A full semantic version. Ordering is precedence (semver.org §11), then build metadata.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PluginVersion(semver::Version);

impl PluginVersion {
    /// The parsed version.
    #[must_use]
    pub fn semver(&self) -> &semver::Version {
        &self.0
    }

    /// Whether it is a pre-release, which is chosen only when asked for.
    #[must_use]
    pub fn is_prerelease(&self) -> bool {
        !self.0.pre.is_empty()
    }
}

impl fmt::Display for PluginVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PluginVersion {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        if text.len() > 64 {
            return Err(BadText::new("a version", text, "it has more than 64 characters"));
        }
        let version = semver::Version::parse(text).map_err(|e| BadText::new("a version", text, e.to_string()))?;
        let parts = [version.major, version.minor, version.patch];
        if parts.iter().any(|n| *n > LARGEST) || version.pre.split('.').any(is_beyond_javascript) {
            return Err(BadText::new("a version", text, "a number in it is larger than 2^53 - 1"));
        }
        Ok(Self(version))
    }
}

/// 2^53 - 1: beyond it JavaScript's semver rounds, and orders pre-releases otherwise than this reader does.
const LARGEST: u64 = (1 << 53) - 1;

fn is_beyond_javascript(identifier: &str) -> bool {
    let numeric = !identifier.is_empty() && identifier.bytes().all(|b| b.is_ascii_digit());
    numeric && identifier.parse::<u64>().map_or(true, |n| n > LARGEST)
}
text_in_json!(
    PluginVersion,
    "PluginVersion",
    // semver.org's own expression.
    r"^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-(0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)(\.(0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*))*)?(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?$",
    "maxLength": 64
);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_not_a_full_semantic_version_is_refused() {
        let long = format!("1.0.0-{}", "a".repeat(59));
        for hostile in [
            "",
            "1",
            "1.0",
            "v1.0.0",
            "=1.0.0",
            "1.0.0 ",
            " 1.0.0",
            "1.0.0\n",
            "01.0.0",
            "1.0.0-",
            "1.0.0-01",
            "1.0.0+",
            "1.0.x",
            "*",
            "1.0.0-a..b",
            "1.0.0-é",
            "9007199254740992.0.0",
            "1.0.0-9007199254740992",
            "1.0.0-a.99999999999999999999",
            &long,
        ] {
            assert!(hostile.parse::<PluginVersion>().is_err(), "{hostile:?}");
        }
        assert!("9007199254740991.0.0-9007199254740991".parse::<PluginVersion>().is_ok());
        assert!("1.0.0-99999999999999999999a+99999999999999999999".parse::<PluginVersion>().is_ok());
    }

    #[test]
    fn a_pre_release_is_told_apart() {
        assert!("1.0.0-rc.1".parse::<PluginVersion>().unwrap().is_prerelease());
        assert!(!"1.0.0+rc.1".parse::<PluginVersion>().unwrap().is_prerelease());
    }

    proptest! {
        #[test]
        fn a_version_prints_as_it_was_written(text in "[0-9]{1,3}\\.[0-9]\\.[0-9](-[a-z0-9.-]{1,9})?(\\+[a-z0-9.]{1,9})?") {
            if let Ok(version) = text.parse::<PluginVersion>() {
                prop_assert_eq!(version.to_string(), text);
            }
        }
    }
}
