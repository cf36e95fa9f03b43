//! The maintainer's hands: hash, sign, publish, revoke.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Where no handler can be installed Ctrl-C ends the program at once; what is written is whole either way.
    drop(terminal::interrupt::watch());
    marketplace_cli::run(std::env::args_os(), marketplace_cli::env::Env::read()).into()
}
