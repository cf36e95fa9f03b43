//! The project's own tasks: `cargo xtask test`, `cargo xtask demo`.

fn main() {}
