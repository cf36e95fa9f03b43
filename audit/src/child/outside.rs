//! The parent's side: hands the files over, waits no longer than agreed, and turns every bad end into a finding.

use std::ffi::OsString;
use std::io::{self, Read as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use schemas::Sha256;
use schemas::strict::Document as _;

use super::{Limits, WORD, inside, parcel};
use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Place};
use crate::report::{Coverage, Report, Unread};
use crate::rule::Rule;
use crate::rules::auditor;

/// 50 ms: how soon Ctrl-C and the deadline are seen.
const TICK: Duration = Duration::from_millis(50);

/// Asks for audits. Each runs in a process of its own.
#[derive(Debug, Clone)]
pub struct Auditor {
    program: PathBuf,
    before: Vec<OsString>,
    limits: Limits,
    interrupt: Arc<AtomicBool>,
}

/// Why there is no audit. Nothing of this is the plugin's doing.
#[derive(Debug, thiserror::Error)]
pub enum CannotAudit {
    /// There is no place for the files.
    #[error("the files cannot be handed to the audit: {0}")]
    Parcel(#[source] io::Error),
    /// The process cannot be started.
    #[error("the audit's process {program} cannot be started: {source}")]
    Start {
        /// Which program.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// Somebody does not want to wait.
    #[error("interrupted")]
    Interrupted,
}

impl Auditor {
    /// This program, re-executed; it must hand [`WORD`] to [`super::main`]. `interrupt` ends the wait.
    #[must_use]
    pub fn own(interrupt: Arc<AtomicBool>) -> Self {
        // The file that is running, whatever stands under its name by now.
        let program = if cfg!(target_os = "linux") {
            PathBuf::from("/proc/self/exe")
        } else {
            std::env::current_exe().unwrap_or_default()
        };
        Self::of(program, interrupt)
    }

    /// The program at `program`, which must hand [`WORD`] to [`super::main`].
    #[must_use]
    pub fn of(program: PathBuf, interrupt: Arc<AtomicBool>) -> Self {
        Self { program, before: Vec::new(), limits: Limits::default(), interrupt }
    }

    /// The same within `limits`.
    #[must_use]
    pub fn within(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// What the rules say of `bundle`. `read` hears how many bytes were handed over since it was last called.
    ///
    /// # Errors
    /// [`CannotAudit`]. What the plugin does to the audit is a finding, not an error.
    pub fn audit(&self, bundle: &Bundle, read: &dyn Fn(u64)) -> Result<Report, CannotAudit> {
        let parcel = tempfile::tempfile().and_then(|file| parcel::pack(bundle, file, read));
        let end = self.converse(parcel.map_err(CannotAudit::Parcel)?)?;
        let why = match end {
            End::Said(bytes) => match understood(&bytes, bundle) {
                Ok(report) => return Ok(about(report, bundle)),
                Err(why) => (&auditor::NONSENSE, why),
            },
            End::Flood => (&auditor::FLOOD, format!("its report is longer than {} bytes", Report::BYTES)),
            End::Late => (&auditor::LATE, format!("it had not ended after {} s", self.limits.deadline.as_secs_f32())),
            End::Ended(status) => (&auditor::ENDED, words(status)),
        };
        Ok(failed(bundle, why.0, &why.1))
    }

    /// Starts the process and hears what it says.
    fn converse(&self, parcel: std::fs::File) -> Result<End, CannotAudit> {
        let mut command = Command::new(&self.program);
        command.args(&self.before).arg(WORD).arg(self.limits.word());
        command.env_clear().current_dir("/").process_group(0);
        command.stdin(parcel).stdout(Stdio::piped()).stderr(Stdio::null());
        let not_started = |source| CannotAudit::Start { program: self.program.display().to_string(), source };
        let mut running = Running { child: command.spawn().map_err(not_started)?, ended: None };
        let (tell, hear) = mpsc::channel();
        let said = running.child.stdout.take();
        let listen = move || {
            let mut bytes = Vec::new();
            let most = u64::try_from(Report::BYTES).unwrap_or(u64::MAX).saturating_add(1);
            let read = said.map(|said| said.take(most).read_to_end(&mut bytes));
            // Nobody listens any more when the wait was given up.
            tell.send(read.transpose().map(|_| bytes)).ok();
        };
        std::thread::Builder::new().spawn(listen).map_err(not_started)?;
        self.wait(&mut running, &hear)
    }

    fn wait(&self, running: &mut Running, hear: &Receiver<io::Result<Vec<u8>>>) -> Result<End, CannotAudit> {
        let until = Instant::now().checked_add(self.limits.deadline);
        let is_late = || until.is_some_and(|until| Instant::now() >= until);
        let mut said = None;
        loop {
            match hear.recv_timeout(TICK) {
                Ok(bytes) => said = Some(bytes.unwrap_or_default()),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => std::thread::sleep(Duration::from_millis(1)),
            }
            if said.as_ref().is_some_and(|bytes| bytes.len() > Report::BYTES) {
                return Ok(End::Flood);
            }
            if self.interrupt.load(Ordering::Relaxed) {
                return Err(CannotAudit::Interrupted);
            }
            match (&said, running.status()) {
                (_, Some(status)) if !status.success() => return Ok(End::Ended(status)),
                (Some(_), Some(_)) => return Ok(End::Said(said.unwrap_or_default())),
                _ if is_late() => return Ok(End::Late),
                _ => {}
            }
        }
    }
}

/// How it ended.
enum End {
    /// Well, having said this.
    Said(Vec<u8>),
    /// It says more than a report may have.
    Flood,
    /// Not in time.
    Late,
    /// Otherwise.
    Ended(ExitStatus),
}

/// A process that does not outlive the wait for it.
struct Running {
    child: Child,
    ended: Option<ExitStatus>,
}

impl Running {
    fn status(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            self.ended = self.child.try_wait().ok().flatten();
        }
        self.ended
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.status().is_none() {
            // It leads a group of its own, and it has not been waited for, so the number is still its.
            kill_process_group(Pid::from_child(&self.child), Signal::KILL).ok();
            self.child.wait().ok();
        }
    }
}

fn words(status: ExitStatus) -> String {
    match (status.signal(), status.code()) {
        (Some(6), _) => "it aborted, as a program does that gets no more memory".to_owned(),
        (Some(24), _) => "it used more processor time than an audit may".to_owned(),
        (Some(signal), _) => format!("signal {signal} ended it"),
        (None, Some(code)) => match u8::try_from(code) {
            Ok(inside::UNLIMITED) => "its limits could not be set".to_owned(),
            Ok(inside::NO_PARCEL) => "it could not read what it was handed".to_owned(),
            Ok(inside::UNSAID) => "it could not write its report".to_owned(),
            Ok(inside::BROKEN) => {
                "it broke off: a part of it failed, or there was no more memory for a stack".to_owned()
            }
            _ => format!("it ended with status {code}"),
        },
        (None, None) => "it ended in an unknown way".to_owned(),
    }
}

/// The report in `bytes`, if it is one about `bundle` by these rules.
fn understood(bytes: &[u8], bundle: &Bundle) -> Result<Report, String> {
    let report: Report = schemas::read(bytes).map_err(|why| why.to_string())?;
    if report.coverage.files != bundle.files().len() {
        return Err(format!("it speaks of {} files, and {} are there", report.coverage.files, bundle.files().len()));
    }
    Ok(report)
}

/// The report under the tree's digest, which also stands for the bundle as a whole where a finding is about that.
fn about(mut report: Report, bundle: &Bundle) -> Report {
    report.digest = bundle.digest();
    if let Some(digest) = report.digest {
        report.digests.insert(String::new(), Sha256(digest.0));
    }
    report
}

/// The report of an audit that did not end as it should: one finding, and nothing covered.
fn failed(bundle: &Bundle, rule: &'static Rule, why: &str) -> Report {
    let mut findings = Findings::default();
    findings.push(Finding::new(rule, Place::bundle(), format!("the audit's process failed: {why}")));
    let unread = vec![Unread { path: String::new(), why: "the audit did not come to its end".to_owned() }];
    let coverage = Coverage { files: bundle.files().len(), bytes: bundle.bytes(), unread, ..Coverage::default() };
    about(Report::of(findings, coverage), bundle)
}

#[cfg(test)]
mod tests;
