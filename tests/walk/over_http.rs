//! The road over real servers on loopback: a static host, git's own HTTP backend, an npm-like registry.

use tests::kit::{MARKET, Market, Plugin, World, init_repository};
use tests::serve::{Registry, Route, Server};

/// The server's address without its last slash.
fn address(server: &Server) -> String {
    server.url().as_str().trim_end_matches('/').to_owned()
}

/// A plugin in a bare repository `<folder>/<name>.git`, tagged `v<version>`; returns the commit.
fn repository(world: &World, name: &str, version: &str) -> String {
    let folder = world.at(&format!("{name}-source"));
    let plugin = Plugin::write(folder.clone(), name, version);
    let commit = init_repository(world, plugin.folder());
    let git = |line: &str| world.tool("git").directory(folder.clone()).line(line);
    git("tag").arg(format!("v{version}")).ok();
    let bare = world.at("forge").join("tess").join(format!("{name}.git"));
    std::fs::create_dir_all(bare.parent().unwrap()).unwrap();
    git("clone --quiet --bare .").arg(&bare).ok();
    commit
}

#[test]
fn a_marketplace_on_a_static_host_is_added_refreshed_and_installed_from() {
    let world = World::new();
    let server = Server::folder(&world.market().join("public")).unwrap();
    let market = Market::open_at(&world, &address(&server));
    let digest = market.offers("hello", "1.0.0");
    market.types("publish --check").ok().says("read back");
    market.is_added();

    market.installs("hello", &digest);
    server.forget();
    world.plugin().line("marketplace update").ok();

    // Nothing is new: the next root is asked for, and the timestamp.
    assert_eq!(server.requests(), 2, "{:?}", server.counts());
    world.plugin().line("verify").ok().says("hello 1.0.0");
}

#[test]
fn plain_http_beyond_loopback_is_refused() {
    let world = World::new();
    let key = format!("ed25519:{}", "A".repeat(43) + "=");
    world.plugin().line("marketplace add http://market.example.com --key").arg(key).exits(2).says("https");
}

#[test]
fn a_plugin_comes_from_git_over_http_at_the_pinned_commit() {
    let world = World::new();
    let server = Server::new([("/", Route::Git(world.at("forge")))]).unwrap();
    let commit = repository(&world, "hello", "1.0.0");
    let market = Market::open(&world);
    let digest = market.signs_source(&format!("git+{}/tess/hello.git@v1.0.0", address(&server)));
    market.publishes();
    let index = std::fs::read_to_string(market.public().join("index.json")).unwrap();
    assert!(index.contains(&commit), "the commit is pinned, not only the tag");
    market.is_added();

    market.installs("hello", &digest);

    world.plugin().line("verify").ok();
    let trust: serde_json::Value =
        serde_json::from_slice(&std::fs::read(world.deepcode().join("plugins-trust.json")).unwrap()).unwrap();
    assert_eq!(trust["hello"]["commit"].as_str().unwrap(), commit);
}

#[test]
fn gh_is_a_forge_of_ones_own_and_insteadof_leads_to_a_mirror() {
    let world = World::new();
    let server = Server::new([("/", Route::Git(world.at("forge")))]).unwrap();
    repository(&world, "hello", "1.0.0");
    let rewriting = format!("[url \"{}/\"]\n\tinsteadOf = https://git.example.com/\n", address(&server));
    std::fs::write(world.path().join("maintainer/.gitconfig"), &rewriting).unwrap();
    std::fs::write(world.home().join(".gitconfig"), &rewriting).unwrap();
    let market = Market::open(&world);
    let forge = "https://git.example.com";

    let hash = market.types("hash --format json gh:tess/hello@v1.0.0").env("MARKETPLACE_FORGE", forge);
    let digest = hash.ok().field("/digest");
    let add = market.types("add gh:tess/hello@v1.0.0 --digest").arg(&digest).env("MARKETPLACE_FORGE", forge);
    add.ok().says("hello 1.0.0 signed");
    market.publishes();
    market.is_added();

    market.installing("hello", &digest).env("DEEPCODE_FORGE", forge).ok();
    world.plugin().line("verify").ok();
}

