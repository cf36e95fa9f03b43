//! What a path that a script names means: credentials, what starts again by itself, what others obey, or plain data.

use crate::sensitive::{self, LASTING, SECRETS};

/// Programs that people start by name every day.
const DAILY: &[&str] = &[
    "git",
    "npm",
    "npx",
    "yarn",
    "pnpm",
    "ssh",
    "scp",
    "sudo",
    "su",
    "docker",
    "kubectl",
    "gh",
    "cargo",
    "make",
    "aws",
    "gcloud",
    "gpg",
    "curl",
    "wget",
    "ls",
    "cat",
    "terraform",
    "pip",
    "pip3",
    "python",
    "python3",
    "node",
    "vim",
    "code",
];

/// Variables that name a folder of settings, and where that lies.
const HOMES: &[(&str, &str)] = &[
    ("${HOME}", "/~"),
    ("${USERPROFILE}", "/~"),
    ("~${USER}", "/~"),
    ("${DEEPCODE_HOME}", "/~/.deepcode"),
    ("${CLAUDE_CONFIG_DIR}", "/~/.claude"),
    ("${CODEX_HOME}", "/~/.codex"),
    ("${XDG_CONFIG_HOME}", "/~/.config"),
    ("${ZDOTDIR}", "/~"),
];

fn plain(path: &str) -> String {
    let path = HOMES.iter().fold(path.to_owned(), |path, (name, place)| path.replace(name, place));
    let path = path.replace('\\', "/").to_lowercase();
    path.strip_prefix('~').map_or_else(|| path.clone(), |rest| format!("/~{rest}"))
}

/// Folders that hold credentials and little else.
const FOLDERS: &[&str] = &["/.ssh", "/.aws", "/.gnupg", "/.config/gh", "/.config/gcloud", "/.azure"];

/// Whether credentials lie at `path`. A private key's public half is none.
pub(crate) fn is_secret(path: &str) -> bool {
    let path = plain(path);
    let is_home = path.starts_with('/') || path.starts_with("${");
    sensitive::is_of_cloud_role(&path)
        || is_home
            && !path.ends_with(".pub")
            && (sensitive::in_script(SECRETS, &path)
                || path.starts_with("/proc/") && path.ends_with("/environ")
                || FOLDERS.iter().any(|folder| path.trim_end_matches('/').ends_with(folder))
                || super::globs::is_secret(&path))
}

/// Whether a path among an agent's hooks names what they remember, which no host reads: a file whose whole name is one word
/// after a dot, or data in a folder of its own.
pub(crate) fn is_kept_state(path: &str) -> bool {
    let Some((_, below)) = path.rsplit_once("/.claude/hooks/") else { return false };
    let dotted = below.strip_prefix('.').is_some_and(|name| !name.is_empty() && is_word(name));
    dotted || below.split_once('/').is_some_and(|(folder, name)| is_remembered(folder, name.trim_end_matches(".tmp")))
}

/// Whether a file in a folder among an agent's hooks holds what they remember, as both names say, and nothing that is run: what the
/// folder of their settings holds says it by its own name.
fn is_remembered(folder: &str, name: &str) -> bool {
    let Some((stem, end)) = name.split_once('.') else { return false };
    let is_data = matches!(end, "json" | "jsonl" | "md" | "txt" | "log" | "csv");
    let says =
        || stem.split(['-', '_']).any(|word| matches!(word, "state" | "session" | "registry" | "history" | "progress"));
    let own = matches!(folder, "cache" | "state" | "logs" | "tmp");
    !stem.is_empty() && is_word(stem) && is_data && (own || matches!(folder, "config" | "data") && says())
}

/// Whether a text is one word, as names of files are.
fn is_word(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// What git runs by itself, in a folder of hooks (githooks(5)).
const GIT_EVENTS: &[&str] = &[
    "applypatch-msg",
    "commit-msg",
    "post-applypatch",
    "post-checkout",
    "post-commit",
    "post-index-change",
    "post-merge",
    "post-receive",
    "post-rewrite",
    "post-update",
    "pre-applypatch",
    "pre-auto-gc",
    "pre-commit",
    "pre-merge-commit",
    "pre-push",
    "pre-rebase",
    "pre-receive",
    "prepare-commit-msg",
    "reference-transaction",
    "sendemail-validate",
];

/// Whether git runs a hook of that name.
pub(crate) fn is_git_event(name: &str) -> bool {
    GIT_EVENTS.contains(&name)
}

/// Whether a path in lower case, whatever it begins with, is that of a hook that git runs; a plugin's own folder of hooks is none.
pub(crate) fn is_git_hook(path: &str) -> bool {
    let (folder, name) = path.rsplit_once('/').unwrap_or_default();
    is_git_event(name) && folder.ends_with("/hooks") && !folder.contains("plugin_root}")
}

/// Whether what is written to `path` is run or obeyed later.
pub(crate) fn is_lasting(path: &str) -> bool {
    let path = plain(path);
    if is_kept_state(&path) {
        return false;
    }
    let is_hook = path.starts_with(".git/hooks/") || path.contains("/.git/hooks/");
    is_hook
        || is_git_hook(&path)
        || (path.starts_with('/') || path.starts_with("${")) && sensitive::in_script(LASTING, &path)
        || PROJECT.iter().any(|part| path == *part || path.ends_with(&format!("/{part}")))
        || is_start_file(&path)
        || is_shim(&path)
}

/// The same of what is copied, moved or linked to `path`, which may be that of a whole folder.
pub(crate) fn is_lasting_target(path: &str) -> bool {
    let inside = || is_lasting(&format!("{}/inside", path.trim_end_matches('/')));
    is_lasting(path) || !is_kept_state(&plain(path)) && inside()
}

/// Whether the path is that of a program of a daily name in a person's own folder, which is looked for before the real one.
fn is_shim(path: &str) -> bool {
    let Some((folder, name)) = path.rsplit_once('/') else { return false };
    path.starts_with("/~/") && folder.ends_with("bin") && DAILY.contains(&name)
}

/// Settings of a project that hosts obey, seen from the project.
const PROJECT: &[&str] = &[
    ".claude/settings.json",
    ".claude/settings.local.json",
    ".deepcode/settings.json",
    ".deepcode/settings.local.json",
];

/// Whether the path is a shell's start file whose name is put together: `~/.${shell}rc`.
fn is_start_file(path: &str) -> bool {
    let Some(name) = path.strip_prefix("/~/.") else { return false };
    let is_built = name.starts_with("${") || name.starts_with("$(");
    is_built
        && !name.contains('/')
        && ["rc", "profile", "env", "login", "_aliases"].iter().any(|end| name.ends_with(end))
}

/// Whether hosts put the file into every prompt of a project.
pub(crate) fn is_memory(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path).to_lowercase();
    ["claude.md", "agents.md", "gemini.md", "deepcode.md", ".cursorrules", "claude.local.md"].contains(&name.as_str())
}

