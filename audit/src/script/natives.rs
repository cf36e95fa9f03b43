//! What the engine provides, by how it is reached: `globalThis.process`, `process` and `global["process"]` are one thing.

use std::rc::Rc;

use super::builtins::lacks;
use super::runtimes;
use super::value::{Map, Name, Nat, Weight, row};

/// A symbol that the plugin makes, by the text that it is made of: as a key it names no member of the engine's.
pub(crate) const OWN_SYMBOL: &str = "Symbol.%own ";

/// The context of a call, through which a plugin asks the host for everything (docs/guides/write-a-plugin.md).
pub(crate) const CONTEXT: &str = "ctx";

/// The prototype of what the plugin makes, of which no more is said than that others use it too.
pub(crate) const PROTOTYPES: &str = "%prototype";

/// Whether `path` is a symbol that the plugin makes.
pub(crate) fn is_own_symbol(path: &str) -> bool {
    path.starts_with(OWN_SYMBOL)
}

/// Whether `code` is the well-known way to the global object.
pub(crate) fn is_return_this(code: &str) -> bool {
    code.trim_end_matches(';').trim() == "return this"
}

/// Three names in a row: the deepest of interest is `Array.prototype.map`.
const DEPTH: usize = 2;
/// 64 bytes: longer names mean nothing to the rules.
const KEY: usize = 64;

/// Paths that begin like this are harmless.
const RECKONING: &[&str] = &[
    "Array.prototype.",
    "String.prototype.",
    "Number",
    "Boolean",
    "RegExp",
    "Math",
    "Date",
    "BigInt",
    "Symbol.prototype.",
    "Intl",
    "Map.prototype.",
    "Set.prototype.",
    "Error",
    "TypeError",
    "RangeError",
    "console",
];

fn weight(path: &str) -> Weight {
    if is_root(path) {
        Weight::Root
    } else if RECKONING.iter().any(|start| path.starts_with(start)) && !path.contains("__") {
        Weight::Harmless
    } else {
        Weight::Plain
    }
}

/// The things that the engine provides and that were met so far.
#[derive(Debug, Default)]
pub(crate) struct Natives {
    paths: Vec<Rc<str>>,
    by_path: Map<Rc<str>, Nat>,
    members: Map<(Nat, Name), Option<Nat>>,
    children: Map<(Nat, Name), Nat>,
    prototypes: [Option<Nat>; 4],
}

/// What is no object and has members all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Primitive {
    /// A string.
    Text,
    /// A number.
    Number,
    /// `true` or `false`.
    Truth,
    /// A regular expression, which is an object and has no members of its own that matter.
    Regex,
}

impl Primitive {
    /// What makes it.
    pub(crate) fn constructor(self) -> &'static str {
        match self {
            Self::Text => "String",
            Self::Number => "Number",
            Self::Truth => "Boolean",
            Self::Regex => "RegExp",
        }
    }

    fn place(self) -> usize {
        match self {
            Self::Text => 0,
            Self::Number => 1,
            Self::Truth => 2,
            Self::Regex => 3,
        }
    }
}

impl Natives {
    /// None but the global object.
    pub(crate) fn new() -> Self {
        let mut natives = Self::default();
        natives.named("global");
        natives
    }

    /// The thing at `path`.
    pub(crate) fn named(&mut self, path: &str) -> Nat {
        if let Some(nat) = self.by_path.get(path) {
            return *nat;
        }
        let nat = Nat::new(row(self.paths.len()), weight(path));
        let path: Rc<str> = Rc::from(path);
        self.paths.push(Rc::clone(&path));
        self.by_path.insert(path, nat);
        nat
    }

    /// Where members of a primitive are.
    pub(crate) fn prototype(&mut self, of: Primitive) -> Nat {
        if let Some(Some(known)) = self.prototypes.get(of.place()) {
            return *known;
        }
        let nat = self.named(&format!("{}.prototype", of.constructor()));
        if let Some(slot) = self.prototypes.get_mut(of.place()) {
            *slot = Some(nat);
        }
        nat
    }

    /// How it is reached.
    #[inline]
    pub(crate) fn path(&self, nat: Nat) -> Rc<str> {
        self.paths.get(nat.index()).map_or_else(|| Rc::from(""), Rc::clone)
    }

    /// How it is reached, to look at.
    #[inline]
    pub(crate) fn text(&self, nat: Nat) -> &str {
        self.paths.get(nat.index()).map_or("", |path| path)
    }

    /// Its member `key`, which reads `text`, if it can be told.
    pub(crate) fn member(&mut self, nat: Nat, key: Name, text: &str) -> Option<Nat> {
        if let Some(known) = self.members.get(&(nat, key)) {
            return *known;
        }
        let member = member(self.text(nat), text).map(|path| self.named(&path));
        self.members.insert((nat, key), member);
        member
    }

    /// Whether it surely has no member that reads `text` but one that the plugin put there.
    pub(crate) fn lacks(&self, nat: Nat, text: &str) -> bool {
        lacks(self.text(nat), text)
    }

