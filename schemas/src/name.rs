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
    ($(#[$doc:meta])* $type:ident, $what:literal, $pattern:literal $(, $key:literal: $value:tt)* => $check:expr) => {
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
        text_in_json!($type, stringify!($type), $pattern $(, $key: $value)*);
    };
}

name! {
    /// A plugin's name: `^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$` and not reserved, so it is safe as one path component.
    PluginName, "a plugin name", "^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$", "not": { "enum": RESERVED } => |text| {
        slug("a plugin name", text)?;
        if RESERVED.contains(&text) {
            return Err(BadText::new("a plugin name", text, "the name is reserved"));
        }
        Ok(())
    }
}

name! {
    /// The user's own short name for an added marketplace; `official` is the compiled-in one.
    MarketplaceName, "a marketplace name", "^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$" => |text| {
        slug("a marketplace name", text)?;
        if text != "official" && RESERVED.contains(&text) {
            return Err(BadText::new("a marketplace name", text, "the name is reserved"));
        }
        Ok(())
    }
}

name! {
    /// A marketplace's own name in its statements, such as `github.com/example/marketplace`: printable, without spaces,
    /// its host in lower case so that two origins never differ in a host's case alone.
    Origin, "a marketplace origin", "^[a-z0-9][a-z0-9._-]*(:[1-9][0-9]{0,4})?(/[A-Za-z0-9][A-Za-z0-9._-]*)*$", "maxLength": 255 => |text| {
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
        // Digits only and no leading zero, so that a port too has one spelling.
        let port_is_number = port.is_none_or(|p| p.starts_with(|c: char| matches!(c, '1'..='9')) && p.parse::<u16>().is_ok());
        let host_is_lower = !host.bytes().any(|b| b.is_ascii_uppercase());
        if !segment(host) || !host_is_lower || !port_is_number || !path.is_none_or(|p| p.split('/').all(segment)) {
            return bad("it is a lower-case host, optionally a port, and path segments of letters, digits, '.', '_' and '-'");
        }
        Ok(())
    }
}

name! {
    /// Who audited: a handle of letters, digits, `.`, `_`, `-`; 1 to 64 characters.
    Auditor, "an auditor's handle", "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$" => |text| {
        let fits = (1..=64).contains(&text.len())
            && text.starts_with(|c: char| c.is_ascii_alphanumeric())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-'));
        if fits { Ok(()) } else {
            Err(BadText::new("an auditor's handle", text, "it is 1 to 64 letters, digits, '.', '_' or '-', beginning with a letter or a digit"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_name_that_could_become_another_path_or_object_member_is_refused() {
        let long = "a".repeat(65);
        for hostile in [
            "",
            "-",
            "-a",
            "a-",
            ".",
            "..",
            ".git",
            "a.b",
            "a/b",
            "a\\b",
            "A",
            "a_b",
            "a b",
            "a\n",
            "a\0",
            "é",
            "ａ",
            "plugins",
            "state",
            "official",
            "constructor",
            "prototype",
            "__proto__",
            "node_modules",
            "con",
            "nul",
            "com1",
            "lpt9",
            &long,
        ] {
            assert!(hostile.parse::<PluginName>().is_err(), "{hostile:?}");
        }
        assert!("official".parse::<MarketplaceName>().is_ok());
        assert!("plugins".parse::<MarketplaceName>().is_err());
        assert!("a".repeat(64).parse::<PluginName>().is_ok());
        assert!("0".parse::<PluginName>().is_ok());
    }

    #[test]
    fn an_origin_with_a_second_spelling_is_refused() {
        let long = format!("a/{}", "b".repeat(254));
        for hostile in [
            "",
            "/",
            "a/",
            "a//b",
            "/a",
            "https://a",
            "A.example",
            "a.example:080",
            "a.example:0",
            "a.example:65536",
            "a.example:",
            "a.example:+80",
            "a/..",
            "a/.b",
            "a b",
            "a\nb",
            "-a",
            "a/-b",
            "user@a",
            "a?b",
            "é.example",
            &long,
        ] {
            assert!(hostile.parse::<Origin>().is_err(), "{hostile:?}");
        }
        for good in ["github.com/example/marketplace", "localhost:8080", "a.example:65535/X_y-z.1", "a"] {
            assert_eq!(good.parse::<Origin>().unwrap().to_string(), good);
        }
    }

    #[test]
    fn an_auditor_cannot_add_a_word_to_the_statement() {
        for hostile in ["", "a b", "a\nname x", ".a", "-", "é", &"a".repeat(65)] {
            assert!(hostile.parse::<Auditor>().is_err(), "{hostile:?}");
        }
        assert!("oratis".parse::<Auditor>().is_ok());
    }

    proptest! {
        #[test]
        fn every_plugin_name_is_one_safe_path_component(text in "\\PC{0,70}") {
            if let Ok(name) = text.parse::<PluginName>() {
                prop_assert_eq!(name.as_str(), &text);
                prop_assert_eq!(crate::path::check(&text), Ok(()));
                prop_assert!(!text.contains('/') && text.is_ascii());
            }
        }
    }
}
