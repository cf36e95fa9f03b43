//! From a plan to a running process that has closed its locks.

use std::ffi::OsString;
use std::io::{self, Read as _, Write as _};
use std::mem::MaybeUninit;
use std::os::fd::{AsRawFd as _, OwnedFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

use rustix::net::{RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags};
use verifier::Tree;

use super::groups::{Group, Sum};
use super::launch::{First, LOCKED, Launch, send_tree};
use super::marks::Mark;
use super::plan::{Identity, Kind, Mount, Network, Plan};
use super::{Confined, ENGINE, Sandbox, SpawnError, Tier, bwrap};
use crate::confine::identity::NOBODY;
use crate::confine::start::Start;

/// 4 KiB of last words say what went wrong.
const LAST_WORDS: u64 = 4 << 10;

impl Sandbox {
    /// An engine, which locks itself and says `ready`.
    pub(super) fn start_engine(&self, plan: &Plan) -> Result<Confined, SpawnError> {
        let start = if plan.tier == Tier::Namespaces {
            self.behind_walls(plan, &plan.argv, Vec::new())?
        } else {
            // The whole argument list is ours; as root it becomes nobody by itself, since nobody may not reach this program.
            let arguments = plan.argv.iter().skip(1).map(OsString::from).collect();
            Start { program: self.own.path.clone(), arguments, keep: Vec::new(), user: None, group: None }
        };
        self.run(start, plan)
    }

    /// Starts it in a control group of its own, where there are any, and watches over it.
    fn run(&self, start: Start, plan: &Plan) -> Result<Confined, SpawnError> {
        let group = self.groups.as_ref().map(|groups| groups.make(Sum::of(plan))).transpose()?;
        let entry = group.as_ref().map(Group::entry).transpose()?;
        let started = self.keeper.start(Start { group: entry, ..start })?;
        Ok(Confined::adopt(started, group, plan, &self.keeper)?)
    }

    /// A program that the inner launcher becomes once it is locked.
    pub(super) fn start_launched(&self, plan: &Plan, tree: Option<&Tree>) -> Result<Confined, SpawnError> {
        let marks = marks(plan)?;
        let (mut control, theirs) = UnixStream::pair()?;
        let theirs = OwnedFd::from(theirs);
        let launcher = [format!("{ENGINE}/plugin-engine"), crate::confined::WORD.into(), "launch".into()];
        let argv: Vec<String> = launcher.into_iter().chain([theirs.as_raw_fd().to_string()]).collect();
        let start = self.behind_walls(plan, &argv, vec![theirs])?;
        let confined = self.run(start, plan)?;
        confined.process.start_within(plan.limits.start);
        match handshake(&mut control, plan, tree) {
            Ok(scratch) => {
                confined.process.at_leisure();
                confined.process.marks(marks);
                if let Some(scratch) = scratch {
                    confined.process.scratch(scratch, plan.limits.scratch_inodes);
                }
                Ok(confined)
            }
            Err(trouble) => Err(not_locked(confined, &trouble)),
        }
    }

    /// bubblewrap around `argv`.
    fn behind_walls(&self, plan: &Plan, argv: &[String], mut keep: Vec<OwnedFd>) -> Result<Start, SpawnError> {
        let bwrap = self.bwrap.as_ref().ok_or(SpawnError::TierTooLow {
            what: "a process in namespaces",
            needs: Tier::Namespaces,
            has: self.probe.tier,
        })?;
        let bwrap::Arguments { words, files } = bwrap::arguments(plan)?;
        let arguments = memory_file("arguments", &zero_ended(words))?;
        let number = arguments.as_raw_fd().to_string();
        let words = ["--args", &number, "--"].into_iter().chain(argv.iter().map(String::as_str));
        let words = words.map(OsString::from).collect();
        keep.push(arguments);
        keep.extend(files);
        let is_root = rustix::process::geteuid().is_root();
        let user = (is_root && plan.identity == Identity::Unprivileged).then_some(NOBODY);
        Ok(Start { program: bwrap.clone(), arguments: words, keep, user, group: None })
    }
}

/// The places that must stay empty while it runs.
fn marks(plan: &Plan) -> Result<Vec<Mark>, SpawnError> {
    let blocked = plan.mounts.iter().filter_map(|mount| match mount {
        Mount::Blocked { from, .. } => Some(Mark::hold(from)),
        _ => None,
    });
    Ok(blocked.collect::<io::Result<_>>()?)
}

/// Sends what is to be locked, unpacked and started; hears that it is locked, and gets the scratch folder to watch.
fn handshake(control: &mut UnixStream, plan: &Plan, tree: Option<&Tree>) -> io::Result<Option<OwnedFd>> {
    control.set_read_timeout(Some(plan.limits.start.max(Duration::from_millis(1))))?;
    control.set_write_timeout(Some(plan.limits.start.max(Duration::from_millis(1))))?;
    let at = |wanted: fn(&Mount) -> Option<&std::path::PathBuf>| plan.mounts.iter().find_map(wanted).cloned();
    let launch = Launch {
        argv: plan.argv.clone(),
        environment: plan.environment.clone(),
        limits: plan.limits.process(),
        cpus: plan.limits.cpus,
        landlock: plan.landlock.clone(),
        seccomp: plan.seccomp,
        first: if plan.kind == Kind::Command { First::Launcher } else { First::Program },
        loopback: plan.network != Network::None,
        scratch: at(|mount| if let Mount::Scratch { to, .. } = mount { Some(to) } else { None }),
        verified: at(|mount| if let Mount::Verified { to, .. } = mount { Some(to) } else { None }),
    };
    let mut buffered = io::BufWriter::with_capacity(64 << 10, &mut *control);
    launch.send(&mut buffered)?;
    if let Some(tree) = tree {
        send_tree(tree, &mut buffered)?;
    }
    buffered.flush()?;
    drop(buffered);
    hear(control)
}

fn hear(control: &UnixStream) -> io::Result<Option<OwnedFd>> {
    let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut ancillary = RecvAncillaryBuffer::new(&mut space);
    let mut word = [0];
    let mut slices = [io::IoSliceMut::new(&mut word)];
    // With a time limit on the socket a signal ends the wait, whatever its handler says (signal(7)).
    let heard = rustix::io::retry_on_intr(|| {
        rustix::net::recvmsg(control, &mut slices, &mut ancillary, RecvFlags::CMSG_CLOEXEC)
    })?;
    if heard.bytes != 1 || word != [LOCKED] {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let descriptors = ancillary.drain().filter_map(|message| match message {
        RecvAncillaryMessage::ScmRights(descriptors) => Some(descriptors),
        _ => None,
    });
    Ok(descriptors.flatten().next())
}

fn not_locked(confined: Confined, trouble: &io::Error) -> SpawnError {
    let Confined { stdin, stdout, stderr, process } = confined;
    drop((stdin, stdout));
    let ended = process.wait_for(Duration::from_millis(100)).unwrap_or_else(|| {
        process.kill();
        process.wait()
    });
    let mut words = Vec::new();
    drop(stderr.take(LAST_WORDS).read_to_end(&mut words));
    let words = String::from_utf8_lossy(&words).trim().to_owned();
    let words = if words.is_empty() { trouble.to_string() } else { format!("{words} ({trouble})") };
    SpawnError::NotLocked { ended, words }
}

fn zero_ended(words: Vec<OsString>) -> Vec<u8> {
    use std::os::unix::ffi::OsStringExt as _;
    words.into_iter().flat_map(|word| word.into_vec().into_iter().chain([0])).collect()
}

/// A file in memory, sealed, to be read from its beginning.
pub(super) fn memory_file(name: &str, bytes: &[u8]) -> io::Result<OwnedFd> {
    use rustix::fs::{MemfdFlags, SealFlags};
    let file = rustix::fs::memfd_create(name, MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?;
    let mut file = std::fs::File::from(file);
    file.write_all(bytes)?;
    io::Seek::rewind(&mut file)?;
    rustix::fs::fcntl_add_seals(&file, SealFlags::SEAL | SealFlags::SHRINK | SealFlags::GROW | SealFlags::WRITE)?;
    Ok(file.into())
}
