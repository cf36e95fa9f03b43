//! Pre-release bypass: a version with a pre-release part slips through a range that was meant to cover it.

use crate::victim::{REVOKED, Victim};

/// Whether `version` of `hello` is stopped by a revocation of `range`.
fn is_stopped(version: &str, range: &str) -> bool {
    let mut victim = Victim::new();
    victim.offers("hello", version);
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    victim.installs("hello").args(["--version", version]).ok();

    victim.forge.revoke("SHOP-2026-0001", "hello", range);
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    match victim.world.plugin().line("verify hello").end() {
        said if said.status == REVOKED => true,
        said if said.status == 0 => false,
        said => panic!("{version} {range}: {said:?}"),
    }
}

#[test]
fn a_pre_release_below_the_bound_is_covered() {
    assert!(is_stopped("0.4.9-rc.1", "<0.5.0"));
    assert!(is_stopped("0.5.0-rc.1", "<0.5.0"), "it precedes 0.5.0");
}

#[test]
fn a_star_covers_pre_releases() {
    assert!(is_stopped("2.0.0-alpha", "*"));
}

#[test]
fn a_bound_between_two_pre_releases_covers_both_sides_rightly() {
    assert!(is_stopped("2.0.0-rc.1", ">=2.0.0-alpha,<2.0.0"));
    assert!(!is_stopped("2.0.0", ">=2.0.0-alpha,<2.0.0"));
}

#[test]
fn build_metadata_hides_nothing() {
    assert!(is_stopped("2.0.0+build.7", "2.0.0"));
}
