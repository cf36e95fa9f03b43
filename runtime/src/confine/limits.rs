//! Resource limits that a confined process carries: lowered, never raised.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// 200 MiB, the design's cap on a plugin's memory.
pub const MEMORY_BYTES: u64 = 200 << 20;
/// 8 MiB: what Linux gives a main thread.
const STACK_BYTES: u64 = 8 << 20;

/// Limits for one process.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rlimits {
    /// Private writable memory. The address space stays free: V8 reserves far more than it uses.
    pub memory_bytes: u64,
    /// Open descriptors.
    pub descriptors: u64,
    /// Processes and threads of its user in its user namespace.
    pub processes: u64,
    /// The longest file that it may write.
    pub file_bytes: u64,
}

impl Default for Rlimits {
    /// What a QuickJS engine needs: memory, and nothing else.
    fn default() -> Self {
        Self { memory_bytes: MEMORY_BYTES, descriptors: 16, processes: 1, file_bytes: 0 }
    }
}

impl Rlimits {
    /// Lowers this process's limits to these, soft and hard; what is already lower stays.
    ///
    /// # Errors
    /// The kernel's.
    pub fn apply(&self) -> Result<(), rustix::io::Errno> {
        let table = [
            (Resource::Data, self.memory_bytes),
            (Resource::Nofile, self.descriptors),
            (Resource::Nproc, self.processes),
            (Resource::Fsize, self.file_bytes),
            (Resource::Stack, STACK_BYTES),
            (Resource::Core, 0),
            (Resource::Memlock, 0),
            (Resource::Msgqueue, 0),
            (Resource::Rtprio, 0),
            (Resource::Nice, 0),
            (Resource::Sigpending, 64), // node's own signals; a bomb of timers ends here
        ];
        for (resource, wanted) in table {
            lower(resource, wanted)?;
        }
        Ok(())
    }

    /// As one word for a command line: `memory,descriptors,processes,file`.
    #[must_use]
    pub fn word(&self) -> String {
        format!("{},{},{},{}", self.memory_bytes, self.descriptors, self.processes, self.file_bytes)
    }

    /// The word's limits.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let mut numbers = word.split(',').map(|number| number.parse().ok());
        let mut next = || numbers.next().flatten();
        let limits = Self { memory_bytes: next()?, descriptors: next()?, processes: next()?, file_bytes: next()? };
        numbers.next().is_none().then_some(limits)
    }
}

fn lower(resource: Resource, wanted: u64) -> Result<(), rustix::io::Errno> {
    let now = getrlimit(resource);
    let least = |limit: Option<u64>| Some(limit.map_or(wanted, |limit| limit.min(wanted)));
    let maximum = least(now.maximum);
    let current = least(now.current).min(maximum);
    setrlimit(resource, Rlimit { current, maximum })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_with_too_few_or_too_many_numbers_is_no_limit() {
        assert_eq!(Rlimits::read("1,2,3"), None);
        assert_eq!(Rlimits::read("1,2,3,4,5"), None);
        assert_eq!(Rlimits::read("1,2,3,x"), None);
    }

    #[test]
    fn limits_survive_the_command_line() {
        let limits = Rlimits::default();
        assert_eq!(Rlimits::read(&limits.word()), Some(limits));
    }
}
