//! A plugin on the terminal and as JSON, as it is shown before signing.

use schemas::VersionEntry;
use serde_json::{Value, json};
use terminal::measure::{count, size};
use terminal::{Output, Style, escape};

use super::changes::Changes;
use crate::catalog::Found;

/// More lines than this are counted instead of shown; `diff` shows them all.
const SHOWN: usize = 12;

fn row(out: &Output, label: &str, value: &str) {
    out.line(&format!("  {} {value}", Style::Dim.paint(&format!("{label:<14}"))));
}

fn list(items: &[String]) -> String {
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

fn words<T: serde::Serialize>(items: &[T]) -> Vec<String> {
    items.iter().map(|item| json!(item).as_str().unwrap_or_default().to_owned()).collect()
}

/// Shows what was found, and what changed since `previous`.
pub fn show(out: &Output, found: &Found, entry: &VersionEntry, changes: Option<&Changes>) {
    let manifest = &found.manifest;
    let tree = &found.brought.tree;
    let bytes: u64 = tree.entries().iter().map(|e| e.size).sum();
    out.line(&Style::Bold.paint(&format!("{} {}", manifest.name, manifest.version)));
    if !manifest.description.is_empty() {
        out.line(&format!("  {}", escape(&manifest.description)));
    }
    if let Some(author) = &manifest.author {
        row(out, "author", &escape(&author.to_string()).to_string());
    }
    if let Some(license) = &manifest.license {
        row(out, "license", &escape(license).to_string());
    }
    row(out, "source", &entry.source.to_string());
    if let Some(commit) = entry.commit {
        row(out, "commit", &commit.to_string());
    }
    row(out, "tree", &entry.source_hash.to_string());
    row(out, "files", &format!("{}, {}", count(tree.entries().len(), "file", "files"), size(bytes)));
    row(out, "contributes", &list(&words(&entry.contributes)));
    row(out, "capabilities", &list(&words(&manifest.capabilities)));
    let domains: Vec<String> = entry.allowed_domains.iter().map(|d| escape(d).to_string()).collect();
    row(out, "domains", &list(&domains));
    if let Some(changes) = changes {
        show_changes(out, changes, SHOWN);
    }
}

/// Shows what differs, at most `most` lines of each kind.
pub fn show_changes(out: &Output, changes: &Changes, most: usize) {
    let Changes { grown, shrunk, added, changed, removed } = changes;
    if grown.is_empty() && shrunk.is_empty() {
        row(out, "manifest", "unchanged");
    }
    for change in grown.iter().take(most) {
        let style = if change.power { Style::Yellow } else { Style::Plain };
        out.line(&style.paint(&format!("  + {}: {}", escape(&change.field), escape(&change.value))));
    }
    for change in shrunk.iter().take(most) {
        out.line(&format!("  - {}: {}", escape(&change.field), escape(&change.value)));
    }
    let more = grown.len().saturating_sub(most).saturating_add(shrunk.len().saturating_sub(most));
    if more > 0 {
        out.line(&format!("  … and {}", count(more, "more change", "more changes")));
    }
    for (label, files) in [("files added", added), ("files changed", changed), ("files removed", removed)] {
        if files.is_empty() {
            continue;
        }
        let names: Vec<String> = files.iter().take(most).map(|f| escape(f).to_string()).collect();
        let rest = files.len().saturating_sub(names.len());
        let rest = if rest > 0 { format!(" … and {rest} more") } else { String::new() };
        row(out, label, &format!("{}{rest}", names.join(", ")));
    }
}

/// The same facts as JSON.
#[must_use]
pub fn facts(found: &Found, entry: &VersionEntry, changes: Option<&Changes>) -> Value {
    let files = found.brought.tree.entries();
    json!({
        "name": found.manifest.name,
        "entry": entry,
        "capabilities": found.manifest.capabilities,
        "files": files.len(),
        "bytes": files.iter().map(|e| e.size).sum::<u64>(),
        "changes": changes,
    })
}
