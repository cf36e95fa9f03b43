//! Refuses the tool calls by which an agent would install, enable, trust or remove plugins, or write the trust store.
//!
//! Strings alone cannot decide this: what a program does that an agent has written cannot be told from its name. What is
//! judged here is what can be read, in every disguise that is still text; behind it stand consent that is only taken from
//! a terminal and the mark `DEEPCODE_AGENT`, which is looked for in every ancestor. Where nothing can be known the rule
//! is: not knowing is a refusal where the text smells of plugin management (`mention.rs`), and only there.

mod command;
mod decode;
mod lex;
mod mention;
mod names;
mod shell;
mod started;
mod store;
mod tool;
mod value;

#[cfg(test)]
mod tests;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The reason, for programs.
pub const FORBIDDEN: &str = "plugin-install-via-agent-forbidden";

/// 8 MiB: the longest line of a host.
pub const INPUT_BYTES: usize = 8 << 20;

/// Where the call would be made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Where its relative paths begin; the input's own `cwd` wins.
    pub cwd: Option<PathBuf>,
    /// The user's home.
    pub home: Option<PathBuf>,
    /// Where this program's files lie: `~/.deepcode`, `$DEEPCODE_HOME`, what `--home` names.
    pub deepcode: Vec<PathBuf>,
}

/// What is said of a tool call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Whether it may be made, as far as plugins are concerned.
    pub allow: bool,
    /// Why not: always `plugin-install-via-agent-forbidden`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Judges one call of `tool` with `input`. Never fails: what cannot be read is refused where it smells of plugin management.
#[must_use]
pub fn judge(tool: &str, input: &Value, surroundings: &Surroundings) -> Verdict {
    let refused = tool::is_refused(tool, input, surroundings);
    Verdict { allow: !refused, reason: refused.then(|| FORBIDDEN.to_owned()) }
}
