//! Archives that are broken, or that two readers could read in two ways.
#![expect(clippy::panic, reason = "a test fails by panicking, in its helpers too")]

use std::io::Write as _;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sources::fetch::Silent;
use sources::tarball::{Malformed, Top, read};
use sources::{Fetcher, SourceError};
use tests::kit::{Raw, World, tarball};
use verifier::Tree;
use verifier::tree::Refused;

use crate::sources_kit::{fetcher, left_behind};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

fn gunzip(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    std::io::copy(&mut GzDecoder::new(bytes), &mut plain).unwrap();
    plain
}

fn unpack(fetcher: &Fetcher, bytes: &[u8]) -> Result<Tree, SourceError> {
    read(fetcher, "a.tar.gz", bytes, Top::Kept, &Silent)
}

/// The refusal of an archive.
fn malformed(bytes: &[u8]) -> Malformed {
    let world = World::new();
    match unpack(&fetcher(&world), bytes) {
        Err(SourceError::Archive { source, .. }) => source,
        other => panic!("{other:?}"),
    }
}

/// The refusal of a tree.
fn refused(entries: &[Raw]) -> Refused {
    let world = World::new();
    match unpack(&fetcher(&world), &tarball(entries)) {
        Err(SourceError::Tree(refused)) => refused,
        other => panic!("{other:?}"),
    }
}

fn names(entries: &[Raw], top: Top) -> Vec<String> {
    let world = World::new();
    let tree = read(&fetcher(&world), "a.tar.gz", tarball(entries).as_slice(), top, &Silent).unwrap();
    tree.entries().iter().map(|entry| entry.path.clone()).collect()
}

#[test]
fn an_archive_cut_anywhere_is_refused() {
    let whole = tarball(&[Raw::file("a", "a".repeat(5_000)), Raw::file("b", "b")]);
    let world = World::new();
    let fetcher = fetcher(&world);
    assert!(unpack(&fetcher, &whole).is_ok());
    for end in 0..whole.len() {
        assert!(unpack(&fetcher, &whole[..end]).is_err(), "cut after {end} of {} bytes", whole.len());
    }
    let plain = gunzip(&whole);
    for end in (0..plain.len()).step_by(256) {
        assert!(unpack(&fetcher, &gzip(&plain[..end])).is_err(), "cut after {end} of {} plain bytes", plain.len());
    }
}

#[test]
fn nothing_may_follow_the_end() {
    let whole = tarball(&[Raw::file("a", "a")]);
    assert_eq!(malformed(&[whole.as_slice(), b"x"].concat()), Malformed::Trailing);
    assert_eq!(malformed(&[whole.as_slice(), b"\0"].concat()), Malformed::Trailing);
    assert_eq!(malformed(&[whole.as_slice(), &whole].concat()), Malformed::Trailing, "a second gzip member");
    let hidden = [gunzip(&whole), gunzip(&tarball(&[Raw::file("b", "b")]))].concat();
    assert_eq!(malformed(&gzip(&hidden)), Malformed::Trailing, "a second archive after the end marker");
    let padded = [gunzip(&whole), vec![0; 9_000]].concat();
    let world = World::new();
    assert!(unpack(&fetcher(&world), &gzip(&padded)).is_ok(), "tar itself pads with zeros");
}

#[test]
fn a_flipped_bit_is_noticed() {
    let whole = tarball(&[Raw::file("a", "a".repeat(500))]);
    let mut plain = gunzip(&whole);
    plain[0] ^= 1;
    assert!(matches!(malformed(&gzip(&plain)), Malformed::Broken { .. }), "a header's checksum");
    let mut packed = whole;
    let crc = packed.len() - 8;
    packed[crc] ^= 1;
    assert!(matches!(malformed(&packed), Malformed::Broken { .. }), "gzip's checksum");
}

#[test]
fn one_name_stands_once() {
    let twice = [Raw::file("a", "1"), Raw::file("a", "2")];
    assert!(matches!(malformed(&tarball(&twice)), Malformed::Twice { .. }));
    let dotted = [Raw::file("./a", "1"), Raw::file("a", "2")];
    assert!(matches!(malformed(&tarball(&dotted)), Malformed::Twice { .. }));
    let folder = [Raw::special("a/", tar::EntryType::Directory), Raw::file("a", "1")];
    assert!(matches!(malformed(&tarball(&folder)), Malformed::Twice { .. }));
}

#[test]
fn names_that_lead_out_are_refused() {
    for name in ["/etc/passwd", "../a", "a/../../b", "a/..", "..", "./../a", ".//a"] {
        let refused = malformed(&tarball(&[Raw::file(name, "x")]));
        assert!(matches!(refused, Malformed::Outside { .. }), "{name}: {refused:?}");
    }
    for name in ["././a", "a/./b", "a//b", "a\\..\\b", "a\u{1}b"] {
        drop(refused(&[Raw::file(name, "x")]));
    }
    assert!(matches!(refused(&[Raw::file(b"a\xff", "x")]), Refused::NotUtf8 { .. }));
}

