//! What benches share: plugins as every plugin is admitted, programs of the machine to compare with, a clock, a median.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use revocation::{Cleared, Revocations};
use runtime::store::Standing;
use runtime::{Consent, Home, Store};
use schemas::settings::Age;
use schemas::{Grade, PluginName};
use verifier::Candidate;
use verifier::tree::directory;

pub(crate) type Outcome<T> = Result<T, Box<dyn Error>>;

/// How long something takes that must succeed.
pub(crate) fn timed(act: impl FnOnce() -> Outcome<()>) -> Outcome<Duration> {
    let begun = Instant::now();
    act()?;
    Ok(begun.elapsed())
}

/// The one in the middle; a busy machine disturbs it least.
pub(crate) fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Runs a program of the machine to its end, which must be a good one.
pub(crate) fn run(command: &mut Command) -> Outcome<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(format!("{status}").into()) }
}

/// Where a program of the machine lies.
pub(crate) fn found(name: &str) -> Outcome<PathBuf> {
    let places = ["/usr/bin", "/usr/local/bin", "/bin"].map(|folder| Path::new(folder).join(name));
    places.into_iter().find(|path| path.is_file()).ok_or_else(|| format!("{name} is not installed").into())
}

/// Admits the plugin in the folder `source`, as every plugin is.
pub(crate) fn admit(source: &Path, home: &Home) -> Outcome<PluginName> {
    let now = Timestamp::UNIX_EPOCH;
    let tree = directory::open(source, &verifier::Limits::default(), &|_| {})?;
    let candidate = Candidate::unattested(tree, "./there".parse()?, None)?;
    let name = candidate.manifest().name.clone();
    let cleared = Cleared::check(candidate, None, &Revocations::new(Vec::new(), Age::DEFAULT), now)?;
    let consent = Consent::by_digest(&cleared, cleared.candidate().tree().digest())?;
    let standing = Standing { grade: Grade::LocalPath, marketplace: None };
    Store::open(home.clone())?.admit(cleared, consent, standing, now)?;
    Ok(name)
}
