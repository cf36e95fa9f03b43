//! Zip slip: a name in an archive or a git tree that leads out of the folder, or into something that is not the plugin's.

use tests::kit::{Raw, RawRepository, World, tarball};

use crate::victim::Victim;
use crate::ways_in;

/// Names that must never become a path.
const NAMES: &[&str] = &[
    "../escaped",
    "a/../../escaped",
    "a/..",
    "..",
    ".",
    "./",
    "/etc/cron.d/escaped",
    "//escaped",
    "a//b",
    "C:\\escaped",
    "C:escaped",
    "..\\escaped",
    "a\\b",
    ".git/hooks/post-checkout",
    ".GIT/config",
    ".git\u{200c}/config",
    "git~1/config",
    ".git /config",
    ".git./config",
    "state/escaped",
    "STATE/escaped",
    "aux",
    "con.js",
    "nul .txt",
    "lib/com1",
    "trailing.",
    "trailing ",
    "new\nline",
    "escape\u{1b}[2J",
    "right\u{202e}sj.xedni",
];

/// The same where a name is bytes.
const RAW_NAMES: &[&[u8]] = &[b"\xff\xfe", b"caf\xe9", b"\xc0\xae\xc0\xae/escaped", b"\xed\xa0\x80"];

#[test]
fn a_tarball_with_such_a_name_is_refused() {
    let world = World::new();
    for name in NAMES.iter().map(|name| name.as_bytes()).chain(RAW_NAMES.iter().copied()) {
        let refused = ways_in::archive(&world, &[Raw::file("index.js", ""), Raw::file(name, "x")]);
        assert!(refused.is_err(), "{}", name.escape_ascii());
    }
    assert!(!world.path().parent().unwrap().join("escaped").exists());
}

#[test]
fn a_git_tree_with_such_a_name_is_refused() {
    let world = World::new();
    let single = NAMES.iter().filter(|name| !name.contains('/')).map(|name| name.as_bytes());
    for (at, name) in single.chain(RAW_NAMES.iter().copied().filter(|name| !name.contains(&b'/'))).enumerate() {
        let repository = RawRepository::init(&world, &world.at(&format!("evil-{at}.git")));
        let mut nodes = vec![repository.file("index.js", ""), repository.file(name, "x")];
        nodes.sort_by_key(|node| format!("{node:?}"));
        repository.commit(&nodes);
        assert!(ways_in::git(&world, &repository.source()).is_err(), "{}", name.escape_ascii());
    }
}

#[test]
fn a_git_tree_with_a_folder_of_such_a_name_is_refused() {
    let world = World::new();
    for (at, name) in [".git", ".Git", "git~1", "..", ".", "state", "aux"].iter().enumerate() {
        let repository = RawRepository::init(&world, &world.at(&format!("folder-{at}.git")));
        let inside = repository.file("config", "[core]\n\tfsmonitor = touch /tmp/escaped\n");
        repository.commit(&[repository.folder(name, &[inside])]);
        assert!(ways_in::git(&world, &repository.source()).is_err(), "{name}");
    }
}

#[test]
fn a_bundle_with_such_a_name_installs_nothing_and_writes_nowhere() {
    for name in ["../../escaped", "/tmp/escaped-from-a-bundle", "state/escaped"] {
        let victim = Victim::new();
        let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash;
        let evil = tarball(&[Raw::file("plugin.json", "{}"), Raw::file(name, "x")]);
        std::fs::write(victim.site().join(format!("trees/{}.tar.gz", digest.hex())), evil).unwrap();

        let refused = victim.installs("hello").end();

        assert_ne!(refused.status, 0, "{name}: {refused:?}");
        victim.has_nothing();
        let found = victim.world.tool("find").arg(victim.world.path()).args(["-name", "escaped*"]).ok().stdout;
        assert_eq!(found, "", "{name}");
        assert!(!std::path::Path::new("/tmp/escaped-from-a-bundle").exists());
    }
}
