//! Scripts that put a hook of git's into a folder whose place they ask git for: its path stands nowhere as a whole.

use crate::finding::{Finding, Findings, Place};
use crate::rules::shell as rules;
use crate::shell::{Context, paths};

/// What asks git, or knows, where its own folder lies.
const ASKS: &[&str] = &["rev-parse", "git_dir", "gitdir", "git-dir", "common_dir", ".git\"", ".git'", ".git/"];

/// What puts a file there.
const PUTS: &[&str] =
    &["write", "copy", ".cp", "rename", "replace(", "move", "put_contents", "set-content", "out-file"];

/// What makes it a program, which git asks for.
const RAISES: &[&str] = &["chmod", "0o7", "0755", "0700", "setexecutable", "ixusr"];

/// What does both at once.
const LINKS: &[&str] = &["symlink", "hardlink", "copy2", "shutil.copy(", "link_to"];

/// Judges a script that starts without anybody's asking.
pub(super) fn judge(path: &str, text: &str, context: Context, findings: &mut Findings) {
    if context.is_asked() {
        return;
    }
    let lower = text.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if !lower.contains("hooks") || !has(ASKS) || !(has(LINKS) || has(PUTS) && has(RAISES)) {
        return;
    }
    let texts: Vec<&str> = lower.split(['"', '\'', '`']).collect();
    let is_folder = |text: &&str| *text == "hooks" || text.ends_with("/hooks") || text.starts_with("hooks/");
    let event = texts.iter().find(|text| paths::is_git_event(text.rsplit('/').next().unwrap_or_default()));
    if let Some(event) = event.filter(|_| texts.iter().any(is_folder)) {
        let message = format!("the hook `{event}` is put into git's own folder");
        findings.push(Finding::new(&rules::LASTING, Place::file(path), message).evidence(event));
    }
}
