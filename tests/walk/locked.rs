//! A lock file carries exactly what one person reviewed to another machine.

use tests::kit::{MARKET, Market, World};

#[test]
fn a_second_machine_installs_exactly_what_was_locked() {
    let world = World::new();
    let market = Market::open(&world);
    let old = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &old);
    let lock = world.at("plugins.lock.json");
    world.plugin().line("lock --out").arg(&lock).ok();
    // By the time that the second machine installs there is something newer, which nobody has reviewed.
    market.offers("hello", "2.0.0");
    market.publishes();

    let ci = || world.plugin_of("ci");
    ci().line("marketplace add --name").arg(MARKET).arg(format!("{}#{}", market.address(), market.root())).ok();
    ci().line("install --locked").arg(&lock).ok();

    ci().line("verify").ok().says("hello 1.0.0").says(&old);
}

#[test]
fn a_lock_file_with_another_digest_installs_nothing() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    let lock = world.at("plugins.lock.json");
    world.plugin().line("lock --out").arg(&lock).ok();
    let text = std::fs::read_to_string(&lock).unwrap();
    std::fs::write(&lock, text.replace(&digest, &format!("sha256:{}", "ab".repeat(32)))).unwrap();

    let ci = || world.plugin_of("ci");
    ci().line("marketplace add --name").arg(MARKET).arg(format!("{}#{}", market.address(), market.root())).ok();
    ci().line("install --locked").arg(&lock).exits(4);

    assert!(!world.at("ci").join(".deepcode/plugins/hello").exists());
}

#[test]
fn a_lock_file_names_the_marketplace_by_its_root_and_not_by_what_the_user_calls_it() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    let lock = world.at("plugins.lock.json");
    world.plugin().line("lock --out").arg(&lock).ok();

    let ci = || world.plugin_of("ci");
    let refused = ci().line("install --locked").arg(&lock).end();
    assert_ne!(refused.status, 0, "nothing is added there: {refused:?}");
    ci().line("marketplace add --name shop").arg(format!("{}#{}", market.address(), market.root())).ok();
    ci().line("install --locked").arg(&lock).ok();

    ci().line("verify").ok().says(&digest);
}
