//! Rules about text that becomes code, and about other programs.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub(super) const RULES: &[&Rule] = &[
    &EVAL,
    &FUNCTION,
    &TIMER,
    &CODE_MODULE,
    &DATA_URL,
    &RETURN_THIS,
    &DECODE_EXEC,
    &EXEC_MODULE,
    &EXEC_COMMAND,
    &EXEC_PROCESS,
];

/// Eval turns text into code.
pub static EVAL: Rule = Rule {
    id: "dynamic-code/eval",
    family: Family::DynamicCode,
    severity: Severity::Danger,
    title: "eval turns text into code",
    what: "A call of `eval`, under whatever name and by whatever way it is reached: directly, through an alias, a global object, a callback, `Reflect.apply`; or `eval` that gets another name, is kept, returned or handed on.",
    why: "Text that becomes code when the plugin runs was never read by anyone, neither by a reviewer nor by these rules.",
    example: "const run = globalThis['eval'];\nrun(input);",
    fix: "Write the code down. To read data use JSON.parse; to choose among behaviours use a table of functions.",
};

/// The constructor of functions turns text into code.
pub static FUNCTION: Rule = Rule {
    id: "dynamic-code/function-constructor",
    family: Family::DynamicCode,
    severity: Severity::Danger,
    title: "the constructor of functions turns text into code",
    what: "A call of `Function` or of the constructors of async functions and generators, by name or through `.constructor` of any function, of any literal's method, or of a constructor; a class that extends it; handing it to what calls it; or code that is given to a member of a member, neither with a name that can be told.",
    why: "It is eval by another name: text becomes code when the plugin runs, and no review has seen it.",
    example: "const make = (() => {}).constructor;\nmake('return process')();",
    fix: "Write the function down instead of assembling its text.",
};

/// A timer that gets text turns it into code.
pub static TIMER: Rule = Rule {
    id: "dynamic-code/timer-string",
    family: Family::DynamicCode,
    severity: Severity::Danger,
    title: "a timer that gets text turns it into code",
    what: "`setTimeout`, `setInterval` or `setImmediate` with a text as first argument.",
    why: "Engines that take a text there evaluate it.",
    example: "setTimeout('run()', 10);",
    fix: "Give the timer a function.",
};

/// A module that turns text into code.
pub static CODE_MODULE: Rule = Rule {
    id: "dynamic-code/module",
    family: Family::DynamicCode,
    severity: Severity::Danger,
    title: "a module that turns text into code",
    what: "Loading `node:vm`, `node:inspector` or `node:repl`, or calling what they offer.",
    why: "These modules compile text, attach debuggers, or do both; neither is a boundary of security.",
    example: "const vm = require('node:vm');\nvm.runInThisContext(text);",
    fix: "Write the code down. A plugin needs no second interpreter.",
};

/// Code in a URL.
pub static DATA_URL: Rule = Rule {
    id: "dynamic-code/data-url",
    family: Family::DynamicCode,
    severity: Severity::Danger,
    title: "code in a URL",
    what: "A module that is imported from a `data:` or `blob:` URL.",
    why: "The module's text is in its name, where no file of the plugin shows it.",
    example: "import('data:text/javascript,console.log(1)');",
    fix: "Put the module into a file of the plugin and import that.",
};

/// The well-known way to the global object.
pub static RETURN_THIS: Rule = Rule {
    id: "dynamic-code/return-this",
    family: Family::DynamicCode,
    severity: Severity::Info,
    title: "the well-known way to the global object",
    what: "Exactly `Function('return this')()`, the one text that old bundlers hand to the constructor of functions.",
    why: "It gives the global object and does nothing else; it is told so that readers need not wonder.",
    example: "const root = Function('return this')();",
    fix: "Use globalThis.",
};

/// Decoded text becomes code, a module or a command.
pub static DECODE_EXEC: Rule = Rule {
    id: "decode-exec",
    family: Family::DecodeExec,
    severity: Severity::Danger,
    title: "decoded text becomes code, a module or a command",
    what: "A text that was decoded (base64, hex, percent, character codes) or decrypted reaches `eval`, a constructor of functions, a timer, the name of a module, or a command.",
    why: "Code that is packed so that nobody reads it is the commonest shape of malware in packages.",
    example: "eval(atob('Y29uc29sZS5sb2coMSk='));",
    fix: "Ship the code unpacked.",
};

/// A module that starts programs.
pub static EXEC_MODULE: Rule = Rule {
    id: "process-exec/module",
    family: Family::ProcessExec,
    severity: Severity::Danger,
    title: "a module that starts programs",
    what: "Loading `node:child_process` or `node:cluster`, by whatever way of loading modules.",
    why: "Other programs run with the user's rights and outside what these rules can follow.",
    example: "const { execSync } = require('child_process');",
    fix: "Ask the host: the `bash` capability runs a command that the user has seen and allowed.",
};

/// A program is started.
pub static EXEC_COMMAND: Rule = Rule {
    id: "process-exec/command",
    family: Family::ProcessExec,
    severity: Severity::Danger,
    title: "a program is started",
    what: "A call of a function of `node:child_process`.",
    why: "Other programs run with the user's rights and outside what these rules can follow.",
    example: "require('child_process').execSync('id');",
    fix: "Ask the host: the `bash` capability runs a command that the user has seen and allowed.",
};

/// Other processes are started, replaced or stopped.
pub static EXEC_PROCESS: Rule = Rule {
    id: "process-exec/process",
    family: Family::ProcessExec,
    severity: Severity::Danger,
    title: "other processes are started, replaced or stopped",
    what: "`process.execve`, `process.kill` of another process, `run` of `node:test`, and what other engines call the same.",
    why: "A plugin that signals or replaces processes acts on programs that are not its own.",
    example: "process.kill(1234);",
    fix: "End your own work by returning; leave processes to the host.",
};
