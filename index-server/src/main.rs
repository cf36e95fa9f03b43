//! `marketplace-server`: verifies a published marketplace, then serves it.

use std::process::ExitCode;

use clap::Parser as _;
use index_server::config::Flags;
use terminal::{Format, Output};

fn main() -> ExitCode {
    match index_server::serve::run(&Flags::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            Output { format: Format::Plain, quiet: false }.failure(&failure);
            failure.exit.into()
        }
    }
}
