//! A control group for each confined process and everything that it starts: one sum of memory and one count of processes, where
//! resource limits hold each process by itself.
//!
//! Used only where a group of version 2 was made, filled and removed by the probe; where that is not possible nothing is pretended.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::plan::{Mount, Plan};

/// 32 MiB beside what the plan counts: bwrap, the launcher, page tables, pipes.
const OVERHEAD_BYTES: u64 = 32 << 20;
/// bwrap, its first process inside, and the launcher between.
const OVERHEAD_PROCESSES: u64 = 3;
/// 2 s: killed processes are gone in milliseconds; what takes longer is swept by the next sandbox.
const EMPTYING: Duration = Duration::from_secs(2);
/// How ours are called: this, the process that made them, and a number.
const NAME: &str = "deepcode-plugin";

/// A folder of the kernel's in which groups can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Groups {
    parent: PathBuf,
}

impl Groups {
    /// Beside this process's own group or beneath it, wherever memory and processes can be limited.
    ///
    /// # Errors
    /// Why there is no such place, in words.
    pub(super) fn find() -> Result<Self, String> {
        let told = |path| fs::read_to_string(path).map_err(|e| format!("{path}: {e}"));
        let places = places(&told("/proc/self/mountinfo")?, &told("/proc/self/cgroup")?)?;
        let mut why = String::new();
        for parent in places {
            let groups = Self { parent };
            groups.sweep();
            match groups.make(Sum { memory_bytes: OVERHEAD_BYTES, processes: OVERHEAD_PROCESSES }) {
                Ok(_removed) => return Ok(groups),
                Err(e) => why = format!("no group can be made in {}: {e}", groups.parent.display()),
            }
        }
        Err(why)
    }

    /// A group with those limits.
    ///
    /// # Errors
    /// The kernel's.
    pub(super) fn make(&self, sum: Sum) -> io::Result<Group> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let name = format!("{NAME}-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let group = Group { path: self.parent.join(name) };
        fs::create_dir(&group.path)?;
        group.limit(sum)?;
        Ok(group)
    }

    /// Removes what processes that are no more have left; one that is not empty stays.
    fn sweep(&self) {
        for entry in fs::read_dir(&self.parent).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let maker = name.to_str().and_then(|name| name.strip_prefix(NAME)?.strip_prefix('-')?.split('-').next());
            if maker.is_some_and(|id| !Path::new("/proc").join(id).exists()) {
                drop(fs::remove_dir(entry.path()));
            }
        }
    }
}

/// Where groups might be made: beside this process's own, which a session manager delegates, then beneath it.
fn places(mounts: &str, own: &str) -> Result<Vec<PathBuf>, String> {
    let (root, top) = mounts.lines().find_map(mounted).ok_or("no control groups of version 2 are mounted")?;
    let own = own.lines().find_map(|line| line.strip_prefix("0::"));
    let own = Path::new(own.ok_or("this process is in no control group of version 2")?);
    let own = own.strip_prefix(root).map_err(|_| "this process's control group is not mounted here")?;
    let beside = own.parent().map(|parent| top.join(parent));
    Ok(beside.into_iter().chain([top.join(own)]).collect())
}

/// The root and the place of a mount of version 2.
fn mounted(line: &str) -> Option<(&Path, &Path)> {
    let (mount, kind) = line.split_once(" - ")?;
    kind.starts_with("cgroup2 ").then_some(())?;
    let mut fields = mount.split(' ').skip(3);
    Some((Path::new(fields.next()?), Path::new(fields.next()?)))
}

/// What a group may use in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) memory_bytes: u64,
    pub(super) processes: u64,
}

impl Sum {
    /// Of everything that a plan starts; its folders in memory count as memory.
    pub(super) fn of(plan: &Plan) -> Self {
        let folders = plan.mounts.iter().map(|mount| match mount {
            Mount::Scratch { bytes, .. } | Mount::Verified { bytes, .. } => *bytes,
            _ => 0,
        });
        let memory_bytes = folders.fold(plan.limits.memory_bytes, u64::saturating_add).saturating_add(OVERHEAD_BYTES);
        Self { memory_bytes, processes: u64::from(plan.limits.processes).saturating_add(OVERHEAD_PROCESSES) }
    }
}

/// One group; it goes when this is dropped, and takes along what is still in it.
#[derive(Debug)]
pub(super) struct Group {
    path: PathBuf,
}

impl Group {
    fn limit(&self, sum: Sum) -> io::Result<()> {
        self.write("memory.max", &sum.memory_bytes.to_string())?;
        self.write("pids.max", &sum.processes.to_string())?;
        // A machine without swap has no such file; what is swapped out would not count as memory.
        match self.write("memory.swap.max", "0") {
            Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(e),
            Ok(()) | Err(_) => {}
        }
        // All of it ends, and not the one process that the kernel would choose.
        self.write("memory.oom.group", "1")
    }

