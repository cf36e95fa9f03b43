//! From an open root to a file, one name at a time: no link is followed, and nothing is looked up twice.
//!
//! Links are refused and not followed, even where they stay inside the root. Without links the name that was judged is
//! the name that is opened; with them, what was judged would have to be read back from the kernel after opening, and a
//! protected file has as many names as somebody makes links to it. A folder that is reached by a link is granted by
//! granting the folder itself.

use std::ffi::OsStr;
use std::fs::File;
use std::os::fd::{AsFd, OwnedFd};

use rustix::fs::{AtFlags, FileType, Mode, OFlags, Stat, fstat, mkdirat, openat, readlinkat, statat};
use rustix::io::Errno;

use super::error::PathDenied;
use super::name::Parts;
use super::protected::{Protected, READ_ONLY};

/// 16: a rename beside it may make the kernel give up on a lookup; each further time is half as likely.
const ATTEMPTS: u32 = 16;

/// 1 KiB: `gitdir: ` and a path.
const POINTER_BYTES: u64 = 1_024;

/// The folders from a root down to where a file is, each opened from the one before.
pub(super) struct Walk<'a> {
    protected: &'a Protected,
    at: OwnedFd,
    here: Parts,
}

impl<'a> Walk<'a> {
    /// Begins at a root, whose path is `here`.
    pub(super) fn from(protected: &'a Protected, root: &OwnedFd, here: Parts) -> Result<Self, PathDenied> {
        let at = rustix::io::fcntl_dupfd_cloexec(root, 0).map_err(|e| failed(&here, "opening", e))?;
        Ok(Self { protected, at, here })
    }

    /// The folder itself, open as one that can be synced.
    pub(super) fn readable_folder(&self) -> Result<OwnedFd, PathDenied> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        openat(&self.at, c".", flags, Mode::empty()).map_err(|e| failed(&self.here, "opening", e))
    }

    /// One folder down; nothing when there is none.
    pub(super) fn down(&mut self, name: &str) -> Result<Option<()>, PathDenied> {
        let mut next = self.here.clone();
        next.0.push(name.to_owned());
        let at = match step(&self.at, name, OFlags::PATH | OFlags::DIRECTORY) {
            Ok(at) => at,
            Err(Errno::NOENT) => return Ok(None),
            Err(Errno::LOOP) => return Err(PathDenied::Link { path: next.path() }),
            Err(Errno::NOTDIR) if is_link(&self.at, name) => return Err(PathDenied::Link { path: next.path() }),
            Err(Errno::NOTDIR) => return Err(PathDenied::NotAPlainFile { path: next.path() }),
            Err(e) => return Err(failed(&next, "opening", e)),
        };
        let stat = fstat(&at).map_err(|e| failed(&next, "looking", e))?;
        self.refuse_things(&stat, &next)?;
        (self.at, self.here) = (at, next);
        Ok(Some(()))
    }

    /// Makes the folder `name` here and enters it.
    pub(super) fn make(&mut self, name: &str) -> Result<(), PathDenied> {
        match mkdirat(&self.at, name, Mode::from_raw_mode(0o777)) {
            Ok(()) | Err(Errno::EXIST) => {}
            Err(e) => return Err(failed(&self.here, "making a folder", e)),
        }
        self.down(name)?.ok_or_else(|| PathDenied::NotFound { path: self.here.path() })
    }

    /// What stands at `name`, if anything: a plain file with one name.
    pub(super) fn plain(&self, name: &str) -> Result<Option<Stat>, PathDenied> {
        let mut file = self.here.clone();
        file.0.push(name.to_owned());
        match statat(&self.at, name, AtFlags::SYMLINK_NOFOLLOW) {
            Ok(stat) => self.judge(&stat, &file).map(|()| Some(stat)),
            Err(Errno::NOENT) => Ok(None),
            Err(e) => Err(failed(&file, "looking", e)),
        }
    }

    /// Opens the plain file `name` for reading.
    pub(super) fn open(&self, name: &str) -> Result<File, PathDenied> {
        let mut file = self.here.clone();
        file.0.push(name.to_owned());
        // Looked at first: opening a device may already do something.
        self.plain(name)?.ok_or_else(|| PathDenied::NotFound { path: file.path() })?;
        let fd = match step(&self.at, name, OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY) {
            Ok(fd) => fd,
            Err(Errno::NOENT) => return Err(PathDenied::NotFound { path: file.path() }),
            Err(Errno::LOOP) => return Err(PathDenied::Link { path: file.path() }),
            Err(e) => return Err(failed(&file, "opening", e)),
        };
        // And again: what was opened is what counts.
        let stat = fstat(&fd).map_err(|e| failed(&file, "looking", e))?;
        self.judge(&stat, &file)?;
        if is_made_up(&fd) {
            return Err(PathDenied::NotAPlainFile { path: file.path() });
        }
        Ok(fd.into())
    }

    /// Refuses to write here where git keeps a repository, or where a protected name beside the way leads.
    pub(super) fn refuse_repositories(&self, target: &Parts) -> Result<(), PathDenied> {
        let is = |name: &str, kind| {
            statat(&self.at, name, AtFlags::SYMLINK_NOFOLLOW).is_ok_and(|s| FileType::from_raw_mode(s.st_mode) == kind)
        };
        let protected = |why| Err(PathDenied::Protected { path: target.path(), why });
        if is("HEAD", FileType::RegularFile) && is("objects", FileType::Directory) && is("refs", FileType::Directory) {
            return protected("a git repository's own folder");
        }
        for name in READ_ONLY {
            let Some(leads) = self.leads(name) else { continue };
            let folded = target.folded();
            if leads.iter().any(|to| folded.starts_with(&to.folded())) {
                return protected("a protected name leads here");
            }
        }
        Ok(())
    }

    /// Where the link `name`, or the file `.git` that names a folder, leads: as written, and as it really is.
    fn leads(&self, name: &str) -> Option<Vec<Parts>> {
        let written = match readlinkat(&self.at, name, Vec::new()) {
            Ok(target) => target.into_string().ok()?,
            Err(_) if name == ".git" => pointer(&self.at)?,
            Err(_) => return None,
        };
        let joined = self.here.path().join(&written);
        let lexical = lexical(&joined);
        let real = std::fs::canonicalize(&joined).ok().and_then(|real| Parts::lenient(&real));
        Some(lexical.into_iter().chain(real).collect())
    }

    fn judge(&self, stat: &Stat, file: &Parts) -> Result<(), PathDenied> {
        let path = || file.path();
        match FileType::from_raw_mode(stat.st_mode) {
            FileType::RegularFile => {}
            FileType::Symlink => return Err(PathDenied::Link { path: path() }),
            _ => return Err(PathDenied::NotAPlainFile { path: path() }),
        }
        if stat.st_nlink != 1 {
            return Err(PathDenied::HardLinked { path: path() });
        }
        self.refuse_things(stat, file)
    }

    fn refuse_things(&self, stat: &Stat, at: &Parts) -> Result<(), PathDenied> {
        if self.protected.is_thing((stat.st_dev, stat.st_ino)) {
            return Err(PathDenied::Protected { path: at.path(), why: "a protected thing by another name" });
        }
        Ok(())
    }
}

