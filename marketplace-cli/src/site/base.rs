//! The path of a host that pages lie below, as it stands in links.

use std::fmt;
use std::str::FromStr;

/// A path that begins and ends with a slash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Base(String);

/// Why a text is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a path of a host, such as / or /plugins/: letters, digits and -._~ between slashes")]
pub struct BadBase;

impl Base {
    /// The path.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Base {
    type Err = BadBase;

    /// Nothing that a browser reads as another host, or as a step up.
    fn from_str(text: &str) -> Result<Self, BadBase> {
        let inside = text.strip_prefix('/').ok_or(BadBase)?;
        let inside = inside.strip_suffix('/').unwrap_or(inside);
        let is_name = |name: &str| !matches!(name, "" | "." | "..") && name.bytes().all(is_plain);
        if inside.is_empty() {
            return if text == "/" { Ok(Self(text.to_owned())) } else { Err(BadBase) };
        }
        if inside.split('/').all(is_name) { Ok(Self(format!("/{inside}/"))) } else { Err(BadBase) }
    }
}

/// What stands in a path as it is (RFC 3986 §2.3).
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_is_a_path_of_the_same_host() {
        for (text, base) in [("/", "/"), ("/a", "/a/"), ("/a/", "/a/"), ("/a.b/c-d_e~1/", "/a.b/c-d_e~1/")] {
            assert_eq!(text.parse::<Base>().unwrap().as_str(), base);
        }
        for text in [
            "",
            "a",
            "//",
            "//example.com/",
            "/a//b",
            "/../",
            "/a/./",
            "/a?b",
            "/a#b",
            "/a b",
            "/\\x/",
            "/<b>/",
            "https://x/",
        ] {
            assert_eq!(text.parse::<Base>(), Err(BadBase), "{text}");
        }
    }
}
