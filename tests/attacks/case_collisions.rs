//! Case and Unicode collisions: two names that some file system takes for one, so that one file hides the other.

use tests::kit::{Raw, RawRepository, World};

use crate::ways_in;

/// Pairs that collide on a file system that folds case, or that normalises, or both.
const PAIRS: &[(&str, &str)] = &[
    ("index.js", "Index.js"),
    ("lib/a.js", "LIB/b.js"),
    ("caf\u{e9}.md", "cafe\u{301}.md"),
    ("CAF\u{c9}.md", "cafe\u{301}.md"),
    ("stra\u{df}e", "STRASSE"),
    ("\u{212b}ngstrom", "\u{e5}ngstrom"),
    ("\u{3a3}", "\u{3c2}"),
    ("file\u{fb01}", "filefi"),
];

#[test]
fn a_tarball_with_a_colliding_pair_is_refused() {
    let world = World::new();
    for (one, other) in PAIRS {
        let refused = ways_in::archive(&world, &[Raw::file(one, "1"), Raw::file(other, "2")]);
        assert!(refused.is_err(), "{one} and {other}");
    }
}

#[test]
fn a_folder_with_a_colliding_pair_is_refused() {
    for (one, other) in PAIRS {
        let world = World::new();
        for name in [one, other] {
            let path = world.at("pair").join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, *name).unwrap();
        }
        assert!(ways_in::folder(&world, &world.at("pair")).is_err(), "{one} and {other}");
    }
}

#[test]
fn a_repository_with_a_colliding_pair_is_refused() {
    let world = World::new();
    for (at, (one, other)) in PAIRS.iter().enumerate().filter(|(_, (one, _))| !one.contains('/')) {
        let repository = RawRepository::init(&world, &world.at(&format!("pair-{at}.git")));
        let mut names = [one, other];
        names.sort_unstable();
        repository.commit(&names.map(|name| repository.file(name, "x")));
        assert!(ways_in::git(&world, &repository.source()).is_err(), "{one} and {other}");
    }
}

#[test]
fn names_that_only_look_alike_are_two_names() {
    let world = World::new();
    // Latin a and Cyrillic а: no file system takes them for one.
    assert!(ways_in::archive(&world, &[Raw::file("a.md", "1"), Raw::file("\u{430}.md", "2")]).is_ok());
}
