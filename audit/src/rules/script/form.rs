//! Rules about how code is written: hidden, mangled, unreadable.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub(super) const RULES: &[&Rule] = &[
    &BUILT_NAME,
    &MANGLED,
    &ESCAPES,
    &HIDDEN_PATH,
    &OPAQUE,
    &SYMBOLS,
    &HOMOGLYPH,
    &PARSE_ERROR,
    &NESTING,
    &BUDGET,
    &TOO_LARGE,
];

/// A dangerous name is assembled from parts.
pub static BUILT_NAME: Rule = Rule {
    id: "built-sensitive-name",
    family: Family::BuiltSensitiveName,
    severity: Severity::Danger,
    title: "a dangerous name is assembled from parts",
    what: "`eval`, `constructor`, `child_process` and other names that lead to code or programs, put together from pieces, reversed, decoded or written in escapes.",
    why: "Nobody writes such a name in pieces but to keep it from being found.",
    example: "const name = 'child_' + 'process';",
    fix: "Write the name in one piece.",
};

/// Names and strings were mangled by an obfuscator.
pub static MANGLED: Rule = Rule {
    id: "obfuscation/mangling-table",
    family: Family::Obfuscation,
    severity: Severity::Warning,
    title: "names and strings were mangled by an obfuscator",
    what: "Many names like `_0x3fa2b1`, as obfuscators make them, mostly with a table of strings that is rotated and decoded.",
    why: "The code was made so that nobody can read it. Minified code is not meant: it is short, not hidden.",
    example: "var _0x3fa2b1=1,_0x3fa2b2=2,_0x3fa2b3=3,_0x3fa2b4=4,_0x3fa2b5=5,_0x3fa2b6=6,_0x3fa2b7=7,_0x3fa2b8=8;",
    fix: "Ship readable or plainly minified code.",
};

/// Strings or names are written in escapes.
pub static ESCAPES: Rule = Rule {
    id: "obfuscation/escapes",
    family: Family::Obfuscation,
    severity: Severity::Warning,
    title: "strings or names are written in escapes",
    what: "Strings in which most characters are `\\x41` or `\\u0041` escapes of plain letters, and identifiers with escapes.",
    why: "An escape of a plain letter serves no purpose but to keep a word from being found.",
    example: "const s = '\\x63\\x68\\x69\\x6c\\x64\\x5f\\x70\\x72\\x6f\\x63\\x65\\x73\\x73\\x2e\\x65\\x78\\x65\\x63';",
    fix: "Write letters as letters.",
};

/// A path is hidden in numbers.
pub static HIDDEN_PATH: Rule = Rule {
    id: "obfuscation/hidden-path",
    family: Family::Obfuscation,
    severity: Severity::Danger,
    title: "a path is hidden in numbers",
    what: "A path that the host is asked to read or write, and that is made of characters by their numbers.",
    why: "Nobody can see which file it is, and nobody who means well has a path to hide.",
    example: "definePlugin({ handlers: { go: (ctx) => ctx.read([126, 47, 46, 110].map((n) => String.fromCharCode(n)).join('')) } });",
    fix: "Write the path in letters.",
};

/// Code made of brackets and signs alone.
pub static SYMBOLS: Rule = Rule {
    id: "obfuscation/symbols-only",
    family: Family::Obfuscation,
    severity: Severity::Danger,
    title: "code made of brackets and signs alone",
    what: "A long expression of nothing but `[]()!+`, from which any program can be written; a warning while it calls nothing.",
    why: "Such code ends in the constructor of functions; there is no honest use.",
    example: "[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]][([][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]]+[])[!+[]+!+[]+!+[]]+(!![]+[][(![]+[])[+[]]+(![]+[])[!+[]+!+[]]+(![]+[])[+!+[]]+(!![]+[])[+[]]])[+!+[]+[+[]]]]",
    fix: "Write the program in letters.",
};

