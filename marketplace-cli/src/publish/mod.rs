//! From the working copy to what clients read: assembled, signed, and written so that a half-finished publication is
//! invisible.

pub mod act;
pub mod audits;
pub mod bundles;
pub mod documents;
pub mod passage;
pub mod plan;
pub mod published;
pub mod read_audits;
pub mod read_back;
pub mod release;
pub mod remote;
pub mod signers;

pub use documents::Documents;
pub use plan::{Plan, Reason, Scope};
pub use published::Published;
pub use release::Release;
