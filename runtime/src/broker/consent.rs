//! Questions to a person, each with a nonce: only whoever was asked on this connection can answer, once.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use schemas::protocol::{ErrorCode, Nonce, Refusal, SessionId};
use schemas::{PluginName, Sha256};
use subtle::ConstantTimeEq as _;

/// 256 open questions: one for each plugin of several sessions. The oldest is forgotten.
const OPEN: usize = 256;

/// What a person was asked to have read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) session: SessionId,
    pub(super) plugin: PluginName,
    pub(super) texts: Vec<Sha256>,
}

/// The open questions of one connection.
#[derive(Debug, Default)]
pub(super) struct Consents(Mutex<VecDeque<(Nonce, Question)>>);

impl Consents {
    fn lock(&self) -> MutexGuard<'_, VecDeque<(Nonce, Question)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a question; `false` when the same one is open already, and its nonce stays the one that counts.
    #[must_use]
    pub(super) fn open(&self, nonce: Nonce, question: Question) -> bool {
        let mut open = self.lock();
        if open.iter().any(|(_, other)| *other == question) {
            return false;
        }
        if open.len() >= OPEN {
            open.pop_front();
        }
        open.push_back((nonce, question));
        true
    }

    /// Closes the question with that nonce, in that session.
    ///
    /// # Errors
    /// [`ErrorCode::ConsentRequired`] when nobody was asked that.
    pub(super) fn close(&self, nonce: &Nonce, session: &SessionId) -> Result<Question, Refusal> {
        let mut open = self.lock();
        let same = |(other, question): &(Nonce, Question)| {
            bool::from(other.bytes().ct_eq(nonce.bytes())) && question.session == *session
        };
        let found = open.iter().position(same).and_then(|at| open.remove(at));
        let (_, question) =
            found.ok_or_else(|| Refusal::new(ErrorCode::ConsentRequired, "nobody was asked that").because("nonce"))?;
        Ok(question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(session: &str) -> Question {
        let texts = vec![Sha256([1; 32])];
        Question { session: session.parse().unwrap(), plugin: "tidy".parse().unwrap(), texts }
    }
    fn nonce(byte: u8) -> Nonce {
        Nonce::from_random([byte; 32])
    }

    #[test]
    fn only_the_nonce_of_an_open_question_in_its_session_answers_it_once() {
        let consents = Consents::default();
        let (here, there) = ("a".parse().unwrap(), "b".parse().unwrap());
        assert!(consents.open(nonce(1), question("a")));
        assert!(consents.close(&nonce(2), &here).is_err());
        assert!(consents.close(&nonce(1), &there).is_err());
        assert_eq!(consents.close(&nonce(1), &here).unwrap(), question("a"));
        assert!(consents.close(&nonce(1), &here).is_err());
    }

    #[test]
    fn a_question_asked_again_leaves_one_nonce() {
        let consents = Consents::default();
        let here = "a".parse().unwrap();
        assert!(consents.open(nonce(1), question("a")));
        assert!(!consents.open(nonce(2), question("a")));
        assert!(consents.close(&nonce(2), &here).is_err());
        assert!(consents.close(&nonce(1), &here).is_ok());
    }
}
