//! Texts of a script in a language that is not read here that stand side by side, and constants among them, as one text.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex::{Captures, Regex};

/// 100 constants of one script.
const CONSTANTS: usize = 100;

/// 128 KiB of a script: what is longer is generated, and its words are seen apart.
const BYTES: usize = 128 << 10;

/// A text, an operator that joins texts in some language, and another one.
static SIDE_BY_SIDE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let by = r"\s{0,8}(?:\+\+?|&|\.\.?|<>|~|\^)\s{0,8}";
    Regex::new(&format!("\"{by}\"|'{by}'")).ok()
});

/// A name that is given a text of at most 80 letters, and nothing else on its line.
static GIVEN: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r#"(?m)^\s*(?:(?:set|let|val|var|def|const|local|my|static|final|string|auto)\s+)*\$?([A-Za-z_]\w{0,40})(?:\s*:\s*\w+)?\s*(?:=|:=|<-|\bto\b)\s*("[^"\n\\]{0,80}"|'[^'\n\\]{0,80}')\s*;?\s*$"#,
    )
    .ok()
});

/// A name before or behind such an operator.
static USED: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r#"(?P<b>["']\s{0,8}(?:\+\+?|&|\.\.?|<>)\s{0,8})\$?(?P<n>[A-Za-z_]\w{0,40})\b|\$?\b(?P<m>[A-Za-z_]\w{0,40})(?P<a>\s{0,8}(?:\+\+?|&|\.\.?|<>)\s{0,8}["'])"#).ok()
});

/// The script with such texts as one.
pub(super) fn folded(text: &str) -> String {
    let (Some(joined), Some(given), Some(used)) = (&*SIDE_BY_SIDE, &*GIVEN, &*USED) else { return text.to_owned() };
    if text.len() > BYTES {
        return text.to_owned();
    }
    let text = joined.replace_all(text, "");
    let constants: Vec<(&str, &str)> = given
        .captures_iter(&text)
        .take(CONSTANTS)
        .filter_map(|found| Some((found.get(1)?.as_str(), found.get(2)?.as_str())))
        .collect();
    if constants.is_empty() {
        return text.into_owned();
    }
    let value = |name: &str| constants.iter().rev().find(|(known, _)| *known == name).map(|(_, text)| *text);
    let mut whole = Cow::Borrowed(text.as_ref());
    // A name may stand between two others: each pass joins one more.
    for _ in 0..PASSES {
        let next = used.replace_all(&whole, |found: &Captures<'_>| {
            let part = |name: &str| found.name(name).map_or("", |part| part.as_str());
            let name = format!("{}{}", part("n"), part("m"));
            format!("{}{}{}", part("b"), value(&name).unwrap_or(&name), part("a"))
        });
        whole = Cow::Owned(joined.replace_all(&next, "").into_owned());
    }
    whole.into_owned()
}

/// 3 passes: a command of a program, a verb and an option.
const PASSES: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_side_by_side_are_one_and_constants_are_their_texts() {
        for (text, one) in [
            ("let d = \"Key\" + \"chains/x\"", "Keychains/x"),
            (
                "set a to \"secu\" & \"rity\"\nset b to \"find-\" & \"generic-password\"\ndo shell script a & \" \" & b & \" -g\"\n",
                "\"security find-generic-password -g\"",
            ),
            ("val dir = \".ssh\"\nval key = home.resolve(dir + \"/id_rsa\")\n", "\".ssh/id_rsa\""),
            ("local f = '.net' .. 'rc'\n", "'.netrc'"),
        ] {
            assert!(folded(text).contains(one), "{}", folded(text));
        }
        for text in ["print(\"a\", \"b\")\n", "x = a + b\n"] {
            assert_eq!(folded(text).trim(), text.trim());
        }
    }
}
