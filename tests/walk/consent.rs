//! Trust is given by a person at a terminal, to what was shown, or by naming a digest; never by a pipe.

use tests::kit::{Market, World};

fn published(world: &World) -> (Market<'_>, String) {
    let market = Market::open(world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    (market, digest)
}

#[test]
fn a_pipe_that_says_yes_is_nobody() {
    let world = World::new();
    let (market, digest) = published(&world);
    market.is_added();

    let said = world.plugin().line("install hello@market").stdin("t\nt\nyes\n").exits(6);

    said.says(&format!("--digest {digest}"));
    assert!(!world.deepcode().join("plugins/hello").exists());
}

#[test]
fn a_person_is_shown_everything_and_trusts() {
    let world = World::new();
    let (market, digest) = published(&world);
    market.is_added();

    let said =
        world.plugin().line("install hello@market").person().sees(&digest).sees("[c] cancel").types("t").leaves();

    assert_eq!(said.status, 0, "{said:?}");
    for shown in ["hello", "1.0.0", "Tess Tester", "market", "skills"] {
        said.says(shown);
    }
    world.plugin().line("verify").ok().says("hello 1.0.0");
}

#[test]
fn a_person_declines_and_nothing_changes() {
    let world = World::new();
    let (market, _) = published(&world);
    market.is_added();

    let said = world.plugin().line("install hello@market").person().sees("[c] cancel").types("c").leaves();

    assert_eq!(said.status, 6, "{said:?}");
    assert!(!world.deepcode().join("plugins/hello").exists());
    world.plugin().line("verify hello").exits(10);
}

#[test]
fn a_person_presses_ctrl_c_and_nothing_changes() {
    let world = World::new();
    let (market, _) = published(&world);
    market.is_added();

    let said = world.plugin().line("install hello@market").person().sees("[c] cancel").interrupts().leaves();

    assert_ne!(said.status, 0, "{said:?}");
    assert!(!world.deepcode().join("plugins/hello").exists());
    let left: Vec<_> = std::fs::read_dir(world.path().join("tmp")).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn the_digest_of_another_tree_is_no_consent() {
    let world = World::new();
    let (market, _) = published(&world);
    market.is_added();

    market.installing("hello", &format!("sha256:{}", "ab".repeat(32))).exits(4);

    assert!(!world.deepcode().join("plugins/hello").exists());
}

#[test]
fn a_marketplace_without_a_pin_is_added_only_by_a_person_who_compared_it() {
    let world = World::new();
    let (market, _) = published(&world);
    let add = || world.plugin().line("marketplace add --name market").arg(market.address());

    add().exits(6);
    let declined = add().person().sees(market.root()).sees("[y/N]").types("n").leaves();
    assert_eq!(declined.status, 6, "{declined:?}");
    world.plugin().line("marketplace list").ok().omits("market.example.com");

    let added = add().person().sees(market.root()).sees("[y/N]").types("y").leaves();
    assert_eq!(added.status, 0, "{added:?}");
    world.plugin().line("marketplace list").ok().says("market.example.com/tess");
}

#[test]
fn the_maintainer_too_is_asked_at_a_terminal_or_names_the_digest() {
    let world = World::new();
    let market = Market::open(&world);
    market.plugin("hello", "1.0.0");

    market.types("add ./src/hello").stdin("y\n").exits(6).says("--digest sha256:");
    let declined = market.types("add ./src/hello").person().sees("[y/N]").types("").leaves();
    assert_eq!(declined.status, 6, "{declined:?}");
    let signed = market.types("add ./src/hello").person().sees("[y/N]").types("y").leaves();

    assert_eq!(signed.status, 0, "{signed:?}");
    signed.says("hello 1.0.0 signed");
}

#[test]
fn a_passphrase_comes_from_a_descriptor_or_a_terminal_and_is_never_shown() {
    let world = World::new();
    let market = Market::open(&world);
    market.plugin("hello", "1.0.0");
    let words = tests::kit::PASSPHRASE;

    let typed = market.types("add ./src/hello").without("MARKETPLACE_PASSPHRASE").person();
    let said = typed.sees("[y/N]").types("y").sees("assphrase").types(words).leaves();
    assert_eq!(said.status, 0, "{said:?}");
    said.omits(words);

    let publish = market.types("publish --passphrase-fd 0").without("MARKETPLACE_PASSPHRASE");
    publish.stdin(format!("{words}\n")).ok().omits(words);
    let wrong = market.types("refresh --passphrase-fd 0").without("MARKETPLACE_PASSPHRASE");
    let refused = wrong.stdin("not these words\n").end();
    assert_ne!(refused.status, 0, "{refused:?}");
    refused.omits("not these words");
}
