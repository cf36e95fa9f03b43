//! The plugin's own folder: which words mean it, and which file of the bundle a word means that begins there.

use crate::bundle::Bundle;

/// Variables that hosts put it into.
const VARIABLES: &[&str] =
    &["CLAUDE_PLUGIN_ROOT", "DEEPCODE_PLUGIN_ROOT", "CURSOR_PLUGIN_ROOT", "PLUGIN_ROOT", "extensionPath"];

/// Whether `text` names it by a variable.
pub(crate) fn is_named(text: &str) -> bool {
    // What hosts call so ends so.
    text.contains("PLUGIN_ROOT")
}

/// What stands behind it in a word that begins with it, without the separator between them.
pub(crate) fn below(word: &str) -> Option<&str> {
    let variable = |name: &&str| {
        let forms = [("${", "}"), ("$", ""), ("%", "%"), ("$env:", ""), ("${env:", "}")];
        forms.iter().find_map(|(before, behind)| {
            let rest = word.strip_prefix(before)?.strip_prefix(*name)?.strip_prefix(behind)?;
            (rest.is_empty() || rest.starts_with(['/', '\\'])).then_some(rest)
        })
    };
    let rest = VARIABLES.iter().find_map(variable)?;
    Some(rest.strip_prefix(['/', '\\']).unwrap_or(rest))
}

/// The path in the bundle of the file that `word` means in a plugin that lies in `root`; nothing where it means none.
pub(crate) fn file(bundle: &Bundle, root: &str, word: &str) -> Option<String> {
    // Windows' separators mean folders, too.
    let word = word.trim_matches(['"', '\'']).replace('\\', "/");
    let inside = below(&word);
    if inside.is_none() && (word.starts_with(['/', '~', '$', '-']) || word.contains("..")) {
        return None;
    }
    let path = inside.unwrap_or(&word).trim_start_matches("./");
    if path.is_empty() {
        return None;
    }
    let path = format!("{root}{path}").replace("/./", "/").replace("//", "/");
    let ends = ["", ".js", ".mjs", ".cjs", "/index.js", "/index.mjs"];
    ends.iter().map(|end| format!("{path}{end}")).find(|path| bundle.file(path).is_some())
}

#[cfg(test)]
mod tests {
    use super::below;

    #[test]
    fn every_way_of_naming_it_means_it() {
        for word in [
            "${CLAUDE_PLUGIN_ROOT}/a/b.sh",
            "$DEEPCODE_PLUGIN_ROOT/a/b.sh",
            "%PLUGIN_ROOT%/a/b.sh",
            "$env:CLAUDE_PLUGIN_ROOT/a/b.sh",
            "${env:CURSOR_PLUGIN_ROOT}/a/b.sh",
            "${extensionPath}/a/b.sh",
        ] {
            assert_eq!(below(word), Some("a/b.sh"), "{word}");
        }
        assert_eq!(below("%CLAUDE_PLUGIN_ROOT%\\a\\b.cmd"), Some("a\\b.cmd"));
        assert_eq!(below("${PLUGIN_ROOT}"), Some(""));
        for word in ["${HOME}/a", "$PLUGIN_ROOTS/a", "${CLAUDE_PLUGIN_ROOT:-.}/a", "x/${PLUGIN_ROOT}/a", "a/b.sh"] {
            assert_eq!(below(word), None, "{word}");
        }
    }
}