/// A long text that is neither words nor a known file.
pub static OPAQUE: Rule = Rule {
    id: "obfuscation/opaque-text",
    family: Family::Obfuscation,
    severity: Severity::Warning,
    title: "a long text that nobody can read",
    what: "A literal of more than 640 letters of base64 that decodes to bytes without order: neither words nor a picture, a font, an archive, WebAssembly or another known kind of file.",
    why: "A program may lie there, encrypted; what it does shows only when it runs.",
    example: "const table = 'A+gzqDRumYsOIMbzw3oKuq6fgCuibfQ+/L9ot9gzybH42weq8No4JCE3mHvWw/RjXT7TlQcH97xL2IuJH4ILpAF2maiPUNBR2apsbtixMw7h80Ay8J9i3W2bhCcPGRMgi4y2xwsMaDdemMf9/ekX2otTGmjIC/FrtHWUEwpaGKw9yxT2Iq31Rlnh6M7Cmsb16a6yb1iFeJpjtgj3CyaRAoUc+PWe8dGweQiULtCcCLEEzm0MSvhtKRBKK+YZEZveCOEF2K7rbIsFzvBGfdHvUqagjLhlBxkc9zRwPE47JdaYgPtiZp/OULMUg+unELsn7bALBiRlPlIRM0dSb3g3qH89AYbp+bYZGgU2NsEZJI67Ign2n/iuuooqyyrwhvwODWN8iR1qvrw0Vyo7D4wDTUJqMayGcNGVuH5T90HCx8lG56VK+NGU1HnJDNVDZ/LiDscN/5rMTi+ZSzv5OJFAgbZrsZsHm7VRwzV3SxjUA8P6gxnWAN0Pvuiv/5jClfDMz+4SImGupPSwFcOzsVoee2V+8sKk3jDGakD0mELBGaLPfaYRXtJ3OEQksBtNw4047LuokFn9ItN/+QyWxZ53G3J7TDmz1nG+cXs0KRRGE5k7kb3Sqc4xxQgbRceupT6Sdd4eLcpak2lw';",
    fix: "Ship the bytes as a file of their own kind, or make them from something that can be read.",
};

/// An identifier that looks like another.
pub static HOMOGLYPH: Rule = Rule {
    id: "homoglyph-ident",
    family: Family::HomoglyphIdent,
    severity: Severity::Danger,
    title: "an identifier that looks like another",
    what: "An identifier with characters of more than one script, or confusable ones, that looks like another name of the file, a global or a keyword.",
    why: "Two names that look alike make a reviewer read one program while the engine runs another.",
    example: "const аdmin = 1; const admin = 2;",
    fix: "Spell the name in one script.",
};

/// Code that cannot be parsed.
pub static PARSE_ERROR: Rule = Rule {
    id: "parse-error",
    family: Family::ParseError,
    severity: Severity::Danger,
    title: "code that cannot be parsed",
    what: "A script that is neither CommonJS nor a module nor a plain script of JavaScript, nor TypeScript where its name says so.",
    why: "What cannot be parsed cannot be audited, and an engine that is more lenient would run it.",
    example: "const = ;",
    fix: "Ship code that parses; leave experiments with syntax to the build.",
};

/// Code that nests too deep to be read.
pub static NESTING: Rule = Rule {
    id: "auditor-dos/nesting",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "code that nests too deep to be read",
    what: "More than 1,000 brackets inside one another, or expressions of more than 60,000 operators.",
    why: "No one writes such code; it breaks the tools that would read it.",
    example: "((((…))))",
    fix: "Ship code as people or bundlers write it.",
};

/// The audit ran out of its budget.
pub static BUDGET: Rule = Rule {
    id: "auditor-dos/budget",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "the audit ran out of its budget",
    what: "What flows where in the scripts could not be settled in a number of steps far beyond what real programs need.",
    why: "Not knowing is a refusal.",
    example: "a = b; b = c; …",
    fix: "Split the code, or ship it as a bundler makes it.",
};

/// A script that is too large to be read.
pub static TOO_LARGE: Rule = Rule {
    id: "auditor-dos/size",
    family: Family::AuditorDos,
    severity: Severity::Danger,
    title: "a script that is too large to be read",
    what: "A script that could not be read whole.",
    why: "What is not read is not audited.",
    example: "index.js (40 MiB)",
    fix: "Split the script.",
};
