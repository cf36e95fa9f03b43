//! Freeze: the same state is served for ever, so that news never arrives.

use crate::victim::{STALE, Victim};

#[test]
fn a_state_past_its_expiry_is_stale_and_installs_nothing() {
    let victim = Victim::new();

    let later = || victim.world.later("3 days");

    later().line("marketplace update shop").exits(STALE);
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();
    later().line("install hello@shop --digest").arg(digest).exits(STALE);
    victim.has_nothing();
}

#[test]
fn what_is_installed_goes_on_with_a_warning_and_then_stops() {
    let victim = Victim::with_hello();

    victim.world.later("3 days").line("verify").ok().says("warning:");
    victim.world.later("9 days").line("verify").exits(STALE).says("marketplace update");
}

#[test]
fn a_stale_marketplace_does_not_block_another() {
    let victim = Victim::with_hello();
    let mut other = Victim::stranger();
    other.forge = tests::forge::Forge::honest("other.example.com", jiff::Timestamp::now());
    other.offers("fresh", "1.0.0");
    other.forge.wait(24 * 9);
    let site = other.forge.publish();
    other.serve(&site);
    let address = format!("file://{}", other.site().display());
    let key = other.forge.public_key().to_string();
    let later = || victim.world.later("9 days");

    later().line("marketplace add --name other").args([&address, "--key", &key]).ok();
    let digest = other.forge.shards[&"fresh".parse().unwrap()].versions[0].source_hash.to_string();
    later().line("install fresh@other --digest").arg(digest).ok();

    later().line("verify fresh").ok();
    later().line("verify hello").exits(STALE);
}

#[test]
fn setting_the_clock_back_does_not_make_it_fresh() {
    let mut victim = Victim::new();
    let begun = victim.forge.now;
    victim.forge.wait(24 * 3);
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.world.later("3 days").line("marketplace update shop").ok();

    // Newer by its numbers, but signed when the clock stood where it stands again: it expired before the newest time seen.
    victim.forge.now = begun;
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(STALE);
}
