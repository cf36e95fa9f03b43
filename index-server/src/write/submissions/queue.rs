//! The queue: one small file a submission, in a folder of its own; how many may wait is bounded, in all and for one author.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;
use schemas::Source;
use serde::{Deserialize, Serialize};

use super::http::{Decision, Proposal};
use crate::write::tokens::TokenId;

/// 1,000 wait at once: more than a team looks through in a month.
const PENDING: usize = 1_000;

/// 20 of one author wait at once.
const PENDING_OF_ONE: usize = 20;

/// 5,000 are kept, at most 40 MiB; of those that were decided the oldest go first.
const KEPT: usize = 5_000;

/// 16 KiB: twice what a body may have, since what is kept says who and when as well.
const BYTES: u64 = 16 << 10;

/// Which submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SubmissionId([u8; 8]);

impl std::fmt::Display for SubmissionId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl std::str::FromStr for SubmissionId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let mut id = [0; 8];
        hex::decode_to_slice(text, &mut id).map_err(|_| NoId)?;
        let id = Self(id);
        // One spelling of each.
        if id.to_string() == text { Ok(id) } else { Err(NoId) }
    }
}

/// What is no name of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it is no submission: 16 hexadecimal digits")]
pub struct NoId;

impl TryFrom<String> for SubmissionId {
    type Error = NoId;

    fn try_from(text: String) -> Result<Self, NoId> {
        text.parse()
    }
}

impl From<SubmissionId> for String {
    fn from(id: SubmissionId) -> Self {
        id.to_string()
    }
}

/// How far a submission has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Nobody has decided.
    Pending,
    /// A maintainer has taken it.
    Accepted,
    /// A maintainer has not.
    Refused,
}

/// One submission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Submission {
    /// Which.
    pub id: SubmissionId,
    /// What is proposed.
    pub source: Source,
    /// What its author says of it.
    pub note: String,
    /// Whose it is, by token.
    pub author: TokenId,
    /// When it came.
    pub submitted: Timestamp,
    /// How far it is.
    pub state: State,
    /// Why.
    pub reason: String,
    /// When it was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<Timestamp>,
}

/// The folder.
#[derive(Debug)]
pub struct Queue {
    folder: PathBuf,
    one_at_a_time: Mutex<()>,
}

/// Why the queue does not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum BadQueue {
    /// Too many wait.
    #[error("{0} submissions are waiting already")]
    Full(usize),
    /// It waits already.
    #[error("this source is waiting already, as {0}")]
    Twice(SubmissionId),
    /// There is none of that name.
    #[error("there is no such submission")]
    NoSuch,
    /// Somebody was faster.
    #[error("it was decided already")]
    Decided,
    /// A file of it cannot be used.
    #[error("{}: {why}", path.display())]
    Broken {
        /// Which.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
}

