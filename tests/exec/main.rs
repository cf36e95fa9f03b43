//! `deepcode-plugin exec`, the real binary in the real sandbox: what a host's command and a plugin's command get done, and what not.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

mod host;
#[path = "../../egress/tests/kit/mod.rs"]
mod kit;
mod plugin;
mod roads;
