//! Rules about `package.json` and native builds.

use crate::finding::Severity;
use crate::rule::{Family, Rule};

/// All of them.
pub const RULES: &[&Rule] = &[&SCRIPT, &GYP, &DEPENDENCY, &UNBUNDLED, &OVERRIDES];

/// A lifecycle script.
pub static SCRIPT: Rule = Rule {
    id: "install-script/lifecycle",
    family: Family::InstallScript,
    severity: Severity::Danger,
    title: "a script that a package manager runs by itself",
    what: "preinstall, install, postinstall, prepare and the like in a package.json.",
    why: "It runs when the package is installed, before anyone has looked at it.",
    example: "\"scripts\": { \"postinstall\": \"node setup.js\" }",
    fix: "Ship what the script would make, and remove it.",
};

/// A native build.
pub static GYP: Rule = Rule {
    id: "install-script/binding-gyp",
    family: Family::InstallScript,
    severity: Severity::Danger,
    title: "a native build",
    what: "A binding.gyp: npm runs node-gyp for it without any script.",
    why: "It compiles and runs what it names at install.",
    example: "binding.gyp",
    fix: "Remove it; native modules are refused.",
};

/// A dependency from elsewhere.
pub static DEPENDENCY: Rule = Rule {
    id: "pin-coverage/dependency-source",
    family: Family::PinCoverage,
    severity: Severity::Warning,
    title: "a dependency that does not come from the registry",
    what: "A dependency given as a URL, a git repository or a path out of the package.",
    why: "Nothing pins what is behind it.",
    example: "\"dependencies\": { \"x\": \"git+https://git.example.com/x.git\" }",
    fix: "Depend on a published version, or ship the code.",
};

/// Dependencies that are not there.
pub static UNBUNDLED: Rule = Rule {
    id: "pin-coverage/dependencies",
    family: Family::PinCoverage,
    severity: Severity::Info,
    title: "dependencies that are not in the bundle",
    what: "Dependencies in package.json without a node_modules folder.",
    why: "Nothing installs them for a plugin; if somebody does, the digest does not cover them.",
    example: "\"dependencies\": { \"left-pad\": \"^1.3.0\" }",
    fix: "Bundle the code.",
};

/// Overrides.
pub static OVERRIDES: Rule = Rule {
    id: "pin-coverage/overrides",
    family: Family::PinCoverage,
    severity: Severity::Info,
    title: "overridden dependencies",
    what: "`overrides`, `resolutions` or pnpm settings in package.json.",
    why: "They replace what other packages asked for.",
    example: "\"overrides\": { \"x\": \"npm:y@1.0.0\" }",
    fix: "Nothing, if they are meant.",
};
