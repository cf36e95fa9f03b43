//! One file an attack: each begins where the attacker stands and ends with the refusal.
//!
//! The attacked are the built binaries. What an attacker signs is forged with [`tests::forge`]; what an attacker serves lies
//! in a folder that a [`victim::Victim`] reads as a published marketplace.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

mod case_collisions;
mod duplicate_signer;
mod endless_data;
mod fast_forward;
mod forged_bootstrap;
mod framing;
mod freeze;
mod key_theft;
mod link_escape;
mod mix_and_match;
mod prerelease_bypass;
mod redirected_revocations;
mod rerooting;
mod revocation_suppressed;
mod rollback;
mod same_version_other_hash;
mod self_signed_entry;
mod shortened_revocations;
mod tar_bomb;
mod victim;
mod ways_in;
mod wrong_marketplace;
mod zip_slip;
