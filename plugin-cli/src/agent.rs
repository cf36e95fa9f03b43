//! Whether an agent is at the keyboard: a host sets `DEEPCODE_AGENT=1` for everything that its agent runs.
//!
//! The mark is looked for in this process and in every ancestor, so that clearing the environment of one command does
//! not lose it. What this cannot see: an ancestor whose environment belongs to another user, an ancestor that has ended,
//! one that was replaced by `exec` after the mark was taken off. It keeps an agent from trusting in passing, as a door
//! with a sign; the host's sandbox is the wall. On systems without `/proc` only this process's environment is read.

use std::ffi::{OsStr, OsString};
use std::path::Path;

/// The variable.
pub const MARK: &str = "DEEPCODE_AGENT";

/// The code of the refusal, for programs.
pub const FORBIDDEN: &str = "plugin-install-via-agent-forbidden";

/// 1,024 ancestors: ten times the deepest process tree seen; more would be a loop.
const ANCESTORS: usize = 1_024;

/// Where the mark was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Agent {
    /// Nowhere; so many ancestors could not be read.
    NotSeen {
        /// Ancestors of other users, whose environment is theirs.
        unreadable: usize,
    },
    /// In this process's own environment.
    Here,
    /// In an ancestor's.
    Ancestor(u32),
}

impl Agent {
    /// Whether it was seen.
    #[must_use]
    pub fn is_seen(self) -> bool {
        !matches!(self, Self::NotSeen { .. })
    }
}

/// Looks in `own` and, below `proc` (`/proc`), in the ancestors of process `pid`.
#[must_use]
pub fn look(own: &[(OsString, OsString)], proc: &Path, pid: u32) -> Agent {
    if own.iter().any(|(name, value)| name == MARK && is_set(value)) {
        return Agent::Here;
    }
    let mut unreadable = 0;
    let mut child = pid;
    for _ in 0..ANCESTORS {
        let Some(parent) = parent(proc, child).filter(|p| *p != 0) else { break };
        match std::fs::read(proc.join(parent.to_string()).join("environ")) {
            Ok(environment) if marked(&environment) => return Agent::Ancestor(parent),
            Ok(_) => {}
            Err(_) => unreadable += 1,
        }
        child = parent;
    }
    Agent::NotSeen { unreadable }
}

/// `0` and nothing take the mark off; everything else is a mark.
fn is_set(value: &OsStr) -> bool {
    !value.is_empty() && value != "0"
}

fn marked(environment: &[u8]) -> bool {
    environment
        .split(|b| *b == 0)
        .filter_map(|entry| entry.strip_prefix(MARK.as_bytes()).and_then(|rest| rest.strip_prefix(b"=")))
        .any(|value| !value.is_empty() && value != b"0")
}

/// The fourth field of `/proc/<pid>/stat`, counted after the last `)`: a program may have parentheses in its name.
fn parent(proc: &Path, pid: u32) -> Option<u32> {
    let stat = std::fs::read(proc.join(pid.to_string()).join("stat")).ok()?;
    let stat = String::from_utf8_lossy(&stat);
    let (_, after) = stat.rsplit_once(')')?;
    after.split_ascii_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn process(proc: &Path, pid: u32, parent: u32, environment: &[u8]) {
        let dir = proc.join(pid.to_string());
        std::fs::create_dir_all(&dir).unwrap();
        std::fs::write(dir.join("stat"), format!("{pid} (a) b (c) S {parent} 1 1 0")).unwrap();
        std::fs::write(dir.join("environ"), environment).unwrap();
    }

    #[test]
    fn the_mark_of_a_distant_ancestor_is_seen() {
        let proc = tempfile::tempdir().unwrap();
        process(proc.path(), 30, 20, b"PATH=/bin\0");
        process(proc.path(), 20, 10, b"");
        process(proc.path(), 10, 1, b"HOME=/\0DEEPCODE_AGENT=1\0");
        assert_eq!(look(&[], proc.path(), 30), Agent::Ancestor(10));
    }

    #[test]
    fn a_variable_that_only_begins_like_the_mark_is_none() {
        let proc = tempfile::tempdir().unwrap();
        process(proc.path(), 30, 20, b"");
        process(proc.path(), 20, 0, b"DEEPCODE_AGENTS=1\0XDEEPCODE_AGENT=1\0DEEPCODE_AGENT=\0DEEPCODE_AGENT=0\0");
        assert_eq!(look(&[], proc.path(), 30), Agent::NotSeen { unreadable: 0 });
    }

    #[test]
    fn an_ancestor_of_another_user_is_counted_and_passed() {
        let proc = tempfile::tempdir().unwrap();
        process(proc.path(), 30, 20, b"");
        process(proc.path(), 20, 10, b"");
        std::fs::remove_file(proc.path().join("20/environ")).unwrap();
        process(proc.path(), 10, 0, b"DEEPCODE_AGENT=1\0");
        assert_eq!(look(&[], proc.path(), 30), Agent::Ancestor(10));
        std::fs::write(proc.path().join("10/environ"), b"").unwrap();
        assert_eq!(look(&[], proc.path(), 30), Agent::NotSeen { unreadable: 1 });
    }

    #[test]
    fn parents_that_go_in_a_circle_end_the_walk() {
        let proc = tempfile::tempdir().unwrap();
        process(proc.path(), 30, 20, b"");
        process(proc.path(), 20, 30, b"");
        assert_eq!(look(&[], proc.path(), 30), Agent::NotSeen { unreadable: 0 });
    }

    #[test]
    fn the_own_environment_is_enough_where_there_is_no_proc() {
        let own = [(OsString::from(MARK), OsString::from("1"))];
        assert_eq!(look(&own, Path::new("/nonexistent"), 1), Agent::Here);
    }
}
