//! Paths inside a plugin's tree: one spelling for one place, and no way out.

use std::borrow::Cow;

/// 1 KiB, as the tree's own limit on a path.
const PATH_BYTES: usize = 1024;
/// 32 folders, as the tree's own limit on depth.
const PATH_DEPTH: usize = 32;

/// Checks a relative path with `/` between its parts. It has one spelling: no `.`, `..`, empty part, `\`, `:`, control or
/// direction character, trailing dot or space, so every reader on every system means the same file.
///
/// # Errors
/// The rule that it breaks.
pub fn check(path: &str) -> Result<(), Cow<'static, str>> {
    if path.len() > PATH_BYTES {
        return Err("a path has at most 1024 bytes".into());
    }
    crate::text::some_line(path, PATH_BYTES)?;
    if path.contains(['\\', ':']) {
        return Err("a path has '/' between its parts, and neither '\\' nor ':'".into());
    }
    if path.starts_with('/') {
        return Err("a path is relative to the plugin's top".into());
    }
    for part in path.split('/') {
        match part {
            "" => return Err("a path has no empty part and no '/' at its end".into()),
            "." => return Err("a path has no '.' part: leave \"./\" out".into()),
            ".." => return Err("a path stays inside: '..' is refused".into()),
            _ if part.ends_with(['.', ' ']) => return Err("no part of a path ends with a dot or a space".into()),
            _ => {}
        }
    }
    if path.split('/').count() > PATH_DEPTH {
        return Err("a path has at most 32 parts".into());
    }
    Ok(())
}

/// The same rules as far as a pattern can say them.
#[derive(Debug)]
pub(crate) struct PathText;

impl schemars::JsonSchema for PathText {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "Path".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string", "minLength": 1, "maxLength": PATH_BYTES,
            "pattern": r"^(?!/)(?!.*//)(?!.*/$)(?!(.*/)?\.{1,2}(/|$))[^\\:\u0000-\u001f\u007f-\u009f]+$"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_leaves_or_has_two_spellings_is_refused() {
        let long = "a".repeat(1025);
        let deep = ["a"; 33].join("/");
        for hostile in [
            "",
            "/",
            "/etc/passwd",
            "..",
            "../a",
            "a/../b",
            "a/..",
            ".",
            "./a",
            "a/.",
            "a//b",
            "a/",
            "a\\b",
            "C:a",
            "C:/a",
            "a\0b",
            "a\nb",
            "a.",
            "a./b",
            "a /b",
            "a:stream",
            "\u{202e}a",
            &long,
            &deep,
        ] {
            assert!(check(hostile).is_err(), "{hostile:?}");
        }
    }

    #[test]
    fn an_ordinary_path_is_accepted() {
        for path in ["index.js", "skills/clean/SKILL.md", "a b/c", "..a", "...a/b", ".hidden", "café.md"] {
            assert_eq!(check(path), Ok(()), "{path:?}");
        }
    }
}
