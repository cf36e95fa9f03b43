//! Tar bomb: a small archive that unpacks to more than a disk or a memory holds.

use std::io::Write;
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::write::GzEncoder;
use tests::kit::{Raw, World, tarball};

use crate::victim::Victim;
use crate::ways_in;

/// Half a minute: many times what refusing takes, far less than unpacking would.
const SOON: Duration = Duration::from_secs(30);

/// One file of `gib` GiB of zeros, which gzip makes a thousand times smaller.
fn zeros(gib: u64) -> Vec<u8> {
    let mut header = tar::Header::new_ustar();
    header.set_path("zeros").unwrap();
    header.set_size(gib << 30);
    header.set_mode(0o644);
    header.set_cksum();
    let mut archive = GzEncoder::new(Vec::new(), Compression::fast());
    archive.write_all(header.as_bytes()).unwrap();
    let block = vec![0; 1 << 20];
    for _ in 0..gib << 10 {
        archive.write_all(&block).unwrap();
    }
    archive.write_all(&[0; 1024]).unwrap();
    archive.finish().unwrap()
}

#[test]
fn a_file_beyond_the_cap_is_refused_soon() {
    let world = World::new();
    let bomb = zeros(1);
    assert!(bomb.len() < 16 << 20, "it is a bomb: {} bytes", bomb.len());
    let begun = Instant::now();
    assert!(ways_in::archive_of(&world, &bomb).is_err());
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
}

#[test]
fn gzip_in_which_nothing_is_an_archive_is_refused_soon() {
    let world = World::new();
    let mut stream = GzEncoder::new(Vec::new(), Compression::fast());
    let block = vec![b'a'; 1 << 20];
    (0..1 << 10).for_each(|_| stream.write_all(&block).unwrap());
    let begun = Instant::now();
    assert!(ways_in::archive_of(&world, &stream.finish().unwrap()).is_err());
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
}

#[test]
fn more_files_than_the_cap_are_refused() {
    let world = World::new();
    let entries: Vec<Raw> = (0..60_000).map(|n| Raw::file(format!("f{n}"), "")).collect();
    assert!(ways_in::archive(&world, &entries).is_err());
}

#[test]
fn folders_deeper_than_the_cap_are_refused() {
    let world = World::new();
    let deep = "d/".repeat(40) + "f";
    assert!(ways_in::archive(&world, &[Raw::file(deep, "")]).is_err());
}

#[test]
fn a_header_that_promises_more_than_there_is_is_refused() {
    let world = World::new();
    let mut bytes = Vec::new();
    let mut header = tar::Header::new_ustar();
    header.set_path("index.js").unwrap();
    header.set_size(1 << 40);
    header.set_mode(0o644);
    header.set_cksum();
    bytes.extend_from_slice(header.as_bytes());
    let mut archive = GzEncoder::new(Vec::new(), Compression::fast());
    archive.write_all(&bytes).unwrap();
    assert!(ways_in::archive_of(&world, &archive.finish().unwrap()).is_err());
}

#[test]
fn a_bomb_in_place_of_a_bundle_installs_nothing_and_leaves_nothing() {
    let victim = Victim::new();
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash;
    std::fs::write(victim.site().join(format!("trees/{}.tar.gz", digest.hex())), zeros(1)).unwrap();

    let begun = Instant::now();
    let refused = victim.installs("hello").end();

    assert_ne!(refused.status, 0, "{refused:?}");
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    victim.has_nothing();
    ways_in::left_nothing(&victim.world, &victim.world.at("tmp"));
}

#[test]
fn an_honest_archive_that_compresses_well_passes() {
    let world = World::new();
    let text = "the same line again and again\n".repeat(2_000);
    assert!(ways_in::archive_of(&world, &tarball(&[Raw::file("index.js", text)])).is_ok());
}
