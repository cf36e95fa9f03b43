//! Something else stands where a file of ours belongs: it is named, left as it is, and the way on is told.

use std::path::Path;

use tests::kit::World;

/// What stands there.
#[derive(Debug, Clone, Copy)]
enum Other {
    File,
    Folder,
    Link,
}

fn put(other: Other, path: &Path) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    match other {
        Other::File => std::fs::write(path, "mine").unwrap(),
        Other::Folder => std::fs::create_dir(path).unwrap(),
        Other::Link => std::os::unix::fs::symlink("/nonexistent", path).unwrap(),
    }
}

#[test]
fn what_stands_in_the_way_is_named_and_left_alone() {
    // A folder of plugins that is none may be somebody's work: what is in it is not trusted.
    for (place, other, line, status) in [
        ("", Other::File, "list", 1),
        ("", Other::File, "marketplace list", 1),
        ("settings.json", Other::Folder, "list", 1),
        ("plugins-trust.json", Other::Folder, "list", 1),
        ("plugins-trust.json", Other::Link, "list", 1),
        ("marketplaces.json", Other::Folder, "marketplace list", 1),
        ("plugins", Other::File, "install", 4),
        ("plugins/.lock", Other::Folder, "install", 1),
        ("plugins/.lock", Other::Link, "install", 1),
    ] {
        let world = World::new();
        let path = world.deepcode().join(place);
        // A name that ends in nothing would be the folder itself.
        let path = if place.is_empty() { world.deepcode() } else { path };
        put(other, &path);
        let before = std::fs::symlink_metadata(&path).unwrap().file_type();
        let run = match line {
            "install" => {
                let folder = world.at("hello");
                let plugin = tests::kit::Plugin::write(folder, "hello", "0.1.0");
                let digest = world.marketplace().line("hash --format json").arg(plugin.folder()).ok().field("/digest");
                let settings = r#"{ "plugins": { "allowedSources": ["local-path"] } }"#;
                std::fs::write(world.deepcode().join("settings.json"), settings).unwrap();
                world.plugin().line("install --digest").arg(digest).arg(plugin.folder())
            }
            line => world.plugin().line(line),
        };
        let said = run.end();
        assert_eq!(said.status, status, "{place:?} {other:?} {line}: {said:?}");
        assert!(said.stderr.contains("hint: something else stands"), "{place:?} {other:?} {line}: {said:?}");
        assert!(said.stderr.contains(&*world.deepcode().join(place).to_string_lossy()), "{place:?}: {said:?}");
        assert_eq!(std::fs::symlink_metadata(&path).unwrap().file_type(), before);
    }
}
