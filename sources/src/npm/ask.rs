//! Asks the installed npm for its registry, when no configuration file names one.

use std::io::Read;
use std::process::{Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use url::Url;

use super::config::NpmConfig;
use crate::fetch::SourceError;
use crate::web::Interrupt;

/// 15 s: npm starts in half a second on a laptop and in five on a busy build machine.
const PATIENCE: Duration = Duration::from_secs(15);
/// 4 KiB: one address.
const ANSWER_BYTES: u64 = 4 << 10;

/// What `npm config get registry` says, with an environment of our own making and no shell.
pub(super) fn npm(config: &NpmConfig, interrupt: &Interrupt) -> Result<Url, SourceError> {
    let (path, home) = config.machine();
    let Some(path) = path else { return Err(SourceError::NoRegistry) };
    let mut command = Command::new("npm");
    command.args(["config", "get", "registry"]).env_clear().env("PATH", path).current_dir("/");
    if let Some(home) = home {
        command.env("HOME", home);
    }
    let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let Ok(mut child) = started else { return Err(SourceError::NoRegistry) };
    let until = Instant::now() + PATIENCE;
    // One address fits the pipe, so npm never waits for us to read it.
    let status = loop {
        let stop = interrupt.load(Ordering::Relaxed);
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if !stop && Instant::now() < until => std::thread::sleep(Duration::from_millis(20)),
            Ok(None) | Err(_) => {
                // Already gone is as good as killed.
                child.kill().ok();
                child.wait().ok();
                return Err(if stop { SourceError::Interrupted } else { SourceError::NoRegistry });
            }
        }
    };
    let mut said = String::new();
    if let Some(stdout) = child.stdout.take() {
        stdout.take(ANSWER_BYTES).read_to_string(&mut said).map_err(|_| SourceError::NoRegistry)?;
    }
    if !status.success() {
        return Err(SourceError::NoRegistry);
    }
    Url::parse(said.trim()).map_err(|_| SourceError::NoRegistry)
}
