//! From a maintainer's first command to a user whose plugin was revoked, and back.

use std::path::Path;

use tests::kit::{Market, World};

/// Changes one installed file as anything running as the user could.
fn change(path: &Path, bytes: &[u8]) {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path).unwrap().permissions();
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)).unwrap();
    std::fs::write(path, bytes).unwrap();
    std::fs::set_permissions(path, mode).unwrap();
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

#[test]
fn a_plugin_travels_from_a_working_copy_to_a_verified_install() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();

    market.installs("hello", &digest).says("installed hello 1.0.0").says(&digest);

    world.plugin().line("verify").ok().says("hello 1.0.0");
    let listed = world.plugin().line("list").ok();
    listed.says("hello").says("1.0.0").says("verified-third-party");
    let installed = std::fs::read(world.deepcode().join("plugins/hello/index.js")).unwrap();
    assert_eq!(installed, std::fs::read(world.market().join("src/hello/index.js")).unwrap());
}

#[test]
fn whatever_file_is_changed_verify_refuses_and_names_it() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    let folder = world.deepcode().join("plugins/hello");
    let files = files(&folder);
    assert_eq!(files.len(), 3, "{files:?}");

    for file in files {
        let honest = std::fs::read(&file).unwrap();
        change(&file, &[&honest[..], b" "].concat());
        let name = file.strip_prefix(&folder).unwrap().display().to_string();
        world.plugin().line("verify").exits(4).says("modified").says(&name);
        change(&file, &honest);
        world.plugin().line("verify").ok();
    }
}

#[test]
fn an_added_and_a_removed_file_are_named_too() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    let folder = world.deepcode().join("plugins/hello");
    world.tool("chmod").args(["-R", "u+w"]).arg(&folder).ok();

    std::fs::rename(folder.join("index.js"), folder.join("main.js")).unwrap();

    world.plugin().line("verify").exits(4).says("removed  index.js").says("added    main.js");
}

#[test]
fn a_revoked_plugin_is_refused_until_the_revocation_is_withdrawn() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.offers("other", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);

    let id = market.revokes("hello", "1.0.0");
    market.publishes();
    world.plugin().line("marketplace update").ok().says("hello");
    world.plugin().line("verify").exits(5).says(&id);
    world.plugin().line("list").ok().says("revoked");
    world.plugin().line("remove hello").ok();
    market.installing("hello", &digest).exits(5);

    market.types("withdraw").arg(&id).ok();
    market.publishes();
    world.plugin().line("marketplace update").ok();
    market.installs("hello", &digest);
    world.plugin().line("verify").ok();
}

#[test]
fn whatever_touches_a_revoked_plugin_ends_as_revoked_or_says_so() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.offers("other", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    let id = market.revokes("hello", "1.0.0");
    market.publishes();

    // The first one that asks hears of it, and every later one remembers.
    for line in ["update hello", "update", "enable hello", "verify", "verify hello", "update hello --version 1.0.0"] {
        world.plugin().line(line).exits(5).says(&id).says("hint:");
    }
    market.installing("hello", &digest).exits(5).says(&id);
    for line in ["list", "list --updates", "review hello", "revocations", "info hello", "lock"] {
        world.plugin().line(line).ok().says(&id);
    }
    world.plugin().line("disable hello").ok();
    world.plugin().line("remove hello").ok();
}

#[test]
fn a_yanked_version_is_not_chosen_but_stays_installed() {
    let world = World::new();
    let market = Market::open(&world);
    let old = market.offers("hello", "1.0.0");
    let new = market.offers("hello", "1.1.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &new);

    market.types("yank hello 1.1.0").ok();
    market.publishes();
    world.plugin().line("marketplace update").ok();

    world.plugin().line("verify").ok();
    world.plugin().line("remove hello").ok();
    market.installs("hello", &old);
}

#[test]
fn an_update_itemises_what_grew() {
    let world = World::new();
    let market = Market::open(&world);
    let old = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &old);
    let grown = market.plugin("hello", "1.1.0").edit(|manifest| {
        manifest["capabilities"] = serde_json::json!(["fetch"]);
        manifest["allowedDomains"] = serde_json::json!(["api.example.com"]);
        manifest["contributes"]["hooks"] = serde_json::json!({ "Stop": [{ "command": "sh hooks/stop.sh" }] });
    });
    let new = market.signs(grown.file("hooks/stop.sh", "exit 0\n").folder());
    market.publishes();

    world.plugin().line("list --updates").ok().says("1.1.0");
    let updated = world.plugin().line("update hello --digest").arg(&new).ok();

    for grew in ["fetch", "api.example.com", "Stop"] {
        updated.says(grew);
    }
    world.plugin().line("verify").ok().says("1.1.0");
}

#[test]
fn removing_removes_exactly_the_plugin() {
    let world = World::new();
    let market = Market::open(&world);
    let hello = market.offers("hello", "1.0.0");
    let hello_two = market.offers("hello-two", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &hello);
    market.installs("hello-two", &hello_two);

    world.plugin().line("remove hello").ok();

    assert!(!world.deepcode().join("plugins/hello").exists());
    world.plugin().line("verify").ok().says("hello-two").omits("hello 1.0.0");
    world.plugin().line("verify hello").exits(10);
}
