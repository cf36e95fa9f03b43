//! Names that mean the same thing on every file system; all others are refused.
//!
//! The rules for `.git` are those of git's `verify_path` with `core.protectHFS` and `core.protectNTFS` on; the rules for
//! Windows are those of "Naming Files, Paths, and Namespaces" in its documentation.

use caseless::Caseless as _;
use unicode_normalization::UnicodeNormalization as _;

use super::refused::{Refused, is_invisible, shown};

/// 255: what ext4, APFS and NTFS hold in one name, whichever way they count.
const NAME_BYTES: usize = 255;

/// `name` as a file system sees it that ignores case and Unicode form: the key of compatibility caseless matching
/// (Unicode standard §3.13, D147), the widest of them. Two names with one key cannot stand in one folder.
pub(super) fn key(name: &str) -> String {
    if name.is_ascii() {
        return name.to_ascii_lowercase();
    }
    name.chars().nfd().default_case_fold().nfkd().default_case_fold().nfkd().collect()
}

/// One component of `path`, as text.
pub(super) fn check<'a>(name: &'a [u8], path: &[u8]) -> Result<&'a str, Refused> {
    let at = || shown(path);
    match name {
        [] => return Err(Refused::EmptyName { path: at() }),
        b"." | b".." => return Err(Refused::Dots { path: at() }),
        _ if name.len() > NAME_BYTES => {
            return Err(Refused::NameTooLong { path: at(), bytes: name.len(), limit: NAME_BYTES });
        }
        _ => {}
    }
    let Ok(name) = str::from_utf8(name) else { return Err(Refused::NotUtf8 { path: at() }) };
    if is_git(name) {
        return Err(Refused::GitName { path: at() });
    }
    for c in name.chars() {
        match c {
            '\0' => return Err(Refused::Nul { path: at() }),
            '\\' => return Err(Refused::Backslash { path: at() }),
            ':' => return Err(Refused::Colon { path: at() }),
            _ if c.is_control() => return Err(Refused::Control { path: at() }),
            _ if is_invisible(c) => return Err(Refused::Invisible { path: at() }),
            _ => {}
        }
    }
    if name.ends_with(['.', ' ']) {
        return Err(Refused::TrailingDotOrSpace { path: at() });
    }
    if is_reserved(name) {
        return Err(Refused::ReservedName { path: at() });
    }
    Ok(name)
}

/// `.git` for git itself (any case), NTFS (its short name `git~1`, dots and spaces after it, `\`, `:stream`) or HFS+
/// (code points that it ignores).
fn is_git(name: &str) -> bool {
    let seen: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let stem = seen.split(['\\', ':']).next().unwrap_or_default();
    matches!(key(stem.trim_end_matches(['.', ' '])).as_str(), ".git" | "git~1")
}

/// A Windows device, with any extension: `aux`, `CON.txt`, `com¹`, `nul .c`.
fn is_reserved(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end_matches(' ').to_ascii_lowercase();
    let numbered = |device: &str| {
        stem.strip_prefix(device).is_some_and(|rest| {
            let mut rest = rest.chars();
            matches!((rest.next(), rest.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
        })
    };
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul" | "conin$" | "conout$") || numbered("com") || numbered("lpt")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(name: &str) -> Refused {
        check(name.as_bytes(), name.as_bytes()).unwrap_err()
    }

    #[test]
    fn every_disguise_of_git_is_refused_as_git() {
        for name in [
            ".git",
            ".GIT",
            ".Git",
            "git~1",
            "GIT~1",
            ".git.",
            ".git ",
            ".git. . ",
            "git~1 .",
            ".git::$INDEX_ALLOCATION",
            "git~1:x",
            ".git\\config",
            ".g\u{200c}it",
            "\u{feff}.git",
            ".gi\u{206f}t",
            ".git\u{202e}",
            ".\u{ff47}it",
        ] {
            assert!(matches!(refusal(name), Refused::GitName { .. }), "{name:?}: {:?}", refusal(name));
        }
    }

    #[test]
    fn names_that_only_look_like_git_s_are_plain() {
        for name in [".gitignore", ".gitattributes", "git", "git~2", ".git~1", ".gitx", "x.git", "..git", ".github"] {
            assert_eq!(check(name.as_bytes(), b"").unwrap(), name);
        }
    }

    #[test]
    fn every_device_of_windows_is_refused() {
        for name in [
            "con",
            "PRN",
            "Aux",
            "nul",
            "com0",
            "COM9",
            "lpt1",
            "com¹",
            "LPT³",
            "aux.js",
            "nul.tar.gz",
            "con .x",
            "CONIN$",
        ] {
            assert!(matches!(refusal(name), Refused::ReservedName { .. }), "{name:?}");
        }
        for name in ["console", "com", "com10", "lpta", "auxiliary.js", "x.con", "null", "com⁴"] {
            assert_eq!(check(name.as_bytes(), b"").unwrap(), name);
        }
    }

    #[test]
    fn every_other_rule_has_its_own_error() {
        assert!(matches!(refusal(""), Refused::EmptyName { .. }));
        assert!(matches!(refusal("."), Refused::Dots { .. }));
        assert!(matches!(refusal(".."), Refused::Dots { .. }));
        assert!(matches!(refusal("a\0b"), Refused::Nul { .. }));
        assert!(matches!(refusal("a\nb"), Refused::Control { .. }));
        assert!(matches!(refusal("a\x1b[2J"), Refused::Control { .. }));
        assert!(matches!(refusal("a\x7f"), Refused::Control { .. }));
        assert!(matches!(refusal("a\u{85}b"), Refused::Control { .. }));
        assert!(matches!(refusal("a\u{202e}sj.b"), Refused::Invisible { .. }));
        assert!(matches!(refusal("a\\b"), Refused::Backslash { .. }));
        assert!(matches!(refusal("a:b"), Refused::Colon { .. }));
        assert!(matches!(refusal("C:"), Refused::Colon { .. }));
        assert!(matches!(refusal("a."), Refused::TrailingDotOrSpace { .. }));
        assert!(matches!(refusal("a "), Refused::TrailingDotOrSpace { .. }));
        assert!(matches!(refusal("..."), Refused::TrailingDotOrSpace { .. }));
        assert!(matches!(refusal(&"é".repeat(128)), Refused::NameTooLong { bytes: 256, limit: 255, .. }));
        assert!(matches!(check(b"a\xffb", b"d/a\xffb").unwrap_err(), Refused::NotUtf8 { path } if path == "d/a\\xffb"));
    }

    #[test]
    fn what_is_printed_of_a_name_is_never_obeyed_by_a_terminal() {
        assert_eq!(shown("a\x1b[2J\u{202e}é".as_bytes()), "a\\u{1b}[2J\\u{202e}é");
        assert!(shown(&[b'x'; 5000]).chars().count() <= 301);
    }

    #[test]
    fn keys_fold_case_and_unicode_form() {
        for (a, b) in [
            ("README", "readme"),
            ("é", "e\u{301}"),
            ("É", "e\u{301}"),
            ("Straße", "STRASSE"),
            ("ﬁle", "file"),
            ("Å", "\u{212b}"),
            ("Σ", "ς"),
        ] {
            assert_eq!(key(a), key(b), "{a} {b}");
        }
        assert_ne!(key("a"), key("b"));
        assert_ne!(key("é"), key("e"));
    }
}
