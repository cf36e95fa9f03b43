//! A process that changes a store, so that tests can kill it, starve it, or race it against another:
//! `keeper HOME admit NAME VERSION | remove NAME | remove-but-state NAME | acknowledge NAME`.
#![expect(clippy::expect_used, reason = "a tool of the tests")]

#[path = "../tests/common/mod.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod common;

use std::process::ExitCode;

use schemas::{PluginName, Sha256};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [_, home, act, name, rest @ ..] = words.as_slice() else { return ExitCode::from(2) };
    let plugin: PluginName = name.parse().expect("a plugin's name");
    let done = runtime::Store::open(runtime::Home::at(home.into())).and_then(|store| match (*act, rest) {
        ("admit", [version]) => common::admit(&store, common::tree(name, version)).map(drop),
        ("remove", []) => store.remove(&plugin),
        ("remove-but-state", []) => store.remove_but_state(&plugin),
        ("acknowledge", []) => store.acknowledge(&plugin, &[Sha256([7; 32])]),
        _ => unreachable!("usage"),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(_refused) => ExitCode::FAILURE,
    }
}
