//! Bytes both ways, until one side is done, nothing moves any more, or too much has moved.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::unix::net::UnixStream;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::Shared;
use super::denial::About;

/// 32 KiB a piece: two TLS records.
const PIECE: usize = 32 << 10;
/// 1 s: how often a waiting side looks at the clock.
const TICK: Duration = Duration::from_secs(1);

/// What both directions know.
struct Course<'a> {
    shared: &'a Shared,
    about: &'a About,
    end: Option<Instant>,
    moved: Mutex<Instant>,
}

/// Sends `first` upstream and then everything, both ways.
pub(super) fn relay(
    client: &UnixStream,
    upstream: &TcpStream,
    first: &[u8],
    (shared, about): (&Shared, &About),
) -> io::Result<()> {
    let now = Instant::now();
    let course = Course { shared, about, end: now.checked_add(shared.limits.total), moved: Mutex::new(now) };
    client.set_read_timeout(Some(TICK))?;
    upstream.set_read_timeout(Some(TICK))?;
    client.set_write_timeout(Some(shared.limits.idle))?;
    upstream.set_write_timeout(Some(shared.limits.idle))?;
    upstream.set_nodelay(true)?;
    if !course.may_move(first.len()) {
        return Ok(());
    }
    (&*upstream).write_all(first)?;
    std::thread::scope(|scope| {
        let down = std::thread::Builder::new().name("tunnel".to_owned()).spawn_scoped(scope, || {
            let end = course.copy(&mut &*upstream, &mut &*client);
            finish(end, client, upstream, || client.shutdown(Shutdown::Write));
        });
        let end = if down.is_ok() { course.copy(&mut &*client, &mut &*upstream) } else { End::Torn };
        finish(end, client, upstream, || upstream.shutdown(Shutdown::Write));
    });
    Ok(())
}

/// A clean end closes one direction, so that the other may go on; anything else closes both.
fn finish(end: End, client: &UnixStream, upstream: &TcpStream, half: impl FnOnce() -> io::Result<()>) {
    match end {
        End::Clean => {
            half().ok();
        }
        End::Torn => {
            client.shutdown(Shutdown::Both).ok();
            upstream.shutdown(Shutdown::Both).ok();
        }
    }
}

/// How one direction ended.
enum End {
    /// Its source said all.
    Clean,
    /// An error, a limit, a lack.
    Torn,
}

impl Course<'_> {
    /// Copies one direction until it ends.
    fn copy(&self, from: &mut dyn Read, to: &mut dyn Write) -> End {
        let mut piece = vec![0; PIECE];
        loop {
            if !self.goes_on() {
                return End::Torn;
            }
            let n = match from.read(&mut piece) {
                Ok(0) => return End::Clean,
                Ok(n) => n,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                Err(e) if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => continue,
                Err(_) => return End::Torn,
            };
            let written = piece.get(..n).is_some_and(|read| to.write_all(read).is_ok());
            if !self.may_move(n) || !written {
                return End::Torn;
            }
        }
    }

    fn goes_on(&self) -> bool {
        let moved = *self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let late = if self.end.is_none_or(|end| Instant::now() >= end) {
            Some("the tunnel was open for too long")
        } else if moved.elapsed() >= self.shared.limits.idle {
            Some("nothing moved in the tunnel for too long")
        } else {
            None
        };
        if let Some(why) = late {
            self.shared.tell(self.about, "too-slow", why.to_owned());
        }
        late.is_none() && !self.shared.is_closing()
    }

    fn may_move(&self, n: usize) -> bool {
        *self.moved.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let may = self.shared.spend(n);
        if !may {
            let why = format!("more than {} bytes went through the proxy", self.shared.limits.bytes);
            self.shared.tell(self.about, "too-large", why);
        }
        may
    }
}
