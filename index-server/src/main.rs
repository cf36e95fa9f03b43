//! `marketplace-server`: verifies a published marketplace, then serves it.

use std::process::ExitCode;

use clap::Parser as _;
use index_server::config::Flags;
use terminal::{Format, Output};

fn main() -> ExitCode {
    // Only what an object store is told: nothing else of the environment is anybody's business here.
    let is_told = |name: &str| ["AWS_", "GOOGLE_", "AZURE_"].iter().any(|prefix| name.starts_with(prefix));
    let told =
        std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let variables: Vec<(String, String)> = told.filter(|(name, _)| is_told(name)).collect();
    match index_server::serve::run(&Flags::parse(), &variables) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            Output { format: Format::Plain, quiet: false }.failure(&failure);
            failure.exit.into()
        }
    }
}
