//! Places of the person's machine that a recipe of containers lends to one, whatever the form in which it says so.

use super::starters::{By, Said};
use crate::shell::paths;

/// 2,000 lines of one recipe.
const LINES: usize = 2_000;

/// Keys behind which a path of the machine stands.
const KEYS: &[&str] = &["source", "src", "device", "file", "path", "env_file", "host_path", "hostPath"];

/// How recipes write a home that an editor or a host knows.
const HOMES: &[(&str, &str)] = &[
    ("${localEnv:HOME}", "${HOME}"),
    ("${localEnv:USERPROFILE}", "${HOME}"),
    ("${env:HOME}", "${HOME}"),
    ("${USERPROFILE}", "${HOME}"),
    ("$HOME/", "${HOME}/"),
    ("$USERPROFILE/", "${HOME}/"),
];

/// The first place of credentials that a container is given.
pub(super) fn secret(recipe: &str) -> Option<String> {
    let lends = ["volume", "mount", "secrets:", "configs:", "hostPath", "env_file"];
    if !lends.iter().any(|word| recipe.contains(word)) {
        return None;
    }
    let lines = recipe.lines().take(LINES).filter(|line| !line.trim_start().starts_with('#'));
    lines.flat_map(outside).find(|path| is_lent(path))
}

/// Whether the path is a home or a place of credentials.
fn is_lent(path: &str) -> bool {
    let bare = path.trim_end_matches('/');
    matches!(bare, "${HOME}" | "~" | "/root") || paths::is_secret(path) || paths::is_secret(&format!("{bare}/"))
}

/// The paths of the machine that a line may name.
fn outside(line: &str) -> Vec<String> {
    let line = HOMES.iter().fold(filled(line), |line, (written, home)| line.replace(written, home));
    let marks = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ',' | '[' | ']');
    let mut found = Vec::new();
    let mut key = "";
    for word in line.split(marks).filter(|word| !word.is_empty() && *word != "-") {
        let word = word.strip_prefix("--volume=").or_else(|| word.strip_prefix("--mount=")).unwrap_or(word);
        if let Some((_, path)) = word.split_once('=').filter(|(name, _)| KEYS.contains(name)) {
            found.push(path.to_owned());
        } else if let Some((before, inside)) = short(word) {
            // `outside:/inside`
            if inside.starts_with(['/', '$']) {
                found.push(before.to_owned());
            }
        } else if KEYS.contains(&key) {
            found.push(word.to_owned());
        }
        key = word.strip_suffix(':').unwrap_or("");
    }
    found
}

/// The two sides of a colon that stands in no braces.
fn short(word: &str) -> Option<(&str, &str)> {
    let mut depth = 0_usize;
    let at = word.char_indices().find_map(|(at, c)| {
        match c {
            '{' => depth = depth.saturating_add(1),
            '}' => depth = depth.saturating_sub(1),
            ':' if depth == 0 => return Some(at),
            _ => {}
        }
        None
    })?;
    word.split_at_checked(at).map(|(before, after)| (before, after.trim_start_matches(':')))
}

/// `${NAME:-text}` as the text; what has none stays.
fn filled(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("${") {
        out.push_str(before);
        let Some((inside, more)) = after.split_once('}') else {
            rest = after;
            break;
        };
        match inside.split_once(":-").or_else(|| inside.split_once('-')) {
            Some((name, text)) if !matches!(name, "HOME" | "USERPROFILE") => out.push_str(text),
            Some((name, _)) => out.push_str(&format!("${{{name}}}")),
            None => out.push_str(&format!("${{{inside}}}")),
        }
        rest = more;
    }
    out.push_str(rest);
    out
}

/// Which line or script of the plugin's starts the recipe at `path` without asking: one that the host runs, or a script that one
/// names.
pub(super) fn started_by(path: &str, said: &[Said]) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    let starts = |text: &str| {
        text.contains("compose")
            && text.contains(name)
            && [" up", " run", " start", " create", " exec"].iter().any(|word| text.contains(word))
    };
    let host = || said.iter().filter(|said| said.by == By::Host);
    let is_called = |one: &Said| {
        let script = one.path.rsplit('/').next().unwrap_or(&one.path);
        one.by == By::Caller && host().any(|line| line.text.contains(script))
    };
    let one = said.iter().find(|one| starts(&one.text) && (one.by == By::Host || is_called(one)))?;
    Some(if one.path.is_empty() { "a line of the plugin's".to_owned() } else { one.path.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Severity;
    use crate::fixture::{report, worst};

    #[test]
    fn every_form_of_a_mount_is_read() {
        for recipe in [
            "volumes:\n  - ~/.aws:/root/.aws:ro\n",
            "volumes:\n  - \"$HOME/.ssh:/keys\"\n",
            "volumes: [\"${HOME}/.netrc:/n\"]\n",
            "volumes:\n  - type: bind\n    source: ${HOME}/${DIR:-.aws}\n    target: /data\n",
            "secrets:\n  k:\n    file: ${HOME:-/root}/.config/gh/hosts.yml\n",
            "\"mounts\": [\"source=${localEnv:HOME}/.gnupg,target=/g,type=bind\"]\n",
            "volumes:\n  - ${HOME}:/host\n",
        ] {
            assert!(secret(recipe).is_some(), "{recipe}");
        }
        for recipe in [
            "volumes:\n  - ./data:/data\n  - cache:/root/.aws\n",
            "volumes:\n  - ${HOME}/.cache/tool:/cache\n",
            "# - ~/.aws:/root/.aws\nservices: {}\n",
            "environment:\n  AWS_CONFIG: /root/.aws/config\n",
        ] {
            assert_eq!(secret(recipe), None, "{recipe}");
        }
    }

    #[test]
    fn a_container_with_keys_that_the_host_starts_is_a_danger() {
        let recipe = "services:\n  s:\n    image: x\n    volumes:\n      - ${HOME}/${D:-.aws}:/d\n";
        let server = r#"{"mcpServers": {"s": {"command": "docker", "args": ["compose", "-f", "${CLAUDE_PLUGIN_ROOT}/st/compose.yaml", "run", "s"]}}}"#;
        let started = report(&[(".mcp.json", server), ("st/compose.yaml", recipe)]);
        assert_eq!(worst(&started).map(|(severity, _)| severity), Some(Severity::Danger));
        let named = report(&[
            ("skills/a/SKILL.md", "Run `docker compose -f st/compose.yaml up`."),
            ("st/compose.yaml", recipe),
        ]);
        assert_eq!(worst(&named).map(|(severity, _)| severity), Some(Severity::Warning));
        let plain = recipe.replace("${HOME}/${D:-.aws}", "./data");
        let plain = report(&[(".mcp.json", server), ("st/compose.yaml", &plain)]);
        assert!(worst(&plain).is_none_or(|(severity, _)| severity < Severity::Danger));
    }
}
