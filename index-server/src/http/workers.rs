//! Threads that each drive connections of their own: what is in memory is answered without waking another thread.

use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::JoinHandle;

use tokio::net::TcpStream;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// As many threads as there are processors; they end with it.
#[derive(Debug)]
pub(super) struct Workers {
    each: Vec<Worker>,
    next: AtomicUsize,
}

#[derive(Debug)]
struct Worker {
    handle: Handle,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Workers {
    /// Starts them.
    ///
    /// # Errors
    /// When the system has no more threads or descriptors.
    pub(super) fn start() -> io::Result<Self> {
        let count = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let each = (0..count).map(Worker::start).collect::<io::Result<_>>()?;
        Ok(Self { each, next: AtomicUsize::new(0) })
    }

    /// Lets the next of them drive what `serve` makes of a connection that was accepted elsewhere.
    pub(super) fn drive<F: Future<Output = ()> + Send + 'static>(
        &self,
        stream: TcpStream,
        serve: impl FnOnce(TcpStream) -> F + Send + 'static,
    ) -> io::Result<()> {
        let stream = stream.into_std()?;
        let turn = self.next.fetch_add(1, Ordering::Relaxed);
        let worker = self.each.get(turn.checked_rem(self.each.len()).unwrap_or(0));
        let Some(worker) = worker else { return Err(io::ErrorKind::NotFound.into()) };
        worker.handle.spawn(async move {
            match TcpStream::from_std(stream) {
                Ok(stream) => serve(stream).await,
                Err(why) => tracing::warn!(error = %why, "a connection was not taken over"),
            }
        });
        Ok(())
    }
}

impl Worker {
    fn start(number: usize) -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (handle, (stop, stopped)) = (runtime.handle().clone(), oneshot::channel());
        let drive = move || drop(runtime.block_on(stopped)); // the sender gone is an end as well
        let thread = std::thread::Builder::new().name(format!("connections-{number}")).spawn(drive)?;
        Ok(Self { handle, stop: Some(stop), thread: Some(thread) })
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        drop(self.stop.take());
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("a thread of connections has died");
        }
    }
}
