//! Confined JavaScript: a plugin's handlers and hooks run here and reach nothing but the broker's answers.
//!
//! [`quickjs`] is the process that embeds QuickJS-ng; [`NODE_PRELUDE`] is the same host for Node. Both run the same shims
//! (`build.rs` puts them together), speak the same lines and give the same `PluginContext`. Three rules hold in both:
//!
//! * **Only verified bytes run.** Modules come from the verified tree, the import graph is fixed before the first statement
//!   runs, and no text becomes code afterwards: `eval` and the `Function` constructors throw, `import()` rejects.
//! * **Nothing runs for nobody.** JavaScript runs while the plugin loads or a call is open; timers rest in between.
//! * **JavaScript holds no authority.** The token stays in Rust (in Node: outside the plugin's realm); a request names an
//!   open call or is not sent.

mod address;
mod desk;
mod error;
mod host;
mod limits;
mod lines;
mod machine;
mod message;
mod modules;
mod serve;
#[cfg(test)]
mod tests;

pub use serve::quickjs;

/// The shims for QuickJS, compiled when this was built: a module whose default export is a function of the host's few functions.
const SHIMS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/shims.bin"));

/// The node engine: one CommonJS file, run as `node` [`NODE_FLAGS`] `/engine/prelude.cjs`, with the verified tree at
/// `/plugin` (or at the path given as its argument).
pub const NODE_PRELUDE: &str = concat!(
    "'use strict';\nconst SHIMS = ",
    include_str!(concat!(env!("OUT_DIR"), "/shims.js")),
    ";\n",
    include_str!("prelude.cjs")
);

/// What the prelude needs of node: module objects for its own linker, and no code from strings in its own realm either.
pub const NODE_FLAGS: [&str; 3] =
    ["--experimental-vm-modules", "--disallow-code-generation-from-strings", "--no-warnings"];
