//! How much a confined process may use, each number with its reason.

use std::time::Duration;

use serde::Serialize;

#[cfg(target_os = "linux")]
use crate::confine::limits::Rlimits;

/// The limits of one confined process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Private memory.
    pub memory_bytes: u64,
    /// Processors at a time.
    pub cpus: u32,
    /// Open descriptors.
    pub descriptors: u32,
    /// Processes and threads, the sandbox's own two included.
    pub processes: u32,
    /// What its scratch folder holds; 0: it has none.
    pub scratch_bytes: u64,
    /// Files and folders in the scratch folder.
    pub scratch_inodes: u64,
    /// What its streams may bring in one call; whoever reads them counts.
    pub output_bytes: u64,
    /// From its start to its first word.
    #[serde(serialize_with = "millis")]
    pub start: Duration,
    /// From a call to its answer.
    #[serde(serialize_with = "millis")]
    pub call: Duration,
}

fn millis<S: serde::Serializer>(duration: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            memory_bytes: 200 << 20, // the design's cap for a plugin
            cpus: 1,
            descriptors: 100,
            processes: 32,                 // node starts 11 threads and the launcher's bwrap 2
            scratch_bytes: 16 << 20,       // a temporary file or two; what is to stay goes through the broker
            scratch_inodes: 1000,          // about 1 MB of kernel memory
            output_bytes: 8 << 20,         // as long as the longest message between host and broker
            start: Duration::from_secs(5), // node needs 0.05; under a limit that is too tight it hangs
            call: Duration::from_secs(30),
        }
    }
}

#[cfg(target_os = "linux")]
impl Limits {
    /// QuickJS: memory, and no file, thread or descriptor.
    pub(super) fn engine(&self) -> Rlimits {
        Rlimits { memory_bytes: self.memory_bytes, ..Rlimits::default() }
    }

    /// Everything else.
    pub(super) fn process(&self) -> Rlimits {
        Rlimits {
            memory_bytes: self.memory_bytes,
            descriptors: u64::from(self.descriptors),
            processes: u64::from(self.processes),
            file_bytes: self.scratch_bytes,
        }
    }
}
