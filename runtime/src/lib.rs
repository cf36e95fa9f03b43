//! The installed store: verified bytes in, verified bytes out.

pub mod store;

pub use store::{Consent, Home, Loaded, Store};
