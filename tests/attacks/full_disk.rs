//! Full disk: somebody fills it, and each write in turn fails for want of room.
//!
//! The command may fail and must say so; the old state or the new one stands, and with room again the next one works.

use crate::steps::{Fate, at_each, behind, digest, installed, is_tidy};
use crate::victim::Victim;

#[test]
fn an_install_is_there_whole_or_not_at_all() {
    let victim = Victim::new();
    let line = format!("install hello@shop --digest {}", digest(&victim, 0));

    at_each(&victim, &line, Fate::NoSpace, |when| {
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

    at_each(&victim, &line, Fate::NoSpace, |when| {
        assert!(installed(&victim, when).is_some(), "{when}: it is gone");
        victim.world.plugin().line(&line).ok();
        assert_eq!(installed(&victim, when), Some("1.1.0"));
        is_tidy(&victim, when);
    });
}

#[test]
fn a_state_that_cannot_be_remembered_is_not_believed() {
    let mut victim = Victim::with_hello();
    let old = victim.forge.site.clone();
    victim.forge.wait(1);
    let new = victim.forge.publish();
    victim.serve(&new);

    at_each(&victim, "marketplace update shop --quiet", Fate::NoSpace, |when| {
        // Whatever was believed is remembered: either the new state was refused, or the old one is from now on.
        if when.contains(": status 0") {
            victim.serve(&old);
            assert_eq!(victim.updates().end().status, 4, "{when}: it was believed and not remembered");
            victim.serve(&new);
        }
        victim.updates().ok();
    });
}
