//! The audit in a process of its own: whatever a plugin does to the auditor, who asked hears of it as a finding.
//!
//! The program re-executes itself with [`WORD`] as its only own argument, an empty environment and limits that it lowers
//! before it reads a foreign byte. The files travel in a file without a name that only the two hold, so nobody can swap
//! them between two readings; the report travels back through a pipe, bounded and read strictly. A process that is
//! killed, hangs, says too much or says nonsense is a danger finding and an incomplete coverage: never a crash, never a
//! clean verdict.

mod inside;
mod limits;
mod outside;
mod parcel;

pub use inside::main;
pub use limits::Limits;
pub use outside::{Auditor, CannotAudit};

/// The first argument by which a program knows that it is the audit's child.
pub const WORD: &str = "audit-child";
