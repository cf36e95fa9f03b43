//! The CLI protocol of the TUF conformance suite, over the product's own driver.
//!
//! `init` trusts a root, `refresh` runs the client workflow, `download` refreshes and then fetches targets in order, with
//! one client, stopping at the first failure. Exit status 0 or 1. Metadata lies as `<role>.json`, with unchanged bytes,
//! in the metadata folder. The clock is read here and nowhere else.

mod targets;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use jiff::Timestamp;
use sources::npm::NpmConfig;
use sources::{Fetcher, transport};
use verifier::tuf::{Client, DiskState, Site, State as _, Transport, TrustAll};

/// A TUF client for the conformance suite.
#[derive(Debug, Parser)]
struct Args {
    /// Where trusted metadata is kept.
    #[arg(long)]
    metadata_dir: PathBuf,
    /// Where metadata is fetched from.
    #[arg(long)]
    metadata_url: Option<String>,
    /// A target's path; may be given several times.
    #[arg(long)]
    target_name: Vec<String>,
    /// Where targets are fetched from.
    #[arg(long)]
    target_base_url: Option<String>,
    /// Where targets are kept.
    #[arg(long)]
    target_dir: Option<PathBuf>,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Trusts a root.
    Init {
        /// The root's file.
        trusted_root: PathBuf,
    },
    /// Updates the metadata.
    Refresh,
    /// Updates the metadata, then fetches targets.
    Download,
}

/// Why the client failed.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("{0} is needed here")]
    Missing(&'static str),
    #[error("{}: {why}", path.display())]
    File { path: PathBuf, why: std::io::Error },
    #[error(transparent)]
    Write(#[from] durable::WriteError),
    #[error("{0} is listed by no role that may speak of it")]
    NoSuchTarget(String),
    #[error(transparent)]
    Tuf(#[from] verifier::tuf::Error),
    #[error(transparent)]
    State(#[from] verifier::tuf::StateError),
    #[error(transparent)]
    Transport(#[from] verifier::tuf::TransportError),
    #[error("the fetcher's defaults: {0}")]
    Fetcher(String),
}

fn main() -> ExitCode {
    let Ok(args) = Args::try_parse().map_err(|error| error.print()) else { return ExitCode::FAILURE };
    match run(&args, Timestamp::now()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "this is a binary's main")]
            {
                eprintln!("error: {error}");
            }
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args, now: Timestamp) -> Result<(), Failed> {
    let mut state = DiskState::new(&args.metadata_dir);
    let _hold = state.hold()?;
    if let Act::Init { trusted_root } = &args.act {
        let root = std::fs::read(trusted_root).map_err(|why| Failed::File { path: trusted_root.clone(), why })?;
        return Ok(Client::init(&root, &mut state)?);
    }
    let transport = transport(args)?;
    let mut client = Client::open(Site::published(transport.as_ref()), &mut state, &TrustAll)?;
    client.refresh(now)?;
    if let Act::Download = args.act {
        let folder = args.target_dir.as_ref().ok_or(Failed::Missing("--target-dir"))?;
        for name in &args.target_name {
            targets::download(&mut client, name, folder)?;
        }
    }
    Ok(())
}

fn transport(args: &Args) -> Result<Box<dyn Transport>, Failed> {
    let metadata = args.metadata_url.as_ref().ok_or(Failed::Missing("--metadata-url"))?;
    let targets = match (&args.act, &args.target_base_url) {
        (Act::Download, None) => return Err(Failed::Missing("--target-base-url")),
        (_, Some(targets)) => targets,
        (_, None) => metadata,
    };
    let here = PathBuf::from(".");
    let fetcher = Fetcher::new(here, NpmConfig::default()).map_err(|error| Failed::Fetcher(error.to_string()))?;
    Ok(transport::open_split(metadata, targets, &fetcher)?)
}
