//! One line, one message: what JSON-RPC wraps around every other type here.

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::bounded::Bounded;
use super::error::{ErrorCode, ErrorObject, Refusal};
use super::ids::Id;
use crate::strict;

/// How a request ended.
pub type Outcome = Result<Value, ErrorObject>;

/// A message. `token` stands only in what a plugin sends; it is text, so that a wrong one is a wrong token and not a
/// wrong shape.
#[derive(Debug, Clone, PartialEq)]
pub enum Frame {
    /// A request.
    Call {
        /// Its id.
        id: Id,
        /// What is asked.
        method: Bounded<64>,
        /// With what; an object.
        params: Value,
        /// By whom.
        token: Option<String>,
    },
    /// A notification.
    Notice {
        /// What is told.
        method: Bounded<64>,
        /// With what; an object.
        params: Value,
        /// By whom.
        token: Option<String>,
    },
    /// An answer; without an id when what was asked could not be read.
    Answer {
        /// To which request.
        id: Option<Id>,
        /// The answer.
        outcome: Outcome,
        /// By whom.
        token: Option<String>,
    },
}

/// A line that is no message, and whose answer it would have been.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{refusal}")]
pub struct BadFrame {
    /// The id, where one could be read.
    pub id: Option<Id>,
    /// Why.
    pub refusal: Box<Refusal>,
}

impl Frame {
    /// A request.
    #[must_use]
    pub fn call(id: u64, method: &str, params: Value) -> Self {
        Self::Call { id: Id::Number(id), method: Bounded::cut(method), params, token: None }
    }
    /// A notification.
    #[must_use]
    pub fn notice(method: &str, params: Value) -> Self {
        Self::Notice { method: Bounded::cut(method), params, token: None }
    }
    /// An answer.
    #[must_use]
    pub fn answer(id: Option<Id>, outcome: Outcome) -> Self {
        Self::Answer { id, outcome, token: None }
    }
    /// The same with a token, as a plugin sends it.
    #[must_use]
    pub fn with_token(mut self, text: &str) -> Self {
        match &mut self {
            Self::Call { token, .. } | Self::Notice { token, .. } | Self::Answer { token, .. } => {
                *token = Some(text.to_owned());
            }
        }
        self
    }

    /// The token that stands in it.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        match self {
            Self::Call { token, .. } | Self::Notice { token, .. } | Self::Answer { token, .. } => token.as_deref(),
        }
    }

    /// Reads a line, without its end: strict JSON, one object, the members of JSON-RPC 2.0 and no others.
    ///
    /// # Errors
    /// [`BadFrame`].
    pub fn read(line: &[u8]) -> Result<Self, BadFrame> {
        let bad = |code, why: &dyn std::fmt::Display| BadFrame { id: None, refusal: Box::new(Refusal::new(code, why)) };
        strict::scan(line).map_err(|e| bad(ErrorCode::ParseError, &e))?;
        let value: Value = serde_json::from_slice(line).map_err(|e| bad(ErrorCode::ParseError, &e))?;
        match value {
            Value::Object(members) => of(members),
            Value::Array(_) => Err(bad(ErrorCode::InvalidRequest, &"batches are not spoken here")),
            _ => Err(bad(ErrorCode::InvalidRequest, &"a message is an object")),
        }
    }

    /// The line, with its end.
    ///
    /// # Errors
    /// Only when a value has no JSON form, which none of ours lacks.
    pub fn write(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut line = serde_json::to_vec(self)?;
        line.push(b'\n');
        Ok(line)
    }
}

