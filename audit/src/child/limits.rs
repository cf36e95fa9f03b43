//! What the audit's process may use; it lowers itself to this before it reads a foreign byte.

use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// The most that one audit may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Private writable memory, stacks of threads included.
    pub memory_bytes: u64,
    /// Time on the processor, all threads together.
    pub cpu_seconds: u64,
    /// Time on the wall.
    pub deadline: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            // 480 MiB, so that with the program's own text and data an audit stays below 512 MB.
            memory_bytes: 480 << 20,
            // 60 s: the largest real bundle takes 2 s on one core.
            cpu_seconds: 60,
            // 120 s: twice that, for a machine that is busy.
            deadline: Duration::from_secs(120),
        }
    }
}

/// Files that it needs open: its streams, the parcel, and what threads use to wake each other.
const DESCRIPTORS: u64 = 64;

impl Limits {
    /// As one word for a command line: `memory,cpu`. The deadline is kept from outside.
    pub(super) fn word(&self) -> String {
        format!("{},{}", self.memory_bytes, self.cpu_seconds)
    }

    /// The word's limits.
    pub(super) fn read(word: &str) -> Option<Self> {
        let (memory, cpu) = word.split_once(',')?;
        Some(Self { memory_bytes: memory.parse().ok()?, cpu_seconds: cpu.parse().ok()?, ..Self::default() })
    }

    /// Lowers this process to these limits, soft and hard; what is lower already stays.
    ///
    /// # Errors
    /// The kernel's.
    pub(super) fn apply(&self) -> Result<(), rustix::io::Errno> {
        let table = [
            (Resource::Data, self.memory_bytes),
            (Resource::Cpu, self.cpu_seconds),
            (Resource::Fsize, 0),
            (Resource::Core, 0),
            (Resource::Nofile, DESCRIPTORS),
        ];
        table.into_iter().try_for_each(|(resource, most)| lower(resource, most))
    }
}

fn lower(resource: Resource, most: u64) -> Result<(), rustix::io::Errno> {
    let now = getrlimit(resource);
    let least = |limit: Option<u64>| Some(limit.map_or(most, |limit| limit.min(most)));
    let maximum = least(now.maximum);
    setrlimit(resource, Rlimit { current: least(now.current).min(maximum), maximum })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_survive_the_command_line() {
        let limits = Limits { memory_bytes: 7, cpu_seconds: 9, ..Limits::default() };
        assert_eq!(Limits::read(&limits.word()), Some(limits));
    }

    #[test]
    fn a_word_that_is_no_pair_of_numbers_is_no_limit() {
        for word in ["", "1", "1,", ",1", "1,2,3", "1,-2", "x,1"] {
            assert_eq!(Limits::read(word), None, "{word:?}");
        }
    }
}
