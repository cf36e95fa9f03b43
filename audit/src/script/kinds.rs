//! What each string means as a member's name.

/// What a string is, when it names a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Kind(u16);

impl Kind {
    /// A method of arrays that leads to functions and is called itself.
    pub(crate) const ARRAY: Self = Self(1);
    /// A method that every object has.
    pub(crate) const OBJECT: Self = Self(2);
    /// A method of strings that is folded.
    pub(crate) const STRING: Self = Self(4);
    /// A method of what the solver follows: lists, maps, iterators, promises.
    pub(crate) const FOLLOWED: Self = Self(8);
    /// `then`, `catch`, `finally`.
    pub(crate) const CHAINED: Self = Self(16);
    /// A method through which keys and members of an enumeration pass.
    pub(crate) const PASSED: Self = Self(32);
    /// What every object or function has that leads elsewhere.
    pub(crate) const BUILTIN: Self = Self(64);
    /// `call`, `apply`, `bind`.
    pub(crate) const VERB: Self = Self(128);
    /// A name that is dangerous on a root object.
    pub(crate) const SUSPECT: Self = Self(256);
    /// A name that nobody assembles from parts but to hide it.
    pub(crate) const HIDDEN: Self = Self(512);
    /// A method of strings and lists that makes one string of parts.
    pub(crate) const MAKER: Self = Self(1024);
    /// What puts a getter or setter on an object.
    pub(crate) const ACCESSOR: Self = Self(4096);
    /// A method by which something is sent to those who listen, or listened for.
    pub(crate) const HEARD: Self = Self(8192);
    /// A method that a string, a number, a truth or a regular expression has (ECMA-262, 20.3, 21.1, 22.1, 22.2 and annex B).
    pub(crate) const PRIMITIVE: Self = Self(2048);

    /// What `text` is, when it names a member.
    pub(crate) fn of(text: &str) -> Self {
        let kinds = KINDS.iter().filter(|(_, names)| names.contains(&text));
        kinds.fold(Self::default(), |known, (kind, _)| known.with(*kind))
    }

    /// Whether `text` is how a name of kind `HIDDEN` begins, or one as a whole.
    pub(crate) fn begins_hidden(text: &str) -> bool {
        let hidden = KINDS.iter().filter(|(kind, _)| kind.any(Self::HIDDEN)).flat_map(|(_, names)| *names);
        hidden.into_iter().any(|name| name.starts_with(text))
    }

