//! Hash changed after trust: what lies on the disk is no longer what was trusted.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use crate::victim::{NOT_TRUSTED, Victim};

/// A victim whose installed files can be written, as any program of the same user can arrange.
fn opened() -> (Victim, PathBuf) {
    let victim = Victim::with_hello();
    let folder = victim.world.deepcode().join("plugins/hello");
    victim.world.tool("chmod").args(["-R", "u+w"]).arg(&folder).ok();
    victim.world.plugin().line("verify").ok();
    (victim, folder)
}

#[test]
fn other_bytes_of_the_same_length_and_time_are_found() {
    let (victim, folder) = opened();
    let file = folder.join("index.js");
    let times = std::fs::metadata(&file).unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[0] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let stamps = std::fs::FileTimes::new().set_modified(times.modified().unwrap());
    std::fs::File::options().write(true).open(&file).unwrap().set_times(stamps).unwrap();

    victim.world.plugin().line("verify").exits(NOT_TRUSTED).says("modified index.js");
}

#[test]
fn a_file_that_became_executable_is_found() {
    let (victim, folder) = opened();
    std::fs::set_permissions(folder.join("index.js"), std::fs::Permissions::from_mode(0o755)).unwrap();

    victim.world.plugin().line("verify").exits(NOT_TRUSTED).says("index.js");
}

#[test]
fn a_new_file_is_found_also_where_nothing_declares_it() {
    let (victim, folder) = opened();
    std::fs::create_dir(folder.join("node_modules")).unwrap();
    std::fs::write(folder.join("node_modules/evil.js"), "").unwrap();

    victim.world.plugin().line("verify").exits(NOT_TRUSTED).says("node_modules/evil.js");
}

#[test]
fn the_plugins_own_state_is_no_drift() {
    let (victim, folder) = opened();
    std::fs::create_dir_all(folder.join("state")).unwrap();
    std::fs::write(folder.join("state/notes.json"), "{}").unwrap();

    victim.world.plugin().line("verify").ok();
}

#[test]
fn a_drifted_plugin_is_not_called_well_anywhere() {
    let (victim, folder) = opened();
    std::fs::write(folder.join("index.js"), "// other\n").unwrap();

    victim.world.plugin().line("verify --offline").exits(NOT_TRUSTED);
    let review = victim.world.plugin().line("review hello").end();
    assert_ne!(review.status, 0, "its content is not what was trusted: {review:?}");
}

#[test]
fn installing_again_mends_it() {
    let (victim, folder) = opened();
    std::fs::write(folder.join("index.js"), "// other\n").unwrap();
    std::fs::write(folder.join("extra.js"), "// other\n").unwrap();
    victim.world.plugin().line("remove hello").ok();

    victim.installs("hello").ok();

    victim.world.plugin().line("verify").ok();
    assert!(!folder.join("extra.js").exists());
}
