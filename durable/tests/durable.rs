//! What is written is whole, what is refused leaves the old state, what is removed is exactly what was named.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::time::Duration;

use durable::{Lock, LockError, WriteError};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().permissions().mode() & 0o7777
}

fn names(path: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(path).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_link_is_neither_followed_nor_replaced() {
    let home = folder();
    fs::write(home.path().join("elsewhere"), "theirs").unwrap();
    let link = home.path().join("file");
    symlink("elsewhere", &link).unwrap();
    assert!(matches!(durable::write(&link, b"ours", 0o600), Err(WriteError::Link { .. })));
    assert_eq!(fs::read(home.path().join("elsewhere")).unwrap(), b"theirs");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(names(home.path()), ["elsewhere", "file"]);
}

#[test]
fn a_folder_is_not_replaced_by_a_file() {
    let home = folder();
    fs::create_dir(home.path().join("file")).unwrap();
    let refused = durable::write(&home.path().join("file"), b"ours", 0o600);
    assert!(matches!(refused, Err(WriteError::WrongKind { .. })));
    assert_eq!(names(home.path()), ["file"]);
}

#[test]
fn what_is_replaced_has_the_new_bytes_and_the_new_mode() {
    let home = folder();
    let file = home.path().join("file");
    fs::write(&file, "a much longer old content").unwrap();
    durable::write(&file, b"new", 0o600).unwrap();
    assert_eq!(fs::read(&file).unwrap(), b"new");
    assert_eq!(mode(&file), 0o600);
    durable::write(&file, b"open", 0o666).unwrap();
    assert_eq!(mode(&file), 0o666, "exactly these bits, whatever the umask says");
    assert_eq!(names(home.path()), ["file"]);
}

#[test]
fn a_file_that_exists_is_not_created() {
    let home = folder();
    let file = home.path().join("file");
    let fill = |bytes: &'static [u8]| {
        durable::create_with(&file, 0o444, |to| {
            to.write_all(bytes).unwrap();
            Ok::<_, WriteError>(())
        })
    };
    fill(b"first").unwrap();
    assert_eq!(mode(&file), 0o444);
    assert!(matches!(fill(b"second"), Err(WriteError::Failed { .. })));
    durable::sync_tree(home.path()).unwrap();
    assert_eq!(fs::read(&file).unwrap(), b"first");
}

#[test]
fn a_file_that_could_not_be_filled_is_gone() {
    let home = folder();
    let file = home.path().join("file");
    let refused = durable::create_with(&file, 0o444, |_| Err(WriteError::Link { path: "because".into() }));
    assert!(matches!(refused, Err(WriteError::Link { .. })));
    assert!(names(home.path()).is_empty());
}

#[test]
fn litter_is_swept_and_a_live_writer_is_not() {
    let home = folder();
    let stale = home.path().join(format!(".durable-{}.tmp", "0".repeat(32)));
    let live = home.path().join(format!(".durable-{}.tmp", "1".repeat(32)));
    let foreign = home.path().join(".durable-notes.tmp");
    for path in [&stale, &live, &foreign] {
        fs::write(path, "x").unwrap();
    }
    let held = Lock::exclusive(&live, Duration::ZERO).unwrap();
    assert_eq!(durable::sweep(home.path()).unwrap(), 1);
    assert!(!stale.exists() && live.exists() && foreign.exists());
    drop(held);
    assert_eq!(durable::sweep(home.path()).unwrap(), 1);
    assert!(!live.exists());
    assert_eq!(durable::sweep(&home.path().join("missing")).unwrap(), 0);
}

#[test]
fn a_lock_excludes_until_it_is_dropped() {
    let home = folder();
    let path = home.path().join("lock");
    let held = Lock::exclusive(&path, Duration::ZERO).unwrap();
    assert_eq!(mode(&path), 0o600);
    let second = Lock::exclusive(&path, Duration::from_millis(50));
    assert!(matches!(second, Err(LockError::Held { waited, .. }) if waited >= Duration::from_millis(50)));
    assert!(matches!(Lock::shared(&path, Duration::ZERO), Err(LockError::Held { .. })));
    drop(held);
    let reader = Lock::shared(&path, Duration::ZERO).unwrap();
    let another = Lock::shared(&path, Duration::ZERO).unwrap();
    assert!(matches!(Lock::exclusive(&path, Duration::ZERO), Err(LockError::Held { .. })));
    drop((reader, another));
    Lock::exclusive(&path, Duration::ZERO).unwrap();
}

#[test]
fn a_lock_is_waited_for() {
    let home = folder();
    let path = home.path().join("lock");
    let held = Lock::exclusive(&path, Duration::ZERO).unwrap();
    let waiter = std::thread::spawn(move || Lock::exclusive(&path, Duration::from_secs(20)).map(drop));
    std::thread::sleep(Duration::from_millis(60));
    drop(held);
    waiter.join().unwrap().unwrap();
}

