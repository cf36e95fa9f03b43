//! One fuzz binary for every parser of untrusted bytes: `FUZZ_TARGET=<name>` chooses, `tests/fuzz/run` runs them all.
//!
//! A target does more than not panic: what parses and is written back parses to the same, what is signed has one
//! spelling, what is mutated is not believed.
#![no_main]

mod archive;
mod asked;
mod audited;
mod documents;
mod network;
mod reviewed;
mod rpc;
mod said;
mod texts;
mod tree;
mod trust;

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;

/// Every target by name. `tests/fuzz/run` reads the names from here; a name without a folder of seeds fails it.
const TARGETS: &[(&str, fn(&[u8]))] = &[
    ("strict", documents::strict),
    ("manifest", documents::manifest),
    ("index", documents::index),
    ("shard", documents::shard),
    ("revoked", documents::revoked),
    ("settings", documents::settings),
    ("marketplaces", documents::marketplaces),
    ("trust-file", documents::trust_file),
    ("lock", documents::lock),
    ("working-copy", documents::working_copy),
    ("root-extras", documents::root_extras),
    ("statement", texts::statement),
    ("source", texts::source),
    ("range", texts::range),
    ("text", texts::text),
    ("tree", tree::listing),
    ("tarball", archive::tarball),
    ("parcel", archive::parcel),
    ("minisign", trust::minisign),
    ("tuf-metadata", trust::metadata),
    ("tuf-client", trust::client),
    ("url", network::url),
    ("hello", network::hello),
    ("proxy-head", network::proxy_head),
    ("rpc", rpc::stream),
    ("guard", said::guard),
    ("log", said::log),
    ("audit-script", audited::script),
    ("audit-manifest", audited::manifest),
    ("audit-text", audited::text),
    ("audit-program", audited::program),
    ("audit-data", audited::data),
    ("deep-reply", reviewed::reply),
    ("catalog-query", asked::query),
    ("token", asked::token),
];

static TARGET: OnceLock<fn(&[u8])> = OnceLock::new();

fn chosen() -> fn(&[u8]) {
    let name = std::env::var("FUZZ_TARGET").expect("FUZZ_TARGET names the target");
    let found = TARGETS.iter().find(|(known, _)| *known == name);
    found.unwrap_or_else(|| panic!("FUZZ_TARGET={name} is not a target")).1
}

fuzz_target!(|data: &[u8]| TARGET.get_or_init(chosen)(data));
