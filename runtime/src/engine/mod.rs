//! Confined JavaScript: a plugin's handlers and hooks run here and reach nothing but the broker's answers.
//!
//! [`quickjs`] is the process that embeds QuickJS-ng; [`NODE_PRELUDE`] is the same host for Node. Both evaluate the same
//! shims, speak the same lines and give the same `PluginContext`. Three rules hold in both:
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

/// The shims as one expression: a function of the host's few functions.
macro_rules! shims {
    () => {
        concat!(
            "(function (host) { 'use strict';\n",
            include_str!("shims/intrinsics.js"),
            include_str!("shims/encoding.js"),
            include_str!("shims/events.js"),
            include_str!("shims/url.js"),
            include_str!("shims/clone.js"),
            include_str!("shims/console.js"),
            include_str!("shims/timers.js"),
            include_str!("shims/crypto.js"),
            include_str!("shims/define.js"),
            include_str!("shims/context.js"),
            include_str!("shims/harden.js"),
            "})"
        )
    };
}

/// The shims for QuickJS.
const SHIMS: &str = shims!();

/// The node engine: one CommonJS file, run as `node` [`NODE_FLAGS`] `/engine/prelude.cjs`, with the verified tree at
/// `/plugin` (or at the path given as its argument).
pub const NODE_PRELUDE: &str = concat!("'use strict';\nconst SHIMS = ", shims!(), ";\n", include_str!("prelude.cjs"));

/// What the prelude needs of node: module objects for its own linker, and no code from strings in its own realm either.
pub const NODE_FLAGS: [&str; 3] =
    ["--experimental-vm-modules", "--disallow-code-generation-from-strings", "--no-warnings"];
