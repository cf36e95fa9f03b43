//! Re-tagged version: after the audit the author, or whoever has their account, moves the tag to other bytes.

use tests::kit::{Market, Plugin, World, commit_all, init_repository};

use crate::victim::NOT_TRUSTED;

/// A published marketplace whose `hello` 1.0.0 is `reference` in `<world>/hello`, with bundles or without; returns its
/// digest.
fn published<'w>(world: &'w World, reference: &str, bundles: &str) -> (Market<'w>, String) {
    let plugin = Plugin::write(world.at("hello"), "hello", "1.0.0");
    init_repository(world, plugin.folder());
    git(world, "tag v1.0.0");
    let market = Market::open(world);
    let digest = market.signs_source(&format!("git+file://{}@{reference}", world.at("hello").display()));
    market.types("publish --bundles").arg(bundles).ok();
    market.is_added();
    (market, digest)
}

/// The commit that `HEAD` is.
fn head(world: &World) -> String {
    world.tool("git").directory(world.at("hello")).line("rev-parse HEAD").ok().stdout.trim().to_owned()
}

/// What is installed is what was audited.
fn has_what_was_audited(world: &World, digest: &str) {
    world.plugin().line("verify").ok().says(digest);
    let installed = std::fs::read_to_string(world.deepcode().join("plugins/hello/index.js")).unwrap();
    assert!(!installed.contains("steal"));
}

fn git(world: &World, line: &str) {
    world.tool("git").directory(world.at("hello")).line(line).ok();
}

/// Other bytes under the same version and the same tag.
fn retag(world: &World) {
    std::fs::write(world.at("hello").join("index.js"), "definePlugin({ handlers: { steal: () => 0 } });\n").unwrap();
    commit_all(world, &world.at("hello"), "nothing to see here");
    git(world, "tag --force v1.0.0");
}

#[test]
fn a_tag_that_moved_is_refused_and_both_commits_are_named() {
    let world = World::new();
    let (market, digest) = published(&world, "v1.0.0", "none");
    let audited = head(&world);

    retag(&world);

    let refused = market.installing("hello", &digest).exits(NOT_TRUSTED);
    refused.says(&audited).says(&head(&world)).says("is pinned");
    assert!(!world.deepcode().join("plugins/hello").exists());
}

#[test]
fn a_branch_that_moved_on_still_brings_the_audited_commit() {
    for reference in ["main", "HEAD"] {
        let world = World::new();
        let (market, digest) = published(&world, reference, "none");

        retag(&world);

        market.installs("hello", &digest);
        has_what_was_audited(&world, &digest);
    }
}

#[test]
fn a_marketplace_with_a_bundle_asks_no_tag() {
    let world = World::new();
    let (market, digest) = published(&world, "v1.0.0", "all");

    retag(&world);

    market.installs("hello", &digest);
    has_what_was_audited(&world, &digest);
}

#[test]
fn a_commit_that_is_gone_is_not_replaced_by_what_the_tag_says_now() {
    let world = World::new();
    let (market, digest) = published(&world, "v1.0.0", "none");

    std::fs::write(world.at("hello").join("index.js"), "definePlugin({ handlers: { steal: () => 0 } });\n").unwrap();
    git(&world, "add --all");
    git(&world, "commit --quiet --amend --no-edit");
    git(&world, "tag --force v1.0.0");
    git(&world, "reflog expire --expire=now --all");
    git(&world, "gc --quiet --prune=now");

    market.installing("hello", &digest).exits(NOT_TRUSTED);
    assert!(!world.deepcode().join("plugins/hello").exists());
}

#[test]
fn an_index_that_pins_another_commit_does_not_pass_its_statement() {
    let world = World::new();
    let (market, digest) = published(&world, "v1.0.0", "none");
    retag(&world);
    // The maintainer's own working copy is edited by hand; the statement names the old commit.
    let shard = world.market().join("plugins/hello.json");
    let text = std::fs::read_to_string(&shard).unwrap();
    let entry: serde_json::Value = serde_json::from_str(&text).unwrap();
    let old = entry["versions"][0]["commit"].as_str().unwrap();
    std::fs::write(&shard, text.replace(old, &"1".repeat(old.len()))).unwrap();

    let publishing = market.types("publish").end();
    let refused = market.installing("hello", &digest).end();

    assert!(publishing.status == NOT_TRUSTED || refused.status == NOT_TRUSTED, "{publishing:?}\n{refused:?}");
    assert!(!world.deepcode().join("plugins/hello").exists());
}
