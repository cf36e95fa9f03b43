//! The maintainer's hands: hash, sign, publish, revoke.

use std::process::ExitCode;

fn main() -> ExitCode {
    marketplace_cli::run(std::env::args_os(), marketplace_cli::env::Env::read()).into()
}
