//! A hostile program takes the engine's place, node's, and a command's, and tries everything. What works is listed by name in
//! `survivors.rs` with the reason; anything else fails.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

mod again;
mod doctor;
mod elsewhere;
mod ends;
mod groups;
mod nodes;
mod outside;
mod place;
mod plans;
mod plugin;
mod seatbelt;
mod survivors;
mod views;

use std::collections::BTreeSet;
use std::path::PathBuf;

use outside::Machine;
use place::{Place, probes, try_all};

/// The program that tries.
fn hostile() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_hostile"))
}

/// Fails with the names of what worked beyond the list, and of what is listed though it does not work.
fn held(place: Place) {
    let machine = Machine::new();
    let worked = try_all(place, &machine);
    let expected: BTreeSet<String> = survivors::of(place).iter().map(|survivor| survivor.name.to_owned()).collect();
    let beyond: Vec<&String> = worked.difference(&expected).collect();
    let stale: Vec<&String> = expected.difference(&worked).collect();
    assert!(beyond.is_empty(), "{place:?}: these got through: {beyond:#?}");
    assert!(stale.is_empty(), "{place:?}: these are listed as getting through and do not: {stale:#?}");
}

/// As whoever runs this test, and, if that is root, once more as nobody.
macro_rules! both {
    ($($name:ident: $place:expr;)*) => {$(
        mod $name {
            use super::*;
            #[test]
            fn as_the_caller() {
                held($place);
            }
            #[test]
            fn as_nobody() {
                again::as_nobody(concat!(stringify!($name), "::as_nobody"), || held($place));
            }
        }
    )*};
}

both! {
    the_engine_in_namespaces: Place::Engine;
    the_engine_locked_down: Place::EngineLockedDown;
    node: Place::Node;
    a_command: Place::Command;
}

/// What a probe is worth is shown by a process that nothing confines.
fn nothing_holds() {
    let machine = Machine::new();
    let worked = try_all(Place::Bare, &machine);
    let failed: Vec<&String> = probes().iter().filter(|name| !worked.contains(*name)).collect();
    assert!(worked.len() * 3 > probes().len() * 2, "only {} worked; not these: {failed:#?}", worked.len());
}

#[test]
fn without_walls_most_probes_work_as_the_caller() {
    nothing_holds();
}

#[test]
fn without_walls_most_probes_work_as_nobody() {
    again::as_nobody("without_walls_most_probes_work_as_nobody", || {
        let machine = Machine::new();
        let worked = try_all(Place::Bare, &machine);
        assert!(worked.len() * 2 > probes().len(), "only {} of {} worked", worked.len(), probes().len());
    });
}

#[test]
fn there_are_enough_probes_and_each_has_its_own_name() {
    let probes = probes();
    let names: BTreeSet<&String> = probes.iter().collect();
    assert_eq!(names.len(), probes.len());
    assert!(names.len() >= 120, "{}", names.len());
}

#[test]
fn every_survivor_is_a_probe_and_has_a_reason() {
    for place in [Place::Engine, Place::EngineLockedDown, Place::Node, Place::Command] {
        for survivor in survivors::of(place) {
            assert!(probes().iter().any(|name| name == survivor.name), "{}", survivor.name);
            assert!(survivor.reason.len() > 10, "{}", survivor.name);
        }
    }
}
