//! A host's name in its one spelling: IDNA applied, lower case, without the trailing dot, never an address.

use std::fmt;

use crate::denied::BadHost;

/// 1 KiB: an international name of 253 characters in its longest UTF-8 spelling.
const RAW_BYTES: usize = 1 << 10;
/// RFC 1035 §2.3.4.
const NAME_BYTES: usize = 253;
const LABEL_BYTES: usize = 63;

/// Names that never mean the public Internet: RFC 6761, 6762, 7686, 8375, 9476, and ICANN's `internal`.
const SPECIAL_USE: &[&str] = &["localhost", "local", "internal", "home.arpa", "onion", "alt", "invalid", "test"];

/// The name of a host on the Internet, in its one spelling.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HostName(String);

impl HostName {
    /// Reads a name as a person or a program may write it.
    ///
    /// # Errors
    /// [`BadHost`], and an address in any spelling is one.
    pub fn parse(text: &str) -> Result<Self, BadHost> {
        let name = canonical(text)?;
        if !name.contains('.') {
            return Err(BadHost::Single);
        }
        match SPECIAL_USE.iter().find(|special| is_at_or_below(&name, special)) {
            Some(special) => Err(BadHost::SpecialUse(special)),
            None => Ok(Self(name)),
        }
    }

    /// The name as text, without a trailing dot.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its labels, the top level first.
    pub(crate) fn labels_from_top(&self) -> impl Iterator<Item = &str> {
        self.0.rsplit('.')
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn canonical(text: &str) -> Result<String, BadHost> {
    if text.is_empty() {
        return Err(BadHost::Empty);
    }
    if text.len() > RAW_BYTES {
        return Err(BadHost::TooLong);
    }
    if text.starts_with('[') || text.parse::<std::net::Ipv6Addr>().is_ok() {
        return Err(BadHost::Address);
    }
    if text.contains('%') {
        return Err(BadHost::Encoded);
    }
    // Whatever ASCII is no letter, digit, hyphen or dot is not in any name that DNS is asked for on the public Internet.
    if text.bytes().any(|b| b.is_ascii() && !b.is_ascii_alphanumeric() && b != b'-' && b != b'.') {
        return Err(BadHost::Character);
    }
    let name = match url::Host::parse(text) {
        Ok(url::Host::Domain(name)) => name,
        Ok(url::Host::Ipv4(_) | url::Host::Ipv6(_)) => return Err(BadHost::Address),
        // The URL standard takes a name whose last label is a number for an address that went wrong.
        Err(url::ParseError::InvalidIpv4Address) => return Err(BadHost::Address),
        Err(_) => return Err(BadHost::Idna),
    };
    let name = name.strip_suffix('.').unwrap_or(&name);
    if name.len() > NAME_BYTES || name.split('.').any(|label| label.len() > LABEL_BYTES) {
        return Err(BadHost::TooLong);
    }
    if !name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'.') {
        return Err(BadHost::Character);
    }
    if name.split('.').any(|label| label.is_empty() || label.starts_with('-') || label.ends_with('-')) {
        return Err(BadHost::Label);
    }
    Ok(name.to_owned())
}

fn is_at_or_below(name: &str, parent: &str) -> bool {
    name.strip_suffix(parent).is_some_and(|head| head.is_empty() || head.ends_with('.'))
}
