//! Brings a tree or a document in from git, npm, a tarball, a directory or a host. Decides nothing about trust.

pub mod about;
pub mod bundle;
pub mod fetch;
pub mod git;
pub mod npm;
mod spool;
pub mod tarball;
pub mod transport;
pub mod web;

pub use fetch::{Brought, Fetcher, SourceError};
pub use transport::open as open_transport;
