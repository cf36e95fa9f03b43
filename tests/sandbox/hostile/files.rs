//! Files of the machine.

use libc::{O_CREAT, O_DIRECTORY, O_PATH, O_RDWR};

use super::Outside;
use super::call::{NOTHING, Tried, call, list, open, reaches, read, text, words, works, write, zeros};

const HERE: u64 = libc::AT_FDCWD as u64;

fn within(outside: &Outside, name: &str) -> String {
    format!("{}/{name}", outside.folder)
}
/// A name of this process's own among files that others make at the same time.
fn fresh(outside: &Outside, what: &str) -> String {
    format!("{}/{what}-{}", outside.folder, std::process::id())
}

pub(crate) fn secret(o: &Outside) -> Tried {
    read(&within(o, "secret"))
}
pub(crate) fn change_secret(o: &Outside) -> Tried {
    open(&within(o, "secret"), O_RDWR).map(drop)
}
pub(crate) fn list_folder(o: &Outside) -> Tried {
    list(&o.folder)
}
pub(crate) fn make_file(o: &Outside) -> Tried {
    write(&fresh(o, "made"))
}
pub(crate) fn make_folder(o: &Outside) -> Tried {
    works(libc::SYS_mkdirat, &[HERE, text(&fresh(o, "folder")), 0o777])
}
pub(crate) fn remove_file(o: &Outside) -> Tried {
    works(libc::SYS_unlinkat, &[HERE, text(&within(o, "removable")), 0])
}
pub(crate) fn rename_file(o: &Outside) -> Tried {
    let (from, to) = (text(&within(o, "renamable")), text(&fresh(o, "renamed")));
    works(libc::SYS_renameat2, &[HERE, from, HERE, to, 0])
}
pub(crate) fn truncate_file(o: &Outside) -> Tried {
    works(libc::SYS_truncate, &[text(&within(o, "truncatable")), 0])
}
pub(crate) fn chmod_file(o: &Outside) -> Tried {
    works(libc::SYS_fchmodat, &[HERE, text(&within(o, "own")), 0o644])
}
pub(crate) fn chown_file(o: &Outside) -> Tried {
    works(libc::SYS_fchownat, &[HERE, text(&within(o, "own")), u64::from(u32::MAX), u64::from(u32::MAX), 0])
}
pub(crate) fn touch_file(o: &Outside) -> Tried {
    works(libc::SYS_utimensat, &[HERE, text(&within(o, "secret")), 0, 0])
}
pub(crate) fn attribute_file(o: &Outside) -> Tried {
    works(libc::SYS_setxattr, &[text(&within(o, "own")), text("user.x"), text("y"), 1, 0])
}
pub(crate) fn symlink_then_read(o: &Outside) -> Tried {
    let link = fresh(o, "link");
    works(libc::SYS_symlinkat, &[text("/etc/passwd"), HERE, text(&link)])?;
    read(&link)
}
pub(crate) fn symlink_in_scratch(_: &Outside) -> Tried {
    let link = format!("/tmp/link-{}", std::process::id());
    works(libc::SYS_symlinkat, &[text("/etc/shadow"), HERE, text(&link)])?;
    read(&link)
}
pub(crate) fn hardlink(o: &Outside) -> Tried {
    works(libc::SYS_linkat, &[HERE, text(&within(o, "own")), HERE, text(&fresh(o, "hard")), 0])
}
pub(crate) fn climb_out(_: &Outside) -> Tried {
    read("../../../../../../../../etc/passwd")
}
pub(crate) fn path_only(o: &Outside) -> Tried {
    open(&within(o, "secret"), O_PATH).map(drop)
}
pub(crate) fn open_how(_: &Outside) -> Tried {
    works(libc::SYS_openat2, &[HERE, text("/etc/passwd"), words(&[0, 0, 0]), 24])
}
pub(crate) fn old_open(_: &Outside) -> Tried {
    works(libc::SYS_open, &[text("/etc/passwd"), 0, 0])
}
pub(crate) fn high_open(_: &Outside) -> Tried {
    works(libc::SYS_openat, &[HERE | 0xffff_ffff << 32, text("/etc/passwd"), 0xffff_ffff << 32, 0])
}
pub(crate) fn handle(o: &Outside) -> Tried {
    let handle = words(&[128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    works(libc::SYS_name_to_handle_at, &[HERE, text(&within(o, "secret")), handle, zeros(8), 0])
}
pub(crate) fn handle_open(_: &Outside) -> Tried {
    reaches(libc::SYS_open_by_handle_at, &[HERE, zeros(128), 0])
}
pub(crate) fn look_at(_: &Outside) -> Tried {
    works(libc::SYS_statx, &[HERE, text("/etc/passwd"), 0, 0xfff, zeros(512)])
}
pub(crate) fn look_for(_: &Outside) -> Tried {
    works(libc::SYS_access, &[text("/root"), 0])
}
pub(crate) fn system_size(_: &Outside) -> Tried {
    works(libc::SYS_statfs, &[text("/home"), zeros(256)])
}
pub(crate) fn watch(_: &Outside) -> Tried {
    let watch = call(libc::SYS_inotify_init1, &[0])?;
    works(libc::SYS_inotify_add_watch, &[watch as u64, text("/etc"), 0xfff])
}
pub(crate) fn watch_all(_: &Outside) -> Tried {
    works(libc::SYS_fanotify_init, &[0, 0])
}
pub(crate) fn root(_: &Outside) -> Tried {
    list("/")
}
pub(crate) fn write_root(_: &Outside) -> Tried {
    write(&format!("/made-{}", std::process::id()))?;
    works(libc::SYS_unlinkat, &[HERE, text(&format!("/made-{}", std::process::id())), 0])
}
pub(crate) fn write_plugin(_: &Outside) -> Tried {
    write("/plugin/made")
}
pub(crate) fn write_engine(_: &Outside) -> Tried {
    open("/engine/node", O_RDWR).map(drop)
}
pub(crate) fn nameless(o: &Outside) -> Tried {
    open(&o.folder, libc::O_TMPFILE | O_RDWR).map(drop)
}
pub(crate) fn scratch_write(_: &Outside) -> Tried {
    write(&format!("/tmp/hostile-{}", std::process::id()))?;
    works(libc::SYS_unlinkat, &[HERE, text(&format!("/tmp/hostile-{}", std::process::id())), 0])
}
pub(crate) fn host_scratch(o: &Outside) -> Tried {
    open(&o.folder, O_DIRECTORY).map(drop)
}
pub(crate) fn shared_folder(_: &Outside) -> Tried {
    let path = format!("/dev/shm/hostile-{}", std::process::id());
    write(&path)?;
    works(libc::SYS_unlinkat, &[HERE, text(&path), 0])
}
pub(crate) fn device(kind: u64) -> Tried {
    let path = text(&format!("/tmp/device-{}", std::process::id()));
    works(libc::SYS_mknodat, &[HERE, path, kind | 0o600, 0x0103])?;
    works(libc::SYS_unlinkat, &[HERE, path, 0])
}
pub(crate) fn character_device(_: &Outside) -> Tried {
    device(0o020_000)
}
pub(crate) fn block_device(_: &Outside) -> Tried {
    device(0o060_000)
}
pub(crate) fn fifo(o: &Outside) -> Tried {
    works(libc::SYS_mknodat, &[HERE, text(&fresh(o, "fifo")), 0o010_666, 0])
}
pub(crate) fn set_id(_: &Outside) -> Tried {
    let path = format!("/tmp/set-id-{}", std::process::id());
    let file = open(&path, O_RDWR | O_CREAT)?;
    let changed = works(libc::SYS_fchmod, &[file, 0o4755]);
    works(libc::SYS_unlinkat, &[HERE, text(&path), 0])?;
    changed
}
pub(crate) fn own_descriptors(_: &Outside) -> Tried {
    // anything above the three streams was inherited
    let open = (3..1024).any(|number| call(libc::SYS_fcntl, &[number, libc::F_GETFD as u64]).is_ok());
    if open { Ok(()) } else { Err(NOTHING) }
}
pub(crate) fn reopen_stream(_: &Outside) -> Tried {
    open("/proc/self/fd/1", O_RDWR).map(drop)
}
