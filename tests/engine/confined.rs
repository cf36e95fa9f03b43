//! The confined side alone, as small as a program with it can be: what `deepcode-plugin plugin-engine` is to the supervisor.

use std::process::ExitCode;

fn main() -> ExitCode {
    // The program's own name, and the word that the supervisor puts first.
    runtime::confined::main(std::env::args_os().skip(2))
}
