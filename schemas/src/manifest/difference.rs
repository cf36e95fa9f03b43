//! What differs between two manifests, leaf by leaf, so that no field can grow without being seen.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use super::Manifest;

/// The fields that give a plugin more power when they grow.
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

/// One leaf of a manifest that is new or gone; a changed one is both.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// The field, as a path.
    pub field: String,
    /// Its value; hostile text.
    pub value: String,
    /// Whether it gives the plugin more power.
    pub power: bool,
}

/// What differs. The version does by nature, and is left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// What only the new one has, power first.
    pub grown: Vec<Change>,
    /// What only the old one has.
    pub shrunk: Vec<Change>,
}

impl Difference {
    /// From `old` to `new`.
    #[must_use]
    pub fn between(old: &Manifest, new: &Manifest) -> Self {
        let (before, after) = (leaves(old), leaves(new));
        let mut grown: Vec<Change> = after.difference(&before).map(change).collect();
        grown.sort_by(|a, b| b.power.cmp(&a.power).then_with(|| a.cmp(b)));
        Self { grown, shrunk: before.difference(&after).map(change).collect() }
    }
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
        crate::read(format!(r#"{{"name":"tidy","version":"1.0.0"{rest}}}"#).as_bytes()).unwrap()
    }

    fn grown(old: &str, new: &str) -> Vec<(String, String, bool)> {
        let difference = Difference::between(&manifest(old), &manifest(new));
        difference.grown.into_iter().map(|c| (c.field, c.value, c.power)).collect()
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
