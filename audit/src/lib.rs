//! What a tree would do if it were trusted: findings, the highest of them as a verdict, and reports for people and programs.
//!
//! The audit warns; it never grants trust, and nothing in a plugin can make it look clean: what it cannot read, parse or
//! finish is a finding. Everything here is a function of the bundle's bytes and the rule set, but for what [`deep`]
//! asks a language model: that is off unless asked for, and only adds.

pub mod bundle;
pub mod child;
mod decode;
pub mod deep;
mod encoded;
mod finding;
#[cfg(test)]
mod fixture;
pub mod hooks;
mod inspect;
mod interpreted;
pub mod json;
pub mod layout;
mod loose;
pub mod manifest;
pub mod mcp;
pub mod names;
pub mod package;
mod powershell;
pub mod prose;
pub mod report;
mod rule;
pub mod rules;
pub mod script;
mod sensitive;
pub mod shape;
pub mod shell;
pub mod text;
pub mod unicode;
pub mod waiver;
mod workflows;

pub use bundle::Bundle;
pub use finding::{Confidence, Finding, Findings, Place, Severity};
pub use inspect::inspect;
pub use report::{Coverage, Report, Unread};
pub use rule::{Family, Rule};