    /// Whether it is one of `other`.
    pub(crate) fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both.
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Names by kind.
pub(super) const KINDS: &[(Kind, &[&str])] = &[
    (
        Kind::ARRAY,
        &[
            "at",
            "concat",
            "copyWithin",
            "entries",
            "every",
            "fill",
            "filter",
            "find",
            "findIndex",
            "findLast",
            "flat",
            "flatMap",
            "forEach",
            "includes",
            "indexOf",
            "join",
            "keys",
            "lastIndexOf",
            "map",
            "pop",
            "push",
            "reduce",
            "reduceRight",
            "reverse",
            "shift",
            "slice",
            "some",
            "sort",
            "splice",
            "toSorted",
            "toReversed",
            "unshift",
            "values",
            "with",
        ],
    ),
    (
        Kind::OBJECT,
        &[
            "toString",
            "valueOf",
            "hasOwnProperty",
            "isPrototypeOf",
            "propertyIsEnumerable",
            "toLocaleString",
            "__defineGetter__",
            "__lookupGetter__",
            "__defineSetter__",
            "__lookupSetter__",
        ],
    ),
    (
        Kind::STRING,
        &[
            "toLowerCase",
            "toLocaleLowerCase",
            "toUpperCase",
            "toLocaleUpperCase",
            "trim",
            "trimStart",
            "trimLeft",
            "trimEnd",
            "trimRight",
            "slice",
            "substring",
            "substr",
            "charAt",
            "at",
            "concat",
            "repeat",
            "padStart",
            "padEnd",
            "charCodeAt",
            "codePointAt",
            "replace",
            "replaceAll",
            "split",
            "toString",
            "valueOf",
            "normalize",
            "match",
            "exec",
        ],
    ),
    (
        Kind::FOLLOWED,
        &[
            "join",
            "toString",
            "toLocaleString",
            "reverse",
            "toReversed",
            "slice",
            "concat",
            "sort",
            "toSorted",
            "filter",
            "splice",
            "flat",
            "copyWithin",
            "fill",
            "values",
            "entries",
            "keys",
            "push",
            "unshift",
            "pop",
            "shift",
            "at",
            "find",
            "findLast",
            "map",
            "flatMap",
            "from",
            "reduce",
            "reduceRight",
            "forEach",
            "some",
            "every",
            "findIndex",
            "findLastIndex",
            "next",
            "@@Symbol.iterator",
            "get",
            "set",
            "add",
        ],
    ),
    (Kind::ACCESSOR, &["__defineGetter__", "__defineSetter__"]),
    (Kind::CHAINED, &["then", "catch", "finally"]),
    (
        Kind::PASSED,
        &[
            "find", "filter", "map", "forEach", "reduce", "pop", "shift", "at", "slice", "concat", "sort", "reverse",
            "flatMap", "toString", "next", "values",
        ],
    ),
    (
        Kind::HEARD,
        &[
            "on",
            "once",
            "addListener",
            "prependListener",
            "prependOnceListener",
            "addEventListener",
            "subscribe",
            "emit",
            "publish",
            "postMessage",
            "enqueue",
            "write",
            "from",
            "run",
            "enterWith",
            "getStore",
        ],
    ),
    (Kind::BUILTIN, &["constructor", "__proto__", "prototype", "length", "caller"]),
    (Kind::VERB, &["call", "apply", "bind"]),
    (
        Kind::SUSPECT,
        &[
            "mainModule",
            "getBuiltinModule",
            "_linkedBinding",
            "dlopen",
            "_load",
            "child_process",
            "createRequire",
            "_compile",
            "getFunction",
            "getThis",
            "execSync",
            "spawnSync",
            "loadExtension",
        ],
    ),
    (
        Kind::HIDDEN,
        &[
            "eval",
            "Function",
            "constructor",
            "child_process",
            "node:child_process",
            "worker_threads",
            "mainModule",
            "getBuiltinModule",
            "_load",
            "_linkedBinding",
            "dlopen",
            "require",
            "process",
            "globalThis",
            "__proto__",
            "execSync",
            "spawnSync",
            "fromCharCode",
            "createRequire",
            "node:vm",
            "node:module",
            "binding",
            "execve",
            "_compile",
            "prototype",
            "node:fs",
            "cluster",
            "inspector",
        ],
    ),
    (
        Kind::MAKER,
        &[
            "join",
            "concat",
            "replace",
            "replaceAll",
            "slice",
            "substring",
            "substr",
            "toString",
            "repeat",
            "padStart",
            "padEnd",
            "toLowerCase",
            "trim",
            "at",
            "charAt",
            "reduce",
        ],
    ),
    (
        Kind::PRIMITIVE,
        &[
            "anchor",
            "at",
            "big",
            "blink",
            "bold",
            "charAt",
            "charCodeAt",
            "codePointAt",
            "concat",
            "endsWith",
            "fixed",
            "fontcolor",
            "fontsize",
            "includes",
            "indexOf",
            "isWellFormed",
            "italics",
            "lastIndexOf",
            "link",
            "localeCompare",
            "match",
            "matchAll",
            "normalize",
            "padEnd",
            "padStart",
            "repeat",
            "replace",
            "replaceAll",
            "search",
            "slice",
            "small",
            "split",
            "startsWith",
            "strike",
            "sub",
            "substr",
            "substring",
            "sup",
            "toLocaleLowerCase",
            "toLocaleUpperCase",
            "toLowerCase",
            "toString",
            "toUpperCase",
            "toWellFormed",
            "trim",
            "trimEnd",
            "trimLeft",
            "trimRight",
            "trimStart",
            "valueOf",
            "toExponential",
            "toFixed",
            "toLocaleString",
            "toPrecision",
            "exec",
            "test",
            "compile",
            "hasOwnProperty",
            "isPrototypeOf",
            "propertyIsEnumerable",
            "__defineGetter__",
            "__lookupGetter__",
            "__defineSetter__",
            "__lookupSetter__",
            "@@Symbol.iterator",
            "@@Symbol.match",
            "@@Symbol.matchAll",
            "@@Symbol.replace",
            "@@Symbol.search",
            "@@Symbol.split",
        ],
    ),
];