#[test]
fn a_marketplace_is_read_through_git() {
    let world = World::new();
    let server = Server::new([("/", Route::Git(world.at("forge")))]).unwrap();
    let market = Market::open_at(&world, "gh:tess/market#public");
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    init_repository(&world, &world.market());
    let bare = world.at("forge/tess/market.git");
    std::fs::create_dir_all(bare.parent().unwrap()).unwrap();
    world.tool("git").line("clone --quiet --bare").arg(world.market()).arg(&bare).ok();
    let through = |line: &str| world.plugin().line(line).env("DEEPCODE_FORGE", address(&server));

    let pinned = format!("gh:tess/market#public#{}", market.root());
    through("marketplace add --name").args([MARKET, &pinned]).ok();
    through("install hello@market --digest").arg(&digest).ok();

    through("verify").ok().says("hello 1.0.0");
    // What is published later arrives by the same way.
    market.revokes("hello", "1.0.0");
    market.publishes();
    tests::kit::commit_all(&world, &world.market(), "revoke");
    world.tool("git").directory(world.market()).line("push --quiet").arg(&bare).arg("main").ok();
    through("marketplace update").ok();
    through("verify").exits(5);
}

#[test]
fn a_plugin_comes_from_an_npm_like_registry_and_no_script_runs() {
    let world = World::new();
    let registry = Registry::new(&world.at("registry"));
    let plugin = Plugin::write(world.at("package"), "hello", "1.0.0").file(
        "package.json",
        "{\"name\":\"deepcode-plugin-hello\",\"version\":\"1.0.0\",\"scripts\":{\"install\":\"touch /tmp/npm-script-ran\"}}\n",
    );
    let archive = world.at("package.tgz");
    let packed = world.tool("tar").args(["--transform", "s,^\\.,package,", "-czf"]).arg(&archive);
    packed.arg("-C").arg(plugin.folder()).arg(".").ok();
    registry.publish("deepcode-plugin-hello", "1.0.0", &std::fs::read(archive).unwrap()).unwrap();
    let server = Server::new([("/", Route::Npm(registry))]).unwrap();
    let market = Market::open(&world);
    let npm = |run: tests::kit::Run| run.env("npm_config_registry", server.url().as_str());

    let hash = npm(market.types("hash --format json npm:deepcode-plugin-hello@1.0.0")).ok();
    let digest = hash.field("/digest");
    // That it has a script at all is a danger that a maintainer has to waive.
    let add = || npm(market.types("add npm:deepcode-plugin-hello@1.0.0 --digest").arg(&digest));
    add().exits(13).says("install-script");
    let found = npm(market.types("audit --format json npm:deepcode-plugin-hello@1.0.0")).exits(13).stdout;
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    let worst = found["findings"][0]["fingerprint"].as_str().unwrap();
    let waive = market.types("waive npm:deepcode-plugin-hello@1.0.0 --reason").arg("nobody here runs scripts");
    npm(waive.args(["--finding", worst])).ok();
    add().ok();
    market.publishes();
    market.is_added();
    npm(market.installing("hello", &digest)).ok();

    world.plugin().line("verify").ok();
    assert!(!std::path::Path::new("/tmp/npm-script-ran").exists());
}

#[test]
fn a_package_whose_bytes_are_not_its_integrity_is_refused() {
    let world = World::new();
    let mut registry = Registry::new(&world.at("registry"));
    let archive = tests::kit::tarball(&[tests::kit::Raw::file("package/plugin.json", "{}")]);
    registry.publish("deepcode-plugin-hello", "1.0.0", &archive).unwrap();
    let wrong = format!("sha512-{}", "A".repeat(86) + "==");
    registry.dist.insert("integrity".to_owned(), wrong.into());
    let server = Server::new([("/", Route::Npm(registry))]).unwrap();

    let hash = world.marketplace().line("hash npm:deepcode-plugin-hello@1.0.0");

    hash.env("npm_config_registry", server.url().as_str()).exits(4).says("integrity");
}