/// Whether a path, or a variable's name, is that by which the host names the file that it sources before every later command of a
/// session.
pub(crate) fn is_sourced_by_host(path: &str) -> bool {
    ["CLAUDE_ENV_FILE", "DEEPCODE_ENV_FILE"].iter().any(|name| path.contains(name))
}

/// Whether a program of the project's obeys the file without being asked each time.
pub(crate) fn is_obeyed(path: &str) -> bool {
    let path = path.strip_prefix("./").unwrap_or(path);
    const ENDS: &[&str] = &[
        ".envrc",
        ".vscode/tasks.json",
        ".vscode/settings.json",
        ".pre-commit-config.yaml",
        "lefthook.yml",
        ".devcontainer/devcontainer.json",
        ".gitlab-ci.yml",
        ".dir-locals.el",
        ".exrc",
        "package-lock.json",
        "npm-shrinkwrap.json",
        "yarn.lock",
        "pnpm-lock.yaml",
        "cargo.lock",
        "poetry.lock",
        "uv.lock",
        "gemfile.lock",
        "composer.lock",
    ];
    let path = path.to_ascii_lowercase();
    ENDS.iter().any(|end| path.ends_with(end)) || path.contains(".husky/") || path.contains(".github/workflows/")
}

/// Whether what stands there decides what others see of the work: what git overlooks and what reviews fold.
pub(crate) fn is_cover(path: &str) -> bool {
    ["info/exclude", "info/attributes", ".gitattributes"].iter().any(|end| path.ends_with(end))
}

/// Whether the name says that the file is data: no interpreter is given such a file as its program by anyone who means well.
pub(crate) fn is_data(path: &str) -> bool {
    const DATA: &[&str] = &[
        "png", "jpg", "jpeg", "gif", "ico", "svg", "webp", "bmp", "pdf", "woff", "woff2", "ttf", "otf", "mp3", "wav",
        "ogg", "mp4", "bin", "dat", "data", "db", "zip", "gz", "tgz", "xz", "bz2", "tar", "csv", "md", "log", "css",
        "html", "txt", "map", "wasm", "icns", "pak", "res", "cache", "enc", "b64", "hex",
    ];
    let name = path.rsplit('/').next().unwrap_or(path);
    name.rsplit_once('.').is_some_and(|(_, end)| DATA.contains(&end.to_ascii_lowercase().as_str()))
}

/// Whether the name says that the file is a picture, a sound, a font or the like, of which no part is text.
pub(crate) fn is_media(path: &str) -> bool {
    const MEDIA: &[&str] = &[
        "png", "jpg", "jpeg", "gif", "ico", "webp", "bmp", "pdf", "woff", "woff2", "ttf", "otf", "mp3", "wav", "ogg",
        "mp4", "bin", "dat", "icns", "pak", "wasm", "enc", "b64", "hex",
    ];
    let name = path.rsplit('/').next().unwrap_or(path);
    name.rsplit_once('.').is_some_and(|(_, end)| MEDIA.contains(&end.to_ascii_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hooks_remember_is_no_hook() {
        for path in [
            "${HOME}/.claude/hooks/.retries",
            "${ROOT}/.claude/hooks/cache/state-1.json",
            "${ROOT}/.claude/hooks/cache/tmp-comment.md",
            "/p/.claude/hooks/config/phase-dev-state.json",
            "/p/.claude/hooks/config/session-registry.json.tmp",
        ] {
            assert!(!is_lasting(path), "{path}");
        }
        for path in [
            "${HOME}/.claude/hooks/a.sh",
            "${HOME}/.claude/hooks/.a.sh",
            "${HOME}/.claude/hooks/hooks.json",
            "${HOME}/.claude/hooks/cache/../a.json",
            "${HOME}/.claude/hooks/cache/a.js",
            "${HOME}/.claude/hooks/cache/a.json.sh",
            "${HOME}/.claude/hooks/config/guard.json",
            "${HOME}/.claude/hooks/config/state/run.sh",
            "${HOME}/.claude/hooks/guards/state.json",
            "${HOME}/.claude/hooks/.x/../a.sh",
            "${HOME}/.claude/hooks/",
        ] {
            assert!(is_lasting(path), "{path}");
        }
    }
}
