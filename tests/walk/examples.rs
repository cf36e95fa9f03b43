//! The example plugins are honest input: hashed, read and checked like anybody's.

use std::path::PathBuf;

use schemas::Source;
use tests::kit::{World, repository};
use verifier::Candidate;
use verifier::tree::{Limits, directory};

fn examples() -> Vec<PathBuf> {
    let folder = repository().join("examples/plugins");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.is_dir()).collect()
}

fn candidate(folder: &std::path::Path) -> Candidate {
    let tree = directory::open(folder, &Limits::default(), &|_| {}).unwrap();
    let source = Source::Directory { path: folder.display().to_string() };
    Candidate::unattested(tree, source, None).unwrap()
}

#[test]
fn every_example_is_a_plugin_under_its_folders_name() {
    let examples = examples();
    assert!(examples.len() >= 4, "{examples:?}");
    for folder in examples {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        assert_eq!(candidate(&folder).manifest().name.as_str(), name);
    }
}

#[test]
fn together_they_use_everything_that_a_manifest_can_declare() {
    let manifests: Vec<_> = examples().iter().map(|folder| candidate(folder).manifest().clone()).collect();
    let kinds: std::collections::BTreeSet<_> = manifests.iter().flat_map(|m| m.contributes.kinds()).collect();
    assert_eq!(kinds.len(), 7, "{kinds:?}");
    assert!(manifests.iter().any(|m| !m.allowed_domains.is_empty()));
    assert!(manifests.iter().any(|m| !m.config.is_empty()));
    assert!(manifests.iter().any(|m| m.contributes.commands.iter().any(|c| c.prompt.is_some())));
    let capabilities: std::collections::BTreeSet<_> = manifests.iter().flat_map(|m| m.capabilities.iter()).collect();
    assert!(capabilities.len() >= 3, "{capabilities:?}");
}

#[test]
fn git_gives_every_example_the_same_digest() {
    let world = World::new();
    for (at, folder) in examples().iter().enumerate() {
        let bare = world.at(&format!("judge-{at}"));
        let git = |line: &str| {
            let run = world.tool("git").env("GIT_DIR", &bare).env("GIT_WORK_TREE", folder);
            run.directory(folder.clone()).line(line).ok().stdout.trim().to_owned()
        };
        git("init --quiet --object-format=sha256");
        git("add --all --force .");
        assert_eq!(format!("sha256:{}", git("write-tree")), candidate(folder).tree().digest().to_string());
    }
}