#[test]
fn a_lock_that_is_a_link_or_a_pipe_is_refused() {
    let home = folder();
    symlink("elsewhere", home.path().join("link")).unwrap();
    fs::create_dir(home.path().join("folder")).unwrap();
    for name in ["link", "folder"] {
        let refused = Lock::exclusive(&home.path().join(name), Duration::ZERO);
        assert!(matches!(refused, Err(LockError::Unavailable { .. })), "{name}");
    }
    let pipe = home.path().join("pipe");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &pipe,
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR,
        0,
    )
    .unwrap();
    assert!(matches!(Lock::exclusive(&pipe, Duration::ZERO), Err(LockError::Unavailable { .. })));
    assert!(!home.path().join("elsewhere").exists());
}

#[test]
fn folders_are_made_with_their_parents_and_keep_their_mode() {
    let home = folder();
    let deep = home.path().join("a/b/c");
    durable::create_dir(&deep, 0o700).unwrap();
    for at in ["a", "a/b", "a/b/c"] {
        assert_eq!(mode(&home.path().join(at)), 0o700);
    }
    fs::set_permissions(&deep, fs::Permissions::from_mode(0o755)).unwrap();
    durable::create_dir(&deep, 0o700).unwrap();
    assert_eq!(mode(&deep), 0o755);
    fs::write(home.path().join("file"), "").unwrap();
    let refused = durable::create_dir(&home.path().join("file/below"), 0o700);
    assert!(refused.is_err());
}

#[test]
fn removing_a_tree_follows_no_link_and_minds_no_mode() {
    let home = folder();
    let outside = home.path().join("outside");
    fs::create_dir(&outside).unwrap();
    fs::write(outside.join("kept"), "kept").unwrap();
    let tree = home.path().join("tree");
    fs::create_dir_all(tree.join("sealed/deeper")).unwrap();
    fs::write(tree.join("sealed/deeper/file"), "x").unwrap();
    symlink(&outside, tree.join("sealed/link")).unwrap();
    symlink("/nonexistent", tree.join("dangling")).unwrap();
    durable::seal(&tree).unwrap();
    assert_eq!(mode(&tree.join("sealed/deeper")) & 0o222, 0);
    fs::set_permissions(tree.join("sealed/deeper"), fs::Permissions::from_mode(0o0)).unwrap();
    durable::remove_tree(&tree).unwrap();
    assert_eq!(names(home.path()), ["outside"]);
    assert_eq!(fs::read(outside.join("kept")).unwrap(), b"kept");
    durable::remove_tree(&tree).unwrap();
}

#[test]
fn a_link_in_place_of_a_tree_is_refused() {
    let home = folder();
    fs::create_dir(home.path().join("outside")).unwrap();
    fs::write(home.path().join("outside/kept"), "kept").unwrap();
    symlink("outside", home.path().join("tree")).unwrap();
    let tree = home.path().join("tree");
    assert!(matches!(durable::remove_tree(&tree), Err(WriteError::Link { .. })));
    assert!(matches!(durable::seal(&tree), Err(WriteError::Link { .. })));
    assert!(matches!(durable::unseal(&home.path().join("outside/kept")), Err(WriteError::WrongKind { .. })));
    assert!(home.path().join("outside/kept").exists());
}

#[test]
fn sealing_and_unsealing_are_inverse_for_the_owner() {
    let home = folder();
    let tree = home.path().join("tree");
    durable::create_dir(&tree.join("a/b"), 0o755).unwrap();
    durable::seal(&tree).unwrap();
    assert_eq!((mode(&tree), mode(&tree.join("a/b"))), (0o555, 0o555));
    durable::unseal(&tree).unwrap();
    durable::chmod_dir(&tree.join("a"), 0o500).unwrap();
    assert_eq!((mode(&tree.join("a")), mode(&tree.join("a/b"))), (0o500, 0o755));
    durable::unseal(&tree).unwrap();
    durable::chmod_dir(&tree.join("a"), 0o755).unwrap();
    assert_eq!((mode(&tree), mode(&tree.join("a/b"))), (0o755, 0o755));
}

#[test]
fn a_file_is_removed_once_and_its_absence_is_fine() {
    let home = folder();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    durable::remove_file(&file).unwrap();
    durable::remove_file(&file).unwrap();
    assert!(names(home.path()).is_empty());
    durable::create_dir(&file, 0o700).unwrap();
    assert!(durable::remove_file(&file).is_err());
    durable::rename(&file, &home.path().join("other")).unwrap();
    assert_eq!(names(home.path()), ["other"]);
}
