//! A broker does not outlive its host: it hears of the host's end from the kernel, whoever else holds the pipe.

use std::time::Duration;

use rustix::process::{Pid, getppid};

/// 500 ms: how often the parent is looked at where the kernel does not tell.
const LOOK: Duration = Duration::from_millis(500);

/// Returns when the process that started this one has ended; never when there is none to wait for.
#[cfg(target_os = "linux")]
pub(super) fn wait_for_host() {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::process::{PidfdFlags, pidfd_open};
    let Some(host) = getppid() else { return never() };
    let Ok(watched) = pidfd_open(host, PidfdFlags::empty()) else { return look(host) };
    // It may have ended, and its number may be another's, before it was opened.
    if getppid() != Some(host) {
        return;
    }
    let mut wanted = [PollFd::new(&watched, PollFlags::IN)];
    loop {
        match poll(&mut wanted, None) {
            Ok(_) => return,
            Err(rustix::io::Errno::INTR) => {}
            Err(_) => return look(host),
        }
    }
}

/// Returns when the process that started this one has ended.
#[cfg(not(target_os = "linux"))]
pub(super) fn wait_for_host() {
    match getppid() {
        Some(host) => look(host),
        None => never(),
    }
}

fn look(host: Pid) {
    while getppid() == Some(host) {
        std::thread::sleep(LOOK);
    }
}

/// In a namespace whose first process is elsewhere there is no parent to see; the pipe's end has to do.
fn never() {
    loop {
        std::thread::sleep(Duration::from_secs(3_600));
    }
}