impl Queue {
    /// The queue in `folder`, which is made when the first submission comes.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, one_at_a_time: Mutex::default() }
    }

    /// Every submission, the oldest first.
    ///
    /// # Errors
    /// [`BadQueue`].
    pub fn read(&self) -> Result<Vec<Submission>, BadQueue> {
        let entries = match std::fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(why) => return Err(broken(&self.folder, &why)),
        };
        let mut all = Vec::new();
        for entry in entries {
            let path = entry.map_err(|why| broken(&self.folder, &why))?.path();
            if path.extension().is_some_and(|end| end == "json") {
                all.push(read(&path)?);
            }
        }
        all.sort_by_key(|submission: &Submission| (submission.submitted, submission.id));
        Ok(all)
    }

    /// Takes a proposal, unless too much is waiting.
    ///
    /// # Errors
    /// [`BadQueue`].
    pub(in crate::write) fn propose(
        &self,
        proposal: Proposal,
        author: TokenId,
        now: Timestamp,
    ) -> Result<Submission, BadQueue> {
        let _one = self.one_at_a_time.lock().unwrap_or_else(PoisonError::into_inner);
        let all = self.read()?;
        let pending = || all.iter().filter(|known| known.state == State::Pending);
        if let Some(known) = pending().find(|known| known.source == proposal.source) {
            return Err(BadQueue::Twice(known.id));
        }
        let (waiting, own) = (pending().count(), pending().filter(|known| known.author == author).count());
        if own >= PENDING_OF_ONE {
            return Err(BadQueue::Full(own));
        }
        if waiting >= PENDING {
            return Err(BadQueue::Full(waiting));
        }
        let mut id = [0; 8];
        getrandom::fill(&mut id).map_err(|why| broken(&self.folder, &why))?;
        let submission = Submission {
            id: SubmissionId(id),
            source: proposal.source,
            note: proposal.note,
            author,
            submitted: now,
            state: State::Pending,
            reason: String::new(),
            decided: None,
        };
        let decided = all.iter().filter(|known| known.state != State::Pending);
        for old in decided.take(all.len().saturating_add(1).saturating_sub(KEPT)) {
            let path = self.path(old.id);
            durable::remove_file(&path).map_err(|why| broken(&path, &why))?;
        }
        self.write(&submission)?;
        Ok(submission)
    }

    /// Decides a submission, once.
    ///
    /// # Errors
    /// [`BadQueue`].
    pub(in crate::write) fn decide(
        &self,
        id: SubmissionId,
        decision: Decision,
        now: Timestamp,
    ) -> Result<Submission, BadQueue> {
        let _one = self.one_at_a_time.lock().unwrap_or_else(PoisonError::into_inner);
        let path = self.path(id);
        if !path.is_file() {
            return Err(BadQueue::NoSuch);
        }
        let mut submission = read(&path)?;
        if submission.state != State::Pending {
            let is_same = (submission.state, &submission.reason) == (decision.state.into(), &decision.reason);
            return if is_same { Ok(submission) } else { Err(BadQueue::Decided) };
        }
        submission.state = decision.state.into();
        submission.reason = decision.reason;
        submission.decided = Some(now);
        self.write(&submission)?;
        Ok(submission)
    }

    fn path(&self, id: SubmissionId) -> PathBuf {
        self.folder.join(format!("{id}.json"))
    }

    fn write(&self, submission: &Submission) -> Result<(), BadQueue> {
        let path = self.path(submission.id);
        durable::create_dir(&self.folder, 0o700).map_err(|why| broken(&self.folder, &why))?;
        let bytes = serde_json::to_vec(submission).map_err(|why| broken(&path, &why))?;
        durable::write(&path, &bytes, 0o600).map_err(|why| broken(&path, &why))
    }
}

fn read(path: &std::path::Path) -> Result<Submission, BadQueue> {
    use std::io::Read as _;
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(|why| broken(path, &why))?;
    file.take(BYTES).read_to_end(&mut bytes).map_err(|why| broken(path, &why))?;
    serde_json::from_slice(&bytes).map_err(|why| broken(path, &why))
}

fn broken(path: &std::path::Path, why: &dyn std::fmt::Display) -> BadQueue {
    BadQueue::Broken { path: path.to_owned(), why: why.to_string() }
}

#[cfg(test)]
mod tests {
    use super::super::http::Verdict;
    use super::*;
    use crate::write::tokens::Token;

    fn proposal(n: usize) -> Proposal {
        Proposal { source: format!("gh:example/plugin-{n}@v1").parse().unwrap(), note: String::new() }
    }

    #[test]
    fn one_author_and_all_together_have_so_many_waiting() {
        let folder = tempfile::tempdir().unwrap();
        let queue = Queue::new(folder.path().join("queue"));
        let authors: Vec<TokenId> = (0..2).map(|_| Token::new().unwrap().id()).collect();
        let now = Timestamp::UNIX_EPOCH;
        let first = queue.propose(proposal(0), authors[0], now).unwrap();
        assert!(matches!(queue.propose(proposal(0), authors[1], now), Err(BadQueue::Twice(id)) if id == first.id));
        for n in 1..PENDING_OF_ONE {
            queue.propose(proposal(n), authors[0], now).unwrap();
        }
        assert!(matches!(queue.propose(proposal(99), authors[0], now), Err(BadQueue::Full(PENDING_OF_ONE))));
        queue.propose(proposal(99), authors[1], now).unwrap();
        let decision = |state| Decision { state, reason: "so".to_owned() };
        queue.decide(first.id, decision(Verdict::Refused), now).unwrap();
        queue.decide(first.id, decision(Verdict::Refused), now).unwrap();
        assert!(matches!(queue.decide(first.id, decision(Verdict::Accepted), now), Err(BadQueue::Decided)));
        queue.propose(proposal(100), authors[0], now).unwrap();
        assert_eq!(queue.read().unwrap().len(), PENDING_OF_ONE + 2);
        let unknown = "0000000000000000".parse().unwrap();
        assert!(matches!(queue.decide(unknown, decision(Verdict::Accepted), now), Err(BadQueue::NoSuch)));
    }
}
