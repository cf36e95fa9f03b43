//! Names: of plugins, of marketplaces, of auditors. A name is checked once and may then become a path.

use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};

/// Names that mean something else to the store, to Node or to JavaScript objects.
const RESERVED: &[&str] = &[
    "plugins",
    "state",
    "node_modules",
    "official",
    "constructor",
    "prototype",
    "hasownproperty",
    "tostring",
    "valueof",
    "con",
    "prn",
    "aux",
    "nul",
    "com0",
    "com1",
    "com2",
    "com3",
    "com4",
    "com5",
    "com6",
    "com7",
    "com8",
    "com9",
    "lpt0",
    "lpt1",
    "lpt2",
    "lpt3",
    "lpt4",
    "lpt5",
    "lpt6",
    "lpt7",
    "lpt8",
    "lpt9",
];

/// Lower-case letters, digits and inner hyphens; 1 to 64 characters.
fn slug(what: &'static str, text: &str) -> Result<(), BadText> {
    let bad = |why: &'static str| Err(BadText::new(what, text, why));
    if text.is_empty() || text.len() > 64 {
        return bad("it must have 1 to 64 characters");
    }
    if !text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
        return bad("only a-z, 0-9 and '-' may stand in it");
    }
    if text.starts_with('-') || text.ends_with('-') {
        return bad("it must begin and end with a letter or a digit");
    }
    Ok(())
}

macro_rules! name {
    ($(#[$doc:meta])* $type:ident, $what:literal, $pattern:literal, $check:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(String);

        impl $type {
            /// The name as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
        impl FromStr for $type {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                let check: fn(&str) -> Result<(), BadText> = $check;
                check(text)?;
                Ok(Self(text.to_owned()))
            }
        }
        text_in_json!($type, stringify!($type), $pattern);
    };
}

name! {
    /// A plugin's name: `^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$` and not reserved, so it is safe as one path component.
    PluginName, "a plugin name", "^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$", |text| {
        slug("a plugin name", text)?;
        if RESERVED.contains(&text) {
            return Err(BadText::new("a plugin name", text, "the name is reserved"));
        }
        Ok(())
    }
}

name! {
    /// The user's own short name for an added marketplace; `official` is the compiled-in one.
    MarketplaceName, "a marketplace name", "^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$", |text| {
        slug("a marketplace name", text)?;
        if text != "official" && RESERVED.contains(&text) {
            return Err(BadText::new("a marketplace name", text, "the name is reserved"));
        }
        Ok(())
    }
}

name! {
    /// A marketplace's own name in its statements, such as `github.com/example/marketplace`: printable, without spaces.
    Origin, "a marketplace origin", "^[A-Za-z0-9][A-Za-z0-9._-]*(:[0-9]+)?(/[A-Za-z0-9][A-Za-z0-9._-]*)*$", |text| {
        let bad = |why: &'static str| Err(BadText::new("a marketplace origin", text, why));
        if text.is_empty() || text.len() > 255 {
            return bad("it must have 1 to 255 characters");
        }
        let segment = |s: &str| {
            s.starts_with(|c: char| c.is_ascii_alphanumeric())
                && s.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-'))
        };
        let (host, path) = text.split_once('/').map_or((text, None), |(h, p)| (h, Some(p)));
        let (host, port) = host.split_once(':').map_or((host, None), |(h, p)| (h, Some(p)));
        let port_is_number = port.is_none_or(|p| !p.is_empty() && p.len() <= 5 && p.bytes().all(|b| b.is_ascii_digit()));
        if !segment(host) || !port_is_number || !path.is_none_or(|p| p.split('/').all(segment)) {
            return bad("it is a host, optionally a port, and path segments of letters, digits, '.', '_' and '-'");
        }
        Ok(())
    }
}

name! {
    /// Who audited: a handle of letters, digits, `.`, `_`, `-`; 1 to 64 characters.
    Auditor, "an auditor's handle", "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", |text| {
        let fits = (1..=64).contains(&text.len())
            && text.starts_with(|c: char| c.is_ascii_alphanumeric())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-'));
        if fits { Ok(()) } else {
            Err(BadText::new("an auditor's handle", text, "it is 1 to 64 letters, digits, '.', '_' or '-', beginning with a letter or a digit"))
        }
    }
}
