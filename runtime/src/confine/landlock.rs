//! Landlock by name: every right that the kernel must know is listed, and one missing right is a refusal.

use std::io;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

use super::sys::{self, Ruleset};

/// A right of Landlock, its bit, the interface version that brought it, and whether nothing runs without it.
struct Right {
    name: &'static str,
    bit: u64,
    since: u32,
    need: Need,
}

#[derive(PartialEq, Eq)]
enum Need {
    Required,
    /// Another layer says the same (seccomp, an empty network), so a kernel without it is told of, not refused.
    Wanted,
}

const fn right(name: &'static str, bit: u32, since: u32, need: Need) -> Right {
    Right { name, bit: 1 << bit, since, need }
}

/// Version 3 is of Linux 6.2: before it a file that may not be written could still be cut to nothing.
const FILES: &[Right] = &[
    right("execute", 0, 1, Need::Required),
    right("write_file", 1, 1, Need::Required),
    right("read_file", 2, 1, Need::Required),
    right("read_dir", 3, 1, Need::Required),
    right("remove_dir", 4, 1, Need::Required),
    right("remove_file", 5, 1, Need::Required),
    right("make_char", 6, 1, Need::Required),
    right("make_dir", 7, 1, Need::Required),
    right("make_reg", 8, 1, Need::Required),
    right("make_sock", 9, 1, Need::Required),
    right("make_fifo", 10, 1, Need::Required),
    right("make_block", 11, 1, Need::Required),
    right("make_sym", 12, 1, Need::Required),
    right("refer", 13, 2, Need::Required),
    right("truncate", 14, 3, Need::Required),
    right("ioctl_dev", 15, 5, Need::Wanted),
];
const NETWORK: &[Right] = &[right("bind_tcp", 0, 4, Need::Wanted), right("connect_tcp", 1, 4, Need::Wanted)];
const SCOPES: &[Right] =
    &[right("scope abstract sockets", 0, 6, Need::Wanted), right("scope signals", 1, 6, Need::Wanted)];

/// Run this file.
pub const EXECUTE: u64 = 1;
/// Read this file.
pub const READ: u64 = 1 << 2;
/// List folders beneath.
pub const LIST: u64 = 1 << 3;
/// Read files and list folders beneath.
pub const READ_TREE: u64 = READ | LIST;
/// Everything that makes, changes and removes files beneath, devices apart.
pub const WRITE_TREE: u64 =
    READ_TREE | 1 << 1 | 1 << 4 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 12 | 1 << 13 | 1 << 14;
/// The rights that a rule on a file, rather than a folder, may carry.
const OF_FILES: u64 = 1 | 1 << 1 | 1 << 2 | 1 << 14 | 1 << 15;

/// Why Landlock does not hold.
#[derive(Debug, thiserror::Error)]
pub enum LandlockError {
    /// No Landlock at all.
    #[error("the kernel has no Landlock: {0}")]
    Absent(io::Error),
    /// A required right is unknown to the kernel.
    #[error("the kernel's Landlock is of version {has}; {right} needs {needs}")]
    Missing {
        /// The right.
        right: &'static str,
        /// The version that brought it.
        needs: u32,
        /// The kernel's.
        has: u32,
    },
    /// A path that is to be allowed cannot be opened.
    #[error("{path}: {source}")]
    Path {
        /// The path.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The kernel refused a step.
    #[error("Landlock refused: {0}")]
    Refused(#[from] io::Error),
}

/// A path, and what may be done at and beneath it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// The path, as the confined process sees it.
    pub path: PathBuf,
    /// [`READ`], [`READ_TREE`], [`WRITE_TREE`], [`EXECUTE`], together as needed.
    pub rights: u64,
}

impl Grant {
    /// A grant.
    #[must_use]
    pub fn new(path: impl AsRef<Path>, rights: u64) -> Self {
        Self { path: path.as_ref().to_owned(), rights }
    }
}

/// What outlives a kernel's age: rights that it does not know though they are wanted.
///
/// # Errors
/// [`LandlockError::Absent`], [`LandlockError::Missing`].
pub fn lacking() -> Result<Vec<&'static str>, LandlockError> {
    let abi = sys::landlock_abi().map_err(LandlockError::Absent)?;
    handled(abi)?;
    let all = FILES.iter().chain(NETWORK).chain(SCOPES);
    Ok(all.filter(|right| right.since > abi).map(|right| right.name).collect())
}

/// From here on this process and its children may do with files only what is granted, connect nowhere over TCP, and
/// reach no process or abstract socket outside. Nothing takes that back.
///
/// # Errors
/// [`LandlockError`]; then nothing was restricted.
pub fn restrict(grants: &[Grant], network: Network) -> Result<(), LandlockError> {
    let abi = sys::landlock_abi().map_err(LandlockError::Absent)?;
    let mut attributes = handled(abi)?;
    if network == Network::Open {
        attributes.network = 0;
    }
    let ruleset = sys::landlock_create(&attributes)?;
    for grant in grants {
        let failed = |source| LandlockError::Path { path: grant.path.clone(), source };
        let opened = rustix::fs::open(&grant.path, OFlags::PATH | OFlags::CLOEXEC, Mode::empty());
        let opened = opened.map_err(|e| failed(e.into()))?;
        let stat = rustix::fs::fstat(&opened).map_err(|e| failed(e.into()))?;
        let is_folder = rustix::fs::FileType::from_raw_mode(stat.st_mode).is_dir();
        let rights = if is_folder { grant.rights } else { grant.rights & OF_FILES };
        sys::landlock_allow(&ruleset, std::os::fd::AsFd::as_fd(&opened), rights & attributes.files).map_err(failed)?;
    }
    sys::landlock_restrict(&ruleset)?;
    Ok(())
}

/// Whether TCP stays possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Network {
    /// No.
    Closed,
    /// As far as the network namespace allows: loopback for the bridge.
    Open,
}

fn handled(abi: u32) -> Result<Ruleset, LandlockError> {
    let bits = |rights: &[Right]| {
        rights.iter().try_fold(0, |bits, right| match (right.since <= abi, &right.need) {
            (true, _) => Ok(bits | right.bit),
            (false, Need::Wanted) => Ok(bits),
            (false, Need::Required) => Err(LandlockError::Missing { right: right.name, needs: right.since, has: abi }),
        })
    };
    Ok(Ruleset { files: bits(FILES)?, network: bits(NETWORK)?, scoped: bits(SCOPES)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_without_a_required_right_is_refused_and_the_right_named() {
        for (abi, wanting) in [(1, "refer"), (2, "truncate")] {
            let refusal = handled(abi).unwrap_err();
            assert!(
                matches!(refusal, LandlockError::Missing { right, has, .. } if right == wanting && has == abi),
                "{refusal}"
            );
        }
    }

    #[test]
    fn an_older_kernel_handles_all_it_knows_and_nothing_it_does_not() {
        assert_eq!(handled(3).unwrap(), Ruleset { files: 0x7fff, network: 0, scoped: 0 });
        assert_eq!(handled(4).unwrap(), Ruleset { files: 0x7fff, network: 3, scoped: 0 });
        assert_eq!(handled(5).unwrap(), Ruleset { files: 0xffff, network: 3, scoped: 0 });
        assert_eq!(handled(7).unwrap(), Ruleset { files: 0xffff, network: 3, scoped: 3 });
    }
}
