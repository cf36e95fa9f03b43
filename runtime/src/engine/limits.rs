//! What one engine may use, each number with its reason.

use std::time::Duration;

/// 1 MiB: the longest line that the broker reads from a plugin.
pub(super) const LINE_OUT: usize = 1 << 20;
/// 64 MiB: the first line carries the plugin's modules.
pub(super) const FIRST_LINE: usize = 64 << 20;
/// 8 MiB: every later line from the broker.
pub(super) const LINE_IN: usize = 8 << 20;
/// 128 MiB of JavaScript's heap: below the process's 200 MB, so that a bomb meets an exception before it meets the kernel.
pub(super) const HEAP: usize = 128 << 20;
/// 512 KiB of the thread's 8 MiB: about 2,500 frames; the rest is for the engine's own C, which counts less carefully.
pub(super) const STACK: usize = 512 << 10;
/// 64 calls at once: as many as the requests that one plugin may have under way.
pub(super) const CALLS: usize = 64;
/// 20 ms of a plugin's queued jobs, then the broker is listened to again.
pub(super) const SLICE: Duration = Duration::from_millis(20);
/// 30 s, should the broker name no deadline for a call.
pub(super) const CALL: Duration = Duration::from_secs(30);
/// 64 KiB: what a pipe holds.
pub(super) const CHUNK: usize = 64 << 10;