#[test]
fn links_and_devices_are_refused_as_such() {
    assert!(matches!(refused(&[Raw::symlink("a", "/etc/passwd")]), Refused::Symlink { .. }));
    assert!(matches!(refused(&[Raw::file("b", "x"), Raw::hardlink("a", "b")]), Refused::Hardlink { .. }));
    for kind in [
        tar::EntryType::Fifo,
        tar::EntryType::Char,
        tar::EntryType::Block,
        tar::EntryType::Continuous,
        tar::EntryType::new(b'V'),
    ] {
        assert!(matches!(refused(&[Raw::special("a", kind)]), Refused::Special { .. }), "{kind:?}");
    }
    assert!(matches!(refused(&[Raw::special("a", tar::EntryType::GNUSparse)]), Refused::Sparse { .. }));
}

#[test]
fn the_shared_folder_is_taken_off_once() {
    let package = [Raw::file("package/plugin.json", "{}"), Raw::file("package/package/x", "x")];
    assert_eq!(names(&package, Top::Shared), ["package/x", "plugin.json"]);
    assert_eq!(names(&package, Top::Kept), ["package/package/x", "package/plugin.json"]);
    let flat = [Raw::file("plugin.json", "{}"), Raw::file("lib/x", "x")];
    assert_eq!(names(&flat, Top::Shared), ["lib/x", "plugin.json"]);
    let dotted =
        [Raw::special("./", tar::EntryType::Directory), Raw::file("./repo-v1/a", "x"), Raw::file("repo-v1/b", "x")];
    assert_eq!(names(&dotted, Top::Shared), ["a", "b"]);
}

#[test]
fn an_extension_may_only_lengthen_a_name() {
    let with = |records: &[(&str, &[u8])]| {
        let mut archive = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
        archive.append_pax_extensions(records.iter().copied()).unwrap();
        let mut header = tar::Header::new_ustar();
        header.set_path("short").unwrap();
        header.set_size(4);
        header.set_mode(0o4755);
        header.set_cksum();
        archive.append(&header, b"four".as_slice()).unwrap();
        archive.into_inner().unwrap().finish().unwrap()
    };
    let world = World::new();
    let fetcher = fetcher(&world);
    let tree = unpack(&fetcher, &with(&[("path", b"a/longer/name"), ("size", b"4"), ("mtime", b"1.5")])).unwrap();
    assert_eq!(tree.entries()[0].path, "a/longer/name");
    assert!(tree.entries()[0].executable, "the owner's bit counts, setuid does not");
    assert!(matches!(malformed(&with(&[("size", b"0")])), Malformed::Pax { .. }), "a size that moves what follows");
    assert!(matches!(malformed(&with(&[("path", b"../out")])), Malformed::Outside { .. }));
    assert_eq!(malformed(&with(&[("path", b"a"), ("path", b"b")])), Malformed::TwoExtensions);
    let sparse = unpack(&fetcher, &with(&[("GNU.sparse.major", b"1"), ("GNU.sparse.name", b"b")]));
    assert!(matches!(sparse, Err(SourceError::Tree(Refused::Sparse { .. }))), "{sparse:?}");
}

#[test]
fn a_bomb_is_refused_before_it_fills_anything() {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    let mut header = tar::Header::new_ustar();
    header.set_path("zeros").unwrap();
    header.set_size(200 << 20);
    header.set_mode(0o644);
    header.set_cksum();
    packed.write_all(header.as_bytes()).unwrap();
    std::io::copy(&mut std::io::Read::take(std::io::repeat(0), 200 << 20), &mut packed).unwrap();
    packed.write_all(&[0; 1024]).unwrap();
    let bomb = packed.finish().unwrap();
    // Deflate packs zeros a thousand to one; the ratio alone gives it away.
    assert!(matches!(malformed(&bomb), Malformed::Bomb { .. }));

    let world = World::new();
    let mut small = fetcher(&world);
    small.limits.file_bytes = 1_000;
    let refused = unpack(&small, &tarball(&[Raw::file("a", "a".repeat(1_001))]));
    assert!(matches!(refused, Err(SourceError::Tree(Refused::FileTooLarge { .. }))), "{refused:?}");
    small.limits.total_bytes = 1_500;
    let refused = unpack(&small, &tarball(&[Raw::file("a", "a".repeat(900)), Raw::file("b", "b".repeat(900))]));
    assert!(matches!(refused, Err(SourceError::Tree(Refused::TreeTooLarge { .. }))), "{refused:?}");
    small.limits.files = 2;
    let refused = unpack(&small, &tarball(&[Raw::file("a", ""), Raw::file("b", ""), Raw::file("c", "")]));
    assert!(matches!(refused, Err(SourceError::Tree(Refused::TooManyFiles { .. }))), "{refused:?}");
    assert_eq!(left_behind(&world), Vec::<std::path::PathBuf>::new());
}