/// `..` and `.` resolved by their letters.
fn lexical(path: &std::path::Path) -> Option<Parts> {
    let mut parts = Vec::new();
    for component in path.components() {
        match component {
            std::path::Component::Normal(name) => parts.push(name.to_str()?.to_owned()),
            std::path::Component::ParentDir => {
                parts.pop();
            }
            _ => {}
        }
    }
    Some(Parts(parts))
}

/// What the file `.git` here points to.
fn pointer(folder: &OwnedFd) -> Option<String> {
    use std::io::Read as _;
    let fd = step(folder, ".git", OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY).ok()?;
    let mut text = String::new();
    File::from(fd).take(POINTER_BYTES).read_to_string(&mut text).ok()?;
    text.strip_prefix("gitdir:").map(|rest| rest.trim().to_owned())
}

fn is_link(folder: &OwnedFd, name: &str) -> bool {
    statat(folder, name, AtFlags::SYMLINK_NOFOLLOW)
        .is_ok_and(|s| FileType::from_raw_mode(s.st_mode) == FileType::Symlink)
}

fn failed(at: &Parts, step: &'static str, e: Errno) -> PathDenied {
    PathDenied::Failed { path: at.path(), step, source: e.into() }
}

/// Opens `name`, one name without `/`, in `folder`; a link is an error.
#[cfg(target_os = "linux")]
pub(super) fn step(folder: impl AsFd, name: impl AsRef<OsStr>, flags: OFlags) -> Result<OwnedFd, Errno> {
    use rustix::fs::{ResolveFlags, openat2};
    let resolve = ResolveFlags::BENEATH | ResolveFlags::NO_MAGICLINKS | ResolveFlags::NO_SYMLINKS;
    let flags = flags | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    for _ in 1..ATTEMPTS {
        match openat2(folder.as_fd(), name.as_ref(), flags, Mode::empty(), resolve) {
            Err(Errno::AGAIN | Errno::INTR) => {}
            other => return other,
        }
    }
    openat2(folder.as_fd(), name.as_ref(), flags, Mode::empty(), resolve)
}

/// As on Linux: a single name that is not `..` cannot lead upwards, and `O_NOFOLLOW` refuses a link.
#[cfg(not(target_os = "linux"))]
pub(super) fn step(folder: impl AsFd, name: impl AsRef<OsStr>, flags: OFlags) -> Result<OwnedFd, Errno> {
    openat(folder, name.as_ref(), flags | OFlags::NOFOLLOW | OFlags::CLOEXEC, Mode::empty())
}

/// Whether the file lies on a file system that a kernel makes up: reading such a file may do anything.
#[cfg(target_os = "linux")]
fn is_made_up(fd: &OwnedFd) -> bool {
    /// proc, sysfs, devpts, debugfs, tracefs, securityfs, cgroup, cgroup2, bpf, configfs, selinuxfs, efivarfs, mqueue,
    /// pstore, `binfmt_misc`, hugetlbfs.
    const KERNELS: [u64; 16] = [
        0x9fa0,
        0x6265_6572,
        0x1cd1,
        0x6462_6720,
        0x7472_6163,
        0x7363_6673,
        0x0027_e0eb,
        0x6367_7270,
        0xcafe_4a11,
        0x6265_6570,
        0xf97c_ff8c,
        0xde5e_81e4,
        0x1980_0202,
        0x6165_676c,
        0x4249_4e4d,
        0x9584_58f6,
    ];
    // What cannot be told is refused.
    rustix::fs::fstatfs(fd).map_or(true, |s| u64::try_from(s.f_type).map_or(true, |kind| KERNELS.contains(&kind)))
}

#[cfg(not(target_os = "linux"))]
fn is_made_up(_fd: &OwnedFd) -> bool {
    false
}
