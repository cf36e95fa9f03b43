//! The machine outside: a folder with a secret, somebody who listens, a process to attack.

use std::net::TcpListener;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::{SocketAddr, UnixListener};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command};

use super::again::NOBODY;

/// What is there to be reached; it goes with this.
#[derive(Debug)]
pub(crate) struct Machine {
    folder: tempfile::TempDir,
    tcp: TcpListener,
    _local: UnixListener,
    _abstract: UnixListener,
    victim: Child,
}

impl Machine {
    pub(crate) fn new() -> Self {
        let folder = tempfile::Builder::new().prefix("outside").tempdir_in("/tmp").unwrap();
        open_to_all(folder.path(), 0o777);
        for name in ["secret", "own", "removable", "renamable", "truncatable"] {
            let path = folder.path().join(name);
            std::fs::write(&path, "secret").unwrap();
            open_to_all(&path, 0o666);
        }
        let is_root = rustix::process::geteuid().is_root();
        let local = UnixListener::bind(folder.path().join("socket")).unwrap();
        open_to_all(&folder.path().join("socket"), 0o777);
        let name = SocketAddr::from_abstract_name(folder.path().as_os_str().as_encoded_bytes()).unwrap();
        let abstracted = UnixListener::bind_addr(&name).unwrap();
        let mut victim = Command::new("sleep");
        victim.arg("600");
        if is_root {
            // of the user that confined processes run as
            victim.uid(NOBODY).gid(NOBODY);
        }
        Self {
            folder,
            tcp: TcpListener::bind("127.0.0.1:0").unwrap(),
            _local: local,
            _abstract: abstracted,
            victim: victim.spawn().unwrap(),
        }
    }

    /// What a probe is told, one line.
    pub(crate) fn line(&self, probe: &str) -> String {
        let port = self.tcp.local_addr().unwrap().port();
        format!("{probe}\t{}\t{port}\t{}\n", self.folder.path().display(), self.victim.id())
    }

    /// Files that a probe takes away are put back for the next.
    pub(crate) fn tidy(&self) {
        for name in ["removable", "renamable"] {
            std::fs::write(self.folder.path().join(name), "again").unwrap();
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        self.victim.kill().ok();
        self.victim.wait().ok();
    }
}

fn open_to_all(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}
