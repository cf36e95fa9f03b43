//! The maintainer's hands: hash, sign, publish, revoke.
//!
//! The only room with secret keys. `main` is thin: everything is here, so that tests can reach it; the environment and
//! the clock are read once, in [`mod@env`].

pub mod auditing;
pub mod catalog;
pub mod cli;
pub mod commands;
pub mod env;
pub mod exceptions;
pub mod fail;
pub mod fork;
pub mod fsck;
pub mod keys;
pub mod mirror;
pub mod publish;
pub mod review;
pub mod session;
pub mod site;
pub mod tuf;
pub mod working_copy;

pub use cli::run;
