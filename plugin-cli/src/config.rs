//! A plugin's configuration: values typed as its manifest says, asked for where it asks, defaults where it has them.

use std::collections::BTreeMap;

use schemas::manifest::{ConfigKey, ConfigType};
use serde_json::Value;
use terminal::{Exit, Failure, escape};

/// A plugin's values by key.
pub type Values = BTreeMap<String, Value>;

/// Parses `key=value` as the manifest's type: text for strings, JSON for everything else.
///
/// # Errors
/// Exit 2, with a close key where one was probably meant.
pub fn parse(keys: &BTreeMap<String, ConfigKey>, assignment: &str) -> Result<(String, Value), Failure> {
    let Some((key, text)) = assignment.split_once('=') else {
        return Err(Failure::new(Exit::Usage, format!("{assignment:?} is not key=value")));
    };
    let Some(of) = keys.get(key) else {
        let unknown = Failure::new(Exit::Usage, format!("the plugin has no configuration key {key:?}"));
        return Err(match terminal::suggest::closest(key, keys.keys().map(String::as_str)) {
            Some(close) => unknown.hint(format!("did you mean {close}?")),
            None if keys.is_empty() => unknown.hint("it takes no configuration"),
            None => unknown.hint(format!("it has: {}", keys.keys().map(String::as_str).collect::<Vec<_>>().join(", "))),
        });
    };
    let value = read(of, text)?;
    check(key, of, &value)?;
    Ok((key.to_owned(), value))
}

/// The text a person typed, as the key's type.
///
/// # Errors
/// Exit 2.
pub fn read(of: &ConfigKey, text: &str) -> Result<Value, Failure> {
    if of.kind == ConfigType::String {
        return Ok(Value::String(text.to_owned()));
    }
    serde_json::from_str(text).map_err(|_| Failure::new(Exit::Usage, format!("{text:?} is not a {}", word(of.kind))))
}

/// Whether `value` fits its key.
///
/// # Errors
/// Exit 2, saying which rule it breaks.
pub fn check(key: &str, of: &ConfigKey, value: &Value) -> Result<(), Failure> {
    of.accepts(value).map_err(|why| Failure::new(Exit::Usage, format!("{key}: {why}")))
}

/// The keys that have no value yet, neither set nor by default.
#[must_use]
pub fn missing<'a>(keys: &'a BTreeMap<String, ConfigKey>, values: &Values) -> Vec<(&'a str, &'a ConfigKey)> {
    keys.iter()
        .filter(|(key, of)| of.default.is_none() && !values.contains_key(*key))
        .map(|(key, of)| (key.as_str(), of))
        .collect()
}

/// The keys that are asked for at a terminal: those that are missing, and those that have a question and no value yet.
#[must_use]
pub fn asked<'a>(keys: &'a BTreeMap<String, ConfigKey>, values: &Values) -> Vec<(&'a str, &'a ConfigKey)> {
    keys.iter()
        .filter(|(key, of)| (of.default.is_none() || of.prompt_key.is_some()) && !values.contains_key(*key))
        .map(|(key, of)| (key.as_str(), of))
        .collect()
}

/// The question for a key, escaped: the plugin's author wrote it.
#[must_use]
pub fn question(key: &str, of: &ConfigKey) -> String {
    let words = of.prompt_key.as_deref().unwrap_or(&of.description);
    let default = of.default.as_ref().map(|default| format!(", Enter for {default}")).unwrap_or_default();
    format!("{} ({}, {}{}):", escape(words), escape(key), word(of.kind), escape(&default))
}

fn word(kind: ConfigType) -> &'static str {
    match kind {
        ConfigType::String => "string",
        ConfigType::Number => "number",
        ConfigType::Boolean => "boolean (true or false)",
        ConfigType::Array => "list in JSON, such as [\"a\",\"b\"]",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> BTreeMap<String, ConfigKey> {
        serde_json::from_str(
            r#"{"limit":{"type":"number","minimum":1,"maximum":9},"token":{"type":"string","maxLength":4,"promptKey":"Token?"},
                "deep":{"type":"boolean","default":false},"roots":{"type":"array","default":[]}}"#,
        )
        .unwrap()
    }

    #[test]
    fn a_key_that_the_plugin_does_not_have_is_refused_with_the_close_one() {
        let refusal = parse(&keys(), "tokn=abc").unwrap_err();
        assert_eq!((refusal.exit, refusal.hint.as_deref()), (Exit::Usage, Some("did you mean token?")));
    }

    #[test]
    fn values_of_another_type_or_outside_their_bounds_are_refused() {
        for bad in [
            "limit=ten",
            "limit=0",
            "limit=10",
            "limit=0.5",
            "limit=9.5",
            "limit=1e300",
            "limit=\"5\"",
            "token=abcde",
            "deep=yes",
            "roots=a",
            "limit",
        ] {
            assert_eq!(parse(&keys(), bad).unwrap_err().exit, Exit::Usage, "{bad}");
        }
    }

    #[test]
    fn values_keep_their_type() {
        assert_eq!(parse(&keys(), "limit=5").unwrap().1, serde_json::json!(5));
        assert_eq!(parse(&keys(), "token=1=2").unwrap().1, serde_json::json!("1=2"));
        assert_eq!(parse(&keys(), "deep=true").unwrap().1, serde_json::json!(true));
        assert_eq!(parse(&keys(), "roots=[\"a\"]").unwrap().1, serde_json::json!(["a"]));
    }

    #[test]
    fn a_key_with_a_question_is_asked_for_though_it_has_a_default() {
        let keys: BTreeMap<String, ConfigKey> = serde_json::from_str(
            r#"{"a":{"type":"string","default":"x","promptKey":"A?"},"b":{"type":"string","default":"y"},"c":{"type":"string"}}"#,
        )
        .unwrap();
        let names = |values: &Values| asked(&keys, values).into_iter().map(|(k, _)| k).collect::<Vec<_>>();
        assert_eq!(names(&Values::new()), ["a", "c"]);
        assert_eq!(names(&Values::from([("a".into(), "z".into())])), ["c"]);
        assert!(question("a", &keys["a"]).contains("Enter for \"x\""));
    }

    #[test]
    fn only_keys_without_default_and_value_are_missing() {
        let mut values = Values::new();
        values.insert("limit".into(), 3.into());
        let keys = keys();
        let names: Vec<&str> = missing(&keys, &values).into_iter().map(|(k, _)| k).collect();
        assert_eq!(names, ["token"]);
    }
}
