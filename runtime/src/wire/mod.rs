//! One line, one message, in both directions; bounded in length, in number and in time.
//!
//! Nothing here knows what a message means. What a peer sends is counted before it is parsed, and what is sent to a peer
//! that does not read waits in a queue that has an end.

mod lines;
mod outbox;
mod pending;
mod rate;

pub use lines::{LineError, Lines};
pub use outbox::{Outbox, SendError};
pub use pending::{Lost, Pending, Waiting};
pub use rate::Rate;
