//! The connection to the host: answers, questions and events, in order, bounded by what the host reads.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use schemas::Document;
use schemas::protocol::{ErrorCode, Frame, HOST_LINE, Id, Outcome, Refusal};
use serde::Serialize;
use serde_json::Value;

use super::cancel::Cancel;
use crate::wire::{Lost, Outbox, Pending};

/// 32 MiB: four of the longest lines.
const OUTBOX_BYTES: usize = 32 << 20;
/// 1,024 questions at once: 16 for each of 64 processes.
const QUESTIONS: usize = 1_024;
/// 30 s: a host that reads nothing for that long is gone.
const UNREAD: Duration = Duration::from_secs(30);
/// 10 min: a person who has not answered by then has left.
pub(super) const PERSON: Duration = Duration::from_secs(600);
/// How often whoever waits for the host looks whether the plugin is still there.
const LOOK: Duration = Duration::from_millis(200);

/// The connection.
#[derive(Debug)]
pub(super) struct Link {
    outbox: Outbox,
    pending: Pending,
    lost: AtomicBool,
}

impl Link {
    pub(super) fn new(to: impl Write + Send + 'static) -> Self {
        Self { outbox: Outbox::new(to, OUTBOX_BYTES), pending: Pending::new(QUESTIONS), lost: AtomicBool::new(false) }
    }

    /// Whether the host reads no more.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    fn send(&self, frame: &Frame) -> Result<(), Refusal> {
        let line = frame.write().map_err(|e| Refusal::new(ErrorCode::Internal, e))?;
        if line.len() > HOST_LINE {
            return Err(Refusal::new(ErrorCode::TooLarge, "longer than a line may be"));
        }
        self.outbox.send(line, UNREAD).map_err(|e| {
            self.lost.store(true, Ordering::Release);
            self.pending.close();
            Refusal::new(ErrorCode::Internal, e)
        })
    }

    /// Answers a request of the host.
    pub(super) fn answer(&self, id: Option<Id>, outcome: Outcome) {
        if let Err(refusal) = self.send(&Frame::answer(id.clone(), outcome)) {
            let _sent = self.send(&Frame::answer(id, Err(refusal.into())));
        }
    }

    /// Tells the host what happened.
    pub(super) fn tell<T: Serialize>(&self, method: &str, event: &T) {
        if let Ok(params) = serde_json::to_value(event) {
            let _sent = self.send(&Frame::notice(method, params));
        }
    }

    /// Asks the host, and waits until it answers, `cancel` says that nobody needs the answer, or ten minutes are over.
    ///
    /// # Errors
    /// What the host refuses; [`ErrorCode::Deadline`], [`ErrorCode::Cancelled`]; [`ErrorCode::Internal`] when the host is
    /// gone or answers what is no answer.
    pub(super) fn ask<T: Document>(
        &self,
        method: &str,
        params: &impl Serialize,
        cancel: &Cancel,
    ) -> Result<T, Refusal> {
        let params = serde_json::to_value(params).map_err(|e| Refusal::new(ErrorCode::Internal, e))?;
        let waiting = self.pending.open().map_err(|e| Refusal::new(ErrorCode::RateLimited, e))?;
        let until = Instant::now() + PERSON;
        let give_up = |refusal| {
            self.pending.forget(waiting.id);
            let _sent = self.send(&Frame::notice("$/cancelRequest", serde_json::json!({ "id": waiting.id })));
            refusal
        };
        if let Err(refusal) = self.send(&Frame::call(waiting.id, method, params)) {
            self.pending.forget(waiting.id);
            return Err(refusal);
        }
        loop {
            match waiting.within(LOOK) {
                Ok(outcome) => return answered(method, outcome),
                Err(Lost::Gone | Lost::TooMany) => return Err(Refusal::new(ErrorCode::Internal, "the host is gone")),
                Err(Lost::Late) if cancel.is_fired() => {
                    return Err(give_up(Refusal::new(ErrorCode::Cancelled, "nobody waits for it any more")));
                }
                Err(Lost::Late) if Instant::now() >= until => {
                    return Err(give_up(Refusal::new(ErrorCode::Deadline, "the host has not answered")));
                }
                Err(Lost::Late) => {}
            }
        }
    }

    /// The host's answer to a question; one that nobody waits for is late, not wrong.
    pub(super) fn hear(&self, id: &Id, outcome: Outcome) {
        let _found = self.pending.answer(id, outcome);
    }

    /// Nothing more comes from the host.
    pub(super) fn close(&self) {
        self.pending.close();
    }

    /// Waits until the host has read everything, at most `patience`.
    pub(super) fn flush(&self, patience: Duration) {
        let _flushed = self.outbox.flush(patience);
    }
}

/// A host that answers with an error refuses; so does one whose answer is none: not knowing is a refusal.
fn answered<T: Document>(method: &str, outcome: Outcome) -> Result<T, Refusal> {
    let result: Value = outcome.map_err(|e| {
        Refusal::new(ErrorCode::PermissionDenied, format!("{method}: {}", e.message)).because("host-error")
    })?;
    schemas::strict::read_value(result)
        .map_err(|e| Refusal::new(ErrorCode::PermissionDenied, e).because("host-answer-malformed"))
}