    /// What lies beneath it as `key`, which reads `text`, whatever it is.
    pub(crate) fn child(&mut self, nat: Nat, key: Name, text: &str) -> Nat {
        if let Some(known) = self.children.get(&(nat, key)) {
            return *known;
        }
        let child = self.named(&format!("{}.{text}", self.text(nat)));
        self.children.insert((nat, key), child);
        child
    }
}

fn member(path: &str, key: &str) -> Option<String> {
    let fixed = match (path, key) {
        ("global", "globalThis" | "global" | "window" | "self" | "frames" | "root" | "GLOBAL") => "global",
        ("global", "process") => "process",
        ("global", "require") => "require",
        ("global", "module") => "module",
        ("global", known) if is_global(known) => return Some(known.to_owned()),
        ("global", "constructor" | "__proto__") => "Object",
        ("global", _) => return None,
        ("process", "mainModule") | ("require", "main") | ("Module", "prototype") => "module",
        ("module", "parent" | "children" | "__proto__") => "module",
        ("module", "constructor") | ("Module", "Module" | "default") => "Module",
        ("process", "default") => "process",
        ("node:timers" | "node:util" | "node:url" | "node:buffer" | "node:worker_threads", known)
            if is_global(known) && known != "Worker" =>
        {
            return Some(known.to_owned());
        }
        ("node:fs", "promises") => "node:fs/promises",
        ("node:dns", "promises") => "node:dns/promises",
        ("node:path", "posix" | "win32") => "node:path",
        ("node:timers/promises", _) => return None,
        ("%constructor" | "Function.prototype", "constructor") => "Function",
        ("%made", "constructor") => "%constructor",
        (PROTOTYPES, "constructor") => return None,
        (own, "constructor") if is_own_symbol(own) => "Symbol",
        (own, _) if is_own_symbol(own) => return None,
        (PROTOTYPES, "__proto__") => PROTOTYPES,
        // What a descriptor of it holds: those who ask for all descriptors of something get that itself.
        ("Function" | "%constructor" | "eval" | "require" | "module" | "process", "value") => path,
        ("%constructor" | "%made" | PROTOTYPES, _) => return None,
        ("Deno" | "Deno.env" | "Bun", _) => return runtimes::same(path, key).or_else(|| longer(path, key)),
        // Bun's own name for it.
        ("node:sqlite", "Database") => "node:sqlite.DatabaseSync",
        (_, "default") if path.starts_with("node:") => path,
        (_, "__proto__") if is_plain(path) => "Object.prototype",
        (_, "__proto__") => "Function.prototype",
        (_, "constructor") => return Some(constructor(path)),
        _ => return longer(path, key),
    };
    Some(fixed.to_owned())
}

fn constructor(path: &str) -> String {
    match path.strip_suffix(".prototype") {
        Some(owner) => owner.to_owned(),
        None if is_plain(path) => "Object".to_owned(),
        None => "Function".to_owned(),
    }
}

fn longer(path: &str, key: &str) -> Option<String> {
    let told = match path.rsplit_once('.') {
        None => true,
        Some((_, "prototype" | "stdout" | "stderr" | "stdin" | "subtle")) => true,
        Some(("import", "meta") | ("require", "cache" | "extensions") | ("Module", _)) => true,
        Some(("process", "report") | ("ctx", "state") | ("node:test", "mock") | ("node:v8", "startupSnapshot")) => true,
        Some(_) => key == "prototype",
    };
    let deep = path.bytes().filter(|byte| *byte == b'.').count() >= DEPTH;
    if !told || deep || key.len() > KEY || lacks(path, key) {
        return None;
    }
    Some(format!("{path}.{key}"))
}

/// Whether it is an object and no function.
fn is_plain(path: &str) -> bool {
    matches!(
        path,
        "global"
            | "process"
            | "module"
            | "JSON"
            | "Math"
            | "Reflect"
            | "console"
            | "Intl"
            | "WebAssembly"
            | "navigator"
            | "Atomics"
            | "crypto"
            | "performance"
            | "process.env"
            | "import.meta"
            | PROTOTYPES
    ) || (path.starts_with("node:") && !path.contains('.') && path != "node:assert")
        || path.ends_with(".prototype")
}

/// Whether it is a function whose `call`, `apply` and `bind` are those of every function.
pub(crate) fn is_callable(path: &str) -> bool {
    !is_plain(path) && path != "Function.prototype"
}

