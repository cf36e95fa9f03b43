//! Whether a text smells of plugin management: what decides where nothing can be known.
//!
//! The rule: not knowing what a command does is no reason to refuse it; not knowing *and* reading, in any decoding of its
//! text, the words that plugin management is made of, is one.

use super::decode;

/// Subcommands that look and change nothing. Everything else is management, also what does not exist yet.
pub(super) const LOOKING: [&str; 15] = [
    "list",
    "ls",
    "search",
    "info",
    "verify",
    "doctor",
    "review",
    "report",
    "guard",
    "completions",
    "man",
    "help",
    "exec",
    "run",
    "revocations",
];

/// Words that manage.
const MANAGING: [&str; 16] = [
    "install",
    "add",
    "enable",
    "disable",
    "update",
    "upgrade",
    "remove",
    "uninstall",
    "rm",
    "approve",
    "unapprove",
    "trust",
    "lock",
    "ignore",
    "unignore",
    "acknowledge",
];

/// Files that decide about trust, wherever they lie: a home may be anywhere.
pub(super) const STORE_FILES: [&str; 3] = ["plugins-trust.json", "plugins.lock.json", "plugins-quarantine.json"];

/// Whether `text`, in some decoding, mentions plugin management.
pub(super) fn smells(text: &str) -> bool {
    mentions(text) || decode::readings(text).iter().any(|reading| mentions(reading))
}

/// Whether `text` as it stands mentions plugin management.
pub(super) fn mentions(text: &str) -> bool {
    let lower = text.to_lowercase();
    let bare: String = lower.chars().filter(|c| !matches!(c, '\'' | '"' | '\\' | '`' | '\n')).collect();
    let squeezed: String = lower.chars().filter(char::is_ascii_alphanumeric).collect();
    if squeezed.contains("pluginstrust") || squeezed.contains("pluginslockjson") || squeezed.contains("deepcodeagent") {
        return true;
    }
    let home = squeezed.contains("deepcodehome") || bare.contains(".deepcode");
    if home && ["settings", "marketplaces", "plugins"].iter().any(|name| squeezed.contains(name)) {
        return true;
    }
    if !squeezed.contains("deepcode") || !squeezed.contains("plugin") {
        return false;
    }
    let words = bare.split(|c: char| !c.is_ascii_alphanumeric());
    words.into_iter().any(|word| MANAGING.contains(&word))
        || MANAGING.iter().any(|verb| {
            ["deepcodeplugin", "deepcodeplugins"].iter().any(|tool| squeezed.contains(&format!("{tool}{verb}")))
        })
}

/// Whether `words`, an unknown program's arguments, read like plugin management.
pub(super) fn manages(words: &[String]) -> bool {
    let words: Vec<String> = words.iter().map(|w| w.to_lowercase()).collect();
    let is_plugin = |word: &String| word == "plugin" || word == "plugins";
    let verb = |word: &String| MANAGING.contains(&word.as_str()) || word == "marketplace";
    words.iter().position(is_plugin).is_some_and(|at| words.iter().skip(at + 1).any(verb))
}
