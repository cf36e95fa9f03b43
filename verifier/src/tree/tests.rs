//! Listings by every rule, and digests that stock git gave.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use super::memory::{self, File};
use super::*;

fn listed(path: &str) -> Listed {
    Listed { path: path.into(), kind: Kind::File { executable: false }, size: 0 }
}

fn hash(listing: Vec<Listed>, limits: &Limits) -> Result<Tree, Refused> {
    let contents = memory::Memory(vec![Bytes::new(); listing.len()]);
    Tree::hash(listing, Arc::new(contents), limits, &|_| ())
}

fn paths(paths: &[&str]) -> Result<Tree, Refused> {
    hash(paths.iter().map(|path| listed(path)).collect(), &Limits::default())
}

fn of_kind(kind: Kind) -> Refused {
    hash(vec![listed("a"), Listed { kind, ..listed("b/c") }], &Limits::default()).unwrap_err()
}

#[test]
fn everything_that_is_not_a_plain_file_is_refused_by_its_own_name() {
    assert!(matches!(of_kind(Kind::Symlink), Refused::Symlink { path } if path == "b/c"));
    assert!(matches!(of_kind(Kind::Submodule), Refused::Submodule { path } if path == "b/c"));
    assert!(matches!(of_kind(Kind::Hardlink), Refused::Hardlink { path } if path == "b/c"));
    assert!(matches!(of_kind(Kind::Sparse), Refused::Sparse { path } if path == "b/c"));
    assert!(matches!(of_kind(Kind::Special), Refused::Special { path } if path == "b/c"));
}

#[test]
fn every_component_of_a_path_is_judged_not_only_the_last() {
    assert!(matches!(paths(&["a/.GIT/config"]).unwrap_err(), Refused::GitName { path } if path == "a/.GIT/config"));
    assert!(matches!(paths(&["a/../b"]).unwrap_err(), Refused::Dots { .. }));
    assert!(matches!(paths(&["/etc/passwd"]).unwrap_err(), Refused::EmptyName { .. }));
    assert!(matches!(paths(&["a//b"]).unwrap_err(), Refused::EmptyName { .. }));
    assert!(matches!(paths(&["a/"]).unwrap_err(), Refused::EmptyName { .. }));
    assert!(matches!(paths(&[""]).unwrap_err(), Refused::EmptyName { .. }));
    assert!(matches!(paths(&["aux/b"]).unwrap_err(), Refused::ReservedName { .. }));
}

#[test]
fn a_top_level_state_is_refused_in_any_case_and_only_there() {
    for path in ["state", "State/x", "STATE/y", "ſtate/z", "ｓｔａｔｅ"] {
        assert!(matches!(paths(&[path]).unwrap_err(), Refused::StateName { .. }), "{path}");
    }
    paths(&["a/state", "states", "state.js"]).unwrap();
}

#[test]
fn names_that_are_one_name_elsewhere_collide() {
    for (a, b) in [
        ("README", "readme"),
        ("A/x", "a/y"),
        ("d/A/x", "d/a"),
        ("é", "e\u{301}"),
        ("É/x", "e\u{301}/y"),
        ("ﬁ", "fi"),
        ("straße", "STRASSE"),
    ] {
        for pair in [[a, b], [b, a]] {
            assert!(matches!(paths(&pair).unwrap_err(), Refused::Collision { .. }), "{pair:?}");
        }
    }
    paths(&["A/x", "b/X", "x"]).unwrap();
}

#[test]
fn one_path_is_one_thing() {
    for pair in [["a", "a/b"], ["a/b", "a"], ["d/a/b/c", "d/a"]] {
        assert!(matches!(paths(&pair).unwrap_err(), Refused::FileAndFolder { .. }), "{pair:?}");
    }
    // "a-b" sorts between "a" and "a/b".
    assert!(matches!(paths(&["a", "a-b", "a/b"]).unwrap_err(), Refused::FileAndFolder { path } if path == "a"));
    assert!(matches!(paths(&["d/a", "b", "d/a"]).unwrap_err(), Refused::Duplicate { path } if path == "d/a"));
}

#[test]
fn every_limit_holds_at_its_edge() {
    let limits = Limits { files: 2, depth: 2, path_bytes: 8, file_bytes: 5, total_bytes: 8 };
    let sized = |sizes: &[u64]| {
        let file = |(at, size): (usize, &u64)| Listed { size: *size, ..listed(&format!("f{at}")) };
        hash(sizes.iter().enumerate().map(file).collect(), &limits).unwrap_err()
    };
    let named = |names: &[&str]| hash(names.iter().map(|name| listed(name)).collect(), &limits);
    named(&["a/b/cdef", "b"]).unwrap();
    assert!(matches!(named(&["a/b/c/d"]).unwrap_err(), Refused::TooDeep { depth: 3, limit: 2, .. }));
    assert!(matches!(named(&["a/b/cdefg"]).unwrap_err(), Refused::PathTooLong { bytes: 9, limit: 8, .. }));
    assert!(matches!(named(&["a", "b", "c"]).unwrap_err(), Refused::TooManyFiles { limit: 2, path } if path == "c"));
    assert!(matches!(named(&[]).unwrap_err(), Refused::Empty));
    assert!(matches!(sized(&[6]), Refused::FileTooLarge { bytes: 6, limit: 5, .. }));
    assert!(matches!(sized(&[4, 5]), Refused::TreeTooLarge { limit: 8, .. }));
    assert!(matches!(sized(&[5, u64::MAX]), Refused::FileTooLarge { .. }));
    let unlimited = Limits { file_bytes: u64::MAX, total_bytes: u64::MAX - 1, ..limits };
    let huge = vec![Listed { size: u64::MAX, ..listed("a") }, Listed { size: 1, ..listed("b") }];
    assert!(matches!(hash(huge, &unlimited).unwrap_err(), Refused::TreeTooLarge { .. }));
}

