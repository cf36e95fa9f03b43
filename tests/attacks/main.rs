//! One file an attack: each begins where the attacker stands and ends with the refusal.
//!
//! The attacked are the built binaries. What an attacker signs is forged with [`tests::forge`]; what an attacker serves lies
//! in a folder that a [`ground::victim::Victim`] reads as a published marketplace.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

mod agent_at_the_prompt;
mod captured_fork;
mod case_collisions;
mod corrupted_trust_file;
mod duplicate_signer;
mod endless_data;
mod fast_forward;
mod forged_bootstrap;
mod forged_exception;
mod framing;
mod freeze;
mod full_disk;
mod ground;
mod hash_changed_after_trust;
mod key_theft;
mod killed_at_each_step;
mod link_escape;
mod look_alike_name;
mod mix_and_match;
mod prerelease_bypass;
mod redirected_revocations;
mod rerooting;
mod retagged_version;
mod revocation_suppressed;
mod rollback;
mod same_version_other_hash;
mod self_signed_entry;
mod shortened_revocations;
mod slow_server;
mod tar_bomb;
mod two_installs_at_once;
mod wrong_marketplace;
mod zip_slip;

use ground::{steps, victim, ways_in};
