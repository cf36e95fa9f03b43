//! What a plugin asks its user for when it is enabled, and which values it accepts.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One configuration key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConfigKey {
    /// The value's type.
    #[serde(rename = "type")]
    pub kind: ConfigType,
    /// What it is for.
    #[serde(default)]
    pub description: String,
    /// Used when nothing is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
    /// The question asked at enable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt_key: Option<String>,
    /// Smallest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<i64>,
    /// Largest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maximum: Option<i64>,
    /// Longest string, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u32>,
}

/// A configuration value's type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ConfigType {
    /// Text.
    String,
    /// A number.
    Number,
    /// True or false.
    Boolean,
    /// A list.
    Array,
}

/// A value that a configuration key does not accept.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadValue {
    /// Another type.
    #[error("it is not {0}")]
    WrongType(&'static str),
    /// Below `minimum`.
    #[error("it is less than {0}")]
    TooSmall(i64),
    /// Above `maximum`.
    #[error("it is more than {0}")]
    TooLarge(i64),
    /// More characters than `maxLength`, or than any value may have.
    #[error("it has more than {0} characters")]
    TooLong(usize),
    /// More items than a list may have.
    #[error("it has more than {ITEMS} items")]
    TooManyItems,
}

/// 8,192 characters: a text longer than that is a file, not a setting.
const CHARACTERS: usize = 8_192;
/// 256 items: a longer list is a file, not a setting.
const ITEMS: usize = 256;

impl ConfigKey {
    /// Whether `value` is of this key's type and within its bounds.
    ///
    /// # Errors
    /// [`BadValue`].
    pub fn accepts(&self, value: &Value) -> Result<(), BadValue> {
        match (self.kind, value) {
            (ConfigType::Boolean, Value::Bool(_)) => Ok(()),
            (ConfigType::String, Value::String(text)) => short(text, self.max_length),
            (ConfigType::Number, Value::Number(number)) => self.bounds(number),
            (ConfigType::Array, Value::Array(items)) if items.len() > ITEMS => Err(BadValue::TooManyItems),
            (ConfigType::Array, Value::Array(items)) => items.iter().try_for_each(|item| match item {
                Value::String(text) => short(text, None),
                Value::Number(_) | Value::Bool(_) => Ok(()),
                Value::Null | Value::Array(_) | Value::Object(_) => {
                    Err(BadValue::WrongType("a list of strings, numbers and booleans"))
                }
            }),
            (ConfigType::String, _) => Err(BadValue::WrongType("a string")),
            (ConfigType::Number, _) => Err(BadValue::WrongType("a number")),
            (ConfigType::Boolean, _) => Err(BadValue::WrongType("true or false")),
            (ConfigType::Array, _) => Err(BadValue::WrongType("a list")),
        }
    }

    fn bounds(&self, number: &serde_json::Number) -> Result<(), BadValue> {
        // Integers are compared as integers; a float between two of them is outside as soon as it passes one.
        let below = |bound: i64| match (number.as_i64(), number.as_f64()) {
            (Some(n), _) => n < bound,
            (None, Some(n)) => n < float(bound),
            (None, None) => true,
        };
        let above = |bound: i64| match (number.as_i64(), number.as_f64()) {
            (Some(n), _) => n > bound,
            (None, Some(n)) => n > float(bound),
            (None, None) => true,
        };
        match (self.minimum, self.maximum) {
            (Some(minimum), _) if below(minimum) => Err(BadValue::TooSmall(minimum)),
            (_, Some(maximum)) if above(maximum) => Err(BadValue::TooLarge(maximum)),
            _ => Ok(()),
        }
    }
}

/// The bound as a float; exact, because the strict reader keeps integers below 2^53.
fn float(bound: i64) -> f64 {
    serde_json::Number::from(bound).as_f64().unwrap_or(f64::NAN)
}

fn short(text: &str, max_length: Option<u32>) -> Result<(), BadValue> {
    let most = max_length.and_then(|n| usize::try_from(n).ok()).unwrap_or(CHARACTERS).min(CHARACTERS);
    if text.chars().nth(most).is_some() { Err(BadValue::TooLong(most)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn key(text: Value) -> ConfigKey {
        serde_json::from_value(text).unwrap()
    }

    #[test]
    fn a_value_of_another_type_is_refused() {
        let values = [json!(null), json!(true), json!(1), json!("x"), json!([]), json!({})];
        for (kind, accepted) in [("boolean", 1), ("number", 2), ("string", 3), ("array", 4)] {
            let key = key(json!({ "type": kind }));
            let hits: Vec<usize> = (0..values.len()).filter(|at| key.accepts(&values[*at]).is_ok()).collect();
            assert_eq!(hits, [accepted], "{kind}");
        }
    }

    #[test]
    fn a_value_outside_its_bounds_is_refused() {
        let number = key(json!({ "type": "number", "minimum": 1, "maximum": 3 }));
        for (value, verdict) in [
            (json!(0), Err(BadValue::TooSmall(1))),
            (json!(0.999), Err(BadValue::TooSmall(1))),
            (json!(1), Ok(())),
            (json!(2.5), Ok(())),
            (json!(3), Ok(())),
            (json!(3.001), Err(BadValue::TooLarge(3))),
            (json!(u64::MAX), Err(BadValue::TooLarge(3))),
        ] {
            assert_eq!(number.accepts(&value), verdict, "{value}");
        }
        let text = key(json!({ "type": "string", "maxLength": 3 }));
        assert_eq!(text.accepts(&json!("éééé")), Err(BadValue::TooLong(3)));
        assert_eq!(text.accepts(&json!("ééé")), Ok(()));
        let list = key(json!({ "type": "array" }));
        assert!(list.accepts(&json!([[]])).is_err());
        assert!(list.accepts(&json!([null])).is_err());
        assert_eq!(list.accepts(&json!(vec![0; 257])), Err(BadValue::TooManyItems));
    }
}
