//! Puts the shims together: as text for node, and compiled for QuickJS, so that no engine parses them when it starts.
//!
//! Twenty engines that each parse 54 kB cost more than their namespaces. What is compiled here is loaded by the same version of
//! the same library: `Cargo.lock` has one.

use std::error::Error;
use std::path::Path;

use rquickjs::{Context, Module, Runtime, WriteOptions};

/// In the order in which they stand in one scope.
const SHIMS: [&str; 11] =
    ["intrinsics", "encoding", "events", "url", "clone", "console", "timers", "crypto", "define", "context", "harden"];

/// What QuickJS calls them in a stack. No file of a plugin is called so: the names of its modules have no leading slash.
const NAME: &str = "/engine";

fn main() -> Result<(), Box<dyn Error>> {
    let to = std::env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?;
    let to = Path::new(&to);
    let mut text = String::from("(function (host) { 'use strict';\n");
    for shim in SHIMS {
        let path = format!("src/engine/shims/{shim}.js");
        println!("cargo::rerun-if-changed={path}");
        text.push_str(&std::fs::read_to_string(&path)?);
    }
    text.push_str("})");
    std::fs::write(to.join("shims.js"), &text)?;
    std::fs::write(to.join("shims.bin"), compiled(&text)?)?;
    Ok(())
}

/// A module whose default export is the function that the text is.
fn compiled(text: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let context = Context::full(&Runtime::new()?)?;
    context.with(|ctx| {
        let module = Module::declare(ctx.clone(), NAME, format!("export default {text};"));
        let written =
            module.and_then(|module| module.write(WriteOptions { strip_source: true, ..WriteOptions::default() }));
        written.map_err(|error| {
            let thrown = ctx.catch();
            let why = thrown.as_exception().map_or_else(|| error.to_string(), ToString::to_string);
            format!("the shims do not compile: {why}").into()
        })
    })
}
