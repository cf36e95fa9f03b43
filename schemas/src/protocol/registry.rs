//! Every message of both wires by name: how it is read, and its JSON Schema.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use super::{
    Audit, Bash, BashAnswer, Cancel, ConsentAsk, ConsentRecord, Contributions, Crashed, CtxBash, CtxBashResult,
    CtxFetch, CtxLog, CtxRead, CtxReadResult, CtxWrite, Fetch, FetchAnswer, GuardEvaluate, GuardVerdict, Hook, HookRun,
    HookVerdict, HostInitialize, HostInitialized, Initialize, Initialized, Invoke, Log, Nothing, PluginDisable,
    PluginInvoke, PluginInvoked, PluginStop, PluginsContributions, PluginsList, PluginsListed, PluginsLoad,
    PluginsLoaded, Read, Ready, Refreshed, RevocationsRefresh, RevokedEvent, SessionClose, SessionOpen, Shown,
    Shutdown, StateDelete, StateEvent, StateGet, StateGetResult, StateList, StateListResult, StatePut, StatusLineRun,
    StatusLineText, Verdict, ViolationEvent, Write,
};
use crate::strict::{self, Document, FieldError, Malformed};

/// Makes a type a message: its name in refusals, and its rules beyond shape.
macro_rules! message {
    ($type:ty, $name:literal) => {
        message!($type, $name, |_this| Ok(()));
    };
    ($type:ty, $name:literal, |$this:ident| $check:expr) => {
        impl crate::strict::Document for $type {
            const NAME: &'static str = $name;
            /// What the longest line holds.
            const BYTES: usize = super::INITIALIZE_LINE;
            const UNKNOWN: crate::strict::Unknown = crate::strict::Unknown::Refused;
            fn check(&self) -> Result<(), crate::strict::FieldError> {
                let $this = self;
                $check
            }
        }
    };
}
pub(super) use message;

message!(FetchAnswer, "ctx.fetch's result");
message!(HookVerdict, "hook/run's result");

/// Any JSON value, as handlers and hooks return it.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, JsonSchema)]
struct Anything(Value);
message!(Anything, "a result");

/// A protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wire {
    /// Host ⇄ broker.
    Host,
    /// Broker ⇄ plugin.
    Plugin,
}

/// A part of an exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// What is asked or told.
    Params,
    /// What is answered.
    Result,
}

/// One message.
#[derive(Clone, Copy)]
pub struct Message {
    /// On which wire.
    pub wire: Wire,
    /// Of which method.
    pub method: &'static str,
    /// Which part.
    pub part: Part,
    /// Whether a value is this message.
    pub read: fn(Value) -> Result<Value, Malformed>,
    schema: fn(&mut SchemaGenerator) -> Schema,
}

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} {} {:?}", self.wire, self.method, self.part)
    }
}

fn reread<T: Document>(value: Value) -> Result<Value, Malformed> {
    let message: T = strict::read_value(value)?;
    let field = Cow::Borrowed(".");
    serde_json::to_value(&message).map_err(|source| Malformed::WrongShape {
        document: T::NAME,
        field: field.into(),
        source,
    })
}

const fn of<T: Document + JsonSchema>(wire: Wire, method: &'static str, part: Part) -> Message {
    Message { wire, method, part, read: reread::<T>, schema: |generator| generator.subschema_for::<T>() }
}

macro_rules! messages {
    ($($wire:ident { $($method:literal: $params:ty $(=> $result:ty)?,)* })*) => {
        /// Every message: each method has parameters, and those that are requests have a result.
        pub const MESSAGES: &[Message] = &[
            $($(
                of::<$params>(Wire::$wire, $method, Part::Params),
                $(of::<$result>(Wire::$wire, $method, Part::Result),)?
            )*)*
        ];
    };
}

messages! {
    Host {
        "initialize": HostInitialize => HostInitialized,
        "session/open": SessionOpen => Nothing,
        "session/close": SessionClose => Nothing,
        "plugins/list": PluginsList => PluginsListed,
        "plugins/load": PluginsLoad => PluginsLoaded,
        "plugins/contributions": PluginsContributions => Contributions,
        "plugin/invoke": PluginInvoke => PluginInvoked,
        "hook/run": HookRun => HookVerdict,
        "statusLine/run": StatusLineRun => StatusLineText,
        "plugin/stop": PluginStop => Nothing,
        "plugin/disable": PluginDisable => Nothing,
        "revocations/refresh": RevocationsRefresh => Refreshed,
        "guard/evaluate": GuardEvaluate => GuardVerdict,
        "consent/record": ConsentRecord => Nothing,
        "shutdown": Shutdown => Nothing,
        "$/cancelRequest": Cancel,
        "capability/read": Read => Verdict,
        "capability/write": Write => Verdict,
        "capability/bash": Bash => BashAnswer,
        "capability/fetch": Fetch => Verdict,
        "consent/ask": ConsentAsk => Shown,
        "plugin.state": StateEvent,
        "plugin.crashed": Crashed,
        "plugin.revoked": RevokedEvent,
        "plugin.violation": ViolationEvent,
        "plugin.log": Log,
        "audit": Audit,
    }
    Plugin {
        "ready": Ready,
        "initialize": Initialize => Initialized,
        "invoke": Invoke => Anything,
        "hook": Hook => Anything,
        "shutdown": Shutdown,
        "$/cancelRequest": Cancel,
        "ctx.read": CtxRead => CtxReadResult,
        "ctx.write": CtxWrite => Nothing,
        "ctx.bash": CtxBash => CtxBashResult,
        "ctx.fetch": CtxFetch => FetchAnswer,
        "ctx.state.get": StateGet => StateGetResult,
        "ctx.state.put": StatePut => Nothing,
        "ctx.state.list": StateList => StateListResult,
        "ctx.state.delete": StateDelete => Nothing,
        "ctx.log": CtxLog,
    }
}

