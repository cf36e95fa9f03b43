//! Endless data: a document that never ends, to fill the memory or the disk.

use std::fs::File;
use std::time::Duration;

use tests::kit::binaries;

use crate::victim::Victim;

/// 8 GiB, as a hole in a file: more than the program may have in memory.
const HUGE: u64 = 8 << 30;

/// The program with 1 GiB of address space beyond what it needs at rest; reading a huge file whole would end it.
fn frugal(victim: &Victim, line: &str) -> tests::kit::Said {
    let script = format!("ulimit -v 3000000; exec {} {line}", binaries().plugin.display());
    let run = victim.world.tool("bash").env("DEEPCODE_HOME", victim.world.deepcode());
    run.args(["-c", &script]).patience(Duration::from_secs(20)).end()
}

#[test]
fn no_document_is_read_beyond_its_cap() {
    for path in
        ["metadata/timestamp.json", "metadata/2.snapshot.json", "metadata/2.targets.json", "metadata/2.root.json"]
    {
        let mut victim = Victim::new();
        victim.forge.wait(1);
        victim.offers("hello", "1.1.0");
        let site = victim.forge.publish();
        victim.serve(&site);
        let file = File::options().write(true).create(true).truncate(false).open(victim.site().join(path)).unwrap();
        file.set_len(HUGE).unwrap();

        let said = frugal(&victim, "marketplace update shop");

        assert!([4, 7].contains(&said.status), "{path}: {said:?}");
        said.says("bytes");
    }
}

#[test]
fn no_bundle_is_read_beyond_its_cap() {
    let victim = Victim::new();
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash;
    let bundle = victim.site().join(format!("trees/{}.tar.gz", digest.hex()));
    File::options().write(true).open(bundle).unwrap().set_len(HUGE).unwrap();

    let said = frugal(&victim, &format!("install hello@shop --digest {digest}"));

    assert_ne!(said.status, 0, "{said:?}");
    victim.has_nothing();
}

#[test]
fn a_body_that_never_ends_is_cut_at_the_cap() {
    let world = tests::kit::World::new();
    let server = tests::serve::Server::scripted(tests::serve::Behaviour::Endless).unwrap();
    let transport = sources::open_transport(server.url().as_str(), &crate::ways_in::fetcher(&world)).unwrap();

    let refused = transport.get("metadata/timestamp.json", 16 << 10).unwrap_err();

    assert!(matches!(refused, verifier::tuf::TransportError::TooLarge { cap, .. } if cap == 16 << 10), "{refused}");
}

#[test]
fn a_compressed_body_is_counted_as_it_unpacks() {
    let world = tests::kit::World::new();
    let bomb = tests::serve::Behaviour::GzipBomb(64 << 20);
    let server = tests::serve::Server::scripted(bomb).unwrap();
    let transport = sources::open_transport(server.url().as_str(), &crate::ways_in::fetcher(&world)).unwrap();

    let refused = transport.get("metadata/timestamp.json", 16 << 10).unwrap_err();

    assert!(matches!(refused, verifier::tuf::TransportError::TooLarge { .. }), "{refused}");
}
