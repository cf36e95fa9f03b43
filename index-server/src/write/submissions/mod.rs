//! What authors propose: a bounded queue that maintainers look through, and whose end each author can see.

mod http;
mod queue;

pub(super) use http::{Asked, Decision, Proposal};
pub use queue::{BadQueue, NoId, Queue, State, Submission, SubmissionId};
