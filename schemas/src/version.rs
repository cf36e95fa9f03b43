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
        semver::Version::parse(text).map(Self).map_err(|e| BadText::new("a version", text, e.to_string()))
    }
}
text_in_json!(
    PluginVersion,
    "PluginVersion",
    r"^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$"
);
