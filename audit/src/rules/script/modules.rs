//! Rules about where code comes from.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub(super) const RULES: &[&Rule] = &[
    &COMPUTED_MODULE,
    &LOADER,
    &ODD_MODULE,
    &PACKAGE,
    &OUTSIDE_MODULE,
    &MISSING_MODULE,
    &ADDON,
    &BINDING,
    &WORKER,
    &UNRESOLVED,
    &UNRESOLVED_MEMBER,
];

/// A module whose name is not constant.
pub static COMPUTED_MODULE: Rule = Rule {
    id: "dynamic-module/computed",
    family: Family::DynamicModule,
    severity: Severity::Danger,
    title: "a module whose name is not constant",
    what: "`require()` or `import()` with a name that cannot be told before the program runs, or handed to what calls them.",
    why: "Whoever controls the name chooses the code. It also hides which of Node's modules are used.",
    example: "const load = (name) => require(name);\nload(process.argv[2]);",
    fix: "Import by constant names; choose among modules with a table or a switch.",
};

/// The loader of modules is reached into.
pub static LOADER: Rule = Rule {
    id: "dynamic-module/loader",
    family: Family::DynamicModule,
    severity: Severity::Danger,
    title: "the loader of modules is reached into",
    what: "`createRequire`, `Module._load`, `module.require`, `require.cache`, `require.extensions`, `process.mainModule`, `module.constructor`, `import.meta.resolve`, `module.register`, or replacing any of them.",
    why: "These are ways past `require` and `import`, or ways to change what others get from them.",
    example: "process.mainModule.require('fs');",
    fix: "Use import or require with a constant name.",
};

/// A file is loaded as code although its name says otherwise.
pub static ODD_MODULE: Rule = Rule {
    id: "dynamic-module/odd-file",
    family: Family::DynamicModule,
    severity: Severity::Danger,
    title: "a file is loaded as code although its name says otherwise",
    what: "A constant `require` or `import` of a file in the plugin that is no script by its name.",
    why: "Node runs whatever it is told to load; a picture or a text that is code escapes whoever looks at names. The file is audited as code all the same.",
    example: "require('./notes.txt');",
    fix: "Name code as code: .js, .mjs or .cjs.",
};

/// A package that the plugin does not hold.
pub static PACKAGE: Rule = Rule {
    id: "external-import/package",
    family: Family::ExternalImport,
    severity: Severity::Danger,
    title: "a package that the plugin does not hold",
    what: "An import of a package by its bare name.",
    why: "What is loaded lies outside the digest: it may be missing, or be anything by the time the plugin runs.",
    example: "import chalk from 'chalk';",
    fix: "Bundle the package into the plugin, for example with esbuild.",
};

/// A module from outside the plugin.
pub static OUTSIDE_MODULE: Rule = Rule {
    id: "external-import/outside",
    family: Family::ExternalImport,
    severity: Severity::Danger,
    title: "a module from outside the plugin",
    what: "An import of an absolute path, a URL, or a path that leads out of the plugin's folder.",
    why: "What is loaded lies outside the digest and may be anything by the time the plugin runs.",
    example: "require('../../outside.js');",
    fix: "Keep every module inside the plugin's folder.",
};

/// A module that is not there.
pub static MISSING_MODULE: Rule = Rule {
    id: "external-import/missing",
    family: Family::ExternalImport,
    severity: Severity::Warning,
    title: "a module that is not there",
    what: "An import of a path inside the plugin where no file lies.",
    why: "Either the bundle is not complete, or the file is written when the plugin runs, and then nobody has read it.",
    example: "require('./generated.js');",
    fix: "Ship every file that is loaded.",
};

/// Machine code is loaded.
pub static ADDON: Rule = Rule {
    id: "native-code/addon",
    family: Family::NativeCode,
    severity: Severity::Danger,
    title: "machine code is loaded",
    what: "Loading a `.node` file.",
    why: "Machine code cannot be audited here, and it is not held back by what holds JavaScript back.",
    example: "require('./build/addon.node');",
    fix: "Write it in JavaScript or WebAssembly.",
};

/// The engine's machine code is reached.
pub static BINDING: Rule = Rule {
    id: "native-code/binding",
    family: Family::NativeCode,
    severity: Severity::Danger,
    title: "the engine's machine code is reached",
    what: "`process.binding`, `process._linkedBinding`, `process.dlopen`, `node:ffi`, flags of V8, extensions of SQLite, engines of OpenSSL.",
    why: "These go below the interfaces of Node, where nothing checks what is asked.",
    example: "process.binding('spawn_sync');",
    fix: "Use the public interfaces of Node.",
};

/// Code runs in a thread of its own.
pub static WORKER: Rule = Rule {
    id: "worker",
    family: Family::Worker,
    severity: Severity::Danger,
    title: "code runs in a thread of its own",
    what: "`node:worker_threads` or `new Worker`.",
    why: "A worker has a realm of its own, may be given text as code, and outlives what the host can see of the plugin.",
    example: "new Worker(source, { eval: true });",
    fix: "Do the work in the plugin itself, in steps if it is long.",
};

/// A member of a powerful object that cannot be named.
pub static UNRESOLVED: Rule = Rule {
    id: "unresolved-access/member",
    family: Family::UnresolvedAccess,
    severity: Severity::Danger,
    title: "a member of a powerful object that cannot be named",
    what: "A computed member of the global object, `process`, `module`, `require`, a loaded module of Node, the context `ctx` that the host gives and the like, whose key cannot be told before the program runs; a call of whichever member an enumeration picks, or of what is reached by names that are decoded.",
    why: "Every member of these objects is one key away, and a key that cannot be told may be any of them.",
    example: "const name = process.argv[2];\nglobalThis[name]();",
    fix: "Write the member's name down, or keep a table of what may be chosen.",
};

/// A dangerous member of something that cannot be followed.
pub static UNRESOLVED_MEMBER: Rule = Rule {
    id: "unresolved-access/suspect",
    family: Family::UnresolvedAccess,
    severity: Severity::Danger,
    title: "a dangerous member of something that cannot be followed",
    what: "A member that only powerful objects have (`mainModule`, `getBuiltinModule`, `dlopen` …), read from a value that cannot be followed, in a file through which a root object travels; or `getFunction` and `getThis` of stack frames.",
    why: "The root object was handed to where the rules lose sight of it, and here it seems to come back.",
    example: "send(process);\non((thing) => thing.mainModule.require('fs'));",
    fix: "Use the object where it is, by its name.",
};
