//! Domain patterns: the network names that a plugin may ask for, in one spelling.

use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};

/// `example.com` (itself), `*.example.com` (its subdomains) or `**.example.com` (both).
///
/// The name is lower-case ASCII (IDNA already applied), has at least two labels and is not an address, so a pattern
/// never covers a whole top level. Public suffixes of more labels are the network policy's business.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DomainPattern(String);

impl DomainPattern {
    /// The pattern as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DomainPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for DomainPattern {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = |why: &'static str| Err(BadText::new("a domain pattern", text, why));
        let name = text.strip_prefix("**.").or_else(|| text.strip_prefix("*.")).unwrap_or(text);
        if name.is_empty() || name.len() > 253 {
            return bad("a name has 1 to 253 characters");
        }
        if name.contains('*') {
            return bad("a '*' stands only at the beginning, as *. or **. before a name");
        }
        if !name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'.' | b'-')) {
            return bad(
                "a name has lower-case letters, digits, '-' and '.', without scheme, port or path (IDNA as xn--)",
            );
        }
        if !name
            .split('.')
            .all(|label| (1..=63).contains(&label.len()) && !label.starts_with('-') && !label.ends_with('-'))
        {
            return bad("every label has 1 to 63 characters and begins and ends with a letter or a digit");
        }
        if !name.contains('.') {
            return bad("a name has at least two labels");
        }
        // The URL standard's own reading: refuses addresses and broken punycode.
        match url::Host::parse(name) {
            Ok(url::Host::Domain(same)) if same == name => Ok(Self(text.to_owned())),
            Ok(url::Host::Domain(_)) | Err(_) => bad("it is not a name in IDNA's own form"),
            Ok(url::Host::Ipv4(_) | url::Host::Ipv6(_)) => bad("an address is not a name"),
        }
    }
}
text_in_json!(
    DomainPattern,
    "DomainPattern",
    r"^(\*{1,2}\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$",
    "maxLength": 256
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_name_or_covers_too_much_is_refused() {
        let long = format!("{}.example.com", "a".repeat(64));
        for hostile in [
            "",
            "*",
            "**",
            "*.",
            "*.com",
            "com",
            "localhost",
            "a.*.com",
            "*example.com",
            "***.example.com",
            "Example.com",
            "https://example.com",
            "example.com:443",
            "example.com/x",
            "example.com.",
            ".example.com",
            "a..b",
            "-a.com",
            "a-.com",
            "a_b.com",
            "127.0.0.1",
            "1.2",
            "0x7f.1",
            "[::1]",
            "bücher.example",
            "xn--.example",
            "xn--a\u{0}.com",
            "user@example.com",
            " example.com",
            "example.com\n",
            &long,
        ] {
            assert!(hostile.parse::<DomainPattern>().is_err(), "{hostile:?}");
        }
    }

    #[test]
    fn names_and_their_two_wildcards_are_accepted() {
        for good in ["example.com", "*.example.com", "**.example.co.uk", "xn--bcher-kva.example", "a-b.c1.example"] {
            assert_eq!(good.parse::<DomainPattern>().unwrap().to_string(), good);
        }
    }
}
