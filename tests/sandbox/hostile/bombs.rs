//! More of something than anybody should have.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::Outside;
use super::call::{NOTHING, Tried, call, end_child, map, open, text, touch, words, works, zeros};

const GIBIBYTE: u64 = 1 << 30;
const PRIVATE: i32 = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
const SHARED: i32 = libc::MAP_SHARED | libc::MAP_ANONYMOUS;
const HERE: u64 = libc::AT_FDCWD as u64;

pub(crate) fn memory(_: &Outside) -> Tried {
    let address = map(GIBIBYTE / 2, 3, PRIVATE)?;
    touch(address, GIBIBYTE / 2);
    Ok(())
}
pub(crate) fn memory_in_pieces(_: &Outside) -> Tried {
    for _ in 0..512 {
        touch(map(1 << 20, 3, PRIVATE)?, 1 << 20);
    }
    Ok(())
}
pub(crate) fn memory_grown(_: &Outside) -> Tried {
    let address = map(1 << 20, 3, PRIVATE)?;
    let grown = call(libc::SYS_mremap, &[address, 1 << 20, GIBIBYTE / 2, 1])? as u64;
    touch(grown, GIBIBYTE / 2);
    Ok(())
}
pub(crate) fn memory_unlocked(_: &Outside) -> Tried {
    // reserved first, made writable later
    let address = map(GIBIBYTE / 2, libc::PROT_NONE, PRIVATE | libc::MAP_NORESERVE)?;
    works(libc::SYS_mprotect, &[address, GIBIBYTE / 2, 3])?;
    touch(address, GIBIBYTE / 2);
    Ok(())
}
pub(crate) fn heap(_: &Outside) -> Tried {
    let end = call(libc::SYS_brk, &[0])? as u64;
    let wanted = end + GIBIBYTE / 2;
    if call(libc::SYS_brk, &[wanted])? as u64 == wanted { Ok(()) } else { Err(libc::ENOMEM) }
}
pub(crate) fn shared_memory(_: &Outside) -> Tried {
    let address = map(GIBIBYTE / 2, 3, SHARED)?;
    touch(address, GIBIBYTE / 2);
    Ok(())
}
pub(crate) fn shared_memory_later(_: &Outside) -> Tried {
    let address = map(GIBIBYTE / 2, 1, SHARED)?;
    works(libc::SYS_mprotect, &[address, GIBIBYTE / 2, 3])?;
    touch(address, GIBIBYTE / 2);
    Ok(())
}
pub(crate) fn memory_file(_: &Outside) -> Tried {
    let file = call(libc::SYS_memfd_create, &[text("x"), 0])? as u64;
    works(libc::SYS_ftruncate, &[file, GIBIBYTE / 2])?;
    works(libc::SYS_fallocate, &[file, 0, 0, GIBIBYTE / 2])
}
pub(crate) fn locked_memory(_: &Outside) -> Tried {
    let address = map(64 << 20, 3, PRIVATE)?;
    works(libc::SYS_mlock, &[address, 64 << 20])
}
pub(crate) fn descriptors(_: &Outside) -> Tried {
    for _ in 0..1500 {
        works(libc::SYS_dup, &[0])?;
    }
    Ok(())
}
pub(crate) fn pipes(_: &Outside) -> Tried {
    for _ in 0..200 {
        let ends = zeros(8);
        works(libc::SYS_pipe2, &[ends, 0])?;
    }
    Ok(())
}
pub(crate) fn big_pipe(_: &Outside) -> Tried {
    works(libc::SYS_fcntl, &[1, libc::F_SETPIPE_SZ as u64, 1 << 20])
}
pub(crate) fn threads(_: &Outside) -> Tried {
    for _ in 0..200 {
        let thread = std::thread::Builder::new().stack_size(64 << 10);
        thread.spawn(|| std::thread::sleep(Duration::from_secs(5))).map_err(|e| e.raw_os_error().unwrap_or(NOTHING))?;
    }
    Ok(())
}
pub(crate) fn processes(_: &Outside) -> Tried {
    for _ in 0..200 {
        if call(libc::SYS_clone, &[libc::SIGCHLD as u64, 0, 0, 0, 0])? == 0 {
            std::thread::sleep(Duration::from_millis(500));
            return end_child();
        }
    }
    Ok(())
}
pub(crate) fn two_processors(_: &Outside) -> Tried {
    static STOP: AtomicBool = AtomicBool::new(false);
    let used = || {
        let time = zeros(16);
        works(libc::SYS_clock_gettime, &[2, time])?; // this process's own
        let parts: *const [u64; 2] = std::ptr::with_exposed_provenance(time as usize);
        let [seconds, nanoseconds] = unsafe { *parts };
        Ok::<_, i32>(Duration::new(seconds, nanoseconds as u32))
    };
    let (start, before) = (Instant::now(), used()?);
    for _ in 0..3 {
        let spin = || {
            while !STOP.load(Ordering::Relaxed) {
                std::hint::spin_loop();
            }
        };
        std::thread::Builder::new().spawn(spin).map_err(|e| e.raw_os_error().unwrap_or(NOTHING))?;
    }
    std::thread::sleep(Duration::from_millis(600));
    STOP.store(true, Ordering::Relaxed);
    let (wall, spent) = (start.elapsed(), used()?.saturating_sub(before));
    if spent > wall.mul_f64(1.15) { Ok(()) } else { Err(NOTHING) }
}
pub(crate) fn files(_: &Outside) -> Tried {
    let folder = format!("/tmp/many-{}", std::process::id());
    works(libc::SYS_mkdirat, &[HERE, text(&folder), 0o700])?;
    let tried = (0..5000).try_for_each(|n| {
        let file = open(&format!("{folder}/{n}"), libc::O_CREAT | libc::O_WRONLY)?;
        works(libc::SYS_close, &[file])
    });
    // whoever counts has half a second to notice
    std::thread::sleep(Duration::from_millis(500));
    drop(std::fs::remove_dir_all(&folder));
    tried
}
pub(crate) fn big_file(_: &Outside) -> Tried {
    let path = format!("/tmp/big-{}", std::process::id());
    let file = open(&path, libc::O_CREAT | libc::O_WRONLY)?;
    works(libc::SYS_unlinkat, &[HERE, text(&path), 0])?;
    let piece = zeros(1 << 20);
    for _ in 0..64 {
        if call(libc::SYS_write, &[file, piece, 1 << 20])? < 1 << 20 {
            return Err(libc::ENOSPC);
        }
    }
    Ok(())
}
pub(crate) fn many_big_files(_: &Outside) -> Tried {
    let piece = zeros(1 << 20);
    for n in 0..64 {
        let path = format!("/tmp/big-{}-{n}", std::process::id());
        let file = open(&path, libc::O_CREAT | libc::O_WRONLY)?;
        works(libc::SYS_unlinkat, &[HERE, text(&path), 0])?;
        if call(libc::SYS_write, &[file, piece, 1 << 20])? < 1 << 20 {
            return Err(libc::ENOSPC);
        }
    }
    Ok(())
}
pub(crate) fn timers(_: &Outside) -> Tried {
    for _ in 0..500 {
        works(libc::SYS_timer_create, &[0, 0, zeros(8)])?;
    }
    Ok(())
}
pub(crate) fn signals(_: &Outside) -> Tried {
    // blocked, then queued to itself
    works(libc::SYS_rt_sigprocmask, &[0, words(&[1 << 40]), 0, 8])?;
    let id = u64::from(std::process::id());
    for _ in 0..500 {
        works(
            libc::SYS_rt_sigqueueinfo,
            &[id, 41, words(&[41, 0xffff_ffff, id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
        )?;
    }
    Ok(())
}
pub(crate) fn alarm(_: &Outside) -> Tried {
    works(libc::SYS_setitimer, &[0, words(&[0, 1000, 0, 1_000_000]), 0])
}
pub(crate) fn events(_: &Outside) -> Tried {
    for _ in 0..500 {
        works(libc::SYS_epoll_create1, &[0])?;
    }
    Ok(())
}
fn raise(resource: u64) -> Tried {
    let now = zeros(16);
    works(libc::SYS_prlimit64, &[0, resource, 0, now])?;
    let pair: *const [u64; 2] = std::ptr::with_exposed_provenance(now as usize);
    let [_, most] = unsafe { *pair };
    if most == u64::MAX {
        return Ok(()); // there is nothing to raise
    }
    works(libc::SYS_prlimit64, &[0, resource, words(&[most + 1, most + 1]), 0])
}
pub(crate) fn raise_memory(_: &Outside) -> Tried {
    raise(libc::RLIMIT_DATA as u64)
}
pub(crate) fn raise_descriptors(_: &Outside) -> Tried {
    raise(libc::RLIMIT_NOFILE as u64)
}
pub(crate) fn raise_processes(_: &Outside) -> Tried {
    raise(libc::RLIMIT_NPROC as u64)
}
pub(crate) fn raise_core(_: &Outside) -> Tried {
    raise(libc::RLIMIT_CORE as u64)
}
pub(crate) fn raise_old(_: &Outside) -> Tried {
    works(libc::SYS_setrlimit, &[libc::RLIMIT_NOFILE as u64, words(&[2_000_000, 2_000_000])])
}
pub(crate) fn output(_: &Outside) -> Tried {
    // 32 MiB of lines: whoever listens must not be made to keep them
    let line = format!("{}\n", "x".repeat(65_535));
    for _ in 0..512 {
        works(libc::SYS_write, &[1, line.as_ptr() as u64, line.len() as u64])?;
    }
    Ok(())
}
pub(crate) fn own_memory(_: &Outside) -> Tried {
    touch(map(1 << 20, 3, PRIVATE)?, 1 << 20);
    Ok(())
}
pub(crate) fn clock(_: &Outside) -> Tried {
    works(libc::SYS_clock_gettime, &[0, zeros(16)])
}
pub(crate) fn randomness(_: &Outside) -> Tried {
    works(libc::SYS_getrandom, &[zeros(8), 8, 0])
}
pub(crate) fn kernel_name(_: &Outside) -> Tried {
    works(libc::SYS_uname, &[zeros(512)])
}
pub(crate) fn load(_: &Outside) -> Tried {
    works(libc::SYS_sysinfo, &[zeros(256)])
}
