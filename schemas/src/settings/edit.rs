//! Changing settings without disturbing them: what was not changed stays, whoever it belongs to, in its order.

use serde_json::{Map, Value};

use super::Settings;
use crate::strict::{Document as _, Malformed, read};

/// Reads `bytes` (`{}` where there is no file yet), lets `change` change them, and returns the file to write. Every key and
/// value that `change` did not touch is kept in its place, defaults are not written out, and where nothing changed the very
/// same bytes come back.
///
/// # Errors
/// [`Malformed`], for what was read and for what would be written.
pub fn edit(bytes: &[u8], change: impl FnOnce(&mut Settings)) -> Result<Vec<u8>, Malformed> {
    let document = Settings::NAME;
    let wrong = |source| Malformed::WrongShape { document, field: ".".to_owned(), source };
    let before: Settings = read(bytes)?;
    let mut after = before.clone();
    change(&mut after);
    if after == before {
        return Ok(bytes.to_vec());
    }
    let mut file: Value = serde_json::from_slice(bytes).map_err(wrong)?;
    let before = serde_json::to_value(&before).map_err(wrong)?;
    let after = serde_json::to_value(&after).map_err(wrong)?;
    apply(&mut file, &before, &after);
    let mut written = serde_json::to_vec_pretty(&file).map_err(wrong)?;
    written.push(b'\n');
    // What this writes, the next start can read; otherwise it is not written.
    read::<Settings>(&written)?;
    Ok(written)
}

/// Carries over to `file` what differs between `before` and `after`, member by member.
fn apply(file: &mut Value, before: &Value, after: &Value) {
    if before == after {
        return;
    }
    let (Value::Object(old), Value::Object(new)) = (before, after) else {
        *file = after.clone();
        return;
    };
    if !file.is_object() {
        *file = Value::Object(Map::new());
    }
    let Some(members) = file.as_object_mut() else { return };
    for gone in old.keys().filter(|key| !new.contains_key(*key)) {
        // Not `swap_remove`, which would move the last member here.
        members.shift_remove(gone);
    }
    for (key, value) in new {
        let was = old.get(key).unwrap_or(&Value::Null);
        if was != value {
            apply(members.entry(key.clone()).or_insert(Value::Null), was, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{
  "model": "deep-1",
  "enabledPlugins": [
    "one"
  ],
  "plugins": {
    "house": "theirs",
    "maxPlugins": 5,
    "config": {
      "one": {
        "depth": 3,
        "name": "x"
      }
    }
  },
  "hooks": {
    "z": 1,
    "a": 1.0
  }
}
"#;

    fn edited(change: impl FnOnce(&mut Settings)) -> String {
        String::from_utf8(edit(FILE.as_bytes(), change).unwrap()).unwrap()
    }

    #[test]
    fn a_file_that_cannot_be_read_is_refused_and_not_replaced() {
        for bytes in ["", "{", "[]", r#"{"plugins":{},"plugins":{}}"#, r#"{"plugins":{"maxPlugins":"5"}}"#] {
            assert!(edit(bytes.as_bytes(), |s| s.disable_all_hooks = true).is_err(), "{bytes}");
        }
    }

    #[test]
    fn a_change_that_could_not_be_read_back_is_refused() {
        assert!(edit(b"{}", |s| s.plugins.denied_domains = vec!["*".to_owned()]).is_err());
    }

    #[test]
    fn nothing_changed_is_the_same_bytes() {
        let odd = b"{ \"plugins\" :{} , \"x\":1e3 }";
        assert_eq!(edit(odd, |_| ()).unwrap(), odd);
    }

    #[test]
    fn only_what_was_changed_is_changed() {
        assert_eq!(edited(|s| s.plugins.max_plugins = 6), FILE.replace("\"maxPlugins\": 5", "\"maxPlugins\": 6"));
        let two = edited(|s| s.enabled_plugins.insert("two".parse().unwrap()));
        assert_eq!(two, FILE.replace("\"one\"\n", "\"one\",\n    \"two\"\n"));
        let deeper = edited(|s| *s.plugins.config.values_mut().next().unwrap().get_mut("depth").unwrap() = 4.into());
        assert_eq!(deeper, FILE.replace("\"depth\": 3", "\"depth\": 4"));
    }

    #[test]
    fn a_new_key_goes_to_the_end_and_a_removed_one_leaves_no_trace() {
        let hooks = edited(|s| s.disable_all_hooks = true);
        assert_eq!(hooks, FILE.replace("1.0\n  }\n}", "1.0\n  },\n  \"disableAllHooks\": true\n}"));
        let none = edited(|s| s.plugins.config.clear());
        assert!(none.contains("\"house\": \"theirs\"") && !none.contains("depth"), "{none}");
    }

    #[test]
    fn the_older_form_stays_the_older_form() {
        let map = br#"{ "enabledPlugins": { "b": true, "a": false } }"#;
        let written = edit(map, |s| s.enabled_plugins.insert("c".parse().unwrap())).unwrap();
        let value: Value = serde_json::from_slice(&written).unwrap();
        assert_eq!(value.to_string(), r#"{"enabledPlugins":{"b":true,"a":false,"c":true}}"#);
    }

    #[test]
    fn a_first_file_holds_only_what_was_set() {
        let written = edit(b"{}", |s| s.disable_all_hooks = true).unwrap();
        assert_eq!(written, b"{\n  \"disableAllHooks\": true\n}\n");
    }
}
