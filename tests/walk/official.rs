//! The compiled-in marketplace: its root is given by the program, nobody adds it, and nobody else takes its name.

use std::ffi::OsString;

use plugin_cli::agent::Agent;
use plugin_cli::{Env, Official};
use terminal::Exit;
use tests::kit::{Market, World};

fn official(market: &Market<'_>) -> Official {
    Official { url: market.address().to_owned(), root: market.root().parse().unwrap() }
}

/// The user's program as it is once an official marketplace exists.
fn run(world: &World, official: &Official, line: &str) -> Exit {
    let home = world.deepcode();
    let mut arguments: Vec<OsString> = vec!["deepcode-plugin".into(), "--quiet".into(), "--home".into(), home.into()];
    arguments.extend(line.split_whitespace().map(OsString::from));
    let env = Env {
        arguments,
        variables: vec![("HOME".into(), world.home().into())],
        working_directory: world.home(),
        now: jiff::Timestamp::now(),
        agent: Agent::NotSeen { unreadable: 0 },
        auditor: Some(tests::kit::binaries().plugin.clone()),
    };
    plugin_cli::run(env, Some(official.clone()))
}

#[test]
fn nobody_adds_it_and_its_plugins_are_official_under_strict_too() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    let official = official(&market);

    assert_eq!(run(&world, &official, &format!("--strict install hello --digest {digest}")), Exit::Done);

    let records = std::fs::read(world.deepcode().join("plugins-trust.json")).unwrap();
    let records: serde_json::Value = serde_json::from_slice(&records).unwrap();
    assert_eq!(
        (&records["hello"]["grade"], &records["hello"]["marketplace"]),
        (&"official".into(), &"official".into())
    );
    assert!(!world.deepcode().join("marketplaces.json").exists());
    assert_eq!(run(&world, &official, "verify hello"), Exit::Done);
    assert_eq!(run(&world, &official, "marketplace remove official"), Exit::Policy);
}

#[test]
fn its_revocations_bind_a_plugin_of_that_name_from_anywhere() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    std::fs::create_dir_all(world.deepcode()).unwrap();
    let settings = r#"{"plugins":{"allowedSources":["local-path"]}}"#;
    std::fs::write(world.deepcode().join("settings.json"), settings).unwrap();
    // Other bytes under the same name and version, which nobody has listed: no digest can hit, only the name.
    let folder = market.plugin("hello", "1.0.0").file("more.js", "// mine\n").folder().to_owned();
    let digest = market.types("hash --format json").arg(&folder).ok().field("/digest");
    let install = format!("install {} --digest {digest}", folder.display());
    assert_eq!(run(&world, &official(&market), &install), Exit::Done);

    market.revokes("hello", "1.0.0");
    market.publishes();

    assert_eq!(run(&world, &official(&market), "verify hello"), Exit::Revoked);
    assert_eq!(run(&world, &official(&market), "revocations ignore hello@1.0.0"), Exit::Declined);
}

#[test]
fn under_strict_an_added_marketplace_is_not_enough() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();

    world.plugin().line("--strict install hello@market --digest").arg(&digest).exits(3);

    assert!(!world.deepcode().join("plugins/hello").exists());
}

#[test]
fn its_name_is_taken_and_another_root_is_not_it() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    let pinned = format!("{}#{}", market.address(), market.root());
    world.plugin().line("marketplace add --name official").arg(&pinned).exits(3);

    let other = Official { root: format!("sha256:{}", "ab".repeat(32)).parse().unwrap(), ..official(&market) };
    assert_eq!(run(&world, &other, &format!("install hello@official --digest {digest}")), Exit::NotTrusted);
    assert!(!world.deepcode().join("plugins/hello").exists());
}
