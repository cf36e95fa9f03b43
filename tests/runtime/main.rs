//! The broker as hosts run it: `deepcode-plugin host --stdio`, real engines in their sandboxes, and a test in the host's place.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

mod bed;
mod crashes;
mod examples;
mod fetching;
mod guide;
mod host;
#[path = "../../egress/tests/kit/mod.rs"]
mod kit;
mod life;
mod run;
mod s1_read_credentials;
mod s2_exec;
mod s3_exfiltrate;
mod s4_changed_after_trust;
mod s5_revoked;
mod s6_agent_installs;
mod s7_malformed_rpc;
mod s8_default_refuses_gh;
mod s9_strict;
mod sessions;
mod state;
mod texts;