fn of(mut members: Map<String, Value>) -> Result<Frame, BadFrame> {
    let id = members.get("id").map(|value| serde_json::from_value::<Id>(value.clone()).ok());
    let known = id.clone().flatten();
    let bad =
        |why: &str| BadFrame { id: known.clone(), refusal: Box::new(Refusal::new(ErrorCode::InvalidRequest, why)) };
    if members.remove("jsonrpc").as_ref().and_then(Value::as_str) != Some("2.0") {
        return Err(bad("jsonrpc is \"2.0\""));
    }
    members.remove("id");
    let token = match members.remove("token") {
        None => None,
        Some(Value::String(text)) => Some(text),
        Some(_) => return Err(bad("a token is text")),
    };
    let frame = if let Some(method) = members.remove("method") {
        let Value::String(method) = method else { return Err(bad("a method is text")) };
        let method = Bounded::new(method).map_err(|_| bad("a method has at most 64 characters"))?;
        let params = members.remove("params").unwrap_or_else(|| Value::Object(Map::new()));
        if !params.is_object() {
            return Err(bad("params is an object"));
        }
        match id {
            None => Frame::Notice { method, params, token },
            Some(Some(id)) => Frame::Call { id, method, params, token },
            Some(None) => return Err(bad("an id is a whole number or text of at most 64 characters")),
        }
    } else {
        let outcome = match (members.remove("result"), members.remove("error")) {
            (Some(result), None) => Ok(result),
            (None, Some(error)) => Err(serde_json::from_value(error).map_err(|e| bad(&format!("error: {e}")))?),
            _ => return Err(bad("a message has a method, a result or an error")),
        };
        // Only an error may lack the id: it answers what nobody could read.
        match (known.clone(), &outcome) {
            (None, Ok(_)) => return Err(bad("a result names the request that it answers")),
            (id, _) => Frame::Answer { id, outcome, token },
        }
    };
    match members.keys().next() {
        None => Ok(frame),
        Some(key) => Err(bad(&format!("{:?} is no member of a message", key.chars().take(80).collect::<String>()))),
    }
}

impl Serialize for Frame {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut members = to.serialize_map(None)?;
        members.serialize_entry("jsonrpc", "2.0")?;
        match self {
            Self::Call { id, method, params, .. } => {
                members.serialize_entry("id", id)?;
                members.serialize_entry("method", method)?;
                members.serialize_entry("params", params)?;
            }
            Self::Notice { method, params, .. } => {
                members.serialize_entry("method", method)?;
                members.serialize_entry("params", params)?;
            }
            Self::Answer { id, outcome, .. } => {
                members.serialize_entry("id", id)?;
                match outcome {
                    Ok(result) => members.serialize_entry("result", result)?,
                    Err(error) => members.serialize_entry("error", error)?,
                }
            }
        }
        if let Some(token) = self.token() {
            members.serialize_entry("token", token)?;
        }
        members.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn refused(line: &str) -> ErrorCode {
        Frame::read(line.as_bytes()).unwrap_err().refusal.code()
    }

    #[test]
    fn what_is_not_strict_json_is_a_parse_error() {
        for line in ["", "{", "nul", "{\"a\":1,\"a\":2}", "{}{}", "{\"id\":9007199254740993}", "\u{feff}{}"] {
            assert_eq!(refused(line), ErrorCode::ParseError, "{line:?}");
        }
        assert!(Frame::read(b"{\"jsonrpc\":\"2.0\",\"method\":\"\xff\"}").is_err());
        let deep = format!("{{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":{}{}}}", "[".repeat(70), "]".repeat(70));
        assert_eq!(refused(&deep), ErrorCode::ParseError);
    }

    #[test]
    fn batches_scalars_and_other_members_are_invalid() {
        for line in [
            "[]",
            "[{\"jsonrpc\":\"2.0\",\"method\":\"m\"}]",
            "null",
            "7",
            "{}",
            "{\"jsonrpc\":\"1.0\",\"method\":\"m\"}",
            "{\"jsonrpc\":\"2.0\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":1}",
            "{\"jsonrpc\":\"2.0\",\"method\":7}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":[]}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"params\":null}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"id\":null}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"id\":-1}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"id\":1.5}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"result\":1}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"x\":1}",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1,\"error\":{\"code\":1,\"message\":\"m\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":1}",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":\"1\",\"message\":\"m\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":7}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"token\":7}",
        ] {
            assert_eq!(refused(line), ErrorCode::InvalidRequest, "{line}");
        }
    }

    #[test]
    fn a_refusal_names_the_request_where_it_can() {
        let bad = Frame::read(b"{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"id\":7,\"x\":1}").unwrap_err();
        assert_eq!(bad.id, Some(Id::Number(7)));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(id in 0_u64..1 << 53, method in "[a-z/.$]{1,64}", text in "\\PC{0,40}", token in proptest::option::of("[0-9a-f]{64}")) {
            let params = serde_json::json!({ "text": text });
            for frame in [
                Frame::call(id, &method, params.clone()),
                Frame::notice(&method, params.clone()),
                Frame::answer(Some(Id::Number(id)), Ok(params)),
                Frame::answer(None, Err(Refusal::new(ErrorCode::ParseError, "m").into())),
            ] {
                let frame = match &token { Some(token) => frame.with_token(token), None => frame };
                let line = frame.write().unwrap();
                prop_assert_eq!(line.iter().filter(|b| **b == b'\n').count(), 1);
                prop_assert_eq!(Frame::read(&line).unwrap(), frame);
            }
        }
    }
}