impl Wire {
    /// Its name in the schema and the examples.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Plugin => "plugin",
        }
    }
}

impl Part {
    /// Its name in the schema and the examples.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Params => "params",
            Self::Result => "result",
        }
    }
}

/// Where one message stands in a document of messages.
type Place = (&'static str, &'static str, &'static str);

/// Reads a document of one message each, `{ "host": { "initialize": { "params": …, "result": … } } }`, as examples and
/// test vectors are written, and gives it back as it is written.
///
/// # Errors
/// The first message that is none, with its place.
pub fn document(bytes: &[u8]) -> Result<Value, Malformed> {
    const NAME: &str = "rpc";
    let malformed = |source| Malformed::NotStrict { document: NAME, source };
    strict::scan(bytes).map_err(malformed)?;
    let mut wires: Map<String, Value> = serde_json::from_slice(bytes).map_err(malformed)?;
    let mut read = BTreeMap::<Place, Value>::new();
    for message in MESSAGES {
        let place = (message.wire.name(), message.method, message.part.name());
        let found = wires.get_mut(place.0).and_then(|w| w.get_mut(place.1)).and_then(Value::as_object_mut);
        if let Some(value) = found.and_then(|exchange| exchange.remove(place.2)) {
            read.insert(place, (message.read)(value).map_err(|e| at(place, e))?);
        }
    }
    let mut known = Map::new();
    for ((wire, method, part), value) in read {
        let wire = known.entry(wire).or_insert_with(|| Value::Object(Map::new()));
        let exchange = wire.as_object_mut().map(|w| w.entry(method).or_insert_with(|| Value::Object(Map::new())));
        if let Some(exchange) = exchange.and_then(Value::as_object_mut) {
            exchange.insert(part.to_owned(), value);
        }
    }
    let left = wires.iter().flat_map(|(wire, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, parts)| (wire, method, parts))
    });
    for (wire, method, parts) in left {
        let is_known = MESSAGES.iter().any(|m| m.wire.name() == wire && m.method == method);
        if !is_known || parts.as_object().is_none_or(|parts| !parts.is_empty()) {
            let source = FieldError::new(format!("{wire}.{method}"), "there is no such message");
            return Err(Malformed::Rule { document: NAME, source });
        }
    }
    Ok(Value::Object(known))
}

fn at(place: Place, refused: Malformed) -> Malformed {
    let place = format!("{}.{}.{}", place.0, place.1, place.2);
    match refused {
        Malformed::WrongShape { document, field, source } => {
            let field = if field == "." { place } else { format!("{place}.{field}") };
            Malformed::WrongShape { document, field, source }
        }
        Malformed::Rule { document, source } => Malformed::Rule { document, source: source.under(place) },
        other => other,
    }
}

/// The schema of such a document: each message stands at `#/properties/<wire>/properties/<method>/properties/<part>`.
pub(crate) fn schema() -> Schema {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let mut wires = Map::new();
    for wire in [Wire::Host, Wire::Plugin] {
        let mut methods = Map::new();
        for message in MESSAGES.iter().filter(|m| m.wire == wire) {
            let exchange = methods.entry(message.method).or_insert_with(
                || serde_json::json!({ "type": "object", "properties": {}, "additionalProperties": false }),
            );
            let schema = (message.schema)(&mut generator);
            if let Some(parts) = exchange.get_mut("properties").and_then(Value::as_object_mut) {
                parts.insert(message.part.name().to_owned(), schema.to_value());
            }
        }
        let methods = serde_json::json!({ "type": "object", "properties": methods, "additionalProperties": false });
        wires.insert(wire.name().to_owned(), methods);
    }
    // No message of its own, but what any answer may be.
    generator.subschema_for::<super::ErrorObject>();
    generator.subschema_for::<super::ErrorData>();
    let definitions = generator.take_definitions(true);
    json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rpc",
        "description": "Every message of both line protocols, by wire, method and part.",
        "type": "object",
        "properties": wires,
        "additionalProperties": false,
        "$defs": definitions,
    })
}
