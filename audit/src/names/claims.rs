//! A plugin's name that claims to be the host's own, or is read as a name that nobody may have.

use schemas::PluginName;

use super::look::{Likeness, Look};

/// What every plugin's name may begin with.
const PREFIX: &str = "deepcode-plugin-";

/// The host.
const HOST: &str = "deepcode";

/// Words that beside the host's name say that the host made it.
const OWN: &[&str] = &[
    "core", "official", "team", "staff", "internal", "builtin", "system", "update", "updater", "security", "support",
    "admin", "verified", "trusted",
];

/// A digit, and the letters that it is read as.
const DIGITS: &[(char, char)] =
    &[('0', 'o'), ('1', 'l'), ('3', 'e'), ('4', 'a'), ('5', 's'), ('7', 't'), ('8', 'b'), ('9', 'g')];

/// What is wrong with a name that is well formed.
pub(super) enum Claim {
    /// It is read as one that is reserved.
    Reserved(String),
    /// It claims to be the host's.
    Host(String),
}

/// What `name` claims, if it claims anything.
pub(super) fn of(name: &str) -> Option<Claim> {
    let bare = name.strip_prefix(PREFIX).unwrap_or(name);
    if let Some(reserved) = reserved(bare) {
        return Some(Claim::Reserved(format!("`{name}` is read as `{reserved}`, a name that nobody may have")));
    }
    let words: Vec<&str> = bare.split('-').filter(|word| !word.is_empty()).collect();
    if let Some((word, read)) = words.iter().find_map(|word| Some((word, drawn(word)?))) {
        return Some(Claim::Reserved(format!("`{word}` is read as `{read}` and is not that word")));
    }
    if let Some(word) = words.iter().find(|word| is_like(word, "official")) {
        return Some(Claim::Host(format!("`{word}` claims to be the real thing")));
    }
    let is_host = words.contains(&HOST) || words.windows(2).any(|pair| pair.concat() == HOST);
    let (with_host, claims) = (is_host, words.iter().find(|word| OWN.contains(word)));
    if let Some(word) = claims.filter(|_| with_host && words.len() <= OWN_WORDS) {
        return Some(Claim::Host(format!("`{word}` beside the host's name claims to be the host's own")));
    }
    let pairs: Vec<String> = words.windows(2).map(<[&str]>::concat).collect();
    if let Some(pair) = pairs.iter().find(|pair| Look::of(pair).likeness(&Look::of(HOST)) == Some(Likeness::Letters)) {
        return Some(Claim::Host(format!("`{pair}` is read as `{HOST}`")));
    }
    let slip = words.iter().find(|word| **word != HOST && is_like(word, HOST));
    if let Some(word) = slip {
        return Some(Claim::Host(format!("`{word}` is read as `{HOST}`")));
    }
    let parted = words.windows(2).any(|pair| pair.concat() == HOST);
    if parted {
        return Some(Claim::Host(format!("`{name}` is read as one that begins with `{HOST}`")));
    }
    let is_turned = words.contains(&HOST) && words.iter().any(|word| matches!(*word, "plugin" | "plugins"));
    if is_turned && !name.starts_with(PREFIX) {
        return Some(Claim::Host(format!("`{name}` has the words of `{PREFIX}` in another order")));
    }
    if let Some((known, likeness)) = named(name) {
        return Some(Claim::Host(format!("`{name}` is like `{known}`: {likeness}")));
    }
    let is_prefix =
        words.first() == Some(&HOST) && words.get(1).is_some_and(|word| is_like(word, "plugin") || *word == "plugins");
    is_prefix.then(|| Claim::Host(format!("`{name}` begins almost as `{PREFIX}`")))
}

/// Names of plugins that the host's own documentation installs.
const NAMED: &[&str] = &["deepcode-plugin-data-tools"];

/// The known name that `name` is taken for, if it has all of that name's words or letters.
fn named(name: &str) -> Option<(&'static str, Likeness)> {
    let look = Look::of(name);
    let alike = |known: &&'static str| {
        let likeness = look.likeness(&Look::of(known))?;
        (known.len() == name.len() && name.starts_with(PREFIX)).then_some((*known, likeness))
    };
    NAMED.iter().find_map(alike)
}

