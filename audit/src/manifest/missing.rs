//! Files that a manifest names and the bundle does not have.

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Severity};
use crate::json::{self, Node};
use crate::layout::Declared;
use crate::rules::manifest as rules;
use crate::text::Source;

/// What node tries after a path that is no file.
const ENDS: &[&str] = &[".js", ".mjs", ".cjs", ".ts", ".json", "/index.js", "/index.mjs", "/index.cjs", "/index.ts"];
/// Fields whose texts are paths, in DeepCode's form below `contributes`, in others' at the top.
const PATHS: &[&str] = &["skills", "commands", "agents", "hooks", "mcpServers"];
/// Keys that name the file of a contribution.
const KEYS: &[&str] = &["skill", "path", "source", "file"];

/// Judges the paths of the manifest that `declared` is of.
pub(super) fn inspect(bundle: &Bundle, declared: &Declared, findings: &mut Findings) {
    let path = declared.place.path.as_str();
    let Some(text) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { return };
    let text = crate::text::read(&text);
    // What is no JSON has its own finding.
    let Ok(read) = json::read(&text) else { return };
    let source = Source::new(path, &text);
    for (what, node) in named(&read.node) {
        let Some(written) = node.text().filter(|written| is_path(written)) else { continue };
        if is_there(bundle, written) {
            continue;
        }
        // Other hosts pass over what is missing; DeepCode refuses it.
        let severity = if declared.is_own { Severity::Warning } else { Severity::Info };
        let message = format!("`{what}` names {written}, which is not in the bundle");
        let place = source.place(node.span.0, node.span.1);
        findings.push(Finding::new(&rules::MISSING, place, message).severity(severity).evidence(written));
    }
}

/// Every node that names a file, with its field.
fn named(manifest: &Node) -> Vec<(&'static str, &Node)> {
    let mut named: Vec<(&str, &Node)> = manifest.all("main").map(|node| ("main", node)).collect();
    for holder in std::iter::once(manifest).chain(manifest.all("contributes")) {
        for field in PATHS {
            for item in holder.all(field).flat_map(Node::one_or_more) {
                let inner = KEYS.iter().flat_map(|key| item.all(key)).map(|node| (*field, node));
                let own = item.text().map(|_| (*field, item));
                named.extend(own.into_iter().chain(inner));
            }
        }
    }
    named
}

/// Neither an address nor a variable nor a pattern, which a host reads in its own way.
fn is_path(text: &str) -> bool {
    !text.is_empty() && !text.contains("://") && !text.contains(['$', '*', '{', '\n'])
}

fn is_there(bundle: &Bundle, written: &str) -> bool {
    let path = written.trim_start_matches("./").trim_end_matches('/');
    // The whole plugin.
    if path.is_empty() || path == "." {
        return true;
    }
    let below = format!("{path}/");
    bundle.files().iter().any(|file| file.path == path || file.path.starts_with(&below))
        || ENDS.iter().any(|end| bundle.file(&format!("{path}{end}")).is_some())
}