    /// Existing files only: a folder that makes what is written is not the kernel's.
    fn write(&self, file: &str, value: &str) -> io::Result<()> {
        OpenOptions::new().write(true).open(self.path.join(file))?.write_all(value.as_bytes())
    }

    /// Through which a process enters.
    ///
    /// # Errors
    /// The kernel's.
    pub(super) fn entry(&self) -> io::Result<OwnedFd> {
        Ok(OpenOptions::new().write(true).open(self.path.join("cgroup.procs"))?.into())
    }

    /// Whether the kernel has ended something in it for want of memory.
    pub(super) fn ran_out(&self) -> bool {
        let events = fs::read_to_string(self.path.join("memory.events")).unwrap_or_default();
        let killed = events.lines().find_map(|line| line.strip_prefix("oom_kill "));
        killed.and_then(|count| count.trim().parse::<u64>().ok()).is_some_and(|count| count > 0)
    }

    fn is_empty(&self) -> bool {
        fs::read_to_string(self.path.join("cgroup.events")).is_ok_and(|events| events.contains("populated 0"))
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        drop(self.write("cgroup.kill", "1"));
        if let Ok(events) = File::open(self.path.join("cgroup.events")) {
            let until = Instant::now() + EMPTYING;
            while !self.is_empty() && Instant::now() < until {
                // The kernel wakes us when the last one is gone.
                let mut wanted = [PollFd::from_borrowed_fd(events.as_fd(), PollFlags::PRI)];
                let _woken = poll(&mut wanted, Timespec::try_from(Duration::from_millis(20)).ok().as_ref());
            }
        }
        drop(fs::remove_dir(&self.path));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str =
        "22 1 0:21 / /proc rw - proc proc rw\n30 24 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw\n";

    fn found(mounts: &str, own: &str) -> Result<Vec<String>, String> {
        Ok(places(mounts, own)?.into_iter().map(|path| path.to_str().unwrap().to_owned()).collect())
    }

    #[test]
    fn beside_the_own_group_comes_before_beneath_it() {
        let own = "0::/user.slice/app.slice/it.scope\n";
        let above = "/sys/fs/cgroup/user.slice/app.slice";
        assert_eq!(found(MOUNTS, own).unwrap(), [above.to_owned(), format!("{above}/it.scope")]);
        // At the top there is nothing beside.
        assert_eq!(found(MOUNTS, "0::/\n").unwrap(), ["/sys/fs/cgroup/"]);
    }

    #[test]
    fn a_part_of_the_tree_that_is_mounted_is_looked_at_from_its_root() {
        let mounts = MOUNTS.replace("0:26 / /sys", "0:26 /box /sys");
        assert_eq!(found(&mounts, "0::/box/in\n").unwrap(), ["/sys/fs/cgroup/", "/sys/fs/cgroup/in"]);
        assert!(found(&mounts, "0::/other\n").is_err());
    }

    #[test]
    fn without_version_2_there_is_no_place() {
        assert!(found("30 24 0:26 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n", "0::/\n").is_err());
        assert!(found(MOUNTS, "4:memory:/x\n").is_err());
    }

    #[test]
    fn a_folder_that_is_none_of_the_kernels_takes_no_limits_and_is_left_empty() {
        let folder = tempfile::tempdir().unwrap();
        let groups = Groups { parent: folder.path().to_owned() };
        let refused = groups.make(Sum { memory_bytes: 1, processes: 1 }).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::NotFound);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn limits_are_written_whole_and_an_end_for_want_of_memory_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("group");
        fs::create_dir(&path).unwrap();
        for file in ["memory.max", "memory.swap.max", "memory.oom.group", "pids.max"] {
            fs::write(path.join(file), "").unwrap();
        }
        let group = Group { path: path.clone() };
        group.limit(Sum { memory_bytes: 209_715_200, processes: 32 }).unwrap();
        let said = |file: &str| fs::read_to_string(path.join(file)).unwrap();
        assert_eq!((said("memory.max").as_str(), said("pids.max").as_str()), ("209715200", "32"));
        assert_eq!((said("memory.swap.max").as_str(), said("memory.oom.group").as_str()), ("0", "1"));
        for (events, ran_out) in [("low 0\noom 1\noom_kill 0\n", false), ("oom 1\noom_kill 2\n", true), ("", false)] {
            fs::write(path.join("memory.events"), events).unwrap();
            assert_eq!(group.ran_out(), ran_out, "{events:?}");
        }
    }

    #[test]
    fn what_dead_processes_left_is_swept_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let own = format!("{NAME}-{}-0", std::process::id());
        // No process has the greatest number.
        let names = [format!("{NAME}-4194304-0"), own, "someone-4194304-0".to_owned()];
        names.iter().for_each(|name| fs::create_dir(folder.path().join(name)).unwrap());
        Groups { parent: folder.path().to_owned() }.sweep();
        let left = names.map(|name| folder.path().join(name).exists());
        assert_eq!(left, [false, true, true]);
    }
}
