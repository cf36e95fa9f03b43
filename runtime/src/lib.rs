//! The installed store: verified bytes in, verified bytes out; and the lock under which those bytes run.

pub mod broker;
#[cfg(target_os = "linux")]
pub mod confine;
pub mod confined;
pub mod engine;
pub mod exec;
pub mod files;
pub mod guard;
pub mod log;
pub mod sandbox;
pub mod store;
pub mod violations;
pub mod wire;

pub use store::{Change, Consent, ConsentError, Home, Loaded, Standing, Store, StoreError};
