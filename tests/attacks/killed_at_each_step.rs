//! Killed at each step: the program ends, as by a power cut, just before each call that changes the disk.
//!
//! Afterwards the old state or the new one must stand, and the next command must work.

use crate::steps::{Fate, at_each, behind, digest, installed, is_tidy};
use crate::victim::Victim;

#[test]
fn an_install_is_there_whole_or_not_at_all() {
    let victim = Victim::new();
    let line = format!("install hello@shop --digest {}", digest(&victim, 0));

    at_each(&victim, &line, Fate::Killed, |when| {
        if installed(&victim, when).is_none() {
            assert!(!victim.world.deepcode().join("plugins/hello").exists(), "{when}: a folder without a record");
        }
        victim.world.plugin().line(&line).ok();
        assert_eq!(installed(&victim, when), Some("1.0.0"));
        is_tidy(&victim, when);
    });
}

#[test]
fn an_update_leaves_the_old_version_or_the_new_one() {
    let victim = behind();
    let line = format!("update hello --digest {}", digest(&victim, 1));

    at_each(&victim, &line, Fate::Killed, |when| {
        assert!(installed(&victim, when).is_some(), "{when}: it is gone");
        victim.world.plugin().line(&line).ok();
        assert_eq!(installed(&victim, when), Some("1.1.0"));
        is_tidy(&victim, when);
    });
}

#[test]
fn a_removal_removes_whole_or_not_at_all() {
    let victim = Victim::with_hello();

    at_each(&victim, "remove hello", Fate::Killed, |when| {
        if installed(&victim, when).is_some() {
            victim.world.plugin().line("remove hello").ok();
        }
        assert!(!victim.world.deepcode().join("plugins/hello").exists(), "{when}");
        is_tidy(&victim, when);
    });
}

#[test]
fn a_refresh_never_forgets_what_it_has_seen() {
    let mut victim = Victim::with_hello();
    let old = victim.forge.site.clone();
    victim.forge.wait(1);
    let new = victim.forge.publish();
    victim.serve(&new);

    at_each(&victim, "marketplace update shop", Fate::Killed, |when| {
        victim.serve(&old);
        let said = victim.updates().end();
        assert!([0, 4].contains(&said.status), "{when}: {said:?}");
        victim.serve(&new);
        let said = victim.updates().end();
        assert_eq!(said.status, 0, "{when}: {said:?}");
        victim.serve(&old);
        assert_eq!(victim.updates().end().status, 4, "{when}: the floor was lost");
        victim.serve(&new);
    });
}
