//! `deepcode-plugin exec`, the real binary in the real sandbox: what a host's command and a plugin's command get done, and what not.

mod host;
mod plugin;
