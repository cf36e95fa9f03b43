//! The child's side: limits first, then the parcel, then one report.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write as _};
use std::os::fd::AsFd as _;
use std::process::ExitCode;

use super::limits::Limits;
use super::parcel;
use crate::inspect::inspect;

/// 64: not started as the program starts itself.
const MISUSED: u8 = 64;
/// 65: the limits could not be set, so nothing was read.
pub(super) const UNLIMITED: u8 = 65;
/// 66: the parcel is none.
pub(super) const NO_PARCEL: u8 = 66;
/// 67: the report could not be written.
pub(super) const UNSAID: u8 = 67;
/// 68: a thread broke off or could not be started, as when there is no more memory for its stack.
pub(super) const BROKEN: u8 = 68;

/// 8 MiB: nothing here recurses on its input but the parser, which brings a stack of its own.
const STACK_BYTES: usize = 8 << 20;

/// Audits the parcel on standard input within the limits that `arguments` (those after [`super::WORD`]) name, and writes
/// the report to standard output.
#[must_use]
pub fn main(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let word = arguments.next().and_then(|word| word.into_string().ok());
    let (Some(limits), None) = (word.as_deref().and_then(Limits::read), arguments.next()) else {
        return ExitCode::from(MISUSED);
    };
    if orphan_dies().and_then(|()| limits.apply()).is_err() {
        return ExitCode::from(UNLIMITED);
    }
    let work = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(audit);
    let code = work.ok().and_then(|work| work.join().ok()).unwrap_or(BROKEN);
    ExitCode::from(code)
}

/// Who has nobody to tell has nothing to do.
#[cfg(target_os = "linux")]
fn orphan_dies() -> Result<(), rustix::io::Errno> {
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))
}

#[cfg(not(target_os = "linux"))]
fn orphan_dies() -> Result<(), rustix::io::Errno> {
    Ok(())
}

fn audit() -> u8 {
    let Ok(from) = io::stdin().as_fd().try_clone_to_owned() else { return NO_PARCEL };
    let Ok(bundle) = parcel::unpack(File::from(from)) else { return NO_PARCEL };
    let report = inspect(&bundle);
    let mut to = io::BufWriter::new(io::stdout().lock());
    match serde_json::to_writer(&mut to, &report).map_err(io::Error::from).and_then(|()| to.flush()) {
        Ok(()) => 0,
        Err(_) => UNSAID,
    }
}
