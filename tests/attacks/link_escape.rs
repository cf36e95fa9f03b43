//! Link escape: a link that leads out of the plugin, to read or to write what is not the plugin's.

use std::os::unix::fs::symlink;

use tests::kit::{Raw, RawRepository, World};
use verifier::tree::Refused;

use crate::victim::{NOT_TRUSTED, Victim};
use crate::ways_in;

const TARGETS: &[&str] = &["/etc/passwd", "../../../.ssh/id_ed25519", "index.js", "."];

#[test]
fn a_symbolic_link_in_a_tarball_is_refused() {
    let world = World::new();
    for target in TARGETS {
        let refused = ways_in::archive(&world, &[Raw::file("index.js", ""), Raw::symlink("link", target)]).unwrap_err();
        assert!(matches!(refused, sources::SourceError::Tree(Refused::Symlink { .. })), "{target}: {refused}");
    }
}

#[test]
fn a_file_through_a_symbolic_link_in_a_tarball_is_refused() {
    let world = World::new();
    let entries = [Raw::symlink("dir", "/tmp"), Raw::file("dir/escaped", "x")];
    assert!(ways_in::archive(&world, &entries).is_err());
    assert!(!std::path::Path::new("/tmp/escaped").exists());
}

#[test]
fn a_hard_link_in_a_tarball_is_refused() {
    let world = World::new();
    for target in ["/etc/passwd", "index.js"] {
        let refused =
            ways_in::archive(&world, &[Raw::file("index.js", ""), Raw::hardlink("link", target)]).unwrap_err();
        assert!(matches!(refused, sources::SourceError::Tree(Refused::Hardlink { .. })), "{target}: {refused}");
    }
}

#[test]
fn devices_and_pipes_in_a_tarball_are_refused() {
    let world = World::new();
    for kind in [tar::EntryType::Char, tar::EntryType::Block, tar::EntryType::Fifo] {
        let entries = [Raw::file("index.js", ""), Raw::special("special", kind)];
        let refused = ways_in::archive(&world, &entries).unwrap_err();
        assert!(matches!(refused, sources::SourceError::Tree(Refused::Special { .. })), "{kind:?}: {refused}");
    }
}

#[test]
fn links_and_submodules_in_git_are_refused() {
    let world = World::new();
    let links = RawRepository::init(&world, &world.at("links.git"));
    links.commit(&[links.file("index.js", ""), links.symlink("link", "/etc/passwd")]);
    let refused = ways_in::git(&world, &links.source()).unwrap_err();
    assert!(matches!(refused, sources::SourceError::Tree(Refused::Symlink { .. })), "{refused}");

    let modules = RawRepository::init(&world, &world.at("modules.git"));
    modules.commit(&[modules.file("index.js", ""), modules.submodule("module")]);
    let refused = ways_in::git(&world, &modules.source()).unwrap_err();
    assert!(matches!(refused, sources::SourceError::Tree(Refused::Submodule { .. })), "{refused}");
}

#[test]
fn links_in_a_folder_are_refused_and_not_followed() {
    for target in TARGETS {
        let world = World::new();
        let folder = world.at("linked");
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(folder.join("index.js"), "").unwrap();
        symlink(target, folder.join("link")).unwrap();
        let refused = ways_in::folder(&world, &folder).unwrap_err();
        assert!(matches!(refused, sources::SourceError::Tree(Refused::Symlink { .. })), "{target}: {refused}");
    }
}

#[test]
fn an_installed_file_that_became_a_link_is_refused() {
    let victim = Victim::with_hello();
    let file = victim.world.deepcode().join("plugins/hello/index.js");
    let copy = victim.world.at("the-same-bytes.js");
    std::fs::copy(&file, &copy).unwrap();
    victim.world.tool("chmod").args(["-R", "u+w"]).arg(file.parent().unwrap()).ok();
    std::fs::remove_file(&file).unwrap();
    symlink(&copy, &file).unwrap();

    victim.world.plugin().line("verify").exits(NOT_TRUSTED);
}

#[test]
fn an_installed_folder_that_became_a_link_is_refused_and_what_it_points_at_survives() {
    let victim = Victim::with_hello();
    let (folder, copy) = (victim.world.deepcode().join("plugins/hello"), victim.world.at("elsewhere"));
    victim.world.tool("cp").arg("-a").arg(&folder).arg(&copy).ok();
    victim.world.tool("chmod").args(["-R", "u+w"]).arg(&folder).ok();
    std::fs::remove_dir_all(&folder).unwrap();
    symlink(&copy, &folder).unwrap();

    let refused = victim.world.plugin().line("verify").end();
    assert_ne!(refused.status, 0, "{refused:?}");
    victim.world.plugin().line("remove hello").end();
    assert!(copy.join("index.js").exists(), "removing a plugin removed what a link pointed at");
}
