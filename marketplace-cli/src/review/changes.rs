//! What differs between two versions: every leaf of the manifest, and every file by its bytes.

use std::collections::{BTreeMap, BTreeSet};

use schemas::Manifest;
use serde::Serialize;
use serde_json::Value;
use verifier::Tree;

/// What gives a plugin more power when it grows.
const POWERS: &[&str] = &[
    "capabilities",
    "allowedDomains",
    "networkMode",
    "allowedHttpHookUrls",
    "workspace",
    "engine",
    "runtime",
    "contributes",
    "main",
];

/// One leaf of the manifest that is new or gone; a changed one is both.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// The field, as a path.
    pub field: String,
    /// Its value; hostile text.
    pub value: String,
    /// Whether it gives the plugin more power.
    pub power: bool,
}

/// What differs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// New in the manifest, power first.
    pub grown: Vec<Change>,
    /// Gone from it.
    pub shrunk: Vec<Change>,
    /// Files that are new; hostile text.
    pub added: Vec<String>,
    /// Files whose bytes or mode differ.
    pub changed: Vec<String>,
    /// Files that are gone.
    pub removed: Vec<String>,
}

impl Changes {
    /// From `old` to `new`.
    #[must_use]
    pub fn between(old: (&Manifest, &Tree), new: (&Manifest, &Tree)) -> Self {
        let mut changes = manifests(old.0, new.0);
        let files = |tree: &Tree| -> BTreeMap<String, ([u8; 32], bool)> {
            tree.entries().iter().map(|e| (e.path.clone(), (e.blob, e.executable))).collect()
        };
        let (before, after) = (files(old.1), files(new.1));
        for (path, bytes) in &after {
            match before.get(path) {
                None => changes.added.push(path.clone()),
                Some(was) if was != bytes => changes.changed.push(path.clone()),
                Some(_) => {}
            }
        }
        changes.removed = before.keys().filter(|path| !after.contains_key(*path)).cloned().collect();
        changes
    }
}

fn manifests(old: &Manifest, new: &Manifest) -> Changes {
    let (before, after) = (leaves(old), leaves(new));
    let mut grown: Vec<Change> = after.difference(&before).map(change).collect();
    grown.sort_by(|a, b| b.power.cmp(&a.power).then_with(|| a.cmp(b)));
    let shrunk = before.difference(&after).map(change).collect();
    Changes { grown, shrunk, ..Changes::default() }
}

fn change((field, value): &(String, String)) -> Change {
    let top = field.split('.').next().unwrap_or_default();
    Change { field: field.clone(), value: value.clone(), power: POWERS.contains(&top) }
}

/// Every leaf as (path, value); members of lists are leaves of the list, wherever they stand in it.
fn leaves(manifest: &Manifest) -> BTreeSet<(String, String)> {
    let mut into = BTreeSet::new();
    if let Ok(Value::Object(fields)) = serde_json::to_value(manifest) {
        for (field, value) in fields.into_iter().filter(|(field, _)| field != "version") {
            walk(&field, value, &mut into);
        }
    }
    into
}

fn walk(path: &str, value: Value, into: &mut BTreeSet<(String, String)>) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                walk(&format!("{path}.{field}"), value, into);
            }
        }
        Value::Array(items) => {
            for item in items {
                let text = item.as_str().map_or_else(|| item.to_string(), str::to_owned);
                into.insert((path.to_owned(), text));
            }
        }
        Value::String(text) => {
            into.insert((path.to_owned(), text));
        }
        other => {
            into.insert((path.to_owned(), other.to_string()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(rest: &str) -> Manifest {
        schemas::read(format!(r#"{{"name":"tidy","version":"1.0.0"{rest}}}"#).as_bytes()).unwrap()
    }

    fn grown(old: &str, new: &str) -> Vec<(String, String, bool)> {
        let changes = manifests(&manifest(old), &manifest(new));
        changes.grown.into_iter().map(|c| (c.field, c.value, c.power)).collect()
    }

    #[test]
    fn a_new_domain_is_power() {
        let asks = |domains: &str| format!(r#","capabilities":["fetch"],"allowedDomains":[{domains}]"#);
        let found = grown(&asks(r#""a.example.com""#), &asks(r#""b.example.com","a.example.com""#));
        assert_eq!(found, [("allowedDomains".into(), "b.example.com".into(), true)]);
    }

    #[test]
    fn a_hook_with_another_command_is_power() {
        let hook = |command: &str| {
            format!(r#","contributes":{{"hooks":{{"PreToolUse":[{{"matcher":"Bash","command":"{command}"}}]}}}}"#)
        };
        let found = grown(&hook("a.sh"), &hook("b.sh"));
        assert_eq!(found.len(), 1);
        assert!(found[0].0 == "contributes.hooks.PreToolUse" && found[0].1.contains("b.sh") && found[0].2);
    }

    #[test]
    fn power_is_listed_before_words() {
        let found = grown("", r#","description":"x","capabilities":["bash"]"#);
        assert_eq!(found.iter().map(|f| f.0.as_str()).collect::<Vec<_>>(), ["capabilities", "description"]);
    }

    #[test]
    fn a_reordered_list_is_no_change() {
        assert!(grown(r#","capabilities":["read","bash"]"#, r#","capabilities":["bash","read"]"#).is_empty());
    }
}
