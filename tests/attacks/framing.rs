//! Framing: two different trees that a careless digest would not tell apart.

use std::collections::BTreeSet;

use tests::kit::{Raw, RawRepository, World};

use crate::ways_in;

#[test]
fn moving_bytes_between_name_and_content_changes_the_digest() {
    let world = World::new();
    let trees = [
        vec![Raw::file("ab", "c"), Raw::file("d", "e")],
        vec![Raw::file("a", "bc"), Raw::file("d", "e")],
        vec![Raw::file("a", "b"), Raw::file("cd", "e")],
        vec![Raw::file("abcd", "e")],
        vec![Raw::file("ab/c", ""), Raw::file("d", "e")],
        vec![Raw::file("a/b/c", ""), Raw::file("d", "e")],
        vec![Raw::file("ab", "cde"), Raw::file("d", "")],
        // What git itself would write for a blob and a tree, as a file's content.
        vec![Raw::file("ab", "blob 1\0c"), Raw::file("d", "e")],
        vec![Raw::file("ab", "c"), Raw::file("d", "tree 0\0")],
    ];
    let digests: Vec<_> =
        trees.iter().map(|tree| ways_in::archive(&world, tree).unwrap().digest().to_string()).collect();
    let different: BTreeSet<_> = digests.iter().collect();
    assert_eq!(different.len(), trees.len(), "{digests:#?}");
}

#[test]
fn an_empty_folder_or_another_order_changes_nothing() {
    let world = World::new();
    let one = ways_in::archive(&world, &[Raw::file("a/b", "1"), Raw::file("c", "2")]).unwrap();
    let two = ways_in::archive(&world, &[Raw::file("c", "2"), Raw::file("a/b", "1")]).unwrap();
    assert_eq!(one.digest(), two.digest());
    let folder = world.at("same");
    std::fs::create_dir_all(folder.join("a")).unwrap();
    std::fs::create_dir_all(folder.join("empty/one")).unwrap();
    std::fs::write(folder.join("a/b"), "1").unwrap();
    std::fs::write(folder.join("c"), "2").unwrap();
    assert_eq!(ways_in::folder(&world, &folder).unwrap().digest(), one.digest());
}

#[test]
fn a_folder_sorts_as_git_sorts_it() {
    // git sorts "a.b" before "a/…" and "a0" after, as if a folder's name ended in a slash.
    let world = World::new();
    let folder = world.at("sorted");
    std::fs::create_dir_all(folder.join("a")).unwrap();
    for name in ["a/x", "a.b", "a0", "a-"] {
        std::fs::write(folder.join(name), name).unwrap();
    }
    let judge = world.at("judge.git");
    let git = |line: &str| {
        let run = world.tool("git").env("GIT_DIR", &judge).env("GIT_WORK_TREE", &folder).directory(folder.clone());
        run.line(line).ok().stdout.trim().to_owned()
    };
    git("init --quiet --object-format=sha256");
    git("add --all .");
    assert_eq!(ways_in::folder(&world, &folder).unwrap().digest().hex(), git("write-tree"));
}

#[test]
fn one_name_twice_is_refused_everywhere() {
    let world = World::new();
    let twice = [Raw::file("index.js", "honest"), Raw::file("index.js", "evil")];
    assert!(ways_in::archive(&world, &twice).is_err());
    let repository = RawRepository::init(&world, &world.at("twice.git"));
    repository.commit(&[repository.file("index.js", "honest"), repository.file("index.js", "evil")]);
    assert!(ways_in::git(&world, &repository.source()).is_err());
}

#[test]
fn a_tree_in_another_order_than_gits_has_no_digest_of_its_own() {
    let world = World::new();
    let (right, wrong) = (world.at("right.git"), world.at("wrong.git"));
    let right = RawRepository::init(&world, &right);
    right.commit(&[right.file("a", "1"), right.file("b", "2")]);
    let wrong = RawRepository::init(&world, &wrong);
    wrong.commit(&[wrong.file("b", "2"), wrong.file("a", "1")]);
    let honest = ways_in::git(&world, &right.source()).unwrap().digest();
    // Refused, or hashed as what it holds: never a second digest for the same files.
    if let Ok(tree) = ways_in::git(&world, &wrong.source()) {
        assert_eq!(tree.digest(), honest);
    }
}

#[test]
fn a_file_and_a_folder_of_one_name_are_refused() {
    let world = World::new();
    assert!(ways_in::archive(&world, &[Raw::file("lib", "x"), Raw::file("lib/index.js", "y")]).is_err());
}

#[test]
fn bytes_after_the_archive_are_refused() {
    let world = World::new();
    let honest = tests::kit::tarball(&[Raw::file("index.js", "honest")]);
    let second = tests::kit::tarball(&[Raw::file("index.js", "evil")]);
    assert!(ways_in::archive_of(&world, &honest).is_ok());
    assert!(ways_in::archive_of(&world, &[&honest[..], &second[..]].concat()).is_err(), "a second member");
    assert!(ways_in::archive_of(&world, &[&honest[..], b"tail"].concat()).is_err(), "a tail");
}