const GLOBALS: &[&str] = &[
    "AbortController",
    "AbortSignal",
    "AggregateError",
    "Array",
    "ArrayBuffer",
    "Atomics",
    "BigInt",
    "Blob",
    "Boolean",
    "BroadcastChannel",
    "Buffer",
    "Bun",
    "CustomEvent",
    "DataView",
    "Date",
    "Deno",
    "Error",
    "EvalError",
    "Event",
    "EventSource",
    "EventTarget",
    "FinalizationRegistry",
    "Float32Array",
    "Float64Array",
    "FormData",
    "Function",
    "Headers",
    "Int16Array",
    "Int32Array",
    "Int8Array",
    "Intl",
    "Iterator",
    "JSON",
    "Map",
    "Math",
    "MessageChannel",
    "Number",
    "Object",
    "Promise",
    "Proxy",
    "RangeError",
    "ReferenceError",
    "Reflect",
    "RegExp",
    "Request",
    "Response",
    "Set",
    "ShadowRealm",
    "SharedArrayBuffer",
    "SharedWorker",
    "String",
    "Symbol",
    "SyntaxError",
    "TextDecoder",
    "TextEncoder",
    "TransformStream",
    "TypeError",
    "URIError",
    "URL",
    "URLSearchParams",
    "Uint16Array",
    "Uint32Array",
    "Uint8Array",
    "Uint8ClampedArray",
    "WeakMap",
    "WeakRef",
    "WeakSet",
    "WebAssembly",
    "WebSocket",
    "Worker",
    "WritableStream",
    "XMLHttpRequest",
    "atob",
    "btoa",
    "clearInterval",
    "clearTimeout",
    "console",
    "crypto",
    "decodeURI",
    "decodeURIComponent",
    "definePlugin",
    "encodeURI",
    "encodeURIComponent",
    "escape",
    "eval",
    "fetch",
    "importScripts",
    "isFinite",
    "isNaN",
    "navigator",
    "parseFloat",
    "parseInt",
    "performance",
    "queueMicrotask",
    "setImmediate",
    "setInterval",
    "setTimeout",
    "structuredClone",
    "unescape",
    "execScript",
];

/// The names of the engine's globals.
pub(crate) fn globals() -> impl Iterator<Item = &'static str> {
    GLOBALS.iter().copied()
}

/// Whether the engine has a global of that name that the rules follow.
pub(crate) fn is_global(name: &str) -> bool {
    GLOBALS.contains(&name)
}

const BUILTINS: &[&str] = &[
    "assert",
    "assert/strict",
    "async_hooks",
    "buffer",
    "child_process",
    "cluster",
    "console",
    "constants",
    "crypto",
    "dgram",
    "diagnostics_channel",
    "dns",
    "dns/promises",
    "domain",
    "events",
    "fs",
    "fs/promises",
    "http",
    "http2",
    "https",
    "inspector",
    "inspector/promises",
    "module",
    "net",
    "os",
    "path",
    "path/posix",
    "path/win32",
    "perf_hooks",
    "process",
    "punycode",
    "querystring",
    "readline",
    "readline/promises",
    "repl",
    "stream",
    "stream/consumers",
    "stream/promises",
    "stream/web",
    "string_decoder",
    "sys",
    "timers",
    "timers/promises",
    "tls",
    "trace_events",
    "tty",
    "url",
    "util",
    "util/types",
    "v8",
    "vm",
    "wasi",
    "worker_threads",
    "zlib",
    "_http_agent",
    "_http_client",
    "_http_common",
    "_http_incoming",
    "_http_outgoing",
    "_http_server",
    "_stream_duplex",
    "_stream_passthrough",
    "_stream_readable",
    "_stream_transform",
    "_stream_wrap",
    "_stream_writable",
    "_tls_common",
    "_tls_wrap",
];
/// Builtins that Node knows under their prefix only.
const PREFIXED: &[&str] = &["test", "test/reporters", "sea", "sqlite", "quic", "ffi"];

/// How the builtin module `spec` is reached, if it is one.
pub(crate) fn builtin(spec: &str) -> Option<String> {
    match spec {
        "bun" => return Some("Bun".to_owned()),
        "bun:sqlite" | "bun:ffi" => return Some(spec.replace("bun:", "node:")),
        _ => {}
    }
    let bare = spec.strip_prefix("node:");
    let known = match bare {
        Some(name) => BUILTINS.contains(&name) || PREFIXED.contains(&name),
        None => BUILTINS.contains(&spec),
    };
    if !known {
        return None;
    }
    Some(match bare.unwrap_or(spec) {
        "module" => "Module".to_owned(),
        "process" => "process".to_owned(),
        "console" => "console".to_owned(),
        "path/posix" | "path/win32" => "node:path".to_owned(),
        "sys" => "node:util".to_owned(),
        name => format!("node:{name}"),
    })
}

/// Whether holding it is holding everything: what it leads to cannot be listed.
pub(crate) fn is_root(path: &str) -> bool {
    matches!(path, "global" | "process" | "module" | "require" | "Module" | "%arguments")
}

/// Whether a member of it that cannot be named may be dangerous.
pub(crate) fn is_sensitive_base(path: &str) -> bool {
    is_root(path)
        || (path.starts_with("node:") && !path.contains('.') && dangerous_module(path).is_some())
        || path == "Function"
        || path == "%constructor"
        || matches!(path, "require.cache" | CONTEXT | "Bun" | "Deno")
}

/// Why a module is dangerous to have at all: the family's word.
pub(crate) fn dangerous_module(path: &str) -> Option<&'static str> {
    match path {
        "node:child_process" | "node:cluster" => Some("process-exec"),
        "node:worker_threads" => Some("worker"),
        "node:vm" | "node:inspector" | "node:inspector/promises" | "node:repl" => Some("dynamic-code"),
        "node:ffi" => Some("native-code"),
        _ => None,
    }
}
