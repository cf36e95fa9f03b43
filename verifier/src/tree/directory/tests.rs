//! Real directories, hostile ones first.

use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::*;

struct Temp(tempfile::TempDir);

impl Temp {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        std::fs::create_dir_all(self.path(path).parent().unwrap()).unwrap();
        std::fs::write(self.path(path), bytes).unwrap();
    }

    fn open(&self) -> Result<Tree, Refused> {
        open(self.0.path(), &Limits::default(), &|_| ())
    }
}

fn plain() -> Temp {
    let temp = Temp::new();
    temp.write("index.js", b"export default 1;\n");
    temp.write("lib/a.js", b"a");
    temp
}

#[test]
fn no_link_is_followed_wherever_it_points() {
    for target in ["index.js", "lib", "/etc/passwd", "../..", "nowhere", "link"] {
        let temp = plain();
        symlink(target, temp.path("lib/link")).unwrap();
        assert!(matches!(temp.open().unwrap_err(), Refused::Symlink { path } if path == "lib/link"), "{target}");
    }
}

#[test]
fn a_link_to_a_tree_is_not_a_tree() {
    let (temp, real) = (Temp::new(), plain());
    symlink(real.0.path(), temp.path("link")).unwrap();
    for name in ["link", "link/"] {
        let tree = open(&temp.path(name), &Limits::default(), &|_| ());
        assert!(matches!(tree.unwrap_err(), Refused::Symlink { .. }), "{name}");
    }
}

