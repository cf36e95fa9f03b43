//! What a path or a variable that code names means: credentials, or what runs again after the plugin is gone.

use std::borrow::Cow;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use crate::script::dots;
use crate::script::value::GAP;
use crate::sensitive::{self, LASTING, SECRETS, Sensitive};

/// 256 bytes of a text that may be a path or a name: longer ones are neither.
const TEXT: usize = 256;
/// 16 bytes of a file's name with a blank in it: browsers have some that short.
const FILE: usize = 16;

/// Whether a path leads to credentials or to what runs again.
pub(in crate::script) fn is_notable(text: &str) -> bool {
    secret(text).is_some() || lasting(text).is_some()
}

/// Whether a text of the plugin's is such a path, or the name of a variable of the environment that holds a secret.
pub(in crate::script) fn leads_to_secrets(text: &str) -> bool {
    if text.len() > TEXT {
        return false;
    }
    // Most texts are names, which are no paths, and of those that people read few end as a file of a browser's does.
    let is_path = match text.bytes().find(|byte| matches!(byte, b'.' | b'/' | b'\\' | b' ')) {
        None => return is_variable(text) && is_secret_name(text),
        Some(b' ') => text.len() <= FILE || text.contains(['/', '\\']),
        Some(_) => true,
    };
    is_path && STEPS.as_ref().is_none_or(|steps| steps.is_match(text)) && is_notable(text)
}

/// Whether a text is written as names of the environment are, with more than one word.
fn is_variable(text: &str) -> bool {
    text.contains('_') && text.bytes().all(|byte| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'_'))
}

/// The longest steps of all paths that lead to credentials or to what runs again: of thousands of texts few have one.
static STEPS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let steps = [SECRETS, LASTING].into_iter().flatten().map(Sensitive::step);
    AhoCorasick::builder().ascii_case_insensitive(true).build(steps.chain(["proc"])).ok()
});

/// A path as the tables have them.
fn plain(text: &str) -> String {
    let path = format!("/{}", text.to_ascii_lowercase().replace('\\', "/"));
    match dots::straight(&path) {
        Cow::Owned(straight) => straight,
        Cow::Borrowed(_) => path,
    }
}

/// What a path leads to, if that is a credential.
pub(super) fn secret(text: &str) -> Option<&'static str> {
    let path = plain(text);
    let path = path.trim_end_matches('/');
    if path.len() > 4_096 || path.ends_with(".pub") {
        return None;
    }
    if is_browser(path) {
        return None;
    }
    let environ = path.starts_with("/proc/") && path.ends_with("/environ");
    sensitive::in_code(SECRETS, path).or(environ.then_some("the environment of a process"))
}

/// Folders into which browsers are installed, beside those that hold what people do with them.
const BROWSERS: &[&str] = &["/google/chrome/application/", "/opt/google/chrome/"];

/// Whether a path names a browser's own program: it lies below a browser's folder, as the profiles do.
fn is_browser(path: &str) -> bool {
    let inside = BROWSERS.iter().find_map(|folder| path.split_once(folder));
    inside.is_some_and(|(_, rest)| !rest.contains(['/', '\u{0}']) && rest.contains("chrom"))
}

/// What writing to a path would leave behind, if that runs again.
pub(super) fn lasting(text: &str) -> Option<&'static str> {
    let path = plain(text);
    if path.len() > 4_096 {
        return None;
    }
    if crate::shell::paths::is_kept_state(&path) {
        return None;
    }
    if crate::shell::paths::is_git_hook(&path) {
        return Some("a Git hook");
    }
    sensitive::in_code(LASTING, &path)
}

/// What copying, moving or linking to a path would leave behind, if that runs again: the path may be a file's or a whole folder's.
pub(super) fn lasting_target(text: &str) -> Option<&'static str> {
    lasting(text).or_else(|| sensitive::folder_in_code(LASTING, &plain(text)))
}

/// What a path leads to whose name is made of something unknown, in code that asks which shell the user has: `.${shell}rc`.
pub(super) fn start_file(path: &str) -> Option<&'static str> {
    const ENDS: &[&str] = &["rc", "profile", "env", "login", "_aliases"];
    let (folder, name) = path.rsplit_once(['/', '\\'])?;
    let is_made = name.strip_prefix('.').is_some_and(|name| name.starts_with(GAP));
    let is_home = folder == "~" || folder.chars().eq([GAP]) || folder.starts_with("/home/");
    (is_made && is_home && ENDS.iter().any(|end| name.ends_with(end))).then_some("a shell's start file")
}

/// Whether an environment variable of that name holds a secret.
pub(super) fn is_secret_name(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "TOKEN",
        "SECRET",
        "PASSWORD",
        "PASSWD",
        "PASSPHRASE",
        "APIKEY",
        "CREDENTIAL",
        "CREDENTIALS",
        "PRIVATEKEY",
        "MNEMONIC",
        "PAT",
        "PWDHASH",
    ];
    let upper = name.to_ascii_uppercase();
    let words: Vec<&str> = upper.split('_').collect();
    let keyed = words.windows(2).any(|pair| {
        matches!(
            pair,
            [
                "API"
                    | "ACCESS"
                    | "PRIVATE"
                    | "SECRET"
                    | "ENCRYPTION"
                    | "SIGNING"
                    | "SSH"
                    | "DEPLOY"
                    | "AUTH"
                    | "SERVICE",
                "KEY"
            ]
        )
    });
    keyed
        || words.iter().any(|word| {
            WORDS.contains(word)
                || word.ends_with("TOKEN")
                || word.ends_with("APIKEY")
                || word.ends_with("SECRET")
                || word.ends_with("PASSWORD")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credentials_are_known_by_their_place() {
        for path in [
            "~\u{0}/.ssh/id_rsa",
            "/home/x/.aws/credentials",
            "\u{0}/.npmrc",
            ".netrc",
            "/etc/shadow",
            "C:\\Users\\x\\AppData\\Local\\Google\\Chrome\\User Data\\Default\\Login Data",
            "~/.deepcode/credentials.json",
            "C:\\Program Files\\Google\\Chrome\\Application\\..\\User Data\\chrome",
            "\u{0}\\Google\\Chrome\\\u{0}\\chrome.exe",
        ] {
            assert!(secret(path).is_some(), "{path}");
        }
        for path in [
            "./.npmrc.example",
            "src/cookies.js",
            "docs/ssh.md",
            "keys.json",
            "id_token",
            "/.ssh/id_rsa.pub",
            "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
            "\u{0}\\Google\\Chrome\\Application\\chrome.exe",
            "/opt/google/chrome/chrome",
        ] {
            assert!(secret(path).is_none(), "{path}");
        }
    }

    #[test]
    fn names_of_secrets_are_told_from_other_names() {
        for name in [
            "GITHUB_TOKEN",
            "NPM_TOKEN",
            "AWS_SECRET_ACCESS_KEY",
            "OPENAI_API_KEY",
            "DB_PASSWORD",
            "GH_PAT",
            "githubToken",
        ] {
            assert!(is_secret_name(name), "{name}");
        }
        for name in ["HOME", "NODE_ENV", "PATH", "PATTERN", "KEYBOARD", "TOKENIZER", "DEBUG", "PUBLIC_KEY"] {
            assert!(!is_secret_name(name), "{name}");
        }
    }
}