#[test]
fn a_git_lfs_pointer_is_named_as_such() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n";
    let tree = memory::open(vec![File::new("a", *b"x"), File::new("b/model", pointer.as_bytes())], &Limits::default());
    assert!(matches!(tree.unwrap_err(), Refused::LfsPointer { path } if path == "b/model"));
}

/// The tree that gave `DIGEST` in a real git: `git init --object-format=sha256`, `git add -A`, `git write-tree`.
fn sample() -> Vec<File> {
    vec![
        File::new("a.b", *b"hello"),
        File::new("a/b/c", *b"x"),
        File { executable: true, ..File::new("a/z", *b"y") },
        File::new("a-b/q", *b"z"),
        File::new("a b/e", *b""),
        File::new("é", "é".as_bytes()),
    ]
}
const DIGEST: &str = "sha256:2433a4892167efada8c3e80c60bc0e9101f8a6f6508824aa612b4c0a48d706ec";

#[test]
fn the_digest_is_git_s_tree_id_in_any_order_of_listing() {
    for turn in 0..6 {
        let mut files = sample();
        files.rotate_left(turn);
        let tree = memory::open(files, &Limits::default()).unwrap();
        assert_eq!(tree.digest().to_string(), DIGEST);
        let order: Vec<&str> = tree.entries().iter().map(|entry| entry.path.as_str()).collect();
        assert_eq!(order, ["a b/e", "a-b/q", "a.b", "a/b/c", "a/z", "é"]);
        assert_eq!(
            hex::encode(tree.entry("a/z").unwrap().blob),
            "dc504ed02ba70e07a9a33d170c8ddb7bbf75d824e799a8da7420848aba74af22"
        );
        assert!(tree.entry("a").is_none());
    }
}

#[test]
fn reading_gives_the_bytes_that_were_hashed_up_to_a_cap() {
    let tree = memory::open(sample(), &Limits::default()).unwrap();
    assert_eq!(tree.read("a.b", 5).unwrap().unwrap(), b"hello");
    assert_eq!(tree.read("a b/e", 0).unwrap().unwrap(), b"");
    assert!(tree.read("none", 5).unwrap().is_none());
    assert!(matches!(tree.read("a.b", 4).unwrap_err(), Refused::FileTooLarge { bytes: 5, limit: 4, .. }));
}

/// Gives other bytes from the second time on.
struct Fickle(Mutex<Vec<&'static [u8]>>);

impl Contents for Fickle {
    fn open(&self, _: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        let mut answers = self.0.lock().unwrap();
        Ok(Box::new(if answers.len() > 1 { answers.remove(0) } else { answers[0] }))
    }
}

#[test]
fn bytes_that_change_between_hashing_and_copying_are_refused() {
    for second in [b"hullo".as_slice(), b"hell", b"hello!", b""] {
        let contents = Arc::new(Fickle(Mutex::new(vec![b"hello", second])));
        let tree = Tree::hash(vec![Listed { size: 5, ..listed("a") }], contents, &Limits::default(), &|_| ()).unwrap();
        assert!(matches!(tree.read("a", 100).unwrap_err(), Refused::Changed { path } if path == "a"));
    }
}

#[test]
fn bytes_that_are_not_as_many_as_declared_are_refused() {
    for size in [0, 4, 6, 100_000_000] {
        let contents = Arc::new(Fickle(Mutex::new(vec![b"hello"])));
        let tree = Tree::hash(vec![Listed { size, ..listed("a") }], contents, &Limits::default(), &|_| ());
        assert!(matches!(tree.unwrap_err(), Refused::Changed { path } if path == "a"), "{size}");
    }
}

#[test]
fn of_two_refusals_the_first_by_path_is_told() {
    let contents = Arc::new(Fickle(Mutex::new(vec![b"hello"])));
    let listing = (0..200).rev().map(|at| Listed { size: 9, ..listed(&format!("f{at:03}")) }).collect();
    let refusal = Tree::hash(listing, contents, &Limits::default(), &|_| ()).unwrap_err();
    assert!(matches!(refusal, Refused::Changed { path } if path == "f000"));
}

#[test]
fn progress_counts_every_byte_once() {
    let bytes = Bytes::from(vec![7; 300_000]);
    let contents = memory::Memory(vec![bytes.clone(), bytes]);
    let listing = vec![Listed { size: 300_000, ..listed("a") }, Listed { size: 300_000, ..listed("b") }];
    let heard = AtomicU64::new(0);
    let hear = |bytes| {
        heard.fetch_add(bytes, Ordering::Relaxed);
    };
    Tree::hash(listing, Arc::new(contents), &Limits::default(), &hear).unwrap();
    assert_eq!(heard.into_inner(), 600_000);
}

#[test]
fn no_depth_of_folders_exhausts_the_stack() {
    let limits = Limits { depth: usize::MAX, path_bytes: usize::MAX, ..Limits::default() };
    let deep = vec!["a"; 20_000].join("/");
    assert_eq!(hash(vec![listed(&deep)], &limits).unwrap().entries().len(), 1);
}
