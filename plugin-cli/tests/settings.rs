//! The user's settings: theirs first; what is ours is changed in place, whole or not at all.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::os::unix::fs::PermissionsExt as _;

use plugin_cli::settings;
use runtime::Home;
use terminal::Exit;

const FILE: &str = "{\n  \"model\": \"deep-1\",\n  \"enabledPlugins\": [\n    \"one\"\n  ],\n  \"theirs\": {\n    \"z\": 1,\n    \"a\": 1.0\n  }\n}\n";

fn home(settings: Option<&str>) -> (tempfile::TempDir, Home) {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::at(folder.path().to_path_buf());
    if let Some(text) = settings {
        std::fs::write(home.settings_file(), text).unwrap();
    }
    (folder, home)
}

#[test]
fn a_malformed_file_is_refused_and_left_as_it_is() {
    for bad in ["{", "[]", "{\"plugins\":{},\"plugins\":{}}", "{\"enabledPlugins\":5}"] {
        let (_folder, home) = home(Some(bad));
        assert_eq!(settings::read(&home, None).unwrap_err().exit, Exit::NotTrusted, "{bad}");
        let refused = settings::edit(&home, |s| settings::enable(s, &"tidy".parse().unwrap())).unwrap_err();
        assert_eq!(refused.exit, Exit::NotTrusted, "{bad}");
        assert_eq!(std::fs::read_to_string(home.settings_file()).unwrap(), bad);
    }
}

#[test]
fn enabling_and_disabling_touch_nothing_else() {
    let (_folder, home) = home(Some(FILE));
    let tidy = "tidy".parse().unwrap();
    settings::edit(&home, |s| settings::enable(s, &tidy)).unwrap();
    let enabled = FILE.replace("\"one\"\n", "\"one\",\n    \"tidy\"\n");
    assert_eq!(std::fs::read_to_string(home.settings_file()).unwrap(), enabled);

    settings::edit(&home, |s| settings::disable(s, &tidy)).unwrap();
    let read = settings::read(&home, None).unwrap();
    assert!(!read.is_enabled(&tidy) && read.disabled_plugins == [tidy.clone()]);

    settings::edit(&home, |s| settings::forget(s, &tidy)).unwrap();
    let text = std::fs::read_to_string(home.settings_file()).unwrap();
    assert!(!text.contains("tidy") && text.contains("\"a\": 1.0"), "{text}");
}

#[test]
fn the_file_keeps_its_permissions_and_a_new_one_is_private() {
    let mode = |home: &Home| std::fs::metadata(home.settings_file()).unwrap().permissions().mode() & 0o777;
    let (_folder, kept) = home(Some(FILE));
    std::fs::set_permissions(kept.settings_file(), std::fs::Permissions::from_mode(0o640)).unwrap();
    settings::edit(&kept, |s| s.disable_all_hooks = true).unwrap();
    assert_eq!(mode(&kept), 0o640);
    let (_folder, new) = home(None);
    settings::edit(&new, |s| s.disable_all_hooks = true).unwrap();
    assert_eq!(mode(&new), 0o600);
}

#[test]
fn a_linked_file_is_changed_where_it_lies_and_stays_linked() {
    let (folder, home) = home(None);
    let real = folder.path().join("dotfiles.json");
    std::fs::write(&real, FILE).unwrap();
    std::os::unix::fs::symlink(&real, home.settings_file()).unwrap();
    settings::edit(&home, |s| s.disable_all_hooks = true).unwrap();
    assert!(std::fs::symlink_metadata(home.settings_file()).unwrap().is_symlink());
    assert!(std::fs::read_to_string(&real).unwrap().contains("disableAllHooks"));
}

#[test]
fn a_layer_is_laid_over_the_users_own_and_never_written() {
    let (folder, home) = home(Some("{\"plugins\":{\"maxPlugins\":3,\"requireMarketplace\":true}}"));
    let layer = folder.path().join("layer.json");
    std::fs::write(&layer, "{\"plugins\":{\"maxPlugins\":7}}").unwrap();
    let read = settings::read(&home, Some(&layer)).unwrap();
    assert_eq!((read.plugins.max_plugins, read.plugins.require_marketplace), (7, true));
    settings::edit(&home, |s| s.disable_all_hooks = true).unwrap();
    assert_eq!(std::fs::read_to_string(&layer).unwrap(), "{\"plugins\":{\"maxPlugins\":7}}");
    assert_eq!(settings::read(&home, None).unwrap().plugins.max_plugins, 3);
}

#[test]
fn a_layer_that_is_not_there_is_an_error() {
    let (folder, home) = home(None);
    let missing = folder.path().join("missing.json");
    assert_eq!(settings::read(&home, Some(&missing)).unwrap_err().exit, Exit::NotFound);
}