/// 4 words: a longer name says what it is for.
const OWN_WORDS: usize = 4;

/// Words of which names of plugins are made, and which digits may be drawn like.
const COMMON: &[&str] = &[
    "tool",
    "tools",
    "toolbox",
    "toolkit",
    "code",
    "coder",
    "coding",
    "data",
    "database",
    "format",
    "formatter",
    "lint",
    "linter",
    "review",
    "reviewer",
    "commit",
    "commits",
    "docs",
    "note",
    "notes",
    "test",
    "tests",
    "tester",
    "build",
    "builder",
    "deploy",
    "release",
    "search",
    "helper",
    "assistant",
    "agent",
    "agents",
    "memory",
    "model",
    "prompt",
    "prompts",
    "skill",
    "skills",
    "python",
    "node",
    "react",
    "docker",
    "github",
    "gitlab",
    "google",
    "slack",
    "notion",
    "figma",
    "linear",
    "stripe",
    "postgres",
    "sqlite",
    "mongo",
    "redis",
    "cloud",
    "azure",
    "security",
    "secure",
    "monitor",
    "browser",
    "playwright",
    "files",
    "filesystem",
    "terminal",
    "shell",
    "project",
    "manager",
    "config",
    "session",
    "status",
    "theme",
    "template",
    "templates",
    "translate",
    "refactor",
    "debug",
    "debugger",
    "profiler",
    "workflow",
    "pipeline",
    "style",
    "tasks",
    "todo",
    "local",
    "power",
    "core",
    "common",
    "vercel",
    "openai",
    "claude",
    "gemini",
    "copilot",
    "kubernetes",
    "terraform",
    "typescript",
    "javascript",
];

/// The word that `word` is read as: a known one with letters for its digits, or any with `0` amid letters. `i18n`, `k8s` and the
/// like count letters, and are none.
fn drawn(word: &str) -> Option<String> {
    if !word.contains(|c: char| c.is_ascii_digit()) || word.len() < SHORT {
        return None;
    }
    let read = |one: char| -> String {
        let letter = |c: char| DIGITS.iter().find(|(digit, _)| *digit == c).map_or(c, |(_, letter)| *letter);
        word.chars().map(|c| if c == '1' { one } else { letter(c) }).collect()
    };
    let known = [read('l'), read('i')].into_iter().find(|read| COMMON.contains(&read.as_str()));
    let inside = word.trim_matches(|c: char| c.is_ascii_alphabetic());
    let letters = word.len().saturating_sub(inside.len());
    let begins =
        word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.ends_with(|c: char| c.is_ascii_alphabetic());
    // Only one run of noughts, with more letters around it than one on each side.
    let is_drawn = begins && !inside.is_empty() && inside.chars().all(|c| c == '0') && letters > 2;
    known.or_else(|| is_drawn.then(|| read('l')))
}

/// The reserved name that `bare` is, or is read as with letters for its digits.
fn reserved(bare: &str) -> Option<String> {
    let read = |one: char| -> String {
        bare.chars()
            .map(|c| match DIGITS.iter().find(|(digit, _)| *digit == c) {
                Some(('1', _)) => one,
                Some((_, letter)) => *letter,
                None => c,
            })
            .collect()
    };
    let alike = |name: &&&str| Look::of(bare).likeness(&Look::of(name)) == Some(Likeness::Letters);
    if let Some(name) = TAKEN.iter().find(alike) {
        return Some((*name).to_owned());
    }
    // Too short to tell: devices such as `com1` become words.
    let candidates = [bare.to_owned(), read('l'), read('i')];
    candidates.into_iter().find(|name| name.len() > SHORT && name.parse::<PluginName>().is_err())
}

/// Reserved names that are words, which letters may be drawn like.
const TAKEN: &[&str] = &["plugins", "official", "constructor", "prototype", "node_modules"];

/// 4 letters: devices have as many.
const SHORT: usize = 4;

/// Whether `word` is `wanted` to a hurried reader: the same to the eye, or one slip away.
fn is_like(word: &str, wanted: &str) -> bool {
    let likeness = Look::of(word).likeness(&Look::of(wanted));
    word == wanted || matches!(likeness, Some(Likeness::Letters | Likeness::Slips(1)))
}