#[test]
fn a_fifo_a_socket_and_a_device_are_refused_without_waiting_for_them() {
    let temp = plain();
    fs::mknodat(fs::CWD, temp.path("fifo"), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    assert!(matches!(temp.open().unwrap_err(), Refused::Special { path } if path == "fifo"));
    let temp = plain();
    let _socket = UnixListener::bind(temp.path("lib/socket")).unwrap();
    assert!(matches!(temp.open().unwrap_err(), Refused::Special { path } if path == "lib/socket"));
    assert!(matches!(
        open(Path::new("/dev"), &Limits::default(), &|_| ()).unwrap_err(),
        Refused::Special { .. } | Refused::Symlink { .. } | Refused::Colon { .. }
    ));
}

#[test]
fn a_file_that_becomes_a_fifo_after_it_was_listed_is_refused_without_waiting() {
    let temp = plain();
    let listed = Directory::walk(temp.0.path(), None, &Limits::default()).unwrap();
    std::fs::remove_file(temp.path("index.js")).unwrap();
    fs::mknodat(fs::CWD, temp.path("index.js"), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    let tree = listed.hash(&Limits::default(), &|_| ());
    assert!(matches!(tree.unwrap_err(), Refused::Changed { path } if path == "index.js"));
}

/// What somebody does between the walk and the hashing, and the path that must be named.
type Meanwhile = (fn(&Temp), &'static str);

#[test]
fn whatever_changes_after_it_was_listed_is_refused() {
    let meanwhile: [Meanwhile; 7] = [
        (|temp| temp.write("index.js", b"longer than it was before"), "index.js"),
        (|temp| temp.write("index.js", b""), "index.js"),
        (|temp| std::fs::remove_file(temp.path("lib/a.js")).unwrap(), "lib/a.js"),
        (|temp| std::fs::set_permissions(temp.path("lib/a.js"), PermissionsExt::from_mode(0o755)).unwrap(), "lib/a.js"),
        (
            |temp| {
                std::fs::remove_file(temp.path("lib/a.js")).unwrap();
                symlink("../index.js", temp.path("lib/a.js")).unwrap();
            },
            "lib/a.js",
        ),
        (
            |temp| {
                std::fs::rename(temp.path("lib"), temp.path("elsewhere")).unwrap();
                symlink("elsewhere", temp.path("lib")).unwrap();
            },
            "lib/a.js",
        ),
        (
            |temp| {
                std::fs::remove_file(temp.path("lib/a.js")).unwrap();
                std::fs::create_dir(temp.path("lib/a.js")).unwrap();
            },
            "lib/a.js",
        ),
    ];
    for (at, (act, named)) in meanwhile.into_iter().enumerate() {
        let temp = plain();
        let listed = Directory::walk(temp.0.path(), None, &Limits::default()).unwrap();
        act(&temp);
        let refusal = listed.hash(&Limits::default(), &|_| ()).unwrap_err();
        assert!(matches!(&refusal, Refused::Changed { path } if path == named), "{at}: {refusal:?}");
    }
}

#[test]
fn bytes_changed_after_hashing_are_not_copied() {
    let temp = plain();
    let tree = temp.open().unwrap();
    temp.write("index.js", b"export default 2;\n");
    assert!(matches!(tree.read("index.js", 100).unwrap_err(), Refused::Changed { path } if path == "index.js"));
    assert_eq!(tree.read("lib/a.js", 100).unwrap().unwrap(), b"a");
}

#[test]
fn a_loaded_tree_keeps_its_bytes_whatever_the_disk_says_later() {
    let temp = plain();
    temp.write("state/secret", b"the plugin's own");
    let opened = open_without(temp.0.path(), "state", &Limits::default(), &|_| ()).unwrap();
    let loaded = load_without(temp.0.path(), "state", &Limits::default()).unwrap();
    assert_eq!(opened.digest(), loaded.digest());
    temp.write("index.js", b"export default 2;\n");
    std::fs::remove_dir_all(temp.path("lib")).unwrap();
    assert_eq!(loaded.read("index.js", 100).unwrap().unwrap(), b"export default 1;\n");
    assert_eq!(loaded.read("lib/a.js", 100).unwrap().unwrap(), b"a");
    assert_eq!(loaded.held("lib/a.js").unwrap(), "a");
    assert!(loaded.held("lib").is_none() && opened.held("lib/a.js").is_none());
}

#[test]
fn a_tree_is_the_same_opened_or_loaded() {
    let temp = plain();
    let loaded = load(temp.0.path(), &Limits::default()).unwrap();
    assert_eq!(loaded.digest(), temp.open().unwrap().digest());
    let limits = Limits { file_bytes: 3, ..Limits::default() };
    assert!(matches!(load(temp.0.path(), &limits).unwrap_err(), Refused::FileTooLarge { .. }));
}

#[test]
fn only_the_named_entry_is_left_out_and_only_at_the_top() {
    let temp = plain();
    temp.write("State/x", b"");
    let tree = open_without(temp.0.path(), "state", &Limits::default(), &|_| ());
    assert!(matches!(tree.unwrap_err(), Refused::StateName { path } if path == "State/x"));
    let temp = plain();
    temp.write("lib/state/x", b"");
    let tree = open_without(temp.0.path(), "state", &Limits::default(), &|_| ()).unwrap();
    assert!(tree.entry("lib/state/x").is_some());
}

#[test]
fn git_s_own_folder_is_skipped_at_the_top_and_refused_below() {
    let temp = plain();
    let digest = temp.open().unwrap().digest();
    temp.write(".git/config", b"x");
    symlink("/etc", temp.path(".git/link")).unwrap();
    std::fs::create_dir_all(temp.path("empty/er")).unwrap();
    assert_eq!(temp.open().unwrap().digest(), digest);
    temp.write("lib/.git/config", b"x");
    assert!(matches!(temp.open().unwrap_err(), Refused::GitName { path } if path == "lib/.git"));
    let temp = plain();
    temp.write(".GIT/config", b"x");
    assert!(matches!(temp.open().unwrap_err(), Refused::GitName { path } if path == ".GIT"));
}

#[test]
fn names_are_raw_bytes() {
    let temp = plain();
    std::fs::write(temp.0.path().join(std::ffi::OsStr::from_bytes(b"a\xff")), "").unwrap();
    assert!(matches!(temp.open().unwrap_err(), Refused::NotUtf8 { path } if path == "a\\xff"));
}

#[test]
fn an_endless_directory_is_left_early() {
    let limits = Limits { files: 10, depth: 3, ..Limits::default() };
    let temp = Temp::new();
    (0..20).for_each(|at| temp.write(&format!("f{at}"), b""));
    let tree = open(temp.0.path(), &limits, &|_| ());
    assert!(matches!(tree.unwrap_err(), Refused::TooManyFiles { limit: 10, .. }));
    let temp = Temp::new();
    (0..20).for_each(|at| std::fs::create_dir(temp.path(&format!("d{at}"))).unwrap());
    let tree = open(temp.0.path(), &limits, &|_| ());
    assert!(matches!(tree.unwrap_err(), Refused::TooManyFolders { limit: 10, .. }));
    let temp = Temp::new();
    std::fs::create_dir_all(temp.path("a/b/c/d")).unwrap();
    let tree = open(temp.0.path(), &limits, &|_| ());
    assert!(matches!(tree.unwrap_err(), Refused::TooDeep { depth: 4, limit: 3, .. }));
}

#[test]
fn a_file_is_executable_when_its_owner_may_execute_it() {
    let temp = Temp::new();
    for mode in [0o644, 0o755, 0o744, 0o655, 0o700, 0o611] {
        let name = format!("{mode:o}");
        temp.write(&name, b"x");
        std::fs::set_permissions(temp.path(&name), PermissionsExt::from_mode(mode)).unwrap();
    }
    let tree = temp.open().unwrap();
    let executable: Vec<&str> =
        tree.entries().iter().filter(|entry| entry.executable).map(|entry| entry.path.as_str()).collect();
    assert_eq!(executable, ["700", "744", "755"]);
}

#[test]
fn a_wide_tree_does_not_exhaust_file_descriptors() {
    let temp = Temp::new();
    (0..1500).for_each(|at| temp.write(&format!("d{at}/f"), b""));
    let before = std::fs::read_dir("/proc/self/fd").unwrap().count();
    let tree = temp.open().unwrap();
    assert_eq!(tree.entries().len(), 1500);
    // Other tests of this process hold some of their own.
    assert!(std::fs::read_dir("/proc/self/fd").unwrap().count() < before + 100);
}

#[test]
fn a_tree_that_changes_all_the_time_gives_a_digest_or_a_refusal_and_no_panic() {
    let temp = plain();
    let done = AtomicBool::new(false);
    let mut size = 0;
    let mut disturb = || {
        size = (size + 1) % 5000;
        temp.write("lib/a.js", &vec![b'x'; size]);
        std::fs::remove_dir_all(temp.path("lib")).unwrap();
        symlink("..", temp.path("lib")).unwrap();
        std::fs::remove_file(temp.path("lib")).unwrap();
    };
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                disturb();
            }
        });
        for _ in 0..300 {
            match temp.open() {
                Ok(tree) => assert!(tree.entries().len() <= 2),
                Err(refusal) => {
                    assert!(matches!(refusal, Refused::Changed { .. } | Refused::Symlink { .. }), "{refusal:?}");
                }
            }
            std::thread::sleep(Duration::from_micros(200));
        }
        done.store(true, Ordering::Relaxed);
    });
}
